import type { Measured } from '../analyses/parts.ts';
import type { Estimate } from '../estimate.ts';
import type { Bilingual, Label } from '../summary-parts.ts';

/** What a number is about, as axis or other heading → value; empty where it is about the whole analysis. */
export type Place = Readonly<Record<string, Label>>;

/** What a number counts. */
export type Unit = 'probability' | Bilingual;

/** One number of an analysis, with all that is needed to read it away from its result. */
export interface AnalysisNumber {
  readonly subject: Place;
  /** What the subject is set against: a baseline, an opponent, another curve. */
  readonly against: Place;
  /** What is told of them: lower case with hyphens. */
  readonly figure: string;
  /** Null of a plain number. */
  readonly unit: Unit | null;
  readonly value: number | null;
  /** Ends of its interval; null where it has none, or where that has no end. */
  readonly low: number | null;
  readonly high: number | null;
  /** Level of the interval, in (0,1); null where the number is exact or has none. */
  readonly confidence: number | null;
  /** How the interval was found; null where there is none. */
  readonly method: string | null;
  /** Trials behind it; null when exact, and where nothing was sampled for it. */
  readonly n: number | null;
  readonly verdict: string | null;
  /**
   * `estimate`: one that every run of the same question has; `given`: decided by the author or the game; `probe`: an
   * estimate that the method may do without in another run; `derived`: made of others, and compared by them.
   */
  readonly nature: 'estimate' | 'given' | 'probe' | 'derived';
}

/** Figures that set one value against another, and may be below 0; also by what they come to per cost. */
const DIFFERENCES: ReadonlySet<string> = new Set([
  ...['best-gain', 'change', 'difference', 'difference-cost-per-win', 'effect', 'interaction', 'main-effect', 'move'],
  ...['sum', 'together', 'worst-gain'],
]);

/** Whether a figure of an analysis is shown with its sign, and in points where it is one of probabilities. */
export function isDifference(figure: string): boolean {
  return DIFFERENCES.has(figure.replace(/-per-cost$/, ''));
}

/** Where a number stands, and what it is called. */
export interface Told {
  readonly subject?: Place;
  readonly against?: Place;
  readonly figure: string;
  readonly unit?: Unit | null;
  readonly verdict?: string | null;
}

const EMPTY: Place = {};

/** An estimate and its interval; nothing of null. @param confidence of its interval, where it is sampled */
export function estimated(
  { subject = EMPTY, against = EMPTY, figure, unit = null, verdict = null }: Told,
  found: Estimate | null | undefined,
  confidence: number,
  nature: 'estimate' | 'probe' | 'derived' = 'estimate',
): readonly AnalysisNumber[] {
  if (found === null || found === undefined) return [];
  const { value, low, high, method } = found;
  // What an author fixes is exact, however many trials the others are judged by.
  const [level, n] = method === 'exact' ? [null, null] : [confidence, found.n];
  return [{ subject, against, figure, unit, value, low, high, confidence: level, method, n, verdict, nature }];
}

/** A number without an interval; nothing of null. */
export function plain(
  { subject = EMPTY, against = EMPTY, figure, unit = null, verdict = null }: Told,
  value: number | null | undefined,
  nature: 'given' | 'derived' = 'derived',
): readonly AnalysisNumber[] {
  if (value === null || value === undefined) return [];
  const none = { low: null, high: null, confidence: null, method: null, n: null };
  return [{ subject, against, figure, unit, value, ...none, verdict, nature }];
}

/** A verdict without a number. */
export function worded({ subject = EMPTY, against = EMPTY, figure }: Told, verdict: string): AnalysisNumber {
  const none = { value: null, low: null, high: null, confidence: null, method: null, n: null };
  return { subject, against, figure, unit: null, ...none, verdict, nature: 'derived' };
}

/** The unit of a measure's values. */
export function unitOf({ kind, unit }: Measured): Unit | null {
  return kind === 'outcome' ? 'probability' : unit;
}

/** What a unit of cost buys of a measure. @param money null where costs have no unit */
export function rateUnit(measure: Measured, money: Bilingual | null): Unit {
  const of = measure.kind === 'outcome' ? PROBABILITY : (measure.unit ?? measure.label);
  const cost = money ?? COST;
  return { en: `${of.en} per ${cost.en}`, fr: `${of.fr} par ${cost.fr}` };
}

const PROBABILITY: Bilingual = { en: 'probability', fr: 'probabilité' };
const COST: Bilingual = { en: 'cost', fr: 'coût' };
export const LOG_ODDS: Bilingual = { en: 'log-odds', fr: 'log-cotes' };
