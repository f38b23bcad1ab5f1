import type { KeepPool, Reading } from '../../dice/keep-pool.ts';
import { CONTINUES, ROUND_ENDS } from '../../systems/system.ts';
import { type Ask, chancesOf } from '../control/asks.ts';
import {
  type Arrival,
  type Change,
  type ControlGraph,
  isKept,
  isNothing,
  type Link,
  type Question,
} from '../control/graph.ts';
import type { Blow, Effect, ReadingBlow } from './blow.ts';
import { NotFactored } from './not-factored.ts';
import { Turns, Words } from './words.ts';

const ENDS_MAX = 2 ** 10;
/** Answers of a band, at most. */
const ANSWERS_MAX = 64;
/** Ways through rounds that are kept for every step that the rules may be asked for: they take less time, and 12 bytes each. */
const WAYS_A_BRANCH = 12;

/** What may happen in a round, but for what becomes of registers: one order of blows, or several alike. */
export interface Turn {
  /** Index register → word. */
  readonly words: readonly [number, number];
  /** State with which the next round begins; ~outcome where the trial ends. */
  readonly to: number;
  /** Probability of its order where blows have the results that it says. */
  readonly p: number;
}

/** Ways through the rest of a round: numbers of turns, each once, and probabilities. */
interface Ways {
  readonly turns: Int32Array;
  readonly p: Float64Array;
}

const NO_WAYS: Ways = { turns: new Int32Array(0), p: new Float64Array(0) };

/**
 * The rounds of a model of two registers, all that happens to one register alone being taken out of them. All states of one
 * class stand in for one another, see `RegisterParts`.
 */
export class Frame {
  readonly words: readonly [Words, Words] = [new Words(), new Words()];
  readonly #graph: ControlGraph;
  readonly #turns = new Turns(this.words);
  /** Index turn → probability, while ways are added up; 0 otherwise. */
  #sums = new Float64Array(64);
  readonly #ends: number[] = [];
  readonly #endOf = new Map<number, number>();
  readonly #atState: (Ways | undefined)[] = [];
  readonly #blows = new Map<unknown, Blow[]>();
  readonly #branches: number;
  #kept = 0;

  /** @param branches steps that the rules are asked for, at most */
  constructor(graph: ControlGraph, branches: number) {
    this.#graph = graph;
    this.#branches = branches;
  }

  /** All that may happen from the state on with which a round begins. */
  turnsFrom(control: number): readonly Turn[] {
    const { turns, p } = this.#fromState(control);
    return Array.from(turns, (turn, at): Turn => {
      const [one, other, end] = this.#turns.parts(turn);
      return { words: [one, other], to: this.#ends[end] as number, p: p[at] as number };
    });
  }

  /** Whether a metric grows by the amounts of a register, as far as they were met; then by all of them. */
  counts(register: number, metric: number): boolean {
    const known = new Set<boolean>();
    for (const blow of [...this.#blows.values()].flat()) {
      if (blow.kind === 'amount' && blow.register === register) known.add(blow.counts[metric] === 1);
    }
    if (known.size > 1) throw new NotFactored('some amounts of a register are counted and others not');
    return known.has(true);
  }

  #fromState(control: number): Ways {
    const known = this.#atState[control];
    if (known !== undefined) {
      // A round that comes back to itself has no last state from which to count.
      if (known === NO_WAYS) throw new NotFactored('a round may go on for ever');
      return known;
    }
    this.#atState[control] = NO_WAYS;
    const ways = this.#from(this.#graph.root(control));
    this.#kept += ways.p.length;
    if (this.#kept > WAYS_A_BRANCH * this.#branches || this.#graph.branches > this.#branches)
      throw new NotFactored('too many ways through a round');
    this.#atState[control] = ways;
    return ways;
  }

  #from(link: Link): Ways {
    return link.kind === 'arrival' ? this.#afterIdle(link) : this.#ask(link);
  }

  #ask(question: Question): Ways {
    const { ask } = question;
    if (ask.kind === 'amount') return this.#amount(question, ask.pool);
    if (ask.kind === 'reading') return this.#reading(question, ask.reading);
    const chances = Array.from(chancesOf(ask, 0));
    return this.#mixed(
      chances.map((p, answer) => ({ p, ways: p === 0 ? NO_WAYS : this.#from(this.#graph.follow(question, answer)) })),
    );
  }

  /** Ways after each of several answers, together. */
  #mixed(all: readonly { readonly p: number; readonly ways: Ways }[]): Ways {
    if (this.#sums.length < this.#turns.size) this.#sums = new Float64Array(2 * this.#turns.size);
    const sums = this.#sums;
    const met: number[] = [];
    for (const { p: share, ways } of all) {
      const { turns, p } = ways;
      for (let at = 0; at < turns.length; at += 1) {
        const turn = turns[at] as number;
        const before = sums[turn] as number;
        if (before === 0) met.push(turn);
        sums[turn] = before + share * (p[at] as number);
      }
    }
    const ways = { turns: Int32Array.from(met), p: new Float64Array(met.length) };
    for (let at = 0; at < met.length; at += 1) {
      const turn = met[at] as number;
      ways.p[at] = sums[turn] as number;
      sums[turn] = 0;
    }
    return ways;
  }

  /** After a step in which nothing happens to any register. */
  #afterIdle(arrival: Arrival): Ways {
    if (!arrival.changes.every(isKept) || !arrival.gains.every(isNothing)) {
      throw new NotFactored('a register changes, or something is counted, without a roll of its own');
    }
    return this.#after(arrival);
  }

  #after({ code, control }: Arrival): Ways {
    if (code === CONTINUES) return this.#fromState(this.#graph.standIn(control));
    if (code === ROUND_ENDS) return this.#certain(this.#graph.standIn(control));
    return this.#certain(~code);
  }

  /** Only an end. */
  #certain(to: number): Ways {
    return { turns: Int32Array.of(this.#turns.of(0, 0, this.#endAt(to))), p: Float64Array.of(1) };
  }

  #endAt(to: number): number {
    const known = this.#endOf.get(to) ?? this.#ends.length;
    if (known === ENDS_MAX) throw new NotFactored('too many ends of rounds');
    if (known === this.#ends.length) {
      this.#ends.push(to);
      this.#endOf.set(to, known);
    }
    return known;
  }

  #amount(question: Question, pool: KeepPool): Ways {
    const arrival = this.#graph.followAmount(question);
    const { changes, gains } = arrival;
    const register = changes.findIndex(({ times }) => times !== 0);
    const others = changes.filter((_, at) => at !== register);
    const { kept, plus, times } = changes[register] ?? { kept: 0, plus: 0, times: 0 };
    const counts = gains.map((gain) => gain.times);
    // A pool's total counts from its least.
    const isAdded = kept === 1 && times === 1 && plus === pool.min && others.every(isKept);
    if (!isAdded || !gains.every((gain) => gain.times <= 1 && gain.plus === gain.times * pool.min)) {
      throw new NotFactored('an amount is not just added to one register and to counters');
    }
    const blow = this.#blowLike(
      pool,
      (known) =>
        known.kind === 'amount' && known.register === register && counts.every((n, at) => n === known.counts[at]),
      () => ({ kind: 'amount', register, pool, counts }),
    );
    return this.#before(register, [{ blow, result: 0, ways: this.#after(arrival) }]);
  }

  #reading(question: Question, reading: Reading): Ways {
    const { register } = reading;
    const effects: Effect[] = [];
    const targets = new Map<number, Arrival>();
    for (let answer = 0; answer < ANSWERS_MAX; answer += 1) {
      const link = this.#graph.follow(question, answer);
      if (link.kind === 'question') throw new NotFactored('a band is not the last question of its step');
      const effect = this.#effectOf(question, link, register);
      effects.push(effect);
      const known = targets.get(effect.result);
      if (known !== undefined && !this.#isAlike(known, link)) {
        throw new NotFactored('more than the class of a part matters');
      }
      targets.set(effect.result, link);
      if (link.code >= 0) break;
    }
    const part = this.#graph.partOf(question.control, register);
    const blow = this.#blowLike(
      reading,
      (known) =>
        known.kind === 'reading' && effects.every((effect, at) => isSameEffect(effect, known.effectOf(part, at))),
      () => this.#readingBlow(question, reading),
    );
    return this.#before(
      register,
      [...targets].map(([result, arrival]) => ({ blow, result, ways: this.#after(arrival) })),
    );
  }

  #readingBlow(question: Question, reading: Reading): ReadingBlow {
    const { register } = reading;
    const known: Effect[][] = [];
    const effectOf = (part: number, answer: number): Effect => {
      known[part] ??= [];
      const effects = known[part];
      effects[answer] ??= this.#effectWith(question, part, answer);
      return effects[answer];
    };
    return { kind: 'reading', register, reading, effectOf };
  }

  /** What an answer does where the number beside the register is another one. */
  #effectWith({ control, ask, path }: Question, part: number, answer: number): Effect {
    const graph = this.#graph;
    const { register } = (ask as Extract<Ask, { readonly kind: 'reading' }>).reading;
    let link = graph.root(graph.withPart(control, register, part));
    for (const before of path) {
      if (link.kind === 'arrival') throw new NotFactored('a part decides what is asked');
      link = graph.follow(link, before);
    }
    const isSameAsk =
      link.kind === 'question' &&
      link.ask.kind === 'reading' &&
      link.ask.reading === (ask as Extract<Ask, { readonly kind: 'reading' }>).reading;
    if (link.kind === 'arrival' || !isSameAsk) throw new NotFactored('a part decides what is asked');
    const arrival = graph.follow(link, answer);
    if (arrival.kind === 'question') throw new NotFactored('a band is not the last question of its step');
    return this.#effectOf(link, arrival, register);
  }

  #effectOf({ control }: Question, { code, control: reached, changes, gains }: Arrival, register: number): Effect {
    const graph = this.#graph;
    const { kept, plus, times } = changes[register] as Change;
    const isAlone =
      (kept === 0 || plus === 0) &&
      times === 0 &&
      gains.every((gain) => gain.times === 0) &&
      changes.every(
        (change, other) =>
          other === register ||
          (isKept(change) && (code >= 0 || graph.partOf(reached, other) === graph.partOf(control, other))),
      );
    if (!isAlone) throw new NotFactored('a band that reads a register does something to another');
    return {
      part: code >= 0 ? 0 : graph.partOf(reached, register),
      value: kept === 1 ? -1 : plus,
      gains: gains.map((gain) => gain.plus),
      result: code >= 0 ? ~code : graph.partOf(graph.standIn(reached), register),
    };
  }

  /** Whether two arrivals are the same to all but one register. */
  #isAlike(one: Arrival, other: Arrival): boolean {
    const graph = this.#graph;
    return one.code === other.code && (one.code >= 0 || graph.standIn(one.control) === graph.standIn(other.control));
  }

  /** A blow that was met before, or a new one. */
  #blowLike(by: unknown, isSame: (known: Blow) => boolean, make: () => Blow): Blow {
    const all = this.#blows.get(by) ?? [];
    this.#blows.set(by, all);
    const known = all.find(isSame);
    if (known !== undefined) return known;
    const made = make();
    all.push(made);
    return made;
  }

  /** All that may follow on a blow, the blow before it. */
  #before(
    register: number,
    results: readonly { readonly blow: Blow; readonly result: number; readonly ways: Ways }[],
  ): Ways {
    const words = this.words[register as 0 | 1];
    const length = results.reduce((sum, { ways }) => sum + ways.p.length, 0);
    // Turns that begin with different letters are different ones.
    const all = { turns: new Int32Array(length), p: new Float64Array(length) };
    let at = 0;
    for (const { blow, result, ways } of results) {
      const letter = words.letter(blow, result);
      all.p.set(ways.p, at);
      for (const turn of ways.turns) {
        all.turns[at] = this.#turns.before(turn, register as 0 | 1, letter);
        at += 1;
      }
    }
    return all;
  }
}

function isSameEffect(one: Effect, other: Effect): boolean {
  return (
    one.part === other.part &&
    one.value === other.value &&
    one.result === other.result &&
    one.gains.every((gain, counter) => gain === other.gains[counter])
  );
}
