import { describe, expect, it } from 'vitest';
import { answerOf, HIT, IDOL, man, parried, told } from './fighting.ts';
import type { Fighter, More } from './scenes.ts';

const DUEL = { kind: 'combat', sides: { x: ['a'], y: ['b'] }, rounds: 1 };
const CHARGE = { ...DUEL, opening: 'charge', charger: 'x' };

const idle = man(IDOL, { split: 'all-defence', parry: 'never' });

/** Somebody with an ability, who attacks with every die that he may. */
function bearing(ability: string, tactics: object = {}): Fighter {
  return man(IDOL, { split: 'all-attack', parry: 'never', ...tactics }, { abilities: [ability] });
}

/** Attacks that he makes: hits, each of which succeeds but on a 1. */
async function attacks(a: Fighter, fields: object = {}, more: More = {}): Promise<number> {
  return (await answerOf({ ...DUEL, ...fields }, { a, b: idle }, more)).mean('hits.x') / HIT;
}

describe('dice of abilities', () => {
  it('CF-ABL-1: a sequence gives extra dice, for ATT and DEF less by 2 each', async () => {
    expect(await attacks(bearing('sequence-2', { sequence: 2 }))).toBeCloseTo(4, 12);
    expect(await attacks(bearing('sequence-2', { sequence: 1 }))).toBeCloseTo(3, 12);
    expect(await attacks(bearing('sequence-2'))).toBeCloseTo(2, 12);
    expect(await attacks(bearing('sequence-2', { sequence: 2 }), { forced: ['a'] })).toBe(0);
    // Of 4 dice one attacks: ATT 4 - 4 against DEF 0; ATT 3 - 4 is no less than 0.
    const parries = async (ATT: number): Promise<number> => {
      const a = man({ ...IDOL, ATT }, { split: 'attack-1', sequence: 2 }, { abilities: ['sequence-2'] });
      return (await answerOf(DUEL, { a, b: man({ ...IDOL, DEF: 0 }, { split: 'all-defence' }) })).mean('parries.y');
    };
    expect(await parries(4)).toBeCloseTo(parried(0), 12);
    expect(await parries(3)).toBeCloseTo(parried(0), 12);
    const b = man({ ...IDOL, DEF: 6 }, { split: 'all-defence', sequence: 1 }, { abilities: ['sequence-1'] });
    const attacker = man({ ...IDOL, ATT: 4 }, { split: 'attack-1' });
    expect((await answerOf(DUEL, { a: attacker, b })).mean('parries.y')).toBeCloseTo(parried(0), 12);
  });

  it('CF-ABL-4: war fury by its older text: one die more, and all in attack', async () => {
    const older = { rulings: { 'war-fury-text': 'all-attack' } };
    expect(await attacks(bearing('war-fury', { split: 'all-defence' }), {}, older)).toBeCloseTo(3, 12);
    expect(await attacks(bearing('war-fury', { 'war-fury': 'no' }), {}, older)).toBeCloseTo(2, 12);
    expect(await attacks(bearing('war-fury'), { forced: ['a'] }, older)).toBe(0);
  });

  it('CF-ABL-4: war fury by its revised text: one attack more for whoever attacks with most of his dice', async () => {
    const revised = { rulings: { 'war-fury-text': 'majority' } };
    expect(await attacks(bearing('war-fury'), {}, revised)).toBeCloseTo(3, 12);
    expect(await attacks(bearing('war-fury', { split: 'half' }), {}, revised)).toBeCloseTo(1, 12);
    expect(await attacks(bearing('war-fury'), {}, { edition: 'revised' })).toBeCloseTo(3, 12);
  });

  it('CF-ABL-4: by the revised text fury binds him in later combats of the turn', async () => {
    const a = man(
      { ...IDOL, STR: 20 },
      { 'split-first': 'attack-2', 'split-second': 'attack-0', parry: 'never' },
      {
        abilities: ['war-fury'],
      },
    );
    const v = man({ ...IDOL, RES: 0 }, { split: 'all-defence', parry: 'never' });
    const fields = {
      kind: 'melee',
      sides: { x: ['a'], y: ['v', 'w'] },
      combats: [['a', 'v']],
      'tactical-winner': 'x',
      rounds: 1,
    };
    // He places first, and kills; then he places last, and still has two attacks and one more.
    const end = await told(
      [2, 5, 3, 3, 3, 5, 2, 1, 1, 1],
      fields,
      { a, v, w: idle },
      {
        rulings: { 'war-fury-text': 'majority' },
      },
    );
    expect(end.failure).toBeNull();
  });

  it('CF-ABL-20: bestial charge gives an attack die in the first combat after a charge, by ruling', async () => {
    const die = { rulings: { 'bestial-charge': 'attack-die' } };
    const beast = bearing('bestial-charge');
    const engage = { opening: 'engage', charger: 'x' };
    expect(await attacks(beast, { opening: 'charge', charger: 'x', rounds: 2 }, die)).toBeCloseTo(5, 12);
    expect(await attacks(beast, engage, die)).toBeCloseTo(2, 12);
    expect(
      await attacks(beast, { opening: 'charge', charger: 'x' }, { rulings: { 'bestial-charge': 'none' } }),
    ).toBeCloseTo(2, 12);
  });

  it('CF-ABL-22: a born killer has one more attack die, by ruling', async () => {
    const die = { rulings: { 'born-killer': 'attack-die' } };
    expect(await attacks(bearing('born-killer'), { rounds: 2 }, die)).toBeCloseTo(6, 12);
    expect(await attacks(bearing('born-killer', { split: 'all-defence' }), {}, die)).toBeCloseTo(1, 12);
    expect(await attacks(bearing('born-killer'), { forced: ['a'] }, die)).toBe(0);
    expect(await attacks(bearing('born-killer'), {}, { rulings: { 'born-killer': 'none' } })).toBeCloseTo(2, 12);
  });

  it('CF-ABL-25: an ambidextrous fighter has one more attack die on an equal split, by ruling', async () => {
    const die = { rulings: { ambidextrous: 'equal-split-die' } };
    expect(await attacks(bearing('ambidextrous', { split: 'half' }), {}, die)).toBeCloseTo(2, 12);
    expect(await attacks(bearing('ambidextrous'), {}, die)).toBeCloseTo(2, 12);
    expect(
      await attacks(bearing('ambidextrous', { split: 'half' }), {}, { rulings: { ambidextrous: 'none' } }),
    ).toBeCloseTo(1, 12);
    // After the die of a born killer his dice are equal no more.
    const both = man(IDOL, { split: 'half', parry: 'never' }, { abilities: ['ambidextrous', 'born-killer'] });
    const all = { rulings: { ambidextrous: 'equal-split-die', 'born-killer': 'attack-die' } };
    expect(await attacks(both, {}, all)).toBeCloseTo(2, 12);
  });
});

describe('strength and attack of abilities', () => {
  it('CF-ABL-16: amok adds to ATT and STR in the turn of a charge or an engagement', async () => {
    const parries = async (fields: object): Promise<number> => {
      const a = man({ ...IDOL, ATT: 5 }, { split: 'attack-1' }, { abilities: ['amok'], power: 0 });
      const b = man({ ...IDOL, DEF: 6 }, { split: 'all-defence' });
      return (await answerOf({ ...DUEL, ...fields }, { a, b })).mean('parries.y');
    };
    expect(await parries({})).toBeCloseTo(parried(-1), 12);
    expect(await parries({ opening: 'engage', charger: 'x' })).toBeCloseTo(parried(0), 12);
    expect(await parries({ opening: 'charge', charger: 'x', rounds: 2 })).toBeCloseTo(parried(0) + parried(-1), 12);
    const damage = async (abilities: readonly string[], STR: number): Promise<number> => {
      const a = man({ ...IDOL, STR }, { split: 'attack-1' }, { abilities });
      return (
        await answerOf(CHARGE, { a, b: man({ ...IDOL, RES: 5 }, { parry: 'never', split: 'all-defence' }) })
      ).mean('damage.x');
    };
    expect(await damage(['amok'], 4)).toBeCloseTo(await damage([], 5), 12);
  });

  it('CF-ABL-19: force on charge replaces STR, or adds to it, by ruling', async () => {
    const damage = async (option: string, fields: object): Promise<number> => {
      const a = man({ ...IDOL, STR: 2 }, { split: 'attack-1' }, { abilities: ['force-on-charge-4'] });
      const b = man({ ...IDOL, RES: 4 }, { split: 'all-defence', parry: 'never' });
      const answer = await answerOf(fields as { kind: string }, { a, b }, { rulings: { 'force-on-charge': option } });
      return answer.mean('damage.x') / HIT;
    };
    // Degrees of 36 by S - RES: -2, 0 and 2.
    expect(await damage('none', CHARGE)).toBeCloseTo((9 + 10 + 3) / 36, 12);
    expect(await damage('replace', CHARGE)).toBeCloseTo((11 + 18 + 15 + 4) / 36, 12);
    expect(await damage('add', CHARGE)).toBeCloseTo((7 + 22 + 27 + 24) / 36, 12);
    expect(await damage('add', DUEL)).toBeCloseTo((9 + 10 + 3) / 36, 12);
  });

  it('CF-ABL-5: which deaths let a fierce fighter go on, by fierce-death', async () => {
    const survives = async (fierceDeath: string): Promise<boolean> => {
      const a = man({ ...IDOL, STR: 6 }, { split: 'all-attack', parry: 'never' });
      const b = man(
        { ...IDOL, STR: 0, RES: 6 },
        { split: 'all-attack', parry: 'never' },
        {
          abilities: ['fierce'],
          state: { level: 'critical' },
        },
      );
      // A light wound on a critical one: dead, but not killed outright.
      const faces = fierceDeath === 'any-death' ? [5, 2, 3, 4, 2, 1, 1, 1] : [5, 2, 3, 4, 2];
      return (await told(faces, DUEL, { a, b }, { rulings: { 'fierce-death': fierceDeath } })).failure === null;
    };
    expect(await survives('any-death')).toBe(true);
    expect(await survives('killed-only')).toBe(true);
  });
});
