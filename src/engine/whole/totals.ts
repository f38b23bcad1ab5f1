import { VALUE_BITS_MAX } from '../compiled/blueprint.ts';
import type { Effect } from '../compiled/effects.ts';
import type { Leaf } from '../control/composed.ts';
import { BEGINNING, type Blow, type Stories } from './stories.ts';

/** What a register has brought by the end of a story: a law of total amounts, for each sum of what else was gained. Parallel arrays. */
export interface TotalLaw {
  /** Packed gains beside those of the amount. */
  readonly plus: readonly number[];
  readonly amount: readonly number[];
  readonly p: readonly number[];
}

export interface TotalOptions {
  /** What a leaf does, rounds apart, in the terms of the packing. */
  readonly effectOf: (leaf: Leaf) => Effect;
  /** Index story → probability that a trial ends with it. */
  readonly chances: Float64Array;
  /** What is less probable in a trial is left out, but never most of a law. */
  readonly negligible: number;
}

/** Amounts of trials that stand alike: probabilities from an amount on. */
export interface Amounts {
  from: number;
  p: Float64Array;
}

/** Trials that stand alike, and have gained alike but for amounts. */
export interface Row {
  readonly part: number;
  readonly value: number;
  readonly plus: number;
  readonly amounts: Amounts;
}

/** Part and value of a register, in one number → rows of different gains. */
export type Standing = Map<number, Row[]>;

/** Of stories that are hardly met, what is less probable than this in them is left out: something of their laws is to be left. */
const COARSEST = 2 ** -14;

/** Story with which trials end → its law. */
export function totalsOf(
  stories: Stories,
  { chances, effectOf, negligible }: TotalOptions,
): ReadonlyMap<number, TotalLaw> {
  const laws = new Map<number, TotalLaw>();
  const { reach, after } = pathsOf(stories, chances);
  // One story after another to its end, so that few standings are kept.
  const tell = (story: number, standing: Standing): void => {
    if ((chances[story] as number) > 0) laws.set(story, lawOf(standing, stories.weight(story)));
    for (const next of after[story] ?? []) {
      const least = Math.min(negligible / (reach[next] as number), COARSEST);
      tell(next, struckStanding(stories, next, standing, { effectOf, negligible: least * stories.weight(next) }));
    }
  };
  tell(BEGINNING, beginStanding(stories));
  return laws;
}

/** Of each story, the probability that a trial ends with it or goes on from it; and those that trials go on to. */
function pathsOf(
  stories: Stories,
  chances: Float64Array,
): { readonly reach: Float64Array; readonly after: readonly (readonly number[])[] } {
  const reach = chances.slice(0, stories.count);
  const after: number[][] = Array.from(reach, () => []);
  for (let story = stories.count - 1; story > BEGINNING; story -= 1) {
    if (reach[story] === 0) continue;
    const before = stories.before(story);
    reach[before] = (reach[before] as number) + (reach[story] as number);
    after[before]?.push(story);
  }
  return { reach, after };
}

/** Where a register stands before the first strike. */
export function beginStanding({ start: { part, value } }: Stories): Standing {
  return new Map([[placeOf(part, value), [{ part, value, plus: 0, amounts: { from: 0, p: Float64Array.of(1) } }]]]);
}

/** What is less than such a part of what is negligible is not even added up. */
const SKIPPED = 2 ** -4;

/** Where a register stands after one strike more. Stories before it count as well: probabilities are theirs. */
export function struckStanding(
  stories: Stories,
  story: number,
  before: Standing,
  { effectOf, negligible }: Pick<TotalOptions, 'effectOf' | 'negligible'>,
): Standing {
  const strike = stories.strike(story);
  const result = stories.result(story);
  const after: Standing = new Map();
  for (const { part, value, plus, amounts } of rowsOf(before)) {
    const most = Math.max(...amounts.p);
    for (const blow of stories.blows(strike, result, part, value)) {
      if (most * blow.p < SKIPPED * negligible) continue;
      add(after, blow, plus + effectOf(blow.struck.leaf).gain, amounts);
    }
  }
  for (const [place, rows] of after) {
    after.set(
      place,
      rows.filter(({ amounts }) => trim(amounts, negligible)),
    );
  }
  return after;
}

export function* rowsOf(standing: Standing): Generator<Row> {
  for (const rows of standing.values()) yield* rows;
}

function add(after: Standing, { struck: { part }, value, amount, p }: Blow, plus: number, amounts: Amounts): void {
  const from = amounts.from + amount;
  const end = from + amounts.p.length;
  const into = rowAt(after, { part, value: part < 0 ? 0 : value, plus, amounts: { from, p: new Float64Array(0) } });
  if (from < into.from || end > into.from + into.p.length) grow(into, from, end);
  const shift = from - into.from;
  const source = amounts.p;
  const sink = into.p;
  for (let at = 0; at < source.length; at += 1) {
    sink[at + shift] = (sink[at + shift] as number) + (source[at] as number) * p;
  }
}

/** The amounts of a row, which is made where there was none like it. */
function rowAt(standing: Standing, row: Row): Amounts {
  const place = placeOf(row.part, row.value);
  const rows = standing.get(place);
  const known = rows?.find(({ plus }) => plus === row.plus);
  if (known !== undefined) return known.amounts;
  if (rows === undefined) standing.set(place, [row]);
  else rows.push(row);
  return row.amounts;
}

/** @param part -1 at an end */
function placeOf(part: number, value: number): number {
  return (part + 1) * VALUES + value;
}

/** More than any value of a register. */
const VALUES = 2 ** VALUE_BITS_MAX;

/** Amounts of a row come one after another: it grows by more than the next one needs. */
const MARGIN = 32;

function grow(amounts: Amounts, from: number, end: number): void {
  const isEmpty = amounts.p.length === 0;
  const first = isEmpty ? from : Math.min(from - MARGIN, amounts.from);
  const last = isEmpty ? end : Math.max(end + MARGIN, amounts.from + amounts.p.length);
  const p = new Float64Array(last - first);
  p.set(amounts.p, amounts.from - first);
  amounts.p = p;
  amounts.from = first;
}

/** Leaves out what is negligible at both ends. @returns whether anything is left */
function trim(amounts: Amounts, negligible: number): boolean {
  const { p } = amounts;
  let first = 0;
  let end = p.length;
  while (first < end && (p[first] as number) < negligible) first += 1;
  while (end > first && (p[end - 1] as number) < negligible) end -= 1;
  amounts.from += first;
  amounts.p = p.slice(first, end);
  return end > first;
}

function lawOf(standing: Standing, weight: number): TotalLaw {
  const sums = new Map<number, Amounts>();
  for (const { plus, amounts } of rowsOf(standing)) {
    const sum = sums.get(plus) ?? { from: amounts.from, p: new Float64Array(0) };
    sums.set(plus, sum);
    grow(sum, amounts.from, amounts.from + amounts.p.length);
    for (const [at, p] of amounts.p.entries()) {
      const place = at + amounts.from - sum.from;
      sum.p[place] = (sum.p[place] as number) + p / weight;
    }
  }
  const law = { plus: [] as number[], amount: [] as number[], p: [] as number[] };
  for (const [plus, { from, p }] of sums) {
    for (const [at, each] of p.entries()) {
      if (each === 0) continue;
      law.plus.push(plus);
      law.amount.push(from + at);
      law.p.push(each);
    }
  }
  return law;
}

/** The least that a story brings, amounts apart: packed gains. */
export function leastGain(stories: Stories, story: number, effectOf: TotalOptions['effectOf']): number {
  let least = 0;
  for (let at = story; at !== BEGINNING; at = stories.before(at)) {
    least += Math.min(...stories.leavesOf(stories.strike(at), stories.result(at)).map((leaf) => effectOf(leaf).gain));
  }
  return least;
}
