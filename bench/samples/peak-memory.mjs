// Preloaded into a measured process: writes the peak resident set of the whole process (KiB) as it ends.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.FRACAS_BENCH_PEAK_FILE;
if (isMainThread && file !== undefined) {
  process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
}
