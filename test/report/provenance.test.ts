import { describe, expect, it } from 'vitest';
import type { Summary } from '../../src/analysis/summary.ts';
import { localeOf } from '../../src/report/locale/locale.ts';
import { performanceFacts } from '../../src/report/provenance.ts';
import { run } from '../../src/run.ts';
import { readText } from '../support/solve.ts';

const DUEL = `
system: mordheim
fighters: { a: { profile: warrior }, b: { profile: warrior } }
engagement: { kind: melee, sides: { x: [a], y: [b] }, charger: x, rounds: 3 }
`;

const engineOf = (summary: Summary): string | undefined =>
  performanceFacts(summary, localeOf('en')).find(([name]) => name === 'engine')?.[1];

describe('the engine that a report names', () => {
  it('is the solver of an exact run, which rolls no dice', async () => {
    expect(engineOf(await run(await readText(DUEL), { method: 'exact' }))).toBe('exact solver');
  });

  it('is what sampled, beside the solver where both were at work', async () => {
    const sampled = { trials: 1_000, seed: 1, workers: 0 } as const;
    const scenario = await readText(DUEL);
    expect(engineOf(await run(scenario, { ...sampled, method: 'sampled' }))).toBe('every die rolled');
    expect(engineOf(await run(scenario, { ...sampled, method: 'both' }))).toBe('exact solver; every die rolled');
  });

  it('is the scenario where that gives the dice', async () => {
    const attack = `
system: mordheim
fighters: { a: { profile: warrior }, b: { profile: warrior } }
engagement: { kind: attack, attacker: a, target: b, dice: [1] }
`;
    expect(engineOf(await run(await readText(attack), {}))).toBe('the dice given in the scenario');
  });
});
