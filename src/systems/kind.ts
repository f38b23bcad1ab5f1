import type { z } from 'zod';
import { InvariantError } from '../errors.ts';
import type { CompileOptions, Finding, Kind, Model, Tactics, Variant } from './system.ts';

/** One engagement kind of a game: what a scenario may say of it, what contradicts itself, and its model. */
export interface KindDefinition<Data = unknown> {
  readonly listing: Kind;
  readonly schema: z.ZodType<Data>;
  /** Rulings on which its numbers can rest. */
  readonly rulings: ReadonlySet<string>;
  /** Contradictions; paths are those of the scenario. */
  check(data: Data, variant: Variant): readonly Finding[];
  /** Warnings about an engagement that has no error, e.g. that it can never end. */
  warn?(data: Data, variant: Variant): readonly Finding[];
  /** @throws InvariantError when the variant was not checked */
  compile(data: Data, variant: Variant, options: CompileOptions): { readonly model: Model; readonly tactics: Tactics };
}

/**
 * The kind of a variant's engagement.
 * @throws InvariantError when the variant did not pass the schema
 */
export function kindOf<Definition extends KindDefinition>(kinds: readonly Definition[], variant: Variant): Definition {
  const { kind } = variant.engagement as { readonly kind: string };
  const found = kinds.find(({ listing }) => listing.id === kind);
  if (found === undefined) throw new InvariantError(`no engagement kind ${kind}`);
  return found;
}
