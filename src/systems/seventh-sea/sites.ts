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
} as const satisfies Readonly<Record<string, Words>>;

type SiteName = keyof typeof SITES;

/** Name → site. */
export const SITE: Readonly<Record<SiteName, Site>> = Object.fromEntries(
  Object.keys(SITES).map((name, site) => [name, site]),
) as Record<SiteName, Site>;

/** Names in words, index = site. */
export const SITE_WORDS: readonly Words[] = Object.values(SITES);
