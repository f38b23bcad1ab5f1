// Preloaded into a measured process: writes what the whole process took, all threads together, as it ends.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.FRACAS_BENCH_USAGE_FILE;
if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(
      file,
      JSON.stringify({ peakMb: (maxRSS * 1024) / 1e6, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 }),
    );
  });
}
