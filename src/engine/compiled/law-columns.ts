import { wholeAlias } from './whole-alias.ts';

/** Bits of an end. */
export const END_BITS = 16;
/** Bits of the number of columns of a law. */
export const WIDTH_BITS = 4;

/** Outcomes less probable than half a word of 32 bits are not drawn. */
export const NEGLIGIBLE = 2 ** -33;

/** Numbers of a column. */
export const COLUMN = 2;
/** Within a column: the threshold, in units of 2^(bits - 32); and the end below it in the high half, the other in the low one. */
export const THRESHOLD = 0;
export const ENDS = 1;

/** Columns of a machine, at most. */
export const COLUMNS_MAX = 2 ** 20;

/** A law over ends: parallel arrays. */
export interface DrawnLaw {
  readonly end: ArrayLike<number>;
  readonly p: ArrayLike<number>;
}

/** Laws by what they depend on; unknown ones are never drawn from. */
export type LawRow = readonly (DrawnLaw | undefined)[];

/** Where a row of laws stands: each has 2^bits columns, the first from `base` on. */
export interface LawPlace {
  readonly base: number;
  readonly bits: number;
}

/** Alias tables one after another, as they are drawn from: {@link COLUMN} numbers each column. */
export class LawColumns {
  /** Outcomes of all laws. */
  atoms = 0;
  #count = 0;
  readonly #laws: { readonly law: DrawnLaw; readonly place: LawPlace }[] = [];

  /** @returns where the row will stand */
  add(row: LawRow): LawPlace {
    const bits = Math.max(1, ...row.map((law) => Math.ceil(Math.log2(law?.p.length ?? 1))));
    const base = this.#count;
    this.#count += row.length * 2 ** bits;
    for (const [index, law] of row.entries()) {
      if (law === undefined) continue;
      this.#laws.push({ law, place: { base: base + index * 2 ** bits, bits } });
      this.atoms += law.p.length;
    }
    return { base, bits };
  }

  /** Null where there are too many columns. */
  lay(): Int32Array | null {
    const isWide = ({ place }: { readonly place: LawPlace }): boolean => place.bits >= 1 << WIDTH_BITS;
    if (this.#count > COLUMNS_MAX || this.#laws.some(isWide)) return null;
    const table = new Int32Array(COLUMN * this.#count);
    for (const { law, place } of this.#laws) layLaw(law, place.bits, table.subarray(COLUMN * place.base));
    return table;
  }
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
