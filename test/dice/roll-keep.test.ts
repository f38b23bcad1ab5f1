import { describe, expect, it } from 'vitest';
import { Fraction } from '../../src/dice/fraction.ts';
import { poolMean } from '../../src/dice/pool.ts';
import { rollKeepAtLeast, rollKeepLaw, rollKeepMean } from '../../src/dice/roll-keep.ts';
import { TapeDice } from '../../src/dice/sampled.ts';
import { moments, probabilityBetween } from '../../src/dice/total.ts';
import golden from '../golden/roll-keep.json' with { type: 'json' };
import { chiSquared, chiSquaredLimit } from './chi-squared.ts';

function pool(name: string): { rolled: number; kept: number } {
  const [rolled = 0, kept = 0] = name.split('k').map(Number);
  return { rolled, kept };
}

describe('roll and keep', () => {
  const exploding = Object.entries(golden.explode);

  it('is known for all 55 pools up to 10k10', () => {
    expect(exploding).toHaveLength(55);
    expect(exploding.flatMap(([, known]) => Object.keys(known.ge))).toHaveLength(660);
  });

  it.each(exploding)('has the known mean of %s, as a fraction and in the law', (name, known) => {
    const mean = rollKeepMean(pool(name));
    expect(mean.toString()).toBe(known.mean);
    expect(moments(rollKeepLaw(pool(name))).mean).toBeCloseTo(mean.toNumber(), 10);
  });

  it.each(exploding)('reaches every target number as often as known: %s', (name, known) => {
    const law = rollKeepLaw(pool(name));
    for (const [target, decimal] of Object.entries(known.ge)) {
      const p = Fraction.parse(decimal);
      expect(rollKeepAtLeast(pool(name), Number(target)).toString()).toBe(p.toString());
      const summed = probabilityBetween(law, Number(target), Number.POSITIVE_INFINITY);
      expect(Math.abs(summed - p.toNumber())).toBeLessThan(1e-12);
    }
  });

  it.each(Object.entries(golden.plain))('has the known mean of %s without explosions', (name, known) => {
    expect(poolMean({ ...pool(name), sides: 10, which: 'highest' }).toString()).toBe(known.mean);
  });

  it('keeps after exploding: P(6k3 ≥ 25) = 12893877/25000000', () => {
    expect(rollKeepAtLeast({ rolled: 6, kept: 3 }, 25).toString()).toBe('12893877/25000000');
  });

  it('never shows exactly ten on one die', () => {
    const law = rollKeepLaw({ rolled: 1, kept: 1 });
    for (const total of [10, 20, 30]) expect(law.p[total - law.min]).toBe(0);
  });

  it.each([
    [1, 1],
    [3, 2],
    [10, 10],
    [30, 15],
    [30, 30],
  ])('leaves out less than 1e-15 of %ik%i', (rolled, kept) => {
    const law = rollKeepLaw({ rolled, kept });
    expect(law.dropped).toBeLessThan(1e-15);
    expect(law.p.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
  });

  it('is sure to reach a target of zero or of the dice kept', () => {
    for (const target of [-5, 0, 1, 3]) {
      expect(rollKeepAtLeast({ rolled: 5, kept: 3 }, target).toString()).toBe('1');
    }
  });

  it.each([4, 6])('explodes dice of %i sides too: the law agrees with rolling them', (sides) => {
    const law = rollKeepLaw({ rolled: 4, kept: 2, sides });
    const dice = new TapeDice();
    dice.seek(1, sides);
    const trials = 200_000;
    const counts = new Uint32Array(26);
    for (let trial = 0; trial < trials; trial += 1) {
      const values = [0, 0, 0, 0];
      for (let die = 0; die < 4; die += 1) {
        for (let face = sides; face === sides; ) {
          face = dice.roll(sides, 0);
          values[die] = (values[die] ?? 0) + face;
        }
      }
      const [best = 0, second = 0] = values.sort((a, b) => b - a);
      const cell = Math.min(best + second, 25);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    const expected = (total: number) =>
      trials * probabilityBetween(law, total, total === 25 ? Number.POSITIVE_INFINITY : total);
    const possible = [...counts.keys()].filter((total) => expected(total) > 0);
    for (const total of counts.keys()) if (expected(total) === 0) expect(counts[total]).toBe(0);
    // A perfect sampler exceeds the limit with probability 1e-6.
    const statistic = chiSquared(
      possible.map((total) => counts[total] ?? 0),
      (cell) => expected(possible[cell] ?? 0),
    );
    expect(statistic).toBeLessThan(chiSquaredLimit(possible.length - 1));
    expect(moments(law).mean).toBeCloseTo(rollKeepMean({ rolled: 4, kept: 2, sides }).toNumber(), 10);
  });
});
