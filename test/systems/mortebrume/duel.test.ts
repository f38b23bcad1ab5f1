import { describe, expect, it } from 'vitest';
import type { Told } from '../../support/script.ts';
import type { Fields, Fighter } from './scenes.ts';
import { choosing, played, type Rulings, striker } from './strikers.ts';

const LISTED = { initiative: 'first-listed' };
const DODGER = choosing(3, { reaction: 'dodge' });

interface Scene {
  readonly a?: Fighter;
  readonly b?: Fighter;
  readonly fields?: Fields;
  readonly rulings?: Rulings;
}

/** How a duel of `a`, who deals 4, and `b`, who deals 3, goes with these faces; one turn unless said otherwise. */
function fought(
  faces: readonly number[],
  { a = striker(4), b = striker(3), fields = {}, rulings = LISTED }: Scene = {},
): Promise<Told> {
  return played(faces, { a, b }, 'duel', { sides: { red: ['a'], blue: ['b'] }, rounds: 1, ...fields }, rulings);
}

const RED = { 'damage.red': 4, 'damage.blue': 0 };
const BLUE = { 'damage.red': 0, 'damage.blue': 3 };

describe('the turn', () => {
  it('MB-TURN-1 and MB-DUEL-1: initiative, then the attacks', async () => {
    const told = await fought([5, 4, 5, 9, 5, 9], { b: DODGER, a: choosing(4, { reaction: 'dodge' }), rulings: {} });
    expect(told.rolls).toEqual(['initiative', 'initiative', 'attack', 'dodge', 'attack', 'dodge']);
    expect((await fought([5, 4])).rolls).toEqual(['attack', 'weapon pass']);
  });

  it('MB-TURN-2: the higher will acts first, failed or not, a coin decides between equals', async () => {
    const rulings = { initiative: 'will-roll' };
    expect((await fought([5, 4, 5, 4], { rulings })).metrics).toMatchObject(RED);
    expect((await fought([4, 5, 5, 4], { rulings })).metrics).toMatchObject(BLUE);
    expect((await fought([5, 5, 1, 5, 4], { rulings })).metrics).toMatchObject(RED);
    expect((await fought([5, 5, 2, 5, 4], { rulings })).metrics).toMatchObject(BLUE);
    expect((await fought([1, 2, 5, 4], { a: striker(4, { will: '12+d10' }), rulings })).metrics).toMatchObject(RED);
  });

  it('MB-TURN-2: by ruling a coin, the first-listed side, or by turns', async () => {
    expect((await fought([1, 5, 4], { rulings: { initiative: 'coin' } })).metrics).toMatchObject(RED);
    expect((await fought([2, 5, 4], { rulings: { initiative: 'coin' } })).metrics).toMatchObject(BLUE);
    const twice = { fields: { rounds: 2 } };
    const both = { 'damage.red': 4, 'damage.blue': 3 };
    expect((await fought([5, 4, 5, 4], { ...twice, rulings: { initiative: 'alternate' } })).metrics).toMatchObject(
      both,
    );
    expect(
      (await fought([5, 4, 5, 4], { ...twice, rulings: { initiative: 'first-listed' } })).metrics['damage.red'],
    ).toBe(8);
  });

  it('MB-TURN-3: each acts once a turn', async () => {
    expect((await fought([5, 9, 5, 4], { b: DODGER })).rolls).toHaveLength(4);
  });

  it('MB-TURN-4: a pass activates both, or the loser, or nobody', async () => {
    const acts = async (faces: readonly number[], option: string): Promise<number> =>
      (await fought(faces, { rulings: { ...LISTED, 'pass-activates': option } })).rolls.length;
    expect(await acts([5, 5], 'both')).toBe(2);
    expect(await acts([5, 5, 5, 4], 'none')).toBe(4);
    expect(await acts([5, 5, 5, 4], 'loser')).toBe(4);
    expect(await acts([5, 4], 'loser')).toBe(2);
    const dodge = { b: DODGER, rulings: { ...LISTED, 'dodge-activates': 'activates' } };
    expect((await fought([5, 9], dodge)).rolls).toHaveLength(2);
  });

  it('MB-TURN-6: the end of a turn clears stun, activation and breakthrough', async () => {
    const mace = { ...striker(2), weapon: { damage: 2, special: 'stunning' } };
    const stunned = await fought([8, 5, 5, 4], {
      a: mace,
      b: DODGER,
      fields: { rounds: 2 },
      rulings: { initiative: 'alternate' },
    });
    expect(stunned).toMatchObject({
      rolls: ['attack', 'dodge', 'attack', 'weapon pass'],
      metrics: { 'damage.blue': 3 },
    });
    const charge = { side: 'red', type: 'breakthrough', run: 8 };
    const a = choosing(4, { reaction: 'dodge' });
    const scene = { a, b: DODGER, fields: { rounds: 2, charge } };
    const told = await fought([5, 4, 7, 3, 5, 4, 7, 3], scene);
    expect(told.metrics).toMatchObject({ 'damage.red': 8, 'damage.blue': 3 });
  });

  it('MB-TURN-7: a charge goes no farther than a simple move', async () => {
    const attack = async (run: number): Promise<number | undefined> =>
      (await fought([2, 5], { fields: { charge: { side: 'red', type: 'surprise', run } } })).metrics['damage.red'];
    expect(await attack(12)).toBe(4);
    expect(await attack(12.1)).toBe(0);
  });
});

describe('the duel', () => {
  it('MB-DUEL-1: who is stunned or a prisoner does not attack', async () => {
    for (const condition of ['stunned', 'activated', 'prisoner']) {
      const a = { ...striker(4), condition: [condition] };
      expect((await fought(condition === 'prisoner' ? [5] : [5, 4], { a })).metrics).toMatchObject(BLUE);
    }
  });

  it('MB-DUEL-2: beaten without physique, or dead; both at once is a draw, as is the cap', async () => {
    const weak = striker(3, { physique: 4 });
    const out = await fought([5, 4], { b: weak });
    expect(out).toMatchObject({ outcome: 'red', metrics: { rounds: 1, 'losses.blue': 1, 'physique-left.blue': 0 } });
    const fields = { until: 'dead', rounds: 3 };
    const dead = await fought([5, 4, 1, 5], { b: weak, fields });
    expect(dead).toMatchObject({ outcome: 'red', metrics: { rounds: 3, 'losses.blue': 1, 'damage.red': 4 } });
    expect(dead.rolls).toEqual(['attack', 'weapon pass', 'attack', 'attack']);
    const both = { a: striker(4, { physique: 3 }), b: weak, rulings: { ...LISTED, 'pass-tie': 'both-hit' } };
    expect(await fought([5, 5], both)).toMatchObject({
      outcome: 'draw',
      metrics: { 'losses.red': 1, 'losses.blue': 1 },
    });
    expect(await fought([5, 5])).toMatchObject({ outcome: 'draw', metrics: { rounds: 1, 'physique-left.red': 20 } });
  });

  it('MB-DUEL-3: the first action of a side in the first turn is a charge', async () => {
    const charge = (type: string, more: Fields = {}): Fields => ({ charge: { side: 'red', type, run: 8, ...more } });
    const damage = async (fields: Fields, faces: readonly number[] = [2, 5]): Promise<Fields> =>
      (await fought(faces, { fields })).metrics;
    expect(await damage(charge('surprise'))).toMatchObject(RED);
    expect(await damage(charge('surprise', { run: 13 }))).toMatchObject({ 'damage.red': 0 });
    expect(await damage(charge('surprise', { leap: true }))).toMatchObject({ 'damage.red': 0 });
    expect(await damage(charge('offensive'), [5, 4])).toMatchObject({ 'damage.red': 8 });
    expect(await damage(charge('offensive'), [4, 5])).toMatchObject({ 'damage.blue': 7 });
    for (const type of ['push', 'rush']) expect(await damage(charge(type), [5, 4])).toMatchObject(RED);
    expect(await damage({ ...charge('surprise'), rounds: 2 }, [2, 5, 2, 5])).toMatchObject({
      'damage.red': 4,
      'damage.blue': 3,
    });
  });

  it('MB-DUEL-3: who acts second charges then, if a pass has not activated him', async () => {
    const fields = { charge: { side: 'blue', type: 'surprise', run: 8 } };
    const none = { fields, rulings: { ...LISTED, 'pass-activates': 'none' } };
    expect((await fought([5, 5, 2, 5], none)).metrics).toMatchObject(BLUE);
    expect((await fought([5, 5], { fields })).rolls).toHaveLength(2);
  });

  it('MB-DUEL-4: push-backs and dodges move nobody', async () => {
    const jumper = choosing(3, { reaction: 'dodge' }, { 'dodge-move': 9 });
    expect((await fought([5, 9, 5, 4], { b: jumper })).rolls).toHaveLength(4);
    const ram = { ...striker(4), weapon: { damage: 4, special: 'push-back', recoil: 9 } };
    expect((await fought([8, 4, 5, 4], { a: ram, fields: { rounds: 2 } })).metrics['damage.red']).toBe(12);
  });
});
