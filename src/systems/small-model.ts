import type { Dice } from '../dice/dice.ts';
import type { Picture } from './picture.ts';
import {
  CONTINUES,
  type CompileOptions,
  type Language,
  type Measurement,
  type Metric,
  type Model,
  type Outcome,
} from './system.ts';

/** What a model of a few rolls says of itself. */
export interface ModelFacts {
  readonly outcomes: readonly Outcome[];
  readonly metrics: readonly Metric[];
  readonly actors: readonly string[];
  /** For which its dice are asked: one roll a step, unless they are sampled. */
  readonly engine: CompileOptions['engine'];
}

/** A model without rounds whose steps are single rolls: all of them one step where equal futures need not meet. */
export abstract class SmallModel<State> implements Model<State> {
  readonly outcomes: readonly Outcome[];
  readonly metrics: readonly Metric[];
  readonly actors: readonly string[];
  readonly roundsMax: number = 0;
  readonly unresolved: number = -1;
  abstract readonly keyLength: number;
  private readonly isStepwise: boolean;

  constructor({ outcomes, metrics, actors, engine }: ModelFacts) {
    this.outcomes = outcomes;
    this.metrics = metrics;
    this.actors = actors;
    this.isStepwise = engine !== 'dice';
  }

  /** One roll and what comes of it: an outcome, CONTINUES, or ROUND_ENDS. */
  protected abstract advance(state: State, dice: Dice): number;

  step(state: State, dice: Dice): number {
    let code = this.advance(state, dice);
    while (code === CONTINUES && !this.isStepwise) code = this.advance(state, dice);
    return code;
  }

  abstract createState(): State;
  abstract reset(state: State): void;
  abstract key(state: State, out: Int32Array): void;
  abstract copy(from: State, to: State): void;
  abstract measure(state: State, out: Int32Array): void;
  abstract describe(state: State, language: Language): readonly string[];
}

/** What a model of whole numbers alone counts on. */
export interface NumberFacts<State> extends ModelFacts {
  /** Numbers on which the future depends. */
  readonly keyed: readonly (keyof State)[];
  /** Numbers of the metrics, in their order; each from its `min`. */
  readonly counted: readonly (keyof State)[];
}

/** A small model whose state is a few named whole numbers. */
export abstract class NumberModel<State extends { [Name in keyof State]: number }> extends SmallModel<State> {
  readonly keyLength: number;
  private readonly keyed: readonly (keyof State)[];
  private readonly counted: readonly (keyof State)[];
  private readonly names: readonly (keyof State)[];

  constructor(facts: NumberFacts<State>) {
    super(facts);
    this.keyed = facts.keyed;
    this.counted = facts.counted;
    this.names = [...new Set([...facts.keyed, ...facts.counted])];
    this.keyLength = facts.keyed.length;
  }

  key(state: State, out: Int32Array): void {
    for (let i = 0; i < this.keyed.length; i += 1) out[i] = state[this.keyed[i] as keyof State];
  }

  copy(from: State, to: State): void {
    for (const name of this.names) to[name] = from[name];
  }

  measure(state: State, out: Int32Array): void {
    for (let i = 0; i < this.counted.length; i += 1) out[i] = state[this.counted[i] as keyof State];
  }
}

/** How an engagement ends that no die decides. */
export interface Settled {
  /** Index of the outcome. */
  readonly outcome: number;
  /** In the order of the metrics; the values themselves. */
  readonly values: readonly number[];
  /** Numbers that are no counts; none when absent. */
  readonly measurements?: readonly Measurement[];
  readonly picture?: Picture;
}

const NOTHING: object = Object.freeze({});

/** The model of an engagement that no die decides. */
export class SettledModel implements Model<object> {
  readonly outcomes: readonly Outcome[];
  readonly metrics: readonly Metric[];
  readonly actors: readonly string[];
  readonly roundsMax = 0;
  readonly unresolved = -1;
  readonly keyLength = 1;
  readonly measurements: readonly Measurement[];
  readonly picture?: Picture;
  private readonly end: Settled;

  /** Metrics whose value is negative begin there. */
  constructor({ outcomes, metrics, actors }: Omit<ModelFacts, 'engine'>, end: Settled) {
    this.outcomes = outcomes;
    this.metrics = metrics;
    this.actors = actors;
    this.measurements = end.measurements ?? [];
    if (end.picture !== undefined) this.picture = end.picture;
    this.end = end;
  }

  createState(): object {
    return NOTHING;
  }

  reset(): void {}

  step(): number {
    return this.end.outcome;
  }

  key(_state: object, out: Int32Array): void {
    out[0] = 0;
  }

  copy(): void {}

  measure(_state: object, out: Int32Array): void {
    for (let i = 0; i < this.metrics.length; i += 1) {
      out[i] = (this.end.values[i] as number) - (this.metrics[i]?.min ?? 0);
    }
  }

  describe(_state: object, _language: Language): readonly string[] {
    return [];
  }
}
