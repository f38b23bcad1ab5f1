import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { registerCheck } from '../../src/cli/check.ts';
import { systemNames } from '../../src/systems/registry.ts';
import { runCommand } from '../support/cli.ts';

const scenarios = new URL('../../scenarios/', import.meta.url).pathname;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fracas-check-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.unstubAllEnvs();
});

async function shipped(): Promise<readonly string[]> {
  const lists = await Promise.all(
    systemNames().map(async (name) => {
      const names = await readdir(join(scenarios, name)).catch(() => []);
      return names.filter((file) => file.endsWith('.yaml')).map((file) => join(scenarios, name, file));
    }),
  );
  return lists.flat();
}

describe('fracas check', () => {
  test('prints one ok line with the number of variants for every shipped scenario', async () => {
    const files = await shipped();
    const { out, exitCode } = await runCommand(registerCheck, 'check', ...files);
    expect(exitCode).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(files.length);
    for (const line of lines) expect(line).toMatch(/^ok {2}\S+\.yaml {2}\d+ variants?( \(\d+( × \d+)+\))?/);
  });

  test('prints every mistake with its place, frame and hint on stderr, and fails with 2', async () => {
    const file = join(folder, 'wrong.yaml');
    await writeFile(
      file,
      `sytem: x\nsystem: ${systemNames()[0]}\nfighters: { a: { profle: x } }\nengagement: { kind: nothing }\n`,
    );
    const { out, err, exitCode } = await runCommand(registerCheck, 'check', file);
    expect(out).toBe('');
    expect(exitCode).toBe(2);
    expect(err).toContain(`${file}:1:1  error  unknown key "sytem"  [scenario/unknown-key]`);
    expect(err).toContain('> 1 | sytem: x\n');
    expect(err).toContain('hint: did you mean "system"?');
    expect(err).toContain(`${file}:3:18  error  fighters.a: unknown key "profle"`);
    expect(err).toContain(`${file}: 3 errors`);
    expect(err).not.toContain('\u001B');
  });

  test('goes on to the next file after a wrong or missing one', async () => {
    const [good = ''] = await shipped();
    const { out, err, exitCode } = await runCommand(registerCheck, 'check', join(folder, 'none.yaml'), folder, good);
    expect(exitCode).toBe(2);
    expect(err).toContain('there is no file');
    expect(err).toContain('is a folder');
    expect(out).toContain(`ok  ${good}`);
  });

  test('colours when forced to, and never under NO_COLOR', async () => {
    const file = join(folder, 'empty.yaml');
    await writeFile(file, '');
    vi.stubEnv('FORCE_COLOR', '1');
    vi.stubEnv('NO_COLOR', '');
    expect((await runCommand(registerCheck, 'check', file)).err).toContain('\u001B[31m');
    vi.stubEnv('NO_COLOR', '1');
    expect((await runCommand(registerCheck, 'check', file)).err).not.toContain('\u001B');
  });
});
