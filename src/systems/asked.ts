import { advised, type Path, REMOVE } from './findings.ts';
import { expandSide } from './sides.ts';
import type { DecisionPoint, Finding, Words } from './system.ts';

/** Field that names fighters → decision points that an engagement asks of them. */
export type Roles = Readonly<Record<string, readonly string[]>>;

/**
 * Whoever takes part in an engagement → the decision points that it asks of him. Names are those of defined fighters.
 * @param places what has the fields: the engagement, or parts of it
 * @param fighterOf the fighter of a name that may be that of a copy
 */
export function askedOf(
  roles: Roles,
  places: readonly Readonly<Record<string, unknown>>[],
  fighterOf = (name: string): string => name,
): ReadonlyMap<string, ReadonlySet<string>> {
  const asked = new Map<string, Set<string>>();
  for (const [role, points] of Object.entries(roles)) {
    for (const id of places.flatMap((place) => namesIn(place[role])).map(fighterOf)) {
      const known = asked.get(id) ?? new Set();
      for (const point of points) known.add(point);
      asked.set(id, known);
    }
  }
  return asked;
}

/** Fighters whom a field names: one, a list, or lists by side. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return expandSide(value as readonly string[]);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

/** Decision points at which tactics choose something else than the first option. */
export function chosen(
  decisions: readonly DecisionPoint[],
  tactics: Readonly<Record<string, unknown>>,
): readonly string[] {
  const firstOf = (point: string): string => String(decisions.find(({ id }) => id === point)?.options[0]);
  return Object.entries(tactics)
    .filter(([point, option]) => option !== undefined && String(option) !== firstOf(point))
    .map(([point]) => point);
}

/** Why a decision changes nothing that the engagement does not ask for. */
export function unasked(kind: string): Words {
  return {
    en: `an engagement of kind ${kind} does not ask for it`,
    fr: `un engagement du genre \`${kind}\` ne le demande pas`,
  };
}

/** The warning about something of a fighter that changes nothing. @param below the path below the fighter */
export function idle(system: string, id: string, below: readonly string[], why: Words): Finding {
  return idleAt(system, ['fighters', id, ...below], below.at(-1) ?? '', why);
}

/** The warning about something that changes nothing. @param name what the message calls it */
export function idleAt(system: string, path: Path, name: string, why: Words): Finding {
  const message = { en: `${name} has no effect: ${why.en}`, fr: `\`${name}\` est sans effet\u00a0: ${why.fr}` };
  return { severity: 'warning', code: `${system}/no-effect`, path, ...advised(message, REMOVE) };
}
