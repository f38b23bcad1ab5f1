import { describe, expect, test } from 'vitest';
import { diagnose, pointedAt, read, SOUND } from '../support/diagnose.ts';

const one = async (text: string) => {
  const diagnostics = await diagnose(text);
  expect(diagnostics).toHaveLength(1);
  return diagnostics[0];
};

describe('a document', () => {
  test.each([
    ['nothing', '', 'scenario/empty', 'the file is empty'],
    ['a comment alone', '# to do\n', 'scenario/empty', 'the file is empty'],
    ['a null', '~\n', 'scenario/empty', 'the file is empty'],
    ['a list', '- system: fake\n', 'scenario/not-a-map', 'a scenario is a map of keys, and this is a list'],
    ['a word', 'hello\n', 'scenario/not-a-map', 'a scenario is a map of keys, and this is "hello"'],
    ['null bytes', 'system: fake\0\n', 'scenario/not-text', 'this is not a text file'],
    ['two documents', `${SOUND}---\n${SOUND}`, 'scenario/several-documents', 'the file holds 2 YAML documents'],
    ['an unclosed list', 'system: [fake\n', 'scenario/syntax', 'this is not valid YAML'],
    ['a tab', 'fighters:\n\ta: 1\n', 'scenario/syntax', 'Tabs are not allowed'],
    ['a tag', `${SOUND}title: !!binary aGVsbG8=\n`, 'scenario/tag', 'Unresolved tag'],
    [
      'an alias without anchor',
      `${SOUND}title: *name\n`,
      'scenario/alias',
      'no finished `&name` stands before `*name`',
    ],
    [
      'an alias without anchor in the place of a number',
      SOUND.replace('profile: goblin', 'characteristics: { T: *name }'),
      'scenario/alias',
      'no finished `&name` stands before `*name`',
    ],
    ['a key that is a list', `${SOUND}? [a]\n: 1\n`, 'scenario/bad-key', 'a key must be a word'],
    [
      'an infinite number',
      SOUND.replace('profile: goblin', 'cost: .inf'),
      'scenario/not-finite',
      'Infinity is not a usable number',
    ],
    [
      'a number that is none, where what is read in its place is out of range',
      SOUND.replace('profile: goblin', 'characteristics: { T: .nan }'),
      'scenario/not-finite',
      'NaN is not a usable number',
    ],
    ['a merge of no map', `${SOUND}<<: 3\n`, 'scenario/merge', '`<<` merges maps'],
  ])('that holds %s explains itself', async (_, text, code, message) => {
    const diagnostic = await one(text);
    expect(diagnostic?.code).toBe(code);
    expect(diagnostic?.message).toContain(message);
    expect(diagnostic?.hint).toBeTruthy();
  });

  test.each([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])(
    'may not use the key %s anywhere',
    async (key) => {
      const text = SOUND.replace('{ profile: goblin }', `{ profile: goblin, ${key}: { polluted: true } }`);
      const diagnostic = await one(text);
      expect(diagnostic?.code).toBe('scenario/bad-key');
      expect(diagnostic === undefined ? '' : pointedAt(text, diagnostic)).toMatch(new RegExp(`^${key}:`));
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );

  test.each(['\\e[31m', '\\a', '\\x9b', '\\u202e', '\\ud800', '\\x7f'])(
    'may not hold the unprintable %s, which would reach a terminal',
    async (sequence) => {
      for (const text of [`${SOUND}title: "a${sequence}b"\n`, `${SOUND}vary: { gob.note: ["a${sequence}b"] }\n`]) {
        const diagnostic = await one(text);
        expect(diagnostic?.code).toBe('scenario/unprintable');
        expect(diagnostic?.message).not.toMatch(/(?!\n)\p{Cc}|[\u202A-\u202E]/u);
      }
      expect((await one(`${SOUND}"a${sequence}b": 1\n`))?.code).toBe('scenario/bad-key');
    },
  );

  test('may hold data that would trap a conversion to text', async () => {
    const trap = '{ toString: 1, valueOf: 2 }';
    for (const text of [
      SOUND.replace('profile: goblin', `profile: ${trap}`),
      SOUND.replace('kind: duel', `kind: ${trap}`),
      `${SOUND}edition: ${trap}\n`,
      `${SOUND}title: ${trap}\n`,
      `${SOUND}rulings: { luck: ${trap} }\n`,
      `${SOUND}run: { trials: ${trap} }\n`,
      `${SOUND}vary: { gob.brave: [true, ${trap}] }\n`,
      `${SOUND}expect: [{ outcome: ${trap}, between: [0, 1] }]\n`,
      `${SOUND}system: ${trap}\n`.replace('system: fake\n', ''),
    ]) {
      expect((await diagnose(text)).length, text).toBeGreaterThan(0);
    }
  });

  test('keeps a merged map under its own keys', async () => {
    const text = SOUND.replace('captain: {', 'captain: &base {').replace(
      'gob: { profile: goblin }',
      'gob: { <<: *base, profile: goblin }',
    );
    const scenario = await read(text);
    expect(scenario.variants[0]?.variant.fighters.gob).toEqual({ profile: 'goblin', equipment: ['sword'] });
  });

  test('reads grouped digits as a number', async () => {
    const scenario = await read(SOUND.replace('profile: goblin', 'cost: 1_000'));
    expect(scenario.variants[0]?.variant.fighters.gob).toEqual({ cost: 1000 });
  });

  test.each(['\r\n', '\r'])('reads lines that end in %j, a byte order mark and decomposed accents', async (end) => {
    const text = `\uFEFF${SOUND.replace('[sword]', '[e\u0301pe\u0301e]').replaceAll('\n', end)}`;
    const scenario = await read(text);
    expect(scenario.variants[0]?.variant.fighters.captain).toEqual({ profile: 'knight', equipment: ['sword'] });
    const [mistake] = await diagnose(text.replace('goblin', 'gobln'));
    expect(mistake).toMatchObject({ line: 4, column: 19 });
  });

  test.each([
    ['brackets', '['.repeat(100_000)],
    ['brackets behind a word that all objects know', `title: toString\nvary: ${'['.repeat(250_000)}`],
    ['braces', '{a: '.repeat(50_000)],
    ['dashes', '- '.repeat(20_000)],
    ['question marks', '? '.repeat(20_000)],
    ['indentation', Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
  ])('nested too deep by %s is refused before anything recursive reads it', async (_, text) => {
    const diagnostic = await one(text);
    expect(diagnostic?.code).toBe('scenario/too-deep');
    expect(diagnostic?.message).toContain('24 levels');
  });

  test('with aliases that multiply is refused', async () => {
    const rows = ['a: &a [1,1,1,1,1,1,1,1,1,1]'];
    for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'gh', 'hi'].map((pair) => [...pair])) {
      rows.push(`${to}: &${to} [${`*${from},`.repeat(10)}]`);
    }
    const diagnostic = await one(`${rows.join('\n')}\n`);
    expect(diagnostic?.code).toBe('scenario/alias-limit');
    expect(diagnostic?.message).toContain('100000 values');
  });

  test('with an alias inside its own value is refused', async () => {
    expect((await diagnose(`${SOUND}title: &a [*a]\n`)).map((each) => each.code)).toContain('scenario/alias');
  });

  test('with more than 200,000 marks is refused at once', async () => {
    const diagnostic = await one(`${SOUND}vary: [${'1,'.repeat(150_000)}]\n`);
    expect(diagnostic?.code).toBe('scenario/too-large');
  });
});
