import { describe, expect, it } from 'vitest';
import { Window } from '../../src/engine/window.ts';

function windowOf(low: number, masses: readonly number[]): Window {
  const made = new Window();
  const one = new Window();
  masses.forEach((mass, index) => {
    one.set(low + index, 1);
    made.addScaled(one, mass, 0);
  });
  return made;
}

describe('a window of masses', () => {
  it('grows to either side as masses arrive', () => {
    const window = windowOf(40, [0.25, 0.5]);
    window.addScaled(windowOf(3, [1]), 0.125, 0);
    window.addScaled(windowOf(90, [1, 1]), 0.0625, 10);
    expect(window.low).toBe(3);
    expect(window.length).toBe(99);
    const masses = window.toArray();
    expect([masses[3], masses[40], masses[41], masses[100], masses[101]]).toEqual([0.125, 0.25, 0.5, 0.0625, 0.0625]);
    expect(masses.reduce((sum, mass) => sum + mass, 0)).toBe(1);
  });

  it('leaves out negligible masses at either end, and says how much they were', () => {
    const window = windowOf(5, [1e-21, 0.5, 1e-30, 0.5, 2e-21]);
    expect(window.trim()).toBeCloseTo(3e-21, 30);
    expect([window.low, window.length]).toEqual([6, 3]);
    expect(Array.from(window.toArray())).toEqual([0, 0, 0, 0, 0, 0, 0.5, 1e-30, 0.5]);
  });

  it('is used again without a trace of what it held', () => {
    const window = windowOf(2, [0.5, 0.5, 0.5]);
    window.clear();
    window.addScaled(windowOf(7, [1]), 1, 0);
    window.addScaled(windowOf(9, [1]), 1, 0);
    expect(Array.from(window.toArray())).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0, 1]);
  });
});
