import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../../src/systems/mortebrume/catalogues.ts';
import { playFaces, type Told } from '../../support/script.ts';
import { example, type Fields, type Fighter, scene } from './scenes.ts';
import { played, type Rulings, striker } from './strikers.ts';

const PAIR = { attacker: 'a', target: 'b' };
/** Shows 15 with a face of 5; 6, 8 and 10 are special, 1 fails. */
const EVEN = { ...PAIR, difficulty: 15 };

/** A bow of so much damage. */
function archer(damage = 5, weapon: Fields = {}, rest: Fighter = {}, more: Fields = {}): Fighter {
  return striker(damage, more, { weapon: { class: 'ranged', damage, ...weapon }, ...rest });
}

/** Somebody who does not dodge. */
function butt(more: Fields = {}, rest: Fighter = {}): Fighter {
  return striker(0, more, { tactics: { 'shot-reaction': 'take' }, ...rest });
}

interface Shot {
  readonly a?: Fighter;
  readonly b?: Fighter;
  readonly others?: Readonly<Record<string, Fighter>>;
  readonly fields?: Fields;
  readonly rulings?: Rulings;
}

function shot(
  faces: readonly number[],
  { a = archer(), b = butt(), others, fields, rulings }: Shot = {},
): Promise<Told> {
  return played(faces, { a, b, ...others }, 'shot', { ...EVEN, ...fields }, rulings);
}

/** Result less difficulty of a shot with a 5. */
async function margin(setting: Shot): Promise<number | undefined> {
  return (await shot([5], setting)).metrics.margin;
}

describe('shots', () => {
  it('MB-SHOT-1: weapon skill, cards and the malus of a prisoner against the difficulty', async () => {
    expect(await shot([5])).toMatchObject({ outcome: 'hit', rolls: ['shot'], metrics: { margin: 0, hits: 1 } });
    expect(await shot([4])).toMatchObject({ outcome: 'miss', metrics: { margin: -1, hits: 0, 'lost.target': 0 } });
    expect((await shot([1], { fields: { difficulty: 5 } })).outcome).toBe('miss');
    const p = striker(0, { physique: 5 });
    expect(await margin({ a: archer(5, {}, { holds: 'p' }), others: { p } })).toBe(-3);
    expect(
      (await shot([5, 2], { a: archer(5, {}, { destiny: 1, tactics: { 'destiny-use': 'attack' } }) })).metrics.margin,
    ).toBe(2);
  });

  it.each([
    [{ 'shooter-moved': true }, -3],
    [{ 'target-moved': true }, -3],
    [{ 'shooter-moved': true, 'target-moved': true }, -3],
    [{ height: -3 }, 0],
    [{ height: -3.1 }, -3],
    [{ height: 2.9 }, 0],
    [{ height: 3 }, 3],
    [{ cover: 'terrain' }, -3],
    [{ cover: 'fighter' }, -3],
    [{ cover: 'fallen-fighter', 'cover-size': 1 }, 0],
    [{ cover: 'fallen-fighter', 'cover-size': 2 }, -3],
    [{ weather: true }, -3],
    [{ modifier: 2, weather: true, cover: 'terrain', height: 9 }, -1],
  ] as const)('MB-SHOT-2: %j changes the roll by %i', async (fields, change) => {
    expect(await margin({ fields })).toBe(change);
  });

  it('MB-SHOT-2: the size of the target, and whether it has fallen', async () => {
    const bySize = await Promise.all([0, 1, 2, 3, 4, 5].map((size) => margin({ b: butt({ size }) })));
    expect(bySize).toEqual([-3, 0, 3, 3, 6, 6]);
    expect(await margin({ b: butt({ 'physique-left': 0 }) })).toBe(3);
  });

  it('MB-SHOT-2: how much lower a target is, and which fallen fighter hides it, by ruling', async () => {
    const lower = (height: number, option: string) =>
      margin({ fields: { height }, rulings: { 'target-lower-threshold': option } });
    expect(await lower(3, 'at-least-3')).toBe(3);
    expect(await lower(3, 'more-than-3')).toBe(0);
    expect(await lower(3.1, 'more-than-3')).toBe(3);
    const behind = (fallen: number, size: number, option: string) =>
      margin({
        b: butt({ size }),
        fields: { cover: 'fallen-fighter', 'cover-size': fallen },
        rulings: { 'size-category': option },
      });
    expect(await behind(3, 2, 'size')).toBe(0);
    expect(await behind(3, 2, 'band')).toBe(3);
    expect(await behind(4, 3, 'band')).toBe(0);
    expect(await behind(1, 0, 'band')).toBe(-6);
    expect(await behind(5, 4, 'band')).toBe(6);
  });

  it('MB-SHOT-3: range bands of a weapon with reach', async () => {
    const at = (range: number, rulings: Rulings = {}) => ({ a: archer(5, { reach: 3 }), fields: { range }, rulings });
    const near = await shot([], at(2.9));
    expect(near).toMatchObject({ outcome: 'not-possible', metrics: { margin: 0, hits: 0 } });
    expect((await shot([], at(30.1))).outcome).toBe('not-possible');
    expect(await margin(at(3))).toBe(0);
    expect(await margin(at(18))).toBe(0);
    expect((await shot([9], at(18))).metrics['lost.target']).toBe(5);
    expect((await shot([9], at(18.1))).metrics).toMatchObject({ margin: 1, 'lost.target': 2 });
    expect((await shot([9], at(30, { 'half-rounding': 'up' }))).metrics).toMatchObject({ margin: 1, 'lost.target': 3 });
    expect(await margin(at(40, { 'range-bands': 'none' }))).toBe(0);
    expect((await shot([9], at(19, { 'range-bands': 'older-edition' }))).metrics['lost.target']).toBe(2);
    expect(await margin({ fields: { range: 2 } })).toBe(0);
  });
});

const dodger = striker(0);

describe('dodges of shots', () => {
  it('MB-SHOT-4: a shot that reaches its difficulty may be dodged, against its result', async () => {
    expect(await shot([5, 5], { b: dodger })).toMatchObject({ outcome: 'dodged', rolls: ['shot', 'dodge'] });
    expect((await shot([5, 4], { b: dodger })).outcome).toBe('hit');
    expect((await shot([4], { b: dodger })).outcome).toBe('miss');
    expect((await shot([5, 5], { b: dodger, rulings: { 'dodge-tie': 'attacker' } })).outcome).toBe('hit');
    const strong = striker(0, { dodge: '30+d10' });
    expect((await shot([5, 1], { b: strong })).outcome).toBe('hit');
    expect((await shot([5, 1], { b: strong, rulings: { 'automatic-failure-opposed': 'ignored' } })).outcome).toBe(
      'dodged',
    );
  });

  it('MB-SHOT-4: by ruling against the difficulty, or not at all', async () => {
    const under = (option: string): Shot => ({ b: dodger, rulings: { 'shot-dodge': option } });
    expect((await shot([9, 5], under('opposed'))).outcome).toBe('hit');
    expect((await shot([9, 5], under('vs-difficulty'))).outcome).toBe('dodged');
    expect((await shot([9, 4], under('vs-difficulty'))).outcome).toBe('hit');
    const sure = { ...under('vs-difficulty'), b: striker(0, { dodge: '30+d10' }) };
    expect((await shot([9, 1], sure)).outcome).toBe('hit');
    expect(await shot([9], under('none'))).toMatchObject({ outcome: 'hit', rolls: ['shot'] });
  });

  it('MB-SHOT-4: not by who cannot, and with the malus of a prisoner', async () => {
    for (const state of ['stunned', 'no-dodge', 'prisoner']) {
      expect((await shot([5], { b: striker(0, {}, { condition: [state] }) })).outcome).toBe('hit');
    }
    expect((await shot([5], { b: striker(0, { 'physique-left': 0 }) })).outcome).toBe('hit');
    const jailer = striker(0, {}, { holds: 'p' });
    const others = { p: striker(0) };
    expect((await shot([5, 7], { b: jailer, others })).outcome).toBe('hit');
    expect((await shot([5, 8], { b: jailer, others })).outcome).toBe('dodged');
  });

  it('MB-SHOT-5: damage less armour and shield, and the special effect', async () => {
    const clad = butt({ armour: 1, shield: 2 });
    expect((await shot([5], { b: clad })).metrics['lost.target']).toBe(2);
    expect((await shot([5], { b: clad, rulings: { shield: 'pass-only' } })).metrics['lost.target']).toBe(4);
    expect((await shot([6])).metrics).toMatchObject({ 'lost.target': 5, special: 1 });
    expect((await shot([6], { rulings: { 'special-doubling': 'every-attack' } })).metrics['lost.target']).toBe(10);
    const sling = archer(5, { special: 'stunning' });
    expect((await shot([6], { a: sling })).metrics).toMatchObject({ 'lost.target': 6, 'stunned.target': 1 });
    expect((await shot([5], { a: sling })).metrics).toMatchObject({ 'lost.target': 5, 'stunned.target': 0 });
    const ram = archer(5, { special: 'push-back', recoil: 3 });
    expect((await shot([6], { a: ram })).metrics['recoil.target']).toBe(30);
    expect((await shot([6], { a: ram, rulings: { 'recoil-length': 'damage' } })).metrics['recoil.target']).toBe(50);
    const thick = { a: ram, b: butt({ armour: 9 }) };
    expect((await shot([6], thick)).metrics['recoil.target']).toBe(30);
    expect(
      (await shot([6], { ...thick, rulings: { 'special-through-armour': 'blocked' } })).metrics['recoil.target'],
    ).toBe(0);
    expect((await shot([5], { b: butt({ 'physique-left': 0 }) })).metrics).toMatchObject({
      'dead.target': 1,
      'lost.target': 0,
    });
    const weak = { b: butt({ 'physique-left': 3 }) };
    expect((await shot([5], weak)).metrics).toMatchObject({ 'dead.target': 0, 'out.target': 1, 'lost.target': 3 });
    expect((await shot([5], { ...weak, rulings: { overkill: 'dead' } })).metrics['dead.target']).toBe(1);
  });
});

function carded(abilities: Fields, damage = 5, more: Fighter = {}): Fighter {
  return archer(damage, {}, { abilities, ...more });
}

describe('skill cards', () => {
  it('MB-CARD-1: rapid shot adds to the roll and takes from the damage', async () => {
    expect((await shot([3], { a: carded({ 'rapid-shot': 2 }) })).metrics).toMatchObject({
      margin: 0,
      'lost.target': 3,
    });
    expect((await shot([2], { a: carded({ 'rapid-shot': 3 }, 2) })).metrics).toMatchObject({
      margin: 0,
      'lost.target': 0,
    });
  });

  it('MB-CARD-1: with a dice table the changed value changes the dice', async () => {
    const a = archer(5, {}, { abilities: { 'rapid-shot': 2 } }, { 'weapon-skill': 10 });
    const text = scene({ a, b: butt() }, 'shot', EVEN, { 'dice-table': { 0: [6], 12: [6, 8] } });
    expect(await playFaces(text, [2, 3])).toMatchObject({ failure: null, metrics: { margin: 2 } });
  });

  it('MB-CARD-2: weak point takes from the roll and adds to the damage', async () => {
    expect((await shot([8], { a: carded({ 'weak-point': 3 }) })).metrics).toMatchObject({
      margin: 0,
      'lost.target': 8,
    });
    expect((await shot([7], { a: carded({ 'weak-point': 3 }) })).outcome).toBe('miss');
  });

  it('MB-CARD-3: a second shot after a hit, at the same target', async () => {
    const a = carded({ 'intuitive-shot': true });
    expect(await shot([5, 9], { a })).toMatchObject({
      outcome: 'hit',
      metrics: { hits: 2, margin: 0, 'lost.target': 10 },
    });
    expect((await shot([5, 2], { a })).metrics).toMatchObject({ hits: 1, 'lost.target': 5 });
    expect((await shot([4], { a })).metrics.hits).toBe(0);
    expect((await shot([8], { a, fields: { 'shooter-moved': true } })).metrics.hits).toBe(1);
    expect((await shot([8, 8], { a, fields: { 'target-moved': true } })).metrics.hits).toBe(2);
    expect((await shot([9, 9], { a, b: dodger })).outcome).toBe('dodged');
    expect(await shot([9, 5, 9, 9], { a, b: dodger })).toMatchObject({ outcome: 'hit', metrics: { hits: 1 } });
  });

  it('MB-CARD-3: at a fallen target only to kill', async () => {
    const weak = butt({ 'physique-left': 5 });
    const a = (tactics: Fields) => carded({ 'intuitive-shot': true }, 5, { tactics });
    expect((await shot([5], { a: a({}), b: weak })).metrics).toMatchObject({ hits: 1, 'dead.target': 0 });
    expect((await shot([5, 2], { a: a({ 'finish-off': 'kill' }), b: weak })).metrics).toMatchObject({
      hits: 2,
      'dead.target': 1,
    });
    expect((await shot([5], { a: a({ 'finish-off': 'stop' }), b: weak })).metrics.hits).toBe(1);
  });

  it('MB-PRIS-5: no longer cost 3 at a prisoner of his own whom the first shot has felled', async () => {
    const a = carded({ 'intuitive-shot': true }, 5, { holds: 'b', tactics: { 'finish-off': 'kill' } });
    const b = butt({ 'physique-left': 5 });
    expect((await shot([7], { a, b })).metrics.hits).toBe(0);
    expect((await shot([8, 1], { a, b })).metrics.hits).toBe(1);
    expect((await shot([8, 2], { a, b })).metrics.hits).toBe(2);
  });

  it('MB-CARD-4: concentration, for each turn or once', async () => {
    const a = carded({ concentration: { cards: 2, turns: 3 } });
    expect(await margin({ a })).toBe(6);
    expect(await margin({ a, rulings: { 'concentration-stack': 'cumulative' } })).toBe(6);
    expect(await margin({ a, rulings: { 'concentration-stack': 'flat' } })).toBe(2);
  });
});

const NEAR = [
  { fighter: 'm', distance: 4.9 },
  { fighter: 'n', distance: 2 },
  { fighter: 'o', distance: 5 },
];
const crowd = { m: butt(), n: striker(0, { armour: 1 }), o: butt() };

function missed(faces: readonly number[], more: Shot = {}): Promise<Told> {
  return shot(faces, { others: crowd, ...more, fields: { neighbours: NEAR, ...more.fields } });
}

describe('shots that miss', () => {
  it('MB-SCAT-1: strike the fighter whose place is the points that were missing, nearer than 5 cm', async () => {
    expect(await missed([5])).toMatchObject({ outcome: 'hit', metrics: { 'hit.n': 0, 'scatter-lost': 0 } });
    expect(await missed([4])).toMatchObject({
      outcome: 'scatter',
      metrics: { 'hit.n': 1, 'hit.m': 0, 'scatter-lost': 4 },
    });
    expect(await missed([3])).toMatchObject({
      outcome: 'scatter',
      metrics: { 'hit.n': 0, 'hit.m': 1, 'scatter-lost': 5 },
    });
    expect(await missed([2])).toMatchObject({ outcome: 'miss', metrics: { 'hit.o': 0, 'scatter-lost': 0 } });
    const fallen = { ...crowd, n: butt({}, { condition: ['dead'] }) };
    expect((await missed([4], { others: fallen })).metrics).toMatchObject({ 'hit.m': 1, 'hit.n': 0 });
  });

  it('MB-SCAT-1: also after an automatic failure, unless ruled otherwise', async () => {
    const fields = { difficulty: 12 };
    const under = (option: string): Shot => ({ fields, rulings: { 'scatter-on-automatic-failure': option } });
    expect((await missed([1], under('scatters'))).metrics['hit.n']).toBe(1);
    expect((await missed([1], under('none'))).outcome).toBe('miss');
    expect((await missed([1], { fields: { difficulty: 11 } })).outcome).toBe('miss');
  });

  it('MB-SCAT-2: among equal distances chance decides', async () => {
    const neighbours = [
      { fighter: 'm', distance: 2 },
      { fighter: 'n', distance: 2 },
    ];
    const fields = { neighbours };
    expect(await missed([4, 1], { fields })).toMatchObject({
      rolls: ['shot', 'whom a miss strikes'],
      metrics: { 'hit.m': 1, 'hit.n': 0 },
    });
    expect((await missed([4, 2], { fields })).metrics).toMatchObject({ 'hit.m': 0, 'hit.n': 1 });
    expect((await missed([3, 1], { fields })).metrics['hit.m']).toBe(1);
    expect((await missed([2], { fields })).outcome).toBe('miss');
  });

  it('MB-SCAT-3: without reaction or special effect', async () => {
    const a = archer(5, { special: 'stunning', reach: 3 });
    const fields = { difficulty: 17 };
    expect((await missed([6], { a, fields, rulings: { 'special-doubling': 'every-attack' } })).metrics).toMatchObject({
      'hit.n': 1,
      'scatter-lost': 4,
      special: 0,
    });
    expect((await missed([6], { a, fields: { difficulty: 14, range: 19 } })).metrics['scatter-lost']).toBe(1);
    const self = [{ fighter: 'a', distance: 1 }];
    expect((await missed([4], { fields: { neighbours: self } })).metrics).toMatchObject({
      'hit.a': 1,
      'scatter-lost': 5,
    });
  });

  it('MB-SCAT-4: after a dodge nobody, or whoever is nearest', async () => {
    const under = (option: string): Shot => ({ b: dodger, rulings: { 'scatter-after-dodge': option } });
    expect(await missed([5, 9], under('none'))).toMatchObject({ outcome: 'dodged', metrics: { 'scatter-lost': 0 } });
    expect(await missed([5, 9], under('nearest'))).toMatchObject({
      outcome: 'dodged',
      metrics: { 'hit.n': 1, 'scatter-lost': 4 },
    });
  });

  it('copies of one fighter may shoot at each other', async () => {
    const text = scene({ a: example('archer') }, 'shot', { attacker: 'a', target: 'a', difficulty: 20 });
    expect((await playFaces(text, [2])).outcome).toBe('miss');
  });
});

describe('the listing', () => {
  it('names the modifiers of shots as it names everything else: in small letters, with hyphens', () => {
    const rows = CATALOGUES.find(({ id }) => id === 'shot-modifiers')?.rows ?? [];
    expect(rows.map(({ id }) => id)).toContain('higher-target');
    for (const { id } of rows) expect(id).toMatch(/^[a-z0-9-]+$/);
  });
});
