import { z } from 'zod';
import type { Estimate } from '../estimate.ts';
import { estimate, head, label, measured } from './parts.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const bracket = z.object({ low: z.int().nullable(), high: z.int().nullable() });

export const solveResult = z.strictObject({
  kind: z.literal('solve'),
  ...head,
  measure: measured,
  place: z.string().describe('path of what was looked for'),
  label: label.describe('labels of the variant that it stands in'),
  target: z.number(),
  points: z.array(scalar).describe('values, in the order asked for'),
  positions: z.array(z.number()).nullable().describe('the points on a scale; null where they are none'),
  values: z.array(estimate.nullable()).describe('the measure at each point; null where it was not needed'),
  refused: z.array(scalar).describe('values that the rules refuse'),
  method: z.enum(['exact', 'sampled']),
  direction: z
    .enum(['rising', 'falling', 'flat', 'mixed'])
    .describe('how the values known run; sampled: which of both ends lies higher'),
  crossings: z
    .array(
      z.strictObject({
        after: z.int().describe('index of the point before the crossing'),
        before: z.int().describe('index of the point after it; the same where the target is hit'),
        at: z.number().nullable().describe('where, by a straight line; null where the points are no scale'),
      }),
    )
    .describe('neighbours between which the target is crossed'),
  nearest: z.int().nullable().describe('index of the point whose value is nearest to the target'),
  credible: bracket
    .extend({ probability: z.number() })
    .nullable()
    .describe('sampled: points between which the curve crosses with that posterior probability; null: beyond an end'),
  proven: bracket
    .extend({ error: z.number() })
    .nullable()
    .describe('sampled: the same, wrong with that probability at most; null where tests contradict each other'),
});

export type SolveResult = z.infer<typeof solveResult>;

/** The curve as far as it was worked out, and what was found. */
export type Solution = Pick<SolveResult, 'method' | 'direction' | 'crossings' | 'credible' | 'proven'> & {
  readonly values: readonly (Estimate | null)[];
};
