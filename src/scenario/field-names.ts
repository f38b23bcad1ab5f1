import type { z } from 'zod';
import type { SystemSchema } from '../systems/system.ts';
import { normalizeWord, schemaNotes } from '../systems/vocabulary.ts';
import { definitionOf } from './expected.ts';

type Schema = z.core.$ZodType;

/** Path steps under the names that the schemas give them; what no schema knows stays as written. */
export function canonicalSteps(roots: readonly Schema[], steps: readonly string[]): readonly string[] {
  return namedSteps(roots, steps).map((name, index) => name ?? steps[index] ?? '');
}

/** The names that the schemas give to path steps; null for those that are an author's own words, or known to none. */
export function namedSteps(roots: readonly Schema[], steps: readonly string[]): readonly (string | null)[] {
  let at = roots.flatMap(parts);
  return steps.map((step) => {
    let name: string | null = null;
    const below: Schema[] = [];
    for (const schema of at) {
      const { shape, valueType, element } = definitionOf(schema);
      const key = shape === undefined ? null : keyOf(schema, step);
      if (key !== null) name ??= key;
      const next = key === null ? (valueType ?? element) : shape?.[key];
      if (next !== undefined) below.push(next);
    }
    at = below.flatMap(parts);
    return name;
  });
}

/** Word → its first alias, of the words that may stand at a path. */
export function wordsAt(roots: readonly Schema[], steps: readonly string[]): Readonly<Record<string, string>> {
  const words: Record<string, string> = {};
  for (const part of steps.reduce(stepDown, roots.flatMap(parts))) {
    const aliases = schemaNotes.get(part as z.ZodType)?.aliases ?? {};
    if (definitionOf(part).shape === undefined)
      for (const [alias, word] of Object.entries(aliases)) words[word] ??= alias;
  }
  return words;
}

/** Texts in a piece of data that stand where its schema takes what a noun calls, such as `fighter`. */
export function textsOf(noun: string, schema: Schema, data: unknown): readonly string[] {
  return textsAt(noun, parts(schema), data);
}

function textsAt(noun: string, at: readonly Schema[], data: unknown): readonly string[] {
  if (typeof data === 'string')
    return at.some((part) => schemaNotes.get(part as z.ZodType)?.noun === noun) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([step, value]) => textsAt(noun, stepDown(at, step), value));
}

/** The first alias of each step of a key's path below a schema; a step that has none stays as it is. */
export function aliasSteps(root: Schema, steps: readonly string[]): readonly string[] {
  let at = parts(root);
  return steps.map((step) => {
    const aliases = at.flatMap((part) => Object.entries(schemaNotes.get(part as z.ZodType)?.aliases ?? {}));
    at = stepDown(at, step);
    return aliases.find(([, key]) => key === step)?.[0] ?? step;
  });
}

function stepDown(at: readonly Schema[], step: string): readonly Schema[] {
  return at.flatMap((schema) => {
    const { shape, valueType, element } = definitionOf(schema);
    const key = shape === undefined ? null : keyOf(schema, step);
    const next = key === null ? (valueType ?? element) : shape?.[key];
    return next === undefined ? [] : parts(next);
  });
}

/** Canonical key → aliases, of every map in the schemas of a system. */
export function aliasesOf(schema: SystemSchema): Readonly<Record<string, readonly string[]>> {
  const aliases = new Map<string, string[]>();
  for (const map of mapsIn(schema)) {
    for (const [alias, key] of Object.entries(schemaNotes.get(map as z.ZodType)?.aliases ?? {})) {
      aliases.set(key, [...(aliases.get(key) ?? []), alias]);
    }
  }
  return Object.fromEntries(aliases);
}

/** Key → word → its first alias, of the words that stand under a key or as values of a map there, whichever map in the schemas of a system has it. */
export function wordAliases(schema: SystemSchema): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const all = new Map<string, Map<string, string>>();
  for (const [key, below] of mapsIn(schema).flatMap((map) => Object.entries(definitionOf(map).shape ?? {}))) {
    const words = all.get(key) ?? new Map<string, string>();
    all.set(key, words);
    for (const part of parts(below).flatMap((each) => [each, ...parts(definitionOf(each).valueType ?? each)])) {
      for (const [alias, word] of Object.entries(schemaNotes.get(part as z.ZodType)?.aliases ?? {}))
        if (!words.has(word)) words.set(word, alias);
    }
  }
  return all;
}

/** Word → its first alias, of all words in the schemas of a system. */
export function everyWordAlias(schema: SystemSchema): Readonly<Record<string, string>> {
  const words: Record<string, string> = {};
  for (const part of partsIn(schema)) {
    if (definitionOf(part).shape !== undefined) continue;
    for (const [alias, word] of Object.entries(schemaNotes.get(part as z.ZodType)?.aliases ?? {}))
      words[word] ??= alias;
  }
  return words;
}

/** Every map in the schemas of a system, once. */
function mapsIn(schema: SystemSchema): readonly Schema[] {
  return partsIn(schema).filter((part) => definitionOf(part).shape !== undefined);
}

/** Every schema that checks something in the schemas of a system, once. */
function partsIn(schema: SystemSchema): readonly Schema[] {
  const tables = schema.tables === null ? [] : [schema.tables];
  const own = Object.values(schema.settings ?? {});
  const waiting: Schema[] = [schema.fighter, ...Object.values(schema.engagements), schema.rulings, ...tables, ...own];
  const seen = new Set<Schema>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const part of parts(next)) {
      if (seen.has(part)) continue;
      seen.add(part);
      const { shape, valueType, element } = definitionOf(part);
      waiting.push(
        ...Object.values(shape ?? {}),
        ...(valueType === undefined ? [] : [valueType]),
        ...(element === undefined ? [] : [element]),
      );
    }
  }
  return [...seen];
}

/** Schemas that a map has for one of its keys, whatever its branch; none where it has no such key. */
export function schemasOf(map: Schema, key: string): readonly Schema[] {
  return parts(map).flatMap((part) => definitionOf(part).shape?.[key] ?? []);
}

function keyOf(schema: Schema, step: string): string | null {
  const wanted = normalizeWord(step);
  const key = Object.keys(definitionOf(schema).shape ?? {}).find((known) => normalizeWord(known) === wanted);
  if (key !== undefined) return key;
  const aliases = schemaNotes.get(schema as z.ZodType)?.aliases ?? {};
  return Object.entries(aliases).find(([alias]) => normalizeWord(alias) === wanted)?.[1] ?? null;
}

/** The schemas that do the checking below preprocessing, optionality, defaults and unions. */
function parts(schema: Schema): readonly Schema[] {
  const definition = definitionOf(schema);
  if (definition.type === 'pipe' && definition.in !== undefined && definition.out !== undefined) {
    return parts(definitionOf(definition.in).type === 'transform' ? definition.out : definition.in);
  }
  if (definition.innerType !== undefined) return parts(definition.innerType);
  if (definition.type === 'lazy' && definition.getter !== undefined) return parts(definition.getter());
  if (definition.options !== undefined) return definition.options.flatMap(parts);
  return [schema];
}
