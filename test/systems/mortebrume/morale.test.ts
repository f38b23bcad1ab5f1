import { describe, expect, it } from 'vitest';
import { playFaces } from '../../support/script.ts';
import { expectExact, solveText } from '../../support/solve.ts';
import { type Fields, type Fighter, fighter, type Rest, scene } from './scenes.ts';

const will = (text: string, characteristics: Fields = {}, rest: Fields = {}): Fighter =>
  fighter({ will: text, physique: 8, ...characteristics }, rest);

/** Morale of `x` against `y` after so many losses of each. */
function morale(
  fighters: Readonly<Record<string, Fighter>>,
  sides: Readonly<Record<string, readonly string[]>>,
  lost: Fields,
  rest: Rest = {},
  fields: Fields = {},
): string {
  return scene(fighters, 'morale', { sides, 'lost-last-turn': lost, ...fields }, rest);
}

const even = { a: will('7+d6'), b: will('7+d6') };
const pair = { x: ['a'], y: ['b'] };

describe('morale', () => {
  it('MB-MOR-1: may be asked only when somebody was lost in the previous turn', async () => {
    await expectExact(morale(even, pair, {}), { 'not-possible': '1', 'mean margin': '0', 'mean bonus.x': '0' });
    await expectExact(morale(even, pair, { x: 1 }), { 'not-possible': '0' });
  });

  it('MB-MOR-2: is rolled with will, first-listed side first, by the best who is conscious and free', async () => {
    const told = await playFaces(morale(even, pair, { x: 1, y: 1 }), [2, 5]);
    expect(told).toMatchObject({ outcome: 'y', metrics: { margin: -3, 'bonus.y': 3 }, rolls: ['morale', 'morale'] });
    const fighters = {
      a: will('9+d6', { 'physique-left': 0 }),
      b: will('6+d8'),
      c: will('6+d10', { level: 0 }),
      d: will('20+d6', {}, { condition: ['prisoner'] }),
      e: will({ value: 6, dice: [] } as never),
    };
    const sides = { x: ['a', 'b', 'c', 'd'], y: ['e'] };
    const rulings = { 'automatic-failure': 'none' };
    // c: a mean of 11.5 against 6, on equal levels
    await expectExact(morale(fighters, sides, { x: 1, y: 1 }, { rulings }), { 'mean margin': '11/2' });
    await expectExact(morale(fighters, sides, { x: 1, y: 1 }, { rulings }, { champions: { x: 'b' } }), {
      'mean margin': '9/2',
    });
    // The dead have no part in it: 2 + d6 against 2 + d6 + 1, on equal levels. Of 36 faces b fails on 5 that a does not,
    // a leads by more than 1 on 6 others; 1 fails on both sides, and 4 are equal.
    const dead = { a: will('4+d6', { level: 3 }, { condition: ['dead'] }), b: will('2+d6'), c: will('2+d6') };
    await expectExact(morale(dead, { a: ['a', 'b'], b: ['c'] }, { a: 1 }), { a: '11/36', b: '20/36', none: '5/36' });
    // a is out of combat: the best stands for him
    await expectExact(morale(fighters, sides, { x: 1, y: 1 }, { rulings }, { champions: { x: 'a' } }), {
      'mean margin': '11/2',
    });
  });

  it('MB-MOR-3: gives +1 for each enemy lost', async () => {
    await expectExact(morale(even, pair, { x: 1, y: 3 }), { 'mean margin': '2' });
    await expectExact(morale(even, pair, { x: 2 }), { 'mean margin': '-2' });
  });

  it('MB-MOR-4: gives +1 to the higher sum of levels still in the fight, on equal sums to nobody or both', async () => {
    const levels = (x: Fighter, y: Fighter, rest: Rest = {}): string =>
      morale({ a: x, b: y }, { x: ['2 x a'], y: ['b'] }, { x: 1, y: 1 }, rest);
    await expectExact(levels(will('7+d6'), will('7+d6')), { 'mean margin': '1' });
    await expectExact(levels(will('7+d6'), will('7+d6', { level: 3 })), { 'mean margin': '-1' });
    const vary = { 'rulings.morale-value-tie': ['nobody', 'both'] };
    const tied = levels(will('7+d6'), will('7+d6', { level: 2 }), { vary });
    await expectExact(tied, { 'mean margin': '0' }, { 'mean margin': '0' });
    const told = await Promise.all(
      ['nobody', 'both'].map((option) =>
        playFaces(
          levels(will('7+d6'), will('7+d6', { level: 2 }), { rulings: { 'morale-value-tie': option } }),
          [4, 2],
        ),
      ),
    );
    expect(told.map(({ metrics }) => metrics.margin)).toEqual([2, 2]);
    // out of combat and prisoners do not count
    const fighters = {
      a: will('7+d6'),
      b: will('7+d6', { level: 5, 'physique-left': 0 }),
      c: will('7+d6', { level: 5 }, { condition: ['prisoner'] }),
      d: will('7+d6', { level: 2 }),
    };
    await expectExact(morale(fighters, { x: ['a', 'b', 'c'], y: ['d'] }, { x: 1, y: 1 }), { 'mean margin': '-1' });
  });

  it('MB-MOR-5: is won by the higher result, by nobody on equal ones whatever weapon passes do', async () => {
    const text = (rulings: Fields): string => morale(even, pair, { x: 1, y: 1 }, { rulings });
    await expectExact(text({}), { x: '5/12', y: '5/12', none: '1/6' });
    for (const tie of ['both-hit', 'attacker', 'defender']) {
      await expectExact(text({ 'pass-tie': tie }), { x: '5/12', y: '5/12', none: '1/6' });
    }
    // a roll of 1 loses against all but another one, though 9 + 1 is more than 7 + 2
    const uneven = { a: will('9+d6'), b: will('7+d6') };
    const ones = morale(
      uneven,
      pair,
      { x: 1, y: 1 },
      {
        vary: { 'rulings.automatic-failure-opposed': ['loses', 'cannot-dominate', 'ignored'] },
      },
    );
    await expectExact(
      ones,
      // 1 wins for y against 2..6; 9 + k beats 7 + l from k = 2 on but for (2,5) (2,6) (3,6) and the ties (2,4) (3,5) (4,6)
      { y: '8/36', none: '4/36', x: '24/36' },
      { y: '6/36', none: '6/36', x: '24/36' },
      { y: '6/36', none: '4/36', x: '26/36' },
    );
  });

  it('MB-MOR-6: gives 3, doubled by a special success of the winner or a failure of the loser, by ruling twice', async () => {
    const bonus = async (faces: readonly number[], rulings: Fields = {}) => {
      const { metrics } = await playFaces(morale(even, pair, { x: 1, y: 1 }, { rulings }), faces);
      return [metrics['bonus.x'], metrics['bonus.y']];
    };
    expect(await bonus([5, 2])).toEqual([3, 0]);
    expect(await bonus([6, 2])).toEqual([6, 0]);
    expect(await bonus([5, 1])).toEqual([6, 0]);
    expect(await bonus([1, 3])).toEqual([0, 6]);
    expect(await bonus([6, 1])).toEqual([6, 0]);
    expect(await bonus([6, 1], { 'morale-double': 'once' })).toEqual([6, 0]);
    expect(await bonus([6, 1], { 'morale-double': 'cumulative' })).toEqual([12, 0]);
    expect(await bonus([4, 4])).toEqual([0, 0]);
  });

  it('MB-MOR-7: gives the winner a destiny point', async () => {
    const [answer] = await solveText(morale(even, pair, { x: 1, y: 1 }));
    expect(answer?.mean('destiny.x')).toBeCloseTo(5 / 12, 12);
    expect(answer?.mean('destiny.y')).toBeCloseTo(5 / 12, 12);
  });
});
