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
 * Probability that each entry is dominated, true strengths being normal about their estimates: good to 1e-8, by quadrature
 * over the entry's own strength, without resampling. Its correlation with each rival counts, that of rivals among themselves
 * does not. Of entries equal in cost, the truly stronger dominates.
 * @param covariance of the estimates of two entries, by their index; never as great as the variance of either
 */
export function dominationProbabilities(
  entries: readonly PricedEstimate[],
  covariance: (one: number, other: number) => number = () => 0,
): number[] {
  return entries.map((entry, index) => {
    const rivals = entries.flatMap((other, place): Rival[] =>
      place === index || other.cost > entry.cost ? [] : [rivalOf(entry, other, covariance(index, place))],
    );
    // Quadrature may stray past a bound by its tolerance.
    return rivals.length === 0 ? 0 : Math.min(1, Math.max(0, 1 - undominatedProbability(entry, rivals)));
  });
}

/** A rival as it is where the strength of an entry is known. */
interface Rival extends PricedEstimate {
  /** By how much it is stronger for each unit by which the entry is. */
  readonly slope: number;
}

/** A variance below this share of its parts is rounding. */
const VARIANCE_TOLERANCE = 1e-9;

function rivalOf(entry: PricedEstimate, other: PricedEstimate, covariance: number): Rival {
  if (entry.standardError === 0) return { ...other, slope: 0 };
  const slope = covariance / entry.standardError ** 2;
  const whole = other.standardError ** 2;
  const left = whole - slope * covariance;
  return { ...other, slope, standardError: left > VARIANCE_TOLERANCE * whole ? Math.sqrt(left) : 0 };
}

function undominatedProbability(entry: PricedEstimate, rivals: readonly Rival[]): number {
  if (rivals.some((rival) => rival.standardError === 0 && entry.standardError === 0 && dominates(rival, entry)))
    return 0;
  const uncertain = rivals.filter((rival) => rival.standardError > 0);
  const withstands = (strength: number): number =>
    uncertain.reduce((product, rival) => {
      const its = rival.strength + rival.slope * (strength - entry.strength);
      return product * normalTail((its - strength) / rival.standardError);
    }, 1);
  if (entry.standardError === 0) return withstands(entry.strength);
  // In the entry's own standard errors: exact rivals cut the integral off, uncertain ones bend it where they lie.
  const place = (rival: Rival): number => (rival.strength - entry.strength) / (1 - rival.slope) / entry.standardError;
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
