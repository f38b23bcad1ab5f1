import type { Walk } from '../dice/explore.ts';
import { ROUND_ENDS } from '../systems/system.ts';

/** Ways between nodes for one metric: those of node i are `start[i] .. start[i+1]-1`; `to` is -1 - law for an end. */
export interface Ways {
  readonly start: Int32Array;
  readonly to: Int32Array;
  readonly gain: Int32Array;
  /** 1 where a round ends by it. */
  readonly isRoundEnd: Uint8Array;
  readonly weight: Float64Array;
}

/** To which law the ends belong. */
export interface Laws {
  /** Index outcome → law, 0-based. */
  readonly lawOf: readonly number[];
  /** That of trials which reach the cap of rounds. */
  readonly capped: number;
}

/**
 * The edges of a walk; those that differ neither in where they lead nor in this metric are one.
 * @param gains by edge
 */
export function mergedWays(
  { nodeCount, edgeStart, edgeEnd, edgeTo, edgeCode, edgeWeight }: Walk<unknown>,
  gains: Int32Array,
  { lawOf, capped }: Laws,
): Ways {
  const start = new Int32Array(nodeCount + 1);
  const to = new Int32Array(gains.length);
  const gain = new Int32Array(gains.length);
  const isRoundEnd = new Uint8Array(gains.length);
  const weight = new Float64Array(gains.length);
  // Index target + number of laws → the last way there, and index way → the one before it to the same target.
  const laws = 1 + Math.max(...lawOf);
  const last = new Int32Array(nodeCount + laws).fill(-1);
  const previous = new Int32Array(gains.length);
  let count = 0;
  for (let node = 0; node < nodeCount; node += 1) {
    const first = count;
    start[node] = first;
    for (let edge = edgeStart[node] as number; edge < (edgeEnd[node] as number); edge += 1) {
      const code = edgeCode[edge] as number;
      const reached = edgeTo[edge] as number;
      const target = reached >= 0 ? reached : -1 - (code >= 0 ? (lawOf[code] as number) : capped);
      const ends = code === ROUND_ENDS ? 1 : 0;
      let way = last[target + laws] as number;
      while (way >= first && !(gain[way] === gains[edge] && isRoundEnd[way] === ends)) way = previous[way] as number;
      if (way < first) {
        way = count;
        count += 1;
        previous[way] = last[target + laws] as number;
        last[target + laws] = way;
        to[way] = target;
        gain[way] = gains[edge] as number;
        isRoundEnd[way] = ends;
      }
      weight[way] = (weight[way] as number) + (edgeWeight[edge] as number);
    }
  }
  start[nodeCount] = count;
  return { start, to, gain, isRoundEnd, weight };
}
