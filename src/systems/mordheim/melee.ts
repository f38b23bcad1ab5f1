import type { Dice } from '../../dice/dice.ts';
import { CONTINUES, type Tactics } from '../system.ts';
import { type Fight, STAGE } from './fight.ts';
import { FightModel, type FightOptions } from './fight-model.ts';
import { settleContacts } from './order.ts';
import { declareCharges } from './psychology.ts';
import { openTurn, startFight } from './turn.ts';

interface MeleeOptions extends FightOptions {
  /** Side that charges in round 1 and then has the first turn, or -1. */
  readonly charger: number;
}

/** Two sides in close combat from the first round on. // MH-TURN-2 */
export class MeleeModel extends FightModel {
  private readonly charger: number;

  constructor(options: MeleeOptions) {
    super({ ...options, firstTurn: options.charger >= 0 ? options.charger : options.firstTurn });
    this.charger = options.charger;
  }

  reset(fight: Fight): void {
    startFight(this.arena, fight, this.firstTurn);
    fight.chargingSide = this.charger;
  }

  protected advance(fight: Fight, dice: Dice, tactics: Tactics): number {
    return fight.stage === STAGE.opening ? this.open(fight, dice, tactics) : this.phase.step(fight, dice, tactics);
  }

  /** Start of a player turn, charges; then the phase is set up. */
  private open(fight: Fight, dice: Dice, tactics: Tactics): number {
    const { arena } = this;
    const ended = openTurn(arena, fight, dice, tactics);
    if (ended !== CONTINUES) return ended;
    if (fight.chargingSide >= 0) declareCharges(arena, fight, fight.isFirstRound, dice);
    fight.isFirstRound = false;
    if (fight.hasStaleContacts) settleContacts(arena, fight);
    this.phase.begin(fight);
    return CONTINUES;
  }
}
