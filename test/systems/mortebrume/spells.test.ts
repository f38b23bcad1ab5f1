import { describe, expect, it } from 'vitest';
import { playFaces, type Told } from '../../support/script.ts';
import { type Fields, type Fighter, scene } from './scenes.ts';
import { played, type Rulings, striker } from './strikers.ts';

/** Casts with 10 + d10: 15 with a face of 5; the spell does 6. */
function caster(tactics: Fields = {}, more: Fields = {}, rest: Fighter = {}): Fighter {
  return striker(
    4,
    { physique: 8, ...more },
    { tactics: { reaction: 'take', ...tactics }, spell: { damage: 6 }, ...rest },
  );
}

/** Does not dodge the spell. */
function butt(more: Fields = {}, tactics: Fields = {}, damage = 1): Fighter {
  return striker(damage, more, { tactics: { 'shot-reaction': 'take', ...tactics } });
}

interface Spell {
  readonly a?: Fighter;
  readonly b?: Fighter;
  readonly others?: Readonly<Record<string, Fighter>>;
  readonly fields?: Fields;
  readonly rulings?: Rulings;
}

function spell(
  faces: readonly number[],
  { a = caster(), b = butt(), others, fields, rulings }: Spell = {},
): Promise<Told> {
  const engagement = { attacker: 'a', target: 'b', difficulty: 15, ...fields };
  return played(faces, { a, b, ...others }, 'spell', engagement, rulings);
}

describe('stakes', () => {
  it('MB-AUG-1: are announced before, or not made', async () => {
    expect(await spell([5])).toMatchObject({ rolls: ['casting'], metrics: { stake: 0, 'lost.caster': 0 } });
    expect((await spell([4, 5], { a: caster({ stake: 'max' }) })).rolls).toEqual(['stake', 'casting']);
  });

  it('MB-AUG-2: are limited by a roll of the casting dice without destiny', async () => {
    const a = caster({ stake: 'max', 'destiny-use': 'attack' }, {}, { destiny: 2 });
    expect(await spell([3, 1, 2], { a })).toMatchObject({
      rolls: ['stake', 'casting', 'casting'],
      metrics: { stake: 3 },
    });
    expect((await spell([1, 5], { a: caster({ stake: 'max' }) })).metrics.stake).toBe(1);
  });

  it('MB-AUG-3: all that is possible, half of it, or a number', async () => {
    const staking = async (stake: unknown, rulings: Rulings = {}, more: Fields = {}) =>
      (await spell([7, 1], { a: caster({ stake }, more), rulings })).metrics.stake;
    expect(await staking('max')).toBe(7);
    expect(await staking('half')).toBe(3);
    expect(await staking(2)).toBe(2);
    expect(await staking(9)).toBe(7);
    expect(await staking('max', {}, { 'physique-left': 5 })).toBe(5);
    expect(await staking('max', { 'stake-limit': 'collapse' }, { 'physique-left': 5 })).toBe(5);
    expect(await staking('max', { 'stake-limit': 'keep-one' }, { 'physique-left': 5 })).toBe(4);
    expect(await staking(2, { 'stake-size': 'chosen' })).toBe(2);
    expect(await staking(2, { 'stake-size': 'forced' })).toBe(7);
    expect((await spell([5], { rulings: { 'stake-size': 'forced' } })).metrics.stake).toBe(0);
  });

  it('MB-AUG-4: are paid, raise the casting, and may leave nothing', async () => {
    const fields = { difficulty: 23 };
    const all = await spell([8, 5], { a: caster({ stake: 'max' }), fields });
    expect(all).toMatchObject({ outcome: 'hit', metrics: { stake: 8, 'lost.caster': 8, 'lost.target': 6 } });
    expect((await spell([8, 4], { a: caster({ stake: 'max' }), fields })).outcome).toBe('miss');
  });

  it('MB-AUG-4: with a dice table the raised value changes the dice', async () => {
    const a = caster({ stake: 2 }, { casting: 10 });
    const text = scene(
      { a, b: butt() },
      'spell',
      { attacker: 'a', target: 'b', difficulty: 20 },
      { 'dice-table': { 0: [6], 12: [6, 8] } },
    );
    expect(await playFaces(text, [4, 1, 7])).toMatchObject({ failure: null, outcome: 'hit', metrics: { stake: 2 } });
  });

  it('MB-AUG-5: then destiny may help the casting', async () => {
    const a = caster({ stake: 1, 'destiny-use': 'attack' }, {}, { destiny: 1 });
    expect((await spell([4, 2, 2], { a })).outcome).toBe('hit');
    expect((await spell([4, 2, 1], { a })).outcome).toBe('miss');
  });
});

describe('spells', () => {
  it('MB-SPELL-1: casting against the difficulty, whatever prisoner or range', async () => {
    const p = striker(0);
    const a = caster({}, {}, { holds: 'p', abilities: { concentration: { cards: 3, turns: 1 } } });
    expect((await spell([5], { a, others: { p } })).outcome).toBe('hit');
    expect((await spell([4], { a, others: { p } })).outcome).toBe('miss');
    expect((await spell([8], { fields: { cover: 'terrain' } })).outcome).toBe('hit');
    expect((await spell([7], { fields: { cover: 'terrain' } })).outcome).toBe('miss');
  });

  it('MB-SPELL-1: dodge, scatter and damage as of a shot', async () => {
    expect(await spell([5, 5], { b: striker(0) })).toMatchObject({ outcome: 'dodged', rolls: ['casting', 'dodge'] });
    const fields = { neighbours: [{ fighter: 'n', distance: 1 }] };
    expect(await spell([4], { fields, others: { n: striker(0, { armour: 2 }) } })).toMatchObject({
      outcome: 'scatter',
      metrics: { 'hit.n': 1, 'scatter-lost': 4 },
    });
    expect((await spell([6])).metrics).toMatchObject({ special: 1, 'lost.target': 6, 'out.target': 0 });
    expect((await spell([5], { b: butt({ 'physique-left': 6 }) })).metrics['out.target']).toBe(1);
    const own = { neighbours: [{ fighter: 'a', distance: 1 }] };
    expect((await spell([4], { fields: own })).metrics).toMatchObject({
      'hit.a': 1,
      'lost.caster': 6,
      'scatter-lost': 6,
    });
  });
});

const READY = { delay: {} };
const DISTURBED = { delay: { disturbers: ['b'] } };

function prepared(faces: readonly number[], more: Spell = {}): Promise<Told> {
  return spell(faces, { ...more, fields: { ...DISTURBED, ...more.fields } });
}

describe('prepared spells', () => {
  it('MB-DELAY-1: preparing is the action of the turn', async () => {
    expect(await spell([5], { fields: READY })).toMatchObject({ outcome: 'hit', rolls: ['casting'] });
    const passer = { a: caster({ reaction: 'pass' }), rulings: { 'activated-pass': 'forbidden' } };
    expect((await prepared([5, 3], passer)).rolls).toEqual(['attack', 'dodge']);
    expect((await prepared([5, 3], { ...passer, rulings: { 'activated-pass': 'allowed' } })).rolls).toEqual([
      'attack',
      'weapon pass',
    ]);
  });

  it('MB-DELAY-2: lost by a dodge, tried or made', async () => {
    const a = caster({ reaction: 'dodge' }, { armour: 9 });
    expect((await prepared([5, 9], { a })).outcome).toBe('lost');
    expect((await prepared([5, 3], { a })).outcome).toBe('lost');
  });

  it('MB-DELAY-2: lost by a wound, not by a blow that does none', async () => {
    expect(await prepared([5])).toMatchObject({ outcome: 'lost', metrics: { 'lost.caster': 1, 'lost.target': 0 } });
    expect((await prepared([5, 5], { a: caster({}, { armour: 1 }) })).outcome).toBe('hit');
    expect((await prepared([1, 5])).outcome).toBe('hit');
  });

  it('MB-DELAY-2: a weapon pass is acting, unless ruled otherwise', async () => {
    const under = (option: string): Spell => ({
      a: caster({ reaction: 'pass' }),
      rulings: { 'preparation-pass': option },
    });
    expect((await prepared([3, 5], under('breaks'))).outcome).toBe('lost');
    expect(await prepared([3, 5, 5], under('keeps'))).toMatchObject({ outcome: 'hit', metrics: { 'lost.target': 10 } });
    expect((await prepared([5, 3], under('keeps'))).outcome).toBe('lost');
  });

  it('MB-DELAY-2: attacked in order, from afar too, while he is conscious', async () => {
    const others = { c: striker(1, {}, { tactics: { 'attack-mode': 'shot' } }) };
    const fields = { delay: { disturbers: ['b', 'c'] }, shots: { c: { difficulty: 12 } } };
    expect((await prepared([5, 9, 9], { fields, others })).rolls).toEqual(['attack', 'shot', 'dodge']);
    expect((await prepared([1, 9, 9], { fields, others })).outcome).toBe('lost');
    expect((await prepared([1, 1, 5], { fields, others })).outcome).toBe('hit');
    const deadly = butt({}, {}, 9);
    expect(await prepared([5], { b: deadly, fields, others })).toMatchObject({
      outcome: 'out',
      metrics: { 'lost.caster': 8 },
    });
    expect((await prepared([5, 5, 5], { fields: { delay: { disturbers: ['2 x b', 'b'] } } })).outcome).toBe('lost');
  });

  it('MB-DELAY-3: before the strike, or after it with the malus of having acted', async () => {
    const fields = { ...READY, 'with-action': 'strike' };
    const taker = butt({}, { reaction: 'take' });
    const before = await spell([5, 5], { fields, b: taker });
    expect(before).toMatchObject({ rolls: ['casting', 'attack'], metrics: { 'lost.target': 10, dominated: 1 } });
    const a = caster({ 'spell-order': 'after' });
    expect(await spell([5, 8], { a, fields, b: taker })).toMatchObject({
      outcome: 'hit',
      rolls: ['attack', 'casting'],
    });
    expect((await spell([5, 7], { a, fields, b: taker })).outcome).toBe('miss');
    expect((await spell([5, 8], { a, fields: { ...fields, 'target-moved': true }, b: taker })).outcome).toBe('hit');
    const first = caster({ 'spell-order': 'before' });
    expect((await spell([4, 1], { a: first, fields, b: taker })).metrics.dominated).toBe(0);
  });

  it('MB-DELAY-3: not cast by who is stunned or out of combat', async () => {
    const fields = { ...READY, 'with-action': 'strike' };
    const a = caster({ 'spell-order': 'after' });
    const mace = striker(1, {}, { weapon: { damage: 1, special: 'stunning' } });
    expect((await spell([3, 8], { a, fields, b: mace })).outcome).toBe('not-cast');
    expect((await spell([3, 9], { a, fields, b: striker(9) })).outcome).toBe('not-cast');
    expect((await spell([3, 9, 8], { a, fields, b: butt({}, {}, 2) })).outcome).toBe('hit');
  });

  it('MB-DELAY-3: at a target that has fallen only to kill', async () => {
    const fields = { ...READY, 'with-action': 'strike' };
    const weak = butt({ 'physique-left': 4 }, { reaction: 'take' });
    const later = (tactics: Fields = {}) => caster({ 'spell-order': 'after', ...tactics });
    expect(await spell([5], { a: later(), fields, b: weak })).toMatchObject({
      outcome: 'not-cast',
      metrics: { dominated: 1 },
    });
    expect((await spell([5, 5], { a: later({ 'finish-off': 'kill' }), fields, b: weak })).outcome).toBe('hit');
    expect((await spell([5], { a: caster({ 'finish-off': 'stop' }), fields, b: weak })).metrics.dominated).toBe(0);
    const fallen = butt({ 'physique-left': 0 });
    expect((await spell([5], { fields: READY, b: fallen })).outcome).toBe('hit');
  });

  it('MB-DELAY-3: the end of the turn clears what the disturbers did', async () => {
    const mace = striker(1, {}, { weapon: { damage: 1, special: 'stunning' }, tactics: { 'shot-reaction': 'take' } });
    const a = caster({}, { armour: 5 });
    expect(await prepared([6, 5], { a, b: mace })).toMatchObject({ outcome: 'hit', metrics: { 'lost.caster': 0 } });
  });
});
