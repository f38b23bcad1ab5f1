import { beforeAll, describe, expect, it } from 'vitest';
import { DUEL_LAW, DUEL_MEANS, shareDeviation } from '../../bench/duel-law.ts';
import { buildNative, compilerVersion, type NativeBuild, NO_COMPILER, runNative } from '../../bench/native.ts';

const TRIALS = 2_000_000;
const SEED = 1;
// Two-sided normal quantile of 1e-6 shared among ten checks (two builds, three outcomes and two means each); the rarest
// outcome is still expected 379 times.
const DEVIATION_MAX = 5.33;

if (compilerVersion() === null) {
  it('the duel in C needs gcc', ({ skip }) => {
    process.stderr.write(`\n*** ${NO_COMPILER} ***\n`);
    expect(process.env.CI, NO_COMPILER).not.toBe('true');
    skip(NO_COMPILER);
  });
} else {
  describe('the Mordheim duel in C', nativeDuel);
}

function nativeDuel(): void {
  let builds: readonly NativeBuild[] = [];
  beforeAll(() => {
    builds = buildNative('mordheim-duel');
  });

  it('ends as often in each way as the exact law says, in every build (false alarm 1e-6)', () => {
    for (const build of builds) {
      const totals = runNative(build, TRIALS, SEED);
      const counts = Object.keys(DUEL_LAW).map((outcome) => totals[outcome] ?? 0);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(TRIALS);
      for (const [outcome, probability] of Object.entries(DUEL_LAW)) {
        const deviation = shareDeviation(totals[outcome] ?? 0, TRIALS, probability);
        expect(deviation, `${outcome}, ${build.flags}`).toBeLessThan(DEVIATION_MAX);
      }
    }
  });

  it('lasts as many rounds and deals as much damage as the exact law says (false alarm 1e-6)', () => {
    for (const build of builds) {
      const totals = runNative(build, TRIALS, SEED + 1);
      for (const name of ['rounds', 'damageImperials'] as const) {
        const { mean, sd } = DUEL_MEANS[name];
        const deviation = Math.abs((totals[name] ?? 0) / TRIALS - mean) / (sd / Math.sqrt(TRIALS));
        expect(deviation, `${name}, ${build.flags}`).toBeLessThan(DEVIATION_MAX);
      }
    }
  });

  it('gives the same totals for the same seed in both builds', () => {
    const [first, second] = builds.map((build) => ({ ...runNative(build, 100_000, 42), cpuSeconds: 0 }));
    expect(second).toEqual(first);
  });

  it('refuses what is no number of trials', () => {
    const [build] = builds;
    if (build === undefined) throw new Error('no build');
    expect(() => runNative(build, -1, SEED)).toThrow('TRIALS must be a natural number');
  });
}
