import { type Arithmetic, pascalTriangle, powers } from './arithmetic.ts';

/** Alike dice of a pool. */
export interface KeepGroup<T> {
  /** Index value (from 0) of one die → weight. */
  readonly die: readonly T[];
  readonly rolled: number;
}

interface KeepOptions<T> {
  readonly groups: readonly KeepGroup<T>[];
  /** Highest dice that are added up, 1..all dice rolled. */
  readonly kept: number;
  /** Totals from here on are left out. */
  readonly totalsBelow?: number;
}

/**
 * Law of the sum of the highest dice of a pool, exactly.
 *
 * Values are handed out from the highest down, at each value group by group. A state is (dice of each group placed so
 * far, their sum); at each value any number of a group's dice still free may show it. Once `kept` dice are placed the
 * others can only be lower, and their weight is a power of the weight below: states never outlive the dice that count.
 * @returns index total → weight; the weights are in units of each die's to the power `rolled` of its group
 */
export function keepHighest<T>(arithmetic: Arithmetic<T>, options: KeepOptions<T>): T[] {
  const { groups, kept } = options;
  const { zero, one, plus, times } = arithmetic;
  const highest = Math.max(...groups.map(({ die }) => die.length)) - 1;
  const length = Math.min(options.totalsBelow ?? Number.POSITIVE_INFINITY, kept * highest + 1);
  const totals = new Array<T>(Math.max(0, length)).fill(zero);
  const { states, indexOf } = placings(
    groups.map(({ rolled }) => rolled),
    kept,
  );
  /** Index state → index sum → weight. */
  const placed = states.map(() => new Array<T>(totals.length).fill(zero));
  const start = placed[indexOf(groups.map(() => 0))];
  if (start === undefined || totals.length === 0) return totals;
  start[0] = one;
  const choose = pascalTriangle(arithmetic, Math.max(...groups.map(({ rolled }) => rolled)));
  const below = groups.map(({ die }) => weightsBelow(arithmetic, die, highest + 1));
  for (let value = highest; value >= 0; value -= 1) {
    const lower = groups.map(({ rolled }, at) => powers(arithmetic, below[at]?.[value] as T, rolled));
    const notHigher = groups.map(({ rolled }, at) => powers(arithmetic, below[at]?.[value + 1] as T, rolled));
    for (const [at, { die, rolled }] of groups.entries()) {
      const weight = die[value] ?? zero;
      if (weight === zero) continue;
      const shown = powers(arithmetic, weight, rolled);
      // From many dice placed to few, so that a state that this group reaches at this value is not extended by it again.
      for (let state = states.length - 1; state >= 0; state -= 1) {
        const dice = states[state] as readonly number[];
        const from = placed[state] as T[];
        const left = kept - dice.reduce((sum, count) => sum + count, 0);
        const free = rolled - (dice[at] as number);
        const ways = (showing: number) => times(choose[free]?.[showing] ?? zero, shown[showing] ?? zero);
        let closing = zero;
        for (let showing = left; showing <= free; showing += 1) {
          closing = plus(closing, times(ways(showing), lower[at]?.[free - showing] ?? zero));
        }
        for (const [other, group] of groups.entries()) {
          // Groups after this one have not been asked for this value yet.
          const rest = other < at ? lower[other] : notHigher[other];
          if (other !== at) closing = times(closing, rest?.[group.rolled - (dice[other] as number)] ?? zero);
        }
        shift(arithmetic, from, totals, value * left, closing);
        for (let showing = 1; showing < left && showing <= free; showing += 1) {
          const reached = indexOf(dice.map((count, group) => (group === at ? count + showing : count)));
          shift(arithmetic, from, placed[reached] as T[], value * showing, ways(showing));
        }
      }
    }
  }
  return totals;
}

/** The ways to have placed fewer than `kept` dice of groups, ascending in every group's count. */
function placings(
  rolled: readonly number[],
  kept: number,
): { readonly states: readonly (readonly number[])[]; readonly indexOf: (dice: readonly number[]) => number } {
  let states: number[][] = [[]];
  for (const count of rolled) {
    states = states.flatMap((state) => Array.from({ length: count + 1 }, (_, dice) => [...state, dice]));
  }
  states = states.filter((state) => state.reduce((sum, dice) => sum + dice, 0) < kept);
  const index = new Map(states.map((state, at) => [state.join(), at]));
  return { states, indexOf: (dice) => index.get(dice.join()) ?? -1 };
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

/** Index value, up to `valueMax` → weight of the values below it. */
function weightsBelow<T>(arithmetic: Arithmetic<T>, die: readonly T[], valueMax: number): readonly T[] {
  const below: T[] = [];
  let sum = arithmetic.zero;
  for (let value = 0; value <= valueMax; value += 1) {
    below.push(sum);
    sum = arithmetic.plus(sum, die[value] ?? arithmetic.zero);
  }
  return below;
}
