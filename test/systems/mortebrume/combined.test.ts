import { describe, expect, it } from 'vitest';
import type { Told } from '../../support/script.ts';
import { solveText } from '../../support/solve.ts';
import { example, type Fields, type Fighter, scene } from './scenes.ts';
import { choosing, played, type Rulings, striker } from './strikers.ts';

const A = striker(4);
const T = striker(3);
const SHOOTER = choosing(4, { 'attack-mode': 'shot' });

interface Scene {
  /** At most four: a, b, c, d. */
  readonly attackers?: readonly Fighter[];
  readonly t?: Fighter;
  readonly fields?: Fields;
  readonly rulings?: Rulings;
}

/** How a combined attack on `t` goes with these faces. */
function combined(
  faces: readonly number[],
  { attackers = [A, A], t = T, fields = {}, rulings = {} }: Scene = {},
): Promise<Told> {
  const names = ['a', 'b', 'c', 'd'].slice(0, attackers.length);
  const fighters = Object.fromEntries(names.map((name, i) => [name, attackers[i] as Fighter]));
  return played(faces, { ...fighters, t }, 'combined-attack', { attackers: names, target: 't', ...fields }, rulings);
}

const dodging = (tactics: Fields = {}, more: Fields = {}): Fighter =>
  choosing(3, { reaction: 'dodge', ...tactics }, more);

describe('the attack', () => {
  it('MB-COMB-1: all who are declared make the malus, though some never attack', async () => {
    const t = dodging({ 'malus-split': 'first' }, { 'dodge-move': 5 });
    const three = { attackers: [A, A, A], t };
    expect(await combined([5, 8], three)).toMatchObject({ outcome: 'escaped', metrics: { attacks: 1, dodges: 1 } });
    expect((await combined([5, 7, 5, 9], three)).metrics).toMatchObject({ attacks: 2, 'lost.target': 4 });
    expect((await combined([5, 7], { t })).outcome).toBe('escaped');
  });

  it('MB-COMB-2: each attacks in his own mode, in the order of the list', async () => {
    const mode = (attackMode: string): Fighter => choosing(4, { 'attack-mode': attackMode });
    const caster = { ...mode('spell'), spell: { damage: 2 } };
    const told = await combined([5, 5, 5, 7, 5, 4, 5, 3], {
      attackers: [A, mode('body-strike'), mode('shot'), caster],
      t: choosing(3, { 'malus-split': 'first' }),
      fields: { shots: { c: { difficulty: 12 }, d: { difficulty: 12 } } },
    });
    expect(told.rolls).toEqual(['attack', 'weapon pass', 'attack', 'dodge', 'shot', 'dodge', 'casting', 'dodge']);
    expect(told).toMatchObject({ outcome: 'standing', metrics: { attacks: 4, dodges: 1, 'lost.target': 10 } });
  });

  it('MB-COMB-2: who strikes back at one of them hurts him alone', async () => {
    const told = await combined([2, 9, 5, 9], { attackers: [striker(4, { physique: 3 }), A] });
    expect(told.metrics).toMatchObject({ 'lost.attackers': 3, 'out.attackers': 1, attacks: 2, 'lost.target': 0 });
  });

  it('MB-COMB-2: a second intuitive shot is dodged without malus; a range that is impossible makes no attack', async () => {
    const sniper = {
      ...SHOOTER,
      abilities: { 'intuitive-shot': true },
      weapon: { class: 'ranged', damage: 4, reach: 3 },
    };
    const shots = { a: { difficulty: 12, range: 10 }, b: { difficulty: 12, range: 2 } };
    const told = await combined([5, 6, 5, 5], {
      attackers: [sniper, sniper],
      t: dodging({ 'malus-split': 'first' }),
      fields: { shots },
    });
    expect(told).toMatchObject({
      rolls: ['shot', 'dodge', 'shot', 'dodge'],
      metrics: { attacks: 1, 'lost.target': 4 },
    });
  });
});

describe('the answer', () => {
  it('MB-COMB-3: any number of dodges, one weapon pass in all, as planned', async () => {
    const rolls = async (reactions: unknown, faces: readonly number[] = [5, 9, 5, 9]): Promise<readonly string[]> =>
      (await combined(faces, { t: choosing(3, { reactions }) })).rolls;
    expect(await rolls('pass-first')).toEqual(['attack', 'weapon pass', 'attack', 'dodge']);
    expect(await rolls('pass-last')).toEqual(['attack', 'dodge', 'attack', 'weapon pass']);
    expect(await rolls('dodge-all')).toEqual(['attack', 'dodge', 'attack', 'dodge']);
    expect(await rolls('take-all', [5, 5])).toEqual(['attack', 'attack']);
    expect(await rolls(['take', 'pass'], [5, 5, 9])).toEqual(['attack', 'attack', 'weapon pass']);
  });

  it('MB-COMB-3: what is not possible falls back, without a second pass', async () => {
    const { dodge: _, ...numbers } = T.characteristics as Fields;
    const stiff = (tactics: Fields): Fighter => ({ ...T, characteristics: numbers, tactics });
    const rolls = ['attack', 'weapon pass', 'attack'];
    expect((await combined([5, 9, 5], { t: stiff({ reaction: 'pass' }) })).rolls).toEqual(rolls);
    expect((await combined([5, 9, 5], { t: stiff({ reaction: 'dodge' }) })).rolls).toEqual(rolls);
    const mace = { ...A, weapon: { damage: 4, special: 'stunning' } };
    const told = await combined([8, 5, 5, 9], { attackers: [mace, A], t: dodging() });
    expect(told).toMatchObject({
      rolls: ['attack', 'dodge', 'attack', 'weapon pass'],
      metrics: { 'stunned.target': 1 },
    });
  });

  it('MB-COMB-3: shots are dodged, and taken where they cannot be', async () => {
    const scene = { attackers: [SHOOTER, A], fields: { shots: { a: { difficulty: 12 } } } };
    expect((await combined([5, 9, 5, 9], scene)).rolls).toEqual(['shot', 'dodge', 'attack', 'weapon pass']);
    const taken = await combined([5, 5, 7], { ...scene, rulings: { 'shot-dodge': 'none' } });
    expect(taken.rolls).toEqual(['shot', 'attack', 'weapon pass']);
    expect(taken.metrics['lost.target']).toBe(4);
    const all = { ...scene, t: choosing(3, { reactions: 'take-all' }) };
    expect((await combined([5, 5], all)).rolls).toEqual(['shot', 'attack']);
  });

  it('MB-COMB-4: even, all on the first, all on the last, or as listed', async () => {
    const dodges = async (
      split: unknown,
      faces: readonly number[],
      tactics: Fields = {},
    ): Promise<number | undefined> =>
      (await combined(faces, { attackers: [A, A, A], t: dodging({ 'malus-split': split, ...tactics }) })).metrics
        .dodges;
    expect(await dodges('even', [5, 6, 5, 6, 5, 6])).toBe(3);
    expect(await dodges('even', [5, 5, 5, 5, 5, 5])).toBe(0);
    expect(await dodges('first', [5, 7, 5, 5, 5, 5])).toBe(2);
    expect(await dodges('last', [5, 5, 5, 5, 5, 7])).toBe(2);
    expect(await dodges([0, 3, 0], [5, 5, 5, 7, 5, 5])).toBe(2);
    const reactions = ['dodge', 'take', 'dodge'];
    expect(await dodges('even', [5, 7, 5, 5, 6], { reactions })).toBe(2);
    expect(await dodges('even', [5, 6, 5, 5, 5], { reactions })).toBe(0);
  });

  it('MB-COMB-4: the malus weighs on a pass too, and on no attack that is taken', async () => {
    const t = choosing(3, { 'malus-split': 'first' });
    expect((await combined([5, 7, 5, 5], { t })).metrics).toMatchObject({ 'lost.attackers': 0, 'lost.target': 0 });
    expect((await combined([5, 9, 5, 5], { t })).metrics['lost.attackers']).toBe(3);
    const taking = choosing(3, { reactions: ['take', 'dodge'], 'malus-split': 'first' });
    expect((await combined([5, 5, 7], { t: taking })).metrics.dodges).toBe(1);
  });

  it('MB-COMB-5: the best split leaves the least risk of all, then the least loss', async () => {
    const lists = [0, 1, 2, 3]
      .flatMap((x) => [0, 1, 2, 3].map((y) => [x, y, 3 - x - y]))
      .filter(([, , z]) => (z ?? -1) >= 0);
    const t = example('dwarf', { characteristics: { dodge: '9+d8', 'physique-left': 9 } });
    const attackers = ['h', 'x', 'o'];
    const fighters = {
      h: example('human'),
      x: example('archer', { tactics: { 'attack-mode': 'shot' } }),
      o: example('orrokeen'),
      t,
    };
    const fields = { attackers, target: 't', shots: { x: { difficulty: 14 } } };
    const vary = { 't.tactics.malus-split': [...lists, 'optimal'] };
    const answers = await solveText(scene(fighters, 'combined-attack', fields, { vary }));
    const best = answers.pop();
    const risks = answers.map((answer) => answer.p('out-of-combat') + answer.p('dead'));
    const least = Math.min(...risks);
    expect(best?.p('out-of-combat')).toBeCloseTo(least, 12);
    const losses = answers.filter((_, i) => (risks[i] as number) < least + 1e-12).map((it) => it.mean('lost.target'));
    expect(best?.mean('lost.target')).toBeCloseTo(Math.min(...losses), 12);
    expect(Math.max(...risks)).toBeGreaterThan(least + 0.01);
  });

  it('MB-COMB-5: of equal splits the one that puts most on the first; scripted dice do not matter', async () => {
    const t = dodging({ 'malus-split': 'optimal' }, { armour: 99 });
    expect((await combined([5, 6, 5, 5], { t })).metrics.dodges).toBe(1);
    expect((await combined([5, 7, 5, 5], { t })).metrics.dodges).toBe(2);
    expect(
      (await combined([5, 5], { t: choosing(3, { reactions: 'take-all', 'malus-split': 'optimal' }) })).rolls,
    ).toHaveLength(2);
  });
});

describe('the end', () => {
  it('MB-COMB-6: a dodge out of reach ends the attacks hand to hand, not the shots', async () => {
    const away = (more: Fields, tactics: Fields = {}): Fighter => dodging(tactics, more);
    expect((await combined([5, 9], { t: away({ 'dodge-move': 5 }) })).outcome).toBe('escaped');
    const stays = { t: away({ 'dodge-move': 5 }, { 'dodge-direction': 'stay' }) };
    expect(await combined([5, 9, 5, 9], stays)).toMatchObject({ outcome: 'standing', metrics: { dodges: 2 } });
    const fields = { distance: 2 };
    expect((await combined([5, 9], { t: away({ 'dodge-move': 2.1 }), fields })).outcome).toBe('escaped');
    expect((await combined([5, 9, 5, 9], { t: away({ 'dodge-move': 2 }), fields })).outcome).toBe('standing');
    const shots = { b: { difficulty: 12 } };
    const shot = { attackers: [A, SHOOTER, A], t: away({ 'dodge-move': 5 }), fields: { shots } };
    expect(await combined([5, 9, 5, 3], shot)).toMatchObject({
      outcome: 'escaped',
      metrics: { attacks: 2, 'lost.target': 4 },
    });
  });

  it('MB-COMB-6: who dodges the second of two intuitive shots is out of reach as well', async () => {
    const sniper = { ...SHOOTER, abilities: { 'intuitive-shot': true } };
    const scene = { attackers: [sniper, A], fields: { shots: { a: { difficulty: 12 } } } };
    expect(await combined([5, 3, 5, 9], { ...scene, t: dodging({}, { 'dodge-move': 5 }) })).toMatchObject({
      outcome: 'escaped',
      metrics: { attacks: 1, dodges: 1, 'lost.target': 4 },
    });
    expect(await combined([5, 3, 5, 9, 5, 3], { ...scene, t: dodging() })).toMatchObject({
      outcome: 'standing',
      metrics: { attacks: 2, dodges: 1, 'lost.target': 8 },
    });
  });

  it('MB-COMB-7: nobody attacks the dead', async () => {
    const rulings = { overkill: 'dead' };
    const told = await combined([5, 4], { attackers: [striker(30), A], fields: { 'finish-off': 'kill' }, rulings });
    expect(told).toMatchObject({ outcome: 'dead', metrics: { attacks: 1, 'lost.target': 20 } });
  });

  it('MB-COMB-8: the attack stops, or the next attacker kills, who takes all', async () => {
    const t = striker(3, { physique: 4 });
    const attackers = [A, A, A];
    expect(await combined([5, 4], { t, attackers })).toMatchObject({
      outcome: 'out-of-combat',
      metrics: { attacks: 1 },
    });
    const fields = { 'finish-off': 'kill' };
    expect(await combined([5, 4, 5], { t, attackers, fields })).toMatchObject({
      outcome: 'dead',
      metrics: { attacks: 2 },
    });
    const one = { t, attackers, fields, rulings: { 'coup-de-grace': 'one' } };
    expect(await combined([5, 4, 1], one)).toMatchObject({ outcome: 'out-of-combat', metrics: { attacks: 2 } });
    const until = { ...one, rulings: { 'coup-de-grace': 'until-dead' } };
    expect(await combined([5, 4, 1, 5], until)).toMatchObject({ outcome: 'dead', metrics: { attacks: 3 } });
  });

  it('MB-COMB-8: the strongest finishes off before his turn, the others after him by ruling', async () => {
    const t = striker(3, { physique: 4, armour: 5 });
    const attackers = [striker(9), striker(2), striker(9), striker(9)];
    const fields = { 'finish-off': 'kill', finisher: 'next' };
    expect((await combined([5, 2, 5], { t, attackers, fields })).outcome).toBe('out-of-combat');
    const strongest = { t, attackers, fields: { ...fields, finisher: 'strongest' } };
    expect((await combined([5, 2, 5], strongest)).outcome).toBe('dead');
    const rulings = { 'coup-de-grace': 'until-dead' };
    const all = await combined([5, 2, 1, 5, 5], { ...strongest, rulings });
    expect(all).toMatchObject({ outcome: 'dead', metrics: { attacks: 4 } });
  });

  it('MB-COMB-8: of equally strong ones the first finishes off', async () => {
    const t = striker(3, { physique: 4, armour: 5 });
    // Constant skills fail at nothing and roll nothing: only the first of the two rolls a die.
    const sure = striker(9, { 'weapon-skill': { value: 15, dice: [] } });
    const fields = { 'finish-off': 'kill', finisher: 'strongest' };
    const scene = (last: readonly Fighter[]) => ({ t, attackers: [striker(9), striker(2), ...last], fields });
    expect((await combined([5, 2, 5], scene([striker(9), sure]))).outcome).toBe('dead');
    expect((await combined([5, 2], scene([sure, striker(9)]))).outcome).toBe('dead');
  });

  it('MB-COMB-8: a target that lies there already is attacked by all until dead', async () => {
    const t = striker(3, { 'physique-left': 0 });
    expect(await combined([5], { t })).toMatchObject({ outcome: 'dead', metrics: { attacks: 1, 'lost.target': 0 } });
    expect(await combined([1, 5], { t })).toMatchObject({ outcome: 'dead', metrics: { attacks: 2 } });
    expect((await combined([1, 1], { t })).outcome).toBe('out-of-combat');
  });

  it('MB-TURN-4: who dodges is activated by ruling, and an activated fighter passes unless ruled otherwise', async () => {
    const t = choosing(3, { reactions: ['dodge', 'pass'] });
    const rolls = async (rulings: Rulings): Promise<string | undefined> =>
      (await combined([5, 9, 5, 9], { t, rulings })).rolls[3];
    expect(await rolls({ 'dodge-activates': 'activates', 'activated-pass': 'forbidden' })).toBe('dodge');
    expect(await rolls({ 'dodge-activates': 'free', 'activated-pass': 'forbidden' })).toBe('weapon pass');
    expect(await rolls({ 'dodge-activates': 'activates', 'activated-pass': 'allowed' })).toBe('weapon pass');
  });
});
