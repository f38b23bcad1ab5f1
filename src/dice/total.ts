import { convolve, floats } from './arithmetic.ts';

/** Law of an integer total, in floating point. */
export interface TotalLaw {
  /** Total of the first entry of `p`. */
  readonly min: number;
  /** Index total - min → probability. */
  readonly p: Float64Array;
  /** Probability of totals beyond `p` (of unbounded dice), at most; 0 for bounded ones. */
  readonly dropped: number;
}

/** Law of a fixed number. */
export function constantLaw(value: number): TotalLaw {
  return { min: value, p: Float64Array.of(1), dropped: 0 };
}

/** Law of the sum of two independent totals. */
export function addLaws(a: TotalLaw, b: TotalLaw): TotalLaw {
  return {
    min: a.min + b.min,
    p: Float64Array.from(convolve(floats, a.p, b.p)),
    dropped: a.dropped + b.dropped,
  };
}

/** Law of the total with its sign changed. */
export function negateLaw(law: TotalLaw): TotalLaw {
  return { min: -(law.min + law.p.length - 1), p: law.p.slice().reverse(), dropped: law.dropped };
}

/** Mean and standard deviation; what was dropped is left out. */
export function moments(law: TotalLaw): { readonly mean: number; readonly sd: number } {
  let mass = 0;
  let sum = 0;
  for (let at = 0; at < law.p.length; at += 1) {
    mass += law.p[at] ?? 0;
    sum += (law.p[at] ?? 0) * at;
  }
  const mean = sum / mass;
  let squares = 0;
  for (let at = 0; at < law.p.length; at += 1) squares += (law.p[at] ?? 0) * (at - mean) ** 2;
  return { mean: law.min + mean, sd: Math.sqrt(squares / mass) };
}

// A cumulated probability that equals the level in exact arithmetic may fall short of it by rounding.
const LEVEL_TOLERANCE = 1e-12;

/** The smallest total v with P(≤ v) ≥ level, level in (0, 1). */
export function quantile(law: TotalLaw, level: number): number {
  let cumulated = 0;
  for (let at = 0; at < law.p.length; at += 1) {
    cumulated += law.p[at] ?? 0;
    if (cumulated >= level - LEVEL_TOLERANCE) return law.min + at;
  }
  return law.min + law.p.length - 1;
}

/** Probability of totals `from`..`to`, both included; summed from the small end. */
export function probabilityBetween(law: TotalLaw, from: number, to: number): number {
  let sum = 0;
  for (let at = Math.min(to - law.min, law.p.length - 1); at >= Math.max(0, from - law.min); at -= 1) {
    sum += law.p[at] ?? 0;
  }
  return sum;
}
