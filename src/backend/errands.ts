import { workerData } from 'node:worker_threads';
import { loadSystem } from '../systems/registry.ts';
import type { BlockRange, FamilyRange } from './backend.ts';
import { createReplier, type WorkerSetup } from './wire.ts';

const replier = createReplier(workerData as WorkerSetup, loadSystem);

/**
 * What a worker thread answers: nothing but {@link createReplier}. Its small buffers are copied: once a thread has moved one, V8
 * asks of every table, whenever it is read, whether its buffer is still there.
 */
export function runRanges(ranges: readonly BlockRange[]): Promise<unknown> {
  return replier.run(ranges);
}

/** The other errand: families on shared luck. */
export function shareLuck(ranges: readonly FamilyRange[]): Promise<unknown> {
  return replier.share(ranges);
}
