import type { CharacteristicId } from './characteristics.ts';
import type { Size } from './sizes.ts';

/** Somebody ready to be put into a scenario. @source published profile pages; sizes not shown there are assumptions */
export interface Profile {
  readonly id: string;
  /** French name; empty where it has none. */
  readonly alias: string;
  readonly characteristics: Readonly<Partial<Record<CharacteristicId, number>>>;
  readonly size: Size;
  /** Null: that of his size. */
  readonly power: number | null;
  readonly abilities: readonly string[];
  readonly equipment: readonly string[];
  /** Army points, where published. */
  readonly cost: number | null;
}

type Details = Partial<Omit<Profile, 'id' | 'alias' | 'size'>>;

/** Columns of a row of numbers; COU and FEAR stand in one, as C5 or F6. */
const COLUMNS = ['MOV', 'INI', 'ATT', 'STR', 'DEF', 'RES', 'AIM', 'C/F', 'DIS'] as const;

/** @param numbers in the order of the columns, `-` where there is none */
function row(id: string, alias: string, numbers: string, size: Size, details: Details = {}): Profile {
  const cells = numbers.split(' ');
  const characteristics: Partial<Record<CharacteristicId, number>> = {};
  COLUMNS.forEach((column, index) => {
    const cell = cells[index] ?? '-';
    if (cell === '-') return;
    if (column !== 'C/F') characteristics[column] = Number(cell);
    else characteristics[cell.startsWith('F') ? 'FEAR' : 'COU'] = Number(cell.slice(1));
  });
  return {
    id,
    alias,
    size,
    power: null,
    abilities: [],
    equipment: [],
    cost: null,
    ...details,
    characteristics: { ...characteristics, ...details.characteristics },
  };
}

export const BESTIARY: readonly Profile[] = [
  row('alahan-paladin', 'paladin-d-alahan', '10 3 4 5 4 7 - C5 3', 'medium'),
  row('lion-knight', 'chevalier-du-lion', '20 4 6 7 5 13 - C7 7', 'large', {
    abilities: ['righteous', 'bestial-charge', 'master-strike-0', 'force-on-charge-8'],
  }),
  row('griffon-magistrate', 'magistrat-du-griffon', '10 3 3 6 4 5 3 C5 6', 'medium', {
    abilities: ['fanaticism', 'scout', 'counter-attack'],
    equipment: ['griffon-pistol'],
  }),
  row('sered', 'sered', '10 5 6 9 6 11 - C8 8', 'medium', {
    abilities: ['fanaticism', 'bravery', 'war-fury', 'sequence-2', 'master-strike-0', 'counter-attack'],
  }),
  row('repentant-wolfen', 'repenti', '15 4 4 7 4 6 - F6 1', 'large', { abilities: ['born-killer'] }),
  row('killyox', 'killyox', '15 6 7 13 5 9 - F9 5', 'large', { abilities: ['born-killer'] }),
  row('lord-of-carnage', 'seigneur-des-carnages', '12.5 4 5 6 5 7 - C6 2', 'medium', { abilities: ['ambidextrous'] }),
  row('kal-torog', 'kal-torog', '15 5 8 10 7 12 - C7 5', 'large', {
    abilities: ['brute', 'bravery', 'war-cry-9', 'implacable-1', 'born-killer', 'survival-instinct-6'],
  }),
  row('ghorak', 'ghorak', '12.5 5 8 11 4 8 - C7 2', 'medium', {
    characteristics: { 'strength-dice': 1 },
    abilities: ['amok'],
  }),
  row('stone-warrior', 'guerrier-de-pierre', '12.5 3 5 9 5 9 - C5 3', 'medium', {
    power: 2,
    abilities: ['bravery', 'brute', 'endurance', 'war-fury', 'heavy-charge'],
    cost: 40,
  }),
  row('babayagob', 'babayagob', '10 7 3 3 3 6 3 C6 5', 'small', {
    abilities: ['survival-instinct-6'],
    equipment: ['babayagob-gun'],
  }),
  row('son-of-uren', 'fils-d-uren', '12.5 2 5 12 5 10 - C8 5', 'large', {
    characteristics: { 'strength-dice': 1 },
    abilities: ['hard-boiled-2', 'brute', 'master-strike-2'],
  }),
  row('yh-karas', 'yh-karas', '7.5 4 7 8 6 8 - F6 6', 'medium', { abilities: ['possessed', 'master-strike-5'] }),
  row('ardokath', 'ardokath', '10 4 5 7 5 7 - F8 0', 'medium', { abilities: ['undead', 'regeneration-5'] }),
  row('great-skull', 'grand-crâne', '15 6 11 13 10 13 - F12 0', 'large', {
    abilities: ['undead', 'abominable', 'regeneration-4', 'ambidextrous', 'hard-boiled-2', 'bane'],
  }),
  row('unicorn', 'licorne', '20 4 6 6 6 4 - C8 2', 'large', { cost: 40 }),
  row('sylvan-animae', 'animae-sylvestre', '10 2 2 3 3 4 - C3 2', 'small', {
    characteristics: { 'MOV-air': 15 },
    abilities: ['flight'],
    cost: 16,
  }),
  row('rooted-mounted-magistrate', '', '20 3 4 6 5 6 3 C6 6', 'large'),
  row('rooted-orc-shaman', '', '10 2 3 5 3 5 - C5 3', 'medium', { abilities: ['brute'] }),
  row('rooted-centaur-druid', '', '20 4 5 5 4 5 - C6 3', 'large', {
    abilities: ['war-fury', 'bestial-charge'],
  }),
  row('rooted-pygmy', '', '10 5 1 1 0 0 - C0 0', 'small'),
  row('wolfen-berserker', 'berserker-wolfen', '15 4 4 9 2 4 - F5 1', 'large', { cost: 30 }),
  row('wolfen-standard-bearer', 'porte-bannière-wolfen', '15 4 6 11 4 7 - F9 2', 'large', { cost: 60 }),
];

const BY_ID: ReadonlyMap<string, Profile> = new Map(BESTIARY.map((profile) => [profile.id, profile]));

/** The profile of an id, or undefined. */
export function findProfile(id: string): Profile | undefined {
  return BY_ID.get(id);
}
