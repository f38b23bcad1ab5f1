import { z } from 'zod';
import { estimate, head, label, measured } from './parts.ts';

const side = z.strictObject({ label, value: estimate });

export const strongerAnswer = z.strictObject({
  is: z.literal('stronger'),
  by: z.number().describe('difference asked for'),
  above: z.number().describe('difference that it is told from'),
  of: side,
  than: side,
  difference: estimate.describe('of − than; its interval holds at every look'),
});

export const fairAnswer = z.strictObject({
  is: z.literal('fair'),
  fair: z.number(),
  within: z.number(),
  rivals: z.array(z.string()).describe('outcomes that decide against it; none: every trial counts'),
  share: estimate.nullable().describe('of the decided fights; null where none is decided'),
  variants: z.array(z.strictObject({ label, share: estimate.nullable() })).describe('strata, which count alike'),
});

export const decideResult = z.strictObject({
  kind: z.literal('decide'),
  ...head,
  measure: measured,
  verdict: z
    .enum(['yes', 'no', 'not-enough-evidence'])
    .describe('yes: stronger, or fair; no: not stronger by so much, or unfair'),
  method: z.enum(['exact', 'gsprt', 'confidence-sequence']),
  alpha: z.number().describe('bound on the chance of a wrong yes; of any wrong verdict about fairness'),
  beta: z.number().describe('bound on the chance of a wrong no'),
  answer: z.discriminatedUnion('is', [strongerAnswer, fairAnswer]),
  trials: z.int().nullable().describe('of each variant; null when exact'),
  trialsMax: z.int().describe('after so many of each the question would have been left open'),
  more: z.int().nullable().describe('about how many further trials of each would decide; null where nobody can tell'),
  path: z
    .array(z.strictObject({ trials: z.int(), value: z.number(), low: z.number(), high: z.number() }))
    .describe(
      'what every look showed: the log-likelihood ratio and its bounds (gsprt), or the estimate and its interval',
    ),
});

export type DecideResult = z.infer<typeof decideResult>;
