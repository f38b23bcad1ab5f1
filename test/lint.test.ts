import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const BIOME = fileURLToPath(new URL('../node_modules/@biomejs/biome/bin/biome', import.meta.url));
const PURE = ['dice', 'stats', 'engine', 'analysis', 'systems/mordheim', 'systems/new-game/kinds'];
const IMPURE = {
  random: 'export const a = Math.random();\n',
  clock: 'export const a = Date.now();\n',
  date: 'export const a = new Date();\n',
  stopwatch: 'export const a = performance.now();\n',
  machine: 'export const a = process.env;\n',
  word: 'console.log(1);\n',
  all: 'export const a = globalThis.Math;\n',
};

let folder = '';
let flagged: ReadonlySet<string> = new Set();

/** Every rule of this project's `biome.json` on probes in a folder of their own. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fracas-lint-'));
  const { vcs: _, $schema: __, ...rules } = JSON.parse(readFileSync('biome.json', 'utf8'));
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put('biome.json', JSON.stringify(rules));
  for (const place of [...PURE, 'cli', 'report']) {
    for (const [name, text] of Object.entries(IMPURE)) put(`src/${place}/${name}.ts`, text);
    put(`src/${place}/pure.ts`, 'export const a = (process: number): number => Math.sqrt(process);\n');
  }
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const args = [BIOME, 'lint', '--max-diagnostics=none', '--reporter=github', '--colors=off'];
  const { stdout } = spawnSync(process.execPath, args, options);
  const told = stdout.matchAll(
    /title=lint\/(?:style\/noRestrictedGlobals|\w+\/noJsRestrictedProperties),file=([^,]+)/g,
  );
  flagged = new Set([...told].map(([, file = '']) => file.replace(/^.*?src\//, 'src/')));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the pure folders have no luck but from seeds, no clock, no machine and no console', () => {
  const wanted = PURE.flatMap((place) => Object.keys(IMPURE).map((name) => `src/${place}/${name}.ts`));
  expect([...flagged].sort()).toEqual(wanted.sort());
});
