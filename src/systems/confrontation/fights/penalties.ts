import type { Combatant, Rulings } from '../combatant.ts';
import type { FightFacts } from './facts.ts';
import { COUNT, type Fight } from './fight.ts';
import { firstOf } from './members.ts';

/** Power, or the rank of a size, by which a heavy charge must exceed its target. // CF-PEN-6 */
const HEAVY_LEAD = 2;

/** Charge penalties: who charged whom in a speaking turn, and whether they weigh enough. // CF-PEN */
export class Penalties {
  private readonly sideOf: readonly number[];
  /** Index fighter → what he weighs when he is charged, and when he charges. */
  private readonly weights: readonly number[];
  private readonly chargeWeights: readonly number[];
  private readonly isHeavy: readonly boolean[];
  private readonly rulings: Rulings;

  constructor({ party: { combatants, sideOf }, rulings }: FightFacts) {
    this.sideOf = sideOf;
    this.weights = combatants.map(({ power, size }) => (rulings['charge-comparison'] === 'size' ? size : power));
    this.chargeWeights = combatants.map((who, i) => (this.weights[i] as number) + bruteBonus(who, rulings));
    this.isHeavy = combatants.map(({ abilities }) => abilities.has('heavy-charge'));
    this.rulings = rulings;
  }

  /** Puts a penalty on a fighter. // CF-PEN-5 */
  impose(fight: Fight, fighter: number, penalty: number): void {
    const unit = fight.unit(fighter);
    if (unit.penalty === 0 && fight.isFirstTurn) fight.count(COUNT.penalised, this.sideOf[fighter] as number, 1);
    const isStacking = unit.penalty > 0 && this.rulings['charge-stacking'] === 'per-speaking-turn';
    unit.penalty = isStacking ? unit.penalty + penalty : Math.max(unit.penalty, penalty);
  }

  /** The end of a speaking turn: its charges are weighed, and done with. // CF-PEN-2 */
  weigh(fight: Fight): void {
    let reached = 0;
    for (let i = 0; i < fight.units.length; i += 1) reached |= fight.unit(i).reached;
    if (reached === 0) return;
    for (let left = reached; left !== 0; left &= left - 1) {
      const i = firstOf(left);
      const chargers = this.chargersOf(fight, 1 << i);
      const isPerGroup = this.rulings['mixed-charge'] === 'per-group';
      const isPenalised = isPerGroup ? this.outweighsGroup(fight, chargers) : this.outweighs(fight, chargers);
      if (isPenalised) this.impose(fight, i, this.penaltyBy(chargers, i));
    }
    for (let i = 0; i < fight.units.length; i += 1) fight.unit(i).reached = 0;
  }

  /** Those who have charged somebody of a set. */
  private chargersOf(fight: Fight, targets: number): number {
    let chargers = 0;
    for (let i = 0; i < fight.units.length; i += 1) if ((fight.unit(i).reached & targets) !== 0) chargers |= 1 << i;
    return chargers;
  }

  /** Whether the chargers of one target together outweigh all that any of them has charged. // CF-PEN-1, 3, 4 */
  private outweighs(fight: Fight, chargers: number): boolean {
    let most = 0;
    for (let i = 0; i < fight.units.length; i += 1) {
      if ((chargers & (1 << i)) !== 0) most = Math.max(most, sumOf(this.weights, fight.unit(i).reached));
    }
    return sumOf(this.chargeWeights, chargers) >= most;
  }

  /** The same for all chargers and targets that hang together. [mixed-charge] // CF-PEN-4 */
  private outweighsGroup(fight: Fight, first: number): boolean {
    let chargers = first;
    let targets = 0;
    for (;;) {
      for (let i = 0; i < fight.units.length; i += 1) if ((chargers & (1 << i)) !== 0) targets |= fight.unit(i).reached;
      const linked = this.chargersOf(fight, targets);
      if (linked === chargers) return sumOf(this.chargeWeights, chargers) >= sumOf(this.weights, targets);
      chargers = linked;
    }
  }

  // CF-PEN-6
  private penaltyBy(chargers: number, target: number): number {
    const enough = (this.weights[target] as number) + HEAVY_LEAD;
    for (let i = 0; i < this.isHeavy.length; i += 1) {
      if ((chargers & (1 << i)) !== 0 && this.isHeavy[i] === true && (this.chargeWeights[i] as number) >= enough) {
        return 2;
      }
    }
    return 1;
  }
}

/** Power gained while charging. // CF-ABL-21 */
function bruteBonus({ abilities }: Combatant, rulings: Rulings): number {
  if (!abilities.has('brute')) return 0;
  return rulings.brute === 'power-1' && rulings['charge-comparison'] === 'power' ? 1 : 0;
}

function sumOf(weights: readonly number[], set: number): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i += 1) if ((set & (1 << i)) !== 0) sum += weights[i] as number;
  return sum;
}
