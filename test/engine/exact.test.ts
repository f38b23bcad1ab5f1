import { describe, expect, it } from 'vitest';
import type { Dice } from '../../src/dice/dice.ts';
import { Fraction } from '../../src/dice/fraction.ts';
import { keepPool } from '../../src/dice/keep-pool.ts';
import { ASKED_LIMITS, solveExact } from '../../src/engine/exact.ts';
import { solveFractions } from '../../src/engine/fractions.ts';
import { ExactLimitError } from '../../src/errors.ts';
import type { Model } from '../../src/systems/system.ts';
import { type CoinDuel, coinLaw, coinModel, coinTactics } from '../support/fake-model.ts';
import { archerLaw, archerModel } from '../support/pool-model.ts';

const DUELS: readonly CoinDuel[] = [
  { faces: 2, roundsMax: 1 },
  { faces: 2, roundsMax: 2 },
  { faces: 3, roundsMax: 7 },
  { faces: 6, roundsMax: 50 },
  { faces: 100, roundsMax: 500 },
];

const codeOf = (solve: () => unknown): string => {
  try {
    solve();
  } catch (error) {
    if (error instanceof ExactLimitError) return error.code;
    throw error;
  }
  return 'solved';
};

/** The coin duel with a metric that falls by one in every step. */
function fallingModel(duel: CoinDuel): Model {
  const model = coinModel(duel);
  const measure = model.measure.bind(model);
  return Object.assign(model, {
    measure: (state: unknown, out: Int32Array) => {
      measure(state, out);
      out[0] = 1_000 - (out[0] ?? 0);
    },
  });
}

/** The coin duel whose last metric grows as its first does, from another start. */
function twinModel(duel: CoinDuel, start: number): Model {
  const model = coinModel(duel);
  const measure = model.measure.bind(model);
  const [first] = model.metrics;
  if (first === undefined) throw new Error('no metric');
  return Object.assign(model, {
    metrics: [...model.metrics, { ...first, name: 'twin' }],
    measure: (state: unknown, out: Int32Array) => {
      measure(state, out);
      out[model.metrics.length - 1] = (out[0] ?? 0) + start;
    },
  });
}

/** One roll that ends the trial, and a metric that it always sets to 5. */
function endingModel(faces: number): Model {
  const model = coinModel({ faces: 2, roundsMax: 1 });
  return Object.assign(model, {
    step: (state: { five: number }, dice: Dice) => {
      dice.roll(faces, 0);
      state.five = 5;
      return 0;
    },
    createState: () => ({ five: 0 }),
    reset: (state: { five: number }) => {
      state.five = 0;
    },
    copy: (from: { five: number }, to: { five: number }) => {
      to.five = from.five;
    },
    key: () => {},
    keyLength: 0,
    metrics: model.metrics.slice(0, 1),
    measure: ({ five }: { five: number }, out: Int32Array) => {
      out[0] = five;
    },
  });
}

describe('the exact solver', () => {
  it.each([0, 3])('tells apart metrics that grow alike and start %d apart', (start) => {
    const { metrics } = solveExact(twinModel({ faces: 3, roundsMax: 7 }, start), coinTactics);
    const [, first, ...others] = metrics;
    const twin = others.at(-1);
    expect(twin?.p.length).toBe((first?.p.length ?? 0) + start);
    expect(Array.from(twin?.p.slice(start) ?? [])).toEqual(Array.from(first?.p ?? []));
  });

  it('is certain of an outcome and of a metric that cannot be otherwise', () => {
    // 99 shares of 1/99 come to 0.999999999999998.
    const { outcomes, metrics } = solveExact(endingModel(99), coinTactics);
    expect(outcomes[0]).toBe(1);
    expect([...(metrics.at(-1)?.p ?? [])]).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it.each(DUELS)('gives the geometric series of a coin duel: $faces faces, $roundsMax rounds', (duel) => {
    const law = coinLaw(duel);
    const solved = solveExact(coinModel(duel), coinTactics);
    solved.outcomes.forEach((p, index) => {
      expect(p).toBeCloseTo(law.outcomes[index] ?? -1, 12);
    });
    solved.metrics.forEach(({ p }, metric) => {
      const expected = law.metrics[metric]?.p ?? new Float64Array(0);
      for (let value = 0; value < Math.max(p.length, expected.length); value += 1) {
        expect(p[value] ?? 0, `metric ${metric}, value ${value}`).toBeCloseTo(expected[value] ?? 0, 12);
      }
    });
  });

  it('walks each state once, however many rounds there are', () => {
    expect(solveExact(coinModel({ faces: 2, roundsMax: 500 }), coinTactics)).toMatchObject({ states: 2, branches: 4 });
  });

  it('gives the whole law of rounds, however many there may be', () => {
    const duel = { faces: 1_000, roundsMax: 5_000 };
    const { metrics } = solveExact(coinModel(duel), coinTactics);
    const expected = coinLaw(duel).metrics[0]?.p ?? new Float64Array(0);
    const off = expected.map((p, rounds) => Math.abs(p - (metrics[0]?.p[rounds] ?? 0)));
    expect(expected.length).toBe(metrics[0]?.p.length);
    expect(Math.max(...off)).toBeLessThan(1e-12);
  });

  it('gives short fractions for one or two rounds, and none beyond', () => {
    expect(solveFractions(coinModel({ faces: 2, roundsMax: 1 }), coinTactics)).toEqual(['1/2', '1/4', '1/4']);
    expect(solveFractions(coinModel({ faces: 2, roundsMax: 2 }), coinTactics)).toEqual(['5/8', '5/16', '1/16']);
    expect(solveFractions(coinModel({ faces: 2, roundsMax: 3 }), coinTactics)).toEqual([null, null, null]);
  });

  it('leaves out fractions that are too long to be read', () => {
    const long = solveFractions(coinModel({ faces: 10 ** 9 + 7, roundsMax: 2 }), coinTactics);
    expect(long.at(-1)).toBeNull();
  });

  it('refuses what exceeds its limits, each by a code of its own', () => {
    const model = coinModel({ faces: 2, roundsMax: 5 });
    expect(codeOf(() => solveExact(model, coinTactics, { ...ASKED_LIMITS, states: 1 }))).toBe('exact/too-large');
    expect(codeOf(() => solveExact(model, coinTactics, { ...ASKED_LIMITS, branches: 3 }))).toBe('exact/too-large');
    expect(codeOf(() => solveExact(model, coinTactics, { ...ASKED_LIMITS, work: 10 }))).toBe('exact/too-much-work');
  });

  it('follows a metric that falls', () => {
    const duel = { faces: 2, roundsMax: 5 };
    const [rises, falls] = [coinModel(duel), fallingModel(duel)].map(
      (model) => solveExact(model, coinTactics).metrics[1],
    );
    expect(rises?.p.length).toBeGreaterThan(1);
    for (const [value, p] of (rises?.p ?? []).entries()) expect(falls?.p[1_000 - value] ?? 0).toBeCloseTo(p, 15);
  });

  it('refuses rules that come back to a state within a round', () => {
    const looping: Model = Object.assign(coinModel({ faces: 2, roundsMax: 5 }), {
      step: (_: unknown, dice: Dice) => (dice.atLeast(2, 2, 0) ? -1 : 0),
    });
    expect(() => solveExact(looping, coinTactics)).toThrow(/come back to a state/);
  });

  it('solves pools of unlimited dice, and says what their laws leave out', () => {
    const solved = solveExact(archerModel(3), coinTactics);
    const hit = Fraction.parse(archerLaw.hit).toNumber();
    expect(solved.outcomes[0]).toBeCloseTo(1 - (1 - hit) ** 3, 13);
    for (const [total, probability] of Object.entries(archerLaw.damageAtLeast)) {
      const reached = solved.metrics[1]?.p.slice(Number(total)).reduce((sum, p) => sum + p, 0) ?? 0;
      expect(reached / (solved.outcomes[0] ?? 1), `damage ${total}`).toBeCloseTo(probability, 13);
    }
    expect(solved.droppedMass).toBeGreaterThan(0);
    expect(solved.droppedMass).toBeLessThan(1e-14);
  });

  it('gives fractions of pools, and none where they would take too long', () => {
    expect(solveFractions(archerModel(1), coinTactics)[0]).toBe(Fraction.parse(archerLaw.hit).toString());
    const long = keepPool({ groups: [{ count: 20, sort: 'exploding' }], kept: 18 });
    expect(solveFractions(archerModel(1, long), coinTactics)).toEqual([null, null]);
  });
});
