import { InvariantError } from '../../errors.ts';
import { hitNeed, hitNumbers, injuryNumbers, saveNeed, woundNumbers } from './blow-numbers.ts';
import type { Combatant, Rulings } from './combatant.ts';
import { type CriticalSort, criticalNumbers } from './criticals.ts';
import type { Loadout } from './loadout.ts';
import { clampStrength, NEVER, needToHit, needToWound, savePenalty } from './numbers.ts';
import type { Blow } from './volley.ts';
import type { CarriedWeapon, Pistol } from './weapons.ts';

/** Circumstances of a striker's volley. */
export interface Stance {
  /** His first round of the combat. */
  readonly firstRound: boolean;
  /** He charged this turn. */
  readonly charging: boolean;
  /** He was charged this turn. */
  readonly charged: boolean;
  readonly frenzied: boolean;
  /** Two or more living enemies in contact. */
  readonly crowded: boolean;
  readonly diving: boolean;
  /** The target's first round of the combat: decides what he holds. */
  readonly targetFirstRound: boolean;
  /** The target's Weapon Skill is one higher for his charge. // MH-HIT-1 */
  readonly targetUnstoppable: boolean;
  /** Slot of the one-critical limit as the volley counts them, -1 when unlimited. */
  readonly criticalSlot: number;
}

/** Weapon in hand, or a pistol fired in the mêlée. */
type Striking =
  | { readonly type: 'weapon'; readonly carried: CarriedWeapon }
  | { readonly type: 'gauntlet' }
  | { readonly type: 'pistol'; readonly pistol: Pistol };

/** A striker's blows at a target, in order. // MH-ATK-1 */
export function compileBlows(
  attacker: Combatant,
  defender: Combatant,
  stance: Stance,
  rulings: Rulings,
): readonly Blow[] {
  const strikes = strikesOf(attacker, stance, rulings);
  const blows: Blow[] = [];
  let group = -1;
  let previous: Striking | undefined;
  let blow: Blow | undefined;
  for (const strike of strikes) {
    if (strike !== previous || blow === undefined) {
      group += 1;
      previous = strike;
      blow = compileBlow(strike, attacker, defender, stance, rulings, group);
    }
    blows.push(blow);
  }
  return blows;
}

/**
 * One automatic blow with the main weapon at a man who flees, as the `group`-th of several strikers. // MH-PSY-9
 */
export function compileFreeBlow(
  attacker: Combatant,
  defender: Combatant,
  stance: Stance,
  rulings: Rulings,
  group: number,
): Blow {
  const hands = stance.firstRound ? attacker.first : attacker.later;
  const strike: Striking = { type: 'weapon', carried: hands.main };
  return {
    ...compileBlow(strike, attacker, defender, stance, rulings, group),
    isAutomatic: true,
    isPlain: false,
    isPoisoned: false,
  };
}

/** The pistol fired among a striker's blows, at a man whom its shot hits by bouncing off another. // MH-CRIT-4 */
export function compileRicochet(attacker: Combatant, defender: Combatant, stance: Stance, rulings: Rulings): Blow {
  const pistol = attacker.first.brace ?? attacker.first.pistol;
  if (pistol === null) throw new InvariantError(`${attacker.name} fires no pistol`);
  return compileBlow({ type: 'pistol', pistol }, attacker, defender, stance, rulings, 0);
}

/** Which weapon strikes, blow by blow: main hand, off-hand, pistol, whip. // MH-ATK-1, MH-ATK-5 to 7 */
function strikesOf(attacker: Combatant, stance: Stance, rulings: Rulings): readonly Striking[] {
  const hands = stance.firstRound ? attacker.first : attacker.later;
  const attacks = attacksOf(attacker, hands, stance);
  const main: Striking = { type: 'weapon', carried: hands.main };
  const usesPistols = stance.firstRound && attacker.tactics.pistols === 'first-round';
  const whip = stance.charging || stance.charged ? whipOf(attacker, stance.firstRound, rulings) : null;
  const lash: readonly Striking[] =
    whip === null ? [] : [whip === hands.main ? main : { type: 'weapon', carried: whip }];
  if (usesPistols && hands.brace !== null) {
    // MH-ATK-7
    const shots = repeat({ type: 'pistol', pistol: hands.brace }, 2);
    return rulings['brace-attacks'] === 'add' ? [...repeat(main, attacks), ...shots, ...lash] : shots;
  }
  const isPair = hands.main.weapon.hands === 'pair';
  const second: Striking | null =
    hands.second !== null ? { type: 'weapon', carried: hands.second } : hands.gauntlet ? { type: 'gauntlet' } : null;
  const strikes: Striking[] = [];
  if (second === null) strikes.push(...repeat(main, isPair ? attacks + 1 : attacks));
  else if (attacker.tactics.singleAttackWith === 'off-hand') strikes.push(...repeat(main, attacks), second);
  else strikes.push(main, ...repeat(second, attacks));
  if (usesPistols && hands.pistol !== null) strikes.push({ type: 'pistol', pistol: hands.pistol }); // MH-ATK-6
  return [...strikes, ...lash];
}

/** The whip that has one blow more in a charge, the first of two; null where none strikes blows. // MH-ATK-1 */
export function whipOf(attacker: Combatant, isFirstRound: boolean, rulings: Rulings): CarriedWeapon | null {
  const { main, second, brace } = isFirstRound ? attacker.first : attacker.later;
  if (brace !== null && rulings['brace-attacks'] !== 'add') return null;
  if (main.weapon.whip) return main;
  return brace === null && second?.weapon.whip === true ? second : null;
}

function repeat(strike: Striking, count: number): readonly Striking[] {
  return new Array<Striking>(count).fill(strike);
}

/** Number of attacks before those of further weapons. // MH-ATK-1, MH-ATK-3, MH-ATK-4, MH-PSY-5 */
function attacksOf(attacker: Combatant, hands: Loadout, stance: Stance): number {
  if (hands.main.weapon.id === 'fist') return 1; // MH-ATK-4
  let attacks = attacker.stats.A;
  if (stance.frenzied) attacks *= 2; // MH-PSY-5
  if (stance.charging && attacker.abilities.has('charge-attacks-2')) attacks += 1; // MH-ATK-3
  if (stance.crowded && attacker.abilities.has('combat-master')) attacks += 1; // MH-ATK-3
  return attacks;
}

function compileBlow(
  strike: Striking,
  attacker: Combatant,
  defender: Combatant,
  stance: Stance,
  rulings: Rulings,
  group: number,
): Blow {
  const carried = strike.type === 'weapon' ? strike.carried : null;
  const pistol = strike.type === 'pistol' ? strike.pistol : null;
  const strength = pistol?.strength ?? blowStrength(carried, attacker, stance);
  const modifier = (stance.diving ? 1 : 0) + (pistol?.toHit ?? 0); // MH-HIT-1, MH-DIV-3
  const skill = attacker.stats.WS + (stance.charging && attacker.abilities.has('unstoppable-charge') ? 1 : 0); // MH-HIT-1
  const defenderIsHelpless = defender.stats.WS === 0; // MH-HIT-2
  const defence = defender.stats.WS + (stance.targetUnstoppable ? 1 : 0);
  const isAutomatic = defenderIsHelpless && rulings['ws-zero'] === 'automatic';
  const need = (defenderIsHelpless ? 2 : needToHit(skill, defence)) - modifier;
  const isParriable = !isAutomatic && carried?.weapon.unparriable !== true && strength < 2 * defender.stats.S; // MH-PAR-3
  const hands = stance.targetFirstRound ? defender.first : defender.later;
  const base = defender.armour - (hands.shield ? 1 : 0) - (carried?.weapon.saveBonus ?? 0); // MH-SAVE-1, MH-SAVE-4
  const penalty =
    (pistol?.savePenalty ?? savePenalty(strength) + (carried?.weapon.savePenalty ?? 0)) +
    (carried?.material === 'gromril' ? 1 : 0) +
    (attacker.abilities.has('perfect-killer') ? 1 : 0); // MH-SAVE-3
  const isPoisoned = carried?.weapon.lotus === true && !defender.abilities.has('immune-poison'); // MH-WND-4
  const rerolls = rerollsMiss(carried, attacker, defender, stance);
  return {
    weapon: carried?.id ?? pistol?.id ?? 'spiked-gauntlet',
    ...hitNumbers(hitNeed(need, rulings)),
    isAutomatic,
    rerollsMiss: rerolls,
    isPlain: !isAutomatic && !rerolls && !isPoisoned,
    hitModifier: modifier,
    confirm: 0,
    dodges: false,
    isParriable,
    isPoisoned,
    ...woundNumbers(woundNeed(strength, carried, defender), rulings),
    ...criticalNumbers(attacker.abilities.has('web-of-steel') ? 1 : 0, sortOf(strike), rulings),
    toSave: saveNeed(base + penalty, rulings),
    sidesteps: defender.abilities.has('step-aside'),
    ...injuryNumbers(
      carried?.weapon.concussion === true && !defender.abilities.has('hard-head'),
      defender,
      attacker.abilities.has('strike-to-injure') ? 1 : 0,
    ),
    criticalSlot: stance.criticalSlot,
    group,
  };
}

/** Whose table of criticals a blow goes by: a gauntlet strikes as a fist does. // MH-CRIT-4 to MH-CRIT-8 */
function sortOf(strike: Striking): CriticalSort {
  if (strike.type === 'weapon') return strike.carried.weapon.criticals;
  return strike.type === 'pistol' ? 'missile' : 'unarmed';
}

/** Strength of a blow. // MH-ATK-2 */
function blowStrength(carried: CarriedWeapon | null, attacker: Combatant, stance: Stance): number {
  let strength = attacker.stats.S;
  if (carried !== null) {
    const { weapon } = carried;
    const mountedCharge = stance.charging && attacker.abilities.has('mounted') ? weapon.mountedChargeStrength : null;
    strength += mountedCharge ?? (stance.firstRound ? weapon.firstRoundStrength : null) ?? weapon.strength;
  }
  if (attacker.abilities.has('mighty-blow')) strength += 1;
  if (stance.diving) strength += 1;
  return clampStrength(strength);
}

/** Number to wound of a close-combat blow. // MH-WND-1, MH-WND-3 */
function woundNeed(strength: number, carried: CarriedWeapon | null, defender: Combatant): number {
  const felt = defender.abilities.has('resilient') ? Math.max(1, strength - 1) : strength;
  const need = needToWound(felt, defender.stats.T);
  const unholy = defender.abilities.has('undead') || defender.abilities.has('possessed');
  return carried?.weapon.holy === true && unholy && need !== NEVER ? Math.max(2, need - 1) : need;
}

/** Hatred in the first round, sword mastery on the charge. // MH-HIT-3, MH-PSY-6 */
function rerollsMiss(carried: CarriedWeapon | null, attacker: Combatant, defender: Combatant, stance: Stance): boolean {
  if (stance.charging && carried?.weapon.isSword === true && attacker.abilities.has('expert-swordsman')) return true;
  return stance.firstRound && hates(attacker, defender);
}

function hates(attacker: Combatant, defender: Combatant): boolean {
  if (attacker.abilities.has('hatred')) return true;
  for (const ability of defender.abilities) if (attacker.abilities.has(`hatred:${ability}`)) return true;
  return false;
}
