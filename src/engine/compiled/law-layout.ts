import type { DrawFamily } from '../control/composed.ts';
import type { Network } from '../control/network.ts';
import { wholeAlias } from './whole-alias.ts';

/** An end of a draw holds its leaf in the lowest bits, and its amount above them. */
export const LEAF_BITS = 6;
export const END_BITS = 16;

/** Outcomes less probable than half a word of 32 bits are not drawn. */
export const NEGLIGIBLE = 2 ** -33;

/** Numbers of a column. */
export const COLUMN = 2;
/** Within a column: the threshold, in units of 2^(bits - 32); and the end below it in the high half, the other in the low one. */
export const THRESHOLD = 0;
export const ENDS = 1;

/** Where the laws of a family stand. */
export interface LawPlace {
  /** First column of the law for a register of 0. */
  readonly base: number;
  /** Each law has 2^bits columns. */
  readonly bits: number;
}

/** The laws of families laid out for drawing: those of one family have equally many columns, in the order of values. */
export interface LawLayout {
  /** Alias tables: {@link COLUMN} numbers each column. */
  readonly columns: Int32Array;
  readonly places: ReadonlyMap<DrawFamily, LawPlace>;
  /** Family → index leaf → most that the amount comes to. */
  readonly amountMax: ReadonlyMap<DrawFamily, readonly number[]>;
  /** Outcomes of all laws. */
  readonly atoms: number;
}

/** A law of which only the outcomes that are drawn are left. */
interface DrawnLaw {
  readonly p: Float64Array;
  readonly end: readonly number[];
}

/** Lays out the laws of a network; null where a leaf or an amount is too large for an end. */
export function layOutLaws({ families, values }: Network): LawLayout | null {
  const places = new Map<DrawFamily, LawPlace>();
  const amountMax = new Map<DrawFamily, number[]>();
  const laid: { readonly at: number; readonly bits: number; readonly law: DrawnLaw }[] = [];
  let columns = 0;
  let atoms = 0;
  for (const family of families) {
    const read = values.get(family) as readonly number[];
    const most: number[] = [];
    const laws = read.map((value) => drawnLaw(family, value, most));
    if (laws.includes(null)) return null;
    const bits = Math.max(1, ...laws.map((law) => Math.ceil(Math.log2(law?.p.length ?? 1))));
    places.set(family, { base: columns, bits });
    amountMax.set(family, most);
    for (const [index, law] of laws.entries()) {
      if (law === null) continue;
      laid.push({ at: columns + (read[index] as number) * 2 ** bits, bits, law });
      atoms += law.p.length;
    }
    columns += (1 + (read.at(-1) ?? 0)) * 2 ** bits;
  }
  const table = new Int32Array(COLUMN * columns);
  for (const { at, bits, law } of laid) layLaw(law, bits, table.subarray(COLUMN * at));
  return { columns: table, places, amountMax, atoms };
}

/** @param most index leaf → most that the amount comes to; grows */
function drawnLaw(family: DrawFamily, value: number, most: number[]): DrawnLaw | null {
  const { leaf, amount, p } = family.lawAt(value);
  const kept = [...p.keys()].filter((at) => (p[at] as number) >= NEGLIGIBLE);
  const end = kept.map((at) => (leaf[at] as number) | ((amount[at] as number) << LEAF_BITS));
  for (const at of kept) {
    const index = leaf[at] as number;
    if (index >= 1 << LEAF_BITS) return null;
    most[index] = Math.max(most[index] ?? 0, amount[at] as number);
  }
  if (end.some((each) => each >= 1 << END_BITS)) return null;
  return { p: Float64Array.from(kept, (at) => p[at] as number), end };
}

function layLaw({ p, end }: DrawnLaw, bits: number, into: Int32Array): void {
  const padded = new Float64Array(2 ** bits);
  padded.set(p);
  const { threshold, own, alias } = wholeAlias(padded);
  for (let column = 0; column < padded.length; column += 1) {
    const ends = [own, alias].map((to) => end[to[column] as number] ?? 0);
    into[COLUMN * column + THRESHOLD] = threshold[column] as number;
    into[COLUMN * column + ENDS] = ((ends[0] as number) << END_BITS) | (ends[1] as number);
  }
}
