import type { Dice } from '../../dice/dice.ts';
import { CONTINUES, type Tactics } from '../system.ts';
import type { Arena } from './arena.ts';
import { Batch } from './batch.ts';
import type { BatchTables } from './batch-tables.ts';
import { MARK } from './criticals.ts';
import { DECISION } from './decisions.ts';
import { COUNT, type Fight, FLAG, STAGE, type Unit } from './fight.ts';
import { bystanderOf, noteFloored, quieten, separate } from './mishaps.ts';
import { breakContacts } from './order.ts';
import { OUT, STANDING } from './posture.ts';
import { AIM } from './shots.ts';
import { SITE } from './sites.ts';
import type { Volley } from './volley.ts';

/**
 * Attacks of one fighter on another within a fight: loads the batch, plays it and settles what it did. Methods give the
 * index of the side that has won where that ends the fight, else {@link CONTINUES}. Nothing is kept between calls.
 */
export class Exchange {
  private readonly arena: Arena;
  private readonly tables: BatchTables | null;
  private readonly batch: Batch;
  /** Index fighter × 2 + (1 after his first round) → 1 when he holds something to parry with. */
  private readonly parryMeans: Uint8Array;

  /** @param tables laws of batches to draw from; null rolls every die */
  constructor(arena: Arena, tables: BatchTables | null) {
    this.arena = arena;
    this.tables = tables;
    this.batch = new Batch(arena.readings);
    this.parryMeans = Uint8Array.from(
      arena.fighters.flatMap((f) => [f.first, f.later].map((hands) => (hands.parryItems > 0 ? 1 : 0))),
    );
  }

  /** Blows of a close combat. */
  strike(fight: Fight, striker: number, target: number, volley: Volley, dice: Dice, tactics: Tactics): number {
    const unit = fight.unit(target);
    const isAfraid = (fight.unit(striker).flags & FLAG.afraid) !== 0;
    const canParry = this.canParry(unit, target, tactics);
    const asIfStanding = unit.flooredBy === striker && !this.arena.readings.chained; // MH-DWN-4
    return this.play(fight, striker, target, volley, canParry, isAfraid, asIfStanding, dice);
  }

  /** Attacks that neither fear nor a parry can stop: shots, and blows at a man who runs. */
  shoot(fight: Fight, striker: number, target: number, volley: Volley, dice: Dice): number {
    return this.play(fight, striker, target, volley, false, false, false, dice);
  }

  /** Standing, awake, something to parry with, the chance unspent, and willing. // MH-PAR-1, MH-PAR-2 */
  private canParry(unit: Unit, target: number, tactics: Tactics): boolean {
    if (unit.posture !== STANDING || (unit.flags & (FLAG.parrySpent | FLAG.stupid)) !== 0) return false;
    const hasMeans =
      unit.grip === 0 ? this.parryMeans[2 * target + (unit.flags & FLAG.fought)] === 1 : this.parries(unit, target);
    return hasMeans && tactics.choose(DECISION.parry, target) === 0;
  }

  /** Whether one who was disarmed still holds something to parry with. // MH-CRIT-5 */
  private parries({ grip, flags }: Unit, index: number): boolean {
    const { first, later } = this.arena.combatant(index, grip);
    return ((flags & FLAG.fought) === 0 ? first : later).parryItems > 0;
  }

  private play(
    fight: Fight,
    striker: number,
    target: number,
    volley: Volley,
    canParry: boolean,
    isAfraid: boolean,
    asIfStanding: boolean,
    dice: Dice,
  ): number {
    const { batch, tables } = this;
    const unit = fight.unit(target);
    dice.scope(fight.round, striker);
    batch.name(fight.round, striker, target);
    const firstSlot = volley.strikers === null ? (this.arena.volleys.firstSlots[striker] as number) : 0;
    batch.load(volley, unit.posture, unit.wounds, canParry, fight.criticalsUsed >>> firstSlot, isAfraid, asIfStanding);
    if (tables === null) batch.play(dice);
    else tables.play(batch, dice);
    if (batch.hits === 0) return CONTINUES;
    const { marks } = batch;
    if (batch.criticals !== 0) fight.criticalsUsed |= (batch.criticalsUsed & volley.criticalSlots) << firstSlot;
    const ended = this.settle(fight, striker, target, unit);
    if (marks === 0 || ended !== CONTINUES) return ended;
    // Who strikes at a man who runs does not follow him.
    const isHurled = (marks & MARK.separated) !== 0 && unit.posture < OUT && fight.stage !== STAGE.closing;
    if (isHurled) separate(this.arena, fight, striker, target);
    if ((marks & MARK.hammered) !== 0) quieten(fight, target);
    if ((marks & MARK.disarmed) !== 0 && unit.posture < OUT) this.disarm(fight, target, unit, dice);
    return (marks & MARK.ricocheted) === 0 ? ended : this.ricochet(fight, striker, target, volley, dice);
  }

  /** One of the weapons in his hands is lost for the rest of the combat. // MH-CRIT-5 */
  private disarm(fight: Fight, target: number, unit: Unit, dice: Dice): void {
    const fought = unit.flags & FLAG.fought;
    const ways = this.arena.disarmed(target, unit.grip, fought);
    if (ways.length === 0) return;
    fight.foremost = 0;
    unit.grip = ways[ways.length > 1 ? dice.roll(ways.length, SITE.disarm) - 1 : 0] as number;
    if (!this.arena.lashes(target, fought, unit.grip)) fight.early &= ~(1 << target);
  }

  /** The nearest other enemy within reach is hit as well. // MH-CRIT-4 */
  private ricochet(fight: Fight, striker: number, target: number, { ignoresPosture }: Volley, dice: Dice): number {
    const second = bystanderOf(this.arena, fight, striker, target);
    if (second < 0) return CONTINUES;
    const aim = fight.stage === STAGE.pistols ? AIM.melee : 0;
    const { grip } = fight.unit(striker);
    const before = fight.unit(second).posture;
    const volley = this.arena.volleys.ricochet(striker, second, ignoresPosture ? aim : null, grip);
    const ended = this.shoot(fight, striker, second, volley, dice);
    noteFloored(fight.unit(second), before, striker);
    return ended;
  }

  /** Takes over what the batch did to its target. */
  private settle(fight: Fight, striker: number, target: number, unit: Unit): number {
    const { batch } = this;
    const { counts } = fight;
    const side = this.arena.sideOf[striker] as number;
    counts[side] = (counts[side] as number) + batch.woundsDealt; // COUNT.damage
    counts[COUNT.criticals + side] = (counts[COUNT.criticals + side] as number) + batch.criticals;
    unit.wounds = batch.wounds;
    if (batch.parrySpent) unit.flags |= FLAG.parrySpent;
    if (batch.posture === unit.posture) return CONTINUES;
    fight.place(target, batch.posture);
    return this.fall(fight, target, unit);
  }

  /** A fighter has gone down, or worse. */
  private fall(fight: Fight, target: number, unit: Unit): number {
    if (this.arena.combatant(target).isFrenzied) unit.flags |= FLAG.calmed; // MH-INJ-7
    quieten(fight, target); // MH-ORD-1
    return unit.posture >= OUT ? this.lose(fight, target) : CONTINUES;
  }

  /** A fighter leaves the fight, perhaps as the last of his side. // MH-TURN-4 */
  lose(fight: Fight, index: number): number {
    const { counts } = fight;
    const side = this.arena.sideOf[index] as number;
    const losses = (counts[COUNT.losses + side] as number) + 1;
    counts[COUNT.losses + side] = losses;
    counts[COUNT.valueLost + side] = (counts[COUNT.valueLost + side] as number) + this.arena.combatant(index).cost;
    if (this.arena.isSpread) breakContacts(fight, index);
    else fight.hasStaleContacts = true;
    return losses === this.arena.sizes[side] ? 1 - side : CONTINUES;
  }
}
