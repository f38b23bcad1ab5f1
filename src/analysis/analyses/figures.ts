import { KINDS } from '../../scenario/analyses/kinds.ts';
import { bonferroniWidening } from '../../stats/families.ts';
import type { Words } from '../../systems/system.ts';
import type { Estimate } from '../estimate.ts';
import type { BestPlayResult } from './best-play.ts';
import type { CompareResult, CompareVerdict } from './compare.ts';
import type { DecideResult } from './decide-result.ts';
import type { FairCostsResult } from './fair-costs.ts';
import type { MatrixResult } from './matrix.ts';
import type { AnalysisResult } from './results.ts';
import { changesOf, type RulingsResult } from './rulings-result.ts';
import type { SearchResult } from './search.ts';
import type { SensitivityResult } from './sensitivity.ts';
import type { SolveResult } from './solve-result.ts';
import type { SweepResult } from './sweep.ts';

/** What `expect:` may hold against a claim: a number with its interval (of no width when exact), or a verdict. */
export type Figure =
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly low: number;
      readonly high: number;
      /** Whether it is told in percent. */
      readonly isShare: boolean;
    }
  | {
      readonly kind: 'verdict';
      readonly verdict: string;
      readonly label: Words;
      /** Whether more trials could change it. */
      readonly isOpen: boolean;
    };

export type Figures = Readonly<Record<string, Figure>>;

/**
 * What can be checked of a result, under the names that its kind declares (`checks` in src/scenario/analyses); a name is
 * left out where the result has nothing under it.
 * @param confidence level of the result's intervals, in (0,1)
 */
export function figuresOf(result: AnalysisResult, confidence: number): Figures {
  switch (result.kind) {
    case 'compare':
      return compareFigures(result);
    case 'decide':
      return decideFigures(result);
    case 'search':
      return searchFigures(result);
    case 'solve':
      return solveFigures(result);
    case 'sweep':
      return sweepFigures(result, confidence);
    case 'matrix':
      return matrixFigures(result, confidence);
    case 'fair-costs':
      return fairCostsFigures(result);
    case 'sensitivity':
      return sensitivityFigures(result, confidence);
    case 'rulings':
      return rulingsFigures(result, confidence);
    case 'best-play':
      return bestPlayFigures(result);
  }
}

/** What can be checked of one entry of a result's roster, under the names that its kind declares (`entryFigures`). */
export function entryFigures(result: AnalysisResult, entry: string): Figures {
  if (result.kind !== 'fair-costs') return {};
  const price = result.prices[result.entries.indexOf(entry)];
  return price === undefined ? {} : { 'fair-cost': number(price.fair, false) };
}

interface Range {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

function number({ value, low, high }: Range, isShare: boolean): Figure {
  return { kind: 'number', value, low, high, isShare };
}

/** So many of something, at least and at most. */
function counted(value: number, low = value, high = value): Figure {
  return number({ value, low, high }, false);
}

/** A verdict under the words that its kind has for it. */
function verdictOf(kind: AnalysisResult['kind'], verdict: string, isOpen: boolean): Figure {
  const { words } = KINDS.find(({ id }) => id === kind)?.checks.verdicts.verdict ?? {};
  return { kind: 'verdict', verdict, label: words?.[verdict] ?? { en: verdict, fr: verdict }, isOpen };
}

/**
 * The greatest of several numbers. That some lower end is above it is as likely as that any of them errs, so these are
 * carried to the level of all together; the upper end of the truly greatest errs alone.
 * @param confidence level of each
 */
function greatestOf(estimates: readonly Range[], confidence: number): Range {
  const wider = bonferroniWidening(confidence, Math.max(1, estimates.length));
  return {
    value: Math.max(...estimates.map(({ value }) => value)),
    low: Math.max(...estimates.map(({ value, low }) => value - wider * (value - low))),
    high: Math.max(...estimates.map(({ high }) => high)),
  };
}

function leastOf(estimates: readonly Range[], confidence: number): Range {
  return negated(greatestOf(estimates.map(negated), confidence));
}

function negated({ value, low, high }: Range): Range {
  return { value: -value, low: -high, high: -low };
}

function asShare({ value, low, high }: Range): Range {
  return { value, low: Math.max(0, low), high: Math.min(1, high) };
}

function compareFigures({ pairs, measure, level }: CompareResult): Figures {
  const isShare = measure.kind === 'outcome';
  const differences = pairs.map(({ difference }) => difference);
  const rated = pairs.flatMap(({ perCost }) => perCost ?? []);
  return {
    ...counts(pairs, ''),
    ...(rated.length === 0 ? {} : counts(rated, '-per-cost')),
    'largest-difference': number(greatestOf(differences, level), isShare),
    'least-difference': number(leastOf(differences, level), isShare),
    verdict: compareVerdict(pairs.map(({ verdict }) => verdict)),
  };
}

/** How many came out so; each that is open may yet do so. */
function counts(judged: readonly { readonly verdict: CompareVerdict }[], suffix: string): Figures {
  const count = (wanted: CompareVerdict): number => judged.filter(({ verdict }) => verdict === wanted).length;
  const open = count('not-separated');
  const of = (wanted: CompareVerdict): Figure => counted(count(wanted), count(wanted), count(wanted) + open);
  return {
    [`better${suffix}`]: of('better'),
    [`worse${suffix}`]: of('worse'),
    [`ties${suffix}`]: of('tie'),
    [`not-separated${suffix}`]: counted(open),
  };
}

function compareVerdict(verdicts: readonly CompareVerdict[]): Figure {
  const found = new Set(verdicts);
  const isOpen = found.delete('not-separated');
  const [only = 'not-separated'] = found;
  if (found.size > 1) return verdictOf('compare', 'mixed', false);
  return verdictOf('compare', isOpen ? 'not-separated' : only, isOpen);
}

function decideFigures({ answer, verdict, measure }: DecideResult): Figures {
  const found = answer.is === 'fair' ? answer.share : answer.difference;
  const name = answer.is === 'fair' ? 'share' : 'difference';
  const word = answer.is === 'fair' ? FAIRNESS[verdict] : verdict;
  return {
    verdict: verdictOf('decide', word, verdict === 'not-enough-evidence'),
    ...(found === null ? {} : { [name]: number(found, measure.kind === 'outcome') }),
  };
}

const FAIRNESS = { yes: 'fair', no: 'unfair', 'not-enough-evidence': 'not-enough-evidence' } as const;

function searchFigures({ candidates, missedBy, payer, method }: SearchResult): Figures {
  const [best] = candidates;
  const ties = candidates.filter(({ standing }) => standing === 'best' || standing === 'tied').length;
  const isShare = payer?.isDivisor !== true;
  return {
    verdict: verdictOf('search', ties > 1 ? 'tied' : 'sole', method === 'race' && ties > 1),
    ties: counted(ties, method === 'exact' ? ties : 1),
    ...(best === undefined ? {} : { best: number(best.value, isShare) }),
    ...(missedBy === null ? {} : { 'missed-by': number({ value: missedBy, low: 0, high: missedBy }, isShare) }),
  };
}

function solveFigures(result: SolveResult): Figures {
  const { crossings, direction, method, positions, values, nearest, measure } = result;
  const isOpen = method === 'sampled' && crossings.length === 0 && !isBeyond(result);
  const isFlat = method === 'sampled' && direction === 'flat';
  const [first] = crossings;
  const [low, high] = first === undefined ? [] : [positions?.[first.after], positions?.[first.before]];
  const best = nearest === null ? null : values[nearest];
  const value = first?.at ?? null;
  return {
    verdict: verdictOf('solve', first !== undefined ? 'crossed' : isOpen || isFlat ? 'open' : 'not-reached', isOpen),
    ...(value === null || low === undefined || high === undefined
      ? {}
      : { crossing: number({ value, low, high }, false) }),
    ...(best === null || best === undefined ? {} : { nearest: number(best, measure.kind === 'outcome') }),
  };
}

/** Whether the crossing lies beyond an end of the list, and nowhere within. */
function isBeyond({ credible, points }: SolveResult): boolean {
  if (credible === null) return false;
  const { low, high } = credible;
  return (low === null && high === 0) || (low === points.length - 1 && high === null);
}

function sweepFigures({ curves, crossings, measure }: SweepResult, confidence: number): Figures {
  const isShare = measure.kind === 'outcome';
  const known = curves.flatMap(({ values }) => values.filter((estimate) => estimate !== null));
  if (known.length === 0) return {};
  const bound = isShare ? asShare : (range: Range): Range => range;
  const [least, most] = [bound(leastOf(known, confidence)), bound(greatestOf(known, confidence))];
  const span = {
    value: most.value - least.value,
    low: Math.max(0, most.low - least.high),
    high: most.high - least.low,
  };
  const isExact = known.every(({ method }) => method === 'exact');
  const certain = crossings.filter(({ isCertain }) => isCertain).length;
  return {
    least: number(least, isShare),
    most: number(most, isShare),
    span: number(span, isShare),
    // Noise may hide a crossing.
    crossings: counted(crossings.length, certain, isExact ? crossings.length : Number.POSITIVE_INFINITY),
  };
}

function matrixFigures({ means, firstSeat, cyclicShare }: MatrixResult, confidence: number): Figures {
  return {
    ...(cyclicShare === null ? {} : { 'cyclic-share': number(cyclicShare, true) }),
    'top-score': number(asShare(greatestOf(means, confidence)), true),
    'low-score': number(asShare(leastOf(means, confidence)), true),
    'first-seat': number(firstSeat, true),
  };
}

function fairCostsFigures({ prices }: FairCostsResult): Figures {
  const open = prices.filter(({ verdict }) => verdict === 'unclear').length;
  const unfair = prices.filter(({ verdict }) => verdict === 'too-cheap' || verdict === 'too-dear').length;
  const verdict = unfair > 0 ? 'unfair' : open > 0 ? 'unclear' : 'fair';
  return {
    unfair: counted(unfair, unfair, unfair + open),
    verdict: verdictOf('fair-costs', verdict, verdict === 'unclear'),
  };
}

function sensitivityFigures({ changes, measure }: SensitivityResult, confidence: number): Figures {
  const effects = changes.map(({ effect }) => effect);
  return largestOf('largest-effect', effects, measure.kind === 'outcome', confidence);
}

/** The estimate farthest from 0, as a distance; nothing of none. */
function largestOf(name: string, effects: readonly Estimate[], isShare: boolean, confidence: number): Figures {
  if (effects.length === 0) return {};
  const distances = effects.map((effect) => {
    const { value, low, high } = effect.value < 0 ? negated(effect) : effect;
    return { value, low: Math.max(0, low), high: Math.max(high, -low) };
  });
  const largest = greatestOf(distances, confidence);
  return { [name]: number({ ...largest, low: Math.max(0, largest.low) }, isShare) };
}

function rulingsFigures({ readings, measure }: RulingsResult, confidence: number): Figures {
  const flipping = readings.map(changesOf).filter((changes) => changes.length > 0);
  const certain = flipping.filter((changes) => changes.some(({ isCertain }) => isCertain)).length;
  const verdict = certain > 0 ? 'flips' : flipping.length > 0 ? 'unclear' : 'holds';
  const moves = readings.flatMap((reading) => reading.moves.filter((move) => move !== null));
  return {
    flips: counted(flipping.length, certain),
    ...largestOf('largest-move', moves, measure.kind === 'outcome', confidence),
    verdict: verdictOf('rulings', verdict, verdict === 'unclear'),
  };
}

function bestPlayFigures({ maximiser: { best, worst }, measure }: BestPlayResult): Figures {
  const isShare = measure.kind === 'outcome';
  return {
    best: number(best.value, isShare),
    worst: number(worst.value, isShare),
    gain: number(best.gain, isShare),
  };
}
