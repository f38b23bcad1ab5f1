import { expect } from 'vitest';
import { isMap, isScalar, parseDocument } from 'yaml';
import { type JsonSchema, scenarioSchema } from '../../../src/scenario/json-schema.ts';
import type { Field, GameSystem } from '../../../src/systems/system.ts';
import { diagnosticsOf } from '../../support/solve.ts';

/** Values that no field of any game takes, but for fields of numbers below 0. */
const NONSENSE = [-7.5, { 'no such key': [] }, [[]], 'no such word'] as const;

type Properties = Readonly<Record<string, JsonSchema>>;

function definitionsOf(system: GameSystem): Readonly<Record<string, JsonSchema>> {
  return scenarioSchema(system).definitions as Readonly<Record<string, JsonSchema>>;
}

/** Follows references, plain or under `allOf`; what stands beside them is kept. */
function resolved(schema: JsonSchema, definitions: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const { $ref, allOf, ...beside } = schema;
  const named = typeof $ref === 'string' ? [definitions[$ref.replace('#/definitions/', '')] ?? {}] : [];
  const parts = [...named, ...((allOf ?? []) as readonly JsonSchema[])];
  return Object.assign({}, ...parts.map((part) => resolved(part, definitions)), beside);
}

function isNoted(schema: JsonSchema): boolean {
  if (typeof schema.description === 'string' && schema.description !== '') return true;
  return (
    'enum' in schema ||
    'const' in schema ||
    (Array.isArray(schema.anyOf) && schema.anyOf.some((s) => isNoted(s as JsonSchema)))
  );
}

/**
 * Every field of fighters, engagements and rulings says what it is: in words, or by a list of allowed values.
 * @returns the names of all fields
 */
export function expectDescribed(system: GameSystem): ReadonlySet<string> {
  const definitions = definitionsOf(system);
  const roots = Object.keys(definitions).filter((name) => name === 'fighter' || name.startsWith('kind:'));
  const properties = scenarioSchema(system).properties as Properties;
  const waiting: [string, JsonSchema][] = [
    ...roots.map((name): [string, JsonSchema] => [name, definitions[name] ?? {}]),
    ['rulings', properties.rulings ?? {}],
    ...settingKeys(system).map((key): [string, JsonSchema] => [key, properties[key] ?? {}]),
  ];
  const silent: string[] = [];
  const names = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, schema] = next;
    for (const [key, field] of Object.entries((resolved(schema, definitions).properties ?? {}) as Properties)) {
      names.add(key);
      const full = resolved(field, definitions);
      // Checked a level higher, for all kinds together.
      const isKind = path.startsWith('kind:') && key === 'kind';
      if (!isKind && !isNoted(full)) silent.push(`${path}.${key}`);
      waiting.push([`${path}.${key}`, full]);
    }
  }
  expect(silent, 'fields without a description or a list of values').toEqual([]);
  return names;
}

/** Names of all fields of fighters, engagements, tables and settings. */
export function fieldNames(system: GameSystem): ReadonlySet<string> {
  const definitions = definitionsOf(system);
  const properties = scenarioSchema(system).properties as Properties;
  const roots = Object.keys(definitions).filter((name) => name === 'fighter' || name.startsWith('kind:'));
  const waiting: JsonSchema[] = [
    ...roots.map((name) => definitions[name] ?? {}),
    ...['tables', ...settingKeys(system)].map((key) => properties[key] ?? {}),
  ];
  const names = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { properties: below, items, anyOf, additionalProperties } = resolved(next, definitions);
    for (const [key, field] of Object.entries((below ?? {}) as Properties)) {
      names.add(key);
      waiting.push(field);
    }
    waiting.push(...[items, ...((anyOf ?? []) as readonly unknown[]), additionalProperties].filter(isSchema));
  }
  return names;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keys of a game's own, beside those that are common to all. */
function settingKeys({ schema }: GameSystem): readonly string[] {
  return Object.keys(schema.settings ?? {});
}

/** Listings name every field of a fighter and of each kind, and every key of the game's own, and no other. */
export function expectListed(system: GameSystem): void {
  const definitions = definitionsOf(system);
  // What all kinds have is told of them all.
  const own = (names: readonly string[]) => names.filter((key) => key !== 'kind' && key !== 'dice').sort();
  const expectFields = (fields: readonly Field[], name: string): void => {
    const properties = (resolved(definitions[name] ?? {}, definitions).properties ?? {}) as Properties;
    const listed = fields.map((field) => field.name);
    // A map may be listed field by field: `move.actor`.
    const keys = Object.entries(properties).flatMap(([key, schema]) => {
      if (!listed.some((field) => field.startsWith(`${key}.`))) return [key];
      const parts = (resolved(schema, definitions).properties ?? {}) as Properties;
      return Object.keys(parts).map((part) => `${key}.${part}`);
    });
    expect(own(listed), name).toEqual(own(keys));
  };
  expectFields(system.fighter, 'fighter');
  expect((system.settings ?? []).map(({ name }) => name)).toEqual(settingKeys(system));
  for (const { id, fields } of system.kinds) expectFields(fields, `kind:${id}`);
}

/** Every field of a fighter and of an engagement refuses nonsense, at the place where it stands. */
export async function expectRefusals(system: GameSystem, samples: readonly string[]): Promise<void> {
  const definitions = definitionsOf(system);
  const properties = scenarioSchema(system).properties as Properties;
  const settings = settingKeys(system).flatMap((key) => {
    const schema = resolved(properties[key] ?? {}, definitions);
    return [{ path: [key], schema }, ...fieldsBelow(schema, definitions, [key])];
  });
  const tried = new Set<string>();
  for (const text of samples) {
    const document = parseDocument(text);
    const kind = String(document.getIn(['engagement', 'kind']));
    const fighter = firstKey(document.get('fighters'));
    const places = [
      ...settings,
      ...(fighter === null ? [] : fieldsBelow(definitions.fighter ?? {}, definitions, ['fighters', fighter])),
      ...fieldsBelow(definitions[`kind:${kind}`] ?? {}, definitions, ['engagement']),
    ];
    for (const { path, schema } of places) {
      const name = nameOf(path, kind);
      if (tried.has(name) || path.at(-1) === 'kind') continue;
      tried.add(name);
      for (const value of NONSENSE) {
        if (value !== NONSENSE[0] || !mayBeNegative(schema)) await expectRefusal(text, path, value);
      }
    }
  }
  expect(tried.size).toBeGreaterThan(0);
}

/** A field by what it is a part of, whoever has it. */
export function nameOf([head = '', ...rest]: readonly string[], kind: string): string {
  if (head === 'fighters') return ['fighter', ...rest.slice(1)].join('.');
  return [head === 'engagement' ? kind : head, ...rest].join('.');
}

/** The first key of a map; null where there is none. */
function firstKey(map: unknown): string | null {
  const key = isMap(map) ? map.items[0]?.key : undefined;
  return key === undefined ? null : String(isScalar(key) ? key.value : key);
}

function fieldsBelow(
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
  path: readonly string[],
): readonly Place[] {
  const properties = (resolved(schema, definitions).properties ?? {}) as Properties;
  return Object.entries(properties).flatMap(([key, field]) => [
    { path: [...path, key], schema: resolved(field, definitions) },
    ...fieldsBelow(field, definitions, [...path, key]),
  ]);
}

/** A field, and where it stands in a sample. */
interface Place {
  readonly path: readonly string[];
  readonly schema: JsonSchema;
}

/** Whether a field takes fractions below 0, as an angle does. */
function mayBeNegative({ type, minimum }: JsonSchema): boolean {
  return type === 'number' && typeof minimum === 'number' && minimum <= NONSENSE[0];
}

/** Writes a value into a sample, and expects an error on its line and at or after its column. */
async function expectRefusal(text: string, place: readonly string[], value: unknown): Promise<void> {
  const document = parseDocument(text);
  for (let depth = 1; depth < place.length; depth += 1) {
    const above = place.slice(0, depth);
    if (!isMap(document.getIn(above, true))) document.setIn(above, document.createNode({}));
  }
  document.setIn(place, document.createNode(value));
  // Block style puts every field on a line of its own.
  const written = blockText(document.toJS());
  const key = place.at(-1) ?? '';
  const line = lineOf(written.split('\n'), place);
  const errors = (await diagnosticsOf(written)).filter((d) => d.severity === 'error');
  const where = `${place.join('.')}: ${JSON.stringify(value)}`;
  expect(errors.length, `${where} is accepted`).toBeGreaterThan(0);
  const near = errors.some((d) => d.line >= line && d.line < line + 3 && d.path.includes(key));
  expect(
    near,
    `${where}: errors at ${errors.map((d) => `${d.path} ${d.line}:${d.column}`).join(', ')}, not line ${line}`,
  ).toBe(true);
}

function blockText(data: unknown): string {
  const document = parseDocument('');
  document.contents = document.createNode(data) as never;
  return document.toString({ lineWidth: 0 });
}

/** 1-based line on which the key of a path stands in block style. */
function lineOf(lines: readonly string[], place: readonly string[]): number {
  let at = 0;
  place.forEach((key, depth) => {
    const start = `${'  '.repeat(depth)}${key}:`;
    while (at < lines.length && !(lines[at] ?? '').startsWith(start)) at += 1;
  });
  return at + 1;
}
