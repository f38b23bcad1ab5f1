import type { Words } from '../system.ts';

/** The five traits, in the order that settles ties between them. */
export const TRAITS = ['brawn', 'finesse', 'wits', 'resolve', 'panache'] as const;

export type Trait = (typeof TRAITS)[number];

/** A number of a fighter's sheet: its French names and bounds, both included. */
export interface Characteristic {
  readonly aliases: readonly string[];
  readonly low: number;
  readonly high: number;
  readonly meaning: Words;
}

/** Traits, and the two numbers of a squad. */
export const CHARACTERISTICS: Readonly<Record<Trait | 'threat' | 'size', Characteristic>> = {
  brawn: {
    aliases: ['gaillardise', 'canons'],
    low: 0,
    high: 10,
    meaning: { en: 'Brawn; a ship’s cannons', fr: 'Gaillardise ; canons d’un navire' },
  },
  finesse: {
    aliases: ['dextérité', 'équipage'],
    low: 0,
    // Crews may have more ranks than persons.
    high: 12,
    meaning: { en: 'Finesse; a ship’s crew', fr: 'Dextérité ; équipage d’un navire' },
  },
  wits: {
    aliases: ['esprit', 'gouvernail'],
    low: 0,
    high: 10,
    meaning: { en: 'Wits; a ship’s rudder', fr: 'Esprit ; gouvernail d’un navire' },
  },
  resolve: {
    aliases: ['détermination', 'coque', 'tirant-d-eau', 'cargaison'],
    low: 0,
    high: 10,
    meaning: {
      en: 'Resolve; a ship’s hull, draft and cargo',
      fr: 'Détermination ; coque, tirant d’eau et cargaison d’un navire',
    },
  },
  panache: {
    aliases: ['panache', 'voiles'],
    low: 0,
    high: 10,
    meaning: { en: 'Panache; a ship’s sails', fr: 'Panache ; voiles d’un navire' },
  },
  threat: {
    aliases: ['niveau-de-menace', 'menace'],
    low: 1,
    high: 10,
    meaning: { en: 'threat level of a squad', fr: 'niveau de menace d’une bande' },
  },
  size: {
    aliases: ['nombre'],
    low: 1,
    high: 30,
    meaning: { en: 'living brutes of a squad', fr: 'brutes vivantes d’une bande' },
  },
};

/** Traits as columns of a listing are headed. */
export const TRAIT_HEADS: Readonly<Record<Trait, Words>> = {
  brawn: { en: 'Br', fr: 'Ga' },
  finesse: { en: 'Fi', fr: 'Dx' },
  wits: { en: 'Wi', fr: 'Es' },
  resolve: { en: 'Re', fr: 'Dt' },
  panache: { en: 'Pa', fr: 'Pa' },
};

/** Brutes of a squad that says nothing else. */
export const SQUAD_SIZE = 6;
