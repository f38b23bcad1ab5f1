import type { ExactLimits } from '../engine/exact.ts';
import type { ExactResult } from '../engine/result.ts';
import { ExactLimitError } from '../errors.ts';
import type { GameSystem } from '../systems/system.ts';
import { attend } from './attention.ts';
import { type SolutionTask, solveVariant, solveVariantInPieces } from './solution.ts';
import { Crew } from './threads.ts';
import { partsOf, type WorkerReply } from './wire.ts';

/** Solutions within these limits take some 50 ms: they are found where they are asked for. */
const QUICK: ExactLimits = { states: 10_000, branches: 50_000, work: 5e7 };

/** Branches of a solution that takes some ten milliseconds: a thread gains nothing by it. */
const SMALL_BRANCHES = 5_000;

/** Branches of a solution that takes so much memory that nothing else should be solved beside it. */
const LARGE_BRANCHES = 200_000;

export interface SolverOptions {
  /** Aborted, it ends a solution that is under way in a thread at once. */
  readonly signal: AbortSignal;
  /** Worker module exporting `solve`. */
  readonly workerUrl?: URL;
  /** Threads at most; 1 by default. */
  readonly width?: number;
}

/** Exact solutions that can be interrupted. */
export interface Solver {
  /** How many solutions may be asked for at once. */
  readonly width: number;
  /**
   * @throws ExactLimitError when it exceeds the limits; BackendError when the thread dies
   * @returns null when interrupted
   */
  solve(system: GameSystem, task: SolutionTask): Promise<ExactResult | null>;
  /** Ends what is under way, whose result is then null, and frees the threads; another solution starts one again. */
  close(): Promise<void>;
}

/**
 * A solver whose large solutions are found in threads of their own, because nothing else can be heard in this one meanwhile. A
 * thread starts with the first that finds none free, and ends with one that is out of reach: its memory would be that of the next
 * one as well. Once one was large, the next is taken for large, too.
 */
export function createSolver({ signal, workerUrl, width = 1 }: SolverOptions): Solver {
  const crews = new Set<Crew>();
  const idle: Crew[] = [];
  let ending = new AbortController();
  let isLarge = false;
  let isHuge = true;
  let hugeOne: Promise<unknown> = Promise.resolve();

  /** Those that may be huge come one after the other: two at once would take twice the memory. */
  function solveApart(task: SolutionTask): Promise<ExactResult | null> {
    const own = ending;
    if (!isHuge) return solveInThread(task, own);
    const solution = hugeOne.then(() => solveInThread(task, own));
    hugeOne = solution.catch(() => undefined);
    return solution;
  }

  /** @param own what ends it; ended already where the solver was closed while it waited */
  async function solveInThread(task: SolutionTask, own: AbortController): Promise<ExactResult | null> {
    if (signal.aborted || own.signal.aborted) return null;
    const crew =
      idle.pop() ?? new Crew({ job: null }, { workers: 1, ...(workerUrl === undefined ? {} : { workerUrl }) });
    crews.add(crew);
    const end = (): void => own.abort();
    signal.addEventListener('abort', end);
    try {
      const reply = await crew.ask(task, { name: 'solve', signal: own.signal });
      const law = reply === null ? null : (partsOf(reply as WorkerReply<ExactResult>)[0] ?? null);
      if (crews.has(crew)) idle.push(crew);
      isLarge = law === null || law.branches > SMALL_BRANCHES;
      isHuge = law === null || law.branches > LARGE_BRANCHES;
      return law;
    } catch (error) {
      isHuge = true;
      crews.delete(crew);
      await crew.dismiss();
      throw error;
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  async function close(): Promise<void> {
    ending.abort();
    ending = new AbortController();
    const dismissed = [...crews];
    crews.clear();
    idle.length = 0;
    await Promise.all(dismissed.map((crew) => crew.dismiss()));
  }

  return {
    width,
    solve: async (system, task) => {
      if (signal.aborted) return null;
      if (isLarge) return solveApart(task);
      try {
        const law = solveVariant(system, { ...task, limits: smaller(task.limits, QUICK) });
        isLarge = law.branches > SMALL_BRANCHES;
        return law;
      } catch (error) {
        if (!(error instanceof ExactLimitError)) throw error;
      }
      return solveApart(task);
    },
    close,
  };
}

/** A solver that finds all solutions where they are asked for, letting signals through between their pieces. */
export function createInlineSolver(signal: AbortSignal): Solver {
  return {
    width: 1,
    solve: async (system, task) => {
      const solved = await attend(solveVariantInPieces(system, task), () => signal.aborted);
      return solved?.result ?? null;
    },
    close: async () => undefined,
  };
}

function smaller(one: ExactLimits, other: ExactLimits): ExactLimits {
  return {
    states: Math.min(one.states, other.states),
    branches: Math.min(one.branches, other.branches),
    work: Math.min(one.work, other.work),
  };
}
