import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { type RunOptions, run } from '../../src/run.ts';
import { readText } from '../support/solve.ts';

const DUELS = `
system: mordheim
title: Duels
fighters:
  captain: { profile: reikland-captain, equipment: [sword, shield] }
  ghoul: { profile: ghoul }
engagement: { kind: melee, sides: { imperials: [captain], undead: [ghoul] }, rounds: 20 }
vary: { ghoul.characteristics.T: [3, 4] }
`;
const PAIRS = `
system: mordheim
title: Pairs
fighters:
  captain: { profile: reikland-captain, equipment: [sword, shield] }
  ghoul: { profile: ghoul }
engagement:
  kind: melee
  sides: { imperials: [2 x captain], undead: [2 x ghoul] }
  charger: imperials
  contact: paired
  rounds: 6
`;
const SWORDS = `
system: seventh-sea
title: Swords
fighters:
  a: { characteristics: { brawn: 2, finesse: 2, wits: 2, resolve: 1, panache: 1 } }
  b: { characteristics: { brawn: 2, finesse: 2, wits: 2, resolve: 1, panache: 1 } }
engagement: { kind: duel, sides: { castille: [a], vendel: [b] }, rounds: 2 }
`;
const TRIALS = 100_000;

async function hashOf(options: RunOptions): Promise<string> {
  const scenario = await readText(DUELS);
  return (await run(scenario, { method: 'sampled', trials: TRIALS, seed: 11, ...options })).hash;
}

describe('a run by tables', () => {
  it('gives the same bytes with no worker, one and two', { timeout: 120_000 }, async () => {
    const alone = await hashOf({ engine: 'tables', workers: 0 });
    expect(await hashOf({ engine: 'tables', workers: 1 })).toBe(alone);
    expect(await hashOf({ engine: 'tables', workers: 2 })).toBe(alone);
  });

  it('gives the same bytes whoever draws the parts of its rounds', { timeout: 120_000 }, async () => {
    const scenario = await readText(PAIRS);
    const options = { method: 'sampled', trials: TRIALS, seed: 11, engine: 'tables' } as const;
    const alone = await run(scenario, { ...options, workers: 0 });
    expect(alone.performance.machines?.[0]?.playedShare).toBeLessThan(0.02);
    expect((await run(scenario, { ...options, workers: 2 })).hash).toBe(alone.hash);
  });

  it('says in what is hashed that tables drew, and beside it what building them took', async () => {
    const scenario = await readText(DUELS);
    const options = { method: 'sampled', trials: TRIALS, seed: 11, workers: 0 } as const;
    const drawn = await run(scenario, { ...options, engine: 'tables' });
    expect(drawn.variants.map(({ engine }) => engine)).toEqual(['tables', 'tables']);
    expect(drawn.performance.engine).toBe('tables');
    expect(drawn.performance.machines?.map(({ variant }) => variant)).toEqual([0, 1]);
    const rolled = await run(scenario, { ...options, engine: 'dice' });
    expect(rolled.variants.map(({ engine }) => engine)).toEqual([undefined, undefined]);
    expect(rolled.performance.machines).toEqual([]);
    expect(rolled.hash).not.toBe(drawn.hash);
  });

  it('of whole fights is marked, and gives the same bytes with no worker and two', { timeout: 120_000 }, async () => {
    const scenario = await readText(SWORDS);
    const options = { method: 'sampled', trials: TRIALS, seed: 11, engine: 'fights' } as const;
    const alone = await run(scenario, { ...options, workers: 0 });
    expect(alone.variants.map(({ engine }) => engine)).toEqual(['fights']);
    expect(alone.performance.engine).toBe('fights');
    expect((await run(scenario, { ...options, workers: 2 })).hash).toBe(alone.hash);
    const drawn = await run(scenario, { ...options, engine: 'tables', workers: 0 });
    expect(drawn.variants.map(({ engine }) => engine)).toEqual(['tables']);
    expect(drawn.hash).not.toBe(alone.hash);
  });

  it('of whole fights is one by other tables where fights cannot be drawn whole', async () => {
    expect(await hashOf({ engine: 'fights', workers: 0 })).toBe(await hashOf({ engine: 'tables', workers: 0 }));
  });

  it('is what auto chooses for many trials, and dice what it chooses for few', async () => {
    const many = { trials: 300_000, workers: 0 } as const;
    expect(await hashOf({ ...many, engine: 'auto' })).toBe(await hashOf({ ...many, engine: 'tables' }));
    expect(await hashOf({ workers: 0 })).toBe(await hashOf({ engine: 'dice', workers: 0 }));
  });

  it('draws what takes no longer than starting threads in the thread of the caller', async () => {
    const scenario = await readText(DUELS);
    const options = { method: 'sampled', trials: TRIALS, seed: 11 } as const;
    const workersOf = async (engine: 'tables' | 'dice'): Promise<readonly number[]> => {
      const told: number[] = [];
      await run(scenario, { ...options, engine, observer: { sampling: ({ workers }) => told.push(workers) } });
      return told;
    };
    expect(await workersOf('tables')).toEqual([0]);
    expect(await workersOf('dice')).toEqual([availableParallelism()]);
  });
});
