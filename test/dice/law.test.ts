import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { drawnProbabilities, makeLaw, makeOneWordLaw } from '../../src/dice/law.ts';
import { DiceError } from '../../src/errors.ts';

const weights = fc
  .array(fc.oneof(fc.constant(0), fc.double({ min: 1e-30, max: 1, noNaN: true })), { minLength: 1, maxLength: 200 })
  .filter((list) => list.some((weight) => weight > 0));

function normalized(list: readonly number[]): number[] {
  const sum = list.reduce((total, weight) => total + weight, 0);
  return list.map((weight) => weight / sum);
}

describe('the alias table', () => {
  test.prop([weights])('draws its law to within 2^-33 in total variation', (list) => {
    const given = normalized(list);
    const drawn = drawnProbabilities(makeLaw(given));
    const distance = given.reduce((sum, p, outcome) => sum + Math.abs(p - (drawn[outcome] ?? 0)), 0) / 2;
    expect(distance).toBeLessThanOrEqual(2 ** -33 + 1e-14);
  });

  test.prop([weights])('never draws an outcome of probability zero, nor one that does not exist', (list) => {
    const law = makeLaw(normalized(list));
    for (let column = 0; column < law.threshold.length; column += 1) {
      const canDrawOwn = (law.threshold[column] ?? 0) > 0;
      const canDrawOther = (law.threshold[column] ?? 0) < 2 ** 32;
      if (canDrawOwn) expect(law.probabilities[column]).toBeGreaterThan(0);
      if (canDrawOther) expect(law.probabilities[law.alias[column] ?? -1]).toBeGreaterThan(0);
    }
  });

  test.prop([weights])('has a power of two of columns, at least two', (list) => {
    const columns = makeLaw(normalized(list)).threshold.length;
    expect(columns & (columns - 1)).toBe(0);
    expect(columns).toBeGreaterThanOrEqual(Math.max(2, list.length));
  });

  test.prop([weights])(
    'of one word gives every word to the outcome that the whole table gives it, within 2^-33 a column',
    (list) => {
      const given = normalized(list);
      const law = makeOneWordLaw(given);
      const columns = law.threshold.length;
      for (const threshold of law.threshold) expect(threshold % columns).toBe(0);
      const drawn = drawnProbabilities(law);
      const distance = given.reduce((sum, p, outcome) => sum + Math.abs(p - (drawn[outcome] ?? 0)), 0) / 2;
      expect(distance).toBeLessThanOrEqual(columns * 2 ** -33 + 1e-14);
      given.forEach((p, outcome) => {
        if (p === 0) expect(drawn[outcome]).toBe(0);
      });
    },
  );

  it('keeps the probabilities as given', () => {
    expect([...makeLaw([0.5, 0.25, 0.25]).probabilities]).toEqual([0.5, 0.25, 0.25]);
  });

  it.each([[[]], [[0.5, 0.4]], [[1.5, -0.5]], [[Number.NaN, 1]], [[Number.POSITIVE_INFINITY]]])(
    'refuses %j, which is no law',
    (list) => {
      expect(() => makeLaw(list)).toThrow(DiceError);
    },
  );
});
