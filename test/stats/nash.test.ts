import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { solve } from 'yalps';
import { centredScores } from '../../src/stats/matchup.ts';
import { type Matrix, rowTimes, squareMatrix } from '../../src/stats/matrix.ts';
import { entropyOf, nashMix } from '../../src/stats/nash.ts';
import { permuted, scoresOf } from '../support/matchups.ts';
import { uniforms } from '../support/uniforms.ts';

function expectWeights(scores: Matrix, weights: readonly number[], digits = 10): void {
  const mix = nashMix(scores);
  mix.weights.forEach((weight, index) => {
    expect(weight).toBeCloseTo(weights[index] ?? 0, digits);
    if (weights[index] === 0) expect(weight).toBe(0);
  });
}

/** Greatest value of objective · weights over all optimal mixes, by a linear program of its own. */
function greatestOver(game: Matrix, objective: readonly number[]): number {
  const losses = game.map((_, column) => [`loss ${column}`, { min: 0 }] as const);
  const { status, result } = solve(
    {
      objective: 'objective',
      constraints: new Map<string, { min?: number; equal?: number }>([...losses, ['sum', { equal: 1 }]]),
      variables: game.map((row, index) => [
        `${index}`,
        [
          ...row.map((payoff, column) => [`loss ${column}`, payoff] as const),
          ['sum', 1] as const,
          ['objective', objective[index] ?? 0] as const,
        ],
      ]),
    },
    { precision: 1e-9 },
  );
  expect(status).toBe('optimal');
  return result;
}

/**
 * Necessary and sufficient for greatest entropy over the convex set of optimal mixes: no optimal mix plays an entry of
 * weight 0, and none has a cross-entropy Σ q·(-ln p) above the entropy of p.
 */
function expectGreatestEntropy(scores: Matrix): void {
  const game = centredScores(scores);
  const { weights, entropy, support } = nashMix(scores);
  const outside = weights.map((weight) => (weight > 0 ? 0 : 1));
  expect(greatestOver(game, outside)).toBeLessThan(1e-7);
  const inner = permuted(game, support);
  const outer = game.map((_, index) => index).filter((index) => !support.includes(index));
  // Mixes of the support alone; the losses of the others still count.
  const cross = greatestOnSupport(
    inner,
    outer.map((column) => support.map((row) => game[row]?.[column] ?? 0)),
    support.map((index) => -Math.log(weights[index] ?? 1)),
  );
  expect(cross).toBeLessThan(entropy + 1e-6);
}

function greatestOnSupport(inner: Matrix, limits: Matrix, objective: readonly number[]): number {
  const names = [...inner.map((_, column) => `in ${column}`), ...limits.map((_, column) => `out ${column}`)];
  const { status, result } = solve(
    {
      objective: 'objective',
      constraints: new Map<string, { min?: number; equal?: number }>([
        ...names.map((name) => [name, { min: 0 }] as const),
        ['sum', { equal: 1 }],
      ]),
      variables: inner.map((row, index) => [
        `${index}`,
        [
          ...row.map((payoff, column) => [`in ${column}`, payoff] as const),
          ...limits.map((limit, column) => [`out ${column}`, limit[index] ?? 0] as const),
          ['sum', 1] as const,
          ['objective', objective[index] ?? 0] as const,
        ],
      ]),
    },
    { precision: 1e-9 },
  );
  expect(status).toBe('optimal');
  return result;
}

const ROCK_PAPER_SCISSORS = scoresOf(3, () => 1, true);

describe('Nash mix', () => {
  it('of rock, paper and scissors is a third each, and no other', () => {
    const mix = nashMix(ROCK_PAPER_SCISSORS);
    expectWeights(ROCK_PAPER_SCISSORS, [1 / 3, 1 / 3, 1 / 3]);
    expect(mix).toMatchObject({ support: [0, 1, 2], selection: 'unique' });
    expect(mix.exploitability).toBeLessThan(1e-15);
    expect(mix.entropy).toBeCloseTo(Math.log(3), 12);
  });

  it('of an uneven circle weighs each entry by the lead between the other two', () => {
    // 0 leads 1 by 0.1, 1 leads 2 by 0.2, 2 leads 0 by 0.3.
    const scores = [
      [0.5, 0.6, 0.2],
      [0.4, 0.5, 0.7],
      [0.8, 0.3, 0.5],
    ];
    expectWeights(scores, [0.2 / 0.6, 0.3 / 0.6, 0.1 / 0.6]);
  });

  it('gives nothing to a dominated entry, and everything to one that beats all', () => {
    const withWeak = squareMatrix(4, (row, column) => {
      if (row === column) return 0.5;
      if (row === 3) return 0.3;
      return column === 3 ? 0.7 : (ROCK_PAPER_SCISSORS[row]?.[column] ?? 0.5);
    });
    expectWeights(withWeak, [1 / 3, 1 / 3, 1 / 3, 0]);
    const ladder = squareMatrix(5, (row, column) => 0.5 + 0.1 * Math.sign(column - row));
    expectWeights(ladder, [1, 0, 0, 0, 0]);
    expect(nashMix(ladder)).toMatchObject({ support: [0], exploitability: 0, entropy: 0, selection: 'unique' });
  });

  it('of one entry plays it', () => {
    expect(nashMix([[0.5]])).toMatchObject({ weights: [1], exploitability: 0 });
  });

  it('does not read the diagonal', () => {
    expectWeights(
      squareMatrix(3, (row, column) => (row === column ? 0.9 : (ROCK_PAPER_SCISSORS[row]?.[column] ?? 0))),
      [1 / 3, 1 / 3, 1 / 3],
    );
  });
});

describe('Nash mix of greatest entropy', () => {
  it('of level entries is even', () => {
    const level = squareMatrix(7, () => 0.5);
    expectWeights(level, new Array(7).fill(1 / 7));
    expect(nashMix(level).selection).toBe('maximum-entropy');
  });

  it('shares a weight among copies of an entry, even when rounding tells them apart', () => {
    const kinds = [0, 0, 1, 2];
    const scores = squareMatrix(4, (row, column) => {
      const noise = row < column ? 1e-15 : -1e-15;
      return (ROCK_PAPER_SCISSORS[kinds[row] ?? 0]?.[kinds[column] ?? 0] ?? 0.5) * (1 - 2e-15) + 1e-15 + noise;
    });
    expectWeights(scores, [1 / 6, 1 / 6, 1 / 3, 1 / 3]);
    expect(nashMix(scores).selection).toBe('maximum-entropy');
  });

  it('stays within what entries outside the support allow', () => {
    // Entries 0 and 1 draw; 2 loses to 0 by 0.4 and beats 1 by 0.1: any mix with at least 1/5 of entry 0 is optimal.
    expectWeights(
      scoresOf(3, (pair) => [0.5, 0.9, 0.4][pair] ?? 0.5),
      [0.5, 0.5, 0],
    );
    // Beating 1 by 0.4 and losing to 0 by 0.1 only, it asks for at least 4/5 of entry 0: entropy stops right there.
    expectWeights(
      scoresOf(3, (pair) => [0.5, 0.6, 0.1][pair] ?? 0.5),
      [0.8, 0.2, 0],
    );
  });

  it('leaves out an entry that draws with one optimum but loses to the others', () => {
    // 0 draws with 1 and 2, and 1 beats 2: any 2 in the mix loses to 1, and 0 and 1 draw.
    const scores = scoresOf(3, (pair) => [0.5, 0.5, 0.8][pair] ?? 0.5);
    expectWeights(scores, [0.5, 0.5, 0]);
    expectGreatestEntropy(scores);
  });

  it('is optimal where scores differ by a ten-thousandth of a billionth', () => {
    const scores = scoresOf(
      7,
      (pair) => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.2354e-13, 0, 0, 0, 0, 5.268e-14, 0, 0.9999][pair] ?? 0,
    );
    expect(nashMix(scores).exploitability).toBeLessThan(1e-9);
  });

  test.prop(
    [fc.integer({ min: 2, max: 7 }), fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 21, maxLength: 21 })],
    {
      numRuns: 200,
    },
  )(
    'is optimal, is greatest, and follows its entries through a permutation, on coarse scores full of ties',
    (size, quarters) => {
      const scores = scoresOf(size, (pair) => (quarters[pair] ?? 2) / 4);
      const mix = nashMix(scores);
      expect(mix.exploitability).toBeLessThan(1e-12);
      expect(mix.selection).not.toBe('vertex');
      expect(mix.weights.reduce((total, weight) => total + weight, 0)).toBeCloseTo(1, 12);
      expectGreatestEntropy(scores);
      const order = mix.weights
        .map((_, index) => (index * 3 + 1) % size)
        .filter((place, index, all) => all.indexOf(place) === index);
      if (order.length < size) order.splice(0, order.length, ...mix.weights.map((_, index) => size - 1 - index));
      const moved = nashMix(permuted(scores, order));
      order.forEach((from, to) => {
        expect(moved.weights[to]).toBeCloseTo(mix.weights[from] ?? 0, 8);
      });
    },
  );

  test.prop([
    fc.integer({ min: 2, max: 9 }),
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 36, maxLength: 36 }),
  ])('is optimal on scores of any kind, near ties included', (size, values) => {
    const scores = scoresOf(size, (pair) => values[pair] ?? 0.5);
    const { weights, exploitability } = nashMix(scores);
    expect(exploitability).toBeLessThan(1e-9);
    expect(Math.min(...rowTimes(weights, centredScores(scores)))).toBeGreaterThan(-1e-9);
  });

  it('is found for thirty entries, tied or not', () => {
    const uniform = uniforms(7);
    const generic = scoresOf(30, () => uniform());
    const tied = scoresOf(30, () => Math.floor(3 * uniform()) / 2);
    const mostlyDrawn = scoresOf(30, () => (uniform() < 0.2 ? Math.round(uniform()) : 0.5));
    expect(nashMix(generic).selection).toBe('unique');
    for (const scores of [generic, tied, mostlyDrawn]) expect(nashMix(scores).exploitability).toBeLessThan(1e-12);
  });
});

describe('entropy', () => {
  it('counts nothing for a weight of 0', () => {
    expect(entropyOf([1, 0])).toBe(0);
    expect(entropyOf([0.5, 0.5, 0])).toBeCloseTo(Math.LN2, 14);
  });
});
