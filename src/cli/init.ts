import { lstat, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { FracasError, oneLine } from '../errors.ts';
import { shellWord } from '../report/replay-command.ts';
import { OVERALL_SCHEMA_FILE } from '../scenario/json-schema.ts';
import { loadSystem } from '../systems/registry.ts';
import { prepareFile, writeWhole } from './output.ts';

/** How another file is named. */
const FILE_ARGUMENT = 'fracas init FILE';
const DEFAULT_FILE = 'scenario.yaml';
/** The game with which the README begins. */
const DEFAULT_SYSTEM = 'mordheim';
/** The scenario of a game that is meant to be read first, where it has one. */
const FIRST = 'first-duel.yaml';
const SCHEMA_LINE = /^#\s*yaml-language-server:.*\n/m;
/** The scenarios that come with Fracas, compiled or not. */
const shipped = fileURLToPath(new URL('../../scenarios/', import.meta.url));

interface InitOptions {
  readonly force?: boolean;
  readonly system: string;
}

/** `fracas init [FILE]`: a first scenario to change, of those that come with Fracas. */
export function registerInit(program: Command): void {
  program
    .command('init')
    .description('write a small commented scenario to start from')
    .argument('[file]', 'file to write', DEFAULT_FILE)
    .option('--system <name>', 'game system', DEFAULT_SYSTEM)
    .option('--force', 'overwrite the file if it exists')
    .addHelpText('after', '\nExample:\n  fracas init duel.yaml && fracas run duel.yaml')
    .action(async (file: string, options: InitOptions) => {
      const text = await firstScenario(options.system);
      await write(file, withSchemaLine(text, file), options.force === true);
      process.stderr.write(`written  ${oneLine(file)}\nnext     fracas run ${oneLine(shellWord(file))}\n`);
    });
}

/** The scenario of a game that is meant to be read first, or its smallest. */
async function firstScenario(system: string): Promise<string> {
  await loadSystem(system);
  const texts = await commentedScenarios(join(shipped, system));
  const first = texts.find(({ name }) => name === FIRST) ?? texts.sort((a, b) => a.text.length - b.text.length)[0];
  if (first !== undefined) return first.text;
  throw new FracasError('init/no-template', `there is no scenario of ${system} to start from in ${shipped}`, {
    hint: 'write `system:`, `fighters:` and `engagement:`; `fracas systems` lists what they may hold',
  });
}

interface Template {
  readonly name: string;
  readonly text: string;
}

/** The scenarios in a folder that begin with a comment. */
async function commentedScenarios(folder: string): Promise<Template[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.yaml')).sort();
  const texts = await Promise.all(
    files.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  );
  return texts.filter(({ text }) => text.startsWith('#'));
}

/** Points editors from the new file to the schema of this installation. */
function withSchemaLine(text: string, file: string): string {
  const path = relative(dirname(resolve(file)), join(shipped, OVERALL_SCHEMA_FILE)).replaceAll('\\', '/');
  return `# yaml-language-server: $schema=${path}\n${text.replace(SCHEMA_LINE, '')}`;
}

async function write(file: string, text: string, isForced: boolean): Promise<void> {
  const present = await lstat(file).catch(() => null);
  if (present !== null && !isForced) {
    throw new FracasError('init/exists', `${file} exists already`, { hint: 'name another file, or add --force' });
  }
  if (present !== null) await prepareFile(file, FILE_ARGUMENT);
  await writeWhole(dirname(file), basename(file), text, FILE_ARGUMENT);
}
