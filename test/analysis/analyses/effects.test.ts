import { describe, expect, it } from 'vitest';
import { type Contrasted, contrastsOf, effectsOf } from '../../../src/analysis/analyses/effects.ts';
import type { Lab, Session } from '../../../src/analysis/lab.ts';
import type { JointTally } from '../../../src/engine/joint.ts';
import { mcnemarExact, tango } from '../../../src/stats/paired.ts';
import type { Variant } from '../../../src/systems/system.ts';
import { toySystem } from '../../support/toy-game.ts';

/** Trial → whether the base, the first and the second changed variant won. */
const TRIALS: readonly (readonly [number, number, number])[] = [
  ...Array.from({ length: 30 }, () => [1, 1, 1] as const),
  ...Array.from({ length: 9 }, () => [0, 1, 1] as const),
  ...Array.from({ length: 7 }, () => [0, 1, 0] as const),
  ...Array.from({ length: 3 }, () => [1, 0, 1] as const),
  ...Array.from({ length: 2 }, () => [1, 0, 0] as const),
  ...Array.from({ length: 49 }, () => [0, 0, 0] as const),
];
const N = TRIALS.length;
const QUESTION = { measure: { kind: 'outcome', name: 'left' }, trials: N } as const;

/** Three toys that differ in something that nobody asks for. */
const [BASE, ONE, OTHER] = [0, 1, 2].map(
  (coins): Variant => ({
    ...{ system: 'fake', edition: null, rulings: {}, tables: {} },
    fighters: { a: { coins }, b: {} },
    engagement: { kind: 'duel', sides: { left: ['a'], right: ['b'] } },
  }),
) as [Variant, Variant, Variant];

function tallyOf(): JointTally {
  const total = (value: (trial: readonly number[]) => number): number => TRIALS.reduce((sum, it) => sum + value(it), 0);
  const sums = [0, 1, 2].map((at) => total((it) => it[at] ?? 0));
  const products = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => (row > column ? 0 : total((it) => (it[row] ?? 0) * (it[column] ?? 0)))),
  );
  // Outcomes are left, right and draw; a pair stands at 3·outcome of the base + outcome of the other.
  const outcomes = [1, 2].map((at) => {
    const table = new Float64Array(9);
    for (const it of TRIALS) {
      const cell = 3 * (1 - it[0]) + 1 - (it[at] ?? 0);
      table[cell] = (table[cell] ?? 0) + 1;
    }
    return table;
  });
  const crossed = { sums: Float64Array.from(sums), products: Float64Array.from(products) };
  return { trials: N, outcomes, moments: [], crossed };
}

/** A lab without laws, whose trials are those of the table. */
const LAB = {
  confidence: 0.95,
  law: () => Promise.resolve(null),
  laws: () => Promise.resolve(null),
  isAlike: () => false,
  model: (variant: Variant) => toySystem.compile(variant, { engine: 'dice' }).model,
  use: (_variants: unknown, _trials: number, work: (session: Session) => Promise<unknown>) =>
    work({ pairs: () => Promise.resolve(tallyOf()) } as unknown as Session),
  expect: () => undefined,
} as unknown as Lab;

function covariance(x: readonly number[], y: readonly number[]): number {
  const mean = (of: readonly number[]): number => of.reduce((sum, value) => sum + value, 0) / of.length;
  return x.reduce((sum, value, at) => sum + (value - mean(x)) * ((y[at] ?? 0) - mean(y)), 0) / (x.length - 1);
}

const GAIN_ONE = TRIALS.map(([base, one]) => one - base);
const GAIN_OTHER = TRIALS.map(([base, , other]) => other - base);

describe('effects on shared luck', () => {
  it('are the change less the base, from the pairs that differ', async () => {
    const { base, values, effects, pValues } = await effectsOf(BASE, [ONE, OTHER], QUESTION, LAB);
    expect(base.value).toBe(0.35);
    expect(values.map(({ value }) => value)).toEqual([0.46, 0.42]);
    expect(effects[0]).toMatchObject({
      n: N,
      method: 'tango',
      ...tango({ n: N, both: 30, onlyA: 16, onlyB: 5 }, 0.95),
    });
    expect(effects.map(({ value }) => value)).toEqual([0.11, 0.07]);
    expect(pValues).toEqual([mcnemarExact(16, 5), mcnemarExact(9, 2)]);
  });

  it('vary together as the trials do', async () => {
    const effects = await effectsOf(BASE, [ONE, OTHER], QUESTION, LAB);
    expect(effects.covariance(0, 0)).toBeCloseTo(covariance(GAIN_ONE, GAIN_ONE) / N, 12);
    expect(effects.covariance(0, 1)).toBeCloseTo(covariance(GAIN_ONE, GAIN_OTHER) / N, 12);
    expect(effects.covariance(1, 0)).toBeCloseTo(covariance(GAIN_ONE, GAIN_OTHER) / N, 12);
  });

  it('give the shares of every outcome', async () => {
    const { baseShares, shares } = await effectsOf(BASE, [ONE, OTHER], QUESTION, LAB);
    expect([baseShares, ...shares].map(({ p }) => [...p].map((share) => Math.round(100 * share)))).toEqual([
      [35, 65, 0],
      [46, 54, 0],
      [42, 58, 0],
    ]);
  });
});

it('a contrast divides its value and its interval alike', async () => {
  const weights = [-2, 1, 1];
  const [whole, half] = (await contrastsOf(
    [BASE, ONE, OTHER],
    [
      { weights, divisor: 1 },
      { weights, divisor: 2 },
    ],
    QUESTION,
    LAB,
  )) as readonly [Contrasted, Contrasted];
  expect(whole.estimate.value).toBeCloseTo(0.18, 12);
  for (const key of ['value', 'low', 'high'] as const) {
    expect(half.estimate[key]).toBeCloseTo(whole.estimate[key] / 2, 12);
  }
  expect(half.pValue).toBe(whole.pValue);
});
