import { expect, it } from 'vitest';
import { Kept } from '../../src/backend/kept.ts';

it('lets go of what was used longest ago, once all together weigh too much, and never of the newest', () => {
  const kept = new Kept<string, number>(10);
  kept.set('a', 1, 4);
  kept.set('b', 2, 4);
  expect(kept.get('a')).toBe(1);
  kept.set('c', 3, 4);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3]);
  kept.set('heavy', 4, 100);
  expect([kept.get('a'), kept.get('c'), kept.get('heavy')]).toEqual([undefined, undefined, 4]);
  kept.set('light', 5, 1);
  expect([kept.get('heavy'), kept.get('light')]).toEqual([undefined, 5]);
});
