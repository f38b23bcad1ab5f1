import type { Dice } from '../../dice/dice.ts';
import { SITE } from './sites.ts';
import { POLICY, type Policy, type SeveralSixes, TestRoll } from './test-roll.ts';

/** How an attack comes out. */
export const MISSED = 0;
export const PARRIED = 1;
export const HIT = 2;

/** When the attacker throws a 6 again: as in other tests, or where it improves his chance to hit. // CF-XCH-6 */
export type AttackPolicy = Policy | typeof HIT_CHANCE;
export const HIT_CHANCE = 4;

/** How exchanges are read. */
export interface ExchangeReadings {
  readonly several: SeveralSixes;
  /** A parry must beat the attack, not only equal it. // CF-XCH-8, parry-tie */
  readonly needsMore: boolean;
  /** A counter-attack that reaches the attack, but not its margin, parries. // CF-ABL-2, counter-near-miss */
  readonly nearMissParries: boolean;
  /** The natural total of the attack is told. */
  readonly tellsTotal: boolean;
}

/** Tells which throws of an attack are thrown again. // CF-XCH-6 */
export interface PushBook {
  /** Those of the exchange under way, as bits. */
  pushesOf(): number;
}

const ATTACKING = 0;
const PARRYING = 1;
const OVER = 2;

/** One attack roll and the parry that was announced against it. It holds all that its rules read and write. */
export class Exchange {
  readonly attack = new TestRoll();
  readonly parry = new TestRoll();
  /** Attack value less parry value, wounds included. */
  lead = 0;
  /** Attack value, wounds included; for logs. */
  value = 0;
  /** Defence dice announced; 0: no parry. // CF-XCH-4 */
  parryDice = 0;
  /** By how much a counter-attack must beat the attack; 0 for a plain parry. // CF-ABL-2 */
  margin = 0;
  attackPolicy: AttackPolicy = HIT_CHANCE;
  parryPolicy: Policy = POLICY.enough;
  /** With {@link HIT_CHANCE}: bit n is set where a 6 in throw n is thrown again. */
  pushes = 0;
  attacker = 0;
  target = 0;
  round = 1;
  stage = ATTACKING;
  /** {@link MISSED}, {@link PARRIED} or {@link HIT}. */
  result = MISSED;
  /** The parry was a counter-attack and has beaten the attack by its margin. */
  isCountered = false;

  begin(): void {
    this.stage = ATTACKING;
    this.result = MISSED;
    this.isCountered = false;
    this.attack.begin(1);
    // All that is read of a parry that is never taken up.
    this.parry.throws = 0;
  }

  get isOver(): boolean {
    return this.stage === OVER;
  }

  /** Stands where the attack has come to a natural total, and the parry is rolled next. */
  face(total: number): void {
    this.begin();
    this.attack.pending = 0;
    this.attack.total = total;
    this.takeGuard();
  }

  private takeGuard(): void {
    this.stage = PARRYING;
    this.parry.begin(this.parryDice);
  }

  /**
   * Rolls it from its start to its end.
   * @param book knows which sixes of an attack are thrown again because it improves the chance to hit
   */
  rollOut(readings: ExchangeReadings, book: PushBook, dice: Dice): void {
    const { attack } = this;
    const { several } = readings;
    this.isCountered = false;
    attack.begin(1);
    dice.scope(this.round, this.attacker);
    attack.rollAll(several, dice, SITE.attack, this.value);
    if (attack.live > 0) {
      if (this.attackPolicy === HIT_CHANCE && this.parryDice > 0) this.pushes = book.pushesOf();
      for (; this.throwsAgain(); attack.rollAll(several, dice, SITE.attackAgain, this.value)) attack.again();
    }
    if (attack.hasFailed) this.end(MISSED);
    else if (this.parryDice === 0) this.end(HIT);
    else this.rollGuard(readings, dice);
  }

  private rollGuard(readings: ExchangeReadings, dice: Dice): void {
    const { parry } = this;
    const { several } = readings;
    const suffices = this.needOf(readings) + this.margin;
    const guard = this.value - this.lead;
    parry.begin(this.parryDice);
    dice.scope(this.round, this.target);
    parry.rollAll(several, dice, SITE.parry, guard, suffices + guard);
    while (parry.wantsMore(this.parryPolicy, suffices)) {
      parry.again();
      parry.rollAll(several, dice, SITE.parryAgain, guard, suffices + guard);
    }
    this.endParry(readings);
  }

  /** Rolls a die. */
  advance(readings: ExchangeReadings, dice: Dice): void {
    if (this.stage === ATTACKING) this.rollAttack(readings, dice);
    else this.rollParry(readings, dice);
  }

  // CF-XCH-5
  private rollAttack({ several }: ExchangeReadings, dice: Dice): void {
    const { attack } = this;
    dice.scope(this.round, this.attacker);
    attack.roll(several, dice, attack.throws === 0 ? SITE.attack : SITE.attackAgain, this.value);
    if (attack.hasFailed) this.end(MISSED);
    else if (this.throwsAgain()) attack.again();
    else if (this.parryDice === 0) this.end(HIT);
    else this.takeGuard();
  }

  // CF-XCH-6
  private throwsAgain(): boolean {
    const { attack, attackPolicy } = this;
    if (attackPolicy !== HIT_CHANCE) return attack.wantsMore(attackPolicy, 0);
    return attack.live > 0 && ((this.pushes >>> attack.throws) & 1) === 1;
  }

  private rollParry(readings: ExchangeReadings, dice: Dice): void {
    const { parry } = this;
    dice.scope(this.round, this.target);
    const suffices = this.needOf(readings) + this.margin;
    const guard = this.value - this.lead;
    const site = parry.throws === 0 ? SITE.parry : SITE.parryAgain;
    parry.roll(readings.several, dice, site, guard, suffices + guard);
    if (parry.pending > 0) return;
    if (parry.wantsMore(this.parryPolicy, suffices)) parry.again();
    else this.endParry(readings);
  }

  /** Natural total at which a parry reaches the attack. // CF-XCH-8 */
  private needOf({ needsMore }: ExchangeReadings): number {
    return this.attack.total + this.lead + (needsMore ? 1 : 0);
  }

  // CF-XCH-8, CF-ABL-2
  private endParry(readings: ExchangeReadings): void {
    const { parry, margin } = this;
    const need = this.needOf(readings);
    const reaches = !parry.hasFailed && parry.total >= need + margin;
    this.isCountered = reaches && margin > 0;
    const isNear = readings.nearMissParries && !parry.hasFailed && parry.total >= need;
    this.end(reaches || isNear ? PARRIED : HIT);
  }

  private end(result: number): void {
    this.result = result;
    this.stage = OVER;
  }

  /** Whether a series of sixes was cut short. */
  get isCut(): boolean {
    return this.attack.isCut || this.parry.isCut;
  }

  copyFrom(other: Exchange): void {
    this.attack.copyFrom(other.attack);
    this.parry.copyFrom(other.parry);
    this.lead = other.lead;
    this.value = other.value;
    this.parryDice = other.parryDice;
    this.margin = other.margin;
    this.attackPolicy = other.attackPolicy;
    this.parryPolicy = other.parryPolicy;
    this.pushes = other.pushes;
    this.attacker = other.attacker;
    this.target = other.target;
    this.round = other.round;
    this.stage = other.stage;
    this.result = other.result;
    this.isCountered = other.isCountered;
  }

  static readonly keyLength = 1 + 2 * TestRoll.keyLength;

  /** What tells exchanges of the same start apart. */
  writeKey({ tellsTotal }: ExchangeReadings, out: Int32Array): void {
    const { attack, parry, stage } = this;
    out.fill(0);
    out[0] = stage;
    if (stage === OVER) {
      out[0] |= (this.result << 2) | (Number(this.isCountered) << 4) | (Number(this.isCut) << 5);
      out[1] = tellsTotal ? attack.total : 0;
      return;
    }
    attack.writeKey(out, 1);
    if (stage === PARRYING) parry.writeKey(out, 1 + TestRoll.keyLength);
  }
}
