import type { Dice, Site } from '../../dice/dice.ts';
import type { CompileOptions } from '../system.ts';
import { type Cuttable, type LawBook, lawBookFor } from './law-book.ts';
import type { Rulings } from './rulings.ts';
import { POLICY, type Policy, type SeveralSixes, TestRoll } from './test-roll.ts';

/** Where a test is rolled: its first throw, and sixes thrown again. */
export interface TestSites {
  readonly first: Site;
  readonly again: Site;
}

/** A test against a difficulty, as far as its dice have come. */
export class Test {
  readonly roll = new TestRoll();
  policy: Policy = POLICY.enough;
  /** Natural total that suffices. */
  need = 0;

  begin(count: number, policy: Policy, need: number): void {
    this.policy = policy;
    this.need = need;
    this.roll.begin(count);
  }

  get isOver(): boolean {
    return this.roll.pending === 0;
  }

  /** Rolls a die; takes up the sixes that are thrown again, once a throw is complete. */
  advance(several: SeveralSixes, sites: TestSites, dice: Dice): void {
    const { roll } = this;
    roll.roll(several, dice, roll.throws === 0 ? sites.first : sites.again);
    if (roll.pending === 0 && roll.wantsMore(this.policy, this.need)) roll.again();
  }

  copyFrom(other: Test): void {
    this.policy = other.policy;
    this.need = other.need;
    this.roll.copyFrom(other.roll);
  }
}

/** Most dice of one test. */
export const DICE_MAX = 15;
/** Needs beyond are all but the same: six sixes more than any dice show. */
const NEED_MAX = 255;

/** Tests against a difficulty, made once for an engagement. // CF-TEST-1 to 6 */
export class Tests {
  private readonly several: SeveralSixes;
  private readonly sites: TestSites;
  private readonly test = new Test();
  private readonly totals: LawBook<Test> | null;
  private readonly successes: LawBook<Test> | null;

  constructor(rulings: Pick<Rulings, 'several-sixes'>, sites: TestSites, engine: CompileOptions['engine']) {
    this.several = rulings['several-sixes'];
    this.sites = sites;
    this.totals = lawBookFor(this.procedure(false), engine);
    this.successes = lawBookFor(this.procedure(true), engine);
  }

  /** Natural total of a test; 0 when it fails automatically. @param need natural total that suffices */
  total(count: number, policy: Policy, need: number, dice: Dice): number {
    return this.play(this.totals, count, policy, need, dice);
  }

  /** Whether a test reaches what it needs. // CF-TEST-4 */
  succeeds(count: number, policy: Policy, need: number, dice: Dice): boolean {
    const total = this.play(this.successes, count, policy, need, dice);
    return total > 0 && total >= need;
  }

  private play(book: LawBook<Test> | null, count: number, policy: Policy, need: number, dice: Dice): number {
    const { test } = this;
    test.begin(count, policy, need);
    if (book !== null) return book.draw(keyOf(test, count), test, dice, this.sites.first).roll.total;
    while (!test.isOver) test.advance(this.several, this.sites, dice);
    return test.roll.total;
  }

  /** @param tellsSuccess at its end nothing is told but whether it has succeeded */
  private procedure(tellsSuccess: boolean): Cuttable<Test> {
    const { several, sites } = this;
    return {
      createState: () => new Test(),
      copy: (from, to) => to.copyFrom(from),
      keyLength: TestRoll.keyLength,
      key: ({ roll, need, isOver }, out) => {
        roll.writeKey(out, 0);
        if (!isOver) return;
        const hasSucceeded = roll.total > 0 && roll.total >= need;
        out[0] = tellsSuccess ? Number(hasSucceeded) : roll.total;
        out[1] = Number(roll.isCut);
      },
      step: (test, dice) => test.advance(several, sites, dice),
      isEnd: (test) => test.isOver,
      isCut: ({ roll }) => roll.isCut,
    };
  }
}

/** Number of what a test depends on, in 15 bits. */
function keyOf({ policy, need }: Test, count: number): number {
  return Math.min(NEED_MAX, Math.max(0, need)) | (policy << 8) | (count << 10);
}

/** Value of a characteristic for a test: what is left of it after penalties. // CF-TEST-12 */
export function testValue(value: number, rulings: Pick<Rulings, 'characteristic-floor'>): number {
  return rulings['characteristic-floor'] === 'zero' ? Math.max(0, value) : value;
}

/** What is added to the dice of a test: the value of a characteristic less wounds. // CF-TEST-11, CF-LVL-6 */
export function netValue(
  value: number,
  penalty: number,
  rulings: Pick<Rulings, 'characteristic-floor' | 'wound-penalty'>,
): number {
  return rulings['wound-penalty'] === 'result' ? value - penalty : testValue(value - penalty, rulings);
}

/** Policies by their names in tactics; those of opposed tests and attacks that look at the other side stand apart. */
export const POLICY_OF = {
  never: POLICY.never,
  once: POLICY.once,
  always: POLICY.always,
  'stop-when-sufficient': POLICY.enough,
} as const;
