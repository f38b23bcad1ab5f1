import type { Words } from '../system.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Family } from './skills.ts';

/** Dice of a damage roll: rolled and kept, before Brawn and raises. // SS-DMG-1 */
export interface Rating {
  readonly rolled: number;
  readonly kept: number;
}

/** What a hit of a brute counts by: a row of the table brute-damage. */
export const BRUTE_CLASSES = ['unarmed', 'improvised', 'knife', 'fencing', 'heavy', 'missile', 'firearm'] as const;

export type BruteClass = (typeof BRUTE_CLASSES)[number];

/** French name → class. */
export const BRUTE_ALIASES: Readonly<Record<string, BruteClass>> = {
  'mains-nues': 'unarmed',
  improvisée: 'improvised',
  couteau: 'knife',
  escrime: 'fencing',
  lourde: 'heavy',
  projectile: 'missile',
  'arme-à-feu': 'firearm',
};

/** A weapon in the hand. */
export interface MeleeUse extends Rating {
  readonly family: Family;
}

/** A weapon shot or thrown. */
export interface MissileUse extends Rating {
  readonly family: Family;
  /** Metres that it reaches; for thrown weapons those of an arm without Brawn. // SS-ATT-10, SS-ATT-11 */
  readonly range: number;
  /** Points on the attack total below half the range, and from there on. */
  readonly short: number;
  readonly long: number;
  /** Action dice between two shots; 0: needs no loading. // SS-ATT-14 */
  readonly reload: number;
  /** Gone once it is thrown. // SS-ATT-11 */
  readonly isThrown: boolean;
}

/** A weapon, in the hand, beyond it, or both. Prices in guilders. @source the sheet's two lists; bare hands: NIM */
export interface Weapon {
  readonly id: string;
  readonly alias: string;
  readonly melee: MeleeUse | null;
  readonly missile: MissileUse | null;
  readonly brute: BruteClass;
  /** Unkept dice on the attack. // SS-ATT-5 */
  readonly attackDice: number;
  /** Unkept dice on the damage. // SS-DMG-1 */
  readonly damageDice: number;
  /** On each attack roll. // SS-ATT-5 */
  readonly freeRaises: number;
  /** Added to the TN of the attack. // SS-ATT-5 */
  readonly attackTn: number;
  /** When a damage die that explodes breaks it. // SS-DMG-2 */
  readonly breaks: 'never' | 'on-explosion' | 'on-second-explosion';
  readonly price: number;
  /** What is special about it; null: nothing. */
  readonly note: Words | null;
}

type Extras = Partial<Omit<Weapon, 'id' | 'alias' | 'price'>>;

function weapon(id: string, alias: string, price: number, brute: BruteClass, extras: Extras): Weapon {
  return {
    id,
    alias,
    melee: null,
    missile: null,
    brute,
    attackDice: 0,
    damageDice: 0,
    freeRaises: 0,
    attackTn: 0,
    breaks: 'never',
    price,
    note: null,
    ...extras,
  };
}

function inHand(family: Family, rolled: number, kept: number): { readonly melee: MeleeUse } {
  return { melee: { family, rolled, kept } };
}

/** Range of a thrown weapon without Brawn, metres. // SS-ATT-11 */
const THROW = 5;

function thrown(rolled: number, kept: number): { readonly missile: MissileUse } {
  return { missile: { family: 'thrown', rolled, kept, range: THROW, short: 0, long: -5, reload: 0, isThrown: true } };
}

function shot(
  family: Family,
  [rolled, kept]: readonly [number, number],
  [range, short, long, reload]: readonly [number, number, number, number],
): { readonly missile: MissileUse } {
  return { missile: { family, rolled, kept, range, short, long, reload, isThrown: false } };
}

const fencing = inHand('fencing', 2, 2);
const heavy = inHand('heavy', 3, 2);

export const WEAPONS: readonly Weapon[] = [
  weapon('fencing-weapon', 'arme-d-escrime', 15, 'fencing', fencing),
  weapon('sword-cane', 'canne-épée', 15, 'fencing', {
    ...fencing,
    note: { en: 'own parry: TN +5 (SS-DEF-3)', fr: 'sa parade : ND +5 (SS-DEF-3)' },
  }),
  weapon('scimitar', 'cimeterre', 10, 'fencing', {
    ...fencing,
    note: {
      en: 'target’s passive defence -1k0, own feint -1k1',
      fr: 'défense passive de la cible -1g0, sa feinte -1g1',
    },
  }),
  weapon('smallsword', 'épée-d-escrime', 15, 'fencing', fencing),
  weapon('short-sword', 'épée-courte', 18, 'fencing', fencing),
  weapon('broadsword', 'épée-large', 10, 'fencing', fencing),
  weapon('rapier', 'rapière', 15, 'fencing', fencing),
  weapon('cutlass', 'sabre-d-abordage', 10, 'fencing', {
    ...fencing,
    attackDice: -1,
    damageDice: 1,
    note: { en: 'attack -1k0, damage +1k0', fr: 'attaque -1g0, dommages +1g0' },
  }),
  weapon('heavy-weapon', 'arme-lourde', 8, 'heavy', heavy),
  weapon('polearm', 'arme-d-hast', 14, 'heavy', heavy),
  weapon('bayonet', 'baïonnette', 10, 'heavy', { ...heavy, note: { en: 'needs a musket', fr: 'demande un mousquet' } }),
  weapon('two-handed-sword', 'épée-à-deux-mains', 50, 'heavy', heavy),
  weapon('axe', 'hache', 10, 'heavy', heavy),
  weapon('vouge', 'vouge', 35, 'heavy', inHand('heavy', 1, 2)),
  weapon('shield', 'bouclier', 4, 'improvised', inHand('shield', 1, 1)),
  weapon('knife', 'couteau', 6, 'knife', { ...inHand('knife', 1, 2), ...thrown(1, 2) }),
  weapon('bodice-dagger', 'dague-de-corsage', 3, 'knife', {
    ...inHand('knife', 1, 1),
    ...thrown(1, 1),
    freeRaises: 2,
    note: { en: '2 free raises', fr: '2 augmentations gratuites' },
  }),
  weapon('main-gauche', 'main-gauche', 8, 'knife', inHand('knife', 1, 2)),
  weapon('stiletto', 'stylet', 8, 'knife', {
    ...inHand('knife', 0, 2),
    attackDice: 1,
    note: { en: 'attack +1k0', fr: 'attaque +1g0' },
  }),
  weapon('whip', 'fouet', 2, 'unarmed', inHand('whip', 0, 1)),
  weapon('hatchet', 'hachette', 4, 'knife', { ...inHand('hatchet', 2, 2), ...thrown(2, 2) }),
  weapon('harpoon', 'harpon', 10, 'heavy', { ...inHand('harpoon', 3, 2), ...thrown(3, 2) }),
  weapon('panzerhand', 'panzerfaust', 5, 'unarmed', inHand('panzerhand', 0, 2)),
  weapon('zweihander', 'zweihänder', 50, 'heavy', inHand('heavy', 3, 3)),
  weapon('improvised', 'improvisée', 0, 'improvised', {
    ...inHand('improvised', 0, 1),
    note: { en: 'by size and edge; may break (SS-DMG-2)', fr: 'selon taille et tranchant ; peut casser (SS-DMG-2)' },
  }),
  weapon('unarmed', 'mains-nues', 0, 'unarmed', inHand('unarmed', 0, 1)),
  weapon('kick', 'coup-de-pied', 0, 'unarmed', {
    ...inHand('unarmed', 0, 2),
    attackTn: 10,
    note: { en: 'attack: TN +10', fr: 'attaque : ND +10' },
  }),
  weapon('crossbow', 'arbalète', 12, 'missile', shot('crossbow', [2, 3], [90, -5, -10, 6])),
  weapon('bow', 'arc', 8, 'missile', shot('bow', [2, 2], [140, -5, -10, 1])),
  weapon('avalonian-longbow', 'arc-long-avalonien', 10, 'missile', shot('bow', [2, 2], [180, -5, -10, 1])),
  weapon('throwing-knife', 'couteau-de-lancer', 5, 'knife', {
    ...thrown(1, 1),
    freeRaises: 1,
    note: { en: '1 free raise', fr: '1 augmentation gratuite' },
  }),
  weapon('sling', 'fronde', 1, 'missile', shot('sling', [1, 2], [20, -5, -10, 1])),
  weapon('grenade', 'grenade', 150, 'firearm', {
    ...thrown(4, 4),
    note: { en: 'can be defended against', fr: 'peut être évitée par une défense active' },
  }),
  weapon('musket', 'mousquet', 20, 'firearm', shot('firearm', [5, 3], [75, -10, -15, 30])),
  weapon('pistol', 'pistolet', 20, 'firearm', shot('firearm', [4, 3], [30, -10, -15, 20])),
  weapon('grapple-pistol', 'pistolet-à-grappin', 150, 'firearm', shot('firearm', [1, 1], [35, -10, -15, 25])),
];

/** What is carried beside weapons. */
export const GEAR = [
  {
    id: 'powder-horn',
    alias: 'poudrière',
    price: 1,
    note: {
      en: 'firearms reload 5 action dice faster (SS-ATT-14)',
      fr: 'les armes à feu se rechargent en 5 dés d’action de moins (SS-ATT-14)',
    },
  },
] as const;

const BY_ID = new Map(WEAPONS.map((w) => [w.id, w]));
const PRICES = new Map<string, number>([...WEAPONS, ...GEAR].map(({ id, price }) => [id, price]));

/** The weapon of an id; undefined for gear. */
export function findWeapon(id: string): Weapon | undefined {
  return BY_ID.get(id);
}

/** Price of an item in guilders; 0 for what costs nothing. // SS-GEAR-1 */
export function priceOf(item: string): number {
  return PRICES.get(item) ?? 0;
}

/** Everything that may stand in a fighter's `equipment`. */
export const EQUIPMENT: Vocabulary = {
  noun: 'equipment',
  ids: [...WEAPONS, ...GEAR].map(({ id }) => id),
  aliases: Object.fromEntries([...WEAPONS, ...GEAR].map(({ id, alias }) => [alias, id])),
};

/** Whether a shot with it is one of a firearm: no active defence, wound step 10. // SS-ATT-12 */
export function isFirearm(weapon: Weapon): boolean {
  return weapon.missile?.family === 'firearm';
}
