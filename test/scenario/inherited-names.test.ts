import { describe, expect, test } from 'vitest';
import { ScenarioError } from '../../src/errors.ts';
import { exportFiles } from '../../src/report/export/export.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { run } from '../../src/run.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import { loadSystem, systemNames } from '../../src/systems/registry.ts';

/** What every object has, whoever made it: a careless look-up by one of these finds a function. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];
/** Names that need care, and are names like any other. */
const CAREFUL = ['Constructor', 'hasownproperty', 'x\u2028y', 'x\u2029"\\\'y'];

const MORDHEIM = `system: mordheim
fighters: { a: { profile: warrior, equipment: [sword] }, b: { profile: warrior } }
engagement: { kind: melee, sides: { x: [a], y: [b] }, charger: x, rounds: 2 }
`;
const FATE = `system: mortebrume
fighters: { one: { profile: example-human } }
engagement: { kind: test, subject: one, difficulty: 5 }
`;
const SEA = `system: seventh-sea
fighters: { a: { profile: new-hero, equipment: [rapier] }, b: { profile: new-hero, equipment: [rapier] } }
engagement: { kind: duel, sides: { hero: [a], rival: [b] }, rounds: 2 }
`;
const CONFRONTATION = `system: confrontation
fighters: { a: { profile: griffon-magistrate }, b: { profile: alahan-paladin } }
engagement: { kind: melee, sides: { x: [a], y: [b] }, rounds: 2 }
`;

/** Places of keys that a user names, NAME standing there. */
const KEYS: readonly (readonly [string, string])[] = [
  ['a fighter', MORDHEIM.replaceAll(/\ba\b/g, 'NAME')],
  ['a side', MORDHEIM.replaceAll(/\bx\b/g, 'NAME')],
  ['an axis', `${MORDHEIM}vary: { NAME: [1, 2] }`],
  ['a fighter in an axis', `${MORDHEIM.replaceAll(/\ba\b/g, 'NAME')}vary: { NAME.cost: [1, 2] }`],
  ['a label', `${MORDHEIM}vary: { a.equipment: { NAME: [sword], axe: [axe] } }`],
  ['an axis of a check', `${MORDHEIM}expect: [{ outcome: x, between: [0%, 100%], where: { NAME: sword } }]`],
  [
    'a loadout',
    `${MORDHEIM}analyses: [{ kind: matrix, loadouts: { NAME: { equipment: [sword] }, axe: { equipment: [axe] } } }]`,
  ],
  ['a subject', FATE.replaceAll('one', 'NAME')],
  ['a duellist', SEA.replaceAll(/\ba\b/g, 'NAME')],
  ['a skill', SEA.replace('{ profile', '{ skills: { NAME: 2 }, profile')],
  ['a table', `${SEA}tables: { NAME: 2 }`],
  ['a combatant', CONFRONTATION.replaceAll(/\ba\b/g, 'NAME')],
];

/** Places of values that name what is elsewhere, NAME standing there. */
const VALUES: readonly (readonly [string, string])[] = [
  ['a side’s fighter', MORDHEIM.replace('[a]', '[NAME]')],
  ['several of them', MORDHEIM.replace('[a]', '["2 x NAME"]')],
  ['a side', MORDHEIM.replace('charger: x', 'charger: NAME')],
  ['a profile', MORDHEIM.replace('profile: warrior', 'profile: NAME')],
  ['an item', MORDHEIM.replace('[sword]', '[NAME]')],
  ['a kind', MORDHEIM.replace('kind: melee', 'kind: NAME')],
  ['a game', MORDHEIM.replace('mordheim', 'NAME')],
  ['a ruling', `${MORDHEIM}rulings: { first-turn: NAME }`],
  ['an outcome of a check', `${MORDHEIM}expect: [{ outcome: NAME, between: [0%, 100%] }]`],
  ['a metric of a check', `${MORDHEIM}expect: [{ metric: NAME, between: [0, 100] }]`],
  [
    'a label of a check',
    `${MORDHEIM}vary: { a.cost: [1, 2] }\nexpect: [{ outcome: x, between: [0%, 100%], where: { a.cost: NAME } }]`,
  ],
  ['a figure of a check', `${MORDHEIM}analyses: [matrix]\nexpect: [{ analysis: 0, figure: NAME, between: [0, 1] }]`],
  [
    'a verdict of a check',
    `${MORDHEIM}analyses: [{ kind: decide, question: fair }]\nexpect: [{ analysis: 0, verdict: NAME }]`,
  ],
  ['an analysis', `${MORDHEIM}analyses: [NAME]`],
  ['a value of an axis', `${MORDHEIM}vary: { engagement.charger: [NAME, x] }`],
  ['an item of an axis', `${MORDHEIM}vary: { a.equipment: [[NAME], [axe]] }`],
  ['a step of an analysis', `${MORDHEIM}analyses: [{ kind: sweep, along: NAME }]`],
  ['a subject', FATE.replace('subject: one', 'subject: NAME')],
  ['a characteristic', FATE.replace('difficulty: 5', 'characteristic: NAME')],
  ['a duellist', SEA.replace('[a]', '[NAME]')],
  ['a weapon', SEA.replace('[rapier]', '[NAME]')],
  ['a combatant', CONFRONTATION.replace('[a]', '[NAME]')],
];

function read(text: string): Promise<Scenario> {
  return parseScenario(text, 'names.yaml', { loadSystem, systemNames: systemNames() });
}

/** Codes and places of what is wrong; anything but mistakes of the scenario is thrown. */
async function wrong(text: string): Promise<readonly string[]> {
  try {
    await read(text);
    return [];
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`);
  }
}

/** Everything that can be made of a scenario, in both languages. */
async function makeAll(scenario: Scenario): Promise<string> {
  const summary = await run(scenario, { trials: 100, method: 'sampled', seed: 1, workers: 0 });
  const made: string[] = [];
  for (const language of ['en', 'fr'] as const) {
    made.push(renderTerminal(summary, { language, files: [], colour: false }));
    for (const format of ['html', 'json', 'csv', 'svg', 'md'] as const) {
      const options = { name: 'x', language, theme: 'light' as const };
      for await (const { content } of exportFiles(summary, format, options)) {
        if (!(content instanceof Uint8Array)) made.push(typeof content === 'string' ? content : [...content].join(''));
      }
    }
  }
  return made.join('\n');
}

describe.each(KEYS)('%s of a name that every object has', (_, text) => {
  test('is refused at its place', async () => {
    for (const name of INHERITED) {
      const found = await wrong(text.replaceAll('NAME', name).replaceAll(`${name}.cost`, 'b.cost'));
      const lines = text.slice(0, text.indexOf('NAME')).split('\n');
      expect(found, name).toContain(`scenario/bad-key ${lines.length}:${(lines.at(-1) ?? '').length + 1}`);
    }
  });
});

describe.each(VALUES)('%s of a name that every object has', (_, text) => {
  test('is as unknown as any other word', async () => {
    const unknown = await wrong(text.replaceAll('NAME', 'qqqqqqqqqqq'));
    for (const name of [...INHERITED, 'Constructor']) {
      expect(await wrong(text.replaceAll('NAME', name)), name).toEqual(unknown);
    }
  });
});

describe('names that need care', () => {
  test('are names like any other in every output', async () => {
    const labels = CAREFUL.map((name) => JSON.stringify(name));
    const text = `${MORDHEIM.replaceAll(/\ba\b/g, 'Constructor').replaceAll(/\bx\b/g, 'ToString')}vary:
  Constructor.cost: { ${labels.map((label, index) => `${label}: ${index}`).join(', ')} }
expect: [${labels.map((label) => `{ outcome: y, between: [0%, 100%], where: { Constructor.cost: ${label} } }`).join(', ')}]
analyses: [{ kind: matrix, loadouts: { ${labels.map((label, index) => `${label}: { cost: ${index} }`).join(', ')} } }]
`;
    const made = await makeAll(await read(text));
    for (const name of CAREFUL) expect(made).toContain(name.replace(/".*/, ''));
  });
});
