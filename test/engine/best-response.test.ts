import { describe, expect, it } from 'vitest';
import type { Dice } from '../../src/dice/dice.ts';
import { bestResponse } from '../../src/engine/best-response.ts';
import { solveExact } from '../../src/engine/exact.ts';
import { ExactLimitError } from '../../src/errors.ts';
import { FixedTactics, type Model, ROUND_ENDS, type Tactics } from '../../src/systems/system.ts';

/** Points still needed; what the die of this step has shown. */
interface Climb {
  left: number;
}

const STEP = 0;
const REACHED = 0;
const FALLEN = 1;
const LATE = 2;

/**
 * A climber has some rounds for some points: a careful step gains one for certain; a bold one gains two on 4+ of a d6, and
 * on a 1 he falls.
 */
function climb(points: number, rounds: number): Model<Climb> {
  return {
    outcomes: ['reached', 'fallen', 'late'].map((name) => ({ name, label: { en: name, fr: name } })),
    metrics: [],
    choices: [{ id: 'step', options: ['careful', 'bold'] }],
    actors: ['climber'],
    roundsMax: rounds,
    unresolved: LATE,
    keyLength: 1,
    createState: () => ({ left: points }),
    reset: (state) => {
      state.left = points;
    },
    copy: (from, to) => {
      to.left = from.left;
    },
    key: (state, out) => {
      out[0] = state.left;
    },
    measure: () => {},
    describe: (state, language) => [language === 'fr' ? `encore ${state.left}` : `${state.left} to go`],
    step: (state, dice, tactics) => {
      if (tactics.choose(STEP, 0) === 0) state.left -= 1;
      else {
        const face = dice.roll(6, 0);
        if (face === 1) return FALLEN;
        if (face >= 4) state.left -= 2;
      }
      return state.left <= 0 ? REACHED : ROUND_ENDS;
    },
  };
}

const CAREFUL = new FixedTactics([[0]]);
const FREE = { isFree: [true], optionCounts: [2], aim: 'most' } as const;
const REACH = [1, 0, 0];

/** The same by recursion, round by round. */
function byHand(left: number, rounds: number): number {
  if (left <= 0) return 1;
  if (rounds === 0) return 0;
  const careful = byHand(left - 1, rounds - 1);
  const bold = (3 * byHand(left - 2, rounds - 1) + 2 * byHand(left, rounds - 1)) / 6;
  return Math.max(careful, bold);
}

describe('best response', () => {
  it.each([
    [3, 3],
    [4, 3],
    [5, 3],
    [6, 4],
    [9, 6],
    [20, 12],
  ])('to %i points in %i rounds is that of backward induction by hand', (points, rounds) => {
    const { value } = bestResponse(climb(points, rounds), CAREFUL, REACH, FREE);
    expect(value).toBeCloseTo(byHand(points, rounds), 14);
  });

  it('is never worse than any fixed choice, and equals the exact law where nobody is free', () => {
    const model = climb(6, 4);
    const { value } = bestResponse(model, CAREFUL, REACH, FREE);
    for (const option of [0, 1]) {
      const fixed = new FixedTactics([[option]]);
      const [reached = 0] = solveExact(model, fixed).outcomes;
      expect(value).toBeGreaterThanOrEqual(reached);
      const bound = bestResponse(model, fixed, REACH, { ...FREE, isFree: [false] });
      expect(bound.value).toBeCloseTo(reached, 14);
      expect(bound.rules).toEqual([]);
    }
  });

  it('plays for the least where that is the aim', () => {
    const { value } = bestResponse(climb(2, 2), new FixedTactics([[1]]), REACH, { ...FREE, aim: 'least' });
    // Bold first (4+ reaches it, 2-3 stays where he is), and then a careful step that comes too late.
    expect(value).toBeCloseTo(3 / 6, 14);
  });

  it('tells where the best choice differs from the fixed one, how often it is met and what it is worth', () => {
    const { rules } = bestResponse(climb(4, 2), CAREFUL, REACH, FREE);
    const first = rules.find(({ rounds }) => rounds[0] === 1);
    expect(first).toMatchObject({ decision: STEP, actor: 0, option: 1, fallback: 0, visits: 1 });
    expect(first?.situation).toEqual({ en: ['4 to go'], fr: ['encore 4'] });
    const bold = (3 * byHand(2, 1) + 2 * byHand(4, 1)) / 6;
    expect(first?.gain).toBeCloseTo(bold - byHand(3, 1), 14);
  });

  it('lets a choice depend on the dice that the same step has shown', () => {
    const { value, rules } = bestResponse(guess(), new FixedTactics([[0]]), [1, 0], FREE);
    expect(value).toBeCloseTo(1, 14);
    expect(rules.map(({ option }) => option).sort()).toEqual([0, 1]);
    expect(rules.reduce((sum, { visits }) => sum + visits, 0)).toBeCloseTo(1, 14);
  });

  it('says what to do where there are too many states or branches', () => {
    expect(() => bestResponse(climb(20, 12), CAREFUL, REACH, FREE, { states: 5, branches: 1e6 })).toThrow(
      ExactLimitError,
    );
    expect(() => bestResponse(climb(20, 12), CAREFUL, REACH, FREE, { states: 500, branches: 10 })).toThrow(/branches/);
  });
});

/** Who sees a coin before he names it is always right. */
function guess(): Model<object> {
  return {
    ...climb(1, 1),
    outcomes: ['right', 'wrong'].map((name) => ({ name, label: { en: name, fr: name } })),
    roundsMax: 0,
    unresolved: -1,
    createState: () => ({}),
    reset: () => {},
    copy: () => {},
    key: (_, out) => {
      out[0] = 0;
    },
    describe: () => ['a coin is shown'],
    step: (_, dice: Dice, tactics: Tactics) => {
      const isHead = dice.atLeast(2, 2, 0);
      const named = tactics.choose(STEP, 0);
      return (named === 1) === isHead ? 0 : 1;
    },
  };
}
