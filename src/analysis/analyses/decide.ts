import type { DecideRequest } from '../../scenario/analyses/decide.ts';
import type { Lab } from '../lab.ts';
import { decideFair } from './decide-fair.ts';
import type { DecideResult } from './decide-result.ts';
import { decideStronger } from './decide-stronger.ts';
import { measuredOf } from './parts.ts';

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
