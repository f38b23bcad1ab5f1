import type { Words } from '../system.ts';

/** What a characteristic is called and which numbers it takes. */
export interface Characteristic {
  /** French abbreviation and English word. */
  readonly aliases: readonly string[];
  /** Bounds, both included. */
  readonly low: number;
  readonly high: number;
  /** Whether it is a length in centimetres, with at most one decimal. */
  readonly isLength?: boolean;
  readonly meaning: Words;
}

/** Characteristics, in the order of a profile. */
export const CHARACTERISTICS = {
  MOV: {
    aliases: ['MOU', 'movement'],
    low: 0,
    high: 100,
    isLength: true,
    meaning: { en: 'movement in cm', fr: 'mouvement en cm' },
  },
  'MOV-air': {
    aliases: ['MOU-vol', 'air-movement'],
    low: 0,
    high: 100,
    isLength: true,
    meaning: { en: 'movement in the air in cm', fr: 'mouvement en vol en cm' },
  },
  INI: { aliases: ['initiative'], low: 0, high: 30, meaning: { en: 'initiative', fr: 'initiative' } },
  ATT: { aliases: ['attack', 'attaque'], low: 0, high: 30, meaning: { en: 'attack', fr: 'attaque' } },
  STR: { aliases: ['FOR', 'strength', 'force'], low: 0, high: 40, meaning: { en: 'strength', fr: 'force' } },
  'strength-dice': {
    aliases: ['FOR-d6'],
    low: 0,
    high: 3,
    meaning: { en: 'd6 added to strength at each damage roll', fr: 'd6 ajoutés à la force à chaque jet de blessure' },
  },
  DEF: { aliases: ['defence', 'défense'], low: 0, high: 30, meaning: { en: 'defence', fr: 'défense' } },
  RES: { aliases: ['résistance'], low: 0, high: 40, meaning: { en: 'resistance', fr: 'résistance' } },
  AIM: { aliases: ['TIR', 'aim'], low: 0, high: 30, meaning: { en: 'aim', fr: 'tir' } },
  COU: { aliases: ['courage'], low: 0, high: 30, meaning: { en: 'courage', fr: 'courage' } },
  FEAR: { aliases: ['PEU', 'fear', 'peur'], low: 0, high: 30, meaning: { en: 'fear', fr: 'peur' } },
  DIS: { aliases: ['discipline'], low: 0, high: 30, meaning: { en: 'discipline', fr: 'discipline' } },
} as const satisfies Readonly<Record<string, Characteristic>>;

export type CharacteristicId = keyof typeof CHARACTERISTICS;

export const CHARACTERISTIC_IDS = Object.keys(CHARACTERISTICS) as readonly CharacteristicId[];

/** French and English names of characteristics. */
export const CHARACTERISTIC_ALIASES: Readonly<Record<string, CharacteristicId>> = Object.fromEntries(
  CHARACTERISTIC_IDS.flatMap((id) => CHARACTERISTICS[id].aliases.map((alias) => [alias, id])),
);
