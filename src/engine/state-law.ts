import type { Walk } from '../dice/explore.ts';
import { InvariantError } from '../errors.ts';

/** The chain whose states a metric tells, its outcomes solved. */
export interface StateChain {
  readonly walk: Walk<unknown>;
  /** Index edge → probability that a trial ends by it. */
  readonly endFlow: Float64Array;
}

/**
 * The law of a metric that is a number of the state: what it comes to where trials end.
 * @param changes index of the gains of an edge, see {@link Walk.edgeGain} → change, negative where it falls
 * @param start its value at the start
 * @throws InvariantError when equal states differ in it
 */
export function lawAtEnds({ walk, endFlow }: StateChain, changes: Int32Array, start: number): Float64Array {
  const { edgeStart, edgeEnd, edgeGain, nodeCount } = walk;
  const values = valuesOfNodes(walk, changes, start);
  const law: number[] = [];
  for (let node = 0; node < nodeCount; node += 1) {
    for (let edge = edgeStart[node] ?? 0; edge < (edgeEnd[node] ?? 0); edge += 1) {
      const value = (values[node] as number) + (changes[edgeGain[edge] as number] as number);
      while (law.length <= value) law.push(0);
      law[value] = (law[value] as number) + (endFlow[edge] as number);
    }
  }
  return Float64Array.from(law);
}

/** Value of a node that no edge has led to yet. */
const UNKNOWN = -1;

/** Index node → what the metric is there. */
function valuesOfNodes(walk: Walk<unknown>, changes: Int32Array, start: number): Int32Array {
  const { edgeStart, edgeEnd, edgeTo, edgeGain, nodeCount } = walk;
  const values = new Int32Array(nodeCount).fill(UNKNOWN);
  values[0] = start;
  for (const found = [0]; found.length > 0; ) {
    const node = found.pop() as number;
    for (let edge = edgeStart[node] ?? 0; edge < (edgeEnd[node] ?? 0); edge += 1) {
      const to = edgeTo[edge] ?? -1;
      if (to < 0) continue;
      const value = (values[node] as number) + (changes[edgeGain[edge] as number] as number);
      if (values[to] === UNKNOWN) found.push(to);
      else if (values[to] !== value) throw new InvariantError('equal states differ in a metric that tells the state');
      values[to] = value;
    }
  }
  return values;
}
