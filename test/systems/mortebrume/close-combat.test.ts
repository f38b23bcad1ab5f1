import { describe, expect, it } from 'vitest';
import { ScriptedDice } from '../../../src/dice/scripted.ts';
import { combatantOf, rulingsOf } from '../../../src/systems/mortebrume/combatant.ts';
import { Condition } from '../../../src/systems/mortebrume/condition.ts';
import { Exchanges } from '../../../src/systems/mortebrume/exchange.ts';
import { playFaces, type Told } from '../../support/script.ts';
import { type Compiled, compileText, expectExact, solveText } from '../../support/solve.ts';
import { type Fields, type Fighter, fighter, scene, versus } from './scenes.ts';

/** Rolls d10 for everything: 8 is special in an odd place, 1 fails. */
const SKILLED = { 'weapon-skill': '10+d10', dodge: '10+d10', physique: 30, 'dodge-move': 3 };

function armed(damage: number, rest: Fighter = {}, more: Fields = {}): Fighter {
  return fighter({ ...SKILLED, ...more }, { weapon: { damage }, ...rest });
}

const A = armed(4);
const B = armed(3);
const DODGER = armed(3, { tactics: { reaction: 'dodge' } });
const TAKER = armed(3, { tactics: { reaction: 'take' } });

interface Scene {
  readonly a?: Fighter;
  readonly b?: Fighter;
  readonly fields?: Fields;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly kind?: string;
}

/** How an attack of `a` on `b` goes with these faces. */
async function struck(
  faces: readonly number[],
  { a = A, b = B, fields = {}, rulings = {}, kind = 'clash' }: Scene = {},
): Promise<Told> {
  const told = await playFaces(versus(kind, a, b, fields, { rulings }), faces);
  expect(told.failure).toBeNull();
  return told;
}

async function ends(faces: readonly number[], scene: Scene = {}): Promise<string> {
  return (await struck(faces, scene)).outcome;
}

/** A ruling. */
const under = (ruling: string, option: string): { rulings: Record<string, string> } => ({
  rulings: { [ruling]: option },
});

describe('opposed rolls', () => {
  it('MB-ROLL-7: the higher total dominates, and equal totals are for the ruling pass-tie', async () => {
    expect(await ends([5, 4])).toBe('attacker');
    expect(await ends([4, 5])).toBe('defender');
    expect(await ends([5, 5])).toBe('tie');
    expect(await ends([5, 5], under('pass-tie', 'nobody'))).toBe('tie');
    expect(await ends([5, 5], under('pass-tie', 'both-hit'))).toBe('both-hit');
    expect(await ends([5, 5], under('pass-tie', 'attacker'))).toBe('attacker');
    expect(await ends([5, 5], under('pass-tie', 'defender'))).toBe('defender');
  });

  it('MB-ROLL-7: who fails automatically loses, cannot dominate, or is like another', async () => {
    const strong = armed(4, {}, { 'weapon-skill': '20+d10' });
    const failed = (faces: readonly number[], option: string, more: object = {}): Promise<string> =>
      ends(faces, { a: strong, rulings: { 'automatic-failure-opposed': option, ...more } });
    expect(await failed([1, 2], 'loses')).toBe('defender');
    expect(await failed([1, 1], 'loses')).toBe('tie');
    expect(await failed([2, 1], 'loses')).toBe('attacker');
    expect(await failed([1, 2], 'cannot-dominate')).toBe('tie');
    expect(await failed([1, 1], 'cannot-dominate')).toBe('tie');
    expect(await failed([1, 1], 'ignored')).toBe('attacker');
    // Who is behind and fails changes nothing; and both do not hit where one of them has failed.
    expect(await ends([1, 5], { rulings: { 'automatic-failure-opposed': 'cannot-dominate' } })).toBe('defender');
    expect(await ends([5, 1], { rulings: { 'automatic-failure-opposed': 'cannot-dominate' } })).toBe('attacker');
    const tie = { b: armed(3, {}, { 'weapon-skill': '7+d10' }) };
    const both = { 'pass-tie': 'both-hit' };
    expect(await ends([1, 4], { ...tie, rulings: { ...both, 'automatic-failure-opposed': 'ignored' } })).toBe(
      'both-hit',
    );
    expect(await ends([1, 4], { ...tie, rulings: { ...both, 'automatic-failure-opposed': 'cannot-dominate' } })).toBe(
      'tie',
    );
  });

  it('MB-ROLL-8: a dodge succeeds on more, and on as much unless ruled otherwise; it never dominates', async () => {
    expect(await ends([5, 6], { b: DODGER })).toBe('dodged');
    expect(await ends([5, 5], { b: DODGER })).toBe('dodged');
    expect(await ends([5, 5], { b: DODGER, ...under('dodge-tie', 'dodger') })).toBe('dodged');
    expect(await ends([5, 5], { b: DODGER, ...under('dodge-tie', 'attacker') })).toBe('attacker');
    expect(await ends([5, 4], { b: DODGER })).toBe('attacker');
    expect((await struck([5, 10], { b: DODGER })).metrics).toMatchObject({ 'lost.attacker': 0, special: 0 });
  });

  it('MB-ROLL-8: a failed attack misses a dodger, a failed dodge is hit, unless failures are ignored', async () => {
    const quick = { b: armed(3, { tactics: { reaction: 'dodge' } }, { dodge: '20+d10' }) };
    expect(await ends([1, 2], { b: DODGER })).toBe('missed');
    expect(await ends([1, 1], { b: DODGER })).toBe('missed');
    expect(await ends([2, 1], quick)).toBe('attacker');
    expect(await ends([2, 1], { ...quick, ...under('automatic-failure-opposed', 'cannot-dominate') })).toBe('attacker');
    expect(await ends([2, 1], { ...quick, ...under('automatic-failure-opposed', 'ignored') })).toBe('dodged');
    expect(await ends([1, 2], { b: DODGER, ...under('automatic-failure-opposed', 'ignored') })).toBe('dodged');
  });
});

describe('one attack', () => {
  it('MB-CC-1 and MB-GEN-2: a target more than 4 cm away, or in a blocked band, is out of reach', async () => {
    expect(await ends([5, 4], { fields: { distance: 4 } })).toBe('attacker');
    const far = await struck([], { fields: { distance: 4.1 } });
    expect(far.outcome).toBe('out-of-reach');
    expect(far.metrics).toMatchObject({ gap: 41, 'lost.target': 0, special: 0 });
    expect(await ends([], { fields: { band: 'blocked' } })).toBe('out-of-reach');
  });

  it('MB-CC-2: the reduced band takes 3 off the attack and halves its damage, not that of a target who dominates', async () => {
    const reduced = { a: armed(5), fields: { band: 'reduced' } };
    expect(await ends([7, 4], reduced)).toBe('tie');
    expect((await struck([9, 4], reduced)).metrics['lost.target']).toBe(2);
    expect((await struck([9, 4], { ...reduced, ...under('half-rounding', 'up') })).metrics['lost.target']).toBe(3);
    expect((await struck([6, 7], reduced)).metrics['lost.attacker']).toBe(3);
  });

  it('MB-CC-3: a reaction that is not possible falls back on another', async () => {
    const only = (characteristics: Fields, reaction: string, rest: Fighter = {}): { b: Fighter } => ({
      b: fighter({ physique: 30, ...characteristics }, { weapon: { damage: 3 }, tactics: { reaction }, ...rest }),
    });
    const skill = { 'weapon-skill': '10+d10' };
    const dodge = { dodge: '10+d10' };
    expect(await ends([4, 5], only(dodge, 'pass'))).toBe('dodged');
    expect(await ends([4, 5], only(skill, 'dodge'))).toBe('defender');
    expect(await ends([4], only({}, 'pass'))).toBe('attacker');
    expect(await ends([4], only({}, 'dodge'))).toBe('attacker');
    expect(await ends([4], only({ ...skill, ...dodge }, 'take'))).toBe('attacker');
    // Who cannot dodge passes; prisoners and the fallen only take.
    for (const state of ['stunned', 'no-dodge'])
      expect(await ends([4, 5], only({ ...skill, ...dodge }, 'dodge', { condition: [state] }))).toBe('defender');
    expect(await ends([4], only({ ...skill, ...dodge }, 'pass', { condition: ['prisoner'] }))).toBe('attacker');
    expect(await ends([4], only({ ...skill, ...dodge, 'physique-left': 0 }, 'dodge'))).toBe('attacker');
  });

  it('MB-CC-3 and MB-STATE-3: the stunned and the activated may pass, unless ruled otherwise', async () => {
    const target = (state: string): { b: Fighter } => ({ b: armed(3, { condition: [state] }) });
    expect(await ends([4, 5], { ...target('stunned'), ...under('stunned-pass', 'allowed') })).toBe('defender');
    expect(await ends([4], { ...target('stunned'), ...under('stunned-pass', 'forbidden') })).toBe('attacker');
    expect(await ends([4, 5], { ...target('activated'), ...under('activated-pass', 'allowed') })).toBe('defender');
    expect(await ends([4, 5], { ...target('activated'), ...under('activated-pass', 'forbidden') })).toBe('dodged');
  });

  it('MB-CC-4: the attacker rolls weapon skill, the target weapon skill or dodge, each with his modifiers', async () => {
    expect((await struck([5, 4])).rolls).toEqual(['attack', 'weapon pass']);
    expect((await struck([5, 4], { b: DODGER })).rolls).toEqual(['attack', 'dodge']);
    const fields = { modifier: -2, 'target-modifier': 1 };
    expect(await ends([7, 4], { fields })).toBe('tie');
    expect(await ends([7, 3], { fields })).toBe('attacker');
    expect(await ends([7, 4], { b: DODGER, fields })).toBe('dodged');
    // Prisoners burden both, cards only help the attacker.
    const captor = armed(4, { holds: 'b' });
    expect(await ends([7, 4], { a: captor })).toBe('tie');
    const cards = { concentration: { cards: 2, turns: 2 } };
    expect(await ends([2, 6], { a: armed(4, { abilities: cards }) })).toBe('tie');
    expect(await ends([4, 6], { a: armed(4, { abilities: cards }), ...under('concentration-stack', 'flat') })).toBe(
      'tie',
    );
    expect(await ends([6, 6], { b: armed(3, { abilities: cards }) })).toBe('tie');
  });

  it('MB-CC-4: destiny points add a die to attacks or defences, as tactics want', async () => {
    const fated = (use: string): Fighter => armed(4, { destiny: 1, tactics: { 'destiny-use': use } });
    expect(await ends([2, 3, 4], { a: fated('attack') })).toBe('attacker');
    expect(await ends([3, 4], { a: fated('defence') })).toBe('defender');
    expect(await ends([7, 3, 5], { b: fated('both') })).toBe('defender');
  });

  it('MB-CC-5: a target who takes is hit, unless the attack fails automatically; who dominates strikes', async () => {
    expect((await struck([2], { b: TAKER })).metrics['lost.target']).toBe(4);
    expect(await ends([1], { b: TAKER, ...under('take-automatic-failure', 'misses') })).toBe('missed');
    expect(await ends([1], { b: TAKER, ...under('take-automatic-failure', 'hits') })).toBe('attacker');
    expect((await struck([2, 3])).metrics).toMatchObject({ 'lost.attacker': 3, 'lost.target': 0 });
    expect((await struck([5, 2])).metrics).toMatchObject({ 'lost.attacker': 0, 'lost.target': 4 });
    const both = await struck([5, 5], under('pass-tie', 'both-hit'));
    expect(both.metrics).toMatchObject({ 'lost.attacker': 3, 'lost.target': 4 });
  });

  it('MB-CC-6: a dodge away opens the gap, recoils widen it', async () => {
    const gap = async (faces: readonly number[], scene: Scene): Promise<number | undefined> =>
      (await struck(faces, { ...scene, fields: { distance: 1 } })).metrics.gap;
    expect(await gap([4, 5], { b: DODGER })).toBe(40);
    const staying = armed(3, { tactics: { reaction: 'dodge', 'dodge-direction': 'stay' } });
    expect(await gap([4, 5], { b: staying })).toBe(10);
    expect(await gap([5, 4], { b: DODGER })).toBe(10);
    const pushing = { ...A, weapon: { damage: 4, special: 'push-back', recoil: 2.5 } };
    expect(await gap([8, 5], { a: pushing })).toBe(35);
    expect(await gap([7, 5], { a: pushing })).toBe(10);
    expect(await gap([5, 8], { b: pushing })).toBe(35);
  });

  it('MB-CC-7: the attacker is activated, who passes too or as ruled, who dodges only by ruling', async () => {
    const activated = async (
      faces: readonly number[],
      b: Fighter,
      rulings: Fields = {},
    ): Promise<readonly boolean[]> => {
      const [compiled] = await compileText(versus('clash', A, b, {}, { rulings }));
      const { variant } = compiled as Compiled;
      const combatants = [combatantOf(variant, 'a'), combatantOf(variant, 'b')];
      const exchanges = new Exchanges({ combatants, rulings: rulingsOf(variant), engine: 'dice' });
      const conditions = combatants.map((who) => {
        const condition = new Condition();
        condition.begin(who);
        return condition;
      });
      const [attacker, target] = conditions as [Condition, Condition];
      exchanges.prepare(0, 1);
      exchanges.play(attacker, target, 1, new ScriptedDice(faces));
      return conditions.map(({ isActivated }) => isActivated);
    };
    expect(await activated([5, 5], B)).toEqual([true, true]);
    expect(await activated([4, 5], B, { 'pass-activates': 'both' })).toEqual([true, true]);
    expect(await activated([4, 5], B, { 'pass-activates': 'loser' })).toEqual([true, false]);
    expect(await activated([5, 4], B, { 'pass-activates': 'loser' })).toEqual([true, true]);
    expect(await activated([5, 4], B, { 'pass-activates': 'none' })).toEqual([true, false]);
    expect(await activated([5, 4], DODGER, { 'dodge-activates': 'free' })).toEqual([true, false]);
    expect(await activated([5, 4], DODGER, { 'dodge-activates': 'activates' })).toEqual([true, true]);
    expect(await activated([5], TAKER)).toEqual([true, false]);
  });
});

describe('closing in and flinging', () => {
  const willing = (weapon: string, wish: string): Fighter =>
    armed(4, { weapon: { class: weapon, damage: 4 }, tactics: { 'after-domination': wish } });
  const gapOf = async (faces: readonly number[], scene: Scene): Promise<number | undefined> =>
    (await struck(faces, { ...scene, fields: { distance: 3, ...scene.fields } })).metrics.gap;

  it('MB-CLOSE-1: only a short weapon closes in, for whoever dominates, though armour stops the blow', async () => {
    expect(await gapOf([5, 4], { a: willing('short', 'close-in') })).toBe(0);
    expect(await gapOf([5, 4], { a: willing('long', 'close-in') })).toBe(30);
    expect(await gapOf([4, 5], { b: willing('short', 'close-in') })).toBe(0);
    expect(await gapOf([4, 5], { a: willing('short', 'close-in') })).toBe(30);
    const safe = armed(3, {}, { armour: 50 });
    expect(await gapOf([5, 4], { a: willing('short', 'close-in'), b: safe })).toBe(0);
  });

  it('MB-CLOSE-2: it ends in base contact, and the kind `close-in` always does it', async () => {
    const told = await struck([5, 4], { kind: 'close-in', fields: { distance: 3.5 } });
    expect(told).toMatchObject({ outcome: 'closed-in', metrics: { gap: 0, 'lost.target': 4 } });
  });

  it('MB-CLOSE-3: not after a dodge, a tie or a lost pass', async () => {
    for (const [faces, b] of [
      [[4, 5], DODGER],
      [[5, 5], B],
      [[4, 5], B],
      [[1], TAKER],
    ] as const)
      expect(await ends(faces, { b, kind: 'close-in' })).toBe('not-dominated');
    expect(await ends([], { kind: 'close-in', fields: { distance: 5 } })).toBe('out-of-reach');
  });

  it('MB-FLING-1: a long or heavy weapon flings the loser to a place 0 to 4 cm away, 4 by default', async () => {
    expect(await gapOf([5, 4], { a: willing('heavy', 'fling') })).toBe(40);
    expect(await gapOf([5, 4], { a: willing('long', 'fling'), fields: { 'fling-to': 1.5 } })).toBe(15);
    expect(await gapOf([5, 4], { a: willing('short', 'fling') })).toBe(30);
    expect(await gapOf([4, 5], { b: willing('long', 'fling'), fields: { 'fling-to': 0 } })).toBe(0);
    const long = armed(4, { weapon: { class: 'long', damage: 4 } });
    const told = await struck([5, 4], { a: long, kind: 'fling', fields: { distance: 1 } });
    expect(told).toMatchObject({ outcome: 'flung', metrics: { gap: 40 } });
  });

  it('MB-FLING-4: not after a dodge', async () => {
    const long = armed(4, { weapon: { class: 'long', damage: 4 } });
    expect(await struck([4, 5], { a: long, b: DODGER, kind: 'fling' })).toMatchObject({
      outcome: 'not-dominated',
      metrics: { gap: 30 },
    });
  });
});

describe('laws', () => {
  it('a fighter may attack another of his kind', async () => {
    const yaml = scene({ a: A }, 'clash', { attacker: 'a', target: 'a' });
    // d10 against d10: 45 of 100 pairs each, and a 1 loses to whatever is no 1.
    await expectExact(yaml, { attacker: '9/20', defender: '9/20', tie: '1/10' });
  });

  it('a whole attack has the same law rolled and drawn', async () => {
    const both = versus(
      'clash',
      A,
      armed(3, {}, { 'weapon-skill': '8+2d6' }),
      {},
      { rulings: { 'pass-tie': 'both-hit' } },
    );
    const [drawn] = await solveText(both, 'tables');
    const [rolled] = await solveText(both, 'steps');
    for (const name of ['attacker', 'defender', 'both-hit', 'tie'])
      expect(drawn?.p(name)).toBeCloseTo(rolled?.p(name) ?? 0, 12);
    expect(drawn?.mean('lost.attacker')).toBeCloseTo(rolled?.mean('lost.attacker') ?? 0, 12);
  });
});
