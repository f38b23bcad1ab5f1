import { describe, expect, it } from 'vitest';
import { playFaces, type Told } from '../../support/script.ts';
import { against, brutes, type Fighter, hero, person, versus } from './scenes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Attacks with 4k2, damages with 4k2. */
const SWORDSMAN = hero([2, 2, 2, 3, 1], { skills: { attack: 2 }, equipment: ['rapier'] });
/** Is hit at 15, defends with 4k2, checks wounds with 2k2. */
const TARGET = hero([2, 2, 2, 3, 1], { skills: { footwork: 2 } });
/** A hit of 16. */
const HIT = [8, 8, 1, 1];
/** A damage roll and a wound check that come to 6 and 6. */
const SCRATCH = [3, 3, 1, 1, 3, 3];

function defended(
  faces: readonly number[],
  { a = SWORDSMAN, b = TARGET, rulings = {}, ...fields }: Fields & { a?: Fighter; b?: Fighter; rulings?: object } = {},
): Promise<Told> {
  const more = { rulings: rulings as Readonly<Record<string, string>> };
  return playFaces(against('attack', a, b, { defended: true, ...fields }, more), faces);
}

describe('active defence', () => {
  it('SS-DEF-1: Wits and the knack, keeping Wits, against the attack total', async () => {
    expect(await defended([...HIT, 8, 8, 1, 1])).toMatchObject({
      failure: null,
      outcome: 'avoided',
      metrics: { hits: 0, damage: 0, 'attack-total': 16 },
    });
    expect(await defended([...HIT, 8, 7, 1, 1, ...SCRATCH])).toMatchObject({ failure: null, outcome: 'scratched' });
  });

  it('SS-DEF-1: the total has its bonuses in it', async () => {
    expect((await defended([...HIT, 9, 9, 2, 1, ...SCRATCH], { 'free-raises': 1 })).outcome).toBe('scratched');
    expect((await defended([...HIT, 10, 2, 9, 1, 1], { 'free-raises': 1 })).outcome).toBe('avoided');
  });

  it('SS-DEF-1: with the best knack, or that which is named', async () => {
    const skilled = (tactics: object): Fighter =>
      hero([2, 2, 2, 3, 1], {
        skills: { footwork: 2, rolling: 3 },
        tactics: { 'passive-knack': 'footwork', ...tactics },
      });
    expect((await defended([...HIT, 8, 8, 1, 1, 1], { b: skilled({}) })).failure).toBeNull();
    const named = skilled({ 'defence-knack': 'footwork' });
    expect((await defended([...HIT, 8, 8, 1, 1], { b: named })).failure).toBeNull();
  });

  it('SS-DICE-9: without a rank the dice do not explode, and the TN is 5 higher', async () => {
    const clumsy = hero([2, 2, 2, 3, 1], { skills: { footwork: 2 }, tactics: { 'defence-knack': 'climbing' } });
    expect((await defended([...HIT, 10, 10, ...SCRATCH], { b: clumsy })).outcome).toBe('scratched');
    expect((await defended([...HIT, 10, 6], { b: clumsy, rulings: { unskilled: 'plain' } })).failure).not.toBeNull();
  });

  it('SS-DEF-2: nobody defends himself who is surprised or recovering', async () => {
    for (const state of ['surprised', 'recovering']) {
      expect((await defended([...HIT, ...SCRATCH], { 'target-states': [state] })).failure).toBeNull();
    }
    expect((await defended([...HIT, 8, 8, 1, 1], { 'target-states': ['prone'] })).outcome).toBe('avoided');
  });

  it('SS-DEF-2: squads do not', async () => {
    expect(await defended(HIT, { b: brutes(1, 3) })).toMatchObject({ failure: null, outcome: 'felled' });
  });

  it('SS-DEF-2: no defence above defend-up-to', async () => {
    const wary = (limit: number): Fighter => ({ ...TARGET, tactics: { 'defend-up-to': limit } });
    expect((await defended([...HIT, ...SCRATCH], { b: wary(15) })).failure).toBeNull();
    expect((await defended([...HIT, 8, 8, 1, 1], { b: wary(16) })).outcome).toBe('avoided');
  });

  it('SS-DEF-3: parries with a sword cane are harder, or those against it', async () => {
    const parrying = (weapon: string): Fighter =>
      hero([2, 2, 2, 3, 1], {
        skills: { footwork: 2, parry: 2 },
        equipment: [weapon],
        tactics: { 'defence-knack': 'parry' },
      });
    const caned = { ...SWORDSMAN, equipment: ['sword-cane'] };
    const own = { rulings: { 'sword-cane': 'own-parry' } };
    const enemy = { rulings: { 'sword-cane': 'enemy-parry' } };
    const weak = [...HIT, 8, 8, 1, 1];
    const strong = [...HIT, 10, 2, 9, 1, 1];
    expect((await defended([...weak, ...SCRATCH], { b: parrying('sword-cane'), ...own })).outcome).toBe('scratched');
    expect((await defended(strong, { b: parrying('sword-cane'), ...own })).outcome).toBe('avoided');
    expect((await defended(weak, { a: caned, b: parrying('rapier'), ...own })).outcome).toBe('avoided');
    expect((await defended([...weak, ...SCRATCH], { a: caned, b: parrying('rapier'), ...enemy })).outcome).toBe(
      'scratched',
    );
    expect((await defended(weak, { b: parrying('sword-cane'), ...enemy })).outcome).toBe('avoided');
    // Nothing to parry in footwork.
    const nimble = { ...TARGET, equipment: ['sword-cane'] };
    expect((await defended(weak, { b: nimble, ...own })).outcome).toBe('avoided');
  });

  it('SS-DEF-5: without a die for it there is none', async () => {
    expect(await defended([...HIT, ...SCRATCH], { defended: false })).toMatchObject({
      failure: null,
      outcome: 'scratched',
    });
  });
});

describe('active defence in a duel', () => {
  /** Attacks with 4k2 in phase 1; the other keeps his one die for defence. */
  const duel = (kind: string, amount: object, rulings: Readonly<Record<string, string>> = {}): string =>
    versus(
      'duel',
      SWORDSMAN,
      { ...TARGET, tactics: { hold: 'all', release: 'never' } },
      { rounds: 1, effects: [{ kind, fighter: 'b', by: 'a', ...amount }] },
      { rulings },
    );
  const INITIATIVE = [3, 2];

  it('SS-DEF-4: intimidated by the attacker he has dice less, if that reading holds', async () => {
    const scared = { dice: 1 };
    const less = await playFaces(duel('intimidated', scared), [...INITIATIVE, ...HIT, 8, 8, 1]);
    expect(less.failure).toBeNull();
    const attacksOnly = { 'intimidate-rolls': 'attack' };
    const all = await playFaces(duel('intimidated', scared, attacksOnly), [...INITIATIVE, ...HIT, 8, 8, 1, 1]);
    expect(all.failure).toBeNull();
    const both = { 'intimidate-rolls': 'attack-and-defence' };
    const again = await playFaces(duel('intimidated', scared, both), [...INITIATIVE, ...HIT, 8, 8, 1]);
    expect(again.failure).toBeNull();
  });

  it('SS-DEF-4: taunted by the attacker he defends himself against a higher total', async () => {
    const taunted = duel('taunted', { raises: 1 });
    expect((await playFaces(taunted, [...INITIATIVE, ...HIT, 9, 9, 1, 1, ...SCRATCH])).metrics['damage.x']).toBe(6);
    expect((await playFaces(taunted, [...INITIATIVE, ...HIT, 10, 2, 9, 1, 1])).metrics['damage.x']).toBe(0);
  });

  it('SS-DRAMA-2: a villain may defend with the die that a hero has just spent', async () => {
    const generous = { ...SWORDSMAN, drama: 1, tactics: { 'drama-attack': 1 } };
    const b = hero([2, 2, 2, 3, 1], {
      rank: 'villain',
      skills: { footwork: 2 },
      tactics: { hold: 'all', release: 'never', 'drama-defence': 'all' },
    });
    const fight = (rulings: Readonly<Record<string, string>>): string =>
      versus('duel', generous, b, { rounds: 1, 'gm-dice': 0 }, { rulings });
    const attack = [6, 6, 1, 1, 6];
    const returned = await playFaces(fight({ 'spent-drama-to-gm': 'returned' }), [
      ...INITIATIVE,
      ...attack,
      6,
      6,
      1,
      1,
      6,
    ]);
    expect(returned).toMatchObject({ failure: null, metrics: { 'damage.x': 0 } });
    const gone = await playFaces(fight({ 'spent-drama-to-gm': 'gone' }), [...INITIATIVE, ...attack, 9, 9, 1, 1]);
    expect(gone).toMatchObject({ failure: null, metrics: { 'damage.x': 0 } });
  });

  it('SS-DRAMA-2: who spends no drama dice defends himself with all his own, whatever the attacker spends', async () => {
    const villain = { rank: 'villain', skills: { attack: 2, footwork: 2 }, equipment: ['rapier'] };
    const a = hero([2, 2, 2, 3, 1], { ...villain, tactics: { 'drama-attack': 1 } });
    const b = hero([2, 2, 2, 3, 1], { ...villain, tactics: { hold: 'all', release: 'never' } });
    const fight = versus('duel', a, b, { rounds: 1, 'gm-dice': 1 });
    const told = await playFaces(fight, [...INITIATIVE, 6, 6, 1, 1, 6, 9, 9, 1, 1]);
    expect(told).toMatchObject({ failure: null, metrics: { 'damage.x': 0 } });
    // One attack, its drama die among the three that are kept.
    const single = await defended([6, 6, 1, 1, 6, 9, 9, 1, 1], { a, b, 'drama-attack': 1 });
    expect(single).toMatchObject({ failure: null, outcome: 'avoided', metrics: { 'attack-total': 18 } });
  });
});

it('SS-DRAMA-3: a drama die brings round who was knocked out, for the rest of the round', async () => {
  const a = hero([9, 2, 2, 3, 2], { skills: { attack: 2 }, equipment: ['rapier'] });
  const b = hero([1, 2, 2, 1, 1], { skills: { footwork: 2 }, drama: 2, tactics: { wake: 'always', defend: 'never' } });
  // Two attacks; the first of 20 against 1 knocks him out and he comes to; he is hit at 5 then, and out for good.
  const blow = [10, 9, 9, 1, 1, 1, 1, 1, 1, 1, 1]; // 10k3
  const told = await playFaces(versus('duel', a, b, { rounds: 1 }), [
    ...[1, 2, 10],
    ...[8, 7, 1, 1, ...blow, 1],
    ...[2, 3, 1, 1, ...blow, 1],
  ]);
  expect(told).toMatchObject({ failure: null, metrics: { 'dramatic.x': 4 } });
  expect(told.metrics['losses.y']).toBe(0);
  const poor = { ...b, drama: 1 };
  const last = await playFaces(versus('duel', a, poor, { rounds: 1 }), [
    ...[1, 2, 10],
    ...[8, 7, 1, 1, ...blow, 1],
    ...[2, 3, 1, 1, ...blow, 1],
  ]);
  expect(last).toMatchObject({ failure: null, outcome: 'x', metrics: { 'losses.y': 1 } });
});

it('SS-DRAMA-3: a henchman comes to by the dice of the game master', async () => {
  const b = person('henchman', {
    tactics: { wake: 'always', defend: 'never' },
    characteristics: { resolve: 1, panache: 1 },
  });
  const a = hero([9, 2, 2, 3, 1], { skills: { attack: 2 }, equipment: ['rapier'] });
  const blow = [10, 9, 9, 1, 1, 1, 1, 1, 1, 1, 1]; // 10k3
  const faces = [1, 10, 8, 7, 1, 1, ...blow, 1, 1];
  const saved = await playFaces(versus('duel', a, b, { rounds: 1, 'gm-dice': 1 }), faces);
  expect(saved).toMatchObject({ failure: null, outcome: 'draw' });
  const lost = await playFaces(versus('duel', a, b, { rounds: 1, 'gm-dice': 0 }), faces);
  expect(lost).toMatchObject({ failure: null, outcome: 'x' });
});
