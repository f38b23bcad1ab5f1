import { describe, expect, it } from 'vitest';
import { crossingsOf } from '../../../src/analysis/analyses/sweep.ts';
import { certain, type Estimate } from '../../../src/analysis/estimate.ts';
import { runToy, toyText } from '../../support/toy-game.ts';

it('a sweep of variants looked at again and again has the intervals of the variants', async () => {
  const text = `${toyText('sweep')}vary: { a.strength: [1, 3] }\nrun: { peek: true }\n`;
  const { analyses, variants } = await runToy(text, { method: 'sampled', trials: 1_000 });
  const [result] = analyses;
  if (result?.kind !== 'sweep') throw new Error('no sweep');
  const [curve] = result.curves;
  expect(curve?.values.map((it) => [it?.low, it?.high])).toEqual(
    variants.map(({ outcomes }) => [outcomes.left?.low, outcomes.left?.high]),
  );
  expect(curve?.values[0]?.method).toBe('confidence-sequence');
});

it('an analysis of a run to a precision takes no more trials than the run may', async () => {
  const text = `${toyText('compare')}vary: { a.strength: [1, 3] }\n`;
  const [result] = (await runToy(text, { method: 'sampled', precision: 0.01, trials: 500 })).analyses;
  expect(result?.kind === 'compare' ? result.pairs[0]?.difference.n : null).toBe(500);
});

const sampled = (value: number, low: number, high: number): Estimate => ({
  value,
  low,
  high,
  n: 100,
  method: 'wilson',
});

describe('where two curves cross', () => {
  it('is on straight lines between the points, for sure when exact', () => {
    const found = crossingsOf(
      [
        [certain(0.2), certain(0.6)],
        [certain(0.4), certain(0.5)],
      ],
      [1, 4],
      0.95,
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ between: [0, 1], after: 0, isCertain: true });
    for (const key of ['at', 'low', 'high'] as const) expect(found[0]?.[key]).toBeCloseTo(3, 12);
  });

  it('has an interval from the least and the greatest difference at both ends', () => {
    const one = [sampled(0.2, 0.15, 0.22), sampled(0.6, 0.55, 0.62)];
    const other = [sampled(0.4, 0.39, 0.47), sampled(0.5, 0.47, 0.52)];
    const [found] = crossingsOf([one, other], [0, 1], 0.95);
    // Gaps of -0.2 and 0.1, whose reaches are added: variants of a run have one seed.
    expect(found?.at).toBeCloseTo(2 / 3, 12);
    expect(found?.low).toBeCloseTo(0.17 / (0.17 + 0.15), 12);
    expect(found?.high).toBeCloseTo(0.32 / (0.32 + 0.03), 12);
    expect(found?.isCertain).toBe(true);
  });

  it('has an interval that holds it and reaches an end of the line where noise may have it beyond', () => {
    const level = [certain(0), certain(0)];
    for (const isMirrored of [false, true]) {
      const turned = ({ value, low, high, ...rest }: Estimate): Estimate =>
        isMirrored ? { ...rest, value: -value, low: -high, high: -low } : { ...rest, value, low, high };
      const beyond = [sampled(-0.1, -0.15, 0.03), sampled(0.02, -0.2, 0.06)].map(turned);
      expect(crossingsOf([beyond, level], [0, 1], 0.95)[0]).toMatchObject({ low: 0, high: 1, isCertain: false });
      const later = [sampled(-0.1, -0.15, -0.03), sampled(0.02, -0.2, 0.06)].map(turned);
      const [found] = crossingsOf([later, level], [0, 1], 0.95);
      expect(found?.low).toBeCloseTo(1 / 3, 12);
      expect(found).toMatchObject({ high: 1, isCertain: false });
    }
  });

  it('is certain at the level for all points of all curves at once', () => {
    // Two and a half standard errors at both ends: enough for one pair of two points, not for ten pairs.
    const half = 1.96 / 2.5;
    const curve = [sampled(-1, -1 - half, -1 + half), sampled(1, 1 - half, 1 + half)];
    const level = [certain(0), certain(0)];
    const certainOf = (count: number): boolean =>
      crossingsOf([curve, ...Array.from({ length: count }, () => level)], [0, 1], 0.95).every(
        ({ isCertain }) => isCertain,
      );
    expect(certainOf(1)).toBe(true);
    expect(certainOf(4)).toBe(false);
  });

  it('is nowhere where they only touch, and stands between labels that are no scale', () => {
    expect(
      crossingsOf(
        [
          [certain(0.2), certain(0.5), certain(0.2)],
          [certain(0.5), certain(0.5), certain(0.5)],
        ],
        null,
        0.95,
      ),
    ).toEqual([]);
    expect(
      crossingsOf(
        [
          [certain(0.2), certain(0.6)],
          [certain(0.4), certain(0.4)],
        ],
        null,
        0.95,
      )[0],
    ).toMatchObject({
      ...{ at: null, low: null, high: null, isCertain: true },
    });
  });
});
