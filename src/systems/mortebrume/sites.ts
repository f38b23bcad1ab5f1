import type { Site } from '../../dice/dice.ts';
import type { Words } from '../system.ts';

/** The rolls of the game, by name. Kinds add theirs at the end. */
const SITES = {
  test: { en: 'roll', fr: 'jet' },
  attack: { en: 'attack', fr: 'attaque' },
  pass: { en: 'weapon pass', fr: 'passe d’armes' },
  dodge: { en: 'dodge', fr: 'esquive' },
  shot: { en: 'shot', fr: 'tir' },
  casting: { en: 'casting', fr: 'lancement' },
  stake: { en: 'stake', fr: 'mise' },
  throw: { en: 'throw', fr: 'lancer' },
  scatter: { en: 'whom a miss strikes', fr: 'qui reçoit le tir raté' },
  initiative: { en: 'initiative', fr: 'initiative' },
  coin: { en: 'coin', fr: 'pile ou face' },
  morale: { en: 'morale', fr: 'moral' },
  escape: { en: 'escape', fr: 'évasion' },
  target: { en: 'choice of target', fr: 'choix de la cible' },
} as const satisfies Readonly<Record<string, Words>>;

type SiteName = keyof typeof SITES;

/** Name → site. */
export const SITE: Readonly<Record<SiteName, Site>> = Object.fromEntries(
  Object.keys(SITES).map((name, site) => [name, site]),
) as Record<SiteName, Site>;

/** Names in words, index = site. */
export const SITE_WORDS: readonly Words[] = Object.values(SITES);
