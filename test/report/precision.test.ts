import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { OutcomeSummary } from '../../src/analysis/summary.ts';
import {
  decimalsFor,
  lawError,
  pointFigure,
  roundOutward,
  shareFigure,
  shareFigures,
  zeroBound,
} from '../../src/report/precision.ts';

function exact(p: number): OutcomeSummary {
  return { label: { en: '', fr: '' }, p, low: p, high: p, count: null, fraction: null, interval: 'exact' };
}

function sampled(count: number, trials: number): OutcomeSummary {
  const p = count / trials;
  const half = 2 * Math.sqrt(Math.max(p * (1 - p), 1 / trials) / trials);
  const [low, high] = [Math.max(0, p - half), Math.min(1, p + half)];
  return { label: { en: '', fr: '' }, p, low, high, count, fraction: null, interval: 'wilson' };
}

describe('digits of a number', () => {
  it('follow its error', () => {
    expect(decimalsFor(3)).toBe(0);
    expect(decimalsFor(0.3)).toBe(1);
    expect(decimalsFor(0.1)).toBe(1);
    expect(decimalsFor(0.098)).toBe(2);
  });

  it('round interval bounds away from the estimate', () => {
    expect(roundOutward(60.94, 1, 'down')).toBe(60.9);
    expect(roundOutward(60.91, 1, 'up')).toBe(61);
    expect(roundOutward(60.9, 1, 'up')).toBe(60.9);
  });

  property.prop([fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.integer({ min: 0, max: 8 })])(
    'keeps what is rounded between its bounds, however many digits are shown',
    (value, decimals) => {
      const unit = 10 ** -decimals;
      expect(roundOutward(value, decimals, 'down')).toBeLessThanOrEqual(value + unit / 100);
      expect(roundOutward(value, decimals, 'up')).toBeGreaterThanOrEqual(value - unit / 100);
    },
  );
});

describe('shares of a variant', () => {
  it('add up to 100 where each alone would not', () => {
    const figures = shareFigures([exact(1 / 3), exact(1 / 3), exact(1 / 3)]);
    expect(figures.map((figure) => figure.percent)).toEqual([33.34, 33.33, 33.33]);
  });

  property.prop([fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 8 })])(
    'always add up to 100 when none is a bound',
    (weights) => {
      const total = weights.reduce((a, b) => a + b, 0);
      for (const outcomes of [weights.map((w) => exact(w / total)), weights.map((w) => sampled(w, total))]) {
        const figures = shareFigures(outcomes);
        if (figures.some((figure) => figure.kind !== 'value')) continue;
        const decimals = figures[0]?.decimals ?? 0;
        const sum = figures.reduce((a, figure) => a + Math.round(figure.percent * 10 ** decimals), 0);
        expect(sum).toBe(100 * 10 ** decimals);
      }
    },
  );

  property.prop([fc.integer({ min: 1, max: 1_000_000 }), fc.nat(1_000_000)])(
    'of a sample are never plainly 0 or 100 but bounds',
    (trials, seed) => {
      const count = seed % (trials + 1);
      for (const figure of shareFigures([sampled(count, trials), sampled(trials - count, trials)])) {
        if (figure.kind === 'value') {
          expect(figure.percent).toBeGreaterThan(0);
          expect(figure.percent).toBeLessThan(100);
        }
      }
    },
  );

  it('are plainly 0 and 100 when exact and so', () => {
    expect(shareFigures([exact(1), exact(0)])).toEqual([
      { kind: 'value', percent: 100, decimals: 0 },
      { kind: 'value', percent: 0, decimals: 0 },
    ]);
  });

  it('are bounds when exact and too small to show', () => {
    expect(shareFigures([exact(1 - 1e-9), exact(1e-9)])).toEqual([
      { kind: 'above', percent: 99.99, decimals: 2 },
      { kind: 'below', percent: 0.01, decimals: 2 },
    ]);
  });

  it('take the bound of a zero count from its interval', () => {
    const zero: OutcomeSummary = { ...exact(0), high: 0.000_369, interval: 'clopper-pearson', count: 0 };
    const [, figure] = shareFigures([{ ...sampled(10_000, 10_000), low: 0.999_631, high: 1 }, zero]);
    expect(figure).toEqual({ kind: 'below', percent: 0.04, decimals: 2 });
  });
});

describe('single probabilities', () => {
  it('of a sample that always had the value are bounds', () => {
    const bound = zeroBound(10_000, 0.95);
    expect(bound).toBeCloseTo(1 - 0.025 ** (1 / 10_000), 12);
    expect(pointFigure(1, 10_000, bound)).toEqual({ kind: 'above', percent: 99.96, decimals: 2 });
    expect(pointFigure(0, 10_000, bound).kind).toBe('below');
  });

  it('that are exact show 0.01 %', () => {
    expect(shareFigure(0.123_456)).toEqual({ kind: 'value', percent: 12.35, decimals: 2 });
  });

  it('too small for their digits are below the upper end of their interval, as too large ones above the lower', () => {
    expect(shareFigure(0, 0, 0.000_369)).toEqual({ kind: 'below', percent: 0.04, decimals: 2 });
    expect(shareFigure(1, 0.999_631, 1)).toEqual({ kind: 'above', percent: 99.96, decimals: 2 });
    expect(shareFigure(0.000_04, -0.000_06, 0.000_14)).toEqual({ kind: 'below', percent: 0.02, decimals: 2 });
  });

  it('of a whole law are within the bound of Massart', () => {
    // sqrt(ln(2 / 0.05) / (2 · 10^6))
    expect(lawError(1_000_000, 0.95)).toBeCloseTo(0.001_358_1, 7);
  });
});
