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

  it('throws all mistakes of a scenario at once', async () => {
    const path = write('broken.yaml', DUEL.replace('profile: ghoul', 'profil: goul').replace('melee', 'mele'));
    const loading = loadScenario(path);
    await expect(loading).rejects.toBeInstanceOf(ScenarioError);
    const { diagnostics } = (await loading.catch((error: unknown) => error)) as ScenarioError;
    expect(diagnostics.length).toBeGreaterThan(1);
  });
});
