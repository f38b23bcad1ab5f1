import type { Backend, BlockRange, FamilyRange } from '../backend/backend.ts';
import { sample } from '../backend/sample.ts';
import { FAMILY_TRIALS, type JointTally, mergeJoint } from '../engine/joint.ts';
import { BLOCK_TRIALS, type Tally } from '../engine/result.ts';
import { merge } from '../engine/tally.ts';
import { FracasError, InvariantError } from '../errors.ts';

/** An analysis was given up because the run was interrupted. */
export class AnalysisInterrupted extends FracasError {
  constructor() {
    super('analysis/interrupted', 'interrupted during an analysis');
  }
}

/** Consecutive trials. */
export interface TrialRange {
  readonly first: number;
  readonly trials: number;
}

/** Trials of some variants, named by their index in the list that the session was opened with. */
export interface Session {
  /** Each variant on luck of its own. */
  tallies(variants: readonly number[], trials: number): Promise<readonly Tally[]>;
  /**
   * The same, from the trial `first` on: ranges that follow each other add up.
   * @throws RangeError when `first` is no multiple of {@link BLOCK_TRIALS}
   */
  more(variants: readonly number[], range: TrialRange): Promise<readonly Tally[]>;
  /**
   * All of a family on the same luck, the first beside each of the others, and each beside each where something is
   * followed; ranges that follow each other add up.
   */
  pairs(family: readonly number[], range: Omit<FamilyRange, 'family'>): Promise<JointTally>;
}

/** Without any variant there is nothing to play. */
export const EMPTY_SESSION: Session = {
  tallies: () => Promise.resolve([]),
  more: () => Promise.resolve([]),
  pairs: () => Promise.reject(new RangeError('a session without variants has no family')),
};

interface SessionOptions {
  /** Trials to be expected in all, for reports of progress. */
  readonly expected: number;
  readonly signal: AbortSignal | undefined;
  readonly onTrials: (done: number, planned: number) => void;
}

/** Plays through a backend; its methods throw {@link AnalysisInterrupted} and what the backend throws. */
export function openSession(backend: Backend, { expected, signal, onTrials }: SessionOptions): Session {
  let done = 0;

  function count(trials: number): void {
    done += trials;
    onTrials(done, Math.max(done, expected));
  }

  return { tallies, more, pairs };

  async function tallies(variants: readonly number[], trials: number): Promise<readonly Tally[]> {
    if (signal?.aborted === true) throw new AnalysisInterrupted();
    const before = done;
    const sampled = await sample(backend, {
      variants,
      plan: { kind: 'trials', trials },
      ...(signal === undefined ? {} : { signal }),
      onProgress: ({ trialsDone }) => onTrials(before + trialsDone, expected),
    });
    done += variants.length * trials;
    return sampled.map(({ tally, stopped }) => {
      if (tally === null || stopped === 'interrupted') throw new AnalysisInterrupted();
      return tally;
    });
  }

  async function more(variants: readonly number[], { first, trials }: TrialRange): Promise<readonly Tally[]> {
    if (first % BLOCK_TRIALS !== 0) throw new RangeError(`trial ${first} begins no block`);
    const ranges = variants.flatMap((variant) =>
      chunks(trials, ERRAND_TRIALS).map(
        (chunk): BlockRange => ({ variant, block: (first + chunk.at) / BLOCK_TRIALS, trials: chunk.trials }),
      ),
    );
    const found = new Map<number, Tally>();
    await inLanes(ranges, async (range) => {
      const [part] = await backend.run([range]);
      if (part === undefined || part.trials < range.trials) throw new AnalysisInterrupted();
      const known = found.get(range.variant);
      if (known === undefined) found.set(range.variant, part.tally);
      else merge(known, part.tally);
      count(range.trials);
    });
    return variants.map((variant) => {
      const tally = found.get(variant);
      if (tally === undefined) throw new InvariantError('a variant without trials');
      return tally;
    });
  }

  async function pairs(family: readonly number[], range: Omit<FamilyRange, 'family'>): Promise<JointTally> {
    // Pieces of a short range are short, so that every thread has some; where they end shows in no sum.
    const piece = Math.ceil(range.trials / Math.max(1, 2 * backend.workers) / PIECE_TRIALS) * PIECE_TRIALS;
    const ranges = chunks(range.trials, Math.min(FAMILY_TRIALS, piece)).map(
      (chunk): FamilyRange => ({ ...range, family, first: range.first + chunk.at, trials: chunk.trials }),
    );
    let found: JointTally | null = null;
    await inLanes(ranges, async (piece) => {
      const [part] = await backend.share([piece]);
      if (part === undefined) throw new AnalysisInterrupted();
      if (found === null) found = part.tally;
      else mergeJoint(found, part.tally);
      count(piece.trials);
    });
    if (found === null) throw new InvariantError('a family without trials');
    return found;
  }

  /** Does work for every item, as many at a time as keep the threads busy. */
  async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
    let next = 0;
    const lane = async (): Promise<void> => {
      for (let item = items[next]; item !== undefined; item = items[next]) {
        next += 1;
        if (signal?.aborted === true) throw new AnalysisInterrupted();
        await work(item);
      }
    };
    await Promise.all(Array.from({ length: Math.max(1, 2 * backend.workers) }, lane));
  }
}

/** Trials of one errand to a worker. */
const ERRAND_TRIALS = 4 * BLOCK_TRIALS;

/** Trials of a family in one errand are multiples of so many. */
const PIECE_TRIALS = 512;

/** A number of trials in pieces. */
function chunks(trials: number, size: number): readonly { readonly at: number; readonly trials: number }[] {
  return Array.from({ length: Math.ceil(trials / size) }, (_, index) => ({
    at: index * size,
    trials: Math.min(size, trials - index * size),
  }));
}
