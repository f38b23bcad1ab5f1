import type { Finding, Variant, Words } from '../system.ts';
import { compileBlows, type Stance } from './blows.ts';
import { type Combatant, combatantOf } from './combatant.ts';
import { warning } from './findings.ts';
import { EIGHTHS, stridesOf } from './mobility.ts';
import { NEVER } from './numbers.ts';
import { AIM, aimAt, canShoot, compileShot } from './shots.ts';
import { expandSide, type Sides } from './sides.ts';
import type { Blow } from './volley.ts';

/** The circumstances in which a fighter on his feet strikes hardest. */
const CHARGE: Stance = {
  firstRound: true,
  charging: true,
  charged: true,
  frenzied: false,
  crowded: false,
  diving: false,
  targetFirstRound: true,
  targetUnstoppable: false,
  criticalSlot: -1,
};

/** Fighters of either side, each id once. */
type Lines = readonly [readonly Combatant[], readonly Combatant[]];

function linesOf(sides: Sides, variant: Variant): Lines | null {
  const [first, second] = Object.values(sides).map((side) =>
    [...new Set(expandSide(side))].map((id) => combatantOf(variant, id)),
  );
  // Where a side is empty the fight is over before it begins.
  if (first === undefined || second === undefined || first.length === 0 || second.length === 0) return null;
  return [first, second];
}

/** Whether anybody can do it to anybody of the other side, whose index is the third argument. */
function someone([first, second]: Lines, can: (from: Combatant, to: Combatant, side: 0 | 1) => boolean): boolean {
  return first.some((a) => second.some((b) => can(a, b, 1) || can(b, a, 0)));
}

/** Whether a blow or shot can ever hit and wound. */
export function canHurt({ isAutomatic, toHit, toWound, isPoisoned }: Blow): boolean {
  return (isAutomatic || toHit < NEVER) && (toWound < NEVER || isPoisoned);
}

/** Whether a blow of one can ever wound the other. @param diving whether he jumps on him */
export function canStrike(from: Combatant, to: Combatant, { rulings }: Variant, diving = false): boolean {
  return compileBlows(from, to, { ...CHARGE, diving }, rulings).some(canHurt);
}

/** Whether one can ever wound the other in close combat. // MH-ATK-8 */
function canWound(from: Combatant, to: Combatant, variant: Variant): boolean {
  if (canStrike(from, to, variant)) return true;
  const { rulings } = variant;
  return from.carriesCrossbowPistol && from.stats.BS > 0 && canHurt(compileShot(from, to, AIM.melee, -1, rulings));
}

/** Whether somebody may flee for standing alone, so that a fight without a wound ends all the same. // MH-PSY-8 */
function mayFlee(sides: Sides, variant: Variant, friendsNear: readonly string[]): boolean {
  if (variant.rulings.psychology === 'off') return false;
  const all = Object.entries(sides).map(([side, list]) => ({ side, ids: expandSide(list) }));
  if (!all.some(({ ids }) => ids.length > 1)) return false;
  return all.some(({ side, ids }) => {
    const [id] = ids;
    if (id === undefined || ids.length > 1 || friendsNear.includes(side)) return false;
    const { isImmuneToFear, isCombatMaster, isFanatical, isFrenzied } = combatantOf(variant, id);
    return !isImmuneToFear && !isCombatMaster && !isFanatical && !isFrenzied;
  });
}

/**
 * Warns of a close combat that cannot end: neither side can ever wound the other, nor need anybody flee.
 * @param friendsNear sides with friends just outside the fight
 */
export function warnOfStalemate(
  sides: Sides,
  variant: Variant,
  friendsNear: readonly string[] = [],
): readonly Finding[] {
  const lines = linesOf(sides, variant);
  if (lines === null || someone(lines, (a, d) => canWound(a, d, variant))) return [];
  if (mayFlee(sides, variant, friendsNear)) return [];
  const message = {
    en: 'neither side can wound the other: every fight is a draw at the cap of rounds',
    fr: 'aucun camp ne peut blesser l’autre\u00a0: chaque combat finit nul au dernier tour',
  };
  const strikes = someone(lines, (a, d) => compileBlows(a, d, CHARGE, variant.rulings).length > 0);
  const hint = strikes
    ? {
        en: 'Strength is 4 or more below Toughness on both sides',
        fr: 'des deux côtés, la Force est inférieure d’au moins 4 à l’Endurance',
      }
    : {
        en: 'nobody has an attack: give a fighter A 1 or more',
        fr: 'nul n’a d’attaque\u00a0: donnez A 1 ou plus à un combattant',
      };
  return [warning('never-ends', ['sides'], message, hint)];
}

/** What a skirmish says of how the sides stand to each other. */
interface Field {
  readonly sides: Sides;
  /** Inches. */
  readonly distance: number;
  /** Sides in cover. */
  readonly cover: readonly string[];
}

/** Who neither moves nor charges as long as nobody comes to him. // MH-SKI-2, MH-SKI-3 */
function waits(who: Combatant): boolean {
  return who.tactics.stance === 'hold' && !who.isFrenzied && !who.isStupid;
}

/** Whether anybody can ever charge: what keeps all apart is hold, no movement, or a `charge-at` too short. */
function canMeet(all: readonly Combatant[], distance: number): boolean {
  const moves = (who: Combatant): boolean => (who.tactics.stance !== 'hold' || who.isStupid) && stridesOf(who).walk > 0;
  // Whoever comes near stops an inch short of his enemy.
  const nearest = all.some(moves) ? Math.min(1, distance) : distance;
  return all.some((who) => {
    const reach = stridesOf(who).charge / EIGHTHS;
    const declaredAt = who.tactics.chargeAt ?? reach;
    if (who.isFrenzied) return reach >= nearest || (declaredAt >= nearest && reach > 0);
    return who.tactics.stance !== 'hold' && reach > 0 && reach >= nearest && declaredAt >= nearest;
  });
}

/** Warns of a skirmish that cannot end: nobody's shots can wound, and nobody can come to blows or wound by them. */
export function warnOfWaiting({ sides, distance, cover }: Field, variant: Variant): readonly Finding[] {
  const lines = linesOf(sides, variant);
  if (lines === null) return [];
  const all = [...lines[0], ...lines[1]];
  const names = Object.keys(sides);
  const stands = all.every(waits);
  const shoots = someone(lines, (a, d, side) => {
    if (!canShoot(a)) return false;
    const covered = cover.includes(names[side] ?? '') ? AIM.covered : 0;
    // Where somebody moves, the best shot that there may be: near, and standing still.
    const aim = stands ? aimAt(a, distance, covered) : covered;
    return canHurt(compileShot(a, d, aim, -1, variant.rulings));
  });
  if (shoots) return [];
  if (canMeet(all, distance)) return warnOfStalemate(sides, variant);
  const [what, hint] = apart(all, stands, distance);
  const message = {
    en: `${what.en}: every fight is a draw at the cap of rounds`,
    fr: `${what.fr}\u00a0: chaque combat finit nul au dernier tour`,
  };
  return [warning('never-meets', ['sides'], message, hint)];
}

/** What keeps the sides apart, and what helps. */
function apart(all: readonly Combatant[], stands: boolean, distance: number): readonly [Words, Words] {
  if (!stands) {
    return [
      {
        en: 'nobody can ever charge, and no shot can wound',
        fr: 'nul ne peut jamais charger, et aucun tir ne peut blesser',
      },
      { en: 'raise M or charge-at', fr: 'augmentez M ou `charge-at`' },
    ];
  }
  if (!all.some(canShoot)) {
    return [
      {
        en: `both sides hold their place ${distance} inches apart`,
        fr: `les deux camps tiennent leur place à ${distance} pas`,
      },
      { en: 'give one side the stance charge', fr: 'donnez à un camp `stance: charge`' },
    ];
  }
  return [
    {
      en: `both sides hold their place ${distance} inches apart, where no shot can wound`,
      fr: `les deux camps tiennent leur place à ${distance} pas, où aucun tir ne peut blesser`,
    },
    {
      en: 'shorten the distance, take away the cover, or give one side the stance charge',
      fr: 'réduisez la distance, ôtez le couvert ou donnez à un camp `stance: charge`',
    },
  ];
}
