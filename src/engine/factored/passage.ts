import { grownFloats } from '../../dice/lists.ts';
import type { Pieces } from '../../dice/pieces.ts';
import type { Model } from '../../systems/system.ts';
import { EndingSums, type Endings } from '../endings.ts';
import { NotFactored } from './not-factored.ts';
import { EndSums, type RoundChain, type RoundWays } from './round-chain.ts';

/** Probability of a pair in a round below which it is left out. */
const NEGLIGIBLE = 5e-15;

/** The same of a way of a pair in a round. */
const NEGLIGIBLE_WAY = 5e-17;

/** How much likelier a pair may become before its ways are looked for again, finer ones with them. */
const GROWTH = 2 ** 14;

/** Most that the ways of one pair may leave out: more is lost, and not left out. */
const MISSING_MAX = 1e-10;

/** How trials end that go through a chain of rounds. */
export interface Passed extends Endings {
  /** Index register → index of its state → probability that a trial ends in it. */
  readonly ended: readonly [Float64Array, Float64Array];
  /** Probability left out. */
  readonly dropped: number;
  /** Expected rounds. */
  readonly roundsExpected: number;
}

/** Goes round by round through a chain until all have ended, or the cap ends them. */
export function passedThrough(chain: RoundChain, model: Model): Pieces<Passed> {
  return new Passage(chain, model).run();
}

/** Where a pair may go, and how likely it was. */
interface Known {
  readonly ways: RoundWays;
  /** Probability of the pair up to which the ways are fine enough. */
  readonly massMax: number;
}

class Passage {
  readonly #chain: RoundChain;
  readonly #roundsMax: number;
  readonly #unresolved: number;
  readonly #sums: EndingSums;
  readonly #known: (Known | undefined)[] = [];
  readonly #ended = [new EndSums(), new EndSums()] as const;
  // Index pair.
  #here = new Float64Array(64);
  #next = new Float64Array(64);
  /** Expected rounds that began with it. */
  #visits = new Float64Array(64);
  #dropped = 0;
  #roundsExpected = 0;

  constructor(chain: RoundChain, { roundsMax, unresolved, outcomes }: Model) {
    this.#chain = chain;
    this.#roundsMax = roundsMax;
    this.#unresolved = unresolved;
    this.#sums = new EndingSums(outcomes.length, roundsMax + 1);
  }

  *run(): Pieces<Passed> {
    const chain = this.#chain;
    this.#here[0] = 1;
    for (let round = 1; round <= this.#roundsMax; round += 1) {
      const count = chain.size;
      let isAny = false;
      for (let pair = 0; pair < count; pair += 1) {
        const mass = this.#here[pair] as number;
        if (mass === 0) continue;
        this.#here[pair] = 0;
        if (mass < NEGLIGIBLE) {
          this.#dropped += mass;
          continue;
        }
        isAny = true;
        this.#goOn(pair, mass);
        if (pair % 256 === 0) yield;
      }
      if (round === this.#roundsMax) this.#cap();
      this.#sums.close(round);
      [this.#here, this.#next] = [this.#next, this.#here];
      if (!isAny) break;
    }
    for (let pair = 0; pair < chain.size; pair += 1) {
      const visits = this.#visits[pair] as number;
      if (visits > 0) chain.addEnds(pair, visits, this.#ended);
      if (pair % 256 === 0) yield;
    }
    const { outcomes, rounds } = this.#sums.sums();
    const ended = [this.#ended[0].p, this.#ended[1].p] as const;
    return { outcomes, rounds, ended, dropped: this.#dropped, roundsExpected: this.#roundsExpected };
  }

  #goOn(pair: number, mass: number): void {
    const known = this.#knownOf(pair, mass);
    const { to, p, outcomes, missing } = known.ways;
    this.#visits[pair] = (this.#visits[pair] as number) + mass;
    this.#roundsExpected += mass;
    this.#dropped += mass * missing;
    for (let outcome = 0; outcome < outcomes.length; outcome += 1) {
      this.#sums.add(outcome, mass * (outcomes[outcome] as number));
    }
    const next = this.#next;
    for (let way = 0; way < to.length; way += 1)
      next[to[way] as number] = (next[to[way] as number] as number) + mass * (p[way] as number);
  }

  /** Trials that go on after the last round end with it. */
  #cap(): void {
    for (let pair = 0; pair < this.#chain.size; pair += 1) {
      const flow = this.#next[pair] as number;
      if (flow === 0) continue;
      const { own } = this.#chain.pair(pair);
      this.#ended[0].add(own[0], flow);
      this.#ended[1].add(own[1], flow);
      this.#sums.add(this.#unresolved, flow);
    }
  }

  #knownOf(pair: number, mass: number): Known {
    const before = this.#known[pair];
    if (before !== undefined && mass <= before.massMax) return before;
    const massMax = Math.min(1, GROWTH * mass);
    const ways = this.#chain.waysFrom(pair, NEGLIGIBLE_WAY / massMax);
    if (ways.missing * massMax > MISSING_MAX) throw new NotFactored('the results of a blow are not those of its frame');
    const known = { ways, massMax };
    this.#known[pair] = known;
    const room = this.#chain.size;
    if (room > this.#next.length) {
      this.#next = grownFloats(this.#next, 2 * room);
      this.#here = grownFloats(this.#here, 2 * room);
      this.#visits = grownFloats(this.#visits, 2 * room);
    }
    return known;
  }
}
