import type { Pieces } from '../../dice/pieces.ts';
import { completeLaw } from '../../stats/whole-law.ts';
import type { Model, Tactics } from '../../systems/system.ts';
import { ControlGraph } from '../control/graph.ts';
import { EndingSums } from '../endings.ts';
import type { Asks } from '../exact.ts';
import type { ExactResult } from '../result.ts';
import { startMetrics } from '../steps.ts';
import { AmountLaws } from './amount-laws.ts';
import { AmountTotals } from './amount-totals.ts';
import { Beliefs } from './beliefs.ts';
import { Frame } from './frame.ts';
import { NotFactored } from './not-factored.ts';
import { OwnChain } from './own-chain.ts';
import { type Final, type Pair, RoundChain, type RoundWays } from './round-chain.ts';

/** Probability of a pair in a round, and of a way from a pair, below which it is left out. */
const NEGLIGIBLE = 1e-15;

/** Most that is left out of a law. */
const DROPPED_MAX = 1e-9;

/** Probability, at most, that one roll of dice without limit goes beyond its law, and rolls of a round, at most. */
const ROLL_DROPPED = 1e-13;
const ROLLS_A_ROUND = 64;

/** Null where a model is not of two registers that fall apart, or into too much. */
export function* factoredInPieces<State>(
  model: Model<State>,
  tactics: Tactics,
  asks: Asks,
): Pieces<ExactResult | null> {
  const { registers } = model;
  const isPlain =
    registers?.parts !== undefined &&
    registers.places.length === 2 &&
    model.roundsMax > 0 &&
    model.settle === undefined &&
    model.standing === undefined &&
    model.metrics.every(({ isOfState }) => isOfState !== true);
  if (!isPlain || registers === undefined) return null;
  try {
    const graph = new ControlGraph(model, tactics, registers);
    return yield* new Factored(model as Model, graph).solve(asks);
  } catch (error) {
    if (error instanceof NotFactored) { console.log(error); return null; }
    throw error;
  }
}

class Factored {
  readonly #model: Model;
  readonly #graph: ControlGraph;
  readonly #laws = new AmountLaws();
  readonly #frame: Frame;
  readonly #own: readonly [OwnChain, OwnChain];
  readonly #chain: RoundChain;
  /** Index pair → ways, as far as it was met. */
  readonly #ways: (RoundWays | undefined)[] = [];
  /** Index pair → expected visits. */
  readonly #visits: number[] = [];
  /** Index final → probability. */
  readonly #ended: number[] = [];
  #dropped = 0;
  #capped = 0;

  constructor(model: Model, graph: ControlGraph) {
    const start = graph.standIn(0);
    const beliefs = new Beliefs(this.#laws);
    const frame = new Frame(graph);
    const chainOf = (register: 0 | 1): OwnChain =>
      new OwnChain(frame.words[register], beliefs, this.#laws, {
        part: graph.partOf(0, register),
        value: graph.startRegisters[register] as number,
        counters: model.metrics.length,
      });
    this.#model = model;
    this.#graph = graph;
    this.#frame = frame;
    this.#own = [chainOf(0), chainOf(1)];
    this.#chain = new RoundChain(frame, this.#own, start);
  }

  *solve(asks: Asks): Pieces<ExactResult> {
    const { outcomes, rounds } = yield* this.#outcomes();
    const left = this.#dropped;
    if (left > DROPPED_MAX) throw new NotFactored('too much is left out');
    const metrics = [{ p: completeLaw(rounds, left) }];
    const starts = startMetrics(this.#model);
    for (let metric = 0; asks === 'laws' && metric < starts.length; metric += 1) {
      metrics.push({ p: completeLaw(yield* this.#metric(metric, starts[metric] as number), left) });
      yield;
    }
    return {
      outcomes: completeLaw(outcomes, left),
      fractions: this.#model.outcomes.map(() => null),
      metrics,
      standings: [],
      states: this.#chain.pairs.length,
      branches: this.#graph.branches,
      droppedMass: this.#dropped,
    };
  }

  *#outcomes(): Pieces<{ readonly outcomes: Float64Array; readonly rounds: Float64Array }> {
    const { roundsMax, unresolved, outcomes } = this.#model;
    const chain = this.#chain;
    const sums = new EndingSums(outcomes.length, roundsMax + 1);
    let here = new Map([[0, 1]]);
    for (let round = 1; round <= roundsMax && here.size > 0; round += 1) {
      const next = new Map<number, number>();
      for (const [pair, mass] of here) {
        if (mass < NEGLIGIBLE) {
          this.#dropped += mass;
          continue;
        }
        this.#visits[pair] = (this.#visits[pair] ?? 0) + mass;
        this.#dropped += mass * ROLLS_A_ROUND * ROLL_DROPPED;
        const { to, p } = this.#waysFrom(pair);
        let gone = 0;
        for (let way = 0; way < to.length; way += 1) {
          const flow = mass * (p[way] as number);
          gone += p[way] as number;
          const target = to[way] as number;
          if (target < 0) this.#end(~target, flow, sums.ended);
          else if (round < roundsMax) next.set(target, (next.get(target) ?? 0) + flow);
          else {
            this.#capped += flow;
            this.#end(chain.finalOf(unresolved, (chain.pairs[target] as Pair).own), flow, sums.ended);
          }
        }
        this.#dropped += mass * Math.max(0, 1 - gone);
        if (Math.abs(1 - gone) > 1e-6) throw new NotFactored('a word is told to nobody');
      }
      sums.close(round);
      here = next;
      yield;
    }
    return sums.sums();
  }

  #end(final: number, flow: number, ended: Float64Array): void {
    const { outcome } = this.#chain.finals[final] as Final;
    ended[outcome] = (ended[outcome] as number) + flow;
    this.#ended[final] = (this.#ended[final] ?? 0) + flow;
  }

  #waysFrom(pair: number): RoundWays {
    this.#ways[pair] ??= this.#chain.waysFrom(pair, -1, NEGLIGIBLE);
    return this.#ways[pair];
  }

  /** Law of a metric at the end of a trial. @param start its value at the start */
  *#metric(metric: number, start: number): Pieces<Float64Array> {
    const registers = this.#frame.countingInto(metric);
    if (registers.length > 1) throw new NotFactored('amounts of both registers count in one metric');
    const [register] = registers;
    if (register === undefined) return this.#plainLaw(metric, start);
    const [one, other] = this.#own;
    for (const chain of [one, other]) {
      for (let own = 0; own < chain.size; own += 1) {
        if (chain.gains(own)[metric] !== 0) throw new NotFactored('a metric counts amounts and more');
      }
    }
    const totals = new AmountTotals(this.#chain, this.#own, this.#laws, register);
    const solved = { visits: this.#visits, ways: this.#ways, capped: this.#capped };
    const law = yield* totals.run(this.#model, solved);
    this.#dropped = Math.max(this.#dropped, 1 - law.reduceRight((sum, p) => sum + p, 0));
    const whole = new Float64Array(start + law.length);
    whole.set(law, start);
    return whole;
  }

  #plainLaw(metric: number, start: number): Float64Array {
    const [one, other] = this.#own;
    const law: number[] = [];
    for (const [final, p] of this.#ended.entries()) {
      const { own } = this.#chain.finals[final] as Final;
      const value = start + (one.gains(own[0])[metric] as number) + (other.gains(own[1])[metric] as number);
      while (law.length <= value) law.push(0);
      law[value] = (law[value] as number) + (p ?? 0);
    }
    return Float64Array.from(law);
  }
}
