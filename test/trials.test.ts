import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import type { Summary } from '../src/analysis/summary.ts';
import { countTrialRows, parquetTrials, TRIAL_ROWS_MAX } from '../src/report/export/parquet.ts';
import { run } from '../src/run.ts';
import { loadScenario } from '../src/scenario/load.ts';
import type { Scenario } from '../src/scenario/scenario.ts';
import { replaySample } from '../src/trials.ts';
import { armouryFixture } from './support/summary-fixture.ts';

interface Row extends Readonly<Record<string, unknown>> {
  readonly variant: number;
  readonly trial: number;
  readonly outcome: string;
}

async function read(
  scenario: Scenario,
  summary: Summary,
): Promise<{ readonly bytes: Uint8Array; readonly rows: Row[] }> {
  const bytes = await parquetTrials(summary, replaySample(scenario, summary));
  const rows = (await parquetReadObjects({ file: new Uint8Array(bytes).buffer })) as Row[];
  return { bytes, rows };
}

/** Holds every count of a result to the rows of its trials: outcomes, and the whole histogram of each metric. */
function expectCounts(summary: Summary, rows: readonly Row[]): void {
  for (const [index, { trials, outcomes, audit, metrics }] of summary.variants.entries()) {
    const own = rows.filter(({ variant }) => variant === index);
    expect(own.map(({ trial }) => trial)).toEqual(Array.from({ length: trials ?? 0 }, (_, trial) => trial));
    for (const [name, { count }] of Object.entries(audit?.outcomes ?? outcomes)) {
      expect(own.filter(({ outcome }) => outcome === name)).toHaveLength(count ?? 0);
    }
    if (audit !== null) continue;
    for (const [name, { p, isMeasured }] of Object.entries(metrics)) {
      if (isMeasured === true) continue;
      const counts: Record<string, number> = {};
      for (const row of own) counts[String(row[name])] = (counts[String(row[name])] ?? 0) + 1;
      const wanted = Object.entries(p).map(([value, share]) => [value, Math.round(share * own.length)]);
      expect(counts, name).toEqual(Object.fromEntries(wanted));
    }
  }
}

describe('the trials of a result, played again and read back from Parquet', () => {
  // Trials over more than one block, not a whole number of blocks.
  it.each([
    ['scenarios/mordheim/shield.yaml', { method: 'sampled', trials: 2_000 }],
    ['scenarios/mordheim/shield.yaml', { method: 'sampled', trials: 2_000, engine: 'tables' }],
    ['scenarios/mordheim/first-duel.yaml', { method: 'sampled', trials: 17_000 }],
    ['scenarios/mordheim/critical-ruling.yaml', { method: 'both', trials: 3_000 }],
    ['scenarios/seventh-sea/which-blade.yaml', { method: 'sampled', trials: 3_000 }],
    ['scenarios/seventh-sea/reputation.yaml', { method: 'sampled', trials: 3_000 }],
    ['bench/seventh-sea-fight.yaml', { method: 'sampled', trials: 17_000, engine: 'tables' }],
    ['scenarios/confrontation/two-dice.yaml', { method: 'sampled', trials: 3_000 }],
    ['scenarios/mortebrume/which-dice.yaml', { method: 'sampled', trials: 3_000 }],
  ] as const)('are those that the numbers of %s %j count', async (file, options) => {
    const scenario = await loadScenario(file);
    const summary = await run(scenario, { ...options, seed: 11, workers: 0 });
    const { rows } = await read(scenario, summary);
    expect(rows).toHaveLength(countTrialRows(summary));
    expectCounts(summary, rows);
  });

  it('carry their axes, and a file says where it is from', async () => {
    const scenario = await loadScenario('scenarios/mordheim/shield.yaml');
    const summary = await run(scenario, { method: 'sampled', trials: 100, seed: 3, workers: 0 });
    const { bytes, rows } = await read(scenario, summary);
    for (const row of rows) expect(row).toMatchObject(summary.variants[row.variant]?.label ?? {});
    const { key_value_metadata: facts, created_by: by } = parquetMetadata(new Uint8Array(bytes).buffer);
    expect(Object.fromEntries(facts?.map(({ key, value }) => [key, value]) ?? [])).toMatchObject({
      'fracas.seed': '3',
      'fracas.engine': 'dice',
      'fracas.hash': summary.hash,
    });
    expect(by).toBe(`fracas version ${summary.version}`);
  });

  it('come in row groups, so that memory stays bounded', async () => {
    const scenario = await loadScenario('scenarios/mordheim/first-duel.yaml');
    const summary = await run(scenario, { method: 'sampled', trials: 20_000, seed: 3, workers: 0 });
    const { bytes } = await read(scenario, summary);
    const groups = parquetMetadata(new Uint8Array(bytes).buffer).row_groups.map(({ num_rows: rows }) => Number(rows));
    expect(groups).toEqual([65_536, 14_464]);
    expect(bytes.length).toBeLessThan(400_000);
  });

  it('must count up to the result, or it is a defect', async () => {
    const scenario = await loadScenario('scenarios/mordheim/first-duel.yaml');
    const summary = await run(scenario, { method: 'sampled', trials: 100, seed: 3, workers: 0 });
    await expect(read(scenario, { ...summary, seed: 4 })).rejects.toMatchObject({ code: 'invariant' });
  });
});

describe('trials are refused', () => {
  it('where nothing was sampled', () => {
    expect(() => countTrialRows(armouryFixture('exact'))).toThrow(/nothing was sampled/);
  });

  it('beyond a million rows over all variants', () => {
    const { variants, ...rest } = armouryFixture('sampled', 1_000_000);
    expect(countTrialRows({ ...rest, variants: variants.slice(0, 1) })).toBe(TRIAL_ROWS_MAX);
    expect(() => countTrialRows({ ...rest, variants: variants.slice(0, 2) })).toThrow(/2000000 trials are more than/);
  });
});
