import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { buildMachines } from '../../src/backend/machines.ts';
import { ExactLimitError } from '../../src/errors.ts';
import { type RunOptions, run } from '../../src/run.ts';
import { loadSystem } from '../../src/systems/registry.ts';
import type { GameSystem } from '../../src/systems/system.ts';
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

  it('is what auto chooses for many trials, and dice what it chooses for few', async () => {
    const many = { trials: 300_000, workers: 0 } as const;
    expect(await hashOf({ ...many, engine: 'auto' })).toBe(await hashOf({ ...many, engine: 'tables' }));
    expect(await hashOf({ workers: 0 })).toBe(await hashOf({ engine: 'dice', workers: 0 }));
  });

  it('is given up for a run after two machines that were too large', async () => {
    const scenario = await readText(DUELS);
    const system = await loadSystem(scenario.system);
    const compiled: string[] = [];
    const refusing: GameSystem = {
      ...system,
      compile: (variant, options) => {
        compiled.push(options.engine);
        throw new ExactLimitError('exact/too-large', `the law of ${variant.system} is too large`);
      },
    };
    const [{ variant } = { variant: null }] = scenario.variants;
    if (variant === null) throw new Error('no variant');
    const options = { system: refusing, variants: [variant, variant, variant, variant], wanted: [0, 1, 2, 3] };
    const auto = await buildMachines({ ...options, choice: 'auto', trials: 1_000_000 });
    expect(auto).toMatchObject({ seenTo: 4, refusals: 4, machines: [null, null, null, null] });
    expect(compiled).toHaveLength(2);
    await buildMachines({ ...options, choice: 'auto', trials: 1_000_000, refusals: auto.refusals });
    expect(compiled).toHaveLength(2);
    await buildMachines({ ...options, choice: 'tables', trials: 1_000_000 });
    expect(compiled).toHaveLength(6);
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
