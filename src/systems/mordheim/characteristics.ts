import type { Words } from '../system.ts';
import type { Characteristics } from './bestiary.ts';

/** What a characteristic is called and which whole numbers it takes. */
export interface Characteristic {
  /** French abbreviation or word. */
  readonly alias: string;
  /** Bounds, both included. */
  readonly low: number;
  readonly high: number;
  readonly meaning: Words;
}

/** The nine characteristics, in the order of a profile. */
export const CHARACTERISTICS: Readonly<Record<keyof Characteristics, Characteristic>> = {
  M: { alias: 'mouvement', low: 0, high: 20, meaning: { en: 'movement in inches', fr: 'mouvement en pas' } },
  WS: { alias: 'CC', low: 0, high: 10, meaning: { en: 'weapon skill', fr: 'capacité de combat' } },
  BS: { alias: 'CT', low: 0, high: 10, meaning: { en: 'ballistic skill', fr: 'capacité de tir' } },
  S: { alias: 'F', low: 1, high: 10, meaning: { en: 'Strength', fr: 'Force' } },
  T: { alias: 'E', low: 1, high: 10, meaning: { en: 'Toughness', fr: 'Endurance' } },
  W: { alias: 'PV', low: 1, high: 10, meaning: { en: 'wounds', fr: 'points de vie' } },
  I: { alias: 'I', low: 0, high: 10, meaning: { en: 'Initiative', fr: 'Initiative' } },
  A: { alias: 'A', low: 0, high: 10, meaning: { en: 'attacks', fr: 'attaques' } },
  Ld: { alias: 'Cd', low: 0, high: 10, meaning: { en: 'Leadership', fr: 'Commandement' } },
};
