import { describe, expect, it } from 'vitest';
import { playScript } from '../../../src/engine/script.ts';
import { DiceError, FracasError } from '../../../src/errors.ts';
import { run } from '../../../src/run.ts';
import { playFaces } from '../../support/script.ts';
import { type Compiled, compileText, readText } from '../../support/solve.ts';
import { example, scene, versus } from './scenes.ts';

/** Plays the dice of a scripted text as a run does. */
async function failure(text: string): Promise<unknown> {
  const { script } = await readText(text);
  const { model, tactics, system } = (await compileText(text, 'dice'))[0] as Compiled;
  try {
    playScript(model, tactics, script ?? [], (site) => system.sites[site]?.en ?? '');
    return null;
  } catch (error) {
    return error;
  }
}

const clash = (dice: readonly number[]): string => versus('clash', example('human'), example('elf'), { dice });

describe('scripted dice', () => {
  it('replace chance: one trial with certainty', async () => {
    const summary = await run(await readText(clash([7, 3])), { workers: 0 });
    const [variant] = summary.variants;
    expect(variant?.outcomes.attacker?.p).toBe(1);
    expect(variant?.metrics['lost.target']?.mean).toBe(4);
  });

  it('are an error when there are too few: position, die and what it is for', async () => {
    const error = await failure(clash([7]));
    expect(error).toBeInstanceOf(DiceError);
    expect((error as DiceError).message).toMatch(/die 2 is needed \(a d10 for dodge\)/);
  });

  it('are an error when some are left over: how many', async () => {
    const error = await failure(clash([7, 3, 5, 5]));
    expect(error).toBeInstanceOf(DiceError);
    expect((error as DiceError).message).toMatch(/2/);
  });

  it('are an error when a die has no such face', async () => {
    const error = await failure(clash([9, 3]));
    expect((error as DiceError).message).toMatch(/scripted die 1 shows 9, but it is a d8 for attack: 1 to 8/);
  });

  it('go with neither axes nor exact laws', async () => {
    const vary = versus('clash', example('human'), example('elf'), { dice: [7, 3] }, { vary: { 'b.destiny': [0, 1] } });
    await expect(run(await readText(vary), { workers: 0 })).rejects.toThrow(FracasError);
    const exact = versus('clash', example('human'), example('elf'), { dice: [7, 3] }, { run: { method: 'exact' } });
    const refused = { diagnostics: [{ message: expect.stringContaining('cannot be solved') }] };
    await expect(run(await readText(exact), { workers: 0 })).rejects.toMatchObject(refused);
  });

  it('fall in the order of the rules: dice as written, destiny last, the attack before its answer', async () => {
    const a = example('brute', { destiny: 1, tactics: { 'destiny-use': 'attack' } });
    const told = await playFaces(versus('clash', a, example('elf')), [3, 4, 2, 10]);
    expect(told).toMatchObject({ failure: null, rolls: ['attack', 'attack', 'attack', 'dodge'] });
  });

  it('of morale fall for the first-listed side first', async () => {
    const text = scene({ a: example('human'), b: example('elf') }, 'morale', {
      sides: { x: ['b'], y: ['a'] },
      'lost-last-turn': { x: 1 },
    });
    // a d8 of the elf, then a d6 of the human
    expect(await playFaces(text, [8, 6])).toMatchObject({ failure: null });
    expect((await playFaces(text, [6, 8])).failure).toBeInstanceOf(DiceError);
  });
});
