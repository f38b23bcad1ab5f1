import type { Walk } from '../dice/explore.ts';
import type { Pieces } from '../dice/pieces.ts';
import { topologicalOrder } from '../dice/tabulate.ts';
import { ExactLimitError, InvariantError } from '../errors.ts';
import { completeLaw } from '../stats/whole-law.ts';
import { type Model, ROUND_ENDS } from '../systems/system.ts';
import { EndingSums, type Endings } from './endings.ts';
import { Passage } from './endless-law.ts';
import { GainFlows } from './gain-flows.ts';
import { accumulateLaw, settledLaw } from './metric-law.ts';
import type { ExactResult } from './result.ts';
import { lawAtEnds } from './state-law.ts';
import { WayMerger, type Ways } from './ways.ts';

/** Probability of being at a node in one round below which it is left out. */
const NEGLIGIBLE = 1e-26;

/** How far probabilities may be from summing to one. */
const MASS_TOLERANCE = 1e-12;

/** The absorbing chain of a walk. Nodes are kept in an order in which every edge of a round leads forward. */
export class Chain {
  readonly walk: Walk<unknown>;
  readonly merger: WayMerger;
  readonly roundsMax: number;
  readonly unresolved: number;
  readonly lawOf: readonly number[];
  readonly order: Int32Array;
  /** Probability of reaching the cap of rounds; known once the outcomes are solved. */
  capped = 0;
  /** Probability left out: of states, of the pools that are rolled, and of the laws of metrics, all together. */
  droppedMass = 0;
  /** The part of it that was left out of states and pools, and so of every law. */
  private droppedOnTheWay = 0;
  private readonly model: Model;
  /** Index node → expected visits in all rounds, and in the last one; known once the outcomes are solved. */
  private readonly visits: Float64Array;
  private readonly lastVisits: Float64Array;
  private flows: GainFlows | null = null;
  private passage: Passage | null = null;

  constructor(model: Model, walk: Walk<unknown>) {
    this.model = model;
    this.walk = walk;
    this.merger = new WayMerger(walk);
    this.roundsMax = Math.max(1, model.roundsMax);
    this.unresolved = model.unresolved;
    this.lawOf = model.outcomes.map((_, outcome) => (model.settle === undefined ? 0 : outcome));
    this.visits = new Float64Array(walk.nodeCount);
    this.lastVisits = new Float64Array(walk.nodeCount);
    this.order = topologicalOrder(walk, ROUND_ENDS);
  }

  checkWork(limit: number): void {
    const work = this.walk.edgeTo.length * this.roundsMax * (1 + 4 * this.model.metrics.length);
    if (work > limit) throw tooMuchWork(work);
  }

  *solveOutcomes(): Pieces<Endings> {
    const { order, visits, lastVisits, roundsMax, unresolved } = this;
    const { nodeDropped } = this.walk;
    const lawOf = this.model.outcomes.map((_, outcome) => outcome);
    const laws = { lawOf, capped: Math.max(0, unresolved) };
    const { start, to, isRoundEnd, weight } = this.merger.merge(this.increasesOf(null), laws);
    const sums = new EndingSums(lawOf.length, roundsMax + 1);
    const { ended } = sums;
    let mass = new Float64Array(order.length);
    let next = new Float64Array(order.length);
    mass[0] = 1;
    for (let round = 1; round <= roundsMax; round += 1) {
      let isAlive = false;
      for (let i = 0; i < order.length; i += 1) {
        const node = order[i] as number;
        const here = mass[node] as number;
        if (here === 0) continue;
        mass[node] = 0;
        this.droppedMass += here * (here < NEGLIGIBLE ? 1 : (nodeDropped[node] as number));
        if (here < NEGLIGIBLE) continue;
        visits[node] = (visits[node] as number) + here;
        if (round === roundsMax) lastVisits[node] = here;
        const end = start[node + 1] as number;
        for (let way = start[node] as number; way < end; way += 1) {
          const flow = here * (weight[way] as number);
          const target = to[way] as number;
          if (isRoundEnd[way] === 0) {
            if (target >= 0) mass[target] = (mass[target] as number) + flow;
            else ended[-1 - target] = (ended[-1 - target] as number) + flow;
          } else if (round === roundsMax) {
            ended[unresolved] = (ended[unresolved] as number) + flow;
            this.capped += flow;
          } else if (target < 0) this.droppedMass += flow;
          else {
            next[target] = (next[target] as number) + flow;
            isAlive = true;
          }
        }
      }
      sums.close(round);
      if (!isAlive) break;
      [mass, next] = [next, mass];
      yield;
    }
    const endings = sums.sums();
    this.droppedOnTheWay = this.droppedMass;
    wholeLaw(endings.outcomes, this.droppedMass);
    wholeLaw(endings.rounds, this.droppedMass);
    return endings;
  }

  /**
   * How things stand at the cap of rounds, the outcomes being solved.
   * @param isCertain whether every trial reaches it
   */
  standings(isCertain: boolean): ExactResult['standings'] {
    const { nodeCount, edgeStart, edgeEnd, edgeCode, edgeWeight, edgeNote } = this.walk;
    const found = new Map<number, number>();
    for (let node = 0; node < nodeCount; node += 1) {
      const seen = this.lastVisits[node] as number;
      const end = edgeEnd[node] as number;
      for (let edge = edgeStart[node] as number; seen > 0 && edge < end; edge += 1) {
        if (edgeCode[edge] !== ROUND_ENDS) continue;
        const note = edgeNote[edge] as number;
        found.set(note, (found.get(note) ?? 0) + seen * (edgeWeight[edge] as number));
      }
    }
    const law = Float64Array.from(found.values());
    if (isCertain) completeLaw(law, 0);
    return [...found.keys()]
      .map((standing, index) => ({ standing, p: law[index] as number }))
      .sort((a, b) => b.p - a.p || a.standing - b.standing);
  }

  /**
   * Law of one metric at the end of a trial, the outcomes being solved.
   * @param start its value at the start
   */
  *solveMetric(metric: number, start: number): Pieces<Float64Array> {
    const { settle, metrics } = this.model;
    const isOfState = metrics[metric]?.isOfState === true;
    this.flows ??= new GainFlows(this.walk, metrics.length, this.endFlow());
    const { isCounted, isFinal, isFalling } = this.flows.growthOf(metric);
    if (isFalling && !isOfState) {
      throw new ExactLimitError('exact/falling-metric', 'the exact solver needs metrics that never fall');
    }
    if (!isCounted && settle === undefined) return point(start);
    const dropped = this.droppedOnTheWay;
    if (settle !== undefined || !(isOfState || isFinal)) return yield* this.accumulate(metric, start);
    return isOfState
      ? wholeLaw(lawAtEnds({ walk: this.walk, endFlow: this.endFlow() }, this.increasesOf(metric), start), dropped)
      : wholeLaw(this.flows.finalLaw(metric, start, dropped), dropped);
  }

  /** Law of a metric, its increase carried along the chain, and settled where trials end. */
  private *accumulate(metric: number, start: number): Pieces<Float64Array> {
    const { laws, dropped } = yield* accumulateLaw(this, this.increasesOf(metric));
    const { model } = this;
    this.droppedMass += dropped;
    const law = settledLaw(laws, (gain, outcome) => model.settle?.(metric, start + gain, outcome) ?? start + gain);
    return wholeLaw(law, this.droppedOnTheWay + dropped);
  }

  passageOf(ways: Ways): Passage {
    this.passage ??= new Passage(ways, this.order);
    return this.passage;
  }

  /** Index of the gains of an edge → increment of a metric; of none where there is no metric. */
  private increasesOf(metric: number | null): Int32Array {
    const { gains } = this.walk;
    const counterCount = this.model.metrics.length;
    const increases = new Int32Array(counterCount === 0 ? 1 : gains.length / counterCount);
    if (metric === null) return increases;
    for (let index = 0, at = metric; at < gains.length; index += 1, at += counterCount) {
      increases[index] = gains[at] as number;
    }
    return increases;
  }

  /** Index edge → probability that a trial ends by it, the cap of rounds included. */
  private endFlow(): Float64Array {
    const { visits, lastVisits } = this;
    const { nodeCount, edgeStart, edgeEnd, edgeCode, edgeWeight } = this.walk;
    const flow = new Float64Array(edgeWeight.length);
    for (let node = 0; node < nodeCount; node += 1) {
      const last = edgeEnd[node] as number;
      for (let edge = edgeStart[node] as number; edge < last; edge += 1) {
        const code = edgeCode[edge] as number;
        if (code < 0 && code !== ROUND_ENDS) continue;
        const seen = (code < 0 ? lastVisits : visits)[node] as number;
        flow[edge] = seen * (edgeWeight[edge] as number);
      }
    }
    return flow;
  }
}

function tooMuchWork(work: number): ExactLimitError {
  const message = `the exact solution needs about ${work.toExponential(1)} additions`;
  return new ExactLimitError('exact/too-much-work', message, {
    hint: 'ask for fewer rounds or fighters, or use method: sampled',
  });
}

function point(value: number): Float64Array {
  const law = new Float64Array(value + 1);
  law[value] = 1;
  return law;
}

/** A law that is complete but for rounding, without its rounding. @param dropped probability known to be left out */
function wholeLaw(law: Float64Array, dropped: number): Float64Array {
  let sum = 0;
  for (let i = 0; i < law.length; i += 1) sum += law[i] as number;
  if (Math.abs(sum - 1) > MASS_TOLERANCE + dropped) throw new InvariantError(`exact probabilities sum to ${sum}`);
  return completeLaw(law, dropped);
}
