import type { Frame, Turn } from './frame.ts';
import { NotFactored } from './not-factored.ts';
import { OWN_STATES_MAX, type OwnChain } from './own-chain.ts';

/** What a round may lead to. Parallel arrays. */
export interface RoundWays {
  /** Pairs; ~final at an end. */
  readonly to: Int32Array;
  readonly p: Float64Array;
}

/** How things stand when a round begins: the state of the frame, and that of either register. */
export interface Pair {
  readonly start: number;
  readonly own: readonly [number, number];
}

/** How a trial ended: the outcome, and the state of either register. */
export interface Final {
  readonly outcome: number;
  readonly own: readonly [number, number];
}

/** Pairs and finals, at most. */
const PAIRS_MAX = 2 ** 19;

/** Turns that lead to one end, for all ways of the first register's words. */
interface Bundle {
  readonly to: number;
  /** Words of the first register. */
  readonly words: readonly number[];
  /** Index of such a word → words of the second one, and probabilities. */
  readonly others: readonly { readonly words: readonly number[]; readonly p: readonly number[] }[];
}

/** Ways of a register in a bundle: the states to which it may come, and index word → the probabilities of those. */
interface Fan {
  readonly to: readonly number[];
  readonly rows: readonly Float64Array[];
}

/**
 * The chain of rounds of a frame: what either register comes to is independent of the other where the orders of blows are
 * given, so that ways of both are products summed over orders.
 */
export class RoundChain {
  readonly pairs: Pair[] = [];
  readonly finals: Final[] = [];
  readonly #frame: Frame;
  readonly #chains: readonly [OwnChain, OwnChain];
  readonly #bundles = new Map<number, readonly Bundle[]>();
  readonly #fans = [new Map<number, Fan>(), new Map<number, Fan>()] as const;
  readonly #pairOf = new Map<number, number>();
  readonly #finalOf = new Map<number, number>();

  constructor(frame: Frame, chains: readonly [OwnChain, OwnChain], start: number) {
    this.#frame = frame;
    this.#chains = chains;
    this.#pairAt(start, 0, 0);
  }

  /** Where a trial stands that ends with an outcome after a round. */
  finalOf(outcome: number, [one, other]: Pair['own']): number {
    return this.#numberOf(
      this.#finalOf,
      this.finals,
      nameOf(outcome, one, other),
      (): Final => ({ outcome, own: [one, other] }),
    );
  }

  /** @param negligible less probable ways are left out */
  waysFrom(pair: number, negligible: number): RoundWays {
    const { start, own } = this.pairs[pair] as Pair;
    const found = { to: [] as number[], p: [] as number[] };
    for (const [index, { to, words }] of this.#bundlesAt(start).entries()) {
      const one = this.#fan(start, index, 0, own[0]);
      const other = this.#fan(start, index, 1, own[1]);
      const width = other.to.length;
      const sums = new Float64Array(one.to.length * width);
      for (let word = 0; word < words.length; word += 1) {
        const row = one.rows[word] as Float64Array;
        const beside = other.rows[word] as Float64Array;
        for (let i = 0; i < row.length; i += 1) {
          const p = row[i] as number;
          if (p === 0) continue;
          const at = i * width;
          for (let j = 0; j < width; j += 1) sums[at + j] = (sums[at + j] as number) + p * (beside[j] as number);
        }
      }
      for (let at = 0; at < sums.length; at += 1) {
        const p = sums[at] as number;
        if (p < negligible) continue;
        const first = one.to[Math.floor(at / width)] as number;
        const second = other.to[at % width] as number;
        found.to.push(to < 0 ? ~this.finalOf(~to, [first, second]) : this.#pairAt(to, first, second));
        found.p.push(p);
      }
    }
    return { to: Int32Array.from(found.to), p: Float64Array.from(found.p) };
  }

  #fan(start: number, bundle: number, register: 0 | 1, own: number): Fan {
    const fans = this.#fans[register];
    const name = nameOf(start, bundle, own);
    const known = fans.get(name) ?? this.#makeFan(this.#bundlesAt(start)[bundle] as Bundle, register, own);
    fans.set(name, known);
    return known;
  }

  #makeFan({ words, others }: Bundle, register: 0 | 1, own: number): Fan {
    const chain = this.#chains[register];
    const to: number[] = [];
    const placeOf = new Map<number, number>();
    const rows = words.map((word, index) => {
      const row: number[] = [];
      const read = (each: number, p: number): void => {
        for (const way of chain.after(own, each)) {
          const place = placeOf.get(way.to) ?? to.length;
          if (place === to.length) {
            placeOf.set(way.to, place);
            to.push(way.to);
          }
          row[place] = (row[place] ?? 0) + p * way.p;
        }
      };
      const { words: beside, p } = others[index] as Bundle['others'][number];
      if (register === 0) read(word, 1);
      else for (const [at, each] of beside.entries()) read(each, p[at] as number);
      return row;
    });
    return { to, rows: rows.map((row) => Float64Array.from(to, (_, place) => row[place] ?? 0)) };
  }

  #bundlesAt(start: number): readonly Bundle[] {
    const known = this.#bundles.get(start) ?? bundlesOf(this.#frame.turnsFrom(start));
    this.#bundles.set(start, known);
    return known;
  }

  #pairAt(start: number, one: number, other: number): number {
    return this.#numberOf(
      this.#pairOf,
      this.pairs,
      nameOf(start, one, other),
      (): Pair => ({ start, own: [one, other] }),
    );
  }

  #numberOf<Kind>(known: Map<number, number>, all: Kind[], name: number, make: () => Kind): number {
    const found = known.get(name);
    if (found !== undefined) return found;
    if (all.length === PAIRS_MAX) throw new NotFactored('too many pairs of states');
    known.set(name, all.length);
    return all.push(make()) - 1;
  }
}

function nameOf(first: number, one: number, other: number): number {
  return (first * OWN_STATES_MAX + one) * OWN_STATES_MAX + other;
}

function bundlesOf(turns: readonly Turn[]): readonly Bundle[] {
  const ends = new Map<number, Map<number, { words: number[]; p: number[] }>>();
  for (const { words, to, p } of turns) {
    const byWord = ends.get(to) ?? new Map<number, { words: number[]; p: number[] }>();
    ends.set(to, byWord);
    const others = byWord.get(words[0]) ?? { words: [], p: [] };
    byWord.set(words[0], others);
    others.words.push(words[1]);
    others.p.push(p);
  }
  return [...ends].map(([to, byWord]) => ({ to, words: [...byWord.keys()], others: [...byWord.values()] }));
}
