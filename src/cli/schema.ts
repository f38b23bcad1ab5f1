import type { Command } from 'commander';
import { resultJsonSchema } from '../analysis/schema/json-schema.ts';
import { FracasError, oneLine } from '../errors.ts';
import {
  type JsonSchema,
  OVERALL_SCHEMA_FILE,
  overallSchema,
  scenarioSchema,
  schemaFile,
} from '../scenario/json-schema.ts';
import { loadSystem, systemNames } from '../systems/registry.ts';
import { prepareFolder, writeWhole } from './output.ts';

/** Folder of the committed schemas, from the root of the project. */
const DEFAULT_FOLDER = 'scenarios';

/** How another folder is named. */
const WRITE_OPTION = '--write DIR';

/** File name of the schema of results, beside those of scenarios. */
export const RESULT_SCHEMA_FILE = 'result.schema.json';

interface SchemaOptions {
  readonly write?: string | boolean;
  readonly result?: true;
}

/** `fracas schema [SYSTEM] [--result] [--write [DIR]]`: JSON Schema of scenarios, for editors, and of results. */
export function registerSchema(program: Command): void {
  program
    .command('schema')
    .description('print the JSON Schema of scenarios, for completion in editors, or of results')
    .argument('[system]', 'game system; without it, the schema that chooses by `system:`')
    .option('--result', 'the schema of results (what `fracas run --json` prints), field by field')
    .option(
      '--write [dir]',
      `write the schemas of all systems, and of results, into a folder (default: ${DEFAULT_FOLDER})`,
    )
    .addHelpText(
      'after',
      '\nExamples:\n  fracas schema > scenario.schema.json\n  fracas schema --result > result.schema.json\n  fracas schema --write scenarios',
    )
    .action(async (system: string | undefined, options: SchemaOptions) => {
      if (options.write !== undefined && options.write !== false) {
        const folder = typeof options.write === 'string' ? options.write : DEFAULT_FOLDER;
        for (const path of await writeSchemas(folder)) process.stderr.write(`written  ${oneLine(path)}\n`);
        return;
      }
      process.stdout.write(schemaText(await schemaOf(system, options.result === true)));
    });
}

async function schemaOf(system: string | undefined, isOfResults: boolean): Promise<JsonSchema> {
  if (!isOfResults) return system === undefined ? overall() : scenarioSchema(await loadSystem(system));
  if (system === undefined) return resultJsonSchema();
  throw new FracasError('schema/result', `results of all games have one schema, that of ${system} too`, {
    hint: 'fracas schema --result',
  });
}

/** File name → text of every schema: one per system, the one that chooses, and that of results. */
export async function schemaFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map([[OVERALL_SCHEMA_FILE, schemaText(await overall())]]);
  for (const name of systemNames()) files.set(schemaFile(name), schemaText(scenarioSchema(await loadSystem(name))));
  files.set(RESULT_SCHEMA_FILE, schemaText(resultJsonSchema()));
  return files;
}

async function writeSchemas(folder: string): Promise<readonly string[]> {
  await prepareFolder(folder, WRITE_OPTION);
  const paths: string[] = [];
  for (const [name, text] of await schemaFiles()) paths.push(await writeWhole(folder, name, text, WRITE_OPTION));
  return paths;
}

async function overall(): Promise<JsonSchema> {
  return overallSchema(await Promise.all(systemNames().map(loadSystem)));
}

function schemaText(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 1)}\n`;
}
