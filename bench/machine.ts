import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import { compilerVersion } from './native.ts';

/** Where numbers were measured. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGib: number;
  readonly system: string;
  readonly node: string;
  /** First line of what gcc says of itself; null without it. */
  readonly compiler: string | null;
  /** Runnable processes over the last minute when the benchmarks began; on an idle machine near 0. */
  readonly loadBefore: number;
}

/** Runnable processes over the last minute. */
export function load(): number {
  return Math.round((loadavg()[0] ?? 0) * 100) / 100;
}

export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGib: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
    compiler: compilerVersion(),
    loadBefore: load(),
  };
}
