import type { Combatant } from './combatant.ts';
import type { Side } from './course.ts';
import type { ShipStart } from './ship-state.ts';
import type { FighterTactics } from './tactics.ts';
import { TRAITS } from './traits.ts';

/** Ranks that officers add to a ship's rolls, in dice that are not kept; none helps the guns. // SS-SHIP-2 */
export interface Officers {
  /** To the attack. */
  readonly gunnery: number;
  /** To the hull. */
  readonly carpentry: number;
  /** To the action dice. */
  readonly rigging: number;
}

/** A ship as it enters play. Never changes during a trial. */
export interface Ship {
  readonly name: string;
  readonly start: ShipStart;
  readonly officers: Officers;
  /** On each broadside. */
  readonly freeRaises: number;
  readonly tactics: FighterTactics;
}

/** @param bears side on which the enemy lies, where the ship has guns by side // SS-SHIP-3 */
export function shipOf(vessel: Combatant, bears: Side = 'port'): Ship {
  const { name, traits, guns, drama, freeRaises, tactics } = vessel;
  return {
    name,
    start: {
      traits: TRAITS.map((trait) => traits[trait]),
      bearing: guns === null ? traits.brawn : guns[bears],
      drama,
    },
    officers: {
      gunnery: vessel.skill('gunnery'),
      carpentry: vessel.skill('carpentry'),
      rigging: vessel.skill('rigging'),
    },
    freeRaises,
    tactics,
  };
}
