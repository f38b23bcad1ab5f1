import type { Walk } from '../dice/explore.ts';
import { ROUND_ENDS } from '../systems/system.ts';

/** Ways between nodes for one metric: those of node i are `start[i] .. start[i+1]-1`; `to` is -1 - law for an end. */
export interface Ways {
  readonly start: Int32Array;
  readonly to: readonly number[];
  readonly gain: readonly number[];
  /** Whether a round ends by it. */
  readonly isRoundEnd: readonly boolean[];
  readonly weight: readonly number[];
}

/**
 * The edges of a walk; those that differ neither in where they lead nor in this metric are one.
 * @param gains by edge
 * @param lawOf index outcome → law to which its ends belong, 0-based
 */
export function mergedWays(
  { states, edgeStart, edgeEnd, edgeTo, edgeCode, edgeWeight }: Walk<unknown>,
  gains: Int32Array,
  lawOf: readonly number[],
): Ways {
  const start = new Int32Array(states.length + 1);
  const to: number[] = [];
  const gain: number[] = [];
  const isRoundEnd: boolean[] = [];
  const weight: number[] = [];
  // Index target + number of laws → the last way there, and index way → the one before it to the same target.
  const laws = 1 + Math.max(...lawOf);
  const last = new Int32Array(states.length + laws).fill(-1);
  const previous: number[] = [];
  for (let node = 0; node < states.length; node += 1) {
    const first = to.length;
    start[node] = first;
    for (let edge = edgeStart[node] as number; edge < (edgeEnd[node] as number); edge += 1) {
      const code = edgeCode[edge] as number;
      const target = code >= 0 ? -1 - (lawOf[code] as number) : (edgeTo[edge] as number);
      const ends = code === ROUND_ENDS;
      let way = last[target + laws] as number;
      while (way >= first && !(gain[way] === gains[edge] && isRoundEnd[way] === ends)) way = previous[way] as number;
      if (way < first) {
        way = to.length;
        previous.push(last[target + laws] as number);
        last[target + laws] = way;
        to.push(target);
        gain.push(gains[edge] as number);
        isRoundEnd.push(ends);
        weight.push(0);
      }
      weight[way] = (weight[way] as number) + (edgeWeight[edge] as number);
    }
  }
  start[states.length] = to.length;
  return { start, to, gain, isRoundEnd, weight };
}
