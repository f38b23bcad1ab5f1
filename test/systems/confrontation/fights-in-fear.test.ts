import { describe, expect, it } from 'vitest';
import { answerOf, assault, COWARD, HIT, IDOL, man, near, RUNNER, TERROR, UP_TO_CONTACT } from './fighting.ts';

describe('fear in fights', () => {
  it('CF-FEAR-2: an assailant tests once, against the highest FEAR among his targets', async () => {
    const engagement = {
      kind: 'assault',
      sides: { x: ['a'], y: ['b', 'c'] },
      charger: 'x',
      distance: 10,
      ...UP_TO_CONTACT,
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
    const out = await assault(TERROR, COWARD, { rounds: 3 }, { rulings: { rout: 'out' } });
    expect([out.p('x'), out.mean('routed.y'), out.mean('rounds')]).toEqual(near(1, 1, 1));
    const stands = await assault(TERROR, COWARD, { rounds: 2 }, { rulings: { rout: 'stands' } });
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
    const answer = await answerOf(engagement, { a: RUNNER, b: COWARD, c: TERROR });
    expect([answer.mean('routed.y'), answer.mean('hits.y')]).toEqual(near(0, 0));
  });

  it('CF-FEAR-6: a war cry sounds in charges, not in engagements', async () => {
    const crier = man({ ...IDOL, COU: 5 }, {}, { abilities: ['war-cry-30'] });
    expect((await assault(crier, COWARD, UP_TO_CONTACT)).p('fled')).toBeCloseTo(1, 12);
    expect((await assault(crier, COWARD, { type: 'engage', ...UP_TO_CONTACT })).p('contact')).toBeCloseTo(1, 12);
  });

  it('CF-FEAR-6: a war cry that drowns a fear counts as a passed test', async () => {
    const crier = man({ ...IDOL, COU: 2 }, { split: 'all-attack' }, { abilities: ['war-cry-9'] });
    const dreadful = man({ ...IDOL, FEAR: 8 }, { split: 'all-defence', parry: 'never' });
    const assaults = [
      { by: 'a', on: ['b'], distance: 10 },
      { by: 'b#2', on: ['a'], distance: 10 },
    ];
    const engagement = { kind: 'assault', sides: { x: ['a'], y: ['2 x b'] }, assaults, rounds: 1 };
    // He need not stand up to the second one, and has three dice in attack against two.
    expect((await answerOf(engagement, { a: crier, b: dreadful })).mean('hits.x')).toBeCloseTo(3 * HIT, 12);
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
    expect((await answerOf({ ...engagement, fear: true }, { a: TERROR, b: COWARD })).p('x')).toBeCloseTo(1, 12);
    expect((await answerOf(engagement, { a: TERROR, b: COWARD })).p('x')).toBe(0);
  });
});
