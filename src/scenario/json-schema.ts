import { z } from 'zod';
import type { GameSystem } from '../systems/system.ts';
import { schemaNotes } from '../systems/vocabulary.ts';
import { KINDS as ANALYSIS_KINDS } from './analyses/kinds.ts';
import {
  descriptionSchema,
  diceSchema,
  expectationSchema,
  RESERVED_IDS,
  runSchema,
  TOP_KEYS,
  titleSchema,
} from './common.ts';
import { LIMITS } from './scenario-parts.ts';
import { spellings } from './spelling.ts';

/** A JSON Schema, draft 7: what editors of YAML know best. */
export type JsonSchema = { [key: string]: unknown };

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** File name of the schema of one system, beside the overall `scenario.schema.json`. */
export function schemaFile(system: string): string {
  return `${system}.schema.json`;
}

/** Name of the schema that chooses by `system`. */
export const OVERALL_SCHEMA_FILE = 'scenario.schema.json';

/** Schema of whole scenarios of one system, for completion and early warnings in editors. It accepts aliases too. */
export function scenarioSchema(system: GameSystem): JsonSchema {
  const kinds = Object.entries(system.schema.engagements);
  const own = Object.entries(system.schema.settings ?? {});
  const converted = convert({
    title: titleSchema,
    description: descriptionSchema,
    run: runSchema,
    expectation: expectationSchema,
    dice: diceSchema,
    fighter: system.schema.fighter,
    rulings: system.schema.rulings,
    ...(system.schema.tables === null ? {} : { tables: system.schema.tables }),
    ...Object.fromEntries(kinds.map(([id, schema]) => [`kind:${id}`, schema])),
    ...Object.fromEntries(own.map(([key, schema]) => [`setting:${key}`, schema])),
    ...Object.fromEntries(ANALYSIS_KINDS.map(({ id, schema }) => [`analysis:${id}`, schema as z.ZodType])),
  });
  const piece = (name: string): JsonSchema =>
    resolve((converted.pieces[name] ?? {}) as JsonSchema, converted.definitions);
  const definitions: JsonSchema = { ...converted.definitions, dice: piece('dice'), fighter: orEmpty(piece('fighter')) };
  for (const [id] of kinds) definitions[`kind:${id}`] = withDice(piece(`kind:${id}`));
  for (const { id } of ANALYSIS_KINDS) definitions[`analysis:${id}`] = withHead(piece(`analysis:${id}`));
  const properties: JsonSchema = {
    system: { const: system.name, description: system.title.en },
    ...(system.editions.length === 0
      ? {}
      : { edition: { enum: [...system.editions, null], description: `Edition; ${system.editions[0]} by default.` } }),
    title: piece('title'),
    description: piece('description'),
    rulings: orEmpty(piece('rulings'), 'How ambiguous rules are read; the first option of each is the default.'),
    ...(system.schema.tables === null ? {} : { tables: orEmpty(piece('tables'), 'Tables of your own.') }),
    fighters: fightersSchema(),
    engagement: engagementSchema(system),
    vary: varySchema(),
    run: orEmpty(piece('run'), 'How to compute.'),
    expect: orEmpty({ type: 'array', items: piece('expectation') }, 'Checks; the exit code is 1 when one fails.'),
    analyses: analysesSchema(),
  };
  const ordered = Object.fromEntries(TOP_KEYS.filter((key) => key in properties).map((key) => [key, properties[key]]));
  const patterns: JsonSchema = {};
  for (const [key] of own) {
    const names = [key, ...(system.keyAliases[key] ?? [])];
    ordered[key] = orEmpty(piece(`setting:${key}`));
    patterns[spellings(names)] = { $ref: `#/properties/${key}` };
  }
  return {
    $schema: DRAFT,
    title: `Fracas scenario: ${system.title.en}`,
    type: 'object',
    properties: ordered,
    ...(own.length === 0 ? {} : { patternProperties: patterns }),
    required: system.kinds.every(({ needsFighters }) => needsFighters !== false)
      ? ['system', 'fighters', 'engagement']
      : ['system', 'engagement'],
    additionalProperties: false,
    definitions,
  };
}

/** Schema that picks one system's schema by the key `system`; the files lie side by side. */
export function overallSchema(systems: readonly GameSystem[]): JsonSchema {
  const names = systems.map((system) => system.name);
  return {
    $schema: DRAFT,
    title: 'Fracas scenario',
    type: 'object',
    properties: { system: { enum: names, description: 'The game.' } },
    required: ['system'],
    allOf: names.map((name) => ({
      if: { properties: { system: { const: name } }, required: ['system'] },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
      then: { $ref: schemaFile(name) },
    })),
  };
}

function fightersSchema(): JsonSchema {
  return {
    type: 'object',
    description: `Fighters: a name of your own for each, then what it is. Up to ${LIMITS.fighters}.`,
    minProperties: 1,
    maxProperties: LIMITS.fighters,
    propertyNames: { pattern: '^[^\\s.]+$', not: { enum: RESERVED_IDS } },
    additionalProperties: { $ref: '#/definitions/fighter' },
  };
}

function engagementSchema(system: GameSystem): JsonSchema {
  const words = system.kinds.flatMap((kind) => [kind.id, kind.alias]);
  return {
    type: ['object', 'null'],
    description: `What happens. Kinds: ${system.kinds.map((kind) => `${kind.id} (${kind.summary.en})`).join('; ')}`,
    properties: {
      kind: { anyOf: [{ enum: system.kinds.map((kind) => kind.id) }, { type: 'string', pattern: spellings(words) }] },
    },
    allOf: system.kinds
      .filter((kind) => Object.hasOwn(system.schema.engagements, kind.id))
      .map((kind) => ({
        if: { properties: { kind: { type: 'string', pattern: spellings([kind.id, kind.alias]) } }, required: ['kind'] },
        // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
        then: { $ref: `#/definitions/kind:${kind.id}` },
      })),
  };
}

function analysesSchema(): JsonSchema {
  const words = ANALYSIS_KINDS.flatMap(({ id, alias }) => [id, alias]);
  const kind = { anyOf: [{ enum: ANALYSIS_KINDS.map(({ id }) => id) }, { type: 'string', pattern: spellings(words) }] };
  return {
    type: ['array', 'null'],
    description: `What else is to be found out: ${ANALYSIS_KINDS.map(({ id, summary }) => `${id} (${summary.en})`).join('; ')}`,
    items: {
      anyOf: [
        kind,
        {
          type: 'object',
          properties: { kind },
          required: ['kind'],
          allOf: ANALYSIS_KINDS.map(({ id, alias }) => ({
            if: { properties: { kind: { type: 'string', pattern: spellings([id, alias]) } }, required: ['kind'] },
            // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
            then: { $ref: `#/definitions/analysis:${id}` },
          })),
        },
      ],
    },
  };
}

/** An analysis may have a title of its own; its `kind` is checked a level higher. */
function withHead(object: JsonSchema): JsonSchema {
  const fields = (object.properties ?? {}) as JsonSchema;
  const patterns = (object.patternProperties ?? {}) as JsonSchema;
  const title = { type: 'string', minLength: 1, maxLength: 200, description: 'Title of its section in the report.' };
  return {
    ...object,
    properties: { kind: {}, title, ...fields },
    patternProperties: {
      ...patterns,
      [spellings(['kind', 'genre', 'type'])]: {},
      [spellings(['title', 'titre'])]: title,
    },
  };
}

function varySchema(): JsonSchema {
  return {
    type: ['object', 'null'],
    description: `Axes: path → list of values, or label → value. Their product, up to ${LIMITS.variants}, makes the variants.`,
    additionalProperties: {
      anyOf: [
        { type: 'array', minItems: 1 },
        { type: 'object', minProperties: 1 },
      ],
    },
  };
}

/** A key may be left empty: the type, or what may stand there in several forms, admits null beside its own. */
function orEmpty(schema: JsonSchema, description: string | null = null): JsonSchema {
  const { type, anyOf } = schema;
  const widened = Array.isArray(anyOf) ? { anyOf: [...anyOf, { type: 'null' }] } : { type: [type, 'null'] };
  return { ...(description === null ? {} : { description }), ...schema, ...widened };
}

/**
 * Adds the scripted dice, which are common to all systems, to one kind; its `kind` is checked a level higher. Where a
 * kind has dice of its own, a list may be either.
 */
function withDice(object: JsonSchema): JsonSchema {
  const fields = (object.properties ?? {}) as JsonSchema;
  const patterns = (object.patternProperties ?? {}) as JsonSchema;
  const script = { $ref: '#/definitions/dice' };
  const own = fields.dice;
  const dice = own === undefined ? script : { anyOf: [own, script] };
  const widened = Object.entries(patterns).map(([pattern, schema]) => [
    pattern,
    new RegExp(pattern).test('dice') ? dice : schema,
  ]);
  return {
    ...object,
    properties: { ...fields, kind: {}, dice },
    patternProperties: { ...Object.fromEntries(widened), [spellings(['kind'])]: {} },
  };
}

function resolve(schema: JsonSchema, definitions: JsonSchema): JsonSchema {
  const match = typeof schema.$ref === 'string' ? /^#\/definitions\/(.+)$/.exec(schema.$ref) : null;
  return match === null ? schema : resolve((definitions[match[1] ?? ''] ?? {}) as JsonSchema, definitions);
}

function convert(pieces: Readonly<Record<string, z.ZodType>>): { pieces: JsonSchema; definitions: JsonSchema } {
  const schema = z.toJSONSchema(z.object(pieces), {
    io: 'input',
    target: 'draft-07',
    reused: 'ref',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => annotate(zodSchema, jsonSchema as JsonSchema),
  }) as JsonSchema;
  return { pieces: (schema.properties ?? {}) as JsonSchema, definitions: (schema.definitions ?? {}) as JsonSchema };
}

/** Widens the schema of a type to the spellings that the reader accepts. */
function annotate(schema: z.core.$ZodType, json: JsonSchema): void {
  // An axis may supply a key that the base document leaves out: only the reader can tell what is missing.
  if (json.type === 'object') delete json.required;
  const note = schemaNotes.get(schema as z.ZodType);
  if (note?.allowed !== undefined && json.description === undefined) json.description = note.allowed;
  if (json.type === 'object' && note?.aliases !== undefined) {
    const properties = (json.properties ?? {}) as JsonSchema;
    const patterns: JsonSchema = {};
    for (const key of Object.keys(properties)) {
      const aliases = Object.entries(note.aliases).flatMap(([alias, canonical]) => (canonical === key ? [alias] : []));
      patterns[spellings([key, ...aliases])] = properties[key];
    }
    json.patternProperties = patterns;
  } else if (Array.isArray(json.enum) && note?.ids !== undefined) {
    const { enum: words, type: _, ...rest } = json;
    const pattern = spellings(words as readonly string[]);
    replace(json, { ...rest, anyOf: [{ enum: words }, { type: 'string', pattern }] });
  } else if (note?.text !== undefined && json.anyOf === undefined) {
    const { description, ...number } = json;
    replace(json, {
      ...(description === undefined ? {} : { description }),
      anyOf: [number, { type: 'string', pattern: note.text }],
    });
  }
}

function replace(target: JsonSchema, source: JsonSchema): void {
  for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, source);
}
