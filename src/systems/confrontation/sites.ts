import type { Site } from '../../dice/dice.ts';
import type { Words } from '../system.ts';

/** The rolls of the game, by name. Kinds add theirs at the end. */
const SITES = {
  test: { en: 'test', fr: 'test' },
  testAgain: { en: 'test, a 6 thrown again', fr: 'test, 6 relancé' },
  opponent: { en: 'test of the opponent', fr: 'test de l’adversaire' },
  opponentAgain: { en: 'test of the opponent, a 6 thrown again', fr: 'test de l’adversaire, 6 relancé' },
  initiative: { en: 'initiative', fr: 'initiative' },
  initiativeAgain: { en: 'initiative, a 6 thrown again', fr: 'initiative, 6 relancé' },
  tactical: { en: 'tactical roll', fr: 'jet tactique' },
  tacticalAgain: { en: 'tactical roll, a 6 thrown again', fr: 'jet tactique, 6 relancé' },
  attack: { en: 'attack', fr: 'attaque' },
  attackAgain: { en: 'attack, a 6 thrown again', fr: 'attaque, 6 relancé' },
  parry: { en: 'parry', fr: 'parade' },
  parryAgain: { en: 'parry, a 6 thrown again', fr: 'parade, 6 relancé' },
  damage: { en: 'damage', fr: 'blessure' },
  strengthDie: { en: 'strength die', fr: 'dé de force' },
  survival: { en: 'survival instinct', fr: 'instinct de survie' },
  shot: { en: 'shot', fr: 'tir' },
  shotAgain: { en: 'shot, a 6 thrown again', fr: 'tir, 6 relancé' },
  disengage: { en: 'disengagement', fr: 'désengagement' },
  disengageAgain: { en: 'disengagement, a 6 thrown again', fr: 'désengagement, 6 relancé' },
  courage: { en: 'courage test', fr: 'test de courage' },
  courageAgain: { en: 'courage test, a 6 thrown again', fr: 'test de courage, 6 relancé' },
  rally: { en: 'rally', fr: 'ralliement' },
  rallyAgain: { en: 'rally, a 6 thrown again', fr: 'ralliement, 6 relancé' },
  regeneration: { en: 'regeneration', fr: 'régénération' },
  insensible: { en: 'insensible', fr: 'insensible' },
  reinforcement: { en: 'reinforcement', fr: 'renfort' },
  target: { en: 'choice of target', fr: 'choix de la cible' },
} as const satisfies Readonly<Record<string, Words>>;

type SiteName = keyof typeof SITES;

/** Name → site. */
export const SITE: Readonly<Record<SiteName, Site>> = Object.fromEntries(
  Object.keys(SITES).map((name, site) => [name, site]),
) as Record<SiteName, Site>;

/** Names in words, index = site. */
export const SITE_WORDS: readonly Words[] = Object.values(SITES);
