import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  answer,
  type Bisection,
  credibleCrossing,
  gapPosterior,
  giveUp,
  nextQuery,
  provenCrossing,
  signVerdict,
  startBisection,
} from '../../src/stats/probabilistic-bisection.ts';

const RANGE = Array.from({ length: 99 }, (_, i) => i + 1);

/** Asks until nothing is worth asking, every answer being right for a crossing after `gap` points. */
function searchFor(gap: number, error?: number): { end: Bisection; asked: number[] } {
  let end = startBisection(RANGE);
  const asked: number[] = [];
  for (
    let query = nextQuery(end, { ignorable: 0.01 });
    query !== null && asked.length < 100;
    query = nextQuery(end, { ignorable: 0.01 })
  ) {
    asked.push(query.point);
    end = answer(end, query.index, { isAbove: query.index >= gap, error: error ?? query.error });
  }
  return { end, asked };
}

describe('a search by noisy halving', () => {
  it('first asks in the middle, then in the middle of the likelier half', () => {
    const start = startBisection(RANGE);
    expect(nextQuery(start, { ignorable: 0.01 })).toEqual({ index: 49, point: 50, error: 0.05 });
    const above = answer(start, 49, { isAbove: true, error: 0.05 });
    // Half of the posterior: 0.5/0.95 of the lower 50 gaps.
    expect(nextQuery(above, { ignorable: 0.01 })).toEqual({ index: 25, point: 26, error: 0.05 });
  });

  it('carries its first tests to the error asked for', () => {
    expect(nextQuery(startBisection(RANGE), { ignorable: 0.01, firstError: 0.005 })?.error).toBe(0.005);
  });

  it('follows a prior', () => {
    const prior = RANGE.map((point) => (point > 90 ? 1 : 0));
    expect(nextQuery(startBisection(RANGE, [0, ...prior]), { ignorable: 0.01 })?.point).toBeGreaterThan(90);
  });

  it('asks again, more sharply, where it comes back to', () => {
    let state = answer(startBisection([10, 20]), 0, { isAbove: false, error: 0.05 });
    state = answer(state, 1, { isAbove: true, error: 0.05 });
    expect(gapPosterior(state)[1]).toBeCloseTo(0.95 / (0.05 + 0.95 + 0.05), 12);
    expect(nextQuery(state, { ignorable: 0.01 })).toMatchObject({ error: 0.005 });
    expect(nextQuery(state, { ignorable: 0.05 })).toBeNull();
  });

  it('replaces a verdict by a sharper one instead of counting both', () => {
    const once = answer(startBisection([10, 20]), 0, { isAbove: false, error: 0.01 });
    const twice = answer(answer(startBisection([10, 20]), 0, { isAbove: true, error: 0.05 }), 0, {
      isAbove: false,
      error: 0.01,
    });
    expect(twice).toEqual(once);
  });

  it('does not ask again where the trials ran out', () => {
    const state = giveUp(startBisection(RANGE), 49);
    expect(nextQuery(state, { ignorable: 0.01 })?.index).not.toBe(49);
    let all = startBisection(RANGE);
    RANGE.forEach((_, index) => {
      all = giveUp(all, index);
    });
    expect(nextQuery(all, { ignorable: 0.01 })).toBeNull();
  });

  test.prop([fc.integer({ min: 0, max: 99 })])('finds the only gap of right answers in few questions', (gap) => {
    const { end, asked } = searchFor(gap);
    expect(asked.length).toBeLessThan(25);
    const crossing = { low: RANGE[gap - 1] ?? null, high: RANGE[gap] ?? null };
    expect(credibleCrossing(end, 0.95)).toMatchObject(crossing);
    expect(provenCrossing(end)).toMatchObject(crossing);
  });

  test.prop([
    fc.array(fc.tuple(fc.nat({ max: 98 }), fc.boolean(), fc.double({ min: 1e-12, max: 0.49, noNaN: true })), {
      maxLength: 60,
    }),
  ])('keeps a posterior that sums to 1 and an interval of the level, whatever the answers', (answers) => {
    let state = startBisection(RANGE);
    for (const [index, isAbove, error] of answers) state = answer(state, index, { isAbove, error });
    expect(gapPosterior(state).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 10);
    const { low, high, probability } = credibleCrossing(state, 0.9);
    expect(probability).toBeGreaterThanOrEqual(0.9);
    if (low !== null && high !== null) expect(low).toBeLessThan(high);
  });

  it('knows nothing before the first answer', () => {
    const start = startBisection(RANGE);
    expect(credibleCrossing(start, 0.999)).toMatchObject({ low: null, high: null });
    expect(provenCrossing(start)).toEqual({ low: null, high: null, error: 0 });
  });

  it('can say that the crossing lies beyond the range', () => {
    expect(provenCrossing(searchFor(0).end)).toMatchObject({ low: null, high: 1 });
    expect(provenCrossing(searchFor(99).end)).toMatchObject({ low: 99, high: null });
  });

  it('adds up the errors of its verdicts, and admits a contradiction', () => {
    let state = answer(startBisection(RANGE), 20, { isAbove: false, error: 0.01 });
    state = answer(state, 60, { isAbove: true, error: 0.02 });
    expect(provenCrossing(state)).toEqual({ low: 21, high: 61, error: expect.closeTo(0.03, 12) });
    expect(provenCrossing(answer(state, 10, { isAbove: true, error: 0.05 }))).toBeNull();
  });
});

describe('the verdict of an interval', () => {
  it('is the side of the target that all of it lies on', () => {
    expect(signVerdict({ low: 0.51, high: 0.6 }, 0.5, 0.01)).toEqual({ isAbove: true, error: 0.01 });
    expect(signVerdict({ low: 0.4, high: 0.49 }, 0.5, 0.01)).toEqual({ isAbove: false, error: 0.01 });
    expect(signVerdict({ low: 0.4, high: 0.6 }, 0.5, 0.01)).toBeNull();
  });
});
