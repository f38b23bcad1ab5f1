import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Top folder of the project. */
export const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** The built command, as users run it. */
export const COMMAND = join(PROJECT, 'dist', 'cli', 'main.js');

/** A finished process. */
export interface Finished {
  readonly stdout: string;
  readonly wallMs: number;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a program to its end; nothing else happens meanwhile.
 * @throws Error with the end of its standard error when it cannot start or fails
 */
export function run(program: string, args: readonly string[], options: RunOptions = {}): Finished {
  const begin = performance.now();
  const done = spawnSync(program, args, {
    cwd: options.cwd ?? PROJECT,
    env: { ...process.env, NO_COLOR: '1', ...options.env },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const wallMs = performance.now() - begin;
  if (done.error !== undefined) throw new Error(`${program} does not run: ${done.error.message}`);
  if (done.status !== 0) {
    throw new Error(`${[program, ...args].join(' ')} ended with ${done.status}: ${done.stderr.trim().slice(-600)}`);
  }
  return { stdout: done.stdout, wallMs };
}

/** Samples in plain JavaScript, beside bench/: what they look up from their places is found there as well. */
const PLAIN = join(PROJECT, '.bench');
let isPlain = false;

/**
 * Translates the samples, and what they share with the rest of bench/, into plain JavaScript. A development loader beside
 * them would be measured with them: with one in its process, V8 asks at every read of a table whether its buffer was moved
 * away, which costs our loops a fifth and more.
 */
function translateSamples(): void {
  if (isPlain) return;
  isPlain = true;
  for (const folder of ['.', 'samples']) {
    const from = join(PROJECT, 'bench', folder);
    mkdirSync(join(PLAIN, folder), { recursive: true });
    for (const file of readdirSync(from).filter((name) => name.endsWith('.ts'))) {
      const { outputText } = ts.transpileModule(readFileSync(join(from, file), 'utf8'), {
        fileName: file,
        compilerOptions: {
          module: ts.ModuleKind.ESNext,
          target: ts.ScriptTarget.ES2023,
          verbatimModuleSyntax: true,
          rewriteRelativeImportExtensions: true,
        },
      });
      writeFileSync(join(PLAIN, folder, file.replace(/\.ts$/, '.js')), outputText);
    }
  }
}

/**
 * Runs one of bench/samples in a fresh process of plain Node, as users run it, and reads the JSON that it prints.
 * @param name file name without its ending
 */
export function runSample<Result>(name: string, args: readonly (string | number)[]): Result {
  translateSamples();
  const file = join(PLAIN, 'samples', `${name}.js`);
  return JSON.parse(run(process.execPath, ['--expose-gc', file, ...args.map(String)]).stdout) as Result;
}

export interface CommandOptions {
  readonly nodeArgs?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The built command of another checkout. */
  readonly command?: string;
}

/** Runs the built `fracas` in a folder that is thrown away afterwards; paths in `args` must be absolute. */
export function runCommand(args: readonly string[], options: CommandOptions = {}): Finished {
  const { nodeArgs = [], env = {}, command = COMMAND } = options;
  const cwd = mkdtempSync(join(tmpdir(), 'fracas-bench-'));
  try {
    return run(process.execPath, [...nodeArgs, command, ...args], { cwd, env });
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}
