import { describe, expect, it } from 'vitest';
import { playFaces, type Told } from '../../support/script.ts';
import { expectExact } from '../../support/solve.ts';
import { against, brutes, type Fighter, hero, person, scene, versus } from './scenes.ts';

type Fields = Readonly<Record<string, unknown>>;
type More = Parameters<typeof against>[4];

/** Is hit at 15, checks wounds with 2k2, defends with 4k2. */
const TARGET = hero([2, 2, 2, 3, 2], { skills: { footwork: 2 } });
const SQUAD = brutes(2, 5, { equipment: ['rapier'] });

function struck(faces: readonly number[], a: Fighter, b: Fighter, fields: Fields = {}, more: More = {}): Promise<Told> {
  return playFaces(against('attack', a, b, fields, more), faces);
}

const under = (ruling: string, option: string): More => ({ rulings: { [ruling]: option } });

describe('squads attack', () => {
  it('SS-SQ-1: with as many action dice as their threat', async () => {
    const text = versus('initiative', brutes(3, 5), hero([1, 1, 1, 1, 1]));
    expect(await playFaces(text, [2, 4, 5, 3])).toMatchObject({ metrics: { 'total.x': 11, 'first-phase.x': 2 } });
  });

  it('SS-SQ-2: a die for each living brute, keeping the threat', async () => {
    const hit = await struck([8, 7, 1, 1, 1, 9, 9], SQUAD, TARGET);
    expect(hit).toMatchObject({ failure: null, outcome: 'scratched', metrics: { 'attack-total': 15, damage: 6 } });
    // Fewer brutes than threat: they keep what they roll.
    const few = await struck([9, 9], brutes(4, 2, { equipment: ['rapier'] }), TARGET);
    expect(few.metrics['attack-total']).toBe(18);
  });

  it('SS-SQ-2: their dice explode, or not', async () => {
    const weak = brutes(1, 2, { equipment: ['rapier'] });
    expect((await struck([10, 5, 1, 9, 9], weak, TARGET, {}, under('squad-explode', 'explode'))).outcome).toBe(
      'scratched',
    );
    expect((await struck([10, 1], weak, TARGET, {}, under('squad-explode', 'plain'))).outcome).toBe('miss');
  });

  it('SS-SQ-2: six count at most, by ruling', async () => {
    const mob = brutes(2, 8, { equipment: ['rapier'] });
    const faces = [1, 1, 1, 1, 1, 1];
    expect((await struck([...faces, 1, 1], mob, TARGET, {}, under('squad-size-cap', 'none'))).failure).toBeNull();
    expect((await struck(faces, mob, TARGET, {}, under('squad-size-cap', 'six'))).failure).toBeNull();
  });

  it('SS-DICE-9: they know their trade without a knack', async () => {
    expect((await struck([8, 7, 1, 1, 1, 9, 9], SQUAD, TARGET)).outcome).toBe('scratched');
  });

  it('SS-SQ-3: one hit and one for each full 5 above the TN, all in one wound check', async () => {
    const hit = (...faces: number[]): Promise<Told> => struck(faces, SQUAD, TARGET);
    expect((await hit(10, 1, 8, 1, 1, 1, 9, 9)).metrics).toMatchObject({ 'attack-total': 19, hits: 1, damage: 6 });
    expect((await hit(10, 1, 9, 1, 1, 1, 9, 9)).metrics).toMatchObject({ 'attack-total': 20, hits: 2, damage: 12 });
    expect(await hit(10, 7, 9, 1, 1, 1, 9, 9)).toMatchObject({ failure: null, metrics: { hits: 3, damage: 18 } });
  });

  it('SS-SQ-3: begun slices count instead, by ruling', async () => {
    const hits = async (option: string, ...faces: number[]): Promise<unknown> =>
      (await struck([...faces, 9, 9], SQUAD, TARGET, {}, under('squad-hits', option))).metrics.hits;
    expect(await hits('begun', 8, 7, 1, 1, 1)).toBe(1); // 15: the TN itself
    expect(await hits('begun', 8, 8, 1, 1, 1)).toBe(1);
    expect(await hits('begun', 10, 1, 9, 1, 1, 1)).toBe(1); // 20
    expect(await hits('begun', 10, 2, 9, 1, 1, 1)).toBe(2); // 21
    expect(await hits('full', 10, 1, 9, 1, 1, 1)).toBe(2);
  });

  it('SS-SQ-3: what a hit is worth depends on the weapon, and on the table', async () => {
    const damage = async (weapon: string, more: More = {}): Promise<unknown> => {
      const squad = brutes(2, 5, { equipment: [weapon] });
      return (await struck([9, 8, 1, 1, 1, 9, 9], squad, hero([2, 2, 2, 3, 2]), {}, more)).metrics.damage;
    };
    // 17 against 5 is three hits.
    expect(await damage('axe')).toBe(27);
    expect(await damage('knife')).toBe(15);
    expect(await damage('axe', { tables: { 'brute-damage': { heavy: 7 } } })).toBe(21);
  });

  it('SS-SQ-3: one wound check, or one for each hit until he is out', async () => {
    const faces = [10, 1, 9, 1, 1, 1]; // two hits
    const single = await struck([...faces, 3, 3], SQUAD, TARGET, {}, under('squad-wound-checks', 'single'));
    expect(single).toMatchObject({ failure: null, outcome: 'wounded', metrics: { dramatic: 1, damage: 12 } });
    const each = under('squad-wound-checks', 'per-hit');
    expect(await struck([...faces, 3, 3, 6, 6], SQUAD, TARGET, {}, each)).toMatchObject({
      failure: null,
      outcome: 'scratched',
      metrics: { dramatic: 0, damage: 12 },
    });
    // 6, then 12; a failure wipes the first ones out.
    expect(await struck([...faces, 1, 1, 3, 3], SQUAD, TARGET, {}, each)).toMatchObject({
      failure: null,
      outcome: 'wounded',
      metrics: { dramatic: 1 },
    });
    const frail = hero([2, 2, 2, 1, 2], { skills: { footwork: 2 }, wounds: { dramatic: 1 } });
    expect(await struck([...faces, 1, 1], SQUAD, frail, {}, each)).toMatchObject({ failure: null, outcome: 'out' });
  });

  it('SS-SQ-3: each hit on a squad fells a brute', async () => {
    // 2k... against 15; 20 is two hits.
    const told = await struck([10, 1, 9, 1, 1, 1], SQUAD, brutes(2, 5));
    expect(told).toMatchObject({ failure: null, outcome: 'felled', metrics: { felled: 2, hits: 2 } });
  });

  it('SS-SQ-6: a defence avoids all hits, or one', async () => {
    const faces = [10, 1, 9, 1, 1, 1]; // 20, two hits
    const defence = [10, 2, 8, 1, 1];
    const defended = { defended: true };
    const all = await struck([...faces, ...defence], SQUAD, TARGET, defended, under('squad-defence', 'all'));
    expect(all).toMatchObject({ failure: null, outcome: 'avoided', metrics: { hits: 0, damage: 0 } });
    const one = under('squad-defence', 'one');
    expect(await struck([...faces, ...defence, 3, 3], SQUAD, TARGET, defended, one)).toMatchObject({
      failure: null,
      outcome: 'scratched',
      metrics: { hits: 1, damage: 6 },
    });
    const single = await struck([8, 7, 1, 1, 1, 8, 8, 1, 1], SQUAD, TARGET, defended, one);
    expect(single).toMatchObject({ failure: null, outcome: 'avoided', metrics: { hits: 0 } });
  });

  it('SS-SQ-7: they have no drama dice', async () => {
    const told = await struck([8, 7, 1, 1, 1, 9, 9], SQUAD, TARGET, { 'drama-attack': 3 });
    expect(told.failure).toBeNull();
  });

  it('SS-SQ-7: they keep no dice back', async () => {
    const squad = { ...SQUAD, tactics: { hold: 'all', release: 'never' } };
    const told = await playFaces(
      versus('duel', squad, hero([2, 2, 2, 3, 0]), { rounds: 1 }),
      [3, 7, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    );
    expect(told).toMatchObject({ failure: null, outcome: 'draw' });
  });

  it('SS-SQ-8: they shoot as one: range, firearms, slices of 10', async () => {
    const musketeers = brutes(2, 5, { equipment: ['musket'] });
    const fire = { distance: 20, defended: true };
    // 25 - 10 = 15, one hit of 15; 2k2 that misses by 11.
    const told = await struck([10, 6, 9, 1, 1, 1, 2, 2], musketeers, TARGET, fire);
    expect(told).toMatchObject({ failure: null, metrics: { 'attack-total': 15, hits: 1, damage: 15, dramatic: 2 } });
    await expectExact(against('shot', musketeers, TARGET, { distance: 76 }), { miss: '1' });
  });
});

describe('squads are attacked', () => {
  const a = hero([2, 3, 2, 3, 2], { skills: { attack: 2 }, equipment: ['rapier'] });

  it('SS-SQ-4: at 5 and 5 for each threat and rank of defence', async () => {
    const trained = brutes(1, 5, { skills: { defence: 1 } });
    const threat = under('squad-tn', 'threat');
    expect((await struck([5, 5, 5, 1, 1], a, trained, {}, threat)).outcome).toBe('felled');
    expect((await struck([5, 5, 4, 1, 1], a, trained, {}, threat)).outcome).toBe('miss');
    expect((await struck([4, 5, 1, 1, 1], a, trained, {}, under('squad-tn', 'knack'))).outcome).toBe('felled');
    expect((await struck([4, 4, 1, 1, 1], a, trained, {}, under('squad-tn', 'knack'))).outcome).toBe('miss');
  });

  it('SS-SQ-5: a hit fells one and one more for each raise, no more than live', async () => {
    const fell = (size: number, raises: number): Promise<Told> =>
      struck([9, 9, 7, 1, 1], a, brutes(2, size), { raises });
    expect(await fell(5, 0)).toMatchObject({ failure: null, outcome: 'felled', metrics: { felled: 1 } });
    expect(await fell(5, 2)).toMatchObject({ outcome: 'felled', metrics: { felled: 3 } });
    expect(await fell(2, 2)).toMatchObject({ outcome: 'out', metrics: { felled: 2 } });
  });

  it('SS-ATT-3: surprised brutes are hit at 5', async () => {
    const told = await struck([3, 1, 1, 1, 1], a, brutes(4, 5), { 'target-states': ['surprised'] });
    expect(told.outcome).toBe('felled');
  });
});

describe('brutes in support', () => {
  const leader = person('villain', { characteristics: { panache: 1 }, tactics: { defend: 'never' } });
  /** A villain attacks with 9k4, helped by brutes; a hero stands there. */
  const brawl = (support: object, more: More = {}, size = 4): string =>
    scene(
      { kind: 'brawl', sides: { x: ['c', 's'], y: ['b'] }, rounds: 1 },
      {
        c: { ...leader, support: { squad: 's', ...support } },
        s: brutes(1, size, { equipment: ['rapier'] }),
        b: hero([2, 2, 2, 3, 0], { skills: { footwork: 2 } }),
      },
      more,
    );
  const attack = [5, 3, 3, 1, 1, 1, 1, 1, 1];

  it('SS-SQ-9: each adds its threat, those who help do not attack', async () => {
    // 12 and 3; damage 5k2; two brutes with two dice are left out, one attacks with 1k1.
    const told = await playFaces(brawl({ brutes: 3 }), [1, 2, ...attack, 9, 9, 1, 1, 1, 9, 9, 1]);
    expect(told).toMatchObject({ failure: null, metrics: { 'damage.x': 18 } });
  });

  it('SS-SQ-9: no more help than Wits and the living allow', async () => {
    // Four of five, though six are asked for: 10 and 4 miss 15; the fifth attacks.
    const told = await playFaces(brawl({ brutes: 6 }, {}, 5), [1, 2, 5, 2, 2, 1, 1, 1, 1, 1, 1, 1]);
    expect(told.failure).toBeNull();
  });

  it('SS-SQ-9: a rank instead of the threat', async () => {
    const told = await playFaces(brawl({ brutes: 1, value: 3 }), [1, 2, ...attack, 9, 9, 1, 1, 1, 9, 9, 1, 1, 1]);
    expect(told).toMatchObject({ failure: null, metrics: { 'damage.x': 18 } });
  });

  it('SS-SQ-9: points, or dice by ruling; on actions, or on damage and wound checks as well', async () => {
    const helped = { support: 2 };
    const a = hero([0, 2, 2, 3, 1], { skills: { attack: 1 }, equipment: ['rapier'] });
    const strike = (faces: readonly number[], more: More): Promise<Told> => struck(faces, a, TARGET, helped, more);
    const points = { 'support-bonus': 'flat', 'support-rolls': 'actions' };
    expect(await strike([7, 6, 1, 4, 4, 9, 9], { rulings: points })).toMatchObject({
      failure: null,
      metrics: { 'attack-total': 15, damage: 8 },
    });
    const dice = { ...points, 'support-bonus': 'unkept-dice' };
    expect(await strike([8, 7, 1, 1, 1, 4, 4, 9, 9], { rulings: dice })).toMatchObject({
      failure: null,
      metrics: { 'attack-total': 15, damage: 8 },
    });
    const all = { ...points, 'support-rolls': 'all' };
    expect((await strike([7, 6, 1, 4, 4, 9, 9], { rulings: all })).metrics.damage).toBe(10);
    const allDice = { ...dice, 'support-rolls': 'all' };
    expect((await strike([8, 7, 1, 1, 1, 4, 4, 1, 1, 9, 9], { rulings: allDice })).metrics.damage).toBe(8);
  });

  it('SS-SQ-9: wound checks of the helped have the points, not the dice', async () => {
    const victim = (more: More): string =>
      scene(
        { kind: 'brawl', sides: { x: ['c', 's'], y: ['b'] }, rounds: 1 },
        {
          c: person('henchman', {
            characteristics: { panache: 0, wits: 2 },
            support: { squad: 's', brutes: 2 },
          }),
          s: brutes(1, 2, { equipment: ['rapier'] }),
          b: hero([0, 2, 2, 3, 1], { skills: { attack: 2 }, equipment: ['rapier'] }),
        },
        more,
      );
    // The squad's die is idle; 4k2 against 15, damage 2k2 of 18, a check of 16 (and 2).
    const faces = [9, 1, 8, 8, 1, 1, 9, 9, 8, 8];
    const all = { 'support-rolls': 'all' };
    expect((await playFaces(victim({ rulings: all }), faces)).metrics['dramatic.y']).toBe(0);
    expect((await playFaces(victim({}), faces)).metrics['dramatic.y']).toBe(1);
    const dice = { ...all, 'support-bonus': 'unkept-dice' };
    expect((await playFaces(victim({ rulings: dice }), faces)).metrics['dramatic.y']).toBe(1);
  });

  it('SS-FIGHT-1, SS-SQ-9: a squad whose turn has passed attacks in a later phase, when whom it helped has fallen', async () => {
    const fight = (panache: number): string =>
      scene(
        { kind: 'brawl', sides: { x: ['c', 's'], y: ['b'] }, rounds: 1 },
        {
          c: person('henchman', {
            characteristics: { panache: 0, resolve: 1 },
            support: { squad: 's', brutes: 1 },
          }),
          s: brutes(2, 1, { equipment: ['rapier'] }),
          b: hero([0, 2, 2, 3, panache], { skills: { attack: 2 }, equipment: ['rapier'] }),
        },
      );
    // 16 against 15, damage of 18, a check of 2: c is out.
    const felled = [8, 8, 1, 1, 9, 9, 1, 1];
    // In phase 10 as in phase 9 the squad comes first, 19 against 10, and has nobody to spare.
    const late = await playFaces(fight(1), [9, 10, 10, ...felled]);
    expect(late).toMatchObject({ failure: null, metrics: { 'losses.x': 1 } });
    // Here he comes first, 20 against 18, and the squad attacks in the same phase: 1k1 of 4 against 5.
    const early = await playFaces(fight(2), [9, 9, 10, 10, ...felled, 4, 1, 1, 1, 1, 4]);
    expect(early).toMatchObject({ failure: null, metrics: { 'losses.x': 1 } });
  });
});
