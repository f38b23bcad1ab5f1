import { type BasicType, parquetWriteBuffer } from 'hyparquet-writer';
import type { Summary } from '../../analysis/summary.ts';
import { ANALYSIS_COLUMNS, analysisRows } from './analysis-rows.ts';
import type { Field } from './delimited.ts';
import { metadataOf } from './parquet.ts';

const NUMBERS: readonly string[] = ['value', 'low', 'high', 'confidence'];

/** Every number of every analysis as a row of a Parquet file: the same rows as those of NAME.analyses.csv. */
export function parquetAnalyses(summary: Summary): Uint8Array {
  const rows = [...analysisRows(summary)];
  const columnData = ANALYSIS_COLUMNS.map((name, at) => {
    const type = typeOf(name);
    const data = rows.map((row) => (type === 'INT64' ? wholeOf(row[at]) : (row[at] ?? null)));
    return { name, type, nullable: name !== 'analysis', data };
  });
  return new Uint8Array(parquetWriteBuffer({ columnData, kvMetadata: metadataOf(summary) }));
}

function typeOf(name: (typeof ANALYSIS_COLUMNS)[number]): BasicType {
  if (name === 'analysis') return 'INT32';
  if (name === 'n') return 'INT64';
  if (name === 'partial') return 'BOOLEAN';
  return NUMBERS.includes(name) ? 'DOUBLE' : 'STRING';
}

function wholeOf(field: Field | undefined): bigint | null {
  return typeof field === 'number' ? BigInt(field) : null;
}
