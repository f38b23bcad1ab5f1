import { describe, expect, it } from 'vitest';
import { solveText } from '../../support/solve.ts';
import { answerOf, GLASS, HIT, IDOL, man, near, parried, told } from './fighting.ts';
import { type Fighter, type More, scene } from './scenes.ts';

const DUEL = { kind: 'combat', sides: { x: ['a'], y: ['b'] } };

const idle = man(IDOL, { split: 'all-defence', parry: 'never' });
const busy = man(IDOL, { split: 'all-attack', parry: 'never' });
const glass = man(GLASS, { split: 'all-attack', parry: 'never' });

describe('engines', () => {
  it('CF-TURN-1: rolling every die comes to the same as drawing from laws', async () => {
    const mortal = { ...IDOL, STR: 6, RES: 6 };
    const rulings = { 'opposed-tie': 'higher-characteristic', 'opposed-double-failure': 'tie-rule' };
    const counters = { abilities: ['counter-attack', 'survival-instinct-5'] };
    const text = scene(
      { ...DUEL, rounds: 2 },
      { a: man({ ...mortal, INI: 4 }), b: man(mortal, { 'counter-attack': 'always' }, counters) },
      { rulings, 'wound-table': 'assumed' },
    );
    const [drawn] = await solveText(text, 'tables');
    const [rolled] = await solveText(text, 'steps');
    for (const name of ['x', 'y', 'draw', 'mean hits.x', 'mean damage.y', 'levels.x=2', 'parries.y=1']) {
      expect(rolled?.number(name), name).toBeCloseTo(drawn?.number(name) ?? Number.NaN, 12);
    }
  });
});

describe('the turn', () => {
  it('CF-TURN-1, CF-TURN-4, CF-MNT-2: activation, combat, and then maintenance, in which the wounded regenerate', async () => {
    const a = man(
      { ...IDOL, INI: 1 },
      { split: 'all-attack', parry: 'never', disengage: 'agility' },
      {
        abilities: ['regeneration-5'],
        state: { level: 'serious' },
      },
    );
    const end = await told([2, 5, 2, 1, 1, 5, 4], { ...DUEL, rounds: 1 }, { a, b: busy });
    const rolls = ['disengagement', 'initiative', 'initiative', 'attack', 'attack', 'regeneration', 'regeneration'];
    // He is forced into defence, so that the two attacks are those of the other.
    expect([end.failure, end.rolls, end.metrics['levels.x']]).toEqual([null, rolls, 1]);
  });

  it('CF-MNT-2: a success heals a degree and gives one more roll; the unhurt and the dead roll nothing', async () => {
    const a = man(IDOL, { split: 'all-defence' }, { abilities: ['regeneration-5'], state: { level: 'light' } });
    const level = async (rounds: number): Promise<number> =>
      (await answerOf({ ...DUEL, rounds }, { a, b: idle })).mean('levels.x');
    expect(await level(1)).toBeCloseTo(2 / 3, 12);
    expect(await level(2)).toBeCloseTo(4 / 9, 12);
    const healed = await told([5, 2, 5, 5, 2], { ...DUEL, rounds: 2 }, { a, b: idle });
    expect([healed.failure, healed.rolls.filter((roll) => roll === 'regeneration')]).toEqual([null, ['regeneration']]);
  });

  it('CF-TURN-5: turn follows turn up to the cap', async () => {
    const answer = await answerOf({ ...DUEL, rounds: 3 }, { a: busy, b: idle });
    expect([answer.p('draw'), answer.mean('rounds'), answer.mean('hits.x')]).toEqual(
      [1, 3, 6 * HIT].map((n) => expect.closeTo(n, 12)),
    );
  });

  it('CF-TURN-6: who is left alone wins, and nobody wins when both sides are gone', async () => {
    const end = await told([5, 2, 3, 3, 3], { ...DUEL, rounds: 5 }, { a: glass, b: glass });
    expect([end.outcome, end.metrics.rounds, end.metrics['levels.y']]).toEqual(['x', 1, 4]);
    const fierce = { ...glass, abilities: ['fierce'] };
    const both = await told([5, 2, 3, 3, 3, 5, 3, 3], { ...DUEL, rounds: 5 }, { a: glass, b: fierce });
    expect([both.outcome, both.metrics['losses.x'], both.metrics['losses.y']]).toEqual(['draw', 1, 1]);
  });

  it('CF-TURN-6, CF-TURN-3: a fight is over at once when a side has left, won or drawn by left-side', async () => {
    const thief = man({ ...IDOL, INI: 30 }, { disengage: 'agility' });
    const chances = async (option: string): Promise<readonly number[]> => {
      const more: More = { rulings: { 'left-side': option } };
      const answer = await answerOf({ ...DUEL, rounds: 1 }, { a: thief, b: idle }, more);
      return [answer.p('x'), answer.p('y'), answer.p('draw')];
    };
    expect(await chances('draw')).toEqual(near(0, 0, 1));
    expect(await chances('defeat')).toEqual(near(0, HIT, 1 / 6));
    const end = await told([2], { ...DUEL, rounds: 9 }, { a: thief, b: idle });
    expect([end.outcome, end.rolls, end.metrics.rounds, end.metrics['left.x']]).toEqual([
      'draw',
      ['disengagement'],
      1,
      1,
    ]);
  });

  it('CF-FEAR-7, CF-DIS-8: whoever is held by dread may still leave contact, but not whoever has failed to', async () => {
    const a = man({ ...IDOL, INI: 30, COU: 0 }, { disengage: 'agility' });
    const horror = man({ ...IDOL, FEAR: 30 }, { split: 'all-defence' }, { abilities: ['abominable'] });
    const left = async (fields: object): Promise<number> =>
      (await answerOf({ ...DUEL, ...fields }, { a, b: horror })).mean('left.x');
    // He fails once, then dreads his opponent, and gets away.
    expect(await left({ rounds: 2, fear: true })).toBeCloseTo(HIT + HIT / 6, 12);
    expect(await left({ rounds: 1, forced: ['a'] })).toBe(0);
  });

  it('CF-MNT-1: a doomed fighter fights on, and is gone after maintenance', async () => {
    const fierce = man(GLASS, { split: 'all-attack', parry: 'never' }, { abilities: ['fierce'] });
    // b dies, misses twice, and is no longer there.
    const end = await told([5, 2, 3, 3, 3, 1, 1, 1], { ...DUEL, rounds: 4 }, { a: glass, b: fierce });
    expect([end.failure, end.outcome, end.metrics.rounds]).toEqual([null, 'x', 1]);
  });

  it('CF-MNT-3: stuns, charges and forced defence end with the turn', async () => {
    const a = (state: object): Fighter => man({ ...IDOL, ATT: 6 }, { split: 'attack-1' }, { state });
    const b = man({ ...IDOL, DEF: 6 }, { split: 'all-defence' });
    const parries = async (state: object, fields: object = {}): Promise<number> =>
      (await answerOf({ ...DUEL, rounds: 2, ...fields }, { a: a(state), b })).mean('parries.y');
    expect(await parries({ stunned: true })).toBeCloseTo(parried(-1) + parried(0), 12);
    expect(await parries({ charged: true })).toBeCloseTo(parried(-1) + parried(0), 12);
    expect(await parries({}, { forced: ['a'] })).toBeCloseTo(parried(0), 12);
  });
});
