import { describe, expect, it } from 'vitest';
import { type Compiled, compileText } from '../../support/solve.ts';
import { example, type Fields, type Fighter, scene, versus } from './scenes.ts';

/** Ids of what a scenario takes for granted. */
async function assumed(text: string): Promise<readonly string[]> {
  const [{ system, variant }] = (await compileText(text, 'dice')) as [Compiled];
  return system.assumptions(variant).map(({ id }) => id);
}

const human = example('human');
const archer = (rest: Fighter = {}): Fighter => example('archer', rest);
const sorcerer = (tactics: Fields = {}): Fighter => example('sorcerer', { tactics });

const shot = (fields: Fields = {}, a: Fighter = archer()): string =>
  versus('shot', a, human, { difficulty: 14, ...fields });
const spell = (fields: Fields = {}, tactics: Fields = {}): string =>
  versus('spell', sorcerer(tactics), human, { difficulty: 14, ...fields });

describe('assumptions of shots, spells and throws', () => {
  it('a shot, and a second one', async () => {
    expect(await assumed(shot())).toEqual(expect.arrayContaining(['MB-SHOT-1', 'MB-SHOT-5', 'shot-dodge']));
    expect(await assumed(shot())).not.toContain('MB-CARD-3');
    expect(await assumed(shot({}, archer({ abilities: { 'intuitive-shot': true } })))).toContain('MB-CARD-3');
    expect(await assumed(shot())).not.toContain('MB-SPELL-1');
  });

  it('whom a miss strikes, where somebody is near', async () => {
    const near = { neighbours: [{ fighter: 'a', distance: 1 }] };
    expect(await assumed(shot(near))).toEqual(expect.arrayContaining(['MB-SCAT-3', 'scatter-after-dodge']));
    expect(await assumed(shot())).not.toContain('MB-SCAT-3');
    expect(await assumed(shot())).not.toContain('scatter-after-dodge');
  });

  it('a spell, its stake and its preparation', async () => {
    expect(await assumed(spell())).toContain('MB-SPELL-1');
    expect(await assumed(spell())).not.toContain('MB-SHOT-1');
    expect(await assumed(spell())).not.toContain('MB-AUG-4');
    expect(await assumed(spell({}, { stake: 'half' }))).toContain('MB-AUG-4');
    expect(await assumed(spell({}, { stake: 2 }))).toContain('MB-AUG-4');
    expect(await assumed(spell())).not.toContain('MB-DELAY-3');
    expect(await assumed(spell({ delay: {} }))).toEqual(expect.arrayContaining(['MB-DELAY-1', 'MB-DELAY-3']));
  });

  it('a throw at somebody', async () => {
    const thrown = { thrower: 'a', object: { encumbrance: 2 }, difficulty: 30, distance: 9 };
    const fighters = { a: example('brute'), b: human };
    expect(await assumed(scene(fighters, 'throw-object', { ...thrown, target: 'b' }))).toContain('MB-THROW-5');
    expect(await assumed(scene(fighters, 'throw-object', thrown))).not.toContain('MB-THROW-5');
  });

  it('a jump over a drop', async () => {
    const jump = (drop: number): string => scene({ a: human }, 'jump', { subject: 'a', 'run-up': 6, gap: 4, drop });
    expect(await assumed(jump(3))).toContain('MB-JUMP-8');
    expect(await assumed(jump(0))).not.toContain('MB-JUMP-8');
  });

  it('nothing of shots where nobody shoots', async () => {
    const attack = (tactics: Fields, shots: Fields): string =>
      scene({ a: human, c: archer({ tactics }), b: human }, 'combined-attack', {
        attackers: ['a', 'c'],
        target: 'b',
        shots,
      });
    expect(await assumed(attack({}, {}))).not.toContain('shot-dodge');
    const shooting = await assumed(attack({ 'attack-mode': 'shot' }, { c: { difficulty: 13 } }));
    expect(shooting).toEqual(expect.arrayContaining(['shot-dodge', 'MB-SHOT-1']));
  });
});
