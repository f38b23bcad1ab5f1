import { describe, expect, test } from 'vitest';
import { registerSystems } from '../../src/cli/systems.ts';
import { loadSystem, systemNames } from '../../src/systems/registry.ts';
import { runCommand } from '../support/cli.ts';

describe('fracas systems', () => {
  test('lists every game with its kinds', async () => {
    // A long summary goes on in the next line.
    const out = (await runCommand(registerSystems, 'systems')).out.replaceAll(/\s+/g, ' ');
    for (const system of await Promise.all(systemNames().map(loadSystem))) {
      expect(out).toContain(`${system.name}: ${system.title.en}`);
      for (const kind of system.kinds) expect(out).toContain(kind.summary.en);
    }
  });

  test.each(systemNames())('prints everything that %s offers, within 120 columns', async (name) => {
    const system = await loadSystem(name);
    const { out } = await runCommand(registerSystems, 'systems', name);
    const first = (id: string): RegExp =>
      new RegExp(`^${id.slice(0, 10).replace(/[.*+?^${'$'}{}()|[\]\\]/g, '\\$&')}`, 'm');
    for (const kind of system.kinds) {
      expect(out).toContain(`${kind.id} (${kind.alias})`);
      for (const field of kind.fields) expect(out).toMatch(first(field.name));
    }
    for (const { id } of [...system.rulings, ...system.decisions]) expect(out).toMatch(first(id));
    for (const { rows } of system.catalogues) for (const { id } of rows) expect(out).toMatch(first(id));
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(120);
    expect(out).not.toContain('\u001B');
    expect(out).not.toMatch(/undefined|\[object/);
  });

  test('speaks French', async () => {
    const [name = ''] = systemNames();
    const { out } = await runCommand(registerSystems, 'systems', name, '--lang', 'fr');
    expect(out).toContain('Lectures des règles');
    expect(out).toContain((await loadSystem(name)).kinds[0]?.summary.fr);
  });

  test('names the keys of scenarios as French writes them', async () => {
    const out = (await runCommand(registerSystems, 'systems', 'seventh-sea', '--lang', 'fr')).out;
    expect(out).toMatch(/^attacker +attaquant +identifiant/m);
    const { kinds, fighter } = JSON.parse(
      (await runCommand(registerSystems, 'systems', 'confrontation', '--json')).out,
    );
    expect(fighter.find(({ name }: { name: string }) => name === 'contact-limit').alias).toBe('limite-de-contact');
    const { fields } = kinds.find(({ id }: { id: string }) => id === 'movement');
    expect(fields.find(({ name }: { name: string }) => name === 'move.actor').alias).toBe('déplacement.acteur');
  });

  test('names the options of decisions as each language writes them', async () => {
    const listing = async (lang: string): Promise<string> =>
      (await runCommand(registerSystems, 'systems', 'mortebrume', '--lang', lang)).out;
    expect(await listing('en')).toContain('pass, dodge, take');
    expect(await listing('fr')).toContain('passe-d-armes, esquive, encaisser');
    // As many physique points, in French a stake: feminine.
    expect(await listing('fr')).toContain('aucune, maximum, moitié, ‹nombre›');
  });

  test('prints JSON', async () => {
    const [name = ''] = systemNames();
    const all = JSON.parse((await runCommand(registerSystems, 'systems', '--json')).out);
    expect(all.map((system: { name: string }) => system.name)).toEqual(systemNames());
    const one = JSON.parse((await runCommand(registerSystems, 'systems', name, '--json')).out);
    expect(one).toEqual(all[0]);
    expect(Object.keys(one)).toEqual([
      'name',
      'title',
      'editions',
      'kinds',
      'fighter',
      'settings',
      'rulings',
      'presets',
      'decisions',
      'catalogues',
    ]);
  });

  test('refuses an unknown game', async () => {
    const { thrown } = await runCommand(registerSystems, 'systems', 'chess');
    expect(thrown).toMatchObject({ code: 'system/unknown' });
  });
});
