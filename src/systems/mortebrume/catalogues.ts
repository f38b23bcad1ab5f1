import type { Catalogue, Words } from '../system.ts';
import { CARDS } from './abilities.ts';
import { type Aptitude, aptitudeText, diceText } from './aptitude.ts';
import { BESTIARY, type Profile } from './bestiary.ts';
import { APTITUDE_IDS, CHARACTERISTICS, type Characteristic } from './characteristics.ts';
import type { WeaponClass } from './profile-schema.ts';
import { SHOT_MODIFIERS, sizeModifier } from './tables.ts';

const EFFECT: Words = { en: 'effect', fr: 'effet' };

/** Dice whose chances are listed. */
const LISTED_DICE: readonly (readonly number[])[] = [[6], [8], [10], [6, 6], [6, 8], [8, 8], [10, 10]];

/** `1/6`: the share of throws of some dice in which no die, or not every die, is one of so many faces. */
function chance(hits: number, total: number): string {
  const divide = (a: number, b: number): number => (b === 0 ? a : divide(b, a % b));
  const common = divide(hits, total);
  return `${hits / common}/${total / common}`;
}

function product(dice: readonly number[], of: (sides: number) => number): number {
  return dice.reduce((total, sides) => total * of(sides), 1);
}

/** At least one die shows a face of a set. @param faces how many faces of a die are in it */
function anyOf(dice: readonly number[], faces: (sides: number) => number): string {
  const total = product(dice, (sides) => sides);
  return chance(total - product(dice, (sides) => sides - faces(sides)), total);
}

/** Faces of a die that are 6, 8 or 10. // MB-ROLL-3 */
function specialFaces(sides: number): number {
  return [6, 8, 10].filter((face) => face <= sides).length;
}

function range({ form, low, high }: Characteristic): string {
  if (form === 'aptitude') return '8+d8';
  return form === 'dice' ? 'd8' : `${low}–${high}${form === 'length' ? ' cm' : ''}`;
}

const CLASSES: Readonly<Record<WeaponClass, { readonly alias: string; readonly manoeuvres: Words }>> = {
  short: { alias: 'courte', manoeuvres: { en: 'close in', fr: 'monter au contact' } },
  long: { alias: 'longue', manoeuvres: { en: 'fling, multiple strike', fr: 'envoyer valser, frappe multiple' } },
  heavy: { alias: 'lourde', manoeuvres: { en: 'fling, multiple strike', fr: 'envoyer valser, frappe multiple' } },
  ranged: { alias: 'tir', manoeuvres: { en: 'none', fr: 'aucune' } },
  thrown: { alias: 'jet', manoeuvres: { en: 'none', fr: 'aucune' } },
};

const SPECIAL_WORDS: Readonly<Record<string, Words>> = {
  stunning: { en: 'stunning', fr: 'étourdissante' },
  'push-back': { en: 'push-back', fr: 'recul' },
};

function signed(value: number): string {
  return value < 0 ? `${value}` : `+${value}`;
}

function weaponWords({ weapon }: Profile): Words {
  const { class: kind = 'short', damage = 0, special = 'none', recoil, reach } = weapon;
  const effect = SPECIAL_WORDS[special];
  const extras = [recoil, reach].filter((length) => length !== undefined).map((length) => ` ${length} cm`);
  const tail = extras.join('');
  return {
    en: `${kind} ${damage}${effect === undefined ? '' : ` ${effect.en}`}${tail}`,
    fr: `${CLASSES[kind].alias} ${damage}${effect === undefined ? '' : ` ${effect.fr}`}${tail}`,
  };
}

function otherWords({ characteristics, spell, tactics }: Profile): Words {
  const { casting, 'throw-dice': dice } = characteristics;
  const parts: Words[] = [];
  if (casting !== undefined) {
    const text = aptitudeText(casting);
    parts.push({ en: `casting ${text}`, fr: `lancement ${text}` });
  }
  if (spell?.damage !== undefined) parts.push({ en: `spell ${spell.damage}`, fr: `sort ${spell.damage}` });
  if (dice !== undefined) parts.push({ en: `throws ${diceText(dice)}`, fr: `lance ${diceText(dice)}` });
  if (tactics?.reaction === 'dodge') parts.push({ en: 'dodges', fr: 'esquive' });
  return { en: parts.map(({ en }) => en).join(', ') || '-', fr: parts.map(({ fr }) => fr).join(', ') || '-' };
}

const NUMBERS = ['physique', 'armour', 'movement', 'encumbrance', 'size', 'level', 'dodge-move'] as const;

const HEADS: readonly Words[] = [
  { en: 'weapon skill', fr: 'maniement' },
  { en: 'dodge', fr: 'esquive' },
  { en: 'will', fr: 'volonté' },
  { en: 'phys.', fr: 'phys.' },
  { en: 'arm.', fr: 'arm.' },
  { en: 'mov.', fr: 'dépl.' },
  { en: 'enc.', fr: 'enc.' },
  { en: 'size', fr: 'taille' },
  { en: 'level', fr: 'niveau' },
  { en: 'dodge move', fr: 'dépl. d’esquive' },
  { en: 'weapon', fr: 'arme' },
  { en: 'other', fr: 'autre' },
];

/** Listings of the game's data. */
export const CATALOGUES: readonly Catalogue[] = [
  {
    id: 'characteristics',
    title: { en: 'Characteristics', fr: 'Caractéristiques' },
    columns: [
      { en: 'meaning', fr: 'sens' },
      { en: 'values', fr: 'valeurs' },
    ],
    rows: Object.entries(CHARACTERISTICS).map(([id, facts]) => ({
      id,
      alias: facts.alias,
      cells: [facts.meaning, range(facts)],
    })),
  },
  {
    id: 'weapon-classes',
    title: { en: 'Classes of weapons', fr: 'Classes d’armes' },
    columns: [{ en: 'manoeuvres', fr: 'manœuvres' }],
    rows: Object.entries(CLASSES).map(([id, { alias, manoeuvres }]) => ({ id, alias, cells: [manoeuvres] })),
  },
  {
    id: 'cards',
    title: { en: 'Skill cards', fr: 'Cartes de compétence' },
    columns: [EFFECT, { en: 'points', fr: 'points' }],
    rows: CARDS.map(({ id, alias, cost, effect }) => ({ id, alias, cells: [effect, cost] })),
  },
  {
    id: 'shot-modifiers',
    title: { en: 'Modifiers of shots, throws and spells', fr: 'Modificateurs des tirs, lancers et sorts' },
    columns: [
      { en: 'condition', fr: 'condition' },
      { en: 'modifier', fr: 'modificateur' },
    ],
    rows: [
      ...Object.entries(SHOT_MODIFIERS).map(([id, { value, when }]) => ({
        id,
        alias: '',
        cells: [when, signed(value)],
      })),
      ...[0, 1, 2, 3, 4, 5].map((size) => ({
        id: `size-${size}`,
        alias: '',
        cells: [{ en: `target of size ${size}`, fr: `cible de taille ${size}` }, signed(sizeModifier(size))],
      })),
    ],
  },
  {
    id: 'faces',
    title: { en: 'Chances of the faces', fr: 'Chances des faces' },
    columns: [
      { en: 'special (6, 8, 10)', fr: 'spéciale (6, 8, 10)' },
      { en: 'a greatest face', fr: 'une face maximale' },
      { en: 'all ones', fr: 'que des 1' },
      { en: 'a one', fr: 'un 1' },
    ],
    rows: LISTED_DICE.map((dice) => ({
      id: diceText(dice),
      alias: '',
      cells: [
        anyOf(dice, specialFaces),
        anyOf(dice, () => 1),
        chance(
          1,
          product(dice, (sides) => sides),
        ),
        anyOf(dice, () => 1),
      ],
    })),
  },
  {
    id: 'bestiary',
    title: { en: 'Bestiary (examples)', fr: 'Bestiaire (exemples)' },
    columns: HEADS,
    rows: BESTIARY.map((profile) => ({
      id: profile.id,
      alias: profile.alias,
      cells: [
        ...APTITUDE_IDS.slice(0, 3).map((id) => aptitudeText(profile.characteristics[id] as Aptitude)),
        ...NUMBERS.map((id) => String(profile.characteristics[id] ?? '-')),
        weaponWords(profile),
        otherWords(profile),
      ],
    })),
  },
];
