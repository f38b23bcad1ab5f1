import { describe, expect, it } from 'vitest';
import { BESTIARY } from '../../../src/systems/confrontation/bestiary.ts';
import { type Combatant, combatantOf } from '../../../src/systems/confrontation/combatant.ts';
import { rulingsOf } from '../../../src/systems/confrontation/rulings.ts';
import { settingsOf } from '../../../src/systems/confrontation/settings.ts';
import { DEFAULT_WOUND_TABLE, WoundLookup } from '../../../src/systems/confrontation/wound-table.ts';
import type { Variant } from '../../../src/systems/system.ts';
import { compileText, readText } from '../../support/solve.ts';
import { alone, type Fighter, fighter, type More, profile, SOLDIER } from './scenes.ts';

async function variantOf(who: Fighter, more: More = {}): Promise<Variant> {
  const { variants } = await readText(alone('rally', who, {}, more));
  const variant = variants[0]?.variant;
  if (variant === undefined) throw new Error('no variant');
  return variant;
}

async function built(who: Fighter, more: More = {}): Promise<Combatant> {
  return combatantOf(await variantOf(who, more), 'a');
}

describe('a fighter', () => {
  it('has his profile, with his own characteristics over it and his equipment added', async () => {
    const who = await built(profile('alahan-paladin', { characteristics: { ATT: 6 }, equipment: ['claymore'] }));
    expect(who.characteristics).toMatchObject({ MOV: 10, INI: 4, ATT: 7, STR: 6, DEF: 5, RES: 7, COU: 5, AIM: null });
    expect(who.abilities.number('master-strike')).toBe(3);
    const axe = await built(fighter({ DEF: 0 }, { equipment: ['two-handed-axe'] }));
    expect(axe.characteristics).toMatchObject({ DEF: -1, STR: null });
  });

  it('is read under French names', async () => {
    const who = await built({
      profil: 'paladin-d-alahan',
      caracteristiques: { FOR: 9, 'FOR-d6': 1, PEU: 7 },
      taille: 'grande',
      capacites: ['coup-de-maitre-4', 'Instinct de survie-6', 'ennemi-personnel-a'],
      equipement: ['claymore'],
      tactique: { repartition: 'attaque-2', parade: 'reserve' },
      etat: { niveau: 'grave', sonne: true },
    });
    expect(who).toMatchObject({ size: 3, power: 2, strengthDice: 1, state: { level: 2, stunned: true } });
    expect(who.characteristics).toMatchObject({ STR: 10, FEAR: 7, COU: null });
    expect(who.abilities.number('master-strike')).toBe(4);
    expect(who.abilities.number('survival-instinct')).toBe(6);
    expect(who.abilities.personalEnemies).toEqual(['a']);
    expect(who.tactics).toMatchObject({ split: 'attack-2', 'split-first': 'attack-2', parry: 'reserve' });
  });

  it('has the power of his size, of his profile, or his own', async () => {
    const power = async (who: Fighter): Promise<number> => (await built(who)).power;
    for (const [size, expected] of [
      ['small', 1],
      ['medium', 1],
      ['large', 2],
      ['very-large', 3],
    ] as const) {
      expect(await power(fighter(SOLDIER, { size })), size).toBe(expected);
    }
    expect(await power(profile('stone-warrior'))).toBe(2);
    expect(await power(profile('stone-warrior', { power: 4 }))).toBe(4);
    expect(await power(profile('kal-torog'))).toBe(2);
  });

  it('has the best of several numbers of an ability', async () => {
    const { abilities } = await built(
      fighter(SOLDIER, { abilities: ['sequence', 'sequence-4', 'regeneration-6', 'regeneration-3', 'hard-boiled'] }),
    );
    expect(abilities.number('sequence')).toBe(4);
    expect(abilities.number('regeneration')).toBe(3);
    expect(abilities.number('hard-boiled')).toBe(1);
    expect(abilities.number('insensible')).toBeNull();
    expect(abilities.has('amok')).toBe(false);
  });

  it('CF-ABL-18: a character has what characters have, shooters one thing more', async () => {
    const plain = (await built(fighter(SOLDIER, { abilities: ['character'] }))).abilities;
    expect([plain.number('sequence'), plain.number('master-strike')]).toEqual([2, 0]);
    expect([plain.has('counter-attack'), plain.has('rapid-reloading')]).toEqual([true, false]);
    const shooter = fighter({ AIM: 4 }, { abilities: ['character'], equipment: ['griffon-pistol'] });
    expect((await built(shooter)).abilities.has('rapid-reloading')).toBe(true);
  });

  it('has his ranged weapons in order', async () => {
    const own = { ranged: { strength: 5, ranges: [15, 30, 60] } };
    const { shots } = await built(profile('babayagob', { equipment: [own, 'griffon-pistol'] }));
    expect(shots.map(({ id }) => id)).toEqual(['babayagob-gun', 'ranged', 'griffon-pistol']);
    expect(shots[1]).toEqual({ id: 'ranged', strength: 5, ranges: [15, 30, 60] });
  });

  it('places dice as split says, unless he has chosen for first and second', async () => {
    const { tactics } = await built(fighter(SOLDIER, { tactics: { split: 'all-attack', 'split-second': 'cover' } }));
    expect([tactics.split, tactics['split-first'], tactics['split-second']]).toEqual([
      'all-attack',
      'all-attack',
      'cover',
    ]);
    const silent = await built(fighter(SOLDIER));
    expect(silent.tactics).toMatchObject({ split: 'half', parry: 'always', sequence: 0, 'war-fury': 'yes' });
    expect(silent.ownTactics).toEqual({});
  });

  it('touches as many opponents as the scenario or he himself allows', async () => {
    expect((await built(fighter(SOLDIER))).contactLimit).toBe(8);
    expect((await built(fighter(SOLDIER), { 'contact-limit': 3 })).contactLimit).toBe(3);
    expect((await built(fighter(SOLDIER, { 'contact-limit': 2 }), { 'contact-limit': 3 })).contactLimit).toBe(2);
    const bySize = { 'contact-limit': { small: 4, large: 6 } };
    const limits = ['small', 'medium', 'large'].map((size) => built(fighter(SOLDIER, { size }), bySize));
    expect((await Promise.all(limits)).map(({ contactLimit }) => contactLimit)).toEqual([4, 8, 6]);
    expect((await built(fighter(SOLDIER, { size: 'large', 'contact-limit': 2 }), bySize)).contactLimit).toBe(2);
  });

  it('costs what is published of him and what he carries', async () => {
    const cost = async (who: Fighter): Promise<number | undefined> => {
      const [compiled] = await compileText(alone('rally', who), 'dice');
      return compiled?.system.costOf(compiled.variant, 'a')?.amount;
    };
    expect(await cost(profile('stone-warrior', { equipment: ['two-handed-mace'] }))).toBe(47);
    expect(await cost(profile('sered', { equipment: ['claymore'] }))).toBeUndefined();
    expect(await cost(fighter(SOLDIER))).toBeUndefined();
    expect(await cost(profile('stone-warrior', { cost: 30, equipment: ['two-handed-mace'] }))).toBe(30);
  });

  it.each(BESTIARY.map(({ id }) => id))('%s of the bestiary is sound', async (id) => {
    const { characteristics, abilities } = await built(profile(id));
    for (const name of ['MOV', 'INI', 'ATT', 'STR', 'DEF', 'RES', 'DIS'] as const) {
      expect(characteristics[name], name).not.toBeNull();
    }
    expect((characteristics.COU === null) !== (characteristics.FEAR === null)).toBe(true);
    expect(abilities.has('flight')).toBe(characteristics['MOV-air'] !== null);
  });
});

describe('editions', () => {
  it('differ by the defaults of rulings alone', async () => {
    const third = rulingsOf(await variantOf(fighter(SOLDIER)));
    const revised = rulingsOf(await variantOf(fighter(SOLDIER), { edition: 'revised' }));
    const changed = Object.entries(third).filter(([id, option]) => revised[id as keyof typeof revised] !== option);
    expect(changed.map(([id]) => id).sort()).toEqual([
      'cover-move-effect',
      'cover-move-level',
      'dive-for-cover',
      'flight-redirects',
      'pass-friends',
      'rotation',
      'war-fury-text',
    ]);
  });

  it('give way to rulings that are written, true and false included', async () => {
    const written = { 'flight-redirects': 'yes', 'war-fury-text': 'all-attack' };
    expect(rulingsOf(await variantOf(fighter(SOLDIER), { edition: 'revised', rulings: written }))).toMatchObject(
      written,
    );
    const { variants } = await readText(
      'system: confrontation\nrulings: { disengage-wounds: false, sustained-defence: true }\n' +
        'fighters: { a: { profile: sered } }\nengagement: { kind: rally, subject: a }\n',
    );
    const variant = variants[0]?.variant as Variant;
    expect(rulingsOf(variant)).toMatchObject({ 'disengage-wounds': 'no', 'sustained-defence': 'on' });
  });
});

describe('the keys of the game’s own', () => {
  it('merge over the defaults, the wound table as a whole', async () => {
    const more: More = { 'range-difficulty': { long: 12 }, 'cover-difficulty': { heavy: 4 } };
    const settings = settingsOf(await variantOf(fighter(SOLDIER), more));
    expect(settings.rangeDifficulty).toEqual({ short: 4, medium: 7, long: 12 });
    expect(settings.coverDifficulty).toEqual({ none: 0, light: 1, heavy: 4 });
    expect(settings.woundTable).toBe(DEFAULT_WOUND_TABLE);
  });

  it('can be varied', async () => {
    const { variants } = await readText(
      alone('rally', fighter(SOLDIER), {}, { vary: { 'range-difficulty.long': [9, 10], 'contact-limit': [1, 2] } }),
    );
    expect(variants.map(({ variant }) => settingsOf(variant).rangeDifficulty.long)).toEqual([9, 9, 10, 10]);
    expect(variants.map(({ variant }) => settingsOf(variant).contactLimit.medium)).toEqual([1, 2, 1, 2]);
  });
});

describe('the wound table', () => {
  it('CF-WND-3: gives the level by row and location, the last row without end', () => {
    const table = new WoundLookup(DEFAULT_WOUND_TABLE);
    expect(table.code(-50, 6, 0)).toBe(0);
    expect(table.code(-2, 6, 0)).toBe(1);
    expect(table.code(3, 3, 0)).toBe(2);
    expect(table.code(6, 1, 0)).toBe(2);
    expect(table.code(6, 6, 0)).toBe(5);
    expect(table.code(10, 1, 0)).toBe(4);
    expect(table.code(11, 1, 0)).toBe(5);
    expect(table.code(99, 1, 0)).toBe(5);
  });

  it('CF-ABL-14: hard-boiled fighters read it higher up, never above the first row', () => {
    const table = new WoundLookup(DEFAULT_WOUND_TABLE);
    expect(table.code(6, 6, 2)).toBe(4);
    expect(table.code(-3, 6, 20)).toBe(0);
    expect(table.code(99, 1, 1)).toBe(4);
  });
});
