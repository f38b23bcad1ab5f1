import { describe, expect, it } from 'vitest';
import { ScriptedDice } from '../../../src/dice/scripted.ts';
import { ActionDice } from '../../../src/systems/seventh-sea/action-dice.ts';
import { Arranger, FiringOrder, orderTerms } from '../../../src/systems/seventh-sea/firing-order.ts';
import { tacticsOf } from '../../../src/systems/seventh-sea/tactics.ts';
import { playFaces } from '../../support/script.ts';
import { expectExact, solveText } from '../../support/solve.ts';
import { type Fighter, type scene, ship, versus } from './scenes.ts';

type More = NonNullable<Parameters<typeof scene>[2]>;
type Fields = Readonly<Record<string, unknown>>;

/** Two rolls of action dice to be put in order. */
interface Round {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly tactics?: Readonly<{ x?: Fields; y?: Fields }>;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly panache?: readonly [number, number];
  /** Faces of what settles ties. */
  readonly luck?: readonly number[];
}

const READINGS = { 'initiative-tie': 'listed', 'phase-order': 'recomputed' };

/** The order of fire, as `xyx`, and what either holds back to the end. */
function fireOrder({ x, y, tactics = {}, rulings = {}, panache = [1, 1], luck = [] }: Round): string {
  const choices = [tactics.x, tactics.y].map((data = {}) => tacticsOf(data as Record<string, string | number>));
  const [one, other] = choices as [(typeof choices)[number], (typeof choices)[number]];
  const hands = [new ActionDice(), new ActionDice()] as const;
  for (const face of x) hands[0].add(face);
  for (const face of y) hands[1].add(face);
  const order = new FiringOrder();
  const dice = new ScriptedDice(luck);
  new Arranger(orderTerms([one, other], { ...READINGS, ...rulings })).arrange(hands, panache, order, dice);
  dice.finish();
  const shots = [...order.shots.slice(0, order.length)].map((side) => 'xy'[side]).join('');
  const held = [...order.heldBack];
  return held.some((count) => count > 0) ? `${shots} ${held.join(' ')}` : shots;
}

describe('the order of fire', () => {
  it('SS-SHIP-1: a die fires in its phase; in one phase the greater total of unspent dice first', () => {
    expect(fireOrder({ x: [5], y: [3] })).toBe('yx');
    expect(fireOrder({ x: [2, 9], y: [2, 3] })).toBe('xyyx');
    expect(fireOrder({ x: [2], y: [2, 2] })).toBe('yxy');
    expect(fireOrder({ x: [], y: [] })).toBe('');
  });

  it('SS-SHIP-1: ties go to Panache, then by initiative-tie to luck or to the side listed first', () => {
    expect(fireOrder({ x: [4], y: [4], panache: [2, 3] })).toBe('yx');
    expect(fireOrder({ x: [4], y: [4] })).toBe('xy');
    const random = { 'initiative-tie': 'random' };
    expect(fireOrder({ x: [4], y: [4], rulings: random, luck: [2] })).toBe('xy');
    expect(fireOrder({ x: [4], y: [4], rulings: random, luck: [1] })).toBe('yx');
    expect(fireOrder({ x: [4], y: [4], rulings: random, panache: [2, 1] })).toBe('xy');
  });

  it('SS-SHIP-1: the order within a phase changes with the totals or, by phase-order, does not', () => {
    // y has 8 and fires; then both have 4.
    expect(fireOrder({ x: [4], y: [4, 4] })).toBe('yxy');
    expect(fireOrder({ x: [4], y: [4, 4], rulings: { 'phase-order': 'fixed' } })).toBe('yyx');
  });

  it('SS-SHIP-1: which due die is spent first changes the totals after it', () => {
    // In phase 4 x spends its 1 and has 9 in phase 5, or its 4 and has 6, against the 8 of y.
    const by = (order: string): string => {
      const x = { hold: 1, 'die-order': order };
      return fireOrder({ x: [1, 4, 5], y: [3, 5], tactics: { x, y: { hold: 1 } } });
    };
    expect(by('lowest')).toBe('xxyxy');
    expect(by('highest')).toBe('xyxyx');
  });

  it('SS-SHIP-1: dice are held back as hold says, and released in the last phase or without a threat', () => {
    const hold = (release: string, y: readonly number[]): string =>
      fireOrder({ x: [2], y, tactics: { x: { hold: 1, release } } });
    // As soon as y has none left.
    expect(hold('last-phase', [5])).toBe('yx');
    expect(hold('no-threat', [5])).toBe('yx');
    expect(hold('never', [5])).toBe('y 1 0');
    expect(hold('no-threat', [])).toBe('x');
    // Both wait for each other.
    const both = (release: string): string =>
      fireOrder({ x: [2], y: [3], tactics: { x: { hold: 'all', release }, y: { hold: 'all', release } } });
    expect(both('last-phase')).toBe('yx');
    expect(both('no-threat')).toBe(' 1 1');
    // One of two dice is above the one held back.
    expect(fireOrder({ x: [2, 3], y: [9], tactics: { x: { hold: 1 } } })).toBe('xyx');
  });
});

/** Crew, guns, hull and sails of 1: hit at 5, damage and hull of one die, sunk by 2 criticals. */
const raft = (changes: object = {}): Fighter => ship([1, 1, 1, 1, 1], changes);

const naval = (a: Fighter, b: Fighter, fields: Fields = {}, more: More = {}): string =>
  versus('naval', a, b, { rounds: 1, ...fields }, more);

describe('a naval fight', () => {
  it('SS-SHIP-1: action dice, then broadsides in their order, each against the hull', async () => {
    // x 5, y 3: y fires and hits for 4, the hull holds at 7; x misses.
    const told = await playFaces(naval(raft(), raft()), [5, 3, 9, 4, 7, 1]);
    expect(told.rolls).toEqual([
      'action die',
      'action die',
      'broadside',
      'damage of the broadside',
      'hull',
      'broadside',
    ]);
    expect(told.outcome).toBe('draw');
    expect(told.metrics).toEqual({
      rounds: 1,
      'damage.x': 0,
      'damage.y': 4,
      'criticals-taken.x': 0,
      'criticals-taken.y': 0,
      'losses.x': 0,
      'losses.y': 0,
      'sinking-actions': 0,
    });
  });

  it('SS-SHIP-8: a ship that sinks stops fighting at once', async () => {
    // 19 + 6 against 3: 3 criticals.
    const told = await playFaces(naval(raft(), raft()), [5, 3, 9, 10, 10, 5, 3]);
    expect(told.outcome).toBe('y');
    expect(told.metrics).toMatchObject({ rounds: 1, 'losses.x': 1, 'criticals-taken.x': 3, 'sinking-actions': 19 });
    const table = { tables: { 'sinking-table': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } };
    const read = await playFaces(naval(raft(), raft(), {}, table), [5, 3, 9, 10, 10, 5, 3, 7]);
    expect(read.metrics['sinking-actions']).toBe(7);
  });

  it('SS-SHIP-6: superficial damage adds up from one hit to the next', async () => {
    // 4 held by 7; in round 2: 4 + 5 against 8.
    const told = await playFaces(
      naval(raft({ guns: { port: 0, starboard: 1 } }), raft(), { rounds: 2 }),
      [3, 9, 4, 7, 3, 9, 5, 8],
    );
    expect(told.metrics).toMatchObject({ 'criticals-taken.x': 1, 'damage.y': 9 });
  });

  it('SS-SHIP-7: a ship hit out of crew fires no more, and rolls no dice', async () => {
    const bare = raft({ tactics: { 'lose-trait': 'finesse' } });
    // y hits for 8 against 3: one critical on the only crew. x does not answer, nor roll in round 2.
    const told = await playFaces(naval(bare, raft(), { rounds: 2 }), [5, 3, 9, 8, 3, 4, 1]);
    expect(told.rolls.slice(5)).toEqual(['action die', 'broadside']);
    expect(told.metrics['criticals-taken.x']).toBe(1);
  });

  it('SS-SHIP-7: a ship without sails has no dice, whatever ship-zero-trait says', async () => {
    const still = ship([1, 1, 1, 1, 0]);
    for (const reading of ['no-roll', 'weak-die']) {
      const more = { rulings: { 'ship-zero-trait': reading } };
      expect((await playFaces(naval(still, raft(), {}, more), [3, 1])).rolls).toEqual(['action die', 'broadside']);
    }
  });

  it('SS-SHIP-10: the first critical of grape falls on the crew, of chain on the sails', async () => {
    // Three guns less two: one die. 8 against 3 is one critical.
    const gunner = (ammunition: string): Fighter => ship([3, 1, 1, 1, 1], { tactics: { ammunition } });
    const target = ship([1, 1, 1, 2, 1]);
    // Without crew: no answer. The hull of two dice keeps both.
    const grape = await playFaces(naval(target, gunner('grape')), [5, 3, 9, 8, 2, 1]);
    expect(grape.metrics['criticals-taken.x']).toBe(1);
    // Without sails: it answers with the die that it has, and rolls none in the next round.
    const chain = await playFaces(naval(target, gunner('chain'), { rounds: 2 }), [5, 3, 9, 8, 2, 1, 1, 4, 1]);
    expect(chain.rolls.slice(5)).toEqual(['broadside', 'action die', 'broadside']);
  });

  it('SS-SHIP-1: a ship that can fire no more is no threat for which to hold dice back', async () => {
    const bare = ship([1, 1, 1, 1, 2], { tactics: { 'lose-trait': 'finesse' } });
    const held = ship([1, 1, 1, 1, 2], { tactics: { hold: 1, release: 'no-threat' } });
    // x 8 9, y 2 3: y fires one and holds the other; the hit takes the crew of x; the held die fires at once.
    const told = await playFaces(naval(bare, held), [8, 9, 2, 3, 9, 8, 3, 1]);
    expect(told.rolls.slice(4)).toEqual(['broadside', 'damage of the broadside', 'hull', 'broadside']);
    const never = ship([1, 1, 1, 1, 2], { tactics: { hold: 1, release: 'never' } });
    const kept = await playFaces(naval(bare, never), [8, 9, 2, 3, 9, 8, 3]);
    expect(kept.metrics['damage.y']).toBe(8);
  });

  it('SS-INIT-6: unspent dice are lost or, by unspent-dice, kept and due at once', async () => {
    const patient = raft({ tactics: { hold: 1, release: 'no-threat' } });
    const waiting = (reading: string): string =>
      naval(patient, patient, { rounds: 2 }, { rulings: { 'unspent-dice': reading, 'initiative-tie': 'listed' } });
    expect((await playFaces(waiting('lost'), [5, 3, 5, 3])).rolls).toHaveLength(4);
    // In round 2 either has two dice, of which one is above what it holds back: x has the greater total.
    const kept = await playFaces(waiting('kept'), [5, 3, 5, 3, 1, 1]);
    expect(kept.rolls.slice(4)).toEqual(['broadside', 'broadside']);
  });

  it('SS-SHIP-3: in a fight either side says where its guns bear', async () => {
    const gunned = raft({ guns: { port: 0, starboard: 1 } });
    await expectExact(naval(gunned, raft()), { 'mean damage.x': '0' });
    const bearing = naval(gunned, ship([0, 1, 1, 1, 1]), { bears: { x: 'tribord' } });
    // 1k1 reaches 5 with 6 of 10, and does 55/9.
    await expectExact(bearing, { 'mean damage.x': '11/3', 'mean damage.y': '0' });
  });

  it('SS-SHIP-1: the law of the order is that of the dice', async () => {
    const two = ship([1, 1, 1, 1, 2]);
    const officer = raft({ skills: { rigging: 1 }, tactics: { 'rigging-keep': 'highest', hold: 1 } });
    const text = naval(two, officer, {}, { vary: { 'rulings.phase-order': ['recomputed', 'fixed'] } });
    const drawn = await solveText(text, 'tables');
    const rolled = await solveText(text, 'steps');
    drawn.forEach((answer, index) => {
      for (const name of [
        'x',
        'y',
        'mean damage.x',
        'mean damage.y',
        'mean criticals-taken.x',
        'criticals-taken.y=1',
      ]) {
        expect(answer.number(name), name).toBeCloseTo(rolled[index]?.number(name) ?? Number.NaN, 10);
      }
    });
  });
});
