import { describe, expect, it } from 'vitest';
import { rulingsOf } from '../../../src/systems/confrontation/combatant.ts';
import type { FightFacts } from '../../../src/systems/confrontation/fights/facts.ts';
import { Fight } from '../../../src/systems/confrontation/fights/fight.ts';
import { partyOf } from '../../../src/systems/confrontation/fights/party.ts';
import { Penalties } from '../../../src/systems/confrontation/fights/penalties.ts';
import { compileText } from '../../support/solve.ts';
import { answerOf, HIT, IDOL, man, parried } from './fighting.ts';
import { type Fighter, type More, scene } from './scenes.ts';

/** Somebody of a power, who waits. */
function of(power: number, changes: object = {}): Fighter {
  return man(IDOL, { split: 'all-defence', parry: 'never' }, { power, ...changes });
}

const LONE = { kind: 'combat', rounds: 1, opening: 'charge' };

/** How many of the charged are penalised, where some charge one. */
async function chargedBy(
  powers: readonly number[],
  target: Fighter,
  fields: object = {},
  more: More = {},
): Promise<number> {
  const names = powers.map((_, index) => `c${index}`);
  const fighters = Object.fromEntries(powers.map((power, index) => [`c${index}`, of(power)]));
  const sides = { x: names, y: ['t'] };
  return (await answerOf({ ...LONE, sides, charger: 'x', ...fields }, { ...fighters, t: target }, more)).mean(
    'penalised.y',
  );
}

/** How many are penalised, where one charges some. */
async function charging(
  power: number,
  powers: readonly number[],
  changes: object = {},
  more: More = {},
): Promise<number> {
  const names = powers.map((_, index) => `t${index}`);
  const fighters = Object.fromEntries(powers.map((each, index) => [`t${index}`, of(each)]));
  const sides = { x: ['c'], y: names };
  return (await answerOf({ ...LONE, sides, charger: 'x' }, { ...fighters, c: of(power, changes) }, more)).mean(
    'penalised.y',
  );
}

describe('charge penalties', () => {
  it('CF-PEN-1: chargers as powerful as their target penalise it, weaker ones do not', async () => {
    expect(await chargedBy([1], of(1))).toBeCloseTo(1, 12);
    expect(await chargedBy([1], of(2))).toBe(0);
    expect(await chargedBy([3], of(2))).toBeCloseTo(1, 12);
  });

  it('CF-PEN-1: by charge-comparison: size it is the ranks that count', async () => {
    const large = of(1, { size: 'large' });
    expect(await chargedBy([3], large, {}, { rulings: { 'charge-comparison': 'power' } })).toBeCloseTo(1, 12);
    expect(await chargedBy([3], large, {}, { rulings: { 'charge-comparison': 'size' } })).toBe(0);
    expect(await chargedBy([1, 1], large, {}, { rulings: { 'charge-comparison': 'size' } })).toBeCloseTo(1, 12);
  });

  it('CF-PEN-2: only chargers of one speaking turn add up', async () => {
    expect(await chargedBy([1, 1], of(2))).toBeCloseTo(1, 12);
    expect(await chargedBy([1, 1], of(2), { 'speaking-turns': { c1: 2 } })).toBe(0);
    expect(await chargedBy([1, 1, 1], of(2), { 'speaking-turns': { c1: 2, c2: 2 } })).toBeCloseTo(1, 12);
    expect(await chargedBy([1, 1, 1], of(2), { 'speaking-turns': { c1: 2, c2: 3 } })).toBe(0);
    // The first one is that of whoever is not named.
    expect(await chargedBy([1, 1], of(2), { 'speaking-turns': { c1: 1 } })).toBeCloseTo(1, 12);
  });

  it('CF-PEN-2, CF-PEN-7: whoever engages does not count', async () => {
    const on = ['t'];
    const assaults = [
      { by: 'c', on, distance: 5 },
      { by: 'e', on, distance: 5, type: 'engage' },
    ];
    const engagement = { kind: 'assault', sides: { x: ['c', 'e'], y: ['t'] }, assaults, rounds: 1 };
    expect((await answerOf(engagement, { c: of(1), e: of(1), t: of(2) })).mean('penalised.y')).toBe(0);
    expect(await chargedBy([5], of(1), { opening: 'engage' })).toBe(0);
  });

  it('CF-PEN-3: who charges several compares himself with all of them', async () => {
    expect(await charging(2, [1, 1])).toBeCloseTo(2, 12);
    expect(await charging(1, [1, 1])).toBe(0);
    expect(await charging(3, [1, 2])).toBeCloseTo(2, 12);
  });

  it('CF-PEN-4: one target against its chargers, under both readings of mixed-charge', async () => {
    for (const option of ['per-target', 'per-group']) {
      const rulings = { 'mixed-charge': option };
      expect(await chargedBy([1, 1], of(2), {}, { rulings })).toBeCloseTo(1, 12);
      expect(await charging(2, [1, 1], {}, { rulings })).toBeCloseTo(2, 12);
      expect(await charging(1, [1, 1], {}, { rulings })).toBe(0);
    }
  });

  it('CF-PEN-4: overlapping charges, target by target or as one group', async () => {
    const penalties = async (option: string): Promise<readonly number[]> => {
      const rulings = { 'mixed-charge': option };
      const sides = { x: ['c', 'd'], y: ['t', 'u'] };
      const text = scene({ kind: 'melee', sides }, { c: of(2), d: of(1), t: of(1), u: of(2) }, { rulings });
      const [compiled] = await compileText(text);
      if (compiled === undefined) throw new Error('no variant');
      const { variant } = compiled;
      const facts = { party: partyOf(variant, sides), rulings: rulingsOf(variant) } as FightFacts;
      const fight = new Fight(facts.party, facts.rulings);
      fight.begin();
      // c charges t; d charges t and u.
      fight.unit(0).reached = 0b0100;
      fight.unit(1).reached = 0b1100;
      new Penalties(facts).weigh(fight);
      return [2, 3].map((target) => fight.unit(target).penalty);
    };
    expect(await penalties('per-target')).toEqual([1, 0]);
    expect(await penalties('per-group')).toEqual([1, 1]);
  });

  it('CF-PEN-5: INI, ATT and DEF fall by one, to the end of the turn', async () => {
    // His parry falls by one.
    const a = man({ ...IDOL, ATT: 6 }, { split: 'attack-1' });
    const b = man({ ...IDOL, DEF: 6 }, { split: 'all-defence' });
    const charge = { ...LONE, sides: { x: ['a'], y: ['b'] }, charger: 'x' };
    expect((await answerOf(charge, { a, b })).mean('parries.y')).toBeCloseTo(parried(1), 12);
    const twice = await answerOf({ ...charge, rounds: 2 }, { a, b });
    expect(twice.mean('parries.y')).toBeCloseTo(parried(1) + parried(0), 12);
    // His own attack falls by one, too, and his initiative.
    const striking = man({ ...IDOL, ATT: 6 }, { split: 'attack-1', parry: 'never' });
    const guard = man({ ...IDOL, DEF: 6 }, { split: 'all-defence' });
    const back = await answerOf(charge, { a: guard, b: striking });
    expect(back.mean('parries.x')).toBeCloseTo(parried(-1), 12);
    const swift = man(IDOL, { 'split-first': 'all-defence', 'split-second': 'all-attack' });
    const first = await answerOf(charge, { a: man(IDOL, { split: 'all-defence', parry: 'never' }), b: swift });
    // Of the pairs that decide, 11 have him ahead with one less, and 20 the other.
    expect(first.mean('hits.y') / (2 * HIT)).toBeCloseTo(11 / (11 + 20), 12);
  });

  it('CF-PEN-5: charged by name or from the start, once or for each speaking turn by charge-stacking', async () => {
    const a = man({ ...IDOL, ATT: 6 }, { split: 'attack-1' });
    const b = man({ ...IDOL, DEF: 6 }, { split: 'all-defence' });
    const mean = async (fields: object, changes: object = {}, more: More = {}): Promise<number> => {
      const engagement = { kind: 'combat', sides: { x: ['a'], y: ['b'] }, rounds: 1, ...fields };
      return (await answerOf(engagement, { a, b: { ...b, ...changes } }, more)).mean('parries.y');
    };
    expect(await mean({ charged: ['b'] })).toBeCloseTo(parried(1), 12);
    expect(await mean({}, { state: { charged: true } })).toBeCloseTo(parried(1), 12);
    const again = { opening: 'charge', charger: 'x', charged: ['b'] };
    expect(await mean(again, {}, { rulings: { 'charge-stacking': 'once' } })).toBeCloseTo(parried(1), 12);
    expect(await mean(again, {}, { rulings: { 'charge-stacking': 'per-speaking-turn' } })).toBeCloseTo(parried(2), 12);
  });

  it('CF-PEN-6, CF-ABL-17: a heavy charger of twice a power more takes two', async () => {
    const a = man({ ...IDOL, ATT: 6 }, { split: 'attack-1' }, { abilities: ['heavy-charge'] });
    const b = man({ ...IDOL, DEF: 6 }, { split: 'all-defence' }, { power: 1 });
    const charge = { ...LONE, sides: { x: ['a'], y: ['b'] }, charger: 'x' };
    const mean = async (power: number): Promise<number> =>
      (await answerOf(charge, { a: { ...a, power }, b })).mean('parries.y');
    expect(await mean(3)).toBeCloseTo(parried(2), 12);
    expect(await mean(2)).toBeCloseTo(parried(1), 12);
  });

  it('CF-PEN-7: a pursuit penalises nobody', async () => {
    const killer = man({ ...IDOL, STR: 20 }, { split: 'all-attack' });
    const glass = man({ ...IDOL, RES: 0 }, { split: 'all-defence', parry: 'never' });
    const engagement = {
      kind: 'melee',
      sides: { x: ['a'], y: ['2 x b'] },
      combats: [['a', 'b']],
      chargers: ['a'],
      rounds: 1,
    };
    expect((await answerOf(engagement, { a: killer, b: glass })).mean('penalised.y')).toBe(0);
  });

  it('CF-ABL-21: a brute charges with one power more, by ruling', async () => {
    const brute = { abilities: ['brute'] };
    expect(await charging(1, [2], brute, { rulings: { brute: 'none' } })).toBe(0);
    expect(await charging(1, [2], brute, { rulings: { brute: 'power-1' } })).toBeCloseTo(1, 12);
    const both = { brute: 'power-1', 'charge-comparison': 'size' };
    expect(await charging(1, [2], { ...brute, size: 'small' }, { rulings: both })).toBe(0);
  });
});
