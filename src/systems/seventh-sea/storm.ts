import type { Dice } from '../../dice/dice.ts';
import { drawsLaws } from '../act.ts';
import { metric, outcome } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type CompileOptions, type Language } from '../system.ts';
import { DramaRoll, total } from './checks.ts';
import type { Combatant } from './combatant.ts';
import { Hull } from './hull.ts';
import { MarginRoll } from './margins.ts';
import type { Roll, Rulings } from './pools.ts';
import { steering } from './sailing.ts';
import type { Ship } from './ship.ts';
import { AT, ShipState } from './ship-state.ts';
import { describeShip } from './ship-words.ts';
import { SITE } from './sites.ts';
import { UNITS } from './words.ts';

/** Points of the margin for each rank lost after the first. // SS-SEA-6 */
const STORM_STEP = 5;

const OUTCOMES = [
  outcome('unscathed', 'unscathed', 'indemne'),
  outcome('damaged', 'damaged', 'endommagé'),
  outcome('sunk', 'sunk', 'coulé'),
];
const UNSCATHED = 0;
const DAMAGED = 1;
const SUNK = 2;

const METRICS = [metric('dice-lost', UNITS.ranks, 'trait ranks lost', 'rangs de traits perdus')];

/** The sea is yet to strike in this interval. */
const CALM = -1;

/** A ship in a storm. */
class StormState {
  readonly ship = new ShipState();
  /** Intervals that are over. */
  intervals = 0;
  /** Damage that the pilot has to ride out, or {@link CALM}. */
  damage = CALM;
  /** Trait ranks lost. */
  lost = 0;
}

export interface StormFacts {
  readonly ship: Ship;
  readonly pilot: Combatant;
  /** Damage of each interval. */
  readonly weather: Roll;
  readonly intervals: number;
  readonly rulings: Rulings;
}

const WEATHER = 0;
const PILOT = 1;

/** A storm strikes, a pilot rides it out, interval by interval. // SS-SEA-6 */
export class StormModel extends SmallModel<StormState> {
  readonly isUnbounded = true;
  readonly keyLength = ShipState.keyLength + 2;
  private readonly ship: Ship;
  private readonly weather: Roll;
  private readonly intervals: number;
  private readonly hull: Hull;
  /** A lost rank is a critical, of which a ship may sink. // storm-dice */
  private readonly canSink: boolean;
  /** What the want of a rank adds to every TN. // SS-DICE-9 */
  private readonly tnMore: number;
  /** Index current Panache → the pilot's roll. */
  private readonly rolls: readonly MarginRoll[];

  constructor({ ship, pilot, weather, intervals, rulings }: StormFacts, options: CompileOptions) {
    super({ outcomes: OUTCOMES, metrics: METRICS, actors: [ship.name, pilot.name], engine: options.engine });
    const isDrawn = drawsLaws(options);
    this.ship = ship;
    this.weather = weather;
    this.intervals = intervals;
    this.hull = new Hull(ship, null, { rulings, isDrawn, sinkingTable: null });
    this.canSink = rulings['storm-dice'] === 'count-as-critical';
    this.tnMore = steering(0, pilot, rulings).tnMore;
    const scale = { step: STORM_STEP, countsBegun: rulings['storm-step'] === 'begun', onlySlices: false };
    this.rolls = Array.from({ length: (ship.start.traits[AT.panache] ?? 0) + 1 }, (_, panache) => {
      const { base, terms } = steering(panache, pilot, rulings);
      return new MarginRoll(new DramaRoll(base, terms, rulings, isDrawn), scale, rulings);
    });
  }

  createState(): StormState {
    return new StormState();
  }

  reset(state: StormState): void {
    state.ship.begin(this.ship.start);
    state.intervals = 0;
    state.damage = CALM;
    state.lost = 0;
  }

  protected advance(state: StormState, dice: Dice): number {
    if (state.damage === CALM) {
      dice.scope(state.intervals + 1, WEATHER);
      state.damage = total(this.weather, dice, SITE.weather);
      if (state.damage > 0) return CONTINUES;
    } else {
      dice.scope(state.intervals + 1, PILOT);
      const roll = this.rolls[state.ship.panache] as MarginRoll;
      this.lose(state, roll.play(state.damage + this.tnMore, 0, dice, SITE.pilot));
      if (this.canSink && this.hull.isSunk(state.ship)) return SUNK;
    }
    state.damage = CALM;
    state.intervals += 1;
    if (state.intervals < this.intervals) return CONTINUES;
    return this.isWhole(state.ship) ? UNSCATHED : DAMAGED;
  }

  private lose(state: StormState, ranks: number): void {
    const before = state.ship.ranks;
    this.hull.suffer(state.ship, ranks);
    state.lost += before - state.ship.ranks;
  }

  private isWhole({ traits }: ShipState): boolean {
    return this.ship.start.traits.every((rank, trait) => traits[trait] === rank);
  }

  key({ ship, intervals, damage }: StormState, out: Int32Array): void {
    ship.writeKey(out, 0);
    out[ShipState.keyLength] = intervals;
    out[ShipState.keyLength + 1] = damage;
  }

  copy(from: StormState, to: StormState): void {
    to.ship.copyFrom(from.ship);
    to.intervals = from.intervals;
    to.damage = from.damage;
    to.lost = from.lost;
  }

  measure({ lost }: StormState, out: Int32Array): void {
    out[0] = lost;
  }

  describe({ ship }: StormState, language: Language): readonly string[] {
    return [describeShip(this.ship.name, ship, language)];
  }
}
