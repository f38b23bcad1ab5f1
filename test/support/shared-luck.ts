import type { PairCounts } from '../../src/stats/paired.ts';
import type { PairMoments } from '../../src/stats/paired-means.ts';

/** Two events on shared luck: the chance of each, and how often both read the same number. */
export interface EventPair {
  readonly a: number;
  readonly b: number;
  readonly shared: number;
}

/** Counts of n pairs of events. @param uniform a source of numbers on [0,1) */
export function drawPairs({ a, b, shared }: EventPair, n: number, uniform: () => number): PairCounts {
  let both = 0;
  let onlyA = 0;
  let onlyB = 0;
  for (let pair = 0; pair < n; pair += 1) {
    const luck = uniform();
    const isA = luck < a;
    const isB = (uniform() < shared ? luck : uniform()) < b;
    if (isA && isB) both += 1;
    else if (isA) onlyA += 1;
    else if (isB) onlyB += 1;
  }
  return { n, both, onlyA, onlyB };
}

/** Moments of n pairs of waiting times: geometric from 0, with means (1 - p)/p, luck shared as often as said. */
export function drawWaits({ a, b, shared }: EventPair, n: number, uniform: () => number): PairMoments {
  let sumA = 0;
  let squaresA = 0;
  let sumB = 0;
  let squaresB = 0;
  let products = 0;
  const wait = (p: number, luck: number): number => Math.floor(Math.log1p(-luck) / Math.log1p(-p));
  for (let pair = 0; pair < n; pair += 1) {
    const luck = uniform();
    const x = wait(a, luck);
    const y = wait(b, uniform() < shared ? luck : uniform());
    sumA += x;
    squaresA += x * x;
    sumB += y;
    squaresB += y * y;
    products += x * y;
  }
  return { n, sumA, squaresA, sumB, squaresB, products };
}
