import { compileBlows, compileFreeBlow, compileRicochet, type Stance } from './blows.ts';
import type { Combatant, Rulings } from './combatant.ts';
import { FIGHTERS_MAX } from './fight.ts';
import type { Readings } from './readings.ts';
import { AIM, AIMS, compileShot } from './shots.ts';
import { STANCE, STANCE_SETS } from './stance.ts';
import { type Blow, makeVolley, signatureOf, type Volley } from './volley.ts';
import { VolleyTree } from './volley-tree.ts';

/** More grips than a fighter can come to. */
const HOLDS = 2 ** 12;

/** Who strikes and shoots. */
interface Party {
  readonly rulings: Rulings;
  readonly readings: Readings;
  readonly fighters: readonly Combatant[];
  /** Index fighter → side, 0 or 1. */
  readonly sideOf: readonly number[];
  /** Index fighter → his id, as a number: who goes by one id shares volleys, so that the trial loop reads little memory. */
  readonly kindOf: readonly number[];
  readonly kindCount: number;
  /** @param grip what he holds after losses */
  combatant(index: number, grip?: number): Combatant;
}

/** Every volley that the fighters of an engagement may need, compiled when first met. */
export class Volleys {
  /** Index fighter → slot of a fight that is slot 0 of his volleys, unless these name their strikers. // MH-CRIT-2 */
  readonly firstSlots: readonly number[];
  private readonly party: Party;
  // Full from the start: arrays that grow by leaps are slow to read.
  private readonly plain: (Volley | undefined)[];
  private readonly shots: (Volley | undefined)[];
  private readonly splitVolleys = new VolleyTree();
  private readonly freeVolleys = new VolleyTree();
  private readonly lashVolleys = new VolleyTree();
  private readonly disarmedVolleys = new VolleyTree();
  private readonly ricochets = new VolleyTree();
  /** Volleys of equal blows, by all that tells blows apart. */
  private readonly equalVolleys = new Map<string, Volley>();
  private volleyCount = 0;

  constructor(party: Party) {
    this.party = party;
    this.firstSlots = party.fighters.map((_, i) => Math.max(0, this.criticalSlot(i)));
    const pairs = party.kindCount ** 2;
    this.plain = new Array<Volley | undefined>(pairs * STANCE_SETS).fill(undefined);
    this.shots = new Array<Volley | undefined>(pairs * AIMS).fill(undefined);
  }

  /**
   * All blows of a striker at one target.
   * @param stance bits of {@link STANCE}
   * @param hold the grips of both, see {@link holdOf}
   */
  of(striker: number, target: number, stance: number, hold = 0): Volley {
    if (hold !== 0) return this.disarmedVolley(striker, target, stance, hold);
    const index = this.place(stance, striker, target);
    const known = this.plain[index];
    return known === undefined ? this.compileVolley(striker, target, stance, index) : known;
  }

  /** Where a pair under certain circumstances is in a list: beside the other pairs, for few circumstances are common. */
  private place(circumstances: number, self: number, other: number): number {
    const { kindOf, kindCount } = this.party;
    return (circumstances * kindCount + (kindOf[self] as number)) * kindCount + (kindOf[other] as number);
  }

  private disarmedVolley(striker: number, target: number, stance: number, hold: number): Volley {
    const place = this.disarmedVolleys.at(hold).at(striker).at(target).at(stance);
    place.volley ??= this.makeVolley(this.blows(striker, target, stance, hold), target, stance, hold);
    return place.volley;
  }

  /** Compiles a volley, or finds the equal one of another stance, so that its law is tabulated once. */
  private compileVolley(striker: number, target: number, stance: number, index: number): Volley {
    const blows = this.blows(striker, target, stance);
    const rerolls = this.rerollsParry(target, stance, 0);
    const signature = `${this.party.kindOf[striker]} ${this.party.kindOf[target]} ${rerolls} ${signatureOf(blows)}`;
    const volley = this.equalVolleys.get(signature) ?? this.makeVolley(blows, target, stance, 0);
    this.equalVolleys.set(signature, volley);
    this.plain[index] = volley;
    return volley;
  }

  /** The blows of a split volley that go to the `part`-th of `parts` targets: every `parts`-th one. // split: even */
  partOf(striker: number, target: number, stance: number, hold: number, part: number, parts: number): Volley {
    const index = this.place(stance, striker, target);
    const place = this.splitVolleys.at(index).at(hold).at(parts).at(part);
    if (place.volley === null) {
      const blows = this.blows(striker, target, stance, hold).filter((_, k) => k % parts === part);
      place.volley = this.makeVolley(blows, target, stance, hold);
    }
    return place.volley;
  }

  /** The blow that a charged man's whip strikes ahead of the others. @param stance bits of {@link STANCE} // MH-ATK-1 */
  lash(striker: number, target: number, stance: number, hold: number): Volley {
    const place = this.lashVolleys.at(striker).at(target).at(stance).at(hold);
    if (place.volley === null) {
      const blows = this.blows(striker, target, stance | STANCE.charged, hold);
      place.volley = this.makeVolley(blows.slice(-1), target, stance, hold);
    }
    return place.volley;
  }

  /**
   * A missile that bounced off its first target. // MH-CRIT-4
   * @param aim bits of {@link AIM}; null: a pistol fired among blows
   * @param grip what is left in the shooter's hands
   */
  ricochet(shooter: number, target: number, aim: number | null, grip: number): Volley {
    const byAim = this.ricochets.at(shooter).at(target);
    const place = byAim.at(aim ?? -1).at(grip);
    place.volley ??= this.compileRicochet(shooter, target, aim, grip);
    return place.volley;
  }

  private compileRicochet(shooter: number, target: number, aim: number | null, grip: number): Volley {
    const defender = this.party.combatant(target);
    const who = this.party.combatant(shooter, grip);
    const blow =
      aim === null
        ? compileRicochet(who, defender, this.stance(shooter, 0, grip), this.party.rulings)
        : compileShot(who, defender, aim & AIM.melee, -1, this.party.rulings);
    const hit = { ...blow, isAutomatic: true, isPlain: false, confirm: 0, canCrit: false };
    return this.makeMissile(hit, defender, true);
  }

  /** One shot, a batch of its own. @param aim bits of {@link AIM} // MH-SHT-6, MH-ATK-8 */
  shot(shooter: number, target: number, aim: number): Volley {
    const index = this.place(aim, shooter, target);
    const known = this.shots[index];
    return known === undefined ? this.compileShot(shooter, target, aim, index) : known;
  }

  private compileShot(shooter: number, target: number, aim: number, index: number): Volley {
    const defender = this.party.combatant(target);
    const isPerShooter = this.party.rulings['critical-limit-shooting'] === 'per-shooter'; // MH-SHT-7
    const isLimited = (aim & AIM.melee) === 0 ? isPerShooter : this.criticalSlot(shooter) >= 0;
    const blow = compileShot(this.party.combatant(shooter), defender, aim, isLimited ? 0 : -1, this.party.rulings);
    const volley = this.makeMissile(blow, defender, false);
    this.shots[index] = volley;
    return volley;
  }

  /**
   * One free blow of each pursuer at a man who flees. // MH-PSY-9
   * @param pursuers the first `count` of them, each as {@link pursuerCode}
   * @param grip that of the target
   */
  freeBlows(pursuers: Int32Array, count: number, target: number, grip: number): Volley {
    let place = this.freeVolleys.at(target).at(grip);
    for (let i = 0; i < count; i += 1) place = place.at(pursuers[i] as number);
    place.volley ??= this.compileFreeBlows(Array.from(pursuers.subarray(0, count)), target, grip);
    return place.volley;
  }

  private compileFreeBlows(pursuers: readonly number[], target: number, grip: number): Volley {
    const blows = pursuers.map((code, group) => {
      const fighter = Math.floor(code / STANCE_SETS) % FIGHTERS_MAX;
      const own = Math.floor(code / STANCE_SETS / FIGHTERS_MAX);
      const stance = this.stance(fighter, code % STANCE_SETS, own);
      const victim = this.party.combatant(target, grip);
      const slots = { ...stance, criticalSlot: this.criticalSlot(fighter) };
      return compileFreeBlow(this.party.combatant(fighter, own), victim, slots, this.party.rulings, group);
    });
    const strikers = pursuers.map((code) => Math.floor(code / STANCE_SETS) % FIGHTERS_MAX);
    const facts = { id: this.nextId(), rerollsParry: false, ignoresPosture: false, isOneBatch: true, strikers };
    return makeVolley(blows, this.party.combatant(target), facts);
  }

  private blows(striker: number, target: number, bits: number, hold = 0): readonly Blow[] {
    const own = Math.floor(hold / HOLDS);
    const victim = this.party.combatant(target, hold % HOLDS);
    return compileBlows(
      this.party.combatant(striker, own),
      victim,
      this.stance(striker, bits, own),
      this.party.rulings,
    );
  }

  private makeVolley(blows: readonly Blow[], target: number, stance: number, hold: number): Volley {
    const rerollsParry = this.rerollsParry(target, stance, hold % HOLDS);
    const facts = { id: this.nextId(), rerollsParry, ignoresPosture: false, isOneBatch: false };
    return makeVolley(blows, this.party.combatant(target), facts);
  }

  /** Bit set of the critical slots that a fighter's blows may use. // MH-CRIT-2 */
  criticalSlots(striker: number): number {
    const slot = this.criticalSlot(striker);
    return slot < 0 ? 0 : 1 << slot;
  }

  /** A missile, which nobody parries and which strikes whoever is down like one who stands. // MH-ATK-8 */
  private makeMissile(blow: Blow, target: Combatant, isOneBatch: boolean): Volley {
    return makeVolley([blow], target, { id: this.nextId(), rerollsParry: false, ignoresPosture: true, isOneBatch });
  }

  // MH-PAR-5
  private rerollsParry(target: number, stance: number, grip: number): boolean {
    const defender = this.party.combatant(target, grip);
    const hands = (stance & STANCE.targetFought) === 0 ? defender.first : defender.later;
    return hands.rerollsParry || (hands.parryItems >= 2 && this.party.readings.parryTwoWeapons);
  }

  private stance(striker: number, bits: number, grip: number): Stance {
    return {
      firstRound: (bits & STANCE.fought) === 0,
      charging: (bits & STANCE.charging) !== 0,
      charged: (bits & STANCE.charged) !== 0,
      frenzied: this.party.combatant(striker, grip).isFrenzied && (bits & STANCE.calmed) === 0,
      crowded: (bits & STANCE.crowded) !== 0,
      diving: (bits & STANCE.diving) !== 0,
      targetFirstRound: (bits & STANCE.targetFought) === 0,
      targetUnstoppable: (bits & STANCE.targetUnstoppable) !== 0,
      criticalSlot: this.criticalSlot(striker) < 0 ? -1 : 0,
    };
  }

  /** What one critical a phase is counted by. // MH-CRIT-2 */
  private criticalSlot(striker: number): number {
    switch (this.party.rulings['critical-limit']) {
      case 'per-phase':
        return 0;
      case 'per-side':
        return this.party.sideOf[striker] ?? 0;
      case 'unlimited':
        return -1;
      default:
        return striker;
    }
  }

  private nextId(): number {
    this.volleyCount += 1;
    return this.volleyCount;
  }
}

/** A pursuer and his circumstances as one number, for {@link Volleys.freeBlows}. @param stance bits of {@link STANCE} */
export function pursuerCode(fighter: number, stance: number, grip: number): number {
  return (grip * FIGHTERS_MAX + fighter) * STANCE_SETS + stance;
}

/** Grips of a striker and his target as one number; 0 where neither lost a weapon. */
export function holdOf(striker: number, target: number): number {
  return striker * HOLDS + target;
}
