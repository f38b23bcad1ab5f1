import { describe, expect, it } from 'vitest';
import { readAptitude, readDice } from '../../../src/systems/mortebrume/aptitude.ts';
import { playFaces } from '../../support/script.ts';
import { expectExact, readText, solveText } from '../../support/solve.ts';
import { example, type Fields, fighter, type Rest, scene, versus } from './scenes.ts';

/** A test of somebody with this weapon skill against a difficulty. */
function test(skill: unknown, difficulty: number, fields: Fields = {}, rest: Rest = {}): string {
  const a = fighter({ 'weapon-skill': skill, physique: 9 });
  return scene({ a }, 'test', { subject: 'a', difficulty, ...fields }, rest);
}

describe('aptitudes', () => {
  it('are read as a value and dice in their order', () => {
    expect(readAptitude('8+d8')).toEqual({ value: 8, dice: [8] });
    expect(readAptitude('6+2d6')).toEqual({ value: 6, dice: [6, 6] });
    expect(readAptitude(' 5 + d6 + D8 ')).toEqual({ value: 5, dice: [6, 8] });
    expect(readDice('2d10')).toEqual([10, 10]);
    for (const wrong of ['8', '8+d12', 'd8', '8+0d6', '8+d']) expect(readAptitude(wrong), wrong).toBeNull();
  });

  it('may be written as a text or as a map; French keys are read', async () => {
    const { variants } = await readText(test('7+d6+d8', 9));
    const again = await readText(
      `systeme: mortebrume
combattants: { a: { caracteristiques: { maniement-d-arme: { valeur: 7, des: [6, 8] }, physique: 9 } } }
engagement: { genre: jet, sujet: a, difficulte: 9 }
`.replace(/systeme|combattants|genre/g, (word) => ({ systeme: 'system', combattants: 'fighters' })[word] ?? 'kind'),
    );
    expect(again.variants[0]?.variant).toEqual(variants[0]?.variant);
  });
});

describe('rolls', () => {
  it('MB-ROLL-1: add value, all dice and modifiers; negative totals are kept', async () => {
    const told = await playFaces(test('6+d6+d8', 10, { modifier: 2 }), [3, 5]);
    expect(told.metrics).toMatchObject({ result: 16, margin: 6 });
    await expectExact(test('1+d6', 0, { modifier: -9 }), { 'mean result': '-9/2', 'result=-7': '1/6', failure: '5/6' });
  });

  it('MB-ROLL-2: reach the difficulty by equalling it, and a constant by itself', async () => {
    await expectExact(test('8+d8', 13), { 'margin=0': '1/8', failure: '3/8', special: '1/4', success: '1/4' });
    await expectExact(test({ value: 8, dice: [] }, 8), { success: '1' });
    await expectExact(test({ value: 8, dice: [] }, 9), { failure: '1' });
  });

  it('MB-ROLL-3: are special when they succeed and show a 6, 8 or 10, by ruling the greatest face, or never', async () => {
    const rulings = ['natural-6-8-10', 'maximum-face', 'none'];
    const vary = { 'rulings.special-success': rulings };
    await expectExact(
      test('8+d10', 12, {}, { vary }),
      { special: '3/10', success: '4/10' },
      { special: '1/10', success: '6/10' },
      { special: '0', success: '7/10' },
    );
    // a 6 on the d6 is of no use when the sum is too low
    await expectExact(test('1+d6+d8', 12), { special: '8/48', success: '2/48' });
  });

  it('MB-ROLL-4: fail automatically on ones alone, by ruling on any one, or never', async () => {
    const vary = { 'rulings.automatic-failure': ['all-ones', 'any-one', 'none'] };
    await expectExact(
      test('8+2d6', 0, {}, { vary }),
      { 'automatic-failure': '1/36' },
      { 'automatic-failure': '11/36' },
      { 'automatic-failure': '0', success: '25/36' },
    );
    await expectExact(test({ value: 8, dice: [] }, 0, {}, { rulings: { 'automatic-failure': 'any-one' } }), {
      'automatic-failure': '0',
    });
  });

  it('MB-ROLL-5: take the dice of the table by value, the aptitude’s own before it', async () => {
    const table = { 'dice-table': { 0: [6], 7: [8], 14: ['6', '6'].map(Number) } };
    await expectExact(test(6, 7, {}, table), { 'mean result': '19/2' });
    await expectExact(test(7, 7, {}, table), { 'mean result': '23/2' });
    await expectExact(test(14, 7, {}, table), { 'mean result': '21' });
    await expectExact(test('14+d6', 7, {}, table), { 'mean result': '35/2' });
    // a modifier changes the result alone
    await expectExact(test(6, 7, { modifier: 1 }, table), { 'mean result': '21/2' });
  });

  it('MB-ROLL-5: gives derived aptitudes the dice of their own value', async () => {
    const a = fighter({ will: '9+d10', physique: 12, 'physique-left': 8, 'throw-dice': 'd10' });
    const kinds = (aptitude: string, rest: Rest = {}): string =>
      scene({ a }, 'test', { subject: 'a', aptitude, difficulty: 9 }, rest);
    const table = { 'dice-table': { 0: [6], 8: [8] } };
    await expectExact(kinds('throw'), { 'mean result': '27/2' });
    await expectExact(kinds('throw', table), { 'mean result': '25/2' });
    await expectExact(kinds('escape'), { 'mean result': '19/2' });
    await expectExact(kinds('escape', { rulings: { 'half-rounding': 'up' } }), { 'mean result': '21/2' });
    await expectExact(kinds('escape', table), { 'mean result': '15/2' });
    await expectExact(kinds('will', table), { 'mean result': '29/2' });
  });

  it('MB-ROLL-5: knows the dice table by its French name too', async () => {
    const text = `${test(7, 7)}table-des-des: { 0: [6], 7: [8] }\n`;
    await expectExact(text, { 'mean result': '23/2' });
  });

  it('MB-ROLL-6: adds a die like the first, by ruling a d6 or a d10, thrown last', async () => {
    const vary = { 'rulings.destiny-die': ['same', 'd6', 'd10'] };
    await expectExact(
      test('8+d8', 9, { destiny: 1 }, { vary }),
      { 'mean result': '17', 'automatic-failure': '1/64' },
      { 'mean result': '16', 'automatic-failure': '1/48' },
      { 'mean result': '18', 'automatic-failure': '1/80' },
    );
    await expectExact(test({ value: 8, dice: [] }, 9, { destiny: 1 }), { 'mean result': '23/2' });
    const told = await playFaces(test('8+d6', 9, { destiny: 2 }, { rulings: { 'destiny-die': 'd10' } }), [2, 10, 9]);
    expect(told).toMatchObject({ failure: null, outcome: 'special', metrics: { result: 29 } });
  });

  it('MB-ROLL-6: spends a point only on the rolls that its owner wants, while points last', async () => {
    const target = example('dwarf', { tactics: { reaction: 'take' } });
    const a = (destiny: number, use: string) => example('human', { destiny, tactics: { 'destiny-use': use } });
    const missed = async (destiny: number, use: string): Promise<number> => {
      const [answer] = await solveText(versus('clash', a(destiny, use), target));
      return answer?.p('missed') ?? Number.NaN;
    };
    expect(await missed(0, 'attack')).toBe(1 / 8);
    expect(await missed(1, 'never')).toBe(1 / 8);
    expect(await missed(1, 'defence')).toBe(1 / 8);
    expect(await missed(1, 'attack')).toBe(1 / 64);
    expect(await missed(2, 'both')).toBe(1 / 64);
  });

  it('MB-PRIS-5: have -3 with weapon skill and dodge of whoever holds a prisoner, and with nothing else', async () => {
    const b = (fields: Fields, rest = {}) => fighter({ physique: 5, ...fields }, rest);
    const result = async (aptitude: string, held: unknown): Promise<number> => {
      const a = example('sorcerer', { holds: 'b' });
      const text = scene({ a, b: held as Fields }, 'test', { subject: 'a', aptitude, difficulty: 9 });
      return (await solveText(text))[0]?.mean('result') ?? Number.NaN;
    };
    expect(await result('weapon-skill', b({}))).toBeCloseTo(5.5, 12);
    expect(await result('dodge', b({}))).toBeCloseTo(7.5, 12);
    expect(await result('casting', b({}))).toBeCloseTo(14.5, 12);
    expect(await result('will', b({}))).toBeCloseTo(15.5, 12);
    expect(await result('weapon-skill', b({ 'physique-left': 0 }))).toBeCloseTo(8.5, 12);
    expect(await result('weapon-skill', b({}, { condition: ['dead'] }))).toBeCloseTo(8.5, 12);
  });
});
