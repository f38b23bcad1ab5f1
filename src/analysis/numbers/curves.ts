import type { SolveResult } from '../analyses/solve-result.ts';
import type { SweepResult } from '../analyses/sweep.ts';
import { type AnalysisNumber, estimated, type Place, plain, unitOf, worded } from './number.ts';

/** Between two points curves are taken for straight. */
const STRAIGHT = 'linear-interpolation';

/** Every point of every curve, and where curves cross. */
export function sweepNumbers(result: SweepResult, confidence: number): readonly AnalysisNumber[] {
  const { curves, points, along, crossings, measure } = result;
  const unit = unitOf(measure);
  return [
    ...curves.flatMap(({ label, values }) =>
      values.flatMap((value, at) =>
        estimated({ subject: { ...label, [along]: points[at] ?? at }, figure: 'value', unit }, value, confidence),
      ),
    ),
    ...crossings.map(({ between: [one, other], after, at, low, high, isCertain }): AnalysisNumber => {
      const place = { subject: curves[one]?.label ?? {}, against: curves[other]?.label ?? {} };
      const told = worded({ ...place, figure: 'crossing' }, isCertain ? 'certain' : 'uncertain');
      if (at === null) return { ...told, subject: { ...place.subject, after: points[after] ?? after } };
      return { ...told, value: at, low, high, confidence: low === high ? null : confidence, method: STRAIGHT };
    }),
  ];
}

/** The values looked at, and where they cross the target. */
export function solveNumbers(result: SolveResult, confidence: number): readonly AnalysisNumber[] {
  const { place, points, positions, values, target, crossings, credible, proven, measure, label } = result;
  const unit = unitOf(measure);
  const at = (index: number): Place => ({ ...label, [place]: points[index] ?? index });
  return [
    ...plain({ figure: 'target', unit }, target, 'given'),
    ...values.flatMap((value, index) =>
      estimated({ subject: at(index), figure: 'value', unit }, value, confidence, 'probe'),
    ),
    ...crossings.map(({ after, before, at: where }): AnalysisNumber => {
      const bounds = { low: positions?.[after] ?? null, high: positions?.[before] ?? null };
      const told = { ...worded({ subject: at(after), against: at(before), figure: 'crossing' }, ''), verdict: null };
      return { ...told, value: where, ...bounds, method: STRAIGHT };
    }),
    ...bracketNumbers('crossing-credible', credible, credible?.probability, positions),
    ...bracketNumbers('crossing-proven', proven, proven === null ? undefined : 1 - proven.error, positions),
  ];
}

/** Points between which a curve crosses, with that probability; of points on a scale. */
function bracketNumbers(
  figure: string,
  bracket: { readonly low: number | null; readonly high: number | null } | null,
  confidence: number | undefined,
  positions: readonly number[] | null,
): readonly AnalysisNumber[] {
  if (bracket === null || positions === null || confidence === undefined) return [];
  const end = (index: number | null): number | null => (index === null ? null : (positions[index] ?? null));
  return [
    {
      ...{ ...worded({ figure }, ''), verdict: null },
      ...{ low: end(bracket.low), high: end(bracket.high), confidence, method: 'bisection' },
    },
  ];
}
