import type { Dice } from '../../dice/dice.ts';
import { Arsenal } from './arsenal.ts';
import type { BoutFacts, BoutsContext } from './bouts.ts';
import type { Combatant } from './combatant.ts';
import { DramaDice } from './drama-dice.ts';
import { type Bout, Exchange, HIT } from './exchange.ts';
import { ExchangeTables } from './exchange-tables.ts';
import type { Feelings } from './feelings.ts';
import { CHECK, DAMAGE, type Fray, IDLE } from './fray.ts';
import type { Ground } from './ground.ts';
import type { Guard } from './guard.ts';
import type { Harm } from './harm.ts';
import { type Habits, type Pairing, pairingsOf } from './pairings.ts';
import { SITE } from './sites.ts';
import { StrikeReport } from './strike-report.ts';
import type { Helpers } from './support.ts';
import type { DramaTactics } from './tactics.ts';
import { type BruteClass, isFirearm, type Weapon } from './weapons.ts';
import { WoundBook } from './wound-book.ts';

/** An engagement as its attacks see it. Lists are by index of the fighter. */
export interface StrikesOptions {
  readonly combatants: readonly Combatant[];
  readonly habits: readonly Habits[];
  readonly ground: Ground;
  readonly helpers: Helpers;
  readonly feelings: Feelings;
  /** Flesh wounds of each hit of a squad. // SS-SQ-3 */
  readonly bruteDamage: Readonly<Record<BruteClass, number>>;
  /** Attack totals are wanted though nothing may depend on them: more branches to enumerate. */
  readonly tellsTotals?: boolean;
}

/** The circumstances of an attack about to be made. */
class Moment implements BoutFacts {
  isCrippled = false;
  brutes = 0;
  support = 0;
  isPair = false;
  isHelpless = false;
  living = 0;
  attackDrama = 0;
  damageDrama = 0;
}

/**
 * Attacks of the fighters of one engagement on each other, from the attack roll to the wound check.
 *
 * Made once for a compiled engagement; whatever a circumstance needs is compiled when it is first met, and found again
 * ever after without allocation. All state is in a {@link Fray}. Use: `begin` an attack, then `advance` until the fray
 * is IDLE (a step of the exact solver each), or `play` all of it at once; read `report` after each call.
 * @source SS-ATT, SS-DEF, SS-DMG, SS-WND, SS-SQ, SS-DRAMA-2, SS-DRAMA-3
 */
export class Strikes {
  readonly report = new StrikeReport();
  /** Round of the fight, for logs and shared luck. */
  round = 1;
  private readonly combatants: readonly Combatant[];
  private readonly habits: readonly Habits[];
  private readonly helpers: Helpers;
  private readonly bruteDamage: Readonly<Record<BruteClass, number>>;
  private readonly dramaDice: DramaDice;
  private readonly context: BoutsContext;
  private readonly tables: ExchangeTables | null;
  private readonly wounds: WoundBook;
  private readonly arsenal: Arsenal;
  private readonly moment = new Moment();
  private exchange: Exchange | null = null;
  /** Index attacker → index target → index weapon. */
  private readonly pairings: readonly (readonly (readonly Pairing[])[])[];
  private readonly checksEachHit: boolean;

  constructor({ combatants, habits, ground, helpers, feelings, bruteDamage, tellsTotals = false }: StrikesOptions) {
    this.combatants = combatants;
    this.habits = habits;
    this.helpers = helpers;
    this.bruteDamage = bruteDamage;
    this.dramaDice = new DramaDice(combatants, habits, ground.rulings);
    this.context = { ground, tellsTotal: tellsTotals, harms: [], bouts: [], guards: [] };
    this.tables = ground.isDrawn ? new ExchangeTables(ground.isRational) : null;
    this.wounds = new WoundBook(combatants, ground, helpers);
    this.arsenal = new Arsenal(combatants, habits, ground);
    this.checksEachHit = ground.rulings['squad-wound-checks'] === 'per-hit';
    this.pairings = pairingsOf({ combatants, habits, feelings, dramaDice: this.dramaDice, context: this.context });
  }

  /** A fray before anything has happened in it. @param gmDice drama dice of the game master */
  reset(fray: Fray, gmDice: number): void {
    for (let fighter = 0; fighter < this.combatants.length; fighter += 1) {
      fray.condition(fighter).begin(this.combatants[fighter] as Combatant);
    }
    this.dramaDice.begin(fray, this.combatants, gmDice);
    fray.stage = IDLE;
  }

  /** The attack that a fighter would make now, before anything is rolled: its pool, TN and raises. */
  foresee(fray: Fray, attacker: number, target: number, weapon: number): Bout {
    this.observe(fray, attacker, target, weapon);
    return this.pairing(attacker, target, weapon).bout(this.moment);
  }

  /** A weapon of a fighter's list; his bare hands come after the last. */
  weapon(fighter: number, weapon: number): Weapon {
    return this.arsenal.weapon(fighter, weapon);
  }

  /** Whether a fighter can defend himself actively against such an attack, dice of action apart. // SS-DEF-2 */
  mayDefend(fray: Fray, attacker: number, target: number, weapon: number): boolean {
    const condition = fray.condition(target);
    if ((this.combatants[target] as Combatant).rank === 'squad') return false; // SS-SQ-7
    if (condition.isOut || condition.isSurprised || condition.isRecovering) return false;
    const { parts } = this.pairing(attacker, target, weapon);
    return !isFirearm(parts.weapon) && !parts.manner.isFeint; // SS-ATT-12, SS-ATT-15
  }

  /**
   * Attack roll, and active defence if it comes to that. Against a squad all is done then; else damage may follow.
   * @param weapon index in the attacker's list, the one after the last for bare hands; it must be ready
   * @param canDefend the target has action dice for a defence and is willing
   */
  begin(fray: Fray, attacker: number, target: number, weapon: number, canDefend: boolean, dice: Dice): void {
    this.report.clear();
    this.attack(fray, attacker, target, weapon, canDefend, dice);
  }

  /** The next roll of an attack under way: damage, or a wound check. */
  advance(fray: Fray, dice: Dice): void {
    this.report.clear();
    this.continue(fray, dice);
  }

  /** A whole attack. */
  play(fray: Fray, attacker: number, target: number, weapon: number, canDefend: boolean, dice: Dice): void {
    this.begin(fray, attacker, target, weapon, canDefend, dice);
    while (fray.stage !== IDLE) this.continue(fray, dice);
  }

  private attack(fray: Fray, attacker: number, target: number, weapon: number, canDefend: boolean, dice: Dice): void {
    const { report, moment } = this;
    const pairing = this.pairing(attacker, target, weapon);
    const bout = this.foresee(fray, attacker, target, weapon);
    const exchange = this.exchangeOf(bout);
    exchange.guard =
      canDefend && this.mayDefend(fray, attacker, target, weapon) ? this.guard(fray, pairing, target) : null;
    exchange.stakes.attack = moment.attackDrama;
    exchange.stakes.guardStock = this.dramaDice.stock(fray, target);
    exchange.round = this.round;
    exchange.attacker = attacker;
    exchange.target = target;
    this.arsenal.useUp(fray, attacker, weapon);
    if (this.tables === null) exchange.play(dice);
    else this.tables.play(exchange, dice);
    this.dramaDice.spend(fray, attacker, exchange.attackSpent);
    this.dramaDice.spend(fray, target, exchange.guardSpent);
    report.note(exchange);
    if (exchange.result !== HIT) return;
    fray.attacker = attacker;
    fray.target = target;
    fray.weapon = weapon;
    this.land(fray, bout);
  }

  /** The one exchange, loaded with a bout. */
  private exchangeOf(bout: Bout): Exchange {
    this.exchange ??= new Exchange(bout);
    this.exchange.bout = bout;
    return this.exchange;
  }

  /** What a hit leads to: fallen brutes, flesh wounds of a squad's weapons, or a damage roll. */
  private land(fray: Fray, bout: Bout): void {
    const { report, combatants } = this;
    const target = fray.condition(fray.target);
    if ((combatants[fray.target] as Combatant).rank === 'squad') {
      report.felled += target.fell(bout.isSquad ? report.hits : 1 + bout.raises); // SS-SQ-3, SS-SQ-5
      report.isOut = target.isOut;
    } else if (!bout.isSquad) {
      fray.stage = DAMAGE;
      fray.harm = bout.harm;
    } else {
      const points = this.bruteDamage[this.weapon(fray.attacker, fray.weapon).brute];
      fray.hitsLeft = this.checksEachHit ? report.hits - 1 : 0;
      this.inflict(fray, this.checksEachHit ? points : report.hits * points); // SS-SQ-3
    }
  }

  /** Flesh wounds, whose wound check comes next. // SS-WND-1 */
  private inflict(fray: Fray, points: number): void {
    this.report.damage += points;
    fray.condition(fray.target).flesh += points;
    fray.stage = CHECK;
  }

  private continue(fray: Fray, dice: Dice): void {
    if (fray.stage === DAMAGE) this.rollDamage(fray, dice);
    else this.check(fray, dice);
  }

  // SS-DMG-1
  private rollDamage(fray: Fray, dice: Dice): void {
    const { attacker } = fray;
    dice.scope(this.round, attacker);
    const harm = this.context.harms[fray.harm] as Harm;
    const points = harm.total(this.allowed(fray, attacker, this.drama(attacker).damage), dice);
    this.dramaDice.spend(fray, attacker, harm.spent);
    if (harm.isBroken) fray.condition(attacker).lose(fray.weapon); // SS-DMG-2
    this.inflict(fray, points);
  }

  // SS-WND-1 to 6
  private check(fray: Fray, dice: Dice): void {
    const { target } = fray;
    const { report } = this;
    const condition = fray.condition(target);
    const who = this.combatants[target] as Combatant;
    const weapon = this.weapon(fray.attacker, fray.weapon);
    const checks = this.wounds.checksOf(fray, target, weapon);
    const allowed = this.allowed(fray, target, this.drama(target).wound);
    dice.scope(this.round, target);
    const tn = condition.flesh; // SS-WND-1
    const dramatic = checks.play(tn, condition.isCrippled(who), allowed, dice, SITE.wound);
    this.dramaDice.spend(fray, target, checks.spent);
    report.dramatic += dramatic;
    if (condition.suffer(who, tn, dramatic)) this.fall(fray, target);
    if (fray.hitsLeft === 0 || condition.isOut) {
      fray.stage = IDLE;
      fray.hitsLeft = 0;
      return;
    }
    fray.hitsLeft -= 1;
    this.inflict(fray, this.bruteDamage[weapon.brute]);
  }

  /** Knocked out, unless a drama die brings him to. // SS-DRAMA-3 */
  private fall(fray: Fray, fighter: number): void {
    const condition = fray.condition(fighter);
    const wakes = this.habits[fighter]?.wakes === true && this.dramaDice.stock(fray, fighter) > 0;
    this.report.isOut = !wakes;
    if (!wakes) return;
    this.dramaDice.spend(fray, fighter, 1);
    condition.isOut = false;
    condition.isRecovering = true;
  }

  /** Notes the circumstances of an attack. */
  private observe(fray: Fray, attacker: number, target: number, weapon: number): void {
    const { moment, combatants, helpers } = this;
    const by = fray.condition(attacker);
    const on = fray.condition(target);
    const who = combatants[attacker] as Combatant;
    const stock = this.dramaDice.stock(fray, attacker);
    moment.isCrippled = by.isCrippled(who);
    moment.brutes = who.rank === 'squad' ? helpers.freeBrutes(fray, attacker) : 0;
    moment.support = helpers.amountFor(fray, attacker);
    moment.isPair = this.arsenal.secondPistol(fray, attacker, weapon) >= 0;
    moment.isHelpless = on.isHelpless;
    moment.living = on.brutes;
    moment.attackDrama = Math.min(this.drama(attacker).attack, stock);
    moment.damageDrama = Math.min(this.drama(attacker).damage, stock - moment.attackDrama);
  }

  private guard(fray: Fray, pairing: Pairing, target: number): Guard {
    const isCrippled = fray.condition(target).isCrippled(this.combatants[target] as Combatant);
    return pairing.guard(isCrippled, this.helpers.amountFor(fray, target));
  }

  private drama(fighter: number): DramaTactics {
    return (this.habits[fighter] as Habits).drama;
  }

  private allowed(fray: Fray, fighter: number, wish: number): number {
    return Math.min(wish, this.dramaDice.stock(fray, fighter));
  }

  private pairing(attacker: number, target: number, weapon: number): Pairing {
    return this.pairings[attacker]?.[target]?.[weapon] as Pairing;
  }
}
