import type { z } from 'zod';
import { InvariantError } from '../errors.ts';
import type { CompileOptions, Finding, Kind, Model, RuleEntry, Tactics, Variant } from './system.ts';

/** One engagement kind of a game: what a scenario may say of it, what contradicts itself, and its model. */
export interface KindDefinition<Data = unknown> {
  readonly listing: Kind;
  readonly schema: z.ZodType<Data>;
  /** Rulings that switch a rule of the kind where it never comes to that; none when absent. */
  readonly neverFelt?: readonly string[];
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

/** Rulings on which the numbers of a kind can rest: those of the rules that it plays. */
export function rulingsFelt(
  { listing, neverFelt = [] }: KindDefinition,
  rules: readonly RuleEntry[],
): ReadonlySet<string> {
  const played = rules.filter(({ engagements }) => engagements.includes(listing.id));
  return new Set(played.flatMap(({ rulings }) => rulings).filter((id) => !neverFelt.includes(id)));
}
