import { describe, expect, it } from 'vitest';
import { combatantOf, rulingsOf } from '../../../src/systems/confrontation/combatant.ts';
import { Condition } from '../../../src/systems/confrontation/levels.ts';
import { playFaces, type Told } from '../../support/script.ts';
import { type Compiled, compileText, type Expected, expectExact } from '../../support/solve.ts';
import { against, alone, type Fighter, fighter, type More, scene } from './scenes.ts';

const tough = (RES: number, changes: object = {}): Fighter => fighter({ RES }, changes);

/** A damage roll of some strength on `t`. */
const hit = (strength: number, t: Fighter, fields: object = {}, more: More = {}): string =>
  scene({ kind: 'wound', strength, target: 't', ...fields }, { t }, more);

/** A wound table that always inflicts the same. */
const always = (level: string): More => ({ 'wound-table': { rows: [{ levels: new Array<string>(6).fill(level) }] } });

function rolled(faces: readonly number[], text: string): Promise<Told> {
  return playFaces(text, faces);
}

const LEVELS = ['none', 'stunned', 'light', 'serious', 'critical', 'killed'];

/** Chances out of 36 in the order of {@link LEVELS}. */
const outOf36 = (...ways: readonly number[]): Expected =>
  Object.fromEntries(ways.map((way, index) => [LEVELS[index] ?? '', `${way}/36`]));

describe('damage', () => {
  it('CF-WND-1: survival instinct may cancel the roll; the location is told all the same', async () => {
    const lucky = tough(5, { abilities: ['survival-instinct-6'] });
    await expectExact(hit(6, lucky), { none: '41/216', 'location=1': '11/36', 'location=6': '1/36' });
    expect(await rolled([6, 5, 6], hit(20, lucky))).toMatchObject({ outcome: 'none', metrics: { location: 5 } });
    expect((await rolled([5, 5, 6], hit(20, lucky))).outcome).toBe('killed');
  });

  it('CF-WND-1: a blow rolls no damage once it is cancelled, and still hits', async () => {
    const lucky = fighter({ DEF: 0, RES: 0 }, { abilities: ['survival-instinct-4'] });
    const text = against('attack', fighter({ ATT: 5, STR: 20 }), lucky, { parry: 'none' });
    expect(await rolled([3, 4], text)).toMatchObject({ outcome: 'no-effect', rolls: ['attack', 'survival instinct'] });
    expect((await rolled([3, 3, 1, 1], text)).outcome).toBe('killed');
  });

  it('CF-WND-2: the lower die is the location, the higher one with S - w - RES the result', async () => {
    const soft = tough(5);
    for (const faces of [
      [2, 5],
      [5, 2],
    ]) {
      expect(await rolled(faces, hit(5, soft))).toMatchObject({ outcome: 'light', metrics: { location: 2, level: 1 } });
    }
    expect((await rolled([1, 6], hit(5, soft))).outcome).toBe('light');
    expect((await rolled([2, 5], hit(5, soft, { penalty: 2 }))).outcome).toBe('stunned');
    expect((await rolled([2, 5, 4], hit(5, soft, { 'strength-dice': 1 }))).outcome).toBe('critical');
    expect((await rolled([2, 5, 1, 1], hit(5, soft, { 'strength-dice': 2 }))).outcome).toBe('serious');
  });

  it('CF-WND-2: the law of the default table', async () => {
    await expectExact(hit(2, tough(8)), outOf36(30, 5, 1, 0, 0, 0));
    await expectExact(hit(4, tough(8)), outOf36(21, 9, 5, 1, 0, 0));
    await expectExact(hit(8, tough(8)), outOf36(3, 7, 11, 9, 5, 1));
    await expectExact(hit(11, tough(8)), outOf36(0, 1, 5, 9, 11, 10));
    await expectExact(hit(16, tough(8)), outOf36(0, 0, 0, 0, 3, 33));
  });

  it('CF-WND-2: wounds of the attacker lower his damage, by ruling', async () => {
    const weak = fighter({ ATT: 9, STR: 5 }, { state: { level: 'serious' } });
    const struck = (option: string, reading = 'result'): string =>
      against(
        'attack',
        weak,
        fighter({ DEF: 0, RES: 5 }),
        { parry: 'none' },
        {
          rulings: { 'damage-wounds': option, 'wound-penalty': reading },
        },
      );
    expect((await rolled([3, 2, 5], struck('yes'))).outcome).toBe('stunned');
    expect((await rolled([3, 2, 5], struck('yes', 'characteristic'))).outcome).toBe('stunned');
    expect((await rolled([3, 2, 5], struck('no'))).outcome).toBe('light');
  });

  it('CF-LVL-6: STR for damage is not below 0 where wounds lower characteristics', async () => {
    const weak = fighter({ ATT: 9, STR: 1 }, { state: { level: 'critical' } });
    const struck = (reading: string, floor = 'zero'): string =>
      against(
        'attack',
        weak,
        fighter({ DEF: 0, RES: 0 }),
        { parry: 'none' },
        {
          rulings: { 'wound-penalty': reading, 'characteristic-floor': floor },
        },
      );
    // 5 + 1 - 3 = 3 at location 1, against 5 + 0.
    expect((await rolled([3, 1, 5], struck('result'))).outcome).toBe('stunned');
    expect((await rolled([3, 1, 5], struck('characteristic'))).outcome).toBe('light');
    expect((await rolled([3, 1, 5], struck('characteristic', 'none'))).outcome).toBe('stunned');
  });

  it('CF-WND-3: the first row that the result does not exceed, and the last for all above', async () => {
    const rows = [
      { to: 2, levels: ['none', 'none', 'none', 'none', 'none', 'stunned'] },
      { to: 5, levels: LEVELS },
      { levels: ['killed', 'critical', 'serious', 'light', 'stunned', 'none'] },
    ];
    const own: More = { 'wound-table': { rows } };
    const outcome = async (faces: readonly number[]): Promise<string> =>
      (await rolled(faces, hit(5, tough(5), {}, own))).outcome;
    expect(await outcome([2, 2])).toBe('none');
    expect(await outcome([2, 3])).toBe('stunned');
    expect(await outcome([4, 5])).toBe('serious');
    expect(await outcome([2, 6])).toBe('critical');
  });

  it('CF-ABL-14: the hard-boiled are hurt some rows higher up, and not above the first', async () => {
    const hard = (ability: string): Fighter => tough(8, { abilities: [ability] });
    await expectExact(hit(8, hard('hard-boiled')), outOf36(6, 9, 11, 7, 3, 0));
    await expectExact(hit(10, hard('hard-boiled-2')), outOf36(3, 7, 11, 9, 5, 1));
    await expectExact(hit(8, hard('hard-boiled-20')), outOf36(36, 0, 0, 0, 0, 0));
  });

  it('CF-WND-4: doubles are nothing special, or one level worse', async () => {
    const doubled = (option: string): More => ({ rulings: { 'exceptional-wound': option } });
    await expectExact(hit(0, tough(20), {}, doubled('none')), outOf36(36));
    await expectExact(hit(0, tough(20), {}, doubled('one-worse')), outOf36(30, 6));
    const killed = await rolled([4, 4], hit(20, tough(5), {}, doubled('one-worse')));
    expect(killed.outcome).toBe('killed');
  });

  it('CF-ABL-13: immunity to exceptional wounds', async () => {
    const immune = tough(20, { abilities: ['immunity-exceptional-wounds'] });
    await expectExact(hit(0, immune, {}, { rulings: { 'exceptional-wound': 'one-worse' } }), outOf36(36));
  });
});

describe('levels', () => {
  /** Level of the wounded by level before and what is inflicted. */
  async function levelAfter(before: string, inflicted: string): Promise<number | undefined> {
    const who = tough(5, { state: { level: before } });
    return (await rolled([1, 2], hit(5, who, {}, always(inflicted)))).metrics.level;
  }

  it('CF-LVL-1: a worse wound replaces the level', async () => {
    expect(await levelAfter('unhurt', 'light')).toBe(1);
    expect(await levelAfter('unhurt', 'critical')).toBe(3);
    expect(await levelAfter('light', 'serious')).toBe(2);
    expect(await levelAfter('serious', 'critical')).toBe(3);
  });

  it('CF-LVL-2: one no worse raises it by a degree, up to death', async () => {
    expect(await levelAfter('light', 'light')).toBe(2);
    expect(await levelAfter('serious', 'light')).toBe(3);
    expect(await levelAfter('serious', 'serious')).toBe(3);
    for (const wound of ['light', 'serious', 'critical']) expect(await levelAfter('critical', wound)).toBe(4);
  });

  it('CF-LVL-3: killed is dead at once', async () => {
    for (const before of ['unhurt', 'light', 'serious', 'critical']) expect(await levelAfter(before, 'killed')).toBe(4);
  });

  it('CF-LVL-4: stunned raises no level, and is told only once', async () => {
    expect(await levelAfter('unhurt', 'stunned')).toBe(0);
    expect(await levelAfter('critical', 'stunned')).toBe(3);
    const struck = (stunned: boolean): string =>
      against(
        'attack',
        fighter({ ATT: 5, STR: 5 }),
        fighter({ DEF: 0, RES: 5 }, { state: { level: 'light', stunned } }),
        { parry: 'none' },
        always('stunned'),
      );
    expect((await rolled([3, 1, 2], struck(false))).outcome).toBe('stunned');
    expect((await rolled([3, 1, 2], struck(true))).outcome).toBe('no-effect');
  });

  /** Chance of a test of ATT 5 against 8: 4/6 without a penalty, a sixth less for each point. */
  function weakened(state: object, penalty: number, abilities: readonly string[] = [], more: More = {}): Promise<void> {
    const who = fighter({ ATT: 5 }, { state, abilities });
    return expectExact(alone('test', who, { characteristic: 'ATT', difficulty: 8 }, more), {
      success: `${4 - penalty}/6`,
    });
  }

  it('CF-LVL-5: the penalty of the level, and at least 1 for the stunned', async () => {
    await weakened({ level: 'unhurt' }, 0);
    await weakened({ level: 'light' }, 1);
    await weakened({ level: 'serious' }, 2);
    await weakened({ level: 'critical' }, 3);
    await weakened({ stunned: true }, 1);
    await weakened({ level: 'light', stunned: true }, 1);
    await weakened({ level: 'serious', stunned: true }, 2);
  });

  it('CF-LVL-5: being stunned adds 1, by ruling', async () => {
    await weakened({ level: 'serious', stunned: true }, 3, [], { rulings: { 'stun-adds': 'yes' } });
    await weakened({ stunned: true }, 1, [], { rulings: { 'stun-adds': 'yes' } });
    await weakened({ level: 'serious', stunned: true }, 2, [], { rulings: { 'stun-adds': 'no' } });
  });

  it('CF-ABL-6: the possessed suffer 0, 1 and 2, and 1 when stunned', async () => {
    const possessed = ['possessed'];
    await weakened({ level: 'light' }, 0, possessed);
    await weakened({ level: 'serious' }, 1, possessed);
    await weakened({ level: 'critical' }, 2, possessed);
    await weakened({ level: 'light', stunned: true }, 1, possessed);
  });

  it('CF-ABL-7: endurance suffers nothing from a light wound', async () => {
    await weakened({ level: 'light' }, 0, ['endurance']);
    await weakened({ level: 'serious' }, 2, ['endurance']);
  });
});

describe('whoever fights on', () => {
  async function conditionOf(who: Fighter, more: More = {}): Promise<Condition> {
    const [{ variant }] = (await compileText(hit(5, who, {}, more))) as [Compiled];
    const condition = new Condition(combatantOf(variant, 't'), rulingsOf(variant));
    condition.begin();
    return condition;
  }

  const LIGHT = LEVELS.indexOf('light');
  const KILLED = LEVELS.indexOf('killed');
  const fierce = tough(5, { abilities: ['fierce'], state: { level: 'critical' } });

  it('CF-ABL-5: the fierce are dead, but not out, with a penalty of 3 and nothing more to fear', async () => {
    const condition = await conditionOf(fierce);
    expect(condition.suffer(LIGHT)).toBe(1);
    expect([condition.level, condition.doomed, condition.isOut, condition.penalty]).toEqual([4, 1, false, 3]);
    expect(condition.suffer(KILLED)).toBe(0);
    condition.heal(1);
    expect(condition.level).toBe(4);
    const mortal = await conditionOf(tough(5, { state: { level: 'critical' } }));
    mortal.suffer(LIGHT);
    expect(mortal.isOut).toBe(true);
  });

  it('CF-ABL-5: any death, or only an outright one, by ruling', async () => {
    for (const [option, byWounds, outright] of [
      ['any-death', 1, 1],
      ['killed-only', 0, 1],
    ] as const) {
      const more: More = { rulings: { 'fierce-death': option } };
      const [worn, slain] = [await conditionOf(fierce, more), await conditionOf(fierce, more)];
      worn.suffer(LIGHT);
      slain.suffer(KILLED);
      expect([worn.doomed, slain.doomed]).toEqual([byWounds, outright]);
    }
  });
});
