import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { registerSchema, schemaFiles } from '../../src/cli/schema.ts';
import { systemNames } from '../../src/systems/registry.ts';
import { runCommand } from '../support/cli.ts';

describe('fracas schema', () => {
  test('prints the schema that chooses by system', async () => {
    const { out } = await runCommand(registerSchema, 'schema');
    expect(JSON.parse(out).properties.system.enum).toEqual(systemNames());
  });

  test('prints the schema of one system', async () => {
    const [name = ''] = systemNames();
    const { out } = await runCommand(registerSchema, 'schema', name);
    expect(JSON.parse(out).properties.system.const).toBe(name);
  });

  test('prints the schema of results', async () => {
    const { out } = await runCommand(registerSchema, 'schema', '--result');
    expect(JSON.parse(out)).toMatchObject({ title: 'Fracas result, schema 1', properties: { schema: { const: 1 } } });
    expect((await schemaFiles()).get('result.schema.json')).toBe(out);
  });

  test('has one schema for the results of all systems', async () => {
    const { thrown } = await runCommand(registerSchema, 'schema', 'mordheim', '--result');
    expect(thrown).toMatchObject({ code: 'schema/result' });
  });

  test('refuses an unknown system', async () => {
    const { thrown, exitCode } = await runCommand(registerSchema, 'schema', 'chess');
    expect(thrown).toMatchObject({ code: 'system/unknown' });
    expect(exitCode).toBe(2);
  });

  test('writes all schemas into a folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fracas-schema-'));
    const { out, err } = await runCommand(registerSchema, 'schema', '--write', folder);
    expect(out).toBe('');
    for (const [name, text] of await schemaFiles()) {
      expect(await readFile(join(folder, name), 'utf8')).toBe(text);
      expect(err).toContain(`written  ${join(folder, name)}\n`);
    }
    await rm(folder, { recursive: true });
  });

  test('explains a folder that cannot be written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fracas-schema-'));
    const file = join(folder, 'taken');
    await writeFile(file, '');
    const { thrown, exitCode, err } = await runCommand(registerSchema, 'schema', '--write', join(file, 'sub'));
    expect(thrown).toMatchObject({ code: 'cli/unwritable', hint: expect.stringContaining('--write DIR') });
    expect(exitCode).toBe(2);
    expect(err).toBe('');
    await rm(folder, { recursive: true });
  });
});
