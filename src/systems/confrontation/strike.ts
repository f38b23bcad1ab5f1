import type { Dice } from '../../dice/dice.ts';
import type { Combatant } from './combatant.ts';
import { type AttackPolicy, HIT, HIT_CHANCE, MISSED } from './exchange.ts';
import { type ExchangeRulings, Exchanges } from './exchanges.ts';
import { type Condition, GIFT } from './levels.ts';
import type { Rulings } from './rulings.ts';
import type { Policy } from './test-roll.ts';
import { netValue, POLICY_OF } from './tests.ts';
import { Wounds, type WoundsOptions } from './wounds.ts';

export { HIT, MISSED, PARRIED } from './exchange.ts';

/** Rulings that change a single attack. */
export type StrikeRulings = ExchangeRulings &
  Pick<Rulings, 'characteristic-floor' | 'wound-penalty' | 'damage-wounds' | 'missed-attack-die' | 'exceptional-wound'>;

/** One attack as it is announced: filled before each. Values are those of CF-TEST-12, wounds apart. */
export class Order {
  /** Indices of the fighters. */
  attacker = 0;
  target = 0;
  /** ATT of the attacker. */
  attack = 0;
  /** STR of the attacker, without his strength dice. */
  strength = 0;
  /** DEF of the target. */
  defence = 0;
  /** Defence dice that the target announces; 0: he does not parry. // CF-XCH-4 */
  parryDice = 0;
  /** The parry is a counter-attack; the target has the ability. // CF-ABL-2 */
  isCounter = false;
  /** Two attack dice go into it; the attacker has the ability. // CF-ABL-3 */
  isMaster = false;
  /** If it hits, the target loses a die that he holds, and is not wounded. // CF-ABL-8 */
  isFeint = false;
}

/** What an attack came to. */
export class StrikeReport {
  /** {@link MISSED}, {@link PARRIED} or {@link HIT}. */
  result = MISSED;
  /** Natural total of the attack, 0 when it failed by itself; told only where `tellsTotal` asks for it. */
  total = 0;
  /** Announced defence dice that are gone. // CF-XCH-7, CF-XCH-8, CF-ABL-2 */
  parryDiceSpent = 0;
  /** The target strikes back at once with a free attack die: no master strike, a plain parry at most. // CF-ABL-2 */
  givesFreeAttack = false;
  /** The target loses the die that the feint takes. // CF-ABL-8 */
  isFeinted = false;
  /** Degrees by which the level of the target has risen. */
  degrees = 0;
  /** The target is dead, and does not fight on. */
  isKilled = false;
}

/** An engagement as its attacks see it. */
export interface StrikesOptions extends WoundsOptions {
  readonly rulings: StrikeRulings;
  /** The natural total of attacks is told: more branches to enumerate. */
  readonly tellsTotal?: boolean;
}

/** What never changes of a fighter, as attacks ask for it. */
interface Habits {
  readonly attackPolicy: AttackPolicy;
  readonly parryPolicy: Policy;
  /** By how much his counter-attacks must beat an attack; 0 when he has none. // CF-ABL-2 */
  readonly counterMargin: number;
  /** X of his master strike. // CF-ABL-3 */
  readonly master: number;
  readonly isImmuneToMaster: boolean;
  readonly strengthDice: number;
  readonly enemies: readonly string[];
  /** Of {@link GIFT}: what he gains by killing a personal enemy. // CF-ABL-15 */
  readonly gift: 0 | 1 | 2;
}

/**
 * Single attacks of the fighters of one engagement on each other, from the attack roll to the wound.
 *
 * Made once for a compiled engagement; laws are worked out when they are first met, nothing else is ever allocated. Use:
 * fill `order`, `play` it on the conditions of the two, then read `report` and take the dice off. Attack dice are not
 * counted here, and a free attack that the target has won is an attack of its own.
 * @source CF-XCH-4 to 9, CF-WND, CF-LVL, CF-ABL
 */
export class Strikes {
  readonly order = new Order();
  readonly report = new StrikeReport();
  /** Damage rolls by themselves. */
  readonly wounds: Wounds;
  private readonly combatants: readonly Combatant[];
  private readonly habits: readonly Habits[];
  private readonly exchanges: Exchanges;
  /** Wounds are taken from the result, so that no value is floored after them. // CF-LVL-6, wound-penalty */
  private readonly rulings: StrikeRulings;
  /** Wounds weaken blows. // damage-wounds */
  private readonly isWeakened: boolean;
  /** A parry announced against an attack that misses is spent. // CF-XCH-7 */
  private readonly isSpentOnMiss: boolean;

  constructor(options: StrikesOptions) {
    const { combatants, rulings, engine, tellsTotal = false } = options;
    this.combatants = combatants;
    this.habits = combatants.map(habitsOf);
    this.exchanges = new Exchanges(rulings, { engine, tellsTotal });
    this.rulings = rulings;
    this.isWeakened = rulings['damage-wounds'] === 'yes';
    this.isSpentOnMiss = rulings['missed-attack-die'] === 'lost';
    this.wounds = new Wounds(options);
  }

  /**
   * Plays the attack that is announced in `order`; `report` tells what it came to.
   * @param attacker condition of the attacker, @param target of the target; both may change
   * @param round of the fight, from 1, for logs and shared luck
   */
  play(attacker: Condition, target: Condition, round: number, dice: Dice): void {
    const { order, report } = this;
    report.degrees = 0;
    report.isFeinted = false;
    report.isKilled = false;
    this.exchange(attacker.penalty, target.penalty, round, dice);
    if (report.result !== HIT) return;
    if (order.isFeint) {
      report.isFeinted = true; // CF-ABL-8
      return;
    }
    this.hurt(attacker, target, dice); // CF-XCH-9
  }

  /** Attack roll and parry. @param handicap wound penalty of the attacker, @param burden of the target */
  private exchange(handicap: number, burden: number, round: number, dice: Dice): void {
    const { order, report, exchanges } = this;
    const { exchange } = exchanges;
    const by = this.habits[order.attacker] as Habits;
    const on = this.habits[order.target] as Habits;
    const isCounter = order.isCounter && order.parryDice > 0;
    exchange.value = this.net(order.attack, handicap);
    exchange.lead = exchange.value - this.net(order.defence, burden);
    exchange.parryDice = order.parryDice;
    exchange.margin = isCounter ? on.counterMargin : 0;
    exchange.attackPolicy = by.attackPolicy;
    exchange.parryPolicy = on.parryPolicy;
    exchange.attacker = order.attacker;
    exchange.target = order.target;
    exchange.round = round;
    const { result, isCountered, attack } = exchanges.play(dice);
    const isMissed = result === MISSED;
    const losesDice = !isMissed || isCounter || this.isSpentOnMiss; // CF-XCH-7
    report.result = result;
    report.total = attack.total;
    report.parryDiceSpent = losesDice ? order.parryDice : 0;
    report.givesFreeAttack = isCounter && (isMissed || isCountered); // CF-ABL-2
  }

  /** Added to the dice of an attack or parry, and to damage. // CF-TEST-11, CF-LVL-6 */
  private net(value: number, penalty: number): number {
    const left = value - penalty;
    return left < 0 ? netValue(value, penalty, this.rulings) : left;
  }

  private hurt(attacker: Condition, target: Condition, dice: Dice): void {
    const { order, report } = this;
    const { strengthDice } = this.habits[order.attacker] as Habits;
    const strength = this.strengthOf(attacker.penalty);
    report.degrees = this.wounds.inflict(order.target, target, strength, strengthDice, dice);
    report.isKilled = report.degrees > 0 && target.isOut;
    if (report.isKilled) this.reward(attacker);
  }

  /** S - w. // CF-WND-2, CF-ABL-3 */
  private strengthOf(penalty: number): number {
    const { order } = this;
    const strength = this.isWeakened ? this.net(order.strength, penalty) : order.strength;
    if (!order.isMaster || (this.habits[order.target] as Habits).isImmuneToMaster) return strength; // CF-ABL-13
    return strength + order.attack + (this.habits[order.attacker] as Habits).master;
  }

  // CF-ABL-15
  private reward(attacker: Condition): void {
    const { order } = this;
    const { enemies, gift } = this.habits[order.attacker] as Habits;
    if (!enemies.includes((this.combatants[order.target] as Combatant).fighter)) return;
    attacker.heal(1);
    if (gift !== GIFT.none) attacker.receive(gift);
  }
}

const GIFTS = { 'survival-instinct': GIFT.survival, fierce: GIFT.fierce, none: GIFT.none } as const;

function habitsOf({ abilities, tactics, strengthDice }: Combatant): Habits {
  const wish = tactics['explode-attack'];
  return {
    attackPolicy: wish === 'hit-chance' ? HIT_CHANCE : POLICY_OF[wish],
    parryPolicy: POLICY_OF[tactics['explode-parry']],
    counterMargin: counterMarginOf(abilities),
    master: abilities.number('master-strike') ?? 0,
    isImmuneToMaster: abilities.has('immunity-master-strike'),
    strengthDice,
    enemies: abilities.personalEnemies,
    gift: GIFTS[tactics['enemy-gift']],
  };
}

/** By how much a counter-attack must beat the attack; 0 without the ability. // CF-ABL-2 */
function counterMarginOf(abilities: Combatant['abilities']): number {
  if (abilities.has('counter-attack-improved')) return 1;
  return abilities.has('counter-attack') ? 2 : 0;
}
