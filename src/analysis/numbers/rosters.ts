import type { FairCostsResult } from '../analyses/fair-costs.ts';
import type { MatrixResult } from '../analyses/matrix.ts';
import type { Estimate } from '../estimate.ts';
import { type AnalysisNumber, estimated, LOG_ODDS, type Place, plain } from './number.ts';

const SHARE = { unit: 'probability' } as const;

/** Scores of all pairs, and what follows for each entry. */
export function matrixNumbers(result: MatrixResult, confidence: number): readonly AnalysisNumber[] {
  const { entries, scores, draws, firstSeat, cyclicShare, nash, triads } = result;
  const entry = (index: number): Place => ({ entry: entries[index] ?? index });
  const pairs = scores.flatMap((row, one) =>
    row.flatMap((score, other) => {
      // The other half of the matrix is the same fights, told from the other side.
      if (other <= one) return [];
      const place = { subject: entry(one), against: entry(other) };
      return [
        ...estimated({ ...place, figure: 'score', ...SHARE }, score, confidence),
        ...plain({ ...place, figure: 'draws', ...SHARE }, draws[one]?.[other]),
      ];
    }),
  );
  return [
    ...pairs,
    ...entries.flatMap((_, index) => entryNumbers(result, index, confidence)),
    ...estimated({ figure: 'first-seat', ...SHARE }, firstSeat, confidence),
    ...estimated({ figure: 'cyclic-share', ...SHARE }, cyclicShare, confidence),
    ...triads.flatMap(({ entries: [i, j, k], curl, isCycle, isCertain }) => {
      const verdict = isCycle ? (isCertain ? 'certain' : 'uncertain') : 'no-circle';
      const subject = { first: entries[i] ?? i, second: entries[j] ?? j, third: entries[k] ?? k };
      return plain({ subject, figure: 'curl', unit: LOG_ODDS, verdict }, curl);
    }),
    ...plain({ figure: 'exploitability', ...SHARE }, nash.exploitability),
  ];
}

function entryNumbers(
  { entries, means, ratings, nash, pareto, costs, unit, isRegularised }: MatrixResult,
  index: number,
  confidence: number,
): readonly AnalysisNumber[] {
  const subject: Place = { entry: entries[index] ?? index };
  const mean = means[index];
  const n = mean?.n ?? null;
  const rating = ratings[index];
  const bounded = (method: string, value: number, low: number, high: number): Estimate => ({
    ...{ value, low, high, n, method: n === null ? 'exact' : method },
  });
  const weight = nash.weights[index] ?? 0;
  const dominated = pareto?.dominated[index];
  return [
    ...estimated({ subject, figure: 'mean-score', ...SHARE }, mean, confidence),
    ...estimated(
      { subject, figure: 'rating', unit: LOG_ODDS, verdict: isRegularised ? 'regularised' : null },
      rating === undefined ? null : bounded('bradley-terry', rating.logOdds, rating.low, rating.high),
      confidence,
    ),
    ...plain({ subject, figure: 'elo' }, rating?.elo),
    ...estimated(
      { subject, figure: 'mix', ...SHARE },
      bounded('resampled', weight, nash.low[index] ?? weight, nash.high[index] ?? weight),
      confidence,
      // It may jump where a score moves a little.
      'derived',
    ),
    ...plain({ subject, figure: 'cost', unit }, costs[index], 'given'),
    ...plain({ subject, figure: 'dominated', ...SHARE }, dominated),
  ];
}

/** Of every entry: its cost, the fair one with the verdict, and the difference. */
export function fairCostNumbers(result: FairCostsResult, confidence: number): readonly AnalysisNumber[] {
  const { entries, prices, unit, misfit } = result;
  return [
    ...prices.flatMap(({ cost, fair, change, verdict }, index) => {
      const subject: Place = { entry: entries[index] ?? index };
      return [
        ...plain({ subject, figure: 'cost', unit }, cost, 'given'),
        ...estimated({ subject, figure: 'fair-cost', unit, verdict }, fair, confidence),
        ...plain({ subject, figure: 'change', unit }, change),
      ];
    }),
    ...(misfit === null
      ? []
      : (['observed', 'fitted'] as const).flatMap((figure) => {
          const subject = { entry: entries[misfit.row] ?? misfit.row };
          const against = { entry: entries[misfit.column] ?? misfit.column };
          return plain({ subject, against, figure: `${figure}-score`, ...SHARE }, misfit[figure]);
        })),
  ];
}
