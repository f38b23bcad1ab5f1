import { describe, expect, it } from 'vitest';
import { neighboursOf, SOURCES } from '../../bench/luck/sources.ts';
import { TapeDice } from '../../src/dice/sampled.ts';
import {
  type Finding,
  isPassed,
  takeFaces,
  testAll,
  testBirthdays,
  testFrequency,
  testGaps,
  testLanes,
  testPairs,
  testTriples,
} from './battery.ts';

const DICE = 600_000;

function failed(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter((finding) => !isPassed(finding));
}

// Fixed seeds. Perfect dice fail one of the tests with probability 1e-6, one of the whole battery with 2.2e-4.
describe('the battery of tests', () => {
  for (const sides of [6, 10]) {
    it.each(SOURCES)(`is passed by d${sides} of $name: $order`, ({ open, lanes }) => {
      expect(failed(testAll(takeFaces(open(sides), DICE), sides, lanes))).toEqual([]);
    });
  }
});

/** A tape of d6 to make bad dice of. */
function goodDice(seed = 77): () => number {
  const dice = new TapeDice();
  dice.seek(seed, 0);
  return () => dice.roll(6, 0);
}

/** Dice that are bad in one way: who must notice it, and who need not. */
describe('each test of the battery', () => {
  it('has power: frequency notices a die that shows a six in place of one five of fifty', () => {
    const next = goodDice();
    let fives = 0;
    const loaded = takeFaces(() => {
      const face = next();
      if (face === 5) fives += 1;
      return face === 5 && fives % 50 === 0 ? 6 : face;
    }, DICE);
    expect(isPassed(testFrequency(loaded, 6))).toBe(false);
    expect(isPassed(testPairs(loaded, 6, 1))).toBe(true);
  });

  it('has power: frequency notices dice that are too even', () => {
    const even = Uint8Array.from({ length: DICE }, (_, at) => (((at >> 3) + (at & 7)) % 6) + 1);
    const { statistic, low } = testFrequency(even, 6);
    expect(statistic).toBeLessThan(low);
  });

  it('has power: gaps and pairs notice a die that is thrown again when it repeats itself, one time in five', () => {
    const next = goodDice();
    let last = 0;
    let repeats = 0;
    const shy = takeFaces(() => {
      let face = next();
      if (face === last) repeats += 1;
      if (face === last && repeats % 5 === 0) face = next();
      last = face;
      return face;
    }, DICE);
    expect(isPassed(testFrequency(shy, 6))).toBe(true);
    expect(isPassed(testGaps(shy, 6, 6))).toBe(false);
    expect(isPassed(testPairs(shy, 6, 1))).toBe(false);
  });

  it('has power: triples notice a die that follows from the two before it, where pairs see nothing', () => {
    const next = goodDice();
    let at = 0;
    let sum = 0;
    const bound = takeFaces(() => {
      at += 1;
      const face = at % 30 === 0 ? (sum % 6) + 1 : next();
      sum = at % 3 === 0 ? 0 : sum + face;
      return face;
    }, DICE);
    for (const lag of [1, 2, 3]) expect(isPassed(testPairs(bound, 6, lag))).toBe(true);
    expect(isPassed(testTriples(bound, 6))).toBe(false);
  });

  it('has power: birthday spacings notice twenty bits of luck that are made into ten dice', () => {
    const words = new TapeDice();
    words.seek(78, 0);
    let left = 0;
    let digits = 0;
    const coarse = takeFaces(() => {
      if (left === 0) {
        const luck = (words.roll(1024, 0) - 1) * 1024 + words.roll(1024, 0) - 1;
        digits = Math.floor((luck / 2 ** 20) * 6 ** 10);
        left = 10;
      }
      left -= 1;
      return (Math.floor(digits / 6 ** left) % 6) + 1;
    }, DICE);
    expect(isPassed(testFrequency(coarse, 6))).toBe(true);
    expect(isPassed(testTriples(coarse, 6))).toBe(true);
    expect(isPassed(testBirthdays(coarse, 6))).toBe(false);
  });

  it('has power: lanes notice that one bit of the seed is not looked at', () => {
    const tapes = neighboursOf(1, 53).map((seed) => goodDice(seed === 33 ? 1 : seed));
    let turn = -1;
    const deaf = takeFaces(() => {
      turn = (turn + 1) % tapes.length;
      return tapes[turn]?.() ?? 1;
    }, DICE);
    expect(isPassed(testLanes(deaf, 6, tapes.length))).toBe(false);
    expect(isPassed(testFrequency(deaf, 6))).toBe(true);
    expect(isPassed(testPairs(deaf, 6, 1))).toBe(true);
  });
});
