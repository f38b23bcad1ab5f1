import type { Dice, Site } from '../../dice/dice.ts';
import { type KeepBands, keepBands } from '../../dice/keep-pool.ts';
import { DramaRoll } from './checks.ts';
import type { Combatant } from './combatant.ts';
import { dieSort, type Roll, type Rulings, traitPool } from './pools.ts';

/** Points of a failed wound check for each dramatic wound after the first. // SS-WND-3 */
export const STEP = { ordinary: 20, explosive: 10 } as const;

/** What a failed wound check costs, by how much it fails. */
export interface WoundScale {
  /** Points missed to a slice. */
  readonly step: number;
  /** A begun slice counts as a full one. // wound-step */
  readonly countsBegun: boolean;
  /** Only slices cost wounds: a failure by less costs none. // hazard-wounds */
  readonly onlySlices: boolean;
}

/** How blows wound. // SS-WND-3 */
export function combatScale(step: number, rulings: Rulings): WoundScale {
  return { step, countsBegun: rulings['wound-step'] === 'begun', onlySlices: false };
}

/** How falls and explosions wound. // SS-HAZ-2 */
export function hazardScale(step: number, rulings: Rulings): WoundScale {
  return { ...combatScale(step, rulings), onlySlices: rulings['hazard-wounds'] === 'per-step' };
}

/** Dramatic wounds of a wound check that misses by so much; 0 missed is a check passed. // SS-WND-3, SS-HAZ-2 */
export function dramaticWounds(missed: number, { step, countsBegun, onlySlices }: WoundScale): number {
  if (missed <= 0) return 0;
  if (countsBegun) return Math.ceil(missed / step);
  return Math.floor(missed / step) + (onlySlices ? 0 : 1);
}

/** The most that a wound check may miss by for so many dramatic wounds and no more. */
function mostMissed(wounds: number, { step, countsBegun, onlySlices }: WoundScale): number {
  if (countsBegun) return step * wounds;
  if (onlySlices) return step * (wounds + 1) - 1;
  return wounds === 0 ? 0 : step * wounds - 1;
}

interface WoundCheckFacts {
  readonly scale: WoundScale;
  readonly rulings: Rulings;
  /** Totals are drawn from their laws when sampled. */
  readonly isDrawn: boolean;
  /** Points that supporting brutes add. // SS-SQ-9 */
  readonly support?: number;
}

/** The wound checks of one person: Brawn, against all his flesh wounds. // SS-WND-1 */
export class WoundChecks {
  /** Drama dice spent on the last check. */
  spent = 0;
  private readonly scale: WoundScale;
  private readonly comesAfter: boolean;
  private readonly sound: DramaRoll;
  private readonly crippled: DramaRoll;
  /** Index drama dice × 2 + crippled → index TN → bands, from most wounds to none; made when first met. */
  private readonly bands: ((KeepBands | undefined)[] | undefined)[] = [];

  constructor(who: Combatant, { scale, rulings, isDrawn, support = 0 }: WoundCheckFacts) {
    this.scale = scale;
    this.comesAfter = rulings['drama-timing'] === 'after';
    const bonusDie = who.abilities.has('toughness') ? 1 : 0;
    const rollOf = (isCrippled: boolean): DramaRoll =>
      new DramaRoll(
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
    this.sound = rollOf(false);
    this.crippled = rollOf(true);
  }

  /**
   * One check.
   * @param tn all his flesh wounds, the new ones included
   * @param allowed drama dice that he has and will spend
   * @returns new dramatic wounds; 0 leaves him the flesh wounds instead
   */
  play(tn: number, isCrippled: boolean, allowed: number, dice: Dice, site: Site): number {
    const drama = isCrippled ? this.crippled : this.sound;
    if (this.comesAfter && allowed > 0) {
      const missed = tn - drama.totalAgainst(tn, allowed, dice, site);
      this.spent = drama.spent;
      return dramaticWounds(missed, this.scale);
    }
    this.spent = allowed;
    const roll = drama.with(allowed);
    const place = 2 * allowed + (isCrippled ? 1 : 0);
    const bands = this.bands[place]?.[tn] ?? this.makeBands(roll, place, tn);
    return bands.starts.length - dice.keepBand(bands, site);
  }

  private makeBands({ pool, bonus }: Roll, place: number, tn: number): KeepBands {
    const starts: number[] = [];
    for (let wounds = 0; ; wounds += 1) {
      const least = tn - bonus - mostMissed(wounds, this.scale);
      if (least <= pool.min) break;
      starts.unshift(least);
    }
    const made = keepBands(pool, starts);
    const byTn = this.bands[place] ?? [];
    byTn[tn] = made;
    this.bands[place] = byTn;
    return made;
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
