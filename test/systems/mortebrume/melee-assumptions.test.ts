import { describe, expect, it } from 'vitest';
import { type Compiled, compileText } from '../../support/solve.ts';
import { example, type Fields, type Fighter, scene, versus } from './scenes.ts';

/** Ids of what a scenario takes for granted. */
async function assumed(text: string): Promise<readonly string[]> {
  const [{ system, variant }] = (await compileText(text, 'dice')) as [Compiled];
  return system.assumptions(variant).map(({ id }) => id);
}

const human = example('human');

function clash(b: Fighter = human, fields: Fields = {}, kind = 'clash'): string {
  return versus(kind, human, b, fields);
}

describe('assumptions of attacks', () => {
  it('a reaction falls back only where somebody lacks one', async () => {
    expect(await assumed(clash())).not.toContain('MB-CC-3');
    expect(await assumed(clash(example('human', { condition: ['stunned'] })))).toContain('MB-CC-3');
  });

  it('who takes is hit, where somebody takes', async () => {
    expect(await assumed(clash())).not.toContain('MB-CC-5');
    expect(await assumed(clash(example('human', { tactics: { reaction: 'take' } })))).toContain('MB-CC-5');
    expect(await assumed(clash(example('human', { condition: ['prisoner'] })))).toContain('MB-CC-5');
  });

  it('the reduced band halves a body strike', async () => {
    expect(await assumed(clash(human, { band: 'reduced' }))).not.toContain('MB-CC-2');
    expect(await assumed(clash(human, { band: 'reduced' }, 'body-strike'))).toContain('MB-CC-2');
  });

  it('recoils and dodges open the gap', async () => {
    const still = (rest: Fighter = {}): Fighter => example('human', { ...rest, characteristics: { 'dodge-move': 0 } });
    expect(await assumed(clash())).toContain('MB-CC-6');
    expect(await assumed(versus('clash', still(), still()))).not.toContain('MB-CC-6');
    const ram = still({ weapon: { special: 'push-back', recoil: 1 } });
    expect(await assumed(versus('clash', ram, still()))).toContain('MB-CC-6');
  });

  it('a pursuit and a capture have theirs', async () => {
    const charge = { type: 'rush', run: 8 };
    expect(await assumed(clash(human, charge, 'charge'))).not.toContain('MB-CHG-10');
    expect(await assumed(clash(human, { ...charge, pursuer: 'b' }, 'charge'))).toContain('MB-CHG-10');
    expect(await assumed(clash(human, {}, 'capture'))).toContain('MB-CAPT-6');
  });

  it('an offensive charge adds to both blows where both hit', async () => {
    const told = (type: string, rulings: Fields): Promise<readonly string[]> =>
      assumed(versus('charge', human, human, { type, run: 8 }, { rulings }));
    const both = { 'pass-tie': 'both-hit' };
    expect(await told('offensive', {})).not.toContain('MB-CHG-6');
    expect(await told('surprise', both)).not.toContain('MB-CHG-6');
    expect(await told('offensive', { ...both, 'offensive-beneficiary': 'attacker-only' })).not.toContain('MB-CHG-6');
    expect(await told('offensive', both)).toContain('MB-CHG-6');
    const duel = { sides: { red: ['a'], blue: ['b'] }, charge: { side: 'red', type: 'offensive', run: 8 } };
    expect(await assumed(scene({ a: human, b: human }, 'duel', duel, { rulings: both }))).toContain('MB-CHG-6');
  });

  it('a multiple strike has its own', async () => {
    const sweep = (bands: Fields): string =>
      scene({ a: example('elf'), b: human }, 'multiple-strike', { attacker: 'a', targets: ['2 x b'], bands });
    const ids = await assumed(sweep({}));
    expect(ids).toEqual(expect.arrayContaining(['MB-SWEEP-8', 'MB-SWEEP-9']));
    expect(ids).not.toContain('MB-SWEEP-1');
    expect(await assumed(sweep({ b: 'blocked' }))).toContain('MB-SWEEP-1');
  });
});
