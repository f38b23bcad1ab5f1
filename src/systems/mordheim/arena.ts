import type { Variant } from '../system.ts';
import { compileBlows, compileFreeBlow, type Stance } from './blows.ts';
import { type Combatant, combatantOf, type Rulings } from './combatant.ts';
import { stridesOf } from './mobility.ts';
import { orderTable } from './order.ts';
import { type Readings, readingsOf } from './readings.ts';
import { AIM, AIMS, compileShot } from './shots.ts';
import { type Blow, makeVolley, signatureOf, type Volley } from './volley.ts';
import { VolleyTree } from './volley-tree.ts';

/**
 * Circumstances of a strike as bits. Those that the striker has of himself are his flags in a fight, see OWN_STANCE in
 * fight.ts.
 */
export const STANCE = {
  fought: 1,
  charging: 2,
  charged: 4,
  calmed: 8,
  crowded: 16,
  targetFought: 32,
  diving: 64,
  /** The target charges irresistibly, and that counts against the striker. // MH-HIT-1 */
  targetUnstoppable: 128,
} as const;

const STANCES = 256;

/** What an engagement lays down beside its fighters; each pair is by side. */
export interface Terms {
  /** Who is in contact: all with all, pairs, or whom a charge has brought together. // MH-ORD-7, MH-SKI-1 */
  readonly contact: 'all' | 'paired' | 'charged';
  readonly hasFriendsNear: readonly [boolean, boolean];
  readonly testsRout: readonly [boolean, boolean];
  readonly concedes: readonly [boolean, boolean];
}

/** Two sides and nothing else. */
const PLAIN_TERMS: Terms = {
  contact: 'all',
  hasFriendsNear: [false, false],
  testsRout: [false, false],
  concedes: [false, false],
};

/**
 * The two sides of an engagement, and every volley that they may need, compiled when first met.
 * Fighters are numbered through both sides in list order.
 */
export class Arena {
  readonly rulings: Rulings;
  readonly readings: Readings;
  readonly fighters: readonly Combatant[];
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
  readonly firstOfFirst: 'initiative' | 'charger' | 'spear';
  readonly stoodUpStrikesLast: boolean;
  readonly recoversAtOnce: boolean;
  readonly prefersStanding: boolean;
  readonly downedCountForAllAlone: boolean;
  readonly fledCountForRout: boolean;
  /** Whether any side may leave the field. // MH-ROUT-1, MH-ROUT-3 */
  readonly mayLeave: boolean;
  readonly hasStupidity: boolean;
  /** Index fighter → eighths of an inch at which his charge arrives. // MH-MOV-4 */
  readonly reaches: readonly number[];
  /** Index fighter → whether he is harder to hit when he charges. // MH-HIT-1 */
  readonly isUnstoppable: readonly boolean[];
  /** Whether a side has several to choose from, as by their wounds, whatever its enemies' tactics are. */
  readonly comparesWounds: boolean;
  /** Fighters of each side at the start. */
  readonly sizes: readonly [number, number];
  /** Index fighter × ORDER_STANCES + flags → place in the striking order. */
  readonly places: Int32Array;
  /** Whether equal places are told apart by the state of the fight instead of a roll. */
  readonly hasFixedTies: boolean;
  private readonly fearful: Uint8Array;
  private readonly leaders: readonly (readonly number[])[];
  private readonly enemies: readonly [number, number];
  // Full from the start: arrays that grow by leaps are slow to read.
  private readonly volleys: (Volley | undefined)[];
  private readonly shots: (Volley | undefined)[];
  private readonly splitVolleys = new VolleyTree();
  private readonly freeVolleys = new VolleyTree();
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
    const first = rulings['strike-first-tie'];
    this.firstOfFirst = first === 'charger-first' ? 'charger' : first === 'spear-first' ? 'spear' : 'initiative';
    this.stoodUpStrikesLast = rulings['stood-up-strike'] === 'last';
    this.recoversAtOnce = rulings['recovery-steps'] === 'chain';
    this.prefersStanding = rulings['attack-downed'] === 'only-if-no-standing';
    this.downedCountForAllAlone = rulings['all-alone-opponents'] === 'any-in-contact';
    this.fledCountForRout = rulings['rout-counts'] === 'out-and-fled';
    this.readings = readingsOf(variant.rulings);
    this.sideNames = sideNames;
    this.fighters = [...sides[0], ...sides[1]].map((id) => combatantOf(variant, id));
    this.sideOf = [...sides[0].map(() => 0), ...sides[1].map(() => 1)];
    this.mayLeave = terms.testsRout.includes(true) || terms.concedes.includes(true);
    this.hasStupidity = this.fighters.some((f) => f.isStupid);
    this.reaches = this.fighters.map((f) => stridesOf(f).charge);
    const countsBothWays = rulings['unstoppable-charge'] === 'both-ways';
    this.isUnstoppable = this.fighters.map((f) => countsBothWays && f.abilities.has('unstoppable-charge'));
    this.comparesWounds = sides.some((side) => side.length > 1);
    const all = 2 ** this.fighters.length - 1;
    const ofFirst = 2 ** sides[0].length - 1;
    this.enemies = [all ^ ofFirst, ofFirst];
    this.sizes = [sides[0].length, sides[1].length];
    this.hasFixedTies = this.tieBreak === 'roll-once' || this.tieBreak === 'active-side-first';
    this.places = orderTable(this);
    const pairs = this.fighters.length ** 2;
    this.volleys = new Array<Volley | undefined>(pairs * STANCES).fill(undefined);
    this.shots = new Array<Volley | undefined>(pairs * AIMS).fill(undefined);
    const { fighters, sideOf } = this;
    this.fearful = Uint8Array.from(
      fighters.flatMap((self) =>
        fighters.map((enemy) => (enemy.causesFear && !self.causesFear && !self.isImmuneToFear ? 1 : 0)),
      ),
    );
    this.leaders = fighters.map((self, index) =>
      [...fighters.keys()].filter((i) => {
        const other = fighters[i] as Combatant;
        return (
          i !== index && sideOf[i] === sideOf[index] && other.abilities.has('leader') && other.stats.Ld > self.stats.Ld
        );
      }),
    );
  }

  /** Bit set of a fighter's enemies. */
  enemiesOf(index: number): number {
    return this.enemies[this.sideOf[index] === 0 ? 0 : 1];
  }

  /** Whether a fighter fears an enemy, as long as he keeps a cool head. // MH-PSY-2, MH-PSY-3 */
  fears(index: number, enemy: number): boolean {
    return this.fearful[index * this.fighters.length + enemy] === 1;
  }

  /** Whether nothing but his reflexes lets him strike first when he is charged. // MH-ORD-2 */
  reactsFirst(index: number, isFirstRound: boolean): boolean {
    const { abilities, first, later } = this.combatant(index);
    const hands = isFirstRound ? first : later;
    if (!abilities.has('lightning-reflexes') || (isFirstRound && hands.strikesFirst)) return false;
    return !hands.strikesLast || abilities.has('strongman');
  }

  /** Leaders of a fighter's side, himself apart, who have more Leadership than he. // MH-CHAR-4 */
  leadersOver(index: number): readonly number[] {
    return this.leaders[index] as readonly number[];
  }

  /** All blows of a striker at one target. @param stance bits of {@link STANCE} */
  volley(striker: number, target: number, stance: number): Volley {
    const index = (striker * this.fighters.length + target) * STANCES + stance;
    const known = this.volleys[index];
    return known === undefined ? this.compileVolley(striker, target, stance, index) : known;
  }

  /** Compiles a volley, or finds the equal one of another stance, so that its law is tabulated once. */
  private compileVolley(striker: number, target: number, stance: number, index: number): Volley {
    const blows = this.blows(striker, target, stance);
    const rerolls = this.rerollsParry(target, (stance & STANCE.targetFought) === 0);
    const signature = `${striker} ${target} ${rerolls} ${signatureOf(blows)}`;
    const volley = this.equalVolleys.get(signature) ?? this.makeVolley(blows, target, rerolls);
    this.equalVolleys.set(signature, volley);
    this.volleys[index] = volley;
    return volley;
  }

  /** The blows of a split volley that go to the `part`-th of `parts` targets: every `parts`-th one. // split: even */
  partOfVolley(striker: number, target: number, stance: number, part: number, parts: number): Volley {
    const index = (striker * this.fighters.length + target) * STANCES + stance;
    const place = this.splitVolleys.at(index).at(parts).at(part);
    place.volley ??= this.compilePart(striker, target, stance, part, parts);
    return place.volley;
  }

  private compilePart(striker: number, target: number, stance: number, part: number, parts: number): Volley {
    const blows = this.blows(striker, target, stance).filter((_, k) => k % parts === part);
    return this.makeVolley(blows, target, this.rerollsParry(target, (stance & STANCE.targetFought) === 0));
  }

  /** One shot, a batch of its own. @param aim bits of {@link AIM} // MH-SHT-6, MH-ATK-8 */
  shot(shooter: number, target: number, aim: number): Volley {
    const index = (shooter * this.fighters.length + target) * AIMS + aim;
    const known = this.shots[index];
    return known === undefined ? this.compileShot(shooter, target, aim, index) : known;
  }

  private compileShot(shooter: number, target: number, aim: number, index: number): Volley {
    const defender = this.combatant(target);
    const slot = (aim & AIM.melee) === 0 ? this.shotSlot(shooter) : this.criticalSlot(shooter);
    const blow = compileShot(this.combatant(shooter), defender, aim, slot, this.rulings);
    const volley = makeVolley([blow], defender, {
      id: this.nextId(),
      rerollsParry: false,
      ignoresPosture: true,
      isOneBatch: false,
    });
    this.shots[index] = volley;
    return volley;
  }

  /**
   * One free blow of each pursuer at a man who flees. // MH-PSY-9
   * @param pursuers the first `count` of them, each as {@link pursuerCode}
   */
  freeBlows(pursuers: Int32Array, count: number, target: number): Volley {
    let place = this.freeVolleys.at(target);
    for (let i = 0; i < count; i += 1) place = place.at(pursuers[i] as number);
    place.volley ??= this.compileFreeBlows(Array.from(pursuers.subarray(0, count)), target);
    return place.volley;
  }

  private compileFreeBlows(pursuers: readonly number[], target: number): Volley {
    const blows = pursuers.map((code, group) => {
      const fighter = Math.floor(code / STANCES);
      const stance = this.stance(fighter, code % STANCES);
      return compileFreeBlow(this.combatant(fighter), this.combatant(target), stance, this.rulings, group);
    });
    const strikers = pursuers.map((code) => Math.floor(code / STANCES));
    const facts = { id: this.nextId(), rerollsParry: false, ignoresPosture: false, isOneBatch: true, strikers };
    return makeVolley(blows, this.combatant(target), facts);
  }

  combatant(index: number): Combatant {
    return this.fighters[index] as Combatant;
  }

  private blows(striker: number, target: number, bits: number): readonly Blow[] {
    return compileBlows(this.combatant(striker), this.combatant(target), this.stance(striker, bits), this.rulings);
  }

  private makeVolley(blows: readonly Blow[], target: number, rerollsParry: boolean): Volley {
    const facts = { id: this.nextId(), rerollsParry, ignoresPosture: false, isOneBatch: false };
    return makeVolley(blows, this.combatant(target), facts);
  }

  /** Bit set of the critical slots that a fighter's blows may use. // MH-CRIT-2 */
  criticalSlots(striker: number): number {
    const slot = this.criticalSlot(striker);
    return slot < 0 ? 0 : 1 << slot;
  }

  // MH-PAR-5
  private rerollsParry(target: number, isFirstRound: boolean): boolean {
    const defender = this.combatant(target);
    const hands = isFirstRound ? defender.first : defender.later;
    return hands.rerollsParry || (this.readings.parryTwoWeapons && hands.parryItems >= 2);
  }

  private stance(striker: number, bits: number): Stance {
    return {
      firstRound: (bits & STANCE.fought) === 0,
      charging: (bits & STANCE.charging) !== 0,
      charged: (bits & STANCE.charged) !== 0,
      frenzied: this.combatant(striker).isFrenzied && (bits & STANCE.calmed) === 0,
      crowded: (bits & STANCE.crowded) !== 0,
      diving: (bits & STANCE.diving) !== 0,
      targetFirstRound: (bits & STANCE.targetFought) === 0,
      targetUnstoppable: (bits & STANCE.targetUnstoppable) !== 0,
      criticalSlot: this.criticalSlot(striker),
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

  /** What one critical of a shooting phase is counted by. // MH-SHT-7 */
  private shotSlot(shooter: number): number {
    return this.rulings['critical-limit-shooting'] === 'per-shooter' ? shooter : -1;
  }

  private nextId(): number {
    this.volleyCount += 1;
    return this.volleyCount;
  }
}

/** A pursuer and his circumstances as one number, for {@link Arena.freeBlows}. @param stance bits of {@link STANCE} */
export function pursuerCode(fighter: number, stance: number): number {
  return fighter * STANCES + stance;
}
