import { compare } from '../../scenario/analyses/compare.ts';
import { fairCosts } from '../../scenario/analyses/fair-costs.ts';
import { rulings } from '../../scenario/analyses/rulings.ts';
import type { Words } from '../../systems/system.ts';
import type { Estimate } from '../estimate.ts';
import type { BestPlayResult } from './best-play.ts';
import type { CompareResult, CompareVerdict } from './compare.ts';
import { decideFigures } from './decide-figures.ts';
import type { FairCostsResult } from './fair-costs.ts';
import type { MatrixResult } from './matrix.ts';
import type { AnalysisResult } from './results.ts';
import type { RulingsResult } from './rulings.ts';
import { searchFigures } from './search-figures.ts';
import type { SensitivityResult } from './sensitivity.ts';
import { solveFigures } from './solve-figures.ts';
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
 */
export function figuresOf(result: AnalysisResult): Figures {
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
      return sweepFigures(result);
    case 'matrix':
      return matrixFigures(result);
    case 'fair-costs':
      return fairCostsFigures(result);
    case 'sensitivity':
      return sensitivityFigures(result);
    case 'rulings':
      return rulingsFigures(result);
    case 'best-play':
      return bestPlayFigures(result);
  }
}

function number(value: number, low: number, high: number, isShare: boolean): Figure {
  return { kind: 'number', value, low, high, isShare };
}

function compareFigures({ pairs, measure }: CompareResult): Figures {
  const isShare = measure.kind === 'outcome';
  const differences = pairs.map(({ difference }) => difference);
  const most = (key: 'value' | 'low' | 'high'): number => Math.max(...differences.map((estimate) => estimate[key]));
  const least = (key: 'value' | 'low' | 'high'): number => Math.min(...differences.map((estimate) => estimate[key]));
  const rated = pairs.flatMap(({ perCost }) => perCost ?? []);
  return {
    ...counts(pairs, ''),
    ...(rated.length === 0 ? {} : counts(rated, '-per-cost')),
    'largest-difference': number(most('value'), most('low'), most('high'), isShare),
    'least-difference': number(least('value'), least('low'), least('high'), isShare),
    verdict: compareVerdict(pairs.map(({ verdict }) => verdict)),
  };
}

/** How many came out so; each that is open may yet do so. */
function counts(judged: readonly { readonly verdict: CompareVerdict }[], suffix: string): Figures {
  const count = (wanted: CompareVerdict): number => judged.filter(({ verdict }) => verdict === wanted).length;
  const open = count('not-separated');
  const of = (wanted: CompareVerdict): Figure => number(count(wanted), count(wanted), count(wanted) + open, false);
  return {
    [`better${suffix}`]: of('better'),
    [`worse${suffix}`]: of('worse'),
    [`ties${suffix}`]: of('tie'),
    [`not-separated${suffix}`]: number(open, open, open, false),
  };
}

function compareVerdict(verdicts: readonly CompareVerdict[]): Figure {
  const found = new Set(verdicts);
  const isMixed = ['better', 'worse', 'tie'].filter((verdict) => found.has(verdict as CompareVerdict)).length > 1;
  const [only = 'not-separated'] = found;
  const verdict = isMixed ? 'mixed' : found.has('not-separated') ? 'not-separated' : only;
  const label = compare.checks?.verdicts.verdict?.words[verdict] ?? { en: verdict, fr: verdict };
  return { kind: 'verdict', verdict, label, isOpen: !isMixed && found.has('not-separated') };
}

function sweepFigures({ curves, crossings, measure }: SweepResult): Figures {
  const isShare = measure.kind === 'outcome';
  const known = curves.flatMap(({ values }) => values.filter((estimate) => estimate !== null));
  if (known.length === 0) return {};
  const most = (key: 'value' | 'low' | 'high'): number => Math.max(...known.map((estimate) => estimate[key]));
  const least = (key: 'value' | 'low' | 'high'): number => Math.min(...known.map((estimate) => estimate[key]));
  const isExact = known.every(({ method }) => method === 'exact');
  const certain = crossings.filter(({ isCertain }) => isCertain).length;
  return {
    least: number(least('value'), least('low'), least('high'), isShare),
    most: number(most('value'), most('low'), most('high'), isShare),
    span: number(
      most('value') - least('value'),
      Math.max(0, most('low') - least('high')),
      most('high') - least('low'),
      isShare,
    ),
    // Noise may hide a crossing.
    crossings: number(crossings.length, certain, isExact ? crossings.length : Number.POSITIVE_INFINITY, false),
  };
}

function matrixFigures({ means, firstSeat, cyclicShare }: MatrixResult): Figures {
  const most = (key: 'value' | 'low' | 'high'): number => Math.max(...means.map((estimate) => estimate[key]));
  const least = (key: 'value' | 'low' | 'high'): number => Math.min(...means.map((estimate) => estimate[key]));
  return {
    ...(cyclicShare === null
      ? {}
      : { 'cyclic-share': number(cyclicShare.value, cyclicShare.low, cyclicShare.high, true) }),
    'top-score': number(most('value'), most('low'), most('high'), true),
    'low-score': number(least('value'), least('low'), least('high'), true),
    'first-seat': number(firstSeat.value, firstSeat.low, firstSeat.high, true),
  };
}

function fairCostsFigures({ prices }: FairCostsResult): Figures {
  const open = prices.filter(({ verdict }) => verdict === 'unclear').length;
  const unfair = prices.filter(({ verdict }) => verdict === 'too-cheap' || verdict === 'too-dear').length;
  const verdict = unfair > 0 ? 'unfair' : open > 0 ? 'unclear' : 'fair';
  const label = fairCosts.checks?.verdicts.verdict?.words[verdict] ?? { en: verdict, fr: verdict };
  return {
    unfair: number(unfair, unfair, unfair + open, false),
    verdict: { kind: 'verdict', verdict, label, isOpen: verdict === 'unclear' },
  };
}

function sensitivityFigures({ changes, measure }: SensitivityResult): Figures {
  const largest = largestOf(changes.map(({ effect }) => effect));
  return largest === null ? {} : { 'largest-effect': { ...largest, isShare: measure.kind === 'outcome' } };
}

/** The estimate farthest from 0, as a distance; null of none. */
function largestOf(effects: readonly Estimate[]): Omit<Extract<Figure, { kind: 'number' }>, 'isShare'> | null {
  if (effects.length === 0) return null;
  const far = effects.map(({ value, low, high }) => ({
    value: Math.abs(value),
    low: low * high <= 0 ? 0 : Math.min(Math.abs(low), Math.abs(high)),
    high: Math.max(Math.abs(low), Math.abs(high)),
  }));
  const most = (key: 'value' | 'low' | 'high'): number => Math.max(...far.map((estimate) => estimate[key]));
  return { kind: 'number', value: most('value'), low: most('low'), high: most('high') };
}

function rulingsFigures({ readings, measure }: RulingsResult): Figures {
  const flipping = readings.filter(({ flips }) => flips.length > 0);
  const certain = flipping.filter(({ flips }) => flips.some(({ isCertain }) => isCertain)).length;
  const verdict = certain > 0 ? 'flips' : flipping.length > 0 ? 'unclear' : 'holds';
  const label = rulings.checks?.verdicts.verdict?.words[verdict] ?? { en: verdict, fr: verdict };
  const largest = largestOf(readings.flatMap(({ moves }) => moves.filter((move) => move !== null)));
  return {
    flips: number(flipping.length, certain, flipping.length, false),
    ...(largest === null ? {} : { 'largest-move': { ...largest, isShare: measure.kind === 'outcome' } }),
    verdict: { kind: 'verdict', verdict, label, isOpen: verdict === 'unclear' },
  };
}

function bestPlayFigures({ maximiser: { best, worst }, measure }: BestPlayResult): Figures {
  const isShare = measure.kind === 'outcome';
  return {
    best: number(best.value.value, best.value.low, best.value.high, isShare),
    worst: number(worst.value.value, worst.value.low, worst.value.high, isShare),
    gain: number(best.gain.value, best.gain.low, best.gain.high, isShare),
  };
}
