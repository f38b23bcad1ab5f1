import type { Dice } from '../dice/dice.ts';
import { finish, type Pieces } from '../dice/pieces.ts';
import type { TapeDice } from '../dice/sampled.ts';
import { ExactLimitError, InvariantError } from '../errors.ts';
import { CONTINUES, type Metric, type Model, ROUND_ENDS, type Tactics } from '../systems/system.ts';
import { BLOCK_TRIALS, type Tally } from './result.ts';
import { BlockCounter, checkTally } from './tally.ts';

/** A trial that takes more steps than this never ends: a defect of the rules. */
const STEPS_MAX = 10_000_000;

/**
 * Trials per call of the inner loop: long enough to be free, short enough that the optimiser replaces the loop's code
 * between calls rather than on the stack.
 */
const CHUNK_TRIALS = 2_048;

/** Work, see {@link workOf}, after which trials let others in: a few hundredths of a second. Common duels have 2,048 trials in it. */
export const PIECE_WORK = 2 ** 17;

/** The metric that the engine counts for models with rounds: the round in which the trial ended, from 1. */
const ROUNDS_METRIC: Metric = {
  name: 'rounds',
  label: { en: 'Rounds', fr: 'Tours' },
  unit: { en: 'rounds', fr: 'tours' },
};

/** Metrics of a result: `rounds` first when the model has rounds, then the model's own. */
export function resultMetrics(model: Pick<Model, 'metrics' | 'roundsMax'>): readonly Metric[] {
  return model.roundsMax > 0 ? [ROUNDS_METRIC, ...model.metrics] : model.metrics;
}

/** A place to play trials of one model over and over without allocating. */
export class Trial<State = unknown> {
  readonly model: Model<State>;
  readonly tactics: Tactics;
  readonly state: State;
  /** Index metric ({@link resultMetrics}) → value of the last trial played. */
  readonly values: Int32Array;
  /** Steps of the last trial played: how much work it was. */
  steps = 0;
  readonly #measured: Int32Array;

  constructor(model: Model<State>, tactics: Tactics) {
    const own = model.roundsMax > 0 ? 1 : 0;
    this.model = model;
    this.tactics = tactics;
    this.state = model.createState();
    this.values = new Int32Array(own + model.metrics.length);
    this.#measured = this.values.subarray(own);
  }

  /**
   * Plays one trial from the start and fills {@link values}.
   * @returns the outcome's index; negative when the trial does not end within ten million steps
   */
  play(dice: Dice): number {
    const { model, tactics, state, values } = this;
    const { roundsMax } = model;
    let rounds = 1;
    let outcome = CONTINUES;
    let steps = 0;
    model.reset(state);
    for (; steps < STEPS_MAX && outcome < 0; steps += 1) {
      outcome = model.step(state, dice, tactics);
      if (outcome === ROUND_ENDS) {
        if (rounds >= roundsMax) outcome = model.unresolved;
        else rounds += 1;
      }
    }
    this.steps = steps;
    if (roundsMax > 0) values[0] = rounds;
    model.measure(state, this.#measured);
    if (outcome >= 0) settleAll(model, this.#measured, outcome);
    return outcome;
  }
}

/** Metrics as counted, made what they come to when a trial ends so. */
export function settleAll<State>(model: Model<State>, measured: Int32Array, outcome: number): void {
  if (model.settle === undefined) return;
  for (let i = 0; i < measured.length; i += 1) measured[i] = model.settle(i, measured[i] as number, outcome);
}

/** One block to run: luck is a function of `seed` and `block` alone. */
export interface BlockOrder {
  readonly seed: number;
  /** 0-based; trial t of a run is in block ⌊t / 2^14⌋. */
  readonly block: number;
  /** Trials to play, from the block's first, at most {@link BLOCK_TRIALS}. */
  readonly trials: number;
}

/** Roughly how long the last trial played took, in a unit that no clock measures. */
export function workOf({ steps, model }: Trial): number {
  return steps * Math.max(1, model.actors.length);
}

/**
 * Plays a block of trials and adds them to a tally.
 * @throws InvariantError naming seed, trial and the replay command when the rules fail or never end
 * @throws ExactLimitError when a law that the rules draw from is too large to be worked out
 */
export function runBlock(trial: Trial, dice: TapeDice, order: BlockOrder, tally: Tally): void {
  finish(runBlockInPieces(trial, dice, order, tally));
}

/** The same in pieces. Given up between two of them, it leaves a tally that is of no use. */
export function* runBlockInPieces(trial: Trial, dice: TapeDice, order: BlockOrder, tally: Tally): Pieces<void> {
  dice.seek(order.seed, order.block);
  const counter = new BlockCounter(tally);
  try {
    while (counter.trials < order.trials) {
      runChunk(trial, dice, Math.min(CHUNK_TRIALS, order.trials - counter.trials), counter);
      yield;
    }
    counter.flush();
    checkTally(tally);
  } catch (cause) {
    if (cause instanceof ExactLimitError) throw outOfReach(cause);
    const number = order.block * BLOCK_TRIALS + counter.trials;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new InvariantError(`trial ${number} of seed ${order.seed} failed: ${reason}`, {
      hint: `this is a defect of Fracas, please report it; fracas replay FILE --seed ${order.seed} --trial ${number} shows the trial`,
      cause,
    });
  }
}

function outOfReach(cause: ExactLimitError): ExactLimitError {
  return new ExactLimitError(cause.code, `a table to draw from is out of reach: ${cause.message}`, {
    hint: '--engine dice rolls every die instead',
    cause,
  });
}

/** Plays as many trials, or fewer where they are long. */
function runChunk(trial: Trial, dice: TapeDice, trials: number, counter: BlockCounter): void {
  const { values, model } = trial;
  const stepsMax = PIECE_WORK / Math.max(1, model.actors.length);
  for (let played = 0, steps = 0; played < trials && steps < stepsMax; played += 1, steps += trial.steps) {
    const outcome = trial.play(dice);
    if (outcome < 0) throw new InvariantError('it does not end');
    counter.record(outcome, values);
  }
}
