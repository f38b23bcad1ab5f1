import { describe, expect, it } from 'vitest';
import type { Answer } from '../../support/solve.ts';
import { answerOf, HIT, IDOL, man, near, parried, told } from './fighting.ts';
import type { Fighter, More } from './scenes.ts';

/** Chance that one of two attacks hits. */
const TWO = 35 / 36;

const idle = man(IDOL, { split: 'all-defence', parry: 'never' });
const busy = man(IDOL, { split: 'all-attack', parry: 'never' });
/** Nothing hurts him, and each of his hits kills. */
const killer = man({ ...IDOL, STR: 20 }, { split: 'all-attack', parry: 'never' });
const victim = man({ ...IDOL, RES: 0 }, { split: 'all-defence', parry: 'never' });

function melee(fields: object, fighters: Readonly<Record<string, Fighter>>, more: More = {}): Promise<Answer> {
  return answerOf({ kind: 'melee', rounds: 1, 'tactical-winner': 'x', ...fields }, fighters, more);
}

describe('the tactical roll', () => {
  /** Combat dice of `c`, who attacks with all of them, where three come upon him and `d`. */
  async function diceOfC(x: object, y: object, fields: object = {}, more: More = {}): Promise<number> {
    const p = man(IDOL, { split: 'all-defence', parry: 'never', separation: 'gang-strongest', ...x });
    const c = man(IDOL, { split: 'all-attack', parry: 'never', ...y });
    const d = man({ ...IDOL, ATT: 9 }, { split: 'all-defence', parry: 'never' });
    const sides = { x: ['p', 'p', 'p'], y: ['c', 'd'] };
    return (await melee({ sides, ...fields }, { p, c, d }, more)).mean('hits.y') / HIT;
  }

  it('CF-TURN-2, CF-SEP-2: its winner separates, by the highest DIS present', async () => {
    expect(await diceOfC({}, {})).toBeCloseTo(2, 12);
    expect(await diceOfC({}, {}, { 'tactical-winner': 'y' })).toBeCloseTo(3, 12);
    const sides = { x: ['p', 'p', 'p'], y: ['c', 'd'] };
    const fighters = {
      p: man(
        { ...IDOL, DIS: 5 },
        { split: 'all-defence', parry: 'never', separation: 'gang-strongest', 'explode-opposed': 'when-behind' },
      ),
      c: man({ ...IDOL, DIS: 1 }, { split: 'all-attack', parry: 'never', 'explode-opposed': 'when-behind' }),
      d: man({ ...IDOL, ATT: 9, DIS: 3 }, { split: 'all-defence', parry: 'never', 'explode-opposed': 'when-behind' }),
    };
    const rolled = await melee({ sides, 'tactical-winner': 'roll' }, fighters);
    expect(rolled.mean('hits.y') / HIT).toBeCloseTo(2 + 317 / 1111, 12);
  });

  it('CF-TURN-2: ties go to the assailant by opposed-tie: assailant', async () => {
    const more = { rulings: { 'opposed-tie': 'assailant' } };
    // Without a 6 thrown again: 15 pairs ahead, 5 ties, 1 failed on both sides of 36.
    const dice = (fields: object): Promise<number> => diceOfC({}, {}, { 'tactical-winner': 'roll', ...fields }, more);
    expect(await dice({})).toBeCloseTo(2 + 15 / 35, 12);
    expect(await dice({ chargers: ['c'] })).toBeCloseTo(2 + 20 / 35, 12);
    expect(await dice({ chargers: ['c'], engagers: ['p'] })).toBeCloseTo(2 + 15 / 35, 12);
  });
});

describe('separation', () => {
  /** Combat dice of `c` and of `d`, upon whom four come. */
  async function dice(separation: string, limit: number): Promise<readonly number[]> {
    const both = { 'contact-limit': limit };
    const diceOf = async (c: string, d: string): Promise<number> => {
      const fighters = {
        p: man(IDOL, { split: 'all-defence', parry: 'never', separation }),
        c: man({ ...IDOL, RES: 30 }, { split: c, parry: 'never' }, both),
        d: man({ ...IDOL, ATT: 9 }, { split: d, parry: 'never' }, both),
      };
      return (await melee({ sides: { x: ['4 x p'], y: ['c', 'd'] } }, fighters)).mean('hits.y') / HIT;
    };
    return [await diceOf('all-attack', 'all-defence'), await diceOf('all-defence', 'all-attack')];
  }

  it('CF-SEP-1, CF-SEP-3: in pairs, the surplus spread over them or ganging up', async () => {
    expect(await dice('spread', 8)).toEqual(near(3, 3));
    expect(await dice('gang-weakest', 8)).toEqual(near(4, 2));
    expect(await dice('gang-strongest', 8)).toEqual(near(2, 4));
  });

  it('CF-SEP-3: no more than can touch somebody; the rest spread, or stay free', async () => {
    expect(await dice('gang-weakest', 2)).toEqual(near(3, 3));
    expect(await dice('gang-strongest', 1)).toEqual(near(2, 2));
    expect(await dice('spread', 1)).toEqual(near(2, 2));
  });

  it('CF-SEP-2: combats of the scenario hold for the first turn; whoever is not named is free', async () => {
    const fields = { sides: { x: ['2 x a'], y: ['c'] }, combats: [['a', 'c']] };
    expect((await melee(fields, { a: idle, c: busy })).mean('hits.y')).toBeCloseTo(2 * HIT, 12);
    expect((await melee({ ...fields, rounds: 2 }, { a: idle, c: busy })).mean('hits.y')).toBeCloseTo(5 * HIT, 12);
  });

  it('CF-SEP-4, CF-PUR-5: the tactical winner designates first; who has fought is not pursued', async () => {
    const chance = async (
      policy: string,
      combats: readonly (readonly string[])[],
      y: readonly string[],
    ): Promise<number> => {
      const a = { ...killer, tactics: { ...(killer.tactics as object), 'next-combat': policy } };
      return (await melee({ sides: { x: ['a', 'b'], y }, combats }, { a, b: idle, v: victim, w: victim })).chance(
        'losses.y',
        2,
      );
    };
    const two = [
      ['a', 'v'],
      ['b', 'w'],
    ];
    expect(await chance('listed', two, ['v', 'w'])).toBeCloseTo(TWO * TWO, 12);
    expect(await chance('reversed', two, ['v', 'w'])).toBe(0);
    const three = [
      ['a', 'v'],
      ['b', 'w', 'w#2'],
    ];
    expect(await chance('largest', three, ['v', '2 x w'])).toBe(0);
    expect(await chance('smallest', three, ['v', '2 x w'])).toBeCloseTo(TWO * TWO, 12);
  });

  it('CF-SEP-4: the players designate in turns', async () => {
    // x: the first combat; y: the last; then the one between, in which the pursuer of the first may still join.
    const a = man({ ...IDOL, STR: 20, DIS: 9 }, { split: 'all-attack', parry: 'never', pursue: 'never' });
    const c = man({ ...IDOL, STR: 20 }, { split: 'all-attack', parry: 'never' });
    const u = man({ ...IDOL, RES: 0 }, { split: 'all-defence', parry: 'never', 'next-combat': 'reversed' });
    const fields = {
      sides: { x: ['a', 'b', 'c'], y: ['u', 'v', 'w'] },
      combats: [
        ['a', 'u'],
        ['b', 'v'],
        ['c', 'w'],
      ],
    };
    const answer = await melee(fields, { a, b: idle, c, u, v: victim, w: victim });
    expect(answer.chance('losses.y', 3)).toBeCloseTo(TWO ** 3, 12);
  });
});

describe('pursuits', () => {
  const DUELS = {
    sides: { x: ['a', 'b'], y: ['v', 'w'] },
    combats: [
      ['a', 'v'],
      ['b', 'w'],
    ],
  };

  it('CF-PUR-1: all comrades of a combat pursue, one-by-one or moves-first by pursuit-order', async () => {
    const fields = { sides: { x: ['2 x a'], y: ['v', 'f', 'g'] }, combats: [['a', 'a#2', 'v']] };
    const hits = async (order: string): Promise<number> =>
      (await melee(fields, { a: killer, v: victim, f: busy, g: busy }, { rulings: { 'pursuit-order': order } })).mean(
        'hits.y',
      );
    const killed = 1 - 1 / 6 ** 4;
    expect(await hits('one-by-one')).toBeCloseTo(killed * 4 * HIT, 12);
    expect(await hits('moves-first')).toBeCloseTo(killed * 3 * HIT, 12);
  });

  it('CF-PUR-2, CF-PUR-6, CF-ABL-23: once a turn, and more often if implacable by ruling', async () => {
    const fields = { sides: { x: ['a'], y: ['3 x v'] }, combats: [['a', 'v']] };
    const chance = async (losses: number, ruling: string): Promise<number> => {
      const a = { ...killer, abilities: ['implacable-1'] };
      return (await melee(fields, { a, v: victim }, { rulings: { implacable: ruling } })).chance('losses.y', losses);
    };
    expect(await chance(2, 'none')).toBeCloseTo(TWO ** 2, 12);
    expect(await chance(3, 'none')).toBe(0);
    expect(await chance(3, 'extra-pursuits')).toBeCloseTo(TWO ** 3, 12);
  });

  it('CF-PUR-3: half his movement in begun centimetres', async () => {
    const reaches = async (fields: object, MOV?: number): Promise<boolean> => {
      const { MOV: _, ...still } = IDOL;
      const a = man(
        { ...still, STR: 20, ...(MOV === undefined ? {} : { MOV }) },
        { split: 'all-attack', parry: 'never' },
      );
      const engagement = { sides: { x: ['a'], y: ['2 x v'] }, combats: [['a', 'v']], ...fields };
      return (await melee(engagement, { a, v: victim })).chance('losses.y', 2) > 0;
    };
    expect(await reaches({ spacing: 7 }, 12.5)).toBe(true);
    expect(await reaches({ spacing: 7.1 }, 12.5)).toBe(false);
    expect(await reaches({ spacing: 20, spacings: { 'a>v#2': 5 } }, 10)).toBe(true);
    expect(await reaches({ spacing: 1, spacings: { 'a>v#2': 6 } }, 10)).toBe(false);
    expect(await reaches({ spacing: 0 })).toBe(true);
    expect(await reaches({ spacing: 1 })).toBe(false);
  });

  it.each([
    ['help-first', 1],
    ['free-first', 0],
    ['weakest', 1],
    ['strongest', 0],
    ['never', 0],
  ])('CF-PUR-4: pursuing %s', async (pursue, chance) => {
    const a = { ...killer, tactics: { ...(killer.tactics as object), pursue } };
    const u = man({ ...IDOL, ATT: 9 }, { split: 'all-defence', parry: 'never' });
    const answer = await melee(
      { ...DUELS, sides: { x: ['a', 'b'], y: ['v', 'w', 'u'] } },
      { a, b: idle, v: victim, w: victim, u },
    );
    expect(answer.chance('losses.y', 2)).toBeCloseTo(chance * TWO ** 2, 12);
  });

  it('CF-PUR-4: a lone enemy whom nobody else can touch is passed over', async () => {
    const w = { ...victim, 'contact-limit': 1 };
    expect((await melee(DUELS, { a: killer, b: idle, v: victim, w })).chance('losses.y', 2)).toBe(0);
  });

  it('CF-PUR-7: he joins the combat of a lone enemy, which is fought at once', async () => {
    const answer = await melee(DUELS, { a: killer, b: idle, v: victim, w: busy });
    expect(answer.mean('hits.y')).toBeCloseTo((TWO * 3 + (1 - TWO) * 2) * HIT, 12);
  });

  it('CF-PUR-8: he takes one of several enemies off a comrade, who keeps the others', async () => {
    const fields = {
      sides: { x: ['a', 'b'], y: ['v', '2 x w'] },
      combats: [
        ['a', 'v'],
        ['b', 'w', 'w#2'],
      ],
    };
    const answer = await melee(fields, { a: killer, b: busy, v: victim, w: idle });
    const hits = TWO * (1 + 2 * HIT + 2 * HIT) + (1 - TWO) * 3 * HIT;
    expect(answer.mean('hits.x')).toBeCloseTo(hits, 12);
    // The comrade of whom he takes may be the first of all.
    const sides = { x: ['w', 'u', 'v'], y: ['a', 'b'] };
    const combats = [
      ['a', 'v'],
      ['b', 'w', 'u'],
    ];
    const a = man({ ...IDOL, STR: 20 }, { split: 'all-attack', parry: 'never', pursue: 'weakest' });
    const u = man({ ...IDOL, RES: 39 }, { split: 'all-defence', parry: 'never' });
    const reversed = await melee({ sides, combats }, { a, b: busy, u, v: victim, w: idle });
    expect(reversed.mean('hits.y')).toBeCloseTo(hits, 12);
  });

  it('CF-PUR-9: fresh dice, but penalties stay', async () => {
    const guard = man({ ...IDOL, DEF: 4 }, { split: 'all-defence' });
    const fields = { sides: { x: ['a'], y: ['v', 'w'] }, combats: [['a', 'v']], charged: ['a'] };
    const answer = await melee(fields, { a: killer, v: victim, w: guard });
    expect(answer.mean('parries.y')).toBeCloseTo(TWO * 2 * parried(-1), 12);
  });

  it('CF-PUR-9, CF-FLY-10, CF-ABL-16: what a charge, a dive or running amok gives is lost', async () => {
    const guard = man({ ...IDOL, DEF: 4 }, { split: 'all-defence' });
    const parries = async (fields: object, combats: readonly (readonly string[])[]): Promise<number> => {
      const a = { ...killer, abilities: ['amok'] };
      const y = combats.flat().includes('w') ? ['w'] : ['v', 'w'];
      return (await melee({ sides: { x: ['a'], y }, combats, ...fields }, { a, v: victim, w: guard })).mean(
        'parries.y',
      );
    };
    expect(await parries({ divers: ['a'] }, [['a', 'w']])).toBeCloseTo(2 * parried(3), 12);
    expect(await parries({ chargers: ['a'] }, [['a', 'w']])).toBeCloseTo(2 * parried(1), 12);
    expect(await parries({ engagers: ['a'] }, [['a', 'w']])).toBeCloseTo(2 * parried(1), 12);
    expect(await parries({ divers: ['a'] }, [['a', 'v']])).toBeCloseTo(TWO * 2 * parried(0), 12);
  });

  it('CF-PUR-10: opponents of a doomed fighter do not pursue, and he may', async () => {
    const v = { ...victim, abilities: ['fierce'] };
    const fields = { sides: { x: ['a'], y: ['2 x v'] }, combats: [['a', 'v']] };
    expect((await melee(fields, { a: killer, v })).chance('losses.y', 2)).toBe(0);
    const mortal = { ...IDOL, STR: 20, RES: 0 };
    const fierce = man(mortal, { split: 'all-attack', parry: 'never' }, { abilities: ['fierce'] });
    const other = {
      kind: 'melee',
      sides: { x: ['a', 'b'], y: ['v'] },
      combats: [['a', 'v']],
      'tactical-winner': 'x',
      rounds: 1,
    };
    const fighters = { a: man(mortal, { split: 'all-attack', parry: 'never' }), b: victim, v: fierce };
    // a kills v, who kills a and then b before he is removed.
    const end = await told([5, 2, 3, 3, 3, 4, 3, 3, 5, 2, 4, 3, 3], other, fighters);
    expect([end.failure, end.outcome, end.metrics['losses.x'], end.metrics['losses.y']]).toEqual([null, 'draw', 2, 1]);
  });
});
