/** The middle and the ends of repeated measurements. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** @param values at least one */
export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  const half = sorted.length >> 1;
  return {
    median: sorted.length % 2 === 1 ? at(half) : (at(half - 1) + at(half)) / 2,
    min: at(0),
    max: at(sorted.length - 1),
  };
}

/** Ratio of each of `ours` to its neighbour in time of `theirs`: what drifts slowly cancels out. */
export function pairRatios(ours: readonly number[], theirs: readonly number[]): Spread {
  return spread(ours.map((value, pair) => value / (theirs[pair] ?? Number.NaN)));
}

/**
 * Takes measurements of every contestant in turn, A B C A B C …, so that a busy moment of the machine hits all alike.
 * @param contestants each takes one measurement in its turn, or several in a row
 * @returns index contestant → values in order
 */
export function interleave(
  rounds: number,
  contestants: readonly ((round: number) => number | readonly number[])[],
): number[][] {
  const values = contestants.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    contestants.forEach((sample, index) => {
      values[index]?.push(...[sample(round)].flat());
    });
  }
  return values;
}
