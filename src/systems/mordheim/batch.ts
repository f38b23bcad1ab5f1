import type { Dice } from '../../dice/dice.ts';
import { BatchState, CONCLUDING, ENDED, FINISHING, HITTING, INJURING, PARRYING, WOUNDING } from './batch-state.ts';
import { type Critical, INJURY, MARK, PASSING, PLAIN_WOUND } from './criticals.ts';
import { DOWN, OUT, STANDING, STUNNED } from './posture.ts';
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
  SIDESTEPPED,
} from './rolls.ts';
import { SITE } from './sites.ts';
import type { Blow, Volley } from './volley.ts';

/**
 * One striker's attacks at one target, from the hit dice to the injury. It holds all that its rules read and write, so
 * that its exact law can be tabulated apart from the rest of the fight; a fight loads it, plays it and settles it.
 */
export class Batch extends BatchState {
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
    this.marks = 0;
    this.begin(0);
  }

  /** Begins the batch that starts with blow `from`. // MH-DWN-1, MH-DWN-2, MH-DWN-4 */
  private begin(from: number): void {
    this.marks &= PASSING - 1;
    if (from >= this.volley.blows.length || this.posture >= OUT) this.stage = ENDED;
    else this.enter(from);
  }

  private enter(from: number): void {
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
    if (this.posture === STANDING || this.asIfStanding || this.volley.ignoresPosture) this.stage = HITTING;
    else if (this.posture === STUNNED && this.readings.stunnedIsOut) this.removeStunned();
    else this.stage = FINISHING;
  }

  /** Plays the whole loaded batch, every die asked for: what {@link advance} does step by step. */
  play(dice: Dice): void {
    do {
      while (this.stage === HITTING) this.hit(dice);
      if (this.stage === PARRYING) this.parry(dice);
      while (this.stage === WOUNDING) this.resolveNext(dice);
      while (this.stage === INJURING) this.injureNext(dice);
      if (this.stage === CONCLUDING) this.spareHead(dice);
      while (this.stage === FINISHING) this.finishNext(dice);
    } while (this.stage !== ENDED);
  }

  /** Takes unsaved wounds off; from the one that leaves none, each earns an injury die. // MH-INJ-1, MH-INJ-2 */
  private deduct(index: number, wounds: number, injury: number, queuedBefore: number): number {
    let queued = queuedBefore;
    this.woundsDealt += wounds;
    for (let left = wounds; left > 0; left -= 1) {
      if (this.wounds > 0) this.wounds -= 1;
      if (this.wounds > 0 || (queued > 0 && this.readings.singleInjuryDie)) continue;
      this.queue[queued] = index * 4 + injury;
      queued += 1;
    }
    return queued;
  }

  /** Plays one small step of the batch. */
  advance(dice: Dice): void {
    switch (this.stage) {
      case HITTING:
        this.hit(dice);
        return;
      case PARRYING:
        this.parry(dice);
        return;
      case WOUNDING:
        this.resolveNext(dice);
        return;
      case INJURING:
        this.injureNext(dice);
        return;
      case CONCLUDING:
        this.spareHead(dice);
        return;
      case FINISHING:
        this.finishNext(dice);
        return;
    }
  }

  private hit(dice: Dice): void {
    this.strike(this.cursor, dice);
    this.cursor += 1;
    if (this.cursor < this.limit) return;
    if (this.hitSet === 0) this.begin(this.limit);
    else this.stage = this.settleParry() ? PARRYING : WOUNDING;
  }

  private parry(dice: Dice): void {
    this.attemptParry(dice);
    this.stage = WOUNDING;
    if (this.hitSet === 0) this.begin(this.limit);
  }

  private resolveNext(dice: Dice): void {
    const blow = 31 - Math.clz32(this.hitSet & -this.hitSet);
    this.hitSet &= this.hitSet - 1;
    this.resolveHit(blow, dice);
    if (this.hitSet !== 0) return;
    if ((this.marks & MARK.removed) !== 0) this.remove();
    else if (this.queued > 0) this.stage = INJURING;
    else if ((this.marks & MARK.floored) !== 0) this.conclude();
    else this.begin(this.limit);
  }

  private injureNext(dice: Dice): void {
    this.injure(this.queue[this.rolled] as number, dice);
    this.rolled += 1;
    if (this.rolled < this.queued) return;
    if (this.worst === STUNNED && this.rollsHelmetAtEnd()) this.stage = CONCLUDING;
    else this.conclude();
  }

  private spareHead(dice: Dice): void {
    dice.scope(this.round, this.target);
    if (rollHelmet(this.volley, dice)) this.soften();
    dice.scope(this.round, this.striker);
    this.conclude();
  }

  private finishNext(dice: Dice): void {
    this.finish(this.cursor, dice);
    this.cursor += 1;
    if (this.posture >= OUT) this.stage = ENDED;
    else if (this.cursor >= this.limit) this.begin(this.cursor);
  }

  /** One attack's hit roll. // MH-HIT */
  private strike(index: number, dice: Dice): void {
    const blow = this.volley.blows[index] as Blow;
    if (!blow.isPlain || this.canParry || this.isAfraid) this.strikeSpecially(index, blow, dice);
    else if (dice.atLeast(6, blow.toHit, SITE.hit)) this.noteHit(index);
  }

  private noteHit(index: number): void {
    this.hits += 1;
    this.hitSet |= 1 << index;
  }

  /** Where there is more to it than one die against a number. */
  private strikeSpecially(index: number, blow: Blow, dice: Dice): void {
    const face = rollToHit(blow, this.isAfraid, this.canParry, dice);
    if (face === 0) return;
    this.noteHit(index);
    if (isPoisonedHit(blow, face)) this.poisonSet |= 1 << index;
    if (!this.canParry) return;
    const value = parryValue(blow, face, this.readings); // MH-PAR-3, MH-PAR-4
    if (value <= this.highest) return;
    this.highest = value;
    this.highestBlow = index;
  }

  /** After the last hit die: spends the target's chance, and tells whether he attempts a parry. // MH-PAR-2 */
  private settleParry(): boolean {
    if (!this.canParry) return false;
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
    const isPoisoned = (this.poisonSet & (1 << index)) !== 0;
    this.poisonSet &= ~(1 << index);
    if (blow.dodges && this.dodges(dice)) return; // MH-SHT-6
    const wound = rollToWound(blow, isPoisoned, mayCrit(blow, this.criticalsUsed), dice);
    if (wound !== 0) this.wound(index, blow, wound, dice);
  }

  private wound(index: number, blow: Blow, wound: number, dice: Dice): void {
    const critical = wound === 2 ? this.spendCritical(blow, dice) : PLAIN_WOUND;
    const unsaved = this.save(blow, critical, dice);
    if (unsaved === SIDESTEPPED) return;
    if (critical.marks !== 0) this.mark(critical.marks, unsaved);
    if (unsaved > 0 && this.volley.ignoresPosture && this.posture > STANDING && this.readings.woundedDownIsOut) {
      this.woundsDealt += unsaved;
      this.posture = OUT; // MH-INJ-6
    } else if (unsaved > 0) this.queued = this.deduct(index, unsaved, critical.injury, this.queued);
    if ((critical.marks & MARK.repeated) !== 0) this.strikeAgain(index, blow, dice);
  }

  /** What a critical does beside wounding; a man is taken out by it only where it was not saved. // MH-CRIT-5 */
  private mark(marks: number, unsaved: number): void {
    this.marks |= unsaved > 0 ? marks & ~MARK.repeated : marks & ~(MARK.repeated | MARK.removed);
  }

  /** The attack that a body blow wins: rolled at once, not parried, and no critical. // MH-CRIT-7 */
  private strikeAgain(index: number, blow: Blow, dice: Dice): void {
    if (rollToHit(blow, this.isAfraid, false, dice) === 0) return;
    this.hits += 1;
    if (rollToWound(blow, false, false, dice) !== 0) this.wound(index, blow, 1, dice);
  }

  /** Out of action without an injury die. // MH-CRIT-5 */
  private remove(): void {
    this.worst = OUT;
    this.conclude();
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

  /** The saves are the target's. // MH-SAVE-2, MH-SAVE-6 */
  private save(blow: Blow, critical: Critical, dice: Dice): number {
    dice.scope(this.round, this.target);
    const unsaved = rollUnsaved(blow, critical, blow.sidesteps && this.readings.sidestepsEachWound, dice);
    dice.scope(this.round, this.striker);
    return unsaved;
  }

  /** Rolling it is what counts against the limit, whatever the save says. // MH-CRIT-2 */
  private spendCritical(blow: Blow, dice: Dice): Critical {
    this.criticals += 1;
    if (blow.criticalSlot >= 0) this.criticalsUsed |= 1 << blow.criticalSlot;
    return rollCritical(blow, dice);
  }

  // MH-INJ-3, MH-INJ-4
  private injure(earned: number, dice: Dice): void {
    this.takeOver(earned >> 2, dice);
    const kind = earned & 3;
    let result = rollInjury(this.volley.blows[earned >> 2] as Blow, kind, dice);
    if (result === STUNNED && kind === INJURY.bare) this.marks |= MARK.bared;
    else if (
      result === STUNNED &&
      !this.volley.noPain &&
      this.volley.headSave <= 6 &&
      this.readings.helmetEachDie &&
      rollHelmet(this.volley, dice)
    ) {
      result = DOWN;
      this.softened = true;
    }
    if (result > this.worst) this.worst = result;
  }

  private rollsHelmetAtEnd(): boolean {
    if ((this.marks & MARK.bared) !== 0) return false;
    return !this.volley.noPain && this.volley.headSave <= 6 && !this.readings.helmetEachDie;
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
    if (this.worst < DOWN && (this.marks & MARK.floored) !== 0) this.worst = DOWN; // MH-CRIT-8
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
    const canCrit = this.readings.criticalOnDowned && mayCrit(blow, this.criticalsUsed);
    const wound = rollToWound(blow, isPoisoned, canCrit, dice);
    if (wound === 0) return;
    const critical = wound === 2 ? this.spendCritical(blow, dice) : PLAIN_WOUND;
    const unsaved = this.save(blow, critical, dice);
    if (unsaved !== SIDESTEPPED) this.marks |= critical.marks & (PASSING - 1);
    if (unsaved > 0) {
      this.woundsDealt += unsaved;
      this.posture = OUT;
    } else if (unsaved === 0 && (critical.marks & MARK.repeated) !== 0) this.finishAgain(blow, dice);
  }

  /** The attack that a body blow wins on a man who is down: as the others, but no critical. // MH-CRIT-7 */
  private finishAgain(blow: Blow, dice: Dice): void {
    if (this.readings.downedHitsRolled && rollToHit(blow, this.isAfraid, false, dice) === 0) return;
    this.hits += 1;
    if (rollToWound(blow, false, false, dice) === 0 || this.save(blow, PLAIN_WOUND, dice) <= 0) return;
    this.woundsDealt += 1;
    this.posture = OUT;
  }

  // MH-DWN-2
  private removeStunned(): void {
    this.hits += 1;
    this.woundsDealt += 1;
    this.posture = OUT;
    this.stage = ENDED;
  }
}
