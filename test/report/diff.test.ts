import { describe, expect, it } from 'vitest';
import { diffResults } from '../../src/analysis/diff.ts';
import type { Summary } from '../../src/analysis/summary.ts';
import { renderDiff } from '../../src/report/diff.ts';
import { runToy, toyText } from '../support/toy-game.ts';

const ROSTER = 'roster: { weak: { strength: -4, coins: 40 }, middle: { coins: 60 }, strong: a }';

/** A duel in which the left one has this strength, with what several analyses make of it. */
function duel(strength: number, method: 'exact' | 'sampled', seed: number): Promise<Summary> {
  const analyses = [
    '{ kind: decide, is: fair, within: 15% }',
    '{ kind: solve, for: b.strength, from: -3, to: 3, target: 63%, at: { b.strength: 0 } }',
    `{ kind: matrix, ${ROSTER} }`,
    `{ kind: fair-costs, ${ROSTER} }`,
  ];
  const text = toyText(analyses.join('\n  - '), `a: { strength: ${strength}, coins: 50 }\n  b: { coins: 30 }`);
  return runToy(`${text}vary: { b.strength: [0, 1] }\n`, { method, trials: 2_000, seed });
}

describe('numbers in a comparison of two results', () => {
  it.each([
    ['exact', 'exact', 'en'],
    ['exact', 'sampled', 'en'],
    ['sampled', 'sampled', 'fr'],
  ] as const)('stay what they were: %s against %s', async (one, other, language) => {
    const [old, now] = [await duel(1, one, 1), await duel(3, other, 2)];
    const text = renderDiff(diffResults(old, now), { language, all: true, width: 140 });
    await expect(text).toMatchFileSnapshot(`../golden/diff-${one}-${other}.${language}.txt`);
  });
});
