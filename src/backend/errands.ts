import { workerData } from 'node:worker_threads';
import { loadSystem } from '../systems/registry.ts';
import type { BlockRange, FamilyRange } from './backend.ts';
import { type SolutionTask, solveVariant } from './solution.ts';
import { createReplier, type Replier, reply, type WorkerSetup } from './wire.ts';

let replier: Replier | null = null;

function player(): Replier {
  replier ??= createReplier(workerData as WorkerSetup, loadSystem);
  return replier;
}

/**
 * What a worker thread answers: nothing but {@link createReplier}. Its small buffers are copied: once a thread has moved one, V8
 * asks of every table, whenever it is read, whether its buffer is still there.
 */
export function runRanges(ranges: readonly BlockRange[]): Promise<unknown> {
  return player().run(ranges);
}

/** The other errand: families on shared luck. */
export function shareLuck(ranges: readonly FamilyRange[]): Promise<unknown> {
  return player().share(ranges);
}

/** A thread's third errand: an exact solution, which its caller may interrupt by ending the thread. */
export function solve(task: SolutionTask): Promise<unknown> {
  return reply(async () => [solveVariant(await loadSystem(task.variant.system), task)]);
}
