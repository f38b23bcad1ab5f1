import { workerData } from 'node:worker_threads';
import type { BlockRange, FamilyRange, JointPart } from '../../src/backend/backend.ts';
import { createReplier, type WorkerReply, type WorkerSetup } from '../../src/backend/wire.ts';
import { loadCoins } from './fake-model.ts';

/** A worker like the product's own, but for the coin duel. */
const replier = createReplier(workerData as WorkerSetup, loadCoins);

export function runRanges(ranges: readonly BlockRange[]): Promise<WorkerReply> {
  return replier.run(ranges);
}

export function shareLuck(ranges: readonly FamilyRange[]): Promise<WorkerReply<JointPart>> {
  return replier.share(ranges);
}
