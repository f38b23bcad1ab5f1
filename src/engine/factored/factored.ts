import type { WalkLimits } from '../../dice/enumerator.ts';
import type { Pieces } from '../../dice/pieces.ts';
import { completeLaw } from '../../stats/whole-law.ts';
import type { Model } from '../../systems/system.ts';
import type { ControlGraph } from '../control/graph.ts';
import type { Asks, ExactResult } from '../result.ts';
import { startMetrics } from '../steps.ts';
import { Beliefs } from './beliefs.ts';
import { Frame } from './frame.ts';
import { NotFactored } from './not-factored.ts';
import { BelievedChain, type OwnChain, type OwnStart } from './own-chain.ts';
import { type Passed, passedThrough } from './passage.ts';
import { RoundChain } from './round-chain.ts';
import { StoryChain } from './stories.ts';

/** Most that is left out of a law. */
const DROPPED_MAX = 1e-9;

/** Probability, at most, that a roll of dice without limit goes beyond its law; and rolls of a round, at most. */
const ROLL_DROPPED = 1e-13;
const ROLLS_A_ROUND = 64;

/**
 * The exact law of a model of two registers that are independent but for the order of what happens to them: the orders of
 * a round are found once, and what they make of either register by itself.
 * @param graph the states of the model, as far as they were met
 * @returns null where a model does not fall apart so, or into too much
 */
export function* factoredInPieces<State>(
  model: Model<State>,
  graph: ControlGraph<State>,
  limits: WalkLimits,
  asks: Asks,
): Pieces<ExactResult | null> {
  try {
    return yield* new Factored(model as Model, graph as ControlGraph, limits).solve(asks);
  } catch (error) {
    if (error instanceof NotFactored) return null;
    throw error;
  }
}

/** Whether it may be: the rest is seen on the way. */
export function isFactorable({ registers, roundsMax, settle, standing, metrics }: Model): boolean {
  const isNumberOfState = metrics.some(({ isOfState }) => isOfState === true);
  const isOfTwo = registers?.parts !== undefined && registers.places.length === 2;
  return isOfTwo && roundsMax > 0 && settle === undefined && standing === undefined && !isNumberOfState;
}

class Factored {
  readonly #model: Model;
  readonly #graph: ControlGraph;
  readonly #frame: Frame;
  readonly #beliefs = new Beliefs();
  readonly #limits: WalkLimits;
  #dropped = 0;

  constructor(model: Model, graph: ControlGraph, limits: WalkLimits) {
    this.#model = model;
    this.#graph = graph;
    this.#limits = limits;
    this.#frame = new Frame(graph, limits.branches);
  }

  *solve(asks: Asks): Pieces<ExactResult> {
    const { metrics: measured, outcomes } = this.#model;
    const own = [this.#believed(0, measured.length), this.#believed(1, measured.length)] as const;
    const chain = this.#chainOf(own, 0);
    const passed = yield* passedThrough(chain, this.#model);
    this.#leaveOut(leftOut(passed));
    const metrics = [{ p: completeLaw(passed.rounds, this.#dropped) }];
    const starts = startMetrics(this.#model);
    const amounts = ([0, 1] as const).map((register) => measured.map((_, at) => this.#frame.counts(register, at)));
    for (let metric = 0; asks === 'laws' && metric < measured.length; metric += 1) {
      const start = starts[metric] as number;
      const [ofOne, ofOther] = amounts.map((counts) => counts[metric]);
      if (ofOne === true && ofOther === true) throw new NotFactored('amounts of both registers are one metric');
      const plain = plainLaw(passed, own, metric);
      if (ofOne !== true && ofOther !== true) metrics.push({ p: shifted(plain, start, this.#dropped) });
      else if (plain.length > 1) throw new NotFactored('a metric counts amounts and more');
      else metrics.push({ p: shifted(yield* this.#amountLaw(ofOne === true ? 0 : 1), start, this.#dropped) });
      yield;
    }
    return {
      outcomes: completeLaw(passed.outcomes, this.#dropped),
      fractions: outcomes.map(() => null),
      metrics,
      standings: [],
      states: chain.size,
      branches: this.#graph.branches,
      droppedMass: this.#dropped,
    };
  }

  /** The law of the total amount of a register at the end of a trial. */
  *#amountLaw(register: 0 | 1): Pieces<Float64Array> {
    const stories = new StoryChain(this.#frame.words[register], this.#beliefs, this.#startOf(register, 0));
    const own =
      register === 0 ? ([stories, this.#believed(1, 0)] as const) : ([this.#believed(0, 0), stories] as const);
    const chain = this.#chainOf(own, register);
    const passed = yield* passedThrough(chain, this.#model);
    this.#leaveOut(leftOut(passed));
    const { low, p } = yield* stories.totalOf(passed.ended[register]);
    const law = new Float64Array(low + p.length);
    law.set(p, low);
    this.#leaveOut(1 - p.reduceRight((all, chance) => all + chance, 0));
    return law;
  }

  #chainOf(own: readonly [OwnChain, OwnChain], lead: 0 | 1): RoundChain {
    return new RoundChain(this.#frame, own, { start: this.#graph.standIn(0), lead, pairsMax: this.#limits.states });
  }

  #believed(register: 0 | 1, counters: number): BelievedChain {
    return new BelievedChain(this.#frame.words[register], this.#beliefs, this.#startOf(register, counters));
  }

  #startOf(register: 0 | 1, counters: number): OwnStart {
    const graph = this.#graph;
    return { part: graph.partOf(0, register), value: graph.startRegisters[register] as number, counters };
  }

  /** @param dropped probability that was left out of a law */
  #leaveOut(dropped: number): void {
    this.#dropped = Math.max(this.#dropped, dropped);
    if (this.#dropped > DROPPED_MAX) throw new NotFactored('too much is left out');
  }
}

function leftOut({ dropped, roundsExpected }: Passed): number {
  return dropped + roundsExpected * ROLLS_A_ROUND * ROLL_DROPPED;
}

/** Law of what bands bring of a metric: those of one register alone. */
function plainLaw({ ended }: Passed, own: readonly [BelievedChain, BelievedChain], metric: number): readonly number[] {
  const lawOf = (register: 0 | 1): readonly number[] => {
    const law: number[] = [];
    for (const [state, p] of ended[register].entries()) {
      if (p === 0) continue;
      const value = own[register].gains(state)[metric] as number;
      while (law.length <= value) law.push(0);
      law[value] = (law[value] as number) + p;
    }
    return law;
  };
  const [one, other] = [lawOf(0), lawOf(1)];
  if (one.length > 1 && other.length > 1) throw new NotFactored('bands of both registers are one metric');
  return one.length > 1 ? one : other;
}

function shifted(law: ArrayLike<number>, start: number, dropped: number): Float64Array {
  const whole = new Float64Array(start + law.length);
  whole.set(law, start);
  return completeLaw(whole, dropped);
}
