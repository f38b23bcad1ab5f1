import type { Combatant } from './combatant.ts';
import type { Fray } from './fray.ts';
import type { Rulings } from './rulings.ts';
import type { DramaTactics } from './tactics.ts';

/** What a fighter does with drama dice. */
export interface DramaHabits {
  readonly drama: DramaTactics;
  /** Spends one to come to. // SS-DRAMA-3 */
  readonly wakes: boolean;
}

/** Who may spend which drama dice in a fight, and where they go. // SS-DRAMA-2 */
export class DramaDice {
  /** Index fighter → whether his dice are those of the game master. */
  private readonly isGm: readonly boolean[];
  /** Index fighter → whether he has a use for drama dice. */
  private readonly isUser: readonly boolean[];
  /** Anybody uses the game master's dice, so that it matters how many there are. */
  private readonly gmMatters: boolean;
  private readonly returns: boolean;

  /** @param habits index fighter */
  constructor(combatants: readonly Combatant[], habits: readonly DramaHabits[], rulings: Rulings) {
    this.isGm = combatants.map(isGameMasters);
    this.isUser = combatants.map(({ rank }, fighter) => rank !== 'squad' && usesDrama(habits[fighter])); // SS-SQ-7
    this.gmMatters = combatants.some((_, fighter) => this.isGm[fighter] === true && this.isUser[fighter] === true);
    this.returns = rulings['spent-drama-to-gm'] === 'returned';
  }

  /** Puts the dice of a start on the table; none where they do not matter. */
  begin(fray: Fray, combatants: readonly Combatant[], gmDice: number): void {
    fray.gmDice = this.gmMatters ? gmDice : 0;
    for (let fighter = 0; fighter < combatants.length; fighter += 1) {
      const isOwn = this.isUser[fighter] === true && this.isGm[fighter] !== true;
      fray.condition(fighter).drama = isOwn ? (combatants[fighter]?.drama ?? 0) : 0;
    }
  }

  /** Dice that a fighter can spend now. */
  stock(fray: Fray, fighter: number): number {
    if (this.isUser[fighter] !== true) return 0;
    return this.isGm[fighter] === true ? fray.gmDice : fray.condition(fighter).drama;
  }

  /** A fighter spends dice. */
  spend(fray: Fray, fighter: number, count: number): void {
    if (count === 0) return;
    if (this.isGm[fighter] === true) {
      fray.gmDice -= count;
      return;
    }
    fray.condition(fighter).drama -= count;
    if (this.returns && this.gmMatters) fray.gmDice += count;
  }

  /** What a die that one fighter spends does to the stock of another: one more (1), one less (-1), nothing (0). */
  shared(spender: number, other: number): number {
    if (this.isUser[other] !== true || this.isGm[other] !== true) return 0;
    if (this.isGm[spender] === true) return -1;
    return this.returns ? 1 : 0;
  }
}

/** Whether somebody draws on the drama dice of the game master. // SS-DRAMA-2 */
export function isGameMasters({ rank }: Combatant): boolean {
  return rank === 'villain' || rank === 'henchman';
}

function usesDrama(habits: DramaHabits | undefined): boolean {
  if (habits === undefined) return false;
  const { attack, defence, damage, wound } = habits.drama;
  return habits.wakes || attack + defence + damage + wound > 0;
}
