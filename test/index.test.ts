import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadScenario, report, run, ScenarioError, type Summary, solve } from '../src/index.ts';

const DUEL = `
system: mordheim
title: Sword against a ghoul
fighters:
  captain: { profile: reikland-captain, equipment: [sword] }
  ghoul: { profile: ghoul }
engagement: { kind: melee, sides: { imperials: [captain], undead: [ghoul] }, charger: imperials }
`;

const folder = mkdtempSync(join(tmpdir(), 'fracas-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('the library', () => {
  it('loads, solves, samples and reports, and the two answers agree', async () => {
    const scenario = await loadScenario(write('duel.yaml', DUEL));
    const exact = await solve(scenario);
    const trials = 200_000;
    const sampled = await run(scenario, { method: 'sampled', trials, seed: 5, workers: 0 });
    for (const [name, { p }] of Object.entries(exact.variants[0]?.outcomes ?? {})) {
      const found = sampled.variants[0]?.outcomes[name];
      // 4.9 standard errors and one trial for rare outcomes: false alarm 1e-6 each.
      expect(Math.abs((found?.p ?? 0) - p)).toBeLessThan(4.9 * Math.sqrt((p * (1 - p)) / trials) + 1 / trials);
    }
    expect(JSON.parse(await report(exact, { format: 'json' })) as Summary).toEqual(exact);
    expect(await report(exact, { format: 'text' })).toContain('Sword against a ghoul');
    expect(await report(sampled, { format: 'html', language: 'fr' })).toMatch(/^<!doctype html>/i);
  });

  it('reports in every format that the command writes', async () => {
    const scenario = await loadScenario(write('asked.yaml', `${DUEL}analyses: [sensitivity]\n`));
    const exact = await solve(scenario);
    const sampled = await run(scenario, { method: 'sampled', trials: 500, seed: 5, workers: 0 });
    expect(await report(exact, { format: 'md', language: 'fr' })).toMatch(/^# Sword against a ghoul/);
    const tables = await report(exact, { format: 'csv', name: 'duel' });
    const names = ['duel.csv', 'duel.metrics.csv', 'duel.distributions.csv', 'duel.analyses.csv'];
    expect(tables.map(({ name }) => name)).toEqual(names);
    for (const { content } of tables) expect(content).toMatch(/\r\n$/);
    const pictures = await report(exact, { format: 'svg', theme: 'dark' });
    expect(pictures[0]).toMatchObject({ name: 'report.outcomes.svg', content: expect.stringMatching(/^<svg/) });
    const [png] = await report(exact, { format: 'png' });
    expect(
      Buffer.from(png?.content ?? '')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    const trials = await report(sampled, { format: 'parquet', scenario });
    expect(trials.map(({ name }) => name)).toEqual(['report.analyses.parquet', 'report.parquet']);
    for (const { content } of trials) expect(Buffer.from(content).subarray(0, 4).toString()).toBe('PAR1');
  });

  it('writes the analyses alone as Parquet where there are no trials, and asks for the scenario where there are', async () => {
    const scenario = await loadScenario(write('asked.yaml', `${DUEL}analyses: [sensitivity]\n`));
    const exact = await solve(scenario);
    expect(await report(exact, { format: 'parquet' })).toHaveLength(1);
    const sampled = await run(scenario, { method: 'sampled', trials: 500, seed: 5, workers: 0 });
    await expect(report(sampled, { format: 'parquet' })).rejects.toMatchObject({ code: 'export/no-scenario' });
    const plain = await solve(await loadScenario(write('plain.yaml', DUEL)));
    await expect(report(plain, { format: 'parquet' })).rejects.toMatchObject({ code: 'export/nothing-sampled' });
  });

  it('throws all mistakes of a scenario at once', async () => {
    const path = write('broken.yaml', DUEL.replace('profile: ghoul', 'profil: goul').replace('melee', 'mele'));
    const loading = loadScenario(path);
    await expect(loading).rejects.toBeInstanceOf(ScenarioError);
    const { diagnostics } = (await loading.catch((error: unknown) => error)) as ScenarioError;
    expect(diagnostics.length).toBeGreaterThan(1);
  });
});
