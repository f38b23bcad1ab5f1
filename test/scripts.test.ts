import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemNames } from '../src/systems/registry.ts';

const DUEL = resolve('scenarios/mordheim/first-duel.yaml');

let root: string;
/** A copy of the package whose scripts a test may damage, in a folder with a blank in its name. */
let whole: string;
/** The same without scripts: the modules themselves. */
let bare: string;

beforeAll(() => {
  if (!existsSync('dist/scripts/index.json')) throw new Error('the program is not built: npm run build');
  root = mkdtempSync(join(tmpdir(), 'fracas scripts-'));
  whole = join(root, 'whole package');
  bare = join(root, 'bare');
  for (const folder of [whole, bare]) {
    copyBuild('dist', join(folder, 'dist'));
    cpSync('package.json', join(folder, 'package.json'));
    for (const name of ['node_modules', 'scenarios']) symlinkSync(resolve(name), join(folder, name));
  }
  rmSync(join(bare, 'dist/scripts'), { recursive: true });
});

/** Times tell whether scripts are older than modules. */
function copyBuild(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true, filter: (file) => !file.endsWith('.d.ts') });
}

afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function node(...args: readonly string[]): Ended {
  const cwd = mkdtempSync(join(root, 'run-'));
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    timeout: 50_000,
    killSignal: 'SIGKILL',
  });
  return { code: status, out: stdout, err: stderr };
}

const fracas = (folder: string, ...args: readonly string[]): Ended => node(join(folder, 'dist/cli/main.js'), ...args);

/** Name of a script, without its hash → whether V8 refused its cache; null where none was offered. Null without scripts. */
function refusals(folder: string, ...flags: readonly string[]): Readonly<Record<string, boolean | null>> | null {
  const module = JSON.stringify(pathToFileURL(join(folder, 'dist/scripts.js')).href);
  const { out, err } = node(
    ...flags,
    '--input-type=module',
    '--eval',
    `const scripts = (await import(${module})).openScripts();
     const games = ${JSON.stringify(systemNames().map((name) => `systems/${name}/index.js`))};
     for (const id of ['cli/start.js', 'cli/run.js', 'vega', ...games]) scripts?.load(id);
     const all = scripts && Object.fromEntries([...scripts.compiled].map(([name, script]) =>
       [name.replace(/-[^-]*$/, ''), script.cachedDataRejected ?? null]));
     console.log(JSON.stringify(all));`,
  );
  expect(err).toBe('');
  return JSON.parse(out) as Readonly<Record<string, boolean | null>> | null;
}

/** A result without what differs from run to run. */
function resultOf({ code, out, err }: Ended): unknown {
  expect(err).toBe('');
  expect(code).toBe(0);
  return { ...(JSON.parse(out) as object), performance: null };
}

describe('the built program', () => {
  it('has scripts whose code caches V8 accepts: if not, `npm run build` made none for this Node', () => {
    const accepted = Object.fromEntries(
      ['start', 'engine', 'command', 'schemas', 'charts', ...systemNames()].map((name) => [name, false]),
    );
    expect(refusals('.')).toEqual(accepted);
    expect(refusals(whole)).toEqual(accepted);
  });

  it.each(systemNames())('answers by scripts as by modules: %s', (name) => {
    const file = join(root, `${name}.yaml`);
    expect(fracas(whole, 'init', file, '--system', name).code).toBe(0);
    for (const method of [[], ['--method', 'sampled', '--trials', '20000', '--seed', '1', '--workers', '1']]) {
      const command = ['run', file, '--json', '--quiet', ...method];
      expect(resultOf(fracas(whole, ...command))).toEqual(resultOf(fracas(bare, ...command)));
    }
  });

  it('draws the same report', () => {
    const [drawn, expected] = [whole, bare].map((folder) => {
      const out = join(root, `report of ${folder === whole ? 'scripts' : 'modules'}`);
      expect(fracas(folder, 'run', DUEL, '--quiet', '--format', 'html,csv,md,svg', '--out', out).code).toBe(0);
      // How long it took is another each time.
      const read = (name: string): string =>
        readFileSync(join(out, name), 'utf8').replace(/<h3>Performance<\/h3>.*?<\/dl>/s, '');
      return new Map(readdirSync(out).map((name) => [name, read(name)]));
    });
    expect([...(drawn?.keys() ?? [])]).toEqual([...(expected?.keys() ?? [])]);
    expect(drawn?.size).toBeGreaterThan(4);
    expect([...(drawn ?? [])].filter(([name, text]) => text !== expected?.get(name)).map(([name]) => name)).toEqual([]);
  });

  it.each([
    ['--version'],
    ['--help'],
    ['rules', 'seventh-sea'],
    ['odds', '7k3 >= 20'],
    ['replay', DUEL, '--seed', '3', '--variant', '1'],
    ['run', 'nowhere.yaml'],
    ['ruin'],
  ])('says the same: %s %s', (...args) => {
    expect(fracas(whole, ...args)).toEqual(fracas(bare, ...args));
  });

  it('is found by a link, from another folder', () => {
    const link = join(root, 'fracas');
    symlinkSync(join(whole, 'dist/cli/main.js'), link);
    expect(node(link, '--version').out).toBe(fracas(bare, '--version').out);
  });
});

describe('damaged or foreign scripts', () => {
  let folder: string;
  let caches: readonly string[];
  let expected: Ended;
  const replay = (...flags: readonly string[]): Ended =>
    node(...flags, join(folder, 'dist/cli/main.js'), 'replay', DUEL, '--seed', '1');

  beforeAll(() => {
    folder = join(root, 'damaged');
    expected = fracas(bare, 'replay', DUEL, '--seed', '1');
  });

  /** A fresh copy for each damage. */
  const restore = (): void => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const name of readdirSync(whole)) {
      if (name !== 'dist') symlinkSync(join(whole, name), join(folder, name));
    }
    copyBuild(join(whole, 'dist'), join(folder, 'dist'));
    const scripts = join(folder, 'dist/scripts');
    caches = readdirSync(scripts)
      .filter((name) => name.endsWith('.cache'))
      .map((name) => join(scripts, name));
  };

  it('offers V8 no cache of which a bit has changed, for V8 would believe it', () => {
    restore();
    for (const file of caches) {
      const bytes = readFileSync(file);
      bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 4, bytes.length >> 1);
      writeFileSync(file, bytes.toString('latin1'), 'latin1');
    }
    expect(new Set(Object.values(refusals(folder) ?? {}))).toEqual(new Set([null]));
    expect(replay()).toEqual(expected);
  });

  it.each([
    ['cut short', (file: string) => truncateSync(file, 5_000)],
    ['empty', (file: string) => truncateSync(file, 0)],
    ['missing', (file: string) => rmSync(file)],
  ])('runs without caches that are %s', (_, damage) => {
    restore();
    caches.forEach(damage);
    expect(new Set(Object.values(refusals(folder) ?? {}))).toEqual(new Set([null]));
    expect(replay()).toEqual(expected);
  });

  it('runs where flags are others than those that caches were made for', () => {
    restore();
    expect(new Set(Object.values(refusals(folder, '--no-opt') ?? {}))).toEqual(new Set([true]));
    expect(replay('--no-opt', '--max-lazy')).toEqual(expected);
  });

  it('runs the modules where a script is missing, or was made of older ones', () => {
    restore();
    const build = join(folder, 'dist/.tsbuildinfo');
    writeFileSync(build, '');
    const later = new Date(Date.now() + 60_000);
    utimesSync(build, later, later);
    expect(refusals(folder)).toBeNull();
    expect(replay()).toEqual(expected);
    restore();
    const [cache = ''] = caches;
    rmSync(cache.replace(/\.cache$/, '.js'));
    expect(refusals(folder)).toBeNull();
    expect(replay()).toEqual(expected);
  });
});
