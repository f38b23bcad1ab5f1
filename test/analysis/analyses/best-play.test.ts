import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/analysis/canonical.ts';
import { run } from '../../../src/run.ts';
import { mcnemarExact } from '../../../src/stats/paired.ts';
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
    const none = { value: 0, low: 0, high: 0, n: null, method: 'exact', reduction: null };
    expect(result.maximiser.best).toEqual({ strategy: {}, value: result.base, gain: none });
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

const HANDS = toyText(
  '{ kind: best-play, try: { a.hand: [paper, scissors], b.hand: [paper, scissors] } }',
  'a: { hand: rock }\n  b: { hand: rock }',
);

describe('rock, paper and scissors with luck', () => {
  const sampled = () => analyseToy('best-play', HANDS, { method: 'sampled', trials: 400, confidence: 1 - 1e-6 / 20 });

  it('are worth one half to both, whoever mixes how: the exact interval is a point', async () => {
    const { game, maximiser } = await analyseToy('best-play', HANDS);
    expect(game.value).toEqual({
      value: game.value.value,
      low: game.value.value,
      high: game.value.value,
      n: null,
      method: 'exact',
    });
    expect(game.value.value).toBeCloseTo(0.5, 12);
    for (const { value } of maximiser.against) expect(value).toBeCloseTo(0.5, 9);
  });

  it('have options compared on the same luck: an interval of the difference is narrower than of two apart', async () => {
    const { maximiser, base } = await sampled();
    const paper = maximiser.options.find(({ option }) => option === 'paper');
    if (paper === undefined) throw new Error('paper was not tried');
    const { effect, value } = paper;
    expect(effect.method).toBe('tango');
    expect(effect.value).toBeCloseTo(value.value - base.value, 12);
    // Paper wins with 15 faces of 20 where rock wins with 10: (3/16 + 1/4) / (1/4 - 1/16) = 7/3, to about a seventh at 400 pairs.
    expect(effect.reduction).toBeGreaterThan(1.8);
    const apart = Math.hypot(value.high - value.low, base.high - base.low);
    expect(effect.high - effect.low).toBeLessThan(0.8 * apart);
    expect(effect.low).toBeLessThan(0.25);
    expect(effect.high).toBeGreaterThan(0.25);
  });

  it('give every mix and every combination an interval that holds its worth; false alarm 1e-6 for all', async () => {
    const exact = await analyseToy('best-play', HANDS);
    const found = await sampled();
    expect(found.game.value.method).toBe('max-min');
    expect(found.game.value.low).toBeLessThan(0.5);
    expect(found.game.value.high).toBeGreaterThan(0.5);
    // Combinations stand in another order where another effect comes out larger.
    const truthOf = new Map(
      exact.maximiser.strategies.map((strategy, at) => [strategy['a.hand'], exact.payoffs[at]?.[0]]),
    );
    found.maximiser.strategies.forEach((strategy, at) => {
      const [truth, cell] = [truthOf.get(strategy['a.hand'])?.value ?? -1, found.payoffs[at]?.[0]];
      expect(cell?.low).toBeLessThanOrEqual(truth);
      expect(cell?.high).toBeGreaterThanOrEqual(truth);
    });
    const { best, worst } = found.maximiser;
    expect(best.strategy).toEqual({ 'a.hand': 'paper' });
    expect(best.gain.low).toBeLessThan(0.25);
    expect(best.gain.high).toBeGreaterThan(0.25);
    expect(worst.strategy).toEqual({ 'a.hand': 'scissors' });
    expect(worst.gain.low).toBeLessThan(-0.25);
    expect(worst.gain.high).toBeGreaterThan(-0.25);
  });

  it('have best and worst measured on luck that did not choose them: the trials after those that did', async () => {
    const found = await sampled();
    const whole = await analyseToy('best-play', HANDS, { method: 'sampled', trials: 800 });
    const { best, worst, options, strategies } = found.maximiser;
    for (const [hand, end] of [
      ['paper', best],
      ['scissors', worst],
    ] as const) {
      const at = strategies.findIndex((strategy) => strategy['a.hand'] === hand);
      const chosen = found.payoffs[at]?.[0]?.value ?? -1;
      expect(chosen).toBe(options.find(({ option }) => option === hand)?.value.value);
      const both = whole.maximiser.options.find(({ option }) => option === hand)?.value.value;
      expect((chosen + end.value.value) / 2).toBeCloseTo(both ?? -1, 12);
    }
  });

  it('play the combinations of a mix on luck of their own, not on that which variants of the run share', async () => {
    const text = toyText('{ kind: best-play, trials: 500, try: { a.coins: [1] } }');
    const { game } = await analyseToy('best-play', text, { method: 'sampled', trials: 1_000 });
    expect(game.value.n).toBe(500);
  });

  it('take an option for telling by Holm over all of the player’s, not by its own p-value', async () => {
    // Strength 1 wins one face more and never one less; five prices of the same change nothing.
    const text = toyText('{ kind: best-play, try: { a.strength: [1], a.coins: [1, 2, 3, 4, 5] } }');
    let told = 0;
    let between = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      const { maximiser } = await analyseToy('best-play', text, { method: 'sampled', trials: 150, seed });
      const strength = maximiser.options.find(({ path }) => path === 'a.strength');
      const p = mcnemarExact(Math.round(150 * (strength?.effect.value ?? 0)), 0);
      expect(strength?.matters).toBe(6 * p <= 0.05);
      if (6 * p <= 0.05) told += 1;
      else if (p <= 0.05) between += 1;
      for (const { path, matters } of maximiser.options) if (path === 'a.coins') expect(matters).toBe(false);
    }
    expect(told).toBeGreaterThan(0);
    expect(between).toBeGreaterThan(0);
  });

  it('are worth what the worst reply leaves, not what the worst combination would get', async () => {
    const text = toyText('{ kind: best-play, try: { a.strength: [5], b.strength: [-5] } }');
    const { game, maximiser, minimiser } = await analyseToy('best-play', text, { method: 'sampled', trials: 2_000 });
    // The one takes his strength, the other stays as he is: 3/4. Else 1/2, or all.
    expect(maximiser.against.map(({ value }) => Math.round(4 * value))).toEqual([2, 3]);
    expect(minimiser?.against.map(({ value }) => Math.round(4 * value))).toEqual([3, 4]);
    expect(game.value.low).toBeGreaterThan(0.7);
    expect(game.value.high).toBeLessThan(0.8);
  });

  it('have the player who wants it low take the same hands for his best and his worst', async () => {
    const { minimiser } = await sampled();
    expect(minimiser?.best.strategy).toEqual({ 'b.hand': 'paper' });
    expect(minimiser?.best.gain.value).toBeLessThan(0);
    expect(minimiser?.worst.strategy).toEqual({ 'b.hand': 'scissors' });
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
