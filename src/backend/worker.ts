import { workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { loadSystem } from '../systems/registry.ts';
import type { BlockRange, FamilyRange } from './backend.ts';
import { createReplier, type WorkerReply, type WorkerSetup } from './wire.ts';

const replier = createReplier(workerData as WorkerSetup, loadSystem);

/** Entry of a worker thread: nothing but {@link createReplier}, with the buffers moved instead of copied. */
export async function runRanges(ranges: readonly BlockRange[]): Promise<unknown> {
  return moveBuffers(await replier.run(ranges));
}

/** The other entry: families on shared luck. */
export function shareLuck(ranges: readonly FamilyRange[]): Promise<unknown> {
  return replier.share(ranges);
}

function moveBuffers(value: WorkerReply): unknown {
  return move({ [transferableSymbol]: value.parts.map((part) => part.buffer), [valueSymbol]: value });
}
