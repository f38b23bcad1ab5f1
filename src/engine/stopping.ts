import { proportionSequence } from '../stats/confidence-sequence.ts';
import { clopperPearson, wilsonHalfWidth } from '../stats/interval.ts';
import { EVENTS_MIN, type Plan, type PrecisionPlan, trialsMax } from './plan.ts';
import type { Tally } from './result.ts';

/** Why sampling of a variant ended by itself. */
export type StopReason = 'trials' | 'precision' | 'limit';

/**
 * Decides at a look whether a variant has had enough trials; null means that it goes on.
 * @param tally all blocks up to the look, and no other
 */
export function stopReason(plan: Plan, tally: Tally): StopReason | null {
  if (plan.kind === 'precision' && isPrecise(plan, tally)) return 'precision';
  if (tally.trials < trialsMax(plan)) return null;
  return plan.kind === 'trials' ? 'trials' : 'limit';
}

/**
 * Whether the leading outcome (the most frequent) is known to the half-width asked for: Wilson's interval is narrow
 * enough and the leader, or all the rest together, whichever is rarer, was seen at least a hundred times.
 *
 * Where the rest is rarer than the half-width, as where nobody can win or all end alike, an event as likely as that must have
 * had its hundred chances: how many trials that takes does not depend on what was seen, so that Wilson's interval is that
 * of a fixed sample, and Clopper and Pearson's must be narrow enough as well. An interval that holds at every look needs
 * no minimum.
 */
function isPrecise(plan: PrecisionPlan, tally: Tally): boolean {
  const { halfWidth, confidence } = plan;
  const n = tally.trials;
  const leading = tally.outcomes.reduce((most, count) => Math.max(most, count), 0);
  if (plan.peek === true) {
    const { low, high } = proportionSequence(leading, n, confidence);
    return (high - low) / 2 <= halfWidth;
  }
  if (Math.min(leading, n - leading) < EVENTS_MIN) {
    const { low, high } = clopperPearson(leading, n, confidence);
    return n * halfWidth >= EVENTS_MIN && (high - low) / 2 <= halfWidth;
  }
  return wilsonHalfWidth(leading, n, confidence) <= halfWidth;
}
