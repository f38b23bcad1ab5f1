import { describe, expect, it } from 'vitest';
import type { BlockRange } from '../../src/backend/backend.ts';
import { createInlineBackend } from '../../src/backend/inline.ts';
import { buildMachines } from '../../src/backend/machines.ts';
import { BLOCK_TRIALS } from '../../src/engine/result.ts';
import { run } from '../../src/run.ts';
import { loadSystem } from '../../src/systems/registry.ts';
import { readText } from '../support/solve.ts';
import { bytesOf } from '../support/tally-bytes.ts';

const DUEL = `
system: seventh-sea
title: Fewer than their equals
fighters:
  a: { profile: renaldo }
  b: { profile: renaldo, tactics: { hold: 1, defend: interrupt } }
engagement: { kind: duel, sides: { castille: [a], vendel: [b] }, rounds: 20 }
`;
const MANY = 2 ** 18;

async function diceMachines(trials: number, choice: 'dice' | 'tables' = 'dice') {
  const { variants: all } = await readText(DUEL);
  const variants = all.map(({ variant }) => variant);
  const system = await loadSystem('seventh-sea');
  return { variants, ...(await buildMachines({ system, variants, wanted: [0], choice, trials })) };
}

describe('machines that read dice', () => {
  it('are derived once for all threads where there are many trials on dice', async () => {
    expect((await diceMachines(MANY)).diceMachines[0]).not.toBeNull();
    expect((await diceMachines(MANY - 1)).diceMachines[0]).toBeNull();
    expect((await diceMachines(MANY, 'tables')).diceMachines[0]).toBeNull();
  });

  it('count what the rules count, from the first block on', async () => {
    const { variants, diceMachines: derived } = await diceMachines(MANY);
    const ranges: readonly BlockRange[] = [{ variant: 0, block: 2, trials: 2 * BLOCK_TRIALS + 77 }];
    const job = { variants, seed: 41, engine: 'dice' } as const;
    const byRules = await createInlineBackend(job, loadSystem).run(ranges);
    const byMachine = await createInlineBackend({ ...job, diceMachines: derived }, loadSystem).run(ranges);
    const bytes = (parts: typeof byRules): readonly string[] => parts.map(({ tally }) => bytesOf(tally));
    expect(bytes(byMachine)).toEqual(bytes(byRules));
  });

  it('give the same bytes in any number of threads', { timeout: 120_000 }, async () => {
    const scenario = await readText(DUEL);
    const options = { method: 'sampled', trials: MANY, seed: 11, engine: 'dice' } as const;
    const alone = await run(scenario, { ...options, workers: 0 });
    expect((await run(scenario, { ...options, workers: 2 })).hash).toBe(alone.hash);
  });
});
