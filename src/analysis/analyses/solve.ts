import type { SolveRequest } from '../../scenario/analyses/solve.ts';
import { type Estimate, EXACT_TIE } from '../estimate.ts';
import { asksOf, type Lab } from '../lab.ts';
import { measuredOf } from './parts.ts';
import type { Solution, SolveResult } from './solve-result.ts';
import { searchCrossing } from './solve-sampled.ts';

/** Branches of exact laws that are solved beyond those that bracket the crossing, to see whether the curve is monotone. */
const BRANCHES_MAX = 20_000_000;

/** Finds where a measure crosses its target: by bracketing exact laws, else by a search on noisy tests. */
export async function conductSolve(request: SolveRequest, lab: Lab): Promise<SolveResult> {
  const { kind, title, line, place, target, measure, points, positions, refused } = request;
  const first = points[0]?.candidate;
  if (first === undefined) throw new RangeError('a search has one value at least');
  const found = (await exactCurve(request, lab)) ?? (await searchCrossing(request, lab));
  const { [place]: _, ...rest } = first.label;
  return {
    ...{ kind, title, line, place, target, refused: [...refused] },
    measure: measuredOf(measure, lab.model(first.variant)),
    label: rest,
    points: points.map(({ at }) => at),
    positions: positions === null ? null : [...positions],
    ...found,
    values: [...found.values],
    nearest: nearestOf(found.values, target),
  };
}

/** Null where a law is out of reach. */
async function exactCurve({ points, measure, target, positions }: SolveRequest, lab: Lab): Promise<Solution | null> {
  const values: (Estimate | null)[] = points.map(() => null);
  let branches = 0;
  const know = async (index: number): Promise<number | null> => {
    const variant = points[index]?.candidate.variant;
    if (variant === undefined) throw new RangeError(`there is no point ${index}`);
    const law = await lab.law(variant, asksOf(measure));
    if (law === null) return null;
    if (values[index] === null) {
      branches += law.branches;
      values[index] = (await lab.estimates([variant], measure))[0] ?? null;
    }
    return values[index]?.value ?? null;
  };
  let [low, high] = [0, points.length - 1];
  const [start, end] = [await know(low), await know(high)];
  if (start === null || end === null) return null;
  while (high - low > 1 && (start - target) * (end - target) < 0) {
    const middle = Math.floor((low + high) / 2);
    const value = await know(middle);
    if (value === null) return null;
    if ((value - target) * (start - target) > 0) low = middle;
    else high = middle;
  }
  for (let index = 0; index < points.length && branches < BRANCHES_MAX; index += 1) {
    if ((await know(index)) === null) return null;
  }
  const crossings = crossingsOf(values, target, positions);
  return { method: 'exact', values, direction: directionOf(values), crossings, credible: null, proven: null };
}

/** How the known values run. */
export function directionOf(values: readonly (Estimate | null)[]): SolveResult['direction'] {
  const known = values.flatMap((value) => (value === null ? [] : [value.value]));
  const steps = known.slice(1).map((value, index) => value - (known[index] ?? 0));
  const rises = steps.some((step) => step > EXACT_TIE);
  const falls = steps.some((step) => step < -EXACT_TIE);
  return rises && falls ? 'mixed' : rises ? 'rising' : falls ? 'falling' : 'flat';
}

/** Every pair of neighbouring known points with the target between them, and every point that hits it. */
export function crossingsOf(
  values: readonly (Estimate | null)[],
  target: number,
  positions: readonly number[] | null,
): SolveResult['crossings'] {
  const found: SolveResult['crossings'] = [];
  let last: { readonly index: number; readonly excess: number } | null = null;
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const excess = value.value - target;
    if (Math.abs(excess) <= EXACT_TIE) found.push({ after: index, before: index, at: positions?.[index] ?? null });
    else if (last !== null && last.excess * excess < 0) {
      const [from, to] = [positions?.[last.index], positions?.[index]];
      const at =
        from === undefined || to === undefined ? null : from + ((to - from) * last.excess) / (last.excess - excess);
      found.push({ after: last.index, before: index, at });
    }
    last = Math.abs(excess) <= EXACT_TIE ? null : { index, excess };
  }
  return found;
}

function nearestOf(values: readonly (Estimate | null)[], target: number): number | null {
  let nearest: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, value] of values.entries()) {
    const distance = value === null ? Number.POSITIVE_INFINITY : Math.abs(value.value - target);
    if (distance >= least - EXACT_TIE) continue;
    least = distance;
    nearest = index;
  }
  return nearest;
}
