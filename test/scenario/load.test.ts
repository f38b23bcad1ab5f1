import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FracasError, ScenarioError } from '../../src/errors.ts';
import { loadScenario } from '../../src/scenario/load.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fracas-load-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function failure(name: string, content?: string | Uint8Array): Promise<FracasError> {
  const path = join(folder, name);
  if (content !== undefined) await writeFile(path, content);
  const error: unknown = await loadScenario(path).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(FracasError);
  return error as FracasError;
}

describe('loadScenario', () => {
  test('says that a file is missing, and how to begin', async () => {
    const error = await failure('none.yaml');
    expect(error.code).toBe('scenario/file');
    expect(error.message).toContain('there is no file');
    expect(error.hint).toContain('fracas init');
  });

  test('says that a folder is no file', async () => {
    const error = await failure('.');
    expect(error.message).toContain('is a folder');
    expect(error.hint).toContain('*.yaml');
  });

  test('refuses more than a mebibyte', async () => {
    const error = await failure('big.yaml', '#'.repeat(1_048_577));
    expect(error.code).toBe('scenario/too-large');
    expect(error.message).toContain('has more than 1048576 bytes');
  });

  test('reads no more of an endless device than its limit', async ({ skip }) => {
    skip(!existsSync('/dev/zero'), 'no /dev/zero');
    await expect(loadScenario('/dev/zero')).rejects.toMatchObject({ code: 'scenario/too-large' });
    await expect(loadScenario('/dev/null')).rejects.toMatchObject({ code: 'scenario/empty' });
  });

  test('refuses bytes that are no text', async () => {
    const error = await failure('image.yaml', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00]));
    expect(error.code).toBe('scenario/not-text');
  });

  test('names the file as it was given in every diagnostic', async () => {
    const error = await failure('empty.yaml', '');
    expect(error).toBeInstanceOf(ScenarioError);
    expect((error as ScenarioError).diagnostics).toMatchObject([
      { code: 'scenario/empty', file: join(folder, 'empty.yaml'), line: 1, column: 1 },
    ]);
  });

  test('reads UTF-16 with its byte order mark', async () => {
    const error = await failure('wide.yaml', new Uint8Array(Buffer.from('\uFEFF- list', 'utf16le')));
    expect((error as ScenarioError).diagnostics).toMatchObject([{ code: 'scenario/not-a-map' }]);
  });

  test.each([
    ['half a unit', [0xff, 0xfe, 0x61]],
    ['half a pair', [0xff, 0xfe, 0x00, 0xd8]],
    ['half a pair, the other way round', [0xfe, 0xff, 0xd8, 0x00]],
  ])('refuses UTF-16 that ends in %s', async (_, bytes) => {
    expect((await failure('torn.yaml', Uint8Array.from(bytes))).code).toBe('scenario/not-text');
  });

  test('says that a name is missing', async () => {
    await expect(loadScenario('')).rejects.toMatchObject({ message: 'there is no file without a name' });
  });

  test('tells an unknown system with the systems of this installation', async () => {
    const error = await failure('system.yaml', 'system: chess\nfighters: { a: {} }\nengagement: { kind: x }\n');
    expect((error as ScenarioError).diagnostics[0]?.hint).toMatch(/^systems: /);
  });
});
