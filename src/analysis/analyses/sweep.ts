import { z } from 'zod';
import type { SweepRequest } from '../../scenario/analyses/sweep.ts';
import { bonferroniWidening } from '../../stats/families.ts';
import { type Bounded, moverDifference } from '../../stats/mover.ts';
import { type Estimate, EXACT_TIE } from '../estimate.ts';
import type { Lab } from '../lab.ts';
import { estimate, head, label, measured, measuredOf } from './parts.ts';

const crossing = z
  .strictObject({
    between: z.tuple([z.int(), z.int()]).describe('indexes of the two curves'),
    after: z.int().describe('index of the point after which they cross'),
    at: z.number().nullable().describe('where, by straight lines between the points; null where the axis is no scale'),
    low: z.number().nullable(),
    high: z.number().nullable(),
    isCertain: z
      .boolean()
      .describe(
        'whether the intervals at both ends keep the curves apart, at the level for all points of all pairs of curves at once',
      ),
  })
  .describe('where one curve overtakes another');

export const sweepResult = z.strictObject({
  kind: z.literal('sweep'),
  ...head,
  measure: measured,
  along: z.string().describe('axis'),
  points: z.array(z.union([z.string(), z.number(), z.boolean()])),
  positions: z.array(z.number()).nullable().describe('the points on a scale; null where the axis is none'),
  curves: z.array(z.strictObject({ label, values: z.array(estimate.nullable()) })),
  crossings: z.array(crossing),
});

export type SweepResult = z.infer<typeof sweepResult>;
type Crossing = z.infer<typeof crossing>;

/** The measure at every point of every curve, and where curves cross. */
export async function conductSweep(request: SweepRequest, lab: Lab): Promise<SweepResult> {
  const { kind, title, line, along, points, positions, measure } = request;
  const all = request.curves.flatMap((curve) => curve.points.flatMap((point) => point?.variant ?? []));
  const estimates = (await lab.estimates(all, measure)).values();
  const curves = request.curves.map((curve) => ({
    label: { ...curve.label },
    values: curve.points.map((point) => (point === null ? null : (estimates.next().value ?? null))),
  }));
  const [first] = all;
  if (first === undefined) throw new RangeError('a sweep has at least one variant');
  return {
    ...{ kind, title, line, measure: measuredOf(measure, lab.model(first)), along },
    ...{ points: [...points], positions: positions === null ? null : [...positions], curves },
    crossings: crossingsOf(
      curves.map(({ values }) => values),
      positions,
      lab.confidence,
    ),
  };
}

/**
 * Where pairs of curves cross, point by point. Between two points they are taken for straight; the interval is where the
 * curves would cross were each end of the difference at its least or its greatest.
 * @param curves index curve → index point → value
 * @param confidence of the values, in (0,1), and of all crossings called certain together
 */
export function crossingsOf(
  curves: readonly (readonly (Estimate | null)[])[],
  positions: readonly number[] | null,
  confidence: number,
): Crossing[] {
  const pairs = curves.flatMap((one, first) =>
    curves.slice(first + 1).map((other, offset) => ({
      between: pair(first, first + 1 + offset),
      gaps: one.map((value, at) => gapOf(value, other[at])),
    })),
  );
  const count = pairs.reduce((sum, { gaps }) => sum + gaps.filter((gap) => gap !== null).length, 0);
  const wider = bonferroniWidening(confidence, Math.max(1, count));
  return pairs.flatMap(({ between, gaps }) =>
    crossingsOfTwo(gaps, positions, wider).map((rest) => ({ between, ...rest })),
  );
}

function pair(one: number, other: number): [number, number] {
  return [one, other];
}

/** @param wider how many times wider the intervals of the gaps are where they are to hold together */
function crossingsOfTwo(
  gaps: readonly (Bounded | null)[],
  positions: readonly number[] | null,
  wider: number,
): Omit<Crossing, 'between'>[] {
  const found: Omit<Crossing, 'between'>[] = [];
  let last: { readonly at: number; readonly gap: Bounded } | null = null;
  for (const [at, gap] of gaps.entries()) {
    if (gap === null || Math.abs(gap.value) <= EXACT_TIE) continue;
    if (last !== null && Math.sign(gap.value) !== Math.sign(last.gap.value)) {
      const isCertain = isApart(last.gap, wider) && isApart(gap, wider);
      found.push({ after: last.at, ...place(last.gap, gap, positions?.[last.at], positions?.[at]), isCertain });
    }
    last = { at, gap };
  }
  return found;
}

/**
 * One value less another, where both are known. Variants of a run have one seed, so that their errors may go against each
 * other: the interval holds whatever their correlation.
 */
function gapOf(one: Estimate | null | undefined, other: Estimate | null | undefined): Bounded | null {
  if (one === null || one === undefined || other === null || other === undefined) return null;
  return { value: one.value - other.value, ...moverDifference(one, other, -1) };
}

/** Whether a gap made wider leaves out 0. */
function isApart({ value, low, high }: Bounded, wider: number): boolean {
  return wider * (value > 0 ? value - low : high - value) < Math.abs(value);
}

function place(
  before: Bounded,
  after: Bounded,
  from: number | undefined,
  to: number | undefined,
): Pick<Crossing, 'at' | 'low' | 'high'> {
  if (from === undefined || to === undefined) return { at: null, low: null, high: null };
  const rising = Math.sign(after.value);
  /** A gap that is not below 0 at the start has crossed before, one that is not above it at the end crosses later. */
  const cut = (a: number, b: number): number => {
    if (rising * a >= 0) return from;
    return rising * b <= 0 ? to : from + ((to - from) * a) / (a - b);
  };
  const corners = [cut(before.low, after.low), cut(before.high, after.high)];
  return { at: cut(before.value, after.value), low: Math.min(...corners), high: Math.max(...corners) };
}
