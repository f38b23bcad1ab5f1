import { describe, expect, it } from 'vitest';
import type { Answer } from '../../support/solve.ts';
import {
  answerOf,
  assault,
  COWARD,
  GLASS,
  HIT,
  IDOL,
  man,
  near,
  ONE_TURN,
  RUNNER,
  TERROR,
  told,
  UP_TO_CONTACT,
  WAITING,
} from './fighting.ts';
import type { Fighter, More } from './scenes.ts';

const gunner = man(
  { ...IDOL, AIM: 30 },
  {},
  {
    abilities: ['assault-fire'],
    equipment: [{ ranged: { strength: 40, ranges: [10, 20, 30] } }],
  },
);
const glass = man(GLASS, { parry: 'never', split: 'all-defence' });

/** One on one, with somebody else to turn to. */
function redirected(
  a: Fighter,
  b: Fighter,
  redirect: object,
  fields: object = UP_TO_CONTACT,
  more: More = {},
): Promise<Answer> {
  const entry = { by: 'a', on: ['b'], distance: 12, redirect: { on: ['c'], distance: 5, ...redirect } };
  const engagement = { kind: 'assault', sides: { x: ['a'], y: ['b', 'c'] }, assaults: [entry], ...fields };
  return answerOf(engagement, { a, b, c: WAITING }, more);
}

describe('assaults', () => {
  it('CF-ASLT-1: a charge where the target is seen, else an engagement', async () => {
    const penalised = async (fields: object, more: More = {}): Promise<number> =>
      (await assault(RUNNER, WAITING, { ...UP_TO_CONTACT, ...fields }, more)).mean('penalised.y');
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
      ...UP_TO_CONTACT,
    };
    const fighters = { a, b: man({ ...IDOL, FEAR: 7 }), c: man({ ...IDOL, COU: 2 }) };
    // 4 + 3 against 7; 3 + 2 against 7 misses; 2 + 2 against 4.
    const end = await told([3, 2, 2], engagement, fighters);
    expect([end.outcome, end.rolls]).toEqual(['contact', ['courage test', 'shot', 'courage test']]);
  });

  it('CF-ASLT-3, CF-ASLT-4, CF-ASLT-5: in contact if the path is not longer than twice his movement', async () => {
    const at = await assault(RUNNER, WAITING, { distance: 20, ...UP_TO_CONTACT });
    expect([at.p('contact'), at.chance('movement-left', 0), at.mean('in-contact')]).toEqual(near(1, 1, 1));
    const close = await assault(RUNNER, WAITING, { distance: 12.5, ...UP_TO_CONTACT });
    expect(close.chance('movement-left', 75)).toBeCloseTo(1, 12);
    const far = await assault(RUNNER, WAITING, { distance: 20.1, ...UP_TO_CONTACT });
    expect([far.p('short'), far.mean('movement-left'), far.mean('in-contact'), far.mean('penalised.y')]).toEqual([
      1, 0, 0, 0,
    ]);
  });

  it('CF-ASLT-6: several targets are reached together, or none', async () => {
    const engagement = { kind: 'assault', sides: { x: ['a'], y: ['2 x b'] }, charger: 'x', ...UP_TO_CONTACT };
    const fighters = { a: { ...RUNNER, power: 2 }, b: WAITING };
    expect((await answerOf({ ...engagement, distance: 20 }, fighters)).mean('penalised.y')).toBe(2);
    expect((await answerOf({ ...engagement, distance: 21 }, fighters)).mean('penalised.y')).toBe(0);
  });

  it('CF-ASLT-7: too short, he goes as far as he can, and assaults again from there', async () => {
    const hits = async (distance: number, rounds: number): Promise<number> =>
      (await assault(RUNNER, WAITING, { distance, rounds })).mean('hits.x') / (2 * HIT);
    expect(await hits(25, 1)).toBe(0);
    expect(await hits(25, 3)).toBeCloseTo(2, 12);
    expect(await hits(45, 3)).toBeCloseTo(1, 12);
  });

  it('CF-ASLT-9: he comes to the place of targets that have fled, and redirects, stays, or runs on', async () => {
    const chosen = async (redirect: string): Promise<readonly [number, number]> => {
      const a = man({ ...IDOL, FEAR: 30 }, { redirect });
      const answer = await redirected(a, COWARD, {});
      return [answer.p('redirected'), answer.mean('movement-left')];
    };
    expect(await chosen('redirect')).toEqual(near(1, 30));
    expect(await chosen('stay')).toEqual(near(0, 80));
    expect(await chosen('run')).toEqual(near(0, 0));
  });

  it('CF-ASLT-9: flight lets him redirect by flight-redirects, a shot always', async () => {
    const no = { rulings: { 'flight-redirects': 'no' } };
    expect(
      (await redirected(TERROR, COWARD, {}, UP_TO_CONTACT, { rulings: { 'flight-redirects': 'yes' } })).p('redirected'),
    ).toBeCloseTo(1, 12);
    const fled = await redirected(TERROR, COWARD, {}, UP_TO_CONTACT, no);
    expect([fled.p('fled'), fled.mean('movement-left')]).toEqual(near(1, 80));
    expect((await redirected(gunner, glass, {}, UP_TO_CONTACT, no)).p('redirected')).toBeCloseTo(HIT, 12);
    expect((await redirected(TERROR, COWARD, {}, UP_TO_CONTACT, { edition: 'revised' })).p('fled')).toBeCloseTo(1, 12);
  });

  it('CF-ASLT-10: a redirection has to be within reach, and stays a charge if its target is seen', async () => {
    const penalised = async (redirect: object): Promise<number> =>
      (await redirected(TERROR, COWARD, redirect)).mean('penalised.y');
    expect(await penalised({})).toBeCloseTo(1, 12);
    expect(await penalised({ visible: false })).toBe(0);
    const far = await redirected(TERROR, COWARD, { distance: 8.1 });
    expect([far.p('fled'), far.mean('movement-left')]).toEqual(near(1, 0));
    expect((await redirected(TERROR, COWARD, { distance: 8 })).p('redirected')).toBeCloseTo(1, 12);
    // No second shot, even at somebody who would die of it.
    expect((await redirected(gunner, glass, {})).mean('hits.x')).toBeCloseTo(HIT, 12);
  });

  it('CF-ASLT-11: while some targets are left he goes on against them', async () => {
    const engagement = {
      kind: 'assault',
      sides: { x: ['a'], y: ['b', 'c'] },
      charger: 'x',
      distance: 10,
      ...UP_TO_CONTACT,
    };
    const answer = await answerOf(engagement, { a: TERROR, b: COWARD, c: WAITING });
    expect([answer.p('contact'), answer.mean('routed.y'), answer.mean('penalised.y')]).toEqual(near(1, 1, 1));
  });

  it('CF-ASLT-12, CF-TURN-3: whoever is in contact does not charge back; earlier speaking turns come first', async () => {
    const penalised = async (turn: number): Promise<readonly [number, number]> => {
      const assaults = [
        { by: 'a', on: ['b'], distance: 10, 'speaking-turn': 2 },
        { by: 'b', on: ['a'], distance: 10, 'speaking-turn': turn },
      ];
      const engagement = { kind: 'assault', sides: { x: ['a'], y: ['b'] }, assaults, ...UP_TO_CONTACT };
      const answer = await answerOf(engagement, { a: RUNNER, b: WAITING });
      return [answer.mean('penalised.x'), answer.mean('penalised.y')];
    };
    expect(await penalised(3)).toEqual(near(0, 1));
    expect(await penalised(1)).toEqual(near(1, 0));
  });

  it('CF-ASLT-13: the first outcome that applies', async () => {
    expect((await assault(RUNNER, WAITING, { distance: 50, ...UP_TO_CONTACT })).p('short')).toBeCloseTo(1, 12);
    expect((await assault(COWARD, man({ ...IDOL, FEAR: 30 }), UP_TO_CONTACT)).p('refused')).toBeCloseTo(1, 12);
    expect((await assault(TERROR, COWARD, UP_TO_CONTACT)).p('fled')).toBeCloseTo(1, 12);
    const shot = await assault(gunner, glass, UP_TO_CONTACT);
    expect([shot.p('shot'), shot.p('contact')].map((p) => p * 6)).toEqual(near(5, 1));
  });

  it('CF-ASLT-14: only those whom an assault names take part, for as long as is asked', async () => {
    const turn = await assault(RUNNER, WAITING, { rounds: 9, ...ONE_TURN });
    expect([turn.p('draw'), turn.mean('rounds'), turn.mean('hits.x')]).toEqual(near(1, 1, 2 * HIT));
    const engagement = {
      kind: 'assault',
      sides: { x: ['a'], y: ['b', 'c'] },
      assaults: [{ by: 'a', on: ['b'], distance: 10 }],
    };
    // c does not count: once b has fled the fight is won.
    expect((await answerOf(engagement, { a: TERROR, b: COWARD, c: WAITING })).p('x')).toBeCloseTo(1, 12);
    // A redirection brings him in.
    expect((await redirected(TERROR, COWARD, {}, { rounds: 2 })).p('draw')).toBeCloseTo(1, 12);
  });

  it('CF-ASLT-14, CF-PEN-5: whoever has been charged before brings his penalty only once he is touched', async () => {
    const penalised = async (a: Fighter, b: Fighter, state: object): Promise<number> => {
      const redirect = { on: ['c'], distance: 5, visible: false };
      const assaults = [{ by: 'a', on: ['b'], distance: 12, redirect }];
      const engagement = { kind: 'assault', sides: { x: ['a'], y: ['b', 'c'] }, assaults, ...UP_TO_CONTACT };
      return (await answerOf(engagement, { a, b, c: { ...WAITING, state } })).mean('penalised.y');
    };
    // He reaches b, and c takes no part.
    expect(await penalised(RUNNER, WAITING, { charged: true })).toBeCloseTo(1, 12);
    // b flees, and c is engaged.
    expect(await penalised(TERROR, COWARD, { charged: true })).toBeCloseTo(1, 12);
    expect(await penalised(TERROR, COWARD, {})).toBe(0);
  });

  it('CF-ASLT-15: assailants of one speaking turn are placed together, and whose targets are gone assault no more', async () => {
    const engagement = {
      kind: 'assault',
      sides: { x: ['2 x a'], y: ['b'] },
      charger: 'x',
      distance: 10,
      ...UP_TO_CONTACT,
    };
    const both = await answerOf(engagement, { a: RUNNER, b: { ...WAITING, power: 2 } });
    expect([both.mean('penalised.y'), both.mean('in-contact')]).toEqual(near(1, 2));
    expect((await redirected(TERROR, COWARD, { distance: 9 }, { rounds: 5 })).p('x')).toBeCloseTo(1, 12);
  });
});

describe('shots and impacts of assaults', () => {
  it('CF-SHOT-8: assault fire needs the ability, or free-assault-fire, and a target that is seen', async () => {
    const hits = async (a: Fighter, fields: object = {}, more: More = {}): Promise<number> =>
      (await assault(a, WAITING, { ...UP_TO_CONTACT, ...fields }, more)).mean('hits.x');
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
    const hit = await assault(a, b, { distance: 15, ...UP_TO_CONTACT }, automatic);
    // STR 2 × 2 on RES 4: 11 light, 9 serious, 5 critical, 1 killed of 36.
    expect([hit.mean('hits.x'), hit.mean('damage.x')]).toEqual(near(1, (11 + 18 + 15 + 4) / 36));
    expect((await assault(a, b, { distance: 10, ...UP_TO_CONTACT }, automatic)).mean('damage.x')).toBeLessThan(1);
    expect((await assault(a, b, { type: 'engage', ...UP_TO_CONTACT }, automatic)).mean('hits.x')).toBe(0);
    expect((await assault(a, b, UP_TO_CONTACT, { rulings: { impact: 'none' } })).mean('hits.x')).toBe(0);
  });
});
