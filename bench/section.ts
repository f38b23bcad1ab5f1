import type { Spread } from './spread.ts';

/** How much of everything to measure. */
export interface Effort {
  readonly isQuick: boolean;
  /** Rounds of interleaved measurements, where one takes about a second … */
  readonly rounds: number;
  /** … and where a round is longer. */
  readonly longRounds: number;
}

/** One measured line of the report. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly value: Spread;
  /** Whom the line is compared with, and value / theirs pair by pair; null when it stands alone. */
  readonly against: { readonly name: string; readonly value: Spread; readonly ratio: Spread } | null;
  /** What the project asks for, in words, and whether the medians meet it; null when nothing is asked. */
  readonly goal: { readonly text: string; readonly isMet: boolean } | null;
}

export interface SectionResult {
  readonly rows: readonly Row[];
  /** Sentences for the reader: what was skipped, what was checked on the way. */
  readonly notes: readonly string[];
}

/** One subject of the benchmarks; `--only NAME` runs it alone. */
export interface Section {
  readonly name: string;
  readonly title: string;
  /** @throws Error when it cannot be measured */
  measure(effort: Effort): SectionResult;
}

/** A goal of the form `value ≤ limit`. */
export function atMost(value: number, limit: number, unit = ''): Row['goal'] {
  return { text: `≤ ${limit}${unit}`, isMet: value <= limit };
}

/** A goal of the form `value ≥ limit`. */
export function atLeast(value: number, limit: number, unit = ''): Row['goal'] {
  return { text: `≥ ${limit}${unit}`, isMet: value >= limit };
}
