import { describe, expect, it } from 'vitest';
import { SOURCES } from '../../bench/luck/sources.ts';
import { AddressedDice } from '../../src/dice/addressed.ts';
import { TapeDice } from '../../src/dice/sampled.ts';
import { isPassed, takeFaces, testAll } from './battery.ts';
import { chiSquared, chiSquaredLimit } from './chi-squared.ts';

/** Counts runs of `length` faces of a d6, each one die apart from the next run's. */
function countRuns(next: () => number, length: number, runs: number): Float64Array {
  const counts = new Float64Array(6 ** length);
  for (let run = 0; run < runs; run += 1) {
    let cell = 0;
    for (let die = 0; die < length; die += 1) cell = cell * 6 + next() - 1;
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}

// Fixed seeds; a perfect source exceeds each limit with probability 1e-6.
describe('long runs of luck', () => {
  it.each([1, 2, 3, 5, 6])('show runs of %i dice of the tape uniformly, 120 million dice', (length) => {
    const dice = new TapeDice();
    dice.seek(31, length);
    const runs = Math.floor(15_000_000 / length);
    const counts = countRuns(() => dice.roll(6, 0), length, runs);
    expect(chiSquared(counts, () => runs / counts.length)).toBeLessThan(chiSquaredLimit(counts.length - 1));
  });

  it('show the first dice of a million blocks uniformly, in runs of four', () => {
    const dice = new TapeDice();
    const counts = new Float64Array(1296);
    for (let block = 0; block < 1_000_000; block += 1) {
      dice.seek(32, block);
      let cell = 0;
      for (let die = 0; die < 4; die += 1) cell = cell * 6 + dice.roll(6, 0) - 1;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    expect(chiSquared(counts, () => 1_000_000 / 1296)).toBeLessThan(chiSquaredLimit(1295));
  });

  it.each([
    ['trials', (dice: AddressedDice, n: number) => dice.seek(33, n)],
    ['rounds', (dice: AddressedDice, n: number) => dice.scope(n & 0xfffff, n >>> 20)],
  ])('show addressed dice of neighbouring %s uniformly, four sites at a time', (_, move) => {
    const dice = new AddressedDice();
    dice.seek(33, 0);
    const counts = new Float64Array(1296);
    for (let n = 0; n < 4_000_000; n += 1) {
      move(dice, n);
      let cell = 0;
      for (let site = 0; site < 4; site += 1) cell = cell * 6 + dice.roll(6, site) - 1;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    expect(chiSquared(counts, () => 4_000_000 / 1296)).toBeLessThan(chiSquaredLimit(1295));
  });
});

// 22 tests a source and die, each failed by perfect dice with probability 1e-6.
describe('the battery of tests, twenty million dice', () => {
  for (const sides of [6, 10]) {
    it.each(SOURCES)(`is passed by d${sides} of $name`, ({ open, lanes }) => {
      const findings = testAll(takeFaces(open(sides), 20_000_000), sides, lanes);
      expect(findings.filter((finding) => !isPassed(finding))).toEqual([]);
    });
  }
});
