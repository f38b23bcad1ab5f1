import { proportionSequence } from '../stats/confidence-sequence.ts';
import { clopperPearson, wilsonHalfWidth } from '../stats/interval.ts';
import { type Plan, type PrecisionPlan, trialsMax } from './plan.ts';
import type { Tally } from './result.ts';

/** Why sampling of a variant ended by itself. */
export type StopReason = 'trials' | 'precision' | 'limit';

/** Events of the rarer outcome that a precision run waits for: below, its interval's coverage sags. */
export const EVENTS_MIN = 100;

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
 * When the rest was never seen, Clopper and Pearson's interval is exact and needs no such minimum; then an event as
 * likely as the half-width must have had its hundred chances. An interval that holds at every look needs no minimum.
 */
function isPrecise(plan: PrecisionPlan, tally: Tally): boolean {
  const { halfWidth, confidence } = plan;
  const n = tally.trials;
  const leading = tally.outcomes.reduce((most, count) => Math.max(most, count), 0);
  if (plan.peek === true) {
    const { low, high } = proportionSequence(leading, n, confidence);
    return (high - low) / 2 <= halfWidth;
  }
  if (leading === n) {
    return n * halfWidth >= EVENTS_MIN && (1 - clopperPearson(n, n, confidence).low) / 2 <= halfWidth;
  }
  return Math.min(leading, n - leading) >= EVENTS_MIN && wilsonHalfWidth(leading, n, confidence) <= halfWidth;
}
