import type { Summary } from './analysis/summary.ts';
import type { Separator } from './report/export/delimited.ts';
import type { ExportedFile } from './report/export/files.ts';
import type { Scenario } from './scenario/scenario.ts';
import type { Language } from './systems/system.ts';

export type {
  Audit,
  Axis,
  Bilingual,
  ExpectationResult,
  Label,
  MetricSummary,
  OutcomeSummary,
  RulingNote,
  Summary,
  VariantSummary,
} from './analysis/summary.ts';
export type { Diagnostic } from './errors.ts';
export {
  BackendError,
  DiceError,
  EXIT,
  ExactLimitError,
  FracasError,
  InvariantError,
  ScenarioError,
} from './errors.ts';
export { hashSummary } from './hash.ts';
export { type RunObserver, type RunOptions, run, solve } from './run.ts';
export { loadScenario } from './scenario/load.ts';
export type { Expectation, LabelledVariant, Method, RunSettings, Scenario } from './scenario/scenario.ts';
export type { Language, Variant } from './systems/system.ts';
export { VERSION } from './version.ts';

/** One text: a self-contained page, a table for terminals, the result as JSON, or Markdown. */
export interface ReportOptions {
  readonly format: 'html' | 'text' | 'json' | 'md';
  /** English by default; JSON has both languages in any case. */
  readonly language?: Language;
}

/** Several files: tables, pictures, or trials. */
export interface FilesOptions {
  readonly format: 'csv' | 'svg' | 'png' | 'parquet';
  /** What the files' names begin with; `report` by default. */
  readonly name?: string;
  /** Of the words in pictures; English by default. */
  readonly language?: Language;
  /** Colours of pictures; light by default. */
  readonly theme?: 'light' | 'dark';
  /** Of csv: a comma by default, or a semicolon beside decimal commas. */
  readonly csvSeparator?: Separator;
  /** What the result is of: trials for `parquet` are played again from it. */
  readonly scenario?: Scenario;
}

/** A file of a report: its name without a folder, and all that is in it. */
export interface ReportFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/**
 * Writes a summary out for readers and for other programs: everything that `fracas run --format` writes. Libraries that a
 * format needs are loaded when it is first asked for.
 * @throws FracasError for `parquet` when there is nothing to write, or no scenario to play trials again from
 */
export async function report(summary: Summary, options: ReportOptions): Promise<string>;
export async function report(summary: Summary, options: FilesOptions): Promise<readonly ReportFile[]>;
export async function report(
  summary: Summary,
  options: ReportOptions | FilesOptions,
): Promise<string | readonly ReportFile[]> {
  const { language = 'en' } = options;
  if (options.format === 'text') {
    const { renderTerminal } = await import('./report/terminal.ts');
    return renderTerminal(summary, { language });
  }
  const { exportFiles } = await import('./report/export/export.ts');
  if (!isOfFiles(options)) {
    const [file] = await gather(exportFiles(summary, options.format, { name: 'report', language, theme: 'light' }));
    return typeof file?.content === 'string' ? file.content : '';
  }
  const { format, name = 'report', theme = 'light', scenario = null, csvSeparator = 'comma' } = options;
  if (format !== 'parquet') return gather(exportFiles(summary, format, { name, language, theme, csvSeparator }));
  const { parquetFiles } = await import('./trials.ts');
  return gather(parquetFiles(summary, scenario, name));
}

function isOfFiles(options: ReportOptions | FilesOptions): options is FilesOptions {
  return ['csv', 'svg', 'png', 'parquet'].includes(options.format);
}

async function gather(files: AsyncIterable<ExportedFile>): Promise<readonly ReportFile[]> {
  const whole: ReportFile[] = [];
  for await (const { name, content } of files) {
    const isWhole = typeof content === 'string' || content instanceof Uint8Array;
    whole.push({ name, content: isWhole ? content : [...content].join('') });
  }
  return whole;
}
