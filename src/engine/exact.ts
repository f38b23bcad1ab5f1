import type { WalkLimits } from '../dice/enumerator.ts';
import { exploreMergedInPieces, type MergedOptions, type MergedWalk } from '../dice/explore-merged.ts';
import { finish, type Pieces } from '../dice/pieces.ts';
import { ExactLimitError } from '../errors.ts';
import type { Model, Tactics } from '../systems/system.ts';
import { Chain } from './chain.ts';
import { CellSteps } from './control/cells.ts';
import { ControlGraph } from './control/graph.ts';
import type { Endings } from './endings.ts';
import { factoredInPieces, isFactorable } from './factored/factored.ts';
import type { Asks, ExactResult, MetricLaw } from './result.ts';
import { ModelSteps, roundsOf, startMetrics, startOf } from './steps.ts';

/** How much an exact solution may cost before it is refused. */
export interface ExactLimits extends WalkLimits {
  /** Additions of probabilities in the whole solution. */
  readonly work: number;
}

/** Limits of an exact solution that was asked for: half a minute and half a gigabyte. */
export const ASKED_LIMITS: ExactLimits = { states: 2_000_000, branches: 20_000_000, work: 2e10 };

/**
 * Limits under which `method: auto` prefers the exact answer: some seconds. A fight of which no end is in sight is
 * given up after some tenths of a second. No clock decides, for results must not depend on the machine.
 */
export const AUTO_LIMITS: ExactLimits = { states: 250_000, branches: 800_000, work: 2e9, forecastFrom: 100_000 };

/** Most that the walk through a model without bounds may leave out. */
const DROPPED_MAX = 1e-12;

/** Actors of the fights for which the limits are made. */
const DUEL = 2;

/** States up to which a model that falls apart is walked all the same: a fraction of a second. */
const SMALL_STATES = 20_000;

/** Expected visits to a state below which such a walk leaves it out at first, and then, where that loses too much. */
const CUTS: readonly number[] = [3e-18, 1e-19, 0];

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
  asks: Asks = 'laws',
): ExactResult {
  return finish(solveInPieces(model, tactics, limits, asks));
}

/** The same in pieces. */
export function* solveInPieces<State>(
  model: Model<State>,
  tactics: Tactics,
  limits: ExactLimits,
  asks: Asks = 'laws',
): Pieces<ExactResult> {
  const { registers } = model;
  const graph = registers === undefined ? null : new ControlGraph(model, tactics, registers);
  const isTried = graph !== null && isFactorable(model as Model);
  const solution = isTried ? yield* solveFactorable(model, tactics, { limits, asks, graph }) : null;
  return solution ?? (yield* solveWalked(model, tactics, { limits, asks, graph }));
}

interface How<State> {
  readonly limits: ExactLimits;
  readonly asks: Asks;
  /** The states of a model with registers, as far as they were met: kept from one attempt to the next. */
  readonly graph: ControlGraph<State> | null;
}

/** What is small is walked, which leaves out less; what falls apart is solved so where it is not small. */
function* solveFactorable<State>(
  model: Model<State>,
  tactics: Tactics,
  how: How<State> & { readonly graph: ControlGraph<State> },
): Pieces<ExactResult | null> {
  const { limits, asks, graph } = how;
  try {
    const states = Math.min(limits.states, SMALL_STATES);
    return yield* solveWalked(model, tactics, { ...how, limits: { ...limits, states } });
  } catch (error) {
    if (!(error instanceof ExactLimitError)) throw error;
    return yield* factoredInPieces(model, graph, limits, asks);
  }
}

/** The law of a model whose states are walked. */
function* solveWalked<State>(model: Model<State>, tactics: Tactics, how: How<State>): Pieces<ExactResult> {
  const isBare = how.asks === 'outcomes';
  const { chain, outcomes, rounds } = yield* solveChain(model, tactics, how);
  const metrics: MetricLaw[] = [];
  if (!isBare) {
    if (model.roundsMax > 0) metrics.push({ p: rounds });
    const start = startMetrics(model);
    for (let i = 0; i < model.metrics.length; i += 1) {
      metrics.push({ p: yield* chain.solveMetric(i, start[i] ?? 0) });
      yield;
    }
  }
  const { states, branches } = chain.walk;
  return {
    outcomes,
    fractions: model.outcomes.map(() => null),
    metrics,
    standings: isBare || model.standing === undefined ? [] : chain.standings(outcomes[model.unresolved] === 1),
    states,
    branches,
    droppedMass: chain.droppedMass,
  };
}

/** Of a model with registers every state is kept, of all its actors: the more they are, the fewer states it may have. */
function forCrowds(limits: ExactLimits, { registers, actors }: Model): ExactLimits {
  if (registers === undefined || actors.length <= DUEL) return limits;
  return { ...limits, states: Math.ceil(limits.states * (DUEL / actors.length) ** 2) };
}

interface Solved extends Endings {
  readonly chain: Chain;
}

/** Walks and solves. @param cuts the next ones are for when the first loses too much */
function* solveChain<State>(
  model: Model<State>,
  tactics: Tactics,
  how: How<State>,
  [negligible = 0, ...finer]: readonly number[] = model.isUnbounded === true ? CUTS : [],
): Pieces<Solved> {
  const limits = forCrowds(how.limits, model);
  const isBare = how.asks === 'outcomes';
  const cells = how.graph === null ? null : new CellSteps(model, how.graph);
  const walk = yield* walkOf(model, tactics, cells, limits, { isBare, negligible, rounds: roundsOf(model) });
  const chain = new Chain(model as Model, walk);
  chain.checkWork(limits.work, isBare ? 0 : model.metrics.length);
  const solved = { chain, ...(yield* chain.solveOutcomes()) };
  if (finer.length === 0 || chain.droppedMass < DROPPED_MAX) return solved;
  return yield* solveChain(model, tactics, how, finer);
}

/** The states of a model; of one with registers the rules tell the ways once for all that differ in those alone. */
function walkOf<State>(
  model: Model<State>,
  tactics: Tactics,
  cells: CellSteps<State> | null,
  limits: WalkLimits,
  options: MergedOptions,
): Pieces<MergedWalk> {
  if (cells === null) return exploreMergedInPieces(new ModelSteps(model, tactics), startOf(model), limits, options);
  return exploreMergedInPieces(cells, cells.start(), limits, options);
}
