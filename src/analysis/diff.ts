import { FracasError } from '../errors.ts';
import { canonicalJson } from './canonical.ts';
import { type AnalysisChange, type ComparedAnalysis, compareAnalyses, sortChanges } from './diff/analyses.ts';
import { type Judged, judgeAll } from './diff/judge.ts';
import { type Comparing, metricShift, outcomeShift, type Shift } from './diff/numbers.ts';
import type { Estimate } from './estimate.ts';
import type { PathWords } from './paths.ts';
import type { Summary } from './summary.ts';
import type { Bilingual, ExpectationResult, Label, MetricSummary, VariantSummary } from './summary-parts.ts';

/** One number in two results. */
export interface NumberChange extends Omit<Shift, 'isSame'>, Judged {
  readonly kind: 'outcome' | 'metric';
  readonly variant: Readonly<Record<string, Label>>;
  readonly name: string;
  readonly label: Bilingual;
  /** Of a metric. */
  readonly unit: Bilingual | null;
  readonly old: Estimate;
  readonly new: Estimate;
}

/** Something that one of the results has and the other has not. */
export interface OneSided {
  readonly variant: Readonly<Record<string, Label>>;
  /** Outcome or metric; null for the whole variant. */
  readonly name: string | null;
  readonly in: 'old' | 'new';
}

export interface FieldChange {
  readonly name: string;
  readonly old: string | null;
  readonly new: string | null;
}

export interface ExpectationChange {
  readonly text: Bilingual;
  /** Null where the result does not have the check. */
  readonly old: ExpectationResult['verdict'] | null;
  readonly new: ExpectationResult['verdict'] | null;
}

/** What moved between two results; plain data, and what `fracas compare --json` prints. */
export interface ResultDiff {
  readonly tool: 'fracas compare';
  readonly system: string;
  readonly old: Pick<Summary, 'title' | 'version' | 'hash'>;
  readonly new: Pick<Summary, 'title' | 'version' | 'hash'>;
  /** Level of the intervals, and 1 less the rate of false claims over all numbers: the stricter of the two results. */
  readonly confidence: number;
  /** Variants that both results have. */
  readonly commonVariants: number;
  /** Numbers compared, those of analyses too, by verdict. */
  readonly counts: { readonly moved: number; readonly notSeparated: number; readonly equal: number };
  /** Outcomes first, each sorted by size: probabilities by their difference, means by theirs in standard deviations. */
  readonly numbers: readonly NumberChange[];
  readonly oneSided: readonly OneSided[];
  /** Every analysis, matched by kind, title and measure. */
  readonly analyses: readonly AnalysisChange[];
  readonly rulings: readonly FieldChange[];
  readonly assumptions: readonly { readonly text: Bilingual; readonly in: 'old' | 'new' }[];
  /** Version of Fracas, edition, scenario, seed, confidence, interruption. */
  readonly facts: readonly FieldChange[];
  readonly expectations: readonly ExpectationChange[];
  /** What French calls the steps of the paths that either result names. */
  readonly pathWords: PathWords;
  /** Of both results. */
  readonly optionWords: NonNullable<Summary['optionWords']>;
  /** Whether a number moved, something came or went, or a check or an analysis changed its verdict for sure. */
  readonly hasMoved: boolean;
}

/**
 * What moved between two results of one game. Variants are matched by their labels; samples are taken for independent unless
 * they have one seed and one engine. Of analyses a seed in common is enough: their numbers do not tell what sampled them.
 * @throws FracasError when they are of two games
 * @source Newcombe (1998), Fisher (1935), Welch (1947), Zou & Donner (2008); Holm (1979) over all comparisons of samples
 */
export function diffResults(old: Summary, now: Summary): ResultDiff {
  if (old.system !== now.system) {
    throw new FracasError('compare/other-system', `the results are of two games, ${old.system} and ${now.system}`, {
      hint: 'compare results of one game: those of one scenario before and after a change',
    });
  }
  const confidence = Math.max(old.confidence, now.confidence);
  const pairs = matchVariants(old, now);
  const comparing = { confidence, sharesSeed: old.seed !== null && old.seed === now.seed };
  const compared = pairs.flatMap((pair) => compareVariant(pair, comparing));
  const asked = compareAnalyses(old, now, comparing);
  const shifts = [...compared, ...asked.flatMap((analysis) => analysis.numbers.map(({ shift }) => shift))];
  const judged = judgeAll(shifts, 1 - confidence);
  const numbers = sortNumbers(compared, judged);
  const analyses = judgeAnalyses(asked, judged.slice(compared.length));
  const oneSided = pairs.flatMap(oneSidedOf);
  const expectations = diffExpectations(old, now);
  const count = (wanted: Judged['verdict']): number => judged.filter(({ verdict }) => verdict === wanted).length;
  const counts = { moved: count('moved'), notSeparated: count('not-separated'), equal: count('equal') };
  return {
    tool: 'fracas compare',
    system: now.system,
    old: { title: old.title, version: old.version, hash: old.hash },
    new: { title: now.title, version: now.version, hash: now.hash },
    confidence,
    commonVariants: pairs.filter((pair) => pair.old !== null && pair.new !== null).length,
    counts,
    numbers,
    oneSided,
    analyses,
    rulings: diffFields(rulingsOf(old), rulingsOf(now)),
    assumptions: diffAssumptions(old, now),
    facts: diffFields(factsOf(old), factsOf(now)),
    expectations,
    pathWords: { ...old.pathWords, ...now.pathWords },
    optionWords: { ...old.optionWords, ...now.optionWords },
    hasMoved: counts.moved + oneSided.length + expectations.length > 0 || analyses.some(hasChanged),
  };
}

interface Pair {
  readonly label: Readonly<Record<string, Label>>;
  readonly old: VariantSummary | null;
  readonly new: VariantSummary | null;
}

/** By label, in the order of the old result; what is new comes last. */
function matchVariants(old: Summary, now: Summary): readonly Pair[] {
  const left = new Map(now.variants.map((variant) => [canonicalJson(variant.label), variant]));
  const pairs = old.variants.map((variant): Pair => {
    const key = canonicalJson(variant.label);
    const partner = left.get(key) ?? null;
    left.delete(key);
    return { label: variant.label, old: variant, new: partner };
  });
  return [...pairs, ...[...left.values()].map((variant) => ({ label: variant.label, old: null, new: variant }))];
}

type Compared = Omit<NumberChange, 'adjusted' | 'verdict'> & { readonly isSame: boolean; readonly size: number };

function compareVariant({ label, old, new: now }: Pair, { confidence, sharesSeed }: Comparing): readonly Compared[] {
  if (old === null || now === null) return [];
  const comparing = { confidence, sharesSeed: sharesSeed && old.engine === now.engine };
  const outcomes = commonNames(old.outcomes, now.outcomes).flatMap((name): Compared[] => {
    const [before, after] = [old.outcomes[name], now.outcomes[name]];
    if (before === undefined || after === undefined) return [];
    const shift = outcomeShift(
      { outcome: before, trials: old.trials },
      { outcome: after, trials: now.trials },
      comparing,
    );
    const estimate = (outcome: typeof after, n: number | null): Estimate => ({
      ...{ value: outcome.p, low: outcome.low, high: outcome.high },
      ...{ n: outcome.interval === 'exact' ? null : n, method: outcome.interval },
    });
    const words = { kind: 'outcome', variant: label, name, label: after.label, unit: null } as const;
    const ends = { old: estimate(before, old.trials), new: estimate(after, now.trials) };
    return [{ ...words, ...ends, ...shift, size: Math.abs(shift.difference) }];
  });
  const metrics = commonNames(old.metrics, now.metrics).flatMap((name): Compared[] => {
    const [before, after] = [old.metrics[name], now.metrics[name]];
    if (before === undefined || after === undefined) return [];
    const shift = metricShift({ metric: before, variant: old }, { metric: after, variant: now }, comparing);
    const words = { kind: 'metric', variant: label, name, label: after.label, unit: after.unit } as const;
    const ends = { old: meanOf(before, old), new: meanOf(after, now) };
    return [{ ...words, ...ends, ...shift, size: effectSize(shift.difference, before, after) }];
  });
  return [...outcomes, ...metrics];
}

function meanOf(metric: MetricSummary, variant: VariantSummary): Estimate {
  const { mean, meanLow, meanHigh, isMeasured } = metric;
  const isExact = isMeasured === true || Object.values(variant.outcomes).every(({ interval }) => interval === 'exact');
  const bounds = { low: meanLow ?? mean, high: meanHigh ?? mean };
  return { value: mean, ...bounds, n: isExact ? null : variant.trials, method: isExact ? 'exact' : 'student' };
}

/** A difference in standard deviations of one trial; infinite where nothing varies. */
function effectSize(difference: number, old: MetricSummary, now: MetricSummary): number {
  if (difference === 0) return 0;
  return Math.abs(difference) / Math.max(old.sd ?? 0, now.sd ?? 0);
}

function sortNumbers(compared: readonly Compared[], judged: readonly Judged[]): readonly NumberChange[] {
  return compared
    .map((each, index) => ({ each, found: judged[index] ?? UNJUDGED }))
    .sort((a, b) => (a.each.kind === b.each.kind ? b.each.size - a.each.size : a.each.kind === 'outcome' ? -1 : 1))
    .map(({ each: { isSame: _same, size: _size, ...rest }, found }) => ({ ...rest, ...found }));
}

const UNJUDGED: Judged = { adjusted: null, verdict: 'equal' };

/** @param judged of all numbers of all analyses, one after the other */
function judgeAnalyses(asked: readonly ComparedAnalysis[], judged: readonly Judged[]): readonly AnalysisChange[] {
  let next = 0;
  return asked.map((analysis) => {
    const own = judged.slice(next, next + analysis.numbers.length);
    next += analysis.numbers.length;
    return { ...analysis, numbers: sortChanges(analysis.numbers, own) };
  });
}

/** Whether an analysis came or went, or one of its numbers did, or its verdict is another for sure. */
function hasChanged({ in: where, verdicts, oneSided }: AnalysisChange): boolean {
  return where !== 'both' || oneSided.length > 0 || verdicts.some(({ isOpen }) => !isOpen);
}

function commonNames(old: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(now).filter((name) => Object.hasOwn(old, name));
}

function oneSidedOf({ label, old, new: now }: Pair): readonly OneSided[] {
  if (old === null) return [{ variant: label, name: null, in: 'new' }];
  if (now === null) return [{ variant: label, name: null, in: 'old' }];
  const missing = (from: VariantSummary, other: VariantSummary, side: 'old' | 'new'): OneSided[] =>
    (['outcomes', 'metrics'] as const).flatMap((part) =>
      Object.keys(from[part])
        .filter((name) => !Object.hasOwn(other[part], name))
        .map((name) => ({ variant: label, name, in: side })),
    );
  return [...missing(old, now, 'old'), ...missing(now, old, 'new')];
}

function diffFields(
  old: ReadonlyMap<string, string | null>,
  now: ReadonlyMap<string, string | null>,
): readonly FieldChange[] {
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((name) => ({ name, old: old.get(name) ?? null, new: now.get(name) ?? null }))
    .filter((field) => field.old !== field.new);
}

function rulingsOf({ rulingNotes }: Summary): ReadonlyMap<string, string | null> {
  return new Map(rulingNotes.map(({ id, option }) => [id, option ?? 'varied']));
}

function factsOf(summary: Summary): ReadonlyMap<string, string | null> {
  const { version, title, edition, seed, confidence, partial, input, variants } = summary;
  return new Map<string, string | null>([
    ['version', version],
    ['title', title],
    ['edition', edition],
    ['method', [...new Set(variants.map(({ method }) => method))].join(', ')],
    ['seed', seed === null ? null : String(seed)],
    ['confidence', String(confidence)],
    ['partial', String(partial)],
    ['scenario', input.text],
  ]);
}

function diffAssumptions(old: Summary, now: Summary): ResultDiff['assumptions'] {
  const only = (from: Summary, other: Summary, side: 'old' | 'new'): ResultDiff['assumptions'] => {
    const known = new Set(other.assumptionNotes.map(({ text }) => text.en));
    return from.assumptionNotes.filter(({ text }) => !known.has(text.en)).map(({ text }) => ({ text, in: side }));
  };
  return [...only(old, now, 'old'), ...only(now, old, 'new')];
}

/** Checks whose verdicts differ, matched by what they claim. */
function diffExpectations(old: Summary, now: Summary): readonly ExpectationChange[] {
  const left = [...now.expectations];
  const changes = old.expectations.map((check): ExpectationChange => {
    const at = left.findIndex(({ text }) => text === check.text);
    const [partner] = at < 0 ? [] : left.splice(at, 1);
    return { text: wordsOf(check), old: check.verdict, new: partner?.verdict ?? null };
  });
  const added = left.map((check): ExpectationChange => ({ text: wordsOf(check), old: null, new: check.verdict }));
  return [...changes, ...added].filter((change) => change.old !== change.new);
}

function wordsOf({ text, words }: ExpectationResult): Bilingual {
  return words?.text ?? { en: text, fr: text };
}
