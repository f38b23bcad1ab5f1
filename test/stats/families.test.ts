import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { bonferroniConfidence, holm } from '../../src/stats/families.ts';

const pValues = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 });

/** Fifteen p-values of Benjamini and Hochberg's paper (1995), section 3.2. */
const NEUHAUS = [
  0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
];

describe("Holm's adjustment", () => {
  it('multiplies the smallest by all, the next by one less, and never falls', () => {
    // R: p.adjust(c(0.01, 0.02, 0.03, 0.04, 0.05), "holm")
    const adjusted = holm([0.01, 0.02, 0.03, 0.04, 0.05]);
    [0.05, 0.08, 0.09, 0.09, 0.09].forEach((p, i) => {
      expect(adjusted[i]).toBeCloseTo(p, 12);
    });
  });

  it('claims three of the fifteen published p-values at 5 %', () => {
    expect(holm(NEUHAUS).filter((p) => p <= 0.05)).toHaveLength(3);
  });

  it('answers in the order asked, and of nothing with nothing', () => {
    expect(holm([0.5, 0.01])).toEqual([0.5, 0.02]);
    expect(holm([])).toEqual([]);
  });

  test.prop([pValues])('is at least the p-value and at most Bonferroni', (family) => {
    holm(family).forEach((adjusted, i) => {
      const p = family[i] ?? 1;
      expect(adjusted).toBeGreaterThanOrEqual(p);
      expect(adjusted).toBeLessThanOrEqual(Math.min(1, p * family.length));
    });
  });
});

describe('simultaneous intervals', () => {
  it('share the error among them', () => {
    expect(bonferroniConfidence(0.95, 1)).toBeCloseTo(0.95, 15);
    expect(bonferroniConfidence(0.95, 10)).toBeCloseTo(0.995, 15);
  });
});
