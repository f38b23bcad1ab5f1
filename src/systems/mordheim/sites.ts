import type { Site } from '../../dice/dice.ts';
import type { Words } from '../system.ts';

/** The rolls of the game, by name. */
export const SITE = {
  hit: 0,
  hitAgain: 1,
  confirm: 2,
  parry: 3,
  parryAgain: 4,
  dodge: 5,
  wound: 6,
  critical: 7,
  save: 8,
  sidestep: 9,
  injury: 10,
  helmet: 11,
  order: 12,
  target: 13,
  fear: 14,
  stupidity: 15,
  allAlone: 16,
  rout: 17,
  batch: 18,
  initiative: 19,
  initiativeAgain: 20,
  fallHits: 21,
} as const satisfies Record<string, Site>;

/** Their names in words, index = site. */
export const SITE_WORDS: readonly Words[] = [
  { en: 'to hit', fr: 'pour toucher' },
  { en: 'to hit, re-rolled', fr: 'pour toucher, relancé' },
  { en: 'to hit, second die', fr: 'pour toucher, second dé' },
  { en: 'parry', fr: 'parade' },
  { en: 'parry, re-rolled', fr: 'parade, relancée' },
  { en: 'dodge', fr: 'esquive' },
  { en: 'to wound', fr: 'pour blesser' },
  { en: 'critical hit', fr: 'coup critique' },
  { en: 'armour save', fr: 'sauvegarde d’armure' },
  { en: 'step aside', fr: 'pas de côté' },
  { en: 'injury', fr: 'dégâts' },
  { en: 'helmet', fr: 'casque' },
  { en: 'striking order', fr: 'ordre des coups' },
  { en: 'choice of target', fr: 'choix de la cible' },
  { en: 'fear test', fr: 'test de peur' },
  { en: 'stupidity test', fr: 'test de stupidité' },
  { en: 'all-alone test', fr: 'test d’isolement' },
  { en: 'rout test', fr: 'test de déroute' },
  { en: 'series of blows', fr: 'série de coups' },
  { en: 'Initiative test', fr: 'test d’Initiative' },
  { en: 'Initiative test, re-rolled', fr: 'test d’Initiative, relancé' },
  { en: 'hits of the fall', fr: 'touches de la chute' },
];
