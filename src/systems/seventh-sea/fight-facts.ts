import type { ClockClasses } from './clock-classes.ts';
import type { Combatant } from './combatant.ts';
import type { Ground } from './ground.ts';
import type { HandRoll } from './hand-roll.ts';
import type { HandLaws, RoundOpenings } from './round-openings.ts';
import type { Spending } from './spending.ts';
import type { Strikes } from './strike.ts';
import type { Helpers } from './support.ts';
import type { TargetChoice } from './target-choice.ts';
import type { TurnOrder } from './turn-order.ts';
import type { WeaponChoice } from './weapon-choice.ts';

/** Laws from which the exact solver, and sampling by tables, draw action dice. */
export interface FightLaws {
  readonly openings: RoundOpenings;
  readonly hands: HandLaws;
  readonly classes: ClockClasses;
}

/** A fight ready to be fought. Lists are by index of the fighter. */
export interface FightFacts {
  readonly sideNames: readonly string[];
  readonly sideOf: readonly number[];
  readonly combatants: readonly Combatant[];
  readonly ground: Ground;
  readonly helpers: Helpers;
  readonly strikes: Strikes;
  readonly order: TurnOrder;
  readonly spending: Spending;
  readonly weapons: WeaponChoice;
  readonly targets: TargetChoice;
  readonly rolls: readonly HandRoll[];
  /** Null rolls every die. */
  readonly laws: FightLaws | null;
  /** Bit set of the surprised. // SS-SURP-2 */
  readonly surprised: number;
  readonly gmDice: number;
}

/** Readings on which the course of a round rests. */
export interface RoundReadings {
  /** The order of a phase is settled when it begins. [phase-order] // SS-FIGHT-7 */
  readonly isFixed: boolean;
  /** Dice left over serve in the next round. [unspent-dice] // SS-INIT-6 */
  readonly keepsOver: boolean;
  /** Surprise lasts for the first phase alone. [surprise-length] // SS-SURP-2 */
  readonly surpriseIsShort: boolean;
}

export function roundReadings({ rulings }: Ground): RoundReadings {
  return {
    isFixed: rulings['phase-order'] === 'fixed',
    keepsOver: rulings['unspent-dice'] === 'kept',
    surpriseIsShort: rulings['surprise-length'] === 'phase',
  };
}
