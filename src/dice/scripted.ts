import { DiceError } from '../errors.ts';
import type { Cuts, Dice, Site } from './dice.ts';
import { bandOf, type KeepBands, type KeepPool, rollPool } from './keep-pool.ts';

interface ScriptOptions {
  /** Words for a site in messages; its number when absent. */
  readonly siteName?: (site: Site) => string;
}

/** Scripted dice that do not fit the fight. */
export class ScriptError extends DiceError {
  /** Index of the face that does not fit; of a script that ran out, one beyond its end. */
  readonly face: number;

  constructor(face: number, code: string, message: string, hint?: string) {
    super(code, message, hint === undefined ? {} : { hint });
    this.face = face;
  }
}

/**
 * Dice that show forced faces in order, from a test or from `engagement.dice`. Every roll, threshold and band takes one
 * face. After the trial, {@link finish} tells whether the script was used up.
 */
export class ScriptedDice implements Dice {
  readonly #faces: readonly number[];
  readonly #siteName: (site: Site) => string;
  #used = 0;

  constructor(faces: readonly number[], options: ScriptOptions = {}) {
    this.#faces = faces;
    this.#siteName = options.siteName ?? ((site) => `site ${site}`);
  }

  scope(_round: number, _actor: number): void {}

  /** @throws DiceError when the script has run out or its face does not exist on this die */
  roll(sides: number, site: Site): number {
    const position = this.#used + 1;
    const face = this.#faces[this.#used];
    if (face === undefined) {
      throw new ScriptError(
        this.#used,
        'dice/script-too-short',
        `the scripted dice ran out: die ${position} is needed (a d${sides} for ${this.#siteName(site)}), ` +
          `the script has ${this.#faces.length}`,
        'add a face to `dice`, or remove `dice` to roll at random',
      );
    }
    if (!Number.isInteger(face) || face < 1 || face > sides) {
      throw new ScriptError(
        this.#used,
        'dice/script-face',
        `scripted die ${position} shows ${face}, but it is a d${sides} for ${this.#siteName(site)}: 1 to ${sides}`,
      );
    }
    this.#used = position;
    return face;
  }

  atLeast(sides: number, target: number, site: Site): boolean {
    return this.roll(sides, site) >= target;
  }

  totalAtMost(count: number, sides: number, limit: number, site: Site): boolean {
    let total = 0;
    for (let die = 0; die < count; die += 1) total += this.roll(sides, site);
    return total <= limit;
  }

  band(sides: number, cuts: Cuts, site: Site): number {
    return cuts.bandOf[this.roll(sides, site)] as number;
  }

  /** @throws DiceError always: a script forces dice, not laws, so it needs rules that roll every die */
  draw(_law: unknown, site: Site): never {
    throw new DiceError(
      'dice/script-draw',
      `a draw from a law was asked for ${this.#siteName(site)}: a script can only force dice`,
    );
  }

  /** Takes one face for each die of the pool, and one more after each 10 of an exploding die. */
  keep(pool: KeepPool, site: Site, _added?: number, shown?: number[]): number {
    if (pool.isDrawn) return this.draw(pool.law, site);
    return rollPool(pool, () => this.roll(10, site), shown);
  }

  keepBand(bands: KeepBands, site: Site): number {
    return bandOf(bands.starts, this.keep(bands.pool, site));
  }

  /** @throws DiceError when faces are left over */
  finish(): void {
    const left = this.#faces.length - this.#used;
    if (left > 0) {
      throw new ScriptError(
        this.#used,
        'dice/script-too-long',
        `${left} scripted ${left === 1 ? 'die is' : 'dice are'} left over: the fight used ${this.#used} of ${this.#faces.length}`,
        `remove the last ${left === 1 ? 'face' : `${left} faces`} from \`dice\``,
      );
    }
  }
}
