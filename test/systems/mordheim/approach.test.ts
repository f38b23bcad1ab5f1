import { describe, expect, it } from 'vitest';
import { DOWN, OUT, STANDING } from '../../../src/systems/mordheim/posture.ts';
import { playFaces } from '../../support/script.ts';
import { contacts, fieldAfter, places } from './field.ts';
import { able, type Fields, type Man, man, minded, ruled, skirmish } from './scenes.ts';

/** Nobody whose attacks would ask for dice. */
const idle = (characteristics: Man['characteristics'] = {}, ...equipment: readonly string[]): Man =>
  man({ A: 0, ...characteristics }, ...equipment);
/** Who stays where he is; slower than others, so that no order is rolled. */
const post = (characteristics: Man['characteristics'] = {}): Man =>
  minded({ stance: 'hold' }, idle({ I: 2, ...characteristics }));
/** Who goes without charging. */
const walker = (stance: string, who: Man = idle()): Man => minded({ stance, 'charge-at': 0 }, who);

/** Where the first fighter of side `a` is after his first turn, in inches. */
async function goes(who: Man, distance: number, rulings: Readonly<Record<string, string>> = {}): Promise<number> {
  return places(await fieldAfter(skirmish([who], [post()], { distance }, { rulings }), 1))[0] ?? Number.NaN;
}

describe('the field', () => {
  it('MH-SKI-1: each side begins in one point, so far from the other', async () => {
    const field = await fieldAfter(skirmish([idle(), idle()], [idle(), idle()], { distance: 17.125 }), 0);
    expect(places(field)).toEqual([0, 0, 17.125, 17.125]);
  });

  it('MH-SKI-1: only a charge brings contact, between two', async () => {
    const field = await fieldAfter(skirmish([idle(), post()], [post(), post()], { distance: 8 }), 4);
    expect(places(field)).toEqual([8, 0, 8, 8]);
    expect(contacts(field)).toEqual(['0-2']);
  });

  it('MH-SKI-1: contact ends when one of the two is out or has fled', async () => {
    const scene = skirmish([man({ I: 9 }), post()], [post(), post()], { distance: 8 });
    const field = await fieldAfter(scene, 1, [4, 4, 6]);
    expect(field.unit(2).posture).toBe(OUT);
    expect(contacts(field)).toEqual([]);
    // who is down or stunned stays in contact
    expect(contacts(await fieldAfter(scene, 1, [4, 4, 3]))).toEqual(['0-2']);
  });

  it('MH-TURN-2: the first side has the first turn unless told otherwise, and only the active side moves', async () => {
    const scene = (engagement: Fields): string => skirmish([idle()], [idle()], { distance: 40, ...engagement });
    expect(places(await fieldAfter(scene({}), 1))).toEqual([8, 40]);
    expect(places(await fieldAfter(scene({ 'first-turn': 'b' }), 1))).toEqual([0, 32]);
    expect(places(await fieldAfter(scene({}), 2))).toEqual([8, 32]);
  });
});

describe('charges', () => {
  it('MH-MOV-4, MH-SKI-2: he charges as far as he can run, and is moved onto his enemy', async () => {
    const reaches = async (who: Man, distance: number): Promise<boolean> =>
      contacts(await fieldAfter(skirmish([who], [post()], { distance }), 1)).length > 0;
    for (const [who, reach] of [
      [idle(), 8],
      [idle({ M: 7 }), 14],
      [able(['sprint'], idle()), 12],
      [able(['may-not-run'], idle()), 8],
      [idle({}, 'natural-weapons', 'heavy-armour', 'shield'), 6],
      [able(['armour-use'], idle({}, 'natural-weapons', 'heavy-armour', 'shield')), 8],
    ] as const) {
      expect(await goes(who, reach)).toBe(reach);
      expect(await reaches(who, reach)).toBe(true);
      expect(await reaches(who, reach + 0.125)).toBe(false);
    }
  });

  it('MH-MOV-5, MH-SKI-2: a charge declared too far away falls short: M, and no shot', async () => {
    const bold = minded({ stance: 'advance-shooting', 'charge-at': 20 }, idle({}, 'natural-weapons', 'bow'));
    const field = await fieldAfter(skirmish([bold], [post()], { distance: 8.125 }), 1);
    expect(places(field)[0]).toBe(4);
    expect(contacts(field)).toEqual([]);
    // nobody can fall short from nearer than he walks but the lame
    expect(await goes(minded({ 'charge-at': 20 }, idle({ M: 0 })), 0.5)).toBe(0);
  });

  it('MH-SKI-2: nothing is declared beyond charge-at', async () => {
    const wary = minded({ 'charge-at': 3 }, idle());
    expect(await goes(wary, 3)).toBe(3);
    expect(await goes(wary, 3.125)).toBe(2.125);
    expect(await goes(minded({ 'charge-at': 2.3 }, idle()), 2.25)).toBe(2.25);
    expect(await goes(minded({ 'charge-at': 2.3 }, idle()), 2.375)).toBe(1.375);
  });

  it('MH-SKI-2: he charges the nearest enemy, whoever comes first in the list', async () => {
    const scene = skirmish([idle()], [post(), idle()], { distance: 16, 'first-turn': 'b' });
    const field = await fieldAfter(scene, 2);
    expect(places(field)).toEqual([8, 16, 8]);
    expect(contacts(field)).toEqual(['0-2']);
  });

  it('MH-SKI-2: of the equally near the first of the list, but who stands before who is down', async () => {
    const archer = minded({ 'shoot-downed': 'no' }, idle({}, 'natural-weapons', 'bow'));
    const scene = (b1: Man): string =>
      skirmish([idle(), archer], [b1, post()], { distance: 16 }, ruled('psychology', 'off'));
    const lying = minded({ stance: 'hold', 'stand-up': 'never' }, idle());
    // b1 is floored from afar in the first round and stays down; then missed, and he stands
    const floored = await fieldAfter(scene(lying), 3, [5, 4, 1]);
    expect(floored.unit(2).posture).toBe(DOWN);
    expect(contacts(floored)).toEqual(['0-3']);
    expect(contacts(await fieldAfter(scene(post()), 3, [4, 4]))).toEqual(['0-2']);
  });

  it('MH-SKI-2, MH-REC-3: who has just stood up does not charge and goes half M; the next turn he charges', async () => {
    const archer = minded({ stance: 'hold' }, idle({}, 'natural-weapons', 'bow'));
    const scene = skirmish([idle()], [archer], { distance: 6, 'first-turn': 'b' });
    const field = await fieldAfter(scene, 2, [4, 4, 1]);
    expect(field.unit(0).posture).toBe(STANDING);
    expect(places(field)[0]).toBe(2);
    expect(places(await fieldAfter(scene, 4, [4, 4, 1, 1]))[0]).toBe(6);
    // nor does he run, far from everybody
    expect(places(await fieldAfter(scene.replace('"distance":6', '"distance":20'), 2, [5, 4, 1]))[0]).toBe(2);
  });

  it('MH-MOV-10, MH-SKI-2: who lies on the ground goes nowhere', async () => {
    const archer = minded({ stance: 'hold' }, idle({}, 'natural-weapons', 'bow'));
    const lying = minded({ 'stand-up': 'never' }, idle());
    const field = await fieldAfter(skirmish([lying], [archer], { distance: 6, 'first-turn': 'b' }), 2, [4, 4, 1]);
    expect(field.unit(0).posture).toBe(DOWN);
    expect(places(field)[0]).toBe(0);
  });

  it('MH-SKI-2: neither the stupid, nor who is in contact, nor who holds his place charges', async () => {
    // 6 + 6 on 7: stupid; a 4 keeps him where he is
    const dull = skirmish([able(['stupidity'], idle())], [post()], { distance: 6 });
    expect(contacts(await fieldAfter(dull, 1, [6, 6, 4]))).toEqual([]);
    expect(contacts(await fieldAfter(dull, 1, [3, 4]))).toEqual(['0-1']);
    // in contact with b1 and nose to nose with b2: no charge, and so no test of fear, in round 3
    const engaged = skirmish([idle()], [able(['causes-fear'], post()), post()], { distance: 6 });
    expect(contacts(await fieldAfter(engaged, 3, [1, 1]))).toEqual(['0-1']);
    expect(await goes(post(), 6)).toBe(0);
    expect(await goes(minded({ stance: 'advance-shooting' }, idle()), 6)).toBe(6);
  });

  it('MH-PSY-5, MH-SKI-2: the frenzied charge whatever they are told, as far as they can', async () => {
    const rage = (tactics: Fields): Man => minded(tactics, able(['frenzy'], idle()));
    expect(await goes(rage({ stance: 'hold' }), 8)).toBe(8);
    expect(await goes(rage({ 'charge-at': 0 }), 8)).toBe(8);
    expect(await goes(rage({ stance: 'hold' }), 8.125)).toBe(0);
    // farther, where they are told so
    expect(await goes(rage({ 'charge-at': 10 }), 10)).toBe(4);
    expect(await goes(rage({ stance: 'hold' }), 8, { psychology: 'off' })).toBe(0);
  });

  it('MH-PSY-3, MH-SKI-2: held by fear he neither moves nor shoots', async () => {
    const dread: Man = able(['causes-fear'], post());
    const archer = minded({ stance: 'advance-shooting' }, idle({}, 'natural-weapons', 'bow'));
    const scene = skirmish([archer], [dread], { distance: 6 });
    const held = await fieldAfter(scene, 1, [6, 6]);
    expect(places(held)[0]).toBe(0);
    expect(contacts(held)).toEqual([]);
    expect(contacts(await fieldAfter(scene, 1, [1, 1]))).toEqual(['0-1']);
    // a charge that falls short comes to no test
    const bold = minded({ 'charge-at': 20 }, idle());
    expect(places(await fieldAfter(skirmish([bold], [dread], { distance: 9 }), 1))[0]).toBe(4);
  });

  it('MH-PSY-2, MH-SKI-2: the charged tests when the charger has arrived', async () => {
    const dread: Man = able(['causes-fear'], idle({ I: 5 }));
    const target = minded({ stance: 'hold' }, man({ T: 5 }));
    const scene = skirmish([dread], [target], { distance: 8 });
    // failed: a 5 misses; passed: a 4 hits
    expect((await playFaces(scene, [6, 6, 5])).rolls).toEqual(['fear test', 'to hit']);
    expect((await playFaces(scene, [1, 1, 4, 1])).rolls).toEqual(['fear test', 'to hit', 'to wound']);
  });

  it('MH-ORD-2, MH-SKI-2: charger and charged are so for the phase', async () => {
    const scene = (b1: Man): string => skirmish([man({ I: 3 })], [minded({ stance: 'hold' }, b1)], { distance: 8 });
    // the charger strikes first in spite of his Initiative, but after quicker reflexes
    expect(await playFaces(scene(man({ I: 4 })), [4, 4, 6])).toMatchObject({ failure: null, outcome: 'a' });
    const quick = able(['lightning-reflexes'], man({ I: 4 }));
    expect(await playFaces(scene(quick), [4, 4, 6])).toMatchObject({ failure: null, outcome: 'b' });
  });

  it('MH-SKI-2, MH-MOV-1: charges come before the stumbling of the stupid, whatever the list says', async () => {
    const dull = able(['stupidity'], idle());
    const scene = skirmish([dull, idle()], [able(['causes-fear'], post())], { distance: 6 });
    const told = await playFaces(scene, [6, 6, 1, 1, 4]);
    expect(told.failure).toBeNull();
    expect(told.rolls).toEqual(['stupidity test', 'fear test', 'stupid stumbling']);
  });
});

describe('other moves', () => {
  it('MH-SKI-3: hold stays, advance-shooting walks, charge runs', async () => {
    expect(await goes(walker('hold'), 30)).toBe(0);
    expect(await goes(walker('advance-shooting'), 30)).toBe(4);
    expect(await goes(walker('charge'), 30)).toBe(8);
    expect(await goes(walker('charge', idle({ M: 5 })), 30)).toBe(10);
    expect(await goes(walker('charge', able(['sprint'], idle())), 30)).toBe(12);
  });

  it('MH-SKI-3: whoever carries a missile weapon holds his place unless told otherwise, all others charge', async () => {
    const archer = idle({}, 'natural-weapons', 'bow');
    expect(await goes(archer, 30)).toBe(0);
    expect(await goes(minded({ stance: 'charge' }, archer), 30)).toBe(8);
    expect(await goes(idle(), 30)).toBe(8);
  });

  it('MH-MOV-2, MH-SKI-3: who may not run walks', async () => {
    expect(await goes(walker('charge', able(['may-not-run'], idle())), 30)).toBe(4);
    expect(await goes(walker('charge'), 8.125)).toBe(7.125);
    expect(await goes(walker('charge'), 7.875)).toBe(4);
  });

  it('MH-MOV-2: an enemy at exactly 8 inches is within 8 inches, or not', async () => {
    for (const [option, inches] of [
      ['inclusive', 4],
      ['strict', 7],
    ] as const) {
      expect(await goes(walker('charge'), 8, { 'within-bounds': option })).toBe(inches);
    }
  });

  it('MH-MOV-2: an enemy who lies on the ground keeps nobody from running', async () => {
    const archer = minded({ 'shoot-downed': 'no' }, idle({}, 'natural-weapons', 'bow'));
    const scene = (standsUp: string): string =>
      skirmish([walker('charge'), archer], [minded({ stance: 'hold', 'stand-up': standsUp }, idle())], {
        distance: 14,
      });
    expect(places(await fieldAfter(scene('never'), 3, [5, 4, 1]))[0]).toBe(13);
    // he has stood up, and is missed
    expect(places(await fieldAfter(scene('always'), 3, [5, 4, 1, 1]))[0]).toBe(12);
  });

  it('MH-MOV-7, MH-SKI-3: heavy armour and shield cost an inch, unless he is used to them', async () => {
    const laden = idle({}, 'natural-weapons', 'heavy-armour', 'shield');
    expect(await goes(walker('charge', laden), 30)).toBe(6);
    expect(await goes(walker('advance-shooting', laden), 30)).toBe(3);
    expect(await goes(walker('charge', able(['armour-use'], laden)), 30)).toBe(8);
    expect(await goes(walker('charge', laden), 30, { 'equipment-rules': 'sheet-only' })).toBe(8);
  });

  it('MH-SKI-3: every move ends an inch short of the nearest enemy', async () => {
    expect(await goes(walker('advance-shooting'), 5)).toBe(4);
    expect(await goes(walker('advance-shooting'), 4)).toBe(3);
    expect(await goes(walker('advance-shooting'), 1)).toBe(0);
    expect(await goes(walker('advance-shooting'), 0.5)).toBe(0);
    // nose to nose with b1, whom a1 has charged
    const scene = skirmish([idle({ M: 6 }), walker('charge')], [post(), post()], { distance: 12 });
    expect(places(await fieldAfter(scene, 3))).toEqual([12, 11, 12, 12]);
  });

  it('MH-PSY-7, MH-SKI-3: the stupid go half M straight on with 1 to 3, an inch short, and stand with 4 to 6', async () => {
    const dull = (distance: number): string => skirmish([able(['stupidity'], idle({ M: 5 }))], [post()], { distance });
    expect(places(await fieldAfter(dull(20), 1, [6, 6, 3]))[0]).toBe(2.5);
    expect(places(await fieldAfter(dull(20), 1, [6, 6, 4]))[0]).toBe(0);
    expect(places(await fieldAfter(dull(3), 1, [6, 6, 1]))[0]).toBe(2);
    // who passes his test runs
    expect(places(await fieldAfter(dull(20), 1, [3, 4]))[0]).toBe(10);
  });

  it('MH-CHAR-4: a leader steadies who is within 6 inches of him, and nobody farther', async () => {
    // the leader runs 6 or 8 inches ahead; on 10 a 10 passes, on 0 a 2 fails
    const leader = (M: number): Man => able(['leader'], idle({ M, Ld: 10 }));
    const dull = minded({ stance: 'hold' }, able(['stupidity'], idle({ Ld: 0 })));
    const scene = (M: number): string => skirmish([leader(M), dull], [post()], { distance: 60 });
    expect(places(await fieldAfter(scene(3), 3, [5, 5, 5, 5]))).toEqual([12, 0, 60]);
    expect(places(await fieldAfter(scene(4), 3, [5, 5, 1, 1, 1]))).toEqual([16, 2, 60]);
  });
});
