import type { Catalogue } from '../system.ts';
import { ABILITY_LIST } from './abilities.ts';
import { BESTIARY } from './bestiary.ts';
import { ARMOURS, GEAR } from './equipment.ts';
import { MISSILES, penaltyOf } from './missiles.ts';
import { WEAPONS } from './weapons.ts';

/** Listings of the game's data. */
export const CATALOGUES: readonly Catalogue[] = [
  {
    id: 'weapons',
    title: { en: 'Close-combat weapons', fr: 'Armes de corps à corps' },
    columns: ['hands', 'effect', 'gc'],
    rows: WEAPONS.map((w) => ({ id: w.id, alias: w.alias, cells: [w.hands, w.note, `${w.price}`] })),
  },
  {
    id: 'missiles',
    title: { en: 'Missile weapons', fr: 'Armes de tir' },
    columns: ['range', 'S', 'save', 'effect', 'gc'],
    rows: MISSILES.map((m) => ({
      id: m.id,
      alias: m.alias,
      cells: [`${m.range}`, m.strength === null ? 'user' : `${m.strength}`, penaltyOf(m), m.note, `${m.price}`],
    })),
  },
  {
    id: 'gear',
    title: { en: 'Shields and gear', fr: 'Boucliers et équipement' },
    columns: ['effect', 'gc'],
    rows: GEAR.map((g) => ({ id: g.id, alias: g.alias, cells: [g.note, `${g.price}`] })),
  },
  {
    id: 'armour',
    title: { en: 'Armour', fr: 'Armures' },
    columns: ['save', 'gc'],
    rows: ARMOURS.map((a) => ({ id: a.id, alias: a.alias, cells: [`${a.save}+`, `${a.price}`] })),
  },
  {
    id: 'abilities',
    title: { en: 'Abilities, skills and keywords', fr: 'Aptitudes, compétences et mots-clés' },
    columns: ['group', 'effect'],
    rows: ABILITY_LIST.map((a) => ({ id: a.id, alias: a.alias, cells: [a.group, a.effect] })),
  },
  {
    id: 'bestiary',
    title: { en: 'Bestiary', fr: 'Bestiaire' },
    columns: ['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld', 'gc', 'equipment', 'abilities'],
    rows: BESTIARY.map((p) => ({
      id: p.id,
      alias: p.alias,
      cells: [
        ...Object.values(p.characteristics).map(String),
        `${p.cost}`,
        p.equipment.join(', '),
        p.abilities.join(', '),
      ],
    })),
  },
];
