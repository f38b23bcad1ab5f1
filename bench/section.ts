import type { Curve } from './curve.ts';
import type { Judgement } from './goals.ts';
import type { Spread } from './spread.ts';

/** How much of everything to measure. */
export interface Effort {
  readonly isQuick: boolean;
  /** Rounds of interleaved measurements, where one takes about a second … */
  readonly rounds: number;
  /** … where a round is longer … */
  readonly longRounds: number;
  /** … and measurements in a row in each round of a comparison with C: pairs are as many as both together. */
  readonly windows: number;
}

/** One measured line of the report. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly value: Spread;
  /** Whom the line is compared with, and value / theirs pair by pair; null when it stands alone. */
  readonly against: { readonly name: string; readonly value: Spread; readonly ratio: Spread } | null;
  /** What the project asks for, and whether the median meets it; null when nothing is asked. */
  readonly goal: Judgement | null;
}

export interface SectionResult {
  readonly rows: readonly Row[];
  /** Sentences for the reader: what was skipped, what was checked on the way. */
  readonly notes: readonly string[];
  /** How costs grow, where that is what was measured. */
  readonly curves?: readonly Curve[];
}

/** Seconds that a section may take on two idle cores. */
export interface Budget {
  readonly full: number;
  /** 0 leaves the section out of a quick run, unless it is asked for. */
  readonly quick: number;
}

/** What building and all sections may take together. */
export const BUDGET_MAX: Budget = { full: 300, quick: 60 };
/** Building takes so much of it. */
export const BUILD_BUDGET: Budget = { full: 10, quick: 10 };

/** One subject of the benchmarks; `--only NAME` runs it alone. */
export interface Section {
  readonly name: string;
  readonly title: string;
  readonly budget: Budget;
  /** What is read: CPU time of what works; what somebody waits for on an idle machine, see `startWatch`; neither. */
  readonly clock: 'CPU time' | 'undisturbed wall clock' | 'memory';
  /** @throws Error when it cannot be measured */
  measure(effort: Effort): SectionResult;
}
