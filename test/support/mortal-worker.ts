import { existsSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { BlockRange } from '../../src/backend/backend.ts';
import { createReplier, type WorkerReply, type WorkerSetup } from '../../src/backend/wire.ts';
import { type CoinDuel, loadCoins } from './fake-model.ts';

const { job } = workerData as WorkerSetup;
const replier = createReplier(workerData as WorkerSetup, loadCoins);

/** A worker that dies of what it is asked, once: the file that its duels name says that it has. */
export function runRanges(ranges: readonly BlockRange[]): Promise<WorkerReply> {
  const { diesFor = '' } = (job.variants[0]?.engagement ?? {}) as Partial<CoinDuel>;
  if (ranges.some(({ block }) => block > 1) && !existsSync(diesFor)) {
    writeFileSync(diesFor, '');
    process.exit(9);
  }
  return replier.run(ranges);
}
