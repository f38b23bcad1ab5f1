import { PHASES } from './action-dice.ts';
import type { Clock } from './clock.ts';
import type { Combatant } from './combatant.ts';
import type { Rulings } from './pools.ts';
import type { FighterTactics } from './tactics.ts';

/** How fighters spend their action dice. // SS-FIGHT-3, SS-INIT-5, SS-DEF-1 */
export class Spending {
  private readonly tactics: readonly FighterTactics[];
  /** Index fighter → whether he defends himself at all. // SS-DEF-2 */
  private readonly defends: readonly boolean[];
  private readonly heldOnly: boolean;

  constructor(combatants: readonly Combatant[], rulings: Rulings) {
    this.tactics = combatants.map(({ tactics }) => tactics);
    this.defends = combatants.map(({ tactics, rank }) => tactics.defend !== 'never' && rank !== 'squad');
    this.heldOnly = rulings['defend-current-die'] === 'held-only';
  }

  /** Spends a due die, of which there is one, on an action. // SS-FIGHT-3 */
  act(clock: Clock, fighter: number): void {
    clock.idle = 0;
    this.spend(clock, fighter, clock.phase);
  }

  /** Whether a fighter has the dice for a defence and is willing to use them. // SS-DEF-1, SS-INIT-5 */
  canDefend(clock: Clock, fighter: number): boolean {
    if (this.defends[fighter] !== true) return false;
    return this.hasHeldDie(clock, fighter) || this.canInterrupt(clock, fighter);
  }

  /** Spends the dice of a defence: a due one, else two of phases to come. // SS-DEF-1, SS-INIT-5 */
  defend(clock: Clock, fighter: number): void {
    if (this.hasHeldDie(clock, fighter)) this.spend(clock, fighter, this.lastForDefence(clock));
    else {
      this.spendFuture(clock, fighter);
      this.spendFuture(clock, fighter);
    }
  }

  /** The last phase whose dice serve a defence. [defend-current-die] */
  private lastForDefence({ phase }: Clock): number {
    return this.heldOnly ? phase - 1 : phase;
  }

  private hasHeldDie(clock: Clock, fighter: number): boolean {
    return clock.hand(fighter).due(this.lastForDefence(clock)) > 0;
  }

  private canInterrupt(clock: Clock, fighter: number): boolean {
    const hand = clock.hand(fighter);
    return this.tactics[fighter]?.defend === 'interrupt' && hand.count - hand.due(clock.phase) >= 2;
  }

  /** A die of a face up to `last`. */
  private spend(clock: Clock, fighter: number, last: number): void {
    const hand = clock.hand(fighter);
    hand.remove(this.tactics[fighter]?.dieOrder === 'highest' ? hand.highest(0, last) : hand.lowest(0, last));
  }

  private spendFuture(clock: Clock, fighter: number): void {
    const hand = clock.hand(fighter);
    const from = clock.phase + 1;
    hand.remove(this.tactics[fighter]?.interruptDice === 'earliest' ? hand.lowest(from, PHASES) : hand.highest(from));
  }
}
