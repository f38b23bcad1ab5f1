import { describe, expect, test } from 'vitest';
import { registerRules } from '../../src/cli/rules.ts';
import { inFrench } from '../../src/scenario/quotes.ts';
import { loadRulePins, loadSystem, systemNames } from '../../src/systems/registry.ts';
import { runCommand } from '../support/cli.ts';

const rules = (...args: readonly string[]) => runCommand(registerRules, 'rules', ...args);

describe('fracas rules', () => {
  test('lists the games and counts their rules', async () => {
    const { out } = await rules();
    for (const { name, title, rules: all } of await Promise.all(systemNames().map(loadSystem)))
      expect(out).toContain(`${name}: ${title.en}, ${all.length} rules`);
    const counted = JSON.parse((await rules('--json')).out);
    expect(counted.map((system: { name: string }) => system.name)).toEqual(systemNames());
    expect((await rules('--lang', 'fr')).out).toContain('règles');
  });

  test.each(systemNames())('prints a line for every rule of %s, section by section', async (name) => {
    const system = await loadSystem(name);
    const pins = await loadRulePins(name);
    for (const lang of ['en', 'fr'] as const) {
      const lines = (await rules(name, '--lang', lang)).out.split('\n');
      for (const { id, title, section } of system.rules) {
        const line = lines.find((it) => it.startsWith(`${id} `));
        expect(line, id).toMatch(new RegExp(` ${pins[id]?.length ?? 0} +`));
        expect(line).toContain(title[lang]);
        expect(lines).toContain(section[lang]);
      }
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(120);
      expect(lines.join('')).not.toMatch(/undefined|\[object/);
    }
  });

  test.each(systemNames())('prints every rule of %s in full', async (name) => {
    const system = await loadSystem(name);
    for (const rule of system.rules) {
      for (const lang of ['en', 'fr'] as const) {
        const { out } = await rules(name, rule.id, '--lang', lang);
        const text = lang === 'fr' ? inFrench(rule.text.fr, system) : rule.text.en;
        expect(out.replaceAll(/\s+/g, ' ')).toContain(text.replaceAll(/\s+/g, ' '));
        expect(out).toContain(`${rule.id}  ${rule.title[lang]}`);
        for (const ruling of rule.rulings) expect(out).toContain(ruling);
        expect(out).not.toMatch(/undefined|\[object/);
      }
    }
  });

  test('names kinds and options in French', async () => {
    const { out } = await rules('confrontation', 'CF-TEST-9', '--lang', 'fr');
    expect(out).toMatch(/^Types d’engagement\u00a0: test, /m);
    expect(out).toMatch(/^ {2}meilleure-caractéristique +hypothèse/m);
    expect(out).not.toMatch(/higher-characteristic|shooting/);
  });

  test('prints what a player needs to check a parry', async () => {
    const { out } = await rules('mordheim', 'MH-PAR-5');
    expect(out).toContain('Close combat: attacks · asks for dice · published, assumption');
    expect(out).toContain('Ruling parry-reroll: Who re-rolls a failed parry?');
    expect(out).toMatch(/^ {2}sword-and-buckler +published +by default, reading: rulebook, reading: sheet$/m);
    expect(out).toMatch(/^ {2}two-parry-weapons +assumption$/m);
    expect(out).toMatch(/^Kinds of engagement: attack, melee/m);
    expect(out).toContain('test/systems/mordheim/parry.test.ts');
    expect(out).toContain('MH-PAR-5: or any two items that parry');
    expect(out).toContain('MH-K05 is exact');
  });

  test('cuts no word on a narrow terminal, and takes one that does not know its width for a wide one', async () => {
    const { columns } = process.stdout;
    const at = async (width: number): Promise<string> => {
      process.stdout.columns = width;
      return (await rules('mordheim', 'MH-PAR-5')).out;
    };
    try {
      const narrow = await at(40);
      expect(narrow).toMatch(/^ {2}sword-and-buckler /m);
      expect(narrow).toMatch(/^ {2}two-parry-weapons /m);
      expect(narrow.slice(0, narrow.indexOf('Tests'))).not.toContain('…');
      expect(await at(0)).toBe(await at(120));
    } finally {
      process.stdout.columns = columns;
    }
  });

  test('says which preset chooses otherwise', async () => {
    const { out } = await rules('mordheim', 'MH-INJ-2');
    expect(out).toMatch(/^ {2}per-wound +published +by default, reading: rulebook$/m);
    expect(out).toMatch(/^ {2}single +sheet +reading: sheet$/m);
  });

  test('says so when nothing plays or pins a rule', async () => {
    const { out } = await rules('mordheim', 'MH-RAL-6');
    expect(out).toContain('Kinds of engagement: none');
    expect(out).toContain('No test pins it.');
  });

  test('takes ids in any case, and families', async () => {
    expect((await rules('mordheim', 'mh-par-3')).out).toBe((await rules('mordheim', 'MH-PAR-3')).out);
    const { out } = await rules('mordheim', 'mh-par');
    for (const id of ['MH-PAR-1', 'MH-PAR-2', 'MH-PAR-3', 'MH-PAR-4', 'MH-PAR-5']) expect(out).toContain(`${id}  `);
    expect(out).not.toContain('MH-HIT-1  ');
  });

  test('prints JSON: all rules, a family, or one', async () => {
    const all = JSON.parse((await rules('mordheim', '--json')).out);
    expect(all.length).toBe((await loadSystem('mordheim')).rules.length);
    expect(JSON.parse((await rules('mordheim', 'MH-COST', '--json')).out)).toHaveLength(1);
    const one = JSON.parse((await rules('mordheim', 'mh-inj-2', '--json')).out);
    expect(one).toMatchObject({
      id: 'MH-INJ-2',
      kind: 'sequence',
      provenance: ['sheet'],
      rulings: [{ id: 'injury-dice', default: 'per-wound', presets: { rulebook: 'per-wound', sheet: 'single' } }],
    });
    expect(one.pins[0].test).toContain('MH-INJ-2');
    expect(all).toContainEqual(one);
  });

  test.each([
    ['MH-PARR-3', 'did you mean "MH-PAR-3"?'],
    ['par-3', 'did you mean "MH-PAR-3"?'],
    ['initiative', '`fracas rules mordheim` lists them all'],
  ])('refuses the unknown rule %s', async (id, hint) => {
    const { thrown, exitCode } = await rules('mordheim', id);
    expect(thrown).toMatchObject({ code: 'rules/unknown', hint: expect.stringContaining(hint) });
    expect(exitCode).toBe(2);
  });

  test('tells the rules that a ruling switches', async () => {
    const { out } = await rules('mordheim', 'critical-limit');
    expect(out).toMatch(/^MH-CRIT-2 /m);
    expect(out).toContain('Ruling critical-limit');
  });

  test('refuses an unknown game', async () => {
    expect((await rules('mordhiem')).thrown).toMatchObject({ code: 'system/unknown' });
  });
});
