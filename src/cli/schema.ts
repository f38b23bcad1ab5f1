import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import {
  type JsonSchema,
  OVERALL_SCHEMA_FILE,
  overallSchema,
  scenarioSchema,
  schemaFile,
} from '../scenario/json-schema.ts';
import { loadSystem, systemNames } from '../systems/registry.ts';

/** Folder of the committed schemas, from the root of the project. */
const DEFAULT_FOLDER = 'scenarios';

interface SchemaOptions {
  readonly write?: string | boolean;
}

/** `fracas schema [SYSTEM] [--write [DIR]]`: JSON Schema of scenarios, for editors. */
export function registerSchema(program: Command): void {
  program
    .command('schema')
    .description('print the JSON Schema of scenarios, for completion in editors')
    .argument('[system]', 'game system; without it, the schema that chooses by `system:`')
    .option('--write [dir]', `write the schemas of all systems into a folder (default: ${DEFAULT_FOLDER})`)
    .addHelpText('after', '\nExamples:\n  fracas schema > scenario.schema.json\n  fracas schema --write scenarios')
    .action(async (system: string | undefined, options: SchemaOptions) => {
      if (options.write !== undefined && options.write !== false) {
        const folder = typeof options.write === 'string' ? options.write : DEFAULT_FOLDER;
        for (const path of await writeSchemas(folder)) process.stderr.write(`written  ${path}\n`);
        return;
      }
      const schema = system === undefined ? await overall() : scenarioSchema(await loadSystem(system));
      process.stdout.write(schemaText(schema));
    });
}

/** File name → text of every schema: one per system, and the one that chooses. */
export async function schemaFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map([[OVERALL_SCHEMA_FILE, schemaText(await overall())]]);
  for (const name of systemNames()) files.set(schemaFile(name), schemaText(scenarioSchema(await loadSystem(name))));
  return files;
}

async function writeSchemas(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (const [name, text] of await schemaFiles()) {
    const path = join(folder, name);
    await writeFile(path, text);
    paths.push(path);
  }
  return paths;
}

async function overall(): Promise<JsonSchema> {
  return overallSchema(await Promise.all(systemNames().map(loadSystem)));
}

function schemaText(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 1)}\n`;
}
