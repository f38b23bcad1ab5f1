import type { Combatant } from '../combatant.ts';
import type { Action, LevelChange } from '../potential.ts';
import type { MoveRulings, Table } from './table.ts';
import type { Point } from './vector.ts';

/** A move as a player orders it. Angles are radians. */
export interface Order {
  readonly actor: string;
  readonly action: Action;
  /** Whom he goes to, the first one foremost; none when he goes to a point, or stays. */
  readonly targets: readonly string[];
  readonly point: Point | null;
  /** A disengagement of this activation has succeeded. */
  readonly disengaged: boolean;
  /** The target is seen at the start. */
  readonly visible: boolean;
  /** Facing wanted at the end, or null. */
  readonly facing: number | null;
  /** Chosen contact point, seen from the centre of the target, or null. */
  readonly contactAngle: number | null;
  /** Targets that he turns: id → new facing. */
  readonly pivots: readonly { readonly id: string; readonly facing: number }[];
  /** What becomes of the target before contact. */
  readonly lost: 'none' | 'killed' | 'fled';
  /** New centre of a target that fled. */
  readonly fledTo: Point | null;
  /** What follows. */
  readonly sequel: 'stay' | 'redirect' | 'run';
  readonly nextTarget: string | null;
  readonly nextPoint: Point | null;
  readonly seesNext: boolean;
  readonly levelChange: LevelChange;
  readonly changesFirst: boolean;
}

/** Everything that decides a move. */
export interface Affair {
  readonly table: Table;
  readonly rulings: MoveRulings;
  readonly order: Order;
  /** Who moves: his movement values. */
  readonly who: Combatant;
}

/** Whether it is meant to end in contact. */
export function isAssault({ action }: Order): boolean {
  return action === 'charge' || action === 'engage';
}

/** Whether he stays where he is: a pursuer may. // CF-GEO-35 */
export function isStay({ targets, point }: Order): boolean {
  return targets.length === 0 && point === null;
}
