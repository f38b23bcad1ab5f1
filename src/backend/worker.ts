import { workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { loadSystem } from '../systems/registry.ts';
import type { BlockRange } from './backend.ts';
import { createReplier, type WorkerReply, type WorkerSetup } from './wire.ts';

const reply = createReplier(workerData as WorkerSetup, loadSystem);

/** Entry of a worker thread: nothing but {@link createReplier}, with the buffers moved instead of copied. */
export async function runRanges(ranges: readonly BlockRange[]): Promise<unknown> {
  return moveBuffers(await reply(ranges));
}

function moveBuffers(value: WorkerReply): unknown {
  return move({ [transferableSymbol]: value.parts.map((part) => part.buffer), [valueSymbol]: value });
}
