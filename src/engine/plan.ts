import { normalReach } from '../stats/distributions.ts';
import { BLOCK_TRIALS } from './result.ts';

/** How many trials a variant gets; fixed before the first die falls. */
export type Plan = TrialsPlan | PrecisionPlan;

export interface TrialsPlan {
  readonly kind: 'trials';
  readonly trials: number;
}

export interface PrecisionPlan {
  readonly kind: 'precision';
  /** Half-width of the leading outcome's interval to reach, in (0, 0.5). */
  readonly halfWidth: number;
  /** Level of that interval, in (0,1). */
  readonly confidence: number;
  /** Whether that interval holds at every look at once. */
  readonly peek?: boolean;
  /** Trials after which sampling ends whatever the width. */
  readonly trialsMax: number;
}

/** Half-width to which a run samples for which nobody says otherwise: half a point, which takes at most some fifty thousand trials. */
export const PRECISION_DEFAULT = 0.005;

/** Trials of a check of the exact answer for which nobody says otherwise: ±0.1 point at 95%. */
export const AUDIT_TRIALS = 1_000_000;

/** Cap of a precision run for which nobody says otherwise. */
export const PRECISION_TRIALS_MAX = 1_000_000_000;

/** Events that a precision run waits for, of the rarer outcome or of one as likely as its half-width: below, its interval's coverage sags. */
export const EVENTS_MIN = 100;

/** Variance of an outcome's share in one trial, at most. */
const VARIANCE_MAX = 0.25;

/** Each look comes after a quarter more blocks than the one before: at most a quarter of a run is more than was needed. */
const LOOK_GROWTH = 1.25;

/** The most trials that a plan can take. */
export function trialsMax(plan: Plan): number {
  return plan.kind === 'trials' ? plan.trials : plan.trialsMax;
}

/** Trials that a plan will take: as many as it says, or as many as its precision needs at the worst. */
export function trialsExpected(plan: Plan): number {
  if (plan.kind === 'trials') return plan.trials;
  const { halfWidth, confidence } = plan;
  return Math.min(plan.trialsMax, Math.ceil(VARIANCE_MAX * (normalReach(confidence) / halfWidth) ** 2));
}

/** Blocks that hold so many trials; the last may be short. */
export function blockCount(trials: number): number {
  return Math.ceil(trials / BLOCK_TRIALS);
}

/** Trials of one block of a plan, by its number (0-based). */
export function trialsInBlock(plan: Plan, block: number): number {
  return Math.max(0, Math.min(BLOCK_TRIALS, trialsMax(plan) - block * BLOCK_TRIALS));
}

/**
 * Number of blocks at which the plan looks at the result next, after `blocks` blocks. A trials plan looks once, at its
 * end; a precision plan at fixed, geometrically spaced looks, the first where it may be content. Always more than `blocks`, and
 * never beyond the last block.
 */
export function nextLook(plan: Plan, blocks: number): number {
  const last = blockCount(trialsMax(plan));
  if (plan.kind === 'trials') return last;
  const first = blockCount(EVENTS_MIN / plan.halfWidth);
  return Math.min(last, blocks === 0 ? first : Math.max(blocks + 1, Math.ceil(blocks * LOOK_GROWTH)));
}
