import type { z } from 'zod';
import type { CompileOptions, Finding, Kind, Model, Tactics, Variant } from '../../system.ts';
import type { Characteristics } from '../bestiary.ts';

/** What fighters may do in an engagement: an item without effect on its blows or shots is worth a warning. */
export type Doing = 'blows' | 'shots' | 'moves';

/** One engagement kind: what a scenario may say of it, what contradicts itself, and its model. */
export interface KindDefinition<Data = unknown> {
  readonly listing: Kind;
  readonly schema: z.ZodType<Data>;
  /** Characteristics that every fighter must have. */
  readonly needs: readonly (keyof Characteristics)[];
  readonly doings: readonly Doing[];
  /** Rulings on which its numbers can rest. */
  readonly rulings: ReadonlySet<string>;
  /** Contradictions; paths are those of the scenario. */
  check(data: Data, variant: Variant): readonly Finding[];
  /** Warnings about an engagement that has no error, e.g. that it can never end. */
  warn?(data: Data, variant: Variant): readonly Finding[];
  /** @throws InvariantError when the variant was not checked */
  compile(data: Data, variant: Variant, options: CompileOptions): { readonly model: Model; readonly tactics: Tactics };
}
