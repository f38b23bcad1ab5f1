import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ScenarioError } from '../../src/errors.ts';
import { scenarioSchema } from '../../src/scenario/json-schema.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import type { GameSystem } from '../../src/systems/system.ts';
import { fields, noted } from '../../src/systems/vocabulary.ts';
import { fakeSystem } from '../support/fake-system.ts';

const weather = noted(z.int().min(0).max(9), { description: 'How much it rains, 0 to 9.' });

/** The fake game with keys of its own, and a ruling that its second edition reads in another way. */
const RAINY: GameSystem = {
  ...fakeSystem,
  rulings: fakeSystem.rulings.map((it) => (it.id === 'ties' ? { ...it, editions: { second: 'again' } } : it)),
  schema: { ...fakeSystem.schema, settings: { weather, ground: fields({ mud: weather.optional() }, { boue: 'mud' }) } },
};

const FIGHTERS = `fighters:
  captain: { profile: knight }
  gob: { profile: goblin }
engagement: { kind: duel, sides: { men: [captain], greens: [gob] } }
`;

function read(head: string, system = RAINY): Promise<Scenario> {
  const text = `system: fake\n${head}${FIGHTERS}`;
  return parseScenario(text, 'own.yaml', { loadSystem: () => Promise.resolve(system), systemNames: ['fake'] });
}

async function settings(head: string): Promise<unknown> {
  return (await read(head)).variants.map(({ variant }) => variant.settings);
}

describe('keys of a game of its own', () => {
  it('are read with its schemas, under their canonical names', async () => {
    expect(await settings('')).toEqual([{}]);
    expect(await settings('Weather: 3\nground: { boue: 2 }\n')).toEqual([{ weather: 3, ground: { mud: 2 } }]);
    expect(await settings('weather:\n')).toEqual([{}]);
  });

  it('are absent from variants of other games, and unknown to them', async () => {
    expect((await read('', fakeSystem)).variants[0]?.variant).not.toHaveProperty('settings');
    await expect(read('weather: 3\n', fakeSystem)).rejects.toMatchObject({
      diagnostics: [{ code: 'scenario/unknown-key', line: 2 }],
    });
  });

  it('vary like everything else, in part or as a whole', async () => {
    const both = await read('vary: { weather: [1, 2], ground.boue: [3, 4] }\n');
    expect(both.axes.map(({ name }) => name)).toEqual(['weather', 'ground.mud']);
    expect(both.variants.map(({ variant }) => variant.settings)).toEqual([
      { weather: 1, ground: { mud: 3 } },
      { weather: 1, ground: { mud: 4 } },
      { weather: 2, ground: { mud: 3 } },
      { weather: 2, ground: { mud: 4 } },
    ]);
  });

  it('are found where they stand when they are wrong', async () => {
    const wrong = 'ground: { mud: 12 }\nwether: 3\nweather: 1\nWEATHER: 2\n';
    const errors = await read(wrong).then(
      () => [],
      ({ diagnostics }: ScenarioError) => diagnostics,
    );
    expect(errors.map(({ code, path, line }) => [code, path, line])).toEqual([
      ['scenario/out-of-range', 'ground.mud', 2],
      ['scenario/unknown-key', '', 3],
      ['scenario/duplicate-key', '', 5],
    ]);
    expect(errors[1]?.hint).toContain('did you mean "weather"');
  });

  it('are offered to editors', () => {
    const { properties } = scenarioSchema(RAINY) as { readonly properties: Readonly<Record<string, object>> };
    expect(properties.weather).toMatchObject({ minimum: 0, maximum: 9 });
    expect(properties.ground).toHaveProperty('properties.mud');
  });
});

describe('rulings of an edition', () => {
  const ties = async (head: string): Promise<readonly (string | undefined)[]> =>
    (await read(head)).variants.map(({ variant }) => variant.rulings.ties);

  it('have the default of the edition, unless the scenario chooses', async () => {
    expect(await ties('')).toEqual(['draw']);
    expect(await ties('edition: second\n')).toEqual(['again']);
    expect(await ties('edition: second\nrulings: { ties: draw }\n')).toEqual(['draw']);
    expect(await ties('vary: { edition: [first, second] }\n')).toEqual(['draw', 'again']);
  });
});
