import type { Variant } from '../system.ts';
import { fighterOf, type MergedFighter, mergedFighter } from './combatant.ts';
import type { DecisionId } from './decisions.ts';
import type { FighterData } from './fighter-schema.ts';

/** What a variant has that some readings and rules need to be felt. */
export interface Facts {
  /** Whether some fighter, profile merged in, is so. */
  some(holds: (merged: MergedFighter, data: FighterData) => boolean): boolean;
  /** Whether some fighter's tactics name an option of a decision. */
  chooses(decision: DecisionId, ...options: readonly (string | number)[]): boolean;
  /** The fighter whom a field of the engagement names; undefined where it names none. */
  named(field: string): MergedFighter | undefined;
  /** A field of the engagement as it is read, or undefined. */
  field(name: string): unknown;
  /** Whether the kind of engagement is one of these. */
  isKind(...kinds: readonly string[]): boolean;
  readonly rulings: Variant['rulings'];
}

/** What fighters and engagement of a variant have. */
export function factsOf({ fighters, engagement, rulings }: Variant): Facts {
  const all = Object.entries(fighters).map(([id, data]) => ({
    id,
    data: data as FighterData,
    merged: mergedFighter(data as FighterData),
  }));
  const fields = engagement as Readonly<Record<string, unknown>>;
  return {
    some: (holds) => all.some(({ merged, data }) => holds(merged, data)),
    chooses: (decision, ...options) =>
      all.some(({ merged }) => options.some((option) => merged.tactics[decision] === option)),
    named: (field) => all.find(({ id }) => id === fighterOf(String(fields[field] ?? '')))?.merged,
    field: (name) => fields[name],
    isKind: (...kinds) => kinds.includes(String(fields.kind)),
    rulings,
  };
}
