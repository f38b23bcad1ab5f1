import { describe, expect, test } from 'vitest';
import { renderWarnings, stderrColors } from '../../src/cli/diagnostics.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { loadSystem } from '../../src/systems/registry.ts';

/** Places and paths of the warnings about definitions that are used nowhere. */
async function unused(text: string): Promise<readonly string[]> {
  const { warnings } = await parseScenario(text, 'cast.yaml', { loadSystem });
  return warnings
    .filter(({ code }) => code === 'scenario/unused')
    .map(({ path, line, column }) => `${line}:${column} ${path}`);
}

const mordheim = (fighters: string, engagement: string, rest = ''): string =>
  `system: mordheim\nfighters:\n${fighters.trimEnd()}\nengagement: ${engagement}\n${rest}`;

const GHOULS = '  one: { profile: ghoul }\n  other: { profile: ghoul }\n';
const DUEL = '{ kind: melee, sides: { a: [one], b: [2 x other] } }';

describe('a definition that nothing uses', () => {
  test.each([
    ['mordheim', mordheim(`${GHOULS}  ghoul: { profile: ghoul }\n`, DUEL), '5:3 fighters.ghoul'],
    [
      'seventh-sea',
      'system: seventh-sea\nfighters:\n  boat: { profile: frigate }\nengagement: { kind: roll, pool: 3k2 }\n',
      '3:3 fighters.boat',
    ],
    [
      'confrontation',
      'system: confrontation\nfighters:\n  a: { characteristics: { INI: 3, STR: 4, RES: 4, ATT: 3, DEF: 3 } }\n  b: { characteristics: { INI: 3, STR: 4, RES: 4, ATT: 3, DEF: 3 } }\n  c: { characteristics: { INI: 3 } }\nengagement: { kind: attack, attacker: a, target: b }\n',
      '5:3 fighters.c',
    ],
    [
      'mortebrume',
      'system: mortebrume\nfighters:\n  a: { profile: example-human }\n  b: { profile: example-human }\nengagement: { kind: test, subject: b, difficulty: 9 }\n',
      '3:3 fighters.a',
    ],
  ])('is told of at its place in %s', async (_, text, place) => {
    expect(await unused(text)).toEqual([place]);
  });

  test('is told of in both languages, with what to do', async () => {
    const text = mordheim(`${GHOULS}  idle: { profile: ghoul }\n`, DUEL);
    const { warnings } = await parseScenario(text, 'cast.yaml', { loadSystem });
    const [english, french] = (['en', 'fr'] as const).map((language) =>
      renderWarnings(warnings, stderrColors(), language),
    );
    expect(english).toContain('cast.yaml:5:3  warning  fighters.idle: this definition is used nowhere');
    expect(english).toContain('hint: name idle in the engagement, or remove the definition');
    expect(french).toContain('cast.yaml:5:3  avertissement  fighters.idle\u00a0: cette définition ne sert nulle part');
    expect(french).toContain('nommez idle dans l’engagement, ou retirez la définition');
  });

  test('is told of even where an axis changes it: that moves nothing', async () => {
    const text = mordheim(`${GHOULS}  idle: { profile: ghoul }\n`, DUEL, 'vary: { idle.characteristics.T: [3, 4] }\n');
    expect(await unused(text)).toEqual(['5:3 fighters.idle']);
  });
});

describe('a definition that something uses', () => {
  const third = `${GHOULS}  third: { profile: ghoul }\n`;
  test.each([
    [
      'in one variant only',
      third,
      'vary: { engagement.sides: { two: { a: [one], b: [other] }, three: { a: [third], b: [other] } } }\n',
    ],
    ['in the roster of an analysis', third, 'analyses: [{ kind: matrix, roster: { x: one, y: third } }]\n'],
    ['in a roster that names everybody by saying nothing', third, 'analyses: [matrix]\n'],
    [
      'in an engagement that an analysis makes',
      third,
      'analyses: [{ kind: search, over: { engagement.sides: { p: { a: [one], b: [other] }, q: { a: [one], b: [third] } } } }]\n',
    ],
    [
      'as the base of another by a merge key',
      `  base: &base { profile: ghoul }\n  one: { <<: *base }\n  other: { profile: ghoul }\n`,
      '',
    ],
    [
      'as what an axis puts in place of another',
      `${GHOULS}  third: &third { profile: zombie }\n`,
      'vary: { one: { ghoul: { profile: ghoul }, zombie: *third } }\n',
    ],
  ])('is not told of: %s', async (_, fighters, rest) => {
    expect(await unused(mordheim(fighters, DUEL, rest))).toEqual([]);
  });

  test('is not told of where a fighter of the engagement names it', async () => {
    const text =
      'system: mortebrume\nfighters:\n  a: { profile: example-human, holds: b }\n  b: { profile: example-dwarf }\nengagement: { kind: test, subject: a, difficulty: 9 }\n';
    expect(await unused(text)).toEqual([]);
  });

  test('is not told of where everybody stands on the table', async () => {
    const text =
      'system: confrontation\nfighters:\n  a: { side: x, characteristics: { MOV: 9 }, base: { circle: 3 }, centre: [0, 0], size: large }\n  b: { side: y, base: { circle: 2.5 }, centre: [9, 2.75] }\nengagement: { kind: movement, move: { actor: a, action: walk, target: [5, 0] } }\n';
    expect(await unused(text)).toEqual([]);
  });
});
