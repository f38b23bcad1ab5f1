import { InvariantError } from '../errors.ts';
import type { Law } from './dice.ts';
import { addFraction } from './edges.ts';
import type { WalkLimits } from './enumerator.ts';
import { explore, type Walk } from './explore.ts';
import { leastCommonMultiple } from './fraction.ts';
import { makeLaw } from './law.ts';
import { type Procedure, ProcedureSteps } from './procedure.ts';

/** The exact law of how a procedure ends. */
export interface Tabulated<State> {
  /** Over the indices of `ends`. */
  readonly law: Law;
  readonly ends: readonly State[];
}

const TABLE_LIMITS: WalkLimits = { states: 100_000, branches: 1_000_000 };

/**
 * The exact law of a procedure from one start state, by walking its steps and merging equal states.
 * @param asksFractions also gives the law as fractions, unless it rolls pools whose fractions are out of reach
 * @throws ExactLimitError when it has too many states
 * @throws InvariantError when a state can come back to itself
 */
export function tabulate<State>(procedure: Procedure<State>, start: State, asksFractions = false): Tabulated<State> {
  const walk = explore(new ProcedureSteps(procedure), start, TABLE_LIMITS, { isRational: asksFractions });
  const order = topologicalOrder(walk);
  const mass = massesOf(walk, order);
  const endNodes: number[] = [];
  const ends: State[] = [];
  const masses: number[] = [];
  for (let at = 0; at < order.length; at += 1) {
    const node = order[at] as number;
    const end = walk.ends[node];
    if (end === undefined) continue;
    endNodes.push(node);
    ends.push(end);
    masses.push(mass[node] as number);
  }
  // What can end in one way only does so for certain, whatever rounding has left of it.
  if (ends.length === 1) masses[0] = 1;
  const law: Law = makeLaw(masses);
  if (!asksFractions) return { law, ends };
  return { law: { ...law, fractions: walk.isRational ? fractionsOf(walk, order, endNodes) : null }, ends };
}

/** Index node → probability of coming to it. */
function massesOf(
  { nodeCount, edgeStart, edgeEnd, edgeTo, edgeWeight }: Walk<unknown>,
  order: Int32Array,
): Float64Array {
  const mass = new Float64Array(nodeCount);
  mass[0] = 1;
  for (let at = 0; at < nodeCount; at += 1) {
    const node = order[at] as number;
    const here = mass[node] as number;
    const end = edgeEnd[node] as number;
    for (let edge = edgeStart[node] as number; edge < end; edge += 1) {
      const to = edgeTo[edge] as number;
      mass[to] = (mass[to] as number) + here * (edgeWeight[edge] as number);
    }
  }
  return mass;
}

/** The probabilities of coming to the end nodes, as fractions over one denominator. */
function fractionsOf(walk: Walk<unknown>, order: Int32Array, endNodes: readonly number[]): Law['fractions'] {
  const numerators = new Array<bigint>(walk.nodeCount).fill(0n);
  const denominators = new Array<bigint>(walk.nodeCount).fill(1n);
  numerators[0] = 1n;
  for (const node of order) {
    const n = numerators[node] ?? 0n;
    const d = denominators[node] ?? 1n;
    for (let edge = walk.edgeStart[node] ?? 0; edge < (walk.edgeEnd[node] ?? 0); edge += 1) {
      const top = n * (walk.edgeNumerator[edge] ?? 0n);
      addFraction(numerators, denominators, walk.edgeTo[edge] ?? 0, top, d * (walk.edgeDenominator[edge] ?? 1n));
    }
  }
  const denominator = endNodes.reduce((common, node) => leastCommonMultiple(common, denominators[node] ?? 1n), 1n);
  return {
    numerators: endNodes.map((node) => ((numerators[node] ?? 0n) * denominator) / (denominators[node] ?? 1n)),
    denominator,
  };
}

/** Nodes, and the edges between them, of a walk. */
type Graph = Pick<Walk<unknown>, 'nodeCount' | 'edgeStart' | 'edgeEnd' | 'edgeTo' | 'edgeCode'>;

/**
 * Nodes in an order in which every edge leads forward.
 * @param cut code of edges that are not followed (edges to -1 never are); none by default
 * @throws InvariantError when there is a cycle
 */
export function topologicalOrder(
  { nodeCount, edgeStart, edgeEnd, edgeTo, edgeCode }: Graph,
  cut: number = Number.NaN,
): Int32Array {
  const incoming = new Int32Array(nodeCount);
  for (let edge = 0; edge < edgeTo.length; edge += 1) {
    const to = edgeTo[edge] as number;
    if (to >= 0 && edgeCode[edge] !== cut) incoming[to] = (incoming[to] as number) + 1;
  }
  const order = new Int32Array(nodeCount);
  let filled = 0;
  for (let node = 0; node < nodeCount; node += 1) if (incoming[node] === 0) order[filled++] = node;
  for (let next = 0; next < filled; next += 1) {
    const node = order[next] as number;
    const end = edgeEnd[node] as number;
    for (let edge = edgeStart[node] as number; edge < end; edge += 1) {
      const to = edgeTo[edge] as number;
      if (to < 0 || edgeCode[edge] === cut) continue;
      const left = (incoming[to] as number) - 1;
      incoming[to] = left;
      if (left === 0) order[filled++] = to;
    }
  }
  if (filled < nodeCount) throw new InvariantError('a procedure can come back to a state it has left within one round');
  return order;
}
