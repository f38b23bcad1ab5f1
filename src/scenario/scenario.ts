import type { Diagnostic } from '../errors.ts';
import type { AnalysisRequest } from './analyses/kinds.ts';
import type { Expectation, LabelledVariant, RunSettings, ScenarioAxis } from './scenario-parts.ts';

export * from './scenario-parts.ts';

/** A scenario file, read, validated and with its axes expanded: plain data. */
export interface Scenario {
  readonly file: string;
  /** The YAML as written. */
  readonly text: string;
  readonly title: string;
  readonly description: string | null;
  readonly system: string;
  readonly edition: string | null;
  readonly axes: readonly ScenarioAxis[];
  /** Product of the axes, last axis fastest; a single variant with an empty label without axes. */
  readonly variants: readonly LabelledVariant[];
  readonly run: RunSettings;
  readonly expect: readonly Expectation[];
  /** What is to be found out beside the odds of each variant, in the order of the file. */
  readonly analyses: readonly AnalysisRequest[];
  /** Scripted dice of `engagement.dice`: faces in order; null when absent. */
  readonly script: readonly number[] | null;
  /** Warnings only: a scenario with errors is never returned. */
  readonly warnings: readonly Diagnostic[];
}
