// Preloaded into a measured process: writes what the whole process took, all threads together, as it ends.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.FRACAS_BENCH_USAGE_FILE;
if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(
      file,
      JSON.stringify({
        peakMb: (maxRSS * 1024) / 1e6,
        cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
        waitedMs: waitedMs(),
      }),
    );
  });
}

/** How long the main thread could run while other programs had the cores; 0 where the system does not tell. */
function waitedMs() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
