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

type Pool = Piscina<Errand, WorkerReply | WorkerReply<JointPart> | WorkerReply<ExactResult>>;

/** What a thread is asked for. */
type Errand = readonly BlockRange[] | readonly FamilyRange[] | SolutionTask;

/** How often an errand is sent out whose thread dies of it, or meanwhile. */
const TRIES_MAX = 3;

/** How long threads may go on after a soft stop: pieces of trials end much sooner, what is compiled or derived may not. */
const GRACE_MS = 1_000;

/** Runs blocks on a pool of threads. What a thread that dies was at is played again. */
export function createThreadsBackend(job: SamplingJob, options: ThreadsOptions): Backend {
  const stopFlag = new Int32Array(new SharedArrayBuffer(4));
  const crew = new Crew({ job, stopFlag }, options);
  const grace = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    workers: options.workers,
    run: async (ranges) => {
      const reply = await crew.ask(ranges, { name: 'runRanges', signal: grace.signal });
      return reply === null ? [] : readReply(reply as WorkerReply);
    },
    share: async (ranges) => {
      const reply = await crew.ask(ranges, { name: 'shareLuck', signal: grace.signal });
      return reply === null ? [] : partsOf(reply as WorkerReply<JointPart>);
    },
    stop: () => {
      Atomics.store(stopFlag, 0, 1);
      timer ??= setTimeout(() => grace.abort(), GRACE_MS);
    },
    close: () => {
      clearTimeout(timer);
      return crew.dismiss();
    },
  };
}

/** Threads that do errands: an errand whose thread dies is sent out again. */
export class Crew {
  readonly #workerData: WorkerSetup | { readonly job: null };
  readonly #options: ThreadsOptions;
  #hired: Promise<Hired> | null = null;

  /** Starts the threads; the library is loaded by the first run that has any. @param workerData nothing to play for solutions */
  constructor(workerData: WorkerSetup | { readonly job: null }, options: ThreadsOptions) {
    this.#workerData = workerData;
    this.#options = options;
    this.#hired = hire(workerData, options);
  }

  /**
   * @param order what is to be called, and what ends it with its thread
   * @returns what the thread answers; null where it was ended
   * @throws BackendError when threads die of it again and again
   */
  async ask(errand: Errand, order: { readonly name: string; readonly signal: AbortSignal }): Promise<unknown> {
    for (let tries = 1; ; tries += 1) {
      if (order.signal.aborted) return null;
      this.#hired ??= hire(this.#workerData, this.#options);
      const hired = this.#hired;
      try {
        const { pool, broken } = await hired;
        return await Promise.race([pool.run(errand, order), broken]);
      } catch (error) {
        if (order.signal.aborted) return null;
        if (tries === TRIES_MAX) throw lost(error instanceof Error ? error : new Error(String(error)));
        if (error instanceof Broken) await this.#replace(hired);
      }
    }
  }

  async dismiss(): Promise<void> {
    await (await this.#hired)?.pool.destroy();
    this.#hired = null;
  }

  /** A pool whose threads die between errands, or while they start, may have none left. */
  async #replace(hired: Promise<Hired>): Promise<void> {
    if (this.#hired !== hired) return;
    this.#hired = null;
    await (await hired).pool.destroy();
  }
}

interface Hired {
  readonly pool: Pool;
  /** Rejects with {@link Broken}. */
  readonly broken: Promise<never>;
}

/** A thread died that was at no errand. */
class Broken extends Error {}

async function hire(
  workerData: WorkerSetup | { readonly job: null },
  { workers, workerUrl }: ThreadsOptions,
): Promise<Hired> {
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
  const broken = new Promise<never>((_, reject) => {
    // Without a listener the event would end the process.
    pool.on('error', (error: Error) => reject(new Broken(error.message, { cause: error })));
  });
  broken.catch(() => undefined);
  return { pool, broken };
}

function lost(cause: Error): BackendError {
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
