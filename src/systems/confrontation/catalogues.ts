import type { Catalogue, Words } from '../system.ts';
import { listOf } from '../vocabulary.ts';
import { ABILITY_LIST, canonicalAbility, readAbility } from './abilities.ts';
import { BESTIARY } from './bestiary.ts';
import { CHARACTERISTIC_IDS, CHARACTERISTICS, type CharacteristicId } from './characteristics.ts';
import { findItem, ITEMS } from './equipment.ts';
import { SIZES } from './sizes.ts';

const EFFECT: Words = { en: 'effect', fr: 'effet' };
const POINTS: Words = { en: 'A.P.', fr: 'P.A.' };

/** Numbers of a profile that have a column of their own. */
const NUMBERS = ['MOV', 'INI', 'ATT', 'STR', 'DEF', 'RES', 'AIM'] as const;

/** The French abbreviation of a characteristic: MOU for MOV; the same where there is no other. */
function french(id: CharacteristicId): string {
  const [alias = id] = CHARACTERISTICS[id].aliases;
  return alias === alias.toLowerCase() ? id : alias;
}

/** How a characteristic is headed. */
function head(id: CharacteristicId): Words {
  return { en: id, fr: french(id) };
}

function signed(value: number): string {
  return value < 0 ? `${value}` : `+${value}`;
}

/** An ability in both languages, its number kept. */
function abilityWords(text: string): Words {
  const word = readAbility(text);
  if (word === null) return { en: text, fr: text };
  const rest = word.rest === null ? '' : `-${word.rest}`;
  return { en: canonicalAbility(text), fr: `${word.ability.alias}${rest}` };
}

function itemEffect({ modifiers, abilities, ranged }: (typeof ITEMS)[number]): string | Words {
  const changes = Object.entries(modifiers).map(([id, value]): Words => {
    const { en, fr } = head(id as CharacteristicId);
    return { en: `${en}${signed(value)}`, fr: `${fr}${signed(value)}` };
  });
  const shot = ranged === null ? [] : [rangedWords(ranged.strength, ranged.ranges)];
  return listOf([...changes, ...abilities.map(abilityWords), ...shot]);
}

function rangedWords(strength: number, ranges: readonly number[]): Words {
  const cm = ranges.join('/');
  return { en: `shot STR ${strength}, ${cm} cm`, fr: `tir FOR ${strength}, ${cm} cm` };
}

function namedItem(id: string): Words {
  return { en: id, fr: findItem(id)?.alias ?? id };
}

/** Listings of the game's data. */
export const CATALOGUES: readonly Catalogue[] = [
  {
    id: 'characteristics',
    title: { en: 'Characteristics', fr: 'Caractéristiques' },
    columns: [
      { en: 'meaning', fr: 'sens' },
      { en: 'values', fr: 'valeurs' },
    ],
    rows: CHARACTERISTIC_IDS.map((id) => {
      const { meaning, low, high } = CHARACTERISTICS[id];
      return { id, alias: french(id), cells: [meaning, `${low}–${high}`] };
    }),
  },
  {
    id: 'sizes',
    title: { en: 'Sizes', fr: 'Tailles' },
    columns: [
      { en: 'rank', fr: 'rang' },
      { en: 'power', fr: 'puissance' },
    ],
    rows: Object.entries(SIZES).map(([id, { alias, rank, power }]) => ({ id, alias, cells: [`${rank}`, `${power}`] })),
  },
  {
    id: 'equipment',
    title: { en: 'Equipment (at most one hand weapon)', fr: 'Équipement (une seule arme de corps à corps)' },
    columns: [EFFECT, POINTS],
    rows: ITEMS.map((item) => ({
      id: item.id,
      alias: item.alias,
      cells: [itemEffect(item), item.cost === null ? '' : `${item.cost}`],
    })),
  },
  {
    id: 'abilities',
    title: { en: 'Abilities (X: a number written after them)', fr: 'Capacités (X : un nombre écrit à la suite)' },
    columns: [{ en: 'X', fr: 'X' }, EFFECT],
    rows: ABILITY_LIST.map(({ id, alias, form, effect }) => ({ id, alias, cells: [formWords(form), effect] })),
  },
  {
    id: 'bestiary',
    title: {
      en: 'Bestiary (MOV in the air in brackets; C: COU, F: FEAR)',
      fr: 'Bestiaire (MOU en vol entre parenthèses ; C : COU, P : PEU)',
    },
    columns: [...NUMBERS.map(head), { en: 'C/F', fr: 'C/P' }, 'DIS', { en: 'size', fr: 'taille' }, POINTS],
    rows: BESTIARY.map(({ id, alias, characteristics, size, cost }) => ({
      id,
      alias,
      cells: [
        ...NUMBERS.map((name) => number(characteristics, name)),
        courage(characteristics.COU, characteristics.FEAR),
        `${characteristics.DIS ?? 0}`,
        { en: size, fr: SIZES[size].alias },
        cost === null ? '' : `${cost}`,
      ],
    })),
  },
  {
    id: 'gifts',
    title: { en: 'What they can do and carry', fr: 'Ce qu’ils savent faire et portent' },
    columns: [{ en: 'abilities, equipment', fr: 'capacités, équipement' }],
    rows: BESTIARY.filter(({ abilities, equipment }) => abilities.length + equipment.length > 0).map(
      ({ id, alias, abilities, equipment }) => ({
        id,
        alias,
        cells: [listOf([...abilities.map(abilityWords), ...equipment.map(namedItem)])],
      }),
    ),
  },
];

type Numbers = Readonly<Partial<Record<CharacteristicId, number>>>;

/** A number of a profile, with what belongs to it: dice of strength, movement in the air. */
function number(characteristics: Numbers, id: (typeof NUMBERS)[number]): string {
  const value = characteristics[id];
  if (value === undefined) return '-';
  const dice = characteristics['strength-dice'];
  if (id === 'STR' && dice !== undefined) return `${value}+${dice}d`;
  const air = characteristics['MOV-air'];
  return id === 'MOV' && air !== undefined ? `${value} (${air})` : `${value}`;
}

function courage(own: number | undefined, fear: number | undefined): string | Words {
  if (fear !== undefined) return { en: `F${fear}`, fr: `P${fear}` };
  return own === undefined ? '-' : `C${own}`;
}

function formWords(form: (typeof ABILITY_LIST)[number]['form']): string | Words {
  if (form.sort === 'fighter') return { en: '‹fighter›', fr: '‹combattant›' };
  if (form.sort === 'plain') return '';
  return `${form.low}–${form.high}${form.bare === null ? '' : ` (${form.bare})`}`;
}
