import type { ComparedPair, CompareResult } from '../analyses/compare.ts';
import type { DecideResult } from '../analyses/decide-result.ts';
import type { SearchResult } from '../analyses/search.ts';
import { type AnalysisNumber, estimated, type Place, plain, rateUnit, type Unit, unitOf } from './number.ts';

type Judged = Pick<ComparedPair, 'baseline' | 'variant' | 'difference' | 'p' | 'adjusted' | 'verdict' | 'more'>;

/** Of every pair: both values, their difference with its verdict, the tests; the same per cost. */
export function compareNumbers(result: CompareResult): readonly AnalysisNumber[] {
  const { pairs, level, measure, baseline, payer } = result;
  const unit = unitOf(measure);
  const costUnit = payer?.unit ?? null;
  return pairs.flatMap((pair) => {
    const place = {
      subject: { ...pair.circumstance, ...pair.label },
      against: { ...pair.circumstance, ...baseline },
    };
    const { perCost } = pair;
    if (perCost === null) return judgedNumbers(pair, place, { unit, suffix: '', level });
    const rate = rateUnit(measure, costUnit);
    return [
      ...judgedNumbers(pair, place, { unit, suffix: '', level }),
      ...plain({ ...place, figure: 'baseline-cost', unit: costUnit }, perCost.costs.baseline, 'given'),
      ...plain({ ...place, figure: 'cost', unit: costUnit }, perCost.costs.variant, 'given'),
      ...judgedNumbers(perCost, place, { unit: rate, suffix: '-per-cost', level }),
      ...perWinNumbers(perCost.perWin, place, costUnit, level),
    ];
  });
}

interface Pairing {
  readonly subject: Place;
  readonly against: Place;
}

function judgedNumbers(
  { baseline, variant, difference, p, adjusted, verdict, more }: Judged,
  place: Pairing,
  { unit, suffix, level }: { readonly unit: Unit | null; readonly suffix: string; readonly level: number },
): readonly AnalysisNumber[] {
  return [
    ...estimated({ ...place, figure: `baseline${suffix}`, unit }, baseline, level),
    ...estimated({ ...place, figure: `value${suffix}`, unit }, variant, level),
    ...estimated({ ...place, figure: `difference${suffix}`, unit, verdict }, difference, level),
    ...plain({ ...place, figure: `p-value${suffix}` }, p),
    ...plain({ ...place, figure: `p-value-holm${suffix}` }, adjusted),
    ...plain({ ...place, figure: `trials-missing${suffix}` }, more),
  ];
}

type PerWin = NonNullable<ComparedPair['perCost']>['perWin'];

function perWinNumbers(perWin: PerWin, place: Pairing, unit: Unit | null, level: number): readonly AnalysisNumber[] {
  if (perWin === null) return [];
  const rows = [
    ['baseline-cost-per-win', perWin.baseline],
    ['cost-per-win', perWin.variant],
    ['difference-cost-per-win', perWin.difference],
  ] as const;
  return rows.flatMap(([figure, { value, low, high }]) => {
    const confidence = low === high ? null : level;
    return plain({ ...place, figure, unit }, value).map((number) => ({ ...number, low, high, confidence }));
  });
}

const LOG_LIKELIHOOD = { en: 'log-likelihood ratio', fr: 'log-rapport de vraisemblance' };

/** The two values and their difference, or the share of the decided fights and its strata; and every look. */
export function decideNumbers(result: DecideResult, confidence: number): readonly AnalysisNumber[] {
  const { answer, measure, verdict, alpha, beta, path, method } = result;
  const unit = unitOf(measure);
  const level = answer.is === 'fair' ? 1 - alpha : measure.kind === 'outcome' ? confidence : 1 - Math.min(alpha, beta);
  const looks = path.map(
    ({ trials, value, low, high }): AnalysisNumber => ({
      ...{ subject: { trials }, against: {}, figure: 'look', unit: method === 'gsprt' ? LOG_LIKELIHOOD : unit },
      ...{ value, low, high, confidence: method === 'gsprt' ? null : level, method, n: trials },
      ...{ verdict: null, nature: 'derived' },
    }),
  );
  if (answer.is === 'fair') {
    const { share, variants } = answer;
    const strata = variants.length < 2 ? [] : variants;
    return [
      ...estimated({ figure: 'share', unit: 'probability', verdict }, share, level),
      ...strata.flatMap((stratum) =>
        estimated({ subject: stratum.label, figure: 'share', unit: 'probability' }, stratum.share, level),
      ),
      ...looks,
    ];
  }
  const { of, than, difference } = answer;
  const place = { subject: of.label, against: than.label };
  return [
    ...estimated({ ...place, figure: 'difference', unit, verdict }, difference, level),
    ...estimated({ subject: of.label, figure: 'value', unit }, of.value, confidence),
    ...estimated({ subject: than.label, figure: 'value', unit }, than.value, confidence),
    ...looks,
  ];
}

/** Every candidate with its standing, and the rounds of the race. */
export function searchNumbers(result: SearchResult, confidence: number): readonly AnalysisNumber[] {
  const { candidates, rounds, droppedBest, measure, payer } = result;
  const costUnit = payer?.unit ?? null;
  const unit = payer?.isDivisor === true ? rateUnit(measure, costUnit) : unitOf(measure);
  return [
    ...candidates.flatMap(({ label: subject, value, cost, standing, droppedIn }) => [
      ...estimated({ subject, figure: 'value', unit, verdict: standing }, value, confidence),
      ...plain({ subject, figure: 'cost', unit: costUnit }, cost, 'given'),
      ...plain({ subject, figure: 'dropped-in-round' }, droppedIn),
    ]),
    ...rounds.flatMap((round, index) => {
      const subject = { round: index + 1 };
      return [
        ...plain({ subject, figure: 'candidates' }, round.candidates),
        ...plain({ subject, figure: 'survivors' }, round.survivors),
        ...plain({ subject, figure: 'trials' }, round.trials),
      ];
    }),
    ...plain({ figure: 'chance-best-dropped', unit: 'probability' }, droppedBest),
  ];
}
