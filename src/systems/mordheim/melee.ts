import type { Dice } from '../../dice/dice.ts';
import { CONTINUES, type Language, type Model, ROUND_ENDS, type Tactics } from '../system.ts';
import { type Arena, STANCE } from './arena.ts';
import { Batch, DOWN, FLED, OUT, STANDING, STUNNED } from './batch.ts';
import type { BatchTables } from './batch-tables.ts';
import { DECISION, SPLIT } from './decisions.ts';
import { Fight, STAGE, type Unit } from './fight.ts';
import { drawRanks, nextStriker, settleContacts, settleOrder } from './order.ts';
import { declareCharges, isFrenzied, leavesField, standsAlone, standsFirm, testStupidity } from './psychology.ts';
import { chooseTarget, sortTargets } from './targets.ts';
import type { Volley } from './volley.ts';
import { describeFight, meleeMetrics, sideOutcomes } from './words.ts';

interface MeleeOptions {
  readonly arena: Arena;
  /** Side that charges in round 1, or -1. */
  readonly charger: number;
  /** Side of the first turn. */
  readonly firstTurn: number;
  readonly roundsMax: number;
  /** Laws of batches to draw from; null rolls every die. */
  readonly tables: BatchTables | null;
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
  private readonly batch: Batch;
  private readonly hasShots: boolean;
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
    this.batch = new Batch(arena.readings);
    this.outcomes = sideOutcomes(arena);
    this.metrics = meleeMetrics(arena);
    this.actors = actorNames(arena);
    this.keyLength = Fight.keyLength(arena.fighters.length);
    this.hasShots = arena.fighters.some((f) => f.carriesCrossbowPistol && f.stats.BS > 0);
    this.mayStandAlone = arena.rulings.psychology !== 'off' && arena.fighters.length > 2;
    this.mayLeave = arena.testsRout.includes(true) || arena.concedes.includes(true);
    this.rollsRanks = arena.tieBreak === 'roll-once';
  }

  createState(): Fight {
    return new Fight(this.arena.fighters.length);
  }

  reset(fight: Fight): void {
    const { units } = fight;
    for (let i = 0; i < units.length; i += 1) {
      const unit = fight.unit(i);
      clearPhase(unit);
      unit.posture = STANDING;
      unit.wounds = this.arena.combatant(i).stats.W;
      unit.hasFought = false;
      unit.isStupid = false;
      unit.isCalmed = false;
      unit.contacts = 0;
      unit.order = 0;
      unit.rank = 0;
    }
    fight.stage = STAGE.opening;
    fight.round = 0;
    fight.activeSide = 1 - this.firstTurn;
    fight.chargingSide = this.charger;
    fight.criticalsUsed = 0;
    fight.striker = -1;
    fight.targetCount = 0;
    fight.targetIndex = 0;
    fight.cursor = 0;
    fight.isUnranked = this.rollsRanks;
    fight.damage[0] = 0;
    fight.damage[1] = 0;
    fight.criticals[0] = 0;
    fight.criticals[1] = 0;
  }

  step(fight: Fight, dice: Dice, tactics: Tactics): number {
    switch (fight.stage) {
      case STAGE.opening:
        return this.open(fight, dice, tactics);
      case STAGE.shooting:
        return this.shoot(fight, dice);
      case STAGE.striking:
        return this.strike(fight, dice, tactics);
      default:
        return this.testAlone(fight, dice, tactics);
    }
  }

  /** Start of a player turn: rout, stupidity, recovery, charges; then the phase is set up. // MH-TURN-3 */
  private open(fight: Fight, dice: Dice, tactics: Tactics): number {
    const { arena } = this;
    fight.round += 1;
    fight.activeSide = 1 - fight.activeSide;
    if (fight.isUnranked) {
      drawRanks(fight, dice);
      fight.isUnranked = false;
    }
    if (this.mayLeave && leavesField(arena, fight, fight.activeSide, dice)) return 1 - fight.activeSide;
    testStupidity(arena, fight, dice);
    this.recover(fight, tactics);
    declareCharges(arena, fight, dice);
    settleContacts(arena, fight);
    settleOrder(arena, fight);
    fight.stage = STAGE.striking;
    if (this.hasShots && this.loadShots(fight)) fight.stage = STAGE.shooting;
    return CONTINUES;
  }

  // MH-REC-1 to 3
  private recover(fight: Fight, tactics: Tactics): void {
    const { arena } = this;
    for (let i = 0; i < fight.units.length; i += 1) {
      const unit = fight.unit(i);
      if (unit.posture === STANDING || unit.posture >= OUT || arena.sideOf[i] !== fight.activeSide) continue;
      if (unit.posture === STUNNED) {
        unit.posture = DOWN;
        if (!arena.recoversAtOnce) continue;
      }
      if (tactics.choose(DECISION.standUp, i) !== 0) continue;
      unit.posture = STANDING;
      unit.stoodUp = true;
    }
  }

  /** Marks those who fire a crossbow pistol before the blows; false when nobody does. // MH-ORD-5, MH-ATK-8 */
  private loadShots(fight: Fight): boolean {
    let any = false;
    for (let i = 0; i < fight.units.length; i += 1) {
      const unit = fight.unit(i);
      const self = this.arena.combatant(i);
      unit.hasShot = self.carriesCrossbowPistol && self.stats.BS > 0 && !unit.hasFought && unit.isPending;
      if (unit.hasShot) any = true;
    }
    return any;
  }

  // MH-ATK-8
  private shoot(fight: Fight, dice: Dice): number {
    const shooter = fight.units.findIndex((unit) => unit.hasShot);
    if (shooter < 0) {
      fight.stage = STAGE.striking;
      return CONTINUES;
    }
    const unit = fight.unit(shooter);
    unit.hasShot = false;
    if (unit.posture !== STANDING) return CONTINUES;
    const target = chooseTarget(this.arena, fight, shooter, 0, dice);
    if (target < 0) return CONTINUES;
    const before = fight.unit(target).posture;
    dice.scope(fight.round, shooter);
    const ended = this.resolve(fight, shooter, target, this.arena.shot(shooter, target), false, dice);
    const struck = fight.unit(target);
    if (struck.posture !== before && struck.posture < OUT) struck.flooredBy = shooter; // MH-DWN-4
    return ended;
  }

  /** One striker's attacks on one target. // MH-ORD-1, MH-ATK-9 */
  private strike(fight: Fight, dice: Dice, tactics: Tactics): number {
    const { arena } = this;
    let striker = fight.striker;
    if (striker < 0) {
      striker = nextStriker(fight, dice);
      if (striker < 0) return this.close(fight);
      const unit = fight.unit(striker);
      unit.isPending = false;
      dice.scope(fight.round, striker);
      if (tactics.choose(DECISION.split, striker) === SPLIT.even) {
        sortTargets(arena, fight, striker, tactics.choose(DECISION.target, striker));
        fight.targetIndex = 0;
        if (fight.targetCount > 1) fight.striker = striker;
      }
      if (fight.striker < 0) {
        fight.targetCount = 0;
        const target = chooseTarget(arena, fight, striker, tactics.choose(DECISION.target, striker), dice);
        if (target < 0) return CONTINUES;
        const volley = arena.volley(striker, target, this.stanceBits(fight, striker, target));
        const canParry = this.canParry(fight, target, tactics);
        const ended = this.resolve(fight, striker, target, volley, canParry, dice);
        return ended === CONTINUES && !this.hasStrikersLeft(fight) ? this.close(fight) : ended;
      }
    }
    dice.scope(fight.round, striker);
    const target = fight.targets[fight.targetIndex] ?? 0;
    const parts = fight.targetCount;
    const part = fight.targetIndex;
    fight.targetIndex += 1;
    if (fight.targetIndex >= parts) {
      fight.striker = -1;
      fight.targetCount = 0;
      fight.targetIndex = 0;
    }
    const bits = this.stanceBits(fight, striker, target);
    const volley = arena.partOfVolley(striker, target, bits, part, parts);
    return this.resolve(fight, striker, target, volley, this.canParry(fight, target, tactics), dice);
  }

  private hasStrikersLeft(fight: Fight): boolean {
    for (let i = 0; i < fight.units.length; i += 1) {
      const unit = fight.unit(i);
      if (unit.isPending && unit.posture === STANDING) return true;
    }
    return false;
  }

  private stanceBits(fight: Fight, striker: number, target: number): number {
    const unit = fight.unit(striker);
    let bits = 0;
    if (!unit.hasFought) bits |= STANCE.firstRound;
    if (unit.isCharging) bits |= STANCE.charging;
    if (unit.wasCharged) bits |= STANCE.charged;
    if (!fight.unit(target).hasFought) bits |= STANCE.targetFirstRound;
    const self = this.arena.combatant(striker);
    if (self.isFrenzied && isFrenzied(this.arena, unit, striker)) bits |= STANCE.frenzied;
    if (self.isCombatMaster && this.livingContacts(fight, unit) >= 2) bits |= STANCE.crowded; // MH-ATK-3
    return bits;
  }

  private livingContacts(fight: Fight, unit: Unit): number {
    let living = 0;
    for (let i = 0; i < fight.units.length; i += 1) {
      if ((unit.contacts & (1 << i)) !== 0 && fight.unit(i).posture < OUT) living += 1;
    }
    return living;
  }

  /** Standing, awake, something to parry with, the chance unspent, and willing. // MH-PAR-1, MH-PAR-2 */
  private canParry(fight: Fight, target: number, tactics: Tactics): boolean {
    const unit = fight.unit(target);
    if (unit.posture !== STANDING || unit.parrySpent || unit.isStupid) return false;
    const self = this.arena.combatant(target);
    const hands = unit.hasFought ? self.later : self.first;
    return hands.parryItems > 0 && tactics.choose(DECISION.parry, target) === 0;
  }

  /** Plays one batch and settles what it did; the winner's index when it ended the fight. */
  private resolve(
    fight: Fight,
    striker: number,
    target: number,
    volley: Volley,
    canParry: boolean,
    dice: Dice,
  ): number {
    const { batch, tables, arena } = this;
    const unit = fight.unit(target);
    batch.load(
      volley,
      unit.posture,
      unit.wounds,
      canParry,
      fight.criticalsUsed,
      fight.unit(striker).fearFailed,
      unit.flooredBy === striker && !arena.readings.chained,
    );
    if (tables === null) batch.play(dice);
    else tables.play(batch, dice);
    const side = arena.sideOf[striker] ?? 0;
    fight.damage[side] = (fight.damage[side] ?? 0) + batch.woundsDealt;
    fight.criticals[side] = (fight.criticals[side] ?? 0) + batch.criticals;
    fight.criticalsUsed = batch.criticalsUsed;
    unit.wounds = batch.wounds;
    if (batch.parrySpent) unit.parrySpent = true;
    if (batch.posture === unit.posture) return CONTINUES;
    unit.posture = batch.posture;
    unit.isCalmed = true; // MH-INJ-7
    return unit.posture >= OUT ? this.winnerAgainst(fight, 1 - side) : CONTINUES;
  }

  /** The other side when a side has nobody left, else {@link CONTINUES}. // MH-TURN-4 */
  private winnerAgainst(fight: Fight, side: number): number {
    for (let i = 0; i < fight.units.length; i += 1) {
      if (this.arena.sideOf[i] === side && fight.unit(i).posture < OUT) return CONTINUES;
    }
    return 1 - side;
  }

  /** After the last blow: tests for standing alone, if any; then the end of the round. */
  private close(fight: Fight): number {
    if (!this.mayStandAlone) return this.endRound(fight);
    fight.stage = STAGE.closing;
    fight.cursor = 0;
    return CONTINUES;
  }

  // MH-PSY-8, MH-PSY-9
  private testAlone(fight: Fight, dice: Dice, tactics: Tactics): number {
    const { arena } = this;
    while (fight.cursor < fight.units.length) {
      const index = fight.cursor;
      fight.cursor += 1;
      if (arena.sideOf[index] !== fight.activeSide || !standsAlone(arena, fight, index)) continue;
      if (standsFirm(arena, fight, index, dice)) return CONTINUES;
      return this.flee(fight, index, dice, tactics);
    }
    return this.endRound(fight);
  }

  // MH-PSY-9
  private flee(fight: Fight, index: number, dice: Dice, _tactics: Tactics): number {
    const { arena } = this;
    const unit = fight.unit(index);
    const pursuers: { fighter: number; stance: number }[] = [];
    for (let i = 0; i < fight.units.length; i += 1) {
      const other = fight.unit(i);
      if ((unit.contacts & (1 << i)) === 0 || other.posture !== STANDING || other.isStupid) continue;
      const stance =
        (this.stanceBits(fight, i, index) & ~STANCE.charging & ~STANCE.charged) |
        (other.isCharging ? STANCE.charging : 0);
      pursuers.push({ fighter: i, stance });
    }
    if (pursuers.length > 0) {
      const first = pursuers[0]?.fighter ?? 0;
      dice.scope(fight.round, first);
      const ended = this.resolveFree(fight, first, index, arena.freeBlows(pursuers, index), dice);
      if (ended !== CONTINUES) return ended;
    }
    if (unit.posture !== STANDING) return CONTINUES;
    unit.posture = FLED;
    return this.winnerAgainst(fight, fight.activeSide);
  }

  /** Free blows: fear of the first pursuer does not hold back the others. */
  private resolveFree(fight: Fight, striker: number, target: number, volley: Volley, dice: Dice): number {
    const pursuer = fight.unit(striker);
    const wasFrightened = pursuer.fearFailed;
    pursuer.fearFailed = false;
    const ended = this.resolve(fight, striker, target, volley, false, dice);
    pursuer.fearFailed = wasFrightened;
    return ended;
  }

  private endRound(fight: Fight): number {
    for (let i = 0; i < fight.units.length; i += 1) {
      const unit = fight.unit(i);
      unit.hasFought = unit.contacts !== 0; // MH-ORD-6
      unit.contacts = 0;
      clearPhase(unit);
    }
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
    const { arena } = this;
    for (let side = 0; side < 2; side += 1) {
      let losses = 0;
      let valueLost = 0;
      let cost = 0;
      for (let i = 0; i < fight.units.length; i += 1) {
        if (arena.sideOf[i] !== side) continue;
        const price = arena.combatant(i).cost;
        cost += price;
        if (fight.unit(i).posture < OUT) continue;
        losses += 1;
        valueLost += price;
      }
      out[side] = fight.damage[side] ?? 0;
      out[2 + side] = fight.criticals[side] ?? 0;
      out[4 + side] = losses;
      out[6 + side] = valueLost;
      out[8 + side] = cost;
    }
  }

  describe(fight: Fight, language: Language): readonly string[] {
    return describeFight(this.actors, fight, language);
  }
}

/** Forgets what lasts for one phase. */
function clearPhase(unit: Unit): void {
  unit.isCharging = false;
  unit.wasCharged = false;
  unit.stoodUp = false;
  unit.fearFailed = false;
  unit.isHeld = false;
  unit.parrySpent = false;
  unit.isPending = false;
  unit.hasShot = false;
  unit.flooredBy = -1;
}

/** Fighter names, numbered where one fights several times over. */
function actorNames(arena: Arena): readonly string[] {
  const names = arena.fighters.map((f) => f.name);
  return names.map((name, index) => {
    if (names.filter((n) => n === name).length === 1) return name;
    return `${name} ${names.slice(0, index + 1).filter((n) => n === name).length}`;
  });
}
