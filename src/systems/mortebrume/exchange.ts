import type { Dice } from '../../dice/dice.ts';
import type { CompileOptions } from '../system.ts';
import { concentrationBonus } from './abilities.ts';
import type { Combatant } from './combatant.ts';
import { type Condition, spendDestiny } from './condition.ts';
import { Contests } from './contest.ts';
import { Damage, type Impact } from './damage.ts';
import type { ExchangeRulings } from './exchange-rulings.ts';
import { half } from './lengths.ts';
import { isAnswered, isLanded, REACTION, RESULT, type Reaction } from './opposition.ts';
import { Order, Report } from './order.ts';
import { reactionOf } from './reaction.ts';

export { isAnswered, isLanded, REACTION, RESULT, type Reaction, type Result } from './opposition.ts';
export { Order, Report } from './order.ts';

/** What the attacker has against him in the reduced band of his weapon. // MB-CC-2 */
const REDUCED = -3;
/** Points of physique that a body strike turns into a wound. // MB-BODY-2 */
const BODY_PHYSIQUE = 10;
/** What a body strike does when it is special. // MB-BODY-3 */
const FISTS: Impact = { special: 'stunning', recoil: 0 };

/** An engagement as its attacks see it. */
export interface ExchangesOptions {
  /** Index fighter → combatant. */
  readonly combatants: readonly Combatant[];
  readonly rulings: ExchangeRulings;
  readonly engine: CompileOptions['engine'];
}

/**
 * Attacks hand to hand of the fighters of one engagement on each other, from the attack roll to the wounds.
 *
 * Made once for a compiled engagement; laws are worked out when they are first met, nothing else is allocated. Use:
 * `prepare`, change `order` where need be, `play` on the conditions of the two, read `report`. Both become activated as
 * they should; distances, charges and what comes after domination are the caller's.
 * @source MB-CC, MB-DMG, MB-BODY, MB-ROLL-7, MB-ROLL-8, MB-TURN-4
 */
export class Exchanges {
  readonly order = new Order();
  readonly report = new Report();
  private readonly combatants: readonly Combatant[];
  /** Index fighter → what observing adds to his strikes. // MB-CARD-4 */
  private readonly concentration: readonly number[];
  /** Index fighter → what his tactics have him do. */
  private readonly isBodyStriker: readonly boolean[];
  private readonly reactions: readonly Reaction[];
  private readonly rulings: ExchangeRulings;
  private readonly isActivatedByDodge: boolean;
  /** By every weapon pass, or by those alone in which he is dominated. // MB-TURN-4 */
  private readonly isActivatedByPass: boolean;
  private readonly isActivatedByLosing: boolean;
  private readonly contests: Contests;
  private readonly damage: Damage;

  constructor({ combatants, rulings, engine }: ExchangesOptions) {
    this.combatants = combatants;
    this.concentration = combatants.map(({ abilities }) => concentrationBonus(abilities, rulings));
    this.isBodyStriker = combatants.map(({ tactics }) => tactics['attack-mode'] === 'body-strike');
    this.reactions = combatants.map(({ tactics }) => REACTION[tactics.reaction]);
    this.rulings = rulings;
    this.isActivatedByDodge = rulings['dodge-activates'] === 'activates';
    this.isActivatedByPass = rulings['pass-activates'] === 'both';
    this.isActivatedByLosing = rulings['pass-activates'] !== 'none';
    this.contests = new Contests(rulings, { engine });
    this.damage = new Damage(rulings);
  }

  /** Announces an attack without circumstances, as the tactics of the two have it. */
  prepare(attacker: number, target: number): void {
    const { order } = this;
    order.attacker = attacker;
    order.target = target;
    order.isBodyStrike = this.isBodyStriker[attacker] as boolean;
    order.reaction = this.reactions[target] as Reaction;
    order.mayPass = true;
    order.isReduced = false;
    order.attackModifier = 0;
    order.passModifier = 0;
    order.dodgeModifier = 0;
    order.attackDice = 0;
    order.answerDice = 0;
    order.attackBonus = 0;
    order.answerBonus = 0;
    order.isWithheld = false;
  }

  /** Rolls for `order` and lets the blows land. @param round of the fight, from 1, for logs and shared luck */
  play(attacker: Condition, target: Condition, round: number, dice: Dice): void {
    const { contests } = this;
    this.announce(attacker, round);
    this.react(target);
    contests.play(dice);
    this.resolve(attacker, target);
  }

  /** Rolls the attack of `order` alone, to be answered by several targets. // MB-SWEEP-4 */
  attack(attacker: Condition, round: number, dice: Dice): void {
    this.announce(attacker, round);
    this.contests.attack(dice);
  }

  /** The total of the last attack roll, and whether it was special or failed, in one number; for keys. */
  get attackCode(): number {
    const { total, isSpecial, isFailure } = this.contests.contest.attack.roll;
    return (total << 2) | (isSpecial ? 1 : 0) | (isFailure ? 2 : 0);
  }

  /** Stands where an attack roll has shown that code. */
  recall(attackCode: number): void {
    const { roll } = this.contests.contest.attack;
    roll.total = attackCode >> 2;
    roll.isSpecial = (attackCode & 1) !== 0;
    roll.isFailure = (attackCode & 2) !== 0;
  }

  /** The answer of the target of `order` to the attack that was rolled; no blow lands by it. // MB-SWEEP-4 */
  respond(target: Condition, round: number, dice: Dice): void {
    const { contests, report } = this;
    contests.contest.round = round;
    this.react(target);
    contests.respond(dice);
    report.clear();
    this.tell();
  }

  private fighter(index: number): Combatant {
    return this.combatants[index] as Combatant;
  }

  // MB-CC-4, MB-BODY-1
  private announce(attacker: Condition, round: number): void {
    const { order } = this;
    const who = this.fighter(order.attacker);
    const { contest } = this.contests;
    const { attack } = contest;
    const aptitude = order.isBodyStrike ? who.aptitudes.dodge : who.aptitudes['weapon-skill'];
    contest.round = round;
    attack.actor = order.attacker;
    attack.aptitude = aptitude ?? attack.aptitude;
    attack.modifier =
      order.attackModifier +
      who.burden + // MB-PRIS-5; a prisoner who falls meanwhile takes every blow, whatever its total
      (order.isReduced ? REDUCED : 0) +
      (order.isBodyStrike ? 0 : (this.concentration[order.attacker] as number)); // MB-CARD-4
    attack.destiny = order.attackDice > 0 ? order.attackDice : spendDestiny(who, attacker, 'attack');
    attacker.isActivated = true; // MB-TURN-3
  }

  // MB-CC-3, MB-CC-4
  private react(target: Condition): void {
    const { order } = this;
    const who = this.fighter(order.target);
    const { contest } = this.contests;
    const { answer } = contest;
    contest.reaction = reactionOf(order.reaction, who, target, this.rulings, order.mayPass);
    if (contest.reaction === REACTION.take) return;
    const isPass = contest.reaction === REACTION.pass;
    const aptitude = isPass ? who.aptitudes['weapon-skill'] : who.aptitudes.dodge;
    answer.actor = order.target;
    answer.aptitude = aptitude ?? answer.aptitude;
    answer.modifier = who.burden + (isPass ? order.passModifier : order.dodgeModifier + target.dodgeBonus); // MB-CHG-9
    answer.destiny = order.answerDice > 0 ? order.answerDice : spendDestiny(who, target, 'defence');
  }

  private resolve(attacker: Condition, target: Condition): void {
    const { order, report } = this;
    report.clear();
    this.tell();
    const { result } = report;
    if (isLanded(result) && !(order.isWithheld && result === RESULT.attacker)) this.strike(attacker, target);
    if (isAnswered(result)) this.strikeBack(attacker);
    this.activate(target);
  }

  private tell(): void {
    const { report } = this;
    const { contest } = this.contests;
    report.result = contest.result;
    report.reaction = contest.reaction;
    report.isSpecialAttack = contest.isSpecialAttack;
    report.isSpecialAnswer = contest.isSpecialAnswer;
  }

  // MB-DMG-1, MB-CC-2
  private strike(attacker: Condition, target: Condition): void {
    const { order, rulings } = this;
    const { weapon } = this.fighter(order.attacker);
    const { blow } = this.damage;
    const damage = order.isBodyStrike ? this.fists(attacker, target) : weapon.damage + order.attackBonus;
    blow.begin(order.isReduced ? half(damage, rulings) : damage, order.isBodyStrike ? FISTS : weapon);
    blow.isPlain = order.isBodyStrike;
    if (order.isBodyStrike) {
      blow.isUnstoppable = rulings['body-strike-armour'] === 'ignored';
      blow.stunsUnhurt = rulings['body-strike-stun'] === 'armour-only';
    }
    this.land(target);
  }

  /** Wounds of a body strike. // MB-BODY-2 */
  private fists(striker: Condition, victim: Condition): number {
    const { armour, physique } = this.rulings['body-strike-stats'] === 'victim' ? victim : striker;
    return armour + Math.floor(physique / BODY_PHYSIQUE);
  }

  /** Deals the target so much with the attacker's weapon, as one of several who are struck. // MB-SWEEP-6 */
  strikeShare(target: Condition, share: number): void {
    this.damage.blow.begin(share, this.fighter(this.order.attacker).weapon);
    this.land(target);
  }

  private land(target: Condition): void {
    const { report } = this;
    const { blow } = this.damage;
    blow.isSpecial = report.isSpecialAttack;
    blow.hasPassed = report.reaction === REACTION.pass;
    this.damage.land(target, this.fighter(this.order.target).shield);
    report.targetLost = blow.lost;
    report.targetRecoil = blow.recoil;
  }

  /** The target strikes back with his own weapon; the shield of the attacker counts as after a pass. // MB-CC-5 */
  strikeBack(attacker: Condition): void {
    const { order, report } = this;
    const { weapon } = this.fighter(order.target);
    const { blow } = this.damage;
    blow.begin(weapon.damage + order.answerBonus, weapon);
    blow.isSpecial = report.isSpecialAnswer;
    blow.hasPassed = true;
    this.damage.land(attacker, this.fighter(order.attacker).shield);
    report.attackerLost = blow.lost;
    report.attackerRecoil = blow.recoil;
  }

  /** Whom answering activates. // MB-TURN-4, MB-CC-7 */
  activate(target: Condition): void {
    const { reaction, result } = this.report;
    if (reaction === REACTION.take) return;
    const isLost = this.isActivatedByLosing && result === RESULT.attacker;
    const activates = reaction === REACTION.dodge ? this.isActivatedByDodge : this.isActivatedByPass || isLost;
    if (activates) target.isActivated = true;
  }
}
