import type { Site } from '../../dice/dice.ts';
import type { Words } from '../system.ts';

/** The rolls of the game, by name. Kinds add theirs at the end. */
const SITES = {
  roll: { en: 'roll', fr: 'jet' },
  drama: { en: 'drama die added', fr: 'dé d’héroïsme ajouté' },
  attacker: { en: 'roll of the attacker', fr: 'jet de l’attaquant' },
  defender: { en: 'roll of the target', fr: 'jet de la cible' },
  initiative: { en: 'action die', fr: 'dé d’action' },
  actionAgain: { en: 'action die, re-rolled', fr: 'dé d’action, relancé' },
  order: { en: 'who acts first', fr: 'qui agit d’abord' },
  target: { en: 'choice of target', fr: 'choix de la cible' },
  attack: { en: 'attack', fr: 'attaque' },
  defence: { en: 'active defence', fr: 'défense active' },
  damage: { en: 'damage', fr: 'dommages' },
  wound: { en: 'wound check', fr: 'jet de blessures' },
  navigator: { en: 'navigator', fr: 'navigateur' },
  pilot: { en: 'pilot', fr: 'pilote' },
  lookout: { en: 'lookout', fr: 'vigie' },
  drift: { en: 'drift', fr: 'dérive' },
  weather: { en: 'damage of the weather', fr: 'dommages du temps' },
  spoilage: { en: 'spoilage', fr: 'dégradation' },
  broadside: { en: 'broadside', fr: 'bordée' },
  broadsideDamage: { en: 'damage of the broadside', fr: 'dommages de la bordée' },
  hull: { en: 'hull', fr: 'coque' },
  sinking: { en: 'how fast it sinks', fr: 'vitesse du naufrage' },
  boarding: { en: 'boarding', fr: 'abordage' },
  salvo: { en: 'salvo', fr: 'salve' },
  surplus: { en: 'whom a surplus hit strikes', fr: 'qui reçoit un coup en surplus' },
  quartermaster: { en: 'quartermaster', fr: 'intendant' },
  inspire: { en: 'general, inspiring his troops', fr: 'général, galvanisant ses troupes' },
  tactic: { en: 'choice of tactic', fr: 'choix de la tactique' },
  strategy: { en: 'global roll of a general', fr: 'jet global d’un général' },
  personal: { en: 'personal roll', fr: 'jet personnel' },
  casualties: { en: 'casualties', fr: 'pertes' },
  loot: { en: 'loot', fr: 'butin' },
  breakage: { en: 'does the weapon break', fr: 'l’arme se brise-t-elle' },
  escape: { en: 'escape', fr: 'échappatoire' },
  balance: { en: 'balance', fr: 'équilibre' },
} as const satisfies Readonly<Record<string, Words>>;

type SiteName = keyof typeof SITES;

/** Name → site. */
export const SITE: Readonly<Record<SiteName, Site>> = Object.fromEntries(
  Object.keys(SITES).map((name, site) => [name, site]),
) as Record<SiteName, Site>;

/** Names in words, index = site. */
export const SITE_WORDS: readonly Words[] = Object.values(SITES);
