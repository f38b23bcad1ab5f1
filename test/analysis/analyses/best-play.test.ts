import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/analysis/canonical.ts';
import { run } from '../../../src/run.ts';
import { readText } from '../../support/solve.ts';
import { analyseToy, toyText } from '../../support/toy-game.ts';

const COINS = 'a: { tactics: { coin: heads } }\n  b: { tactics: { coin: heads } }';
const PENNIES = toyText('{ kind: best-play, try: { a.tactics.coin: [tails], b.tactics.coin: [tails] } }', COINS);

describe('matching pennies', () => {
  it('are an even game, each side half and half', async () => {
    const result = await analyseToy('best-play', PENNIES);
    expect(result.payoffs.map((row) => row.map(({ value }) => Math.round(1e9 * value) / 1e9))).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(result.game.value.value).toBeCloseTo(0.5, 9);
    expect(result.game.exploitability).toBeLessThan(1e-9);
    for (const mix of [result.maximiser.mix, result.minimiser?.mix ?? []]) {
      expect(mix[0]).toBeCloseTo(0.5, 9);
      expect(mix[1]).toBeCloseTo(0.5, 9);
    }
    expect(result.maximiser.best).toEqual({ strategy: {}, value: result.base });
    expect(result.minimiser?.best.strategy).toEqual({ 'b.tactics.coin': 'tails' });
  });

  it('have no place for an option that always loses', async () => {
    const result = await analyseToy('best-play', toyText('best-play', COINS));
    const edge = result.maximiser.strategies.findIndex((strategy) => strategy['a.tactics.coin'] === 'edge');
    expect(edge).toBeGreaterThan(0);
    expect(result.maximiser.mix[edge]).toBeLessThan(1e-9);
    expect(result.maximiser.worst.value.value).toBe(0);
  });

  it('give a sample an interval around one half', async () => {
    const result = await analyseToy('best-play', PENNIES, { method: 'sampled', trials: 1_000 });
    expect(result.game.value.method).not.toBe('exact');
    expect(result.game.value.low).toBeLessThanOrEqual(0.5);
    expect(result.game.value.high).toBeGreaterThanOrEqual(0.5);
  });
});

const CAPTAINS = `system: mordheim
fighters:
  one: { profile: reikland-captain, equipment: [sword, buckler] }
  other: { profile: middenheim-captain, equipment: [sword, buckler] }
engagement: { kind: melee, sides: { one: [one], other: [other] }, charger: one, rounds: 12 }
analyses: [best-play]
`;

const readCaptains = () => readText(CAPTAINS);

async function captains(options: Parameters<typeof run>[1] = {}) {
  const [result] = (await run(await readCaptains(), options)).analyses;
  if (result?.kind !== 'best-play') throw new Error('no best play');
  return result;
}

describe('two captains of Mordheim', () => {
  it('parry by default, and no choice anew in every situation is better: the response is the exact law', async () => {
    const { base, responses, maximiser, minimiser } = await captains();
    expect(base.method).toBe('exact');
    expect(maximiser.best.strategy).toEqual({});
    expect(minimiser?.best.strategy).toEqual({});
    expect(responses.map(({ player }) => player)).toEqual(['one', 'other']);
    for (const { value, rules } of responses) {
      expect(value).toBeCloseTo(base.value, 12);
      expect(rules).toEqual([]);
    }
  });

  it('effects of options agree with the law: intervals widened to a false alarm of 1e-6 for all together', async () => {
    const exact = await captains();
    const sampled = await captains({ method: 'sampled', trials: 2_000, seed: 3, confidence: 1 - 1e-6 / 50 });
    for (const [side, other] of [
      [exact.maximiser, sampled.maximiser],
      [exact.minimiser, sampled.minimiser],
    ] as const) {
      side?.options.forEach(({ effect }, at) => {
        const found = other?.options[at]?.effect;
        expect(effect.value).toBeGreaterThanOrEqual(found?.low ?? 1);
        expect(effect.value).toBeLessThanOrEqual(found?.high ?? -1);
      });
    }
  });

  it('come out the same to the byte for any number of workers', async () => {
    const texts: string[] = [];
    for (const workers of [0, 1, 2]) {
      texts.push(canonicalJson(await captains({ method: 'sampled', trials: 300, seed: 5, workers })));
    }
    expect(new Set(texts).size).toBe(1);
  });
});
