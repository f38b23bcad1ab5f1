import { addFraction } from '../dice/edges.ts';
import { explore, type Walk, type WalkLimits } from '../dice/explore.ts';
import { topologicalOrder } from '../dice/tabulate.ts';
import { ExactLimitError, InvariantError } from '../errors.ts';
import { type Model, ROUND_ENDS, type Tactics } from '../systems/system.ts';
import { accumulateLaw, settledLaw } from './metric-law.ts';
import { BINS_MAX, type ExactResult, type MetricLaw } from './result.ts';
import { lawAtEnds } from './state-law.ts';
import { roundsOf, startMetrics, startOf, stepsOfModel } from './steps.ts';

/** How much an exact solution may cost before it is refused. */
export interface ExactLimits extends WalkLimits {
  /** Additions of probabilities in the whole solution. */
  readonly work: number;
}

/** Limits of an exact solution that was asked for: some seconds and some hundred megabytes. */
export const ASKED_LIMITS: ExactLimits = { states: 150_000, branches: 8_000_000, work: 1e10 };

/** Limits under which `method: auto` prefers the exact answer: about a second. */
export const AUTO_LIMITS: ExactLimits = { states: 40_000, branches: 1_500_000, work: 1e9 };

/** Longest denominator shown, in decimal digits. */
const FRACTION_DIGITS_MAX = 30;

/** Largest sum of edges over all rounds that is also solved in fractions: beyond, they would be too long to be read. */
const FRACTION_WORK_MAX = 4_000;

/** How far fractions are sought: every state but the first has an edge that leads to it. */
const FRACTION_LIMITS: WalkLimits = { states: FRACTION_WORK_MAX + 1, branches: 200_000 };

/** Most that the walk through a model without bounds may leave out. */
const DROPPED_MAX = 1e-12;

/** Expected visits to a state below which such a walk leaves it out at first, and then, where that loses too much. */
const CUTS: readonly number[] = [3e-18, 1e-19, 0];

/** Probability of being at a node in one round below which it is left out. */
const NEGLIGIBLE = 1e-26;

/** How far probabilities may be from summing to one. */
const MASS_TOLERANCE = 1e-12;

/**
 * The exact law of a model: its states are walked once, equal futures merged, and the absorbing chain is solved round
 * by round up to the cap, each metric along with it. Of a model without bounds the walk leaves out what is all but
 * impossible; how much that was is part of the result.
 * @throws ExactLimitError when it exceeds the limits
 * @throws InvariantError when probabilities do not sum to one within 1e-12
 */
export function solveExact<State>(
  model: Model<State>,
  tactics: Tactics,
  limits: ExactLimits = ASKED_LIMITS,
): ExactResult {
  const cuts = model.isUnbounded === true ? CUTS : [0];
  const { chain, outcomes, rounds } = solveChain(model, tactics, limits, cuts);
  const metrics: MetricLaw[] = [];
  if (model.roundsMax > 0) metrics.push({ p: rounds });
  const start = startMetrics(model);
  for (let i = 0; i < model.metrics.length; i += 1) metrics.push({ p: chain.solveMetric(i, start[i] ?? 0) });
  const { nodeCount, branches } = chain.walk;
  return {
    outcomes,
    fractions: model.outcomes.map(() => null),
    metrics,
    states: nodeCount,
    branches,
    droppedMass: chain.droppedMass,
  };
}

interface Solved<State> {
  readonly chain: Chain<State>;
  readonly outcomes: Float64Array;
  readonly rounds: Float64Array;
}

/** Walks and solves. @param cuts the next ones are for when the first loses too much */
function solveChain<State>(
  model: Model<State>,
  tactics: Tactics,
  limits: ExactLimits,
  [negligible = 0, ...finer]: readonly number[],
): Solved<State> {
  const walk = explore(stepsOfModel(model, tactics), startOf(model), limits, { negligible, rounds: roundsOf(model) });
  const chain = new Chain(model, walk);
  chain.checkWork(limits.work);
  const solved = { chain, ...chain.solveOutcomes() };
  if (finer.length === 0 || chain.droppedMass < DROPPED_MAX) return solved;
  return solveChain(model, tactics, limits, finer);
}

/**
 * Probabilities of the outcomes as fractions in lowest terms, null where they are too long to be read.
 * @param model compiled so that its laws carry fractions
 */
export function solveFractions<State>(model: Model<State>, tactics: Tactics): readonly (string | null)[] {
  const nothing = model.outcomes.map(() => null);
  if (model.roundsMax > 2) return nothing;
  const walk = exploreRationals(model, tactics);
  if (walk === null || walk.edgeTo.length * Math.max(1, model.roundsMax) > FRACTION_WORK_MAX) return nothing;
  return new Chain(model, walk).solveFractions();
}

/** The walk with exact weights, or null where they are out of reach. */
function exploreRationals<State>(model: Model<State>, tactics: Tactics): Walk<State> | null {
  try {
    const walk = explore(stepsOfModel(model, tactics), startOf(model), FRACTION_LIMITS, {
      isRational: true,
      rounds: roundsOf(model),
    });
    return walk.isRational ? walk : null;
  } catch (error) {
    if (error instanceof ExactLimitError) return null;
    throw error;
  }
}

/** The absorbing chain of a walk. Nodes are kept in an order in which every edge of a round leads forward. */
class Chain<State> {
  readonly walk: Walk<State>;
  private readonly outcomeCount: number;
  private readonly metricCount: number;
  readonly roundsMax: number;
  readonly unresolved: number;
  readonly lawOf: readonly number[];
  private readonly settle: Model<State>['settle'];
  private readonly metrics: Model<State>['metrics'];
  readonly order: Int32Array;
  /** Index edge → probability that a trial ends by it; known once the outcomes are solved. */
  readonly endFlow: Float64Array;
  /** Probability left out: of states, of the pools that are rolled, and of the laws of metrics, all together. */
  droppedMass = 0;

  constructor(model: Model<State>, walk: Walk<State>) {
    this.outcomeCount = model.outcomes.length;
    this.metricCount = model.metrics.length;
    this.roundsMax = Math.max(1, model.roundsMax);
    this.unresolved = model.unresolved;
    this.settle = model.settle?.bind(model);
    this.metrics = model.metrics;
    this.lawOf = model.outcomes.map((_, outcome) => (this.settle === undefined ? 0 : outcome));
    this.walk = walk;
    const { edgeCode } = walk;
    this.endFlow = new Float64Array(edgeCode.length);
    this.order = topologicalOrder(walk, (edge) => edgeCode[edge] !== ROUND_ENDS);
  }

  checkWork(limit: number): void {
    const work = this.walk.edgeTo.length * this.roundsMax * (1 + 4 * this.metricCount);
    if (work <= limit) return;
    throw new ExactLimitError(
      'exact/too-much-work',
      `the exact solution needs about ${work.toExponential(1)} additions`,
      {
        hint: 'ask for fewer rounds or fighters, or use method: sampled',
      },
    );
  }

  /** Outcome probabilities, and the law of the round in which a trial ends (index round). */
  solveOutcomes(): { readonly outcomes: Float64Array; readonly rounds: Float64Array } {
    const { edgeStart, edgeEnd, edgeTo, edgeCode, edgeWeight, nodeDropped } = this.walk;
    const { order, unresolved } = this;
    const outcomes = new Float64Array(this.outcomeCount);
    const carry = new Float64Array(this.outcomeCount);
    const rounds = new Float64Array(Math.min(BINS_MAX, this.roundsMax + 1));
    const { endFlow } = this;
    const end = (outcome: number, round: number, mass: number): void => {
      rounds[round] = (rounds[round] ?? 0) + mass;
      // Neumaier
      const sum = outcomes[outcome] ?? 0;
      const next = sum + mass;
      const lost = Math.abs(sum) >= Math.abs(mass) ? sum - next + mass : mass - next + sum;
      carry[outcome] = (carry[outcome] ?? 0) + lost;
      outcomes[outcome] = next;
    };
    let mass = new Float64Array(order.length);
    let next = new Float64Array(order.length);
    mass[0] = 1;
    for (let round = 1; round <= this.roundsMax; round += 1) {
      let isAlive = false;
      for (let i = 0; i < order.length; i += 1) {
        const node = order[i] as number;
        const here = mass[node] as number;
        if (here === 0) continue;
        mass[node] = 0;
        this.droppedMass += here * (here < NEGLIGIBLE ? 1 : (nodeDropped[node] as number));
        if (here < NEGLIGIBLE) continue;
        const last = edgeEnd[node] as number;
        for (let edge = edgeStart[node] as number; edge < last; edge += 1) {
          const flow = here * (edgeWeight[edge] as number);
          const code = edgeCode[edge] as number;
          const to = edgeTo[edge] as number;
          if (code >= 0) {
            endFlow[edge] = (endFlow[edge] as number) + flow;
            end(code, round, flow);
          } else if (code !== ROUND_ENDS) mass[to] = (mass[to] as number) + flow;
          else if (round === this.roundsMax) {
            endFlow[edge] = (endFlow[edge] as number) + flow;
            end(unresolved, round, flow);
          } else if (to < 0) this.droppedMass += flow;
          else {
            next[to] = (next[to] as number) + flow;
            isAlive = true;
          }
        }
      }
      if (!isAlive) break;
      [mass, next] = [next, mass];
    }
    for (let i = 0; i < outcomes.length; i += 1) outcomes[i] = (outcomes[i] ?? 0) + (carry[i] ?? 0);
    checkMass(outcomes, this.droppedMass);
    return { outcomes, rounds };
  }

  /**
   * Law of one metric at the end of a trial, the outcomes being solved.
   * @param start its value at the start
   */
  solveMetric(metric: number, start: number): Float64Array {
    const { settle } = this;
    const { edgeCode, edgeGain, gains: met } = this.walk;
    const gains = new Int32Array(edgeCode.length);
    const isOfState = this.metrics[metric]?.isOfState === true;
    let isFinal = true;
    let isCounted = false;
    for (let edge = 0; edge < gains.length; edge += 1) {
      const gain = met[(edgeGain[edge] as number) * this.metricCount + metric] as number;
      gains[edge] = gain;
      if (gain === 0) continue;
      isCounted = true;
      if ((edgeCode[edge] as number) < 0) isFinal = false;
      if (gain < 0 && !isOfState) {
        throw new ExactLimitError('exact/falling-metric', 'the exact solver needs metrics that never fall');
      }
    }
    if (!isCounted && settle === undefined) return point(start);
    const law =
      settle !== undefined || !(isOfState || isFinal)
        ? this.accumulate(gains, metric, start)
        : isOfState
          ? lawAtEnds(this, gains, start)
          : this.finalGains(gains, start);
    checkMass(law, this.droppedMass);
    return law;
  }

  /** Law of a metric that grows only by the step that ends a trial. */
  private finalGains(gains: Int32Array, start: number): Float64Array {
    const { endFlow } = this;
    let most = 0;
    for (let edge = 0; edge < gains.length; edge += 1) most = Math.max(most, gains[edge] as number);
    const law = new Float64Array(start + 1 + most);
    let ended = 0;
    for (let edge = 0; edge < gains.length; edge += 1) {
      const flow = endFlow[edge] as number;
      const value = start + (gains[edge] as number);
      ended += flow;
      law[value] = (law[value] as number) + flow;
    }
    law[start] = (law[start] as number) + Math.max(0, 1 - ended); // those who reach the cap of rounds
    return law;
  }

  /** Law of a metric, its increase carried along the chain, and settled where trials end. */
  private accumulate(gains: Int32Array, metric: number, start: number): Float64Array {
    const { laws, dropped } = accumulateLaw(this, gains);
    this.droppedMass += dropped;
    return settledLaw(laws, (gain, outcome) => this.settle?.(metric, start + gain, outcome) ?? start + gain);
  }

  /** Outcome probabilities as `a/b`, or null where the denominator is too long. */
  solveFractions(): readonly (string | null)[] {
    const { edgeStart, edgeEnd, edgeTo, edgeCode, edgeNumerator, edgeDenominator } = this.walk;
    const { order } = this;
    const zero = (): bigint[] => new Array<bigint>(order.length).fill(0n);
    const one = (): bigint[] => new Array<bigint>(order.length).fill(1n);
    const outcomes = new Array<bigint>(this.outcomeCount).fill(0n);
    const below = new Array<bigint>(this.outcomeCount).fill(1n);
    let [top, bottom, nextTop, nextBottom] = [zero(), one(), zero(), one()];
    top[0] = 1n;
    for (let round = 1; round <= this.roundsMax; round += 1) {
      for (const node of order) {
        const n = top[node] ?? 0n;
        const d = bottom[node] ?? 1n;
        if (n === 0n) continue;
        for (let edge = edgeStart[node] ?? 0; edge < (edgeEnd[node] ?? 0); edge += 1) {
          const code = edgeCode[edge] ?? 0;
          const to = edgeTo[edge] ?? 0;
          const en = n * (edgeNumerator[edge] ?? 0n);
          const ed = d * (edgeDenominator[edge] ?? 1n);
          if (code >= 0) addFraction(outcomes, below, code, en, ed);
          else if (code !== ROUND_ENDS) addFraction(top, bottom, to, en, ed);
          else if (round === this.roundsMax) addFraction(outcomes, below, this.unresolved, en, ed);
          else addFraction(nextTop, nextBottom, to, en, ed);
        }
      }
      [top, bottom, nextTop, nextBottom] = [nextTop, nextBottom, zero(), one()];
    }
    return outcomes.map((n, i) => lowestTerms(n, below[i] ?? 1n));
  }
}

function point(value: number): Float64Array {
  const law = new Float64Array(value + 1);
  law[value] = 1;
  return law;
}

/** @param dropped probability known to be left out */
function checkMass(law: Float64Array, dropped: number): void {
  let sum = 0;
  for (const p of law) sum += p;
  if (Math.abs(sum - 1) > MASS_TOLERANCE + dropped) throw new InvariantError(`exact probabilities sum to ${sum}`);
}

function lowestTerms(numerator: bigint, denominator: bigint): string | null {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  const n = numerator / a;
  const d = denominator / a;
  const text = `${d}`;
  if (text.length > FRACTION_DIGITS_MAX) return null;
  return d === 1n ? `${n}` : `${n}/${text}`;
}
