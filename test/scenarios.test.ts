import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Summary } from '../src/analysis/summary.ts';
import { run } from '../src/run.ts';
import { loadScenario } from '../src/scenario/load.ts';
import { readText } from './support/solve.ts';

const FILES = readdirSync('scenarios', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => join('scenarios', name))
  .sort();

const FEW = 5_000;

/** What fewer trials leave open, more decide: no verdict is less certain for it. */
const MORE = [20_000, 400_000] as const;

const answer = async (file: string, trials: number): Promise<Summary> =>
  run(await loadScenario(file), { trials, seed: 1, workers: 0 });

/** The comment lines at the head of a file, without their marks. */
function headOf(file: string): readonly string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('#'));
  return lines.slice(0, end).map((line) => line.replace(/^# ?/, ''));
}

it('there are scenarios', () => {
  expect(FILES).toContain('scenarios/mordheim/sword-or-axe.yaml');
});

describe.each(FILES)('%s', (file) => {
  let summary: Summary;

  beforeAll(async () => {
    summary = await answer(file, FEW);
  }, 120_000);

  it('says first what it shows, and then where its schema is', () => {
    const [first = '', ...rest] = headOf(file);
    expect(first).toMatch(/^\p{Lu}.{30,125}[.?]$/u);
    const schema = rest.find((line) => line.startsWith('yaml-language-server: $schema='))?.split('=')[1] ?? '';
    expect(JSON.parse(readFileSync(join(dirname(file), schema), 'utf8'))).toHaveProperty('$schema');
  });

  it('stands in the folder of its game', () => {
    expect(basename(dirname(file))).toBe(summary.system);
  });

  it('raises no warning', () => {
    expect(summary.warnings).toEqual([]);
  });

  it('answers every variant', () => {
    const variants = summary.axes.reduce((product, axis) => product * axis.values.length, 1);
    expect(summary.variants).toHaveLength(variants);
    for (const { outcomes } of summary.variants) {
      expect(Object.values(outcomes).reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9);
    }
  });

  it('is too large to be solved exactly where it says so', async () => {
    const text = readFileSync(file, 'utf8');
    if (!/too many states/.test(text)) return;
    const auto = text.replace(/method: sampled/, 'method: auto');
    const { variants } = await run(await readText(auto), { trials: FEW, seed: 1, workers: 0 });
    expect(variants.some(({ method }) => method === 'sampled')).toBe(true);
  });

  it('meets its own expectations', async () => {
    let { expectations } = summary;
    for (const trials of MORE) {
      if (!expectations.some(({ verdict }) => verdict === 'inconclusive')) break;
      ({ expectations } = await answer(file, trials));
    }
    const left = expectations.filter(({ verdict }) => verdict !== 'pass');
    expect(left.map(({ text, detail }) => `${text}: ${detail}`)).toEqual([]);
  });
});

it('the main scenario weighs at least 36 fights and knows their price in crowns', async () => {
  const { variants } = await loadScenario('scenarios/mordheim/sword-or-axe.yaml');
  expect(variants.length).toBeGreaterThanOrEqual(36);
});
