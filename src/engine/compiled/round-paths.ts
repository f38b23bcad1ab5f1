import { InvariantError } from '../../errors.ts';
import { type Atoms, andOneMore, cappedAt, roundFrom, type Work } from './atoms.ts';
import type { Chain } from './chain.ts';
import { roundStarts } from './rounds.ts';
import type { Traced } from './trace.ts';

/** One round of a trial. */
export interface Round {
  /** Node, or outcome. */
  readonly to: number;
  /** What it brought, packed. */
  readonly gain: number;
}

/** Finds the single rounds of a trial of which only draws of several rounds are known. */
export class RoundPaths {
  readonly #chain: Chain;
  readonly #work: Work;
  readonly #one = new Map<number, Atoms>();
  /** The same where the round is the last one. */
  readonly #last: ReadonlyMap<number, Atoms>;

  constructor(chain: Chain, work: Work) {
    this.#chain = chain;
    this.#work = work;
    for (const node of roundStarts(chain)) this.#one.set(node, roundFrom(chain, node, work));
    const { nodeCount, capped } = chain;
    this.#last = new Map([...this.#one].map(([node, law]) => [node, cappedAt(law, nodeCount, capped)]));
  }

  /**
   * One of the ways that a trial may have gone, with the odds of the rules given what was drawn.
   * @param next gives a number in [0, 1)
   */
  find({ drawn }: Traced, next: () => number): readonly Round[] {
    const legs: Round[] = [];
    let from = 0;
    let gain = 0;
    for (const draw of drawn) {
      gain += draw.gain;
      // Draws that leave open where a trial is, or in which nothing happens, belong to the one after, or before.
      if (draw.to === this.#chain.rest || (draw.to === draw.from && draw.gain === 0)) continue;
      legs.push(...this.#between(from, { to: draw.to, gain }, legs.length, next));
      from = draw.to;
      gain = 0;
    }
    return legs;
  }

  /** The rounds from a node to where a draw led. @param played rounds before them */
  #between(from: number, target: Round, played: number, next: () => number): readonly Round[] {
    const layers: Atoms[] = [{ place: Int32Array.of(from), gain: Float64Array.of(0), p: Float64Array.of(1) }];
    const roundsMax = Math.max(1, this.#chain.roundsMax);
    let reached = false;
    while (!reached && played + layers.length <= roundsMax) {
      const laws = this.#lawsOf(played + layers.length);
      const layer = andOneMore(layers[layers.length - 1] as Atoms, laws, this.#work);
      layers.push(layer);
      reached = chanceOf(layer, target) > 0;
    }
    const legs: Round[] = [];
    let to = target;
    for (let layer = layers.length - 2; layer >= 0; layer -= 1) {
      const before = this.#choose(layers[layer] as Atoms, this.#lawsOf(played + layer + 1), to, next);
      legs.unshift({ to: to.to, gain: to.gain - before.gain });
      to = before;
    }
    return legs;
  }

  #lawsOf(round: number): ReadonlyMap<number, Atoms> {
    return round === Math.max(1, this.#chain.roundsMax) ? this.#last : this.#one;
  }

  /** Where a round began that led to a target, by the odds of all its beginnings. */
  #choose({ place, gain, p }: Atoms, laws: ReadonlyMap<number, Atoms>, target: Round, next: () => number): Round {
    const weights: number[] = [];
    for (let at = 0; at < p.length; at += 1) {
      const law = laws.get(place[at] as number);
      const rest = { to: target.to, gain: target.gain - (gain[at] as number) };
      weights.push(law === undefined ? 0 : (p[at] as number) * chanceOf(law, rest));
    }
    let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
    for (const [at, weight] of weights.entries()) {
      if (weight === 0) continue;
      left -= weight;
      if (left < 0) return { to: place[at] as number, gain: gain[at] as number };
    }
    const last = weights.findLastIndex((weight) => weight > 0);
    if (last < 0) throw new InvariantError('a drawn trial cannot be played');
    return { to: place[last] as number, gain: gain[last] as number };
  }
}

/** Probability of one place and gain. */
function chanceOf({ place, gain, p }: Atoms, { to, gain: sum }: Round): number {
  let chance = 0;
  for (let at = 0; at < p.length; at += 1) if (place[at] === to && gain[at] === sum) chance += p[at] as number;
  return chance;
}
