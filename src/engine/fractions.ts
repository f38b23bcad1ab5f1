import { addFraction } from '../dice/edges.ts';
import type { WalkLimits } from '../dice/enumerator.ts';
import { explore, type Walk } from '../dice/explore.ts';
import { topologicalOrder } from '../dice/tabulate.ts';
import { ExactLimitError } from '../errors.ts';
import { type Model, ROUND_ENDS, type Tactics } from '../systems/system.ts';
import type { ExactResult } from './result.ts';
import { ModelSteps, roundsOf, startOf } from './steps.ts';

/** Longest denominator shown, in decimal digits. */
const FRACTION_DIGITS_MAX = 30;

/** Most rounds that are also solved in fractions: beyond, they would be too long to be read. */
const FRACTION_ROUNDS_MAX = 2;

/** Largest sum of edges over all rounds, for the same reason. */
const FRACTION_WORK_MAX = 4_000;

/** How far fractions are sought: every state but the first has an edge that leads to it. */
const FRACTION_LIMITS: WalkLimits = { states: FRACTION_WORK_MAX + 1, branches: 200_000 };

/** Whether fractions may be short enough to be worth a model that carries them, by the law that is known already. */
export function mayHaveFractions({ roundsMax }: Model, { states, branches }: ExactResult): boolean {
  const isSmall = states <= FRACTION_LIMITS.states && branches <= FRACTION_LIMITS.branches;
  return isSmall && roundsMax <= FRACTION_ROUNDS_MAX;
}

/**
 * Probabilities of the outcomes as fractions in lowest terms, null where they are too long to be read.
 * @param model compiled so that its laws carry fractions
 */
export function solveFractions<State>(model: Model<State>, tactics: Tactics): readonly (string | null)[] {
  const nothing = model.outcomes.map(() => null);
  if (model.roundsMax > FRACTION_ROUNDS_MAX) return nothing;
  const walk = exploreRationals(model, tactics);
  if (walk === null || walk.edgeTo.length * Math.max(1, model.roundsMax) > FRACTION_WORK_MAX) return nothing;
  return solveChain(model as Model, walk);
}

/** The walk with exact weights, or null where they are out of reach. */
function exploreRationals<State>(model: Model<State>, tactics: Tactics): Walk<State> | null {
  try {
    const walk = explore(new ModelSteps(model, tactics), startOf(model), FRACTION_LIMITS, {
      isRational: true,
      rounds: roundsOf(model),
    });
    return walk.isRational ? walk : null;
  } catch (error) {
    if (error instanceof ExactLimitError) return null;
    throw error;
  }
}

/** Outcome probabilities as `a/b`, or null where the denominator is too long. */
function solveChain(model: Model, walk: Walk<unknown>): readonly (string | null)[] {
  const { edgeStart, edgeEnd, edgeTo, edgeCode, edgeNumerator, edgeDenominator } = walk;
  const order = topologicalOrder(walk, ROUND_ENDS);
  const zero = (): bigint[] => new Array<bigint>(order.length).fill(0n);
  const one = (): bigint[] => new Array<bigint>(order.length).fill(1n);
  const outcomes = model.outcomes.map(() => 0n);
  const below = model.outcomes.map(() => 1n);
  const roundsMax = Math.max(1, model.roundsMax);
  let [top, bottom, nextTop, nextBottom] = [zero(), one(), zero(), one()];
  top[0] = 1n;
  for (let round = 1; round <= roundsMax; round += 1) {
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
        else if (round === roundsMax) addFraction(outcomes, below, model.unresolved, en, ed);
        else addFraction(nextTop, nextBottom, to, en, ed);
      }
    }
    [top, bottom, nextTop, nextBottom] = [nextTop, nextBottom, zero(), one()];
  }
  return outcomes.map((n, i) => lowestTerms(n, below[i] ?? 1n));
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
