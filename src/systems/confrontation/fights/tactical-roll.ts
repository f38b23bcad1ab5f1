import type { Dice } from '../../../dice/dice.ts';
import { type Contender, Contests, NOBODY, OPPOSED_POLICY_OF, type OpposedPolicy } from '../contest.ts';
import { SITE } from '../sites.ts';
import { type FightFacts, printedOf } from './facts.ts';
import type { Fight } from './fight.ts';
import { firstOf, sideSets } from './members.ts';
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
  private readonly options: TacticalOptions;
  private readonly contests: Contests;
  /** Index side → all its fighters, as bits. */
  private readonly sets: readonly [number, number];
  /** Index fighter → DIS. */
  private readonly disciplines: Int16Array;
  /** Index fighter → when he throws a 6 again. */
  private readonly policies: readonly OpposedPolicy[];

  constructor(facts: FightFacts, options: TacticalOptions) {
    const { rulings, engine, assailant, party } = facts;
    this.options = options;
    this.contests = new Contests(rulings, [SITES, SITES], { engine, assailant });
    this.sets = sideSets(party.sideOf);
    this.disciplines = Int16Array.from(party.combatants, (who) => printedOf(who, 'DIS'));
    this.policies = party.combatants.map(({ tactics }) => OPPOSED_POLICY_OF[tactics['explode-opposed']]);
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
  private fill(fight: Fight, contender: Contender, side: 0 | 1): void {
    const { disciplines } = this;
    const present = this.sets[side] & ~fight.gone;
    let chosen = firstOf(present);
    for (let left = present & (present - 1); left !== 0; left &= left - 1) {
      const fighter = firstOf(left);
      if ((disciplines[fighter] as number) > (disciplines[chosen] as number)) chosen = fighter;
    }
    contender.actor = chosen;
    contender.value = disciplines[chosen] as number;
    contender.modifier = 0;
    contender.policy = this.policies[chosen] as OpposedPolicy;
  }

  private win(fight: Fight, side: number): void {
    const { separation, combats } = this.options;
    fight.designator = side;
    if (fight.isFirstTurn && combats !== null) separation.give(fight, combats);
    else separation.separate(fight, side);
  }
}
