import { type AssaultFacts, type AssaultParts, attackRoll, attackTn, forcedRaises } from './assault.ts';
import type { DramaRoll } from './checks.ts';
import type { Bout } from './exchange.ts';
import { bestRaises, chanceToReach } from './expectation.ts';
import type { Ground } from './ground.ts';
import type { Guard } from './guard.ts';
import { Harm } from './harm.ts';
import { RAISE } from './pools.ts';

/** What decides an attack, and what it is worth. */
export interface BoutFacts extends AssaultFacts {
  /** Living brutes of a target squad. */
  readonly living: number;
  /** Drama dice announced for the attack and for the damage. // SS-ATT-9 */
  readonly attackDrama: number;
  readonly damageDrama: number;
}

/** Drama dice from here on are told apart no more by a choice of raises. */
const DRAMA_MAX = 31;

const SIDES = 10;

/** What the bouts of an engagement have in common. */
export interface BoutsContext {
  readonly ground: Ground;
  /** The attack total is told. */
  readonly tellsTotal: boolean;
  // By id, those of all fighters together; filled as they are met.
  readonly harms: Harm[];
  readonly bouts: Bout[];
  readonly guards: Guard[];
}

/** The attacks of one fighter on another with one weapon, each compiled when it is first met. */
export class Bouts {
  private readonly parts: AssaultParts;
  private readonly context: BoutsContext;
  private readonly known = new Map<number, Bout>();
  private readonly harmIds = new Map<number, number>();

  constructor(parts: AssaultParts, context: BoutsContext) {
    this.parts = parts;
    this.context = context;
  }

  find(facts: BoutFacts): Bout {
    return this.known.get(this.keyOf(facts)) ?? this.make(facts);
  }

  private get choosesRaises(): boolean {
    return this.parts.manner.raises === 'best-damage';
  }

  /** In 30 bits. */
  private keyOf(facts: BoutFacts): number {
    const flags = (facts.isCrippled ? 1 : 0) | (facts.isHelpless ? 2 : 0) | (facts.isPair ? 4 : 0);
    const key = flags | (facts.brutes << 3) | (facts.support << 8);
    if (!this.choosesRaises) return key;
    const attackDrama = Math.min(DRAMA_MAX, facts.attackDrama);
    return key | (facts.living << 15) | (attackDrama << 20) | (Math.min(DRAMA_MAX, facts.damageDrama) << 25);
  }

  private make(facts: BoutFacts): Bout {
    const { parts, context } = this;
    const { ground, bouts } = context;
    const roll = attackRoll(parts, facts, ground);
    const tn = attackTn(parts, facts, ground);
    const raises = this.raisesOf(facts, roll, tn);
    const isSquad = parts.attacker.rank === 'squad';
    const bout: Bout = {
      id: bouts.length,
      roll,
      tn: tn + RAISE * raises,
      raises,
      reaches: ground.reaches(parts.weapon),
      isSquad,
      tellsTotal: context.tellsTotal,
      readings: {
        countsBegun: ground.rulings['squad-hits'] === 'begun',
        avoidsOne: ground.rulings['squad-defence'] === 'one',
      },
      harm: isSquad || parts.target.rank === 'squad' ? -1 : this.harmId(facts, raises),
    };
    bouts.push(bout);
    this.known.set(this.keyOf(facts), bout);
    return bout;
  }

  // SS-ATT-6, SS-ATT-8, SS-ATT-9
  private raisesOf(facts: BoutFacts, roll: DramaRoll, tn: number): number {
    const { parts, context } = this;
    const { ground } = context;
    const forced = forcedRaises(parts, ground);
    const { raises } = parts.manner;
    if (raises !== 'best-damage') return Math.max(forced, raises);
    const announced = ground.rulings['drama-timing'] === 'before' ? facts.attackDrama : 0;
    const chanceWith = (count: number): number => chanceToReach(roll.with(announced), tn + RAISE * count);
    return bestRaises(
      forced,
      (count) => chanceWith(count) * this.worthOf(facts, count),
      (count) => chanceWith(count) * this.mostWorth(facts, count),
    );
  }

  /** What a hit can be worth at the very most: no die, kept or not, is worth more than a point for each of its sides. */
  private mostWorth({ damageDrama, support }: BoutFacts, raises: number): number {
    const { attacker, target, weapon } = this.parts;
    if (attacker.rank === 'squad' || target.rank === 'squad') return Number.POSITIVE_INFINITY;
    const { rolled, kept } = this.context.ground.useOf(weapon);
    const dice = rolled + kept + attacker.traits.brawn + weapon.damageDice + raises + damageDrama + support + 1;
    return SIDES * dice + support;
  }

  /** What a hit with so many raises brings: damage, or brutes; of a squad's hits raises change nothing. */
  private worthOf(facts: BoutFacts, raises: number): number {
    const { attacker, target, weapon } = this.parts;
    if (attacker.rank === 'squad') return 1;
    if (target.rank === 'squad') return Math.min(1 + raises, facts.living);
    return new Harm(attacker, weapon, { ...facts, raises }, this.context.ground).mean(facts.damageDrama);
  }

  private harmId(facts: BoutFacts, raises: number): number {
    const { harms, ground } = this.context;
    const key = (facts.isCrippled ? 1 : 0) | (facts.isPair ? 2 : 0) | (facts.support << 2) | (raises << 12);
    const known = this.harmIds.get(key);
    if (known !== undefined) return known;
    const { attacker, weapon } = this.parts;
    harms.push(new Harm(attacker, weapon, { ...facts, raises }, ground));
    this.harmIds.set(key, harms.length - 1);
    return harms.length - 1;
  }
}
