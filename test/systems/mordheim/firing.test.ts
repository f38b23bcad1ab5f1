import { describe, expect, it } from 'vitest';
import { DOWN, OUT, STANDING, STUNNED } from '../../../src/systems/mordheim/posture.ts';
import { playFaces } from '../../support/script.ts';
import { expectExact } from '../../support/solve.ts';
import { fieldAfter } from './field.ts';
import { able, type Fields, type Man, man, minded, ruled, skirmish } from './scenes.ts';

/** A shooter of BS 3 who strikes no blows. */
const archer = (item = 'bow', tactics: Fields = {}): Man => minded(tactics, man({ A: 0 }, 'natural-weapons', item));
/** T 5: an arrow of S 3 that hits hurts with 1/6, and is no critical. */
const butt = (characteristics: Man['characteristics'] = {}): Man =>
  minded({ stance: 'hold', 'stand-up': 'never' }, man({ A: 0, I: 2, T: 5, W: 9, ...characteristics }));

/** Mean wounds by one shot at such a target that needs so much. */
const hurts = (need: number, shots = 1): { 'mean damage.a': string } => ({
  'mean damage.a': `${shots * (7 - need)}/36`,
});

describe('the shooting phase of a skirmish', () => {
  it('MH-SKI-4, MH-SHT-3: who walked shoots at -1, who stood still does not; half the range counts after the move', () =>
    expectExact(
      skirmish(
        [archer()],
        [butt()],
        {},
        {
          vary: {
            'a1.tactics.stance': ['hold', 'advance-shooting'],
            'engagement.distance': [12, 16, 16.125, 24, 28, 28.125],
          },
        },
      ),
      ...[4, 5, 5, 5, 7, 7].map((need) => hurts(need)),
      // he charges from 8 inches or less: here he never does
      ...[5, 5, 6, 6, 6, 7].map((need) => hurts(need)),
    ));

  it('MH-SKI-4: whoever cannot come any nearer has not moved', () =>
    expectExact(
      skirmish(
        [archer('bow', { stance: 'advance-shooting', 'charge-at': 0 })],
        [butt()],
        {},
        {
          vary: { 'engagement.distance': [1, 1.125] },
        },
      ),
      hurts(4),
      hurts(5),
    ));

  it('MH-SKI-4, MH-SHT-5: no crossbow after a walk, but in nimble hands', async () => {
    // S 4 on T 6 hurts with 1/6
    const scene = (who: Man): string => skirmish([who], [butt({ T: 6 })], { distance: 16 });
    const walking = archer('crossbow', { stance: 'advance-shooting' });
    await expectExact(scene(walking), { 'mean damage.a': '0' });
    await expectExact(scene(able(['nimble'], walking)), hurts(5));
    await expectExact(scene(archer('crossbow')), hurts(5));
  });

  it('MH-MOV-3, MH-SKI-4: who ran does not shoot; who walked because he may not run does', async () => {
    const runner = archer('bow', { stance: 'charge' });
    const scene = (who: Man): string => skirmish([who], [butt()], { distance: 16 });
    await expectExact(scene(runner), { 'mean damage.a': '0' });
    await expectExact(scene(able(['may-not-run'], runner)), hurts(5));
  });

  it('MH-SHT-1: neither who is down, nor the stupid, nor who is in contact shoots; who stood up does', async () => {
    // b1 shoots first: a1 is floored, rises and shoots at once
    const duel = skirmish([archer()], [archer()], { 'first-turn': 'b', rounds: 2 });
    const rising = await playFaces(duel, [4, 4, 1, 1]);
    expect([rising.failure, rising.rolls]).toEqual([null, ['to hit', 'to wound', 'injury', 'to hit']]);
    const stunned = await playFaces(duel, [4, 4, 3]);
    expect(stunned).toMatchObject({ failure: null, outcome: 'draw' });
    const dull = skirmish([able(['stupidity'], archer())], [butt()]);
    expect((await playFaces(dull, [6, 6, 4])).failure).toBeNull();
    expect((await playFaces(dull, [3, 4, 1])).rolls).toEqual(['stupidity test', 'to hit']);
    const engaged = skirmish([archer('bow', { stance: 'charge' })], [butt(), butt()], { distance: 8, rounds: 3 });
    expect((await playFaces(engaged, [])).failure).toBeNull();
  });

  it('MH-SKI-6, MH-SHT-8: he shoots at the nearest enemy on his feet whom nobody fights', async () => {
    // b2 comes from 20 to 12; a1 and a2 shoot from 0: the first hits b2
    const scene = skirmish([archer()], [butt(), minded({ stance: 'charge', 'charge-at': 0 }, man({ A: 0 }))], {
      distance: 20,
      'first-turn': 'b',
    });
    const field = await fieldAfter(scene, 2, [4, 4, 3]);
    expect(field.units.map(({ posture }) => posture)).toEqual([STANDING, STANDING, STUNNED]);
    // a1 charges b1: a2 shoots at b2 behind him, and at nobody where there is only b1
    const crowd = (...b: readonly Man[]): string => skirmish([man({ A: 0 }), archer()], b, { distance: 8 });
    const behind = await fieldAfter(crowd(butt(), butt()), 1, [4, 6]);
    expect(behind.units.map(({ wounds }) => wounds)).toEqual([1, 1, 9, 8]);
    await fieldAfter(crowd(butt()), 1, []);
  });

  it('MH-SKI-6: of the equally near he takes the first of the list', async () => {
    const field = await fieldAfter(skirmish([archer()], [butt(), butt()]), 1, [4, 6]);
    expect(field.units.map(({ wounds }) => wounds)).toEqual([1, 8, 9]);
  });

  it('MH-SKI-6: beyond his greatest range there is nobody', async () => {
    const thrower = archer('throwing-knives');
    await expectExact(
      skirmish([thrower], [butt()], {}, { vary: { 'engagement.distance': [6, 6.125] } }),
      hurts(4),
      hurts(7),
    );
  });

  it('MH-SKI-6: with nobody on his feet he shoots at who is down, if he will', async () => {
    // b1 is floored in round 1, and is shot at again in round 3 or not; b2 on his feet comes before
    const scene = (shoots: string, ...b: readonly Man[]): string =>
      skirmish([archer('bow', { 'shoot-downed': shoots })], b, { rounds: 3 });
    const floored = [4, 6, 1];
    const again = await fieldAfter(scene('yes', butt({ W: 1 })), 3, [...floored, 4, 6, 6]);
    expect(again.unit(1).posture).toBe(OUT);
    const spared = await fieldAfter(scene('no', butt({ W: 1 })), 3, floored);
    expect(spared.unit(1).posture).toBe(DOWN);
    const other = await fieldAfter(scene('yes', butt({ W: 1 }), butt()), 3, [...floored, 4, 6]);
    expect(other.units.map(({ wounds }) => wounds)).toEqual([1, 0, 8]);
    // two archers and two who are down: each of them shoots at the first who is left
    const pair = skirmish([archer(), archer()], [butt({ W: 1 }), butt({ W: 1 })], { rounds: 3 });
    const field = await fieldAfter(pair, 3, [...floored, ...floored, 4, 6, 6, 1]);
    expect(field.units.map(({ posture }) => posture)).toEqual([STANDING, STANDING, OUT, DOWN]);
  });

  it('MH-SKI-6, MH-SHT-3: a side in cover is harder to hit', () =>
    expectExact(
      skirmish([archer()], [butt()], {}, { vary: { 'engagement.cover': { none: [], own: ['a'], his: ['b'] } } }),
      hurts(4),
      hurts(4),
      hurts(5),
    ));

  it('MH-SKI-6, MH-SHT-5: what has to be prepared rests every other own turn, wherever its owner is', async () => {
    // S 4 on T 6; own turns 1, 3 and 5. Six inches are far for a pistol
    const scene = (item: string, ...abilities: readonly string[]): string =>
      skirmish([able(abilities, archer(item))], [butt({ T: 6 })], { distance: 6, rounds: 9 });
    await expectExact(scene('pistol'), hurts(5, 3));
    await expectExact(scene('handgun'), hurts(4, 3));
    await expectExact(scene('pistol', 'pistolier'), hurts(5, 5));
    await expectExact(scene('handgun', 'hunter'), hurts(4, 5));
    await expectExact(scene('brace-of-pistols'), hurts(5, 5));
    await expectExact(scene('brace-of-pistols', 'pistolier'), hurts(5, 10));
    const reloading = {
      ...JSON.parse(scene('brace-of-pistols', 'pistolier')),
      ...ruled('pistolier-brace', 'two-then-one'),
    };
    await expectExact(JSON.stringify(reloading), hurts(5, 6));
    // floored and up again in his second own turn: loaded in the third, from 12 inches
    const duel = skirmish([archer('handgun')], [archer()], { rounds: 5 });
    const told = await playFaces(duel, [1, 4, 4, 1, 1, 1]);
    expect(told.failure).toBeNull();
    expect(told.rolls.filter((roll) => roll === 'to hit')).toHaveLength(4);
    // on the ground all through his second own turn: loaded in the third all the same
    const stunned = await playFaces(duel, [1, 4, 4, 3, 1, 1]);
    expect(stunned.failure).toBeNull();
    expect(stunned.rolls.filter((roll) => roll === 'to hit')).toHaveLength(4);
  });

  it('MH-SKI-6, MH-SHT-5: a blunderbuss is fired once', () =>
    expectExact(skirmish([archer('blunderbuss')], [butt()], { rounds: 9 }), { 'mean damage.a': '1/6' }));

  it('MH-SKI-6, MH-SHT-6: shooters in list order, each choosing when his turn comes', async () => {
    const target = butt({ W: 1 });
    // a1 puts b1 out, so a2 aims at b2; and nobody aims at a side that is gone
    const pair = await playFaces(skirmish([archer(), archer()], [target, target]), [4, 6, 6, 4, 6, 6]);
    expect(pair).toMatchObject({ failure: null, outcome: 'a', metrics: { 'losses.b': 2 } });
    const last = await playFaces(skirmish([archer(), archer()], [target]), [4, 6, 6]);
    expect(last).toMatchObject({ failure: null, outcome: 'a', metrics: { rounds: 1 } });
  });

  it('MH-SHT-6: all shots of a shooter go at one target, and end with him', async () => {
    const quick = able(['quick-shot'], archer());
    const scene = skirmish([quick], [butt({ W: 1 }), butt()]);
    // floored by the first arrow, wounded again by the second: injury dice as for a man on his feet
    const twice = await fieldAfter(scene, 1, [4, 6, 1, 4, 6, 3]);
    expect(twice.units.map(({ posture }) => posture)).toEqual([STANDING, STUNNED, STANDING]);
    const once = await fieldAfter(scene, 1, [4, 6, 6]);
    expect(once.units.map(({ wounds }) => wounds)).toEqual([1, 0, 9]);
    const last = await playFaces(skirmish([quick], [butt({ W: 1 })]), [4, 6, 6]);
    expect(last).toMatchObject({ failure: null, outcome: 'a' });
  });

  it('MH-SHT-5: a knife-fighter throws each knife at whoever is nearest on his feet by then', async () => {
    const thrower = able(['knife-fighter'], archer('throwing-knives'));
    const near = { distance: 5 };
    // the first knife floors b1, the second goes at b2, the third too
    const divided = await fieldAfter(skirmish([thrower], [butt({ W: 1 }), butt()], near), 1, [4, 6, 1, 4, 6, 1]);
    expect(divided.units.map(({ posture, wounds }) => [posture, wounds])).toEqual([
      [STANDING, 1],
      [DOWN, 0],
      [STANDING, 8],
    ]);
    // alone he is thrown at where he lies, unless `shoot-downed` says no
    const lying = await playFaces(skirmish([thrower], [butt({ W: 1 })], near), [4, 6, 1, 1, 1]);
    expect(lying).toMatchObject({ failure: null, outcome: 'draw' });
    const spared = minded({ stance: 'hold', 'shoot-downed': 'no' }, thrower);
    const once = await playFaces(skirmish([spared], [butt({ W: 1 })], near), [4, 6, 1]);
    expect(once).toMatchObject({ failure: null, outcome: 'draw' });
    // the first puts out the last enemy: no more knives
    const last = await playFaces(skirmish([thrower], [butt({ W: 1 })], near), [4, 6, 6]);
    expect(last).toMatchObject({ failure: null, outcome: 'a' });
  });

  it('MH-SHT-7: one critical for each shooter of a phase, or for each shot', async () => {
    // 6s to wound; a critical takes two wounds, an ordinary one takes one
    const scene = (limit: string): string =>
      skirmish(
        [able(['quick-shot'], archer()), archer()],
        [butt({ T: 3 })],
        {},
        {
          rulings: { 'critical-limit-shooting': limit },
        },
      );
    const unlimited = await playFaces(scene('unlimited'), [4, 6, 3, 4, 6, 3, 4, 6, 3]);
    expect(unlimited).toMatchObject({ failure: null, metrics: { 'damage.a': 6, 'criticals.a': 3 } });
    const limited = await playFaces(scene('per-shooter'), [4, 6, 3, 4, 6, 4, 6, 3]);
    expect(limited).toMatchObject({ failure: null, metrics: { 'damage.a': 5, 'criticals.a': 2 } });
  });

  it('MH-SHT-7, MH-CRIT-2: a critical shot leaves the close-combat phase its own', async () => {
    // a2 charges b1, a1 shoots b2: a 6 to wound each, critical both
    const scene = skirmish(
      [archer(), man({ I: 5 })],
      [butt({ T: 3 }), butt({ T: 3 })],
      { distance: 8 },
      {
        rulings: { 'critical-limit-shooting': 'per-shooter', 'critical-limit': 'per-phase' },
      },
    );
    const told = await playFaces(scene, [4, 6, 3, 4, 6, 3]);
    expect(told).toMatchObject({ failure: null, metrics: { 'criticals.a': 2 } });
  });

  it('MH-SHT-5: a sling may be fired twice at half its range by who stood still', () =>
    expectExact(
      skirmish(
        [archer('sling', { 'fire-twice': 'yes' })],
        [butt()],
        {},
        {
          vary: { 'engagement.distance': [9, 9.125] },
        },
      ),
      hurts(5, 2),
      hurts(5),
    ));
});
