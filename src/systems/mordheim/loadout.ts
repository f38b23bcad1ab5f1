import { isMissile } from './missiles.ts';
import { type CarriedWeapon, FIST, findWeapon, PISTOLS, type Pistol, PLAIN_BLOW } from './weapons.ts';

/** What a fighter holds in one round of close combat. */
export interface Loadout {
  readonly main: CarriedWeapon;
  /** Id of whatever the off-hand holds, pistols of a brace apart. */
  readonly offHand: string | null;
  /** Second melee weapon in the off-hand. */
  readonly second: CarriedWeapon | null;
  /** Single pistol in the off-hand. */
  readonly pistol: Pistol | null;
  /** Brace used this round: both hands hold pistols. */
  readonly brace: Pistol | null;
  /** A spiked gauntlet in the off-hand strikes as a second, plain weapon. */
  readonly gauntlet: boolean;
  /** A shield in hand: save one better. */
  readonly shield: boolean;
  /** Items in hand that parry. // MH-PAR-1 */
  readonly parryItems: number;
  /** Sword and buckler or gauntlet, a dwarf axe and anything that parries, or claws. // MH-PAR-5 */
  readonly rerollsParry: boolean;
  readonly strikesFirst: boolean;
  readonly strikesLast: boolean;
  /** Initiative bonus of an ithilmar weapon in hand. // MH-ORD-3 */
  readonly initiative: number;
}

interface LoadoutOptions {
  readonly sheetOnly: boolean;
  /** Whether a brace may be used in this round. */
  readonly drawsPistols: boolean;
}

/**
 * What of a list its bearer may use in the battle: no lance on foot, and with claws, if they are its first weapon, no
 * other weapon; else no claws. // MH-EQ-1
 */
export function usableItems(items: readonly string[], isMounted: boolean): readonly string[] {
  const ridden = isMounted ? items : items.filter((item) => findWeapon(item)?.weapon.needsMount !== true);
  const first = ridden.find(isWeapon);
  return ridden.filter((item) => !isWeapon(item) || (excludesOthers(first) ? item === first : !excludesOthers(item)));
}

/** Whether he uses no other weapon beside this one. */
export function excludesOthers(item: string | undefined): boolean {
  return findWeapon(item ?? '')?.weapon.excludesOthers === true;
}

function isWeapon(item: string): boolean {
  const hands = findWeapon(item)?.weapon.hands ?? 'body';
  return hands !== 'body' || item === 'spiked-gauntlet' || isMissile(item);
}

/** Hands of a fighter by the order of his list. // MH-EQ-1, MH-EQ-2 */
export function loadoutOf(items: readonly string[], options: LoadoutOptions): Loadout {
  if (options.sheetOnly) return sheetLoadout(items);
  const mainIndex = items.findIndex((item) => findWeapon(item) !== undefined);
  const main = findWeapon(items[mainIndex] ?? '') ?? FIST;
  const off = offHandOf(main, items, mainIndex);
  const second = off === undefined ? undefined : findWeapon(off);
  const gauntlet = off === 'spiked-gauntlet';
  const smallShield = off === 'buckler' || gauntlet;
  const brace = options.drawsPistols ? braceOf(items) : null;
  const blades = bladeCount(main) + (second === undefined ? 0 : bladeCount(second));
  const claws = main.weapon.parry === 'claws';
  const parryItems = brace !== null ? 0 : blades + (smallShield ? 1 : 0) + (claws ? 2 : 0);
  const pairs = main.weapon.pairsParry || second?.weapon.pairsParry === true;
  return {
    main,
    offHand: off ?? null,
    second: second ?? null,
    pistol: PISTOLS.find((p) => p.id === off) ?? null,
    brace,
    gauntlet,
    shield: off === 'shield' && brace === null,
    parryItems,
    rerollsParry: brace === null && ((blades > 0 && smallShield) || claws || (pairs && parryItems > 1)),
    strikesFirst: brace === null && main.weapon.strikesFirst,
    strikesLast: brace === null && main.weapon.strikesLast,
    initiative: brace === null && (main.material === 'ithilmar' || second?.material === 'ithilmar') ? 1 : 0,
  };
}

/** The first brace of the list. // MH-ATK-7 */
function braceOf(items: readonly string[]): Pistol | null {
  const first = items.find((item) => PISTOLS.some((p) => p.braceId === item));
  return PISTOLS.find((p) => p.braceId === first) ?? null;
}

/** Blades that parry as a sword: two of them in a pair of weeping blades. */
function bladeCount(carried: CarriedWeapon): number {
  if (carried.weapon.parry === 'two-blades') return 2;
  return carried.weapon.parry === 'blade' ? 1 : 0;
}

/** First other item of the list that may go with the main weapon. // MH-EQ-2 */
function offHandOf(main: CarriedWeapon, items: readonly string[], mainIndex: number): string | undefined {
  return items.find((item, index) => index !== mainIndex && mayPartner(main, item));
}

function mayPartner(main: CarriedWeapon, item: string): boolean {
  switch (main.weapon.partner) {
    case 'none':
      return false; // MH-SAVE-5
    case 'shield':
      return item === 'shield';
    case 'shield-or-buckler':
      return item === 'shield' || item === 'buckler';
    case 'shield-or-gauntlet':
      return item === 'shield' || item === 'spiked-gauntlet';
    case 'any':
      if (item === 'shield' || item === 'buckler' || item === 'spiked-gauntlet') return true;
      if (PISTOLS.some((p) => p.id === item)) return true;
      return findWeapon(item)?.weapon.offHand === true;
  }
}

/** Plain blows, and a shield that always counts. // MH-EQ-5 */
function sheetLoadout(items: readonly string[]): Loadout {
  return {
    main: PLAIN_BLOW,
    offHand: null,
    second: null,
    pistol: null,
    brace: null,
    gauntlet: false,
    shield: items.includes('shield'),
    parryItems: 0,
    rerollsParry: false,
    strikesFirst: false,
    strikesLast: false,
    initiative: 0,
  };
}
