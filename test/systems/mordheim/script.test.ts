import { describe, expect, it } from 'vitest';
import { playScript } from '../../../src/engine/script.ts';
import { DiceError } from '../../../src/errors.ts';
import { playFaces } from '../../support/script.ts';
import { type Compiled, compileText, readText } from '../../support/solve.ts';
import { able, attack, type Man, man, melee, minded, ruled } from './scenes.ts';

/** Plays the faces and expects them to be used up exactly. */
async function play(yaml: string, faces: readonly number[]): ReturnType<typeof playFaces> {
  const told = await playFaces(yaml, faces);
  expect(told.failure).toBeNull();
  return told;
}

describe('the order of dice', () => {
  it('MH-WND-2: all hit dice, the parry, then hit by hit wound, critical, save, step aside; then injuries, then the helmet', async () => {
    const target = able(['step-aside'], man({}, 'sword', 'buckler', 'gromril-armour', 'helmet'));
    const faces = [
      [4, 5], // axe and dagger hit
      [3, 5], // the parry must beat 5: fails twice
      [6, 2, 4, 4], // axe: critical, vital part, save 5+ fails, step aside 5+ fails: 2 wounds
      [4, 2, 1], // dagger: wound, save 3+ fails, step aside fails: 1 wound
      [1, 3, 3], // three injury dice, the worst stunned
      [4], // helmet 4+
    ].flat();
    const told = await play(attack(man({}, 'axe', 'dagger'), target), faces);
    expect(told.outcome).toBe('knocked-down');
    expect(told.metrics).toMatchObject({ attacks: 2, hits: 2, parried: 0, wounds: 3, criticals: 1 });
    expect(told.rolls).toEqual([
      'to hit',
      'to hit',
      'parry',
      'parry, re-rolled',
      'to wound',
      'critical hit',
      'armour save',
      'step aside',
      'to wound',
      'armour save',
      'step aside',
      'injury',
      'injury',
      'injury',
      'helmet',
    ]);
  });

  it('MH-ATK-1: the main hand strikes first, then the other, then the whip once more', async () => {
    // light armour tells them apart on T 5: no save against an axe, 5+ against a dagger, 6+ against a whip
    const target = man({ T: 5 }, 'club', 'light-armour');
    const second = await play(attack(man({}, 'axe', 'dagger'), target), [1, 4, 6, 5]);
    expect(second.outcome).toBe('unharmed');
    const first = await play(attack(man({}, 'axe', 'dagger'), target), [4, 1, 6, 2]);
    expect(first.outcome).toBe('knocked-down');
    const whip = await play(attack(man({}, 'axe', 'steel-whip'), target, { charging: true }), [1, 1, 4, 6, 6]);
    expect(whip).toMatchObject({ outcome: 'unharmed', metrics: { attacks: 3, hits: 1 } });
    const charged = await play(attack(man({}, 'steel-whip', 'axe'), target, { charged: true }), [1, 4, 1, 6, 2]);
    expect(charged).toMatchObject({ outcome: 'knocked-down', metrics: { attacks: 3 } });
  });

  it('MH-ATK-6: the pistol comes after the blow', async () => {
    // a duelling pistol hits on 3+, the sword on 4+; then S 4 on T 3 wounds on 3+
    const told = await play(attack(man({}, 'sword', 'duelling-pistol'), man()), [3, 3, 3, 1]);
    expect(told).toMatchObject({ outcome: 'knocked-down', metrics: { hits: 1 } });
  });

  it('MH-DWN-4: allowed, each attack is played to its end before the next', async () => {
    // hit, wound, stunned; the second attack removes him without a die
    const scene = (ruling: string): string => attack(man({ A: 2 }), man(), {}, ruled('same-warrior-chain', ruling));
    expect(await play(scene('allowed'), [4, 4, 3])).toMatchObject({ outcome: 'out-of-action', metrics: { hits: 2 } });
    expect(await play(scene('forbidden'), [4, 4, 4, 4, 3, 3])).toMatchObject({ outcome: 'stunned' });
  });

  it('MH-PAR-2: the parry is rolled before any wound die, on the highest hit', async () => {
    // hits 4 and 5; a parry of 6 discards the 5, the dagger; the axe wounds
    const told = await play(attack(man({}, 'axe', 'dagger'), man({ T: 5 }, 'sword')), [4, 5, 6, 6, 1]);
    expect(told).toMatchObject({ outcome: 'knocked-down', metrics: { hits: 2, parried: 1, wounds: 1 } });
    expect(told.rolls).toEqual(['to hit', 'to hit', 'parry', 'to wound', 'injury']);
  });

  it('MH-CRIT-2: the second 6 of a warrior is an ordinary wound', async () => {
    const told = await play(attack(man({ A: 2 }), man({ W: 9 })), [4, 4, 6, 3, 6]);
    expect(told.metrics).toMatchObject({ criticals: 1, wounds: 3 });
  });
});

describe('the order of a turn', () => {
  it('MH-TURN-3: rout test, then stupidity tests, then recovery', async () => {
    const dull = able(['stupidity'], man({ T: 5 }));
    const faces = [
      [6, 6, 6], // round 1: a1 puts b1 out
      [1], // b2 strikes and misses: b has had no own turn yet
      [3, 3], // round 2: half of b is out: 6 on 7 holds
      [6, 6], // b2 is stupid and does not strike
      [1], // a1 misses
    ].flat();
    const told = await play(melee([man({ I: 9 })], [man({ A: 0, T: 5 }), dull], { rounds: 2, rout: ['b'] }), faces);
    expect(told.outcome).toBe('draw');
    expect(told.rolls.slice(4)).toEqual(['rout test', 'stupidity test', 'to hit']);
  });

  it('MH-CHAR-4, MH-TURN-3: a leader who lies down lends nothing, and rises only after the test', async () => {
    const leader = able(['leader'], man({ A: 0, Ld: 10 }));
    const dull = able(['stupidity'], man({ Ld: 0 }));
    const faces = [
      [5, 5], // round 1: the dull man passes on 10
      [4, 4, 1], // b1 floors the leader
      [1], // the dull man strikes and misses
      [1], // round 2: b1 must strike at him who stands
      [1], // he strikes
      [1, 1], // round 3: on his own Ld 0 he fails; then the leader stands up
      [1], // b1 strikes the leader
    ].flat();
    const told = await play(melee([leader, dull], [man({ I: 9 })], { rounds: 3, 'friends-near': ['b'] }), faces);
    expect(told.outcome).toBe('draw');
  });

  it('MH-INJ-7: frenzy ends for good when he is floored', async () => {
    const faces = [
      [1, 1], // round 1: two blows
      [4, 4, 1], // he is knocked down
      [1], // round 2: struck where he lies, no wound
      [1], // round 3: he stands up; b1 strikes first
      [1], // and he has one blow
    ].flat();
    const told = await play(melee([able(['frenzy'], man({ I: 4 }))], [man()], { rounds: 3 }), faces);
    expect(told.outcome).toBe('draw');
  });

  it('MH-ORD-4: the order is rolled each round, or once before the fight', async () => {
    const scene = (ruling: string): string => melee([man()], [man()], { rounds: 2 }, ruled('initiative-tie', ruling));
    const each = await play(scene('roll-each-round'), [1, 1, 1, 2, 1, 1]);
    expect(each.rolls.filter((roll) => roll === 'striking order')).toHaveLength(2);
    const once = await play(scene('roll-once'), [1, 1, 1, 1, 1]);
    expect(once.rolls[0]).toBe('striking order');
    expect(once.rolls.filter((roll) => roll === 'striking order')).toHaveLength(1);
  });

  it('MH-ORD-4: a roll made once keeps its order in every round', async () => {
    // whoever strikes first in round 1 misses; in round 2 he strikes first again and puts the other out
    for (const order of [1, 2]) {
      const told = await play(
        melee([man({ T: 5 })], [man({ T: 5 })], { rounds: 2 }, ruled('initiative-tie', 'roll-once')),
        [
          order,
          1, // first
          4, // second hits, does not wound
          1,
          4, // first again: out
          6,
          6,
        ],
      );
      const other = await play(
        melee([man({ T: 5 })], [man({ T: 5 })], { rounds: 1 }, ruled('initiative-tie', 'roll-once')),
        [
          order,
          4, // first: out at once
          6,
          6,
        ],
      );
      expect(told.outcome).toBe(other.outcome);
    }
  });

  it('MH-PSY-2: who has failed against one does not test against the next', async () => {
    const horror: Man = able(['causes-fear'], man({ A: 0 }));
    const other: Man = able(['causes-fear'], man({ A: 0, I: 4 }));
    const scene = melee([horror, other], [man({ T: 5 })], { charger: 'a' });
    await play(scene, [6, 6, 5]); // failed once: a 5 misses
    await play(scene, [1, 1, 6, 6, 5]); // passed, then failed
    const told = await play(scene, [1, 1, 1, 1, 4, 1]); // passed twice: a 4 hits
    expect(told.rolls).toEqual(['fear test', 'fear test', 'to hit', 'to wound']);
  });

  it('MH-PSY-3: the charger tests before the charged', async () => {
    // a1 tests against b1 and is held; then b2 tests against a2
    const dread = (I: number): Man => able(['causes-fear'], man({ A: 0, I }));
    const scene = melee([man({ I: 5, Ld: 0 }), dread(4)], [dread(3), man({ A: 0, I: 2 })], { charger: 'a' });
    expect((await play(scene, [1, 1, 6, 6])).rolls).toEqual(['fear test', 'fear test']);
  });

  it('MH-ROUT-1: those who fled count towards a rout, or do not', async () => {
    const scene = (ruling: string): string =>
      melee(
        [minded({ target: 'weakest' }, man({ I: 5 })), man({ I: 4, A: 0 })],
        [man({ A: 0, I: 3, T: 5, Ld: 0 }), man({ A: 0, I: 2 })],
        { 'first-turn': 'b', rounds: 3, rout: ['b'] },
        ruled('rout-counts', ruling),
      );
    const until = [
      [4, 4, 1], // round 1: a1 floors b2
      [1, 1], // b1 stands alone and fails on 0
      [1, 1], // two free blows, no wound: he flees
      [1], // round 2: a1 does not wound b2, who lies down
    ].flat();
    // round 3: one of two is gone: 12 on 7 breaks b2
    const counted = await play(scene('out-and-fled'), [...until, 6, 6]);
    expect(counted).toMatchObject({ outcome: 'a', metrics: { rounds: 3, 'losses.b': 1 } });
    // or b2 just stands up, a1 misses, and b2, alone, holds
    const ignored = await play(scene('out-only'), [...until, 1, 1, 1]);
    expect(ignored).toMatchObject({ outcome: 'draw', metrics: { 'losses.b': 1 } });
    expect(ignored.rolls.slice(-2)).toEqual(['to hit', 'all-alone test']);
  });
});

describe('scripts of the wrong length', () => {
  const scene = attack(man(), man());

  it('a missing die is an error that names it', async () => {
    const { failure } = await playFaces(scene, [4]);
    expect(failure).toBeInstanceOf(DiceError);
    expect(failure).toMatchObject({ code: 'dice/script-too-short' });
    expect(String(failure)).toContain('to wound');
  });

  it('a die left over is an error', async () => {
    const { failure } = await playFaces(scene, [1, 6]);
    expect(failure).toMatchObject({ code: 'dice/script-too-long' });
  });

  it('a face that the die has not is an error', async () => {
    expect((await playFaces(scene, [7])).failure).toMatchObject({ code: 'dice/script-face' });
  });

  it('`engagement.dice` of a scenario is played as one trial', async () => {
    const yaml = attack(man(), man(), { dice: [4, 4, 6] });
    const { script } = await readText(yaml);
    expect(script).toEqual([4, 4, 6]);
    const { model, tactics, system } = (await compileText(yaml, 'dice'))[0] as Compiled;
    const siteName = (site: number): string => system.sites[site]?.en ?? '';
    const tally = playScript(model, tactics, script ?? [], siteName);
    expect([...tally.outcomes]).toEqual([0, 0, 0, 0, 1]);
    expect(() => playScript(model, tactics, [4, 4], siteName)).toThrow(DiceError);
    expect(() => playScript(model, tactics, [4, 4, 6, 6], siteName)).toThrow(DiceError);
  });
});
