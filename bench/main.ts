import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeMachine } from './machine.ts';
import { run } from './process.ts';
import type { Effort, Section, SectionResult } from './section.ts';
import { coldStart } from './sections/cold-start.ts';
import { compiled } from './sections/compiled.ts';
import { dice } from './sections/dice.ts';
import { duel } from './sections/duel.ts';
import { exact } from './sections/exact.ts';
import { games } from './sections/games.ts';
import { melee } from './sections/melee.ts';
import { memory } from './sections/memory.ts';
import { rollKeep } from './sections/roll-keep.ts';
import { table } from './sections/table.ts';
import { workers } from './sections/workers.ts';
import { renderSection } from './table.ts';

const SECTIONS: readonly Section[] = [
  duel,
  compiled,
  melee,
  rollKeep,
  games,
  dice,
  workers,
  exact,
  table,
  coldStart,
  memory,
];
const FULL: Effort = { isQuick: false, rounds: 7, longRounds: 5 };
const QUICK: Effort = { isQuick: true, rounds: 3, longRounds: 2 };
/** A busier machine than this gives figures that say little. */
const LOAD_MAX = 0.5;

const USAGE = `Usage: npm run bench -- [options]

  --quick        fewer and shorter measurements, under a minute
  --only NAME    this section alone, may be repeated: ${SECTIONS.map(({ name }) => name).join(', ')}
  --json FILE    also write the figures to FILE
  --no-build     measure dist/ as it is
  --help`;

/** What `--json` writes of one section. */
interface Measured {
  readonly name: string;
  readonly title: string;
  readonly durationMs: number;
  readonly result: SectionResult | null;
  /** Why there is no result. */
  readonly failure: string | null;
}

interface Options {
  readonly effort: Effort;
  readonly sections: readonly Section[];
  readonly jsonFile: string | null;
  readonly isBuilding: boolean;
}

/** @throws Error on an unknown option or section */
function parseOptions(): Options | 'help' {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      json: { type: 'string' },
      'no-build': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const names = values.only ?? SECTIONS.map(({ name }) => name);
  const unknown = names.filter((name) => !SECTIONS.some((section) => section.name === name));
  if (unknown.length > 0) throw new Error(`no section is called ${unknown.join(', ')}`);
  return {
    effort: values.quick ? QUICK : FULL,
    sections: SECTIONS.filter(({ name }) => names.includes(name)),
    jsonFile: values.json ?? null,
    isBuilding: !values['no-build'],
  };
}

function measureAll({ effort, sections, jsonFile, isBuilding }: Options): void {
  const machine = describeMachine();
  say(
    `${machine.processor}, ${machine.cores} cores, ${machine.memoryGib} GiB, ${machine.system}, Node ${machine.node}`,
  );
  if (machine.loadBefore > LOAD_MAX) {
    say(`Other programs are busy here (load ${machine.loadBefore}): trust the ratios more than the times.`);
  }
  if (isBuilding) run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json']);

  const measured = sections.map((section) => measure(section, effort));
  if (jsonFile !== null) {
    const measuredAt = new Date().toISOString();
    const record = { schema: 1, measuredAt, machine, isQuick: effort.isQuick, sections: measured };
    writeFileSync(jsonFile, `${JSON.stringify(record, null, 2)}\n`);
  }
  if (measured.some(({ failure }) => failure !== null)) process.exitCode = 1;
}

/** Measures and prints one section; a section that fails does not keep the others from being measured. */
function measure(section: Section, effort: Effort): Measured {
  const { name, title } = section;
  say(`\n${title}  [${name}]`);
  const begin = performance.now();
  let result: SectionResult | null = null;
  let failure: string | null = null;
  try {
    result = section.measure(effort);
    say(renderSection(result));
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
    say(`  could not be measured: ${failure}`);
  }
  return { name, title, durationMs: Math.round(performance.now() - begin), result, failure };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function main(): void {
  let options: Options | 'help';
  try {
    options = parseOptions();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  if (options === 'help') say(USAGE);
  else measureAll(options);
}

main();
