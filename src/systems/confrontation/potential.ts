import type { Combatant } from './combatant.ts';
import { millimetres } from './lengths.ts';
import type { Rulings } from './rulings.ts';

/** What a fighter may do with his movement. */
export type Action = 'walk' | 'run' | 'charge' | 'engage' | 'cover-move' | 'pursuit';

/** From one level of flight to the next. */
export type LevelChange = 'none' | 'up' | 'down';

/** How a move stands to the air. */
export interface Flight {
  /** Level at which it starts: 0 ground, 1 low, 2 high. */
  readonly level: number;
  readonly change: LevelChange;
}

export const ON_THE_GROUND: Flight = { level: 0, change: 'none' };

/** What a change of level costs, in mm. // CF-FLY-6 */
const CHANGE_COST = 50;

/** Movement value in force at a level, in mm; absent counts as 0. // CF-FLY-4 */
export function movementOf({ characteristics }: Combatant, level: number): number {
  return millimetres((level === 0 ? characteristics.MOV : characteristics['MOV-air']) ?? 0);
}

/** Half of a movement value, in begun centimetres: mm → mm. // CF-MOVE-7 */
export function pursuitOf(movement: number): number {
  return Math.ceil(movement / 20) * 10;
}

/** Whether an action goes twice the movement value. // CF-MOVE-2 to 6 */
function isDouble(action: Action, hasDisengaged: boolean): boolean {
  return action === 'run' || action === 'charge' || (action === 'engage' && !hasDisengaged);
}

/**
 * How far an action can go, in mm. // CF-MOVE-1 to 7
 * @param hasDisengaged earlier in this activation
 */
export function potentialOf(
  action: Action,
  who: Combatant,
  { level, change }: Flight,
  rulings: Pick<Rulings, 'level-change-cost'>,
  hasDisengaged = false,
): number {
  const movement = movementOf(who, level);
  if (action === 'pursuit') return pursuitOf(movement);
  const factor = isDouble(action, hasDisengaged) ? 2 : 1;
  const cost = change === 'none' ? 0 : CHANGE_COST;
  // CF-FLY-6
  if (rulings['level-change-cost'] === 'after-doubling') return Math.max(0, factor * movement - cost);
  return factor * Math.max(0, movement - cost);
}
