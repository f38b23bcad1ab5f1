import { defineConfig } from 'vitest/config';
import { NATIVE } from './test/support/native.ts';
import TallyReporter from './test/support/tally-reporter.ts';

/** The long statistical replications: coverage of intervals, large agreement runs. */
export default defineConfig({
  test: {
    ...NATIVE,
    include: ['test/**/*.long.test.ts'],
    testTimeout: 600_000,
    maxWorkers: '100%',
    isolate: false,
    env: { NO_COLOR: '1' },
    reporters: ['default', new TallyReporter()],
  },
});
