import { lstat, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerInit } from '../../src/cli/init.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { systemNames } from '../../src/systems/registry.ts';
import { runCommand } from '../support/cli.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fracas-init-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('fracas init', () => {
  test('writes a commented scenario that is sound as it stands', async () => {
    const file = join(folder, 'duel.yaml');
    const { err, out, exitCode } = await runCommand(registerInit, 'init', file);
    expect([out, exitCode]).toEqual(['', 0]);
    expect(err).toContain(`fracas run ${file}`);
    const text = await readFile(file, 'utf8');
    expect(text.match(/#/g)?.length).toBeGreaterThan(2);
    expect(text.length).toBeLessThan(2_500);
    const scenario = await loadScenario(file);
    expect(scenario.warnings).toEqual([]);
  });

  test.each(['my duel.yaml', '$HOME;.yaml', '`id`.yaml', '#a.yaml', 'é.yaml'])(
    'names the next command as a shell takes it: %s',
    async (name) => {
      const file = join(folder, name);
      expect((await runCommand(registerInit, 'init', file)).err).toContain(`fracas run '${file}'`);
    },
  );

  test('names the next command of a file with a quote', async () => {
    const file = join(folder, "l'arme.yaml");
    const { err } = await runCommand(registerInit, 'init', file);
    expect(err).toContain(String.raw`fracas run '${folder}/l'\''arme.yaml'`);
  });

  test('points editors to the schema of this installation', async () => {
    const file = join(folder, 'editor.yaml');
    await runCommand(registerInit, 'init', file);
    const path = /\$schema=(\S+)/.exec(await readFile(file, 'utf8'))?.[1] ?? '';
    const schema = JSON.parse(await readFile(resolve(dirname(file), path), 'utf8'));
    expect(schema.title).toBe('Fracas scenario');
  });

  test.each(systemNames())('has a scenario for %s', async (name) => {
    const file = join(folder, `${name}.yaml`);
    await runCommand(registerInit, 'init', file, '--system', name);
    expect((await loadScenario(file)).system).toBe(name);
  });

  test('never overwrites a file unless forced', async () => {
    const file = join(folder, 'mine.yaml');
    await writeFile(file, 'mine');
    const { thrown, exitCode } = await runCommand(registerInit, 'init', file);
    expect(thrown).toMatchObject({ code: 'init/exists', hint: expect.stringContaining('--force') });
    expect(exitCode).toBe(2);
    expect(await readFile(file, 'utf8')).toBe('mine');
    await runCommand(registerInit, 'init', file, '--force');
    expect(await readFile(file, 'utf8')).not.toBe('mine');
  });

  test('replaces files alone, and leaves what it could not replace', async () => {
    const target = join(folder, 'target.yaml');
    const link = join(folder, 'link.yaml');
    await writeFile(target, 'mine');
    await symlink(target, link);
    for (const file of [link, folder]) {
      const { thrown } = await runCommand(registerInit, 'init', file, '--force');
      expect(thrown).toMatchObject({ code: 'cli/unwritable', hint: expect.stringContaining('fracas init FILE') });
    }
    expect(await readFile(target, 'utf8')).toBe('mine');
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
  });

  test('explains a folder that is not there, and an unknown game', async () => {
    const nowhere = await runCommand(registerInit, 'init', join(folder, 'no', 'x.yaml'));
    expect(nowhere.thrown).toMatchObject({ code: 'cli/unwritable', message: expect.stringContaining('ENOENT') });
    const chess = await runCommand(registerInit, 'init', join(folder, 'x.yaml'), '--system', 'chess');
    expect(chess.thrown).toMatchObject({ code: 'system/unknown' });
  });
});
