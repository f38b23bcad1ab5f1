import type { MergedWalk } from '../dice/explore-merged.ts';
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

/** How many laws the outcomes have among them. @param lawOf see {@link Laws} */
export function lawCount(lawOf: readonly number[]): number {
  let count = 0;
  for (let outcome = 0; outcome < lawOf.length; outcome += 1) count = Math.max(count, 1 + (lawOf[outcome] as number));
  return count;
}

/**
 * Makes ways of the edges of a walk, for one metric after another: edges that differ neither in where they lead nor in the
 * metric are one way.
 */
export class WayMerger {
  private readonly walk: MergedWalk;
  private readonly start: Int32Array;
  // Index way, with room for every edge.
  private readonly to: Int32Array;
  private readonly gain: Int32Array;
  private readonly isRoundEnd: Uint8Array;
  private readonly weight: Float64Array;
  /** Index way → the one before it to the same target. */
  private readonly previous: Int32Array;

  constructor(walk: MergedWalk) {
    const edgeCount = walk.edgeTo.length;
    this.walk = walk;
    this.start = new Int32Array(walk.nodeCount + 1);
    this.to = new Int32Array(edgeCount);
    this.gain = new Int32Array(edgeCount);
    this.isRoundEnd = new Uint8Array(edgeCount);
    this.weight = new Float64Array(edgeCount);
    this.previous = new Int32Array(edgeCount);
  }

  /**
   * The ways for one metric; they hold until the next are made.
   * @param increases index of the gains of an edge, see {@link MergedWalk.edgeGain} → increase of the metric
   */
  merge(increases: Int32Array, { lawOf, capped }: Laws): Ways {
    const { start, to, gain, isRoundEnd, weight, previous } = this;
    const { nodeCount, edgeStart, edgeTo, edgeCode, edgeGain, edgeWeight } = this.walk;
    const laws = lawCount(lawOf);
    // Index target + number of laws → the last way there.
    const last = new Int32Array(nodeCount + laws).fill(-1);
    let count = 0;
    for (let node = 0; node < nodeCount; node += 1) {
      const first = count;
      start[node] = first;
      const end = edgeStart[node + 1] as number;
      for (let edge = edgeStart[node] as number; edge < end; edge += 1) {
        const code = edgeCode[edge] as number;
        const reached = edgeTo[edge] as number;
        const target = reached >= 0 ? reached : -1 - (code >= 0 ? (lawOf[code] as number) : capped);
        const ends = code === ROUND_ENDS ? 1 : 0;
        const increase = increases[edgeGain[edge] as number] as number;
        const latest = last[target + laws] as number;
        let way = latest;
        while (way >= first && !(gain[way] === increase && isRoundEnd[way] === ends)) way = previous[way] as number;
        if (way >= first) {
          weight[way] = (weight[way] as number) + (edgeWeight[edge] as number);
          continue;
        }
        previous[count] = latest;
        last[target + laws] = count;
        to[count] = target;
        gain[count] = increase;
        isRoundEnd[count] = ends;
        weight[count] = edgeWeight[edge] as number;
        count += 1;
      }
    }
    start[nodeCount] = count;
    return { start, to, gain, isRoundEnd, weight };
  }
}
