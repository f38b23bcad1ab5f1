import { describe, expect, it } from 'vitest';
import { FLAG } from '../../../src/systems/mordheim/fight.ts';
import { FLED, OUT } from '../../../src/systems/mordheim/posture.ts';
import { playFaces } from '../../support/script.ts';
import { compileText, expectExact } from '../../support/solve.ts';
import { expectSampledLikeExact } from '../conformance/sampling.ts';
import { contacts, fieldAfter, places } from './field.ts';
import { able, CALM, type Fields, type Man, man, minded, skirmish } from './scenes.ts';

/** Who holds his place and strikes no blows. */
const post = (characteristics: Man['characteristics'] = {}, ...equipment: readonly string[]): Man =>
  minded({ stance: 'hold' }, man({ A: 0, I: 2, ...characteristics }, ...equipment));

describe('close combat in a skirmish', () => {
  it('MH-SKI-5: a man charged in the middle of a combat keeps his count of rounds', async () => {
    // The flail hurts T 7 with 1/2 x 1/6 in the first round, later not at all: a2 arrives in round 5
    const flail = minded({ stance: 'hold' }, man({ I: 1 }, 'flail'));
    const slow = man({ A: 0, M: 2, I: 2, T: 7, W: 9 });
    const scene = (rounds: number): string =>
      skirmish([man({ A: 0, T: 7, W: 9 }), slow], [flail], { distance: 8, rounds }, CALM);
    expect(contacts(await fieldAfter(scene(6), 4, [1, 1, 1, 1]))).toEqual(['0-2']);
    expect(contacts(await fieldAfter(scene(6), 5, [1, 1, 1, 1, 1]))).toEqual(['0-2', '1-2']);
    await expectExact(scene(1), { 'mean damage.b': '1/12' });
    await expectExact(scene(6), { 'mean damage.b': '1/12' });
  });

  it('MH-SKI-5, MH-ORD-6: who is out of contact at the end of a round starts afresh', async () => {
    const flail = minded({ stance: 'hold' }, man({ I: 1 }, 'flail'));
    const scene = skirmish([man({ A: 0 }), post()], [flail], { distance: 8 });
    const won = await fieldAfter(scene, 1, [4, 4, 6]);
    expect(won.unit(0).posture).toBe(OUT);
    expect(won.unit(2).flags & FLAG.fought).toBe(0);
    const going = await fieldAfter(scene, 1, [1]);
    expect(going.unit(2).flags & FLAG.fought).toBe(FLAG.fought);
  });

  it('MH-SKI-7: all who are in contact strike in one order, friend and foe', async () => {
    // round 1: the chargers a2 and a1, then b1; round 2: a2 with I 5, b1 with I 4, who puts a1 out before he strikes
    const target = minded({ stance: 'hold' }, man({ I: 4 }));
    const scene = skirmish([man({ I: 3 }), man({ I: 5 })], [target], { distance: 8, rounds: 2 }, CALM);
    const field = await fieldAfter(scene, 2, [1, 1, 1, 1, 4, 4, 6]);
    expect(field.unit(0).posture).toBe(OUT);
    expect(contacts(field)).toEqual(['1-2']);
  });

  it('MH-SKI-7, MH-PSY-8: a friend within 6 inches keeps a man from standing alone, one farther off does not', async () => {
    // a1 charges b1, b2 charges a1; at the end of round 3 he has two enemies about him
    const scene = (distance: number): string =>
      skirmish([man({ A: 0, I: 5, T: 7 }), post({ I: 3 })], [post({ I: 4 }), man({ A: 0, I: 2 })], { distance });
    expect(contacts(await fieldAfter(scene(6), 3))).toEqual(['0-2', '0-3']);
    const firm = await fieldAfter(scene(6.125), 3, [3, 4]);
    expect(contacts(firm)).toEqual(['0-2', '0-3']);
    // he flees under two blows that cannot hurt him, and both enemies are free
    const fled = await fieldAfter(scene(6.125), 3, [4, 4]);
    expect(fled.unit(0).posture).toBe(FLED);
    expect(contacts(fled)).toEqual([]);
  });

  it('MH-TURN-1: a turn goes from its start through movement and shooting to close combat', async () => {
    const dull = able(['stupidity'], man({ A: 0, Ld: 0 }));
    const archer = minded({ stance: 'hold' }, man({ A: 0 }, 'natural-weapons', 'bow'));
    const scene = skirmish([man(), archer, dull], [post(), post()], { distance: 8, rounds: 1 });
    // the first man charges b1 without a die; the arrow hits b2 and does not wound; the charger misses
    const told = await playFaces(scene, [6, 6, 6, 4, 1, 1]);
    expect(told.rolls).toEqual(['stupidity test', 'stupid stumbling', 'to hit', 'to wound', 'to hit']);
  });

  it('MH-ROUT-1, MH-TURN-3: a side that has lost a quarter tests before it does anything', async () => {
    const archer = minded({ stance: 'hold' }, man({ A: 0 }, 'natural-weapons', 'bow'));
    const scene = skirmish([archer], [post(), man({ A: 0, Ld: 7 })], { distance: 24, rounds: 4, rout: ['b'] });
    const shot = [5, 4, 6];
    expect(await playFaces(scene, [...shot, 6, 6])).toMatchObject({
      outcome: 'a',
      metrics: { rounds: 2, 'losses.b': 1 },
    });
    const held = await playFaces(scene, [...shot, 3, 4, 1, 3, 4]);
    expect(held).toMatchObject({ failure: null, outcome: 'draw' });
    expect(held.rolls).toEqual(['to hit', 'to wound', 'injury', 'rout test', 'to hit', 'rout test']);
  });

  it('MH-ROUT-2: the story names who tests: the leader, else the first of the greatest Leadership left', async () => {
    const archer = minded({ stance: 'hold' }, man({ A: 0 }, 'natural-weapons', 'bow'));
    const captain = able(['leader'], post({ Ld: 8 }));
    const by = async (...b: readonly Man[]): Promise<readonly string[]> => {
      const scene = skirmish([archer], b, { distance: 24, rounds: 2, rout: ['b'] });
      const told = await playFaces(scene, [5, 4, 6, 6, 6]);
      expect(told).toMatchObject({ failure: null, outcome: 'a' });
      return told.by.slice(3);
    };
    expect(await by(captain, post({ Ld: 7 }))).toEqual(['b2']);
    expect(await by(captain, post({ Ld: 6 }), post({ Ld: 7 }), post({ Ld: 7 }))).toEqual(['b3']);
    expect(await by(post(), post({ Ld: 9 }), captain)).toEqual(['b3']);
  });

  it('MH-TURN-4: it ends with the last man of a side, or in a draw at the cap', () =>
    // 1/2 x (1/3 x 1/3 + 1/6 x 2/3): an ordinary wound or a critical puts him out
    expectExact(skirmish([man({ A: 0 })], [minded({ stance: 'hold' }, man({}))], { distance: 8 }), {
      b: '1/9',
      draw: '8/9',
      'rounds=1': '1',
    }));

  it('MH-DWN-1: a man who was shot down and is then charged is struck where he lies', async () => {
    const archer = minded({ stance: 'hold' }, man({ A: 0 }, 'natural-weapons', 'bow'));
    const lying = minded({ stance: 'hold', 'stand-up': 'never' }, man({ A: 0, I: 1 }));
    // round 1: shot down from 12 inches; round 3: charged, no die to hit, a wound puts him out
    const told = await playFaces(skirmish([man({}), archer], [lying], { rounds: 3 }), [4, 4, 1, 4]);
    expect(told).toMatchObject({ failure: null, outcome: 'a' });
    expect(told.rolls).toEqual(['to hit', 'to wound', 'injury', 'to wound']);
  });
});

describe('MH-DWN-5: a man whose enemies in contact are all down', () => {
  /** Down for good once floored. */
  const lying = (characteristics: Man['characteristics'] = {}): Man =>
    minded({ stance: 'hold', 'stand-up': 'never' }, man({ A: 0, I: 1, ...characteristics }));
  /** Hit, wounded, floored. */
  const FLOORED = [4, 4, 1];
  /** a1 charges b1 in round 1, b2 is there too; round 2 is b's. */
  const pack = (tactics: Fields, second = lying({ T: 9 }), who = man({})): string =>
    skirmish([minded(tactics, who)], [lying(), second], { distance: 8, rounds: 3 }, CALM);
  /** b1 charges a1 in round 2, b2 stays 8 inches away. */
  const visit = (tactics: Fields, who = man({ I: 9 })): string => {
    const guest = minded({ 'stand-up': 'never' }, man({ A: 0, I: 1 }));
    return skirmish([minded(tactics, who)], [guest, lying({ T: 9 })], { distance: 8, rounds: 3 }, CALM);
  };

  it.each([{}, { 'enemies-down': 'stay' }])('MH-DWN-5: stays and strikes him by %j', async (tactics) => {
    // no die to hit him in rounds 2 and 3
    expect(contacts(await fieldAfter(pack(tactics), 3, [...FLOORED, 1, 1]))).toEqual(['0-1']);
  });

  it('MH-DWN-5: may charge another who stands, whatever his stance', async () => {
    const stances = { 'enemies-down': 'charge' };
    expect(contacts(await fieldAfter(pack(stances), 3, [...FLOORED, 1, 1]))).toEqual(['0-2']);
    const holding = await fieldAfter(visit({ stance: 'hold', ...stances }), 3, [...FLOORED, 1]);
    expect(contacts(holding)).toEqual(['0-2']);
    expect(places(holding)).toEqual([8, 0, 8]);
  });

  it('MH-DWN-5, MH-ORD-6: he begins a new combat, and so does the man whom he left', async () => {
    // a flail is at its strongest again: S 5 on T 7 needs a 6, S 3 could not wound
    const told = await playFaces(pack({ 'enemies-down': 'charge' }, lying({ T: 7, W: 9 }), man({ I: 9 }, 'flail')), [
      ...FLOORED,
      1,
      4,
      6,
    ]);
    expect(told).toMatchObject({ failure: null, metrics: { 'damage.a': 2 } });
    expect(told.rolls.slice(3)).toEqual(['to wound', 'to hit', 'to wound']);
    const field = await fieldAfter(pack({ 'enemies-down': 'charge' }), 3, [...FLOORED, 1, 1]);
    expect(field.units.map(({ flags }) => flags & FLAG.fought)).toEqual([FLAG.fought, 0, FLAG.fought]);
  });

  it('MH-DWN-5: nobody within reach, or held by fear: he stays', async () => {
    const short = visit({ stance: 'hold', 'enemies-down': 'charge', 'charge-at': 7 });
    expect(contacts(await fieldAfter(short, 3, [...FLOORED, 1]))).toEqual(['0-1']);
    const timid = skirmish(
      [minded({ 'enemies-down': 'charge' }, man({ Ld: 0 }))],
      [lying(), able(['causes-fear'], lying({ T: 9 }))],
      { distance: 8, rounds: 3 },
    );
    expect(contacts(await fieldAfter(timid, 3, [...FLOORED, 1, 6, 6, 1]))).toEqual(['0-1']);
  });

  it('MH-DWN-5: while one of them stands he goes nowhere', async () => {
    // b2 charges in round 2
    const both = pack({ 'enemies-down': 'leave', stance: 'charge' }, man({ A: 0, I: 1, T: 9 }));
    expect(contacts(await fieldAfter(both, 3, [...FLOORED, 1, 1]))).toEqual(['0-1', '0-2']);
  });

  it('MH-DWN-5: with `leave` and stance hold he walks back and shoots', async () => {
    const archer = (M: number): Man => man({ I: 9, M }, 'natural-weapons', 'bow');
    const tactics = { stance: 'hold', 'enemies-down': 'leave' };
    // round 1: he shoots in vain; round 3: 5+ after the walk, at b2 who stands
    const field = await fieldAfter(visit(tactics, archer(4)), 3, [1, ...FLOORED, 5]);
    expect(contacts(field)).toEqual([]);
    expect(places(field)).toEqual([-4, 0, 8]);
    const told = await playFaces(visit(tactics, archer(4)), [1, ...FLOORED, 4]);
    expect(told).toMatchObject({ failure: null, outcome: 'draw' });
    // less than an inch is no leaving
    expect(contacts(await fieldAfter(visit(tactics, archer(0)), 3, [1, ...FLOORED, 1]))).toEqual(['0-1']);
  });

  it('MH-DWN-5: with `leave` and another stance he goes to the next enemy on his feet, or stays without one', async () => {
    const tactics = { 'enemies-down': 'leave', stance: 'advance-shooting' };
    // in round 1 he walks to within 4 inches; b1 is on him in round 2; in round 3 b2 is 4 inches away, beyond 2
    const going = await fieldAfter(visit({ ...tactics, 'charge-at': 2 }), 3, FLOORED);
    expect(contacts(going)).toEqual([]);
    expect(places(going)).toEqual([7, 4, 8]);
    // within reach of a charge he charges
    expect(contacts(await fieldAfter(visit(tactics), 3, [...FLOORED, 1, 1]))).toEqual(['0-2']);
    const duel = skirmish([minded(tactics, man({}))], [lying()], { distance: 8, rounds: 3 });
    expect(contacts(await fieldAfter(duel, 3, [...FLOORED, 1, 1]))).toEqual(['0-1']);
  });
});

describe('the law of a skirmish', () => {
  it('MH-SKI-7: two against one, sampled like its law', { timeout: 60_000 }, () =>
    expectSampledLikeExact(
      skirmish(
        [man({ BS: 4 }, 'sword', 'bow'), able(['hatred'], man({ M: 5 }, 'axe', 'shield'))],
        [able(['causes-fear'], man({ WS: 4, S: 4, T: 4, W: 2, A: 2, M: 6 }))],
        { distance: 18, rounds: 8, cover: ['a'], rout: ['a'] },
      ),
      { seed: 12, blocks: 6, level: 1e-8 },
    ),
  );

  it('shows where everybody stands', async () => {
    const [compiled] = await compileText(skirmish([post()], [post()], { distance: 12.5 }), 'steps');
    const state = compiled?.model.createState();
    compiled?.model.reset(state);
    expect(compiled?.model.describe(state, 'en')).toEqual([
      'a1: standing, 1 wound left, at 0 inches',
      'b1: standing, 1 wound left, at 12.5 inches',
    ]);
    expect(compiled?.model.describe(state, 'fr')[1]).toBe('b1: debout, 1 point de vie, à 12,5 pas');
  });
});
