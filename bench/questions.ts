import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { COMMAND, PROJECT } from './process.ts';
import { ask, type Question, type QuestionRun, questions } from './question.ts';
import { type Pair, renderQuestions } from './question-report.ts';
import { revision } from './results.ts';
import { renderNumber } from './table.ts';

const FOLDER = join(PROJECT, 'bench', 'questions');

const USAGE = `Usage: npm run questions -- [options]

Asks the questions of bench/questions of two builds in turn, and tells what each took. Build this checkout first.

  --against DIR  a checkout of another commit, built
  --before FILE  what another build took, measured earlier; bench/questions/before.json by default
  --keep FILE    ask the checkout --against alone, and write what it took
  --only NAME    this question alone, may be repeated
  --help

Writes bench/questions/results.md and results.json, unless --only or --keep is given.`;

/** What a build took for the questions. */
interface Kept {
  readonly revision: string;
  readonly runs: readonly QuestionRun[];
}

function main(): void {
  const { values } = parseArgs({
    options: {
      against: { type: 'string' },
      before: { type: 'string' },
      keep: { type: 'string' },
      only: { type: 'string', multiple: true },
      help: { type: 'boolean', default: false },
    },
  });
  const { against, before = join(FOLDER, 'before.json'), keep, only, help } = values;
  if (help) {
    say(USAGE);
    return;
  }
  const chosen = questions().filter(({ name }) => only === undefined || only.includes(name));
  if (keep !== undefined) {
    if (against === undefined) throw new Error('--keep takes --against');
    measureAlone(chosen, against, keep);
    return;
  }
  if (against === undefined && !existsSync(before)) {
    throw new Error(`there is no ${before}: name a built checkout (--against DIR), or measure one first (--keep)`);
  }
  const other = against === undefined ? (JSON.parse(readFileSync(before, 'utf8')) as Kept) : null;
  const pairs: Pair[] = [];
  for (const question of chosen) {
    const theirs =
      against === undefined
        ? other?.runs.find(({ name }) => name === question.name)
        : ask(question, commandOf(against));
    if (theirs === undefined) say(`${question.name}: not measured before`);
    else pairs.push({ question, before: theirs, now: ask(question, COMMAND) });
    if (theirs !== undefined) say(pairs.slice(-1).map(told).join(''));
  }
  const revisions = { before: other?.revision ?? revision(against) ?? 'unknown', now: revision() ?? 'unknown' };
  const text = renderQuestions(pairs, revisions);
  say(`\n${text}`);
  if (only !== undefined) return;
  writeFileSync(join(FOLDER, 'results.md'), text);
  write(join(FOLDER, 'results.json'), { revision: revisions.now, runs: pairs.map(({ now }) => now) });
}

/** Written after each question: a long one may be given up. */
function measureAlone(chosen: readonly Question[], folder: string, file: string): void {
  const runs: QuestionRun[] = [];
  for (const question of chosen) {
    const taken = ask(question, commandOf(folder));
    say(`${question.name}: ${renderNumber(taken.cpuSeconds)} s, ${taken.peakMb} MB`);
    runs.push(taken);
    write(file, { revision: revision(folder) ?? 'unknown', runs });
  }
}

function commandOf(folder: string): string {
  return join(resolve(folder), 'dist', 'cli', 'main.js');
}

function told({ question, before, now }: Pair): string {
  const change = (figure: (run: QuestionRun) => number): string =>
    `${renderNumber(figure(before))} → ${renderNumber(figure(now))}`;
  return `${question.name}: ${change(({ cpuSeconds }) => cpuSeconds)} s, ${change(({ peakMb }) => peakMb)} MB`;
}

function write(file: string, kept: Kept): void {
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main();
