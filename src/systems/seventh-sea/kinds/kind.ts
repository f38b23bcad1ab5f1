import type { KindDefinition as AnyKind } from '../../kind.ts';
import type { Variant } from '../../system.ts';
import type { TableId } from '../table-types.ts';

/** A table that a result rests on, or a single entry of it: `drift-table`, `weather-table.storm`. */
export type TableUse = TableId | `${TableId}.${string}`;

/** One engagement kind of the game. */
export interface KindDefinition<Data = unknown> extends AnyKind<Data> {
  /** Replaceable tables on which the numbers of an engagement rest; none when absent. */
  tables?(data: Data, variant: Variant): readonly TableUse[];
}
