import type { Words } from '../system.ts';

/** A sort of weapon, for which one learns to attack and to parry. */
export const FAMILIES = [
  'fencing',
  'heavy',
  'knife',
  'shield',
  'whip',
  'hatchet',
  'harpoon',
  'panzerhand',
  'unarmed',
  'improvised',
  'crossbow',
  'bow',
  'sling',
  'thrown',
  'firearm',
] as const;

export type Family = (typeof FAMILIES)[number];

/** French names of the families, as they end the names of their knacks. */
export const FAMILY_ALIASES: Readonly<Record<Family, string>> = {
  fencing: 'escrime',
  heavy: 'arme-lourde',
  knife: 'couteau',
  shield: 'bouclier',
  whip: 'fouet',
  hatchet: 'hachette',
  harpoon: 'harpon',
  panzerhand: 'panzerfaust',
  unarmed: 'mains-nues',
  improvised: 'arme-improvisée',
  crossbow: 'arbalète',
  bow: 'arc',
  sling: 'fronde',
  thrown: 'lancer',
  firearm: 'arme-à-feu',
};

/** Knacks that evade a blow, in the order that settles ties. `parry` stands for that of the first melee weapon. */
export const DEFENCE_KNACKS = [
  'footwork',
  'balance',
  'climbing',
  'leaping',
  'riding',
  'rolling',
  'sprinting',
  'swimming',
  'swinging',
  'parry',
] as const;

export type DefenceKnack = (typeof DEFENCE_KNACKS)[number];

export const DEFENCE_ALIASES: Readonly<Record<string, DefenceKnack>> = {
  'jeu-de-jambes': 'footwork',
  équilibre: 'balance',
  escalade: 'climbing',
  sauter: 'leaping',
  équitation: 'riding',
  roulade: 'rolling',
  course: 'sprinting',
  natation: 'swimming',
  'se-balancer': 'swinging',
  parade: 'parry',
};

/** A knack that some rule asks for beside those of weapons and of defence. */
interface OtherKnack {
  /** French name. */
  readonly alias: string;
  readonly use: Words;
}

function knack(alias: string, en: string, fr: string): OtherKnack {
  return { alias, use: { en, fr } };
}

export const OTHER_KNACKS: Readonly<Record<string, OtherKnack>> = {
  attack: knack('attaque', 'attack with a weapon of a family not learned', 'attaque avec une arme de famille inconnue'),
  stealth: knack('déplacement-silencieux', 'surprise an enemy', 'surprendre un ennemi'),
  ambush: knack('guet-apens', 'surprise an enemy, or not be surprised', 'surprendre un ennemi, ou ne pas l’être'),
  feint: knack('feinte', 'attack that cannot be evaded', 'attaque qu’on ne peut éviter'),
  busking: knack('bateleur', 'perform for money', 'se produire pour de l’argent'),
  navigation: knack('navigation', 'find the way at sea', 'trouver sa route en mer'),
  pilot: knack('piloter', 'steer a ship', 'barrer un navire'),
  tactics: knack('tactique', 'personal roll in a battle', 'jet personnel dans une bataille'),
  strategy: knack('stratégie', 'roll of a general', 'jet d’un général'),
  inspire: knack('galvaniser', 'prepare an army', 'préparer une armée'),
  logistics: knack('logistique', 'supply an army', 'ravitailler une armée'),
  command: knack('commandement', 'help the general', 'aider le général'),
  commission: knack(
    'charge',
    'rank of that advantage, for the loot of a battle',
    'rang de cet avantage, pour le butin',
  ),
  defence: knack('défense', 'of squads: TN to hit a brute', 'des bandes : ND pour toucher une brute'),
  gunnery: knack(
    'artillerie-navale',
    'of ships: officer, dice on the attack',
    'des navires : officier, dés à l’attaque',
  ),
  carpentry: knack('charpenterie', 'of ships: officer, dice on the hull', 'des navires : officier, dés de coque'),
  piloting: knack('pilotage', 'of ships: officer; no dice in combat', 'des navires : officier ; aucun dé en combat'),
  rigging: knack('gréer', 'of ships: officer, action dice', 'des navires : officier, dés d’action'),
};

/** Every knack that a rule names. */
export const SKILLS: readonly string[] = [
  ...FAMILIES.flatMap((family) => [`attack-${family}`, `parry-${family}`]),
  ...DEFENCE_KNACKS,
  ...Object.keys(OTHER_KNACKS),
];

/** French name → knack. */
export const SKILL_ALIASES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    FAMILIES.flatMap((family) => [
      [`attaque-${FAMILY_ALIASES[family]}`, `attack-${family}`],
      [`parade-${FAMILY_ALIASES[family]}`, `parry-${family}`],
    ]),
  ),
  ...DEFENCE_ALIASES,
  ...Object.fromEntries(Object.entries(OTHER_KNACKS).map(([id, { alias }]) => [alias, id])),
};

/** The rank of a knack: its own entry, else that of the attack or parry at large, else 0. */
export function rankOf(skills: Readonly<Record<string, number>>, id: string): number {
  return skills[id] ?? skills[/^(attack|parry)-/.exec(id)?.[1] ?? ''] ?? 0;
}
