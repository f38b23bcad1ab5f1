import type { Dice, Law, Site } from '../../dice/dice.ts';
import { makeLaw } from '../../dice/law.ts';
import { ExactLimitError } from '../../errors.ts';
import { total } from './checks.ts';
import type { Roll } from './pools.ts';

/** One of two who oppose each other: his roll, and the TN that it must reach. // SS-CONT-1 */
export interface Opponent {
  readonly roll: Roll;
  readonly tn: number;
  readonly site: Site;
}

/** Who prevails when both reach their TNs with the same total. // SS-CONT-3 */
export type Tie = 'reroll' | 'attacker' | 'target';

/** What a pair of rolls comes to. */
export const WINNER = { attacker: 0, target: 1, nobody: 2 } as const;

/** Chances under which a pair of rolls is taken never to decide anything. */
const NEVER = 1e-12;
/** Probability that the law of an unlimited contest leaves to its last pair of rolls. */
const REST_MAX = 1e-15;
/** Most pairs of rolls that the law of a contest holds. */
const ROLLS_MAX = 20_000;

/** Two who roll against each other until one of them prevails. */
export class Contest {
  /** Chance of a pair of rolls that the attacker, that the target prevails. */
  readonly wins: number;
  readonly losses: number;
  readonly attacker: Opponent;
  readonly target: Opponent;
  private readonly tie: Tie;

  constructor(attacker: Opponent, target: Opponent, tie: Tie) {
    this.attacker = attacker;
    this.target = target;
    this.tie = tie;
    this.wins = chanceToPrevail(attacker, target, tie === 'attacker');
    this.losses = chanceToPrevail(target, attacker, tie === 'target');
  }

  /** Whether any pair of rolls can decide it. // SS-CONT-3 */
  get isDecidable(): boolean {
    return this.wins + this.losses > NEVER;
  }

  /** Chance of the attacker to prevail in the end, however long it takes. // SS-CONT-3 */
  get chance(): number {
    return this.isDecidable ? this.wins / (this.wins + this.losses) : 0;
  }

  /** One pair of rolls. @returns one of {@link WINNER} // SS-CONT-2 */
  roll(dice: Dice): number {
    const { attacker, target } = this;
    dice.scope(1, 0);
    const forth = total(attacker.roll, dice, attacker.site);
    dice.scope(1, 1);
    const back = total(target.roll, dice, target.site);
    const isForth = forth >= attacker.tn;
    const isBack = back >= target.tn;
    if (isForth !== isBack) return isForth ? WINNER.attacker : WINNER.target;
    if (!isForth) return WINNER.nobody;
    if (forth !== back) return forth > back ? WINNER.attacker : WINNER.target;
    return this.tie === 'reroll' ? WINNER.nobody : WINNER[this.tie];
  }

  /**
   * The law of the whole contest: outcome 2 × (rolls - 1) + winner, and at the end that nobody has prevailed.
   *
   * Without a cap it is an endless geometric series: where less than 1e-15 is left, the last pair of rolls has the rest.
   * @param rollsMax cap of rolls, or null; without one the contest must be decidable
   * @throws ExactLimitError when it would last too long
   */
  law(rollsMax: number | null): Law {
    const { wins, losses } = this;
    const again = Math.max(0, 1 - wins - losses);
    const rolls = rollsMax ?? Math.max(1, Math.ceil(Math.log(REST_MAX) / Math.log(again)));
    if (rolls > ROLLS_MAX) {
      throw new ExactLimitError('exact/long-contest', `a contest may last ${rolls} rolls`, {
        hint: 'cap it with `rolls`, or use method: sampled',
      });
    }
    const p: number[] = [];
    let left = 1;
    for (let roll = 1; roll <= rolls; roll += 1) {
      const isRest = rollsMax === null && roll === rolls;
      const share = isRest ? left / (wins + losses) : left;
      p.push(share * wins, share * losses);
      left = isRest ? 0 : left * again;
    }
    return { ...makeLaw([...p, left]), fractions: null };
  }
}

/** P(one reaches his TN, and the other either misses his or has less). @param takesTies an equal total is enough */
function chanceToPrevail(one: Opponent, other: Opponent, takesTies: boolean): number {
  const below = chancesBelow(other.roll);
  const { pool, bonus } = one.roll;
  let chance = 0;
  for (let at = pool.law.probabilities.length - 1; at >= 0; at -= 1) {
    const reached = pool.min + at + bonus;
    if (reached < one.tn) break;
    chance += (pool.law.probabilities[at] ?? 0) * below(Math.max(other.tn, takesTies ? reached + 1 : reached));
  }
  return chance;
}

/** Total → P(the roll comes to less). */
function chancesBelow({ pool, bonus }: Roll): (total: number) => number {
  const sums = [0];
  for (const p of pool.law.probabilities) sums.push((sums.at(-1) ?? 0) + p);
  return (total) => sums[Math.min(sums.length - 1, Math.max(0, total - pool.min - bonus))] ?? 1;
}
