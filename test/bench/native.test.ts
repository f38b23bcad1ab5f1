import { beforeAll, describe, expect, it } from 'vitest';
import { DUEL_LAW, DUEL_MEANS, meanDeviation, pairDeviation, shareDeviation } from '../../bench/duel-law.ts';
import { CONFRONTATION_COMBAT, MORDHEIM_DUEL, MORTEBRUME_DUEL, SEVENTH_SEA_DUEL } from '../../bench/fights.ts';
import { buildNative, compilerVersion, type NativeBuild, NO_COMPILER, runNative } from '../../bench/native.ts';
import { TapeDice } from '../../src/dice/sampled.ts';
import { resultMetrics, runBlock, Trial } from '../../src/engine/block.ts';
import { BLOCK_TRIALS } from '../../src/engine/result.ts';
import { createTally } from '../../src/engine/tally.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { loadSystem } from '../../src/systems/registry.ts';

const FIGHTS = [MORDHEIM_DUEL, SEVENTH_SEA_DUEL, CONFRONTATION_COMBAT, MORTEBRUME_DUEL];
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
  describe('the 7th Sea duel in C', rollKeepDuel);
  describe('every program in C', everyProgram);
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

function rollKeepDuel(): void {
  it('ends as the rules of the scenario end it, in every build (false alarm 1e-6)', { timeout: 60_000 }, async () => {
    const scenario = await loadScenario('bench/seventh-sea-duel.yaml');
    const [first] = scenario.variants;
    if (first === undefined) throw new Error('no variant');
    const { model, tactics } = (await loadSystem(scenario.system)).compile(first.variant, { engine: 'dice' });
    const metrics = resultMetrics(model).map(({ name }) => name);
    const tally = createTally(model.outcomes.length, metrics.length);
    const trial = new Trial(model, tactics);
    for (let block = 0; block < 4; block += 1) {
      runBlock(trial, new TapeDice(), { seed: SEED, block, trials: BLOCK_TRIALS }, tally);
    }
    for (const build of buildNative(SEVENTH_SEA_DUEL.program)) {
      const totals = runNative(build, 500_000, SEED);
      expect((totals.castille ?? 0) + (totals.vendel ?? 0) + (totals.draw ?? 0)).toBe(totals.trials);
      const wins = tally.outcomes[model.outcomes.findIndex(({ name }) => name === 'castille')] ?? 0;
      expect(pairDeviation(wins, tally.trials, totals.castille ?? 0, totals.trials)).toBeLessThan(DEVIATION_MAX);
      for (const [metric, sum] of Object.entries(SEVENTH_SEA_DUEL.means)) {
        const index = metrics.indexOf(metric);
        const mean = (tally.sums[index] ?? 0) / tally.trials;
        const sd = Math.sqrt((tally.squares[index] ?? 0) / tally.trials - mean ** 2);
        const difference = mean - (totals[sum] ?? 0) / totals.trials;
        const deviation = meanDeviation(difference, sd, tally.trials, totals.trials);
        expect(deviation, `${metric}, ${build.flags}`).toBeLessThan(DEVIATION_MAX);
      }
    }
  });
}

function everyProgram(): void {
  it.each(FIGHTS)('$program counts what it is compared by, and every trial once', ({ program, outcomes, means }) => {
    const [build] = buildNative(program);
    if (build === undefined) throw new Error('no build');
    const totals = runNative(build, 1_000, SEED);
    expect(outcomes.reduce((sum, outcome) => sum + (totals[outcome] ?? Number.NaN), 0)).toBe(1_000);
    for (const sum of Object.values(means)) expect(totals[sum]).toBeGreaterThan(0);
  });
}
