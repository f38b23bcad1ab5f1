import { z } from 'zod';
import type { DecideRequest } from '../../scenario/analyses/decide.ts';
import type { Lab } from '../lab.ts';
import { decideFair, fairAnswer } from './decide-fair.ts';
import { decideStronger, strongerAnswer } from './decide-stronger.ts';
import { head, measured, measuredOf } from './parts.ts';

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

/** Asks one question until it is decided, or until the trials run out. */
export async function conductDecide(request: DecideRequest, lab: Lab): Promise<DecideResult> {
  const { kind, title, line, question, alpha, beta } = request;
  const trialsMax = request.trials ?? lab.trialsMax;
  const rates = { alpha, beta, trialsMax };
  const found =
    question.is === 'fair' ? await decideFair(question, rates, lab) : await decideStronger(question, rates, lab);
  const first = question.is === 'fair' ? question.variants[0] : question.of;
  if (first === undefined) throw new RangeError('a question is about one variant at least');
  const measure = measuredOf(question.measure, lab.model(first.variant));
  return { kind, title, line, measure, alpha, beta, trialsMax, ...found };
}
