import type { Law } from './dice.ts';
import type { WalkLimits } from './enumerator.ts';
import { explore, type Walk } from './explore.ts';
import { Fraction, leastCommonMultiple } from './fraction.ts';
import { makeLaw } from './law.ts';
import { type Procedure, ProcedureSteps } from './procedure.ts';
import type { Tabulated } from './tabulate.ts';

const LIMITS: WalkLimits = { states: 5_000, branches: 100_000 };

/**
 * The exact law, in fractions, of how a procedure ends that may come back to its states: dice thrown again and again, a
 * roll repeated until it decides. Its states are eliminated one by one, each handing the ways to it on to where it leads.
 * @param procedure its keys must make the states few, whatever number of times it has come back
 * @throws ExactLimitError when it has too many states
 * @source J. G. Kemeny, J. L. Snell, Finite Markov Chains (1960), absorbing chains
 */
export function absorb<State>(procedure: Procedure<State>, start: State): Tabulated<State> {
  const walk = explore(new ProcedureSteps(procedure), start, LIMITS, { isRational: true });
  const chain = new Elimination(walk);
  const ends = [...walk.ends.keys()].filter((node) => walk.ends[node] !== undefined);
  for (let node = walk.nodeCount - 1; node > 0; node -= 1) if (walk.ends[node] === undefined) chain.eliminate(node);
  const chances = ends.map((end) => chain.chanceOf(end));
  return { law: lawOf(chances), ends: ends.map((node) => walk.ends[node] as State) };
}

/** An absorbing chain whose states are eliminated. */
class Elimination {
  /** Index node → node → probability of going there next. */
  private readonly ways: readonly Map<number, Fraction>[];
  /** Index node → nodes that lead there. */
  private readonly origins: readonly Set<number>[];

  constructor({ nodeCount, edgeStart, edgeEnd, edgeTo, edgeNumerator, edgeDenominator }: Walk<unknown>) {
    this.ways = Array.from({ length: nodeCount }, () => new Map());
    this.origins = Array.from({ length: nodeCount }, () => new Set());
    for (let node = 0; node < nodeCount; node += 1) {
      for (let edge = edgeStart[node] ?? 0; edge < (edgeEnd[node] ?? 0); edge += 1) {
        this.add(node, edgeTo[edge] ?? 0, new Fraction(edgeNumerator[edge] ?? 0n, edgeDenominator[edge] ?? 1n));
      }
    }
  }

  private add(from: number, to: number, p: Fraction): void {
    const ways = this.ways[from] as Map<number, Fraction>;
    ways.set(to, (ways.get(to) ?? Fraction.zero).plus(p));
    this.origins[to]?.add(from);
  }

  /** Hands the ways to a node on to where it leads in the end. */
  eliminate(node: number): void {
    const onward = this.onward(node);
    for (const origin of this.origins[node] ?? []) {
      if (origin === node) continue;
      const ways = this.ways[origin] as Map<number, Fraction>;
      const p = ways.get(node);
      ways.delete(node);
      if (p !== undefined) for (const [to, share] of onward) this.add(origin, to, p.times(share));
    }
    for (const to of onward.keys()) this.origins[to]?.delete(node);
  }

  /** Where a node leads once it does not come back to itself any more. */
  private onward(node: number): ReadonlyMap<number, Fraction> {
    const ways = this.ways[node] as Map<number, Fraction>;
    const stays = ways.get(node) ?? Fraction.zero;
    const leaves = Fraction.one.minus(stays);
    return new Map([...ways].filter(([to]) => to !== node).map(([to, p]) => [to, p.dividedBy(leaves)]));
  }

  /** Chance to end in a node, all others but the start being eliminated. */
  chanceOf(end: number): Fraction {
    return this.onward(0).get(end) ?? Fraction.zero;
  }
}

function lawOf(chances: readonly Fraction[]): Law {
  const denominator = chances.reduce((common, { denominator: d }) => leastCommonMultiple(common, d), 1n);
  const numerators = chances.map(({ numerator, denominator: d }) => (numerator * denominator) / d);
  return { ...makeLaw(chances.map((chance) => chance.toNumber())), fractions: { numerators, denominator } };
}
