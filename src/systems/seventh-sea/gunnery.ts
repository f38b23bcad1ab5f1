import type { Dice } from '../../dice/dice.ts';
import { DramaRoll, total } from './checks.ts';
import { bestRaises, chanceToReach, meanTotal } from './expectation.ts';
import { ANYWHERE } from './hull.ts';
import { buildRoll, knackPool, type PoolTerms, RAISE, type Roll, type Rulings, traitPool, traitTn } from './pools.ts';
import type { Ship } from './ship.ts';
import { AT, type ShipState } from './ship-state.ts';
import { SITE } from './sites.ts';
import type { FighterTactics } from './tactics.ts';

/** What {@link Gunnery.fire} gives for a miss. */
export const MISS = -1;

/** Dice less for grape and chain shot, rolled and kept. // SS-SHIP-10 */
const SPECIAL_SHOT = 2;

/** Where the first critical of a hit falls. // SS-SHIP-10 */
const FIRST_CRITICAL: Readonly<Record<FighterTactics['ammunition'], number>> = {
  ball: ANYWHERE,
  grape: AT.finesse,
  chain: AT.panache,
};

/** A base for places in tables: no rank of a ship, nor what it rolls at a time, reaches it. */
const RANKS = 16;

/** A ship's broadsides: attack and damage. // SS-SHIP-3 to 5, SS-SHIP-10 */
export class Gunnery {
  /** Index in the order of traits, or {@link ANYWHERE}. */
  readonly firstCritical: number;
  private readonly ship: Ship;
  private readonly rulings: Rulings;
  private readonly isDrawn: boolean;
  /** Index current Finesse → attack roll. */
  private readonly attacks: readonly DramaRoll[];
  private readonly damageTerms: PoolTerms;
  /** Index raises × RANKS + guns → damage roll; made when first met. */
  private readonly damages: Roll[] = [];
  /** Raises of `best-damage`, by what decides them; worked out when first met. */
  private readonly best: number[] = [];

  constructor(ship: Ship, rulings: Rulings, isDrawn: boolean) {
    const { start, officers, freeRaises, tactics } = ship;
    this.firstCritical = FIRST_CRITICAL[tactics.ammunition];
    this.ship = ship;
    this.rulings = rulings;
    this.isDrawn = isDrawn;
    const terms = { sort: 'exploding', traitOf: 'ship' } as const;
    this.attacks = Array.from({ length: (start.traits[AT.finesse] ?? 0) + 1 }, (_, finesse) => {
      const base = knackPool(finesse, officers.gunnery); // SS-SHIP-2
      return new DramaRoll(base, { ...terms, bonus: RAISE * freeRaises }, rulings, isDrawn);
    });
    this.damageTerms = { ...terms, penaltyBoth: tactics.ammunition === 'ball' ? 0 : SPECIAL_SHOT };
  }

  /** Whether there are crew and guns for a broadside. // SS-SHIP-3, SS-SHIP-7 */
  canFire({ finesse, brawn, bearing }: ShipState): boolean {
    if (this.rulings['ship-zero-trait'] === 'weak-die') return brawn === 0 || bearing > 0;
    return finesse > 0 && bearing > 0;
  }

  /**
   * One broadside.
   * @param enemyWits rudder of the target
   * @returns the damage, or {@link MISS}
   * @source SS-SHIP-4, SS-SHIP-5
   */
  fire(state: ShipState, enemyWits: number, dice: Dice): number {
    const { raises, drama } = this.ship.tactics;
    const guns = this.rulings['broadside-dice'] === 'full' ? state.brawn : state.bearing;
    const attack = this.attacks[state.finesse] as DramaRoll;
    const allowed = Math.min(drama.attack, state.drama);
    const raised = raises === 'best-damage' ? this.bestFor(state.finesse, guns, enemyWits, allowed) : raises;
    const hits = attack.check(traitTn(enemyWits) + RAISE * raised, allowed, dice, SITE.broadside);
    state.drama -= attack.spent;
    return hits ? total(this.damage(guns, raised), dice, SITE.broadsideDamage) : MISS;
  }

  private damage(guns: number, raises: number): Roll {
    const place = raises * RANKS + guns;
    const known = this.damages[place];
    if (known !== undefined) return known;
    const { damageTerms, rulings, isDrawn } = this;
    const made = buildRoll(traitPool(guns), { ...damageTerms, unkept: raises }, rulings, isDrawn);
    this.damages[place] = made;
    return made;
  }

  /** The number of raises with the greatest expected damage. // SS-ATT-9 */
  private bestFor(finesse: number, guns: number, enemyWits: number, allowed: number): number {
    const place = ((allowed * RANKS + finesse) * RANKS + guns) * RANKS + enemyWits;
    const known = this.best[place];
    if (known !== undefined) return known;
    const announced = this.rulings['drama-timing'] === 'before' ? allowed : 0;
    const attack = (this.attacks[finesse] as DramaRoll).with(announced);
    const found = bestRaises(
      0,
      (raises) => chanceToReach(attack, traitTn(enemyWits) + RAISE * raises) * meanTotal(this.damage(guns, raises)),
    );
    this.best[place] = found;
    return found;
  }
}
