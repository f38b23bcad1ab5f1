import type { Picture } from '../systems/picture.ts';

export type { Picture, PicturePoint, PictureShape, PictureStroke, PictureTone } from '../systems/picture.ts';

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

export interface WarningNote {
  /** Line of the scenario file; null where it is about the run. */
  readonly line: number | null;
  readonly en: string;
  readonly fr: string | null;
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
  /**
   * How things stand where the cap of rounds ends the fight: of an exact result whose kind says so, the likeliest first,
   * with what is left of the cap's probability last, without a label.
   */
  readonly standings?: readonly { readonly label: Bilingual | null; readonly p: number }[];
  /** A plan of what it is about, where its kind draws one. */
  readonly picture?: Picture;
}

export interface OutcomeSummary {
  readonly label: Bilingual;
  /** Not what whoever acts acts for, such as a miss; left out where nothing is known of it. */
  readonly isVain?: true;
  /** Point value: exact probability, or count / trials. */
  readonly p: number;
  /** Interval at `confidence`; equal to p when exact. */
  readonly low: number;
  readonly high: number;
  /** Trials that ended so; null when exact. */
  readonly count: number | null;
  /** `61/100` where the exact solver kept fractions short enough to be read; null otherwise. */
  readonly fraction: string | null;
  /** `confidence-sequence`: it holds at every look at once (`run: { peek: true }`). */
  readonly interval: 'exact' | 'wilson' | 'clopper-pearson' | 'confidence-sequence';
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

/** Fights that show what the numbers are made of: the rules played die by die, whatever the numbers were taken from. */
export interface SampleFights {
  /** Seed of their dice; null where the scenario gives the dice. */
  readonly seed: number | null;
  /** Whether that is the seed of the run, rather than one taken for these fights because nothing was sampled. */
  readonly isSeedOfRun: boolean;
  /** The variants told: not all of many. */
  readonly variants: readonly VariantFights[];
}

/** The fights of one variant. */
export interface VariantFights {
  readonly label: Readonly<Record<string, Label>>;
  /** Its number in the scenario, from 0, as `fracas replay --variant` takes it. */
  readonly variant: number;
  /** The first so many trials of the seed were looked at; 1 where the dice are given. */
  readonly trials: number;
  /** Whether they are among the trials that the numbers of the variant are taken from. */
  readonly isPartOfRun: boolean;
  /** Side for whom best and worst are meant: won, with fewest losses of its own, soonest. Null without sides. */
  readonly side: string | null;
  /** Metric whose histogram `bars` are; null where they are the outcomes, because nothing else varies. */
  readonly metric: string | null;
  /** From the best; without sides from the lowest value. One alone where the dice are given. */
  readonly picks: readonly { readonly kind: FightKind; readonly trial: number }[];
  readonly bars: readonly FightBar[];
  /** Every fight that is picked or stands behind a bar, by trial. */
  readonly told: readonly Fight[];
}

export type FightKind = 'best' | 'median' | 'worst' | 'lowest' | 'highest' | 'only';

/** A bar of the histogram, or an outcome. */
export interface FightBar {
  /** Value of the metric, or name of the outcome. */
  readonly value: number | string;
  /** How many of the trials looked at fell there. */
  readonly count: number;
  /** The first of them; null where none did. */
  readonly trial: number | null;
}

export interface Fight {
  /** Its number, from 0, as `fracas replay --trial` takes it. */
  readonly trial: number;
  /** Name of its outcome. */
  readonly outcome: string;
  /** Metric → value. */
  readonly values: Readonly<Record<string, number>>;
  /** Roll by roll; empty where there was no room left: the command tells it. */
  readonly story: readonly StoryLine[];
  /** Lines left out at its end. */
  readonly linesCut: number;
}

/** A line of a story: a part of it, a state, a roll, or what a roll changed. */
export interface StoryLine extends Bilingual {
  readonly kind: 'heading' | 'fact' | 'roll' | 'change';
}

/** A variant beside its baseline, of one of the analyses `compare`. */
export interface Comparison {
  /** Index in `analyses`. */
  readonly analysis: number;
  /** Labels of the two, on every axis. */
  readonly baseline: Readonly<Record<string, Label>>;
  readonly variant: Readonly<Record<string, Label>>;
  readonly measure: { readonly kind: 'outcome' | 'metric'; readonly name: string };
  /** Variant less baseline: of probabilities, or of means in the metric's unit. */
  readonly difference: number;
  /** Interval of the difference at `level`; equal to it when exact. */
  readonly low: number;
  readonly high: number;
  readonly level: number;
  /** Trials on shared luck; null when exact. */
  readonly n: number | null;
  readonly method: string;
  /** Two-sided p-value of no difference, alone and by Holm's method over its analysis; null when exact. */
  readonly p: number | null;
  readonly adjusted: number | null;
  readonly verdict: 'better' | 'worse' | 'tie' | 'not-separated';
}

export interface Performance {
  readonly durationMs: number;
  readonly workers: number;
  /** What sampled; `mixed`: not the same for all variants. */
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
