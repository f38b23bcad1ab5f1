import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT, runCommand } from './process.ts';

const PRELOAD = pathToFileURL(join(PROJECT, 'bench', 'samples', 'usage.mjs')).href;

/** What a run of the command took, workers and all. */
export interface Usage {
  /** Largest resident memory, in 10^6 bytes. */
  readonly peakMb: number;
  readonly cpuSeconds: number;
}

/** Runs the built `fracas` and tells what it took; paths in `args` must be absolute. */
export function usageOf(args: readonly string[]): Usage {
  const folder = mkdtempSync(join(tmpdir(), 'fracas-bench-'));
  const file = join(folder, 'usage.json');
  try {
    runCommand(args, { nodeArgs: ['--import', PRELOAD], env: { FRACAS_BENCH_USAGE_FILE: file } });
    return JSON.parse(readFileSync(file, 'utf8')) as Usage;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
