import type { Dice } from '../../dice/dice.ts';
import { type ActionDice, PHASES } from './action-dice.ts';
import type { Clock } from './clock.ts';
import type { Combatant } from './combatant.ts';
import type { Rulings } from './pools.ts';
import { SITE } from './sites.ts';
import type { FighterTactics } from './tactics.ts';

/** What decides about turns, of one fighter. */
interface Turns {
  /** Panache, or threat. // SS-INIT-3 */
  readonly panache: number;
  /** Due dice that he keeps back. // SS-FIGHT-1 */
  readonly hold: number;
  readonly release: FighterTactics['release'];
  readonly side: number;
}

/** Whose turn it is, phase by phase. // SS-INIT-3, SS-FIGHT-1, SS-FIGHT-4, SS-FIGHT-7 */
export class TurnOrder {
  /** Round of the fight, for logs and shared luck. */
  round = 1;
  private readonly turns: readonly Turns[];
  private readonly isListed: boolean;
  private readonly isFixed: boolean;
  private readonly surpriseIsShort: boolean;

  /** @param sideOf index fighter → side */
  constructor(combatants: readonly Combatant[], sideOf: readonly number[], rulings: Rulings) {
    this.turns = combatants.map(({ traits, rank, tactics }, fighter) => ({
      panache: traits.panache,
      hold: rank === 'squad' ? 0 : tactics.hold, // SS-SQ-7
      release: tactics.release,
      side: sideOf[fighter] ?? 0,
    }));
    this.isListed = rulings['initiative-tie'] === 'listed';
    this.isFixed = rulings['phase-order'] === 'fixed';
    this.surpriseIsShort = rulings['surprise-length'] === 'phase';
  }

  /** Before the first phase, the dice being rolled. */
  begin(clock: Clock): void {
    clock.begin();
    // The surprised use no dice in this phase. // SS-SURP-2
    clock.done = clock.surprised;
    if (this.isFixed) this.rankAll(clock);
  }

  /** Goes on to the next fighter who uses a die; -1 when nobody does any more in this round. */
  next(clock: Clock, dice: Dice): number {
    for (;;) {
      if (clock.idle !== 0 && !mayAct(clock)) return -1;
      const fighter = this.first(clock, dice);
      if (fighter < 0) {
        if (clock.phase === PHASES || !mayAct(clock)) return -1;
        this.nextPhase(clock);
      } else if ((clock.idle & (1 << fighter)) !== 0 || this.holds(clock, fighter)) this.finish(clock, fighter);
      else return fighter;
    }
  }

  /** A fighter can do nothing: neither in this phase, nor when his turn comes in others before somebody has acted. */
  pass(clock: Clock, fighter: number): void {
    clock.idle |= 1 << fighter;
    this.finish(clock, fighter);
  }

  /** A fighter takes no more turns in this phase, whatever others do in it. */
  private finish(clock: Clock, fighter: number): void {
    clock.done |= 1 << fighter;
    clock.current = -1;
  }

  /** The next phase, those in which nobody has a due die passed over. */
  private nextPhase(clock: Clock): void {
    clock.phase = Math.max(clock.phase + 1, earliestDue(clock));
    clock.done = 0;
    clock.current = -1;
    if (this.surpriseIsShort) clock.surprised = 0; // SS-SURP-2
    if (this.isFixed) this.rankAll(clock);
  }

  private rankAll(clock: Clock): void {
    for (let i = 0; i < clock.ranks.length; i += 1) clock.ranks[i] = clock.hand(i).total;
  }

  /** Whether he keeps back the dice that he could use. // SS-FIGHT-1, SS-FIGHT-4 */
  private holds(clock: Clock, fighter: number): boolean {
    const { hold, release } = this.turnsOf(fighter);
    if (clock.hand(fighter).due(clock.phase) > hold) return false;
    if (release === 'never') return true;
    return !(release === 'last-phase' && clock.phase === PHASES) && this.isThreatened(clock, fighter);
  }

  /** Whether any enemy has an unspent die. */
  private isThreatened({ hands }: Clock, fighter: number): boolean {
    const { side } = this.turnsOf(fighter);
    for (let i = 0; i < hands.length; i += 1) {
      if (this.turnsOf(i).side !== side && (hands[i]?.count ?? 0) > 0) return true;
    }
    return false;
  }

  /** The fighter with a due die who comes first; -1 when nobody has one. // SS-INIT-3 */
  private first(clock: Clock, dice: Dice): number {
    const { hands, phase, current, done } = clock;
    if (current >= 0 && clock.hand(current).isDue(phase)) return current;
    let best = -1;
    let tied = 0;
    for (let i = 0; i < hands.length; i += 1) {
      if ((done & (1 << i)) !== 0 || !clock.hand(i).isDue(phase)) continue;
      const ahead = best < 0 ? 1 : this.ahead(clock, i, best);
      if (ahead > 0) {
        best = i;
        tied = 0;
      }
      if (ahead >= 0) tied |= 1 << i;
    }
    if ((tied & (tied - 1)) !== 0 && !this.isListed) best = this.draw(tied, dice);
    if (this.isFixed) clock.current = best;
    return best;
  }

  /** More than 0 when one fighter comes before another, 0 when only luck or the list decides. */
  private ahead(clock: Clock, one: number, other: number): number {
    const totals = this.isFixed
      ? (clock.ranks[one] as number) - (clock.ranks[other] as number)
      : clock.hand(one).total - clock.hand(other).total; // SS-INIT-2
    return totals !== 0 ? totals : this.turnsOf(one).panache - this.turnsOf(other).panache;
  }

  /** One of a bit set of fighters, each as likely as another. */
  private draw(tied: number, dice: Dice): number {
    let count = 0;
    for (let left = tied; left !== 0; left &= left - 1) count += 1;
    dice.scope(this.round, lowestBit(tied));
    let left = tied;
    for (let skip = dice.roll(count, SITE.order) - 1; skip > 0; skip -= 1) left &= left - 1;
    return lowestBit(left);
  }

  private turnsOf(fighter: number): Turns {
    return this.turns[fighter] as Turns;
  }
}

/** Whether anybody has dice and a use for them. */
function mayAct({ hands, idle }: Clock): boolean {
  for (let i = 0; i < hands.length; i += 1) if ((hands[i]?.count ?? 0) > 0 && (idle & (1 << i)) === 0) return true;
  return false;
}

/** Lowest face of all unspent dice, of which there is one. */
function earliestDue({ hands }: Clock): number {
  let earliest = PHASES;
  for (let i = 0; i < hands.length; i += 1) {
    const hand = hands[i] as ActionDice;
    if (hand.count > 0) earliest = Math.min(earliest, hand.lowest());
  }
  return earliest;
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
