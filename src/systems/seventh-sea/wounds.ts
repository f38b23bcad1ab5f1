import type { Dice, Site } from '../../dice/dice.ts';
import { DramaRoll } from './checks.ts';
import type { Combatant } from './combatant.ts';
import { MarginRoll, type Scale } from './margins.ts';
import { dieSort, type Rulings, traitPool } from './pools.ts';

/** Points of a failed wound check for each dramatic wound after the first. // SS-WND-3 */
export const STEP = { ordinary: 20, explosive: 10 } as const;

/** How blows wound. // SS-WND-3 */
export function combatScale(step: number, rulings: Rulings): Scale {
  return { step, countsBegun: rulings['wound-step'] === 'begun', onlySlices: false };
}

/** How falls and explosions wound. // SS-HAZ-2 */
export function hazardScale(step: number, rulings: Rulings): Scale {
  return { ...combatScale(step, rulings), onlySlices: rulings['hazard-wounds'] === 'per-step' };
}

interface WoundCheckFacts {
  readonly scale: Scale;
  readonly rulings: Rulings;
  /** Totals are drawn from their laws when sampled. */
  readonly isDrawn: boolean;
  /** Points that supporting brutes add. // SS-SQ-9 */
  readonly support?: number;
  /** The register that holds his flesh wounds; null where a model has none. */
  readonly register?: number | null;
}

/** The wound checks of one person: Brawn, against all his flesh wounds. // SS-WND-1 */
export class WoundChecks {
  /** Drama dice spent on the last check. */
  spent = 0;
  private readonly sound: MarginRoll;
  private readonly crippled: MarginRoll;

  constructor(who: Combatant, { scale, rulings, isDrawn, support = 0, register = null }: WoundCheckFacts) {
    const bonusDie = who.abilities.has('toughness') ? 1 : 0;
    const rollOf = (isCrippled: boolean): MarginRoll => {
      const roll = new DramaRoll(
        traitPool(who.traits.brawn),
        {
          sort: dieSort({ isCrippled: isCrippled && !isExempt(rulings), isUnpractised: false }, rulings),
          traitOf: 'character',
          kept: bonusDie,
          bonus: support,
        },
        rulings,
        isDrawn,
      );
      return new MarginRoll(roll, scale, rulings, register);
    };
    this.sound = rollOf(false);
    this.crippled = rollOf(true);
  }

  /**
   * One check.
   * @param tn all his flesh wounds, the new ones included
   * @param allowed drama dice that he has and will spend
   * @returns new dramatic wounds; 0 leaves him the flesh wounds instead // SS-WND-2, SS-WND-3
   */
  play(tn: number, isCrippled: boolean, allowed: number, dice: Dice, site: Site): number {
    const roll = isCrippled ? this.crippled : this.sound;
    const wounds = roll.play(tn, allowed, dice, site);
    this.spent = roll.spent;
    return wounds;
  }
}

/** Whether wound checks and the damage of firearms explode for the crippled as well. // SS-DICE-10 */
export function isExempt(rulings: Rulings): boolean {
  return rulings['crippled-scope'] === 'published-exempt';
}

/** Dramatic wounds that put somebody out of the fight. // SS-WND-5, SS-WND-6 */
export function outAt({ rank, traits }: Combatant): number {
  return rank === 'henchman' ? traits.resolve : 2 * traits.resolve;
}

/** Dramatic wounds that cripple somebody; henchmen never are. // SS-WND-5, SS-WND-6 */
export function crippledAt({ rank, traits }: Combatant): number {
  return rank === 'henchman' ? Number.POSITIVE_INFINITY : traits.resolve;
}
