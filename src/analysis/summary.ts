import type { AnalysisResult } from './analyses/results.ts';
import type {
  Axis,
  Bilingual,
  Comparison,
  ExpectationResult,
  Performance,
  RulingNote,
  SampleFights,
  VariantSummary,
  WarningNote,
} from './summary-parts.ts';

export type * from './summary-parts.ts';

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
  /** The same for reports; absent in results that have none to tell. French is null where only English words exist. */
  readonly warningNotes?: readonly WarningNote[];
  /** Null when nothing was sampled. */
  readonly seed: number | null;
  /** Level of every interval, in (0,1). */
  readonly confidence: number;
  /** Whether the run was interrupted: what was not finished is left out, or stands on fewer trials than asked. */
  readonly partial: boolean;
  /** Axes in the order of the file; the variants are their product, last axis fastest. */
  readonly axes: readonly Axis[];
  /** Path that the result names, such as `captain.equipment` → what French calls its steps, where that differs. */
  readonly pathWords?: Readonly<Record<string, readonly string[]>>;
  /** Ruling or preset → option → what French calls it, where it has a name of its own. */
  readonly optionWords?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Side → its fighters, in the order of the file; absent or empty for procedures without sides. */
  readonly sides?: Readonly<Record<string, readonly string[]>>;
  readonly variants: readonly VariantSummary[];
  readonly expectations: readonly ExpectationResult[];
  /** A few fights told roll by roll; absent where there is none to tell. */
  readonly fights?: SampleFights;
  /** What the scenario's `analyses:` found out, in its order. */
  readonly analyses: readonly AnalysisResult[];
  /** Pairs of variants compared by its analyses `compare`, one after the other. */
  readonly comparisons: readonly Comparison[];
  /** The scenario as its author wrote it (YAML text), in full. */
  readonly input: { readonly file: string; readonly text: string };
  /** Wall-clock figures; not hashed. */
  readonly performance: Performance;
}
