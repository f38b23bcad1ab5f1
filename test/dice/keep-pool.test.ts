import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AddressedDice } from '../../src/dice/addressed.ts';
import type { Dice, Law } from '../../src/dice/dice.ts';
import { EnumeratedDice } from '../../src/dice/enumerated.ts';
import { Fraction } from '../../src/dice/fraction.ts';
import { bandOf, type DieSort, type KeepPool, keepBands, keepPool, POOL_DICE_MAX } from '../../src/dice/keep-pool.ts';
import { facesOf, RecordingDice } from '../../src/dice/recording.ts';
import { TapeDice } from '../../src/dice/sampled.ts';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import { DiceError } from '../../src/errors.ts';
import { chiSquaredTest } from '../../src/stats/tests.ts';
import { chiSquared, chiSquaredLimit, pairChiSquared } from './chi-squared.ts';

interface Golden {
  readonly [pool: string]: { readonly mean: string; readonly ge?: Readonly<Record<string, string>> };
}

const golden = JSON.parse(readFileSync(new URL('../golden/roll-keep.json', import.meta.url), 'utf8')) as Readonly<
  Record<'explode' | 'plain', Golden>
>;

/** `7k3`, or with drama dice or dice of another sort before `k`: `5p2e` is five plain and two exploding. */
function pool(text: string, isDrawn = false): KeepPool {
  const [dice = '', kept = ''] = text.split('k');
  const sorts: Readonly<Record<string, DieSort>> = { e: 'exploding', p: 'plain', z: 'ten-is-zero' };
  const groups = [...dice.matchAll(/(\d+)([epz]?)/g)].map(([, count, sort]) => ({
    count: Number(count),
    sort: sorts[sort || 'e'] ?? 'exploding',
  }));
  return keepPool({ groups, kept: Number(kept) }, isDrawn);
}

function tape(seed: number): TapeDice {
  const dice = new TapeDice();
  dice.seek(seed, 0);
  return dice;
}

/** Addressed dice that start a new trial before every roll. */
function addressed(seed: number): Dice {
  const dice = new AddressedDice();
  let trial = 0;
  return new Proxy(dice, {
    get: (target, name) => (rolled: KeepPool) => {
      target.seek(seed, trial);
      trial += 1;
      return name === 'keep' ? target.keep(rolled, 0) : Number.NaN;
    },
  });
}

function sampleTotals(dice: Dice, rolled: KeepPool, trials: number): Float64Array {
  const counts = new Float64Array(rolled.law.probabilities.length);
  for (let trial = 0; trial < trials; trial += 1) {
    const cell = Math.min(counts.length - 1, dice.keep(rolled, 0) - rolled.min);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}

/** χ² of totals against the law, the cells below `least` expected totals gathered, less what a perfect pool may show. */
function excess(counts: Float64Array, { probabilities }: Law, least = 20): number {
  const trials = counts.reduce((sum, count) => sum + count, 0);
  const seen: number[] = [0];
  const expected: number[] = [0];
  probabilities.forEach((p, at) => {
    const cell = p * trials < least ? 0 : seen.push(0) && expected.push(0) - 1;
    seen[cell] = (seen[cell] ?? 0) + (counts[at] ?? 0);
    expected[cell] = (expected[cell] ?? 0) + p * trials;
  });
  const from = (expected[0] ?? 0) < least ? 1 : 0;
  return chiSquared(seen.slice(from), (cell) => expected[cell + from] ?? 0) - chiSquaredLimit(seen.length - from - 1);
}

const SAMPLED = [
  '1k1',
  '3k2',
  '7k3',
  '10k5',
  '6k4',
  '9k8',
  '10k10',
  '12k6',
  '4p2ek3',
  '2e3zk2',
  '3z2p1ek4',
  '7pk3',
  '2zk1',
];

// Seeds are fixed; each χ² limit is exceeded by perfect dice with probability 1e-6.
describe('the law of a pool', () => {
  it.each(
    (['explode', 'plain'] as const).flatMap((sort) =>
      Object.entries(golden[sort]).map(([name, known]) => ({ sort, name, known })),
    ),
  )('is the known one: $name, $sort', ({ sort, name, known }) => {
    const rolled = pool(sort === 'plain' ? name.replace('k', 'pk') : name);
    const { probabilities } = rolled.law;
    expect(probabilities.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 14);
    expect(rolled.dropped).toBeLessThan(1e-13);
    expect(probabilities.reduce((sum, p, at) => sum + p * (rolled.min + at), 0)).toBeCloseTo(
      Fraction.parse(known.mean).toNumber(),
      11,
    );
    for (const [target, probability] of Object.entries(known.ge ?? {})) {
      const { law, dropped } = keepBands(rolled, [Number(target)]);
      const exact = Fraction.parse(probability);
      expect(law.probabilities[1]).toBeCloseTo(exact.toNumber(), 13);
      expect(new Fraction(law.fractions?.numerators[1] ?? 0n, law.fractions?.denominator).toString()).toBe(`${exact}`);
      expect(dropped).toBe(0);
    }
  });

  it.each(['3p2zk2', '2p1ek1', '1p2ek2', '2e1zk3', '1z1p1ek2', '1e1z2pk4'])(
    'of %s is that of all its faces',
    (text) => {
      const rolled = pool(text);
      const limit = 25;
      const starts = Array.from({ length: limit }, (_, total) => total + 1);
      const { fractions } = keepBands(rolled, starts).law;
      const counted = totalsBelow(rolled, limit);
      counted.forEach((fraction, total) => {
        const found = new Fraction(fractions?.numerators[total] ?? -1n, fractions?.denominator);
        expect(found.toString(), `${text} = ${total}`).toBe(fraction.toString());
        expect(rolled.law.probabilities[total - rolled.min] ?? 0).toBeCloseTo(fraction.toNumber(), 14);
      });
    },
  );

  it('carries fractions that sum to one and agree with its probabilities, the tail on the last outcome', () => {
    const { law } = pool('2p1ek2');
    const { numerators = [], denominator = 1n } = law.fractions ?? {};
    expect(numerators.reduce((sum, n) => sum + n, 0n)).toBe(denominator);
    numerators.forEach((n, at) => {
      expect(new Fraction(n, denominator).toNumber()).toBeCloseTo(law.probabilities[at] ?? -1, 14);
    });
  });

  it('is made once for a pool, however it is put', () => {
    const groups = [{ count: 3, sort: 'exploding' as const }];
    expect(keepPool({ groups, kept: 5 })).toBe(keepPool({ groups, kept: 3 }));
    expect(keepPool({ groups: [{ count: 0, sort: 'plain' }, ...groups], kept: 3 })).toBe(keepPool({ groups, kept: 3 }));
    expect(keepPool({ groups, kept: 3 }, true)).not.toBe(keepPool({ groups, kept: 3 }));
  });

  it('is 0 when no die is kept or rolled', () => {
    for (const empty of [pool('3k0'), keepPool({ groups: [], kept: 2 })]) {
      expect([...empty.law.probabilities]).toEqual([1]);
      expect(tape(1).keep(empty, 0)).toBe(0);
      expect(new ScriptedDice([]).keep(empty, 0)).toBe(0);
    }
  });

  it.each([
    ['3pk2', [3, 9, 5], 14],
    ['3pk2', [9, 5, 3], 14],
    ['3pk2', [5, 3, 9], 14],
    ['4pk3', [2, 2, 10, 7], 19],
    ['3ek1', [4, 10, 2, 7], 12],
  ])('adds the best of %s for the faces %j', (text, faces, total) => {
    expect(new ScriptedDice(faces).keep(pool(text), 0)).toBe(total);
  });

  it.each([
    { groups: [{ count: -1, sort: 'plain' as const }], kept: 1 },
    { groups: [{ count: 2, sort: 'plain' as const }], kept: 0.5 },
    { groups: [{ count: POOL_DICE_MAX + 1, sort: 'plain' as const }], kept: 1 },
  ])('is refused to $groups', (spec) => {
    expect(() => keepPool(spec)).toThrow(DiceError);
  });

  it('has no fractions where they would take too long, and says what its bands may mistake', () => {
    const far = keepBands(pool('10k9'), [5_000]);
    expect(far.law.fractions).toBeUndefined();
    expect(far.dropped).toBe(pool('10k9').dropped);
    expect(far.law.probabilities[0]).toBeCloseTo(1, 14);
    expect(far.law.probabilities[1]).toBe(0);
  });
});

describe('a pool', () => {
  it.each(SAMPLED)('%s is rolled by tape dice as its law says', (text) => {
    expect(excess(sampleTotals(tape(11), pool(text), 400_000), pool(text).law)).toBeLessThan(0);
  });

  it.each(['1k1', '7k3', '4p2ek3'])('%s is drawn by tape dice as its law says', (text) => {
    expect(excess(sampleTotals(tape(12), pool(text, true), 400_000), pool(text).law)).toBeLessThan(0);
  });

  it.each(['1k1', '7k3', '2e3zk2', '3p1zk4'])('%s is rolled on shared luck as its law says', (text) => {
    expect(excess(sampleTotals(addressed(13), pool(text), 200_000), pool(text).law)).toBeLessThan(0);
    expect(excess(sampleTotals(addressed(14), pool(text, true), 100_000), pool(text).law)).toBeLessThan(0);
  });

  it('shows no relation between a die and those 1 to 16 places later', () => {
    const dice = tape(15);
    const [single, exploding] = [pool('1pk1'), pool('1k1')];
    const plain = Uint8Array.from({ length: 300_000 }, () => dice.keep(single, 0));
    const lastFaces = Uint8Array.from({ length: 300_000 }, () => dice.keep(exploding, 0) % 10);
    for (let lag = 1; lag <= 16; lag += 1) {
      const related = (faces: Uint8Array, sides: number) =>
        pairChiSquared(faces.subarray(0, -lag), faces.subarray(lag), sides) - chiSquaredLimit((sides - 1) ** 2);
      expect(related(plain, 10)).toBeLessThan(0);
      expect(related(lastFaces, 9)).toBeLessThan(0);
    }
  });

  it('takes luck that depends on the seed and the block alone', () => {
    const dice = tape(16);
    const rolls = (): number[] => Array.from({ length: 3_000 }, () => dice.keep(pool('4p3ek3'), 0));
    const first = rolls();
    dice.seek(16, 1);
    expect(rolls()).not.toEqual(first);
    dice.seek(16, 0);
    expect(rolls()).toEqual(first);
    expect(first.slice(0, 24).join(' ')).toMatchInlineSnapshot(
      `"24 23 26 21 27 21 20 36 26 25 27 53 25 24 57 21 23 29 15 27 28 23 19 22"`,
    );
  });

  it.each([
    ['tape', () => tape(17)],
    ['addressed', () => addressedOnce(17)],
  ])('is the same die by die, from %s dice recorded and scripted', (_, make) => {
    const texts = [...SAMPLED, '30k15', '20k6', '20e10zk20', '5k1', '5k2', '9k4', '10k6', '8k4'];
    const pools = texts.map((text) => pool(text));
    const rollAll = (dice: Dice): number[] => {
      const totals: number[] = [];
      for (let round = 1; round <= 200; round += 1) {
        dice.scope(round, 0);
        totals.push(...pools.flatMap((rolled) => [dice.keep(rolled, 3), dice.keepBand(keepBands(rolled, [9, 20]), 3)]));
      }
      return totals;
    };
    const recorded = new RecordingDice(make());
    const totals = rollAll(recorded);
    expect(rollAll(make())).toEqual(totals);
    const scripted = new ScriptedDice(recorded.log.flatMap(facesOf));
    expect(rollAll(scripted)).toEqual(totals);
    scripted.finish();
  });

  it('shows dice with the odds of dice, though their total was drawn', () => {
    const recorded = new RecordingDice(tape(23));
    for (let roll = 0; roll < 20_000; roll += 1) recorded.keep(pool('3pk2'), 0);
    const counts = new Float64Array(10);
    const firsts = new Float64Array(10);
    for (const entry of recorded.log) {
      const faces = facesOf(entry);
      for (const face of faces) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
      firsts[(faces[0] ?? 1) - 1] = (firsts[(faces[0] ?? 1) - 1] ?? 0) + 1;
    }
    const fair = new Float64Array(10).fill(0.1);
    expect(chiSquaredTest(counts, fair).pValue).toBeGreaterThan(1e-6);
    expect(chiSquaredTest(firsts, fair).pValue).toBeGreaterThan(1e-6);
  });

  it('explodes before it keeps, and adds the best', () => {
    const faces = [10, 10, 3, 9, 10, 1, 8];
    expect(new ScriptedDice(faces).keep(pool('4k2'), 0)).toBe(23 + 11);
    expect(new ScriptedDice([10, 10, 9, 8]).keep(pool('4pk2'), 0)).toBe(20);
    expect(new ScriptedDice([10, 1, 9]).keep(pool('3zk2'), 0)).toBe(10);
    expect(new ScriptedDice([10, 9, 10, 7]).keep(pool('2p1ek2'), 0)).toBe(27);
  });

  it('asks a script for as many faces as it rolls', () => {
    expect(() => new ScriptedDice([10]).keep(pool('1k1'), 0)).toThrow(/ran out: die 2 is needed \(a d10/);
    expect(() => new ScriptedDice([10]).keep(pool('1k1', true), 0)).toThrow(/can only force dice/);
  });

  it('falls into the band of its total', () => {
    const bands = keepBands(pool('5k3'), [10, 10, 20, 35]);
    const [totals, fallen] = [tape(18), tape(18)];
    for (let trial = 0; trial < 5_000; trial += 1) {
      expect(fallen.keepBand(bands, 0)).toBe(bandOf(bands.starts, totals.keep(bands.pool, 0)));
    }
    expect(bands.law.probabilities[1]).toBe(0);
  });

  it('does not shift later luck when it is larger, and is no worse for it', () => {
    const [small, large] = [addressedOnce(19), addressedOnce(19)];
    for (let round = 1; round <= 500; round += 1) {
      for (const dice of [small, large]) dice.scope(round, 0);
      expect(large.keep(pool('8k3'), 1)).toBeGreaterThanOrEqual(small.keep(pool('6k3'), 1));
      expect(large.keep(pool('6k2'), 1)).toBe(small.keep(pool('6k2'), 1));
    }
  });
});

describe('enumeration of a pool', () => {
  it('has one branch per total, of weights that sum to one', () => {
    const rolled = pool('3k2');
    const dice = new EnumeratedDice();
    let mean = 0;
    let sum = 0;
    let branches = 0;
    dice.start();
    do {
      mean += dice.keep(rolled, 0) * dice.weight;
      sum += dice.weight;
      branches += 1;
      expect(dice.dropped).toBe(rolled.dropped);
    } while (dice.next());
    expect(branches).toBe(rolled.law.probabilities.length);
    expect(sum).toBeCloseTo(1, 14);
    expect(mean).toBeCloseTo(Fraction.parse(golden.explode['3k2']?.mean ?? '').toNumber(), 12);
  });

  it('has one branch per band, exact in fractions', () => {
    const dice = new EnumeratedDice();
    dice.isRational = true;
    const shares: string[] = [];
    dice.start();
    do {
      dice.keepBand(keepBands(pool('2k2'), [10, 20]), 0);
      shares.push(new Fraction(dice.numerator, dice.denominator).toString());
      expect(dice.dropped).toBe(0);
    } while (dice.next());
    expect(shares).toEqual(['9/25', '261/500', '59/500']);
  });

  it('keeps fractions of totals, and gives them up where they would take too long', () => {
    const dice = new EnumeratedDice();
    let sum = Fraction.zero;
    dice.isRational = true;
    dice.start();
    do {
      dice.keep(pool('2k1'), 0);
      sum = sum.plus(new Fraction(dice.numerator, dice.denominator));
    } while (dice.next());
    expect(sum.toString()).toBe('1');
    dice.start();
    dice.keep(pool('20k18'), 0);
    expect(dice.isRational).toBe(false);
  });
});

function addressedOnce(seed: number): AddressedDice {
  const dice = new AddressedDice();
  dice.seek(seed, 0);
  return dice;
}

/** Index total below `limit` → probability, by going through all faces: the plain twin of the law. */
function totalsBelow({ groups, kept }: KeepPool, limit: number): Fraction[] {
  const totals = new Array<Fraction>(limit).fill(Fraction.zero);
  const sorts = groups.flatMap(({ count, sort }) => new Array<DieSort>(count).fill(sort));
  const walk = (values: readonly number[], weight: Fraction): void => {
    const sort = sorts[values.length];
    if (sort === undefined) {
      const total = [...values]
        .sort((a, b) => b - a)
        .slice(0, kept)
        .reduce((sum, value) => sum + value, 0);
      if (total < limit) totals[total] = (totals[total] ?? Fraction.zero).plus(weight);
      return;
    }
    for (let value = 0; value < limit; value += 1) {
      const share = shareOf(sort, value);
      if (!share.equals(Fraction.zero)) walk([...values, value], weight.times(share));
    }
  };
  walk([], Fraction.one);
  return totals;
}

function shareOf(sort: DieSort, value: number): Fraction {
  const tenth = new Fraction(1n, 10n);
  if (sort === 'ten-is-zero') return value <= 9 ? tenth : Fraction.zero;
  if (sort === 'plain') return value >= 1 && value <= 10 ? tenth : Fraction.zero;
  return value % 10 === 0 ? Fraction.zero : new Fraction(1n, 10n ** BigInt(Math.floor(value / 10) + 1));
}
