import { describe, expect, it } from 'vitest';
import { bestFlips, judgeFlips, LEAD_TOLD, leaderFlip, type Sought } from '../../../src/analysis/analyses/flips.ts';
import { certain } from '../../../src/analysis/estimate.ts';
import { uniforms } from '../../support/uniforms.ts';

const NAMES = ['one', 'other'];
const shares = (p: number, n: number | null) => ({ p: Float64Array.of(p, 1 - p), n });
const standing = (before: number, after: number, n: number | null) => ({
  ...{ before: shares(before, n), after: shares(after, n), names: NAMES, namesAfter: NAMES },
});

/** The flip that is found where nothing else is looked for. */
const alone = (sought: Sought | undefined) => judgeFlips(sought === undefined ? [] : [[sought]], 0.95)[0]?.[0] ?? null;
const leader = (before: number, after: number, n: number | null) => alone(leaderFlip(0, standing(before, after, n)));

describe('another leader', () => {
  it('is certain when exact, or when the intervals of both leads leave out none', () => {
    const flip = { kind: 'leader', variant: 0, from: 'one', to: 'other' };
    expect(leader(0.51, 0.49, null)).toEqual({ ...flip, isCertain: true, isSlight: false, adjusted: null });
    expect(leader(0.51, 0.49, 100)).toMatchObject({ ...flip, isCertain: false });
    expect(leader(0.8, 0.49, 100)).toMatchObject({ ...flip, isCertain: false });
    expect(leader(0.8, 0.2, 100)).toMatchObject({ ...flip, isCertain: true });
  });

  it('is certain from an exact answer to a sampled one, and back, where the sample leaves no doubt', () => {
    const between = (before: number, n: number | null, after: number, nAfter: number | null) =>
      alone(
        leaderFlip(0, { ...standing(before, after, null), before: shares(before, n), after: shares(after, nAfter) }),
      );
    expect(between(0.8, null, 0.2, 100)).toMatchObject({ from: 'one', to: 'other', isCertain: true });
    expect(between(0.8, 100, 0.2, null)).toMatchObject({ from: 'one', to: 'other', isCertain: true });
    expect(between(0.8, null, 0.45, 100)).toMatchObject({ from: 'one', to: 'other', isCertain: false });
    expect(between(0.55, 100, 0.2, null)).toMatchObject({ from: 'one', to: 'other', isCertain: false });
  });

  it('is none where the same leads, and nobody where two are level', () => {
    expect(leader(0.51, 0.7, 100)).toBeNull();
    expect(leader(0.5, 0.4, null)).toBeNull();
    expect(leader(0.6, 0.5, null)).toMatchObject({ to: null, isCertain: true });
    expect(leader(0.6, 0.5, 100)).toMatchObject({ to: null, isCertain: false });
  });
});

describe('a change between leads below 0.1 points', () => {
  it('is slight: both verdicts are practically even', () => {
    expect(leader(0.5004, 0.4996, null)).toMatchObject({ to: 'other', isSlight: true });
    expect(leader(0.5004, 0.5, null)).toMatchObject({ to: null, isSlight: true });
    expect(leader(0.5004, 0.4, null)).toMatchObject({ isSlight: false });
    expect(leader(0.6, 0.4996, null)).toMatchObject({ isSlight: false });
  });

  it('is slight between variants as well, in the unit of the measure', () => {
    const bases = [certain(0.5001), certain(0.5), certain(0.2)];
    const by = (...moves: readonly number[]) => moves.map((value) => ({ ...certain(value), reduction: null }));
    const best = (moves: ReturnType<typeof by>, told: number) =>
      alone(bestFlips([[0, 1, 2]], bases, moves, 0.95, told)[0]);
    expect(best(by(0, 0.0005, 0), LEAD_TOLD)).toMatchObject({ from: 0, to: 1, isSlight: true });
    expect(best(by(0, 0.0005, 0), 0)).toMatchObject({ isSlight: false });
    expect(best(by(0, 0.1, 0), LEAD_TOLD)).toMatchObject({ isSlight: false });
    expect(best(by(-0.0001, 0, 0), LEAD_TOLD)).toMatchObject({ to: null, isSlight: true });
  });
});

it('another best variant is certain where both orders are', () => {
  const best = (...[found, moves]: readonly [Parameters<typeof bestFlips>[1], Parameters<typeof bestFlips>[2]]) =>
    alone(bestFlips([[0, 1]], found, moves, 0.95, LEAD_TOLD)[0]);
  const moved = (value: number) => ({ ...certain(value), reduction: null });
  const bases = [certain(0.6), certain(0.5)];
  expect(best(bases, [moved(-0.2), null])).toMatchObject({ kind: 'best', from: 0, to: 1, isCertain: true });
  const wide = { ...moved(-0.2), low: -0.35, high: -0.05, n: 100, method: 'tango' };
  expect(best(bases, [wide, null])).toMatchObject({ kind: 'best', from: 0, to: 1, isCertain: false });
  // Exact before, sampled after: the order before is beyond doubt.
  const narrow = { ...moved(-0.2), low: -0.25, high: -0.15, n: 100, method: 'tango' };
  expect(best(bases, [narrow, null])).toMatchObject({ kind: 'best', from: 0, to: 1, isCertain: true });
  // Apart by 0.1, with halves of 0.06: luck that helps the one may harm the other.
  const noisy = [0.6, 0.5].map((value) => ({ value, low: value - 0.06, high: value + 0.06, n: 100, method: 'wilson' }));
  expect(best(noisy, [moved(-0.5), null])).toMatchObject({ kind: 'best', from: 0, to: 1, isCertain: false });
});

describe('flips of many readings', () => {
  it('are certain at a level that all of them hold together, those too that found nothing', () => {
    // 65 to 35 of a hundred: 0.0035 each.
    const one = leaderFlip(0, standing(0.65, 0.35, 100));
    const none = leaderFlip(0, standing(0.65, 0.66, 100));
    expect(judgeFlips([[one]], 0.95)[0]?.[0]).toMatchObject({ isCertain: true });
    const many = judgeFlips([[one], ...Array.from({ length: 19 }, () => [none])], 0.95);
    expect(many[0]?.[0]).toMatchObject({ isCertain: false });
    expect(many[0]?.[0]?.adjusted).toBeCloseTo(20 * (one.pValue ?? 0), 12);
    expect(many.slice(1).flat()).toEqual([]);
    // What is exact is no part of the family.
    const exact = leaderFlip(0, standing(0.6, 0.7, null));
    expect(judgeFlips([[one], ...Array.from({ length: 19 }, () => [exact])], 0.95)[0]?.[0]?.isCertain).toBe(true);
  });

  it('lead before all others, not only before the one that comes after them', () => {
    const three = (...counts: number[]) => ({ p: Float64Array.from(counts, (count) => count / 300), n: 300 });
    const names = ['one', 'other', 'third'];
    const near = { before: three(105, 95, 100), after: three(40, 220, 40), names, namesAfter: names };
    expect(alone(leaderFlip(0, { ...near, before: three(140, 20, 140) }))).toBeNull();
    expect(alone(leaderFlip(0, { ...near, before: three(145, 15, 140) }))).toMatchObject({ isCertain: false });
    expect(alone(leaderFlip(0, { ...near, before: three(240, 30, 30) }))).toMatchObject({ isCertain: true });
  });

  it('that are none are called certain once in twenty families at most', () => {
    const uniform = uniforms(5);
    const [runs, readings, n] = [1_000, 12, 200];
    const draw = (p: number): number => {
      let hits = 0;
      for (let trial = 0; trial < n; trial += 1) if (uniform() < p) hits += 1;
      return hits / n;
    };
    let [together, apart] = [0, 0];
    for (let run = 0; run < runs; run += 1) {
      // One led for sure before; read so, both are level: neither leads.
      const sought = Array.from({ length: readings }, () => [leaderFlip(0, standing(0.9, draw(0.5), n))]);
      if (judgeFlips(sought, 0.95).some((flips) => flips.some(({ isCertain }) => isCertain))) together += 1;
      if (sought.some((one) => judgeFlips([one], 0.95).flat()[0]?.isCertain === true)) apart += 1;
    }
    // 0.05 + 4.75·√(.05·.95/1000): once in a million.
    expect(together / runs).toBeLessThan(0.083);
    expect(apart / runs).toBeGreaterThan(0.15);
  });
});
