import { STANDING } from './posture.ts';
import type { Readings } from './readings.ts';
import { NO_BLOWS, type Volley } from './volley.ts';

/** Stages of a batch, in order. */
export const HITTING = 0;
export const PARRYING = 1;
export const WOUNDING = 2;
export const INJURING = 3;
export const CONCLUDING = 4;
export const FINISHING = 5;
export const ENDED = 6;

const QUEUE_MAX = 64;

/** All that the rules of a batch read and write, of its target and of how far it has come. */
export class BatchState {
  readonly readings: Readings;

  // What was loaded.
  volley: Volley;
  /** Only natural 6s hit. // MH-HIT-4 */
  isAfraid = false;
  /** Floored by this striker himself this phase: struck as if standing, without parry. // MH-DWN-4 */
  asIfStanding = false;
  /** Whether the target may attempt a parry. // MH-PAR-1, MH-PAR-2 */
  canParry = false;

  // Who rolls, for logs and shared luck; no rule reads it.
  protected round = 1;
  protected striker = 0;
  protected target = 1;

  // The target, as he is and will be.
  posture = STANDING;
  wounds = 1;
  /** Whether the target's chance to parry is used up. // MH-PAR-2 */
  parrySpent = false;
  /** Bit set of critical slots used up in this phase. // MH-CRIT-2 */
  criticalsUsed = 0;

  // Progress.
  stage = HITTING;
  /** Next blow to roll to hit, or to finish with. */
  cursor = 0;
  /** Blows from here on belong to a later batch of the same striker. // MH-DWN-4, allowed */
  limit = 0;
  /** Bit set of blows that hit and are still to be resolved. */
  hitSet = 0;
  /** Bit set of hits that wound by themselves. // MH-WND-4 */
  poisonSet = 0;
  /** Highest hit die that may be parried, and the blow that showed it. */
  highest = 0;
  highestBlow = 0;
  /** Injury dice earned: blow index × 4 + kind of INJURY. */
  readonly queue = new Uint8Array(QUEUE_MAX);
  queued = 0;
  rolled = 0;
  worst = 0;
  /** Whether a helmet or painlessness had a part in the result. // MH-INJ-5 */
  softened = false;

  /** What criticals did beside wounding, as bits of MARK. // MH-CRIT-4 to MH-CRIT-8 */
  marks = 0;

  // Counters.
  hits = 0;
  parried = 0;
  woundsDealt = 0;
  criticals = 0;

  constructor(readings: Readings) {
    this.readings = readings;
    this.volley = NO_BLOWS;
  }

  /** Names those who roll in the batches to come. */
  name(round: number, striker: number, target: number): void {
    this.round = round;
    this.striker = striker;
    this.target = target;
  }

  get isEnded(): boolean {
    return this.stage === ENDED;
  }

  /**
   * Identity of a freshly loaded batch among those of its volley. Criticals used outside its own slots do not matter,
   * nor whether the target has one wound or none: each further one earns an injury die. // MH-INJ-1, MH-INJ-2
   */
  contextKey(): number {
    const used = this.criticalsUsed & this.volley.criticalSlots;
    const flags = (this.canParry ? 1 : 0) | (this.isAfraid ? 2 : 0) | (this.asIfStanding ? 4 : 0);
    return used * 1024 + ((this.posture << 7) | (Math.max(1, this.wounds) << 3) | flags);
  }

  /** Takes over how another batch of the same {@link contextKey} ended. */
  finishAs(end: BatchState): void {
    this.posture = end.posture;
    this.wounds = Math.min(this.wounds, end.wounds);
    this.parrySpent = end.parrySpent;
    this.criticalsUsed |= end.criticalsUsed;
    this.stage = ENDED;
    this.hits = end.hits;
    this.parried = end.parried;
    this.woundsDealt = end.woundsDealt;
    this.criticals = end.criticals;
    this.marks = end.marks;
  }

  copyFrom(other: BatchState): void {
    this.volley = other.volley;
    this.isAfraid = other.isAfraid;
    this.asIfStanding = other.asIfStanding;
    this.canParry = other.canParry;
    this.posture = other.posture;
    this.wounds = other.wounds;
    this.parrySpent = other.parrySpent;
    this.criticalsUsed = other.criticalsUsed;
    this.stage = other.stage;
    this.cursor = other.cursor;
    this.limit = other.limit;
    this.hitSet = other.hitSet;
    this.poisonSet = other.poisonSet;
    this.highest = other.highest;
    this.highestBlow = other.highestBlow;
    for (let i = other.rolled; i < other.queued; i += 1) this.queue[i] = other.queue[i] ?? 0;
    this.queued = other.queued;
    this.rolled = other.rolled;
    this.worst = other.worst;
    this.softened = other.softened;
    this.hits = other.hits;
    this.parried = other.parried;
    this.woundsDealt = other.woundsDealt;
    this.criticals = other.criticals;
    this.marks = other.marks;
  }
}
