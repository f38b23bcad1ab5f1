import type { Cuts, Dice, Law, Site } from '../../dice/dice.ts';
import type { KeepBands, KeepPool } from '../../dice/keep-pool.ts';
import { TapeDice } from '../../dice/sampled.ts';

/** A stretch of luck. */
export interface Take {
  readonly seed: number;
  /** As a block of {@link TapeDice.seek}. */
  readonly number: number;
  /** Questions that it answers. */
  readonly asked: number;
}

/** Dice that read one stretch of luck after another, and count what they are asked. */
export class TakeDice implements Dice {
  /** Questions since the last {@link begin}. */
  asked = 0;
  readonly #tape = new TapeDice();
  readonly #takes: readonly Take[];
  #next = 0;
  #left = 0;

  /** @param takes what to read; without any, {@link begin} says */
  constructor(takes: readonly Take[] = []) {
    this.#takes = takes.filter(({ asked }) => asked > 0);
  }

  /** Goes to the start of a stretch. */
  begin(seed: number, number: number, asked = Number.POSITIVE_INFINITY): void {
    this.#tape.seek(seed, number);
    this.#left = asked;
    this.asked = 0;
  }

  scope(_round: number, _actor: number): void {}

  roll(sides: number, site: Site): number {
    return this.#ask().roll(sides, site);
  }

  atLeast(sides: number, target: number, site: Site): boolean {
    return this.#ask().atLeast(sides, target, site);
  }

  totalAtMost(count: number, sides: number, limit: number, site: Site): boolean {
    return this.#ask().totalAtMost(count, sides, limit, site);
  }

  band(sides: number, cuts: Cuts, site: Site): number {
    return this.#ask().band(sides, cuts, site);
  }

  draw(law: Law, site: Site): number {
    return this.#ask().draw(law, site);
  }

  keep(pool: KeepPool, site: Site, added?: number, shown?: number[]): number {
    return this.#ask().keep(pool, site, added, shown);
  }

  keepBand(bands: KeepBands, site: Site): number {
    return this.#ask().keepBand(bands, site);
  }

  /** Turns to the next stretch where the last one is used up. */
  #ask(): TapeDice {
    if (this.#left === 0) {
      const take = this.#takes[this.#next];
      if (take === undefined) throw new RangeError('a retold trial asks for more dice than it was told with');
      this.#next += 1;
      this.begin(take.seed, take.number, take.asked);
    }
    this.#left -= 1;
    this.asked += 1;
    return this.#tape;
  }
}
