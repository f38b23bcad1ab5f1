import { describe, expect, test } from 'vitest';
import { diagnose, pointedAt, read, SOUND } from '../support/diagnose.ts';

interface Case {
  readonly name: string;
  readonly text: string;
  readonly code: string;
  /** What the text reads like from the place of the diagnostic on. */
  readonly at: string;
  readonly message: string;
  readonly hint: string;
}

const fighter = (fields: string): string => SOUND.replace('{ profile: goblin }', `{ ${fields} }`);
const engagement = (fields: string): string => SOUND.replace(/engagement: .*/, `engagement: { ${fields} }`);
const plus = (line: string): string => `${SOUND}${line}\n`;

const cases: readonly Case[] = [
  {
    name: 'a directive of another YAML',
    text: `%YAML 9.9\n---\n${SOUND}`,
    code: 'scenario/syntax',
    at: '9.9',
    message: 'this is not valid YAML: Unsupported YAML version 9.9',
    hint: 'remove the line that begins with %',
  },
  {
    name: 'a mistyped top-level key',
    text: plus('ruling: { luck: low }'),
    code: 'scenario/unknown-key',
    at: 'ruling:',
    message: 'unknown key "ruling"',
    hint: 'did you mean "rulings"? allowed keys: system,',
  },
  {
    name: 'a mistyped key of a fighter',
    text: fighter('profle: goblin'),
    code: 'scenario/unknown-key',
    at: 'profle:',
    message: 'fighters.gob: unknown key "profle"',
    hint: 'did you mean "profile"? allowed keys: profile, characteristics',
  },
  {
    name: 'a decimal comma between braces',
    text: fighter('characteristics: { T: 3,5 }'),
    code: 'scenario/unknown-key',
    at: '5 }',
    message: 'fighters.gob.characteristics: unknown key "5"',
    hint: 'write decimals with a point',
  },
  {
    name: 'a text that is too long',
    text: plus(`title: ${'a'.repeat(201)}`),
    code: 'scenario/out-of-range',
    at: 'aaa',
    message: 'title: expected at most 200 characters, got "aaa',
    hint: 'write at most 200 characters',
  },
  {
    name: 'one key under two spellings',
    text: fighter('profile: goblin, profil: knight'),
    code: 'scenario/duplicate-key',
    at: 'profil: knight',
    message: 'fighters.gob: the key "profil" says "profile" a second time',
    hint: 'keep one of the two',
  },
  {
    name: 'a key written twice',
    text: plus('system: fake'),
    code: 'scenario/duplicate-key',
    at: 'system: fake',
    message: 'the key "system" stands here twice (first on line 1)',
    hint: 'keep one of the two',
  },
  {
    name: 'an unknown word with the nearest one',
    text: fighter('equipment: [axe, swrod]'),
    code: 'scenario/unknown-word',
    at: 'swrod]',
    message: 'fighters.gob.equipment[1]: unknown weapon "swrod"',
    hint: 'did you mean "sword"? one of: sword, axe, spear, mace',
  },
  {
    name: 'an unknown word near a French alias',
    text: fighter('equipment: [hachee]'),
    code: 'scenario/unknown-word',
    at: 'hachee]',
    message: 'fighters.gob.equipment[0]: unknown weapon "hachee"',
    hint: 'did you mean "hache"? one of: sword, axe',
  },
  {
    name: 'an unknown word near a French alias with an accent',
    text: fighter('equipment: [epeee]'),
    code: 'scenario/unknown-word',
    at: 'epeee]',
    message: 'fighters.gob.equipment[0]: unknown weapon "epeee"',
    hint: 'did you mean "épée"? one of: sword, axe',
  },
  {
    name: 'an unknown key near a French alias with an accent',
    text: fighter('equipemant: [sword]'),
    code: 'scenario/unknown-key',
    at: 'equipemant:',
    message: 'fighters.gob: unknown key "equipemant"',
    hint: 'did you mean "équipement"? allowed keys: profile',
  },
  {
    name: 'an unknown word of a long list, with the nearest few',
    text: fighter('traits: [trait-21]'),
    code: 'scenario/unknown-word',
    at: 'trait-21]',
    message: 'fighters.gob.traits[0]: unknown trait "trait-21"',
    hint: '(20 in all; `fracas systems fake` lists them)',
  },
  {
    name: 'a text where a number belongs',
    text: fighter('characteristics: { T: three }'),
    code: 'scenario/wrong-type',
    at: 'three',
    message: 'fighters.gob.characteristics.T: expected a whole number from 1 to 10, got "three"',
    hint: 'write a whole number from 1 to 10',
  },
  {
    name: 'a number out of range',
    text: fighter('characteristics: { T: 11 }'),
    code: 'scenario/out-of-range',
    at: '11',
    message: 'fighters.gob.characteristics.T: expected a whole number from 1 to 10, got 11 (out of range)',
    hint: 'write a whole number from 1 to 10',
  },
  {
    name: 'a broken number where a whole one belongs',
    text: fighter('characteristics: { T: 3.5 }'),
    code: 'scenario/wrong-type',
    at: '3.5',
    message: 'expected a whole number from 1 to 10, got 3.5 (must be an integer >= 1)',
    hint: 'write a whole number from 1 to 10',
  },
  {
    name: 'a number where a text belongs',
    text: fighter('note: 12'),
    code: 'scenario/wrong-type',
    at: '12',
    message: 'fighters.gob.note: expected text, got 12',
    hint: 'write it in quotes: "12"',
  },
  {
    name: 'a word where a list belongs',
    text: fighter('equipment: axe'),
    code: 'scenario/wrong-type',
    at: 'axe',
    message: 'fighters.gob.equipment: expected a list, each entry a weapon, got "axe"',
    hint: 'write a list: [axe]',
  },
  {
    name: 'yes where true belongs',
    text: fighter('brave: yes'),
    code: 'scenario/wrong-type',
    at: 'yes',
    message: 'fighters.gob.brave: expected true or false, got "yes"',
    hint: 'write true',
  },
  {
    name: 'an empty value, at its key',
    text: fighter('profile: '),
    code: 'scenario/wrong-type',
    at: 'profile:',
    message: 'fighters.gob.profile: expected a profile, got nothing',
    hint: 'one of: knight, goblin',
  },
  {
    name: 'a mistake inside one branch of a union',
    text: fighter('stance: { guard: 44 }'),
    code: 'scenario/out-of-range',
    at: '44',
    message: 'fighters.gob.stance.guard: expected a whole number from 1 to 10, got 44',
    hint: 'write a whole number from 1 to 10',
  },
  {
    name: 'a value that no branch of a union takes',
    text: fighter('stance: fre'),
    code: 'scenario/wrong-type',
    at: 'fre',
    message: 'fighters.gob.stance: expected "free", or a map (key: value), got "fre"',
    hint: 'write "free"',
  },
  {
    name: 'an engagement without its kind',
    text: engagement('sides: { a: [gob] }'),
    code: 'scenario/missing-key',
    at: '{ sides',
    message: 'engagement: the key "kind" is missing',
    hint: 'write `kind:` with one of: duel, strike',
  },
  {
    name: 'an engagement with its kind under another word',
    text: engagement('type: Duel, sides: { a: [gob] }'),
    code: 'scenario/missing-key',
    at: '{ type',
    message: 'engagement: the key "kind" is missing',
    hint: 'write `kind: Duel` in place of `type: Duel`',
  },
  {
    name: 'an unknown kind',
    text: engagement('kind: dual'),
    code: 'scenario/unknown-word',
    at: 'dual',
    message: 'engagement.kind: unknown kind of engagement "dual"',
    hint: 'did you mean "duel"? one of: duel, strike',
  },
  {
    name: 'a missing key of a kind',
    text: engagement('kind: strike, attacker: gob'),
    code: 'scenario/missing-key',
    at: '{ kind',
    message: 'engagement: the key "target" is missing',
    hint: 'write `target:`: text',
  },
  {
    name: 'a key of another kind',
    text: engagement('kind: strike, attacker: gob, target: gob, rounds: 3'),
    code: 'scenario/unknown-key',
    at: 'rounds',
    message: 'engagement: unknown key "rounds"',
    hint: 'allowed keys: kind, attacker, target',
  },
  {
    name: 'an empty list where entries are needed',
    text: engagement('kind: duel, sides: { men: [] }'),
    code: 'scenario/out-of-range',
    at: '[]',
    message: 'engagement.sides.men: expected at least one entry, got []',
    hint: 'write a list',
  },
  {
    name: 'a single number where two are meant',
    text: `${SOUND}\nexpect: [{ outcome: men, between: 50% }]\n`,
    code: 'scenario/wrong-type',
    at: '50%',
    message: 'expect[0].between: expected two numbers, the lower one first: [45%, 55%], got "50%"',
    hint: 'write two numbers, the lower one first',
  },
  {
    name: 'a number that must exceed its bound, with its unit',
    text: engagement('kind: duel, sides: { men: [gob] }, distance: 0'),
    code: 'scenario/out-of-range',
    at: '0 }',
    message: 'engagement.distance: expected a number, more than 0 (inches), got 0 (out of range: must be > 0)',
    hint: 'write a number, more than 0 (inches)',
  },
  {
    name: 'a fighter that nobody declared, found by the game',
    text: engagement('kind: duel, sides: { men: [captan], greens: [gob] }'),
    code: 'fake/unknown-fighter',
    at: 'captan',
    message: 'engagement.sides.men[0]: there is no fighter "captan"',
    hint: 'fighters: captain, gob',
  },
  {
    name: 'a fighter with a name that cannot stand in a path',
    text: SOUND.replace('gob: {', '"a b": {').replace('2 x gob', 'captain'),
    code: 'scenario/bad-key',
    at: '"a b"',
    message: 'fighters: "a b" cannot name a fighter',
    hint: 'use letters, digits, hyphens and underscores',
  },
  {
    name: 'a fighter named like a section',
    text: SOUND.replaceAll('gob', 'rulings'),
    code: 'scenario/bad-key',
    at: 'rulings: {',
    message: '"rulings" cannot name a fighter',
    hint: 'not fighters, engagement, rulings, tables or edition',
  },
  {
    name: 'an unknown system',
    text: SOUND.replace('fake', 'fakes'),
    code: 'scenario/unknown-word',
    at: 'fakes',
    message: 'system: unknown game system "fakes"',
    hint: 'did you mean "fake"?',
  },
  {
    name: 'a missing system',
    text: SOUND.replace('system: fake\n', ''),
    code: 'scenario/missing-key',
    at: 'fighters',
    message: 'the key "system" is missing or empty',
    hint: 'write `system:` with one of: fake',
  },
  {
    name: 'missing fighters',
    text: 'system: fake\nengagement: { kind: duel, sides: {} }\n',
    code: 'scenario/missing-key',
    at: 'system',
    message: 'the key "fighters" is missing or empty',
    hint: 'write `fighters:`',
  },
  {
    name: 'no fighters at all',
    text: SOUND.replace(/fighters:\n.*\n.*\n/, 'fighters: {}\n'),
    code: 'scenario/no-fighters',
    at: '{}',
    message: 'fighters: there are no fighters',
    hint: 'name at least one',
  },
  {
    name: 'a list of fighters',
    text: SOUND.replace(/fighters:\n.*\n.*\n/, 'fighters: [captain, gob]\n'),
    code: 'scenario/wrong-type',
    at: '[captain',
    message: 'fighters: expected a map of fighters, got a list',
    hint: 'a name for each',
  },
  {
    name: 'a missing engagement',
    text: SOUND.replace(/engagement: .*\n/, ''),
    code: 'scenario/missing-key',
    at: 'system',
    message: 'the key "engagement" is missing or empty',
    hint: 'write `engagement:`',
  },
  {
    name: 'an engagement that is no map',
    text: SOUND.replace(/engagement: .*/, 'engagement: duel'),
    code: 'scenario/wrong-type',
    at: 'duel',
    message: 'engagement: expected a map (key: value), got "duel"',
    hint: 'write `kind:`',
  },
  {
    name: 'an unknown edition',
    text: plus('edition: third'),
    code: 'scenario/unknown-word',
    at: 'third',
    message: 'edition: unknown edition "third"',
    hint: 'one of: first, second',
  },
  {
    name: 'an unknown ruling option',
    text: plus('rulings: { luck: medium }'),
    code: 'scenario/unknown-word',
    at: 'medium',
    message: 'rulings.luck: unknown ruling option "medium"',
    hint: 'one of: low, high',
  },
  {
    name: 'a wrong entry of a table',
    text: plus('tables: { hits: [1, 0] }'),
    code: 'scenario/out-of-range',
    at: '0]',
    message: 'tables.hits[1]: expected a whole number, at least 1, got 0 (out of range: must be an integer >= 1)',
    hint: 'write a whole number, at least 1',
  },
  {
    name: 'an impossible scripted die',
    text: engagement('kind: duel, sides: { men: [captain], greens: [gob] }, dice: [6, 0]'),
    code: 'scenario/out-of-range',
    at: '0]',
    message: 'engagement.dice[1]: expected a whole number from 1 to 1000, got 0',
    hint: 'write a whole number from 1 to 1000',
  },
  {
    name: 'an unknown sort of analysis',
    text: plus('analyses: [swep]'),
    code: 'scenario/unknown-word',
    at: 'swep]',
    message: 'analyses[0].kind: unknown kind of analysis "swep"',
    hint: 'did you mean "sweep"?',
  },
];

describe('diagnostics', () => {
  test.each(cases)('tell $name, at its place, with what to do', async ({ text, code, at, message, hint }) => {
    const diagnostics = await diagnose(text);
    const found = diagnostics.find((diagnostic) => diagnostic.code === code);
    expect(diagnostics.map((diagnostic) => `${diagnostic.code} ${diagnostic.message}`)).toHaveLength(1);
    expect(found?.message).toContain(message);
    expect(found?.hint).toContain(hint);
    expect(found === undefined ? '' : pointedAt(text, found)).toMatch(new RegExp(`^${quoted(at)}`));
    expect(found?.frame).toContain('^');
    expect(found?.frame).toContain(`> ${found?.line} | `);
    expect(found?.file).toBe('duel.yaml');
  });

  test('tell all mistakes of a file at once, in the order of the file', async () => {
    const text = `sytem: fake
system: fake
fighters:
  captain: { profile: knigt, characteristics: { F: three, T: 11 }, equipement: [sword] }
engagement: { kind: duel, sides: { a: [] }, rounds: 1.5 }
vary:
  captan.profile: [knight]
  captain.equipment: {}
run: { method: fast, trials: 0, workers: 3 }
expect: [{ outcome: a, between: [55%, 45%] }]
`;
    const diagnostics = await diagnose(text);
    const places = diagnostics.map((diagnostic) => `${diagnostic.line}:${diagnostic.column} ${diagnostic.code}`);
    expect(places).toEqual([
      '1:1 scenario/unknown-key',
      '4:23 scenario/unknown-word',
      '4:52 scenario/wrong-type',
      '4:62 scenario/out-of-range',
      '5:39 scenario/out-of-range',
      '5:53 scenario/wrong-type',
      '7:3 scenario/unknown-path',
      '8:22 scenario/empty-axis',
      '9:16 scenario/unknown-word',
      '9:30 scenario/out-of-range',
      '9:33 scenario/unknown-key',
      '10:33 scenario/expectation',
    ]);
  });

  test('keep warnings apart: the scenario is read all the same', async () => {
    const scenario = await read(SOUND.replace('[sword]', '[sword, mace]'));
    expect(scenario.warnings).toMatchObject([
      { severity: 'warning', code: 'fake/useless', path: 'fighters.captain.equipment[1]', line: 3, column: 50 },
    ]);
  });

  test('show a window of a very long line', async () => {
    const long = SOUND.replace('{ profile: goblin }', `{ note: "${'x'.repeat(5000)}", profile: gobln }`);
    const [diagnostic] = await diagnose(long);
    expect(diagnostic?.frame).toContain('gobln');
    expect(diagnostic?.frame.length).toBeLessThan(900);
    expect(diagnostic?.column).toBeGreaterThan(5000);
  });

  test('are capped, and say how many more there are', async () => {
    const words = Array.from({ length: 300 }, (_, index) => `k${index}: 1`).join('\n');
    const diagnostics = await diagnose(`${SOUND}${words}\n`);
    expect(diagnostics).toHaveLength(201);
    expect(diagnostics.at(-1)?.message).toBe('100 further mistakes are not shown');
  });
});

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
