import { normalTail } from './distributions.ts';
import { integrate } from './quadrature.ts';

/** What an entry costs (less is better) and how strong it is (more is better). */
export interface Priced {
  readonly cost: number;
  readonly strength: number;
}

/** A priced entry whose strength is an estimate. */
export interface PricedEstimate extends Priced {
  /** Standard error of the strength; 0 when it is exact. */
  readonly standardError: number;
}

/** Whether one entry is at least as good as another in both respects, and better in one. */
export function dominates(one: Priced, other: Priced): boolean {
  const isNoWorse = one.cost <= other.cost && one.strength >= other.strength;
  return isNoWorse && (one.cost < other.cost || one.strength > other.strength);
}

/** Indices of the entries that no other dominates, cheapest first; entries equal in both respects are all on the front. */
export function paretoFront(entries: readonly Priced[]): number[] {
  return entries
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => !entries.some((other) => dominates(other, entry)))
    .sort((a, b) => a.entry.cost - b.entry.cost || a.index - b.index)
    .map(({ index }) => index);
}

/** Beyond this many standard errors the normal law holds less than 1e-17. */
const REACH = 8.6;
const QUADRATURE_TOLERANCE = 1e-10;

/**
 * Probability that each entry is dominated, true strengths being normal about their estimates and independent: good to
 * 1e-8, by quadrature over the entry's own strength, without resampling. Ratings fitted together are slightly correlated,
 * which this leaves out. Of entries equal in cost, the truly stronger dominates.
 */
export function dominationProbabilities(entries: readonly PricedEstimate[]): number[] {
  return entries.map((entry, index) => {
    const rivals = entries.filter((other, place) => place !== index && other.cost <= entry.cost);
    // Quadrature may stray past a bound by its tolerance.
    return rivals.length === 0 ? 0 : Math.min(1, Math.max(0, 1 - undominatedProbability(entry, rivals)));
  });
}

function undominatedProbability(entry: PricedEstimate, rivals: readonly PricedEstimate[]): number {
  if (rivals.some((rival) => rival.standardError === 0 && entry.standardError === 0 && dominates(rival, entry)))
    return 0;
  const uncertain = rivals.filter((rival) => rival.standardError > 0);
  const withstands = (strength: number): number =>
    uncertain.reduce((product, rival) => product * normalTail((rival.strength - strength) / rival.standardError), 1);
  if (entry.standardError === 0) return withstands(entry.strength);
  // In the entry's own standard errors: exact rivals cut the integral off, uncertain ones bend it where they lie.
  const place = (rival: Priced): number => (rival.strength - entry.strength) / entry.standardError;
  const floor = Math.max(-REACH, ...rivals.filter((rival) => rival.standardError === 0).map(place));
  const bends = uncertain.map(place).filter((z) => z > floor && z < REACH);
  const cuts = [...new Set([floor, 0, ...bends, REACH])].filter((z) => z >= floor).sort((a, b) => a - b);
  const density = (z: number): number =>
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * withstands(entry.strength + z * entry.standardError);
  return cuts.reduce((total, cut, index) => {
    const next = cuts[index + 1];
    return next === undefined ? total : total + integrate(density, cut, next, QUADRATURE_TOLERANCE);
  }, 0);
}
