import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine, load } from './machine.ts';
import { PROJECT, run } from './process.ts';
import { renderReport } from './report.ts';
import { packageVersion, type Results, revision, type SectionRecord } from './results.ts';
import type { Effort, Section, SectionResult } from './section.ts';
import { SECTIONS } from './sections.ts';
import { renderGoals, renderSection } from './table.ts';

const FULL: Effort = { isQuick: false, rounds: 3, longRounds: 2, windows: 3 };
const QUICK: Effort = { isQuick: true, rounds: 1, longRounds: 1, windows: 3 };
/** A busier machine than this gives figures that say little. */
const LOAD_MAX = 0.5;

const USAGE = `Usage: npm run bench -- [options]

  --quick        fewer and shorter measurements, under a minute
  --only NAME    this section alone, may be repeated: ${SECTIONS.map(({ name }) => name).join(', ')}
  --out FOLDER   where results.json and report.html go; bench/ by default, nowhere with --only
  --no-build     measure dist/ as it is
  --help`;

interface Options {
  readonly effort: Effort;
  readonly sections: readonly Section[];
  /** Where results are written; null for nowhere. */
  readonly folder: string | null;
  readonly isBuilding: boolean;
  /** Whether no section was chosen. */
  readonly isWhole: boolean;
}

/** @throws Error on an unknown option or section */
function parseOptions(): Options | 'help' {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      out: { type: 'string' },
      'no-build': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const offered = SECTIONS.filter(({ budget }) => !values.quick || budget.quick > 0);
  const names = values.only ?? offered.map(({ name }) => name);
  const unknown = names.filter((name) => !SECTIONS.some((section) => section.name === name));
  if (unknown.length > 0) throw new Error(`no section is called ${unknown.join(', ')}`);
  return {
    effort: values.quick ? QUICK : FULL,
    sections: SECTIONS.filter(({ name }) => names.includes(name)),
    folder: values.out ?? (values.only === undefined ? join(PROJECT, 'bench') : null),
    isBuilding: !values['no-build'],
    isWhole: values.only === undefined,
  };
}

async function measureAll({ effort, sections, folder, isBuilding, isWhole }: Options): Promise<void> {
  const begun = performance.now();
  const measuredAt = new Date().toISOString();
  const machine = describeMachine();
  say(
    `${machine.processor}, ${machine.cores} cores, ${machine.memoryGib} GiB, ${machine.system}, Node ${machine.node}`,
  );
  if (machine.loadBefore > LOAD_MAX) {
    say(`Other programs are busy here (load ${machine.loadBefore}): trust the ratios more than the times.`);
  }
  if (isBuilding) {
    run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json']);
    run(process.execPath, ['--import', 'tsx', 'bundle/main.ts']);
  }

  const records = sections.map((section) => measure(section, effort));
  const rows = records.flatMap(({ result }) => result?.rows ?? []);
  say(`\nGoals\n${renderGoals(rows, isWhole ? 'all' : 'measured')}`);
  const results: Results = {
    schema: 2,
    measuredAt,
    version: packageVersion(),
    revision: revision(),
    machine,
    loadAfter: load(),
    isQuick: effort.isQuick,
    durationMs: Math.round(performance.now() - begun),
    sections: records,
  };
  if (folder !== null) await write(results, folder);
  if (records.some(({ failure }) => failure !== null)) process.exitCode = 1;
}

async function write(results: Results, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(join(folder, 'report.html'), await renderReport(results));
  say(`Written: ${join(folder, 'results.json')}, ${join(folder, 'report.html')}`);
}

/** Measures and prints one section; a section that fails does not keep the others from being measured. */
function measure(section: Section, effort: Effort): SectionRecord {
  const { name, title, clock } = section;
  const budgetSeconds = effort.isQuick ? section.budget.quick : section.budget.full;
  say(`\n${title} (${clock})  [${name}]`);
  const begun = performance.now();
  let result: SectionResult | null = null;
  let failure: string | null = null;
  try {
    result = section.measure(effort);
    say(renderSection(result));
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
    say(`  could not be measured: ${failure}`);
  }
  const durationMs = Math.round(performance.now() - begun);
  say(`  ${Math.round(durationMs / 1_000)} s of ${budgetSeconds} s.`);
  return { name, title, clock, durationMs, budgetSeconds, result, failure };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function main(): Promise<void> {
  let options: Options | 'help';
  try {
    options = parseOptions();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  if (options === 'help') say(USAGE);
  else await measureAll(options);
}

await main();
