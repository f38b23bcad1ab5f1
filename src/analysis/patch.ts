import type { Variant } from '../systems/system.ts';

/** A value of a variant that differs from another's: where, and what it is there; undefined where it is missing. */
export interface Difference {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Where two variants differ, as deep as both have maps; lists count as one value. */
export function differences(before: Variant, after: Variant): readonly Difference[] {
  return differ(before, after, []);
}

function differ(before: unknown, after: unknown, path: readonly string[]): readonly Difference[] {
  if (isMap(before) && isMap(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => differ(before[key], after[key], [...path, key]));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, value: after }];
}

/** The variant with some values replaced; the rest is shared. */
export function patched(variant: Variant, changes: readonly Difference[]): Variant {
  return changes.reduce<unknown>((made, { path, value }) => put(made, path, value), variant) as Variant;
}

function put(into: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const map = isMap(into) ? into : {};
  const { [key]: inner, ...others } = map;
  const made = put(inner, rest, value);
  return made === undefined ? others : { ...map, [key]: made };
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
