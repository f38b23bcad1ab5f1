import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Piscina } from 'piscina';
import type { ExactResult } from '../engine/result.ts';
import { BackendError } from '../errors.ts';
import type { Backend, BlockRange, FamilyRange, JointPart, SamplingJob } from './backend.ts';
import type { SolutionTask } from './solution.ts';
import { partsOf, readReply, type WorkerReply, type WorkerSetup } from './wire.ts';

export interface ThreadsOptions {
  /** Threads, at least 1. */
  readonly workers: number;
  /** Worker module exporting `runRanges` and `shareLuck`; the sibling of this file by default. */
  readonly workerUrl?: URL;
}

/**
 * Room for young objects in a thread. Trials make none; V8's own bound lets what little is made pile up to some twenty
 * megabytes a thread over a long run before it looks.
 */
const YOUNG_MB = 8;

/** Run from sources (tests, development) the worker is TypeScript too, and its thread needs the loader. */
const EXTENSION = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

export type Pool = Piscina<
  readonly BlockRange[] | readonly FamilyRange[] | SolutionTask,
  WorkerReply | WorkerReply<JointPart> | WorkerReply<ExactResult>
>;

/** Runs blocks on a pool of threads. A thread that dies rejects what it ran and everything after, never hangs. */
export function createThreadsBackend(job: SamplingJob, options: ThreadsOptions): Backend {
  const stopFlag = new Int32Array(new SharedArrayBuffer(4));
  // A thread that dies between tasks (or while it starts) is reported as an event; without a listener it ends the process.
  let died: Error | undefined;
  let reportDeath: (error: Error) => void = () => undefined;
  const death = new Promise<never>((_, reject) => {
    reportDeath = reject;
  });
  death.catch(() => undefined);
  const opening = openPool({ job, stopFlag }, options, (error) => {
    died ??= error;
    reportDeath(error);
  });
  const ask = async (ranges: readonly BlockRange[] | readonly FamilyRange[], name: string): Promise<unknown> => {
    if (died !== undefined) throw lost(died);
    try {
      const pool = await opening;
      return await Promise.race([pool.run(ranges, { name }), death]);
    } catch (error) {
      died ??= error instanceof Error ? error : new Error(String(error));
      throw lost(died);
    }
  };
  return {
    workers: options.workers,
    run: async (ranges) => readReply((await ask(ranges, 'runRanges')) as WorkerReply),
    share: async (ranges) => partsOf((await ask(ranges, 'shareLuck')) as WorkerReply<JointPart>),
    stop: () => {
      Atomics.store(stopFlag, 0, 1);
    },
    close: async () => (await opening).destroy(),
  };
}

/** Starts the threads; the library is loaded by the first run that has any. @param workerData nothing to play for solutions */
export async function openPool(
  workerData: WorkerSetup | { readonly job: null },
  { workers, workerUrl }: ThreadsOptions,
  onDeath: (error: Error) => void,
): Promise<Pool> {
  const { Piscina } = await import('piscina');
  const url = workerUrl ?? new URL(`./worker${EXTENSION}`, import.meta.url);
  const pool: Pool = new Piscina({
    filename: fileURLToPath(url),
    name: 'runRanges',
    minThreads: workers,
    maxThreads: workers,
    workerData,
    execArgv: url.pathname.endsWith('.ts') ? ['--import', typescriptLoader()] : [],
    recordTiming: false,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  pool.on('error', onDeath);
  return pool;
}

export function lost(cause: Error): BackendError {
  return new BackendError('backend/worker-died', `a worker thread died: ${cause.message}`, { cause });
}

/**
 * A module that teaches a thread to import TypeScript. Importing plain `tsx` is not enough: its hooks then see what is
 * imported statically, but not the games, which are imported by name.
 */
function typescriptLoader(): string {
  const api = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')).href;
  return `data:text/javascript,import{register}from${encodeURIComponent(JSON.stringify(api))};register()`;
}
