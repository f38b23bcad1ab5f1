import type { MergedWalk } from '../dice/explore-merged.ts';
import type { Pieces } from '../dice/pieces.ts';
import { ExactLimitError, InvariantError } from '../errors.ts';
import { completeLaw } from '../stats/whole-law.ts';
import { type Model, ROUND_ENDS } from '../systems/system.ts';
import { EndingSums, type Endings } from './endings.ts';
import { Passage } from './endless-law.ts';
import { accumulateLaw, settledLaw } from './metric-law.ts';
import type { ExactResult } from './result.ts';
import { RoundsLaw, type Visits } from './rounds-law.ts';
import { WayMerger, type Ways } from './ways.ts';

/** Probability of being at a node in one round below which it is left out. */
const NEGLIGIBLE = 1e-26;

/** How far probabilities may be from summing to one. */
const MASS_TOLERANCE = 1e-12;

interface SolvedMetric {
  /** Its value at the start. */
  readonly start: number;
  /** Index of the gains of an edge → increase. */
  readonly increases: Int32Array;
  readonly law: Float64Array;
}

/** The absorbing chain of a walk, of which every edge within a round leads to a node of a lower number. */
export class Chain {
  readonly walk: MergedWalk;
  readonly merger: WayMerger;
  readonly roundsMax: number;
  readonly unresolved: number;
  readonly lawOf: readonly number[];
  /** Probability of reaching the cap of rounds; known once the outcomes are solved. */
  capped = 0;
  /** Probability left out: of states, of the pools that are rolled, and of the laws of metrics, all together. */
  droppedMass = 0;
  /** The part of it that was left out of states and pools, and so of every law. */
  private droppedOnTheWay = 0;
  private readonly model: Model;
  /** Known once the outcomes are solved. */
  private readonly visits: Visits;
  /** Index node → expected visits in the last round; known once the outcomes are solved. */
  private readonly lastVisits: Float64Array;
  private passage: Passage | null = null;
  private rounds: RoundsLaw | null = null;
  /** Metrics so far: what one side deals and what the other one suffers may be the same. */
  private readonly solved: SolvedMetric[] = [];

  constructor(model: Model, walk: MergedWalk) {
    this.model = model;
    this.walk = walk;
    this.merger = new WayMerger(walk);
    this.roundsMax = Math.max(1, model.roundsMax);
    this.unresolved = model.unresolved;
    this.lawOf = model.outcomes.map((_, outcome) => (model.settle === undefined ? 0 : outcome));
    this.visits = {
      expected: new Float64Array(walk.nodeCount),
      first: new Int32Array(walk.nodeCount),
      last: new Int32Array(walk.nodeCount),
    };
    this.lastVisits = new Float64Array(walk.nodeCount);
  }

  /** @param metricCount how many are to be solved */
  checkWork(limit: number, metricCount: number): void {
    const work = this.walk.edgeTo.length * this.roundsMax * (1 + 4 * metricCount);
    if (work > limit) throw tooMuchWork(work);
  }

  *solveOutcomes(): Pieces<Endings> {
    const { visits, lastVisits, roundsMax, unresolved } = this;
    const { nodeCount, nodeDropped } = this.walk;
    const lawOf = this.model.outcomes.map((_, outcome) => outcome);
    const laws = { lawOf, capped: Math.max(0, unresolved) };
    const { start, to, isRoundEnd, weight } = this.merger.merge(this.increasesOf(null), laws);
    const sums = new EndingSums(lawOf.length, roundsMax + 1);
    let mass = new Float64Array(nodeCount);
    let next = new Float64Array(nodeCount);
    mass[this.walk.start] = 1;
    for (let round = 1; round <= roundsMax; round += 1) {
      let isAlive = false;
      for (let node = nodeCount - 1; node >= 0; node -= 1) {
        const here = mass[node] as number;
        if (here === 0) continue;
        mass[node] = 0;
        this.droppedMass += here * (here < NEGLIGIBLE ? 1 : (nodeDropped[node] as number));
        if (here < NEGLIGIBLE) continue;
        visits.expected[node] = (visits.expected[node] as number) + here;
        if (visits.first[node] === 0) visits.first[node] = round;
        visits.last[node] = round;
        if (round === roundsMax) lastVisits[node] = here;
        const end = start[node + 1] as number;
        for (let way = start[node] as number; way < end; way += 1) {
          const flow = here * (weight[way] as number);
          const target = to[way] as number;
          if (isRoundEnd[way] === 0) {
            if (target >= 0) mass[target] = (mass[target] as number) + flow;
            else sums.add(-1 - target, flow);
          } else if (round === roundsMax) {
            sums.add(unresolved, flow);
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
    const { nodeCount, edgeStart, edgeCode, edgeWeight, edgeNote } = this.walk;
    const found = new Map<number, number>();
    for (let node = 0; node < nodeCount; node += 1) {
      const seen = this.lastVisits[node] as number;
      const end = edgeStart[node + 1] as number;
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
    const { model } = this;
    const increases = this.increasesOf(metric);
    // What a metric that is settled comes to follows from more than its increases.
    const isSettled = model.settle !== undefined;
    if (!isSettled && increases.every((increase) => increase === 0)) return point(start);
    const isLike = (one: SolvedMetric): boolean => one.start === start && isEqual(one.increases, increases);
    const known = isSettled ? undefined : this.solved.find(isLike);
    if (known !== undefined) return known.law.slice();
    const { laws, dropped } = yield* accumulateLaw(this, increases, start);
    this.droppedMass += dropped;
    const settled = settledLaw(laws, (value, outcome) => model.settle?.(metric, value, outcome) ?? value);
    const law = wholeLaw(settled, this.droppedOnTheWay + dropped);
    if (!isSettled) this.solved.push({ start, increases, law });
    return law;
  }

  passageOf(ways: Ways): Passage {
    this.passage ??= new Passage(ways);
    return this.passage;
  }

  roundsOf(ways: Ways): RoundsLaw {
    const { roundsMax, visits } = this;
    this.rounds ??= new RoundsLaw(ways, { start: this.walk.start, roundsMax, visits });
    return this.rounds;
  }

  /** Index of the gains of an edge → increment of a metric; of none where there is no metric. */
  private increasesOf(metric: number | null): Int32Array {
    const { gains } = this.walk;
    const counterCount = this.model.metrics.length;
    // Where nothing was counted, there is one sort of gains: none.
    const increases = new Int32Array(Math.max(1, gains.length / counterCount || 0));
    if (metric === null) return increases;
    for (let index = 0, at = metric; at < gains.length; index += 1, at += counterCount) {
      increases[index] = gains[at] as number;
    }
    return increases;
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

function isEqual(one: Int32Array, other: Int32Array): boolean {
  return one.every((increase, index) => increase === other[index]);
}

/** A law that is complete but for rounding, without its rounding. @param dropped probability known to be left out */
function wholeLaw(law: Float64Array, dropped: number): Float64Array {
  let sum = 0;
  for (let i = 0; i < law.length; i += 1) sum += law[i] as number;
  if (Math.abs(sum - 1) > MASS_TOLERANCE + dropped) throw new InvariantError(`exact probabilities sum to ${sum}`);
  return completeLaw(law, dropped);
}
