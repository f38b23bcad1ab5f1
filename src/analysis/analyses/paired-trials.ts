import { resultMetrics } from '../../engine/block.ts';
import { type JointTally, MOMENTS, sharedMetrics } from '../../engine/joint.ts';
import { InvariantError } from '../../errors.ts';
import type { Measure } from '../../scenario/scenario-parts.ts';
import type { ModelFacts } from '../facts.ts';
import { outcomeIndex } from '../lab.ts';
import type { PairedTrials } from './contrast.ts';

/**
 * One measure out of what a family counted: another of its members (a) beside the first (b).
 * @param at index among the others, 0 for the family's second
 * @throws InvariantError when the two do not share the metric
 */
export function pairedTrials(
  tally: JointTally,
  at: number,
  { name, kind }: Measure,
  models: { readonly first: ModelFacts; readonly other: ModelFacts },
): PairedTrials {
  return kind === 'outcome' ? outcomePairs(tally, at, name, models) : metricPairs(tally, at, name, models);
}

interface Models {
  readonly first: ModelFacts;
  readonly other: ModelFacts;
}

function outcomePairs(tally: JointTally, at: number, name: string, { first, other }: Models): PairedTrials {
  const table = tally.outcomes[at] ?? new Float64Array();
  const columns = other.outcomes.length;
  const [row, column] = [outcomeIndex(first, name), outcomeIndex(other, name)];
  let both = 0;
  let ofFirst = 0;
  let ofOther = 0;
  table.forEach((count, cell) => {
    const isFirst = Math.floor(cell / columns) === row;
    const isOther = cell % columns === column;
    if (isFirst) ofFirst += count;
    if (isOther) ofOther += count;
    if (isFirst && isOther) both += count;
  });
  return { kind: 'outcome', counts: { n: tally.trials, both, onlyA: ofOther - both, onlyB: ofFirst - both } };
}

function metricPairs(tally: JointTally, at: number, name: string, { first, other }: Models): PairedTrials {
  const place = sharedMetrics({ model: first }, { model: other }).indexOf(name);
  const metric = resultMetrics(first).find((candidate) => candidate.name === name);
  if (place < 0 || metric === undefined) throw new InvariantError(`the metric ${name} is not shared`);
  const sums = tally.moments[at]?.subarray(place * MOMENTS, (place + 1) * MOMENTS) ?? new Float64Array(MOMENTS);
  const [sumB = 0, squaresB = 0, sumA = 0, squaresA = 0, products = 0] = sums;
  return {
    kind: 'metric',
    moments: { n: tally.trials, sumA, squaresA, sumB, squaresB, products },
    least: metric.min ?? 0,
  };
}
