import { describe, expect, it } from 'vitest';
import { ScriptedDice } from '../../../src/dice/scripted.ts';
import { combatantOf, rulingsOf } from '../../../src/systems/confrontation/combatant.ts';
import { Condition, GIFT } from '../../../src/systems/confrontation/levels.ts';
import { settingsOf } from '../../../src/systems/confrontation/settings.ts';
import { HIT, MISSED, PARRIED, Strikes } from '../../../src/systems/confrontation/strike.ts';
import { playFaces, type Told } from '../../support/script.ts';
import { type Compiled, compileText, type Expected, expectExact } from '../../support/solve.ts';
import { against, type Fighter, fighter, type More } from './scenes.ts';

/** Nobody is ever hurt by it: only attack and parry matter. */
const HARMLESS: More = { 'wound-table': { rows: [{ levels: new Array<string>(6).fill('none') }] } };

/** An attack whose value is so far above that of the parry. */
function exchange(lead: number, fields: object = {}, more: More = {}, tactics: object = {}): string {
  const attacker = fighter({ ATT: 10 + lead, STR: 5 }, { tactics });
  const target = fighter({ DEF: 10, RES: 5 }, { abilities: ['counter-attack'], tactics });
  return against('attack', attacker, target, fields, { ...HARMLESS, ...more });
}

/** The damage dice of a hit. */
const HURT = [1, 1];

const chances = (missed: string, hit: string, parried: string): Expected => ({ missed, 'no-effect': hit, parried });

const played = (text: string, faces: readonly number[]): Promise<Told> => playFaces(text, faces);

async function outcome(text: string, faces: readonly number[]): Promise<string> {
  return (await played(text, faces)).outcome;
}

describe('attack and parry', () => {
  it.each([
    [-8, '43/216', '1201/7776', '5027/7776'],
    [-6, '7/36', '13/72', '5/8'],
    [-5, '7/36', '259/1296', '785/1296'],
    [-4, '7/36', '139/648', '383/648'],
    [-3, '7/36', '73/324', '47/81'],
    [-2, '7/36', '337/1296', '707/1296'],
    [-1, '7/36', '413/1296', '631/1296'],
    [0, '1/6', '5/12', '5/12'],
    [1, '1/6', '115/216', '65/216'],
    [2, '1/6', '67/108', '23/108'],
    [3, '1/6', '37/54', '4/27'],
    [4, '1/6', '157/216', '23/216'],
  ])('CF-XCH-6: an attack %i above the parry', async (lead, missed, hit, parried) => {
    await expectExact(exchange(lead), chances(missed, hit, parried));
  });

  it('CF-XCH-5: an attack misses on a 1, on a 6 thrown again too', async () => {
    await expectExact(exchange(0, { parry: 'none' }), chances('1/6', '5/6', '0'));
    expect(await played(exchange(-6), [6, 1])).toMatchObject({
      outcome: 'missed',
      rolls: ['attack', 'attack, a 6 thrown again'],
    });
    expect((await played(exchange(0, { parry: 'none' }), [4, ...HURT])).metrics.final).toBe(14);
  });

  it.each([
    ['never', '1/6', '5/6'],
    ['once', '7/36', '29/36'],
    ['always', '1/5', '4/5'],
    ['hit-chance', '1/6', '5/6'],
  ])('CF-XCH-6: 6s of an attack without a parry, %s', async (policy, missed, hit) => {
    await expectExact(exchange(0, { parry: 'none' }, {}, { 'explode-attack': policy }), chances(missed, hit, '0'));
  });

  it('CF-XCH-6: a 6 is thrown again against several dice where one would do', async () => {
    // Two dice parry a 6 with 11/36; thrown again, 8 and more are parried so seldom that it makes up for the 1s.
    const two = await played(exchange(0, { 'parry-dice': 2 }), [6, 2, 2, 2, ...HURT]);
    expect(two.rolls[1]).toBe('attack, a 6 thrown again');
    const one = await played(exchange(0), [6, 2, ...HURT]);
    expect(one.rolls[1]).toBe('parry');
  });

  it('CF-XCH-8: a parry is a test of DEF with all announced dice, and spends them', async () => {
    expect(await outcome(exchange(0), [4, 4])).toBe('parried');
    expect(await outcome(exchange(0), [4, 3, ...HURT])).toBe('no-effect');
    expect(await outcome(exchange(0, { 'parry-dice': 3 }), [4, 1, 3, 5])).toBe('parried');
    expect(await outcome(exchange(0, { 'parry-dice': 2 }), [2, 1, 1, ...HURT])).toBe('no-effect');
    expect(await played(exchange(3), [4, 6, 2])).toMatchObject({
      outcome: 'parried',
      rolls: ['attack', 'parry', 'parry, a 6 thrown again'],
    });
  });

  // Attack faces 2 to 6 are kept, and need 4 to 8. Of 216: 4 or 5 without more ado, and what a 6 comes to.
  it.each([
    ['stop-when-sufficient', `${36 * (3 + 2 + 1) + 30 + 30}/1296`],
    ['never', `${3 + 2 + 1}/36`],
    ['once', `${12 + 6 + 5 * 5}/216`],
    ['always', `${60 + 30 + 5 * 24}/1080`],
  ])('CF-XCH-8: 6s of a parry, %s', async (policy, parried) => {
    const tactics = { 'explode-attack': 'never', 'explode-parry': policy };
    await expectExact(exchange(2, {}, {}, tactics), { parried });
  });

  it('CF-XCH-8: equal results go to the defender, or to the attacker by ruling', async () => {
    const tie = (option: string): More => ({ rulings: { 'parry-tie': option } });
    expect(await outcome(exchange(0, {}, tie('defender')), [4, 4])).toBe('parried');
    expect(await outcome(exchange(0, {}, tie('attacker')), [4, 4, ...HURT])).toBe('no-effect');
    expect(await outcome(exchange(0, {}, tie('attacker')), [4, 5])).toBe('parried');
    expect(await outcome(exchange(-2, { parry: 'counter-attack' }, tie('attacker')), [3, 3, ...HURT])).toBe(
      'no-effect',
    );
    expect(await outcome(exchange(-2, { parry: 'counter-attack' }, tie('attacker')), [3, 4])).toBe('parried');
  });

  it('CF-XCH-9: a hit rolls for damage at once', async () => {
    const text = against('attack', fighter({ ATT: 4, STR: 6 }), fighter({ DEF: 4, RES: 5 }));
    expect(await played(text, [5, 2, 3, 6])).toMatchObject({
      outcome: 'critical',
      metrics: { damage: 3, final: 9 },
      rolls: ['attack', 'parry', 'damage', 'damage'],
    });
  });
});

describe('counter-attack', () => {
  const counter = (lead: number, improved = false, more: More = {}): string =>
    against(
      'attack',
      fighter({ ATT: 10 + lead, STR: 5 }),
      fighter({ DEF: 10, RES: 5 }, { abilities: [improved ? 'counter-attack-improved' : 'counter-attack'] }),
      { parry: 'counter-attack' },
      { ...HARMLESS, ...more },
    );

  it('CF-ABL-2: the parry has to beat the attack by 2, or by 1 when improved', async () => {
    expect(await outcome(counter(0), [3, 5])).toBe('parried');
    expect(await outcome(counter(0), [3, 4, ...HURT])).toBe('no-effect');
    expect(await outcome(counter(0, true), [3, 4])).toBe('parried');
    expect(await outcome(counter(0, true), [3, 3, ...HURT])).toBe('no-effect');
  });

  it('CF-ABL-2: reaching the attack without the margin hits, or parries by ruling', async () => {
    const near = (option: string): More => ({ rulings: { 'counter-near-miss': option } });
    expect(await outcome(counter(0, false, near('hit')), [3, 4, ...HURT])).toBe('no-effect');
    expect(await outcome(counter(0, false, near('parry')), [3, 4])).toBe('parried');
    expect(await outcome(counter(0, false, near('parry')), [3, 2, ...HURT])).toBe('no-effect');
    // A 6 that reaches the attack is thrown again for the margin, and may fail.
    expect(await outcome(counter(0, false, near('parry')), [5, 6, 1, ...HURT])).toBe('no-effect');
    expect(await outcome(counter(0, false, near('parry')), [5, 6, 2])).toBe('parried');
  });
});

/** Two fighters `a` and `b` and the strikes of `a` on `b`, in scripted dice. */
async function duel(a: Fighter, b: Fighter, more: More = {}) {
  const [{ variant }] = (await compileText(against('attack', a, b, {}, more))) as [Compiled];
  const combatants = ['a', 'b'].map((id) => combatantOf(variant, id));
  const rulings = rulingsOf(variant);
  const { woundTable } = settingsOf(variant);
  const strikes = new Strikes({ combatants, rulings, woundTable, engine: 'dice' });
  const [one, other] = combatants.map((who) => new Condition(who, rulings)) as [Condition, Condition];
  one.begin();
  other.begin();
  Object.assign(strikes.order, { attacker: 0, target: 1, attack: 4, strength: 5, defence: 4, parryDice: 1 });
  const play = (faces: readonly number[]): Strikes['report'] => {
    const dice = new ScriptedDice(faces);
    strikes.play(one, other, 1, dice);
    dice.finish();
    return strikes.report;
  };
  return { strikes, attacker: one, target: other, play };
}

const swordsman = fighter({ ATT: 4, STR: 5, DEF: 4, RES: 5 });
const changed = (changes: object): Fighter => ({ ...swordsman, ...changes });

describe('what an attack costs', () => {
  it('CF-XCH-7: an attack that fails leaves the parry its die, or not, by ruling', async () => {
    for (const [option, spent] of [
      ['kept', 0],
      ['lost', 2],
    ] as const) {
      const { strikes, play } = await duel(swordsman, swordsman, { rulings: { 'missed-attack-die': option } });
      strikes.order.parryDice = 2;
      expect(play([1])).toMatchObject({ result: MISSED, parryDiceSpent: spent, givesFreeAttack: false });
    }
  });

  it('CF-XCH-8: a parry spends its dice, whether it stops the attack or not', async () => {
    const { play } = await duel(swordsman, swordsman);
    expect(play([3, 3])).toMatchObject({ result: PARRIED, parryDiceSpent: 1, degrees: 0 });
    expect(play([3, 2, 1, 1])).toMatchObject({ result: HIT, parryDiceSpent: 1 });
  });

  it('CF-ABL-2: a counter-attack, and an attack that fails against one, give a free attack', async () => {
    const { strikes, play } = await duel(swordsman, changed({ abilities: ['counter-attack'] }));
    strikes.order.isCounter = true;
    expect(play([3, 5])).toMatchObject({ result: PARRIED, givesFreeAttack: true, parryDiceSpent: 1 });
    expect(play([1])).toMatchObject({ result: MISSED, givesFreeAttack: true, parryDiceSpent: 1 });
    expect(play([3, 4, 1, 1])).toMatchObject({ result: HIT, givesFreeAttack: false });
    strikes.order.parryDice = 0;
    expect(play([1])).toMatchObject({ result: MISSED, givesFreeAttack: false });
  });

  it('CF-ABL-2: a near miss that parries gives no free attack', async () => {
    const more: More = { rulings: { 'counter-near-miss': 'parry' } };
    const { strikes, play } = await duel(swordsman, changed({ abilities: ['counter-attack'] }), more);
    strikes.order.isCounter = true;
    expect(play([3, 4])).toMatchObject({ result: PARRIED, givesFreeAttack: false });
    expect(play([3, 5])).toMatchObject({ result: PARRIED, givesFreeAttack: true });
  });

  it('CF-ABL-8: a feint that hits wounds nobody', async () => {
    const { strikes, target, play } = await duel(changed({ abilities: ['feint'] }), swordsman);
    strikes.order.isFeint = true;
    expect(play([3, 2])).toMatchObject({ result: HIT, isFeinted: true, degrees: 0 });
    expect(play([3, 3])).toMatchObject({ result: PARRIED, isFeinted: false });
    expect(target.level).toBe(0);
  });
});

describe('strength', () => {
  it('CF-ABL-3: a master strike has STR + ATT + X, wounds counted once', async () => {
    const master = (level: string): string =>
      against(
        'attack',
        fighter({ ATT: 4, STR: 1 }, { abilities: ['master-strike-2'], state: { level } }),
        fighter({ DEF: 0, RES: 7 }),
        { parry: 'none', 'master-strike': true },
      );
    // 5 + 1 + 4 + 2 - 7 = 5 at location 1, less 2 when serious.
    expect(await outcome(master('unhurt'), [3, 1, 5])).toBe('light');
    expect(await outcome(master('serious'), [3, 1, 5])).toBe('stunned');
  });

  it('CF-ABL-13: immune to master strikes, he takes plain STR', async () => {
    const immune = against(
      'attack',
      fighter({ ATT: 4, STR: 9 }, { abilities: ['master-strike-9'] }),
      fighter({ DEF: 0, RES: 7 }, { abilities: ['immunity-master-strike'] }),
      { parry: 'none', 'master-strike': true },
    );
    expect(await outcome(immune, [3, 1, 3])).toBe('light');
  });

  it('CF-WND-2: strength dice are rolled with each blow', async () => {
    const ogre = fighter({ ATT: 4, STR: 1, 'strength-dice': 1 });
    const told = await played(against('attack', ogre, fighter({ DEF: 0, RES: 5 }), { parry: 'none' }), [3, 1, 5, 4]);
    expect(told).toMatchObject({ outcome: 'light', rolls: ['attack', 'damage', 'damage', 'strength die'] });
  });

  it('CF-ABL-18: a character has a master strike and a counter-attack', async () => {
    const hero = changed({ abilities: ['character'] });
    const text = against('attack', hero, hero, { parry: 'counter-attack', 'master-strike': true });
    expect(await outcome(text, [2, 4])).toBe('parried');
    expect(await outcome(text, [2, 3, 6, 6])).toBe('killed');
  });
});

describe('a personal enemy', () => {
  const hunter = (tactic?: string): Fighter =>
    changed({
      abilities: ['personal-enemy-b'],
      state: { level: 'serious' },
      ...(tactic === undefined ? {} : { tactics: { 'enemy-gift': tactic } }),
    });
  const dying = changed({ state: { level: 'critical' } });
  /** Hits and wounds: whoever is critical dies. */
  const DEADLY = [5, 2, 6, 6];

  it.each([
    [undefined, GIFT.survival],
    ['fierce', GIFT.fierce],
    ['none', GIFT.none],
  ])('CF-ABL-15: killing him heals a degree and gives %s', async (tactic, gift) => {
    const { attacker, play } = await duel(hunter(tactic), dying);
    expect(play(DEADLY)).toMatchObject({ isKilled: true, degrees: 1 });
    expect([attacker.level, attacker.gift]).toEqual([1, gift]);
    expect(attacker.survival).toBe(gift === GIFT.survival ? 6 : 0);
  });

  it('CF-ABL-15: nobody else, nor one who fights on, gives anything', async () => {
    const stranger = await duel(changed({ abilities: ['personal-enemy-a'], state: { level: 'serious' } }), dying);
    stranger.play(DEADLY);
    expect([stranger.attacker.level, stranger.attacker.gift]).toEqual([2, GIFT.none]);
    const doomed = await duel(hunter(), { ...dying, abilities: ['fierce'] });
    expect(doomed.play(DEADLY)).toMatchObject({ isKilled: false, degrees: 1 });
    expect(doomed.attacker.level).toBe(2);
  });

  it('CF-ABL-15: who was given to be fierce fights on after his death', async () => {
    const { attacker, play } = await duel(hunter('fierce'), dying);
    play(DEADLY);
    attacker.suffer(5);
    expect([attacker.doomed, attacker.isOut]).toEqual([1, false]);
  });
});
