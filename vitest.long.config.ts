import { defineConfig } from 'vitest/config';
import { NATIVE } from './test/support/native.ts';
import { longRunSeed, propertyTests } from './test/support/property-seed.ts';
import TallyReporter from './test/support/tally-reporter.ts';

const seed = longRunSeed();
process.stdout.write(`properties are drawn from seed ${seed}: PROPERTY_SEED=${seed} repeats it\n`);

/** The long statistical replications: coverage of intervals, large agreement runs; and properties on a seed of the day. */
export default defineConfig({
  test: {
    ...NATIVE,
    include: ['test/**/*.long.test.ts', ...propertyTests()],
    testTimeout: 600_000,
    maxWorkers: '100%',
    isolate: false,
    env: { NO_COLOR: '1', PROPERTY_SEED: String(seed) },
    reporters: ['default', new TallyReporter()],
  },
});
