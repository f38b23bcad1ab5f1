import type { Words } from '../system.ts';

/** How a characteristic is written. */
export type CharacteristicForm = 'aptitude' | 'dice' | 'number' | 'length';

/** What a characteristic is called and what it may be. */
export interface Characteristic {
  readonly alias: string;
  readonly form: CharacteristicForm;
  /** Bounds of a number or of a length in cm, both included. */
  readonly low: number;
  readonly high: number;
  readonly meaning: Words;
}

/** Characteristics, in the order of a profile card. */
export const CHARACTERISTICS = {
  'weapon-skill': {
    alias: 'maniement-d-arme',
    form: 'aptitude',
    low: 0,
    high: 99,
    meaning: { en: 'attacks, weapon passes, shots', fr: 'attaques, passes d’armes, tirs' },
  },
  dodge: {
    alias: 'esquive',
    form: 'aptitude',
    low: 0,
    high: 99,
    meaning: {
      en: 'dodges, body strikes; without it he cannot dodge',
      fr: 'esquives, frappes corporelles ; sans elle, pas d’esquive',
    },
  },
  will: {
    alias: 'volonté',
    form: 'aptitude',
    low: 0,
    high: 99,
    meaning: { en: 'morale, initiative, capture, escape', fr: 'moral, initiative, capture, évasion' },
  },
  casting: {
    alias: 'lancement',
    form: 'aptitude',
    low: 0,
    high: 99,
    meaning: { en: 'spells', fr: 'sorts' },
  },
  'throw-dice': {
    alias: 'dés-de-lancer',
    form: 'dice',
    low: 0,
    high: 6,
    meaning: {
      en: 'dice when he throws, beside his remaining physique',
      fr: 'dés quand il lance, avec son physique restant',
    },
  },
  'escape-dice': {
    alias: 'dés-d-évasion',
    form: 'dice',
    low: 0,
    high: 6,
    meaning: {
      en: 'dice of an escape; those of will by default',
      fr: 'dés d’une évasion ; par défaut ceux de volonté',
    },
  },
  physique: {
    alias: 'physique',
    form: 'number',
    low: 1,
    high: 99,
    meaning: { en: 'greatest physique', fr: 'physique maximal' },
  },
  'physique-left': {
    alias: 'physique-restant',
    form: 'number',
    low: 0,
    high: 99,
    meaning: { en: 'remaining physique; 0 is out of combat', fr: 'physique restant ; 0 : hors de combat' },
  },
  armour: {
    alias: 'armure-restante',
    form: 'number',
    low: 0,
    high: 99,
    meaning: { en: 'remaining armour', fr: 'armure restante' },
  },
  shield: {
    alias: 'bouclier',
    form: 'number',
    low: 0,
    high: 99,
    meaning: { en: 'value of the shield', fr: 'valeur du bouclier' },
  },
  movement: {
    alias: 'déplacement',
    form: 'length',
    low: 0,
    high: 99,
    meaning: {
      en: 'simple move in cm; a double move is twice that',
      fr: 'déplacement simple en cm ; le double vaut deux fois',
    },
  },
  encumbrance: {
    alias: 'encombrement',
    form: 'number',
    low: 0,
    high: 99,
    meaning: {
      en: 'encumbrance in cm, the least run of a charge',
      fr: 'encombrement en cm, course minimale d’une charge',
    },
  },
  size: {
    alias: 'taille',
    form: 'number',
    low: 0,
    high: 5,
    meaning: { en: 'size category', fr: 'catégorie de taille' },
  },
  level: { alias: 'niveau', form: 'number', low: 0, high: 99, meaning: { en: 'horde value', fr: 'valeur de horde' } },
  cost: {
    alias: 'coût',
    form: 'number',
    low: 0,
    high: 999,
    meaning: { en: 'points, for reports', fr: 'points, pour les rapports' },
  },
  'dodge-move': {
    alias: 'déplacement-d-esquive',
    form: 'length',
    low: 0,
    high: 99,
    meaning: { en: 'displacement after a successful dodge, in cm', fr: 'déplacement après une esquive réussie, en cm' },
  },
} as const satisfies Readonly<Record<string, Characteristic>>;

export type CharacteristicId = keyof typeof CHARACTERISTICS;

/** Characteristics that are rolled with their own value. */
export const APTITUDE_IDS = ['weapon-skill', 'dodge', 'will', 'casting'] as const;
export type AptitudeId = (typeof APTITUDE_IDS)[number];
type DiceId = 'throw-dice' | 'escape-dice';

/** Characteristics that are a single number; lengths in cm. */
export type NumberId = Exclude<CharacteristicId, AptitudeId | DiceId>;

/** French names of characteristics. */
export const CHARACTERISTIC_ALIASES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(CHARACTERISTICS).map(([id, { alias }]) => [alias, id])),
  armure: 'armour',
};
