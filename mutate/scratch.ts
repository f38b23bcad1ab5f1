import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A run in which no test ends for so long goes round in circles; longer where others use the machine too. */
const STALL_MS = 30_000;
const WATCH_MS = 500;

/** By how much others slow this machine down: 1 when idle. */
export function slowness(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
}

/** What tests said of a tree. */
export interface Outcome {
  /** The first test that failed; null if none did. */
  readonly failure: { readonly file: string; readonly test: string } | null;
  readonly isStalled: boolean;
  /** Files that passed as a whole, with their time. */
  readonly passedMs: ReadonlyMap<string, number>;
}

/** A copy of the project, uncommitted changes included, in which files may be broken. */
export class Scratch {
  readonly #root = realpathSync(mkdtempSync(join(tmpdir(), 'fracas-mutate-')));
  readonly #project: string;
  #child: ChildProcess | null = null;

  /** @param project the project's folder */
  constructor(project: string) {
    this.#project = project;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        this.remove();
        process.exit(130);
      });
    }
    const listed = execFileSync('git', ['ls-files', '-zco', '--exclude-standard'], { cwd: project });
    for (const name of listed.toString().split('\0').slice(0, -1)) {
      if (existsSync(join(project, name)) && name !== 'node_modules')
        cpSync(join(project, name), join(this.#root, name));
    }
    for (const name of ['node_modules', 'dist']) {
      if (existsSync(join(project, name))) symlinkSync(realpathSync(join(project, name)), join(this.#root, name));
    }
  }

  remove(): void {
    this.#end();
    rmSync(this.#root, { recursive: true, force: true });
  }

  #end(): void {
    if (this.#child?.pid !== undefined) process.kill(-this.#child.pid, 'SIGKILL');
  }

  /** Runs test files in this order, up to the first failure, with another text of a file. */
  async run(tests: readonly string[], path: string, text: string): Promise<Outcome> {
    writeFileSync(join(this.#root, path), text);
    try {
      return await this.#watch(tests);
    } finally {
      cpSync(join(this.#project, path), join(this.#root, path));
    }
  }

  async #watch(tests: readonly string[]): Promise<Outcome> {
    const order = join(this.#root, '.mutate-tests');
    const progress = join(this.#root, '.mutate-progress');
    writeFileSync(order, JSON.stringify(tests));
    writeFileSync(progress, '');
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'mutate/vitest.config.ts', '--root', '.'];
    const env = { ...process.env, MUTATE_TESTS: order, MUTATE_PROGRESS: progress };
    // A group of its own, so that what it started ends with it.
    this.#child = spawn(process.execPath, args, { cwd: this.#root, env, stdio: 'ignore', detached: true });
    let isStalled = false;
    const watch = setInterval(() => {
      if (isStalled || Date.now() - statSync(progress).mtimeMs < STALL_MS * slowness()) return;
      isStalled = true;
      this.#end();
    }, WATCH_MS);
    const code = await new Promise<number | null>((resolve) => this.#child?.once('close', resolve));
    this.#child = null;
    clearInterval(watch);
    return readOutcome(readFileSync(progress, 'utf8'), isStalled, code);
  }
}

function readOutcome(text: string, isStalled: boolean, code: number | null): Outcome {
  const lines = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  const failed = lines.find((line) => line.failed !== undefined);
  const passedMs = new Map<string, number>(
    lines.flatMap((line) => (line.passed === undefined ? [] : [[line.passed, line.ms]])),
  );
  const isBroken = failed === undefined && code !== 0 && !isStalled;
  const failure = isBroken ? { file: '', test: 'the run broke off' } : null;
  return { failure: failed === undefined ? failure : { file: failed.file, test: failed.failed }, isStalled, passedMs };
}
