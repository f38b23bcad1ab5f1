import { KeyTable } from '../../dice/key-table.ts';
import { grownFloats } from '../../dice/lists.ts';
import type { Frame, Turn } from './frame.ts';
import { NotFactored } from './not-factored.ts';
import { OWN_STATES_MAX, type OwnChain } from './own-chain.ts';

/** What a round may lead to. */
export interface RoundWays {
  /** Pairs with which the next one may begin, and probabilities. */
  readonly to: Int32Array;
  readonly p: Float64Array;
  /** Index outcome → probability, as far as there are any. */
  readonly outcomes: readonly number[];
  /** Probability of what was left out. */
  readonly missing: number;
}

/** How things stand when a round begins: the state of the frame, and that of either register. */
export interface Pair {
  readonly start: number;
  readonly own: readonly [number, number];
}

/** Turns that lead to one end. */
interface Bundle {
  readonly to: number;
  /** Words of the leading register. */
  readonly words: readonly number[];
  /** Index of such a word → words of the other one, and probabilities. */
  readonly others: readonly { readonly words: readonly number[]; readonly p: readonly number[] }[];
}

/** Ways of the leading register in a bundle: parallel arrays. */
interface LeadFan {
  /** States to which it may come. */
  readonly to: readonly number[];
  /** Index of a word among those of the bundle, place of a state, and probability. */
  readonly word: readonly number[];
  readonly place: readonly number[];
  readonly p: readonly number[];
  /** Index of a word → probability that its blows have their results. */
  readonly words: Float64Array;
}

/** Ways of the other one. */
interface OtherFan {
  /** States to which it may come. */
  readonly to: readonly number[];
  /** Index word of the leading one × states + place → probability; and index word → that of all places. */
  readonly rows: Float64Array;
  readonly sums: Float64Array;
}

/** What becomes of both registers in the turns that lead to one end. */
interface Fans {
  readonly to: number;
  readonly one: LeadFan;
  readonly other: OtherFan;
}

/**
 * The chain of rounds of a frame: what either register comes to is independent of the other where the orders of blows are
 * given, so that ways of both are products summed over orders.
 */
export class RoundChain {
  readonly #frame: Frame;
  readonly #chains: readonly [OwnChain, OwnChain];
  readonly #lead: 0 | 1;
  readonly #pairsMax: number;
  readonly #bundles = new Map<number, readonly Bundle[]>();
  readonly #leadFans = new Map<number, LeadFan>();
  readonly #otherFans = new Map<number, OtherFan>();
  /** By start, state of the leading register, and state of the other. */
  readonly #pairs = new KeyTable(PAIR_WORDS);
  readonly #key = new Int32Array(PAIR_WORDS);
  #sums = new Float64Array(64);
  /** Ways that were found last, and how many lists of ways fill so far. */
  #to = new Int32Array(0);
  #p = new Float64Array(0);
  #filled = 0;

  /** @param lead the register that has more states */
  constructor(
    frame: Frame,
    chains: readonly [OwnChain, OwnChain],
    {
      start,
      lead,
      pairsMax,
    }: {
      readonly start: number;
      readonly lead: 0 | 1;
      /** Pairs, at most. */
      readonly pairsMax: number;
    },
  ) {
    this.#frame = frame;
    this.#chains = chains;
    this.#lead = lead;
    this.#pairsMax = pairsMax;
    this.#pairAt(start, 0, 0);
  }

  /** Pairs met so far. */
  get size(): number {
    return this.#pairs.count;
  }

  /** How things stand with a pair. */
  pair(pair: number): Pair {
    const [start, one, other] = this.#pairs.view().subarray(pair * PAIR_WORDS, (pair + 1) * PAIR_WORDS);
    return { start: start as number, own: this.#inOrder(one as number, other as number) };
  }

  /** @param negligible less probable ways are left out */
  waysFrom(pair: number, negligible: number): RoundWays {
    const { start, own } = this.pair(pair);
    const outcomes: number[] = [];
    let all = 0;
    const fans = this.#fansOf(start, own);
    this.#makeRoom(fans);
    const first = this.#filled;
    for (const { to, one, other } of fans) {
      if (to < 0) {
        const mass = one.words.reduce((sum, p, word) => sum + p * (other.sums[word] as number), 0);
        outcomes[~to] = (outcomes[~to] ?? 0) + mass;
        all += mass;
      } else all += this.#lay(to, one, other, negligible);
    }
    return {
      to: this.#to.subarray(first, this.#filled),
      p: this.#p.subarray(first, this.#filled),
      outcomes: Array.from(outcomes, (p) => p ?? 0),
      missing: Math.max(0, 1 - all),
    };
  }

  /** Adds the ways to an end of the round. @returns the probability of those that were added */
  #lay(start: number, one: LeadFan, other: OtherFan, negligible: number): number {
    const sums = this.#sumOf(one, other);
    const [tos, ps, width] = [this.#to, this.#p, other.to.length];
    let all = 0;
    let filled = this.#filled;
    for (let i = 0, at = 0; i < one.to.length; i += 1) {
      const leading = one.to[i] as number;
      for (let j = 0; j < width; j += 1, at += 1) {
        const p = sums[at] as number;
        if (p < negligible) continue;
        all += p;
        tos[filled] = this.#pairAt(start, leading, other.to[j] as number);
        ps[filled] = p;
        filled += 1;
      }
    }
    this.#filled = filled;
    return all;
  }

  /** Adds up with which states of the registers trials end that begin a round with a pair. @param visits of it */
  addEnds(pair: number, visits: number, ended: readonly [EndSums, EndSums]): void {
    const { start, own } = this.pair(pair);
    for (const { to, one, other } of this.#fansOf(start, own)) {
      if (to >= 0) continue;
      const [leading, others] = [ended[this.#lead], ended[(1 - this.#lead) as 0 | 1]];
      for (let entry = 0; entry < one.word.length; entry += 1) {
        const p = (one.p[entry] as number) * (other.sums[one.word[entry] as number] as number);
        leading.add(one.to[one.place[entry] as number] as number, visits * p);
      }
      const width = other.to.length;
      for (let word = 0; word < one.words.length; word += 1) {
        const share = visits * (one.words[word] as number);
        if (share === 0) continue;
        for (let j = 0; j < width; j += 1) {
          others.add(other.to[j] as number, share * (other.rows[word * width + j] as number));
        }
      }
    }
  }

  /** Room for all ways from a pair, so that those of one lie together: of the last list, or of a new one. */
  #makeRoom(fans: readonly Fans[]): void {
    const most = fans.reduce((sum, { to, one, other }) => sum + (to < 0 ? 0 : one.to.length * other.to.length), 0);
    if (this.#filled + most <= this.#to.length) return;
    const length = Math.max(LIST_WAYS, most);
    this.#to = new Int32Array(length);
    this.#p = new Float64Array(length);
    this.#filled = 0;
  }

  #fansOf(start: number, own: Pair['own']): readonly Fans[] {
    const [leading, other] = [own[this.#lead], own[(1 - this.#lead) as 0 | 1]];
    return this.#bundlesAt(start).map(({ to }, index) => ({
      to,
      one: this.#leadFan(start, index, leading),
      other: this.#otherFan(start, index, other),
    }));
  }

  /** Index state of the leading register × states of the other + state of that → probability. */
  #sumOf({ to, word, place, p }: LeadFan, other: OtherFan): Float64Array {
    const width = other.to.length;
    const size = to.length * width;
    if (size > this.#sums.length) this.#sums = new Float64Array(2 * size);
    const sums = this.#sums;
    const { rows } = other;
    sums.fill(0, 0, size);
    for (let entry = 0; entry < word.length; entry += 1) {
      const share = p[entry] as number;
      const at = (place[entry] as number) * width;
      const beside = (word[entry] as number) * width;
      for (let j = 0; j < width; j += 1) sums[at + j] = (sums[at + j] as number) + share * (rows[beside + j] as number);
    }
    return sums;
  }

  #leadFan(start: number, bundle: number, own: number): LeadFan {
    const name = (start * OWN_STATES_MAX + own) * BUNDLES_MAX + bundle;
    const known = this.#leadFans.get(name);
    if (known !== undefined) return known;
    const { words } = this.#bundlesAt(start)[bundle] as Bundle;
    const places = new Places();
    const sums = new Float64Array(words.length);
    const made = { to: places.states, word: [] as number[], place: [] as number[], p: [] as number[], words: sums };
    for (const [index, word] of words.entries()) {
      for (const way of this.#chains[this.#lead].after(own, word)) {
        made.word.push(index);
        made.place.push(places.of(way.to));
        made.p.push(way.p);
        sums[index] = (sums[index] as number) + way.p;
      }
    }
    this.#leadFans.set(name, made);
    return made;
  }

  #otherFan(start: number, bundle: number, own: number): OtherFan {
    const name = (start * OWN_STATES_MAX + own) * BUNDLES_MAX + bundle;
    const known = this.#otherFans.get(name);
    if (known !== undefined) return known;
    const chain = this.#chains[(1 - this.#lead) as 0 | 1];
    const places = new Places();
    const { others } = this.#bundlesAt(start)[bundle] as Bundle;
    const found = others.map(({ words, p }) => {
      const row: number[] = [];
      for (const [at, word] of words.entries()) {
        for (const way of chain.after(own, word)) {
          const place = places.of(way.to);
          while (row.length <= place) row.push(0);
          row[place] = (row[place] as number) + (p[at] as number) * way.p;
        }
      }
      return row;
    });
    const rows = new Float64Array(found.length * places.states.length);
    for (const [index, row] of found.entries()) rows.set(row, index * places.states.length);
    const made = {
      to: places.states,
      rows,
      sums: Float64Array.from(found, (row) => row.reduce((all, p) => all + p, 0)),
    };
    this.#otherFans.set(name, made);
    return made;
  }

  #bundlesAt(start: number): readonly Bundle[] {
    const known = this.#bundles.get(start) ?? bundlesOf(this.#frame.turnsFrom(start), this.#lead);
    this.#bundles.set(start, known);
    return known;
  }

  #pairAt(start: number, one: number, other: number): number {
    const [key, pairs] = [this.#key, this.#pairs];
    key[0] = start;
    key[1] = one;
    key[2] = other;
    const found = pairs.indexOf(key);
    if (found === this.#pairsMax) throw new NotFactored('too many pairs of states');
    return found;
  }

  #inOrder(leading: number, other: number): Pair['own'] {
    return this.#lead === 0 ? [leading, other] : [other, leading];
  }
}

/** Ends of a round from one state on, at most. */
const BUNDLES_MAX = 2 ** 10;

/** Integers by which a pair is known. */
const PAIR_WORDS = 3;

/** Ways to a list of them. */
const LIST_WAYS = 2 ** 17;

/** Probabilities of states of a register, added up. */
export class EndSums {
  p = new Float64Array(64);

  add(own: number, p: number): void {
    if (own >= this.p.length) this.p = grownFloats(this.p, 2 * own);
    this.p[own] = (this.p[own] as number) + p;
  }
}

/** States in the order in which they are met. */
class Places {
  readonly states: number[] = [];
  readonly #known = new Map<number, number>();

  of(state: number): number {
    const known = this.#known.get(state);
    if (known !== undefined) return known;
    this.#known.set(state, this.states.length);
    return this.states.push(state) - 1;
  }
}

function bundlesOf(turns: readonly Turn[], lead: 0 | 1): readonly Bundle[] {
  const ends = new Map<number, Map<number, { words: number[]; p: number[] }>>();
  for (const { words, to, p } of turns) {
    const byWord = ends.get(to) ?? new Map<number, { words: number[]; p: number[] }>();
    ends.set(to, byWord);
    const others = byWord.get(words[lead]) ?? { words: [], p: [] };
    byWord.set(words[lead], others);
    others.words.push(words[(1 - lead) as 0 | 1]);
    others.p.push(p);
  }
  return [...ends].map(([to, byWord]) => ({ to, words: [...byWord.keys()], others: [...byWord.values()] }));
}
