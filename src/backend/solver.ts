import type { ExactLimits } from '../engine/exact.ts';
import type { ExactResult } from '../engine/result.ts';
import { ExactLimitError } from '../errors.ts';
import type { GameSystem } from '../systems/system.ts';
import { attend } from './attention.ts';
import { type SolutionTask, solveVariant, solveVariantInPieces } from './solution.ts';
import { lost, openPool, type Pool } from './threads.ts';
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
  close(): Promise<void>;
}

/**
 * A solver whose large solutions are found in a thread of its own, because nothing else can be heard in this one meanwhile. The
 * thread starts with the first of them.
 */
export function createSolver({ signal, workerUrl }: SolverOptions): Solver {
  let opening: Promise<Pool> | null = null;

  async function solveApart(task: SolutionTask): Promise<ExactResult | null> {
    opening ??= openPool(
      { job: null },
      { workers: 1, ...(workerUrl === undefined ? {} : { workerUrl }) },
      () => undefined,
    );
    let reply: WorkerReply<ExactResult>;
    try {
      reply = (await (await opening).run(task, { name: 'solve', signal })) as WorkerReply<ExactResult>;
    } catch (error) {
      if (signal.aborted) return null;
      throw lost(error as Error);
    }
    return partsOf(reply)[0] ?? null;
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
    close: async () => (await opening)?.destroy(),
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
