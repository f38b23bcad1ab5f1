import { describe, expect, test } from 'vitest';
import { diagnose, SOUND } from '../support/diagnose.ts';

/** Place in the scenario, and code, of every diagnostic of a text. */
async function found(text: string): Promise<readonly string[]> {
  return (await diagnose(text)).map(({ path, code }) => `${path} ${code}`);
}

const sides = (men: string, fields = ''): string =>
  SOUND.replace(/engagement: .*/, `engagement: { kind: duel, sides: { men: [${men}], greens: [gob] }${fields} }`);
const claim = (text: string): string => `${text}expect: [{ outcome: man, between: [0%, 50%] }]\n`;

describe('mistakes of wording and of play are told together', () => {
  test('a wrong word of a fighter, an unknown fighter and an unknown outcome', async () => {
    const text = claim(sides('captan').replace('profile: goblin', 'profile: gobln'));
    expect(await found(text)).toEqual([
      'fighters.gob.profile scenario/unknown-word',
      'engagement.sides.men[0] fake/unknown-fighter',
      'expect[0].outcome scenario/unknown-outcome',
    ]);
  });

  test.each([
    ['a number out of range', 'profile: goblin', 'characteristics: { T: 11 }', 'fighters.gob.characteristics.T'],
    ['a mistyped key', 'profile: goblin', 'profle: goblin', 'fighters.gob'],
    ['a key that nobody can guess', 'profile: goblin', 'colour: green', 'fighters.gob'],
    ['a word where a list belongs', 'profile: goblin', 'equipment: axe', 'fighters.gob.equipment'],
    ['a fighter that is no map', 'gob: { profile: goblin }', 'gob: goblin', 'fighters.gob'],
    ['a mistyped kind', 'kind: duel', 'kind: dual', 'engagement.kind'],
    ['a wrong field', 'greens: [gob] }', 'greens: [gob] }, rounds: 0', 'engagement.rounds'],
    ['a mistyped field', 'greens: [gob] }', 'greens: [gob] }, round: 9', 'engagement'],
    ['a wrong title', 'system: fake', 'system: fake\ntitle: 12', 'title'],
    ['a mistyped title', 'system: fake', 'system: fake\ntitel: A', ''],
    ['a wrong ruling', 'system: fake', 'system: fake\nrulings: { luck: medium }', 'rulings.luck'],
  ])('%s, an unknown fighter and an unknown outcome', async (_, from, to, path) => {
    const all = await diagnose(claim(sides('captan').replace(from, to)));
    expect(all.map((diagnostic) => diagnostic.path).sort()).toEqual(
      [path, 'engagement.sides.men[0]', 'expect[0].outcome'].sort(),
    );
  });

  test('in every variant', async () => {
    const text = `${sides('captain')}vary: { engagement.sides.men: { a: [captan], b: [captian] }, gob.profile: [gobln] }\n`;
    expect(await found(text)).toEqual([
      'engagement.sides.men[0] fake/unknown-fighter',
      'engagement.sides.men[0] fake/unknown-fighter',
      'fighters.gob.profile scenario/unknown-word',
    ]);
  });
});

describe('what follows from another mistake is not told', () => {
  test.each([
    ['sides that are no lists', claim(SOUND.replace('men: [captain]', 'men: { captain: 1 }')), 'engagement.sides.men'],
    ['a fighter whose name cannot be', sides('a b').replace('captain: {', '"a b": {'), 'fighters'],
    ['a mistyped section', claim(sides('captan').replace('fighters:', 'fighter:')), ''],
    ['a mistyped axis', claim(`${sides('captain')}vary: { engagment.sides: { a: 1 } }\n`), 'vary.engagment.sides'],
    ['an engagement without its kind', claim(SOUND.replace('kind: duel, ', '')), 'engagement'],
  ])('%s', async (_, text, path) => {
    expect([...new Set((await diagnose(text)).map((diagnostic) => diagnostic.path))]).toEqual([path]);
  });

  test.each([
    ['the name of the game', SOUND.replace('system:', 'systme:'), 'unknown key "systme"'],
    ['the map of fighters', SOUND.replace('fighters:', 'figthers:'), 'unknown key "figthers"'],
    ['the engagement', SOUND.replace('engagement:', 'engagment:'), 'unknown key "engagment"'],
    ['a key of a section', SOUND.replace('sides:', 'side:'), 'engagement: unknown key "side"'],
  ])('that %s is missing, where it is misspelt', async (_, text, message) => {
    expect((await diagnose(text)).map((diagnostic) => diagnostic.message)).toEqual([message]);
  });

  test('and a misspelt key hides no other mistake', async () => {
    expect(await found(claim(SOUND.replace('sides:', 'side:')))).toEqual([
      'engagement scenario/unknown-key',
      'expect[0].outcome scenario/unknown-outcome',
    ]);
  });

  test('neither are warnings beside a wrong word', async () => {
    expect(await found(SOUND.replace('[sword]', '[swrod, mace]'))).toEqual([
      'fighters.captain.equipment[0] scenario/unknown-word',
    ]);
  });

  test('nor outcomes of a check whose `where` names no axis', async () => {
    const text = `${sides('captan')}expect: [{ outcome: man, between: [0%, 50%], where: { luck: 3 } }]\n`;
    expect(await found(text)).toEqual([
      'engagement.sides.men[0] fake/unknown-fighter',
      'expect[0].where scenario/unknown-axis',
    ]);
  });
});
