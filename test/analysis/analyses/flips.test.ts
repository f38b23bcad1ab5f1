import { describe, expect, it } from 'vitest';
import { bestFlips, leaderFlip } from '../../../src/analysis/analyses/flips.ts';
import { certain } from '../../../src/analysis/estimate.ts';

const NAMES = ['one', 'other'];
const shares = (p: number, n: number | null) => ({ p: Float64Array.of(p, 1 - p), n });
const standing = (before: number, after: number, n: number | null) => ({
  ...{ before: shares(before, n), after: shares(after, n), names: NAMES, namesAfter: NAMES },
});

describe('another leader', () => {
  it('is certain when exact, or when the intervals of both leads leave out none', () => {
    const flip = { kind: 'leader', variant: 0, from: 'one', to: 'other' };
    expect(leaderFlip(0, standing(0.51, 0.49, null), 0.95)).toEqual({ ...flip, isCertain: true });
    expect(leaderFlip(0, standing(0.51, 0.49, 100), 0.95)).toEqual({ ...flip, isCertain: false });
    expect(leaderFlip(0, standing(0.8, 0.49, 100), 0.95)).toEqual({ ...flip, isCertain: false });
    expect(leaderFlip(0, standing(0.8, 0.2, 100), 0.95)).toEqual({ ...flip, isCertain: true });
  });

  it('is none where the same leads, and nobody where two are level', () => {
    expect(leaderFlip(0, standing(0.51, 0.7, 100), 0.95)).toBeNull();
    expect(leaderFlip(0, standing(0.5, 0.4, null), 0.95)).toBeNull();
    expect(leaderFlip(0, standing(0.6, 0.5, null), 0.95)).toMatchObject({ to: null, isCertain: true });
    expect(leaderFlip(0, standing(0.6, 0.5, 100), 0.95)).toMatchObject({ to: null, isCertain: false });
  });
});

it('another best variant is certain where both orders are', () => {
  const moved = (value: number) => ({ ...certain(value), reduction: null });
  const bases = [certain(0.6), certain(0.5)];
  expect(bestFlips([[0, 1]], bases, [moved(-0.2), null])).toEqual([{ kind: 'best', from: 0, to: 1, isCertain: true }]);
  const wide = { ...moved(-0.2), low: -0.35, high: -0.05, n: 100, method: 'tango' };
  expect(bestFlips([[0, 1]], bases, [wide, null])).toEqual([{ kind: 'best', from: 0, to: 1, isCertain: false }]);
  // Apart by 0.1, with halves of 0.06: luck that helps the one may harm the other.
  const noisy = [0.6, 0.5].map((value) => ({ value, low: value - 0.06, high: value + 0.06, n: 100, method: 'wilson' }));
  expect(bestFlips([[0, 1]], noisy, [moved(-0.5), null])).toEqual([{ kind: 'best', from: 0, to: 1, isCertain: false }]);
});
