import type { Dice } from '../../dice/dice.ts';
import { CONTINUES, type Language, type Model, ROUND_ENDS, type Tactics } from '../system.ts';
import { type Arena, STANCE } from './arena.ts';
import { Batch, FLED, OUT, STANDING } from './batch.ts';
import type { BatchTables } from './batch-tables.ts';
import { DECISION, SPLIT, TARGET } from './decisions.ts';
import { COUNT, Fight, FLAG, LASTING, STAGE, type Unit } from './fight.ts';
import { drawRanks, nextStriker, settleContacts } from './order.ts';
import { declareCharges, leavesField, standsAlone, standsFirm, testStupidity } from './psychology.ts';
import { recoverSide } from './recovery.ts';
import { chooseTarget, sortTargets } from './targets.ts';
import type { Volley } from './volley.ts';
import { actorNames, describeFight, meleeMetrics, sideOutcomes } from './words.ts';

/** Flags of a striker that are bits of his stance as they are. */
const OWN_STANCE = FLAG.fought | FLAG.charging | FLAG.charged | FLAG.calmed;

interface MeleeOptions {
  readonly arena: Arena;
  /** Side that charges in round 1, or -1. */
  readonly charger: number;
  /** Side of the first turn. */
  readonly firstTurn: number;
  readonly roundsMax: number;
  /** Laws of batches to draw from; null rolls every die. */
  readonly tables: BatchTables | null;
  /** One exchange a step, so that equal futures meet early; otherwise a round a step. */
  readonly isStepwise: boolean;
}

const DRAW = 2;

/** Close combat of two sides, round by round (one round = one player turn). // MH-TURN-1 to 4 */
export class MeleeModel implements Model<Fight> {
  readonly outcomes: Model['outcomes'];
  readonly metrics: Model['metrics'];
  readonly actors: readonly string[];
  readonly roundsMax: number;
  readonly unresolved = DRAW;
  readonly keyLength: number;
  private readonly arena: Arena;
  private readonly charger: number;
  private readonly firstTurn: number;
  private readonly tables: BatchTables | null;
  private readonly isStepwise: boolean;
  private readonly batch: Batch;
  /** Index fighter × 2 + (1 after his first round) → 1 when he holds something to parry with. */
  private readonly parryMeans: Uint8Array;
  private readonly costs: readonly [number, number];
  // What this engagement can do without.
  private readonly hasShots: boolean;
  private readonly hasStupidity: boolean;
  /** Standing alone needs two enemies: nobody tests for it one against one. */
  private readonly mayStandAlone: boolean;
  private readonly mayLeave: boolean;
  private readonly rollsRanks: boolean;

  constructor(options: MeleeOptions) {
    const { arena } = options;
    this.arena = arena;
    this.charger = options.charger;
    this.firstTurn = options.charger >= 0 ? options.charger : options.firstTurn;
    this.roundsMax = options.roundsMax;
    this.tables = options.tables;
    this.isStepwise = options.isStepwise;
    this.batch = new Batch(arena.readings);
    this.outcomes = sideOutcomes(arena);
    this.metrics = meleeMetrics(arena);
    this.actors = actorNames(arena);
    this.keyLength = Fight.keyLength(arena.fighters.length);
    const costOf = (side: number): number =>
      arena.fighters.reduce((sum, f, i) => (arena.sideOf[i] === side ? sum + f.cost : sum), 0);
    this.costs = [costOf(0), costOf(1)];
    this.hasShots = arena.fighters.some((f) => f.carriesCrossbowPistol && f.stats.BS > 0);
    this.hasStupidity = arena.fighters.some((f) => f.isStupid);
    this.mayStandAlone = arena.rulings.psychology !== 'off' && arena.fighters.length > 2;
    this.mayLeave = arena.testsRout.includes(true) || arena.concedes.includes(true);
    this.parryMeans = Uint8Array.from(
      arena.fighters.flatMap((f) => [f.first, f.later].map((hands) => (hands.parryItems > 0 ? 1 : 0))),
    );
    this.rollsRanks = arena.tieBreak === 'roll-once';
  }

  createState(): Fight {
    return new Fight(this.arena.fighters.length);
  }

  reset(fight: Fight): void {
    const { units } = fight;
    for (let i = 0; i < units.length; i += 1) {
      const unit = fight.unit(i);
      unit.posture = STANDING;
      unit.wounds = this.arena.combatant(i).stats.W;
      unit.flags = 0;
      unit.contacts = 0;
      unit.flooredBy = -1;
      unit.rank = 0;
    }
    fight.stage = STAGE.opening;
    fight.round = 0;
    fight.activeSide = 1 - this.firstTurn;
    fight.chargingSide = this.charger;
    fight.hasStaleContacts = true;
    fight.pending = 0;
    fight.loaded = 0;
    fight.criticalsUsed = 0;
    fight.striker = -1;
    fight.targetCount = 0;
    fight.targetIndex = 0;
    fight.cursor = 0;
    fight.isUnranked = this.rollsRanks;
    fight.isFirstRound = true;
    for (let i = 0; i < fight.counts.length; i += 1) fight.counts[i] = 0;
  }

  step(fight: Fight, dice: Dice, tactics: Tactics): number {
    let code = this.stepOnce(fight, dice, tactics);
    while (code === CONTINUES && !this.isStepwise) code = this.stepOnce(fight, dice, tactics);
    return code;
  }

  private stepOnce(fight: Fight, dice: Dice, tactics: Tactics): number {
    switch (fight.stage) {
      case STAGE.opening:
        return this.open(fight, dice, tactics);
      case STAGE.shooting:
        return this.shoot(fight, dice);
      case STAGE.striking:
        return fight.striker >= 0 ? this.strikePart(fight, dice, tactics) : this.strikeNext(fight, dice, tactics);
      default:
        return this.testAlone(fight, dice);
    }
  }

  /** Start of a player turn: rout, stupidity, recovery, charges; then the phase is set up. // MH-TURN-3 */
  private open(fight: Fight, dice: Dice, tactics: Tactics): number {
    const { arena } = this;
    const { units } = fight;
    const { activeSide } = fight;
    const side = 1 - activeSide;
    fight.round += 1;
    fight.activeSide = side;
    if (fight.isUnranked) drawRanks(fight, dice);
    if (this.mayLeave && leavesField(arena, fight, side, dice)) return 1 - side;
    if (this.hasStupidity) testStupidity(arena, fight, dice);
    recoverSide(arena, fight, side, tactics);
    if (fight.chargingSide >= 0) declareCharges(arena, fight, fight.isFirstRound, dice);
    fight.isFirstRound = false;
    if (fight.hasStaleContacts) settleContacts(arena, fight);
    // MH-ORD-1
    let pending = 0;
    for (let i = 0; i < units.length; i += 1) {
      const unit = units[i] as Unit;
      if (unit.posture === STANDING && unit.contacts !== 0 && (unit.flags & FLAG.stupid) === 0) pending |= 1 << i;
    }
    fight.pending = pending;
    fight.stage = STAGE.striking;
    if (this.hasShots && this.loadShots(fight)) fight.stage = STAGE.shooting;
    return CONTINUES;
  }

  /** Marks those who fire a crossbow pistol before the blows; false when nobody does. // MH-ORD-5, MH-ATK-8 */
  private loadShots(fight: Fight): boolean {
    for (let i = 0; i < fight.units.length; i += 1) {
      const self = this.arena.combatant(i);
      const isFirstRound = (fight.unit(i).flags & FLAG.fought) === 0;
      if (self.carriesCrossbowPistol && self.stats.BS > 0 && isFirstRound) fight.loaded |= 1 << i;
    }
    fight.loaded &= fight.pending;
    return fight.loaded !== 0;
  }

  // MH-ATK-8
  private shoot(fight: Fight, dice: Dice): number {
    if (fight.loaded === 0) {
      fight.stage = STAGE.striking;
      return CONTINUES;
    }
    const shooter = 31 - Math.clz32(fight.loaded & -fight.loaded);
    fight.loaded &= fight.loaded - 1;
    if (fight.unit(shooter).posture !== STANDING) return CONTINUES;
    const target = chooseTarget(this.arena, fight, shooter, TARGET.first, dice);
    if (target < 0) return CONTINUES;
    const unit = fight.unit(target);
    const before = unit.posture;
    dice.scope(fight.round, shooter);
    this.batch.name(fight.round, shooter, target);
    this.playLoaded(fight, this.arena.shot(shooter, target), unit, false, false, false, dice);
    const ended = this.settle(fight, shooter, target, unit);
    if (before === STANDING && unit.posture !== STANDING && unit.posture < OUT) unit.flooredBy = shooter; // MH-DWN-4
    return ended;
  }

  /** The next striker's attacks; all on one target unless he splits them. // MH-ORD-1, MH-ATK-9 */
  private strikeNext(fight: Fight, dice: Dice, tactics: Tactics): number {
    const { arena } = this;
    const striker = nextStriker(arena, fight, dice);
    if (striker < 0) return this.close(fight);
    fight.pending &= ~(1 << striker);
    dice.scope(fight.round, striker);
    const policy = tactics.choose(DECISION.target, striker);
    if (tactics.choose(DECISION.split, striker) === SPLIT.even) {
      sortTargets(arena, fight, striker, policy);
      if (fight.targetCount > 1) {
        fight.striker = striker;
        return CONTINUES;
      }
      fight.targetCount = 0;
    }
    const target = chooseTarget(arena, fight, striker, policy, dice);
    if (target < 0) return CONTINUES;
    const volley = arena.volley(striker, target, this.stanceOf(fight, striker, target));
    const ended = this.exchange(fight, striker, target, volley, dice, tactics);
    return ended === CONTINUES && fight.pending === 0 ? this.close(fight) : ended;
  }

  /** The share of split attacks that goes to the next target. // MH-ATK-9 */
  private strikePart(fight: Fight, dice: Dice, tactics: Tactics): number {
    const { striker, targetIndex, targetCount } = fight;
    const target = fight.targets[targetIndex] as number;
    fight.targetIndex += 1;
    if (fight.targetIndex >= targetCount) {
      fight.striker = -1;
      fight.targetCount = 0;
      fight.targetIndex = 0;
    }
    const stance = this.stanceOf(fight, striker, target);
    const volley = this.arena.partOfVolley(striker, target, stance, targetIndex, targetCount);
    dice.scope(fight.round, striker);
    return this.exchange(fight, striker, target, volley, dice, tactics);
  }

  /** Circumstances of a strike, as bits of STANCE. */
  private stanceOf(fight: Fight, striker: number, target: number): number {
    const unit = fight.unit(striker);
    const self = this.arena.combatant(striker);
    const stance = (unit.flags & OWN_STANCE) | ((fight.unit(target).flags & FLAG.fought) * STANCE.targetFought);
    return self.isCombatMaster && this.livingContacts(fight, unit) >= 2 ? stance | STANCE.crowded : stance; // MH-ATK-3
  }

  private livingContacts(fight: Fight, unit: Unit): number {
    let living = 0;
    for (let i = 0; i < fight.units.length; i += 1) {
      if ((unit.contacts & (1 << i)) !== 0 && fight.unit(i).posture < OUT) living += 1;
    }
    return living;
  }

  /** Plays one batch and settles what it did; the winner's index when it ended the fight. */
  private exchange(
    fight: Fight,
    striker: number,
    target: number,
    volley: Volley,
    dice: Dice,
    tactics: Tactics,
  ): number {
    const unit = fight.unit(target);
    const isAfraid = (fight.unit(striker).flags & FLAG.afraid) !== 0;
    const canParry = this.canParry(unit, target, tactics);
    const asIfStanding = unit.flooredBy === striker && !this.arena.readings.chained; // MH-DWN-4
    this.batch.name(fight.round, striker, target);
    this.playLoaded(fight, volley, unit, canParry, isAfraid, asIfStanding, dice);
    return this.settle(fight, striker, target, unit);
  }

  /** Standing, awake, something to parry with, the chance unspent, and willing. // MH-PAR-1, MH-PAR-2 */
  private canParry(unit: Unit, target: number, tactics: Tactics): boolean {
    if (unit.posture !== STANDING || (unit.flags & (FLAG.parrySpent | FLAG.stupid)) !== 0) return false;
    const hasMeans = this.parryMeans[2 * target + (unit.flags & FLAG.fought)] === 1;
    return hasMeans && tactics.choose(DECISION.parry, target) === 0;
  }

  private playLoaded(
    fight: Fight,
    volley: Volley,
    unit: Unit,
    canParry: boolean,
    isAfraid: boolean,
    asIfStanding: boolean,
    dice: Dice,
  ): void {
    const { batch, tables } = this;
    batch.load(volley, unit.posture, unit.wounds, canParry, fight.criticalsUsed, isAfraid, asIfStanding);
    if (tables === null) batch.play(dice);
    else tables.play(batch, dice);
  }

  /** Takes over what the batch did to its target. */
  private settle(fight: Fight, striker: number, target: number, unit: Unit): number {
    const { batch } = this;
    const { counts } = fight;
    const side = this.arena.sideOf[striker] as number;
    counts[side] = (counts[side] as number) + batch.woundsDealt; // COUNT.damage
    counts[COUNT.criticals + side] = (counts[COUNT.criticals + side] as number) + batch.criticals;
    fight.criticalsUsed = batch.criticalsUsed;
    unit.wounds = batch.wounds;
    if (batch.parrySpent) unit.flags |= FLAG.parrySpent;
    if (batch.posture === unit.posture) return CONTINUES;
    unit.posture = batch.posture;
    return this.fall(fight, target, unit);
  }

  /** A fighter has gone down, or worse; the winner's index when that ends the fight. */
  private fall(fight: Fight, target: number, unit: Unit): number {
    unit.flags |= FLAG.calmed; // MH-INJ-7
    fight.pending &= ~(1 << target); // MH-ORD-1
    return unit.posture >= OUT ? this.lose(fight, target, this.arena.sideOf[target] as number) : CONTINUES;
  }

  /** A fighter leaves the fight; the winner's index when he was the last of his side. // MH-TURN-4 */
  private lose(fight: Fight, index: number, side: number): number {
    const { counts } = fight;
    const losses = (counts[COUNT.losses + side] as number) + 1;
    counts[COUNT.losses + side] = losses;
    counts[COUNT.valueLost + side] = (counts[COUNT.valueLost + side] as number) + this.arena.combatant(index).cost;
    fight.hasStaleContacts = true;
    return losses === this.arena.sizes[side] ? 1 - side : CONTINUES;
  }

  /** After the last blow: tests for standing alone, if any; then the end of the round. */
  private close(fight: Fight): number {
    if (!this.mayStandAlone) return this.endRound(fight);
    fight.stage = STAGE.closing;
    fight.cursor = 0;
    return CONTINUES;
  }

  // MH-PSY-8, MH-PSY-9
  private testAlone(fight: Fight, dice: Dice): number {
    const { arena } = this;
    while (fight.cursor < fight.units.length) {
      const index = fight.cursor;
      fight.cursor += 1;
      if (arena.sideOf[index] !== fight.activeSide || !standsAlone(arena, fight, index)) continue;
      return standsFirm(arena, fight, index, dice) ? CONTINUES : this.flee(fight, index, dice);
    }
    return this.endRound(fight);
  }

  // MH-PSY-9
  private flee(fight: Fight, index: number, dice: Dice): number {
    const { arena } = this;
    const unit = fight.unit(index);
    const pursuers: { fighter: number; stance: number }[] = [];
    for (let i = 0; i < fight.units.length; i += 1) {
      const other = fight.unit(i);
      const isIdle = other.posture !== STANDING || (other.flags & FLAG.stupid) !== 0;
      if ((unit.contacts & (1 << i)) === 0 || isIdle) continue;
      pursuers.push({ fighter: i, stance: other.flags & (FLAG.fought | FLAG.charging) });
    }
    const first = pursuers[0];
    if (first !== undefined) {
      dice.scope(fight.round, first.fighter);
      this.batch.name(fight.round, first.fighter, index);
      this.playLoaded(fight, arena.freeBlows(pursuers, index), unit, false, false, false, dice);
      const ended = this.settle(fight, first.fighter, index, unit);
      if (ended !== CONTINUES) return ended;
    }
    if (unit.posture !== STANDING) return CONTINUES;
    unit.posture = FLED;
    return this.lose(fight, index, fight.activeSide);
  }

  private endRound(fight: Fight): number {
    const { units } = fight;
    for (let i = 0; i < units.length; i += 1) {
      const unit = units[i] as Unit;
      if ((unit.flags & FLAG.held) !== 0) fight.hasStaleContacts = true;
      const hasFought = unit.contacts === 0 ? 0 : FLAG.fought; // MH-ORD-6
      unit.flags = (unit.flags & LASTING & ~FLAG.fought) | hasFought;
      unit.flooredBy = -1;
    }
    fight.pending = 0;
    fight.criticalsUsed = 0;
    fight.cursor = 0;
    fight.stage = STAGE.opening;
    return ROUND_ENDS;
  }

  key(fight: Fight, out: Int32Array): void {
    fight.writeKey(out);
  }

  copy(from: Fight, to: Fight): void {
    to.copyFrom(from);
  }

  measure(fight: Fight, out: Int32Array): void {
    const { counts } = fight;
    for (let i = 0; i < counts.length; i += 1) out[i] = counts[i] as number;
    out[counts.length] = this.costs[0];
    out[counts.length + 1] = this.costs[1];
  }

  describe(fight: Fight, language: Language): readonly string[] {
    return describeFight(this.actors, fight, language);
  }
}
