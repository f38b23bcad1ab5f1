import type { Catalogue, CatalogueRow, Words } from '../system.ts';
import { listOf } from '../vocabulary.ts';
import { ABILITY_LIST } from './abilities.ts';
import { BESTIARY } from './bestiary.ts';
import { RANK_WORDS } from './ranks.ts';
import { DEFENCE_ALIASES, DEFENCE_KNACKS, FAMILIES, FAMILY_ALIASES, OTHER_KNACKS, SKILL_ALIASES } from './skills.ts';
import { DEFAULT_TABLES } from './table-defaults.ts';
import { TABLE_NAMES } from './table-names.ts';
import type { TableId } from './table-types.ts';
import { CHARACTERISTICS, TRAIT_HEADS, TRAITS } from './traits.ts';
import { BRUTE_ALIASES, EQUIPMENT, GEAR, type Rating, WEAPONS } from './weapons.ts';

const EFFECT: Words = { en: 'effect', fr: 'effet' };
const GUILDERS: Words = { en: 'g', fr: 'g' };
const DAMAGE: Words = { en: 'damage', fr: 'VD' };
const FAMILY: Words = { en: 'family', fr: 'famille' };
const CLASS: Words = { en: 'class of a brute’s hit', fr: 'classe du coup d’une brute' };

const RANK_NOTES: Readonly<Record<string, Words>> = {
  hero: {
    en: 'drama dice of his own; out at twice his Resolve',
    fr: 'dés d’héroïsme à lui ; hors de combat à deux fois sa Détermination',
  },
  villain: { en: 'as a hero, with the GM’s drama dice', fr: 'comme un héros, avec les dés du MJ' },
  henchman: {
    en: 'never crippled, out at his Resolve; the GM’s drama dice',
    fr: 'jamais estropié, hors de combat à sa Détermination ; dés du MJ',
  },
  squad: {
    en: 'brutes who act as one; a flesh wound takes one out',
    fr: 'brutes agissant ensemble ; une blessure légère en élimine une',
  },
  ship: {
    en: 'traits lost to critical hits; sinks at twice its Resolve',
    fr: 'perd des traits aux dégâts graves ; coule à deux fois sa Détermination',
  },
};

/** Alias → id turned round: the alias of an id. */
function aliasOf(aliases: Readonly<Record<string, string>>, id: string): string {
  return Object.entries(aliases).find(([, meant]) => meant === id)?.[0] ?? id;
}

/** An id and its French name. */
function named(aliases: Readonly<Record<string, string>>, id: string): Words {
  return { en: id, fr: aliasOf(aliases, id) };
}

function ranked({ en, fr }: Words, value: number): Words {
  return { en: `${en} ${value}`, fr: `${fr} ${value}` };
}

function rating({ rolled, kept }: Rating): Words {
  return { en: `${rolled}k${kept}`, fr: `${rolled}g${kept}` };
}

function familyOf(id: (typeof FAMILIES)[number]): Words {
  return { en: id, fr: FAMILY_ALIASES[id] };
}

function weaponsOf(family: (typeof FAMILIES)[number]): Words | string {
  const all = WEAPONS.filter(({ melee, missile }) => melee?.family === family || missile?.family === family);
  return listOf(all.map(({ id, alias }) => ({ en: id, fr: alias })));
}

const MELEE_ROWS: readonly CatalogueRow[] = WEAPONS.flatMap(({ id, alias, melee, brute, note, price }) =>
  melee === null
    ? []
    : [
        {
          id,
          alias,
          cells: [rating(melee), familyOf(melee.family), named(BRUTE_ALIASES, brute), note ?? '', `${price}`],
        },
      ],
);

const MISSILE_ROWS: readonly CatalogueRow[] = WEAPONS.flatMap(({ id, alias, missile, brute, note, price }) => {
  if (missile === null) return [];
  const { range, short, long, reload, isThrown, family } = missile;
  const reach: Words = { en: `${range} + 2 x Brawn`, fr: `${range} + 2 x Gaillardise` };
  const cells = [
    rating(missile),
    isThrown ? reach : `${range}`,
    `${short}`,
    `${long}`,
    reload === 0 ? '–' : `${reload}`,
    familyOf(family),
    named(BRUTE_ALIASES, brute),
    note ?? '',
    `${price}`,
  ];
  return [{ id, alias, cells }];
});

/** A default table in a few words. */
function contents(id: TableId): string | Words {
  if (id === 'battle-table') return { en: 'see the README of the game', fr: 'voir le README du jeu' };
  const table = DEFAULT_TABLES[id];
  const text = JSON.stringify(table).replaceAll('"', '').replaceAll(':', ': ').replaceAll(',', ', ');
  return table === null || text === '{}' ? { en: 'empty', fr: 'vide' } : text;
}

/** Listings of the game's data. */
export const CATALOGUES: readonly Catalogue[] = [
  {
    id: 'traits',
    title: { en: 'Traits, and the numbers of a squad', fr: 'Traits, et nombres d’une bande' },
    columns: [
      { en: 'meaning', fr: 'sens' },
      { en: 'values', fr: 'valeurs' },
    ],
    rows: Object.entries(CHARACTERISTICS).map(([id, { aliases, meaning, low, high }]) => ({
      id,
      alias: aliases[0] ?? id,
      cells: [meaning, `${low}–${high}`],
    })),
  },
  {
    id: 'ranks',
    title: { en: 'Ranks', fr: 'Rangs' },
    columns: [EFFECT],
    rows: RANK_WORDS.ids.map((id) => ({
      id,
      alias: aliasOf(RANK_WORDS.aliases, id),
      cells: [RANK_NOTES[id] ?? ''],
    })),
  },
  {
    id: 'weapon-knacks',
    title: {
      en: 'Knacks of weapons (parry-… likewise; `attack` and `parry` stand in for those not learned)',
      fr: 'Compétences d’armes (parade-… de même ; `attaque` et `parade` remplacent celles qu’on ignore)',
    },
    columns: [{ en: 'weapons', fr: 'armes' }],
    rows: FAMILIES.map((family) => ({
      id: `attack-${family}`,
      alias: `attaque-${FAMILY_ALIASES[family]}`,
      cells: [weaponsOf(family)],
    })),
  },
  {
    id: 'knacks',
    title: { en: 'Other knacks', fr: 'Autres compétences' },
    columns: [{ en: 'use', fr: 'emploi' }],
    rows: [
      ...DEFENCE_KNACKS.map((id) => ({
        id,
        alias: aliasOf(DEFENCE_ALIASES, id),
        cells: [{ en: 'defence', fr: 'défense' }],
      })),
      ...Object.entries(OTHER_KNACKS).map(([id, { alias, use }]) => ({ id, alias, cells: [use] })),
    ],
  },
  {
    id: 'weapons',
    title: {
      en: 'Melee weapons (Brawn is added to the dice rolled)',
      fr: 'Armes de mêlée (la Gaillardise s’ajoute aux dés lancés)',
    },
    columns: [DAMAGE, FAMILY, CLASS, EFFECT, GUILDERS],
    rows: MELEE_ROWS,
  },
  {
    id: 'missiles',
    title: { en: 'Missile weapons', fr: 'Armes à distance' },
    columns: [
      DAMAGE,
      { en: 'range m', fr: 'portée m' },
      { en: 'short', fr: 'CP' },
      { en: 'long', fr: 'LP' },
      { en: 'reload', fr: 'recharge' },
      FAMILY,
      CLASS,
      EFFECT,
      GUILDERS,
    ],
    rows: MISSILE_ROWS,
  },
  {
    id: 'gear',
    title: { en: 'Gear', fr: 'Matériel' },
    columns: [EFFECT, GUILDERS],
    rows: GEAR.map(({ id, alias, note, price }) => ({ id, alias, cells: [note, `${price}`] })),
  },
  {
    id: 'abilities',
    title: { en: 'Advantages', fr: 'Avantages' },
    columns: [EFFECT],
    rows: ABILITY_LIST.map(({ id, alias, effect }) => ({ id, alias, cells: [effect] })),
  },
  {
    id: 'bestiary',
    title: { en: 'Bestiary (traits in their order)', fr: 'Bestiaire (traits dans leur ordre)' },
    columns: [
      { en: 'rank', fr: 'rang' },
      ...TRAITS.map((trait) => TRAIT_HEADS[trait]),
      { en: 'skills', fr: 'compétences' },
      { en: 'equipment', fr: 'équipement' },
      { en: 'source', fr: 'source' },
    ],
    rows: BESTIARY.map(({ id, alias, rank, characteristics, skills, equipment, source }) => ({
      id,
      alias,
      cells: [
        named(RANK_WORDS.aliases, rank),
        ...TRAITS.map((trait) => `${characteristics[trait] ?? characteristics.threat ?? ''}`),
        listOf(Object.entries(skills).map(([skill, value]) => ranked(named(SKILL_ALIASES, skill), value))),
        listOf(equipment.map((item) => named(EQUIPMENT.aliases, item))),
        source === 'example' ? { en: 'example', fr: 'exemple' } : { en: 'published', fr: 'publié' },
      ],
    })),
  },
  {
    id: 'tables',
    title: { en: 'Tables that a scenario may replace', fr: 'Tables qu’un scénario peut remplacer' },
    columns: [
      { en: 'tells', fr: 'contenu' },
      { en: 'default', fr: 'défaut' },
    ],
    rows: Object.entries(TABLE_NAMES).map(([id, { alias, tells }]) => ({
      id,
      alias,
      cells: [tells, contents(id as TableId)],
    })),
  },
];
