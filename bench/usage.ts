import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMMAND, PROJECT, runCommand } from './process.ts';

const PRELOAD = pathToFileURL(join(PROJECT, 'bench', 'samples', 'usage.mjs')).href;

/** What a run of the command took, workers and all. */
export interface Usage {
  /** Largest resident memory, in 10^6 bytes. */
  readonly peakMb: number;
  /** All threads together. */
  readonly cpuSeconds: number;
  /** What somebody waits for, less the time in which the main thread could run and other programs had the cores. */
  readonly seconds: number;
}

/** Runs the built `fracas` and tells what it took; paths in `args` must be absolute. */
export function usageOf(args: readonly string[]): Usage {
  return usageAndOutputOf(args).usage;
}

/** The same with what it printed. @param command of which build */
export function usageAndOutputOf(
  args: readonly string[],
  command = COMMAND,
): { readonly usage: Usage; readonly stdout: string } {
  const folder = mkdtempSync(join(tmpdir(), 'fracas-bench-'));
  const file = join(folder, 'usage.json');
  try {
    const env = { FRACAS_BENCH_USAGE_FILE: file };
    const { wallMs, stdout } = runCommand(args, { nodeArgs: ['--import', PRELOAD], env, command });
    const { waitedMs, ...usage } = JSON.parse(readFileSync(file, 'utf8')) as Omit<Usage, 'seconds'> & {
      readonly waitedMs: number;
    };
    return { usage: { ...usage, seconds: (wallMs - waitedMs) / 1_000 }, stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
