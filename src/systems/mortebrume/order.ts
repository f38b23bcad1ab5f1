import { REACTION, RESULT, type Reaction, type Result } from './opposition.ts';

/** One attack as it is announced: {@link Exchanges.prepare} fills it, then callers change what they know better. */
export class Order {
  /** Indices of the fighters. */
  attacker = 0;
  target = 0;
  /** Fists and feet. // MB-BODY-1 */
  isBodyStrike = false;
  /** What the target wants to do. */
  reaction: Reaction = REACTION.pass;
  /** The target has a weapon pass left. // MB-COMB-3 */
  mayPass = true;
  /** In the reduced band of the attacker's weapon. // MB-CC-2 */
  isReduced = false;
  /** Added to the attack roll; malus of a prisoner, band and concentration apart. */
  attackModifier = 0;
  /** Added to the target's pass and to his dodge; malus of a prisoner and breakthrough apart. */
  passModifier = 0;
  dodgeModifier = 0;
  /** Dice that the roll has in place of the fighter's own destiny die. // MB-MOR-7 */
  attackDice = 0;
  answerDice = 0;
  /** Added to the weapon damage of the attacker, and of the target. // MB-CHG-6 */
  attackBonus = 0;
  answerBonus = 0;
  /** A dominating attacker does not strike: he captures. // MB-CAPT-2 */
  isWithheld = false;
}

/** What an attack came to. */
export class Report {
  result: Result = RESULT.missed;
  /** What the target did. */
  reaction: Reaction = REACTION.pass;
  /** The attacker's blow, and the target's: landed and special. // MB-DMG-2 */
  isSpecialAttack = false;
  isSpecialAnswer = false;
  /** Points of physique that the attacker and the target lost. */
  attackerLost = 0;
  targetLost = 0;
  /** By how many mm they were pushed back. // MB-DMG-4 */
  attackerRecoil = 0;
  targetRecoil = 0;

  clear(): void {
    this.attackerLost = 0;
    this.targetLost = 0;
    this.attackerRecoil = 0;
    this.targetRecoil = 0;
  }
}
