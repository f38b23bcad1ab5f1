import type { Picture } from '../systems/picture.ts';
import type { AnalysisResult } from './analyses/results.ts';

export type { Picture, PicturePoint, PictureShape, PictureStroke, PictureTone } from '../systems/picture.ts';

/**
 * The result of a run: plain data, and the JSON that `fracas run --json` prints. Reports read this and nothing else.
 * Everything but `performance` and `hash` itself is hashed; equal scenario, seed and engine give equal bytes.
 */
export interface Summary {
  readonly schema: 1;
  readonly tool: 'fracas';
  readonly version: string;
  readonly title: string;
  readonly description: string | null;
  readonly system: string;
  readonly systemTitle: Bilingual;
  readonly edition: string | null;
  /** SHA-256 (hex) of the hashed part in canonical JSON. */
  readonly hash: string;
  /** Rulings in force in every variant (an axis that varies one shows in the labels), resolved. */
  readonly rulings: Readonly<Record<string, string>>;
  /** Rulings with their questions and where the option taken comes from, for reports. */
  readonly rulingNotes: readonly RulingNote[];
  /** Sentences (English) naming what the numbers take for granted without a source. */
  readonly assumptions: readonly string[];
  /** The same in both languages, with the ruling or rule id. */
  readonly assumptionNotes: readonly { readonly id: string; readonly text: Bilingual }[];
  /** Warnings about the scenario, as printed by `fracas check`. */
  readonly warnings: readonly string[];
  /** Null when nothing was sampled. */
  readonly seed: number | null;
  /** Level of every interval, in (0,1). */
  readonly confidence: number;
  /** Whether the run was interrupted: then the numbers stand on fewer trials than asked. */
  readonly partial: boolean;
  /** Axes in the order of the file; the variants are their product, last axis fastest. */
  readonly axes: readonly Axis[];
  /** Side → its fighters, in the order of the file; absent or empty for procedures without sides. */
  readonly sides?: Readonly<Record<string, readonly string[]>>;
  readonly variants: readonly VariantSummary[];
  readonly expectations: readonly ExpectationResult[];
  /** What the scenario's `analyses:` found out, in its order. */
  readonly analyses: readonly AnalysisResult[];
  /** Pairs of variants compared by its analyses `compare`, one after the other. */
  readonly comparisons: readonly never[];
  /** The scenario as its author wrote it (YAML text), in full. */
  readonly input: { readonly file: string; readonly text: string };
  /** Wall-clock figures; not hashed. */
  readonly performance: Performance;
}

export interface Bilingual {
  readonly en: string;
  readonly fr: string;
}

export interface Axis {
  /** Path varied, e.g. `captain.equipment`. */
  readonly name: string;
  readonly values: readonly Label[];
}

export type Label = string | number | boolean;

export interface RulingNote {
  readonly id: string;
  readonly question: Bilingual;
  /** Option in force, or null where an axis varies it. */
  readonly option: string | null;
  readonly options: readonly string[];
  readonly isDefault: boolean;
  readonly provenance: 'sheet' | 'chapter' | 'published' | 'assumption' | null;
}

export interface VariantSummary {
  /** Axis name → label, in axis order; empty without axes. */
  readonly label: Readonly<Record<string, Label>>;
  readonly method: 'exact' | 'sampled' | 'both';
  /** What sampled, where that was no dice: it draws other luck from the same seed, so that the numbers differ. */
  readonly engine?: 'tables';
  /** Trials behind sampled numbers; null when only exact. */
  readonly trials: number | null;
  /** Why sampling ended, or `exact`. */
  readonly stopped: 'exact' | 'trials' | 'precision' | 'limit' | 'interrupted';
  readonly outcomes: Readonly<Record<string, OutcomeSummary>>;
  readonly metrics: Readonly<Record<string, MetricSummary>>;
  /** Cost of each fighter of the engagement, one of each. */
  readonly costs: Readonly<Record<string, { readonly amount: number; readonly unit: Bilingual }>>;
  /** For `both`: what the sampler said, and how far from the exact law it fell. */
  readonly audit: Audit | null;
  /** For exact numbers: what the solver walked and the probability it left out (always < 1e-12). */
  readonly exact: { readonly states: number; readonly branches: number; readonly droppedMass: number } | null;
  /** A plan of what it is about, where its kind draws one. */
  readonly picture?: Picture;
}

export interface OutcomeSummary {
  readonly label: Bilingual;
  /** Point value: exact probability, or count / trials. */
  readonly p: number;
  /** Interval at `confidence`; equal to p when exact. */
  readonly low: number;
  readonly high: number;
  /** Trials that ended so; null when exact. */
  readonly count: number | null;
  /** `61/100` where the exact solver kept fractions short enough to be read; null otherwise. */
  readonly fraction: string | null;
  readonly interval: 'exact' | 'wilson' | 'clopper-pearson';
}

export interface MetricSummary {
  readonly label: Bilingual;
  readonly unit: Bilingual;
  readonly mean: number;
  /** Interval of the mean at `confidence`; equal to the mean when exact; null with fewer than 2 trials. */
  readonly meanLow: number | null;
  readonly meanHigh: number | null;
  /** Standard deviation of one trial; null with fewer than 2 trials. */
  readonly sd: number | null;
  readonly min: number;
  readonly max: number;
  /** `0.05`, `0.25`, `0.5`, `0.75`, `0.95` → smallest value v with P(≤ v) ≥ q. */
  readonly quantiles: Readonly<Record<string, number>>;
  /**
   * Integer value → probability (or share of trials), values with mass only: from `min` to `max`, below 0 where the
   * metric is a difference. Ascending from 0; values below it come last, as JavaScript orders keys.
   */
  readonly p: Readonly<Record<string, number>>;
  /** Share of trials beyond the last histogram bin; 0 in nearly every case. */
  readonly overflow: number;
  /** A number that no die decides: no count, but any real number, the same in every trial. */
  readonly isMeasured?: true;
}

export interface Audit {
  readonly trials: number;
  /** Outcome → what the sampler found. */
  readonly outcomes: Readonly<
    Record<string, { readonly p: number; readonly low: number; readonly high: number; readonly count: number }>
  >;
  /** Largest |sampled − exact| over outcomes and metric means, in standard errors. */
  readonly worstZ: number;
  /** Whether it stays below five. */
  readonly agrees: boolean;
}

export interface ExpectationResult {
  /** Outcome whose probability is claimed; absent where the claim is about a metric. */
  readonly outcome?: string;
  /** The claim in words, e.g. `imperials between 45% and 55% where ghoul.characteristics.T = 4`. */
  readonly text: string;
  readonly verdict: 'pass' | 'fail' | 'inconclusive';
  /** Labels of the variant that decided, with its value and interval. */
  readonly detail: string;
  /** The claim and the detail in both languages; reports fall back on the English sentences above. */
  readonly words?: { readonly text: Bilingual; readonly detail: Bilingual };
  readonly line: number;
}

export interface Performance {
  readonly durationMs: number;
  readonly workers: number;
  /** What sampled; `mixed`: some variants the one, some the other. */
  readonly engine: 'dice' | 'tables' | 'mixed';
  /** What the machines that sampled by tables took to build; absent in results of older versions. */
  readonly machines?: readonly {
    /** Index in the scenario's variants. */
    readonly variant: number;
    readonly states: number;
    readonly branches: number;
    /** Ends of draws in its tables. */
    readonly atoms: number;
    readonly bytes: number;
    /** Rounds that a trial's first draw plays; 0: it is a step. */
    readonly roundsADraw: number;
    readonly buildMs: number;
  }[];
  readonly trialsPerSecond: number | null;
  readonly node: string;
  readonly platform: string;
  /** ISO 8601, when the run began. */
  readonly startedAt: string;
}
