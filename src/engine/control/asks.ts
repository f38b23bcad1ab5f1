import type { Cuts, Dice, Law, Site } from '../../dice/dice.ts';
import { waysAtMost } from '../../dice/enumerated.ts';
import type { KeepBands, KeepPool, Reading } from '../../dice/keep-pool.ts';

/**
 * A question that the rules ask of dice. Its answers count from 0: of a die its face less 1, of a test 1 where it is
 * passed, of a pool its total less the least, of a reading the place of the band below the highest.
 */
export type Ask =
  | { readonly kind: 'roll'; readonly sides: number; readonly site: Site }
  | { readonly kind: 'at-least'; readonly sides: number; readonly target: number; readonly site: Site }
  | {
      readonly kind: 'total-at-most';
      readonly count: number;
      readonly sides: number;
      readonly limit: number;
      readonly site: Site;
    }
  | { readonly kind: 'band'; readonly sides: number; readonly cuts: Cuts; readonly site: Site }
  | { readonly kind: 'draw'; readonly law: Law; readonly site: Site }
  | { readonly kind: 'keep'; readonly pool: KeepPool; readonly site: Site }
  /** As `keep`, of a total that decides nothing: see `Registers.amounts`. */
  | { readonly kind: 'amount'; readonly pool: KeepPool; readonly site: Site }
  | { readonly kind: 'keep-band'; readonly bands: KeepBands; readonly site: Site }
  | { readonly kind: 'reading'; readonly reading: Reading; readonly site: Site };

/** Asks dice a question. @param numbers hold the registers on which the answer may depend, from `first` on */
export function put(ask: Ask, dice: Dice, numbers: Int32Array, first: number): number {
  switch (ask.kind) {
    case 'roll':
      return dice.roll(ask.sides, ask.site) - 1;
    case 'at-least':
      return dice.atLeast(ask.sides, ask.target, ask.site) ? 1 : 0;
    case 'total-at-most':
      return dice.totalAtMost(ask.count, ask.sides, ask.limit, ask.site) ? 1 : 0;
    case 'band':
      return dice.band(ask.sides, ask.cuts, ask.site);
    case 'draw':
      return dice.draw(ask.law, ask.site);
    case 'keep':
    case 'amount':
      return dice.keep(ask.pool, ask.site) - ask.pool.min;
    case 'keep-band':
      return dice.keepBand(ask.bands, ask.site);
    case 'reading': {
      const bands = ask.reading.at(numbers[first + ask.reading.register] as number);
      return bands.starts.length - dice.keepBand(bands, ask.site);
    }
  }
}

/** Index answer → probability. @param value of the register that is read */
export function chancesOf(ask: Ask, value: number): ArrayLike<number> {
  switch (ask.kind) {
    case 'roll':
      return new Float64Array(ask.sides).fill(1 / ask.sides);
    case 'at-least':
      return oneOrOther((ask.sides + 1 - ask.target) / ask.sides);
    case 'total-at-most': {
      const { count, sides, limit } = ask;
      const isOpen = limit >= count && limit < count * sides;
      return oneOrOther(isOpen ? waysAtMost(count, sides, limit) / sides ** count : limit < count ? 0 : 1);
    }
    case 'band':
      return ask.cuts.facesIn.map((faces) => faces / ask.sides);
    case 'draw':
      return ask.law.probabilities;
    case 'keep':
    case 'amount':
      return ask.pool.law.probabilities;
    case 'keep-band':
      return ask.bands.law.probabilities;
    case 'reading':
      return ask.reading.at(value).law.probabilities.slice().reverse();
  }
}

/** Of an answer of 0, and of one of 1. */
function oneOrOther(p: number): readonly [number, number] {
  const one = Math.min(1, Math.max(0, p));
  return [1 - one, one];
}

/** Answers the first questions of a step as it is told, and notes the next one. */
export class PathDice implements Dice {
  /** The first question that was not told an answer; null where there is none. */
  asked: Ask | null = null;
  /** Whether a reading was told a band lower than there are for the value of its register. */
  isShort = false;
  readonly #amounts: ReadonlySet<Site>;
  readonly #hasReadings: boolean;
  #answers: readonly number[] = [];
  #next = 0;

  /** @param amounts sites at which totals are amounts; @param hasReadings whether there are registers that are read */
  constructor(amounts: readonly Site[], hasReadings: boolean) {
    this.#amounts = new Set(amounts);
    this.#hasReadings = hasReadings;
  }

  begin(answers: readonly number[]): void {
    this.#answers = answers;
    this.#next = 0;
    this.asked = null;
    this.isShort = false;
  }

  scope(_round: number, _actor: number): void {}

  roll(sides: number, site: Site): number {
    return 1 + this.#answer({ kind: 'roll', sides, site });
  }

  atLeast(sides: number, target: number, site: Site): boolean {
    return this.#answer({ kind: 'at-least', sides, target, site }) === 1;
  }

  totalAtMost(count: number, sides: number, limit: number, site: Site): boolean {
    return this.#answer({ kind: 'total-at-most', count, sides, limit, site }) === 1;
  }

  band(sides: number, cuts: Cuts, site: Site): number {
    return this.#answer({ kind: 'band', sides, cuts, site });
  }

  draw(law: Law, site: Site): number {
    return this.#answer({ kind: 'draw', law, site });
  }

  keep(pool: KeepPool, site: Site): number {
    return pool.min + this.#answer({ kind: this.#amounts.has(site) ? 'amount' : 'keep', pool, site });
  }

  keepBand(bands: KeepBands, site: Site): number {
    const { reading, starts } = bands;
    if (reading === null || !this.#hasReadings) return this.#answer({ kind: 'keep-band', bands, site });
    const band = starts.length - this.#answer({ kind: 'reading', reading, site });
    if (band < 0) this.isShort = true;
    return Math.max(0, band);
  }

  /** Questions beyond the path get the first answer. */
  #answer(ask: Ask): number {
    const at = this.#next;
    this.#next = at + 1;
    if (at < this.#answers.length) return this.#answers[at] as number;
    this.asked ??= ask;
    return 0;
  }
}
