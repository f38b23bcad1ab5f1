import { feltStuns } from '../levels.ts';
import { ANSWERING, type Clash, INITIATIVE, STRIKING } from './clash.ts';
import { type FightFacts, headOf } from './facts.ts';
import { type Fight, FLAG, FREE, LASTING, type Unit } from './fight.ts';
import { COMBAT } from './melee-phase.ts';
import { firstOf, livingSet, sideDice, sizeOf } from './members.ts';
import type { Pursuit } from './pursuit.ts';

/** Integers of a key before those of the agenda and the units. */
const HEAD = 5;
const UNIT_WORDS = 4;

/** What a pursuit leaves behind. // CF-PUR-3 */
const SWIFT = FLAG.charging | FLAG.engaging | FLAG.diving;

/** A fight as its key sees it. */
export interface KeyOptions {
  /** Index of the part of a turn in which combats are fought: what a turn has made of a man is asked for until then. */
  readonly combatPart: number;
  readonly clash: Clash;
  /** Null where nobody pursues. */
  readonly pursuit: Pursuit | null;
}

/**
 * Writes the identity of a fight: everything on which its future depends, and nothing else that would tell equals apart.
 * What a turn has made of a man is left out as soon as nobody can ask for it any more before the turn is over.
 */
export class FightKey {
  /** Integers of a key. */
  readonly length: number;
  private readonly combatPart: number;
  private readonly clash: Clash;
  private readonly pursuit: Pursuit | null;
  private readonly sideOf: readonly number[];
  /** Index fighter → the first of his run of equals who stand side by side in the list. */
  private readonly runs: readonly number[];
  /** Index fighter → level → whether stuns make a difference. */
  private readonly stuns: readonly (readonly boolean[])[];
  private readonly unitsAt: number;
  /** Whether it makes a difference which side designates the next combat. // CF-SEP-4 */
  private readonly isDesignatorAsked: boolean;
  /** Index fighter → his place: among equals, those who are present come first. */
  private readonly places: Uint8Array;
  // The fight that is written at the moment.
  /** Combats other than that under way, as bits. */
  private others = 0;
  /** Bit set of those who have not fought, and are not fighting: pursuers may go for them. // CF-PUR-5 */
  private fresh = 0;
  /** Bit set of those on the agenda whose pursuit may find somebody. */
  private pursuing = 0;
  /** Bit set of those whom a pursuit may draw into a combat. */
  private drawn = 0;

  constructor({ party, rulings }: FightFacts, { combatPart, clash, pursuit }: KeyOptions) {
    const { combatants, sideOf } = party;
    const count = combatants.length;
    const [first, second] = [0, 1].map((side) => headOf(party, side)?.tactics['next-combat']);
    this.isDesignatorAsked = first !== second;
    this.combatPart = combatPart;
    this.clash = clash;
    this.pursuit = pursuit;
    this.sideOf = sideOf;
    this.runs = runsOf(
      combatants.map(({ fighter }) => fighter),
      sideOf,
      pursuit,
    );
    this.stuns = combatants.map((who) => feltStuns(who, rulings));
    this.places = Uint8Array.from({ length: count }, (_, i) => i);
    this.unitsAt = HEAD + (pursuit === null ? 0 : 2 * count);
    this.length = this.unitsAt + UNIT_WORDS * count;
  }

  /** @param out integers to fill, {@link length} of them */
  write(fight: Fight, out: Int32Array): void {
    const { part, stage, units, cursor } = fight;
    const isEarly = part < this.combatPart || !fight.isDue;
    const isFighting = !isEarly && part === this.combatPart;
    if (this.pursuit !== null) this.place(fight);
    out[0] = part | (stage << 3) | (Number(fight.isDue) << 7);
    out[1] = fight.story | (Number(fight.isRedirected) << 8);
    out[4] = 0;
    for (let at = HEAD; at < this.unitsAt; at += 1) out[at] = 0;
    if (isFighting) {
      this.look(fight);
      this.writeCombat(fight, out);
    } else {
      out[1] = (out[1] as number) | (Number(isEarly && fight.isFirstTurn) << 9);
      out[2] = fight.actor | (fight.target << 6) | ((isEarly ? cursor : this.placeOf(cursor)) << 12);
      out[3] = fight.pending;
    }
    for (let i = 0; i < units.length; i += 1) {
      const at = this.unitsAt + UNIT_WORDS * this.placeOf(i);
      const unit = fight.unit(i);
      if (!unit.isPresent && !(isEarly && fight.isDue)) writeGone(unit, out, at);
      else if (isEarly) writeUnit(unit, unit.flags, unit.condition.stunned, out, at);
      else if (isFighting) this.writeFighting(fight, i, out, at);
      else writeDone(unit, out, at);
    }
  }

  private placeOf(fighter: number): number {
    return this.places[fighter] ?? 0;
  }

  /** Whoever is gone is never asked for again, so that it is all the same which of a run he was. */
  private place({ units }: Fight): void {
    const { runs, places } = this;
    for (let from = 0, to = 0; from < units.length; from = to) {
      while (to < units.length && runs[to] === from) to += 1;
      let place = from;
      for (let i = from; i < to; i += 1) if ((units[i] as Unit).isPresent) places[i] = place++;
      for (let i = from; i < to; i += 1) if (!(units[i] as Unit).isPresent) places[i] = place++;
    }
  }

  /** Looks who may come to fight yet in this turn. */
  private look(fight: Fight): void {
    const { units, slot, agenda, agendaLength } = fight;
    this.others = fight.unresolved;
    this.fresh = 0;
    this.pursuing = 0;
    this.drawn = 0;
    if (this.pursuit === null) return;
    for (let i = 0; i < units.length; i += 1) {
      const unit = fight.unit(i);
      if (!unit.isPresent || unit.slot === slot) continue;
      if (unit.slot !== FREE) this.others |= 1 << unit.slot;
      if (!unit.is(FLAG.fought)) this.fresh |= 1 << i;
    }
    for (let i = 0; i < agendaLength; i += 1) {
      const task = agenda[i] as number;
      if (task >= COMBAT) this.others |= 1 << (task - COMBAT);
      else if ((this.pursuit.prey(task) & this.fresh) !== 0) this.pursuing |= 1 << task;
    }
    for (let i = 0; i < units.length; i += 1) {
      const unit = fight.unit(i);
      const mayGo = unit.slot === FREE ? ((this.pursuing | this.fresh) & (1 << i)) !== 0 : true;
      if (mayGo && unit.isPresent) this.drawn |= this.preyOf(fight, i);
    }
  }

  /** Those for whom somebody may still go in this turn, as bits, if he wins. // CF-PUR-2, CF-PUR-5 */
  private preyOf(fight: Fight, fighter: number): number {
    const { pursuit } = this;
    return pursuit === null || pursuit.left(fight, fighter) === 0 ? 0 : pursuit.prey(fighter) & this.fresh;
  }

  /** Which combat it is matters only in the order of all that are still to be fought. */
  private rankOf(slot: number): number {
    return sizeOf(this.others & ((1 << slot) - 1));
  }

  private writeCombat(fight: Fight, out: Int32Array): void {
    const { stage, actor, target, pending, agenda, agendaLength } = fight;
    const isNamed = stage === STRIKING || stage === ANSWERING;
    const who = stage === INITIATIVE ? 0 : this.placeOf(actor);
    out[2] =
      who |
      ((isNamed ? this.placeOf(target) : 0) << 6) |
      (fight.side << 12) |
      ((this.isDesignatorAsked ? fight.designator : 0) << 13);
    // Of one against one it is all the same which of the two is done once a blow is struck.
    const isDuel = sizeOf(livingSet(fight, 0)) + sizeOf(livingSet(fight, 1)) === 2;
    out[3] = isDuel ? Number(pending !== 0) : this.placed(pending);
    for (let left = fight.unresolved; left !== 0; left &= left - 1) {
      out[4] = (out[4] as number) | (1 << this.rankOf(firstOf(left)));
    }
    for (let i = 0, at = HEAD; i < agendaLength; i += 1) {
      const task = agenda[i] as number;
      if (task < COMBAT && (this.pursuing & (1 << task)) === 0) continue;
      out[at] = 1 + (task < COMBAT ? this.placeOf(task) : COMBAT + this.rankOf(task - COMBAT));
      at += 1;
    }
  }

  private placed(set: number): number {
    let places = 0;
    for (let left = set; left !== 0; left &= left - 1) places |= 1 << this.placeOf(firstOf(left));
    return places;
  }

  /** Somebody who is present, in the midst of the combats of a turn. */
  private writeFighting(fight: Fight, index: number, out: Int32Array, at: number): void {
    const unit = fight.unit(index);
    const { placing, values } = this.clash;
    if (unit.slot !== FREE && unit.slot === fight.slot) {
      this.writeMember(fight, index, out, at);
      return;
    }
    const bit = 1 << index;
    const isPursuing = (this.pursuing & bit) !== 0;
    if (unit.slot === FREE && !isPursuing && (this.drawn & bit) === 0) {
      writeDone(unit, out, at);
      return;
    }
    const telling = values.telling(index) | placing.telling(index);
    const flags = unit.flags & (FLAG.fought | (isPursuing ? telling & ~SWIFT : telling) | LASTING);
    writeUnit(unit, flags, this.stunOf(unit, index), out, at);
    const slot = unit.slot === FREE ? 0 : 2 + this.rankOf(unit.slot);
    out[at + 1] = (slot << 12) | (this.pursuitsLeft(fight, index) << 18) | (unit.passed << 22);
  }

  private pursuitsLeft(fight: Fight, index: number): number {
    return this.pursuit === null || this.preyOf(fight, index) === 0 ? 0 : this.pursuit.left(fight, index);
  }

  private stunOf({ condition: { stunned, doomed, level } }: Unit, index: number): number {
    return stunned === 1 && doomed === 0 && this.stuns[index]?.[level] === true ? 1 : 0;
  }

  /** Somebody in the combat under way: once dice are placed, what is asked of him is what he does with them. */
  private writeMember(fight: Fight, index: number, out: Int32Array, at: number): void {
    const unit = fight.unit(index);
    const { placing, values } = this.clash;
    const defenceDice = this.defenceDice(fight, index);
    const pursuits = this.mayWin(fight, this.sideOf[index] as number) ? this.pursuitsLeft(fight, index) : 0;
    const isStriking = unit.attackDice > 0 || defenceDice > 0 || (fight.stage === ANSWERING && fight.actor === index);
    let asked = LASTING;
    if (isStriking) asked |= values.telling(index);
    if (pursuits > 0) asked |= (placing.telling(index) | values.telling(index)) & ~SWIFT & ~FLAG.fought;
    const isBefore = fight.stage === INITIATIVE;
    if (isBefore) asked |= values.telling(index) | placing.telling(index);
    const isAsked = isBefore || isStriking || pursuits > 0;
    writeUnit(unit, unit.flags & asked, isAsked ? this.stunOf(unit, index) : 0, out, at);
    if (!isAsked) out[at] = (out[at] as number) & ((1 << 22) - 1);
    out[at + 1] = unit.attackDice | (defenceDice << 6) | (1 << 12) | (pursuits << 18) | (unit.passed << 22);
  }

  /** Defence dice that somebody may yet lose: more than any attacks that are left could take are as many as enough. */
  private defenceDice(fight: Fight, index: number): number {
    const { defenceDice } = fight.unit(index);
    if (defenceDice === 0) return 0;
    const { blows } = this.clash;
    const other = 1 - (this.sideOf[index] as number);
    let attacks = this.attacksOn(fight, index, sideDice(fight, other, 'attackDice'));
    if (fight.stage === ANSWERING && fight.target === index) attacks += 1;
    let isFeinted = false;
    let isAnswered = false;
    for (let left = livingSet(fight, other); left !== 0; left &= left - 1) {
      const opponent = firstOf(left);
      isFeinted ||= blows.mayFeint(opponent);
      isAnswered ||= blows.mayAnswer(opponent) && fight.unit(opponent).defenceDice > 0;
    }
    if (isAnswered) attacks += fight.unit(index).attackDice;
    return Math.min(defenceDice, attacks * (blows.diceOfParry(index) + Number(isFeinted)));
  }

  /** Most attack dice of the other side that may yet be used on somebody, free attacks apart. */
  private attacksOn({ bands, pending, side, stage, target }: Fight, index: number, dice: number): number {
    // In a go, those of his comrades who are still to be struck take one each, before him or after. // CF-XCH-2
    const struck = side === this.sideOf[index] ? 0 : pending & (bands[1 - side] as number);
    const rest = Math.max(0, dice - sizeOf(struck & ~(1 << index)));
    if ((struck & (1 << index)) === 0) return rest;
    const isNext = stage !== STRIKING || target === index;
    return Math.max(rest, Math.min(1, isNext ? dice : dice - 1));
  }

  /** Whether a side may yet strike a blow in the combat under way. */
  private mayWin(fight: Fight, side: number): boolean {
    if (fight.stage === INITIATIVE || fight.stage === ANSWERING || sideDice(fight, side, 'attackDice') > 0) return true;
    for (let left = livingSet(fight, side); left !== 0; left &= left - 1) {
      if (this.clash.blows.mayAnswer(firstOf(left))) return true;
    }
    return false;
  }
}

/** A unit, of whose flags and stuns only those given are told. */
function writeUnit(unit: Unit, flags: number, stunned: number, out: Int32Array, at: number): void {
  const { level, doomed, gift } = unit.condition;
  out[at] =
    level | (stunned << 3) | (doomed << 4) | (gift << 5) | (unit.presence << 7) | (flags << 9) | (unit.penalty << 22);
  out[at + 1] =
    unit.attackDice | (unit.defenceDice << 6) | ((unit.slot + 1) << 12) | (unit.pursuits << 18) | (unit.passed << 22);
  out[at + 2] = unit.distance;
  out[at + 3] = unit.reached;
}

/** A unit that is not asked for any more before the turn is over: what outlasts it. Who only fights on will be gone. */
function writeDone(unit: Unit, out: Int32Array, at: number): void {
  const { level, doomed, gift } = unit.condition;
  if (doomed === 1) {
    writeGone(unit, out, at);
    return;
  }
  out[at] = level | (gift << 5) | (((unit.flags & LASTING) | FLAG.fought) << 9);
  out[at + 1] = unit.passed << 22;
  out[at + 2] = unit.distance;
  out[at + 3] = 0;
}

/** Who is gone: how, as endings and measures ask for it. */
function writeGone({ condition, presence, flags }: Unit, out: Int32Array, at: number): void {
  out[at] = condition.level | (presence << 7) | ((flags & FLAG.joined) << 9);
  out[at + 1] = 0;
  out[at + 2] = 0;
  out[at + 3] = 0;
}

/** Equals who stand side by side in the list, and whom the same pursue and are pursued by; elsewhere orders tell them apart. */
function runsOf(fighters: readonly string[], sideOf: readonly number[], pursuit: Pursuit | null): readonly number[] {
  const runs: number[] = [];
  fighters.forEach((fighter, i) => {
    const isEqual =
      i > 0 && fighter === fighters[i - 1] && sideOf[i] === sideOf[i - 1] && pursuit?.areAlike(i, i - 1) === true;
    runs.push(isEqual ? (runs[i - 1] as number) : i);
  });
  return runs;
}
