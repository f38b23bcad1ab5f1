import { expect, it } from 'vitest';
import { cyclicShare } from '../../src/stats/cyclic-share.ts';
import { hodgeSplit } from '../../src/stats/hodge.ts';
import { logOddsOf } from '../../src/stats/matchup.ts';
import { entry, type Matrix, squareMatrix } from '../../src/stats/matrix.ts';
import { scoresOf, scoresOfRatings } from '../support/matchups.ts';
import { expectAtMost } from '../support/replication.ts';
import { uniforms } from '../support/uniforms.ts';

const RUNS = 1_000;

/** A sample of so many trials of each pair. */
function sample(scores: Matrix, n: number, uniform: () => number): Matrix {
  const drawn = squareMatrix(scores.length, (row, column) => {
    if (row >= column) return 0.5;
    let won = 0;
    for (let trial = 0; trial < n; trial += 1) if (uniform() < entry(scores, row, column)) won += 1;
    return won / n;
  });
  return squareMatrix(scores.length, (row, column) =>
    row <= column ? entry(drawn, row, column) : 1 - entry(drawn, column, row),
  );
}

const BENT = scoresOfRatings([1, 0.6, 0.2, -0.2, -0.6, -1]).map((row) => [...row]);
(BENT[0] ?? [])[5] = 0.4;
(BENT[5] ?? [])[0] = 0.6;

const CASES: readonly (readonly [string, Matrix])[] = [
  ['a ladder of three, without any circle', scoresOfRatings([0.6, 0, -0.6])],
  ['a ladder of eight', scoresOfRatings([0.7, 0.5, 0.3, 0.1, -0.1, -0.3, -0.5, -0.7])],
  ['a circle of three', scoresOf(3, () => 0.65, true)],
  ['a circle of five', scoresOf(5, () => 0.6, true)],
  ['a ladder whose last beats its first', BENT],
  ['pairs of very different noise', scoresOf(4, (pair) => [0.9, 0.5, 0.55, 0.45, 0.12, 0.6][pair] ?? 0.5)],
];

it.each(CASES)('of %s its interval holds it at the level', (_, scores) => {
  const truth = hodgeSplit(logOddsOf({ scores, trials: null }).values).shares?.cyclic ?? -1;
  const trials = squareMatrix(scores.length, () => 400);
  const uniform = uniforms(11);
  let missed = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const found = cyclicShare({ scores: sample(scores, 400, uniform), trials }, 0.95);
    if (found === null) throw new Error('all are level');
    // The share of a ladder is 0 but for rounding.
    if (truth < found.low - 1e-12 || truth > found.high + 1e-12) missed += 1;
  }
  expectAtMost(missed / RUNS, 0.05, RUNS);
});

it('a percentile of matrices drawn anew would miss a share of 0 always: noise goes round in circles', () => {
  const scores = scoresOfRatings([0.6, 0, -0.6]);
  const uniform = uniforms(12);
  const shares = Array.from({ length: 200 }, () => {
    const drawn = sample(scores, 400, uniform);
    return hodgeSplit(logOddsOf({ scores: drawn, trials: null }).values).shares?.cyclic ?? 0;
  });
  expect(Math.min(...shares)).toBeGreaterThan(0);
});
