import { deserializeTally, serializeTally } from '../engine/tally.ts';
import { FracasError, InvariantError } from '../errors.ts';
import type { BlockRange, Part, SamplingJob } from './backend.ts';
import type { RunnerOptions } from './runner.ts';
import { createRunner } from './runner.ts';

/** What a worker is given when it starts: plain data and one shared word, 1 for a soft stop. */
export interface WorkerSetup {
  readonly job: SamplingJob;
  readonly stopFlag: Int32Array;
}

/** What a worker sends back: buffers to be moved, or an error as data, since classes do not survive the crossing. */
export type WorkerReply =
  | { readonly parts: readonly WirePart[]; readonly failure: null }
  | { readonly parts: readonly []; readonly failure: WireFailure };

export interface WirePart extends BlockRange {
  /** {@link serializeTally} */
  readonly buffer: ArrayBuffer;
}

export interface WireFailure {
  /** Whether it is a defect ({@link InvariantError} or an unknown error) rather than an error of Fracas's own sort. */
  readonly isDefect: boolean;
  readonly code: string;
  readonly message: string;
  readonly hint: string | undefined;
}

/** The worker's side: runs ranges and answers in what can cross threads. Never rejects. */
export function createReplier(
  setup: WorkerSetup,
  load: RunnerOptions['load'],
): (ranges: readonly BlockRange[]) => Promise<WorkerReply> {
  const { job, stopFlag } = setup;
  const runner = createRunner({ job, load, isStopped: () => Atomics.load(stopFlag, 0) === 1 });
  return async (ranges) => {
    try {
      const parts = await runner(ranges);
      return {
        parts: parts.map(({ tally, ...range }) => ({ ...range, buffer: serializeTally(tally) })),
        failure: null,
      };
    } catch (error) {
      return { parts: [], failure: describeFailure(error) };
    }
  };
}

function describeFailure(error: unknown): WireFailure {
  const known = error instanceof FracasError;
  return {
    isDefect: !known || error instanceof InvariantError,
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
  const { failure } = reply;
  if (failure !== null) {
    const options = failure.hint === undefined ? {} : { hint: failure.hint };
    throw failure.isDefect
      ? new InvariantError(failure.message, options)
      : new FracasError(failure.code, failure.message, options);
  }
  return reply.parts.map(({ buffer, ...range }) => ({ ...range, tally: deserializeTally(buffer) }));
}
