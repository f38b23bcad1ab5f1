import { nextLook, type Plan, trialsInBlock } from '../engine/plan.ts';
import { BLOCK_TRIALS, type Tally } from '../engine/result.ts';
import { type StopReason, stopReason } from '../engine/stopping.ts';
import { BackendError, FracasError } from '../errors.ts';
import type { Backend, BlockRange, Part } from './backend.ts';
import { Ledger } from './ledger.ts';

/** What one variant's sampling came to. */
export interface Sampled {
  /** The complete prefix of blocks; null when not even the first was run. */
  readonly tally: Tally | null;
  readonly stopped: StopReason | 'interrupted';
}

/** How far a run is. */
export interface SamplingProgress {
  readonly trialsDone: number;
  /** Trials that the looks begun so far ask for: exact for a trials plan, growing for a precision plan. */
  readonly trialsPlanned: number;
}

export interface SampleOptions {
  /** Index into the job's variants, for each variant to be sampled. */
  readonly variants: readonly number[];
  readonly plan: Plan;
  /** A soft stop: blocks under way are finished and counted. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SamplingProgress) => void;
}

/**
 * How long one errand to a worker should take: long against its overhead and against deriving a machine (some ten
 * milliseconds, once per thread and variant), short against the end of a run.
 */
const ERRAND_MS = 250;
const ERRAND_TRIALS_MAX = 64 * BLOCK_TRIALS;

/** One variant on its way. */
interface Course {
  readonly variant: number;
  readonly ledger: Ledger;
  /** Blocks before this number have been handed out. */
  scheduled: number;
  /** Blocks at which the result is looked at next. */
  look: number;
  stopped: StopReason | null;
}

/**
 * Samples variants according to a plan, the first ones first. Which blocks run depends on the plan and on the tallies
 * at its looks, never on time, workers or the order in which blocks come back.
 * @returns in the order of `options.variants`
 * @throws BackendError naming the blocks that are missing; InvariantError from the rules
 */
export async function sample(backend: Backend, options: SampleOptions): Promise<readonly Sampled[]> {
  const { plan, signal, onProgress } = options;
  const courses = options.variants.map(
    (variant): Course => ({ variant, ledger: new Ledger(), scheduled: 0, look: nextLook(plan, 0), stopped: null }),
  );
  const underWay = new Set<Promise<void>>();
  const missing: BlockRange[] = [];
  // A second errand waits at each thread, so that none is idle while a result travels.
  const queueDepth = backend.workers === 0 ? 1 : 2;
  const lanes = Math.max(1, backend.workers) * queueDepth;
  let errandTrials = BLOCK_TRIALS;
  let trialsDone = 0;
  let failure: unknown;
  const onAbort = (): void => backend.stop();
  signal?.addEventListener('abort', onAbort);
  try {
    for (;;) {
      while (underWay.size < lanes && failure === undefined && signal?.aborted !== true) {
        const ranges = nextErrand(courses, plan, Math.min(errandTrials, fairShare(courses, plan, lanes)));
        if (ranges.length === 0) break;
        const errand = send(ranges).finally(() => underWay.delete(errand));
        underWay.add(errand);
      }
      if (underWay.size === 0) break;
      await Promise.race(underWay);
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
  }
  if (failure !== undefined) throw explain(failure, missing);
  return courses.map(({ ledger, stopped }) => ({ tally: ledger.tally, stopped: stopped ?? 'interrupted' }));

  async function send(ranges: readonly BlockRange[]): Promise<void> {
    const begun = performance.now();
    try {
      const parts = await backend.run(ranges);
      for (const part of parts) take(part);
      errandTrials = adjust(errandTrials, sum(parts), (performance.now() - begun) / queueDepth);
    } catch (error) {
      failure ??= error;
      missing.push(...ranges);
      backend.stop();
    }
  }

  function take(part: Part): void {
    trialsDone += part.trials;
    const course = courses.find((candidate) => candidate.variant === part.variant);
    if (course === undefined) return;
    course.ledger.add(part);
    if (course.ledger.blocks === course.look && course.ledger.tally !== null && course.stopped === null) {
      course.stopped = stopReason(plan, course.ledger.tally);
      if (course.stopped === null) course.look = nextLook(plan, course.look);
    }
    onProgress?.({
      trialsDone,
      trialsPlanned: courses.reduce((total, each) => total + trialsBefore(plan, each.look), 0),
    });
  }
}

/** Ranges worth about `budget` trials, from the first variants that have blocks to hand out. */
function nextErrand(courses: readonly Course[], plan: Plan, budget: number): readonly BlockRange[] {
  const ranges: BlockRange[] = [];
  let left = budget;
  for (const course of courses) {
    if (left <= 0) break;
    const block = course.scheduled;
    let trials = 0;
    while (left > 0 && course.scheduled < course.look) {
      const count = trialsInBlock(plan, course.scheduled);
      trials += count;
      left -= count;
      course.scheduled += 1;
    }
    if (trials > 0) ranges.push({ variant: course.variant, block, trials });
  }
  return ranges;
}

/** The share of what is left to hand out that keeps all lanes busy to the end. */
function fairShare(courses: readonly Course[], plan: Plan, lanes: number): number {
  let left = 0;
  for (const { look, scheduled } of courses) left += trialsBefore(plan, look) - trialsBefore(plan, scheduled);
  return Math.ceil(left / lanes);
}

function trialsBefore(plan: Plan, block: number): number {
  return block === 0 ? 0 : (block - 1) * BLOCK_TRIALS + trialsInBlock(plan, block - 1);
}

/** Errands grow or shrink towards {@link ERRAND_MS}; this moves the borders between errands, which show in no result. */
function adjust(errandTrials: number, trials: number, durationMs: number): number {
  if (trials === 0 || durationMs <= 0) return errandTrials;
  const ideal = (trials * ERRAND_MS) / durationMs;
  return Math.round(Math.min(ERRAND_TRIALS_MAX, 4 * errandTrials, Math.max(BLOCK_TRIALS, ideal)));
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((total, part) => total + part.trials, 0);
}

function explain(failure: unknown, missing: readonly BlockRange[]): unknown {
  if (failure instanceof FracasError && !(failure instanceof BackendError)) return failure;
  const reason = failure instanceof Error ? failure.message : String(failure);
  const list = missing.map(({ variant, block, trials }) => {
    const last = block + Math.ceil(trials / BLOCK_TRIALS) - 1;
    return `${block === last ? `block ${block}` : `blocks ${block}-${last}`} of variants[${variant}]`;
  });
  return new BackendError('backend/blocks-missing', `${reason}; missing: ${list.join(', ')}`, {
    hint: 'nothing was written; run again with the same seed to get the same dice, or with --workers 1',
    cause: failure,
  });
}
