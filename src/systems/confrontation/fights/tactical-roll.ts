import type { Dice } from '../../../dice/dice.ts';
import { type Contender, Contests, NOBODY, OPPOSED_POLICY_OF } from '../contest.ts';
import { SITE } from '../sites.ts';
import { type FightFacts, fighterAt, printedOf } from './facts.ts';
import type { Fight } from './fight.ts';
import type { Separation } from './separation.ts';
import type { TurnPart } from './turn-part.ts';

const SITES = { first: SITE.tactical, again: SITE.tacticalAgain };

export interface TacticalOptions {
  readonly separation: Separation;
  /** Combats of the first turn, null where the winner separates. // CF-SEP-2 */
  readonly combats: readonly (readonly number[])[] | null;
  /** The side that wins without a roll, or -1. */
  readonly winner: number;
}

/** The tactical roll: its winner separates the melees, and designates first. // CF-TURN-2, CF-SEP-2 */
export class TacticalRoll implements TurnPart {
  readonly endsFights = false;
  private readonly facts: FightFacts;
  private readonly options: TacticalOptions;
  private readonly contests: Contests;

  constructor(facts: FightFacts, options: TacticalOptions) {
    const { rulings, engine, assailant } = facts;
    this.facts = facts;
    this.options = options;
    this.contests = new Contests(rulings, [SITES, SITES], { engine, assailant });
  }

  begin(fight: Fight): void {
    fight.designator = NOBODY;
    if (this.options.winner >= 0) this.win(fight, this.options.winner);
  }

  settle(fight: Fight): boolean {
    return fight.designator === NOBODY;
  }

  roll(fight: Fight, dice: Dice): void {
    const [first, second] = this.contests.contenders;
    this.fill(fight, first, 0);
    this.fill(fight, second, 1);
    const winner = this.contests.attempt(fight.round, dice);
    if (winner !== NOBODY) this.win(fight, winner);
  }

  /** The one of the highest DIS rolls for a side. // CF-TURN-2 */
  private fill(fight: Fight, contender: Contender, side: number): void {
    const { party } = this.facts;
    let chosen = -1;
    for (let i = 0; i < fight.units.length; i += 1) {
      if (party.sideOf[i] !== side || !fight.unit(i).isPresent) continue;
      if (chosen < 0 || this.discipline(i) > this.discipline(chosen)) chosen = i;
    }
    contender.actor = chosen;
    contender.value = this.discipline(chosen);
    contender.modifier = 0;
    contender.policy = OPPOSED_POLICY_OF[fighterAt(party, chosen).tactics['explode-opposed']];
  }

  private discipline(fighter: number): number {
    return printedOf(fighterAt(this.facts.party, fighter), 'DIS');
  }

  private win(fight: Fight, side: number): void {
    const { separation, combats } = this.options;
    fight.designator = side;
    if (fight.isFirstTurn && combats !== null) separation.give(fight, combats);
    else separation.separate(fight, side);
  }
}
