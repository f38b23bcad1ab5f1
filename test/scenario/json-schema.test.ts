import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { schemaFiles } from '../../src/cli/schema.ts';
import { type JsonSchema, overallSchema, scenarioSchema } from '../../src/scenario/json-schema.ts';
import { spellings } from '../../src/scenario/spelling.ts';
import { loadSystem, systemNames } from '../../src/systems/registry.ts';
import { normalizeWord } from '../../src/systems/vocabulary.ts';
import { fakeSystem } from '../support/fake-system.ts';

const folder = new URL('../../scenarios/', import.meta.url);

/** Every value under every `$ref` of a schema. */
function references(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$ref' && typeof item === 'string' ? [item] : references(item),
  );
}

function part(schema: JsonSchema, ...path: readonly string[]): JsonSchema {
  return path.reduce((at, key) => at[key] as JsonSchema, schema);
}

describe('the committed schemas', () => {
  test('are fresh (`npx fracas schema --write` renews them)', async () => {
    const files = await schemaFiles();
    for (const [name, text] of files) expect(await readFile(new URL(name, folder), 'utf8'), name).toBe(text);
    const committed = (await readdir(folder)).filter((name) => name.endsWith('.schema.json'));
    expect(committed.sort()).toEqual([...files.keys()].sort());
  });
});

/** Every `type` of a schema, and of what is below it. */
function types(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'type' && (Array.isArray(item) || typeof item !== 'object') ? [item].flat() : types(item),
  );
}

test.each(systemNames())('the schema of %s has types that JSON Schema knows', async (name) => {
  const found = new Set(types(scenarioSchema(await loadSystem(name))));
  const known = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
  expect([...found].filter((type) => !known.includes(String(type)))).toEqual([]);
});

describe('the schema of a system', () => {
  const schema = scenarioSchema(fakeSystem);

  test('resolves all its references', () => {
    const found = new Set(references(schema));
    expect(found.size).toBeGreaterThan(3);
    for (const reference of found) {
      expect(reference).toMatch(/^#\/definitions\//);
      expect(Object.keys(schema.definitions as JsonSchema)).toContain(reference.replace('#/definitions/', ''));
    }
  });

  test('knows the keys of a fighter under canonical names, and their French ones', () => {
    const fighter = part(schema, 'definitions', 'fighter');
    expect(fighter.additionalProperties).toBe(false);
    expect(Object.keys(fighter.properties as JsonSchema)).toContain('equipment');
    const patterns = Object.keys(fighter.patternProperties as JsonSchema).map((pattern) => new RegExp(pattern));
    for (const key of ['equipement', 'Équipement', 'profil', 'caractéristiques']) {
      expect(
        patterns.some((pattern) => pattern.test(key)),
        key,
      ).toBe(true);
    }
    expect(patterns.some((pattern) => pattern.test('equipmnt'))).toBe(false);
  });

  test('asks for no key that an axis may supply', () => {
    expect(part(schema, 'definitions', 'kind:duel').required).toBeUndefined();
    expect(schema.required).toEqual(['system', 'fighters', 'engagement']);
  });

  test('picks the fields of an engagement by its kind, an alias included', () => {
    const branches = part(schema, 'properties', 'engagement').allOf as readonly JsonSchema[];
    const pattern = part(branches[0] ?? {}, 'if', 'properties', 'kind').pattern as string;
    for (const kind of ['duel', 'mêlée', 'Melee']) expect(new RegExp(pattern).test(kind), kind).toBe(true);
    expect(new RegExp(pattern).test('strike')).toBe(false);
    expect(branches[0]?.then).toEqual({ $ref: '#/definitions/kind:duel' });
  });

  test('says units and bounds', () => {
    const duel = part(schema, 'definitions', 'kind:duel', 'properties');
    expect(duel.rounds).toMatchObject({ minimum: 1, maximum: 100, description: 'Cap, from 1 to 100 rounds.' });
    expect(duel.distance).toMatchObject({ exclusiveMinimum: 0, description: 'inches' });
  });

  test('accepts percentages and grouped digits', () => {
    const run = part(schema, 'properties', 'run', 'properties');
    const pattern = (key: string): RegExp =>
      new RegExp((part(run, key).anyOf as readonly JsonSchema[])[1]?.pattern as string);
    for (const text of ['95%', '0,1 %', '1/20']) expect(pattern('confidence').test(text), text).toBe(true);
    for (const text of ['1_000_000', '1 000']) expect(pattern('trials').test(text), text).toBe(true);
    expect(pattern('trials').test('95%')).toBe(false);
  });
});

test('the overall schema picks the schema of the system', () => {
  expect(overallSchema([fakeSystem]).allOf).toMatchObject([
    // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
    { if: { properties: { system: { const: 'fake' } } }, then: { $ref: 'fake.schema.json' } },
  ]);
});

describe('spellings', () => {
  test.each(['épée', 'Epee', 'ÉPÉE'])('take %s for epee', (text) => {
    expect(new RegExp(spellings(['epee'])).test(text)).toBe(true);
  });

  test('take what normalizeWord takes, for every id and alias of every game', async () => {
    for (const system of await Promise.all(systemNames().map(loadSystem))) {
      const words = system.catalogues.flatMap((catalogue) => catalogue.rows.flatMap((row) => [row.id, row.alias]));
      for (const word of words.filter((each) => each !== '')) {
        const pattern = new RegExp(spellings([normalizeWord(word)]));
        for (const text of [word, word.toUpperCase(), normalizeWord(word)]) expect(pattern.test(text), text).toBe(true);
      }
    }
  });

  test('do not take other words', () => {
    const pattern = new RegExp(spellings(['two-swords', 'a.b']));
    for (const text of ['two swords', 'two_swords', 'TWO-SWORDS', 'a.b']) expect(pattern.test(text), text).toBe(true);
    for (const text of ['twoswords', 'two-sword', 'axb', 'xtwo-swords']) expect(pattern.test(text), text).toBe(false);
  });
});
