import { availableParallelism, totalmem } from 'node:os';
import { BLOCK_TRIALS } from './engine/result.ts';

/** Below so many rolled trials in all, starting threads costs more than they save. */
const INLINE_TRIALS_MAX = 4 * BLOCK_TRIALS;

/** What a thread takes: its own copy of the program, and of the tables that it draws from. */
const THREAD_MB = 64;
/** What an exact solution of the largest fights takes. */
const SOLVER_MB = 512;
/** Share of the machine's memory that threads may take. */
const MEMORY_SHARE = 1 / 4;
/** Threads that may be asked for on any machine, and for each core: so many are of use to those who look for their traces. */
const THREADS_MIN = 8;
const THREADS_A_CORE = 2;

/** Threads for so many rolled trials; 0 for the caller's own, where starting them costs more than they save. */
export function workersFor(trials: number, asked: number | undefined): number {
  const wanted = asked ?? (trials <= INLINE_TRIALS_MAX ? 0 : availableParallelism());
  return Math.min(wanted, workersMax());
}

/** Exact solutions that are under way at once; 0 where they are found in the caller's own thread. */
export function solversFor(asked: number | undefined): number {
  const byMemory = Math.floor((totalmem() * MEMORY_SHARE) / (SOLVER_MB * 2 ** 20));
  return Math.min(asked ?? availableParallelism(), Math.max(1, byMemory));
}

/** Threads that are started at most, whatever is asked for. */
function workersMax(): number {
  const byMemory = Math.floor((totalmem() * MEMORY_SHARE) / (THREAD_MB * 2 ** 20));
  return Math.max(1, Math.min(byMemory, Math.max(THREADS_MIN, THREADS_A_CORE * availableParallelism())));
}

/** Why fewer threads are started than were asked for, in English and in French; null where they are not. */
export function fewerWorkers(asked: number | undefined, started: number): readonly [string, string] | null {
  if (asked === undefined || started === 0 || started >= asked) return null;
  const cores = availableParallelism();
  return [
    `${asked} workers are too many for ${cores} core${cores === 1 ? '' : 's'} and their memory: ${started} are started, which is as fast`,
    `${asked} fils de calcul sont trop pour ${cores} cœur${cores === 1 ? '' : 's'} et leur mémoire\u00a0: ${started} sont lancés, ce qui est aussi rapide`,
  ];
}
