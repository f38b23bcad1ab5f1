import type { Dice } from '../../dice/dice.ts';
import type { CompileOptions, Variant } from '../system.ts';
import { type Aim, aimShot, aimSpell } from './aim.ts';
import type { Combatant } from './combatant.ts';
import type { Condition } from './condition.ts';
import { Exchanges, REACTION, RESULT, type Reaction, type Result } from './exchange.ts';
import { entryFor } from './instances.ts';
import type { Rulings } from './rulings.ts';
import type { ShotData } from './shot-fields.ts';
import { SHOT, type ShotResult, Shots, shootsAgain } from './shots.ts';
import { SITE } from './sites.ts';

/** An engagement in which fighters attack in their own modes, each of them one other. */
export interface AttacksOptions {
  /** Index fighter → combatant. */
  readonly combatants: readonly Combatant[];
  /** Index fighter → index of whom he attacks; -1 where he attacks nobody. */
  readonly targets: readonly number[];
  /** Fighter → circumstances of his shot or spell. */
  readonly shots: Readonly<Record<string, ShotData>>;
  readonly variant: Variant;
  readonly rulings: Rulings;
  readonly engine: CompileOptions['engine'];
}

/** How a shot compares with an attack hand to hand. */
const RESULT_OF_SHOT: Readonly<Record<ShotResult, Result>> = {
  [SHOT.hit]: RESULT.attacker,
  [SHOT.dodged]: RESULT.dodged,
  [SHOT.missed]: RESULT.missed,
};

/** Whether somebody attacks from afar. */
export function isRanged({ tactics }: Combatant): boolean {
  return tactics['attack-mode'] === 'shot' || tactics['attack-mode'] === 'spell';
}

/**
 * Attacks of the fighters of one engagement, each in his own mode: strike, body strike, shot, or spell without a stake.
 * Made once; nothing is allocated by an attack. Use: `prepare`, perhaps `answer` and `move`, `play`, then read.
 * @source MB-COMB-2, MB-INT-5
 */
export class Attacks {
  /** What the last attack came to; a shot that hits counts as dominating. */
  result: Result = RESULT.missed;
  /** The target dodged it, or the second of two shots. */
  isDodged = false;
  /** It was answered with a weapon pass. */
  isPassed = false;
  /** The target rolled a dodge, whatever came of it. // MB-DELAY-2 */
  hasDodged = false;
  private readonly combatants: readonly Combatant[];
  private readonly targets: readonly number[];
  private readonly exchanges: Exchanges;
  private readonly shots: Shots;
  /** Index fighter → his shot or spell; null where he strikes, or cannot reach. */
  private readonly aims: readonly (Aim | null)[];
  private attacker = 0;

  constructor(options: AttacksOptions) {
    const { combatants, targets } = options;
    this.combatants = combatants;
    this.targets = targets;
    this.exchanges = new Exchanges(options);
    this.shots = new Shots(options);
    this.aims = combatants.map((_, index) => aimOf(index, options));
  }

  /** Whether somebody attacks from afar. */
  isRanged(index: number): boolean {
    return isRanged(this.fighter(index));
  }

  /** Whether somebody can attack: who attacks from afar may have no shot at that range. // MB-SHOT-3 */
  canAttack(index: number): boolean {
    return !this.isRanged(index) || this.aims[index] !== null;
  }

  /** Announces the attack of a fighter as the tactics of the two have it. */
  prepare(attacker: number): void {
    const target = this.targets[attacker] as number;
    const aim = this.aims[attacker];
    this.attacker = attacker;
    if (aim === null || aim === undefined) this.exchanges.prepare(attacker, target);
    else this.shots.prepare(attacker, target, aim, this.isSpell(attacker) ? SITE.casting : SITE.shot);
  }

  /**
   * What the target has planned.
   * @param malus taken from his roll
   * @source MB-COMB-3, MB-COMB-4
   */
  answer(wanted: Reaction, mayPass: boolean, malus: number): void {
    const { order } = this.exchanges;
    order.reaction = wanted;
    order.mayPass = mayPass;
    order.passModifier -= malus;
    order.dodgeModifier -= malus;
    this.shots.order.wantsDodge = wanted !== REACTION.take;
    this.shots.order.dodgeModifier -= malus;
  }

  /** Shooter or target has moved: this fighter. // MB-INT-5, MB-CARD-3 */
  move(index: number): void {
    const { order } = this.shots;
    order.hasMoved = true;
    if (index === this.attacker) order.isSteady = false;
  }

  /** Rolls, and lets the blows land. @param conditions index fighter → condition */
  play(conditions: readonly Condition[], round: number, dice: Dice): void {
    const { attacker } = this;
    const own = conditions[attacker] as Condition;
    const other = conditions[this.targets[attacker] as number] as Condition;
    if (this.isRanged(attacker)) {
      this.shoot(own, other, round, dice);
      return;
    }
    const { exchanges } = this;
    exchanges.play(own, other, round, dice);
    this.result = exchanges.report.result;
    this.isDodged = this.result === RESULT.dodged;
    this.isPassed = exchanges.report.reaction === REACTION.pass;
    this.hasDodged = exchanges.report.reaction === REACTION.dodge;
  }

  private shoot(own: Condition, other: Condition, round: number, dice: Dice): void {
    const { shots, attacker } = this;
    shots.play(own, other, round, dice);
    this.isPassed = false;
    this.hasDodged = shots.report.hasDodged;
    this.result = RESULT_OF_SHOT[shots.report.result];
    this.isDodged = this.result === RESULT.dodged;
    if (this.result !== RESULT.attacker || this.isSpell(attacker)) return;
    // MB-CARD-3
    if (!shootsAgain(this.fighter(attacker), shots.order.isSteady, other)) return;
    shots.order.dodgeModifier = 0;
    shots.play(own, other, round, dice);
    if (shots.report.hasDodged) this.hasDodged = true;
    this.isDodged = shots.report.result === SHOT.dodged;
  }

  private isSpell(index: number): boolean {
    return this.fighter(index).tactics['attack-mode'] === 'spell';
  }

  private fighter(index: number): Combatant {
    return this.combatants[index] as Combatant;
  }
}

function aimOf(index: number, { combatants, targets, shots, variant, rulings }: AttacksOptions): Aim | null {
  const who = combatants[index] as Combatant;
  const target = combatants[targets[index] ?? -1];
  const data = entryFor(shots, who.name);
  if (!isRanged(who) || target === undefined || data === undefined) return null;
  return who.tactics['attack-mode'] === 'spell'
    ? aimSpell(data, who, target, rulings)
    : aimShot(data, who, target, variant, rulings);
}
