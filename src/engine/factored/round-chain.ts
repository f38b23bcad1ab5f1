import { grownFloats, grownInts } from '../../dice/lists.ts';
import type { Frame, Turn } from './frame.ts';
import { NotFactored } from './not-factored.ts';
import { OWN_STATES_MAX, type OwnChain } from './own-chain.ts';

/** What a round may lead to. */
export interface RoundWays {
  /** Pairs with which the next one may begin, and probabilities. */
  readonly to: Int32Array;
  readonly p: Float64Array;
  /** Index register → its states at the end of a trial. */
  readonly ends: readonly [Ends, Ends];
  /** Index outcome → probability, as far as there are any. */
  readonly outcomes: readonly number[];
  /** Probability of what was left out. */
  readonly missing: number;
}

/** States of a register, and probabilities. */
export interface Ends {
  readonly own: readonly number[];
  readonly p: readonly number[];
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
}

/** Ways of the other one: the states to which it may come, and index word of the leading one × states + place → probability. */
interface OtherFan {
  readonly to: readonly number[];
  readonly rows: Float64Array;
}

/**
 * The chain of rounds of a frame: what either register comes to is independent of the other where the orders of blows are
 * given, so that ways of both are products summed over orders.
 */
export class RoundChain {
  readonly pairs: Pair[] = [];
  readonly #frame: Frame;
  readonly #chains: readonly [OwnChain, OwnChain];
  readonly #lead: 0 | 1;
  readonly #pairsMax: number;
  readonly #bundles = new Map<number, readonly Bundle[]>();
  readonly #leadFans = new Map<number, LeadFan>();
  readonly #otherFans = new Map<number, OtherFan>();
  readonly #pairOf = new Numbers();
  #sums = new Float64Array(64);
  // Index way, with room for more.
  #to = new Int32Array(64);
  #p = new Float64Array(64);

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
    this.#pairAt(this.#pairOf.under(start, 0), start, 0, 0);
  }

  /** @param negligible less probable ways are left out */
  waysFrom(pair: number, negligible: number): RoundWays {
    const { start, own } = this.pairs[pair] as Pair;
    const ends = [new EndSums(), new EndSums()] as const;
    const outcomes: number[] = [];
    let count = 0;
    let all = 0;
    for (const [index, bundle] of this.#bundlesAt(start).entries()) {
      const { to } = bundle;
      const one = this.#leadFan(start, index, own[this.#lead] as number);
      const other = this.#otherFan(start, index, own[1 - this.#lead] as number);
      const sums = this.#sumOf(one, other);
      if (to < 0) {
        const mass = this.#addEnds(sums, one, other, ends);
        outcomes[~to] = (outcomes[~to] ?? 0) + mass;
        all += mass;
        continue;
      }
      const size = one.to.length * other.to.length;
      if (count + size > this.#to.length) this.#grow(count + size);
      for (let i = 0, at = 0; i < one.to.length; i += 1) {
        const first = one.to[i] as number;
        const numbers = this.#pairOf.under(to, first);
        for (let j = 0; j < other.to.length; j += 1, at += 1) {
          const p = sums[at] as number;
          if (p < negligible) continue;
          all += p;
          this.#to[count] = this.#pairAt(numbers, to, first, other.to[j] as number);
          this.#p[count] = p;
          count += 1;
        }
      }
    }
    return {
      to: this.#to.slice(0, count),
      p: this.#p.slice(0, count),
      ends: this.#lead === 0 ? [ends[0], ends[1]] : [ends[1], ends[0]],
      outcomes: Array.from(outcomes, (p) => p ?? 0),
      missing: Math.max(0, 1 - all),
    };
  }

  /** @param ends those of the leading register, and of the other @returns the probability of all */
  #addEnds(sums: Float64Array, one: LeadFan, other: OtherFan, ends: readonly [EndSums, EndSums]): number {
    const width = other.to.length;
    const others = new Float64Array(width);
    let all = 0;
    for (let i = 0, at = 0; i < one.to.length; i += 1) {
      let mass = 0;
      for (let j = 0; j < width; j += 1, at += 1) {
        const p = sums[at] as number;
        mass += p;
        others[j] = (others[j] as number) + p;
      }
      ends[0].add(one.to[i] as number, mass);
      all += mass;
    }
    for (let j = 0; j < width; j += 1) ends[1].add(other.to[j] as number, others[j] as number);
    return all;
  }

  #grow(length: number): void {
    this.#to = grownInts(this.#to, 2 * length);
    this.#p = grownFloats(this.#p, 2 * length);
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
    const made = { to: places.states, word: [] as number[], place: [] as number[], p: [] as number[] };
    for (const [index, word] of words.entries()) {
      for (const way of this.#chains[this.#lead].after(own, word)) {
        made.word.push(index);
        made.place.push(places.of(way.to));
        made.p.push(way.p);
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
    const made = { to: places.states, rows };
    this.#otherFans.set(name, made);
    return made;
  }

  #bundlesAt(start: number): readonly Bundle[] {
    const known = this.#bundles.get(start) ?? bundlesOf(this.#frame.turnsFrom(start), this.#lead);
    this.#bundles.set(start, known);
    return known;
  }

  #pairAt(numbers: Map<number, number>, start: number, one: number, other: number): number {
    const known = numbers.get(other);
    if (known !== undefined) return known;
    if (this.pairs.length === this.#pairsMax) throw new NotFactored('too many pairs of states');
    numbers.set(other, this.pairs.length);
    return this.pairs.push({ start, own: this.#inOrder(one, other) }) - 1;
  }

  #inOrder(leading: number, other: number): Pair['own'] {
    return this.#lead === 0 ? [leading, other] : [other, leading];
  }
}

/** Ends of a round from one state on, at most. */
const BUNDLES_MAX = 2 ** 10;

/** Adds up states of a register. */
class EndSums implements Ends {
  readonly own: number[] = [];
  readonly p: number[] = [];

  add(own: number, p: number): void {
    if (p === 0) return;
    this.own.push(own);
    this.p.push(p);
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

/** Numbers of things that are named by three numbers. */
class Numbers {
  readonly #known = new Map<number, Map<number, number>>();

  /** Third number → number, for given first ones. */
  under(first: number, second: number): Map<number, number> {
    const name = first * OWN_STATES_MAX + second;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const made = new Map<number, number>();
    this.#known.set(name, made);
    return made;
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
