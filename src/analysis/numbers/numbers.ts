import { figuresOf } from '../analyses/figures.ts';
import type { Measured } from '../analyses/parts.ts';
import type { AnalysisResult } from '../analyses/results.ts';
import { bestPlayNumbers } from './best-play.ts';
import { rulingNumbers, sensitivityNumbers } from './changes.ts';
import { compareNumbers, decideNumbers, searchNumbers } from './comparisons.ts';
import { solveNumbers, sweepNumbers } from './curves.ts';
import { type AnalysisNumber, plain, worded } from './number.ts';
import { fairCostNumbers, matrixNumbers } from './rosters.ts';

/**
 * Every number of an analysis, one after the other.
 * @param confidence level of the result's intervals, in (0,1)
 */
export function numbersOf(result: AnalysisResult, confidence: number): readonly AnalysisNumber[] {
  switch (result.kind) {
    case 'compare':
      return compareNumbers(result);
    case 'decide':
      return decideNumbers(result, confidence);
    case 'search':
      return searchNumbers(result, confidence);
    case 'solve':
      return solveNumbers(result, confidence);
    case 'sweep':
      return sweepNumbers(result, confidence);
    case 'matrix':
      return matrixNumbers(result, confidence);
    case 'fair-costs':
      return fairCostNumbers(result, confidence);
    case 'sensitivity':
      return sensitivityNumbers(result, confidence);
    case 'rulings':
      return rulingNumbers(result, confidence);
    case 'best-play':
      return bestPlayNumbers(result, confidence);
  }
}

/**
 * What `expect:` can hold against an analysis, as numbers of the whole of it: they sum up those of {@link numbersOf}.
 * @param confidence level of the result's intervals, in (0,1)
 */
export function summaryNumbers(result: AnalysisResult, confidence: number): readonly AnalysisNumber[] {
  const finite = (bound: number): number | null => (Number.isFinite(bound) ? bound : null);
  return Object.entries(figuresOf(result, confidence)).flatMap(([figure, found]) => {
    if (found.kind === 'verdict') return [worded({ figure }, found.verdict)];
    const unit = found.isShare ? 'probability' : null;
    const bounds = { low: finite(found.low), high: finite(found.high) };
    return plain({ figure, unit }, found.value).map((number) => ({ ...number, ...bounds }));
  });
}

/** What the values of an analysis are about: an outcome or a metric; null of rosters. */
export function measureOf(result: AnalysisResult): Measured | null {
  return 'measure' in result ? result.measure : null;
}
