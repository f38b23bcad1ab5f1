import type { z } from 'zod';
import type { Variant, Words } from '../../systems/system.ts';
import type { Label } from '../axes.ts';
import type { Desk } from './desk.ts';

/** The number that an analysis is about: the probability of an outcome, or the mean of a metric. */
export interface Measure {
  readonly kind: 'outcome' | 'metric';
  readonly name: string;
}

/** One variant under the name that an analysis gives it. */
export interface Candidate {
  /** Axis or path → label; as results show it. */
  readonly label: Readonly<Record<string, Label>>;
  readonly variant: Variant;
}

/** What every analysis has: plain data, everything that it names found and checked, every variant concrete. */
export interface AnalysisBase {
  /** Title of its own, or null for that of its kind. */
  readonly title: string | null;
  /** Line of the file where it is asked for. */
  readonly line: number;
}

/** A sort of analysis, as far as a scenario can ask for it. */
export interface AnalysisKind<Fields, Request extends AnalysisBase> {
  readonly id: string;
  /** French name. */
  readonly alias: string;
  /** What it answers, for listings and editors. */
  readonly summary: Words;
  /** Its fields besides `kind` and `title`. */
  readonly schema: z.ZodType<Fields>;
  /** Everything named is looked up and every variant derived; null after recording what is wrong at the desk. */
  plan(fields: Fields, desk: Desk): Omit<Request, 'kind' | 'title' | 'line'> | null;
  /** What `expect:` can claim about its result. */
  readonly checks: Checks;
}

/** Names under which the result of an analysis can be checked, with what they are called in words. */
export interface Checks {
  /** Numbers. */
  readonly figures: Readonly<Record<string, Words>>;
  /** Words that the result may come to, by the name of what they tell; the one called `verdict` is meant when none is named. */
  readonly verdicts: Readonly<
    Record<string, { readonly label: Words; readonly words: Readonly<Record<string, Words>> }>
  >;
}
