import { sideOutcomes } from '../../outcomes.ts';
import { CONTINUES, type Outcome } from '../../system.ts';
import { LEVEL } from '../combatant.ts';
import type { FightFacts } from './facts.ts';
import { type Fight, FLAG, PRESENCE } from './fight.ts';
import type { Roster } from './front.ts';
import { sideSets } from './members.ts';

/** Outcome of a fight that nobody wins. */
const DRAW = 2;

/** How an engagement ends. */
export interface Ending {
  readonly outcomes: readonly Outcome[];
  /** Index of the outcome when the cap of turns is reached, -1 where that never happens. */
  readonly unresolved: number;
  /** Whether a fighter counts. */
  takesPart(fight: Fight, fighter: number): boolean;
  /** Index of the outcome, or CONTINUES. */
  outcome(fight: Fight): number;
}

/** Fights end when a side is gone. // CF-TURN-6 */
export class SidesEnding implements Ending {
  readonly outcomes: readonly Outcome[];
  readonly unresolved = DRAW;
  private readonly sideOf: readonly number[];
  private readonly roster: Roster;
  /** Index side → those of it who take part from the start, as bits. */
  private readonly starters: readonly [number, number];
  private readonly rulings: FightFacts['rulings'];

  /** @param roster who takes part from the start; others once they have been touched // CF-ASLT-14 */
  constructor({ party, rulings }: FightFacts, roster: Roster) {
    this.outcomes = sideOutcomes(party.sideNames);
    this.sideOf = party.sideOf;
    this.roster = roster;
    const [first, second] = sideSets(party.sideOf);
    const all = roster.reduce((set, isThere, fighter) => (isThere ? set | (1 << fighter) : set), 0);
    this.starters = [first & all, second & all];
    this.rulings = rulings;
  }

  takesPart(fight: Fight, fighter: number): boolean {
    return this.roster[fighter] === true || fight.unit(fighter).is(FLAG.joined);
  }

  outcome(fight: Fight): number {
    if (!this.isGone(fight, 0) && !this.isGone(fight, 1)) return CONTINUES;
    const isFirstBeaten = this.isEliminated(fight, 0);
    if (isFirstBeaten === this.isEliminated(fight, 1)) return DRAW;
    return isFirstBeaten ? 1 : 0;
  }

  private isGone(fight: Fight, side: 0 | 1): boolean {
    if ((this.starters[side] & ~fight.gone) !== 0) return false;
    for (let i = 0; i < fight.units.length; i += 1) {
      if (this.sideOf[i] === side && this.takesPart(fight, i) && fight.unit(i).isPresent) return false;
    }
    return true;
  }

  private isEliminated(fight: Fight, side: number): boolean {
    for (let i = 0; i < fight.units.length; i += 1) {
      if (this.sideOf[i] === side && this.takesPart(fight, i) && !this.isBeaten(fight, i)) return false;
    }
    return true;
  }

  private isBeaten(fight: Fight, fighter: number): boolean {
    const { presence, condition } = fight.unit(fighter);
    if (presence === PRESENCE.left) return this.rulings['left-side'] === 'defeat';
    return presence === PRESENCE.routed || condition.level === LEVEL.dead;
  }
}
