import { cuts, type Dice } from '../../dice/dice.ts';
import { NEVER } from './numbers.ts';
import type { Readings } from './readings.ts';
import { SITE } from './sites.ts';
import { type Blow, NO_BLOWS, type Volley } from './volley.ts';

/** Postures of a fighter, from best to worst. // MH-INJ-6 compares them as numbers */
export const STANDING = 0;
export const DOWN = 1;
export const STUNNED = 2;
export const OUT = 3;
/** Left the fight on his feet; counts as lost. */
export const FLED = 4;

/** Stages of a batch, in order; {@link ENDED} is the last. */
const HITTING = 0;
const PARRYING = 1;
const WOUNDING = 2;
const INJURING = 3;
const CONCLUDING = 4;
const FINISHING = 5;
const ENDED = 6;

/** A hit die of which only a natural 6 counts. // MH-HIT-4 */
const SIX_ONLY = { toHit: 6, faces: cuts(6, [6]), firstFace: 6 };

/** No face can beat an automatic hit. // MH-PAR-3, all-hits */
const UNBEATABLE = 99;

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
  fearFailed = false;
  /** Floored by this striker himself this phase: struck as if standing, without parry. // MH-DWN-4 */
  asIfStanding = false;
  /** Whether the target may attempt a parry. // MH-PAR-1, MH-PAR-2 */
  canParry = false;

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
  private cursor = 0;
  /** Blows from here on belong to a later batch of the same striker. // MH-DWN-4, allowed */
  private limit = 0;
  /** Bit set of blows that hit and are still to be resolved. */
  private hitSet = 0;
  /** Bit set of hits that wound by themselves. // MH-WND-4 */
  private poisonSet = 0;
  /** Highest hit die that may be parried, and the blow that showed it. */
  private highest = 0;
  private highestBlow = 0;
  /** Injury dice earned: blow index × 2 + (1 when worsened by a critical). */
  private readonly queue = new Uint8Array(QUEUE_MAX);
  private queued = 0;
  private rolled = 0;
  private worst = -1;
  /** Whether a helmet or painlessness had a part in the result. // MH-INJ-5 */
  private softened = false;

  // Counters.
  hits = 0;
  parried = 0;
  woundsDealt = 0;
  criticals = 0;

  constructor(readings: Readings) {
    this.readings = readings;
    this.volley = NO_BLOWS;
  }

  /** Prepares the attacks of a volley on a target in the given state. */
  load(
    volley: Volley,
    posture: number,
    wounds: number,
    canParry: boolean,
    criticalsUsed: number,
    fearFailed: boolean,
    asIfStanding: boolean,
  ): void {
    this.volley = volley;
    this.posture = posture;
    this.wounds = wounds;
    this.canParry = canParry;
    this.parrySpent = false;
    this.criticalsUsed = criticalsUsed;
    this.fearFailed = fearFailed;
    this.asIfStanding = asIfStanding;
    this.hits = 0;
    this.parried = 0;
    this.woundsDealt = 0;
    this.criticals = 0;
    this.queued = 0;
    this.begin(0);
  }

  /** Begins the batch that starts with blow `from`. // MH-DWN-1, MH-DWN-2, MH-DWN-4 */
  private begin(from: number): void {
    const count = this.volley.blows.length;
    this.cursor = from;
    this.limit = this.readings.chained ? Math.min(from + 1, count) : count;
    this.hitSet = 0;
    this.poisonSet = 0;
    this.highest = 0;
    this.highestBlow = 0;
    this.queued = 0;
    this.rolled = 0;
    this.worst = -1;
    this.softened = false;
    if (this.posture !== STANDING || this.asIfStanding) this.canParry = false; // MH-DWN-3
    if (from >= count || this.posture >= OUT) this.stage = ENDED;
    else if (this.posture === STANDING || this.asIfStanding || this.volley.isShot) this.stage = HITTING;
    else if (this.posture === STUNNED && this.readings.stunnedIsOut) this.removeStunned();
    else this.stage = FINISHING;
  }

  get isEnded(): boolean {
    return this.stage === ENDED;
  }

  /** Plays the whole batch. */
  play(dice: Dice): void {
    while (this.stage !== ENDED) this.advance(dice);
  }

  /** Plays one small step of the batch. */
  advance(dice: Dice): void {
    switch (this.stage) {
      case HITTING:
        this.rollToHit(this.cursor, dice);
        this.cursor += 1;
        if (this.cursor >= this.limit) this.endHitting();
        return;
      case PARRYING:
        this.attemptParry(dice);
        this.stage = WOUNDING;
        return;
      case WOUNDING: {
        const blow = 31 - Math.clz32(this.hitSet & -this.hitSet);
        if (blow < 0) {
          this.stage = this.queued > 0 ? INJURING : CONCLUDING;
          if (this.queued === 0) this.conclude(dice);
          return;
        }
        this.hitSet &= this.hitSet - 1;
        this.resolveHit(blow, dice);
        return;
      }
      case INJURING:
        this.rollInjury(this.queue[this.rolled] ?? 0, dice);
        this.rolled += 1;
        if (this.rolled >= this.queued) this.stage = CONCLUDING;
        return;
      case CONCLUDING:
        this.conclude(dice);
        return;
      case FINISHING:
        this.finish(this.cursor, dice);
        this.cursor += 1;
        if (this.posture >= OUT) this.stage = ENDED;
        else if (this.cursor >= this.limit) this.begin(this.cursor);
        return;
    }
  }

  // MH-HIT-1 to 4
  private rollToHit(index: number, dice: Dice): void {
    const blow = this.volley.blows[index] as Blow;
    if (blow.isAutomatic && !this.fearFailed) {
      this.recordHit(index, blow, 0);
      return;
    }
    const numbers = this.fearFailed ? SIX_ONLY : blow;
    if (!this.canParry && !blow.isPoisoned) {
      if (this.hitsBlind(blow, numbers.toHit, dice)) this.recordHit(index, blow, NEVER);
      return;
    }
    let band = dice.band(6, numbers.faces, SITE.hit);
    if (band === 0 && blow.rerollsMiss) band = dice.band(6, numbers.faces, SITE.hitAgain); // MH-HIT-3
    if (band > 0) this.recordHit(index, blow, numbers.firstFace + band - 1);
  }

  /** A hit die whose face nobody will ask for. */
  private hitsBlind(blow: Blow, toHit: number, dice: Dice): boolean {
    if (blow.confirm > 0) {
      // MH-SHT-4: a 6, then a second die
      return dice.atLeast(6, 6, SITE.hit) && dice.atLeast(6, blow.confirm, SITE.confirm);
    }
    if (dice.atLeast(6, toHit, SITE.hit)) return true;
    return blow.rerollsMiss && dice.atLeast(6, toHit, SITE.hitAgain); // MH-HIT-3
  }

  /** @param face natural face of the hit die, 0 for an automatic hit, {@link NEVER} when it does not matter */
  private recordHit(index: number, blow: Blow, face: number): void {
    this.hits += 1;
    this.hitSet |= 1 << index;
    if (face === 6 && blow.isPoisoned) this.poisonSet |= 1 << index; // MH-WND-4
    if (!this.canParry) return;
    // MH-PAR-3, MH-PAR-4
    if (!this.readings.parryAllHits && (face === 0 || !blow.isParriable)) return;
    const value = face === 0 ? UNBEATABLE : face + (this.readings.parryModified ? blow.hitModifier : 0);
    if (value > this.highest) {
      this.highest = value;
      this.highestBlow = index;
    }
  }

  private endHitting(): void {
    this.stage = WOUNDING;
    if (!this.canParry || this.hits === 0) return;
    if (!this.readings.parryOnAttemptOnly) this.parrySpent = true; // MH-PAR-2
    if (this.highest > 0 && this.highest < 6 && (this.volley.blows[this.highestBlow] as Blow).isParriable) {
      this.stage = PARRYING;
    } else if (this.parrySpent) this.canParry = false;
  }

  // MH-PAR-4, MH-PAR-5
  private attemptParry(dice: Dice): void {
    this.parrySpent = true;
    this.canParry = false;
    const need = this.highest + 1;
    const succeeds =
      dice.atLeast(6, need, SITE.parry) || (this.volley.rerollsParry && dice.atLeast(6, need, SITE.parryAgain));
    if (!succeeds) return;
    this.parried += 1;
    this.hitSet &= ~(1 << this.highestBlow);
    this.poisonSet &= ~(1 << this.highestBlow);
  }

  /** Wound, critical, save of one hit on a standing man; wounds earn injury dice. // MH-WND-2, MH-INJ-1 */
  private resolveHit(index: number, dice: Dice): void {
    const blow = this.volley.blows[index] as Blow;
    if (blow.dodges && dice.atLeast(6, 5, SITE.dodge)) return; // MH-SHT-6
    const isPoisoned = (this.poisonSet & (1 << index)) !== 0;
    const wound = this.rollToWound(blow, isPoisoned, true, dice);
    if (wound === 0) return;
    const unsaved = this.unsavedWounds(blow, wound, dice);
    if (unsaved === 0) return;
    const isWorse = unsaved > 2;
    for (let left = isWorse ? 2 : unsaved; left > 0; left -= 1) {
      this.woundsDealt += 1;
      if (this.wounds > 0) this.wounds -= 1;
      if (this.wounds > 0) continue;
      if (this.readings.singleInjuryDie && this.queued > 0) continue; // MH-INJ-2
      this.queue[this.queued] = index * 2 + (isWorse ? 1 : 0);
      this.queued += 1;
    }
  }

  /** 0 nothing, 1 a wound, 2 a critical. // MH-WND-1, MH-WND-4, MH-CRIT-1, MH-CRIT-2 */
  private rollToWound(blow: Blow, isPoisoned: boolean, allowsCritical: boolean, dice: Dice): number {
    const slot = blow.criticalSlot;
    const mayCrit = allowsCritical && blow.canCrit && (slot < 0 || ((this.criticalsUsed >>> slot) & 1) === 0);
    if (isPoisoned) return dice.atLeast(6, 6, SITE.wound) && mayCrit ? 2 : 1;
    if (blow.toWound >= NEVER) return 0;
    if (mayCrit) return dice.band(6, blow.wounds, SITE.wound);
    return dice.atLeast(6, blow.toWound, SITE.wound) ? 1 : 0;
  }

  /** 0 saved, 1 or 2 unsaved wounds, 3 two wounds with worse injuries. // MH-CRIT-3, MH-SAVE-2, MH-SAVE-6 */
  private unsavedWounds(blow: Blow, wound: number, dice: Dice): number {
    let part = 0;
    if (wound === 2) {
      this.criticals += 1;
      if (blow.criticalSlot >= 0) this.criticalsUsed |= 1 << blow.criticalSlot; // MH-CRIT-2: used up even if saved
      part = dice.band(6, blow.criticals, SITE.critical);
    }
    if (part === 0 && blow.toSave <= 6 && dice.atLeast(6, blow.toSave, SITE.save)) return 0;
    if (blow.sidesteps && dice.atLeast(6, 5, SITE.sidestep)) return 0;
    return part === 2 ? 3 : wound;
  }

  // MH-INJ-3, MH-INJ-4
  private rollInjury(earned: number, dice: Dice): void {
    const blow = this.volley.blows[earned >> 1] as Blow;
    let result = DOWN + dice.band(6, (earned & 1) === 1 ? blow.worseInjury : blow.injury, SITE.injury);
    const { volley } = this;
    if (result === STUNNED && this.readings.helmetEachDie && !volley.noPain && volley.headSave < NEVER) {
      if (dice.atLeast(6, volley.headSave, SITE.helmet)) {
        result = DOWN;
        this.softened = true;
      }
    }
    if (result > this.worst) this.worst = result;
  }

  /** What the injury dice come to. // MH-INJ-5, MH-INJ-6 */
  private conclude(dice: Dice): void {
    const { volley } = this;
    let result = this.worst;
    if (result === STUNNED) {
      if (volley.noPain) {
        result = DOWN;
        this.softened = true;
      } else if (!this.readings.helmetEachDie && volley.headSave < NEVER) {
        if (dice.atLeast(6, volley.headSave, SITE.helmet)) {
          result = DOWN;
          this.softened = true;
        }
      }
    }
    if (result === DOWN && volley.jumpsUp && !this.softened) result = STANDING;
    if (this.queued > 0 && volley.isShot && this.posture > STANDING && this.readings.woundedDownIsOut) result = OUT;
    if (result > this.posture) this.posture = result;
    this.begin(this.limit);
  }

  /** One attack on a man who is down: the first unsaved wound removes him. // MH-DWN-1 */
  private finish(index: number, dice: Dice): void {
    const blow = this.volley.blows[index] as Blow;
    let isPoisoned = false;
    if (this.readings.downedHitsRolled) {
      const before = this.hits;
      this.rollToHit(index, dice);
      if (this.hits === before) return;
      isPoisoned = (this.poisonSet & (1 << index)) !== 0;
      this.hitSet = 0;
      this.poisonSet = 0;
    } else this.hits += 1;
    const wound = this.rollToWound(blow, isPoisoned, this.readings.criticalOnDowned, dice);
    if (wound === 0 || this.unsavedWounds(blow, wound, dice) === 0) return;
    this.woundsDealt += wound;
    this.posture = OUT;
  }

  // MH-DWN-2
  private removeStunned(): void {
    this.hits += 1;
    this.woundsDealt += 1;
    this.posture = OUT;
    this.stage = ENDED;
  }

  /** Identity of a freshly loaded batch among those of its volley. Criticals used outside its own slots do not matter. */
  contextKey(): number {
    const used = this.criticalsUsed & this.volley.criticalSlots;
    const flags = (this.canParry ? 1 : 0) | (this.fearFailed ? 2 : 0) | (this.asIfStanding ? 4 : 0);
    return used * 1024 + ((this.posture << 7) | (this.wounds << 3) | flags);
  }

  /** Takes over how another batch of the same volley ended. */
  finishAs(end: Batch): void {
    this.posture = end.posture;
    this.wounds = end.wounds;
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
    this.fearFailed = other.fearFailed;
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
    this.queue.set(other.queue);
    this.queued = other.queued;
    this.rolled = other.rolled;
    this.worst = other.worst;
    this.softened = other.softened;
    this.hits = other.hits;
    this.parried = other.parried;
    this.woundsDealt = other.woundsDealt;
    this.criticals = other.criticals;
  }

  /** Identity of an unfinished or finished batch of one volley, in {@link BATCH_KEY_LENGTH} integers. */
  writeKey(out: Int32Array): void {
    const blows = this.volley.blows;
    const isOver = this.stage === ENDED;
    out[0] = this.stage | (this.posture << 3) | (this.wounds << 6) | (this.cursorKey() << 10) | (this.limit << 16);
    out[1] =
      (this.canParry && !isOver ? 1 : 0) |
      (this.parrySpent ? 2 : 0) |
      (this.softened && !isOver ? 4 : 0) |
      ((isOver ? 0 : this.worst + 1) << 3) |
      ((isOver ? 0 : this.highest) << 6);
    out[2] = this.highest === 0 || isOver ? 0 : this.blowKey(blows[this.highestBlow] as Blow, this.highestBlow);
    out[3] = isOver ? 0 : this.hitKey();
    out[4] = this.poisonSet;
    out[5] = this.criticalsUsed;
    out[6] = this.hits | (this.parried << 8) | (this.woundsDealt << 16) | (this.criticals << 24);
    for (let i = 7; i < BATCH_KEY_LENGTH; i += 1) out[i] = 0;
    if (isOver) return;
    for (let die = this.rolled; die < this.queued; die += 1) {
      const earned = this.queue[die] ?? 0;
      const kind = (blows[earned >> 1] as Blow).group * 2 + (earned & 1);
      const word = 7 + Math.floor(kind / 5);
      out[word] = (out[word] ?? 0) + (1 << (6 * (kind % 5)));
    }
  }

  private cursorKey(): number {
    return this.stage === HITTING || this.stage === FINISHING ? this.cursor : 0;
  }

  private blowKey(blow: Blow, index: number): number {
    return 1 + (this.volley.isPoisoned ? index : blow.group);
  }

  /** Hits still to be resolved; equal blows are interchangeable unless poison tells them apart. */
  private hitKey(): number {
    if (this.volley.isPoisoned) return this.hitSet;
    const { blows } = this.volley;
    let key = 0;
    let last = blows.length - 1;
    for (let index = blows.length - 1; index >= 0; index -= 1) {
      if ((blows[index] as Blow).group !== (blows[last] as Blow).group) last = index;
      if ((this.hitSet & (1 << index)) === 0) continue;
      key |= 1 << last;
      last -= 1;
    }
    return key;
  }
}

const QUEUE_WORDS = 7;

/** Integers of {@link Batch.writeKey}. */
export const BATCH_KEY_LENGTH = 7 + QUEUE_WORDS;
