import { DramaRoll } from './checks.ts';
import type { Combatant } from './combatant.ts';
import type { Ground } from './ground.ts';
import type { Manner } from './manner.ts';
import { dieSort, isUnpractised, knackPool, type PoolTerms, RAISE, unskilledTn } from './pools.ts';
import type { Weapon } from './weapons.ts';

/** Who attacks whom with what, and how. */
export interface AssaultParts {
  readonly attacker: Combatant;
  readonly target: Combatant;
  readonly weapon: Weapon;
  readonly manner: Manner;
  /** Unkept dice that the attacker loses, intimidated by the target. // SS-ATT-16 */
  readonly intimidated: number;
  /** Raises to which the target taunted him. // SS-ATT-16 */
  readonly taunted: number;
}

/** What changes from one attack of the same parts to another. */
export interface AssaultFacts {
  readonly isCrippled: boolean;
  /** Brutes of an attacking squad who do not support anybody. // SS-SQ-2 */
  readonly brutes: number;
  /** What supporting brutes add, points or dice. // SS-SQ-9 */
  readonly support: number;
  /** Two pistols at once. // SS-ATT-13 */
  readonly isPair: boolean;
  /** The target lies, is surprised or recovering. // SS-ATT-3 */
  readonly isHelpless: boolean;
}

/** TN of whoever cannot evade, and the least of any passive defence. // SS-ATT-3 */
const HELPLESS_TN = 5;
/** Most brutes that add a die to the attack, under a ruling. // squad-size-cap */
const BRUTES_MAX = 6;

/** The attack roll. // SS-ATT-1, SS-SQ-2 */
export function attackRoll(parts: AssaultParts, facts: AssaultFacts, ground: Ground): DramaRoll {
  const { attacker, manner } = parts;
  const { rulings, isDrawn } = ground;
  const terms = attackTerms(parts, facts, ground);
  if (attacker.rank === 'squad') {
    const most = rulings['squad-size-cap'] === 'six' ? BRUTES_MAX : Number.POSITIVE_INFINITY;
    const rolled = Math.min(facts.brutes, most);
    const sort = rulings['squad-explode'] === 'plain' ? 'plain' : 'exploding';
    const base = { rolled, kept: Math.min(attacker.threat, rolled), bonus: 0 };
    return new DramaRoll(base, { ...terms, sort }, rulings, isDrawn);
  }
  const rank = attackRank(parts, ground);
  const lacksRank = isUnpractised(rank, rulings);
  const isSabreFeint = manner.isFeint && parts.weapon.id === 'scimitar' && rulings['scimitar-feint'] === 'feint';
  return new DramaRoll(
    knackPool(attacker.traits.finesse, rank),
    {
      ...terms,
      sort: dieSort({ isCrippled: facts.isCrippled, isUnpractised: lacksRank }, rulings),
      traitOf: 'character',
      penaltyBoth: isSabreFeint ? 1 : 0, // SS-ATT-15
    },
    rulings,
    isDrawn,
  );
}

/** What the weapon, the hand, the distance, friends and fear do to an attack roll. */
function attackTerms(parts: AssaultParts, facts: AssaultFacts, ground: Ground): Omit<PoolTerms, 'sort'> {
  const { attacker, weapon, manner } = parts;
  const { rulings } = ground;
  const isFlat = rulings['support-bonus'] === 'flat';
  const scimitarDie = weapon.id === 'scimitar' && rulings['scimitar-passive'] === 'plus-1k0' ? 1 : 0;
  return {
    unkept: Math.max(0, weapon.attackDice) + scimitarDie + (isFlat ? 0 : facts.support),
    penalty: Math.max(0, -weapon.attackDice) + offHandDice(parts, facts, ground) + parts.intimidated,
    bonus:
      RAISE * (attacker.freeRaises + manner.freeRaises + weapon.freeRaises) +
      ground.rangePoints(weapon) +
      (isFlat ? facts.support : 0),
  };
}

// SS-ATT-4, SS-ATT-13
function offHandDice({ attacker, manner }: AssaultParts, { isPair }: AssaultFacts, { rulings }: Ground): number {
  if (attacker.abilities.has('left-handed')) return 0;
  const isPenalised = isPair ? rulings['two-pistols-off-hand'] === 'penalised' : manner.isOffHand;
  return isPenalised ? 1 : 0;
}

/** Rank of the knack with which a person attacks. // SS-ATT-1, SS-ATT-15 */
function attackRank({ attacker, weapon, manner }: AssaultParts, ground: Ground): number {
  return attacker.skill(manner.isFeint ? 'feint' : `attack-${ground.useOf(weapon).family}`);
}

/** TN of the attack without its raises for damage. */
export function attackTn(parts: AssaultParts, facts: AssaultFacts, ground: Ground): number {
  const { attacker, target, weapon, manner } = parts;
  const { rulings } = ground;
  const unskilled = attacker.rank === 'squad' ? 0 : unskilledTn(attackRank(parts, ground), rulings);
  const raises =
    manner.called + // SS-ATT-7
    (manner.isFeint ? target.traits.wits : 0) + // SS-ATT-15
    (facts.isPair ? 1 : 0) + // SS-ATT-13
    (rulings['taunt-raises'] === 'wasted' ? parts.taunted : 0); // SS-ATT-16
  const passive = facts.isHelpless ? HELPLESS_TN : passiveDefence(target, weapon, ground);
  return passive + weapon.attackTn + unskilled + RAISE * raises;
}

/** Passive defence against a weapon. // SS-ATT-2, SS-ATT-5, SS-SQ-4 */
function passiveDefence(target: Combatant, weapon: Weapon, { rulings }: Ground): number {
  const threat = target.rank === 'squad' && rulings['squad-tn'] === 'threat' ? target.threat : 0;
  const lowered = weapon.id === 'scimitar' && rulings['scimitar-passive'] === 'minus-5' ? 1 : 0;
  return Math.max(HELPLESS_TN, HELPLESS_TN + RAISE * (threat + target.passive.rank - lowered));
}

/** Raises that he must make, and that work as such. // SS-ATT-16 */
export function forcedRaises({ taunted }: AssaultParts, { rulings }: Ground): number {
  return rulings['taunt-raises'] === 'effective' ? taunted : 0;
}
