import { describe, expect, it } from 'vitest';
import { concentrationBonus } from '../../../src/systems/mortebrume/abilities.ts';
import { aptitudeText, diceText } from '../../../src/systems/mortebrume/aptitude.ts';
import { CATALOGUES } from '../../../src/systems/mortebrume/catalogues.ts';
import { championOrder } from '../../../src/systems/mortebrume/champions.ts';
import { type Combatant, combatantOf, rulingsOf } from '../../../src/systems/mortebrume/combatant.ts';
import { Condition, spendDestiny } from '../../../src/systems/mortebrume/condition.ts';
import { entryFor, instancesOf, isListed } from '../../../src/systems/mortebrume/instances.ts';
import { half, wholeCentimetres } from '../../../src/systems/mortebrume/lengths.ts';
import { sizeModifier } from '../../../src/systems/mortebrume/tables.ts';
import { tacticsOf } from '../../../src/systems/mortebrume/tactics.ts';
import { type Compiled, compileText } from '../../support/solve.ts';
import { example, type Fighter, fighter, scene } from './scenes.ts';

/** Somebody as he enters play, beside others who are defined. */
async function combatant(who: Fighter, others: Readonly<Record<string, Fighter>> = {}): Promise<Combatant> {
  const bystander = fighter({ 'weapon-skill': '8+d8', physique: 3 });
  const text = scene({ who, bystander, ...others }, 'test', { subject: 'bystander', difficulty: 9 });
  const [{ variant }] = (await compileText(text)) as [Compiled];
  return combatantOf(variant, 'who');
}

const SHOCK = { overkill: 'out-of-combat' } as const;
const DEATH = { overkill: 'dead' } as const;

describe('a condition', () => {
  const begun = async (who: Fighter): Promise<Condition> => {
    const condition = new Condition();
    condition.begin(await combatant(who));
    return condition;
  };

  it('MB-STATE-2: begins conscious, is out of combat at 0, and dead of a wound then', async () => {
    const condition = await begun(example('human'));
    expect(condition.isConscious).toBe(true);
    expect(condition.wound(11, SHOCK)).toBe(11);
    expect(condition.isConscious).toBe(true);
    expect(condition.wound(1, SHOCK)).toBe(1);
    expect([condition.isConscious, condition.isDead]).toEqual([false, false]);
    expect(condition.wound(0, SHOCK)).toBe(0);
    expect(condition.isDead).toBe(false);
    expect(condition.wound(1, SHOCK)).toBe(0);
    expect(condition.isDead).toBe(true);
  });

  it('MB-STATE-4: loses no more than it has; what is beyond is lost, or kills by ruling', async () => {
    const lost = await begun(example('human'));
    expect([lost.wound(30, SHOCK), lost.physique, lost.isDead]).toEqual([12, 0, false]);
    const exact = await begun(example('human'));
    expect([exact.wound(12, DEATH), exact.isDead]).toEqual([12, false]);
    const killed = await begun(example('human'));
    expect([killed.wound(13, DEATH), killed.isDead]).toEqual([12, true]);
  });

  it('MB-STATE-3 and MB-TURN-6: cannot act while stunned or activated, until the end of the turn', async () => {
    const condition = await begun(example('human', { condition: ['stunned', 'activated', 'no-dodge', 'prisoner'] }));
    condition.dodgeBonus = 3;
    expect(condition.isAble).toBe(false);
    condition.endTurn();
    expect(condition).toMatchObject({
      isStunned: false,
      isActivated: false,
      isWithoutDodge: false,
      isPrisoner: true,
      dodgeBonus: 0,
    });
    expect(condition.isAble).toBe(false);
    condition.isPrisoner = false;
    expect(condition.isAble).toBe(true);
  });

  it('tells every difference in its code, and copies all of it', async () => {
    const start = await begun(example('human', { destiny: 2 }));
    const codes = new Set([start.code]);
    const changes: readonly ((condition: Condition) => void)[] = [
      (it) => it.wound(3, SHOCK),
      (it) => {
        it.armour = 0;
      },
      (it) => {
        it.destiny = 1;
      },
      (it) => {
        it.dodgeBonus = 4;
      },
      (it) => {
        it.isStunned = true;
      },
      (it) => {
        it.isActivated = true;
      },
      (it) => {
        it.isWithoutDodge = true;
      },
      (it) => {
        it.isPrisoner = true;
      },
      (it) => {
        it.isDead = true;
      },
    ];
    for (const change of changes) {
      const changed = new Condition();
      changed.copyFrom(start);
      change(changed);
      codes.add(changed.code);
      const copy = new Condition();
      copy.copyFrom(changed);
      expect(copy).toEqual(changed);
    }
    expect(codes.size).toBe(1 + changes.length);
  });

  it('MB-ROLL-6: spends destiny on what its owner wants, while it lasts', async () => {
    const who = await combatant(example('human', { destiny: 1, tactics: { 'destiny-use': 'defence' } }));
    const condition = new Condition();
    condition.begin(who);
    expect(spendDestiny(who, condition, 'attack')).toBe(0);
    expect(spendDestiny(who, condition, 'defence')).toBe(1);
    expect(spendDestiny(who, condition, 'defence')).toBe(0);
  });
});

describe('a combatant', () => {
  it('has his profile merged in, key by key, and defaults elsewhere', async () => {
    const who = await combatant(
      example('brute', {
        characteristics: { armour: 4, 'dodge-move': 2.5 },
        weapon: { damage: 3 },
        tactics: { reaction: 'take' },
      }),
    );
    expect(who).toMatchObject({ physique: 30, armour: 4, size: 4, level: 3, dodgeMove: 25, movement: 140 });
    expect(who.weapon).toEqual({ class: 'heavy', damage: 3, special: 'push-back', recoil: 30, reach: null });
    expect(who.tactics).toMatchObject({ reaction: 'take', reactions: 'take-all', 'malus-split': 'even' });
    const plain = await combatant({});
    expect(plain).toMatchObject({
      physique: 1,
      physiqueLeft: 1,
      armour: 0,
      size: 1,
      level: 1,
      cost: null,
      movement: 0,
    });
    expect(plain.weapon).toEqual({ class: 'short', damage: 0, special: 'none', recoil: 0, reach: null });
  });

  it('MB-PICK-4: MB-PRIS-2: carries the weight of objects and prisoner', async () => {
    const held = { p: fighter({ size: 3, physique: 4 }) };
    const who = await combatant(example('elf', { carried: 5, holds: 'p' }), held);
    expect(who).toMatchObject({ encumbrance: 20 + 50 + 60, carried: 50, movement: 70, burden: -3 });
  });

  it('has a plan against combined attacks that follows from his reaction', () => {
    expect(tacticsOf({}).reactions).toBe('pass-first');
    expect(tacticsOf({ reaction: 'dodge' }).reactions).toBe('dodge-all');
    expect(tacticsOf({ reaction: 'dodge', reactions: ['pass', 'take'] }).reactions).toEqual(['pass', 'take']);
  });

  it('MB-CARD-4: adds cards times turns observed, by ruling as for one turn', async () => {
    const { abilities } = await combatant(example('human', { abilities: { concentration: { cards: 2, turns: 3 } } }));
    expect(concentrationBonus(abilities, { 'concentration-stack': 'cumulative' })).toBe(6);
    expect(concentrationBonus(abilities, { 'concentration-stack': 'flat' })).toBe(2);
    const none = await combatant(example('human', { abilities: { concentration: { cards: 2, turns: 0 } } }));
    expect(concentrationBonus(none.abilities, { 'concentration-stack': 'flat' })).toBe(0);
  });
});

describe('champions', () => {
  it('are the first of the greatest will, value and mean of dice together; one that is named comes first', async () => {
    const [a, b, c, d] = await Promise.all(
      ['7+d6', '6+d8', '6+2d6', '10+d6'].map(async (will, index) => ({
        ...(await combatant(fighter({ will, physique: 3 }))),
        name: 'abcd'[index] ?? '',
      })),
    );
    const side = [a, b, c, d] as readonly Combatant[];
    // 10.5, 10.5, 13, 13.5
    expect(championOrder(side, 'best')).toEqual([3, 2, 0, 1]);
    expect(championOrder(side, 'b')).toEqual([1, 3, 2, 0]);
  });
});

describe('copies', () => {
  it('are numbered through all lists, and share the entries of their fighter', () => {
    expect(
      instancesOf([
        ['a', 'b'],
        ['2 x a', 'b'],
      ]),
    ).toEqual([
      ['a', 'b'],
      ['a#2', 'a#3', 'b#2'],
    ]);
    expect(entryFor({ a: 1, 'a#3': 2 }, 'a#2')).toBe(1);
    expect(entryFor({ a: 1, 'a#3': 2 }, 'a#3')).toBe(2);
    expect(entryFor({ a: 1 }, 'b')).toBeUndefined();
    expect(isListed(['a'], 'a#2')).toBe(true);
    expect(isListed(['a#3'], 'a#2')).toBe(false);
  });
});

describe('numbers', () => {
  it('are halved and cut to whole centimetres as ruled', () => {
    expect([half(5, { 'half-rounding': 'down' }), half(5, { 'half-rounding': 'up' })]).toEqual([2, 3]);
    expect([wholeCentimetres(45, { 'partial-cm': 'down' }), wholeCentimetres(45, { 'partial-cm': 'up' })]).toEqual([
      4, 5,
    ]);
    expect([wholeCentimetres(40, { 'partial-cm': 'down' }), wholeCentimetres(40, { 'partial-cm': 'up' })]).toEqual([
      4, 4,
    ]);
  });

  it('MB-SHOT-2: of size change a shot by -3, 0, 3 or 6', () => {
    expect([0, 1, 2, 3, 4, 5].map(sizeModifier)).toEqual([-3, 0, 3, 3, 6, 6]);
  });

  it('of dice are written as they are read', () => {
    expect(aptitudeText({ value: 6, dice: [6, 6, 8] })).toBe('6+2d6+d8');
    expect(aptitudeText({ value: 6, dice: [] })).toBe('6');
    expect(diceText([8, 6, 6])).toBe('d8+2d6');
  });

  // The table of the specification.
  it('of faces are those of all throws', () => {
    const faces = CATALOGUES.find(({ id }) => id === 'faces')?.rows.map(({ id, cells }) => [id, ...cells]);
    expect(faces).toEqual([
      ['d6', '1/6', '1/6', '1/6', '1/6'],
      ['d8', '1/4', '1/8', '1/8', '1/8'],
      ['d10', '3/10', '1/10', '1/10', '1/10'],
      ['2d6', '11/36', '11/36', '1/36', '11/36'],
      ['d6+d8', '3/8', '13/48', '1/48', '13/48'],
      ['2d8', '7/16', '15/64', '1/64', '15/64'],
      ['2d10', '51/100', '19/100', '1/100', '19/100'],
    ]);
  });
});

describe('rulings', () => {
  it('are the defaults where a scenario is silent', async () => {
    const text = scene(
      { a: example('human') },
      'test',
      { subject: 'a', difficulty: 9 },
      { rulings: { overkill: 'dead' } },
    );
    const [{ variant, system }] = (await compileText(text)) as [Compiled];
    const rulings = rulingsOf(variant);
    expect(rulings.overkill).toBe('dead');
    for (const { id, options } of system.rulings) {
      if (id !== 'overkill') expect(rulings[id as keyof typeof rulings], id).toBe(options[0]?.id);
    }
  });
});
