import type { Dice, Law } from '../../dice/dice.ts';
import { makeLaw } from '../../dice/law.ts';
import { total } from './checks.ts';
import type { Roll, Rulings } from './pools.ts';
import { SITE } from './sites.ts';
import type { Tables } from './table-types.ts';

/** How a turn of a battle goes for the first army. */
export const WON = 0;
export const EVEN = 1;
export const LOST = 2;

/** A tactic that leaves the choice to chance. // SS-MASS-3 */
export const RANDOM_TACTIC = 'random';

/** Names of tactics that an attacker, and a defender, can have. // SS-MASS-3 */
export function tacticNames(table: Tables['tactics-table']): readonly [readonly string[], readonly string[]] {
  const columns = Object.values(table).flatMap((row) => Object.keys(row));
  return [Object.keys(table), [...new Set(columns)]];
}

export interface GlobalFacts {
  /** Of the two generals; bonuses aside. */
  readonly strategies: readonly [Roll, Roll];
  readonly tactics: readonly [string, string];
  readonly table: Tables['tactics-table'];
  readonly rulings: Rulings;
  /** Turns are drawn from their law instead of rolled. */
  readonly isDrawn: boolean;
}

/** Index choice of the attacker → index choice of the defender → what it adds for the attacker. */
type Modifiers = readonly (readonly number[])[];

/** The rolls of two generals against each other. // SS-MASS-2, SS-MASS-3, SS-MASS-4 */
export class GlobalRolls {
  private readonly strategies: readonly [Roll, Roll];
  /** Index of the attacking army. */
  private readonly modifiers: readonly [Modifiers, Modifiers];
  /** Equal totals are rolled again: where any roll can tell. [battle-tie] */
  private readonly rerolls: boolean;
  private readonly isDrawn: boolean;
  /** 2 × what the first army is ahead + attacker → law over WON, EVEN, LOST. */
  private readonly laws = new Map<number, Law>();

  constructor({ strategies, tactics, table, rulings, isDrawn }: GlobalFacts) {
    this.strategies = strategies;
    this.modifiers = [modifiersOf(table, tactics, 0), modifiersOf(table, tactics, 1)];
    const isLuck = strategies.some(({ pool }) => pool.law.probabilities.length > 1);
    this.rerolls = rulings['battle-tie'] === 'reroll' && isLuck;
    this.isDrawn = isDrawn;
  }

  /**
   * One turn.
   * @param mine bonuses of the first army
   * @param theirs bonuses of the second
   * @param attacker index of the attacking army
   */
  play(mine: number, theirs: number, attacker: number, round: number, dice: Dice): number {
    if (!this.isDrawn) return this.roll(mine, theirs, attacker, round, dice);
    dice.scope(round, 0);
    const ahead = mine - theirs;
    return dice.draw(this.laws.get(2 * ahead + attacker) ?? this.makeLaw(ahead, attacker), SITE.strategy);
  }

  private roll(mine: number, theirs: number, attacker: number, round: number, dice: Dice): number {
    const modifiers = this.modifiers[attacker as 0 | 1];
    const [first, second] = this.strategies;
    dice.scope(round, attacker);
    const row = modifiers[chosen(modifiers.length, dice)] as readonly number[];
    dice.scope(round, 1 - attacker);
    const tactic = row[chosen(row.length, dice)] as number;
    for (;;) {
      dice.scope(round, 0);
      const forth = total(first, dice, SITE.strategy, attacker === 0 ? mine + tactic : mine);
      dice.scope(round, 1);
      const back = total(second, dice, SITE.strategy, attacker === 0 ? theirs : theirs + tactic);
      if (forth !== back) return forth > back ? WON : LOST;
      if (!this.rerolls) return EVEN;
    }
  }

  private makeLaw(ahead: number, attacker: number): Law {
    const sign = attacker === 0 ? 1 : -1;
    const leads = this.modifiers[attacker as 0 | 1].flat().map((tactic) => sign * tactic);
    const sums = [0, 0, 0];
    for (const lead of leads) {
      const chances = this.chances(ahead + lead);
      for (const result of [WON, EVEN, LOST]) sums[result] = (sums[result] ?? 0) + (chances[result] ?? 0);
    }
    const law = makeLaw(sums.map((sum) => sum / leads.length));
    this.laws.set(2 * ahead + attacker, law);
    return law;
  }

  /** Chances of a turn, one choice of tactics considered. */
  private chances(lead: number): readonly [number, number, number] {
    const [first, second] = this.strategies;
    const offset = first.pool.min + first.bonus + lead - second.pool.min - second.bonus;
    const theirs = second.pool.law.probabilities;
    const below = [0];
    for (const p of theirs) below.push((below.at(-1) ?? 0) + p);
    let [won, even] = [0, 0];
    first.pool.law.probabilities.forEach((p, at) => {
      const reached = at + offset;
      won += p * (below[Math.min(theirs.length, Math.max(0, reached))] ?? 0);
      even += p * (theirs[reached] ?? 0);
    });
    const lost = Math.max(0, 1 - won - even);
    if (!this.rerolls) return [won, even, lost];
    return [won / (won + lost), 0, lost / (won + lost)];
  }
}

/** Index of a choice: by a die where there are several. */
function chosen(choices: number, dice: Dice): number {
  return choices === 1 ? 0 : dice.roll(choices, SITE.tactic) - 1;
}

function modifiersOf(table: Tables['tactics-table'], tactics: readonly [string, string], attacker: 0 | 1): Modifiers {
  const [rows, columns] = tacticNames(table);
  const choices = (tactic: string, names: readonly string[]): readonly string[] =>
    tactic === RANDOM_TACTIC && names.length > 0 ? names : [tactic];
  const [attacks, defences] = attacker === 0 ? tactics : [tactics[1], tactics[0]];
  return choices(attacks, rows).map((attack) =>
    choices(defences, columns).map((defence) => table[attack]?.[defence] ?? 0),
  );
}
