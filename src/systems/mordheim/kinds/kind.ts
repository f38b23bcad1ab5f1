import type { KindDefinition as AnyKind } from '../../kind.ts';
import type { Characteristics } from '../bestiary.ts';

/** What fighters may do in an engagement: an item without effect on its blows or shots is worth a warning. */
export type Doing =
  | 'blows'
  /** Shots of crossbow pistols before the blows. // MH-ORD-5 */
  | 'opening-shots'
  | 'shots'
  | 'moves';

/** One engagement kind of Mordheim. */
export interface KindDefinition<Data = unknown> extends AnyKind<Data> {
  /** Characteristics that every fighter must have. */
  readonly needs: readonly (keyof Characteristics)[];
  readonly doings: readonly Doing[];
}
