import type { Site } from '../../dice/dice.ts';
import { drawsLaws } from '../act.ts';
import type { CompileOptions } from '../system.ts';
import type { Combatant } from './combatant.ts';
import { type Deed, deedOf, rollOfDeed } from './deeds.ts';
import type { Scale } from './margins.ts';
import { buildRoll, type Roll } from './pools.ts';
import type { Rulings } from './rulings.ts';
import type { Trait } from './traits.ts';
import { Victim } from './victim.ts';

/** A roll that keeps somebody out of a danger. */
export interface Escape {
  /** Index 0 sound, 1 crippled. */
  readonly rolls: readonly [Roll, Roll];
  readonly tn: number;
  readonly site: Site;
}

/** A danger to one fighter. */
export interface Hazard {
  readonly who: Combatant;
  /** How often it comes over him; it stops when he is out. */
  readonly times: number;
  /** Null: nothing keeps him out of it. */
  readonly escape: Escape | null;
  /** Flesh wounds each time, rolled or not. */
  readonly damage: Roll | number;
  /** Null: a squad, which any damage puts out as a whole. // SS-HAZ-4 */
  readonly victim: Victim | null;
}

/** The context in which a hazard is compiled. */
export interface HazardContext {
  readonly rulings: Rulings;
  readonly options: CompileOptions;
}

/** NkN flesh wounds; none for 0. // SS-HAZ-1, SS-HAZ-3 */
export function hazardDamage(dice: number, { rulings, options }: HazardContext): Roll | number {
  if (dice === 0) return 0;
  return buildRoll({ rolled: dice, kept: dice, bonus: 0 }, { sort: 'exploding' }, rulings, drawsLaws(options));
}

/**
 * Somebody in danger as one who is wounded; null for a squad.
 * @param drama dice for one wound check, in place of his own by his tactics
 */
export function hazardVictim(who: Combatant, scale: Scale, context: HazardContext, drama?: number): Victim | null {
  if (who.rank === 'squad') return null;
  const { rulings, options } = context;
  return new Victim(who, { scale, rulings, isDrawn: drawsLaws(options), ...(drama === undefined ? {} : { drama }) });
}

/** A way out of a danger by a knack. */
export interface WayOut {
  readonly trait: Trait;
  readonly skill: string;
  /** Before what the want of a rank adds. */
  readonly tn: number;
  readonly site: Site;
}

/** The roll for a way out. */
export function escapeBy(who: Combatant, { trait, skill, tn, site }: WayOut, context: HazardContext): Escape {
  const { rulings, options } = context;
  const deedWith = (dramatic: number): Deed =>
    deedOf({ ...who, wounds: { flesh: 0, dramatic } }, trait, rulings, { skill });
  const rollWith = (dramatic: number): Roll => rollOfDeed(deedWith(dramatic), rulings, drawsLaws(options));
  return { rolls: [rollWith(0), rollWith(who.traits.resolve)], tn: tn + deedWith(0).tnMore, site };
}
