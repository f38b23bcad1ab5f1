import type { Dice } from '../dice/dice.ts';
import { type LogEntry, RecordingDice } from '../dice/recording.ts';
import { TapeDice } from '../dice/sampled.ts';
import { ScriptedDice } from '../dice/scripted.ts';
import { InvariantError } from '../errors.ts';
import { CONTINUES, type Language, type Model, ROUND_ENDS, type Tactics } from '../systems/system.ts';
import { resultMetrics, settleAll, Trial } from './block.ts';
import { Retelling } from './compiled/retelling.ts';
import { TakeDice } from './compiled/take-dice.ts';
import { BLOCK_TRIALS } from './result.ts';

/** More steps than a reader follows, and fewer than memory holds: a trial this long does not end. */
const STEPS_MAX = 100_000;

/** What happens in a trial, in order. */
export type Happening =
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'die'; readonly entry: LogEntry }
  /** The state in words, given at the start and after every step that changes it. */
  | { readonly kind: 'state'; readonly lines: StateWords };

/** A state in both languages, one line per fighter. */
export type StateWords = Readonly<Record<Language, readonly string[]>>;

/** One trial, told in full. */
export interface Replay {
  readonly happenings: readonly Happening[];
  /** Index of the outcome; negative when the trial failed. */
  readonly outcome: number;
  /** Index metric (order of `resultMetrics`) → final value. */
  readonly metrics: readonly number[];
  /** What broke the trial off: a script of the wrong length, a defect of the rules. */
  readonly failure: unknown;
}

/** What is to be told. */
export interface Stage {
  readonly model: Model;
  readonly tactics: Tactics;
}

/**
 * Tells one trial of a run again. Its luck is the tape of its block after the trials before it, so those are played
 * first, untold.
 * @param luck trial is 0-based, counted over the whole run; the model must be compiled as it was for the run
 */
export function replayTrial(stage: Stage, luck: { readonly seed: number; readonly trial: number }): Replay {
  const dice = new TapeDice();
  dice.seek(luck.seed, Math.floor(luck.trial / BLOCK_TRIALS));
  const before = new Trial(stage.model, stage.tactics);
  for (let played = luck.trial % BLOCK_TRIALS; played > 0; played -= 1) before.play(dice);
  return tell(stage, dice);
}

/**
 * Tells several trials of the first block of a run in one pass over it.
 * @param untold plays the trials between: the same rules, taking the same dice in larger steps
 * @param luck trials are 0-based, in any order, all of them below {@link BLOCK_TRIALS}
 * @returns trial → its replay
 */
export function replayTrials(
  stage: Stage,
  untold: Stage,
  luck: { readonly seed: number; readonly trials: readonly number[] },
): ReadonlyMap<number, Replay> {
  const told = new Map<number, Replay>();
  const dice = new TapeDice();
  dice.seek(luck.seed, 0);
  const between = new Trial(untold.model, untold.tactics);
  let next = 0;
  for (const trial of [...new Set(luck.trials)].sort((a, b) => a - b)) {
    for (; next < trial; next += 1) between.play(dice);
    told.set(trial, tell(stage, dice));
    next += 1;
  }
  return told;
}

/**
 * What tells trials of a run by tables again; its tables are built once for all of them. Where a machine drew a trial, dice that
 * play it are looked for: the trial is that of the run, its dice are some of those that lead to it.
 * @returns takes luck as {@link replayTrial} does; throws ExactLimitError where a trial is too improbable for dice to be found
 */
export function drawnTeller(stage: Stage): (luck: { readonly seed: number; readonly trial: number }) => Replay {
  const retelling = Retelling.of(stage.model, stage.tactics);
  if (retelling === null) return (luck) => replayTrial(stage, luck);
  return (luck) => tell(stage, new TakeDice(retelling.takesOf(luck)));
}

/** Tells the one trial that a script of faces describes; faces left over are a failure, as in a run. */
export function replayScript(stage: Stage, faces: readonly number[], siteName: (site: number) => string): Replay {
  const dice = new ScriptedDice(faces, { siteName });
  return tell(stage, dice, () => dice.finish());
}

function tell(stage: Stage, luck: Dice, finish: () => void = () => {}): Replay {
  const teller = new Teller(stage, new RecordingDice(luck));
  let outcome = CONTINUES;
  let failure: unknown = null;
  try {
    outcome = teller.play();
    finish();
  } catch (error) {
    failure = error;
  }
  return { happenings: teller.happenings, outcome, metrics: teller.metrics(outcome), failure };
}

class Teller {
  readonly happenings: Happening[] = [];
  readonly #stage: Stage;
  readonly #dice: RecordingDice;
  readonly #state: unknown;
  #told = 0;
  #rounds = 1;
  #seen = '';

  constructor(stage: Stage, dice: RecordingDice) {
    this.#stage = stage;
    this.#dice = dice;
    this.#state = stage.model.createState();
    stage.model.reset(this.#state);
  }

  /** The same course as {@link Trial.play}. */
  play(): number {
    const { model, tactics } = this.#stage;
    this.#tellState();
    if (model.roundsMax > 0) this.happenings.push({ kind: 'round', round: 1 });
    for (let steps = 0; steps < STEPS_MAX; steps += 1) {
      const result = this.#step(model, tactics);
      if (result >= 0) return result;
      if (result !== ROUND_ENDS) continue;
      if (this.#rounds >= model.roundsMax) return model.unresolved;
      this.#rounds += 1;
      this.happenings.push({ kind: 'round', round: this.#rounds });
    }
    throw new InvariantError(`the trial does not end within ${STEPS_MAX} steps`);
  }

  /** @param outcome below 0 where the trial did not end */
  metrics(outcome: number): readonly number[] {
    const { model } = this.#stage;
    const own = new Int32Array(model.metrics.length);
    model.measure(this.#state, own);
    if (outcome >= 0) settleAll(model, own, outcome);
    const values = model.metrics.map(({ min = 0 }, metric) => min + (own[metric] ?? 0));
    return resultMetrics(model).length > values.length ? [this.#rounds, ...values] : values;
  }

  #step(model: Model, tactics: Tactics): number {
    let result: number;
    try {
      result = model.step(this.#state, this.#dice, tactics);
    } finally {
      // Told even when the rules break down here: these dice are what a reader needs then.
      for (; this.#told < this.#dice.log.length; this.#told += 1) {
        this.happenings.push({ kind: 'die', entry: this.#dice.log[this.#told] as LogEntry });
      }
    }
    this.#tellState();
    return result;
  }

  #tellState(): void {
    const { model } = this.#stage;
    const lines = { en: model.describe(this.#state, 'en'), fr: model.describe(this.#state, 'fr') };
    const text = [...lines.en, ...lines.fr].join('\n');
    if (text === this.#seen) return;
    this.#seen = text;
    this.happenings.push({ kind: 'state', lines });
  }
}
