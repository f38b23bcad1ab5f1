import { KeyTable } from '../../dice/key-table.ts';
import { InvariantError } from '../../errors.ts';
import type { Registers } from '../../systems/registers.ts';
import type { Model, Tactics } from '../../systems/system.ts';
import { type Ask, PathDice } from './asks.ts';

/** What a step asks next, or what it comes to. */
export type Link = Question | Arrival;

/** A question that a step asks in a state, after some answers to others. */
export class Question {
  readonly kind = 'question';
  readonly ask: Ask;
  /** The state, see {@link ControlGraph}. */
  readonly control: number;
  /** Answers before it. */
  readonly path: readonly number[];
  /** Index answer → what follows, as far as it was asked for; all answers with an amount have one. */
  readonly links: (Link | undefined)[] = [];

  constructor(ask: Ask, control: number, path: readonly number[]) {
    this.ask = ask;
    this.control = control;
    this.path = path;
  }
}

/** The end of a step. */
export interface Arrival {
  readonly kind: 'arrival';
  /** State reached; -1 when the code ended the process. */
  readonly control: number;
  /** What the step returned. */
  readonly code: number;
  /** Index register → what becomes of it. */
  readonly changes: readonly Change[];
  /** Index counter → increment. */
  readonly gains: readonly Change[];
}

/** A number after a step: `kept` × what it was, plus `plus`, plus `times` × the amount rolled. Of an increment `kept` is 0. */
export interface Change {
  readonly kept: 0 | 1;
  readonly plus: number;
  readonly times: number;
}

const known = new Map<number, Change>();
/** Numbers of which a change is kept once for all: there are few of them, met again and again. */
const KNOWN_RANGE = 2 ** 12;

/** A change; equal ones are mostly the same object. */
export function changeOf(kept: 0 | 1, plus: number, times: number): Change {
  if (Math.abs(plus) >= KNOWN_RANGE || times < 0 || times >= KNOWN_RANGE) return { kept, plus, times };
  const name = ((plus + KNOWN_RANGE) * KNOWN_RANGE + times) * 2 + kept;
  const found = known.get(name);
  if (found !== undefined) return found;
  const made = { kept, plus, times };
  known.set(name, made);
  return made;
}

/** Whether a number stays as it is. */
export function isKept({ kept, plus, times }: Change): boolean {
  return kept === 1 && plus === 0 && times === 0;
}

/** Whether an increment is none. */
export function isNothing({ plus, times }: Change): boolean {
  return plus === 0 && times === 0;
}

/** Values of registers by which rules are tried: two of them tell apart whether one is kept, and more are tried on demand. */
const PROBE_START = 48;
const PROBE_STEP = 17;
const PROBE_MAX = 2 ** 20;

/**
 * The states of a model with registers, whatever these hold, and the questions of their steps, as far as they were asked
 * for. The rules are asked once for every way, and never again. State 0 is the start.
 */
export class ControlGraph<State = unknown> {
  readonly keyLength: number;
  readonly registerCount: number;
  readonly counterCount: number;
  /** Index register → value at the start. */
  readonly startRegisters: readonly number[];
  /** Steps that the rules were asked for so far. */
  branches = 0;
  readonly #model: Model<State>;
  readonly #tactics: Tactics;
  readonly #registers: Registers<State>;
  readonly #dice: PathDice;
  readonly #states: State[] = [];
  readonly #roots: (Link | undefined)[] = [];
  readonly #table: KeyTable;
  readonly #key: Int32Array;
  readonly #scratch: State;
  /** Counters before a step, and after it. */
  readonly #before: Int32Array;
  readonly #after: Int32Array;

  constructor(model: Model<State>, tactics: Tactics, registers: Registers<State>) {
    this.keyLength = model.keyLength;
    this.registerCount = registers.places.length;
    this.counterCount = model.metrics.length;
    this.#model = model;
    this.#tactics = tactics;
    this.#registers = registers;
    this.#dice = new PathDice(registers.amounts, this.registerCount > 0);
    this.#table = new KeyTable(model.keyLength);
    this.#key = new Int32Array(model.keyLength);
    this.#scratch = model.createState();
    this.#before = new Int32Array(this.counterCount);
    this.#after = new Int32Array(this.counterCount);
    const start = model.createState();
    model.reset(start);
    this.controlOf(start);
    model.key(start, this.#key);
    this.startRegisters = registers.places.map((place) => this.#key[place] as number);
  }

  /** Number of states met so far. */
  get size(): number {
    return this.#states.length;
  }

  /** The state that a state of the model is, its registers apart. */
  controlOf(state: State): number {
    this.#model.key(state, this.#key);
    return this.#controlOfKey(state);
  }

  /** The same of a state whose key is written. */
  #controlOfKey(state: State): number {
    const key = this.#key;
    for (const place of this.#registers.places) key[place] = 0;
    const control = this.#table.indexOf(key);
    if (control === this.#states.length) {
      const kept = this.#model.createState();
      this.#model.copy(state, kept);
      this.#states.push(kept);
    }
    return control;
  }

  /** Writes the key of a state, its registers at 0. @param out of the model's `keyLength` */
  key(control: number, out: Int32Array): void {
    this.#model.key(this.#states[control] as State, out);
    for (const place of this.#registers.places) out[place] = 0;
  }

  /** The number of a state beside a register, see `RegisterParts`; 0 where a model has none. */
  partOf(control: number, register: number): number {
    return this.#registers.parts?.of(this.#states[control] as State, register) ?? 0;
  }

  /** A state, but for the number beside a register. */
  withPart(control: number, register: number, part: number): number {
    const { parts } = this.#registers;
    const from = this.#states[control] as State;
    if (parts === undefined || parts.of(from, register) === part) return control;
    this.#model.copy(from, this.#scratch);
    parts.put(this.#scratch, register, part);
    return this.controlOf(this.#scratch);
  }

  /** A state whose numbers beside registers stand for all of their classes. */
  standIn(control: number): number {
    const { parts, places } = this.#registers;
    if (parts === undefined) return control;
    return places.reduce(
      (found, _, register) => this.withPart(found, register, parts.standIn(register, this.partOf(found, register))),
      control,
    );
  }

  /** What a step begins with. */
  root(control: number): Link {
    const known = this.#roots[control];
    if (known !== undefined) return known;
    const found = this.#find(control, []);
    this.#roots[control] = found;
    return found;
  }

  /** What follows from an answer. */
  follow(question: Question, answer: number): Link {
    question.links[answer] ??= this.followOnce(question, answer);
    return question.links[answer];
  }

  /** The same for who asks once: it is not kept. */
  followOnce({ control, path }: Question, answer: number): Link {
    return this.#find(control, [...path, answer]);
  }

  /** What follows from a question about an amount: it is the last of its step. */
  followAmount(question: Question): Arrival {
    const known = question.links[0];
    if (known !== undefined) return known as Arrival;
    const [none, one] = [0, 1].map((amount) => this.#find(question.control, [...question.path, amount]));
    if (none?.kind !== 'arrival' || one?.kind !== 'arrival' || none.control !== one.control || none.code !== one.code) {
      throw new InvariantError('a total that was called an amount decides something');
    }
    const found: Arrival = {
      ...none,
      changes: none.changes.map((change, i) => withAmount(change, one.changes[i] as Change)),
      gains: none.gains.map((change, i) => withAmount(change, one.gains[i] as Change)),
    };
    question.links[0] = found;
    return found;
  }

  #find(control: number, path: readonly number[]): Link {
    for (let probe = PROBE_START; probe < PROBE_MAX; probe *= 2) {
      const first = this.#try(control, path, probe);
      if (first === null) continue;
      if (this.#dice.asked !== null) return new Question(this.#dice.asked, control, path);
      // Without registers there is nothing to try.
      const second = this.registerCount === 0 ? first : this.#try(control, path, probe + PROBE_STEP);
      if (second === null || this.#dice.asked !== null || !isAlike(first, second)) {
        throw new InvariantError('a register decides what it may not');
      }
      const { code, gains } = first;
      return {
        kind: 'arrival',
        control: first.control,
        code,
        // Of a state that is over they may be given as anything.
        changes: first.values.map((value, i) =>
          code >= 0 ? changeOf(1, 0, 0) : changeBetween(value, second.values[i] as number, probe),
        ),
        gains: gains.map((plus) => changeOf(0, plus, 0)),
      };
    }
    throw new InvariantError('a reading has no such band for any value of its register');
  }

  /** Plays a step with all registers at one value; null where a reading had no such band. */
  #try(control: number, path: readonly number[], value: number): Tried | null {
    const model = this.#model;
    const { places } = this.#registers;
    const state = this.#scratch;
    const dice = this.#dice;
    this.branches += 1;
    const [before, after] = [this.#before, this.#after];
    model.copy(this.#states[control] as State, state);
    for (let register = 0; register < places.length; register += 1) this.#registers.write(state, register, value);
    model.measure(state, before);
    dice.begin(path);
    const code = model.step(state, dice, this.#tactics);
    if (dice.isShort) return null;
    if (dice.asked !== null) return ASKED;
    model.measure(state, after);
    model.key(state, this.#key);
    const values = places.map((place) => this.#key[place] as number);
    const gains: number[] = [];
    for (let i = 0; i < after.length; i += 1) gains.push((after[i] as number) - (before[i] as number));
    return { control: code >= 0 ? -1 : this.#controlOfKey(state), code, values, gains };
  }
}

/** A step that was not played to its end. */
const ASKED: Tried = { control: -1, code: 0, values: [], gains: [] };

/** A step that was played. */
interface Tried {
  readonly control: number;
  readonly code: number;
  /** Index register → value in the end. */
  readonly values: readonly number[];
  readonly gains: readonly number[];
}

function isAlike(first: Tried, second: Tried): boolean {
  return (
    first.control === second.control &&
    first.code === second.code &&
    first.gains.every((gain, i) => gain === second.gains[i])
  );
}

/** @param first what became of a register at `probe`; @param second the same at {@link PROBE_STEP} more */
function changeBetween(first: number, second: number, probe: number): Change {
  if (second === first) return changeOf(0, first, 0);
  if (second - first !== PROBE_STEP) throw new InvariantError('a register is neither kept nor replaced');
  return changeOf(1, first - probe, 0);
}

/** @param none what becomes of a number with an amount of 0, and @param one with an amount of 1 */
function withAmount(none: Change, one: Change): Change {
  if (one.kept !== none.kept) throw new InvariantError('an amount decides whether a register is kept');
  return changeOf(none.kept, none.plus, one.plus - none.plus);
}
