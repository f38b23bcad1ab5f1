import type { Dice, Site } from '../../dice/dice.ts';

/** When a 6 is thrown again. // CF-TEST-6 */
export const POLICY = { never: 0, once: 1, always: 2, enough: 3 } as const;
export type Policy = (typeof POLICY)[keyof typeof POLICY];

/** How many dice of a throw may be thrown again when several show a 6. // CF-TEST-5, several-sixes */
export type SeveralSixes = 'kept-die' | 'all-each-time' | 'single';

/** Throws of one test, at most: a longer series of sixes has a probability below 6^-24 = 2e-19. */
export const THROWS_MAX = 25;

/** Throws that policies and rulings tell apart: none, one, several. */
export const THROWS_TOLD = 2;

/**
 * Whether a player with such a policy throws a 6 again.
 * @param total natural total so far
 * @param need natural total that suffices // CF-TEST-6
 */
export function goesOn(policy: Policy, throws: number, total: number, need: number): boolean {
  if (policy === POLICY.enough) return total < need;
  return policy === POLICY.always || (policy === POLICY.once && throws === 1);
}

/**
 * Natural total of a test of one die, rolled to its end as {@link TestRoll} does it die by die; 0 when it fails.
 * @param need natural total that suffices
 * @param value what is added to the natural total; for logs
 */
export function totalOfOne(
  dice: Dice,
  { first, again }: { readonly first: Site; readonly again: Site },
  policy: Policy,
  need: number,
  value: number,
): number {
  let total = 0;
  for (let throws = 1; ; throws += 1) {
    const face = dice.roll(6, throws === 1 ? first : again, value + total, need + value);
    if (face === 1) return 0; // CF-TEST-2
    total += face; // CF-TEST-3
    if (face < 6 || throws === THROWS_MAX || !goesOn(policy, throws, total, need)) return total;
  }
}

/** The dice of one test, thrown die by die. */
export class TestRoll {
  /** Natural total so far; 0 before the first throw and after an automatic failure. // CF-TEST-1 */
  total = 0;
  hasFailed = false;
  /** Dice of the last throw that may be thrown again. */
  live = 0;
  /** Throws completed. */
  throws = 0;
  /** Dice of the throw under way that are still to roll. */
  pending = 0;
  private best = 0;
  private sixes = 0;

  /** Takes up the dice of the first throw. */
  begin(count: number): void {
    this.total = 0;
    this.hasFailed = false;
    this.throws = 0;
    this.take(count);
  }

  /** Takes up those that may be thrown again. // CF-TEST-3 */
  again(): void {
    this.take(this.live);
  }

  private take(count: number): void {
    this.pending = count;
    this.live = 0;
    this.best = 0;
    this.sixes = 0;
  }

  /**
   * Rolls one die of the throw under way.
   * @param value what is added to the natural total; for logs
   * @param target what the sum must reach, where it is known; for logs
   */
  roll(several: SeveralSixes, dice: Dice, site: Site, value: number, target?: number): void {
    const face = dice.roll(6, site, value + this.total, target);
    const best = Math.max(face, this.best);
    const sixes = face === 6 ? this.sixes + 1 : this.sixes;
    this.pending -= 1;
    if (this.pending === 0) {
      this.best = 0;
      this.sixes = 0;
      this.settle(best, sixes, several);
    } else {
      this.best = best;
      this.sixes = sixes;
    }
  }

  /** Takes a face as the throw of one die that was taken up. */
  show(face: number, several: SeveralSixes): void {
    this.pending = 0;
    this.settle(face, 1, several);
  }

  /** Rolls the throw taken up, all its dice. As {@link roll}. */
  rollAll(several: SeveralSixes, dice: Dice, site: Site, value: number, target?: number): void {
    const sum = value + this.total;
    let best = 0;
    let sixes = 0;
    for (let left = this.pending; left > 0; left -= 1) {
      const face = dice.roll(6, site, sum, target);
      if (face > best) best = face;
      if (face === 6) sixes += 1;
    }
    this.pending = 0;
    this.settle(best, sixes, several);
  }

  // CF-TEST-2, CF-TEST-3, CF-TEST-5
  private settle(best: number, sixes: number, several: SeveralSixes): void {
    if (best === 1) {
      this.hasFailed = true;
      this.total = 0;
      return;
    }
    this.total += best;
    this.throws += 1;
    if (best < 6 || this.throws === THROWS_MAX) return;
    const isSingle = several === 'single' || (several === 'kept-die' && this.throws > 1);
    this.live = isSingle ? 1 : sixes;
  }

  /** Whether a player with such a policy throws again. @param need natural total that suffices // CF-TEST-6 */
  wantsMore(policy: Policy, need: number): boolean {
    return this.live > 0 && goesOn(policy, this.throws, this.total, need);
  }

  /** The series of sixes was cut short: its law has no end that could be told in fractions. */
  get isCut(): boolean {
    return this.throws === THROWS_MAX;
  }

  copyFrom(other: TestRoll): void {
    this.total = other.total;
    this.hasFailed = other.hasFailed;
    this.live = other.live;
    this.throws = other.throws;
    this.pending = other.pending;
    this.best = other.best;
    this.sixes = other.sixes;
  }

  static readonly keyLength = 2;

  /** Everything on which its future depends, in two numbers. */
  writeKey(out: Int32Array, at: number): void {
    out[at] = this.total | (this.hasFailed ? 1 << 16 : 0);
    out[at + 1] = this.throwKey(THROWS_MAX);
  }

  /** The throw under way, in a number. @param throwsMax throws beyond are told apart no more */
  throwKey(throwsMax: number): number {
    const { live, pending, best, sixes } = this;
    return live | (pending << 4) | (best << 8) | (sixes << 12) | (Math.min(throwsMax, this.throws) << 16);
  }
}
