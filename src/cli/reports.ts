import { join } from 'node:path';
import type { Summary } from '../analysis/summary.ts';
import { trialsMax } from '../engine/plan.ts';
import { type RunChoices, settle } from '../engine/settings.ts';
import { type ExportedFile, type ExportOptions, exportFiles, SUMMARY_FORMATS } from '../report/export/export.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Output } from './apart.ts';
import { OUT_OPTION, writeWhole } from './output.ts';

/** Everything that `fracas run --format` writes. */
export const FORMATS = [...SUMMARY_FORMATS, 'parquet'] as const;

export type Format = (typeof FORMATS)[number];

/** What is written when nobody says otherwise. */
export const FORMATS_DEFAULT: readonly Format[] = ['html', 'json'];

/** What stands between the name of a result and its extension, where a format has several files; `*` for a picture's name. */
const PARTS: Readonly<Partial<Record<Format, readonly string[]>>> = {
  csv: ['', '.metrics', '.distributions', '.analyses'],
  svg: ['.*'],
  png: ['.*'],
  parquet: ['', '.analyses'],
};

/** Where the results of a scenario are to be written. */
interface Target {
  /** The scenario's file. */
  readonly of: string;
  /** What the files' names begin with. */
  readonly name: string;
  readonly folder: string;
  readonly formats: readonly Format[];
}

/** The files that a result may have. */
export function outputsOf({ of, name, folder, formats }: Target): readonly Output[] {
  return formats.flatMap((format) =>
    (PARTS[format] ?? ['']).map((part): Output => {
      const isOpen = part.endsWith('*');
      const path = join(folder, isOpen ? `${name}${part.slice(0, -1)}` : `${name}${part}.${format}`);
      return { path, of, option: OUT_OPTION, ...(isOpen ? { end: `.${format}` } : {}) };
    }),
  );
}

/** Files of one format that are named one by one; more are told by their number. */
const NAMED_MAX = 3;

export interface Destination extends ExportOptions {
  readonly folder: string;
  readonly formats: readonly Format[];
}

/** What was written, and what kept a format from being written; the others are written all the same. */
export interface Reports {
  /** Paths, or a pattern with a number where a format has many files. */
  readonly written: readonly string[];
  readonly failures: readonly unknown[];
}

/** Writes a result in every format asked for. */
export async function writeReports(summary: Summary, scenario: Scenario, destination: Destination): Promise<Reports> {
  const written: string[] = [];
  const failures: unknown[] = [];
  for (const format of destination.formats) {
    try {
      const paths = await writeAll(filesOf(summary, scenario, format, destination), destination);
      written.push(...briefly(paths, format, destination));
    } catch (error) {
      failures.push(error);
    }
  }
  return { written, failures };
}

async function writeAll(files: AsyncIterable<ExportedFile>, { folder }: Destination): Promise<readonly string[]> {
  const paths: string[] = [];
  for await (const { name, content } of files) paths.push(await writeWhole(folder, name, content));
  return paths;
}

async function* filesOf(
  summary: Summary,
  scenario: Scenario,
  format: Format,
  destination: Destination,
): AsyncGenerator<ExportedFile> {
  if (format !== 'parquet') {
    yield* exportFiles(summary, format, destination);
    return;
  }
  const { parquetFiles } = await import('../trials.ts');
  yield* parquetFiles(summary, scenario, destination.name);
}

function briefly(paths: readonly string[], format: Format, { folder, name }: Destination): readonly string[] {
  return paths.length <= NAMED_MAX ? paths : [`${folder}/${name}.*.${format} (${paths.length})`];
}

/**
 * Refuses, before any work is done, to write trials that there will not be, or too many of them, as far as that is known.
 * @throws FracasError
 */
export async function refuseTrials(scenario: Scenario, choices: RunChoices): Promise<void> {
  const { nothingSampled, tooManyRows, TRIAL_ROWS_MAX } = await import('../report/export/parquet.ts');
  const { method, plan } = settle(scenario.run, choices);
  if (method === 'exact' || scenario.script !== null) {
    if (scenario.analyses.length > 0) return;
    throw nothingSampled();
  }
  const variants = scenario.variants.length;
  const rows = variants * trialsMax(plan);
  // A solution may turn out to make trials needless, and a precision fewer of them.
  if (method !== 'auto' && plan.kind === 'trials' && rows > TRIAL_ROWS_MAX) throw tooManyRows(rows, variants);
}
