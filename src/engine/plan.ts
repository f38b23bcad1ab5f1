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

/** Trials of a run for which nobody says otherwise: ±0.1 point at 95%. */
export const TRIALS_DEFAULT = 1_000_000;

/** Cap of a precision run for which nobody says otherwise. */
export const PRECISION_TRIALS_MAX = 1_000_000_000;

/** Each look comes after a quarter more blocks than the one before: at most a quarter of a run is more than was needed. */
const LOOK_GROWTH = 1.25;

/** The most trials that a plan can take. */
export function trialsMax(plan: Plan): number {
  return plan.kind === 'trials' ? plan.trials : plan.trialsMax;
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
 * end; a precision plan at fixed, geometrically spaced looks. Always more than `blocks`, and never beyond the last block.
 */
export function nextLook(plan: Plan, blocks: number): number {
  const last = blockCount(trialsMax(plan));
  return plan.kind === 'trials' ? last : Math.min(last, Math.max(blocks + 1, Math.ceil(blocks * LOOK_GROWTH)));
}
