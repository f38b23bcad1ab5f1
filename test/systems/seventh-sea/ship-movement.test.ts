import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { Turning } from '../../../src/systems/seventh-sea/turning.ts';
import { playFaces } from '../../support/script.ts';
import { expectExact } from '../../support/solve.ts';
import { type Fighter, scene, ship } from './scenes.ts';

type Fields = Readonly<Record<string, unknown>>;

describe('the course of a ship', () => {
  /** Wits 3, Resolve 4. */
  const course = (fields: Fields, start: Fields = {}): string =>
    scene(
      { kind: 'ship-course', ship: 's', start: { q: 0, r: 0, heading: 0, ...start }, ...fields },
      { s: ship([2, 2, 3, 4, 2]) },
    );
  const DICE = [2, 5, 7];
  const expectIllegal = (orders: readonly Fields[], dice: readonly number[] = DICE): Promise<void> =>
    expectExact(course({ dice, orders }), { illegal: '1' });

  it('SS-SHIP-14: it drifts as many hexagons as its Resolve before anything else', async () => {
    await expectExact(course({}), { legal: '1', 'q=4': '1', 'r=0': '1', 'heading=0': '1', 'hexes=4': '1' });
  });

  it('SS-SHIP-14: an action takes it up to Wits hexagons ahead, without a die', async () => {
    await expectExact(course({ orders: [{ phase: 1, ahead: 3 }] }), { legal: '1', 'q=7': '1', 'hexes=7': '1' });
    await expectExact(course({ orders: [{ phase: 1, ahead: 0 }] }), { legal: '1', 'hexes=4': '1' });
    await expectIllegal([{ phase: 1, ahead: 4 }]);
    await expectIllegal([{ phase: 1, ahead: -1 }]);
  });

  it.each([
    [0, 4, 0],
    [1, 0, 4],
    [2, -4, 4],
    [3, -4, 0],
    [4, 0, -4],
    [5, 4, -4],
  ])('SS-SHIP-16: heading %i drifts to (%i, %i)', async (heading, q, r) => {
    await expectExact(course({}, { heading }), { [`q=${q}`]: '1', [`r=${r}`]: '1', [`heading=${heading}`]: '1' });
  });

  it('SS-SHIP-15: a turn takes dice that total the Resolve, one of them due', async () => {
    const turn = (phase: number, side: string, ...dice: readonly number[]): Fields => ({ phase, turn: side, dice });
    await expectExact(course({ dice: DICE, orders: [turn(5, 'starboard', 5)] }), { legal: '1', 'heading=1': '1' });
    await expectExact(course({ dice: DICE, orders: [turn(5, 'port', 5)] }), { legal: '1', 'heading=5': '1' });
    // The 2 alone is too little; with the 7, which is not due, it is enough.
    await expectIllegal([turn(2, 'port', 2)]);
    await expectExact(course({ dice: DICE, orders: [turn(2, 'port', 2, 7)] }), { legal: '1', 'heading=5': '1' });
    await expectIllegal([turn(4, 'port', 5)]);
    await expectIllegal([turn(4, 'port', 5, 7)]);
    await expectIllegal([{ phase: 5, turn: 'port' }]);
  });

  it('SS-SHIP-15: it turns as often as its Wits at most', async () => {
    const turns = (count: number): Fields[] => Array(count).fill({ phase: 6, turn: 'starboard', dice: [6] });
    const dice = [6, 6, 6, 6];
    await expectExact(course({ dice, orders: turns(3) }), { legal: '1', 'heading=3': '1' });
    await expectIllegal(turns(4), dice);
  });

  it('SS-SHIP-16: phases go forward, and no die is used twice or out of the air', async () => {
    await expectIllegal([
      { phase: 5, ahead: 1 },
      { phase: 4, ahead: 1 },
    ]);
    await expectIllegal([
      { phase: 5, turn: 'port', dice: [5] },
      { phase: 5, turn: 'port', dice: [5] },
    ]);
    await expectIllegal([{ phase: 9, turn: 'port', dice: [9] }]);
    const twice = [
      { phase: 5, turn: 'port', dice: [5] },
      { phase: 5, turn: 'port', dice: [5] },
    ];
    await expectExact(course({ dice: [5, 5], orders: twice }), { legal: '1', 'heading=4': '1' });
  });

  it('SS-SHIP-16: what it has sailed before the first illegal order is told', async () => {
    const orders = [
      { phase: 1, ahead: 2 },
      { phase: 2, ahead: 9 },
      { phase: 3, ahead: 3 },
    ];
    await expectExact(course({ orders }), { illegal: '1', 'q=6': '1', 'hexes=6': '1' });
  });

  it('SS-SHIP-16: French words are as good', async () => {
    const text = `system: seventh-sea
fighters: { s: { profil: fregate } }
engagement:
  kind: route
  navire: s
  depart: { q: 0, r: 0, cap: 0 }
  des: [5]
  ordres: [{ phase: 1, en-avant: 1 }, { phase: 5, virer: bâbord, des: [5] }]
`;
    await expectExact(text, { legal: '1', 'q=5': '1', 'heading=5': '1' });
  });
});

describe('turning', () => {
  const turning = (vessel: Fighter): string => scene({ kind: 'ship-turn', ship: 's' }, { s: vessel });
  const officer = (keep: string): object => ({ skills: { rigging: 1 }, tactics: { 'rigging-keep': keep } });

  it('SS-SHIP-15: turns are groups of dice that each total the Resolve, Wits at most', async () => {
    const turns = async (vessel: Fighter, ...faces: readonly number[]): Promise<unknown> =>
      (await playFaces(turning(vessel), faces)).metrics.turns;
    const brig = ship([2, 2, 3, 6, 4]);
    expect(await turns(brig, 5, 1, 4, 2)).toBe(2);
    expect(await turns(brig, 1, 1, 1, 2)).toBe(0);
    // 6 alone and 5 + 1, not 6 + 5.
    expect(await turns(ship([2, 2, 3, 6, 3]), 6, 5, 1)).toBe(2);
    expect(await turns(ship([2, 2, 1, 6, 3]), 6, 5, 1)).toBe(1);
    await expectExact(turning(ship([2, 2, 0, 2, 3])), { straight: '1' });
    await expectExact(turning(ship([2, 2, 3, 2, 0])), { straight: '1' });
    // Even a hull of 0 takes a die.
    await expectExact(turning(ship([2, 2, 3, 0, 2])), { 'turns=2': '1' });
  });

  it('SS-SHIP-1: a rigging officer adds dice, of which as many as Panache are kept by rigging-keep', async () => {
    await expectExact(turning(ship([2, 2, 3, 6, 1], officer('lowest'))), { turned: '1/4' });
    await expectExact(turning(ship([2, 2, 3, 6, 1], officer('highest'))), { turned: '3/4' });
    // Without sails nobody rolls.
    await expectExact(turning(ship([2, 2, 3, 6, 0], officer('highest'))), { straight: '1' });
  });

  /** The most groups, by trying every share of the dice. */
  function mostByTrial(faces: readonly number[], groups: readonly number[], resolve: number): number {
    const [face, ...others] = faces;
    if (face === undefined) return groups.filter((total) => total >= resolve).length;
    let most = mostByTrial(others, [...groups, face], resolve);
    groups.forEach((total, at) => {
      const joined = groups.with(at, total + face);
      most = Math.max(most, mostByTrial(others, joined, resolve));
    });
    return most;
  }

  test.prop([fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 7 }), fc.integer({ min: 1, max: 20 })])(
    'SS-SHIP-15: no share of the dice makes more groups',
    (faces, resolve) => {
      expect(new Turning(resolve).most(faces, faces.length)).toBe(mostByTrial(faces, [], resolve));
    },
  );
});
