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
