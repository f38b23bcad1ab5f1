import { defineConfig } from 'vitest/config';

/** The long statistical replications: coverage of intervals, large agreement runs. */
export default defineConfig({
  test: {
    include: ['test/**/*.long.test.ts'],
    testTimeout: 600_000,
    env: { NO_COLOR: '1' },
    reporters: ['default', './test/support/tally-reporter.ts'],
  },
});
