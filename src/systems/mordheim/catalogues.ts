import type { Catalogue, Words } from '../system.ts';
import { listOf, wordsIn } from '../vocabulary.ts';
import { ABILITIES, ABILITY_LIST, type AbilityGroup } from './abilities.ts';
import { BESTIARY } from './bestiary.ts';
import { CHARACTERISTICS } from './characteristics.ts';
import { ARMOURS, EQUIPMENT, GEAR } from './equipment.ts';
import { MISSILES, penaltyOf } from './missiles.ts';
import { WEAPONS, type Weapon } from './weapon-list.ts';

const EFFECT: Words = { en: 'effect', fr: 'effet' };
const SAVE: Words = { en: 'save', fr: 'sauv.' };
const CROWNS: Words = { en: 'gc', fr: 'co' };

const HANDS: Readonly<Record<Weapon['hands'], Words>> = {
  one: { en: 'one', fr: 'une' },
  two: { en: 'two', fr: 'deux' },
  pair: { en: 'pair', fr: 'paire' },
  body: { en: 'none', fr: 'aucune' },
};

const itemWords = wordsIn(EQUIPMENT);
const abilityWords = wordsIn(ABILITIES);

/** What switches an ability off. */
const SWITCHES: Readonly<Record<AbilityGroup, string>> = { psy: 'psychology', special: 'special-rules', keyword: '' };

/** Listings of the game's data. */
export const CATALOGUES: readonly Catalogue[] = [
  {
    id: 'characteristics',
    title: { en: 'Characteristics', fr: 'Caractéristiques' },
    columns: [
      { en: 'meaning', fr: 'sens' },
      { en: 'values', fr: 'valeurs' },
    ],
    rows: Object.entries(CHARACTERISTICS).map(([id, { alias, meaning, low, high }]) => ({
      id,
      alias,
      cells: [meaning, `${low}–${high}`],
    })),
  },
  {
    id: 'weapons',
    title: {
      en: 'Close-combat weapons (of metal also as gromril-…: extra -1 to the save, price × 4; ithilmar-…: I +1, price × 3)',
      fr: 'Armes de corps à corps (en métal aussi en gromril-… : sauvegarde -1 de plus, prix × 4 ; ithilmar-… : I +1, prix × 3)',
    },
    columns: [{ en: 'hands', fr: 'mains' }, EFFECT, CROWNS],
    rows: WEAPONS.map((w) => ({ id: w.id, alias: w.alias, cells: [HANDS[w.hands], w.note, `${w.price}`] })),
  },
  {
    id: 'missiles',
    title: { en: 'Missile weapons', fr: 'Armes de tir' },
    columns: [{ en: 'range', fr: 'portée' }, { en: 'S', fr: 'F' }, SAVE, EFFECT, CROWNS],
    rows: MISSILES.map((m) => ({
      id: m.id,
      alias: m.alias,
      cells: [
        `${m.range}`,
        m.strength === null ? { en: 'user', fr: 'tireur' } : `${m.strength}`,
        penaltyOf(m),
        m.note,
        `${m.price}`,
      ],
    })),
  },
  {
    id: 'gear',
    title: { en: 'Shields and gear', fr: 'Boucliers et équipement' },
    columns: [EFFECT, CROWNS],
    rows: GEAR.map((g) => ({ id: g.id, alias: g.alias, cells: [g.note, `${g.price}`] })),
  },
  {
    id: 'armour',
    title: { en: 'Armour', fr: 'Armures' },
    columns: [SAVE, EFFECT, CROWNS],
    rows: ARMOURS.map((a) => ({ id: a.id, alias: a.alias, cells: [`${a.save}+`, a.note ?? '', `${a.price}`] })),
  },
  {
    id: 'abilities',
    title: { en: 'Abilities, skills and keywords', fr: 'Aptitudes, compétences et mots-clés' },
    columns: [{ en: 'ruling', fr: 'lecture' }, EFFECT],
    rows: ABILITY_LIST.map((a) => ({ id: a.id, alias: a.alias, cells: [SWITCHES[a.group], a.effect] })),
  },
  {
    id: 'bestiary',
    title: { en: 'Bestiary', fr: 'Bestiaire' },
    columns: [
      ...Object.entries(CHARACTERISTICS).map(([id, { alias }]) => ({ en: id, fr: id === 'M' ? id : alias })),
      CROWNS,
      { en: 'equipment', fr: 'équipement' },
      { en: 'abilities', fr: 'aptitudes' },
    ],
    rows: BESTIARY.map((p) => ({
      id: p.id,
      alias: p.alias,
      cells: [
        ...Object.values(p.characteristics).map(String),
        `${p.cost}`,
        listOf(p.equipment.map(itemWords)),
        listOf(p.abilities.map(abilityWords)),
      ],
    })),
  },
];
