import { absorb } from '../../dice/absorb.ts';
import type { Dice, Law } from '../../dice/dice.ts';
import { makeLaw } from '../../dice/law.ts';
import type { Procedure } from '../../dice/procedure.ts';
import { type Tabulated, tabulate } from '../../dice/tabulate.ts';
import type { CompileOptions } from '../system.ts';
import type { Rulings } from './rulings.ts';
import { POLICY, type Policy, type SeveralSixes, TestRoll, THROWS_TOLD } from './test-roll.ts';
import type { TestSites } from './tests.ts';

/** When a 6 is thrown again in an opposed test: as elsewhere, or while behind. // CF-TEST-8 */
export type OpposedPolicy = Policy | typeof BEHIND;
export const BEHIND = 4;

/** Policies of opposed tests by their names in tactics. */
export const OPPOSED_POLICY_OF = {
  never: POLICY.never,
  once: POLICY.once,
  always: POLICY.always,
  'when-behind': BEHIND,
} as const;

/** One side of an opposed test; one object per side, filled before each test. */
export class Contender {
  /** Value of the characteristic. // CF-TEST-12 */
  value = 0;
  /** Added to the result besides; wounds are negative. */
  modifier = 0;
  count = 1;
  policy: OpposedPolicy = BEHIND;
  /** Index of the fighter who rolls. */
  actor = 0;

  /** What is added to the natural total. */
  get bonus(): number {
    return this.value + this.modifier;
  }

  copyFrom(other: Contender): void {
    this.value = other.value;
    this.modifier = other.modifier;
    this.count = other.count;
    this.policy = other.policy;
    this.actor = other.actor;
  }
}

/** Who wins an opposed test. */
export const FIRST = 0;
export const SECOND = 1;
/** Neither: the whole test is rolled again. */
export const NOBODY = 2;
const ROLLING = 3;

/** Every throw is told apart. */
const ALL_THROWS = 63;

type Side = 0 | 1;
/** In place of a side: nobody throws any more. */
const OVER = 2;
const SIDES = [0, 1] as const;

/** An opposed test, as far as its dice have come. */
class Contest {
  readonly rolls: readonly [TestRoll, TestRoll] = [new TestRoll(), new TestRoll()];
  readonly contenders: readonly [Contender, Contender] = [new Contender(), new Contender()];
  /** The side whose throw is under way. */
  turn: Side = 0;
  winner = ROLLING;

  begin(): void {
    const { rolls, contenders } = this;
    rolls[0].begin(contenders[0].count);
    rolls[1].begin(contenders[1].count);
    this.turn = 0;
    this.winner = ROLLING;
  }

  /** How far the first is ahead. // CF-TEST-1, CF-TEST-7 */
  get lead(): number {
    const { rolls, contenders } = this;
    return rolls[0].total + contenders[0].bonus - rolls[1].total - contenders[1].bonus;
  }

  copyFrom(other: Contest): void {
    for (const side of SIDES) {
      this.rolls[side].copyFrom(other.rolls[side]);
      this.contenders[side].copyFrom(other.contenders[side]);
    }
    this.turn = other.turn;
    this.winner = other.winner;
  }

  static readonly keyLength = 4;

  /** @param throwsMax throws beyond are told apart no more */
  writeKey(out: Int32Array, throwsMax: number): void {
    const { rolls, turn, winner } = this;
    const hasFailed = Number(rolls[0].hasFailed) | (Number(rolls[1].hasFailed) << 1);
    const isOpen = winner === ROLLING;
    out[0] = winner | (isOpen ? (turn << 2) | (hasFailed << 3) : 0);
    out[1] = isOpen ? this.lead : 0;
    out[2] = isOpen ? rolls[0].throwKey(throwsMax) : 0;
    out[3] = isOpen ? rolls[1].throwKey(throwsMax) : 0;
  }
}

/** Opposed tests, made once for an engagement. // CF-TEST-7 to 10 */
export class Contests {
  private readonly rulings: Pick<Rulings, 'several-sixes' | 'opposed-tie' | 'opposed-double-failure'>;
  private readonly several: SeveralSixes;
  private readonly sites: readonly [TestSites, TestSites];
  /** The side that ties go to under the ruling `assailant`. */
  private readonly assailant: Side;
  private readonly contest = new Contest();
  private readonly laws: Map<number, Law> | null;
  private readonly isRational: boolean;

  /** @param assailant the side that ties go to under the ruling `assailant` */
  constructor(
    rulings: Pick<Rulings, 'several-sixes' | 'opposed-tie' | 'opposed-double-failure'>,
    sites: readonly [TestSites, TestSites],
    { engine, assailant = FIRST }: { readonly engine: CompileOptions['engine']; readonly assailant?: Side },
  ) {
    this.rulings = rulings;
    this.several = rulings['several-sixes'];
    this.sites = sites;
    this.assailant = assailant;
    this.laws = engine === 'tables' || engine === 'fractions' ? new Map() : null;
    this.isRational = engine === 'fractions';
  }

  /** The two sides, to be filled before a test. */
  get contenders(): readonly [Contender, Contender] {
    return this.contest.contenders;
  }

  /**
   * Rolls an opposed test once.
   * @returns {@link FIRST}, {@link SECOND} or, but not where laws are drawn from, {@link NOBODY}
   */
  attempt(round: number, dice: Dice): number {
    const { contest, laws } = this;
    if (laws === null) return this.rollOut(contest, round, dice);
    contest.begin();
    dice.scope(round, contest.contenders[0].actor);
    return dice.draw(this.law(laws), this.sites[0].first);
  }

  /** Rolls it from its start to its end. */
  private rollOut(contest: Contest, round: number, dice: Dice): number {
    const [first, second] = contest.contenders;
    if (first.policy !== BEHIND || first.count > 1 || second.count > 1) {
      contest.begin();
      return this.rollOn(contest, 0, round, dice);
    }
    dice.scope(round, first.actor);
    const one = dice.roll(6, this.sites[0].first, first.bonus);
    dice.scope(round, second.actor);
    const other = dice.roll(6, this.sites[1].first, second.bonus);
    // Without a 6 nobody throws again.
    if (one < 6 && other < 6)
      return this.decide(contest, one + first.bonus - other - second.bonus, one === 1, other === 1);
    contest.begin();
    contest.rolls[0].show(one, this.several);
    contest.rolls[1].show(other, this.several);
    contest.turn = 1;
    return this.rollOn(contest, this.nextThrow(contest), round, dice);
  }

  /** Rolls what is left of it, throw by throw. */
  private rollOn(contest: Contest, next: Side | typeof OVER, round: number, dice: Dice): number {
    const { rolls, contenders } = contest;
    for (let turn = next; turn !== OVER; turn = this.nextThrow(contest)) {
      const roll = rolls[turn];
      const { actor, bonus } = contenders[turn];
      const { first, again } = this.sites[turn];
      contest.turn = turn;
      dice.scope(round, actor);
      roll.rollAll(this.several, dice, roll.throws === 0 ? first : again, bonus);
    }
    return this.winnerOf(contest);
  }

  private law(laws: Map<number, Law>): Law {
    const key = keyOf(this.contest.contenders);
    let law = laws.get(key);
    if (law === undefined) {
      law = this.decidedLaw();
      laws.set(key, law);
    }
    return law;
  }

  /** Rolls a die. */
  private advance(contest: Contest, round: number, dice: Dice): void {
    const { turn, rolls } = contest;
    const sites = this.sites[turn];
    const roll = rolls[turn];
    const contender = contest.contenders[turn];
    dice.scope(round, contender.actor);
    roll.roll(this.several, dice, roll.throws === 0 ? sites.first : sites.again, contender.bonus);
    if (roll.pending > 0) return;
    const next = this.nextThrow(contest);
    if (next === OVER) contest.winner = this.winnerOf(contest);
    else contest.turn = next;
  }

  /** The side that throws next, or {@link OVER} when the test is over. // CF-TEST-8 */
  private nextThrow(contest: Contest): Side | typeof OVER {
    const { rolls, contenders, turn } = contest;
    const { policy } = contenders[turn];
    if (policy !== BEHIND && rolls[turn].wantsMore(policy, 0)) return takenUp(rolls, turn);
    if (rolls[1].pending > 0) return 1;
    // Without a 6 nobody throws again.
    if (rolls[0].live === 0 && rolls[1].live === 0) return OVER;
    const { lead } = contest;
    if (lead === 0 || rolls[0].hasFailed || rolls[1].hasFailed) return OVER;
    const behind = lead < 0 ? 0 : 1;
    const canCatchUp = contenders[behind].policy === BEHIND && rolls[behind].live > 0;
    return canCatchUp ? takenUp(rolls, behind) : OVER;
  }

  private winnerOf(contest: Contest): number {
    const [first, second] = contest.rolls;
    return this.decide(contest, contest.lead, first.hasFailed, second.hasFailed);
  }

  // CF-TEST-7, CF-TEST-9, CF-TEST-10
  private decide(contest: Contest, lead: number, firstFails: boolean, secondFails: boolean): number {
    if (firstFails && secondFails) {
      return this.rulings['opposed-double-failure'] === 're-roll' ? NOBODY : this.winnerOfTie(contest);
    }
    if (firstFails !== secondFails) return firstFails ? SECOND : FIRST;
    if (lead === 0) return this.winnerOfTie(contest);
    return lead > 0 ? FIRST : SECOND;
  }

  // CF-TEST-9
  private winnerOfTie({ contenders }: Contest): number {
    const tie = this.rulings['opposed-tie'];
    const first = contenders[0];
    const second = contenders[1];
    if (tie === 'assailant') return this.assailant;
    if (tie === 're-roll' || first.value === second.value) return NOBODY;
    return first.value > second.value ? FIRST : SECOND;
  }

  /** The law of who wins in the end, however often the whole test is rolled again. */
  private decidedLaw(): Law {
    const { contest } = this;
    const isEndless = contest.contenders.some(({ policy }) => policy === POLICY.always);
    if (this.isRational && !isEndless) return inOrder(absorb(this.procedure(true), contest));
    const { law, ends } = tabulate(this.procedure(false), contest);
    const [first, second] = [FIRST, SECOND].map((winner) => chanceThat(winner, law, ends)) as [number, number];
    return { ...makeLaw([first / (first + second), second / (first + second)]), fractions: null };
  }

  /** @param isRepeated an undecided test begins anew, else it ends as such */
  private procedure(isRepeated: boolean): Procedure<Contest> {
    return {
      createState: () => new Contest(),
      copy: (from, to) => to.copyFrom(from),
      keyLength: Contest.keyLength,
      // What may begin anew may as well come back to itself.
      key: (contest, out) => contest.writeKey(out, isRepeated ? THROWS_TOLD : ALL_THROWS),
      step: (contest, dice) => {
        this.advance(contest, 1, dice);
        if (isRepeated && contest.winner === NOBODY) contest.begin();
      },
      isEnd: ({ winner }) => winner !== ROLLING,
    };
  }
}

/** Takes up the sixes of a side. */
function takenUp(rolls: Contest['rolls'], side: Side): Side {
  rolls[side].again();
  return side;
}

function chanceThat(winner: number, law: Law, ends: readonly Contest[]): number {
  return ends.reduce((sum, end, i) => sum + (end.winner === winner ? (law.probabilities[i] as number) : 0), 0);
}

/** A law whose outcomes are the first and the second. */
function inOrder({ law, ends }: Tabulated<Contest>): Law {
  const { numerators = [], denominator = 1n } = law.fractions ?? {};
  const [first, second] = [FIRST, SECOND].map((winner) => ends.findIndex((end) => end.winner === winner));
  const order = [first ?? -1, second ?? -1];
  return {
    ...makeLaw(order.map((end) => law.probabilities[end] ?? 0)),
    fractions: { numerators: order.map((end) => numerators[end] ?? 0n), denominator },
  };
}

/** Results closer than that decide; further apart nothing does but failures. */
const LEAD_MAX = 127;

/** Number of what an opposed test depends on, in 26 bits: it is who is ahead that counts, and by how much. */
function keyOf([first, second]: readonly [Contender, Contender]): number {
  const lead = Math.max(-LEAD_MAX, Math.min(LEAD_MAX, first.bonus - second.bonus));
  const order = Math.sign(first.value - second.value) + 1;
  return (lead + LEAD_MAX) | (codeOf(first) << 8) | (codeOf(second) << 16) | (order << 24);
}

function codeOf({ count, policy }: Contender): number {
  return count | ((policy === BEHIND ? POLICY.enough : policy) << 4);
}
