import { type WholeAlias, wholeAlias } from '../compiled/whole-alias.ts';
import type { Conditions } from './conditions.ts';
import { type Counting, sumOf } from './counting.ts';
import type { PartKind } from './machine.ts';
import type { PartEnd, PartLaw } from './part-laws.ts';
import type { MetPart } from './survey.ts';

/**
 * Alias tables, one row after another, those drawn from most first: what is used often lies close together. A row is a
 * number: its first column and the bits of a column. A draw takes one word: its lowest bits are the column, the others
 * are compared with the threshold of the column. A long law has its likeliest ends in a short row of their own, which may
 * lead to {@link TAIL}: then another word draws from the row of the others, which the column before the first one tells.
 */
export interface Rows {
  /** Index node → row, or 0 where the rules play. */
  readonly ofNode: Int32Array;
  /** Index place of a kind, as the kind tells, + code → what the code adds to the number of a node; {@link NOWHERE} where no law is. */
  readonly offsets: Int32Array;
  /**
   * Index 2 × column → threshold; the next one: the end taken below the threshold in the lower half, the one taken from it
   * on in the upper half, both counted from the first end of the kind.
   */
  readonly columns: Int32Array;
  /** Index 2 × end → codes of the members, the first place in the lowest bits; the next one: its mark. */
  readonly ends: Int32Array;
  /** Index end → row of what being alone makes of it, or 0. */
  readonly aloneRows: Int32Array;
  /** Index gain, as marks tell it → what it adds to the sum. */
  readonly gains: Float64Array;
  readonly atoms: number;
  readonly bytes: number;
}

// A mark, from its lowest bits on: support, the places lost, whether being alone makes a difference, and the gain.
export const SUPPORT_MASK = 0xf;
export const LOST_SHIFT = 4;
/** Members of a part that has tables. */
export const PLACES_MAX = 8;
export const LOST_MASK = 2 ** PLACES_MAX - 1;
export const ALONE = 1 << 12;
export const GAIN_SHIFT = 13;
/** Gains that marks can tell. */
const GAINS_MAX = 2 ** 16;

/** A row: its first column above the bits of a column. */
export const ROW_BITS = 5;
export const ROW_MASK = 2 ** ROW_BITS - 1;
/** Ends of one kind, and one number more. */
export const END_BITS = 16;
export const END_MASK = 2 ** END_BITS - 1;
/** Stands in the place of an end where a second draw says which. */
export const TAIL = END_MASK;

/** Columns of rows that are not parted, and how often the second row of one may be drawn from. */
const WHOLE_COLUMNS = 32;
const TAIL_SHARE = 1 / 32;

/** Bits of all the codes of one end. */
export const CODES_BITS = 30;
/** Nodes of one kind, and of all. */
const KIND_NODES_MAX = 2 ** 18;
export const NODES_MAX = 2 ** 20;
const OFFSETS_MAX = 2 ** 16;
/** Leads below all nodes, whatever is added. */
export const NOWHERE = -(2 ** 26);

/** A part with its law. */
export interface Entry {
  readonly part: MetPart;
  readonly law: PartLaw;
}

interface End {
  readonly codes: number;
  readonly mark: number;
  readonly alone: Row | null;
}

/** A law, its ends numbered within their kind. */
interface Row {
  readonly kind: Kind;
  readonly p: Float64Array;
  readonly ends: readonly number[];
  /** How often it is drawn from. */
  readonly count: number;
}

interface Kind {
  readonly sorts: readonly number[];
  readonly codeBits: number;
  readonly ends: End[];
  /** By what they are. */
  readonly numbers: Map<string, number>;
}

/** Puts the laws of parts in rows. */
export class RowMaker {
  readonly #conditions: Conditions;
  readonly #counting: Counting;
  readonly #commons: number;
  readonly #kinds: (Kind & Omit<PartKind, 'end'>)[] = [];
  readonly #nodes: { node: number; row: Row }[] = [];
  readonly #rows: Row[] = [];
  readonly #aloneRows = new Map<PartLaw, Row>();
  readonly #aloneNumbers = new Map<Row, number>();
  /** Sum → number of the gain that adds it; and the numbers of vectors. */
  readonly #gains = new Map<number, number>();
  readonly #known = new Map<readonly number[], number>();
  readonly #offsets: number[] = [];
  #nodeCount = 0;

  /** @param conditions all those that any law leads to; @param commons how many there are */
  constructor(conditions: Conditions, counting: Counting, commons: number) {
    this.#conditions = conditions;
    this.#counting = counting;
    this.#commons = commons;
  }

  /** Lays out the parts of one kind; false where they have too many nodes. */
  addKind(sorts: readonly number[], entries: readonly Entry[]): boolean {
    // A part of one is drawn like one of two.
    const codeBits = Math.floor(CODES_BITS / Math.max(2, sorts.length));
    // One code more than there are: that of members whose condition was met nowhere.
    const sizes = sorts.map((sort) => this.#conditions.countOf(sort) + 1);
    const used = sorts.map((sort, place) =>
      this.#used(
        sort,
        entries.map(({ part }) => part.conditions[place] as number),
      ),
    );
    const strides = used.map((_, place) => used.slice(0, place).reduce((product, codes) => product * codes.length, 1));
    const commonStride = used.reduce((product, codes) => product * codes.length, 1);
    const nodes = commonStride * this.#commons;
    const offsets = sizes.reduce((sum, size) => sum + size, this.#offsets.length);
    if (nodes > KIND_NODES_MAX || this.#nodeCount + nodes > NODES_MAX || offsets > OFFSETS_MAX) return false;
    if (sizes.some((size) => size > 2 ** codeBits)) return false;
    const places = sizes.map((size, place) => {
      const from = this.#offsets.length;
      const codes = used[place] as readonly number[];
      for (let code = 0; code < size; code += 1) {
        const index = codes.indexOf(code);
        this.#offsets.push(index < 0 ? NOWHERE : index * (strides[place] as number));
      }
      return from;
    });
    const kind = { ...newKind(sorts, codeBits), node: this.#nodeCount, commonStride, places };
    this.#nodeCount += nodes;
    this.#kinds.push(kind);
    for (const { part, law } of entries) {
      const codes = this.#codesOf(sorts, part.conditions);
      const within = codes.reduce(
        (sum, code, place) => sum + (this.#offsets[(places[place] as number) + code] as number),
        0,
      );
      this.#nodes.push({
        node: kind.node + part.common * commonStride + within,
        row: this.#addRow(law, kind, part.count),
      });
    }
    return true;
  }

  /** Codes of conditions, each once. */
  #used(sort: number, conditions: readonly number[]): readonly number[] {
    return [...new Set(conditions.map((condition) => this.#conditions.codeOf(sort, condition)))];
  }

  #codesOf(sorts: readonly number[], conditions: readonly number[]): readonly number[] {
    return conditions.map((condition, place) => this.#conditions.codeOf(sorts[place] as number, condition));
  }

  #addRow(law: PartLaw, kind: Kind, count: number): Row {
    // The likeliest first: so they are close together among the ends, too.
    const sorted = [...law].sort((a, b) => b.p - a.p);
    const ends = sorted.map((end) => this.#endOf(end, kind));
    const row = { kind, p: Float64Array.from(sorted, ({ p }) => p), ends, count };
    this.#rows.push(row);
    return row;
  }

  /** Number of an end in its kind. */
  #endOf({ landing, gains }: PartEnd, kind: Kind): number {
    const { next, lost, support, alone } = landing;
    const codes = this.#codesOf(kind.sorts, next).reduce((word, code, at) => word | (code << (at * kind.codeBits)), 0);
    const mark = support | (lost << LOST_SHIFT) | (alone === null ? 0 : ALONE) | (this.#gainsOf(gains) << GAIN_SHIFT);
    return this.#numberOf(kind, { codes, mark, alone: alone === null ? null : this.#aloneRow(alone, kind) });
  }

  #numberOf(kind: Kind, end: End): number {
    const name = `${end.codes} ${end.mark} ${end.alone === null ? '' : this.#aloneNumbers.get(end.alone)}`;
    const known = kind.numbers.get(name);
    if (known !== undefined) return known;
    kind.numbers.set(name, kind.ends.length);
    kind.ends.push(end);
    return kind.ends.length - 1;
  }

  #gainsOf(gains: readonly number[]): number {
    const known = this.#known.get(gains) ?? this.#gainOf(sumOf(gains.slice(1), this.#counting.fields));
    this.#known.set(gains, known);
    return known;
  }

  #gainOf(sum: number): number {
    const known = this.#gains.get(sum) ?? this.#gains.size;
    this.#gains.set(sum, known);
    return known;
  }

  #aloneRow(law: PartLaw, kind: Kind): Row {
    const known = this.#aloneRows.get(law) ?? this.#addRow(law, kind, 0);
    this.#aloneRows.set(law, known);
    if (!this.#aloneNumbers.has(known)) this.#aloneNumbers.set(known, this.#aloneNumbers.size);
    return known;
  }

  /**
   * Lays everything out.
   * @param start law of the start, whose ends have no meaning but their numbers, which stand as codes
   * @returns null where there are more gains, or ends of a kind, than can be told
   */
  finish(start: readonly number[]): Laid | null {
    const opening = newKind([], 0);
    for (const codes of start.keys()) opening.ends.push({ codes, mark: this.#gainOf(0) << GAIN_SHIFT, alone: null });
    const plain: Row = {
      kind: opening,
      p: Float64Array.from(start),
      ends: [...start.keys()],
      count: Number.POSITIVE_INFINITY,
    };
    const kinds = [opening, ...this.#kinds];
    if (this.#gains.size > GAINS_MAX || kinds.some(({ ends }) => ends.length > TAIL)) return null;
    const rows = [plain, ...this.#rows];
    const { columns, words } = layRows(rows);
    const ofNode = new Int32Array(this.#nodeCount);
    for (const { node, row } of this.#nodes) ofNode[node] = words.get(row) as number;
    const all = kinds.flatMap(({ ends }) => ends);
    const arrays = {
      ofNode,
      offsets: Int32Array.from(this.#offsets),
      columns,
      ends: Int32Array.from(all.flatMap(({ codes, mark }) => [codes, mark])),
      aloneRows: Int32Array.from(all, ({ alone }) => (alone === null ? 0 : (words.get(alone) as number))),
      gains: Float64Array.from(this.#gains.keys()),
    };
    const atoms = rows.reduce((sum, { ends }) => sum + ends.length, 0);
    const bytes = Object.values(arrays).reduce((sum, { byteLength }) => sum + byteLength, 0);
    return {
      rows: { ...arrays, atoms, bytes },
      kinds: this.#laidKinds(start.length),
      startRow: words.get(plain) as number,
    };
  }

  /** @param first end of the first kind */
  #laidKinds(first: number): readonly PartKind[] {
    let end = first;
    return this.#kinds.map(({ sorts, node, commonStride, places, codeBits, ends }) => {
      const kind = { sorts, node, commonStride, places, codeBits, end };
      end += ends.length;
      return kind;
    });
  }
}

/** Everything in its place. */
interface Laid {
  readonly rows: Rows;
  readonly kinds: readonly PartKind[];
  readonly startRow: number;
}

function newKind(sorts: readonly number[], codeBits: number): Kind {
  return { sorts, codeBits, ends: [], numbers: new Map() };
}

/** A row as it is laid: the whole of a law, or what stands for the likeliest or for the other ends of one. */
interface Table {
  readonly alias: WholeAlias;
  readonly ends: readonly number[];
  readonly count: number;
  /** The row of the other ends. */
  readonly tail: Table | null;
}

/** The table of a law; and that of its tail. */
function tableOf({ p, ends, count }: Row): Table {
  let head = WHOLE_COLUMNS / 2 - 1;
  let share = sum(p.subarray(head));
  while (share > TAIL_SHARE) {
    share -= sum(p.subarray(head, 2 * head + 1));
    head = 2 * head + 1;
  }
  if (p.length <= Math.max(WHOLE_COLUMNS, 2 * head + 2) || !Number.isFinite(count)) {
    return { alias: wholeAlias(p), ends, count, tail: null };
  }
  const tail = { alias: wholeAlias(p.subarray(head)), ends: ends.slice(head), count: count * share, tail: null };
  const alias = wholeAlias(Float64Array.of(...p.subarray(0, head), share));
  return { alias, ends: [...ends.slice(0, head), TAIL], count, tail };
}

function sum(p: Float64Array): number {
  return p.reduce((total, each) => total + each, 0);
}

/** Lays out rows, those drawn from most first. */
function layRows(rows: readonly Row[]): { readonly columns: Int32Array; readonly words: ReadonlyMap<Row, number> } {
  const tableOfRow = new Map(rows.map((row) => [row, tableOf(row)]));
  const tables = [...tableOfRow.values()].flatMap((table) => (table.tail === null ? [table] : [table, table.tail]));
  const words = new Map<Table, number>();
  // Column 0 is nobody's, for 0 is no row; before every other row there is a column for that of its tail.
  let count = 0;
  for (const table of tables.sort((a, b) => b.count - a.count)) {
    count += 1;
    words.set(table, (count << ROW_BITS) | table.alias.bits);
    count += table.alias.threshold.length;
  }
  const columns = new Int32Array(2 * count);
  for (const [table, word] of words) {
    layTable(columns, word, table);
    if (table.tail !== null) columns[2 * (word >> ROW_BITS) - 2] = words.get(table.tail) as number;
  }
  return { columns, words: new Map([...tableOfRow].map(([row, table]) => [row, words.get(table) as number])) };
}

function layTable(columns: Int32Array, word: number, { alias: { threshold, own, alias }, ends }: Table): void {
  const first = word >> ROW_BITS;
  threshold.forEach((limit, column) => {
    const at = 2 * (first + column);
    columns[at] = limit;
    // Columns beyond the ends of a law are nobody's own, and lead to their alias.
    const below = ends[own[column] as number] ?? 0;
    columns[at + 1] = below | ((ends[alias[column] as number] as number) << END_BITS);
  });
}
