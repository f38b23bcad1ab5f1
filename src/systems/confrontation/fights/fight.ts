import { Condition, type LevelRulings } from '../levels.ts';
import type { Party } from './party.ts';

/** Fighters of both sides together, at most: sets of them are bits. */
export const FIGHTERS_MAX = 30;

/** Where a fighter is. */
export const PRESENCE = { present: 0, left: 1, routed: 2 } as const;

/** What is true of a fighter, as bits of {@link Unit.flags}. */
export const FLAG = {
  /** Charged this turn, and has not pursued since. // CF-ABL-16, CF-ABL-19, CF-ABL-20 */
  charging: 1,
  /** Engaged this turn, and has not pursued since. // CF-ABL-16 */
  engaging: 2,
  /** Has the bonus of a dive. // CF-FLY-10 */
  diving: 4,
  /** Has fought in this combat phase. // CF-PUR-4 */
  fought: 8,
  /** Places all his dice in defence this turn. // CF-DIS-6, CF-FEAR-5 */
  forced: 16,
  /** His fury binds him for the rest of the turn. // CF-ABL-4 */
  furious: 32,
  /** Was charged or engaged this turn. // CF-DIS-1 */
  assaulted: 64,
  /** Assaulted somebody this turn, or tried to leave contact. // CF-DIS-8 */
  acted: 128,
  /** Out of this turn's combat: the lone fighter has turned to somebody else. // CF-DIS-7 */
  apart: 256,
  /** In contact with the lone fighter of the other side. */
  touching: 512,
  /** His assault is over for good. // CF-ASLT-15 */
  over: 1024,
  /** Takes part since an assault was redirected at him. // CF-ASLT-14 */
  joined: 2048,
  /** Still above his target, so that his charge is a dive. // CF-FLY-9 */
  aloft: 4096,
} as const;

/** Flags that outlast a turn. */
export const LASTING = FLAG.touching | FLAG.over | FLAG.joined | FLAG.aloft;

/** {@link Unit.slot} of whoever is in no combat. */
export const FREE = -1;

/** One fighter's part of the state. */
export class Unit {
  readonly condition: Condition;
  /** One of {@link PRESENCE}. */
  presence: number = PRESENCE.present;
  /** Bits of {@link FLAG}. */
  flags = 0;
  /** Charge penalty. // CF-PEN-5 */
  penalty = 0;
  attackDice = 0;
  defenceDice = 0;
  /** Combat of this phase to which he belongs, or {@link FREE}. */
  slot = FREE;
  /** Pursuits of this turn. // CF-PUR-2 */
  pursuits = 0;
  /** 1 + highest FEAR that he has passed, 0 when none. // CF-FEAR-4 */
  passed = 0;
  /** Millimetres that his assault still has to go. // CF-ASLT-7 */
  distance = 0;
  /** Bit set of those whom he has charged in this speaking turn. // CF-PEN-2 */
  reached = 0;

  constructor(condition: Condition) {
    this.condition = condition;
  }

  is(flag: number): boolean {
    return (this.flags & flag) !== 0;
  }

  /** Still in the fight: alive, or fighting on after his death. // CF-TURN-6 */
  get isPresent(): boolean {
    return this.presence === PRESENCE.present && !this.condition.isOut;
  }

  begin(): void {
    this.condition.begin();
    this.presence = PRESENCE.present;
    this.flags = 0;
    this.penalty = 0;
    this.attackDice = 0;
    this.defenceDice = 0;
    this.slot = FREE;
    this.pursuits = 0;
    this.passed = 0;
    this.distance = 0;
    this.reached = 0;
  }

  copyFrom(other: Unit): void {
    this.condition.copyFrom(other.condition);
    this.presence = other.presence;
    this.flags = other.flags;
    this.penalty = other.penalty;
    this.attackDice = other.attackDice;
    this.defenceDice = other.defenceDice;
    this.slot = other.slot;
    this.pursuits = other.pursuits;
    this.passed = other.passed;
    this.distance = other.distance;
    this.reached = other.reached;
  }
}

/** First counter of each sort in {@link Fight.counts}; that of the second side is the next one. */
export const COUNT = {
  damage: 0,
  losses: 2,
  hits: 4,
  parries: 6,
  left: 8,
  routed: 10,
  penalised: 12,
  inContact: 14,
  movementLeft: 15,
} as const;

const COUNTS = 16;

/** The state of a fight. */
export class Fight {
  /** Index fighter. */
  readonly units: readonly Unit[];
  /** From 1; for logs and shared luck, no rule reads it. */
  round = 1;
  /** Before the end of the first turn. */
  isFirstTurn = true;
  /** Part of the turn that is being played. */
  part = 0;
  /** A roll is due; before the first of a turn there is none. */
  isDue = false;
  /** What the roll that is due decides: a stage of its part. */
  stage = 0;
  /** Who rolls, and against whom, where a roll is due. */
  actor = 0;
  target = 0;
  /** Next entry, fighter or pair that its part looks at. */
  cursor = 0;
  /** Combat that is being fought, or {@link FREE}. */
  slot = FREE;
  /** Index side → bit set of its members in that combat, those who have died in it included. */
  readonly bands = new Int32Array(2);
  /** Side that has the initiative, and then the go. // CF-XCH-1 */
  side = 0;
  /** Bit set of those who still strike, or are struck, in this go. // CF-XCH-2 */
  pending = 0;
  /** Bit set of those who are no longer {@link Unit.isPresent}. // CF-TURN-6 */
  gone = 0;
  /** Bit set of those who hold attack dice in the combat under way. */
  armed = 0;
  /** Side that designates the next combat. // CF-SEP-4 */
  designator = 0;
  /** Bit set of combats that are still to be fought. */
  unresolved = 0;
  /** What is to be done before the next combat is designated, last first: a stack. // CF-PUR-1 */
  readonly agenda: Int8Array;
  agendaLength = 0;
  /** The assault under way is redirected. // CF-ASLT-10 */
  isRedirected = false;
  /** What has happened in the assaults: bits of a part. // CF-ASLT-13 */
  story = 0;

  /** Integers counted so far: see {@link COUNT}. */
  readonly counts = new Int32Array(COUNTS);

  constructor({ combatants }: Party, rulings: LevelRulings) {
    this.units = combatants.map((who) => new Unit(new Condition(who, rulings)));
    this.agenda = new Int8Array(2 * combatants.length);
  }

  unit(index: number): Unit {
    return this.units[index] as Unit;
  }

  /** Counts something of a side. @param sort first counter of its sort */
  count(sort: number, side: number, amount: number): void {
    this.counts[sort + side] = (this.counts[sort + side] as number) + amount;
  }

  /** A fighter leaves the fight alive. @param how one of {@link PRESENCE} */
  remove(fighter: number, how: number): void {
    this.unit(fighter).presence = how;
    this.gone |= 1 << fighter;
  }

  /** Puts something on top of the agenda. */
  schedule(task: number): void {
    this.agenda[this.agendaLength] = task;
    this.agendaLength += 1;
  }

  begin(): void {
    for (let i = 0; i < this.units.length; i += 1) this.unit(i).begin();
    this.round = 1;
    this.isFirstTurn = true;
    this.part = 0;
    this.isDue = false;
    this.stage = 0;
    this.actor = 0;
    this.target = 0;
    this.cursor = 0;
    this.slot = FREE;
    this.bands.fill(0);
    this.side = 0;
    this.pending = 0;
    this.gone = 0;
    this.armed = 0;
    this.designator = 0;
    this.unresolved = 0;
    this.agendaLength = 0;
    this.isRedirected = false;
    this.story = 0;
    this.counts.fill(0);
  }

  copyFrom(other: Fight): void {
    for (let i = 0; i < this.units.length; i += 1) this.unit(i).copyFrom(other.unit(i));
    this.round = other.round;
    this.isFirstTurn = other.isFirstTurn;
    this.part = other.part;
    this.isDue = other.isDue;
    this.stage = other.stage;
    this.actor = other.actor;
    this.target = other.target;
    this.cursor = other.cursor;
    this.slot = other.slot;
    this.bands.set(other.bands);
    this.side = other.side;
    this.pending = other.pending;
    this.gone = other.gone;
    this.armed = other.armed;
    this.designator = other.designator;
    this.unresolved = other.unresolved;
    this.agenda.set(other.agenda);
    this.agendaLength = other.agendaLength;
    this.isRedirected = other.isRedirected;
    this.story = other.story;
    this.counts.set(other.counts);
  }
}
