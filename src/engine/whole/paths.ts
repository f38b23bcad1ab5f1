import type { Frame, FreeNode, StruckNode } from './frame.ts';

/** What a trial is known to come to. */
export interface Fate {
  /** Index register → its strikes in order, each with its result. */
  readonly blows: readonly [readonly Told[], readonly Told[]];
  readonly outcome: number;
  /** Rounds that have ended. */
  readonly rounds: number;
}

export interface Told {
  readonly strike: number;
  readonly result: number;
}

/** A step through the frame. */
export interface FrameStep {
  /** Node of the frame from which it leads. */
  readonly from: number;
  /** Where to; ~outcome at an end. */
  readonly to: number;
  readonly rounds: number;
}

/** Where a trial is on its way: node, strikes that either register has had, rounds that have ended. */
interface Spot {
  readonly node: number;
  readonly struck: readonly [number, number];
  readonly rounds: number;
}

/** The ways through a frame that come to a fate. */
export class Paths {
  readonly #frame: Frame;
  readonly #fate: Fate;
  readonly #cap: { readonly rounds: number; readonly outcome: number };
  /** Name of a spot → probability of coming from there to the fate, but for results. */
  readonly #known = new Map<string, number>();

  /** @param cap the outcome after so many rounds */
  constructor(frame: Frame, fate: Fate, cap: { readonly rounds: number; readonly outcome: number }) {
    this.#frame = frame;
    this.#fate = fate;
    this.#cap = cap;
  }

  /** One of them, as probable as it is among them. @param word gives numbers in [0, 1) */
  choose(word: () => number): readonly FrameStep[] {
    const steps: FrameStep[] = [];
    let spot: Spot = { node: this.#frame.entry, struck: [0, 0], rounds: 0 };
    for (;;) {
      const ways = this.#waysFrom(spot);
      const chances = ways.map(({ step, after, p }) => p * this.#chanceOf(step, after));
      const { step, after } = ways[pick(chances, word())] as (typeof ways)[number];
      steps.push(step);
      if (step.to < 0 || this.#isCapped(after)) return steps;
      spot = after;
    }
  }

  #isCapped({ rounds }: Spot): boolean {
    return rounds >= this.#cap.rounds;
  }

  /** Probability of the fate after a step. */
  #chanceOf({ to }: FrameStep, after: Spot): number {
    const { outcome } = this.#fate;
    if (to < 0) return this.#isFulfilled(after) && ~to === outcome ? 1 : 0;
    if (this.#isCapped(after)) return this.#isFulfilled(after) && this.#cap.outcome === outcome ? 1 : 0;
    const name = `${after.node} ${after.struck.join()} ${after.rounds}`;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const chance = this.#waysFrom(after).reduce((sum, way) => sum + way.p * this.#chanceOf(way.step, way.after), 0);
    this.#known.set(name, chance);
    return chance;
  }

  #isFulfilled({ struck, rounds }: Spot): boolean {
    const { blows } = this.#fate;
    return struck.every((count, register) => count === blows[register as 0 | 1].length) && rounds === this.#fate.rounds;
  }

  #waysFrom({
    node,
    struck,
    rounds,
  }: Spot): readonly { readonly step: FrameStep; readonly after: Spot; readonly p: number }[] {
    const here = this.#frame.nodes[node] as FreeNode | StruckNode;
    const way = (to: number, ended: number, now: Spot['struck'], p: number) => ({
      step: { from: node, to, rounds: ended },
      after: { node: to, struck: now, rounds: rounds + ended },
      p,
    });
    if (here.kind === 'free') return here.links.map((link) => way(link.to, link.rounds, struck, link.p));
    const told = this.#fate.blows[here.register as 0 | 1][struck[here.register as 0 | 1]];
    const leads = told?.strike === here.strike ? here.ways.get(told.result) : undefined;
    if (leads === undefined) return [];
    const now = struck.map((count, register) => count + (register === here.register ? 1 : 0)) as [number, number];
    return [way(leads.to, leads.rounds, now, 1)];
  }
}

/** Index of one of several by their chances. @param at where among them, in [0, 1) */
export function pick(chances: readonly number[], at: number): number {
  let left = at * chances.reduce((sum, chance) => sum + chance, 0);
  for (const [index, chance] of chances.entries()) {
    left -= chance;
    if (left < 0) return index;
  }
  return chances.findLastIndex((chance) => chance > 0);
}
