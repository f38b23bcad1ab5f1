import type { Dice } from '../../dice/dice.ts';
import { SITE } from './sites.ts';
import { goesOn, POLICY, type Policy, type SeveralSixes, TestRoll, THROWS_MAX, totalOfOne } from './test-roll.ts';

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

const SITES_OF_PARRY = { first: SITE.parry, again: SITE.parryAgain };

const ATTACKING = 0;
const PARRYING = 1;
const OVER = 2;

/** Whether the attacker throws a 6 of that throw again. // CF-XCH-6 */
function throwsAgain(policy: AttackPolicy, pushes: number, throws: number): boolean {
  if (policy === HIT_CHANCE) return ((pushes >>> throws) & 1) === 1;
  return goesOn(policy, throws, 0, 0);
}

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
   * Rolls it from its start to its end, as {@link advance} does die by die.
   * @param book knows which sixes of an attack are thrown again because it improves the chance to hit
   */
  rollOut(readings: ExchangeReadings, book: PushBook, dice: Dice): void {
    const total = this.rollAttackOut(book, dice);
    this.attack.total = total;
    this.isCountered = false;
    if (total === 0) this.result = MISSED;
    else if (this.parryDice === 0) this.result = HIT;
    else this.result = this.guardAgainst(this.rollParryOut(readings, dice), readings);
  }

  /** Natural total of the attack, 0 when it fails. // CF-XCH-5 */
  private rollAttackOut(book: PushBook, dice: Dice): number {
    const { value, attackPolicy } = this;
    dice.scope(this.round, this.attacker);
    let total = 0;
    for (let throws = 1; ; throws += 1) {
      const face = dice.roll(6, throws === 1 ? SITE.attack : SITE.attackAgain, value + total);
      if (face === 1) return 0;
      total += face;
      if (face < 6 || throws === THROWS_MAX) return total;
      const pushes = attackPolicy === HIT_CHANCE && this.parryDice > 0 ? book.pushesOf() : 0;
      if (!throwsAgain(attackPolicy, pushes, throws)) return total;
    }
  }

  /** Natural total of the parry, 0 when it fails. */
  private rollParryOut(readings: ExchangeReadings, dice: Dice): number {
    const { parry, parryPolicy } = this;
    const guard = this.value - this.lead;
    const suffices = this.needOf(readings) + this.margin;
    dice.scope(this.round, this.target);
    if (this.parryDice === 1) return totalOfOne(dice, SITES_OF_PARRY, parryPolicy, suffices, guard);
    parry.begin(this.parryDice);
    parry.rollAll(readings.several, dice, SITE.parry, guard, suffices + guard);
    while (parry.wantsMore(parryPolicy, suffices)) {
      parry.again();
      parry.rollAll(readings.several, dice, SITE.parryAgain, guard, suffices + guard);
    }
    return parry.total;
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
    else if (attack.live > 0 && throwsAgain(this.attackPolicy, this.pushes, attack.throws)) attack.again();
    else if (this.parryDice === 0) this.end(HIT);
    else this.takeGuard();
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
    else this.end(this.guardAgainst(parry.total, readings));
  }

  /** Natural total at which a parry reaches the attack. // CF-XCH-8 */
  private needOf({ needsMore }: ExchangeReadings): number {
    return this.attack.total + this.lead + (needsMore ? 1 : 0);
  }

  /** How it ends with a natural total of the parry, 0 for one that has failed. // CF-XCH-8, CF-ABL-2 */
  private guardAgainst(total: number, readings: ExchangeReadings): number {
    const need = this.needOf(readings);
    const reaches = total > 0 && total >= need + this.margin;
    this.isCountered = reaches && this.margin > 0;
    const isNear = readings.nearMissParries && total > 0 && total >= need;
    return reaches || isNear ? PARRIED : HIT;
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
