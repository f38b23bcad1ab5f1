import type { Dice } from '../../dice/dice.ts';
import { CONTINUES, type Tactics } from '../system.ts';
import { Approach } from './approach.ts';
import { type Fight, STAGE } from './fight.ts';
import { FightModel, type FightOptions } from './fight-model.ts';
import { Firing } from './firing.ts';
import { EIGHTHS } from './mobility.ts';
import { lowest } from './order.ts';
import { openTurn, startFight } from './turn.ts';

interface SkirmishOptions extends FightOptions {
  /** Inches between the sides at the start, in whole eighths. */
  readonly distance: number;
  /** Index side → whether it stands in cover. */
  readonly isCovered: readonly [boolean, boolean];
}

/** Two sides that come together along a line: turn by turn moves, shots and close combat. // MH-SKI-1 to 7 */
export class SkirmishModel extends FightModel {
  /** Eighths of an inch between the sides at the start. */
  private readonly distance: number;
  private readonly approach: Approach;
  private readonly firing: Firing;
  /** Whether no die is rolled before the first charge: no state is worth telling apart there. */
  private readonly opensPlainly: boolean;
  /** Bit set of those who may go on or away from enemies who are down. // MH-DWN-5 */
  private readonly leavers: number;

  constructor(options: SkirmishOptions) {
    super(options);
    this.distance = Math.round(options.distance * EIGHTHS);
    this.approach = new Approach(this.arena);
    this.firing = new Firing(this.arena, this.phase.exchange, options.isCovered);
    this.leavers = this.arena.fighters.reduce(
      (set, { tactics }, index) => (options.isDecided && tactics.enemiesDown === 'stay' ? set : set | (1 << index)),
      0,
    );
    this.opensPlainly = !this.arena.mayLeave && !this.arena.hasStupidity && this.arena.tieBreak !== 'roll-once';
  }

  reset(fight: Fight): void {
    startFight(this.arena, fight, this.firstTurn);
    for (let i = this.arena.sizes[0]; i < fight.units.length; i += 1) fight.places[i] = this.distance;
  }

  protected advance(fight: Fight, dice: Dice, tactics: Tactics): number {
    switch (fight.stage) {
      case STAGE.opening: {
        const ended = openTurn(this.arena, fight, dice, tactics);
        enter(fight, STAGE.charging);
        return ended === CONTINUES && this.opensPlainly ? this.charge(fight, dice, tactics) : ended;
      }
      case STAGE.charging:
        return this.charge(fight, dice, tactics);
      case STAGE.moving:
        return this.move(fight, dice, tactics);
      case STAGE.shooting:
        return this.shoot(fight, dice, tactics);
      default:
        return this.phase.step(fight, dice, tactics); // MH-SKI-7
    }
  }

  // MH-SKI-2
  private charge(fight: Fight, dice: Dice, tactics: Tactics): number {
    const movers = this.moversOf(fight);
    for (let index = this.nextActive(fight, movers); index >= 0; index = this.nextActive(fight, movers)) {
      const target = this.approach.chargeTarget(fight, index, tactics);
      if (target < 0) continue;
      this.approach.charge(fight, index, target, dice);
      return CONTINUES;
    }
    enter(fight, STAGE.moving);
    return this.move(fight, dice, tactics);
  }

  // MH-SKI-3
  private move(fight: Fight, dice: Dice, tactics: Tactics): number {
    const movers = this.moversOf(fight);
    for (let index = this.nextActive(fight, movers); index >= 0; index = this.nextActive(fight, movers)) {
      if (this.approach.move(fight, index, dice, tactics)) return CONTINUES;
    }
    enter(fight, STAGE.shooting);
    return this.shoot(fight, dice, tactics);
  }

  // MH-SKI-6
  private shoot(fight: Fight, dice: Dice, tactics: Tactics): number {
    const armed = this.firing.shooters;
    for (let index = this.nextActive(fight, armed); index >= 0; index = this.nextActive(fight, armed)) {
      const code = this.firing.shoot(fight, index, dice, tactics);
      if (code !== null) return code;
    }
    this.phase.begin(fight);
    return fight.pending === 0 ? this.phase.step(fight, dice, tactics) : CONTINUES;
  }

  /** Who may charge or move, as a bit set: nobody comes into or out of contact before he does. */
  private moversOf(fight: Fight): number {
    return fight.standing & (~fight.engaged | this.leavers);
  }

  /** The next fighter of a set who is of the side whose turn it is, in list order; -1 after the last. */
  private nextActive(fight: Fight, among: number): number {
    const { arena } = this;
    const first = fight.activeSide === 0 ? 0 : arena.sizes[0];
    const index = lowest(among & arena.membersOf(fight.activeSide) & (-1 << (first + fight.cursor)));
    fight.cursor = index - first + 1;
    return index;
  }
}

function enter(fight: Fight, stage: number): void {
  fight.stage = stage;
  fight.cursor = 0;
}
