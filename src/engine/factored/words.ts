import { KeyTable } from '../../dice/key-table.ts';
import type { Blow } from './blow.ts';
import { NotFactored } from './not-factored.ts';

/** A blow and its result. */
export interface Letter {
  readonly blow: Blow;
  readonly result: number;
}

/** Blows of one register in order, with their results, as a list whose head is the first: equal ones are one number, 0 none. */
export class Words {
  readonly letters: Letter[] = [];
  /** Index word → its first letter, and the word after it. */
  readonly first: number[] = [-1];
  readonly rest: number[] = [0];
  readonly #letterOf = new Map<Blow, Map<number, number>>();
  readonly #known = new Map<number, number>();

  /** The number of a letter. */
  letter(blow: Blow, result: number): number {
    const byResult = this.#letterOf.get(blow) ?? new Map<number, number>();
    this.#letterOf.set(blow, byResult);
    const known = byResult.get(result);
    if (known !== undefined) return known;
    if (this.letters.length === LETTERS_MAX) throw new NotFactored('too many results of blows');
    byResult.set(result, this.letters.length);
    return this.letters.push({ blow, result }) - 1;
  }

  /** A word with one letter before it. */
  before(word: number, letter: number): number {
    const name = word * LETTERS_MAX + letter;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    if (this.rest.length === WORDS_MAX) throw new NotFactored('too many words');
    this.#known.set(name, this.rest.length);
    this.first.push(letter);
    return this.rest.push(word) - 1;
  }
}

/** Letters of a register, at most. */
export const LETTERS_MAX = 2 ** 12;
const WORDS_MAX = 2 ** 16;

/** Turns by number: words of both registers, and an end. */
export class Turns {
  readonly #words: readonly [Words, Words];
  readonly #table = new KeyTable(TURN_WORDS);
  readonly #key = new Int32Array(TURN_WORDS);
  /** Index register → index letter → index turn → that turn with the letter before it. */
  readonly #before: readonly [(number | undefined)[][], (number | undefined)[][]] = [[], []];

  constructor(words: readonly [Words, Words]) {
    this.#words = words;
  }

  get size(): number {
    return this.#table.count;
  }

  of(one: number, other: number, end: number): number {
    this.#key[0] = one;
    this.#key[1] = other;
    this.#key[2] = end;
    return this.#table.indexOf(this.#key);
  }

  /** The words of a turn, and its end. */
  parts(turn: number): readonly [number, number, number] {
    const [one, other, end] = this.#table.view().subarray(TURN_WORDS * turn, TURN_WORDS * (turn + 1));
    return [one as number, other as number, end as number];
  }

  /** A turn with one letter of a register before all else. */
  before(turn: number, register: 0 | 1, letter: number): number {
    const byTurn = this.#before[register][letter] ?? [];
    this.#before[register][letter] = byTurn;
    byTurn[turn] ??= this.#add(turn, register, letter);
    return byTurn[turn];
  }

  #add(turn: number, register: 0 | 1, letter: number): number {
    const [one, other, end] = this.parts(turn);
    const words = this.#words[register];
    return register === 0
      ? this.of(words.before(one, letter), other, end)
      : this.of(one, words.before(other, letter), end);
  }
}

/** Integers by which a turn is known. */
const TURN_WORDS = 3;
