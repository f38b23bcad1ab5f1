import { describe, expect, it } from 'vitest';
import type { Dice, Law } from '../../src/dice/dice.ts';
import { keepPool } from '../../src/dice/keep-pool.ts';
import { makeLaw } from '../../src/dice/law.ts';
import { ASKED_LIMITS, AUTO_LIMITS, solveExact } from '../../src/engine/exact.ts';
import { CONTINUES, FixedTactics, type Model, ROUND_ENDS } from '../../src/systems/system.ts';
import { compileText } from '../support/solve.ts';

const tactics = new FixedTactics([[]]);
const said = { en: 'x', fr: 'x' };

interface Sum {
  sum: number;
}

/** One number that grows until a trial ends. */
function sumModel(step: Model<Sum>['step'], isUnbounded: boolean): Model {
  const model: Model<Sum> = {
    outcomes: ['one', 'other', 'open'].map((name) => ({ name, label: said })),
    metrics: [{ name: 'sum', label: said, unit: said }],
    actors: ['a'],
    roundsMax: 60,
    unresolved: 2,
    isUnbounded,
    keyLength: 1,
    createState: () => ({ sum: 0 }),
    reset: (state) => {
      state.sum = 0;
    },
    step,
    key: ({ sum }, out) => {
      out[0] = sum;
    },
    copy: (from, to) => {
      to.sum = from.sum;
    },
    measure: ({ sum }, out) => {
      out[0] = Math.min(sum, 10_000);
    },
    describe: () => [],
  };
  return model as Model;
}

const die = keepPool({ groups: [{ count: 1, sort: 'exploding' }], kept: 1 });

/** Each round adds one exploding die; every other one is the last. */
const addsDice = (state: Sum, dice: Dice): number => {
  state.sum += dice.keep(die, 0);
  return dice.atLeast(2, 2, 0) ? 0 : ROUND_ENDS;
};

/** A great many ways, each all but impossible, that together are not. */
const rareWays: Law = makeLaw([1 - 5e-12, ...new Array<number>(100_000).fill(5e-17)]);
const scatters = (state: Sum, dice: Dice): number => {
  if (state.sum > 0) return 1;
  state.sum = dice.draw(rareWays, 0);
  return state.sum === 0 ? 0 : CONTINUES;
};

const mean = (p: Float64Array): number => p.reduce((sum, each, value) => sum + each * value, 0);

describe('the exact solver, of a model without bounds', () => {
  it('leaves out what is all but impossible, and tells how much that was', () => {
    const solved = solveExact(sumModel(addsDice, true), tactics);
    // Two rounds on average, and 55/9 a die.
    expect(mean(solved.metrics[1]?.p ?? new Float64Array())).toBeCloseTo(110 / 9, 10);
    expect(mean(solved.metrics[0]?.p ?? new Float64Array())).toBeCloseTo(2, 11);
    expect(solved.outcomes[0]).toBeCloseTo(1, 12);
    expect(solved.droppedMass).toBeGreaterThan(0);
    expect(solved.droppedMass).toBeLessThan(1e-12);
    expect(solved.states).toBeLessThan(1_000);
  });

  it('walks everything when the model has bounds', () => {
    const limits = { ...ASKED_LIMITS, states: 2_000 };
    expect(() => solveExact(sumModel(addsDice, false), tactics, limits)).toThrow(/more than 2,000 states/);
  });

  it('looks closer where rare ways are many', () => {
    const solved = solveExact(sumModel(scatters, true), tactics);
    expect((solved.outcomes[1] ?? 0) / 5e-12).toBeCloseTo(1, 6);
    expect(solved.states).toBe(100_001);
    expect(solved.droppedMass).toBeLessThan(1e-12);
  });

  it('gives up early where more and more awaits being walked', () => {
    const branching = sumModel((state, dice) => {
      state.sum = 4 * state.sum + dice.roll(4, 0);
      return ROUND_ENDS;
    }, false);
    const limits = { ...ASKED_LIMITS, forecastFrom: 100 };
    expect(() => solveExact(branching, tactics, limits)).toThrow(/more than 2\d\d branches/);
  });

  it('gives up at fewer states, the more actors there are of whom each is kept', async () => {
    const brawl = `
system: seventh-sea
fighters: { hero: { profile: new-hero }, villain: { profile: villain }, guards: { profile: guard-squad } }
engagement: { kind: brawl, sides: { heroes: [3 x hero], guards: [villain, 3 x guards] }, rounds: 20 }
`;
    const [fight] = await compileText(brawl, 'tables');
    if (fight === undefined) throw new Error('no fight');
    expect(() => solveExact(fight.model, fight.tactics, AUTO_LIMITS)).toThrow(/more than 20,409 states/);
  });
});
