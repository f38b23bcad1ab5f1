import { STORIES_MAX } from './stories.ts';

/** Sums by pairs of stories. Plain maps of fractions would hold each as an object of its own. */
export class PairSums {
  /** Pairs in the order in which they were met, see {@link pairOf}. */
  readonly pairs: number[] = [];
  #sums = new Float64Array(64);
  readonly #at = new Map<number, number>();

  /** Number of pairs. */
  get count(): number {
    return this.pairs.length;
  }

  /** @param at place of a pair among `pairs` */
  sumAt(at: number): number {
    return this.#sums[at] as number;
  }

  /** Nothing is added any more: what finds pairs is given up, most of what it holds. */
  close(): void {
    this.#at.clear();
  }

  add(pair: number, summand: number): void {
    const known = this.#at.get(pair);
    if (known !== undefined) {
      this.#sums[known] = (this.#sums[known] as number) + summand;
      return;
    }
    const at = this.pairs.length;
    this.#at.set(pair, at);
    this.pairs.push(pair);
    if (at === this.#sums.length) {
      const more = new Float64Array(2 * at);
      more.set(this.#sums);
      this.#sums = more;
    }
    this.#sums[at] = summand;
  }
}

/** Two stories in one small integer. */
export function pairOf(first: number, second: number): number {
  return first * STORIES_MAX + second;
}

export function firstOf(pair: number): number {
  return Math.floor(pair / STORIES_MAX);
}

export function secondOf(pair: number): number {
  return pair % STORIES_MAX;
}
