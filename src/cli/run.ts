import { basename, dirname, extname } from 'node:path';
import type { Command } from 'commander';
import type { Summary } from '../analysis/summary.ts';
import { EXIT, FracasError, InvariantError } from '../errors.ts';
import { SEPARATORS, type Separator } from '../report/export/delimited.ts';
import type { CheckedFile } from '../report/export/junit.ts';
import { type RunObserver, type RunOptions, run } from '../run.ts';
import { LIMITS, type Method, type Scenario } from '../scenario/scenario.ts';
import type { Language } from '../systems/system.ts';
import { keepApart } from './apart.ts';
import { hasColour } from './colour.ts';
import { renderWarnings, stderrColors } from './diagnostics.ts';
import { reportFailure } from './failure.ts';
import { isStdin, loadInput, refuseStdinTwice, shownName } from './input.ts';
import { InterruptedError, listenForInterrupts } from './interrupt.ts';
import { prepareFile, prepareFolder, writeElsewhere, writeWhole, writtenElsewhere } from './output.ts';
import { Progress } from './progress.ts';
import { FORMATS, FORMATS_DEFAULT, type Format, outputsOf, refuseTrials, writeReports } from './reports.ts';
import { knownWidth } from './table.ts';
import { choice, path, share, wholeNumber, wordList } from './values.ts';
import { COLON } from './words.ts';

const METHODS = ['auto', 'sampled', 'exact', 'both'] as const;
const ENGINES = ['auto', 'dice', 'tables'] as const;
const LANGUAGES = ['en', 'fr'] as const;
const COLOURS = ['light', 'dark'] as const;

/** How another report of checks is named. */
const JUNIT_OPTION = '--junit FILE';

/** What the command line says, as commander hands it over. */
interface RunFlags {
  readonly trials?: number;
  readonly precision?: number;
  readonly seed?: number;
  readonly confidence?: number;
  readonly workers?: number;
  readonly method?: Method;
  readonly engine: (typeof ENGINES)[number];
  readonly json?: true;
  readonly out?: string;
  readonly format?: readonly Format[];
  readonly theme: (typeof COLOURS)[number];
  readonly csvSeparator: Separator;
  readonly junit?: string;
  readonly lang: Language;
  readonly quiet?: true;
}

const EXAMPLES = `
A number of trials beside a precision is the most that the precision may take. An exact answer needs neither: with
--method auto it is preferred wherever it is small enough.

Examples:
  $ fracas run duel.yaml                                table here, report in reports/duel.html and .json
  $ fracas run duel.yaml --method sampled --trials 5e6 --seed 1
  $ fracas run duel.yaml --method sampled --precision 0.1%   until the leading outcome is known to ±0.1 point
  $ fracas run duel.yaml --json > duel.json             the result on stdout and nothing else
  $ fracas run - < duel.yaml                            from standard input; reports/stdin.html and .json
  $ fracas run scenarios/mordheim/*.yaml --lang fr --out rapports
  $ fracas run duel.yaml --format csv,png,md            tables, pictures and a text for other programs
  $ fracas run duel.yaml --method sampled --trials 1e5 --format parquet   every trial, a row each
  $ fracas run duel.yaml --junit junit.xml              the checks of expect: for a CI system`;

/** Adds `fracas run FILE…`. */
export function registerRun(program: Command): void {
  program
    .command('run')
    .summary('resolve the fights of scenarios and report the odds')
    .description(
      'Resolve the fights of scenarios, exactly or by sampling: a table here, an HTML and a JSON report in a folder.',
    )
    .argument('<file...>', 'scenario files (YAML), or - for standard input')
    .option('--trials <n>', 'trials of each variant, in place of a precision', wholeNumber(1, LIMITS.trials))
    .option(
      '--precision <share>',
      "half-width of the leading outcome's interval to reach, such as 0.1% (default: 0.5%)",
      share(0, 0.5, '0.1%'),
    )
    .option('--seed <n>', 'seed of the dice (default: drawn, and printed)', wholeNumber(0, Number.MAX_SAFE_INTEGER))
    .option('--method <how>', 'auto, sampled, exact or both', choice(METHODS))
    .option('--engine <what>', 'what samples: auto, dice or tables', choice(ENGINES), 'auto' as const)
    .option('--confidence <share>', 'level of the intervals (default: 95%)', share(0.5, 1, '95%'))
    .option('--workers <n>', 'threads; 0 for none beside the main one (default: one a core)', wholeNumber(0, 256))
    .option('--json', 'print the result JSON on stdout and nothing else; writes files only with --out or --format')
    .option('--out <dir>', 'folder of the reports (default: reports)', path)
    .option(
      '--format <list>',
      `files to write, of ${FORMATS.join(', ')} (default: ${FORMATS_DEFAULT.join()})`,
      wordList(FORMATS),
    )
    .option('--theme <name>', 'colours of svg and png: light or dark', choice(COLOURS), 'light' as const)
    .option(
      '--csv-separator <name>',
      'of csv: comma, or semicolon with decimal commas, as French spreadsheets expect',
      choice(SEPARATORS),
      'comma' as const,
    )
    .option('--junit <file>', 'write the checks of `expect:` as a JUnit XML report, for CI', path)
    .option('--lang <code>', 'language of table and report: en or fr', choice(LANGUAGES), 'en' as const)
    .option('--quiet', 'no progress and no notes on stderr')
    .addHelpText('after', EXAMPLES)
    .action(async (files: readonly string[], flags: RunFlags) => {
      const code = await runFiles(files, flags);
      if (code !== EXIT.ok) process.exitCode = code;
    });
}

/** Runs each file, whatever becomes of the others, until an interrupt. @returns the worst exit code */
async function runFiles(files: readonly string[], flags: RunFlags): Promise<number> {
  refuseStdinTwice(files);
  const names = files.map((file) => (isStdin(file) ? 'stdin' : basename(file, extname(file))));
  const formats = flags.format ?? (flags.json === true && flags.out === undefined ? [] : FORMATS_DEFAULT);
  const folder = flags.out ?? 'reports';
  const reports = files.flatMap((of, index) =>
    outputsOf({ of: shownName(of), name: names[index] ?? '', folder, formats }),
  );
  const checks = flags.junit === undefined ? [] : [{ path: flags.junit, option: JUNIT_OPTION }];
  await keepApart(files, [...reports, ...checks]);
  if (formats.length > 0) await prepareFolder(folder);
  for (const { path, option } of checks) await prepareFile(path, option);
  const interrupts = listenForInterrupts(flags.lang);
  const summaries: Summary[] = [];
  const checked: CheckedFile[] = [];
  let worst: number = EXIT.ok;
  for (const [index, path] of files.entries()) {
    const file = shownName(path);
    if (interrupts.signal.aborted) {
      worst = Math.max(worst, EXIT.interrupted);
      checked.push({ file, startedAt: new Date(), error: new InterruptedError() });
      continue;
    }
    const startedAt = new Date();
    try {
      const { scenario, summary } = await runFile(path, formats, flags, interrupts.signal);
      const say = (text: string): void => speak(flags, `${file}: ${text}`);
      const destination = {
        folder,
        name: names[index] ?? '',
        formats,
        language: flags.lang,
        theme: flags.theme,
        csvSeparator: flags.csvSeparator,
        note: say,
      };
      const { written, failures } = await writeReports(summary, scenario, destination);
      if (flags.json === true) summaries.push(summary);
      else await printTable(summary, flags.lang, written);
      checked.push({ file, startedAt, summary });
      worst = Math.max(worst, codeOf(summary));
      for (const failure of failures) worst = Math.max(worst, await reportFailure(failure));
    } catch (error) {
      checked.push({ file, startedAt, error: asFracasError(error) });
      worst = Math.max(worst, await reportFailure(error));
    }
  }
  interrupts.stop();
  if (flags.json === true && summaries.length > 0) {
    process.stdout.write(`${JSON.stringify(files.length === 1 ? summaries[0] : summaries, null, 2)}\n`);
  }
  if (flags.junit !== undefined) worst = Math.max(worst, await writeJunit(checked, flags.junit, flags.lang));
  return worst;
}

function speak({ quiet }: RunFlags, text: string): void {
  if (quiet !== true) process.stderr.write(`${text}\n`);
}

async function runFile(
  file: string,
  formats: readonly Format[],
  flags: RunFlags,
  signal: AbortSignal,
): Promise<{ readonly scenario: Scenario; readonly summary: Summary }> {
  const scenario = await loadInput(file, signal);
  if (scenario.warnings.length > 0 && flags.quiet !== true) {
    process.stderr.write(renderWarnings(scenario.warnings, stderrColors(), flags.lang));
  }
  const progress = new Progress(flags.quiet === true);
  const options = optionsOf(flags, scenario, signal, progress);
  if (formats.includes('parquet')) await refuseTrials(scenario, options);
  const stop = (): void => progress.stop();
  signal.addEventListener('abort', stop);
  try {
    const summary = await run(scenario, options);
    if (summary.variants.length === 0) throw new InterruptedError();
    return { scenario, summary };
  } finally {
    signal.removeEventListener('abort', stop);
    progress.stop();
  }
}

/** @returns the exit code that it asks for */
async function writeJunit(files: readonly CheckedFile[], path: string, language: Language): Promise<number> {
  try {
    const { renderJunit } = await import('../report/export/junit.ts');
    const content = renderJunit(files, { language });
    try {
      await writeWhole(dirname(path), basename(path), content, JUNIT_OPTION);
      return EXIT.ok;
    } catch (error) {
      const elsewhere = await writeElsewhere([{ name: basename(path), content }]);
      return reportFailure(elsewhere === null ? error : writtenElsewhere(error, elsewhere));
    }
  } catch (error) {
    return reportFailure(error);
  }
}

/** Any error as one of ours; what is unknown is a defect. */
function asFracasError(error: unknown): FracasError {
  if (error instanceof FracasError) return error;
  return new InvariantError(error instanceof Error ? error.message : String(error), { cause: error });
}

/** `seed 1 (drawn), 2 workers`. */
function beginText(
  { seed, isDrawn, workers }: Parameters<NonNullable<RunObserver['sampling']>>[0],
  lang: Language,
): string {
  if (lang === 'fr') {
    const threads = workers === 0 ? 'fil principal' : `${workers} fil${workers === 1 ? '' : 's'} de calcul`;
    return `graine ${seed}${isDrawn ? ' (tirée au sort)' : ''}, ${threads}`;
  }
  const threads = workers === 0 ? 'main thread' : `${workers} worker${workers === 1 ? '' : 's'}`;
  return `seed ${seed}${isDrawn ? ' (drawn)' : ''}, ${threads}`;
}

function optionsOf(flags: RunFlags, scenario: Scenario, signal: AbortSignal, progress: Progress): RunOptions {
  const { trials, precision, seed, confidence, workers, method, engine, lang } = flags;
  const say = (text: string): void => speak(flags, text);
  const observer: RunObserver = {
    note: (text, french) => say(`${shownName(scenario.file)}${COLON[lang]}${lang === 'fr' ? french : text}`),
    sampling: (begin) => {
      say(`${shownName(scenario.file)}${COLON[lang]}${beginText(begin, lang)}`);
    },
    progress: (state) => progress.update(state),
  };
  return {
    trials,
    precision,
    seed,
    confidence,
    workers,
    method,
    engine,
    signal,
    observer,
  };
}

async function printTable(summary: Summary, language: Language, files: readonly string[]): Promise<void> {
  const { renderTerminal } = await import('../report/terminal.ts');
  const width = knownWidth();
  const text = renderTerminal(summary, {
    language,
    files,
    colour: hasColour(process.stdout),
    ...(width === null ? {} : { width }),
  });
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

function codeOf(summary: Summary): number {
  if (summary.partial) return EXIT.interrupted;
  return summary.expectations.some(({ verdict }) => verdict === 'fail') ? EXIT.expectationFailed : EXIT.ok;
}
