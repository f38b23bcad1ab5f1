import { describe, expect, it } from 'vitest';
import type { SamplingJob } from '../../src/backend/backend.ts';
import { createRunner, type Runner } from '../../src/backend/runner.ts';
import { BLOCK_TRIALS } from '../../src/engine/result.ts';
import type { GameSystem } from '../../src/systems/system.ts';
import { type CoinDuel, coinSystem, coinVariant } from '../support/fake-model.ts';
import { bytesOf } from '../support/tally-bytes.ts';

function runnerOf(duels: readonly CoinDuel[], changes: Partial<SamplingJob>): Runner {
  const job: SamplingJob = { variants: duels.map(coinVariant), seed: 7, engine: 'dice', ...changes };
  return createRunner({ job, load: () => Promise.resolve(coinSystem), isStopped: () => false });
}

describe('a runner', () => {
  it('keeps no more models than its memory is for, and compiles again what it let go, to the same bytes', async () => {
    const job: SamplingJob = {
      variants: [4, 5, 6, 7, 8].map((faces) => coinVariant({ faces, roundsMax: 3 })),
      seed: 7,
      engine: 'dice',
    };
    let compiled = 0;
    const crowd: GameSystem = {
      ...coinSystem,
      compile: (variant, options) => {
        compiled += 1;
        const { model, tactics } = coinSystem.compile(variant, options);
        // As many as leave room for two such models.
        const actors = Array.from({ length: 60 }, (_, actor) => `${actor}`);
        return { model: Object.assign(model, { actors }), tactics };
      },
    };
    const runner = createRunner({ job, load: () => Promise.resolve(crowd), isStopped: () => false });
    const bytes = async (variant: number): Promise<readonly string[]> =>
      (await runner.run([{ variant, block: 0, trials: 100 }])).map(({ tally }) => bytesOf(tally));
    const [first, again] = [await bytes(0), await bytes(0)];
    expect(compiled).toBe(1);
    for (const variant of [1, 2, 3, 4]) await bytes(variant);
    expect(compiled).toBe(5);
    expect(await bytes(0)).toEqual(first);
    expect(again).toEqual(first);
    expect(compiled).toBe(6);
  });

  it('that is stopped inside a block leaves it out, and keeps those before it', async () => {
    const job: SamplingJob = { variants: [coinVariant({ faces: 200, roundsMax: 60 })], seed: 7, engine: 'dice' };
    const load = (): Promise<GameSystem> => Promise.resolve(coinSystem);
    const whole = (trials: number) => [{ variant: 0, block: 0, trials }];
    let asked = 0;
    const count = (): boolean => {
      asked += 1;
      return false;
    };
    const [first] = await createRunner({ job, load, isStopped: count }).run(whole(BLOCK_TRIALS));
    const askedMax = asked + 5;
    asked = 0;
    // Some pieces into the second block.
    const isStopped = (): boolean => {
      asked += 1;
      return asked > askedMax;
    };
    const [part] = await createRunner({ job, load, isStopped }).run(whole(3 * BLOCK_TRIALS));
    expect(part?.trials).toBe(BLOCK_TRIALS);
    expect(part && bytesOf(part.tally)).toBe(first && bytesOf(first.tally));
    const family = { family: [0, 0], first: 0, trials: 50_000 };
    asked = askedMax - 3;
    expect(await createRunner({ job, load, isStopped }).share([family])).toEqual([]);
  });

  it('plays each variant on the seed of its own, where it has one', async () => {
    const duel = { faces: 6, roundsMax: 3 };
    const own = await runnerOf([duel, duel], { seeds: [7, 8] }).run([
      { variant: 0, block: 0, trials: BLOCK_TRIALS },
      { variant: 1, block: 0, trials: BLOCK_TRIALS },
    ]);
    const [first, second] = own.map(({ tally }) => bytesOf(tally));
    const [common] = await runnerOf([duel], { seed: 8 }).run([{ variant: 0, block: 0, trials: BLOCK_TRIALS }]);
    expect(first).not.toBe(second);
    expect(second).toBe(common && bytesOf(common.tally));
  });
});
