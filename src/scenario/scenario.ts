import type { Diagnostic } from '../errors.ts';
import type { Variant } from '../systems/system.ts';
import type { AnalysisRequest } from './analyses/kinds.ts';

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
}

/** A balance check of `expect:`: an outcome's probability or a metric's mean must lie in a band. */
export interface Expectation {
  readonly outcome: string | null;
  readonly metric: string | null;
  /** Bounds, included. */
  readonly between: readonly [number, number];
  /** Axis name → label; an axis that is not named matches every value. */
  readonly where: Readonly<Record<string, string | number | boolean>>;
  readonly line: number;
}

/** Limits on what a file may ask for; each has its own message. */
export const LIMITS = {
  fileBytes: 1_048_576,
  depth: 24,
  /** Lexical tokens of a file. */
  tokens: 200_000,
  /** Values that aliases may multiply into. */
  values: 100_000,
  variants: 1_000,
  trials: 1_000_000_000_000,
  fighters: 200,
} as const;
