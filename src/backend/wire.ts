import { deserializeTally, serializeTally } from '../engine/tally.ts';
import { ExactLimitError, FracasError, InvariantError } from '../errors.ts';
import type { BlockRange, FamilyRange, JointPart, Part, SamplingJob } from './backend.ts';
import type { RunnerOptions } from './runner.ts';
import { createRunner } from './runner.ts';

/** What a worker is given when it starts: plain data and one shared word, 1 for a soft stop. */
export interface WorkerSetup {
  readonly job: SamplingJob;
  readonly stopFlag: Int32Array;
}

/** What a worker sends back: buffers, or an error as data, since classes do not survive the crossing. */
export type WorkerReply<WorkerPart = WirePart> =
  | { readonly parts: readonly WorkerPart[]; readonly failure: null }
  | { readonly parts: readonly []; readonly failure: WireFailure };

export interface WirePart extends BlockRange {
  /** {@link serializeTally} */
  readonly buffer: ArrayBuffer;
}

export interface WireFailure {
  /** Whether it is a defect ({@link InvariantError} or an unknown error) rather than an error of Fracas's own sort. */
  readonly isDefect: boolean;
  /** Whether it is an {@link ExactLimitError}. */
  readonly isLimit: boolean;
  readonly code: string;
  readonly message: string;
  readonly hint: string | undefined;
}

/** The worker's side: plays and answers in what can cross threads. Never rejects. */
export interface Replier {
  run(ranges: readonly BlockRange[]): Promise<WorkerReply>;
  /** Joint tallies are small and plain: they cross as they are. */
  share(ranges: readonly FamilyRange[]): Promise<WorkerReply<JointPart>>;
}

export function createReplier(setup: WorkerSetup, load: RunnerOptions['load']): Replier {
  const { job, stopFlag } = setup;
  const runner = createRunner({ job, load, isStopped: () => Atomics.load(stopFlag, 0) === 1 });
  return {
    run: (ranges) =>
      reply(async () =>
        (await runner.run(ranges)).map(({ tally, ...range }) => ({ ...range, buffer: serializeTally(tally) })),
      ),
    share: (ranges) => reply(() => runner.share(ranges)),
  };
}

/** Answers with what may cross threads. Never rejects. */
export async function reply<WorkerPart>(play: () => Promise<readonly WorkerPart[]>): Promise<WorkerReply<WorkerPart>> {
  try {
    return { parts: await play(), failure: null };
  } catch (error) {
    return { parts: [], failure: describeFailure(error) };
  }
}

function describeFailure(error: unknown): WireFailure {
  const known = error instanceof FracasError;
  return {
    isDefect: !known || error instanceof InvariantError,
    isLimit: error instanceof ExactLimitError,
    code: known ? error.code : 'invariant',
    message: error instanceof Error ? error.message : String(error),
    hint: known ? error.hint : undefined,
  };
}

/**
 * The caller's side: parts again.
 * @throws InvariantError or FracasError as the worker met it
 */
export function readReply(reply: WorkerReply): readonly Part[] {
  return partsOf(reply).map(({ buffer, ...range }) => ({ ...range, tally: deserializeTally(buffer) }));
}

/**
 * The parts of a reply, whatever they are.
 * @throws as {@link readReply}
 */
export function partsOf<WorkerPart>({ parts, failure }: WorkerReply<WorkerPart>): readonly WorkerPart[] {
  if (failure === null) return parts;
  const options = failure.hint === undefined ? {} : { hint: failure.hint };
  if (failure.isDefect) throw new InvariantError(failure.message, options);
  throw new (failure.isLimit ? ExactLimitError : FracasError)(failure.code, failure.message, options);
}
