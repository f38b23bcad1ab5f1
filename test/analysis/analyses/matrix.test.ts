import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/analysis/canonical.ts';
import { run } from '../../../src/run.ts';
import { readText } from '../../support/solve.ts';
import { analyseToy, toyText } from '../../support/toy-game.ts';

const HANDS = toyText(
  '{ kind: matrix, roster: { rock: { hand: rock }, paper: { hand: paper }, scissors: { hand: scissors } } }',
);
const LADDER = toyText(
  '{ kind: matrix, roster: { weak: { strength: -3, coins: 10 }, twin: { strength: -3, coins: 12 }, middle: { strength: 0, coins: 20 }, strong: { strength: 4, coins: 30 } } }',
);

describe('rock, paper and scissors', () => {
  it('go round in a circle, all of it, and the best mix is a third of each', async () => {
    const result = await analyseToy('matrix', HANDS);
    expect(result.scores[0]?.[1]?.value).toBeCloseTo(0.25, 12);
    expect(result.cyclicShare).toMatchObject({ n: null, method: 'exact' });
    expect(result.cyclicShare?.value).toBeCloseTo(1, 12);
    for (const weight of result.nash.weights) expect(weight).toBeCloseTo(1 / 3, 9);
    expect(result.nash.exploitability).toBeLessThan(1e-9);
    for (const { logOdds } of result.ratings) expect(logOdds).toBeCloseTo(0, 12);
    const circles = result.triads.filter(({ isCycle }) => isCycle);
    expect(circles).toHaveLength(1);
    expect(circles[0]?.isCertain).toBe(true);
    // Rock beats scissors, scissors beat paper, paper beats rock, from wherever it is told.
    const [first = 0, second = 0] = circles[0]?.entries ?? [];
    expect((second - first + 3) % 3).toBe(2);
  });

  it('show their circle in a sample too', async () => {
    const result = await analyseToy('matrix', HANDS, { method: 'sampled', trials: 2_000 });
    expect(result.triads.filter(({ isCertain }) => isCertain)).toHaveLength(1);
    expect(result.nash.draws).toBeGreaterThan(0);
    expect(result.cyclicShare).toMatchObject({ high: 1, n: 4_000, method: 'length-bound' });
    expect(result.cyclicShare?.low).toBeGreaterThan(0.9);
    for (const { n } of result.means) expect(n).toBe(2 * 4_000);
    expect(result.firstSeat.n).toBe(6 * 2_000);
    result.nash.weights.forEach((weight, at) => {
      expect(result.nash.low[at]).toBeLessThanOrEqual(weight);
      expect(result.nash.high[at]).toBeGreaterThanOrEqual(weight);
    });
  });
});

describe('a ladder of strength', () => {
  it('scores what the strengths say, twins exactly one half, and both ways one in all', async () => {
    const { scores, firstSeat } = await analyseToy('matrix', LADDER);
    const values = scores.map((row) => row.map((score) => score?.value ?? null));
    expect(values[0]?.[1]).toBe(0.5);
    expect(values[3]?.[2]).toBeCloseTo(0.7, 12);
    expect(values[3]?.[0]).toBeCloseTo(0.85, 12);
    for (const [row, line] of values.entries()) {
      for (const [column, value] of line.entries()) {
        if (value === null) expect(row).toBe(column);
        else expect(value + (values[column]?.[row] ?? 0)).toBe(1);
      }
    }
    expect(firstSeat.value).toBeCloseTo(0.5, 12);
  });

  it('never puts the stronger below the weaker, and has no circle', async () => {
    const { ratings, means, triads } = await analyseToy('matrix', LADDER);
    const elos = ratings.map(({ elo }) => elo);
    expect(elos).toEqual([...elos].sort((a, b) => a - b));
    expect(means[3]?.value).toBeGreaterThan(means[2]?.value ?? 1);
    expect(triads.some(({ isCycle }) => isCycle)).toBe(false);
  });

  it('says which is not worth its cost', async () => {
    const { costs, unit, pareto } = await analyseToy('matrix', LADDER);
    expect(costs).toEqual([10, 12, 20, 30]);
    expect(unit?.fr).toBe('pièces');
    expect(pareto?.front).toEqual([0, 2, 3]);
  });

  it('is met by a sample: scores, means and the seat within intervals widened to a false alarm of 1e-6', async () => {
    const exact = await analyseToy('matrix', LADDER);
    const sampled = await analyseToy('matrix', LADDER, { method: 'sampled', trials: 4_000, confidence: 1 - 1e-6 / 11 });
    const within = (
      one: { value: number } | null | undefined,
      other: { low: number; high: number } | null | undefined,
    ) => {
      if (one === null || one === undefined || other === null || other === undefined) return;
      expect(one.value).toBeGreaterThanOrEqual(other.low);
      expect(one.value).toBeLessThanOrEqual(other.high);
    };
    exact.scores.forEach((row, at) => {
      row.forEach((score, other) => {
        within(score, sampled.scores[at]?.[other]);
      });
    });
    exact.means.forEach((mean, at) => {
      within(mean, sampled.means[at]);
    });
    within(exact.firstSeat, sampled.firstSeat);
  });
});

describe('a sample in which somebody never wins', () => {
  const HOPELESS = toyText(
    '{ kind: matrix, roster: { hopeless: { strength: -9 }, best: { strength: 1 }, even: { strength: 0 } } }',
  );

  it('counts all its trials: the ratings are finite, and a mix of luck alone stays out', async () => {
    const result = await analyseToy('matrix', HOPELESS, { method: 'sampled', trials: 1_000 });
    expect(result.scores[0]?.[1]?.value).toBe(0);
    expect(result.scores[0]?.[1]?.high).toBeGreaterThan(0);
    for (const { logOdds } of result.ratings) expect(Number.isFinite(logOdds)).toBe(true);
    expect(result.nash.high[0]).toBe(0);
    expect(result.cyclicShare).toMatchObject({ low: 0, high: 1, method: 'none' });
  });

  it('leaves the mean of one who never wins the room that no win in all the trials leaves', async () => {
    const lost = toyText(
      '{ kind: matrix, roster: { hopeless: { strength: -9 }, one: { strength: 1 }, two: { strength: 1 } } }',
    );
    const [mean] = (await analyseToy('matrix', lost, { method: 'sampled', trials: 1_000 })).means;
    // Each score below 1 - 0.025^(1/2000); two of them like standard errors, halved. The normal law would say half of it.
    const room = -Math.expm1(Math.log(0.025) / 2_000);
    expect(mean).toMatchObject({ value: 0, low: 0, n: 4_000, method: 'mover' });
    expect(mean?.high).toBeCloseTo(room / Math.SQRT2, 9);
  });

  it('claims no circle from noise', async () => {
    const even = toyText(
      '{ kind: matrix, roster: { a: { strength: 0 }, b: { strength: 0 }, c: { strength: 0 }, d: { strength: 0 } } }',
    );
    // False alarm: at most 5 % of seeds by the bound over all pairs; each of three seeds is fixed.
    for (const seed of [1, 2, 3]) {
      const { triads } = await analyseToy('matrix', even, { method: 'sampled', trials: 500, seed });
      expect(triads.some(({ isCertain }) => isCertain)).toBe(false);
    }
  });
});

it('thirty against thirty are rated', async () => {
  const roster = Array.from({ length: 30 }, (_, at) => `e${at}: { strength: ${(at % 10) - 5} }`).join(', ');
  const { ratings, nash } = await analyseToy('matrix', toyText(`{ kind: matrix, roster: { ${roster} } }`));
  expect(ratings).toHaveLength(30);
  expect(nash.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
  // The mix is of the strongest alone.
  nash.weights.forEach((weight, at) => {
    if (at % 10 !== 9) expect(weight).toBeLessThan(1e-6);
  });
});

const CAPTAINS = `system: mordheim
fighters:
  one: { profile: reikland-captain, equipment: [sword] }
  other: { profile: reikland-captain, equipment: [axe] }
engagement: { kind: melee, sides: { one: [one], other: [other] }, charger: one, rounds: 20 }
analyses:
  - kind: matrix
    loadouts:
${[
  'dagger',
  'sword',
  'axe',
  'mace',
  'spear',
  'halberd',
  'sword, shield',
  'axe, shield',
  'mace, shield',
  'sword, buckler',
  'mace, mace',
  'double-handed',
]
  .map((arms) => `      ${arms.replace(', ', ' and ')}: { equipment: [${arms}] }`)
  .join('\n')}
`;

const readCaptains = () => readText(CAPTAINS);

describe('captains of Mordheim', () => {
  it('twelve against twelve are solved exactly, and two maces lead', async () => {
    const summary = await run(await readCaptains(), {});
    const [result] = summary.analyses;
    if (result?.kind !== 'matrix') throw new Error('no matrix');
    expect(result.scores.flat().every((score) => score === null || score.method === 'exact')).toBe(true);
    const means = result.means.map(({ value }) => value);
    expect(result.entries[means.indexOf(Math.max(...means))]).toBe('mace and mace');
  });

  it('come out the same to the byte for any number of workers', async () => {
    const scenario = await readCaptains();
    const texts: string[] = [];
    for (const workers of [0, 1, 2]) {
      const { analyses } = await run(scenario, { method: 'sampled', trials: 300, seed: 5, workers });
      texts.push(canonicalJson(analyses));
    }
    expect(new Set(texts).size).toBe(1);
  });
});
