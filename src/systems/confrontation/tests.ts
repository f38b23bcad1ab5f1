import type { Dice, Site } from '../../dice/dice.ts';
import type { Procedure } from '../../dice/procedure.ts';
import type { CompileOptions } from '../system.ts';
import { type Cuttable, type LawBook, lawBookFor } from './law-book.ts';
import type { Rulings } from './rulings.ts';
import { POLICY, type Policy, type SeveralSixes, TestRoll, THROWS_TOLD } from './test-roll.ts';

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

  // CF-TEST-4
  get hasSucceeded(): boolean {
    return this.roll.total > 0 && this.roll.total >= this.need;
  }

  /** Rolls a die; takes up the sixes that are thrown again, once a throw is complete. */
  advance(several: SeveralSixes, sites: TestSites, dice: Dice): void {
    const { roll } = this;
    roll.roll(several, dice, roll.throws === 0 ? sites.first : sites.again, 0, Math.max(LEAST, this.need));
    if (roll.pending === 0 && roll.wantsMore(this.policy, this.need)) roll.again();
  }

  copyFrom(other: Test): void {
    this.policy = other.policy;
    this.need = other.need;
    this.roll.copyFrom(other.roll);
  }
}

/** A first throw of less fails automatically. // CF-TEST-2 */
const LEAST = 2;
/** Most dice of one test. */
export const DICE_MAX = 15;
/** Needs beyond are all the same: no series of sixes comes so far. */
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
    this.totals = lawBookFor(this.procedure(), engine);
    this.successes = lawBookFor(this.success(), engine);
  }

  /** Natural total of a test; 0 when it fails automatically. @param need natural total that suffices */
  total(count: number, policy: Policy, need: number, dice: Dice): number {
    return this.play(this.totals, count, policy, need, dice).roll.total;
  }

  /** Whether a test reaches what it needs. // CF-TEST-4 */
  succeeds(count: number, policy: Policy, need: number, dice: Dice): boolean {
    return this.play(this.successes, count, policy, need, dice).hasSucceeded;
  }

  private play(book: LawBook<Test> | null, count: number, policy: Policy, need: number, dice: Dice): Test {
    const { test } = this;
    test.begin(count, policy, need);
    if (book !== null) return book.draw(keyOf(test, count), test, dice, this.sites.first);
    while (!test.isOver) test.advance(this.several, this.sites, dice);
    return test;
  }

  /** Whose end tells the natural total. */
  private procedure(): Cuttable<Test> {
    return {
      ...this.steps,
      key: ({ roll, isOver }, out) => {
        roll.writeKey(out, 0);
        if (!isOver) return;
        out[0] = roll.total;
        out[1] = Number(roll.isCut);
      },
      isCut: ({ roll }) => roll.isCut,
    };
  }

  /** Whose end tells only whether it has succeeded. */
  private success(): Cuttable<Test> {
    const cut = this.procedure();
    return {
      ...cut,
      key: (test, out) => {
        cut.key(test, out);
        if (test.isOver) out[0] = Number(test.hasSucceeded);
      },
      endless: {
        ...this.steps,
        // What suffices suffices, and throws are told apart only as far as a policy does.
        key: (test, out) => {
          const { roll, isOver, need } = test;
          out[0] = isOver ? Number(test.hasSucceeded) : Math.min(roll.total, Math.max(0, need));
          out[1] = isOver ? 0 : roll.throwKey(THROWS_TOLD);
        },
      },
    };
  }

  private get steps(): Omit<Procedure<Test>, 'key'> {
    const { several, sites } = this;
    return {
      createState: () => new Test(),
      copy: (from, to) => to.copyFrom(from),
      keyLength: TestRoll.keyLength,
      step: (test, dice) => test.advance(several, sites, dice),
      isEnd: (test) => test.isOver,
    };
  }
}

/** Number of what a test depends on, in 15 bits. */
function keyOf({ policy, need }: Test, count: number): number {
  return Math.min(NEED_MAX, Math.max(0, need)) | (policy << 8) | (count << 10);
}

/** Value of a characteristic for a test: what is left of it after penalties. // CF-TEST-12 */
export function testValue(value: number, rulings: Pick<Rulings, 'characteristic-floor'>): number {
  return value < 0 && rulings['characteristic-floor'] === 'zero' ? 0 : value;
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
