import { WEAPONS, type Weapon } from './weapon-list.ts';

/** Materials that a metal weapon may be made of, and how much dearer they make it. */
const MATERIALS = [
  { prefix: 'gromril-', factor: 4 },
  { prefix: 'ithilmar-', factor: 3 },
] as const;

/** A weapon as carried: its plain kind, and what it is made of. */
export interface CarriedWeapon {
  readonly id: string;
  readonly weapon: Weapon;
  readonly material: 'plain' | 'gromril' | 'ithilmar';
  readonly price: number;
}

const CARRIED = new Map<string, CarriedWeapon>();
for (const plain of WEAPONS) {
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

/** The bare hands of a fighter who carries no melee weapon. */
export const FIST: CarriedWeapon = { id: 'fist', weapon: requireWeapon('fist'), material: 'plain', price: 0 };

function requireWeapon(id: string): Weapon {
  const found = WEAPONS.find((w) => w.id === id);
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
  /** A brace of them may fire both shots in one phase, and then not in the next own turn. // MH-SHT-5 */
  readonly firesBoth: boolean;
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
    firesBoth: false,
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
    firesBoth: false,
    price: 30,
    bracePrice: 60,
  },
  {
    id: 'warplock-pistol',
    alias: 'pistolet-à-malepierre',
    braceId: 'brace-of-warplock-pistols',
    braceAlias: 'paire-de-pistolets-à-malepierre',
    range: 8,
    strength: 5,
    savePenalty: 3,
    toHit: 0,
    firesBoth: true,
    price: 35,
    bracePrice: 70,
  },
];

export const CROSSBOW_PISTOL = {
  id: 'crossbow-pistol',
  alias: 'arbalète-de-poing',
  range: 10,
  strength: 4,
  savePenalty: 1,
  price: 35,
} as const;
