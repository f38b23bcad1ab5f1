import { setImmediate } from 'node:timers/promises';
import type { GameSystem } from '../systems/system.ts';
import type { Backend, SamplingJob } from './backend.ts';
import { createRunner } from './runner.ts';

/** Runs blocks in the caller's thread, letting events (signals, progress) through between calls. */
export function createInlineBackend(job: SamplingJob, load: (name: string) => Promise<GameSystem>): Backend {
  let stopped = false;
  const runner = createRunner({ job, load, isStopped: () => stopped });
  return {
    workers: 0,
    run: async (ranges) => {
      await setImmediate();
      return runner.run(ranges);
    },
    share: async (ranges) => {
      await setImmediate();
      return runner.share(ranges);
    },
    stop: () => {
      stopped = true;
    },
    close: () => Promise.resolve(),
  };
}
