import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ScenarioError } from '../../src/errors.ts';
import { type JsonSchema, scenarioSchema } from '../../src/scenario/json-schema.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import { loadSystem, systemNames } from '../../src/systems/registry.ts';
import type { GameSystem } from '../../src/systems/system.ts';
import { fields, openFields } from '../../src/systems/vocabulary.ts';
import { fakeSystem } from '../support/fake-system.ts';

const words = (text: string) => ({ en: text, fr: text });
const toss = fields({ kind: z.literal('toss'), dice: z.int().min(0).max(9).default(1) }, { des: 'dice' });
const course = fields({ kind: z.literal('course'), dice: z.array(z.int().min(1).max(10)).default([]) });
const level = z.int().min(0).max(9);
const fighter = fields(
  {
    traits: fields({ brawn: level.optional() }, { canons: 'brawn' }).optional(),
    guns: fields({ port: level }, { babord: 'port' }).optional(),
    skills: openFields({ footwork: level.optional() }, level, { 'jeu-de-jambes': 'footwork' }).optional(),
  },
  { canons: 'guns', competences: 'skills' },
);

/** The fake game with kinds that name nobody and have dice of their own, and an alias that means two keys. */
const game: GameSystem = {
  ...fakeSystem,
  kinds: [
    ...fakeSystem.kinds,
    { id: 'toss', alias: 'lancer', summary: words('Dice fly.'), fields: [], needsFighters: false },
    { id: 'course', alias: 'route', summary: words('A course.'), fields: [], needsFighters: false },
  ],
  schema: { ...fakeSystem.schema, fighter, engagements: { ...fakeSystem.schema.engagements, toss, course } },
  compile: (variant) => {
    const { model, tactics } = fakeSystem.compile(variant, { engine: 'dice' });
    return { model: { ...model, outcomes: [{ name: 'done', label: words('done') }] }, tactics };
  },
};

function read(text: string): Promise<Scenario> {
  return parseScenario(`system: fake\n${text}\n`, 'own.yaml', { loadSystem: () => Promise.resolve(game) });
}

async function mistakes(text: string): Promise<readonly string[]> {
  const error: unknown = await read(text).catch((reason: unknown) => reason);
  return error instanceof ScenarioError ? error.diagnostics.map(({ path, message }) => `${path}: ${message}`) : [];
}

describe('a kind that names nobody', () => {
  test('is played without fighters, and with them', async () => {
    expect((await read('engagement: { kind: toss }')).variants[0]?.variant.fighters).toEqual({});
    expect((await read('fighters: { a: {} }\nengagement: { kind: lancer }')).variants).toHaveLength(1);
  });

  test('is told apart from one that needs them', async () => {
    const missing = 'the key "fighters" is missing or empty';
    expect((await mistakes('engagement: { kind: duel, sides: {} }')).join()).toContain(missing);
    expect((await mistakes('engagement: { kind: tos }')).join()).toContain(missing);
    expect(scenarioSchema(game).required).toEqual(['system', 'engagement']);
    expect(scenarioSchema(fakeSystem).required).toEqual(['system', 'fighters', 'engagement']);
  });
});

describe('a kind that has dice of its own', () => {
  test('reads them under any name, and a list it has no use for as scripted dice', async () => {
    for (const key of ['dice', 'des', 'Dés']) {
      const { variants, script } = await read(`engagement: { kind: toss, ${key}: 3 }`);
      expect(variants[0]?.variant.engagement).toEqual({ kind: 'toss', dice: 3 });
      expect(script).toBeNull();
    }
    const scripted = await read('engagement: { kind: toss, dice: [3, 4] }');
    expect(scripted.script).toEqual([3, 4]);
    expect(scripted.variants[0]?.variant.engagement).toEqual({ kind: 'toss', dice: 1 });
  });

  test('keeps a list that it takes', async () => {
    const { variants, script } = await read('engagement: { kind: course, dice: [3, 4] }');
    expect([variants[0]?.variant.engagement, script]).toEqual([{ kind: 'course', dice: [3, 4] }, null]);
  });

  test('lets them vary, and says what is wrong with them', async () => {
    const { variants } = await read('engagement: { kind: toss }\nvary: { engagement.dice: [1, 2] }');
    expect(variants.map(({ variant }) => variant.engagement)).toEqual([
      { kind: 'toss', dice: 1 },
      { kind: 'toss', dice: 2 },
    ]);
    expect(await mistakes('engagement: { kind: toss, dice: 10 }')).toEqual([
      expect.stringContaining('engagement.dice: engagement.dice: expected a whole number from 0 to 9, got 10'),
    ]);
    expect(await mistakes('engagement: { kind: strike, dice: 3 }')).not.toEqual([]);
  });

  test('has a schema for editors that admits both', () => {
    const definitions = scenarioSchema(game).definitions as Readonly<Record<string, JsonSchema>>;
    const { properties, patternProperties } = definitions['kind:toss'] as Readonly<Record<string, JsonSchema>>;
    const dice = { anyOf: [expect.objectContaining({ type: 'integer' }), { $ref: '#/definitions/dice' }] };
    expect(properties?.dice).toMatchObject(dice);
    const pattern = Object.keys(patternProperties ?? {}).find((text) => new RegExp(text).test('des'));
    expect(patternProperties?.[pattern ?? '']).toMatchObject(dice);
  });
});

describe('an alias that means one key here and another there', () => {
  const base = 'engagement: { kind: duel, sides: { x: [a], y: [a] } }';

  test('leads to the place of a mistake in both', async () => {
    expect(await mistakes(`fighters: { a: { canons: { babord: 12 }, traits: { canons: 13 } } }\n${base}`)).toEqual([
      expect.stringMatching(/^fighters\.a\.guns\.port: .*got 12/),
      expect.stringMatching(/^fighters\.a\.traits\.brawn: .*got 13/),
    ]);
  });

  test('is varied in its place', async () => {
    const { variants } = await read(
      `fighters: { a: { canons: { babord: 1 }, traits: { canons: 1 } } }\n${base}\nvary: { a.canons.port: [2], a.traits.brawn: [3] }`,
    );
    expect(variants[0]?.variant.fighters.a).toEqual({ guns: { port: 2 }, traits: { brawn: 3 } });
  });

  test('may not be said twice', async () => {
    expect(await mistakes(`fighters: { a: { guns: { port: 1 }, canons: { port: 1 } } }\n${base}`)).toEqual([
      expect.stringContaining('"canons" says "guns" a second time'),
    ]);
  });
});

describe('a map with room for names of one’s own', () => {
  const base = 'engagement: { kind: duel, sides: { x: [a], y: [a] } }';

  test('reads the known names under their aliases, and keeps the others', async () => {
    const { variants } = await read(`fighters: { a: { competences: { Jeu de jambes: 2, bears: 1 } } }\n${base}`);
    expect(variants[0]?.variant.fighters.a).toEqual({ skills: { footwork: 2, bears: 1 } });
  });

  test('checks the values of both', async () => {
    expect(await mistakes(`fighters: { a: { skills: { jeu-de-jambes: 12, bears: x } } }\n${base}`)).toEqual([
      expect.stringMatching(/^fighters\.a\.skills\.footwork: .*got 12/),
      expect.stringMatching(/^fighters\.a\.skills\.bears: .*got "x"/),
    ]);
  });
});

describe('the kind of an engagement under another word', () => {
  test.each(systemNames())('is answered in %s with what to write', async (name) => {
    const { kinds } = await loadSystem(name);
    for (const { id } of kinds) {
      for (const key of ['type', 'genre']) {
        const text = `system: ${name}\nfighters: { a: {} }\nengagement: { ${key}: ${id} }\n`;
        const error: unknown = await parseScenario(text, 'own.yaml', { loadSystem }).catch((reason: unknown) => reason);
        const told = error instanceof ScenarioError ? error.diagnostics : [];
        expect(told.find(({ code }) => code === 'scenario/missing-key')).toMatchObject({
          message: 'engagement: the key "kind" is missing',
          hint: `write \`kind: ${id}\` in place of \`${key}: ${id}\``,
          line: 3,
          column: 13,
        });
      }
    }
  });
});
