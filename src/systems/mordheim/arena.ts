import type { Variant } from '../system.ts';
import { whipOf } from './blows.ts';
import { type Combatant, combatantOf, type Rulings } from './combatant.ts';
import { goByWeapon } from './criticals.ts';
import { type Grip, gripsOf } from './grips.ts';
import { stridesOf } from './mobility.ts';
import { orderTable } from './order-table.ts';
import { type Readings, readingsOf } from './readings.ts';
import { PLAIN_TERMS, type Terms } from './terms.ts';
import { Volleys } from './volleys.ts';

/**
 * The two sides of an engagement: who fights, and what the rules make of each. Fighters are numbered through both sides in
 * list order.
 */
export class Arena {
  readonly rulings: Rulings;
  readonly readings: Readings;
  readonly fighters: readonly Combatant[];
  /** Index fighter → his id, as a number. */
  readonly kindOf: readonly number[];
  readonly kindCount: number;
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
  readonly volleys: Volleys;
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
    this.volleys = new Volleys(this);
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

  /** @param grip what he holds after losses // MH-CRIT-5 */
  combatant(index: number, grip = 0): Combatant {
    return (grip === 0 ? this.fighters[index] : this.grips[index]?.[grip]?.who) as Combatant;
  }
}
