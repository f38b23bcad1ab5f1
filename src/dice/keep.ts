import { type Arithmetic, pascalTriangle, powers } from './arithmetic.ts';

interface KeepOptions<T> {
  /** Index value (from 0) of one die → weight. */
  readonly die: readonly T[];
  /** Dice rolled, at least `kept`. */
  readonly rolled: number;
  /** Highest dice that are added up, at least 1. */
  readonly kept: number;
  /** Totals from here on are left out. */
  readonly totalsBelow?: number;
}

/**
 * Law of the sum of the highest dice of a pool of alike dice, exactly.
 *
 * Values are handed out from the highest down. A state is (dice placed so far, their sum); at each value any number of
 * the dice still free may show it. Once `kept` dice are placed the others can only be lower, and their weight is a power
 * of the weight below: states never outlive the dice that count.
 * @returns index total → weight; the weights are in units of the die's to the power `rolled`
 */
export function keepHighest<T>(arithmetic: Arithmetic<T>, options: KeepOptions<T>): T[] {
  const { die, rolled, kept } = options;
  const { zero } = arithmetic;
  const length = Math.min(options.totalsBelow ?? Number.POSITIVE_INFINITY, kept * (die.length - 1) + 1);
  const totals = new Array<T>(Math.max(0, length)).fill(zero);
  const choose = pascalTriangle(arithmetic, rolled);
  /** Index dice placed (fewer than kept) → index sum → weight. */
  const placed = Array.from({ length: kept }, () => new Array<T>(totals.length).fill(zero));
  const start = placed[0];
  if (start === undefined || totals.length === 0) return totals;
  start[0] = arithmetic.one;
  const below = weightsBelow(arithmetic, die);
  for (let value = die.length - 1; value >= 0; value -= 1) {
    const weight = die[value] as T;
    if (weight === zero) continue;
    const shown = powers(arithmetic, weight, rolled);
    const lower = powers(arithmetic, below[value] as T, rolled);
    // From many dice placed to few, so that a state reached at this value is not extended at it again.
    for (let dice = kept - 1; dice >= 0; dice -= 1) {
      const from = placed[dice] as T[];
      const free = rolled - dice;
      const ways = (showing: number) => arithmetic.times(choose[free]?.[showing] ?? zero, shown[showing] ?? zero);
      let closing = zero;
      for (let showing = kept - dice; showing <= free; showing += 1) {
        closing = arithmetic.plus(closing, arithmetic.times(ways(showing), lower[free - showing] ?? zero));
      }
      shift(arithmetic, from, totals, value * (kept - dice), closing);
      for (let showing = 1; showing < kept - dice; showing += 1) {
        shift(arithmetic, from, placed[dice + showing] as T[], value * showing, ways(showing));
      }
    }
  }
  return totals;
}

/** to[sum + by] += from[sum] * factor */
function shift<T>(arithmetic: Arithmetic<T>, from: readonly T[], to: T[], by: number, factor: T): void {
  const { zero } = arithmetic;
  if (factor === zero) return;
  for (let sum = from.length - 1 - by; sum >= 0; sum -= 1) {
    const weight = from[sum] as T;
    if (weight !== zero) to[sum + by] = arithmetic.plus(to[sum + by] as T, arithmetic.times(weight, factor));
  }
}

function weightsBelow<T>(arithmetic: Arithmetic<T>, die: readonly T[]): readonly T[] {
  const below: T[] = [];
  let sum = arithmetic.zero;
  for (const weight of die) {
    below.push(sum);
    sum = arithmetic.plus(sum, weight);
  }
  return below;
}
