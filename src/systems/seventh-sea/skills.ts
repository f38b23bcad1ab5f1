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
const FAMILY_ALIASES: Readonly<Record<Family, string>> = {
  fencing: 'escrime',
  heavy: 'arme-lourde',
  knife: 'couteau',
  shield: 'bouclier',
  whip: 'fouet',
  hatchet: 'hachette',
  harpoon: 'harpon',
  panzerhand: 'panzerfaust',
  unarmed: 'mains-nues',
  improvised: 'arme-improvisee',
  crossbow: 'arbalete',
  bow: 'arc',
  sling: 'fronde',
  thrown: 'lancer',
  firearm: 'arme-a-feu',
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
  equilibre: 'balance',
  escalade: 'climbing',
  sauter: 'leaping',
  equitation: 'riding',
  roulade: 'rolling',
  course: 'sprinting',
  natation: 'swimming',
  'se-balancer': 'swinging',
  parade: 'parry',
};

/** Other knacks that some rule asks for → French name. */
const OTHERS: Readonly<Record<string, string>> = {
  attack: 'attaque',
  stealth: 'deplacement-silencieux',
  ambush: 'guet-apens',
  feint: 'feinte',
  busking: 'bateleur',
  navigation: 'navigation',
  pilot: 'piloter',
  tactics: 'tactique',
  strategy: 'strategie',
  inspire: 'galvaniser',
  logistics: 'logistique',
  command: 'commandement',
  commission: 'charge',
  defence: 'defense',
  gunnery: 'artillerie-navale',
  carpentry: 'charpenterie',
  piloting: 'pilotage',
  rigging: 'greer',
};

/** Every knack that a rule names. */
export const SKILLS: readonly string[] = [
  ...FAMILIES.flatMap((family) => [`attack-${family}`, `parry-${family}`]),
  ...DEFENCE_KNACKS,
  ...Object.keys(OTHERS),
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
  ...Object.fromEntries(Object.entries(OTHERS).map(([id, alias]) => [alias, id])),
};

/** The rank of a knack: its own entry, else that of the attack or parry at large, else 0. */
export function rankOf(skills: Readonly<Record<string, number>>, id: string): number {
  return skills[id] ?? skills[/^(attack|parry)-/.exec(id)?.[1] ?? ''] ?? 0;
}
