import type { Dice } from '../../dice/dice.ts';
import { DOWN, OUT, STANDING, STUNNED } from './posture.ts';
import type { Readings } from './readings.ts';
import {
  isPoisonedHit,
  mayAttempt,
  mayCrit,
  parryValue,
  rollCritical,
  rollHelmet,
  rollInjury,
  rollParry,
  rollToHit,
  rollToWound,
  rollUnsaved,
  WORSE,
} from './rolls.ts';
import { SITE } from './sites.ts';
import { type Blow, NO_BLOWS, type Volley } from './volley.ts';

/** Stages of a batch, in order. */
export const HITTING = 0;
export const PARRYING = 1;
const WOUNDING = 2;
const INJURING = 3;
const CONCLUDING = 4;
export const FINISHING = 5;
export const ENDED = 6;

const QUEUE_MAX = 64;

/**
 * One striker's attacks at one target, from the hit dice to the injury. It holds all that its rules read and write, so
 * that its exact law can be tabulated apart from the rest of the fight; a fight loads it, plays it and settles it.
 */
export class Batch {
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
  private round = 1;
  private striker = 0;
  private target = 1;

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
  /** Injury dice earned: blow index × 2 + (1 when worsened by a critical). */
  readonly queue = new Uint8Array(QUEUE_MAX);
  queued = 0;
  rolled = 0;
  worst = 0;
  /** Whether a helmet or painlessness had a part in the result. // MH-INJ-5 */
  softened = false;

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

  /** Prepares the attacks of a volley on a target in the given state. */
  load(
    volley: Volley,
    posture: number,
    wounds: number,
    canParry: boolean,
    criticalsUsed: number,
    isAfraid: boolean,
    asIfStanding: boolean,
  ): void {
    this.volley = volley;
    this.posture = posture;
    this.wounds = wounds;
    this.canParry = canParry;
    this.parrySpent = false;
    this.criticalsUsed = criticalsUsed;
    this.isAfraid = isAfraid;
    this.asIfStanding = asIfStanding;
    this.hits = 0;
    this.parried = 0;
    this.woundsDealt = 0;
    this.criticals = 0;
    this.begin(0);
  }

  /** Begins the batch that starts with blow `from`. // MH-DWN-1, MH-DWN-2, MH-DWN-4 */
  private begin(from: number): void {
    const count = this.volley.blows.length;
    this.cursor = from;
    this.limit = this.readings.chained && !this.volley.isOneBatch ? Math.min(from + 1, count) : count;
    this.hitSet = 0;
    this.poisonSet = 0;
    this.highest = 0;
    this.highestBlow = 0;
    this.queued = 0;
    this.rolled = 0;
    this.worst = STANDING;
    this.softened = false;
    if (this.posture !== STANDING || this.asIfStanding) this.canParry = false; // MH-DWN-3
    if (from >= count || this.posture >= OUT) this.stage = ENDED;
    else if (this.posture === STANDING || this.asIfStanding || this.volley.ignoresPosture) this.stage = HITTING;
    else if (this.posture === STUNNED && this.readings.stunnedIsOut) this.removeStunned();
    else this.stage = FINISHING;
  }

  /** Plays the whole loaded batch, every die asked for. */
  play(dice: Dice): void {
    while (this.stage !== ENDED) this.advance(dice);
  }

  /** Takes unsaved wounds off; from the one that leaves none, each earns an injury die. // MH-INJ-1, MH-INJ-2 */
  private deduct(index: number, wounds: number, isWorse: boolean, queuedBefore: number): number {
    let queued = queuedBefore;
    this.woundsDealt += wounds;
    for (let left = wounds; left > 0; left -= 1) {
      if (this.wounds > 0) this.wounds -= 1;
      if (this.wounds > 0 || (queued > 0 && this.readings.singleInjuryDie)) continue;
      this.queue[queued] = index * 2 + (isWorse ? 1 : 0);
      queued += 1;
    }
    return queued;
  }

  /** Plays one small step of the batch. */
  advance(dice: Dice): void {
    switch (this.stage) {
      case HITTING:
        this.strike(this.cursor, dice);
        this.cursor += 1;
        if (this.cursor >= this.limit) this.stage = this.settleParry() ? PARRYING : WOUNDING;
        if (this.stage === WOUNDING && this.hitSet === 0) this.begin(this.limit);
        return;
      case PARRYING:
        this.attemptParry(dice);
        this.stage = WOUNDING;
        if (this.hitSet === 0) this.begin(this.limit);
        return;
      case WOUNDING: {
        const blow = 31 - Math.clz32(this.hitSet & -this.hitSet);
        this.hitSet &= this.hitSet - 1;
        this.resolveHit(blow, dice);
        if (this.hitSet !== 0) return;
        if (this.queued > 0) this.stage = INJURING;
        else this.begin(this.limit);
        return;
      }
      case INJURING:
        this.injure(this.queue[this.rolled] ?? 0, dice);
        this.rolled += 1;
        if (this.rolled < this.queued) return;
        if (this.worst === STUNNED && this.rollsHelmetAtEnd()) this.stage = CONCLUDING;
        else this.conclude();
        return;
      case CONCLUDING:
        dice.scope(this.round, this.target);
        if (rollHelmet(this.volley, dice)) this.soften();
        dice.scope(this.round, this.striker);
        this.conclude();
        return;
      case FINISHING:
        this.finish(this.cursor, dice);
        this.cursor += 1;
        if (this.posture >= OUT) this.stage = ENDED;
        else if (this.cursor >= this.limit) this.begin(this.cursor);
        return;
    }
  }

  /** One attack's hit roll. // MH-HIT */
  private strike(index: number, dice: Dice): void {
    const blow = this.volley.blows[index] as Blow;
    const face = rollToHit(blow, this.isAfraid, this.canParry, dice);
    if (face === 0) return;
    this.hits += 1;
    this.hitSet |= 1 << index;
    if (isPoisonedHit(blow, face)) this.poisonSet |= 1 << index;
    if (!this.canParry) return;
    const value = parryValue(blow, face, this.readings); // MH-PAR-3, MH-PAR-4
    if (value <= this.highest) return;
    this.highest = value;
    this.highestBlow = index;
  }

  /** After the last hit die: spends the target's chance, and tells whether he attempts a parry. // MH-PAR-2 */
  private settleParry(): boolean {
    if (!this.canParry || this.hitSet === 0) return false;
    if (!this.readings.parryOnAttemptOnly) this.parrySpent = true;
    if (mayAttempt(this.volley.blows[this.highestBlow] as Blow, this.highest)) return true;
    if (this.parrySpent) this.canParry = false;
    return false;
  }

  // MH-PAR-4, MH-PAR-5
  private attemptParry(dice: Dice): void {
    this.parrySpent = true;
    this.canParry = false;
    dice.scope(this.round, this.target);
    const succeeds = rollParry(this.volley, this.highest, dice);
    dice.scope(this.round, this.striker);
    if (!succeeds) return;
    this.parried += 1;
    this.hitSet &= ~(1 << this.highestBlow);
    this.poisonSet &= ~(1 << this.highestBlow);
  }

  /** Wound, critical, save of one hit; unsaved wounds earn injury dice. // MH-WND-2, MH-INJ-1 */
  private resolveHit(index: number, dice: Dice): void {
    const blow = this.volley.blows[index] as Blow;
    this.takeOver(index, dice);
    if (blow.dodges && this.dodges(dice)) return; // MH-SHT-6
    const isPoisoned = (this.poisonSet & (1 << index)) !== 0;
    this.poisonSet &= ~(1 << index);
    const wound = rollToWound(blow, isPoisoned, mayCrit(blow, this.criticalsUsed), dice);
    if (wound === 0) return;
    if (wound === 2) this.spendCritical(blow);
    const unsaved = this.save(blow, wound, dice);
    if (unsaved === 0) return;
    if (this.volley.ignoresPosture && this.posture > STANDING && this.readings.woundedDownIsOut) {
      this.woundsDealt += unsaved % WORSE;
      this.posture = OUT; // MH-INJ-6
      return;
    }
    this.queued = this.deduct(index, unsaved % WORSE, unsaved > WORSE, this.queued);
  }

  /** Where several strike in one batch, each rolls for his own blow. // MH-PSY-9 */
  private takeOver(index: number, dice: Dice): void {
    if (this.volley.strikers === null) return;
    this.striker = this.volley.strikers[index] as number;
    dice.scope(this.round, this.striker);
  }

  private dodges(dice: Dice): boolean {
    dice.scope(this.round, this.target);
    const succeeds = dice.atLeast(6, 5, SITE.dodge);
    dice.scope(this.round, this.striker);
    return succeeds;
  }

  /** The critical die is the striker's, the saves are the target's. // MH-CRIT-3, MH-SAVE-2, MH-SAVE-6 */
  private save(blow: Blow, wound: number, dice: Dice): number {
    const part = wound === 2 ? rollCritical(blow, dice) : 0;
    dice.scope(this.round, this.target);
    const unsaved = rollUnsaved(blow, wound, part, this.readings.sidestepsEachWound, dice);
    dice.scope(this.round, this.striker);
    return unsaved;
  }

  /** Rolling it is what counts against the limit, whatever the save says. // MH-CRIT-2 */
  private spendCritical(blow: Blow): void {
    this.criticals += 1;
    if (blow.criticalSlot >= 0) this.criticalsUsed |= 1 << blow.criticalSlot;
  }

  // MH-INJ-3, MH-INJ-4
  private injure(earned: number, dice: Dice): void {
    this.takeOver(earned >> 1, dice);
    let result = rollInjury(this.volley.blows[earned >> 1] as Blow, (earned & 1) === 1, dice);
    if (result === STUNNED && this.readings.helmetEachDie && !this.volley.noPain && rollHelmet(this.volley, dice)) {
      result = DOWN;
      this.softened = true;
    }
    if (result > this.worst) this.worst = result;
  }

  private rollsHelmetAtEnd(): boolean {
    return !this.volley.noPain && !this.readings.helmetEachDie && this.volley.headSave <= 6;
  }

  private soften(): void {
    this.worst = DOWN;
    this.softened = true;
  }

  /** What the injury dice come to. // MH-INJ-5, MH-INJ-6 */
  private conclude(): void {
    const { volley } = this;
    if (this.worst === STUNNED && volley.noPain) this.soften();
    if (this.worst === DOWN && volley.jumpsUp && !this.softened) this.worst = STANDING;
    if (this.worst > this.posture) this.posture = this.worst;
    this.begin(this.limit);
  }

  /** One attack on a man who is down: the first unsaved wound removes him. // MH-DWN-1 */
  private finish(index: number, dice: Dice): void {
    const blow = this.volley.blows[index] as Blow;
    let isPoisoned = false;
    if (this.readings.downedHitsRolled) {
      const face = rollToHit(blow, this.isAfraid, false, dice);
      if (face === 0) return;
      isPoisoned = isPoisonedHit(blow, face);
    }
    this.hits += 1;
    const critical = this.readings.criticalOnDowned && mayCrit(blow, this.criticalsUsed);
    const wound = rollToWound(blow, isPoisoned, critical, dice);
    if (wound === 0) return;
    if (wound === 2) this.spendCritical(blow);
    const unsaved = this.save(blow, wound, dice);
    if (unsaved === 0) return;
    this.woundsDealt += unsaved % WORSE;
    this.posture = OUT;
  }

  // MH-DWN-2
  private removeStunned(): void {
    this.hits += 1;
    this.woundsDealt += 1;
    this.posture = OUT;
    this.stage = ENDED;
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
  finishAs(end: Batch): void {
    this.posture = end.posture;
    this.wounds = Math.min(this.wounds, end.wounds);
    this.parrySpent = end.parrySpent;
    this.criticalsUsed |= end.criticalsUsed;
    this.stage = ENDED;
    this.hits = end.hits;
    this.parried = end.parried;
    this.woundsDealt = end.woundsDealt;
    this.criticals = end.criticals;
  }

  copyFrom(other: Batch): void {
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
  }
}
