import { wholeAlias } from './whole-alias.ts';

/** Bits of an end. */
export const END_BITS = 16;

/** Outcomes less probable than half a word of 32 bits are not drawn. */
export const NEGLIGIBLE = 2 ** -33;

/** Numbers of a column. */
export const COLUMN = 2;
/** Within a column: the threshold, in units of 2^(bits - 32); and the end below it in the high half, the other in the low one. */
export const THRESHOLD = 0;
export const ENDS = 1;

/** Bits of the number of columns of a law, as they stand in a {@link lawName}. */
export const WIDTH_BITS = 4;

/** Columns of a machine, at most. */
export const COLUMNS_MAX = 2 ** 22;

/** A law of which only the outcomes that are drawn are left: parallel arrays. */
export interface DrawnLaw {
  readonly end: readonly number[];
  readonly p: readonly number[];
}

/** Laws by what they depend on, as far as that matters. */
export type LawRow = readonly (DrawnLaw | undefined)[];

/** Where a law stands. */
export interface LawPlace {
  /** First of its 2^bits columns. */
  readonly base: number;
  readonly bits: number;
}

/** Alias tables one after another, as they are drawn from: {@link COLUMN} numbers each column. */
export class LawColumns {
  /** Outcomes of all laws. */
  atoms = 0;
  #count = 0;
  readonly #laws: { readonly law: DrawnLaw; readonly place: LawPlace }[] = [];
  readonly #known = new Map<string, { readonly row: LawRow; readonly place: LawPlace }[]>();

  /** Lays out a law. */
  add(law: DrawnLaw): LawPlace {
    return this.addRow([law]);
  }

  /** Lays out a law that is like no other. */
  append(law: DrawnLaw): LawPlace {
    return this.#lay([law]);
  }

  /**
   * Lays out laws of equally many columns; equal rows only once.
   * @param row laws by what they depend on; unknown ones are never drawn from
   * @returns where the first one stands
   */
  addRow(row: LawRow): LawPlace {
    const first = row.find((law) => law !== undefined);
    const name = `${row.length} ${first?.end.join()} ${first?.p.join()}`;
    const alike = this.#known.get(name) ?? [];
    const known = alike.find((each) => row.every((law, index) => isSame(law, each.row[index])));
    if (known !== undefined) return known.place;
    const place = this.#lay(row);
    this.#known.set(name, [...alike, { row, place }]);
    return place;
  }

  /** Null where there are too many columns, or ends are too large. */
  lay(): Int32Array | null {
    const laws = this.#laws;
    const isWide = ({ law, place }: (typeof laws)[number]): boolean =>
      place.bits >= 1 << WIDTH_BITS || law.end.some((end) => end >= 1 << END_BITS);
    if (this.#count > COLUMNS_MAX || laws.some(isWide)) return null;
    const table = new Int32Array(COLUMN * this.#count);
    for (const { law, place } of laws) layLaw(law, place.bits, table.subarray(COLUMN * place.base));
    return table;
  }

  #lay(laws: LawRow): LawPlace {
    const bits = Math.max(1, ...laws.map((law) => Math.ceil(Math.log2(law?.p.length ?? 1))));
    const base = this.#count;
    this.#count += laws.length * 2 ** bits;
    for (const [index, law] of laws.entries()) {
      if (law === undefined) continue;
      this.#laws.push({ law, place: { base: base + index * 2 ** bits, bits } });
      this.atoms += law.p.length;
    }
    return { base, bits };
  }
}

/** A law without its negligible outcomes. */
export function drawnLaw(end: readonly number[], p: readonly number[]): DrawnLaw {
  return part(
    { end, p },
    [...p.keys()].filter((at) => (p[at] as number) >= NEGLIGIBLE),
  );
}

/** The law of what is certain. */
export function certain(end: number): DrawnLaw {
  return { end: [end], p: [1] };
}

/** The likeliest outcomes of a law and an end for the others, and those others; null where there are none. */
export function splitLaw(law: DrawnLaw, commonMax: number, others: number): readonly [DrawnLaw, DrawnLaw] | null {
  const { p } = law;
  if (p.length <= commonMax) return null;
  const order = [...p.keys()].sort((a, b) => (p[b] as number) - (p[a] as number) || a - b);
  const common = part(law, order.slice(0, commonMax));
  const rare = part(law, order.slice(commonMax));
  const left = rare.p.reduceRight((sum, each) => sum + each, 0);
  return [{ end: [...common.end, others], p: [...common.p, left] }, rare];
}

function part({ end, p }: DrawnLaw, at: readonly number[]): DrawnLaw {
  return { end: at.map((each) => end[each] as number), p: at.map((each) => p[each] as number) };
}

/** The place of a law in one number: its base above its bits. */
export function lawName({ base, bits }: LawPlace): number {
  return (base << WIDTH_BITS) | bits;
}

function isSame(one: DrawnLaw | undefined, other: DrawnLaw | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.p.length === other.p.length &&
    one.p.every((p, at) => p === other.p[at]) &&
    one.end.every((end, at) => end === other.end[at])
  );
}

function layLaw({ p, end }: DrawnLaw, bits: number, into: Int32Array): void {
  const padded = new Float64Array(2 ** bits);
  padded.set(p);
  const { threshold, own, alias } = wholeAlias(padded);
  for (let column = 0; column < padded.length; column += 1) {
    const [below, above] = [own, alias].map((to) => end[to[column] as number] ?? 0) as [number, number];
    into[COLUMN * column + THRESHOLD] = threshold[column] as number;
    into[COLUMN * column + ENDS] = (below << END_BITS) | above;
  }
}
