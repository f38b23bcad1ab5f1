import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type JsonSchema, resultJsonSchema } from '../../../src/analysis/schema/json-schema.ts';
import { resultSchema } from '../../../src/analysis/schema/result.ts';
import type { Summary } from '../../../src/analysis/summary.ts';
import { run } from '../../../src/run.ts';
import { loadScenario } from '../../../src/scenario/load.ts';
import {
  armouryFixture,
  attackFixture,
  hostileFixture,
  lopsidedFixture,
  partialFixture,
  planFixture,
} from '../../support/summary-fixture.ts';

type Deep<T> = T extends readonly (infer Item)[]
  ? number extends T['length']
    ? readonly Deep<Item>[]
    : { readonly [K in keyof T]: Deep<T[K]> }
  : T extends object
    ? { readonly [K in keyof T]: Deep<T[K]> }
    : T;

/** `true` when two types are the same, optional keys and nulls included. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

describe('the schema of a result', () => {
  it('is the type of a result, key for key', () => {
    // A difference either way is an error of the compiler here.
    const isSame: Same<Deep<z.infer<typeof resultSchema>>, Deep<Summary>> = true;
    expect(isSame).toBe(true);
  });

  it.each([armouryFixture('both'), attackFixture(), lopsidedFixture(), partialFixture(), planFixture([3, 4])])(
    'takes $title',
    (summary) => {
      expect(resultSchema.safeParse(summary).error).toBeUndefined();
    },
  );

  it('takes every text of a user', () => {
    expect(resultSchema.safeParse({ ...hostileFixture(), hash: 'a'.repeat(64) }).error).toBeUndefined();
  });

  it.each([
    ['a probability above 1', { outcomes: { x: { p: 1.5 } } }],
    ['a key that it should not have', { surprise: 1 }],
    ['an unknown method', { method: 'guessed' }],
  ])('refuses %s', (_, change) => {
    const { variants, ...rest } = lopsidedFixture();
    const broken = { ...rest, variants: variants.map((variant) => ({ ...variant, ...change })) };
    expect(resultSchema.safeParse(broken).success).toBe(false);
  });
});

/** Path → schema of every property below, those of analyses left out: they have their own tests. */
function propertiesOf(schema: JsonSchema, path = ''): readonly (readonly [string, JsonSchema])[] {
  return Object.entries(schema).flatMap(([key, inner]) => {
    if (key === 'analyses' || typeof inner !== 'object' || inner === null) return [];
    const below = propertiesOf(inner as JsonSchema, key === 'properties' ? path : `${path}/${key}`);
    if (key !== 'properties') return below;
    return [...Object.entries(inner).map(([name, own]) => [`${path}.${name}`, own as JsonSchema] as const), ...below];
  });
}

describe('the published JSON Schema', () => {
  const schema = resultJsonSchema();

  it('describes every field', () => {
    const silent = propertiesOf(schema).filter(
      ([path, own]) => own.description === undefined && !/\.(en|fr)$/.test(path),
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it('allows keys that it does not name', () => {
    expect(JSON.stringify(schema)).not.toContain('"additionalProperties":false');
  });
});

describe.each([
  'mordheim/critical-ruling',
  'mordheim/how-far-does-he-run',
  'mordheim/scripted',
  'mordheim/warband-against-warband',
  'seventh-sea/which-blade',
  'seventh-sea/reputation',
  'seventh-sea/rake-her',
  'confrontation/two-dice',
  'confrontation/over-the-wall',
  'confrontation/pursuit',
  'mortebrume/which-dice',
  'mortebrume/sauter-ou-contourner',
  'mortebrume/hordes',
])('the result of %s', (name) => {
  let summary: Summary;

  beforeAll(async () => {
    summary = await run(await loadScenario(`scenarios/${name}.yaml`), { trials: 300, seed: 1, workers: 0 });
  }, 120_000);

  it('keeps to the schema', () => {
    expect(resultSchema.safeParse(JSON.parse(JSON.stringify(summary))).error).toBeUndefined();
  });

  it('keeps to the published JSON Schema', () => {
    const read = z.fromJSONSchema(resultJsonSchema() as Parameters<typeof z.fromJSONSchema>[0]);
    expect(read.safeParse(JSON.parse(JSON.stringify(summary))).error).toBeUndefined();
    expect(read.safeParse({ ...summary, seed: 'seven' }).success).toBe(false);
  });
});
