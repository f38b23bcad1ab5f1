import type { Dice } from '../../dice/dice.ts';
import { Act, drawsLaws } from '../act.ts';
import { metric, outcome } from '../outcomes.ts';
import { CONTINUES, type CompileOptions, type Words } from '../system.ts';
import { check } from './checks.ts';
import { buildRoll, type Roll, type Rulings } from './pools.ts';
import { SITE } from './sites.ts';
import { UNITS } from './words.ts';

/** Weeks of food that one rank of it holds for one rank of crew: six of them for a month of four weeks. // SS-SEA-10 */
export const CREW_WEEKS = 24;

const OUTCOMES = [
  outcome('fed', 'fed to the end', 'nourris jusqu’au bout'),
  outcome('mutiny', 'mutiny, and landfall', 'mutinerie, et retour à terre'),
  outcome('survived', 'survived with shortages', 'survivants malgré la disette'),
  outcome('starved', 'all starved', 'tous morts de faim'),
];
const FED = 0;
const MUTINY = 1;
const SURVIVED = 2;
const STARVED = 3;

const METRICS = [
  metric('weeks', UNITS.weeks, 'weeks at sea', 'semaines en mer'),
  metric('crew-lost', UNITS.ranks, 'crew ranks starved', 'rangs d’équipage morts de faim'),
];

/** A store of food. */
export interface Lot {
  readonly ranks: number;
  /** It spoils when a roll is greater. // SS-SEA-11 */
  readonly tn: number;
}

export interface ProvisionsFacts {
  readonly ship: string;
  /** Ranks of crew at the start. */
  readonly crew: number;
  readonly weeks: number;
  readonly lots: readonly Lot[];
  readonly canLand: boolean;
  readonly rulings: Rulings;
  readonly opening: Words;
}

/** Lots by their place in the list: no ship holds more. */
const FOODS = ['food0', 'food1', 'food2', 'food3', 'food4', 'food5', 'food6', 'food7', 'food8', 'food9'] as const;

export const LOTS_MAX = FOODS.length;

type Food = (typeof FOODS)[number];
type Name = 'weeks' | 'lot' | 'crew' | 'isShort' | 'crewLost' | Food;

/** A crew eats its stores, which spoil, week by week. // SS-SEA-10 to 12 */
export class ProvisionsModel extends Act<Name> {
  private readonly crew: number;
  private readonly weeks: number;
  private readonly lots: readonly Lot[];
  private readonly canLand: boolean;
  private readonly eatsFirst: boolean;
  /** Index lot → its name in the state. */
  private readonly foods: readonly Food[];
  /** Index weeks over → spoilage roll of the week that begins. */
  private readonly rolls: readonly Roll[];

  constructor({ ship, crew, weeks, lots, canLand, rulings, opening }: ProvisionsFacts, options: CompileOptions) {
    const foods = FOODS.slice(0, lots.length);
    super({
      outcomes: OUTCOMES,
      metrics: METRICS,
      actors: [ship],
      engine: options.engine,
      keyed: ['weeks', 'lot', 'crew', 'isShort', ...foods],
      counted: ['weeks', 'crewLost'],
      opening,
    });
    this.crew = crew;
    this.weeks = weeks;
    this.lots = lots;
    this.canLand = canLand;
    this.eatsFirst = rulings['spoilage-when'] === 'after-meal';
    this.foods = foods;
    const sort = rulings['spoilage-explode'] === 'plain' ? 'plain' : 'exploding';
    this.rolls = Array.from({ length: weeks }, (_, over) => {
      const base = { rolled: over + 1, kept: over + 1, bonus: 0 };
      return buildRoll(base, { sort }, rulings, drawsLaws(options));
    });
  }

  override reset(state: Record<Name, number>): void {
    super.reset(state);
    state.crew = this.crew;
    for (let lot = 0; lot < this.lots.length; lot += 1) {
      state[this.foods[lot] as Food] = CREW_WEEKS * (this.lots[lot] as Lot).ranks;
    }
  }

  protected advance(state: Record<Name, number>, dice: Dice): number {
    if (this.eatsFirst && state.lot === 0) {
      const end = this.eat(state);
      if (end !== CONTINUES) return end;
    }
    const lot = this.nextLot(state);
    if (lot < this.lots.length) {
      this.spoil(state, lot, dice);
      state.lot = lot + 1;
      if (this.nextLot(state) < this.lots.length) return CONTINUES;
    }
    if (!this.eatsFirst) {
      const end = this.eat(state);
      if (end !== CONTINUES) return end;
    }
    return this.endWeek(state);
  }

  /** The next lot of this week that holds food; their number when there is none. */
  private nextLot(state: Record<Name, number>): number {
    let { lot } = state;
    while (lot < this.lots.length && state[this.foods[lot] as Food] === 0) lot += 1;
    return lot;
  }

  // SS-SEA-11
  private spoil(state: Record<Name, number>, lot: number, dice: Dice): void {
    dice.scope(state.weeks + 1, 0);
    const isSpoilt = check(this.rolls[state.weeks] as Roll, (this.lots[lot] as Lot).tn + 1, dice, SITE.spoilage);
    if (isSpoilt) state[this.foods[lot] as Food] = 0;
  }

  /** The week's meal; what follows from a shortage. // SS-SEA-10, SS-SEA-12 */
  private eat(state: Record<Name, number>): number {
    let hungry = state.crew;
    for (const food of this.foods) {
      const eaten = Math.min(hungry, state[food]);
      state[food] -= eaten;
      hungry -= eaten;
    }
    if (hungry === 0) return CONTINUES;
    if (this.canLand) return MUTINY;
    state.isShort = 1;
    state.crew -= 1;
    state.crewLost += 1;
    return state.crew === 0 ? STARVED : CONTINUES;
  }

  private endWeek(state: Record<Name, number>): number {
    state.weeks += 1;
    state.lot = 0;
    if (state.weeks < this.weeks) return CONTINUES;
    return state.isShort === 0 ? FED : SURVIVED;
  }
}
