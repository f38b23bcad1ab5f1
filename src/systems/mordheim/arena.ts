import type { Variant } from '../system.ts';
import { compileBlows, compileFreeBlow, compileRicochet, type Stance, whipOf } from './blows.ts';
import { type Combatant, combatantOf, type Rulings } from './combatant.ts';
import { goByWeapon } from './criticals.ts';
import { FIGHTERS_MAX } from './fight.ts';
import { type Grip, gripsOf } from './grips.ts';
import { stridesOf } from './mobility.ts';
import { orderTable } from './order-table.ts';
import { type Readings, readingsOf } from './readings.ts';
import { AIM, AIMS, compileShot } from './shots.ts';
import { STANCE, STANCE_SETS } from './stance.ts';
import { PLAIN_TERMS, type Terms } from './terms.ts';
import { type Blow, makeVolley, signatureOf, type Volley } from './volley.ts';
import { VolleyTree } from './volley-tree.ts';

/** More grips than a fighter can come to. */
const HOLDS = 2 ** 12;

/**
 * The two sides of an engagement, and every volley that they may need, compiled when first met.
 * Fighters are numbered through both sides in list order.
 */
export class Arena {
  readonly rulings: Rulings;
  readonly readings: Readings;
  readonly fighters: readonly Combatant[];
  /** Index fighter → his id, as a number: who goes by one id shares volleys, so that the trial loop reads little memory. */
  private readonly kindOf: readonly number[];
  private readonly kindCount: number;
  /** Index fighter → side, 0 or 1. */
  readonly sideOf: readonly number[];
  readonly sideNames: readonly [string, string];
  readonly isPaired: boolean;
  /** The fighters stand apart along a line, and contact is made by charging. // MH-SKI-1 */
  readonly isSpread: boolean;
  readonly hasFriendsNear: readonly [boolean, boolean];
  readonly testsRout: readonly [boolean, boolean];
  readonly concedes: readonly [boolean, boolean];
  /** Readings of rulings that only the flow of a fight asks for. */
  readonly tieBreak: string;
  readonly stoodUpStrikesLast: boolean;
  readonly recoversAtOnce: boolean;
  readonly prefersStanding: boolean;
  readonly downedCountForAllAlone: boolean;
  /** Whether any side may leave the field. // MH-ROUT-1, MH-ROUT-3 */
  readonly mayLeave: boolean;
  readonly hasStupidity: boolean;
  /** Index fighter → eighths of an inch at which his charge arrives. // MH-MOV-4 */
  readonly reaches: readonly number[];
  /** Index fighter → whether he is harder to hit when he charges. // MH-HIT-1 */
  readonly isUnstoppable: readonly boolean[];
  /** Fighters of each side at the start. */
  readonly sizes: readonly [number, number];
  /** Index fighter → slot of a fight that is slot 0 of his volleys, unless these name their strikers. // MH-CRIT-2 */
  readonly firstSlots: readonly number[];
  /** Index fighter × ORDER_STANCES + flags → place in the striking order. */
  readonly places: Int32Array;
  /** Whether equal places are told apart by the state of the fight instead of a roll. */
  readonly hasFixedTies: boolean;
  /** Index fighter × 2 + (1 after his first round) → 1 when he lashes out ahead of his blows if charged. // MH-ORD-2 */
  private readonly lashers: Uint8Array;
  /** Whether anybody lashes out so. */
  readonly hasLashers: boolean;
  /** Whether anybody may strike first without charging. // MH-ORD-3 */
  readonly hasSpears: boolean;
  /** Whether weapons may be knocked from hands. // MH-CRIT-5 */
  readonly mayDisarm: boolean;
  /** Index fighter → what he may come to by it, whole first. */
  private readonly grips: readonly (readonly Grip[])[];
  private readonly fearful: Uint8Array;
  private readonly leaders: readonly number[];
  /** Bit set of all leaders. */
  readonly leaderSet: number;
  /** Index side → bit set of its fighters. */
  private readonly members: readonly [number, number];
  // Full from the start: arrays that grow by leaps are slow to read.
  private readonly volleys: (Volley | undefined)[];
  private readonly shots: (Volley | undefined)[];
  private readonly splitVolleys = new VolleyTree();
  private readonly freeVolleys = new VolleyTree();
  private readonly lashVolleys = new VolleyTree();
  private readonly disarmedVolleys = new VolleyTree();
  private readonly ricochets = new VolleyTree();
  /** Volleys of equal blows, by all that tells blows apart. */
  private readonly equalVolleys = new Map<string, Volley>();
  private volleyCount = 0;

  /** @param sides fighter ids of each side, repeated entries expanded */
  constructor(
    variant: Variant,
    sideNames: readonly [string, string],
    sides: readonly [readonly string[], readonly string[]],
    terms: Terms = PLAIN_TERMS,
  ) {
    const { rulings } = variant;
    this.rulings = rulings;
    this.isPaired = terms.contact === 'paired';
    this.isSpread = terms.contact === 'charged';
    this.hasFriendsNear = terms.hasFriendsNear;
    this.testsRout = terms.testsRout;
    this.concedes = terms.concedes;
    this.tieBreak = rulings['initiative-tie'] ?? '';
    this.stoodUpStrikesLast = rulings['stood-up-strike'] === 'last';
    this.recoversAtOnce = rulings['recovery-steps'] === 'chain';
    this.prefersStanding = rulings['attack-downed'] === 'only-if-no-standing';
    this.downedCountForAllAlone = rulings['all-alone-opponents'] === 'any-in-contact';
    this.readings = readingsOf(variant.rulings);
    this.sideNames = sideNames;
    const all = sides.flat();
    const ids = [...new Set(all)];
    const combatants = ids.map((id) => combatantOf(variant, id));
    this.kindOf = all.map((id) => ids.indexOf(id));
    this.kindCount = ids.length;
    this.fighters = this.kindOf.map((kind) => combatants[kind] as Combatant);
    this.mayDisarm = goByWeapon(rulings);
    this.grips = this.fighters.map((who) =>
      this.mayDisarm ? gripsOf(who, (lost) => combatantOf(variant, who.name, lost)) : [{ who, after: [[], []] }],
    );
    this.sideOf = [...sides[0].map(() => 0), ...sides[1].map(() => 1)];
    this.mayLeave = terms.testsRout.includes(true) || terms.concedes.includes(true);
    this.hasStupidity = this.fighters.some((f) => f.isStupid);
    this.reaches = this.fighters.map((f) => stridesOf(f).charge);
    this.isUnstoppable = this.fighters.map(
      (f) => f.abilities.has('unstoppable-charge') && rulings['unstoppable-charge'] === 'both-ways',
    );
    const ofFirst = 2 ** sides[0].length - 1;
    this.members = [ofFirst, (2 ** this.fighters.length - 1) ^ ofFirst];
    this.sizes = [sides[0].length, sides[1].length];
    this.hasFixedTies = this.tieBreak === 'roll-once' || this.tieBreak === 'active-side-first';
    this.firstSlots = this.fighters.map((_, i) => Math.max(0, this.criticalSlot(i)));
    const pairs = this.kindCount ** 2;
    this.volleys = new Array<Volley | undefined>(pairs * STANCE_SETS).fill(undefined);
    this.shots = new Array<Volley | undefined>(pairs * AIMS).fill(undefined);
    const { fighters, sideOf } = this;
    // Who strikes first anyway adds the lash to his blows.
    this.lashers = Uint8Array.from(
      fighters.flatMap((who) =>
        [true, false].map((isFirst) =>
          whipOf(who, isFirst, rulings) !== null && !who.abilities.has('lightning-reflexes') ? 1 : 0,
        ),
      ),
    );
    this.hasLashers = this.lashers.includes(1);
    this.hasSpears = this.hasLashers || this.grips.some((own) => own.some(({ who }) => who.first.strikesFirst));
    this.places = orderTable(this);
    this.fearful = Uint8Array.from(
      fighters.flatMap((self) =>
        fighters.map((enemy) => (enemy.causesFear && !self.causesFear && !self.isImmuneToFear ? 1 : 0)),
      ),
    );
    this.leaderSet = fighters.reduce((set, who, i) => (who.abilities.has('leader') ? set | (1 << i) : set), 0);
    this.leaders = fighters.map((self, index) =>
      fighters.reduce((set, other, i) => {
        const leads = other.abilities.has('leader') && other.stats.Ld > self.stats.Ld;
        return leads && i !== index && sideOf[i] === sideOf[index] ? set | (1 << i) : set;
      }, 0),
    );
  }

  get fledCountForRout(): boolean {
    return this.rulings['rout-counts'] === 'out-and-fled';
  }

  /** Bit set of a fighter's enemies. */
  enemiesOf(index: number): number {
    return this.members[this.sideOf[index] === 0 ? 1 : 0];
  }

  /** Bit set of a side's fighters. */
  membersOf(side: number): number {
    return this.members[side === 0 ? 0 : 1];
  }

  /** Whether a fighter fears an enemy, as long as he keeps a cool head. // MH-PSY-2, MH-PSY-3 */
  fears(index: number, enemy: number): boolean {
    return this.fearful[index * this.fighters.length + enemy] === 1;
  }

  /** Whether a fighter who is charged lashes out ahead of his blows. @param fought 1 after his first round */
  lashes(index: number, fought: number, grip: number): boolean {
    if (this.lashers[2 * index + fought] !== 1) return false;
    return grip === 0 || whipOf(this.combatant(index, grip), fought === 0, this.rulings) !== null;
  }

  /** The grips that the loss of one weapon in hand leads a fighter to. @param fought 1 after his first round */
  disarmed(index: number, grip: number, fought: number): readonly number[] {
    return this.grips[index]?.[grip]?.after[fought] ?? [];
  }

  /** Whether nothing but his reflexes lets him strike first when he is charged. // MH-ORD-2 */
  reactsFirst(index: number, isFirstRound: boolean, grip: number): boolean {
    const { abilities, first, later } = this.combatant(index, grip);
    const hands = isFirstRound ? first : later;
    if (!abilities.has('lightning-reflexes') || (isFirstRound && hands.strikesFirst)) return false;
    return !hands.strikesLast || abilities.has('strongman');
  }

  /** Bit set of the leaders of a fighter's side who have more Leadership than he. // MH-CHAR-4 */
  leadersOver(index: number): number {
    return this.leaders[index] as number;
  }

  /**
   * All blows of a striker at one target.
   * @param stance bits of {@link STANCE}
   * @param hold the grips of both, see {@link holdOf}
   */
  volley(striker: number, target: number, stance: number, hold = 0): Volley {
    if (hold !== 0) return this.disarmedVolley(striker, target, stance, hold);
    const index = this.place(stance, striker, target);
    const known = this.volleys[index];
    return known === undefined ? this.compileVolley(striker, target, stance, index) : known;
  }

  /** Where a pair under certain circumstances is in a list: beside the other pairs, for few circumstances are common. */
  private place(circumstances: number, self: number, other: number): number {
    const { kindOf, kindCount } = this;
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
    const signature = `${this.kindOf[striker]} ${this.kindOf[target]} ${rerolls} ${signatureOf(blows)}`;
    const volley = this.equalVolleys.get(signature) ?? this.makeVolley(blows, target, stance, 0);
    this.equalVolleys.set(signature, volley);
    this.volleys[index] = volley;
    return volley;
  }

  /** The blows of a split volley that go to the `part`-th of `parts` targets: every `parts`-th one. // split: even */
  partOfVolley(striker: number, target: number, stance: number, hold: number, part: number, parts: number): Volley {
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
    const defender = this.combatant(target);
    const who = this.combatant(shooter, grip);
    const blow =
      aim === null
        ? compileRicochet(who, defender, this.stance(shooter, 0, grip), this.rulings)
        : compileShot(who, defender, aim & AIM.melee, -1, this.rulings);
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
    const defender = this.combatant(target);
    const isPerShooter = this.rulings['critical-limit-shooting'] === 'per-shooter'; // MH-SHT-7
    const isLimited = (aim & AIM.melee) === 0 ? isPerShooter : this.criticalSlot(shooter) >= 0;
    const blow = compileShot(this.combatant(shooter), defender, aim, isLimited ? 0 : -1, this.rulings);
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
      const victim = this.combatant(target, grip);
      const slots = { ...stance, criticalSlot: this.criticalSlot(fighter) };
      return compileFreeBlow(this.combatant(fighter, own), victim, slots, this.rulings, group);
    });
    const strikers = pursuers.map((code) => Math.floor(code / STANCE_SETS) % FIGHTERS_MAX);
    const facts = { id: this.nextId(), rerollsParry: false, ignoresPosture: false, isOneBatch: true, strikers };
    return makeVolley(blows, this.combatant(target), facts);
  }

  /** @param grip what he holds after losses // MH-CRIT-5 */
  combatant(index: number, grip = 0): Combatant {
    return (grip === 0 ? this.fighters[index] : this.grips[index]?.[grip]?.who) as Combatant;
  }

  private blows(striker: number, target: number, bits: number, hold = 0): readonly Blow[] {
    const own = Math.floor(hold / HOLDS);
    const victim = this.combatant(target, hold % HOLDS);
    return compileBlows(this.combatant(striker, own), victim, this.stance(striker, bits, own), this.rulings);
  }

  private makeVolley(blows: readonly Blow[], target: number, stance: number, hold: number): Volley {
    const rerollsParry = this.rerollsParry(target, stance, hold % HOLDS);
    const facts = { id: this.nextId(), rerollsParry, ignoresPosture: false, isOneBatch: false };
    return makeVolley(blows, this.combatant(target), facts);
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
    const defender = this.combatant(target, grip);
    const hands = (stance & STANCE.targetFought) === 0 ? defender.first : defender.later;
    return hands.rerollsParry || (hands.parryItems >= 2 && this.readings.parryTwoWeapons);
  }

  private stance(striker: number, bits: number, grip: number): Stance {
    return {
      firstRound: (bits & STANCE.fought) === 0,
      charging: (bits & STANCE.charging) !== 0,
      charged: (bits & STANCE.charged) !== 0,
      frenzied: this.combatant(striker, grip).isFrenzied && (bits & STANCE.calmed) === 0,
      crowded: (bits & STANCE.crowded) !== 0,
      diving: (bits & STANCE.diving) !== 0,
      targetFirstRound: (bits & STANCE.targetFought) === 0,
      targetUnstoppable: (bits & STANCE.targetUnstoppable) !== 0,
      criticalSlot: this.criticalSlot(striker) < 0 ? -1 : 0,
    };
  }

  /** What one critical a phase is counted by. // MH-CRIT-2 */
  private criticalSlot(striker: number): number {
    switch (this.rulings['critical-limit']) {
      case 'per-phase':
        return 0;
      case 'per-side':
        return this.sideOf[striker] ?? 0;
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

/** A pursuer and his circumstances as one number, for {@link Arena.freeBlows}. @param stance bits of {@link STANCE} */
export function pursuerCode(fighter: number, stance: number, grip: number): number {
  return (grip * FIGHTERS_MAX + fighter) * STANCE_SETS + stance;
}

/** Grips of a striker and his target as one number; 0 where neither lost a weapon. */
export function holdOf(striker: number, target: number): number {
  return striker * HOLDS + target;
}
