import type { Machine } from '../engine/compiled/machine.ts';
import type { Followed } from '../engine/crossing.ts';
import type { JointTally } from '../engine/joint.ts';
import type { Tally } from '../engine/result.ts';
import type { Variant } from '../systems/system.ts';

/** What is to be sampled: plain data, the same for every worker of a run. */
export interface SamplingJob {
  readonly variants: readonly Variant[];
  readonly seed: number;
  /** Index variant → a seed of its own, where their luck must have nothing in common; {@link seed} for all when absent. */
  readonly seeds?: readonly number[];
  /** `dice`: every die by itself; `tables`: sub-procedures drawn from their exact laws. */
  readonly engine: 'dice' | 'tables';
  /** Index variant → the machine that samples it in place of the rules; none where null, or absent. */
  readonly machines?: readonly (Machine | null)[];
}

/** Consecutive blocks of one variant: the unit of work that is handed out. */
export interface BlockRange {
  /** Index into {@link SamplingJob.variants}. */
  readonly variant: number;
  /** Number of the first block. */
  readonly block: number;
  /** Trials from the first of that block on; only the last block of a run may be short. */
  readonly trials: number;
}

/** What a range, or its beginning after a soft stop, counted. */
export interface Part extends BlockRange {
  readonly tally: Tally;
}

/** Consecutive trials of a family of variants on shared luck. */
export interface FamilyRange {
  /** Indexes into {@link SamplingJob.variants}: the first is paired with each of the others. */
  readonly family: readonly number[];
  /** Number of the first trial. */
  readonly first: number;
  readonly trials: number;
  /** What to follow in every member, each beside each other; only pairs with the first are counted when absent. */
  readonly followed?: Followed | undefined;
}

/** What a family counted in a range. */
export interface JointPart extends FamilyRange {
  readonly tally: JointTally;
}

/** Where blocks run. The numbers depend on seed and block alone, so every backend gives the same bytes. */
export interface Backend {
  /** Threads that work at once; 0 when blocks run in the caller's thread. */
  readonly workers: number;
  /**
   * Runs ranges; a part comes back for each, shorter or none at all after {@link stop}.
   * @throws BackendError, or any error of a worker, when it cannot
   */
  run(ranges: readonly BlockRange[]): Promise<readonly Part[]>;
  /**
   * Plays families on shared luck; a part comes back for each range, none for those that a soft stop forestalled.
   * @throws as {@link run}
   */
  share(ranges: readonly FamilyRange[]): Promise<readonly JointPart[]>;
  /** Asks for a soft stop: blocks under way are finished, no other is begun. */
  stop(): void;
  /** Frees the threads. */
  close(): Promise<void>;
}
