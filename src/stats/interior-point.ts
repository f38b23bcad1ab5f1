import { choleskyFactor, solveCholesky } from './linear.ts';
import { dot, type Matrix, rowTimes, timesColumn } from './matrix.ts';

/** A slice of a polytope: positive weights that move in given directions within linear limits. */
export interface Slice {
  /** Orthonormal directions in which the weights may move, one per row. */
  readonly directions: Matrix;
  /** Limits on the weights, one per row: limit · weights + slack ≥ 0. */
  readonly limits: Matrix;
  readonly slack: number;
}

/** A convex function of one weight, infinite or infinitely steep at 0. */
interface Potential {
  readonly value: (weight: number) => number;
  readonly slope: (weight: number) => number;
  readonly curvature: (weight: number) => number;
}

const NEGATIVE_ENTROPY: Potential = {
  value: (weight) => weight * Math.log(weight),
  slope: (weight) => Math.log(weight) + 1,
  curvature: (weight) => 1 / weight,
};

const NEGATIVE_LOGARITHM: Potential = {
  value: (weight) => -Math.log(weight),
  slope: (weight) => -1 / weight,
  curvature: (weight) => 1 / weight ** 2,
};

/** Σ potential(weight) - barrier · Σ ln(limit · weights + slack), to be minimised. */
interface Goal {
  readonly slice: Slice;
  readonly potential: Potential;
  readonly barrier: number;
  /** limits × directions: how fast each slack changes along each direction. */
  readonly slopes: Matrix;
}

const NEWTON_STEPS_MAX = 200;
/** A step from this decrement is the last: Newton's method squares what error is left, here 1e-6. */
const DECREMENT_LAST = 1e-12;
/** Share of the way to the nearest wall that one step may go. */
const WALL_SHARE = 0.95;
/** Share of the descent promised by the slope that a step must bring. @source Armijo (1966) */
const SUFFICIENT_SHARE = 0.1;
/** A step shortened to this gains nothing but rounding. */
const LENGTH_MIN = 1e-9;
const BARRIER_FIRST = 0.1;
const BARRIER_LAST = 1e-13;

/**
 * Analytic centre of a slice: the point that maximises the product of all weights and slacks.
 * @param start strictly inside
 * @source Boyd & Vandenberghe (2004), Convex Optimization, 8.5.3
 */
export function analyticCentre(slice: Slice, start: readonly number[]): number[] {
  return descend({ slice, potential: NEGATIVE_LOGARITHM, barrier: 1, slopes: slopesOf(slice) }, start);
}

/**
 * The weights of greatest entropy in a slice. They are unique, because entropy is strictly concave, and found to
 * within 1e-13 nats per limit (the duality gap of the barrier) besides rounding.
 * @param start strictly inside
 * @source Boyd & Vandenberghe (2004), Convex Optimization, 11.3: the barrier method
 */
export function maximiseEntropy(slice: Slice, start: readonly number[]): number[] {
  const slopes = slopesOf(slice);
  let weights = [...start];
  for (let barrier = BARRIER_FIRST; barrier > BARRIER_LAST / 2; barrier /= 10) {
    weights = descend({ slice, potential: NEGATIVE_ENTROPY, barrier, slopes }, weights);
  }
  return weights;
}

function slopesOf({ directions, limits }: Slice): number[][] {
  return limits.map((limit) => timesColumn(directions, limit));
}

function slacksOf({ limits, slack }: Slice, weights: readonly number[]): number[] {
  return timesColumn(limits, weights).map((value) => value + slack);
}

function goalValue({ slice, potential, barrier }: Goal, weights: readonly number[]): number {
  const ofWeights = weights.reduce((total, weight) => total + potential.value(weight), 0);
  return slacksOf(slice, weights).reduce((total, slack) => total - barrier * Math.log(slack), ofWeights);
}

/** Newton's method, steps halved until they descend. @source Boyd & Vandenberghe (2004), 9.5 */
function descend(goal: Goal, start: readonly number[]): number[] {
  let weights = [...start];
  for (let count = 0; count < NEWTON_STEPS_MAX; count += 1) {
    const newton = newtonStep(goal, weights);
    const next = descendOnce(goal, weights, newton);
    if (next === null) return weights;
    weights = next;
    if (newton.decrement <= DECREMENT_LAST) return weights;
  }
  return weights;
}

interface NewtonStep {
  /** Coordinates along the directions. */
  readonly step: readonly number[];
  /** Slope along the step: twice what is left to descend, near the minimum. */
  readonly decrement: number;
}

/** One step; null where rounding hides what descent is left. */
function descendOnce(goal: Goal, weights: readonly number[], { step, decrement }: NewtonStep): number[] | null {
  if (!(decrement > 0)) return null;
  const move = rowTimes(step, goal.slice.directions);
  const ofWeights = lengthToWall(weights, move);
  const ofSlacks = lengthToWall(slacksOf(goal.slice, weights), timesColumn(goal.slopes, step));
  const before = goalValue(goal, weights);
  for (let length = Math.min(1, WALL_SHARE * Math.min(ofWeights, ofSlacks)); length > LENGTH_MIN; length /= 2) {
    const next = weights.map((weight, index) => weight + length * (move[index] ?? 0));
    // The last step is too short for its descent to show.
    if (decrement <= DECREMENT_LAST) return next;
    if (goalValue(goal, next) < before - SUFFICIENT_SHARE * length * decrement) return next;
  }
  return null;
}

/** Multiple of the move at which the first of the positive values reaches 0. */
function lengthToWall(values: readonly number[], move: readonly number[]): number {
  return values.reduce((least, value, index) => {
    const change = move[index] ?? 0;
    return change < 0 ? Math.min(least, -value / change) : least;
  }, Number.POSITIVE_INFINITY);
}

/** Newton's step in coordinates along the directions; none when rounding has made the curvature indefinite. */
function newtonStep(goal: Goal, weights: readonly number[]): NewtonStep {
  const { slice, potential, barrier, slopes } = goal;
  const slacks = slacksOf(slice, weights);
  const pull = timesColumn(slice.directions, weights.map(potential.slope));
  const push = rowTimes(
    slacks.map((slack) => barrier / slack),
    slopes,
  );
  const descent = pull.map((value, index) => (push[index] ?? 0) - value);
  const stretch = weights.map((weight) => Math.sqrt(potential.curvature(weight)));
  const stiffness = slacks.map((slack) => Math.sqrt(barrier) / slack);
  // The curvature is the Gram matrix of these rows.
  const roots = slice.directions.map((direction, place) => [
    ...direction.map((value, index) => value * (stretch[index] ?? 0)),
    ...slopes.map((row, index) => (row[place] ?? 0) * (stiffness[index] ?? 0)),
  ]);
  const factor = choleskyFactor(roots.map((a) => roots.map((b) => dot(a, b))));
  if (factor === null) return { step: [], decrement: 0 };
  const step = solveCholesky(factor, descent);
  return { step, decrement: dot(step, descent) };
}
