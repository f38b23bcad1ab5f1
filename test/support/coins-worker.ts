import { workerData } from 'node:worker_threads';
import type { BlockRange } from '../../src/backend/backend.ts';
import { createReplier, type WorkerReply, type WorkerSetup } from '../../src/backend/wire.ts';
import { loadCoins } from './fake-model.ts';

/** A worker like the product's own, but for the coin duel. */
export const runRanges: (ranges: readonly BlockRange[]) => Promise<WorkerReply> = createReplier(
  workerData as WorkerSetup,
  loadCoins,
);
