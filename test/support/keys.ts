import { explore, type Walk } from '../../src/dice/explore.ts';
import { ModelSteps, roundsOf, startOf } from '../../src/engine/steps.ts';
import type { Model } from '../../src/systems/system.ts';
import type { Compiled } from './solve.ts';

/** Numbers of states that nothing depends on: the round, and what metrics count. */
const IDLE: ReadonlySet<string> = new Set(['round', 'turn', 'counts']);

const LIMITS = { states: 100_000, branches: 1_000_000 };

/** The same model, whose key is all that its states hold. */
export function wholeKeyed(model: Model): Model {
  const numbers = (value: unknown): readonly number[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, part]) => (IDLE.has(name) ? [] : numbers(part)))
      : [Number(value)];
  return Object.assign(Object.create(model) as Model, {
    keyLength: numbers(startOf(model)).length,
    key: (state: unknown, out: Int32Array) => out.set(numbers(state)),
  });
}

/** States that an exact solution walks, and how many of them differ in what follows from them. */
export function statesOf({ model, tactics }: Compiled): { readonly walked: number; readonly different: number } {
  const walk = explore(new ModelSteps(model, tactics), startOf(model), LIMITS, { rounds: roundsOf(model) });
  return { walked: walk.nodeCount, different: coarsest(walk) };
}

/** Sorts of states, refined until those of a sort go the same ways to the same sorts with the same gains. */
function coarsest(walk: Walk<unknown>): number {
  let sorts = new Int32Array(walk.nodeCount);
  for (let count = 1; ; ) {
    const met = new Map<string, number>();
    const refined = sorts.map((sort, node) => {
      const signature = `${sort}: ${waysOf(walk, node, sorts)}`;
      if (!met.has(signature)) met.set(signature, met.size);
      return met.get(signature) as number;
    });
    if (met.size === count) return count;
    count = met.size;
    sorts = refined;
  }
}

function waysOf(walk: Walk<unknown>, node: number, sorts: Int32Array): string {
  const ways = new Map<string, number>();
  for (let edge = walk.edgeStart[node] as number; edge < (walk.edgeEnd[node] as number); edge += 1) {
    const to = walk.edgeTo[edge] as number;
    const way = [walk.edgeCode[edge], to < 0 ? to : sorts[to], walk.edgeGain[edge], walk.edgeNote[edge]].join(' ');
    ways.set(way, (ways.get(way) ?? 0) + (walk.edgeWeight[edge] as number));
  }
  return [...ways]
    .map(([way, weight]) => `${way} ${weight.toFixed(12)}`)
    .sort()
    .join();
}
