import { describe, expect, it } from 'vitest';
import { type Combatant, costOfFighter } from '../../../src/systems/seventh-sea/combatant.ts';
import { FIGHTER_SCHEMA } from '../../../src/systems/seventh-sea/fighter-schema.ts';
import { brutes, combatantsOf, type Fighter, hero, person } from './scenes.ts';

/** The combatant of a fighter as a scenario writes him, with `b` beside him. */
function combatant(fighter: Fighter, rulings: Readonly<Record<string, string>> = {}, tables: object = {}): Combatant {
  const [who] = combatantsOf([fighter, brutes(3, 4)], rulings, tables);
  return who as Combatant;
}

describe('a fighter', () => {
  it('has what his profile gives, maps merged key by key and lists replaced', () => {
    const a = combatant(
      person('new-hero', {
        characteristics: { brawn: 4 },
        skills: { tactics: 2, footwork: 1 },
        equipment: ['axe'],
        tactics: { hold: 1 },
      }),
    );
    expect(a.traits).toEqual({ brawn: 4, finesse: 3, wits: 3, resolve: 2, panache: 3 });
    expect(['tactics', 'footwork', 'attack-fencing'].map((id) => a.skill(id))).toEqual([2, 1, 3]);
    expect(a.weapons.map(({ id }) => id)).toEqual(['axe']);
    expect(combatant(person('mad-dog', { tactics: { wake: 'always' } })).tactics).toMatchObject({
      defenceKnack: 'parry',
      wakes: true,
    });
  });

  it('is read under French names', () => {
    const a = combatant({
      rang: 'vilain',
      caractéristiques: { gaillardise: 2, dextérité: 3, esprit: 1, détermination: 4, panache: 2 },
      compétences: { 'jeu de jambes': 3, 'attaque-escrime': 2, 'parade-escrime': 4 },
      équipement: ['rapière', 'pistolet'],
      avantages: ['dur à cuire'],
      tactique: { augmentations: 'meilleurs dommages', cible: 'plus faible', 'se-relever': 'jamais' },
      blessures: { légères: 3, graves: 1 },
      héroïsme: 2,
      états: ['à terre'],
      niveau: 1,
    });
    expect(a).toMatchObject({
      rank: 'villain',
      traits: { brawn: 2, finesse: 3, wits: 1, resolve: 4, panache: 2 },
      wounds: { flesh: 3, dramatic: 1 },
      drama: 2,
      isProne: true,
      level: 1,
      passive: { id: 'parry', rank: 4 },
      tactics: { raises: 'best-damage', target: 'weakest', rises: false },
    });
    expect([...a.abilities]).toEqual(['toughness']);
    expect(a.weapons.map(({ id }) => id)).toEqual(['rapier', 'pistol']);
  });

  it('falls back on attack and parry at large, and on nothing', () => {
    const { skill } = combatant(hero([2, 2, 2, 2, 2], { skills: { attack: 2, 'attack-knife': 1, parry: 3 } }));
    expect(['attack-knife', 'attack-heavy', 'parry-whip', 'feint'].map(skill)).toEqual([1, 2, 3, 0]);
  });

  it.each([
    ['hero', 2],
    ['villain', 0],
    ['henchman', 0],
    ['ship', 2],
  ])('SS-DRAMA-1: a %s begins with %i drama dice of its own', (rank, dice) => {
    expect(combatant({ ...hero([3, 2, 4, 2, 5]), rank }).drama).toBe(dice);
    expect(combatant({ ...hero([3, 2, 4, 2, 5]), rank, drama: 7 }).drama).toBe(7);
  });

  it('SS-ATT-2: evades passively with his best knack, the first of equals, or the one that he names', () => {
    const skills = { riding: 2, leaping: 2, balance: 1, 'parry-fencing': 2, 'parry-knife': 4 };
    const rider = (tactics: object, ...equipment: readonly string[]) =>
      combatant(hero([2, 2, 2, 2, 2], { skills, tactics, equipment }));
    expect(rider({}, 'pistol', 'rapier').passive).toEqual({ id: 'leaping', rank: 2 });
    expect(rider({}, 'rapier', 'knife').passive).toEqual({ id: 'leaping', rank: 2 });
    expect(rider({}, 'knife', 'rapier').passive).toEqual({ id: 'parry', rank: 4 });
    expect(rider({ 'passive-knack': 'balance' }, 'knife').passive).toEqual({ id: 'balance', rank: 1 });
    expect(rider({ 'defence-knack': 'parry' }, 'rapier')).toMatchObject({
      passive: { id: 'leaping', rank: 2 },
      active: { id: 'parry', rank: 2 },
    });
    expect(rider({ 'defence-knack': 'parry' }, 'pistol').active).toEqual({ id: 'parry', rank: 0 });
  });

  it('SS-SQ-1: a squad has its threat for every trait, and its defence', () => {
    const a = combatant(brutes(3, 8, { skills: { defence: 2, footwork: 5 } }));
    expect(a.traits).toEqual({ brawn: 3, finesse: 3, wits: 3, resolve: 3, panache: 3 });
    expect([a.threat, a.size, a.passive, a.drama]).toEqual([3, 8, { id: 'defence', rank: 2 }, 0]);
    expect(combatant(person('guard-squad')).size).toBe(6);
  });

  it('SS-SQ-9: is supported with the threat of the squad, or with a rank', () => {
    const support = (fields: object) => combatant(person('henchman', { support: { squad: 'b', ...fields } })).support;
    expect(support({ brutes: 2 })).toEqual({ squad: 'b', brutes: 2, value: 3 });
    expect(support({ brutes: 2, value: 'threat' })?.value).toBe(3);
    expect(support({ brutes: 2, value: 5 })?.value).toBe(5);
  });

  it('SS-GEAR-1: costs what he carries, or what the scenario says; a ship has no price of its own', () => {
    const cost = (profile: string, changes: object = {}) =>
      costOfFighter(FIGHTER_SCHEMA.parse(person(profile, changes)));
    expect(cost('new-hero')).toBe(15);
    expect(cost('new-hero', { equipment: ['rapier', 'pistol', 'pistol', 'powder-horn'] })).toBe(56);
    expect(cost('sailor')).toBe(0);
    expect(cost('sailor', { cost: 7 })).toBe(7);
    expect(cost('frigate')).toBeNull();
    expect(cost('frigate', { cout: 5000 })).toBe(5000);
  });
});

describe('a weapon', () => {
  const wielded = (items: readonly string[], rulings: Readonly<Record<string, string>> = {}, more: object = {}) =>
    combatant(hero([3, 2, 2, 2, 2], { equipment: items, ...more }), rulings).weapons;

  it('is bare hands where none is carried, but for ships', () => {
    expect(wielded([]).map(({ id }) => id)).toEqual(['unarmed']);
    expect(wielded(['powder-horn']).map(({ id }) => id)).toEqual(['unarmed']);
    expect(combatant(person('sloop')).weapons).toEqual([]);
  });

  it('SS-ATT-11: flies 5 m and 2 for each rank of Brawn, or of threat', () => {
    expect(wielded(['throwing-knife', 'hatchet', 'bow']).map(({ missile }) => missile?.range)).toEqual([11, 11, 140]);
    expect(combatant(brutes(4, 6, { equipment: ['knife'] })).weapons[0]?.missile?.range).toBe(13);
  });

  it('SS-ATT-14: a powder horn hastens firearms, and no others', () => {
    const reload = (...items: readonly string[]) => wielded(items).map(({ missile }) => missile?.reload);
    expect(reload('musket', 'pistol', 'grapple-pistol', 'crossbow')).toEqual([30, 20, 25, 6]);
    expect(reload('musket', 'pistol', 'grapple-pistol', 'crossbow', 'powder-horn')).toEqual([25, 15, 20, 6]);
  });

  it('SS-DMG-1: a vouge is what is printed, or a heavy weapon (vouge-rating: heavy)', () => {
    expect(wielded(['vouge'])[0]?.melee).toMatchObject({ rolled: 1, kept: 2 });
    expect(wielded(['vouge'], { 'vouge-rating': 'heavy' })[0]?.melee).toMatchObject({ rolled: 3, kept: 2 });
  });

  it('SS-DMG-2: an improvised weapon has the size, edge and build that it is given', () => {
    const made = (improvised: object) => wielded(['improvised'], {}, { improvised })[0];
    expect(made({})).toMatchObject({ melee: { rolled: 1, kept: 1 }, breaks: 'on-second-explosion' });
    expect(made({ size: 'large', edge: 'sharp', build: 'fragile' })).toMatchObject({
      melee: { rolled: 3, kept: 2 },
      breaks: 'on-explosion',
    });
    expect(made({ taille: 5, fabrication: 'solide' })).toMatchObject({ melee: { rolled: 5 }, breaks: 'never' });
    const own = { 'improvised-table': { anchor: 7 } };
    const anchor = combatant(
      hero([3, 2, 2, 2, 2], { equipment: ['improvised'], improvised: { size: 'anchor' } }),
      {},
      own,
    );
    expect(anchor.weapons[0]?.melee?.rolled).toBe(7);
  });
});
