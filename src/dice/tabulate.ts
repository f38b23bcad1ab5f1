import { InvariantError } from '../errors.ts';
import type { Law } from './dice.ts';
import { addFraction } from './edges.ts';
import { explore, type Walk, type WalkLimits } from './explore.ts';
import { leastCommonMultiple } from './fraction.ts';
import { makeLaw } from './law.ts';
import { type Procedure, type Process, stepsOfProcedure } from './procedure.ts';

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
  const walk = explore(stepsOfProcedure(procedure), start, TABLE_LIMITS, { isRational: asksFractions });
  const { isRational } = walk;
  const order = topologicalOrder(walk);
  const mass = new Float64Array(walk.nodeCount);
  mass[0] = 1;
  const nodes = Array.from({ length: walk.nodeCount }, (_, node) => node);
  const numerators: bigint[] = isRational ? nodes.map((node) => (node === 0 ? 1n : 0n)) : [];
  const denominators: bigint[] = isRational ? nodes.map(() => 1n) : [];
  for (const node of order) {
    const here = mass[node] ?? 0;
    for (let edge = walk.edgeStart[node] ?? 0; edge < (walk.edgeEnd[node] ?? 0); edge += 1) {
      const to = walk.edgeTo[edge] ?? 0;
      mass[to] = (mass[to] ?? 0) + here * (walk.edgeWeight[edge] ?? 0);
      if (isRational) {
        const n = (numerators[node] ?? 0n) * (walk.edgeNumerator[edge] ?? 0n);
        addFraction(numerators, denominators, to, n, (denominators[node] ?? 1n) * (walk.edgeDenominator[edge] ?? 1n));
      }
    }
  }
  const endNodes = Array.from(order).filter((node) => walk.ends[node] !== undefined);
  const ends = endNodes.map((node) => walk.ends[node] as State);
  const process = processOf(procedure as Procedure<unknown>, kept(procedure, start), ends);
  // What can end in one way only does so for certain, whatever rounding has left of it.
  const masses = endNodes.length === 1 ? [1] : endNodes.map((node) => mass[node] ?? 0);
  const law: Law = { ...makeLaw(masses), process };
  if (!isRational) return { law, ends };
  const denominator = endNodes.reduce((common, node) => leastCommonMultiple(common, denominators[node] ?? 1n), 1n);
  const fractions = {
    numerators: endNodes.map((node) => ((numerators[node] ?? 0n) * denominator) / (denominators[node] ?? 1n)),
    denominator,
  };
  return { law: { ...law, fractions }, ends };
}

/** A copy of a state, whatever its owner does with it later. */
function kept<State>(procedure: Procedure<State>, state: State): State {
  const copy = procedure.createState();
  procedure.copy(state, copy);
  return copy;
}

/** Its methods are called on the procedure, whether they are its own or those of its class. */
function processOf(procedure: Procedure<unknown>, start: unknown, ends: readonly unknown[]): Process {
  return {
    createState: () => procedure.createState(),
    copy: (from, to) => procedure.copy(from, to),
    key: (state, out) => procedure.key(state, out),
    keyLength: procedure.keyLength,
    step: (state, dice) => procedure.step(state, dice),
    isEnd: (state) => procedure.isEnd(state),
    start,
    ends,
  };
}

/** Nodes, and the edges between them, of a walk. */
type Graph = Pick<Walk<unknown>, 'nodeCount' | 'edgeStart' | 'edgeEnd' | 'edgeTo'>;

/**
 * Nodes in an order in which every edge leads forward.
 * @param follows whether an edge is followed; all by default (edges to -1 never are)
 * @throws InvariantError when there is a cycle
 */
export function topologicalOrder(
  { nodeCount, edgeStart, edgeEnd, edgeTo }: Graph,
  follows: (edge: number) => boolean = () => true,
): Int32Array {
  const incoming = new Int32Array(nodeCount);
  for (let edge = 0; edge < edgeTo.length; edge += 1) {
    const to = edgeTo[edge] ?? -1;
    if (to >= 0 && follows(edge)) incoming[to] = (incoming[to] ?? 0) + 1;
  }
  const order = new Int32Array(nodeCount);
  let filled = 0;
  for (let node = 0; node < nodeCount; node += 1) if (incoming[node] === 0) order[filled++] = node;
  for (let next = 0; next < filled; next += 1) {
    const node = order[next] ?? 0;
    for (let edge = edgeStart[node] ?? 0; edge < (edgeEnd[node] ?? 0); edge += 1) {
      const to = edgeTo[edge] ?? -1;
      if (to < 0 || !follows(edge)) continue;
      const left = (incoming[to] ?? 0) - 1;
      incoming[to] = left;
      if (left === 0) order[filled++] = to;
    }
  }
  if (filled < nodeCount) throw new InvariantError('a procedure can come back to a state it has left within one round');
  return order;
}
