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

export interface SolverOptions {
  /** Aborted, it ends a solution that is under way in a thread at once. */
  readonly signal: AbortSignal;
  /** Worker module exporting `solve`. */
  readonly workerUrl?: URL;
}

/** Exact solutions that can be interrupted. */
export interface Solver {
  /**
   * @throws ExactLimitError when it exceeds the limits; BackendError when the thread dies
   * @returns null when interrupted
   */
  solve(system: GameSystem, task: SolutionTask): Promise<ExactResult | null>;
  /** Frees the thread; another solution starts one again. */
  close(): Promise<void>;
}

/**
 * A solver whose large solutions are found in a thread of its own, because nothing else can be heard in this one meanwhile. The
 * thread starts with the first of them, and ends with one that is out of reach: its memory would be that of the next one as well.
 */
export function createSolver({ signal, workerUrl }: SolverOptions): Solver {
  let crew: Crew | null = null;

  async function solveApart(task: SolutionTask): Promise<ExactResult | null> {
    crew ??= new Crew({ job: null }, { workers: 1, ...(workerUrl === undefined ? {} : { workerUrl }) });
    const reply = await crew.ask(task, { name: 'solve', signal });
    if (reply === null) return null;
    try {
      return partsOf(reply as WorkerReply<ExactResult>)[0] ?? null;
    } catch (error) {
      await close();
      throw error;
    }
  }

  async function close(): Promise<void> {
    await crew?.dismiss();
    crew = null;
  }

  return {
    solve: async (system, task) => {
      if (signal.aborted) return null;
      try {
        return solveVariant(system, { ...task, limits: smaller(task.limits, QUICK) });
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
