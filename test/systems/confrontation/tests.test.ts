import { describe, expect, it } from 'vitest';
import { playFaces, type Told } from '../../support/script.ts';
import { type Expected, expectExact } from '../../support/solve.ts';
import { alone, type Fighter, fighter, type More, scene } from './scenes.ts';

/** A test of INI against a difficulty. */
function against(difficulty: number, who: Fighter, expected: Expected, fields: object = {}, more: More = {}) {
  return expectExact(alone('test', who, { characteristic: 'INI', difficulty, ...fields }, more), expected);
}

const quick = (INI: number, tactic = 'stop-when-sufficient', changes: object = {}): Fighter =>
  fighter({ INI }, { tactics: { 'explode-test': tactic }, ...changes });

/** Both sides test DIS with the same policy. */
const wits = (DIS: number, policy = 'when-behind', changes: object = {}): Fighter =>
  fighter({ DIS }, { tactics: { 'explode-opposed': policy }, ...changes });

const oppose = (a: Fighter, b: Fighter, more: More = {}, fields: object = {}): string =>
  scene({ kind: 'test', subject: 'a', opponent: 'b', characteristic: 'DIS', ...fields }, { a, b }, more);

const opposed = (a: Fighter, b: Fighter, faces: readonly number[]): Promise<Told> => playFaces(oppose(a, b), faces);

describe('a test against a difficulty', () => {
  it('CF-TEST-1: a d6, the characteristic and the modifier', async () => {
    const law = Object.fromEntries([7, 8, 9, 10, 11, 0].map((final) => [`final=${final}`, '1/6']));
    await against(20, quick(3, 'never'), law, { modifier: 2 });
    await against(1, quick(0, 'never'), { 'final=-5': '1/6', failure: '1' }, { modifier: -7 });
  });

  it('CF-TEST-2: a 1 fails, whatever is added', async () => {
    await against(5, quick(20), { success: '5/6', 'final=0': '1/6' });
  });

  it('CF-TEST-3: a 6 is thrown again and added, and a 1 then fails all', async () => {
    const played = (faces: readonly number[]): Promise<Told> =>
      playFaces(alone('test', quick(2), { characteristic: 'INI', difficulty: 16 }), faces);
    expect(await played([6, 6, 2])).toMatchObject({
      outcome: 'success',
      metrics: { final: 16 },
      rolls: ['test', 'test, a 6 thrown again', 'test, a 6 thrown again'],
    });
    expect(await played([6, 6, 1])).toMatchObject({ outcome: 'failure', metrics: { final: 0 } });
    expect(await played([6, 5])).toMatchObject({ outcome: 'failure', metrics: { final: 13 } });
  });

  it('CF-TEST-4: reaching the difficulty is enough', async () => {
    await against(7, quick(4), { success: '4/6' });
  });

  it('CF-TEST-5: of several dice the best counts, and only 1s all round fail', async () => {
    await against(6, quick(2, 'never'), { success: '3/4', 'final=0': '1/36', 'final=8': '11/36' }, { dice: 2 });
    await against(8, quick(2), { success: '91/216' }, { dice: 3 });
  });

  it.each([
    ['kept-die', '355/7776', '16865/46656'],
    ['all-each-time', '2135/46656', '16865/46656'],
    ['single', '55/1296', '455/1296'],
  ])('CF-TEST-5: several sixes, %s', async (option, two, three) => {
    const more: More = { rulings: { 'several-sixes': option } };
    await against(16, quick(2), { success: two }, { dice: 2 }, more);
    await against(10, quick(2), { success: three }, { dice: 3 }, more);
  });

  it.each([
    ['stop-when-sufficient', '5/6', '5/36', '5/216'],
    ['never', '5/6', '0', '0'],
    ['once', '29/36', '5/36', '0'],
    ['always', '4/5', '2/15', '1/45'],
  ])('CF-TEST-6: the policy %s', async (policy, two, eight, fourteen) => {
    await against(4, quick(2, policy), { success: two });
    await against(10, quick(2, policy), { success: eight });
    await against(16, quick(2, policy), { success: fourteen });
  });

  it('the published chances by need, one die to three', async () => {
    const table: readonly (readonly [number, number, string])[] = [
      [1, 5, '2/6'],
      [1, 7, '5/36'],
      [1, 9, '4/36'],
      [1, 12, '1/36'],
      [2, 2, '35/36'],
      [2, 5, '5/9'],
      [2, 7, '335/1296'],
      [2, 9, '17/81'],
      [2, 12, '71/1296'],
      [3, 4, '7/8'],
      [3, 6, '91/216'],
      [3, 9, '217/729'],
      [3, 12, '3781/46656'],
    ];
    for (const [dice, need, success] of table) await against(need, quick(0), { success }, { dice });
  });
});

describe('an opposed test', () => {
  it('CF-TEST-7: the higher result wins; who fails alone loses', async () => {
    await expectExact(oppose(wits(30, 'never'), wits(0, 'never')), { subject: '6/7', opponent: '1/7' });
    expect((await opposed(wits(5), wits(3), [4, 5])).outcome).toBe('subject');
    expect((await opposed(wits(5), wits(3), [1, 2])).outcome).toBe('opponent');
  });

  it('CF-TEST-7: two characteristics, dice for each, and a modifier for the subject', async () => {
    const [a, b] = [fighter({ INI: 2 }), fighter({ COU: 3 })];
    const fields = {
      characteristic: 'INI',
      'opponent-characteristic': 'COU',
      dice: 2,
      'opponent-dice': 3,
      modifier: 1,
    };
    expect((await playFaces(oppose(a, b, {}, fields), [1, 4, 2, 1, 3])).outcome).toBe('subject');
    expect((await playFaces(oppose(a, b, {}, fields), [1, 2, 2, 1, 3])).outcome).toBe('opponent');
  });

  it('CF-TEST-8: who is behind throws a 6 again, as long as he shows one', async () => {
    expect(await opposed(wits(2), wits(4), [6, 6, 3, 2])).toMatchObject({
      outcome: 'opponent',
      rolls: ['test', 'test of the opponent', 'test, a 6 thrown again', 'test of the opponent, a 6 thrown again'],
    });
    expect((await opposed(wits(2), wits(4), [6, 6, 3, 1])).outcome).toBe('subject');
    expect((await opposed(wits(2), wits(4), [6, 5, 3])).outcome).toBe('subject');
  });

  it('CF-TEST-8: a tie is not behind', async () => {
    expect(await opposed(wits(4), wits(4), [6, 6, 3, 2])).toMatchObject({
      outcome: 'subject',
      rolls: ['test', 'test of the opponent', 'test', 'test of the opponent'],
    });
  });

  it('CF-TEST-8: who never, once or always throws again does so at once', async () => {
    expect((await opposed(wits(9, 'always'), wits(0, 'never'), [6, 6, 2, 6])).outcome).toBe('subject');
    expect((await opposed(wits(9, 'once'), wits(0, 'never'), [6, 1, 2])).outcome).toBe('opponent');
    expect((await opposed(wits(2, 'never'), wits(4), [6, 5])).outcome).toBe('opponent');
    // Both always: (2/6 … 5/6 and failures by the series) the same for both.
    await expectExact(oppose(wits(4, 'always'), wits(4, 'always')), { subject: '1/2' });
  });

  it('CF-TEST-9: equal results are rolled again, or go to a side by ruling', async () => {
    const tie = (option: string, a: number, b: number, subject: string): Promise<void> =>
      expectExact(oppose(wits(a, 'never'), wits(b, 'never'), { rulings: { 'opposed-tie': option } }), { subject });
    await tie('re-roll', 4, 4, '1/2');
    await tie('re-roll', 5, 3, '24/32');
    await tie('higher-characteristic', 4, 4, '1/2');
    await tie('higher-characteristic', 5, 3, '27/35');
    await tie('higher-characteristic', 3, 5, '8/35');
    await tie('assailant', 4, 4, '4/7');
  });

  it('CF-TEST-9: wounds lower the result, not the characteristic that is compared', async () => {
    const hurt = (INI: number, level: string): Fighter =>
      fighter({ INI }, { state: { level }, tactics: { 'explode-opposed': 'never' } });
    const fields = { characteristic: 'INI' };
    const more = (reading: string): More => ({
      rulings: { 'opposed-tie': 'higher-characteristic', 'wound-penalty': reading },
    });
    // 5 - 1 against 4: equal faces are equal results.
    await expectExact(oppose(hurt(5, 'light'), hurt(4, 'unhurt'), more('result'), fields), { subject: '4/7' });
    await expectExact(oppose(hurt(5, 'light'), hurt(4, 'unhurt'), more('characteristic'), fields), { subject: '1/2' });
  });

  it('CF-TEST-10: both fail: again, or like a tie', async () => {
    const both = (option: string, subject: string): Promise<void> =>
      expectExact(
        oppose(wits(4, 'never'), wits(4, 'never'), {
          rulings: { 'opposed-tie': 'assailant', 'opposed-double-failure': option },
        }),
        { subject },
      );
    await both('re-roll', '4/7');
    await both('tie-rule', '7/12');
  });
});

describe('values and wounds', () => {
  const wounded = (id: string, level: string, difficulty: number, success: string, more: More = {}): Promise<void> =>
    expectExact(alone('test', fighter({ [id]: 5 }, { state: { level } }), { characteristic: id, difficulty }, more), {
      success,
    });

  it('CF-TEST-11: wounds lower ATT, DEF, AIM and STR, and never COU, DIS or RES', async () => {
    const more: More = { rulings: { 'initiative-wounds': 'no' } };
    for (const id of ['ATT', 'DEF', 'AIM', 'STR']) await wounded(id, 'serious', 8, '2/6', more);
    for (const id of ['COU', 'DIS', 'RES']) await wounded(id, 'critical', 8, '4/6');
  });

  it('CF-TEST-11: wounds lower INI by ruling', async () => {
    await wounded('INI', 'serious', 8, '2/6', { rulings: { 'initiative-wounds': 'yes' } });
    await wounded('INI', 'serious', 8, '4/6', { rulings: { 'initiative-wounds': 'no' } });
  });

  it('CF-TEST-11: results have no limit below', async () => {
    await expectExact(
      alone('test', fighter({ ATT: 0 }, { state: { level: 'critical' }, tactics: { 'explode-test': 'never' } }), {
        characteristic: 'ATT',
        difficulty: 0,
      }),
      { success: '4/6', 'final=-1': '1/6' },
    );
  });

  it('CF-TEST-12: a charge lowers INI, ATT, DEF and AIM by 1, and not below 0 by ruling', async () => {
    const charged = (id: string, value: number, difficulty: number, success: string, more: More = {}): Promise<void> =>
      expectExact(
        alone('test', fighter({ [id]: value }, { state: { charged: true } }), { characteristic: id, difficulty }, more),
        { success },
      );
    for (const id of ['INI', 'ATT', 'DEF', 'AIM']) await charged(id, 5, 8, '3/6');
    for (const id of ['STR', 'COU', 'DIS', 'RES']) await charged(id, 5, 8, '4/6');
    await charged('INI', 0, 4, '3/6', { rulings: { 'characteristic-floor': 'zero' } });
    await charged('INI', 0, 4, '2/6', { rulings: { 'characteristic-floor': 'none' } });
  });

  it('CF-LVL-6: wounds of the result know no floor, those of the characteristic do', async () => {
    const weak = (reading: string, success: string): Promise<void> =>
      expectExact(
        alone(
          'test',
          fighter({ ATT: 1 }, { state: { level: 'serious' } }),
          { characteristic: 'ATT', difficulty: 4 },
          { rulings: { 'wound-penalty': reading } },
        ),
        { success },
      );
    await weak('result', '2/6');
    await weak('characteristic', '3/6');
  });
});
