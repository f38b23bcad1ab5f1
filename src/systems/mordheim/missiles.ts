import type { Words } from '../system.ts';
import { savePenalty } from './numbers.ts';
import { CROSSBOW_PISTOL, PISTOLS } from './weapons.ts';

/**
 * A missile weapon: range in inches, price in gold crowns.
 * @source published equipment lists; the sheet knows ranges and Strengths only (MH-EQ-5)
 */
export interface Missile {
  readonly id: string;
  readonly alias: string;
  readonly range: number;
  /** Strength of a shot; null: the shooter's own. */
  readonly strength: number | null;
  /** What it takes off the victim's save in all; null: as much as its Strength does. // MH-SAVE-3 */
  readonly savePenalty: number | null;
  /** Bonus on the victim's base save. // MH-SAVE-4 */
  readonly saveBonus: number;
  readonly toHit: number;
  /** Skill with which it fires `skilledShots` a phase. // MH-SHT-5 */
  readonly skill: 'quick-shot' | 'knife-fighter' | 'pistolier' | null;
  readonly skilledShots: number;
  /** Where it may fire twice at -1: not at all, unmoved up to half its range, or always. // MH-SHT-5 */
  readonly doubles: 'never' | 'near' | 'always';
  /** By decision both are fired at once, and then must be prepared. // MH-SHT-5 */
  readonly firesBoth: boolean;
  /** Neither movement nor long range hampers it. */
  readonly isThrown: boolean;
  /** No shot in a turn in which the shooter moved. */
  readonly isUnwieldy: boolean;
  /** No shot in the own turn after one in which it fired. */
  readonly prepares: boolean;
  /** Skill with which it needs no preparation. */
  readonly preparedBy: 'hunter' | 'pistolier' | null;
  /** One shot a battle. */
  readonly isSpent: boolean;
  /** Hits whatever the shooter's skill. // MH-SHT-6 */
  readonly scatters: boolean;
  /** A natural 6 to hit wounds by itself; it causes no criticals. // MH-WND-4, MH-CRIT-1 */
  readonly isPoisoned: boolean;
  readonly price: number;
  readonly note: Words;
}

type Traits = Partial<Omit<Missile, 'id' | 'alias' | 'range' | 'strength' | 'price' | 'note'>>;

/** What a missile weapon is without rules of its own. // MH-EQ-5 */
const PLAIN: Required<Traits> = {
  savePenalty: null,
  saveBonus: 0,
  toHit: 0,
  skill: null,
  skilledShots: 1,
  doubles: 'never',
  firesBoth: false,
  isThrown: false,
  isUnwieldy: false,
  prepares: false,
  preparedBy: null,
  isSpent: false,
  scatters: false,
  isPoisoned: false,
};

function missile(
  id: string,
  alias: string,
  [range, strength, price]: readonly [number, number | null, number],
  note: Words,
  traits: Traits = {},
): Missile {
  return { id, alias, range, strength, ...PLAIN, ...traits, price, note };
}

const bow: Traits = { skill: 'quick-shot', skilledShots: 2 };
const rifle: Traits = { savePenalty: 2, isUnwieldy: true, prepares: true, preparedBy: 'hunter' };

/** Single pistols and braces. // MH-ATK-6, MH-ATK-7, MH-SHT-5 */
const FIREARMS: readonly Missile[] = PISTOLS.flatMap((p) => {
  const aim = { en: p.toHit > 0 ? `+${p.toHit} to hit; ` : '', fr: p.toHit > 0 ? `+${p.toHit} pour toucher ; ` : '' };
  const single = {
    en: `${aim.en}every other turn; first round of a combat: +1 attack`,
    fr: `${aim.fr}un tour sur deux ; premier tour d’un combat : +1 attaque`,
  };
  const both = {
    en: p.firesBoth ? 'by decision both every other turn; ' : '',
    fr: p.firesBoth ? 'au choix, les deux un tour sur deux ; ' : '',
  };
  const brace = {
    en: `${aim.en}${both.en}first round of a combat: 2 attacks`,
    fr: `${aim.fr}${both.fr}premier tour d’un combat : 2 attaques`,
  };
  const traits = { savePenalty: p.savePenalty, toHit: p.toHit };
  return [
    missile(p.id, p.alias, [p.range, p.strength, p.price], single, {
      ...traits,
      prepares: true,
      preparedBy: 'pistolier',
    }),
    missile(p.braceId, p.braceAlias, [p.range, p.strength, p.bracePrice], brace, {
      ...traits,
      skill: 'pistolier',
      skilledShots: 2,
      firesBoth: p.firesBoth,
    }),
  ];
});

/** Every missile weapon, in the order of listings. */
export const MISSILES: readonly Missile[] = [
  missile('short-bow', 'arc-court', [16, 3, 5], { en: 'bow', fr: 'arc' }, bow),
  missile('bow', 'arc', [24, 3, 10], { en: 'bow', fr: 'arc' }, bow),
  missile('long-bow', 'arc-long', [30, 3, 15], { en: 'bow', fr: 'arc' }, bow),
  missile('elf-bow', 'arc-elfique', [36, 3, 35], { en: 'bow', fr: 'arc' }, { ...bow, savePenalty: 1 }),
  missile(
    'crossbow',
    'arbalète',
    [30, 4, 25],
    { en: 'move or fire', fr: 'bouger ou tirer' },
    { ...bow, isUnwieldy: true },
  ),
  missile(
    'sling',
    'fronde',
    [18, 3, 2],
    {
      en: 'unmoved and up to half range: 2 shots at -1, by decision',
      fr: 'sans bouger et à mi-portée au plus : 2 tirs à -1, au choix',
    },
    { doubles: 'near' },
  ),
  missile(
    'throwing-knives',
    'couteaux-de-lancer',
    [6, null, 15],
    { en: 'no penalty for moving or long range', fr: 'ni malus de mouvement ni de longue portée' },
    { skill: 'knife-fighter', skilledShots: 3, isThrown: true },
  ),
  missile(
    'repeater-crossbow',
    'arbalète-à-répétition',
    [24, 3, 40],
    { en: '2 shots at -1, by decision', fr: '2 tirs à -1, au choix' },
    { doubles: 'always' },
  ),
  missile(
    CROSSBOW_PISTOL.id,
    CROSSBOW_PISTOL.alias,
    [CROSSBOW_PISTOL.range, CROSSBOW_PISTOL.strength, CROSSBOW_PISTOL.price],
    { en: 'first round of a combat: one shot before blows', fr: 'premier tour d’un combat : un tir avant les coups' },
  ),
  ...FIREARMS,
  missile(
    'handgun',
    'arquebuse',
    [24, 4, 35],
    { en: 'move or fire; every other turn', fr: 'bouger ou tirer ; un tour sur deux' },
    rifle,
  ),
  missile(
    'hunting-rifle',
    'fusil-de-chasse',
    [48, 4, 200],
    { en: 'move or fire; every other turn', fr: 'bouger ou tirer ; un tour sur deux' },
    rifle,
  ),
  missile(
    'blunderbuss',
    'tromblon',
    [16, 3, 30],
    { en: 'once a battle; hits by itself', fr: 'une fois par bataille ; touche d’office' },
    { isSpent: true, scatters: true },
  ),
  missile(
    'blowpipe',
    'sarbacane',
    [8, 1, 25],
    {
      en: 'victim saves at +1; a 6 to hit wounds by itself; no criticals',
      fr: 'la victime sauvegarde à +1 ; un 6 pour toucher blesse d’office ; pas de critique',
    },
    { savePenalty: 0, saveBonus: 1, isPoisoned: true },
  ),
];

const BY_ID = new Map(MISSILES.map((m) => [m.id, m]));

/** The missile weapon of that id, or undefined. */
export function findMissile(id: string): Missile | undefined {
  return BY_ID.get(id);
}

/** Whether the item can be shot with. */
export function isMissile(item: string): boolean {
  return BY_ID.has(item);
}

const FIREARM_IDS = new Set([...FIREARMS.map((f) => f.id), CROSSBOW_PISTOL.id]);

/** Whether the item is a pistol, a brace or a crossbow pistol: a missile weapon with a use in close combat. */
export function isFirearm(item: string): boolean {
  return FIREARM_IDS.has(item);
}

/** What a missile weapon does to the victim's save, for listings: `-2`, `by S`. */
export function penaltyOf({ savePenalty: fixed, saveBonus, strength }: Missile): string | Words {
  if (fixed === null && strength === null) return { en: 'by S', fr: 'selon F' };
  const change = saveBonus - (fixed ?? savePenalty(strength ?? 0));
  return change > 0 ? `+${change}` : `${change}`;
}

/** A missile weapon as one fighter shoots it: his skills and the rulings taken in. */
export interface CarriedMissile {
  readonly id: string;
  /** Greatest range in inches. // MH-SHT-2 */
  readonly range: number;
  readonly strength: number;
  /** What it takes off the victim's save. */
  readonly savePenalty: number;
  readonly saveBonus: number;
  readonly toHit: number;
  /** Shots a phase, unless he fires twice at -1. // MH-SHT-5 */
  readonly shots: number;
  /** His shots of a phase may go at several targets. // MH-SHT-5 */
  readonly divides: boolean;
  /** Where he fires twice at -1. */
  readonly doubles: Missile['doubles'];
  readonly isThrown: boolean;
  /** Shots a phase in a turn in which he moved. */
  readonly shotsAfterMoving: number;
  /** Shots a phase in the own turn after one in which it fired. */
  readonly shotsAfterFiring: number;
  readonly isSpent: boolean;
  readonly scatters: boolean;
  readonly isPoisoned: boolean;
}

/** What decides how a missile weapon is shot. */
export interface Bearer {
  readonly strength: number;
  readonly abilities: ReadonlySet<string>;
  /** His decision `fire-twice`. */
  readonly firesTwice: boolean;
  /** Weapons have no rules of their own. // MH-EQ-5 */
  readonly sheetOnly: boolean;
  /** Of a brace fired twice, one pistol is ready in the next turn. */
  readonly reloadsBrace: boolean;
}

/** A missile weapon in the hands of its bearer. // MH-SHT-2, MH-SHT-5, MH-EQ-5 */
export function carryMissile(item: Missile, bearer: Bearer): CarriedMissile {
  const { abilities, firesTwice } = bearer;
  const weapon = bearer.sheetOnly ? { ...item, ...PLAIN } : item;
  const strength = weapon.strength ?? bearer.strength;
  const has = (skill: string | null): boolean => skill !== null && abilities.has(skill);
  const firesBoth = weapon.firesBoth && firesTwice && !has(weapon.skill);
  const shots = has(weapon.skill) ? weapon.skilledShots : firesBoth ? 2 : 1;
  const isLoadedSlowly = firesBoth || (weapon.prepares && !has(weapon.preparedBy));
  const isHalfLoaded = weapon.skill === 'pistolier' && bearer.reloadsBrace;
  return {
    id: weapon.id,
    range: weapon.range + (abilities.has('eagle-eyes') ? 6 : 0),
    strength,
    savePenalty: weapon.savePenalty ?? savePenalty(strength),
    saveBonus: weapon.saveBonus,
    toHit: weapon.toHit,
    shots,
    divides: weapon.skill === 'knife-fighter' && shots > 1,
    doubles: firesTwice ? weapon.doubles : 'never',
    isThrown: weapon.isThrown,
    // To be nimble and to shoot quickly do not go together.
    shotsAfterMoving: weapon.isUnwieldy ? (abilities.has('nimble') ? 1 : 0) : shots,
    shotsAfterFiring: isLoadedSlowly ? 0 : isHalfLoaded ? 1 : shots,
    isSpent: weapon.isSpent,
    scatters: weapon.scatters,
    isPoisoned: weapon.isPoisoned,
  };
}

/** The weapon that a fighter shoots with: the first missile weapon of his list, or null. */
export function firstMissile(items: readonly string[], bearer: Bearer): CarriedMissile | null {
  for (const item of items) {
    const found = findMissile(item);
    if (found !== undefined) return carryMissile(found, bearer);
  }
  return null;
}
