import { type ModelFacts, NumberModel, type Settled, SettledModel } from './small-model.ts';
import { type CompileOptions, type Language, type Model, NO_CHOICES, type Tactics, type Words } from './system.ts';

/** What a procedure of a few rolls outside of a fight says of itself. */
export interface ActFacts<Name extends string> extends ModelFacts {
  /** Numbers on which later rolls depend, 0 at the start. */
  readonly keyed: readonly Name[];
  /** Numbers of the metrics, in their order; each from its `min`. */
  readonly counted: readonly Name[];
  /** What is about to happen; for replays. */
  readonly opening: Words;
}

/** A procedure of a few rolls whose numbers all begin at 0. */
export abstract class Act<Name extends string> extends NumberModel<Record<Name, number>> {
  private readonly opening: Words;
  private readonly numbers: readonly Name[];

  constructor(facts: ActFacts<Name>) {
    super(facts);
    this.opening = facts.opening;
    this.numbers = [...new Set([...facts.keyed, ...facts.counted])];
  }

  createState(): Record<Name, number> {
    return Object.fromEntries(this.numbers.map((name) => [name, 0])) as Record<Name, number>;
  }

  reset(state: Record<Name, number>): void {
    for (const name of this.numbers) state[name] = 0;
  }

  describe(_state: Record<Name, number>, language: Language): readonly string[] {
    return [this.opening[language]];
  }
}

interface Compiled {
  readonly model: Model;
  readonly tactics: Tactics;
}

/** An act in which nobody decides anything on the way. */
export function played<State>(model: Model<State>): Compiled {
  return { model: model as Model, tactics: NO_CHOICES };
}

/** What an engagement says of itself that no die decides. */
export interface SettledFacts extends Omit<ModelFacts, 'engine'> {
  /** What it is about, for replays; that no die decides when absent. */
  readonly opening?: Words;
}

const NO_DICE: Words = { en: 'no die decides', fr: 'aucun dé ne décide' };

class SettledAct extends SettledModel {
  private readonly opening: Words;

  constructor(facts: SettledFacts, end: Settled) {
    super(facts, end);
    this.opening = facts.opening ?? NO_DICE;
  }

  override describe(_state: object, language: Language): readonly string[] {
    return [this.opening[language]];
  }
}

/** An engagement that no die decides. */
export function settled(facts: SettledFacts, end: Settled): Compiled {
  return played(new SettledAct(facts, end));
}

/** Whether totals are drawn from their laws rather than rolled. */
export function drawsLaws({ engine }: CompileOptions): boolean {
  return engine === 'tables' || engine === 'fractions';
}

/**
 * A fight to which a side may bring nobody: then it is over at once, won by the other side, or by nobody where neither
 * brings anybody.
 * @param sides index side → its fighters; outcomes are those of the sides in this order, then the draw
 */
export function contested({ model, tactics }: Compiled, sides: readonly (readonly unknown[])[]): Compiled {
  const present = sides.flatMap(({ length }, side) => (length > 0 ? [side] : []));
  if (present.length === sides.length) return { model, tactics };
  return { model: new Uncontested(model, present[0] ?? sides.length), tactics: NO_CHOICES };
}

/** A fight that ends as it begins. */
class Uncontested implements Model {
  readonly outcomes: Model['outcomes'];
  readonly metrics: Model['metrics'];
  readonly actors: Model['actors'];
  readonly roundsMax: number;
  readonly unresolved: number;
  readonly keyLength = 1;
  private readonly fight: Model;
  private readonly end: number;

  constructor(fight: Model, end: number) {
    this.outcomes = fight.outcomes;
    this.metrics = fight.metrics;
    this.actors = fight.actors;
    this.roundsMax = fight.roundsMax;
    this.unresolved = fight.unresolved;
    this.fight = fight;
    this.end = end;
  }

  createState(): unknown {
    return this.fight.createState();
  }

  reset(state: unknown): void {
    this.fight.reset(state);
  }

  step(): number {
    return this.end;
  }

  key(_state: unknown, out: Int32Array): void {
    out[0] = 0;
  }

  copy(from: unknown, to: unknown): void {
    this.fight.copy(from, to);
  }

  measure(state: unknown, out: Int32Array): void {
    this.fight.measure(state, out);
  }

  describe(state: unknown, language: Language): readonly string[] {
    return this.fight.describe(state, language);
  }
}
