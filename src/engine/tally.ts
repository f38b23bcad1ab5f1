import { InvariantError } from '../errors.ts';
import { BINS_MAX, type Tally } from './result.ts';

/** First word of a serialised tally: changes whenever the layout does. */
const VERSION = 0x46_54_00_01;
const HEADER_WORDS = 4;
/** Bins that a fresh histogram has; doubled as values appear. */
const BINS_START = 64;

/** An empty tally. */
export function createTally(outcomeCount: number, metricCount: number): Tally {
  return {
    trials: 0,
    outcomes: new Float64Array(outcomeCount),
    histograms: Array.from({ length: metricCount }, () => new Float64Array(BINS_START)),
    overflow: new Float64Array(metricCount),
    sums: new Float64Array(metricCount),
    squares: new Float64Array(metricCount),
  };
}

/**
 * Counts one trial.
 * @param outcome index of its outcome
 * @param values index metric → value above its least, so at least 0
 */
export function record(tally: Tally, outcome: number, values: Int32Array): void {
  tally.trials += 1;
  tally.outcomes[outcome] = (tally.outcomes[outcome] as number) + 1;
  for (let metric = 0; metric < tally.histograms.length; metric += 1) {
    recordValue(tally, metric, values[metric] as number, 1);
  }
}

/**
 * Counts the trials of a block in small fixed arrays, one increment for each metric, and hands them to a tally in bulk.
 * Rare large values go to the tally at once.
 */
export class BlockCounter {
  /** Trials counted since the last {@link flush}. */
  trials = 0;
  readonly #tally: Tally;
  readonly #metricCount: number;
  readonly #outcomes: Int32Array;
  /** Counts of values 0..{@link BINS_START}-1 of all metrics, one metric after the other. */
  readonly #bins: Int32Array;

  constructor(tally: Tally) {
    this.#tally = tally;
    this.#metricCount = tally.histograms.length;
    this.#outcomes = new Int32Array(tally.outcomes.length);
    this.#bins = new Int32Array(tally.histograms.length * BINS_START);
  }

  /** As {@link record}. */
  record(outcome: number, values: Int32Array): void {
    const bins = this.#bins;
    const metricCount = this.#metricCount;
    this.trials += 1;
    this.#outcomes[outcome] = (this.#outcomes[outcome] as number) + 1;
    for (let metric = 0; metric < metricCount; metric += 1) {
      const value = values[metric] as number;
      // One comparison for both ends: a negative value is large without its sign.
      if (value >>> 0 < BINS_START) {
        const bin = metric * BINS_START + value;
        bins[bin] = (bins[bin] as number) + 1;
      } else recordValue(this.#tally, metric, value, 1);
    }
  }

  /** Moves everything counted to the tally. */
  flush(): void {
    const tally = this.#tally;
    tally.trials += this.trials;
    this.trials = 0;
    this.#outcomes.forEach((count, outcome) => {
      tally.outcomes[outcome] = (tally.outcomes[outcome] as number) + count;
    });
    this.#bins.forEach((count, bin) => {
      if (count > 0) recordValue(tally, Math.floor(bin / BINS_START), bin % BINS_START, count);
    });
    this.#outcomes.fill(0);
    this.#bins.fill(0);
  }
}

/** Adds `count` trials whose metric had that value. @throws InvariantError on a negative value */
export function recordValue(tally: Tally, metric: number, value: number, count: number): void {
  if (value < 0) throw new InvariantError(`metric ${metric} of a trial is ${value}: metrics count from 0`);
  const { sums, squares, overflow } = tally;
  sums[metric] = (sums[metric] as number) + value * count;
  squares[metric] = (squares[metric] as number) + value * value * count;
  if (value >= BINS_MAX) overflow[metric] = (overflow[metric] as number) + count;
  else {
    const bins = widen(tally, metric, value + 1);
    bins[value] = (bins[value] as number) + count;
  }
}

function widen(tally: Tally, metric: number, binCount: number): Float64Array {
  const old = tally.histograms[metric] as Float64Array;
  if (old.length >= binCount) return old;
  let length = old.length;
  while (length < binCount) length *= 2;
  const bins = new Float64Array(Math.min(length, BINS_MAX));
  bins.set(old);
  tally.histograms[metric] = bins;
  return bins;
}

/**
 * Adds the counts of `from` to `into`: commutative and associative, so the order of merging shows in no byte.
 * @throws InvariantError when the two count different things, or when a sum leaves the exact integers
 */
export function merge(into: Tally, from: Tally): void {
  if (into.outcomes.length !== from.outcomes.length || into.histograms.length !== from.histograms.length) {
    throw new InvariantError('tallies of different models cannot be merged');
  }
  into.trials += from.trials;
  add(into.outcomes, from.outcomes);
  add(into.overflow, from.overflow);
  add(into.sums, from.sums);
  add(into.squares, from.squares);
  from.histograms.forEach((bins, metric) => {
    const used = usedBins(bins);
    add(widen(into, metric, used), bins.subarray(0, used));
  });
  checkTally(into);
}

function add(into: Float64Array, from: Float64Array): void {
  for (let index = 0; index < from.length; index += 1) into[index] = (into[index] as number) + (from[index] as number);
}

/** Bins up to the last that is not empty. */
function usedBins(bins: Float64Array): number {
  let used = bins.length;
  while (used > 0 && bins[used - 1] === 0) used -= 1;
  return used;
}

/**
 * Checks that a tally is whole: outcomes and every histogram count each trial once, and sums are exact integers.
 * @throws InvariantError otherwise
 */
export function checkTally(tally: Tally): void {
  if (total(tally.outcomes) !== tally.trials) throw new InvariantError('outcomes do not add up to the trials');
  tally.histograms.forEach((bins, metric) => {
    if (total(bins) + (tally.overflow[metric] ?? 0) !== tally.trials) {
      throw new InvariantError(`histogram of metric ${metric} does not add up to the trials`);
    }
    // Σ value² only grows: once beyond 2^53 it stays there, so looking at block ends misses nothing.
    if (!Number.isSafeInteger(tally.sums[metric]) || !Number.isSafeInteger(tally.squares[metric])) {
      throw new InvariantError(`sums of metric ${metric} are beyond 2^53 and no longer exact: ask for fewer trials`);
    }
  });
}

function total(counts: Float64Array): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

/**
 * One versioned buffer for a tally, to cross threads by transfer or to be kept.
 *
 * Layout: 4 header words (version, outcomes, metrics, 0), one word per metric (bins kept), padding to 8 bytes, then
 * float64 counts: trials, outcomes, overflow, sums, squares, histograms one after the other without trailing zeros.
 */
export function serializeTally(tally: Tally): ArrayBuffer {
  const metricCount = tally.histograms.length;
  const kept = tally.histograms.map(usedBins);
  const wordCount = evenUp(HEADER_WORDS + metricCount);
  const counts = 1 + tally.outcomes.length + 3 * metricCount + kept.reduce((sum, used) => sum + used, 0);
  const buffer = new ArrayBuffer(4 * wordCount + 8 * counts);
  const words = new Uint32Array(buffer, 0, wordCount);
  words.set([VERSION, tally.outcomes.length, metricCount, 0, ...kept]);
  const body = new Float64Array(buffer, 4 * wordCount);
  body[0] = tally.trials;
  let at = 1;
  const trimmed = tally.histograms.map((bins, metric) => bins.subarray(0, kept[metric]));
  for (const part of [tally.outcomes, tally.overflow, tally.sums, tally.squares, ...trimmed]) {
    body.set(part, at);
    at += part.length;
  }
  return buffer;
}

/**
 * Reads {@link serializeTally}'s buffer back.
 * @throws InvariantError on another version or a truncated buffer
 */
export function deserializeTally(buffer: ArrayBuffer): Tally {
  const header = buffer.byteLength >= 4 * HEADER_WORDS ? new Uint32Array(buffer, 0, HEADER_WORDS) : new Uint32Array(4);
  const [version, outcomeCount = 0, metricCount = 0] = header;
  if (version !== VERSION) throw new InvariantError('a tally buffer has another version or is damaged');
  const wordCount = evenUp(HEADER_WORDS + metricCount);
  const kept = [...new Uint32Array(buffer, 4 * HEADER_WORDS, metricCount)];
  const counts = 1 + outcomeCount + 3 * metricCount + kept.reduce((sum, used) => sum + used, 0);
  if (buffer.byteLength !== 4 * wordCount + 8 * counts) throw new InvariantError('a tally buffer has the wrong length');
  const body = new Float64Array(buffer, 4 * wordCount);
  let at = 1;
  const take = (length: number): Float64Array => {
    at += length;
    return body.slice(at - length, at);
  };
  const tally = createTally(outcomeCount, metricCount);
  tally.trials = body[0] ?? 0;
  tally.outcomes.set(take(outcomeCount));
  tally.overflow.set(take(metricCount));
  tally.sums.set(take(metricCount));
  tally.squares.set(take(metricCount));
  kept.forEach((used, metric) => {
    widen(tally, metric, used).set(take(used));
  });
  return tally;
}

function evenUp(words: number): number {
  return words + (words % 2);
}
