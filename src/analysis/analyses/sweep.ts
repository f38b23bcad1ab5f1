import { z } from 'zod';
import type { SweepRequest } from '../../scenario/analyses/sweep.ts';
import { difference, type Estimate, EXACT_TIE } from '../estimate.ts';
import type { Lab } from '../lab.ts';
import { estimate, head, label, measured, measuredOf } from './parts.ts';

const crossing = z
  .strictObject({
    between: z.tuple([z.int(), z.int()]).describe('indexes of the two curves'),
    after: z.int().describe('index of the point after which they cross'),
    at: z.number().nullable().describe('where, by straight lines between the points; null where the axis is no scale'),
    low: z.number().nullable(),
    high: z.number().nullable(),
    isCertain: z.boolean().describe('whether the intervals at both ends keep the curves apart'),
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
    ),
  };
}

/**
 * Where pairs of curves cross, point by point. Between two points they are taken for straight; the interval is where the
 * curves would cross were each end of the difference at its least or its greatest.
 * @param curves index curve → index point → value
 */
export function crossingsOf(
  curves: readonly (readonly (Estimate | null)[])[],
  positions: readonly number[] | null,
): Crossing[] {
  const found: Crossing[] = [];
  curves.forEach((one, first) => {
    curves.slice(first + 1).forEach((other, offset) => {
      found.push(
        ...crossingsOfTwo(one, other, positions).map((rest) => ({ between: pair(first, first + 1 + offset), ...rest })),
      );
    });
  });
  return found;
}

function pair(one: number, other: number): [number, number] {
  return [one, other];
}

function crossingsOfTwo(
  one: readonly (Estimate | null)[],
  other: readonly (Estimate | null)[],
  positions: readonly number[] | null,
): Omit<Crossing, 'between'>[] {
  const found: Omit<Crossing, 'between'>[] = [];
  let last: { readonly at: number; readonly gap: Estimate } | null = null;
  for (let at = 0; at < one.length; at += 1) {
    const gap = gapOf(one[at], other[at]);
    if (gap === null || Math.abs(gap.value) <= EXACT_TIE) continue;
    if (last !== null && Math.sign(gap.value) !== Math.sign(last.gap.value)) {
      found.push({ after: last.at, ...place(last.gap, gap, positions?.[last.at], positions?.[at]) });
    }
    last = { at, gap };
  }
  return found;
}

/** One value less another, where both are known. */
function gapOf(one: Estimate | null | undefined, other: Estimate | null | undefined): Estimate | null {
  return one === null || one === undefined || other === null || other === undefined ? null : difference(one, other);
}

function place(
  before: Estimate,
  after: Estimate,
  from: number | undefined,
  to: number | undefined,
): Pick<Crossing, 'at' | 'low' | 'high' | 'isCertain'> {
  const isCertain = before.low * before.high > 0 && after.low * after.high > 0;
  if (from === undefined || to === undefined) return { at: null, low: null, high: null, isCertain };
  const cut = (a: number, b: number): number =>
    from + (to - from) * Math.min(1, Math.max(0, a === b ? 0.5 : a / (a - b)));
  const corners = [cut(before.low, after.low), cut(before.high, after.high)];
  return { at: cut(before.value, after.value), low: Math.min(...corners), high: Math.max(...corners), isCertain };
}
