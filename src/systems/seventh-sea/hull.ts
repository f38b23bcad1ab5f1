import type { Dice } from '../../dice/dice.ts';
import { DramaRoll } from './checks.ts';
import { MarginRoll } from './margins.ts';
import { knackPool, type Rulings } from './pools.ts';
import type { Ship } from './ship.ts';
import { AT, chooseLoss, type ShipState } from './ship-state.ts';
import { SITE } from './sites.ts';
import type { TraitTactic } from './tactics.ts';

/** Points of a failed hull roll for each critical after the first. // SS-SHIP-6 */
const CRITICAL_STEP = 10;
/** Actions that a ship without a hull takes to sink. // SS-SHIP-8 */
const SINKING_ACTIONS = 20;

/** Where the first critical of a hit falls, whatever the captains say: an index in the order of traits, or nowhere. */
export const ANYWHERE = -1;

/** How a ship bears damage: hull rolls, criticals, ranks lost, sinking. // SS-SHIP-6 to 9 */
export class Hull {
  private readonly ship: Ship;
  private readonly policy: TraitTactic;
  private readonly keepsSuperficial: boolean;
  private readonly sinksByCurrent: boolean;
  private readonly sinkingTable: readonly number[] | null;
  /** Index current Resolve → its roll. */
  private readonly rolls: readonly MarginRoll[];

  /** @param taker the enemy captain's choice of what a critical costs; null where there is none // critical-chooser */
  constructor(ship: Ship, taker: TraitTactic | null, { rulings, isDrawn, sinkingTable }: HullFacts) {
    this.ship = ship;
    this.policy = taker !== null && rulings['critical-chooser'] === 'attacker' ? taker : ship.tactics.loseTrait;
    this.keepsSuperficial = rulings['ship-superficial'] === 'keep';
    this.sinksByCurrent = rulings['sink-resolve'] === 'current';
    this.sinkingTable = sinkingTable;
    const scale = {
      step: CRITICAL_STEP,
      countsBegun: rulings['ship-critical-step'] === 'begun',
      onlySlices: false,
    };
    const start = ship.start.traits[AT.resolve] ?? 0;
    this.rolls = Array.from({ length: start + 1 }, (_, resolve) => {
      const base = knackPool(resolve, ship.officers.carpentry); // SS-SHIP-2
      const roll = new DramaRoll(base, { sort: 'exploding', traitOf: 'ship' }, rulings, isDrawn);
      return new MarginRoll(roll, scale, rulings);
    });
  }

  /** What the hull has to hold when a hit does so much damage: what it has borne before is part of it. // SS-SHIP-6 */
  tnOf(state: ShipState, damage: number): number {
    const tn = damage + state.superficial;
    if (!this.keepsSuperficial) state.superficial = 0;
    return tn;
  }

  /**
   * Rolls the hull against its TN and takes what comes of it.
   * @param first trait on which the first critical falls while it has any, or {@link ANYWHERE} // SS-SHIP-10
   * @returns criticals; 0 when the hull held
   * @source SS-SHIP-6
   */
  soak(state: ShipState, tn: number, first: number, dice: Dice): number {
    const roll = this.rolls[state.resolve] as MarginRoll;
    const criticals = roll.play(tn, Math.min(this.ship.tactics.drama.soak, state.drama), dice, SITE.hull);
    state.drama -= roll.spent;
    if (criticals === 0) {
      state.superficial = tn;
      return 0;
    }
    this.suffer(state, criticals, first);
    return criticals;
  }

  /** Criticals fall: each costs a trait a rank while any has one. // SS-SHIP-9 */
  suffer(state: ShipState, criticals: number, first: number = ANYWHERE): void {
    for (let critical = 0; critical < criticals; critical += 1) {
      const isMeant = critical === 0 && first !== ANYWHERE && (state.traits[first] as number) > 0;
      const trait = isMeant ? first : chooseLoss(state.traits, this.policy);
      if (trait < 0) break;
      state.lose(trait, this.ship.tactics.loseGun);
    }
    state.criticals += criticals;
  }

  // SS-SHIP-8
  isSunk({ criticals, resolve }: ShipState): boolean {
    const hull = this.sinksByCurrent ? resolve : (this.ship.start.traits[AT.resolve] ?? 0);
    return criticals > 0 && criticals >= 2 * hull;
  }

  /** Actions until a ship that sinks is gone. // SS-SHIP-8 */
  sinkingActions(dice: Dice): number {
    const { sinkingTable, ship } = this;
    if (sinkingTable === null) return SINKING_ACTIONS - (ship.start.traits[AT.resolve] ?? 0);
    return sinkingTable[dice.roll(sinkingTable.length, SITE.sinking) - 1] ?? 0;
  }
}

/** What a hull rests on beside its ship. */
export interface HullFacts {
  readonly rulings: Rulings;
  /** Totals are drawn from their laws when sampled. */
  readonly isDrawn: boolean;
  /** Actions to sink, by the face of a ten-sided die; null: by the hull. */
  readonly sinkingTable: readonly number[] | null;
}
