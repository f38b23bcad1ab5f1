import { NotComposable } from '../control/composed.ts';
import type { Frame, FreeNode, StruckNode } from './frame.ts';

/** What may happen in the rest of a round, but for what becomes of registers: one order of strikes, or several alike. */
export interface Turn {
  /** Index register → its strikes and their results, a {@link Words word} each. */
  readonly words: readonly [number, number];
  /** Node at which the next round begins; ~outcome where the trial ends. */
  readonly to: number;
  /** Probability of its order where strikes have the results that it says. */
  readonly p: number;
}

/** Words of one register: strikes in order, each with its result. Equal ones are one number; 0 is the empty word. */
export class Words {
  readonly strike: number[] = [-1];
  readonly result: number[] = [0];
  /** Index word → what follows its first strike. */
  readonly rest: number[] = [0];
  readonly #known = new Map<string, number>();

  /** A word with one strike before it. @throws NotComposable where there are too many */
  before(word: number, strike: number, result: number): number {
    const name = `${word} ${strike} ${result}`;
    const known = this.#known.get(name) ?? this.strike.length;
    if (known === WORDS_MAX) throw new NotComposable();
    if (known === this.strike.length) {
      this.#known.set(name, known);
      this.strike.push(strike);
      this.result.push(result);
      this.rest.push(word);
    }
    return known;
  }
}

/** Words of a register, at most. */
export const WORDS_MAX = 2 ** 14;
/** Ways in which a round may end, at most: two words of 14 bits and one of them are an integer below 2^44. */
const ENDS_MAX = 2 ** 16;

/** The rounds of a frame of two registers. @throws NotComposable where it is too large */
export class Rounds {
  readonly words: readonly [Words, Words] = [new Words(), new Words()];
  readonly #frame: Frame;
  /** Node → name of turn → probability. */
  readonly #known: (Map<number, number> | undefined)[] = [];
  readonly #turns: (readonly Turn[] | undefined)[] = [];

  constructor(frame: Frame) {
    if (2 * frame.nodes.length > ENDS_MAX) throw new NotComposable();
    this.#frame = frame;
  }

  /** All that may happen from a node on until its round ends. */
  turnsFrom(node: number): readonly Turn[] {
    this.#turns[node] ??= [...this.#from(node)].map(([name, p]): Turn => {
      const end = name % ENDS_MAX;
      const word = Math.floor(name / ENDS_MAX);
      const to = end >> 1;
      return { words: [Math.floor(word / WORDS_MAX), word % WORDS_MAX], to: (end & 1) === 1 ? to : ~to, p };
    });
    return this.#turns[node] as readonly Turn[];
  }

  #from(node: number): ReadonlyMap<number, number> {
    const known = this.#known[node];
    if (known !== undefined) return known;
    const all = new Map<number, number>();
    const add = (name: number, p: number): void => void all.set(name, (all.get(name) ?? 0) + p);
    const here = this.#frame.nodes[node] as FreeNode | StruckNode;
    if (here.kind === 'free') {
      for (const { to, rounds, p } of here.links) {
        for (const [name, q] of this.#after(to, rounds)) add(name, p * q);
      }
    } else {
      const words = this.words[here.register as 0 | 1];
      for (const [result, { to, rounds }] of here.ways) {
        for (const [name, q] of this.#after(to, rounds)) {
          const end = name % ENDS_MAX;
          const word = Math.floor(name / ENDS_MAX);
          const pair = [Math.floor(word / WORDS_MAX), word % WORDS_MAX] as [number, number];
          pair[here.register as 0 | 1] = words.before(pair[here.register as 0 | 1], here.strike, result);
          add((pair[0] * WORDS_MAX + pair[1]) * ENDS_MAX + end, q);
        }
      }
    }
    this.#known[node] = all;
    return all;
  }

  #after(to: number, rounds: number): Iterable<readonly [number, number]> {
    if (to < 0) return [[~to << 1, 1]];
    return rounds > 0 ? [[(to << 1) | 1, 1]] : this.#from(to);
  }
}
