import { expect, it } from 'vitest';
import type { Dice } from '../../src/dice/dice.ts';
import { solveExact } from '../../src/engine/exact.ts';
import { CONTINUES, type Model, ROUND_ENDS } from '../../src/systems/system.ts';
import { coinTactics } from '../support/fake-model.ts';

interface Ladder {
  rungs: number;
  isDone: boolean;
}

/** Climbs a rung when a coin says so, once a round and without end: every height is a state of its own. */
function ladder(roundsMax: number): Model<Ladder> {
  const words = { en: '', fr: '' };
  return {
    outcomes: [{ name: 'cap', label: words }],
    metrics: [{ name: 'rungs', label: words, unit: words }],
    actors: ['climber'],
    roundsMax,
    unresolved: 0,
    keyLength: 2,
    createState: () => ({ rungs: 0, isDone: false }),
    reset: (state) => {
      state.rungs = 0;
      state.isDone = false;
    },
    step: (state, dice: Dice) => {
      state.isDone = !state.isDone;
      if (!state.isDone) return ROUND_ENDS;
      if (dice.atLeast(2, 2, 0)) state.rungs += 1;
      return CONTINUES;
    },
    key: (state, out) => {
      out[0] = state.rungs;
      out[1] = state.isDone ? 1 : 0;
    },
    copy: (from, to) => {
      to.rungs = from.rungs;
      to.isDone = from.isDone;
    },
    measure: (state, out) => {
      out[0] = state.rungs;
    },
    describe: () => [],
  };
}

it('the exact solver looks at no state beyond the cap of rounds', () => {
  const { metrics, states } = solveExact(ladder(3), coinTactics);
  expect([...(metrics[1]?.p ?? [])]).toEqual([1 / 8, 3 / 8, 3 / 8, 1 / 8]);
  // Heights 0 to 3 at either half of a round, and no more.
  expect(states).toBeLessThanOrEqual(8);
});
