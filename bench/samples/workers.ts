/**
 * Samples the duel by its rules on a pool of threads and prints what a trial costs and how busy the threads were.
 *
 *   workers.ts WORKERS WARM-UP-TRIALS TRIALS
 */
import { fromDist } from '../dist.ts';
import { busiest, threadTimes } from '../threads.ts';
import { loadVariant } from './scene.ts';

/** Printed as JSON. */
export interface WorkersSample {
  /** CPU time of the whole process, all threads together. */
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  /** Share of its time that a worker had work, waiting for a core included; null where the system does not tell. */
  readonly busy: number | null;
}

const SEED = 20_240_229;

const [count = '1', warmUpTrials = '0', trials = '0'] = process.argv.slice(2);
const workers = Number(count);

const { createThreadsBackend } = await fromDist<typeof import('../../src/backend/threads.ts')>('backend/threads.js');
const { sample } = await fromDist<typeof import('../../src/backend/sample.ts')>('backend/sample.js');

const variant = await loadVariant('duel.yaml');
const backend = createThreadsBackend({ variants: [variant], seed: SEED, engine: 'dice' }, { workers });
const play = (number: number): Promise<unknown> =>
  sample(backend, { variants: [0], plan: { kind: 'trials', trials: number } });

await play(Number(warmUpTrials));
const threads = threadTimes();
const begun = performance.now();
const cpuBegun = process.cpuUsage();
await play(Number(trials));
const wallSeconds = (performance.now() - begun) / 1_000;
const { user, system } = process.cpuUsage(cpuBegun);
const threadsAfter = threadTimes();
await backend.close();

const busy =
  threads === null || threadsAfter === null
    ? null
    : busiest(threads, threadsAfter, workers).reduce((sum, { ran, waited }) => sum + ran + waited, 0) /
      (workers * wallSeconds);
const result: WorkersSample = { cpuSeconds: (user + system) / 1e6, wallSeconds, busy };
process.stdout.write(JSON.stringify(result));
