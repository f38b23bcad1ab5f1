import type { Pieces } from '../../dice/pieces.ts';
import type { Model } from '../../systems/system.ts';
import { componentsOf } from '../components.ts';
import { Rows } from '../rows.ts';
import { Window } from '../window.ts';
import { type AmountLaws, NOTHING } from './amount-laws.ts';
import type { OwnChain } from './own-chain.ts';
import type { Final, Pair, RoundChain, RoundWays } from './round-chain.ts';

/** Probability of a way below which it is not gone. */
const NEGLIGIBLE = 1e-16;

/** Probability of reaching the cap of rounds below which rounds are not told apart. */
const CAPPED_MAX = 1e-12;

/** What the solution of the outcomes knows. */
export interface Solved {
  /** Index pair → expected visits; none where it is left out. */
  readonly visits: readonly (number | undefined)[];
  /** Index pair → ways, laws not told apart. */
  readonly ways: readonly (RoundWays | undefined)[];
  readonly capped: number;
}

/** The law of the total amount that a register has by the end of a trial. */
export class AmountTotals {
  readonly #chain: RoundChain;
  readonly #own: readonly [OwnChain, OwnChain];
  readonly #laws: AmountLaws;
  readonly #register: 0 | 1;
  readonly #ways: (RoundWays | undefined)[] = [];
  readonly #total = new Window();
  readonly #scratch = new Window();

  constructor(chain: RoundChain, own: readonly [OwnChain, OwnChain], laws: AmountLaws, register: 0 | 1) {
    this.#chain = chain;
    this.#own = own;
    this.#laws = laws;
    this.#register = register;
  }

  *run({ roundsMax }: Model, solved: Solved): Pieces<Float64Array> {
    if (solved.capped < CAPPED_MAX) yield* this.#flow(solved);
    else yield* this.#byRounds(roundsMax, solved);
    return this.#total.toArray();
  }

  /** Rounds are not told apart: all mass that ever comes to a pair goes on from it at once. */
  *#flow({ visits, ways }: Solved): Pieces<void> {
    const { nodes, start } = orderOf(visits, ways);
    const rows = new Rows(visits.length);
    rows.at(0).set(0, 1);
    for (let component = 0; component + 1 < start.length; component += 1) {
      const members = nodes.subarray(start[component], start[component + 1]);
      const [first] = members;
      if (members.length === 1 && first !== undefined) this.#passOne(first, rows, visits);
      else this.#circle(members, rows, visits);
      if (component % 64 === 0) yield;
    }
  }

  /** A pair that is not come back to but from itself, nothing being gained on the way. */
  #passOne(pair: number, rows: Rows, visits: Solved['visits']): void {
    const row = rows.take(pair);
    if (row === undefined) return;
    const ways = this.#waysFrom(pair, visits);
    if (ways === null) return;
    let stays = 0;
    let isIdle = true;
    for (let way = 0; way < ways.to.length; way += 1) {
      if (ways.to[way] !== pair) continue;
      if (ways.law[way] !== NOTHING) isIdle = false;
      stays += ways.p[way] as number;
    }
    if (!isIdle) {
      rows.at(pair).addScaled(row, 1, 0);
      this.#circle(Int32Array.of(pair), rows, visits);
      return;
    }
    row.trim();
    this.#push(row, 1 / (1 - stays), ways, (to) => (to === pair ? null : rows.at(to)));
    rows.recycle(row);
  }

  /** Mass goes round until all but nothing has left. */
  #circle(members: Int32Array, rows: Rows, visits: Solved['visits']): void {
    for (let isAny = true; isAny; ) {
      isAny = false;
      for (const pair of members) {
        const row = rows.take(pair);
        if (row === undefined) continue;
        const ways = this.#waysFrom(pair, visits);
        row.trim();
        if (ways !== null && row.mass >= NEGLIGIBLE) {
          isAny = true;
          this.#push(row, 1, ways, (to) => rows.at(to));
        }
        rows.recycle(row);
      }
    }
  }

  *#byRounds(roundsMax: number, { visits }: Solved): Pieces<void> {
    let here = new Rows(this.#chain.pairs.length);
    let next = new Rows(this.#chain.pairs.length);
    here.at(0).set(0, 1);
    for (let round = 1; round <= roundsMax && here.count > 0; round += 1) {
      for (let pair = 0; pair < visits.length; pair += 1) {
        const row = here.take(pair);
        if (row === undefined) continue;
        const ways = this.#waysFrom(pair, visits);
        row.trim();
        if (ways !== null && row.mass >= NEGLIGIBLE) this.#push(row, 1, ways, (to) => next.at(to), round === roundsMax);
        here.recycle(row);
      }
      [here, next] = [next, here];
      yield;
    }
  }

  /** @param into where mass goes that comes to a pair; null: nowhere @param isLast whether trials end with this round */
  #push(row: Window, scale: number, { to, law, p }: RoundWays, into: (to: number) => Window | null, isLast = false): void {
    /** Law → mass that ends with it. */
    const ended = new Map<number, number>();
    const byLaw = new Map<number, number[]>();
    for (let way = 0; way < to.length; way += 1) {
      const target = to[way] as number;
      const share = scale * (p[way] as number);
      const own = target < 0 ? (this.#chain.finals[~target] as Final).own : isLast ? (this.#chain.pairs[target] as Pair).own : null;
      if (own === null) {
        const known = byLaw.get(law[way] as number);
        if (known === undefined) byLaw.set(law[way] as number, [way]);
        else known.push(way);
        continue;
      }
      const whole = this.#laws.sum(law[way] as number, (this.#own[this.#register] as OwnChain).amountOf(own[this.#register]));
      ended.set(whole, (ended.get(whole) ?? 0) + share);
    }
    for (const [each, share] of ended) this.#total.addScaled(this.#withLaw(row, each), share, 0);
    for (const [each, ways] of byLaw) {
      const gained = this.#withLaw(row, each);
      for (const way of ways) into(to[way] as number)?.addScaled(gained, scale * (p[way] as number), 0);
    }
  }

  /** A row, and amounts of a law with it; holds until the next is asked for. */
  #withLaw(row: Window, law: number): Window {
    if (law === NOTHING) return row;
    const { low, p } = this.#laws.at(law);
    const sum = this.#scratch;
    sum.clear();
    for (let at = 0; at < p.length; at += 1) sum.addScaled(row, p[at] as number, low + at);
    return sum;
  }

  #waysFrom(pair: number, visits: Solved['visits']): RoundWays | null {
    const seen = visits[pair];
    if (seen === undefined) return null;
    this.#ways[pair] ??= this.#chain.waysFrom(pair, this.#register, NEGLIGIBLE / seen);
    return this.#ways[pair];
  }
}

/** Pairs in an order in which ways lead forward, those together that can come back to each other. */
function orderOf(visits: Solved['visits'], ways: Solved['ways']): { readonly nodes: Int32Array; readonly start: Int32Array } {
  const start = new Int32Array(visits.length + 1);
  const to: number[] = [];
  for (let pair = 0; pair < visits.length; pair += 1) {
    for (const target of ways[pair]?.to ?? []) if (target >= 0 && target < visits.length) to.push(target);
    start[pair + 1] = to.length;
  }
  return componentsOf({ start, to: Int32Array.from(to) });
}
