import { describe, expect, it } from 'vitest';
import type { MatrixRequest } from '../../../src/scenario/analyses/matrix.ts';
import { pointedAt } from '../../support/diagnose.ts';
import { diagnoseToy, readToy, toyText } from '../../support/toy-game.ts';

async function plan(analysis: string, fighters?: string): Promise<MatrixRequest> {
  const [request] = (await readToy(toyText(analysis, fighters))).analyses;
  if (request?.kind !== 'matrix') throw new Error('no matrix was planned');
  return request;
}

describe('a roster', () => {
  it('is all fighters of the scenario when nothing is said', async () => {
    const { entries, seats } = await plan('matrix', 'a: { strength: 1 }\n  b: {}');
    expect(entries).toEqual(['a', 'b']);
    expect(seats).toEqual([
      { fighter: 'a', outcome: 'left' },
      { fighter: 'b', outcome: 'right' },
    ]);
  });

  it('puts every entry into both seats, and none against itself', async () => {
    const { cells } = await plan(
      '{ kind: matrix, roster: { weak: { strength: -2 }, strong: { strength: 3 }, plain: a } }',
    );
    expect(cells.map((row) => row.map((cell) => (cell === null ? null : cell.fighters)))).toEqual([
      [null, { a: { strength: -2 }, b: { strength: 3 } }, { a: { strength: -2 }, b: {} }],
      [{ a: { strength: 3 }, b: { strength: -2 } }, null, { a: { strength: 3 }, b: {} }],
      [{ a: {}, b: { strength: -2 } }, { a: {}, b: { strength: 3 } }, null],
    ]);
  });

  it('may be loadouts: the first fighter with some values replaced', async () => {
    const { cells, entries } = await plan(
      '{ kind: matrix, loadouts: { as he is: {}, stronger: { strength: 4 } } }',
      'a: { strength: 1, coins: 5 }\n  b: {}',
    );
    expect(entries).toEqual(['as he is', 'stronger']);
    expect(cells[0]?.[1]?.fighters).toEqual({ a: { strength: 1, coins: 5 }, b: { strength: 4, coins: 5 } });
  });

  it('sits where it is told to', async () => {
    const { seats } = await plan('{ kind: matrix, between: [b, a] }');
    expect(seats.map(({ fighter, outcome }) => [fighter, outcome])).toEqual([
      ['b', 'right'],
      ['a', 'left'],
    ]);
  });
});

const many = Array.from({ length: 41 }, (_, index) => `e${index}: { strength: 0 }`).join(', ');

describe('a mistake in a roster is told at its place', () => {
  it.each([
    [
      'an id that nobody has',
      '{ kind: matrix, roster: [a, bb] }',
      'analyses[0].roster[1]',
      'bb',
      'there is no fighter "bb"',
    ],
    [
      'an id behind a name',
      '{ kind: matrix, roster: { x: a, y: aa } }',
      'analyses[0].roster.y',
      'y: aa',
      'did you mean "a"',
    ],
    ['twins', '{ kind: matrix, roster: [a, b, a] }', 'analyses[0].roster[2]', 'a]', 'stands here twice'],
    ['one entry alone', '{ kind: matrix, roster: [a] }', 'analyses[0].roster', 'roster: [a]', 'at least two entries'],
    [
      'too many entries',
      `{ kind: matrix, roster: { ${many} } }`,
      'analyses[0].roster',
      'roster: { e0',
      '41 entries, and 40 are allowed',
    ],
    [
      'a value out of bounds',
      '{ kind: matrix, roster: { x: a, y: { strength: 99 } } }',
      'analyses[0].roster.y',
      '99',
      'from -9 to 9',
    ],
    [
      'both a roster and loadouts',
      '{ kind: matrix, roster: [a, b], loadouts: { x: {}, y: {} } }',
      'analyses[0].loadouts',
      'loadouts: { x',
      'keep one of the two',
    ],
    [
      'a path that leads nowhere',
      '{ kind: matrix, loadouts: { x: {}, y: { strenght: 2 } } }',
      'analyses[0].loadouts.y',
      '',
      'strenght',
    ],
    [
      'two seats on one side',
      '{ kind: matrix, between: [a, a] }',
      'analyses[0].between',
      'between: [a, a]',
      'two fighters of different sides',
    ],
    ['a seat of nobody', '{ kind: matrix, between: [a, c] }', 'analyses[0].between[1]', 'c]', 'fights on no side'],
    [
      'an anchor that is no entry',
      '{ kind: fair-costs, roster: [a, b], anchor: c }',
      'analyses[0].anchor',
      'anchor: c }',
      'there is no entry "c"',
    ],
  ])('%s', async (_, analysis, path, at, says) => {
    const text = toyText(analysis);
    const found = await diagnoseToy(text);
    const diagnostic = found[0];
    expect(found.map(({ path: where }) => where)).toContain(path);
    if (diagnostic === undefined) return;
    expect(pointedAt(text, diagnostic).slice(0, at.length)).toBe(at);
    expect(`${diagnostic.message} ${diagnostic.hint ?? ''}`).toContain(says);
  });

  it('an engagement without two sides', async () => {
    const found = await diagnoseToy(
      'system: fake\nfighters:\n  a: {}\n  b: {}\nengagement: { kind: strike, attacker: a, target: b }\nanalyses: [matrix]\n',
    );
    expect(found[0]?.message).toContain('no two sides');
  });
});
