import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';
import { NATIVE } from './test/support/native.ts';
import TallyReporter from './test/support/tally-reporter.ts';

/** The suite that `npm test` runs: everything but the long statistical replications. */
export default defineConfig({
  test: {
    ...NATIVE,
    include: ['test/**/*.test.ts'],
    exclude: ['test/**/*.long.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A machine of two cores would test on one of them otherwise.
    maxWorkers: '100%',
    // Files of one worker share what they have imported: loading it for each took a third of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    env: { NO_COLOR: '1' },
    reporters: ['default', new TallyReporter()],
  },
});
