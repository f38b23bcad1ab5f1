import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSystem, systemNames } from '../../src/systems/registry.ts';

const folder = new URL('../../src/systems/', import.meta.url);

describe('the registry', () => {
  test('finds one game per folder, by listing', () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(systemNames()).toEqual(folders.map((entry) => entry.name).sort());
    expect(systemNames().length).toBeGreaterThan(0);
  });

  test('loads each game under the name of its folder, once', async () => {
    for (const name of systemNames()) {
      const system = await loadSystem(name);
      expect(system.name).toBe(name);
      expect(await loadSystem(name)).toBe(system);
    }
  });

  test('proposes the nearest name', async () => {
    const [first = ''] = systemNames();
    await expect(loadSystem(`${first}x`)).rejects.toMatchObject({
      code: 'system/unknown',
      message: `unknown game system "${first}x"`,
      hint: expect.stringContaining(`did you mean "${first}"? systems: `),
    });
  });

  test.each(['', '..', '../scenario', 'toString', '/etc', 'a/b'])('takes %j for no game', async (name) => {
    await expect(loadSystem(name)).rejects.toMatchObject({ code: 'system/unknown' });
  });
});
