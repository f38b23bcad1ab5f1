import { createReadStream } from 'node:fs';
import type { Command } from 'commander';
import { diffResults, type ResultDiff } from '../analysis/diff.ts';
import { readSummary } from '../analysis/read-summary.ts';
import type { Summary } from '../analysis/summary.ts';
import { EXIT, FracasError, oneLine } from '../errors.ts';
import { hashSummary } from '../hash.ts';
import { renderDiff } from '../report/diff.ts';
import { textOf } from '../scenario/load.ts';
import type { Language } from '../systems/system.ts';
import { hasColour } from './colour.ts';
import { stderrColors } from './diagnostics.ts';
import { printedWidth } from './table.ts';
import { choice } from './values.ts';
import { COLON } from './words.ts';

/** A result of a thousand variants is some tens of MiB. */
const BYTES_MAX = 256 * 1024 * 1024;

/** Values of such a result, by the marks before them; one takes 140 bytes of memory at most, read and checked. */
const VALUES_MAX = 5_000_000;
const MARKS: ReadonlySet<number> = new Set([...'[{,'].map((mark) => mark.charCodeAt(0)));

const HINT = 'give the JSON files of two results: fracas compare OLD.json NEW.json';

interface CompareFlags {
  readonly json?: true;
  readonly lang: Language;
  readonly all?: true;
  readonly failOnChange?: true;
}

const WARNING = {
  en: { warning: 'warning', changed: 'its hash is not that of its content: it was changed after it was written' },
  fr: {
    warning: 'avertissement',
    changed: 'son empreinte n’est pas celle de son contenu, qui a été changé après son écriture',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

const HELP = `
Variants are matched by their labels. Exact numbers have moved when they differ by 1e-9 or more; sampled ones when the
difference stands out of the noise of both samples, corrected for the number of comparisons; with one seed, the errors of
both are added, because luck may move them against each other. Something moved, too, when a variant, an outcome or an
analysis came or went, or a check of expect: or an analysis changed its verdict.

Examples:
  $ fracas run duel.yaml --json > old.json
  $ fracas run duel.yaml --json > new.json              after a change of the scenario, the rules or the version
  $ fracas compare old.json new.json
  $ fracas compare old.json new.json --all --lang fr    every number, those that did not move too
  $ fracas compare old.json new.json --fail-on-change   exit code 1 when something moved, for CI`;

/** Adds `fracas compare OLD NEW`. */
export function registerCompare(program: Command): void {
  program
    .command('compare')
    .summary('what moved between two results')
    .description(
      'Tell what moved between two results (JSON): odds, means, analyses, rulings, assumptions, checks; the largest first.',
    )
    .argument('<old>', 'a result, as `fracas run` writes it with --format json')
    .argument('<new>', 'another result of the same game')
    .option('--json', 'print the comparison as JSON, every number included')
    .option('--all', 'show every number, not only those that moved')
    .option('--fail-on-change', 'exit with code 1 when something moved')
    .option('--lang <code>', 'language: en or fr', choice(['en', 'fr']), 'en' as const)
    .addHelpText('after', HELP)
    .action(compare);
}

async function compare(oldFile: string, newFile: string, flags: CompareFlags): Promise<void> {
  const [old, now] = [await loadSummary(oldFile), await loadSummary(newFile)];
  const changed = [oldFile, newFile].filter((_, at) => !isSealed(at === 0 ? old : now)).map(oneLine);
  const { warning, changed: text } = WARNING[flags.lang];
  for (const file of changed)
    process.stderr.write(`${stderrColors().yellow(warning)}  ${file}${COLON[flags.lang]}${text}\n`);
  let diff: ResultDiff;
  let shown: string;
  try {
    diff = diffResults(old, now);
    const options = { language: flags.lang, width: printedWidth(), colour: hasColour(process.stdout) };
    shown =
      flags.json === true
        ? `${JSON.stringify(diff, null, 2)}\n`
        : renderDiff(diff, { ...options, all: flags.all === true });
  } catch (cause) {
    if (cause instanceof FracasError || changed.length === 0) throw cause;
    throw new FracasError('result/damaged', `the numbers of ${changed.join(' and ')} contradict one another`, {
      hint: 'run the scenario again: the result was changed after it was written',
      cause,
    });
  }
  process.stdout.write(shown);
  if (flags.failOnChange === true && diff.hasMoved) process.exitCode = EXIT.expectationFailed;
}

function isSealed(summary: Summary): boolean {
  return hashSummary(summary) === summary.hash;
}

/** @throws FracasError when the file cannot be read or holds no result */
async function loadSummary(path: string): Promise<Summary> {
  const file = oneLine(path);
  let bytes: Uint8Array;
  try {
    bytes = await readBytes(path);
  } catch (cause) {
    const { code } = cause as { readonly code?: string };
    throw new FracasError('compare/unreadable', `cannot read ${file} (${code ?? String(cause)})`, {
      hint: HINT,
      cause,
    });
  }
  if (bytes.byteLength > BYTES_MAX) throw tooLarge(file, `${BYTES_MAX / 1024 ** 2} MiB`);
  let values = 0;
  for (const byte of bytes) if (MARKS.has(byte)) values += 1;
  if (values > VALUES_MAX) throw tooLarge(file, `${VALUES_MAX} values`);
  const summary = readSummary(parseJson(bytes, file), file);
  if (summary.variants.length > 0) return summary;
  throw new FracasError('compare/no-variants', `${file} has no variants: there is nothing to compare`, {
    hint: 'run its scenario again: `fracas run FILE --format json`',
  });
}

/** The bytes of a file or pipe, one more than allowed at most: a device may never end. */
async function readBytes(file: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of createReadStream(file, { end: BYTES_MAX, highWaterMark: 1024 ** 2 })) chunks.push(chunk);
  const { buffer, byteOffset, byteLength } = Buffer.concat(chunks);
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function tooLarge(file: string, limit: string): FracasError {
  return new FracasError('compare/too-large', `${file} has more than ${limit}`, { hint: HINT });
}

function parseJson(bytes: Uint8Array, file: string): unknown {
  try {
    return JSON.parse(textOf(bytes));
  } catch (cause) {
    throw new FracasError('compare/no-json', `${file} is not JSON (${(cause as Error).message})`, {
      hint: 'give a file that `fracas run` wrote (--format json) or printed (--json)',
      cause,
    });
  }
}
