import type { Dice } from '../../dice/dice.ts';
import type { Combatant } from './combatant.ts';
import type { Condition } from './levels.ts';
import type { Rulings } from './rulings.ts';
import { SITE } from './sites.ts';
import type { Policy } from './test-roll.ts';
import { netValue, POLICY_OF, Tests } from './tests.ts';
import type { Wounds, WoundsOptions } from './wounds.ts';

/** Rulings that change a shot. */
export type ShotRulings = Pick<
  Rulings,
  'several-sixes' | 'characteristic-floor' | 'wound-penalty' | 'shot-damage-wounds' | 'exceptional-wound'
>;

/** Difficulty of a shot during an assault, whatever the circumstances. // CF-SHOT-8 */
export const ASSAULT_FIRE_DIFFICULTY = 7;

/** One shot about to be fired: filled before each. */
export class Aim {
  /** Indices of the fighters. */
  shooter = 0;
  target = 0;
  /** AIM of the shooter, wounds apart. // CF-TEST-12 */
  value = 0;
  difficulty = 0;
  /** STR of the weapon. // CF-SHOT-7 */
  strength = 0;
  /** What the result has above the difficulty adds to the strength. // CF-SHOT-9 */
  isAimed = false;
}

/** What a shot came to. */
export class ShotReport {
  hasHit = false;
  /** Degrees by which the level of the target has risen. */
  degrees = 0;
}

/** An engagement as its shots see it. */
export interface ShotsOptions extends Omit<WoundsOptions, 'woundTable'> {
  readonly rulings: ShotRulings;
  /** Where hits end, shared with blows. */
  readonly wounds: Wounds;
}

/**
 * Single shots of the fighters of one engagement on each other. Use: fill `aim`, `play` it, read `report`.
 * @source CF-SHOT-2, 7, 9
 */
export class Shots {
  readonly aim = new Aim();
  readonly report = new ShotReport();
  private readonly policies: readonly Policy[];
  private readonly rulings: ShotRulings;
  private readonly tests: Tests;
  private readonly wounds: Wounds;

  constructor({ combatants, rulings, engine, wounds }: ShotsOptions) {
    this.policies = combatants.map(({ tactics }: Combatant) => POLICY_OF[tactics['explode-test']]);
    this.rulings = rulings;
    this.tests = new Tests(rulings, { first: SITE.shot, again: SITE.shotAgain }, engine);
    this.wounds = wounds;
  }

  /** Fires the shot of `aim`. @param round for logs and shared luck, from 1 */
  play(shooter: Condition, target: Condition, round: number, dice: Dice): void {
    const { aim, report, rulings } = this;
    const { penalty } = shooter;
    const need = aim.difficulty - netValue(aim.value, penalty, rulings); // CF-SHOT-2
    report.degrees = 0;
    dice.scope(round, aim.shooter);
    const margin = this.margin(need, dice);
    report.hasHit = margin >= 0;
    if (!report.hasHit) return;
    const strength = rulings['shot-damage-wounds'] === 'yes' ? netValue(aim.strength, penalty, rulings) : aim.strength;
    report.degrees = this.wounds.inflict(aim.target, target, strength + margin, 0, dice); // CF-SHOT-7
  }

  /** What the shot has above its difficulty, told as 0 where that does not matter; -1 when it misses. */
  private margin(need: number, dice: Dice): number {
    const { aim, tests } = this;
    const policy = this.policies[aim.shooter] as Policy;
    if (!aim.isAimed) return tests.succeeds(1, policy, need, dice) ? 0 : -1;
    const total = tests.total(1, policy, need, dice);
    return total === 0 ? -1 : Math.max(-1, total - need); // CF-SHOT-9
  }
}
