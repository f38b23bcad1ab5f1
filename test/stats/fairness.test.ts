import { describe, expect, it } from 'vitest';
import { proportionSequence } from '../../src/stats/confidence-sequence.ts';
import { fairness } from '../../src/stats/fairness.ts';

describe('fairness', () => {
  it('is a matter of the whole interval lying within the margin, or the whole of it outside', () => {
    expect(fairness({ low: 0.48, high: 0.52 }, 0.5, 0.03)).toBe('fair');
    expect(fairness({ low: 0.54, high: 0.58 }, 0.5, 0.03)).toBe('unfair');
    expect(fairness({ low: 0.42, high: 0.46 }, 0.5, 0.03)).toBe('unfair');
    expect(fairness({ low: 0.48, high: 0.54 }, 0.5, 0.03)).toBe('not-enough-evidence');
    expect(fairness({ low: 0.4, high: 0.6 }, 0.5, 0.03)).toBe('not-enough-evidence');
  });

  it('of a perfectly even count still needs enough trials', () => {
    expect(fairness(proportionSequence(50, 100, 0.95), 0.5, 0.02)).toBe('not-enough-evidence');
    expect(fairness(proportionSequence(50_000, 100_000, 0.95), 0.5, 0.02)).toBe('fair');
    expect(fairness(proportionSequence(60_000, 100_000, 0.95), 0.5, 0.02)).toBe('unfair');
    expect(fairness(proportionSequence(0, 0, 0.95), 0.5, 0.02)).toBe('not-enough-evidence');
  });
});
