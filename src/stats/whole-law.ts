import { sum } from 'simple-statistics';

/** The greatest double below 1: 1 itself is kept for what is certain. */
const NEARLY_ONE = 1 - 2 ** -53;

/**
 * Gives what rounding has taken from an exact law, or added to it, to its greatest probability: exact probabilities sum to
 * 1, and one beside which there is no other is 1. A law of which something was left out keeps what it has, and nothing
 * in it is certain.
 * @param p changed in place
 * @param dropped probability that was left out, at most
 */
export function completeLaw(p: Float64Array, dropped: number): Float64Array {
  let most = 0;
  for (let at = 1; at < p.length; at += 1) if ((p[at] as number) > (p[most] as number)) most = at;
  const greatest = p[most] as number;
  p[most] = 0;
  const isAlone = dropped === 0 && p.every((other) => other === 0);
  if (isAlone) p[most] = 1;
  else p[most] = Math.min(NEARLY_ONE, dropped === 0 ? 1 - sum(Array.from(p)) : greatest);
  return p;
}
