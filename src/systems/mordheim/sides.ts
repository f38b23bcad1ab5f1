import { findingsOf } from '../findings.ts';
import * as shared from '../sides.ts';
import type { Finding, Variant } from '../system.ts';
import { FIGHTERS_MAX } from './fight.ts';

export { expandSide, listed, type Sides, type TwoSides, twoSides } from '../sides.ts';

const FINDINGS = findingsOf('mordheim');

/** Mistakes in a list of fighters below `engagement`, and how many it names. */
export function checkEntries(
  path: readonly string[],
  entries: readonly string[],
  variant: Variant,
): { readonly findings: readonly Finding[]; readonly count: number } {
  return shared.checkEntries(FINDINGS, path, entries, variant);
}

/** Contradictions of the sides themselves. */
export function checkSides(sides: shared.Sides, variant: Variant): readonly Finding[] {
  return shared.checkSides(FINDINGS, sides, variant, FIGHTERS_MAX);
}

/** An error where a field names no side. */
export function checkSideName(
  path: readonly (string | number)[],
  name: string,
  sides: shared.Sides,
): readonly Finding[] {
  return shared.checkSideName(FINDINGS, path, name, sides);
}

/** Errors in a list of sides, or none where it is true or false. */
export function checkSideList(
  field: string,
  list: boolean | readonly string[],
  sides: shared.Sides,
): readonly Finding[] {
  return shared.checkSideList(FINDINGS, field, list, sides);
}
