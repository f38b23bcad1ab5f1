import { describe, expect, it } from 'vitest';
import type { Answer } from '../../support/solve.ts';
import { answerOf, GLASS, IDOL, man, told } from './fighting.ts';
import type { Fighter, More } from './scenes.ts';

const HIT = 5 / 6;

/** Numbers, but for rounding. */
const near = (...numbers: readonly number[]): readonly unknown[] => numbers.map((n) => expect.closeTo(n, 12));
const TO_CONTACT = ['then', 'contact'] as const;

/** Up to contact, and no further. */
const upToContact = Object.fromEntries([TO_CONTACT]);
const oneTurn = Object.fromEntries([['then', 'turn']]);

const runner = man(IDOL, { split: 'all-attack', parry: 'never' });
const waiting = man(IDOL, { split: 'all-defence', parry: 'never' });
/** Nobody stands up to him who has any courage. */
const terror = man({ ...IDOL, FEAR: 30 }, { split: 'all-attack', parry: 'never' });
const coward = man({ ...IDOL, COU: 0 }, { split: 'all-attack', parry: 'never' });
const gunner = man(
  { ...IDOL, AIM: 30 },
  {},
  {
    abilities: ['assault-fire'],
    equipment: [{ ranged: { strength: 40, ranges: [10, 20, 30] } }],
  },
);
const glass = man(GLASS, { parry: 'never', split: 'all-defence' });

/** One on one, from a distance. */
function assault(a: Fighter, b: Fighter, fields: object, more: More = {}): Promise<Answer> {
  const engagement = { kind: 'assault', sides: { x: ['a'], y: ['b'] }, charger: 'x', distance: 10, ...fields };
  return answerOf(engagement, { a, b }, more);
}

/** One on one, with somebody else to turn to. */
function redirected(
  a: Fighter,
  b: Fighter,
  redirect: object,
  fields: object = upToContact,
  more: More = {},
): Promise<Answer> {
  const entry = { by: 'a', on: ['b'], distance: 12, redirect: { on: ['c'], distance: 5, ...redirect } };
  const engagement = { kind: 'assault', sides: { x: ['a'], y: ['b', 'c'] }, assaults: [entry], ...fields };
  return answerOf(engagement, { a, b, c: waiting }, more);
}

describe('assaults', () => {
  it('CF-ASLT-1: a charge where the target is seen, else an engagement', async () => {
    const penalised = async (fields: object, more: More = {}): Promise<number> =>
      (await assault(runner, waiting, { ...upToContact, ...fields }, more)).mean('penalised.y');
    expect(await penalised({})).toBeCloseTo(1, 12);
    expect(await penalised({ visible: false })).toBe(0);
    expect(await penalised({ type: 'engage' })).toBe(0);
    expect(await penalised({ visible: false }, { rulings: { 'charge-condition': 'seen-and-free' } })).toBe(0);
    expect(await penalised({ visible: false }, { rulings: { 'charge-condition': 'free' } })).toBeCloseTo(1, 12);
  });

  it('CF-ASLT-2, CF-FEAR-3: courage of the assailant, his shot, courage of the targets, and then the move', async () => {
    const a = man(
      { ...IDOL, COU: 3, AIM: 3 },
      {},
      { abilities: ['war-cry-4', 'assault-fire'], equipment: ['griffon-pistol'] },
    );
    const engagement = {
      kind: 'assault',
      sides: { x: ['a'], y: ['b', 'c'] },
      assaults: [{ by: 'a', on: ['b', 'c'], distance: 10 }],
      ...upToContact,
    };
    const fighters = { a, b: man({ ...IDOL, FEAR: 7 }), c: man({ ...IDOL, COU: 2 }) };
    // 4 + 3 against 7; 3 + 2 against 7 misses; 2 + 2 against 4.
    const end = await told([3, 2, 2], engagement, fighters);
    expect([end.outcome, end.rolls]).toEqual(['contact', ['courage test', 'shot', 'courage test']]);
  });

  it('CF-ASLT-3, CF-ASLT-4, CF-ASLT-5: in contact if the path is not longer than twice his movement', async () => {
    const at = await assault(runner, waiting, { distance: 20, ...upToContact });
    expect([at.p('contact'), at.chance('movement-left', 0), at.mean('in-contact')]).toEqual(near(1, 1, 1));
    const close = await assault(runner, waiting, { distance: 12.5, ...upToContact });
    expect(close.chance('movement-left', 75)).toBeCloseTo(1, 12);
    const far = await assault(runner, waiting, { distance: 20.1, ...upToContact });
    expect([far.p('short'), far.mean('movement-left'), far.mean('in-contact'), far.mean('penalised.y')]).toEqual([
      1, 0, 0, 0,
    ]);
  });

  it('CF-ASLT-6: several targets are reached together, or none', async () => {
    const engagement = { kind: 'assault', sides: { x: ['a'], y: ['2 x b'] }, charger: 'x', ...upToContact };
    const fighters = { a: { ...runner, power: 2 }, b: waiting };
    expect((await answerOf({ ...engagement, distance: 20 }, fighters)).mean('penalised.y')).toBe(2);
    expect((await answerOf({ ...engagement, distance: 21 }, fighters)).mean('penalised.y')).toBe(0);
  });

  it('CF-ASLT-7: too short, he goes as far as he can, and assaults again from there', async () => {
    const hits = async (distance: number, rounds: number): Promise<number> =>
      (await assault(runner, waiting, { distance, rounds })).mean('hits.x') / (2 * HIT);
    expect(await hits(25, 1)).toBe(0);
    expect(await hits(25, 3)).toBeCloseTo(2, 12);
    expect(await hits(45, 3)).toBeCloseTo(1, 12);
  });

  it('CF-ASLT-9: he comes to the place of targets that have fled, and redirects, stays, or runs on', async () => {
    const chosen = async (redirect: string): Promise<readonly [number, number]> => {
      const a = man({ ...IDOL, FEAR: 30 }, { redirect });
      const answer = await redirected(a, coward, {});
      return [answer.p('redirected'), answer.mean('movement-left')];
    };
    expect(await chosen('redirect')).toEqual(near(1, 30));
    expect(await chosen('stay')).toEqual(near(0, 80));
    expect(await chosen('run')).toEqual(near(0, 0));
  });

  it('CF-ASLT-9: flight lets him redirect by flight-redirects, a shot always', async () => {
    const no = { rulings: { 'flight-redirects': 'no' } };
    expect(
      (await redirected(terror, coward, {}, upToContact, { rulings: { 'flight-redirects': 'yes' } })).p('redirected'),
    ).toBeCloseTo(1, 12);
    const fled = await redirected(terror, coward, {}, upToContact, no);
    expect([fled.p('fled'), fled.mean('movement-left')]).toEqual(near(1, 80));
    expect((await redirected(gunner, glass, {}, upToContact, no)).p('redirected')).toBeCloseTo(HIT, 12);
    expect((await redirected(terror, coward, {}, upToContact, { edition: 'revised' })).p('fled')).toBeCloseTo(1, 12);
  });

  it('CF-ASLT-10: a redirection has to be within reach, and stays a charge if its target is seen', async () => {
    const penalised = async (redirect: object): Promise<number> =>
      (await redirected(terror, coward, redirect)).mean('penalised.y');
    expect(await penalised({})).toBeCloseTo(1, 12);
    expect(await penalised({ visible: false })).toBe(0);
    const far = await redirected(terror, coward, { distance: 8.1 });
    expect([far.p('fled'), far.mean('movement-left')]).toEqual(near(1, 0));
    expect((await redirected(terror, coward, { distance: 8 })).p('redirected')).toBeCloseTo(1, 12);
    // No second shot, even at somebody who would die of it.
    expect((await redirected(gunner, glass, {})).mean('hits.x')).toBeCloseTo(HIT, 12);
  });

  it('CF-ASLT-11: while some targets are left he goes on against them', async () => {
    const engagement = {
      kind: 'assault',
      sides: { x: ['a'], y: ['b', 'c'] },
      charger: 'x',
      distance: 10,
      ...upToContact,
    };
    const answer = await answerOf(engagement, { a: terror, b: coward, c: waiting });
    expect([answer.p('contact'), answer.mean('routed.y'), answer.mean('penalised.y')]).toEqual(near(1, 1, 1));
  });

  it('CF-ASLT-12, CF-TURN-3: whoever is in contact does not charge back; earlier speaking turns come first', async () => {
    const penalised = async (turn: number): Promise<readonly [number, number]> => {
      const assaults = [
        { by: 'a', on: ['b'], distance: 10, 'speaking-turn': 2 },
        { by: 'b', on: ['a'], distance: 10, 'speaking-turn': turn },
      ];
      const engagement = { kind: 'assault', sides: { x: ['a'], y: ['b'] }, assaults, ...upToContact };
      const answer = await answerOf(engagement, { a: runner, b: waiting });
      return [answer.mean('penalised.x'), answer.mean('penalised.y')];
    };
    expect(await penalised(3)).toEqual(near(0, 1));
    expect(await penalised(1)).toEqual(near(1, 0));
  });

  it('CF-ASLT-13: the first outcome that applies', async () => {
    expect((await assault(runner, waiting, { distance: 50, ...upToContact })).p('short')).toBeCloseTo(1, 12);
    expect((await assault(coward, man({ ...IDOL, FEAR: 30 }), upToContact)).p('refused')).toBeCloseTo(1, 12);
    expect((await assault(terror, coward, upToContact)).p('fled')).toBeCloseTo(1, 12);
    const shot = await assault(gunner, glass, upToContact);
    expect([shot.p('shot'), shot.p('contact')].map((p) => p * 6)).toEqual(near(5, 1));
  });

  it('CF-ASLT-14: only those whom an assault names take part, for as long as is asked', async () => {
    const turn = await assault(runner, waiting, { rounds: 9, ...oneTurn });
    expect([turn.p('draw'), turn.mean('rounds'), turn.mean('hits.x')]).toEqual(near(1, 1, 2 * HIT));
    const engagement = {
      kind: 'assault',
      sides: { x: ['a'], y: ['b', 'c'] },
      assaults: [{ by: 'a', on: ['b'], distance: 10 }],
    };
    // c does not count: once b has fled the fight is won.
    expect((await answerOf(engagement, { a: terror, b: coward, c: waiting })).p('x')).toBeCloseTo(1, 12);
    // A redirection brings him in.
    expect((await redirected(terror, coward, {}, { rounds: 2 })).p('draw')).toBeCloseTo(1, 12);
  });

  it('CF-ASLT-15: assailants of one speaking turn are placed together, and whose targets are gone assault no more', async () => {
    const engagement = {
      kind: 'assault',
      sides: { x: ['2 x a'], y: ['b'] },
      charger: 'x',
      distance: 10,
      ...upToContact,
    };
    const both = await answerOf(engagement, { a: runner, b: { ...waiting, power: 2 } });
    expect([both.mean('penalised.y'), both.mean('in-contact')]).toEqual(near(1, 2));
    expect((await redirected(terror, coward, { distance: 9 }, { rounds: 5 })).p('x')).toBeCloseTo(1, 12);
  });
});

describe('fear in fights', () => {
  it('CF-FEAR-2: an assailant tests once, against the highest FEAR among his targets', async () => {
    const engagement = {
      kind: 'assault',
      sides: { x: ['a'], y: ['b', 'c'] },
      charger: 'x',
      distance: 10,
      ...upToContact,
    };
    const fighters = { a: man({ ...IDOL, COU: 3 }), b: man({ ...IDOL, FEAR: 4 }), c: man({ ...IDOL, FEAR: 7 }) };
    expect((await answerOf(engagement, fighters)).p('refused')).toBeCloseTo(1 / 2, 12);
    expect((await answerOf({ ...engagement, fear: false }, fighters)).p('refused')).toBe(0);
  });

  it('CF-FEAR-5: an assailant who fails stays put, and tries again next turn', async () => {
    const a = man({ ...IDOL, COU: 3 }, { split: 'all-attack', parry: 'never' });
    const b = man({ ...IDOL, FEAR: 7 }, { split: 'all-defence', parry: 'never' });
    const answer = await assault(a, b, { rounds: 2 });
    expect(answer.mean('hits.x')).toBeCloseTo((1 / 2 + 3 / 4) * 2 * HIT, 12);
  });

  it('CF-FEAR-4: a test that was passed protects later, by fear-immunity', async () => {
    const a = man({ ...IDOL, COU: 3 }, { split: 'all-attack', parry: 'never' });
    const b = man({ ...IDOL, FEAR: 7 }, { split: 'all-defence', parry: 'never' });
    const hits = async (option: string): Promise<number> =>
      (await assault(a, b, { distance: 25, rounds: 2 }, { rulings: { 'fear-immunity': option } })).mean('hits.x');
    expect(await hits('passed-and-lower')).toBeCloseTo((1 / 2) * 2 * HIT, 12);
    expect(await hits('none')).toBeCloseTo((1 / 4) * 2 * HIT, 12);
  });

  it('CF-FEAR-5, CF-FEAR-9: a free target flees for good, or stands and defends itself by rout: stands', async () => {
    const out = await assault(terror, coward, { rounds: 3 }, { rulings: { rout: 'out' } });
    expect([out.p('x'), out.mean('routed.y'), out.mean('rounds')]).toEqual(near(1, 1, 1));
    const stands = await assault(terror, coward, { rounds: 2 }, { rulings: { rout: 'stands' } });
    expect([stands.p('draw'), stands.mean('routed.y')]).toEqual(near(1, 0));
    // Two attacks of the second turn only.
    expect(stands.mean('hits.y')).toBeCloseTo(2 * HIT, 12);
  });

  it('CF-FEAR-5: a target in contact cannot flee, and only defends itself', async () => {
    const engagement = {
      kind: 'assault',
      sides: { x: ['a', 'c'], y: ['b'] },
      assaults: [
        { by: 'a', on: ['b'], distance: 10 },
        { by: 'c', on: ['b'], distance: 10 },
      ],
      rounds: 1,
    };
    const answer = await answerOf(engagement, { a: runner, b: coward, c: terror });
    expect([answer.mean('routed.y'), answer.mean('hits.y')]).toEqual(near(0, 0));
  });

  it('CF-FEAR-6: a war cry sounds in charges, not in engagements', async () => {
    const crier = man({ ...IDOL, COU: 5 }, {}, { abilities: ['war-cry-30'] });
    expect((await assault(crier, coward, upToContact)).p('fled')).toBeCloseTo(1, 12);
    expect((await assault(crier, coward, { type: 'engage', ...upToContact })).p('contact')).toBeCloseTo(1, 12);
  });

  it('CF-FEAR-7: whoever touches an abominable one tests again every later turn', async () => {
    const horror = man({ ...IDOL, FEAR: 4 }, { split: 'all-defence', parry: 'never' }, { abilities: ['abominable'] });
    const brave = man({ ...IDOL, COU: 1 }, { split: 'all-attack', parry: 'never' });
    const engagement = { kind: 'combat', sides: { x: ['a'], y: ['b'] }, rounds: 3 };
    const hits = async (fear: boolean): Promise<number> =>
      (await answerOf({ ...engagement, fear }, { a: brave, b: horror })).mean('hits.x') / (2 * HIT);
    expect(await hits(true)).toBeCloseTo(1 + 2 * (4 / 6), 12);
    expect(await hits(false)).toBeCloseTo(3, 12);
  });

  it('CF-FEAR-2: a combat that opens with a charge tests courage like an assault', async () => {
    const engagement = { kind: 'combat', sides: { x: ['a'], y: ['b'] }, opening: 'charge', charger: 'x', rounds: 1 };
    expect((await answerOf({ ...engagement, fear: true }, { a: terror, b: coward })).p('x')).toBeCloseTo(1, 12);
    expect((await answerOf(engagement, { a: terror, b: coward })).p('x')).toBe(0);
  });
});

describe('shots and impacts of assaults', () => {
  it('CF-SHOT-8: assault fire needs the ability, or free-assault-fire, and a target that is seen', async () => {
    const hits = async (a: Fighter, fields: object = {}, more: More = {}): Promise<number> =>
      (await assault(a, waiting, { ...upToContact, ...fields }, more)).mean('hits.x');
    expect(await hits(gunner)).toBeCloseTo(HIT, 12);
    expect(await hits(gunner, { visible: false })).toBe(0);
    expect(await hits({ ...gunner, tactics: { 'assault-fire': 'no' } })).toBe(0);
    const plain = { ...gunner, abilities: [] };
    expect(await hits(plain, {}, { rulings: { 'free-assault-fire': 'no' } })).toBe(0);
    expect(await hits(plain, {}, { rulings: { 'free-assault-fire': 'yes' } })).toBeCloseTo(HIT, 12);
    const marksman = { ...gunner, characteristics: { ...IDOL, AIM: 3 } };
    expect(await hits(marksman)).toBeCloseTo(3 / 6, 12);
  });

  it('CF-ABL-26: impact wounds everybody whom a charge reaches, by ruling', async () => {
    const a = man(IDOL, {}, { abilities: ['impact-2'] });
    const b = man({ ...IDOL, RES: 4 });
    const automatic = { rulings: { impact: 'automatic' } };
    const hit = await assault(a, b, { distance: 15, ...upToContact }, automatic);
    // STR 2 × 2 on RES 4: 11 light, 9 serious, 5 critical, 1 killed of 36.
    expect([hit.mean('hits.x'), hit.mean('damage.x')]).toEqual(near(1, (11 + 18 + 15 + 4) / 36));
    expect((await assault(a, b, { distance: 10, ...upToContact }, automatic)).mean('damage.x')).toBeLessThan(1);
    expect((await assault(a, b, { type: 'engage', ...upToContact }, automatic)).mean('hits.x')).toBe(0);
    expect((await assault(a, b, upToContact, { rulings: { impact: 'none' } })).mean('hits.x')).toBe(0);
  });
});

describe('dives', () => {
  const diver = man({ ...IDOL, 'MOV-air': 15 }, { split: 'attack-1' }, { abilities: ['flight'] });
  const guard = man({ ...IDOL, DEF: 6 }, { split: 'all-defence' });

  function dive(fields: object, more: More = {}): Promise<Answer> {
    const engagement = {
      kind: 'dive-charge',
      sides: { x: ['a'], y: ['b'] },
      attacker: 'a',
      targets: ['b'],
      level: 1,
      ...fields,
    };
    return answerOf(engagement, { a: diver, b: guard }, more);
  }

  /** Chance that an attack with such a lead is parried by one die, no 6 thrown again. */
  function parried(lead: number): number {
    let ways = 0;
    for (let i = 2; i <= 6; i += 1) for (let j = 2; j <= 6; j += 1) if (j >= i + lead) ways += 1;
    return ways / 36;
  }

  it('CF-FLY-9: twice the movement in the air, less the cost of a level', async () => {
    const reaches = async (distance: number, option: string): Promise<number> =>
      (await dive({ distance, ...upToContact }, { rulings: { 'level-change-cost': option } })).p('contact');
    expect(await reaches(20, 'before-doubling')).toBeCloseTo(1, 12);
    expect(await reaches(20.1, 'before-doubling')).toBe(0);
    expect(await reaches(25, 'after-doubling')).toBeCloseTo(1, 12);
    expect(await reaches(25.1, 'after-doubling')).toBe(0);
  });

  it('CF-FLY-10: the bonus of a dive, in its first combat only', async () => {
    const parries = async (rounds: number, option: string): Promise<number> =>
      (await dive({ distance: 20, rounds }, { rulings: { 'dive-bonus': option } })).mean('parries.y');
    // Turn 1: 4 + 2 against 6 - 1; turn 2: 4 against 6.
    expect(await parries(1, 'two')).toBeCloseTo(parried(1), 12);
    expect(await parries(1, 'three')).toBeCloseTo(parried(2), 12);
    expect(await parries(2, 'two')).toBeCloseTo(parried(1) + parried(-2), 12);
  });

  it('CF-FLY-9: too short, he charges on without bonus, with the movement of the level that he has reached', async () => {
    // 20 of 35 cm, then 15 of 20 on the ground; or 20 of 55 cm, and 20 and 15.
    const late = await dive({ distance: 35, rounds: 2 });
    expect(late.mean('parries.y')).toBeCloseTo(parried(-1), 12);
    const high = await dive({ distance: 45, level: 2, rounds: 2 });
    expect(high.mean('parries.y')).toBeCloseTo(parried(-1), 12);
    expect((await dive({ distance: 45, level: 1, rounds: 2 })).mean('parries.y')).toBe(0);
  });
});
