import { join } from 'node:path';
import type { Summary } from '../analysis/summary.ts';
import { trialsMax } from '../engine/plan.ts';
import { type RunChoices, settle } from '../engine/settings.ts';
import { FracasError } from '../errors.ts';
import { exportFiles, SUMMARY_FORMATS } from '../report/export/export.ts';
import type { ExportedFile, ExportOptions } from '../report/export/files.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Output } from './apart.ts';
import {
  type Draft,
  discard,
  draftFile,
  OUT_OPTION,
  placeFiles,
  removeAll,
  writeElsewhere,
  writtenElsewhere,
} from './output.ts';

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

/** Writes a result in every format asked for: all files are put together before the first takes its name, the JSON last. */
export async function writeReports(summary: Summary, scenario: Scenario, destination: Destination): Promise<Reports> {
  const drafted = new Map<Format, readonly Draft[]>();
  const failures: unknown[] = [];
  let elsewhere: string | null = null;
  const fail = async (format: Format, error: unknown): Promise<void> => {
    drafted.delete(format);
    const isUnwritable = error instanceof FracasError && error.code === 'cli/unwritable';
    const folder = isUnwritable
      ? await writeElsewhere(filesOf(summary, scenario, format, destination), elsewhere)
      : null;
    elsewhere ??= folder;
    failures.push(folder === null ? error : writtenElsewhere(error, folder));
  };
  for (const format of destination.formats) {
    try {
      drafted.set(format, await draftAll(filesOf(summary, scenario, format, destination), destination));
    } catch (error) {
      await fail(format, error);
    }
  }
  const drafts = [...drafted].sort(([one], [other]) => Number(one === 'json') - Number(other === 'json'));
  const paths = new Set(drafts.flatMap(([, each]) => each.map(({ path }) => path)));
  const stale = outputsOf({ ...destination, of: '' }).flatMap(({ path, end }) =>
    end === undefined && !paths.has(path) && isOf(path, drafted) ? [path] : [],
  );
  await removeAll([...stale, ...paths]);
  for (const [format, each] of drafts) {
    try {
      await placeFiles(each);
    } catch (error) {
      await fail(format, error);
    }
  }
  const written = destination.formats.flatMap((format) => {
    const placed = drafted.get(format);
    return placed === undefined
      ? []
      : briefly(
          placed.map(({ path }) => path),
          format,
          destination,
        );
  });
  return { written: elsewhere === null ? written : [...written, elsewhere], failures };
}

/** Whether a path is of one of some formats. */
function isOf(path: string, formats: ReadonlyMap<Format, unknown>): boolean {
  return [...formats.keys()].some((format) => path.endsWith(`.${format}`));
}

async function draftAll(files: AsyncIterable<ExportedFile>, { folder }: Destination): Promise<readonly Draft[]> {
  const drafts: Draft[] = [];
  try {
    for await (const file of files) drafts.push(await draftFile(folder, file));
  } catch (error) {
    await discard(drafts);
    throw error;
  }
  return drafts;
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
