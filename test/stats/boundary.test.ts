import { describe, expect, it } from 'vitest';
import { boundary } from '../../src/stats/boundary.ts';

describe('the boundary of a condition', () => {
  it('is found to the last double, in either direction', () => {
    expect(boundary((x) => x * x < 2, 0, 2)).toBeCloseTo(Math.SQRT2, 15);
    expect(boundary((x) => x * x > 2, 2, 0)).toBeCloseTo(Math.SQRT2, 15);
    expect(boundary((x) => x < 1e-12, 0, 1) / 1e-12).toBeCloseTo(1, 12);
  });

  it('is never looked for at the ends, where a function may have a pole', () => {
    const tried: number[] = [];
    boundary(
      (x) => {
        tried.push(x);
        return x < 0.25;
      },
      0,
      1,
    );
    expect(tried).not.toContain(0);
    expect(tried).not.toContain(1);
  });

  it('tends to an end when the condition never changes', () => {
    expect(boundary(() => true, 0, 1)).toBeCloseTo(1, 15);
    expect(boundary(() => false, 0, 1)).toBeCloseTo(0, 15);
  });
});
