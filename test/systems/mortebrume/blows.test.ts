import { describe, expect, it } from 'vitest';
import { playFaces } from '../../support/script.ts';
import { type Fields, type Fighter, fighter, versus } from './scenes.ts';

type Rulings = Readonly<Record<string, string>>;

/** Hits a target who takes it with any face but 1; 8 is special. */
function striker(weapon: Fields, more: Fields = {}): Fighter {
  return fighter({ 'weapon-skill': '10+d10', dodge: '10+d10', physique: 30, ...more }, { weapon });
}

function victim(more: Fields = {}, rest: Fighter = {}): Fighter {
  const numbers = { 'weapon-skill': '10+d10', dodge: '10+d10', physique: 40, ...more };
  return fighter(numbers, { tactics: { reaction: 'take' }, ...rest });
}

type Metrics = Readonly<Record<string, number>>;

/** What a blow comes to. */
async function blow(
  faces: readonly number[],
  a: Fighter,
  b: Fighter,
  rulings: Rulings = {},
  fields: Fields = {},
  kind = 'clash',
): Promise<Metrics> {
  const told = await playFaces(versus(kind, a, b, fields, { rulings }), faces);
  expect(told.failure).toBeNull();
  return told.metrics;
}

async function lost(
  faces: readonly number[],
  a: Fighter,
  b: Fighter,
  rulings: Rulings = {},
): Promise<number | undefined> {
  return (await blow(faces, a, b, rulings))['lost.target'];
}

const PLAIN = 7;
const SPECIAL = 8;

describe('damage', () => {
  it('MB-DMG-1: the damage of the weapon of whoever strikes', async () => {
    expect(await lost([PLAIN], striker({ damage: 5 }), victim())).toBe(5);
    expect(await lost([PLAIN], striker({}), victim())).toBe(0);
    const told = await blow([2, 3], striker({ damage: 5 }), victim({}, { weapon: { damage: 9 }, tactics: {} }));
    expect(told).toMatchObject({ 'lost.attacker': 9, 'lost.target': 0 });
  });

  it('MB-DMG-2: a special success doubles, of every weapon, of every attack, or of stunning ones alone', async () => {
    const axe = striker({ damage: 5 });
    const mace = striker({ damage: 5, special: 'stunning' });
    expect(await blow([SPECIAL], axe, victim())).toMatchObject({ 'lost.target': 10, special: 1 });
    expect(await blow([PLAIN], axe, victim())).toMatchObject({ 'lost.target': 5, special: 0 });
    expect(await lost([SPECIAL], axe, victim(), { 'special-doubling': 'close-combat' })).toBe(10);
    expect(await lost([SPECIAL], axe, victim(), { 'special-doubling': 'every-attack' })).toBe(10);
    expect(await lost([SPECIAL], axe, victim(), { 'special-doubling': 'stunning-only' })).toBe(5);
    expect(await lost([SPECIAL], mace, victim({ armour: 1 }), { 'special-doubling': 'stunning-only' })).toBe(10);
    // A special face of the loser is no success; that of a target who dominates is.
    const passer = victim({}, { weapon: { damage: 3 }, tactics: {} });
    expect(await blow([SPECIAL, 9], axe, passer)).toMatchObject({ 'lost.attacker': 3, special: 0 });
    expect(await blow([9, 10], axe, passer)).toMatchObject({ 'lost.attacker': 6, special: 1 });
  });

  it('MB-DMG-2: what makes a special success is a ruling', async () => {
    const axe = striker({ damage: 5 });
    expect(await lost([SPECIAL], axe, victim(), { 'special-success': 'maximum-face' })).toBe(5);
    expect(await lost([10], axe, victim(), { 'special-success': 'maximum-face' })).toBe(10);
    expect(await lost([10], axe, victim(), { 'special-success': 'none' })).toBe(5);
  });

  it('MB-DMG-3: a stunning weapon takes an armour point before wounds, or deals a wound where there is none', async () => {
    const mace = striker({ damage: 5, special: 'stunning' });
    expect(await blow([SPECIAL], mace, victim({ armour: 3 }))).toMatchObject({
      'lost.target': 8,
      'armour-lost.target': 1,
      'stunned.target': 1,
    });
    expect(await blow([SPECIAL], mace, victim())).toMatchObject({ 'lost.target': 11, 'armour-lost.target': 0 });
    expect(await blow([PLAIN], mace, victim({ armour: 3 }))).toMatchObject({
      'lost.target': 2,
      'armour-lost.target': 0,
      'stunned.target': 0,
    });
    expect(await lost([SPECIAL], mace, victim({ armour: 3 }), { 'stun-armour-order': 'before-wounds' })).toBe(8);
    expect(await lost([SPECIAL], mace, victim({ armour: 3 }), { 'stun-armour-order': 'after-wounds' })).toBe(7);
  });

  it('MB-DMG-3: it stuns though armour stops the blow, unless ruled otherwise', async () => {
    const mace = striker({ damage: 2, special: 'stunning' });
    const safe = victim({ armour: 4 });
    expect(await blow([SPECIAL], mace, safe, { 'special-through-armour': 'applies' })).toMatchObject({
      'lost.target': 1,
      'stunned.target': 1,
    });
    expect(await blow([SPECIAL], mace, safe, { 'special-through-armour': 'blocked' })).toMatchObject({
      'lost.target': 0,
      'armour-lost.target': 0,
      'stunned.target': 0,
    });
  });

  it('MB-DMG-4: a push-back is as long as the weapon says, or as the damage', async () => {
    const ram = striker({ damage: 2, special: 'push-back', recoil: 2.5 });
    const recoil = async (faces: readonly number[], b: Fighter, rulings: Rulings = {}): Promise<number | undefined> =>
      (await blow(faces, ram, b, rulings))['recoil.target'];
    expect(await recoil([SPECIAL], victim())).toBe(25);
    expect(await recoil([PLAIN], victim())).toBe(0);
    expect(await recoil([SPECIAL], victim(), { 'recoil-length': 'input' })).toBe(25);
    expect(await recoil([SPECIAL], victim(), { 'recoil-length': 'damage' })).toBe(40);
    expect(await recoil([SPECIAL], victim({ armour: 4 }))).toBe(25);
    expect(await recoil([SPECIAL], victim({ armour: 4 }), { 'special-through-armour': 'blocked' })).toBe(0);
    const back = await blow([2, 8], striker({}), { ...ram, tactics: {} });
    expect(back).toMatchObject({ 'recoil.attacker': 25, 'recoil.target': 0 });
  });

  it('MB-DMG-5: armour and shield reduce wounds, as ruled', async () => {
    const axe = striker({ damage: 5 });
    const guarded = victim({ armour: 2, shield: 1 });
    expect(await lost([PLAIN], axe, guarded, { armour: 'subtract' })).toBe(2);
    expect(await lost([SPECIAL], axe, guarded, { armour: 'subtract' })).toBe(7);
    expect(await lost([PLAIN], axe, guarded, { armour: 'subtract-unless-special' })).toBe(2);
    expect(await lost([SPECIAL], axe, guarded, { armour: 'subtract-unless-special' })).toBe(10);
    expect(await lost([PLAIN], axe, guarded, { armour: 'ignore' })).toBe(5);
    expect(await lost([PLAIN], axe, guarded, { shield: 'flat' })).toBe(2);
    expect(await lost([PLAIN], axe, guarded, { shield: 'ignore' })).toBe(3);
    expect(await lost([PLAIN], axe, guarded, { shield: 'pass-only' })).toBe(3);
    expect(await lost([PLAIN], striker({ damage: 2 }), guarded)).toBe(0);
    // A shield that is only good after a pass is so for an attacker who is struck back.
    const passer = { ...guarded, tactics: {} };
    expect(await lost([PLAIN, 4], axe, passer, { shield: 'pass-only' })).toBe(2);
    const struckBack = await blow(
      [2, PLAIN],
      striker({}, { shield: 1 }),
      { ...passer, weapon: { damage: 5 } },
      {
        shield: 'pass-only',
      },
    );
    expect(struckBack['lost.attacker']).toBe(4);
  });

  it('MB-STATE-2 and MB-STATE-4: wounds beyond the physique left are lost, or kill by ruling', async () => {
    const axe = striker({ damage: 5 });
    const frail = victim({ 'physique-left': 4 });
    const fallen = victim({ 'physique-left': 0 });
    expect(await blow([PLAIN], axe, frail)).toMatchObject({ 'lost.target': 4, 'out.target': 1, 'dead.target': 0 });
    const overkilled = (overkill: string): Promise<Metrics> => blow([PLAIN], axe, frail, { overkill });
    expect(await overkilled('out-of-combat')).toMatchObject({ 'lost.target': 4, 'dead.target': 0 });
    expect(await overkilled('dead')).toMatchObject({ 'lost.target': 4, 'dead.target': 1 });
    expect(await blow([PLAIN], axe, fallen)).toMatchObject({ 'lost.target': 0, 'out.target': 1, 'dead.target': 1 });
  });
});

describe('body strikes', () => {
  const fists = (faces: readonly number[], a: Fighter, b: Fighter, rulings: Rulings = {}): Promise<Metrics> =>
    blow(faces, a, b, rulings, {}, 'body-strike');
  /** Strikes for 2 + 3. */
  const BOXER = striker({ damage: 9, special: 'push-back', recoil: 2 }, { armour: 2 });

  it('MB-BODY-1: the striker rolls his dodge, without cards, with the burden of a prisoner', async () => {
    const slow = fighter({ 'weapon-skill': '30+d10', dodge: '10+d10', physique: 30, armour: 2 });
    const passer = victim({}, { weapon: { damage: 3 }, tactics: {} });
    expect((await fists([5, 7], slow, passer))['lost.attacker']).toBe(1);
    const seer = { ...slow, abilities: { concentration: { cards: 3, turns: 1 } } };
    expect((await fists([5, 7], seer, passer))['lost.attacker']).toBe(1);
    const captor = { ...slow, holds: 'b' };
    expect((await fists([7, 5], captor, passer))['lost.attacker']).toBe(1);
    expect((await fists([9, 5], captor, passer))['lost.target']).toBe(5);
    // Tactics can want it as well.
    const wild = { ...slow, tactics: { 'attack-mode': 'body-strike' } };
    expect((await blow([5, 7], wild, passer))['lost.attacker']).toBe(1);
    expect((await blow([7, 6], wild, passer))['lost.target']).toBe(5);
  });

  it('MB-BODY-2: remaining armour and a tenth of the physique left, of the striker or the victim', async () => {
    expect((await fists([PLAIN], BOXER, victim({ armour: 4, shield: 3 })))['lost.target']).toBe(5);
    const hurt = striker({}, { armour: 2, 'physique-left': 19 });
    expect((await fists([PLAIN], hurt, victim({ armour: 4 })))['lost.target']).toBe(3);
    const stats = async (option: string): Promise<number | undefined> =>
      (await fists([PLAIN], BOXER, victim({ armour: 4 }), { 'body-strike-stats': option }))['lost.target'];
    expect(await stats('striker')).toBe(5);
    expect(await stats('victim')).toBe(8);
    const armoured = async (option: string): Promise<number | undefined> =>
      (await fists([PLAIN], BOXER, victim({ armour: 2, shield: 1 }), { 'body-strike-armour': option }))['lost.target'];
    expect(await armoured('ignored')).toBe(5);
    expect(await armoured('applied')).toBe(2);
  });

  it('MB-BODY-3: a special one stuns and never doubles; a target who dominates uses his weapon', async () => {
    expect(await fists([SPECIAL], BOXER, victim({ armour: 2 }))).toMatchObject({
      'lost.target': 5,
      'armour-lost.target': 1,
      'stunned.target': 1,
      'recoil.target': 0,
    });
    const bare = (option: string): Promise<Metrics> =>
      fists([SPECIAL], BOXER, victim(), { 'body-strike-stun': option, 'special-doubling': 'every-attack' });
    expect(await bare('armour-or-wound')).toMatchObject({ 'lost.target': 6, 'stunned.target': 1 });
    expect(await bare('armour-only')).toMatchObject({ 'lost.target': 5, 'stunned.target': 1 });
    const passer = victim({}, { weapon: { damage: 7 }, tactics: {} });
    expect((await fists([4, 5], BOXER, passer))['lost.attacker']).toBe(5);
  });
});
