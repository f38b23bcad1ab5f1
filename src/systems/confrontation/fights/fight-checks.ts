import type { Path } from '../../findings.ts';
import { checkSideName as checkName, checkSides as checkTwo, expandSide, type Sides } from '../../sides.ts';
import type { Finding, Variant } from '../../system.ts';
import { combatantOf } from '../combatant.ts';
import { error, FINDINGS, oneOf } from '../findings.ts';
import type { Need } from '../kinds/kind.ts';
import { FIGHTERS_MAX } from './fight.ts';
import { instancesOf } from './party.ts';

/** What whoever fights hand to hand needs. */
export const FIGHTING = ['INI', 'ATT', 'STR', 'DEF', 'RES'] as const;

/** Index side → names of its fighters. */
export function namesBySide(sides: Sides): readonly (readonly string[])[] {
  return Object.values(sides).map((entries) => instancesOf(expandSide(entries)));
}

/** Every fighter of an engagement, as needing something. */
export function needsOfAll(sides: Sides): readonly Need[] {
  const ids = new Set(Object.values(sides).flatMap(expandSide));
  return [...ids].map((fighter) => ({ fighter, characteristics: FIGHTING }));
}

/** Contradictions of the sides: two, and nobody on both. @param meeting what needs somebody on either side, if anything does */
export function checkSides(sides: Sides, variant: Variant, meeting?: string): readonly Finding[] {
  const findings = checkTwo(FINDINGS, sides, variant, FIGHTERS_MAX, meeting);
  if (findings.length > 0) return findings;
  const [first = [], second = []] = namesBySide(sides);
  const both = first.find((name) => second.includes(name));
  if (both === undefined) return [];
  const message = `${both} stands on both sides`;
  return [error('both-sides', ['sides'], message, 'give the fighter of one side an id of his own')];
}

/** An error where a field names no side. */
export function checkSideName(path: Path, name: string, sides: Sides): readonly Finding[] {
  return checkName(FINDINGS, path, name, sides);
}

/** Errors where a list names fighters who are not there. */
export function checkNames(path: Path, names: readonly string[], sides: Sides): readonly Finding[] {
  return names.flatMap((name, index) => checkInstance([...path, index], name, sides));
}

/** An error where a field names a fighter who is not there. */
export function checkInstance(path: Path, name: string, sides: Sides): readonly Finding[] {
  const known = namesBySide(sides).flat();
  if (known.includes(name)) return [];
  return [
    error('not-present', path, `${JSON.stringify(name)} takes no part in this fight`, oneOf(name, known, 'fighters')),
  ];
}

/** An error where more opponents touch a fighter than can. // CF-SEP-5 */
export function checkCrowd(path: Path, name: string, opponents: number, variant: Variant): readonly Finding[] {
  const { contactLimit } = combatantOf(variant, name);
  if (opponents <= contactLimit) return [];
  const message = `${opponents} opponents about ${name}, whom ${contactLimit} can touch at most`;
  return [error('crowd', path, message, 'leave some out, or raise contact-limit: his own, of his size, or of all')];
}

/** An error where both sides have several fighters. // CF-ERR-6 */
export function checkLone(path: Path, counts: readonly number[]): readonly Finding[] {
  if (counts.some((count) => count <= 1)) return [];
  const message = `one side needs exactly one fighter, here ${counts.join(' against ')}`;
  return [error('several-on-both-sides', path, message, 'use kind: melee for several against several')];
}
