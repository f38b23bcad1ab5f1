import type { Assumption, Variant } from '../system.ts';

/** Readings, rules and tables without a source on which this variant's numbers rest. */
export function assumptionsOf(_variant: Variant): readonly Assumption[] {
  return [];
}
