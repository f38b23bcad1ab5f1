import type { Variant } from '../systems/system.ts';
import { parseMuster } from '../systems/vocabulary.ts';

/**
 * Sides of an engagement that has them, whichever game it is of: lists of fighters, or of `{ fighter }`; else the roles of
 * its fighters of whom one or another prevails, such as `attacker` and `target`.
 */
export function sidesOf(
  variant: Variant | undefined,
  outcomes: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const engagement = engagementOf(variant);
  const { sides } = engagement;
  if (typeof sides !== 'object' || sides === null) {
    const roles = outcomes.filter((role) => Object.hasOwn(variant?.fighters ?? {}, String(engagement[role])));
    return roles.length < 2 ? {} : Object.fromEntries(roles.map((role) => [role, [String(engagement[role])]]));
  }
  const named = Object.entries(sides).map(([side, members]) => {
    const list: readonly unknown[] = Array.isArray(members) ? members : [];
    return [side, [...new Set(list.flatMap(fighterName))]] as const;
  });
  return Object.fromEntries(named);
}

/** The fields of an engagement, whichever game it is of. */
export function engagementOf(variant: Variant | undefined): Readonly<Record<string, unknown>> {
  return isMap(variant?.engagement) ? variant.engagement : {};
}

/** Whether a value of unknown shape has keys. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function fighterName(member: unknown): readonly string[] {
  if (typeof member === 'string') return [parseMuster(member)?.fighter ?? member];
  return isMap(member) && typeof member.fighter === 'string' ? [member.fighter] : [];
}
