import type { Atoms } from './atoms.ts';
import { wholeAlias } from './whole-alias.ts';

/**
 * Alias tables of many nodes, one after another. Column c of a table has a threshold and two ends: its own at 2c + 1,
 * taken below the threshold, and its alias at 2c. A draw takes one word: its lowest bits are the column, the others are
 * compared with the threshold.
 */
export interface Tables {
  /** Index node → its first column. */
  readonly base: Int32Array;
  /** Index node → bits of a column, at least 1: a table has 2^bits of them. */
  readonly bits: Int32Array;
  /** Index column → threshold, in units of 2^(bits - 32). */
  readonly threshold: Int32Array;
  /** Index end → place. */
  readonly place: Int32Array;
  /** Index end → packed gains. */
  readonly gain: Float64Array;
  /** Index end → 1 where the trial goes on. */
  readonly goesOn: Uint8Array;
  /** Ends of all laws. */
  readonly atoms: number;
}

/**
 * Lays out the laws of nodes for drawing.
 * @param laws index node → law of the draw at it; nodes without one are never drawn from
 */
export function layOut(nodeCount: number, laws: ReadonlyMap<number, Atoms>): Tables {
  const made = [...laws].map(([node, atoms]) => ({ node, atoms, law: wholeAlias(atoms.p) }));
  const columns = made.reduce((sum, { law }) => sum + law.threshold.length, 0);
  const tables: Tables = {
    base: new Int32Array(nodeCount),
    bits: new Int32Array(nodeCount),
    threshold: new Int32Array(columns),
    place: new Int32Array(2 * columns),
    gain: new Float64Array(2 * columns),
    goesOn: new Uint8Array(2 * columns),
    atoms: made.reduce((sum, { atoms }) => sum + atoms.p.length, 0),
  };
  let base = 0;
  for (const { node, atoms, law } of made) {
    tables.base[node] = base;
    tables.bits[node] = law.bits;
    tables.threshold.set(law.threshold, base);
    for (let column = 0; column < law.threshold.length; column += 1) {
      layEnd(tables, 2 * (base + column) + 1, atoms, law.own[column] as number, nodeCount);
      layEnd(tables, 2 * (base + column), atoms, law.alias[column] as number, nodeCount);
    }
    base += law.threshold.length;
  }
  return tables;
}

function layEnd(tables: Tables, at: number, { place, gain }: Atoms, atom: number, nodeCount: number): void {
  const to = place[atom] as number;
  tables.place[at] = to;
  tables.goesOn[at] = to < nodeCount ? 1 : 0;
  tables.gain[at] = gain[atom] as number;
}

/** Bytes of tables. */
export function bytesOf({ base, bits, threshold, place, gain, goesOn }: Tables): number {
  return [base, bits, threshold, place, gain, goesOn].reduce((sum, { byteLength }) => sum + byteLength, 0);
}
