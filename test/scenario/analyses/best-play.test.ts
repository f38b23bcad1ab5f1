import { describe, expect, it } from 'vitest';
import type { BestPlayRequest } from '../../../src/scenario/analyses/best-play.ts';
import { pointedAt } from '../../support/diagnose.ts';
import { diagnoseToy, readToy, toyText } from '../../support/toy-game.ts';

const COINS = 'a: { tactics: { coin: heads } }\n  b: { tactics: { coin: heads } }';

async function plan(analysis: string): Promise<BestPlayRequest> {
  const [request] = (await readToy(toyText(analysis, COINS))).analyses;
  if (request?.kind !== 'best-play') throw new Error('no best play was planned');
  return request;
}

describe('best play', () => {
  it('tries every option that the game lists, but the one that the scenario takes', async () => {
    const { measure, maximiser, minimiser } = await plan('best-play');
    expect(measure).toEqual({ kind: 'outcome', name: 'left' });
    expect(maximiser.name).toBe('left');
    expect(maximiser.choices.map(({ path, options }) => [path, options.map(({ option }) => option)])).toEqual([
      ['a.tactics.coin', ['tails', 'edge']],
    ]);
    expect(minimiser?.choices.map(({ path }) => path)).toEqual(['b.tactics.coin']);
  });

  it('tries only what is named, where something is', async () => {
    const { maximiser, minimiser } = await plan('{ kind: best-play, try: { b.tactics.coin: [tails] } }');
    expect(maximiser.choices).toEqual([]);
    expect(minimiser?.choices[0]?.options.map(({ option }) => option)).toEqual(['tails']);
  });

  it('is for the side or fighter that is asked for', async () => {
    const { maximiser, minimiser } = await plan('{ kind: best-play, of: b }');
    expect([maximiser.name, minimiser?.name]).toEqual(['right', 'left']);
  });

  it.each([
    ['an option that there is not', '{ kind: best-play, try: { a.tactics.coin: [side] } }', '', 'coin'],
    ['a place that there is not', '{ kind: best-play, try: { a.tactics.coyn: [tails] } }', '', 'coyn'],
    ['a fighter that there is not', '{ kind: best-play, try: { aa.tactics.coin: [tails] } }', '', 'aa'],
    [
      'something that is no choice of a fighter',
      '{ kind: best-play, try: { engagement.rounds: [2] } }',
      '',
      'no choice of a fighter',
    ],
    ['an option twice', '{ kind: best-play, try: { a.tactics.coin: [tails, tails] } }', '', 'stands here twice'],
    [
      'a choice twice',
      '{ kind: best-play, try: { a.tactics.coin: [tails], fighters.a.tactics.coin: [edge] } }',
      '',
      'a second time',
    ],
    ['a side that there is not', '{ kind: best-play, of: lefft }', 'of: lefft', 'did you mean "left"'],
    ['an outcome that there is not', '{ kind: best-play, outcome: lefft }', 'outcome: lefft', 'did you mean "left"'],
  ])('tells %s', async (_, analysis, at, says) => {
    const text = toyText(analysis, COINS);
    const [diagnostic] = await diagnoseToy(text);
    expect(`${diagnostic?.message} ${diagnostic?.hint ?? ''}`).toContain(says);
    expect(diagnostic?.path).toMatch(/^analyses\[0\]/);
    if (diagnostic !== undefined) expect(pointedAt(text, diagnostic).slice(0, at.length)).toBe(at);
  });
});
