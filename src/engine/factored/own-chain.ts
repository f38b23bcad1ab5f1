import type { Beliefs } from './beliefs.ts';
import type { Blow } from './blow.ts';
import { NotFactored } from './not-factored.ts';
import type { Letter, Words } from './words.ts';

/** A way from one state of a register to another. */
export interface OwnWay {
  readonly to: number;
  readonly p: number;
}

/** A register by itself: what becomes of it, word by word. */
export interface OwnChain {
  /** Ways by a word: the probability that all its blows have their results is that of all ways together. */
  after(state: number, word: number): readonly OwnWay[];
}

/** States of a register, at most. */
export const OWN_STATES_MAX = 2 ** 16;

/** Less probable ways are left out. */
export const NEGLIGIBLE_WAY = 1e-18;

/** All that one register has come to. */
interface OwnState {
  readonly part: number;
  readonly belief: number;
  /** Index counter → what its bands have brought. */
  readonly gains: readonly number[];
}

/** How a register begins. */
export interface OwnStart {
  readonly part: number;
  readonly value: number;
  /** Counters of the model. */
  readonly counters: number;
}

/** A register by what is believed of it, and what its bands have brought; its amounts are not counted. */
export class BelievedChain implements OwnChain {
  readonly #words: Words;
  readonly #beliefs: Beliefs;
  readonly #states: OwnState[] = [];
  readonly #names = new Map<string, number>();
  readonly #afterBlow: Map<Blow, Map<number, readonly OwnWay[]>>[] = [];
  readonly #afterWord: (readonly OwnWay[] | undefined)[][] = [];

  constructor(words: Words, beliefs: Beliefs, { part, value, counters }: OwnStart) {
    this.#words = words;
    this.#beliefs = beliefs;
    this.#stateOf({ part, belief: beliefs.point(value), gains: new Array<number>(counters).fill(0) });
  }

  gains(state: number): readonly number[] {
    return (this.#states[state] as OwnState).gains;
  }

  after(state: number, word: number): readonly OwnWay[] {
    if (word === 0) return [{ to: state, p: 1 }];
    const known = this.#afterWord[state] ?? [];
    this.#afterWord[state] = known;
    known[word] ??= this.#read(state, word);
    return known[word];
  }

  #read(state: number, word: number): readonly OwnWay[] {
    const { letters, first: firsts, rest } = this.#words;
    const { blow, result } = letters[firsts[word] as number] as Letter;
    const ways = new Map<number, number>();
    for (const first of this.#afterOne(state, blow, result)) {
      for (const then of this.after(first.to, rest[word] as number)) {
        ways.set(then.to, (ways.get(then.to) ?? 0) + first.p * then.p);
      }
    }
    return [...ways].map(([to, p]) => ({ to, p })).filter(({ p }) => p >= NEGLIGIBLE_WAY);
  }

  #afterOne(state: number, blow: Blow, result: number): readonly OwnWay[] {
    const byBlow = this.#afterBlow[state] as Map<Blow, Map<number, readonly OwnWay[]>>;
    const known = byBlow.get(blow) ?? this.#strike(state, blow);
    byBlow.set(blow, known);
    return known.get(result) ?? [];
  }

  /** @returns result → ways */
  #strike(state: number, blow: Blow): Map<number, readonly OwnWay[]> {
    const { part, belief, gains } = this.#states[state] as OwnState;
    const beliefs = this.#beliefs;
    if (blow.kind === 'amount') {
      return new Map([[0, [{ to: this.#stateOf({ part, belief: beliefs.add(belief, blow.pool), gains }), p: 1 }]]]);
    }
    const all = new Map<number, OwnWay[]>();
    for (const [answer, p] of beliefs.read(belief, blow.reading).p.entries()) {
      if (p < NEGLIGIBLE_WAY) continue;
      const effect = blow.effectOf(part, answer);
      const isKept = effect.value < 0 && effect.result >= 0;
      const to = this.#stateOf({
        part: effect.part,
        belief: isKept ? beliefs.after(belief, blow.reading, answer) : beliefs.point(Math.max(0, effect.value)),
        gains: gains.map((gain, counter) => gain + (effect.gains[counter] as number)),
      });
      const ways = all.get(effect.result) ?? [];
      all.set(effect.result, ways);
      ways.push({ to, p });
    }
    return all;
  }

  #stateOf(state: OwnState): number {
    const name = `${state.part} ${state.belief} ${state.gains.join()}`;
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    if (this.#states.length === OWN_STATES_MAX) throw new NotFactored('too many states of a register');
    this.#names.set(name, this.#states.length);
    this.#afterBlow.push(new Map());
    return this.#states.push(state) - 1;
  }
}
