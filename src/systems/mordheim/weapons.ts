/**
 * Close-combat weapons. Strengths are relative to the wielder unless `fixedStrength` is set; prices in gold crowns.
 * @source published equipment lists
 */
export interface Weapon {
  readonly id: string;
  readonly alias: string;
  /** `one`, `two` hands, a `pair` of weapons, `body` for natural weapons and fists. */
  readonly hands: 'one' | 'two' | 'pair' | 'body';
  readonly strength: number;
  /** Strength while the wielder is in his first round of a combat; null: as later. */
  readonly firstRoundStrength: number | null;
  /** Strength of a mounted charger; null: as on foot. */
  readonly mountedChargeStrength: number | null;
  /** Extra penalty on the victim's save. */
  readonly savePenalty: number;
  /** Bonus on the victim's base save. */
  readonly saveBonus: number;
  readonly concussion: boolean;
  /** What it parries as: a blade re-rolls with a small shield in the other hand. */
  readonly parry: 'none' | 'blade' | 'two-blades' | 'claws';
  readonly strikesFirst: boolean;
  readonly strikesLast: boolean;
  readonly unparriable: boolean;
  readonly lotus: boolean;
  /** Counts as a sword for sword skills. */
  readonly isSword: boolean;
  /** Need to wound one better against undead and possessed. */
  readonly holy: boolean;
  /** One more blow when charging or charged. */
  readonly whip: boolean;
  /** May be held in the off-hand as a second weapon. */
  readonly offHand: boolean;
  /** What may go with it in the other hand. */
  readonly partner: 'any' | 'shield-or-buckler' | 'shield-or-gauntlet' | 'shield' | 'none';
  /** May be made of gromril or ithilmar. */
  readonly metal: boolean;
  readonly price: number;
  readonly note: string;
}

type Traits = Partial<Omit<Weapon, 'id' | 'alias' | 'price' | 'note'>>;

function weapon(id: string, alias: string, price: number, note: string, traits: Traits = {}): Weapon {
  const hands = traits.hands ?? 'one';
  return {
    id,
    alias,
    hands,
    strength: 0,
    firstRoundStrength: null,
    mountedChargeStrength: null,
    savePenalty: 0,
    saveBonus: 0,
    concussion: false,
    parry: 'none',
    strikesFirst: false,
    strikesLast: false,
    unparriable: false,
    lotus: false,
    isSword: false,
    holy: false,
    whip: false,
    offHand: hands === 'one',
    partner: hands === 'one' ? 'any' : 'none',
    metal: hands !== 'body',
    price,
    note,
    ...traits,
  };
}

const concussion: Traits = { concussion: true };

const PLAIN_WEAPONS: readonly Weapon[] = [
  weapon('fist', 'poings', 0, 'exactly 1 attack; victim saves at +1', {
    hands: 'body',
    strength: -1,
    saveBonus: 1,
    partner: 'shield-or-buckler',
  }),
  weapon('natural-weapons', 'armes-naturelles', 0, 'no modifier, no unarmed penalty', { hands: 'body' }),
  weapon('dagger', 'dague', 2, 'victim saves at +1; the first one is free', { saveBonus: 1 }),
  weapon('club', 'gourdin', 3, 'concussion', concussion),
  weapon('mace', 'masse', 3, 'concussion', concussion),
  weapon('hammer', 'marteau', 3, 'concussion', concussion),
  weapon('staff', 'baton', 3, 'concussion', concussion),
  weapon('axe', 'hache', 5, 'extra -1 to the save', { savePenalty: 1 }),
  weapon('dwarf-axe', 'hache-naine', 15, 'extra -1 to the save; parries as a sword', {
    savePenalty: 1,
    parry: 'blade',
  }),
  weapon('sword', 'epee', 10, 'parry', { parry: 'blade', isSword: true }),
  weapon('spear', 'lance-infanterie', 10, 'strikes first in the first round; other hand shield or buckler only', {
    strikesFirst: true,
    mountedChargeStrength: 1,
    offHand: false,
    partner: 'shield-or-buckler',
  }),
  weapon('halberd', 'hallebarde', 10, 'S +1', { hands: 'two', strength: 1 }),
  weapon('morning-star', 'morgenstern', 15, 'S +1 in the first round; other hand shield or spiked gauntlet only', {
    firstRoundStrength: 1,
    offHand: false,
    partner: 'shield-or-gauntlet',
  }),
  weapon('flail', 'fleau', 15, 'S +2 in the first round', { hands: 'two', firstRoundStrength: 2 }),
  weapon('double-handed', 'arme-a-deux-mains', 15, 'S +2; strikes last', {
    hands: 'two',
    strength: 2,
    strikesLast: true,
  }),
  weapon('lance', 'lance-cavalerie', 40, 'S +2 when mounted and charging; other hand shield only', {
    mountedChargeStrength: 2,
    offHand: false,
    partner: 'shield',
  }),
  weapon('sigmarite-hammer', 'marteau-sigmarite', 15, 'S +1; concussion; wounds undead and possessed one better', {
    strength: 1,
    concussion: true,
    holy: true,
  }),
  weapon('steel-whip', 'fouet-acier', 10, 'cannot be parried; +1 attack when charging or charged', {
    unparriable: true,
    whip: true,
  }),
  weapon('weeping-blades', 'lames-suintantes', 50, 'a pair: +1 attack; two swords for parrying; black lotus', {
    hands: 'pair',
    parry: 'two-blades',
    lotus: true,
    isSword: true,
  }),
  weapon('fighting-claws', 'griffes-de-combat', 35, 'a pair: +1 attack; parry with one re-roll', {
    hands: 'pair',
    parry: 'claws',
  }),
];

/** Materials that a metal weapon may be made of: price factor and effect. */
const MATERIALS = [
  { prefix: 'gromril-', factor: 4, note: 'gromril: extra -1 to the save' },
  { prefix: 'ithilmar-', factor: 3, note: 'ithilmar: Initiative +1 in close combat' },
] as const;

/** A weapon as carried: its plain kind, and what it is made of. */
export interface CarriedWeapon {
  readonly id: string;
  readonly weapon: Weapon;
  readonly material: 'plain' | 'gromril' | 'ithilmar';
  readonly price: number;
}

const CARRIED = new Map<string, CarriedWeapon>();
for (const plain of PLAIN_WEAPONS) {
  CARRIED.set(plain.id, { id: plain.id, weapon: plain, material: 'plain', price: plain.price });
  if (!plain.metal) continue;
  for (const { prefix, factor } of MATERIALS) {
    const id = `${prefix}${plain.id}`;
    const material = prefix === 'gromril-' ? 'gromril' : 'ithilmar';
    CARRIED.set(id, { id, weapon: plain, material, price: plain.price * factor });
  }
}

/** The melee weapon of that id (a material prefix included), or undefined. */
export function findWeapon(id: string): CarriedWeapon | undefined {
  return CARRIED.get(id);
}

/** Every melee weapon id, material prefixes included. */
export const WEAPON_IDS: readonly string[] = [...CARRIED.keys()];

/** Plain weapons in the order of the list, for listings. */
export const WEAPONS: readonly Weapon[] = PLAIN_WEAPONS;

/** The bare hands of a fighter who carries no melee weapon. */
export const FIST: CarriedWeapon = { id: 'fist', weapon: requireWeapon('fist'), material: 'plain', price: 0 };

function requireWeapon(id: string): Weapon {
  const found = PLAIN_WEAPONS.find((w) => w.id === id);
  if (found === undefined) throw new Error(`no weapon ${id}`);
  return found;
}

/**
 * A plain blow at the user's own Strength, for `equipment-rules: sheet-only`. // MH-EQ-5
 */
export const PLAIN_BLOW: CarriedWeapon = {
  id: 'natural-weapons',
  weapon: requireWeapon('natural-weapons'),
  material: 'plain',
  price: 0,
};

/** Pistols in close combat. // MH-ATK-6, MH-ATK-7 */
export interface Pistol {
  readonly id: string;
  readonly alias: string;
  readonly braceId: string;
  readonly braceAlias: string;
  /** Inches, when it is fired in the shooting phase. */
  readonly range: number;
  readonly strength: number;
  /** Total reduction of the victim's save. */
  readonly savePenalty: number;
  readonly toHit: number;
  readonly price: number;
  readonly bracePrice: number;
}

export const PISTOLS: readonly Pistol[] = [
  {
    id: 'pistol',
    alias: 'pistolet',
    braceId: 'brace-of-pistols',
    braceAlias: 'paire-de-pistolets',
    range: 6,
    strength: 4,
    savePenalty: 2,
    toHit: 0,
    price: 15,
    bracePrice: 30,
  },
  {
    id: 'duelling-pistol',
    alias: 'pistolet-de-duel',
    braceId: 'brace-of-duelling-pistols',
    braceAlias: 'paire-de-pistolets-de-duel',
    range: 10,
    strength: 4,
    savePenalty: 2,
    toHit: 1,
    price: 25,
    bracePrice: 50,
  },
  {
    id: 'warplock-pistol',
    alias: 'pistolet-a-malepierre',
    braceId: 'brace-of-warplock-pistols',
    braceAlias: 'paire-de-pistolets-a-malepierre',
    range: 8,
    strength: 5,
    savePenalty: 3,
    toHit: 0,
    price: 35,
    bracePrice: 70,
  },
];

export const CROSSBOW_PISTOL = {
  id: 'crossbow-pistol',
  alias: 'arbalete-de-poing',
  range: 10,
  strength: 4,
  savePenalty: 1,
  price: 35,
} as const;
