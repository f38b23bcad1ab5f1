import { describe, expect, it } from 'vitest';
import { certain, type Estimate } from '../../../src/analysis/estimate.ts';
import { estimateText, exploitText, measureText } from '../../../src/report/analyses/figures.ts';
import { gainText, sizeText } from '../../../src/report/analyses/gains.ts';
import { localeOf } from '../../../src/report/locale/locale.ts';
import { plainPercent } from '../../../src/report/words.ts';

const SHARE = { kind: 'outcome', unit: null } as const;
const MEAN = { kind: 'metric', unit: { en: 'wounds', fr: 'blessures' } } as const;
const [en, fr] = [localeOf('en'), localeOf('fr')];

const sampled = (value: number, low: number, high: number): Estimate => ({ value, low, high, n: 20_000, method: 'x' });

describe('a value of an analysis', () => {
  it('that no trial showed is below the upper end of its interval, not below half of it', () => {
    const { text, interval } = estimateText(sampled(0, 0, 0.000_184_4), SHARE, en);
    expect([text, interval]).toEqual(['<\u202f0.019%', null]);
  });

  it('that is exact has the four digits that a table of means gives it', () => {
    expect(estimateText(certain(0.000_412), MEAN, en).text).toBe('0.0004120');
    expect(estimateText(certain(4.150_1), MEAN, en).text).toBe('4.150');
    expect(estimateText(certain(0), MEAN, en).text).toBe('0');
  });
});

describe('a measure in a sentence', () => {
  it('begins small, and keeps the names in it as their author wrote them', () => {
    const losses = { name: 'losses.Héros', label: { en: 'Losses of Héros', fr: 'pertes de Héros' }, ...MEAN };
    expect(measureText(losses, en)).toBe('losses of Héros');
    expect(measureText(losses, fr)).toBe('pertes de Héros');
  });
});

describe('a difference with its unit', () => {
  it('has one point where its language counts one', () => {
    expect(gainText(certain(0.0153), SHARE, en)).toBe('+1.53\u00a0points');
    expect(gainText(certain(0.0153), SHARE, fr)).toBe('+1,53\u00a0point');
    expect(gainText(certain(-0.0215), SHARE, fr)).toBe('−2,15\u00a0points');
    expect(gainText(sampled(0.01, 0, 0.02), SHARE, en)).toBe('+1\u00a0point (0 to +2)');
    expect(gainText(certain(1.5), MEAN, fr)).toBe('+1,500\u00a0blessures');
  });

  it('has no sign where only its size is told, however small that is', () => {
    expect(sizeText(sampled(-0.121, -0.129, -0.113), SHARE, en)).toBe('12.1\u00a0points (11.3 to 12.9)');
    expect(sizeText(certain(0.000_01), SHARE, en)).toBe('<\u202f0.01\u00a0points');
  });
});

it('a bound on what replies gain is rounded up', () => {
  expect(exploitText(2e-7, en)).toBe('0.000001');
  expect(exploitText(1e-12, en)).toBe('10⁻⁹');
});

it('a share that an author wrote keeps its digits', () => {
  expect([0.95, 0.999, 1 - 0.95, 0.000_01, 0.999_999_99].map((share) => plainPercent(share, en))).toEqual([
    ...['95%', '99.9%', '5%', '0.001%', '99.999999%'],
  ]);
  expect([0, 1e-9, 0.999_999_999_999_999_9, 1].map((share) => plainPercent(share, en))).toEqual([
    ...['0%', '0.0000001%', '99.99999999999999%', '100%'],
  ]);
});
