import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { cuts, type Dice } from '../../src/dice/dice.ts';
import { EnumeratedDice } from '../../src/dice/enumerated.ts';
import { Fraction } from '../../src/dice/fraction.ts';
import type { KeepPool } from '../../src/dice/keep-pool.ts';
import { makeLaw } from '../../src/dice/law.ts';

/** Answer → probability over all branches of a question, as a number and as a fraction. */
function answers(ask: (dice: Dice) => number): Map<number, { p: number; exact: Fraction }> {
  const dice = new EnumeratedDice();
  dice.isRational = true;
  const found = new Map<number, { p: number; exact: Fraction }>();
  dice.start();
  do {
    const answer = ask(dice);
    const before = found.get(answer) ?? { p: 0, exact: Fraction.zero };
    found.set(answer, {
      p: before.p + dice.weight,
      exact: before.exact.plus(new Fraction(dice.numerator, dice.denominator)),
    });
  } while (dice.next());
  return found;
}

const sides = fc.integer({ min: 1, max: 12 });

describe('enumerated dice', () => {
  test.prop({ sides, target: fc.integer({ min: -1, max: 14 }) })('weigh a threshold as its faces', (given) => {
    const direct = answers((dice) => Number(dice.atLeast(given.sides, given.target, 0)));
    const byFace = answers((dice) => Number(dice.roll(given.sides, 0) >= given.target));
    expect([...direct.keys()].sort()).toEqual([...byFace.keys()].sort());
    for (const [answer, { p, exact }] of direct) {
      expect(p).toBeCloseTo(byFace.get(answer)?.p ?? -1, 12);
      expect(exact.toString()).toBe(byFace.get(answer)?.exact.toString());
    }
  });

  test.prop({ sides, starts: fc.array(fc.integer({ min: 1, max: 13 }), { maxLength: 4 }) })(
    'weigh a band as its faces, empty bands left out',
    (given) => {
      const bands = cuts(
        given.sides,
        given.starts.sort((a, b) => a - b),
      );
      const direct = answers((dice) => dice.band(given.sides, bands, 0));
      const byFace = answers((dice) => bands.bandOf[dice.roll(given.sides, 0)] ?? -1);
      expect([...direct.keys()].sort()).toEqual([...byFace.keys()].sort());
      for (const [answer, { exact }] of direct) {
        expect(exact.toString()).toBe(byFace.get(answer)?.exact.toString());
      }
    },
  );

  test.prop({ sides, count: fc.integer({ min: 1, max: 3 }), limit: fc.integer({ min: 0, max: 40 }) })(
    'weigh a total as its dice',
    (given) => {
      const direct = answers((dice) => Number(dice.totalAtMost(given.count, given.sides, given.limit, 0)));
      const byFace = answers((dice) => {
        let total = 0;
        for (let die = 0; die < given.count; die += 1) total += dice.roll(given.sides, 0);
        return Number(total <= given.limit);
      });
      expect([...direct.keys()].sort()).toEqual([...byFace.keys()].sort());
      for (const [answer, { exact }] of direct) {
        expect(exact.toString()).toBe(byFace.get(answer)?.exact.toString());
      }
    },
  );

  test('follow every path of rules whose questions depend on earlier answers', () => {
    const found = answers((dice) => (dice.roll(6, 0) === 6 ? 10 + dice.roll(4, 0) : Number(dice.atLeast(6, 5, 0))));
    expect([...found].map(([answer, { exact }]) => [answer, exact.toString()])).toEqual([
      [1, '5/18'],
      [0, '5/9'],
      [11, '1/24'],
      [12, '1/24'],
      [13, '1/24'],
      [14, '1/24'],
    ]);
  });

  test('refuse to draw fractions from a law that was made without', () => {
    expect(() => answers((dice) => dice.draw(makeLaw([0.5, 0.5]), 0))).toThrow(/without fractions/);
  });

  test('give fractions up at a law that cannot have any', () => {
    const dice = new EnumeratedDice();
    dice.isRational = true;
    dice.start();
    dice.draw({ ...makeLaw([0.5, 0.5]), fractions: null }, 0);
    expect(dice.isRational).toBe(false);
    expect(dice.weight).toBe(0.5);
  });

  it.each([
    [0, 5, 0],
    [0.05, 4, 0.04],
    [0.15, 3, 0.1],
    [0.2, 3, 0.1],
    [2, 1, 0.5],
  ])('leave out the highest totals of a pool while all together are below %d', (floor, count, cut) => {
    const dice = new EnumeratedDice();
    dice.floor = floor;
    const pool = { law: makeLaw([0.5, 0.3, 0.1, 0.06, 0.04]), min: 10, dropped: 0.001 } as KeepPool;
    const totals: number[] = [];
    let sum = 0;
    dice.start();
    do {
      totals.push(dice.keep(pool, 0));
      sum += dice.weight;
      expect(dice.dropped).toBe(0.001);
    } while (dice.next());
    expect(totals).toEqual([10, 11, 12, 13, 14].slice(0, count));
    expect(dice.cut).toBeCloseTo(cut, 15);
    expect(sum + dice.cut).toBeCloseTo(1, 15);
  });

  it('leave them out by the probability of the whole path', () => {
    const dice = new EnumeratedDice();
    dice.floor = 0.15;
    const pool = { law: makeLaw([0.5, 0.3, 0.1, 0.06, 0.04]), min: 0, dropped: 0 } as KeepPool;
    const totals: number[] = [];
    dice.start();
    do {
      dice.roll(2, 0);
      totals.push(dice.keep(pool, 0));
    } while (dice.next());
    expect(totals).toEqual([0, 1, 0, 1]);
    expect(dice.cut).toBeCloseTo(0.2, 15);
  });
});
