import { ByteWriter, type ColumnSource, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import type { Axis, Summary } from '../../analysis/summary.ts';
import { FracasError } from '../../errors.ts';
import { distinctNames } from './delimited.ts';

/** Trials that a file of trials may hold, over all variants. */
export const TRIAL_ROWS_MAX = 1_000_000;
/** Rows encoded at once: what is held uncompressed. */
const GROUP_ROWS = 65_536;

/** Some consecutive trials of one variant. */
export interface TrialBlock {
  /** Index into the summary's variants. */
  readonly variant: number;
  /** Number of the first trial, 0-based. */
  readonly first: number;
  /** Index trial - `first` → name of its outcome. */
  readonly outcomes: readonly string[];
  /** Metric → index trial - `first` → value. */
  readonly metrics: Readonly<Record<string, Int32Array>>;
}

/**
 * Makes sure that the trials of a result can be written one by one.
 * @returns their number
 * @throws FracasError when nothing was sampled, or more than {@link TRIAL_ROWS_MAX} trials
 */
export function countTrialRows(summary: Summary): number {
  const rows = summary.seed === null ? 0 : summary.variants.reduce((sum, { trials }) => sum + (trials ?? 0), 0);
  if (rows === 0) throw nothingSampled();
  if (rows > TRIAL_ROWS_MAX) throw tooManyRows(rows, summary.variants.length);
  return rows;
}

export function nothingSampled(): FracasError {
  return new FracasError('export/nothing-sampled', 'there are no trials to write as Parquet: nothing was sampled', {
    hint: '--method sampled rolls dice instead of solving; the exact numbers are in the other formats',
  });
}

/** @param variants number of variants that are sampled */
export function tooManyRows(rows: number, variants: number): FracasError {
  const each = Math.floor(TRIAL_ROWS_MAX / Math.max(1, variants));
  return new FracasError(
    'export/too-many-trials',
    `${rows} trials are more than the ${TRIAL_ROWS_MAX} that a Parquet file may hold`,
    { hint: `--trials ${each} for each of ${variants} variant${variants === 1 ? '' : 's'} fit` },
  );
}

/**
 * Trials one by one as a Parquet file: a row for each, with the variant's index and axes, the trial's number, its outcome
 * and every metric as int32 (null where a variant does not have it). The file's own metadata say where it comes from.
 * @param blocks trials of the summary's variants
 */
export async function parquetTrials(summary: Summary, blocks: AsyncIterable<TrialBlock>): Promise<Uint8Array> {
  const metrics = [...new Set(summary.variants.flatMap(countedNames))];
  const table = new TrialTable(summary, metrics);
  for await (const block of blocks) table.add(block);
  return table.finish();
}

function countedNames({ metrics }: Summary['variants'][number]): readonly string[] {
  return Object.entries(metrics).flatMap(([name, { isMeasured }]) => (isMeasured === true ? [] : [name]));
}

type Value = string | number | boolean | null;

/** Rows on their way into a file, a row group at a time. */
class TrialTable {
  readonly #summary: Summary;
  readonly #metrics: readonly string[];
  readonly #names: readonly string[];
  readonly #bytes = new ByteWriter();
  readonly #file: ParquetWriter;
  /** Index column → values of the rows that are not written yet. */
  #columns: Value[][];
  #rows = 0;

  constructor(summary: Summary, metrics: readonly string[]) {
    this.#summary = summary;
    this.#metrics = metrics;
    const fixed = ['variant', 'trial', 'outcome'];
    this.#names = distinctNames([...fixed, ...summary.axes.map(({ name }) => name), ...metrics]);
    this.#columns = this.#names.map(() => []);
    this.#file = new ParquetWriter({
      writer: this.#bytes,
      schema: this.#schema(),
      createdBy: `fracas version ${summary.version}`,
      kvMetadata: metadataOf(summary),
    });
  }

  add(block: TrialBlock): void {
    const sources = this.#sourcesOf(block);
    const count = block.outcomes.length;
    for (let from = 0; from < count; ) {
      const to = Math.min(count, from + GROUP_ROWS - this.#rows);
      this.#columns.forEach((column, index) => {
        const source = sources[index];
        for (let at = from; at < to; at += 1) column.push(source?.(at) ?? null);
      });
      this.#rows += to - from;
      if (this.#rows === GROUP_ROWS) this.#flush();
      from = to;
    }
  }

  finish(): Uint8Array {
    this.#flush();
    this.#file.finish();
    return this.#bytes.getBytes();
  }

  /** Index column → what it holds in a row of a block. */
  #sourcesOf({ variant, first, outcomes, metrics }: TrialBlock): readonly ((at: number) => Value | undefined)[] {
    const label = this.#summary.variants[variant]?.label ?? {};
    const axes = this.#summary.axes.map((axis) => {
      const value = label[axis.name] ?? null;
      const kept = typeOf(axis).type === 'BYTE_ARRAY' && value !== null ? String(value) : value;
      return () => kept;
    });
    const counts = this.#metrics.map((name) => {
      const column = Object.hasOwn(metrics, name) ? metrics[name] : undefined;
      return (at: number) => column?.[at];
    });
    return [() => variant, (at) => first + at, (at) => outcomes[at], ...axes, ...counts];
  }

  #flush(): void {
    if (this.#rows === 0) return;
    const columnData = this.#names.map((name, index): ColumnSource => {
      const data = this.#columns[index] ?? [];
      // Trial numbers only ever grow by one.
      return name === 'trial' ? { name, data, encoding: 'DELTA_BINARY_PACKED' } : { name, data };
    });
    this.#file.write({ columnData, rowGroupSize: GROUP_ROWS });
    this.#columns = this.#names.map(() => []);
    this.#rows = 0;
  }

  #schema(): SchemaElement[] {
    const types = [
      INT32,
      INT32,
      TEXT,
      ...this.#summary.axes.map(typeOf),
      ...this.#metrics.map((): Type => ({ ...INT32, repetition_type: 'OPTIONAL' })),
    ];
    const columns = this.#names.map((name, index): SchemaElement => ({ ...(types[index] ?? TEXT), name }));
    return [{ name: 'trials', num_children: columns.length }, ...columns];
  }
}

type Type = Omit<SchemaElement, 'name'>;

const INT32: Type = { type: 'INT32', repetition_type: 'REQUIRED' };
const TEXT: Type = { type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' };

/** How the values of an axis are kept: as numbers or truths where all are, else as text. */
function typeOf({ values }: Axis): Type {
  if (values.every((value) => typeof value === 'boolean')) return { type: 'BOOLEAN', repetition_type: 'REQUIRED' };
  if (!values.every((value) => typeof value === 'number')) return TEXT;
  return values.every((value) => value === (value | 0)) ? INT32 : { type: 'DOUBLE', repetition_type: 'REQUIRED' };
}

/** Where a file's rows come from. */
export function metadataOf(summary: Summary): { key: string; value: string }[] {
  const { title, system, version, seed, hash, partial, performance } = summary;
  const facts = {
    ...{ title, system, version, seed: String(seed), engine: performance.engine, hash },
    partial: String(partial),
  };
  return Object.entries(facts).map(([key, value]) => ({ key: `fracas.${key}`, value }));
}
