// Puts the compiled program, dist/, into a few scripts with V8's code cache, dist/scripts/. See src/scripts.ts, which runs
// them, and decision 23 of src/DESIGN.md.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import type { ScriptIndex } from '../src/scripts.ts';
import { type ClosedModule, closeModule } from './module.ts';
import { bundlePackages, INSTALLED, licencesOf, NO_PACKAGES } from './packages.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');
const SCRIPTS = join(DIST, 'scripts');

/** Where the program begins: the command and a thread. */
const COMMAND = 'cli/start.js';
const THREAD = 'backend/errands.js';
/** Script → packages that are in it; all others are in that of the commands. Charts are half of all text, and for reports alone. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  start: ['commander', 'fastest-levenshtein'],
  schemas: ['zod', 'zod/v4/core'],
  charts: ['vega', 'vega-lite'],
};

/** Everything that the program may load, by id: found from where it begins, and games by listing, as the registry does. */
function readModules(): ReadonlyMap<string, ClosedModule> {
  const modules = new Map<string, ClosedModule>();
  const games = readdirSync(join(DIST, 'systems'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const wanted = [COMMAND, THREAD];
  for (const { name } of games) {
    const files = readdirSync(join(DIST, 'systems', name)).filter((file) => /^(index|rule-pins)\.js$/.test(file));
    wanted.push(...files.map((file) => `systems/${name}/${file}`));
  }
  for (const id of wanted) {
    if (modules.has(id)) continue;
    const module = closeModule(id, readFileSync(join(DIST, id), 'utf8'));
    modules.set(id, module);
    wanted.push(...module.imports, ...module.lazyImports);
  }
  return modules;
}

/** What one script holds. */
interface Content {
  readonly modules: ClosedModule[];
  /** Package → names that are imported of it. */
  readonly packages: Map<string, ReadonlySet<string>>;
}

/**
 * Shares everything out: what each command begins with, what a thread needs besides, each game, some packages, and the rest.
 * A process reads the caches of those scripts alone that it needs.
 * @returns name of a script → its content
 */
function shareOut(modules: ReadonlyMap<string, ClosedModule>): ReadonlyMap<string, Content> {
  const scripts = new Map<string, Content>();
  const scriptOf = (name: string): Content => {
    const content = scripts.get(name) ?? { modules: [], packages: new Map() };
    scripts.set(name, content);
    return content;
  };
  const inStart = reach(COMMAND, modules);
  const inThread = reach(THREAD, modules);
  for (const module of modules.values()) {
    const game = /^systems\/([^/]+)\//.exec(module.id)?.[1];
    const shared = inStart.has(module.id) ? 'start' : inThread.has(module.id) ? 'engine' : 'command';
    scriptOf(game ?? shared).modules.push(module);
    for (const [name, names] of module.packages) {
      if (INSTALLED.has(name)) continue;
      const home = Object.keys(PACKAGES).find((script) => PACKAGES[script]?.includes(name)) ?? 'command';
      const { packages } = scriptOf(home);
      packages.set(name, new Set([...(packages.get(name) ?? []), ...names]));
    }
  }
  return scripts;
}

/** Ids of a module and of all that it loads before it runs. */
function reach(id: string, modules: ReadonlyMap<string, ClosedModule>): ReadonlySet<string> {
  const reached = new Set([id]);
  for (const next of reached) for (const needed of modules.get(next)?.imports ?? []) reached.add(needed);
  return reached;
}

/** The text of a script: an expression, as `ScriptValue` of src/scripts.ts says. In ASCII. */
async function renderScript(modules: readonly ClosedModule[], packagesBody: string): Promise<string> {
  const functions = modules.map(({ id, body }) => `${JSON.stringify(id)}: ($load, $import, $url) => {\n${body}\n}`);
  const text = `({
    modules: (() => { 'use strict'; return { ${functions.join(',\n')} }; })(),
    packages: (require) => {
      const module = { exports: {} };
      (function (module, exports) {\n${packagesBody}\n})(module, module.exports);
      return module.exports;
    },
  })`;
  const { code } = await transform(text, { target: 'node20', legalComments: 'none' });
  // What esbuild leaves, in comments and regular expressions, means the same escaped.
  return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

async function main(): Promise<void> {
  rmSync(SCRIPTS, { recursive: true, force: true });
  mkdirSync(SCRIPTS);
  const scripts = shareOut(readModules());
  const names: string[] = [];
  const places: Record<string, number> = {};
  const folders: string[] = [];
  for (const [script, { modules, packages }] of scripts) {
    const bundle = packages.size === 0 ? NO_PACKAGES : await bundlePackages(ROOT, packages);
    const text = await renderScript(modules, bundle.body);
    const name = `${script}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
    writeFileSync(join(SCRIPTS, `${name}.js`), text);
    for (const id of [...modules.map(({ id }) => id), ...packages.keys()]) places[id] = names.length;
    folders.push(...bundle.folders);
    names.push(name);
  }
  writeFileSync(join(SCRIPTS, 'LICENSES.txt'), licencesOf(ROOT, folders));
  writeFileSync(join(SCRIPTS, 'index.json'), JSON.stringify({ scripts: names, modules: places } satisfies ScriptIndex));
  recordCaches();
}

/** Has the scripts run what users run, in a process that sees nothing else, and keeps what V8 has read by then. */
function recordCaches(): void {
  const folder = mkdtempSync(join(tmpdir(), 'fracas-build-'));
  try {
    execFileSync(process.execPath, [join(ROOT, 'bundle', 'record.mjs')], {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
