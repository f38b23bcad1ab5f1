import type { Dice } from '../../dice/dice.ts';
import { CONTINUES, type Tactics } from '../system.ts';
import type { Arena } from './arena.ts';
import { DECISION } from './decisions.ts';
import { distanceBetween } from './distances.ts';
import type { Exchange } from './exchange.ts';
import { type Fight, FLAG } from './fight.ts';
import { EIGHTHS } from './mobility.ts';
import { lowest } from './order.ts';
import { OUT, STANDING } from './posture.ts';
import { AIM, aimAt, canShoot, PAST, shotsInPhase } from './shots.ts';

/** Who is barred from shooting this turn. // MH-SHT-1 */
const BARRED = FLAG.spent | FLAG.stupid;

/** The shooting phase of a skirmish, shooter by shooter. Keeps nothing between calls. // MH-SKI-6 */
export class Firing {
  /** Bit set of those who ever shoot. */
  readonly shooters: number;
  private readonly arena: Arena;
  private readonly exchange: Exchange;
  private readonly isCovered: readonly [boolean, boolean];
  /** Index fighter → greatest range in eighths of an inch, -1 but for {@link shooters}. // MH-SHT-1 */
  private readonly ranges: readonly number[];
  /** Index fighter → whether having fired he fires less in his next turn, or never again. // MH-SHT-5 */
  private readonly empties: readonly boolean[];

  /** @param isCovered index side → whether it stands in cover */
  constructor(arena: Arena, exchange: Exchange, isCovered: readonly [boolean, boolean]) {
    this.arena = arena;
    this.exchange = exchange;
    this.isCovered = isCovered;
    this.ranges = arena.fighters.map((who) =>
      who.missile !== null && canShoot(who) ? who.missile.range * EIGHTHS : -1,
    );
    this.shooters = this.ranges.reduce((set, range, index) => (range < 0 ? set : set | (1 << index)), 0);
    this.empties = arena.fighters.map(
      ({ missile }) => missile !== null && (missile.shotsAfterFiring < missile.shots || missile.isSpent),
    );
  }

  /**
   * The shots of one of the {@link shooters}, if he has any this turn.
   * @returns the index of the side that has won, -1 ({@link CONTINUES}) when he shot, or null when he did not
   */
  shoot(fight: Fight, index: number, dice: Dice, tactics: Tactics): number | null {
    const unit = fight.unit(index);
    const wasUnloaded = (unit.flags & FLAG.unloaded) !== 0;
    if (wasUnloaded) this.reload(fight, index);
    if (unit.posture !== STANDING || unit.contacts !== 0 || (unit.flags & BARRED) !== 0) return null;
    const target = this.targetOf(fight, index, tactics);
    if (target < 0) return null;
    const aim = this.aimOf(fight, index, target);
    const past = wasUnloaded ? PAST.fired | PAST.firedLastTurn : 0;
    const shots = shotsInPhase(this.arena.combatant(index), aim, past);
    if (shots === 0) return null;
    if (this.empties[index] === true) unit.flags |= FLAG.unloaded;
    return this.fire(fight, index, target, aim, shots, dice, tactics);
  }

  /** What has to be prepared can be fired again after this turn; what is spent stays so. // MH-SHT-5 */
  private reload(fight: Fight, index: number): void {
    if (this.arena.combatant(index).missile?.isSpent !== true) fight.unit(index).flags &= ~FLAG.unloaded;
  }

  /** Shot by shot, while there is somebody to shoot at. // MH-SHT-5, MH-SHT-6, MH-SHT-7 */
  private fire(
    fight: Fight,
    index: number,
    first: number,
    firstAim: number,
    shots: number,
    dice: Dice,
    tactics: Tactics,
  ): number {
    const divides = this.arena.combatant(index).missile?.divides === true;
    let target = first;
    let aim = firstAim;
    let ended: number = CONTINUES;
    for (let shot = 0; shot < shots && ended === CONTINUES; shot += 1) {
      if (shot > 0 && divides) {
        target = this.targetOf(fight, index, tactics);
        aim = target < 0 ? aim : this.aimOf(fight, index, target);
      }
      if (target < 0 || fight.unit(target).posture >= OUT) break;
      ended = this.exchange.shoot(fight, index, target, this.arena.volleys.shot(index, target, aim), dice);
    }
    fight.criticalsUsed = 0;
    return ended;
  }

  /** The nearest standing enemy in range out of contact, else the nearest who is down, or -1. // MH-SKI-6, MH-SHT-8 */
  private targetOf(fight: Fight, index: number, tactics: Tactics): number {
    const { places, standing: upright } = fight;
    const at = places[index] as number;
    const range = this.ranges[index] as number;
    let standing = -1;
    let nearest = range + 1;
    let downed = -1;
    let nearestDowned = range + 1;
    const free = this.arena.enemiesOf(index) & fight.present & ~fight.engaged;
    for (let left = free; left !== 0; left &= left - 1) {
      const i = lowest(left);
      const distance = Math.abs((places[i] as number) - at);
      const isDown = (upright & (1 << i)) === 0;
      if (distance >= (isDown ? nearestDowned : nearest)) continue;
      if (isDown) {
        downed = i;
        nearestDowned = distance;
      } else {
        standing = i;
        nearest = distance;
      }
    }
    return standing < 0 && tactics.choose(DECISION.shootDowned, index) === 0 ? downed : standing;
  }

  /** Circumstances of a shot, as bits of AIM. // MH-SHT-2, MH-SHT-3 */
  private aimOf(fight: Fight, index: number, target: number): number {
    const isCovered = this.isCovered[this.arena.sideOf[target] === 0 ? 0 : 1];
    const hasMoved = (fight.unit(index).flags & FLAG.moved) !== 0;
    const circumstances = (isCovered ? AIM.covered : 0) | (hasMoved ? AIM.moved : 0);
    const inches = distanceBetween(fight, index, target) / EIGHTHS;
    return aimAt(this.arena.combatant(index), inches, circumstances);
  }
}
