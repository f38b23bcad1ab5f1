import type { RulingsRequest } from '../../scenario/analyses/rulings.ts';
import { holm } from '../../stats/families.ts';
import type { Variant } from '../../systems/system.ts';
import { type Estimate, EXACT_TIE } from '../estimate.ts';
import type { Lab } from '../lab.ts';
import { type Contrasted, contrastsOf, type Question } from './effects.ts';
import type { Factorial, Reading } from './rulings-result.ts';

/** Most rulings that are switched together: 16 combinations. */
export const FACTORS_MAX = 4;

/**
 * Main effects and two-way interactions of the strongest readings, in a full factorial: the main effect of one is its
 * mean over all ways to read the others; null where fewer than two of them move anything, or cannot go together.
 */
export async function factorialOf(
  { switches, variants }: RulingsRequest,
  readings: readonly Reading[],
  question: Question,
  lab: Lab,
): Promise<Factorial | null> {
  const chosen = strongest(readings);
  const base = variants[chosen.variant]?.variant;
  if (base === undefined) return null;
  const all = chosen.readings.flatMap((reading) => {
    const variant = switches[reading]?.variants[chosen.variant] ?? null;
    return variant === null ? [] : [{ reading, variant }];
  });
  for (let count = all.length; count >= 2; count -= 1) {
    const factors = all.slice(0, count);
    const cells = cellsOf(
      base,
      factors.map(({ variant }) => variant),
    );
    const isSound = cells.every((cell) => lab.system.check(cell).every(({ severity }) => severity !== 'error'));
    if (!isSound) continue;
    const found = await contrastsOf(cells, contrastsIn(count), question, lab);
    return {
      variant: chosen.variant,
      ...told(
        factors.map(({ reading }) => reading),
        found,
        lab.confidence,
      ),
    };
  }
  return null;
}

/** The variant that is moved the most, and what moves it the most there: one option of each ruling, no presets. */
function strongest(readings: readonly Reading[]): { readonly variant: number; readonly readings: readonly number[] } {
  const single = readings.flatMap((reading, index) => (reading.sort === 'preset' ? [] : [{ reading, index }]));
  const size = ({ moves }: Reading, variant: number): number => Math.abs(moves[variant]?.value ?? 0);
  const top = single.reduce(
    (best, { reading }) => {
      const most = size(reading, reading.largest);
      return most > best.most ? { most, variant: reading.largest } : best;
    },
    { most: 0, variant: 0 },
  );
  const met = new Set<string>();
  const ranked = single
    .filter(({ reading }) => isMoving(reading.moves[top.variant] ?? null))
    .sort((a, b) => size(b.reading, top.variant) - size(a.reading, top.variant) || a.index - b.index)
    .filter(({ reading: { sort, id } }) => !met.has(`${sort} ${id}`) && met.add(`${sort} ${id}`));
  return { variant: top.variant, readings: ranked.slice(0, FACTORS_MAX).map(({ index }) => index) };
}

/** Whether a move is one for sure. */
function isMoving(move: Estimate | null): boolean {
  return move !== null && (move.low > EXACT_TIE || move.high < -EXACT_TIE);
}

/** Index cell → the variant with those factors switched whose bit is set. */
function cellsOf(base: Variant, switched: readonly Variant[]): readonly Variant[] {
  return Array.from({ length: 2 ** switched.length }, (_, cell) =>
    switched.reduce((variant, other, bit) => ((cell >> bit) & 1 ? withReading(variant, base, other) : variant), base),
  );
}

/** A variant with what another reads in a way of its own: rulings, tables and settings that differ from the base's. */
function withReading(variant: Variant, base: Variant, other: Variant): Variant {
  return {
    ...variant,
    rulings: overlaid(variant.rulings, base.rulings, other.rulings),
    tables: isMap(other.tables) ? overlaid(mapOf(variant.tables), mapOf(base.tables), other.tables) : variant.tables,
    ...(other.settings === undefined
      ? {}
      : { settings: overlaid(variant.settings ?? {}, base.settings ?? {}, other.settings) }),
  };
}

type Entries = Readonly<Record<string, unknown>>;

function isMap(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapOf(value: unknown): Entries {
  return isMap(value) ? value : {};
}

function overlaid<Value>(
  into: Readonly<Record<string, Value>>,
  base: Entries,
  other: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const own = Object.entries(other).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(base[key]));
  return { ...into, ...Object.fromEntries(own) };
}

/** Main effects, then two-way interactions, in the order of {@link pairsOf}. */
function contrastsIn(count: number): readonly { readonly weights: readonly number[]; readonly divisor: number }[] {
  const cells = Array.from({ length: 2 ** count }, (_, cell) => cell);
  const sign = (cell: number, bit: number): number => ((cell >> bit) & 1 ? 1 : -1);
  const mains = Array.from({ length: count }, (_, bit) => ({
    weights: cells.map((cell) => sign(cell, bit)),
    divisor: 2 ** (count - 1),
  }));
  const twos = pairsOf(count).map(([one, other]) => ({
    weights: cells.map((cell) => sign(cell, one) * sign(cell, other)),
    divisor: 2 ** (count - 2),
  }));
  return [...mains, ...twos];
}

function pairsOf(count: number): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, one) => one).flatMap((one) =>
    Array.from({ length: count - one - 1 }, (_, offset) => [one, one + 1 + offset] as const),
  );
}

function told(
  readings: readonly number[],
  found: readonly Contrasted[],
  confidence: number,
): Pick<Factorial, 'factors' | 'interactions'> {
  const twos = found.slice(readings.length);
  const adjusted = holm(twos.map(({ pValue }) => pValue));
  return {
    factors: readings.map((reading, at) => ({ reading, effect: effectAt(found, at) })),
    interactions: pairsOf(readings.length).map(([one, other], at) => ({
      between: [one, other],
      effect: effectAt(twos, at),
      isCertain: (adjusted[at] ?? 1) <= 1 - confidence,
    })),
  };
}

function effectAt(found: readonly Contrasted[], at: number): Estimate {
  const contrasted = found[at];
  if (contrasted === undefined) throw new RangeError('a contrast is missing');
  return contrasted.estimate;
}
