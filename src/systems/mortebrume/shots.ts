import type { Dice, Site } from '../../dice/dice.ts';
import type { CompileOptions } from '../system.ts';
import type { Aim, AimRulings } from './aim.ts';
import type { Aptitude } from './aptitude.ts';
import type { Combatant } from './combatant.ts';
import { type Condition, spendDestiny } from './condition.ts';
import { Damage, type DamageRulings } from './damage.ts';
import { Opposition, type OppositionRulings, RESULT } from './opposition.ts';
import { canDodge } from './reaction.ts';
import { Roll, type RollRulings, Rolls } from './roll.ts';
import type { Rulings } from './rulings.ts';
import { SITE } from './sites.ts';
import { SHOT_MODIFIERS } from './tables.ts';

/** Rulings that change a shot, a spell or a throw. */
export type ShotRulings = RollRulings &
  OppositionRulings &
  DamageRulings &
  AimRulings &
  Pick<Rulings, 'shot-dodge' | 'dodge-activates'>;

/** How a shot, a spell or a throw comes out. */
export const SHOT = { hit: 0, dodged: 1, missed: 2 } as const;
export type ShotResult = (typeof SHOT)[keyof typeof SHOT];

const NOTHING: Aim = {
  aptitude: { value: 0, dice: [] },
  difficulty: 0,
  modifier: 0,
  malus: 0,
  hasMoved: false,
  isSteady: true,
  effect: { damage: 0, special: 'none', recoil: 0 },
  isTyped: false,
};

/** One shot, spell or throw as it is announced: {@link Shots.prepare} fills it, then callers change what they know better. */
export class ShotOrder {
  /** Indices of the fighters. */
  attacker = 0;
  target = 0;
  aim = NOTHING;
  /** What is rolled: that of the aim, or one raised by a stake. // MB-AUG-4 */
  aptitude: Aptitude = NOTHING.aptitude;
  /** Shooter or target have moved or acted this turn. // MB-SHOT-2 */
  hasMoved = false;
  /** The shooter himself has not. // MB-CARD-3 */
  isSteady = true;
  site: Site = SITE.shot;
  /** The target wants to dodge. */
  wantsDodge = true;
  /** Added to the dodge; malus of a prisoner and breakthrough apart. // MB-COMB-4 */
  dodgeModifier = 0;
}

/** What a shot, a spell or a throw came to. */
export class ShotReport {
  result: ShotResult = SHOT.missed;
  /** Result less difficulty. */
  margin = 0;
  /** The roll failed automatically. */
  isFailure = false;
  /** It hit, and was special. // MB-DMG-2 */
  isSpecial = false;
  /** The target rolled a dodge, whatever came of it. */
  hasDodged = false;
  /** Points of physique that the target lost. */
  targetLost = 0;
  /** By how many mm the target was pushed back. */
  targetRecoil = 0;
}

/** An engagement as its shots see it. */
export interface ShotsOptions {
  /** Index fighter → combatant. */
  readonly combatants: readonly Combatant[];
  readonly rulings: ShotRulings;
  readonly engine: CompileOptions['engine'];
}

/**
 * Shots, spells and throws of the fighters of one engagement, from the roll to the wounds.
 *
 * Made once for a compiled engagement. Use: `prepare`, change `order` where need be, `play` on the conditions of the two,
 * read `report`. Whom a miss strikes, stakes and second shots are the caller's.
 * @source MB-SHOT, MB-SPELL, MB-THROW, MB-DMG
 */
export class Shots {
  readonly order = new ShotOrder();
  readonly report = new ShotReport();
  private readonly combatants: readonly Combatant[];
  private readonly rulings: ShotRulings;
  private readonly opposition: Opposition;
  private readonly rolls: Rolls;
  private readonly damage: Damage;
  private readonly attack = new Roll();
  private readonly dodge = new Roll();

  constructor({ combatants, rulings, engine }: ShotsOptions) {
    this.combatants = combatants;
    this.rulings = rulings;
    this.opposition = new Opposition(rulings, rulings['pass-tie']);
    this.rolls = new Rolls(rulings, { engine });
    this.damage = new Damage(rulings);
  }

  /** Announces a shot, spell or throw, as the tactics of the two have it. @param site what is rolled, in words */
  prepare(attacker: number, target: number, aim: Aim, site: Site): void {
    const { order } = this;
    order.attacker = attacker;
    order.target = target;
    order.aim = aim;
    order.aptitude = aim.aptitude;
    order.hasMoved = aim.hasMoved;
    order.isSteady = aim.isSteady;
    order.site = site;
    order.wantsDodge = this.fighter(target).tactics['shot-reaction'] === 'dodge';
    order.dodgeModifier = 0;
  }

  /** Rolls for `order`, and lets it hit. @param round of the fight, from 1, for logs and shared luck */
  play(attacker: Condition, target: Condition, round: number, dice: Dice): void {
    const { order, report } = this;
    const isFallen = target.physique === 0;
    this.roll(attacker, isFallen ? SHOT_MODIFIERS['out-of-combat'].value - this.liftedMalus() : 0, round, dice);
    if (!this.attack.reaches(order.aim.difficulty)) return;
    if (this.isDodged(target, round, dice)) report.result = SHOT.dodged;
    else this.hit(target);
  }

  /** Rolls for something that is thrown at a spot. // MB-THROW-2 */
  playAtSpot(attacker: Condition, round: number, dice: Dice): void {
    const { order, report } = this;
    this.roll(attacker, 0, round, dice);
    if (!this.attack.reaches(order.aim.difficulty)) return;
    report.result = SHOT.hit;
    report.isSpecial = this.attack.isSpecial;
  }

  /** Lets the shot of `order` strike somebody else than its target. @returns points of physique lost // MB-SCAT-3 */
  strikeOther(other: number, condition: Condition): number {
    this.land(other, condition, false);
    return this.damage.blow.lost;
  }

  private fighter(index: number): Combatant {
    return this.combatants[index] as Combatant;
  }

  /** That of the prisoner, where it is he whom the shots have felled. // MB-PRIS-5 */
  private liftedMalus(): number {
    const { attacker, target, aim } = this.order;
    return this.fighter(attacker).holds?.fighter === this.fighter(target).fighter ? aim.malus : 0;
  }

  // MB-SHOT-1, MB-SHOT-2
  private roll(attacker: Condition, bonus: number, round: number, dice: Dice): void {
    const { order, report, attack } = this;
    const who = this.fighter(order.attacker);
    const moved = order.hasMoved ? SHOT_MODIFIERS.moved.value : 0;
    const destiny = spendDestiny(who, attacker, 'attack');
    dice.scope(round, order.attacker);
    this.rolls.roll(attack, order.aptitude, order.aim.modifier + moved + bonus, destiny, dice, order.site);
    attacker.isActivated = true; // MB-TURN-3
    report.result = SHOT.missed;
    report.margin = attack.total - order.aim.difficulty;
    report.isFailure = attack.isFailure;
    report.isSpecial = false;
    report.hasDodged = false;
    report.targetLost = 0;
    report.targetRecoil = 0;
  }

  // MB-SHOT-4
  private isDodged(target: Condition, round: number, dice: Dice): boolean {
    const { order, report, rulings } = this;
    const who = this.fighter(order.target);
    const { dodge: aptitude } = who.aptitudes;
    if (!order.wantsDodge || rulings['shot-dodge'] === 'none' || aptitude === null || !canDodge(who, target))
      return false;
    report.hasDodged = true;
    if (rulings['dodge-activates'] === 'activates') target.isActivated = true; // MB-TURN-4
    const modifier = who.burden + target.dodgeBonus + order.dodgeModifier; // MB-PRIS-5, MB-CHG-9
    const destiny = spendDestiny(who, target, 'defence');
    dice.scope(round, order.target);
    this.rolls.roll(this.dodge, aptitude, modifier, destiny, dice, SITE.dodge);
    if (rulings['shot-dodge'] === 'vs-difficulty') return this.dodge.reaches(order.aim.difficulty);
    return this.opposition.dodge(this.attack, this.dodge) === RESULT.dodged;
  }

  // MB-SHOT-5
  private hit(target: Condition): void {
    const { order, report, damage } = this;
    report.result = SHOT.hit;
    report.isSpecial = this.attack.isSpecial;
    this.land(order.target, target, true);
    report.targetLost = damage.blow.lost;
    report.targetRecoil = damage.blow.recoil;
  }

  private land(victim: number, condition: Condition, isAimed: boolean): void {
    const { aim } = this.order;
    const { blow } = this.damage;
    blow.begin(aim.effect.damage, aim.effect);
    blow.isSpecial = isAimed && this.attack.isSpecial;
    blow.isTyped = isAimed && aim.isTyped;
    blow.isHandToHand = false;
    this.damage.land(condition, this.fighter(victim).shield);
  }
}

/**
 * Whether a hit is followed by a second shot at the same target.
 * @param isSteady the shooter has not moved
 * @param target as the first shot has left him
 * @source MB-CARD-3
 */
export function shootsAgain({ abilities, tactics }: Combatant, isSteady: boolean, target: Condition): boolean {
  if (!abilities.hasIntuitiveShot || !isSteady || target.isDead) return false;
  return target.physique > 0 || tactics['finish-off'] === 'kill';
}
