import { type AptitudeData, readAptitude, readDice } from './aptitude.ts';
import type { CharacteristicsData, SpellData, WeaponData } from './profile-schema.ts';
import type { TacticsData } from './tactics.ts';

/**
 * Somebody ready to be put into a scenario.
 * @source no published profile is complete: all are examples, made around the totals of the advanced rules' example
 */
export interface Profile {
  readonly id: string;
  readonly alias: string;
  readonly characteristics: CharacteristicsData;
  readonly weapon: WeaponData;
  readonly spell?: SpellData;
  readonly tactics?: TacticsData;
}

type Extras = Partial<Pick<Profile, 'spell' | 'tactics'>> & { readonly also?: CharacteristicsData };

/** Columns of a row of numbers, after the three aptitudes. */
const COLUMNS = ['physique', 'armour', 'movement', 'encumbrance', 'size', 'level', 'dodge-move'] as const;

/** @param numbers weapon skill, dodge, will, then the columns */
function row(id: string, alias: string, numbers: string, weapon: WeaponData, extras: Extras = {}): Profile {
  const [skill = '', dodge = '', will = '', ...rest] = numbers.split(' ');
  const { also, ...others } = extras;
  return {
    id: `example-${id}`,
    alias,
    characteristics: {
      'weapon-skill': aptitude(skill),
      dodge: aptitude(dodge),
      will: aptitude(will),
      ...Object.fromEntries(COLUMNS.map((column, index) => [column, Number(rest[index])])),
      ...also,
    },
    weapon,
    ...others,
  };
}

function aptitude(text: string): AptitudeData | undefined {
  return readAptitude(text) ?? undefined;
}

export const BESTIARY: readonly Profile[] = [
  row('orrokeen', 'orrokeen', '8+d8 5+d6 7+d8 24 0 12 4 2 2 2', { class: 'heavy', damage: 7, special: 'stunning' }),
  row('dwarf', 'nain', '7+d6 4+d6 8+d8 14 1 8 4 1 1 1', { class: 'heavy', damage: 5 }),
  row(
    'elf',
    'elfe',
    '8+d8 9+d10 7+d8 10 0 14 2 1 1 5',
    { class: 'long', damage: 4 },
    { tactics: { reaction: 'dodge' } },
  ),
  row('human', 'humain', '10+d8 6+d6 6+d6 12 1 12 3 1 1 3', { class: 'short', damage: 4 }),
  row('archer', 'archer', '9+d8 7+d8 6+d6 9 0 12 3 1 1 4', { class: 'ranged', damage: 5, reach: 3 }),
  row(
    'sorcerer',
    'sorcier',
    '5+d6 6+d8 10+d10 8 0 12 2 1 2 3',
    { class: 'short', damage: 2 },
    { also: { casting: aptitude('9+d10') }, spell: { damage: 6 } },
  ),
  row(
    'brute',
    'brute',
    '9+2d6 4+d6 9+d8 30 2 14 6 4 3 2',
    { class: 'heavy', damage: 9, special: 'push-back', recoil: 3 },
    { also: { 'throw-dice': readDice('d10') ?? [] } },
  ),
];

const BY_ID: ReadonlyMap<string, Profile> = new Map(BESTIARY.map((profile) => [profile.id, profile]));

/** The profile of an id, or undefined. */
export function findProfile(id: string): Profile | undefined {
  return BY_ID.get(id);
}
