import { expandSide } from '../sides.ts';
import { fighterOf } from './combatant.ts';

/**
 * Names of runtime fighters: the first of an id bears it alone, further ones are numbered (`a`, `a#2`).
 * @param lists of fighters as written (`a`, `2 x a`), numbered through all of them
 */
export function instancesOf(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const met = new Map<string, number>();
  return lists.map((list) =>
    expandSide(list).map((id) => {
      const count = (met.get(id) ?? 0) + 1;
      met.set(id, count);
      return count === 1 ? id : `${id}#${count}`;
    }),
  );
}

/** The entry of a map keyed by fighter id that applies to an instance. */
export function entryFor<Value>(map: Readonly<Record<string, Value>>, instance: string): Value | undefined {
  return Object.hasOwn(map, instance) ? map[instance] : map[fighterOf(instance)];
}

/** Whether a list of fighter ids names an instance, or all of its kind. */
export function isListed(list: readonly string[], instance: string): boolean {
  return list.includes(instance) || list.includes(fighterOf(instance));
}
