import { describe, expect, it } from 'vitest';
import type { MetricSummary, VariantSummary } from '../../src/analysis/summary.ts';
import { localeOf } from '../../src/report/locale/locale.ts';
import { distinctNames, meanText } from '../../src/report/words.ts';
import { lawMetric } from '../support/duel-fixture.ts';
import { armouryFixture } from '../support/summary-fixture.ts';

describe('names in a chart', () => {
  it('stay apart where they are cut alike, and keep their order', () => {
    const names = distinctNames(['captain with a sword', 'captain with an axe', 'ghoul'], 10);
    expect(names).toEqual(['captain w…', 'captain w… (2)', 'ghoul']);
  });
});

describe('the mean of a metric that never varied', () => {
  const words = { en: 'wounds', fr: 'blessures' };
  const always: MetricSummary = lawMetric(words, words, [0, 0, 1], 1_000);

  function variantWith(metric: MetricSummary, method: 'sampled' | 'exact'): VariantSummary {
    const [variant] = armouryFixture(method, 1_000).variants;
    if (variant === undefined) throw new Error('no variant');
    return { ...variant, metrics: { wounds: metric } };
  }

  it('has no interval of no width, but the most that may be otherwise: 1 - 0.025^(1/1000), rounded up', () => {
    const variant = variantWith(always, 'sampled');
    expect(meanText(variant, 'wounds', 0.95, localeOf('en'))).toEqual({
      share: '2',
      interval: 'otherwise <\u202f0.4%',
    });
    expect(meanText(variant, 'wounds', 0.95, localeOf('fr')).interval).toBe('autrement <\u202f0,4\u202f%');
  });

  it('is certain where it is exact, or where no die decides it', () => {
    expect(meanText(variantWith(always, 'exact'), 'wounds', 0.95, localeOf('en')).interval).toBeNull();
    const measured = variantWith({ ...always, isMeasured: true }, 'sampled');
    expect(meanText(measured, 'wounds', 0.95, localeOf('en')).interval).toBeNull();
  });
});
