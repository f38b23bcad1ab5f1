import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Compiler } from './compiler.ts';
import { type Fault, faultsOf } from './faults.ts';
import { listFiles, Relations, withinTime } from './related.ts';
import { type Outcome, Scratch, slowness } from './scratch.ts';
import { describeFinding, type Finding, renderTable } from './table.ts';

const USAGE = `Usage: npm run mutate -- [options]

Breaks the sources at random places, one at a time, in a copy, and runs what is related until a test fails.

  --only PATH      this folder, file or line (src/dice/law.ts:45); may be repeated
  --without PATH   not this one; may be repeated
  --count N        faults to try, 20 by default
  --seed N         which are drawn, 1 by default
  --seconds N      tests for one fault, by what they take when the machine is idle: 60 by default
  --again          those that survived, once more
  --list           draw them, run nothing
  --help`;

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const RECORDS = join(PROJECT, '.mutate');
const FINDINGS = join(RECORDS, 'findings.jsonl');
const TIMES = join(RECORDS, 'times.json');

const FOLDERS = ['src/systems', 'src/dice', 'src/stats', 'src/engine', 'src/analysis', 'src/report'];
/** What says rather than reckons: names, sentences, lists of rules, looks. */
const SAYING =
  /\/(locale|rules|schema|charts)\/|(words?|messages|sites|assumptions|rule-pins|glossary|style|theme|script[-\w]*)\.ts$/;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    without: { type: 'string', multiple: true },
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    again: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Fault → what was last found of it. */
function readFindings(): Map<string, Finding> {
  const text = existsSync(FINDINGS) ? readFileSync(FINDINGS, 'utf8') : '';
  const findings = text.split('\n').flatMap((line): Finding[] => (line === '' ? [] : [JSON.parse(line)]));
  return new Map(findings.map((finding) => [finding.fault.id, finding]));
}

/** Whether a place is named by a folder, a file, or a file and its line. */
function isNamed({ path, line }: { readonly path: string; readonly line: number }, name: string): boolean {
  return path === name || path.startsWith(`${name.replace(/\/$/, '')}/`) || `${path}:${line}` === name;
}

/** The faults of a seed, one of each place, as they are tried: by hashes, so that changes elsewhere change nothing. */
function draw(): readonly Fault[] {
  const rank = ({ id }: Fault): string => createHash('sha256').update(`${options.seed}|${id}`).digest('hex');
  const places = new Set<string>();
  return FOLDERS.flatMap((folder) => listFiles(PROJECT, folder))
    .filter((path) => !SAYING.test(path))
    .flatMap((path) => faultsOf(path, readFileSync(join(PROJECT, path), 'utf8')))
    .filter((fault) => (options.only ?? FOLDERS).some((name) => isNamed(fault, name)))
    .filter((fault) => !(options.without ?? []).some((name) => isNamed(fault, name)))
    .map((fault) => ({ fault, hash: rank(fault) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .map(({ fault }) => fault)
    .filter(({ path, start }) => places.size < places.add(`${path}:${start}`).size);
}

/** Tries faults, and remembers how long test files take and which of them have passed. */
class Study {
  readonly #compiler = new Compiler(PROJECT);
  readonly #relations = new Relations(PROJECT);
  readonly #timesMs = new Map<string, number>(existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')) : []);
  readonly #sound = new Set<string>();
  readonly #scratch: Scratch;

  constructor(scratch: Scratch) {
    this.#scratch = scratch;
  }

  async try(fault: Fault): Promise<Finding> {
    const begun = Date.now();
    const source = readFileSync(join(PROJECT, fault.path), 'utf8');
    const broken = source.slice(0, fault.start) + fault.after + source.slice(fault.end);
    if (!this.#compiler.accepts(fault.path, broken)) return { fault, verdict: 'refused', ran: 0, related: 0, ms: 0 };
    const related = this.#relations.testsOf(fault.path, this.#timesMs);
    const tests = withinTime(related, this.#timesMs, Number(options.seconds) * 1000);
    const { failure, isStalled, passedMs } = await this.#run(tests, fault.path, broken);
    if (failure !== null) await this.#assertSound(failure.file, fault.path, source);
    return {
      fault,
      verdict: failure !== null ? 'noticed' : isStalled ? 'stalled' : 'survived',
      ...(failure === null ? {} : { test: `${failure.file}: ${failure.test}` }),
      ran: passedMs.size,
      related: related.length,
      ms: Date.now() - begun,
    };
  }

  async #run(tests: readonly string[], path: string, text: string): Promise<Outcome> {
    const outcome = await this.#scratch.run(tests, path, text);
    for (const [test, ms] of outcome.passedMs) {
      this.#sound.add(test);
      this.#timesMs.set(test, Math.round(ms / slowness()));
    }
    writeFileSync(TIMES, JSON.stringify([...this.#timesMs]));
    return outcome;
  }

  /** A test that fails while nothing is broken has noticed nothing. */
  async #assertSound(file: string, path: string, source: string): Promise<void> {
    if (file === '' || this.#sound.has(file)) return;
    const { failure } = await this.#run([file], path, source);
    if (failure !== null) throw new Error(`fails while nothing is broken: ${file}: ${failure.test}`);
  }
}

async function main(): Promise<void> {
  const findings = readFindings();
  const verdictOf = ({ id }: Fault): string | undefined => findings.get(id)?.verdict;
  const places = draw();
  const open = places.filter((fault) => verdictOf(fault) !== 'refused');
  const chosen = options.again ? open.filter((fault) => verdictOf(fault) === 'survived') : open;
  const count = Math.min(Number(options.count), chosen.length);
  say(`${places.length} places`);
  if (options.list) {
    for (const fault of chosen.slice(0, count)) say(`${fault.path}:${fault.line}  ${fault.before} → ${fault.after}`);
    return;
  }
  mkdirSync(RECORDS, { recursive: true });
  const scratch = new Scratch(PROJECT);
  const study = new Study(scratch);
  const tried: Finding[] = [];
  try {
    for (const fault of chosen) {
      const known = options.again ? undefined : findings.get(fault.id);
      const finding = known ?? (await study.try(fault));
      if (known === undefined) appendFileSync(FINDINGS, `${JSON.stringify(finding)}\n`);
      if (finding.verdict === 'refused') continue;
      tried.push(finding);
      say(`${tried.length}/${count}  ${(finding.ms / 1000).toFixed(0)} s  ${describeFinding(finding).join('  ')}`);
      if (tried.length === count) break;
    }
  } finally {
    scratch.remove();
  }
  say(`\n${renderTable(tried)}`);
}

if (options.help) say(USAGE);
else await main();
