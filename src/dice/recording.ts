import type { Cuts, Dice, Law, Site } from './dice.ts';
import { bandOf, type KeepBands, type KeepPool } from './keep-pool.ts';

interface Scoped {
  readonly round: number;
  readonly actor: number;
  readonly site: Site;
}

/** One die as it fell, with what was asked of it. */
export type LogEntry =
  | (Scoped & {
      readonly kind: 'roll';
      readonly sides: number;
      readonly face: number;
      /** What the rules add to it, and what the sum must reach, where they say so. */
      readonly added?: number | undefined;
      readonly target?: number | undefined;
    })
  | (Scoped & {
      readonly kind: 'atLeast';
      readonly sides: number;
      readonly face: number;
      readonly target: number;
      readonly success: boolean;
    })
  | (Scoped & {
      readonly kind: 'totalAtMost';
      readonly sides: number;
      readonly faces: readonly number[];
      readonly limit: number;
      readonly success: boolean;
    })
  | (Scoped & {
      readonly kind: 'band';
      readonly sides: number;
      readonly face: number;
      readonly cuts: Cuts;
      readonly band: number;
    })
  | (Scoped & {
      readonly kind: 'keep';
      readonly pool: KeepPool;
      /** In the order rolled, explosions with their die; none when the pool is drawn. */
      readonly faces: readonly number[];
      readonly total: number;
      /** What the rules add to the total. */
      readonly added: number;
      /** First total of each band but the lowest, what is added left out, where bands were asked for; empty otherwise. */
      readonly starts: readonly number[];
    })
  | (Scoped & { readonly kind: 'draw'; readonly outcome: number; readonly outcomes: number });

/** Faces of an entry, in the order in which they were rolled; none for a draw. */
export function facesOf(entry: LogEntry): readonly number[] {
  if (entry.kind === 'draw') return [];
  return entry.kind === 'totalAtMost' || entry.kind === 'keep' ? entry.faces : [entry.face];
}

/** Passes every question on to other dice and logs the answer; takes exactly the luck that they would have given. */
export class RecordingDice implements Dice {
  /** Entries so far, in order. */
  readonly log: LogEntry[] = [];
  readonly #inner: Dice;
  #round = 0;
  #actor = 0;

  constructor(inner: Dice) {
    this.#inner = inner;
  }

  scope(round: number, actor: number): void {
    this.#round = round;
    this.#actor = actor;
    this.#inner.scope(round, actor);
  }

  roll(sides: number, site: Site, added?: number, target?: number): number {
    const face = this.#inner.roll(sides, site);
    this.log.push({ kind: 'roll', ...this.#scoped(site), sides, face, added, target });
    return face;
  }

  atLeast(sides: number, target: number, site: Site): boolean {
    const face = this.#inner.roll(sides, site);
    const success = face >= target;
    this.log.push({ kind: 'atLeast', ...this.#scoped(site), sides, face, target, success });
    return success;
  }

  totalAtMost(count: number, sides: number, limit: number, site: Site): boolean {
    const faces = Array.from({ length: count }, () => this.#inner.roll(sides, site));
    const success = faces.reduce((sum, face) => sum + face, 0) <= limit;
    this.log.push({ kind: 'totalAtMost', ...this.#scoped(site), sides, faces, limit, success });
    return success;
  }

  band(sides: number, cuts: Cuts, site: Site): number {
    const face = this.#inner.roll(sides, site);
    const band = cuts.bandOf[face] as number;
    this.log.push({ kind: 'band', ...this.#scoped(site), sides, face, cuts, band });
    return band;
  }

  draw(law: Law, site: Site): number {
    const outcome = this.#inner.draw(law, site);
    this.log.push({ kind: 'draw', ...this.#scoped(site), outcome, outcomes: law.probabilities.length });
    return outcome;
  }

  keep(pool: KeepPool, site: Site, added = 0): number {
    return this.#keep({ pool, starts: [], added }, site);
  }

  keepBand(bands: KeepBands, site: Site): number {
    const { pool, starts } = bands;
    if (!pool.isDrawn) return bandOf(starts, this.#keep(bands, site));
    const outcome = this.#inner.keepBand(bands, site);
    this.log.push({ kind: 'draw', ...this.#scoped(site), outcome, outcomes: starts.length + 1 });
    return outcome;
  }

  #keep({ pool, starts, added }: Pick<KeepBands, 'pool' | 'starts' | 'added'>, site: Site): number {
    const faces: number[] = [];
    const total = this.#inner.keep(pool, site, added, faces);
    this.log.push({ kind: 'keep', ...this.#scoped(site), pool, faces, total, added, starts });
    return total;
  }

  #scoped(site: Site): Scoped {
    return { round: this.#round, actor: this.#actor, site };
  }
}
