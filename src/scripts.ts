import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import * as zlib from 'node:zlib';

/** What a module exports, by name. */
type Exports = Readonly<Record<string, unknown>>;

/** Runs the text of a module once, with what stands for `import`, `import()` and `import.meta.url` in it. */
type Factory = (
  load: (id: string) => Exports,
  importModule: (specifier: string) => Promise<Exports>,
  url: string,
) => Exports;

/** What a script evaluates to. */
interface ScriptValue {
  /** Id of a module → its text. */
  readonly modules: Readonly<Record<string, Factory>>;
  /** Makes the packages that are bundled in the script: name → what gives its exports. */
  readonly packages: (require: NodeJS.Require) => Readonly<Record<string, () => Exports>>;
}

/** `scripts/index.json`, which bundle/main.ts writes. */
export interface ScriptIndex {
  /** Names of the scripts; each ends with a hash of its text, so that a cache never meets another text. */
  readonly scripts: readonly string[];
  /** Id of a module or name of a package → its place in {@link scripts}. */
  readonly modules: Readonly<Record<string, number>>;
}

/**
 * The program as a few scripts with V8's code cache: V8 then neither looks up hundreds of files nor reads functions for the
 * first time. They hold the modules of this folder, each loaded once when it is first asked for.
 */
export interface Scripts {
  /**
   * Exports of a module, of a bundled package, or of whatever else Node finds by that name.
   * @param id path of a module from this folder, such as `engine/exact.js`
   */
  load(id: string): Exports;
  /** Name → each script that was needed so far. */
  readonly compiled: ReadonlyMap<string, Script>;
}

/** Node's checksum of bytes; absent before Node 20.15. */
const { crc32 } = zlib as { readonly crc32?: (data: Buffer) => number };
const CHECKSUM_BYTES = 4;

const ROOT = new URL('./', import.meta.url);
const FOLDER = new URL('scripts/', ROOT);

/** The scripts beside this module; null where there are none, or none of the modules as they are now. */
export function openScripts(): Scripts | null {
  const index = readIndex();
  if (index === null) return null;
  const { scripts, modules } = index;
  const require = createRequire(import.meta.url);
  const compiled = new Map<string, Script>();
  const factories = new Map<string, Factory>();
  const loaded = new Map<string, Exports>();

  function load(id: string): Exports {
    const known = loaded.get(id);
    if (known !== undefined) return known;
    const place = modules[id];
    if (place === undefined) return require(id) as Exports;
    if (!factories.has(id)) evaluate(scripts[place] as string);
    const exported = (factories.get(id) as Factory)(load, importModule, ROOT.href + id);
    loaded.set(id, exported);
    return exported;
  }

  async function importModule(specifier: string): Promise<Exports> {
    return load(specifier.startsWith(ROOT.href) ? specifier.slice(ROOT.href.length) : specifier);
  }

  function evaluate(name: string): void {
    const script = compile(name);
    compiled.set(name, script);
    const value = script.runInThisContext() as ScriptValue;
    for (const [id, factory] of Object.entries(value.modules)) factories.set(id, factory);
    for (const [id, factory] of Object.entries(value.packages(require))) factories.set(id, factory);
  }

  return { load, compiled };
}

/** Null as well where modules were compiled since, and the scripts were not renewed: dist/.tsbuildinfo is not published. */
function readIndex(): ScriptIndex | null {
  try {
    const file = new URL('index.json', FOLDER);
    const index = JSON.parse(readFileSync(file, 'utf8')) as ScriptIndex;
    const build = statSync(new URL('.tsbuildinfo', ROOT), { throwIfNoEntry: false });
    if (build !== undefined && build.mtimeMs > statSync(file).mtimeMs) return null;
    return index.scripts.every((name) => existsSync(new URL(`${name}.js`, FOLDER))) ? index : null;
  } catch {
    return null;
  }
}

/** A cache that V8 does not accept (another Node, other flags) is as good as none: functions are read as they are called. */
function compile(name: string): Script {
  // The text is ASCII, which is read faster as what it is.
  const text = readFileSync(new URL(`${name}.js`, FOLDER), 'latin1');
  const cachedData = readCache(name);
  return new Script(text, {
    filename: new URL(`${name}.js`, FOLDER).href,
    ...(cachedData === null ? {} : { cachedData }),
  });
}

/** V8 believes a cache that was damaged, so the checksum is compared here. */
function readCache(name: string): Buffer | null {
  try {
    const file = readFileSync(new URL(`${name}.cache`, FOLDER));
    const data = file.subarray(0, -CHECKSUM_BYTES);
    return crc32?.(data) === file.readUInt32LE(data.length) ? data : null;
  } catch {
    return null;
  }
}

/** A code cache as {@link openScripts} reads it: its checksum behind it, little-endian, for V8 would copy what is not aligned. */
export function encodeCache(data: Buffer): Uint8Array {
  const file = new Uint8Array(data.length + CHECKSUM_BYTES);
  file.set(data);
  new DataView(file.buffer).setUint32(data.length, crc32?.(data) ?? 0, true);
  return file;
}
