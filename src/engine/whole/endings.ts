import type { Frame } from './frame.ts';
import { firstOf, PairSums, pairOf, secondOf } from './pair-sums.ts';
import { Rounds, WORDS_MAX, type Words } from './rounds.ts';
import { BEGINNING, type Stories } from './stories.ts';

/**
 * How trials may go as a whole: what happens to either register, and how and when it ends. Parallel arrays, the likeliest first.
 */
export interface Endings {
  /** Index register → index ending → story. */
  readonly stories: readonly [Int32Array, Int32Array];
  readonly outcome: Int32Array;
  /** Rounds that have ended. */
  readonly rounds: Int32Array;
  readonly p: Float64Array;
}

export interface EndingOptions {
  readonly roundsMax: number;
  /** Outcome after the last round. */
  readonly capped: number;
  /** What is less probable is left out. */
  readonly negligible: number;
  readonly endingsMax: number;
}

/**
 * All endings of a frame of two registers; null where there are too many. What happens to one register does not depend on
 * the other but by the order of strikes: an ending is as probable as its orders, times the results of either story.
 * @throws NotComposable where there are too many stories
 */
export function endingsOf(frame: Frame, stories: readonly [Stories, Stories], options: EndingOptions): Endings | null {
  const rounds = new Rounds(frame);
  const { roundsMax, capped, negligible, endingsMax } = options;
  const [first, second] = stories;
  const readers = [new Reader(first, rounds.words[0]), new Reader(second, rounds.words[1])] as const;
  const found = new Found(stories);
  // Node at which a round begins → pairs of stories before it, with the probability of all but their results.
  let states = new Map([[frame.entry, new PairSums()]]);
  states.get(frame.entry)?.add(pairOf(BEGINNING, BEGINNING), 1);
  for (let round = 0; round < roundsMax && states.size > 0; round += 1) {
    const next = new Map<number, PairSums>();
    // Stories of a round have seldom been met in those before it.
    for (const reader of readers) reader.forget();
    for (const [node, sums] of states) {
      const turns = rounds.turnsFrom(node);
      const into = turns.map(({ to }) => sumsAt(next, to));
      const chances = Float64Array.from(turns, ({ p }) => p);
      const words = [0, 1].map((register) => Int32Array.from(turns, (turn) => turn.words[register as 0 | 1]));
      const [oneWords, otherWords] = words as [Int32Array, Int32Array];
      for (const [index, pair] of sums.pairs.entries()) {
        const p = sums.sumAt(index);
        const one = readers[0].row(firstOf(pair), oneWords);
        const other = readers[1].row(secondOf(pair), otherWords);
        for (let at = 0; at < chances.length; at += 1) {
          const q = p * (chances[at] as number);
          if (q * (one.weight[at] as number) * (other.weight[at] as number) < negligible) continue;
          into[at]?.add(pairOf(one.story[at] as number, other.story[at] as number), q);
        }
      }
    }
    states = new Map();
    let underWay = 0;
    for (const [to, sums] of next) {
      sums.close();
      if (to < 0) found.add(sums, ~to, round);
      else if (round === roundsMax - 1) found.add(sums, capped, roundsMax);
      else {
        states.set(to, sums);
        underWay += sums.count;
      }
    }
    // Whoever is under way comes to an ending of his own.
    if (found.count + underWay > endingsMax) return null;
  }
  return found.sorted();
}

/** Endings as they are found. */
class Found {
  count = 0;
  readonly #stories: readonly [Stories, Stories];
  readonly #sets: { readonly sums: PairSums; readonly outcome: number; readonly rounds: number }[] = [];

  constructor(stories: readonly [Stories, Stories]) {
    this.#stories = stories;
  }

  /** @param sums probability of all but the results of stories */
  add(sums: PairSums, outcome: number, rounds: number): void {
    this.#sets.push({ sums, outcome, rounds });
    this.count += sums.count;
  }

  sorted(): Endings {
    const [first, second] = this.#stories;
    const chances = new Float64Array(this.count);
    this.#visit((at, pair, q) => {
      chances[at] = q * first.weight(firstOf(pair)) * second.weight(secondOf(pair));
    });
    const order = new Uint32Array(this.count).map((_, index) => index);
    order.sort((a, b) => (chances[b] as number) - (chances[a] as number) || a - b);
    const rank = new Uint32Array(this.count);
    for (const [place, index] of order.entries()) rank[index] = place;
    const column = (): Int32Array => new Int32Array(this.count);
    const endings = { stories: [column(), column()], outcome: column(), rounds: column() } as const;
    this.#visit((at, pair, _, { outcome, rounds }) => {
      const place = rank[at] as number;
      endings.stories[0][place] = firstOf(pair);
      endings.stories[1][place] = secondOf(pair);
      endings.outcome[place] = outcome;
      endings.rounds[place] = rounds;
    });
    return { ...endings, p: Float64Array.from(order, (index) => chances[index] as number) };
  }

  #visit(
    visit: (at: number, pair: number, q: number, end: { readonly outcome: number; readonly rounds: number }) => void,
  ): void {
    let at = 0;
    for (const { sums, ...end } of this.#sets) {
      for (const [index, pair] of sums.pairs.entries()) {
        visit(at, pair, sums.sumAt(index), end);
        at += 1;
      }
    }
  }
}

function sumsAt(all: Map<number, PairSums>, at: number): PairSums {
  const known = all.get(at) ?? new PairSums();
  all.set(at, known);
  return known;
}

/** Where words lead from a story, one for each turn. */
interface Row {
  readonly story: Int32Array;
  readonly weight: Float64Array;
}

/** Goes on with stories by whole words. */
class Reader {
  readonly #stories: Stories;
  readonly #words: Words;
  readonly #known = new Map<number, number>();
  readonly #rows = new Map<Int32Array, Map<number, Row>>();

  constructor(stories: Stories, words: Words) {
    this.#stories = stories;
    this.#words = words;
  }

  /** Gives up what it holds. */
  forget(): void {
    this.#rows.clear();
    this.#known.clear();
  }

  row(story: number, words: Int32Array): Row {
    const rows = this.#rows.get(words) ?? new Map<number, Row>();
    this.#rows.set(words, rows);
    const known = rows.get(story);
    if (known !== undefined) return known;
    const after = words.map((word) => this.#read(story, word));
    const row = { story: after, weight: Float64Array.from(after, (each) => this.#stories.weight(each)) };
    rows.set(story, row);
    return row;
  }

  #read(story: number, word: number): number {
    if (word === 0 || this.#stories.weight(story) === 0) return story;
    const { strike, result, rest } = this.#words;
    const name = story * WORDS_MAX + word;
    const known =
      this.#known.get(name) ??
      this.#read(this.#stories.after(story, strike[word] as number, result[word] as number), rest[word] as number);
    this.#known.set(name, known);
    return known;
  }
}
