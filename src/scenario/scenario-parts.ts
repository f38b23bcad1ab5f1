import type { Variant, Words } from '../systems/system.ts';

export interface ScenarioAxis {
  readonly name: string;
  readonly values: readonly (string | number | boolean)[];
}

export interface LabelledVariant {
  readonly label: Readonly<Record<string, string | number | boolean>>;
  readonly variant: Variant;
}

export type Method = 'auto' | 'sampled' | 'exact' | 'both';

/** The `run:` block; null where the file is silent and the command line or a default decides. */
export interface RunSettings {
  readonly method: Method;
  readonly trials: number | null;
  /** Half-width of the leading outcome's interval, in (0, 0.5). */
  readonly precision: number | null;
  readonly seed: number | null;
  /** Level in (0,1); 0.95 by default. */
  readonly confidence: number;
  /** Whether intervals of outcomes hold at every look at once. */
  readonly peek?: true;
}

/** A check of `expect:`. */
export type Expectation = BandClaim | DifferenceClaim | RankClaim | DominanceClaim | AnalysisClaim;

/** Axis name → label; where it is a condition, an axis that is not named matches every value. */
export type Labels = Readonly<Record<string, string | number | boolean>>;

/** Bounds, included. */
export type Band = readonly [number, number];

/** What claims about variants have: exactly one of an outcome (its probability) and a metric (its mean). */
interface VariantClaim {
  readonly outcome: string | null;
  readonly metric: string | null;
  /** Which variants, or circumstances, it is about. */
  readonly where: Labels;
  readonly line: number;
}

/** The value of every variant lies in a band. */
export interface BandClaim extends VariantClaim {
  readonly kind: 'band';
  readonly between: Band;
}

/** In every circumstance, the value of one variant less that of another lies in a band. */
export interface DifferenceClaim extends VariantClaim {
  readonly kind: 'difference';
  readonly difference: Band;
  /** The two, by the labels in which they differ: the same axes. */
  readonly of: Labels;
  readonly from: Labels;
}

/** In every circumstance, a variant has one of these ranks among all that differ along its axes; 1 is the highest value. */
export interface RankClaim extends VariantClaim {
  readonly kind: 'rank';
  readonly rank: Band;
  readonly of: Labels;
}

/** One variant is at least as high as another in every circumstance, and higher in one. */
export interface DominanceClaim extends VariantClaim {
  readonly kind: 'dominance';
  readonly of: Labels;
  readonly dominates: Labels;
}

/** What an analysis has found: a figure in a band, or a verdict. */
export interface AnalysisClaim {
  readonly kind: 'analysis';
  readonly outcome: null;
  readonly metric: null;
  /** Index in `analyses:`. */
  readonly analysis: number;
  /** Its title, else its kind. */
  readonly name: Words;
  /** What is claimed of it, and of which entry of its roster, where that has one each. */
  readonly figure: { readonly id: string; readonly label: Words; readonly entry: string | null };
  readonly claim:
    | { readonly kind: 'band'; readonly between: Band }
    | { readonly kind: 'verdict'; readonly verdicts: readonly { readonly id: string; readonly label: Words }[] };
  readonly line: number;
}

/** The number that an analysis is about: the probability of an outcome, or the mean of a metric. */
export interface Measure {
  readonly kind: 'outcome' | 'metric';
  readonly name: string;
}

/** One variant under the name that an analysis gives it. */
export interface Candidate {
  /** Axis or path → label; as results show it. */
  readonly label: Labels;
  readonly variant: Variant;
}

/** Limits on what a file may ask for; each has its own message. */
export const LIMITS = {
  fileBytes: 1_048_576,
  depth: 24,
  /** Lexical tokens of a file. */
  tokens: 200_000,
  /** Values that aliases may multiply into. */
  values: 100_000,
  /** Of `vary:`; those of one value make no variants, and each is read against the whole section. */
  axes: 100,
  variants: 1_000,
  trials: 1_000_000_000_000,
  fighters: 200,
} as const;
