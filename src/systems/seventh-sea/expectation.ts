import type { Roll } from './pools.ts';

/** Most raises that a choice by expectation looks at. // SS-ATT-9, SS-SOC-3 */
export const RAISES_MAX = 20;
/** Relative difference below which two expectations are equal. */
const ALIKE = 1e-12;

/** Probability that a roll reaches a TN. */
export function chanceToReach({ pool, bonus }: Roll, tn: number): number {
  const { probabilities } = pool.law;
  let chance = 0;
  for (let at = probabilities.length - 1; at >= Math.max(0, tn - bonus - pool.min); at -= 1) {
    chance += probabilities[at] ?? 0;
  }
  return Math.min(1, chance); // sums of many may come to a trifle more
}

/** Mean total of a roll. */
export function meanTotal({ pool, bonus }: Roll): number {
  return pool.law.probabilities.reduce((sum, p, at) => sum + p * at, pool.min + bonus);
}

/**
 * The number of raises with the greatest expectation; of equal ones the smallest.
 * @param least raises that he must make
 * @param boundOf what the expectation cannot exceed; where it is quickly known, hopeless numbers cost nothing
 */
export function bestRaises(
  least: number,
  expectationOf: (raises: number) => number,
  boundOf: (raises: number) => number = () => Number.POSITIVE_INFINITY,
): number {
  const expectations: number[] = [];
  let greatest = 0;
  for (let raises = least; raises <= Math.max(least, RAISES_MAX); raises += 1) {
    const expectation = boundOf(raises) < greatest * (1 - ALIKE) ? 0 : expectationOf(raises);
    expectations.push(expectation);
    greatest = Math.max(greatest, expectation);
  }
  return least + expectations.findIndex((expectation) => expectation >= greatest * (1 - ALIKE));
}
