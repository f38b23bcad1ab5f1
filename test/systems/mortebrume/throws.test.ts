import { describe, expect, it } from 'vitest';
import { playFaces, type Told } from '../../support/script.ts';
import { type Fields, type Fighter, scene } from './scenes.ts';
import { played, type Rulings, striker } from './strikers.ts';

/** Throws with physique 20 and d10. */
function thrower(more: Fields = {}, rest: Fighter = {}): Fighter {
  return striker(0, { 'throw-dice': 'd10', ...more }, rest);
}

function butt(more: Fields = {}): Fighter {
  return striker(0, more, { tactics: { 'shot-reaction': 'take' } });
}

interface Throw {
  readonly a?: Fighter;
  readonly b?: Fighter;
  readonly v?: Fighter;
  readonly fields?: Fields;
  readonly rulings?: Rulings;
}

/** An object of 3 cm: a 5 makes 22. */
function object(faces: readonly number[], { a = thrower(), b = butt(), fields, rulings }: Throw = {}): Promise<Told> {
  const engagement = { thrower: 'a', target: 'b', object: { encumbrance: 3 }, difficulty: 22, distance: 12, ...fields };
  return played(faces, { a, b }, 'throw-object', engagement, rulings);
}

/** At a spot: a 5 makes 22. */
function spot(faces: readonly number[], fields: Fields = {}): Promise<Told> {
  const engagement = { thrower: 'a', object: { encumbrance: 3 }, difficulty: 22, distance: 12, ...fields };
  return played(faces, { a: thrower() }, 'throw-object', engagement);
}

describe('objects', () => {
  it('MB-THROW-1: at somebody, or at a spot', async () => {
    expect(await object([5])).toMatchObject({ outcome: 'hit', rolls: ['throw'], metrics: { landing: 120 } });
    expect(await spot([5])).toMatchObject({ outcome: 'hit', metrics: { landing: 120, special: 0 } });
    expect((await spot([6])).metrics.special).toBe(1);
  });

  it('MB-THROW-2: physique left and its dice, less the encumbrance, in the circumstances of a shot', async () => {
    expect((await object([4])).outcome).toBe('short');
    expect((await object([5], { fields: { object: { encumbrance: 4 } } })).outcome).toBe('short');
    expect((await object([7], { a: thrower({ 'physique-left': 18 }) })).outcome).toBe('hit');
    expect((await object([6], { a: thrower({ 'physique-left': 18 }) })).outcome).toBe('short');
    expect((await object([7], { fields: { weather: true } })).outcome).toBe('short');
    expect((await object([2], { b: butt({ size: 2 }) })).outcome).toBe('hit');
    expect((await object([2], { b: butt({ 'physique-left': 0 }) })).outcome).toBe('hit');
    expect((await object([5], { a: thrower({}, { holds: 'b' }), b: butt() })).outcome).toBe('hit');
    expect((await spot([5], { cover: 'fallen-fighter', 'cover-size': 5 })).outcome).toBe('hit');
    expect((await spot([7], { cover: 'terrain' })).outcome).toBe('short');
  });

  it('MB-THROW-2: destiny helps, and a dice table gives the dice of the physique left', async () => {
    const lucky = thrower({}, { destiny: 1, tactics: { 'destiny-use': 'attack' } });
    expect((await object([3, 2], { a: lucky })).outcome).toBe('hit');
    const a = striker(0, { 'physique-left': 16 });
    const engagement = { thrower: 'a', object: { encumbrance: 0 }, difficulty: 20, distance: 5 };
    const text = scene({ a }, 'throw-object', engagement, { 'dice-table': { 0: [6], 16: [8, 8] } });
    expect(await playFaces(text, [2, 2])).toMatchObject({ failure: null, outcome: 'hit' });
  });

  it('MB-THROW-3: an automatic failure first of all, at his feet', async () => {
    expect(await object([1])).toMatchObject({ outcome: 'fumble', metrics: { landing: 0, 'lost.target': 0 } });
    expect((await object([1], { fields: { difficulty: 5 } })).outcome).toBe('fumble');
    expect((await object([1], { rulings: { 'automatic-failure': 'none' }, fields: { difficulty: 5 } })).outcome).toBe(
      'hit',
    );
  });

  it('MB-THROW-4: below the difficulty as far as his physique left', async () => {
    expect((await object([2])).metrics).toMatchObject({ landing: 200, 'lost.target': 0 });
    expect((await object([2], { a: thrower({ 'physique-left': 7 }) })).metrics.landing).toBe(70);
  });

  it('MB-THROW-5: a dodge leaves it where it was to land', async () => {
    const b = striker(0);
    expect(await object([5, 10], { b: striker(0, { dodge: '12+d10' }) })).toMatchObject({
      outcome: 'dodged',
      rolls: ['throw', 'dodge'],
      metrics: { landing: 120, 'lost.target': 0 },
    });
    expect((await object([5, 10], { b })).outcome).toBe('hit');
    expect((await object([5], { b, rulings: { 'shot-dodge': 'none' } })).outcome).toBe('hit');
    expect((await object([2], { b })).outcome).toBe('short');
  });

  it('MB-THROW-6: encumbrance and a point for ten of physique, stunning when special or always', async () => {
    const clad = butt({ armour: 1 });
    expect((await object([5], { b: clad })).metrics).toMatchObject({
      'lost.target': 4,
      'stunned.target': 0,
      special: 0,
    });
    expect((await object([6], { b: clad })).metrics).toMatchObject({
      'lost.target': 5,
      'armour-lost.target': 1,
      'stunned.target': 1,
      special: 1,
    });
    const under = (option: string): Throw => ({ b: clad, rulings: { 'typed-damage': option } });
    expect((await object([5], under('always'))).metrics).toMatchObject({ 'lost.target': 5, 'stunned.target': 1 });
    expect((await object([5], under('on-special'))).metrics['stunned.target']).toBe(0);
    expect((await object([9], { a: thrower({ 'physique-left': 19 }) })).metrics['lost.target']).toBe(4);
    const order = { b: clad, rulings: { 'typed-damage': 'always', 'stun-armour-order': 'after-wounds' } };
    expect((await object([5], order)).metrics['lost.target']).toBe(4);
  });
});

const CAPTIVE = { condition: ['prisoner'] };

/** A captive of physique 6: a 5 makes 19. */
function fighter(
  faces: readonly number[],
  { a = thrower(), b = butt(), v, fields, rulings }: Throw = {},
): Promise<Told> {
  const victim = v ?? striker(0, { physique: 6, armour: 1 }, CAPTIVE);
  const engagement = { thrower: 'a', victim: 'v', target: 'b', difficulty: 19, distance: 9, recoil: 2, ...fields };
  return played(faces, { a, b, v: victim }, 'throw-fighter', engagement, rulings);
}

describe('fighters', () => {
  it('MB-VICT-1: his greatest physique is the malus, prisoner or out of combat', async () => {
    expect((await fighter([5])).outcome).toBe('hit');
    expect((await fighter([4])).outcome).toBe('short');
    const fallen = striker(0, { physique: 6, 'physique-left': 0 });
    expect((await fighter([5], { v: fallen })).outcome).toBe('hit');
    expect((await fighter([4], { v: fallen })).outcome).toBe('short');
  });

  it('MB-VICT-2: the target takes half of his greatest physique, and a push-back', async () => {
    expect((await fighter([5], { b: butt({ armour: 1 }) })).metrics).toMatchObject({
      'lost.target': 2,
      'recoil.target': 0,
    });
    expect((await fighter([6])).metrics).toMatchObject({ 'lost.target': 3, 'recoil.target': 20, 'out.target': 0 });
    const odd = striker(0, { physique: 7 }, CAPTIVE);
    expect((await fighter([6], { v: odd })).metrics['lost.target']).toBe(3);
    expect((await fighter([6], { v: odd, rulings: { 'half-rounding': 'up' } })).metrics['lost.target']).toBe(4);
    expect((await fighter([5], { rulings: { 'typed-damage': 'always' } })).metrics['recoil.target']).toBe(20);
    expect((await fighter([6], { rulings: { 'recoil-length': 'damage' } })).metrics['recoil.target']).toBe(30);
    expect((await fighter([6], { rulings: { 'recoil-length': 'input' } })).metrics['recoil.target']).toBe(20);
  });

  it('MB-VICT-3: he takes half of the way, less armour, however it ends', async () => {
    const lost = async (faces: readonly number[], more: Throw = {}) =>
      (await fighter(faces, more)).metrics['lost.victim'];
    expect(await lost([5])).toBe(3);
    expect(await lost([5], { rulings: { 'half-rounding': 'up' } })).toBe(4);
    expect(await lost([5], { fields: { distance: 9.5 }, rulings: { 'half-rounding': 'up' } })).toBe(4);
    expect(await lost([5], { fields: { distance: 10 } })).toBe(4);
    expect(await lost([5], { rulings: { 'thrown-damage-armour': 'ignored' } })).toBe(4);
    expect(await lost([5], { rulings: { 'thrown-damage-armour': 'applied' } })).toBe(3);
    expect(await lost([5], { rulings: { armour: 'ignore' } })).toBe(3);
    expect(await lost([5, 10], { b: striker(0, { dodge: '12+d10' }) })).toBe(3);
    expect((await fighter([2])).metrics).toMatchObject({
      'lost.victim': 6,
      'out.victim': 1,
      'dead.victim': 0,
      landing: 200,
    });
    expect(await lost([1])).toBe(0);
    const fallen = striker(0, { physique: 6, 'physique-left': 0 });
    expect((await fighter([5], { v: fallen })).metrics).toMatchObject({ 'dead.victim': 1, 'lost.victim': 0 });
    expect((await fighter([2], { rulings: { overkill: 'dead' } })).metrics['dead.victim']).toBe(1);
  });

  it('MB-VICT-4: a living prisoner is free after an automatic failure, or by ruling always', async () => {
    expect(await fighter([1])).toMatchObject({ outcome: 'fumble', metrics: { freed: 1, landing: 0 } });
    expect((await fighter([5])).metrics.freed).toBe(0);
    expect((await fighter([5], { rulings: { 'thrown-prisoner': 'fumble-only' } })).metrics.freed).toBe(0);
    expect((await fighter([5], { rulings: { 'thrown-prisoner': 'always-freed' } })).metrics.freed).toBe(1);
    const dying = { rulings: { 'thrown-prisoner': 'always-freed', overkill: 'dead' } };
    expect((await fighter([2], dying)).metrics).toMatchObject({ freed: 0, 'dead.victim': 1 });
    expect((await fighter([1], { v: striker(0, { physique: 6, 'physique-left': 0 }) })).metrics.freed).toBe(0);
  });
});
