import { describe, expect, it } from 'vitest';
import type { SamplingJob } from '../../src/backend/backend.ts';
import { createRunner, type Runner } from '../../src/backend/runner.ts';
import { BLOCK_TRIALS } from '../../src/engine/result.ts';
import type { GameSystem } from '../../src/systems/system.ts';
import { type CoinDuel, coinSystem, coinVariant } from '../support/fake-model.ts';
import { bytesOf } from '../support/tally-bytes.ts';

const RANGE = 2 * BLOCK_TRIALS;

/** A runner of coin duels, and the engines for which it has compiled so far. */
function runnerOf(
  duels: readonly CoinDuel[],
  changes: Partial<SamplingJob>,
): { readonly runner: Runner; readonly engines: string[] } {
  const engines: string[] = [];
  const system: GameSystem = {
    ...coinSystem,
    compile: (variant, options) => {
      engines.push(options.engine);
      return coinSystem.compile(variant, options);
    },
  };
  const job: SamplingJob = { variants: duels.map(coinVariant), seed: 7, engine: 'dice', ...changes };
  return { runner: createRunner({ job, load: () => Promise.resolve(system), isStopped: () => false }), engines };
}

/** Plays six ranges, enough for a machine to be derived after the second. */
async function play(runner: Runner): Promise<void> {
  for (let range = 0; range < 6; range += 1) await runner.run([{ variant: 0, block: 2 * range, trials: RANGE }]);
}

describe('a runner', () => {
  it('asks for a machine once, and never again where there is none', async () => {
    for (const faces of [6, 20]) {
      const { runner, engines } = runnerOf([{ faces, roundsMax: 3 }], {});
      await play(runner);
      expect(engines).toEqual(['dice', 'tables']);
    }
  });

  it('asks for none where rules draw from laws, for a machine reads dice', async () => {
    const { runner, engines } = runnerOf([{ faces: 6, roundsMax: 3 }], { engine: 'tables' });
    await play(runner);
    expect(engines).toEqual(['tables']);
  });

  it('plays each variant on the seed of its own, where it has one', async () => {
    const duel = { faces: 6, roundsMax: 3 };
    const own = await runnerOf([duel, duel], { seeds: [7, 8] }).runner.run([
      { variant: 0, block: 0, trials: BLOCK_TRIALS },
      { variant: 1, block: 0, trials: BLOCK_TRIALS },
    ]);
    const [first, second] = own.map(({ tally }) => bytesOf(tally));
    const [common] = await runnerOf([duel], { seed: 8 }).runner.run([{ variant: 0, block: 0, trials: BLOCK_TRIALS }]);
    expect(first).not.toBe(second);
    expect(second).toBe(common && bytesOf(common.tally));
  });
});
