import type { Dice } from '../../dice/dice.ts';
import { drawsLaws } from '../act.ts';
import { bySide, metric, sideOutcomes } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type CompileOptions, type Language, type Metric, ROUND_ENDS } from '../system.ts';
import { Gunnery, MISS } from './gunnery.ts';
import { Hull } from './hull.ts';
import { COUNT, NavalState, NO_HIT } from './naval-state.ts';
import type { Rulings } from './pools.ts';
import { RoundOrders } from './round-orders.ts';
import type { Ship } from './ship.ts';
import { describeShip } from './ship-words.ts';
import { UNITS, UNRESOLVED } from './words.ts';

export interface NavalFacts {
  readonly sides: readonly [string, string];
  readonly ships: readonly [Ship, Ship];
  readonly rounds: number;
  readonly sinkingTable: readonly number[] | null;
  readonly rulings: Rulings;
}

const DRAW = 2;

function metricsOf(sides: readonly string[]): readonly Metric[] {
  return [
    ...bySide(sides, 'damage', UNITS.damage, (side) => ({ en: `damage by ${side}`, fr: `dommages de ${side}` })),
    ...bySide(sides, 'criticals-taken', UNITS.criticals, (side) => ({
      en: `critical hits on ${side}`,
      fr: `dégâts graves subis, ${side}`,
    })),
    ...bySide(sides, 'losses', UNITS.ships, (side) => ({ en: `ships lost, ${side}`, fr: `navires perdus, ${side}` })),
    metric('sinking-actions', UNITS.actions, 'actions until it has sunk', 'actions avant d’avoir coulé'),
  ];
}

/** Two ships fire at each other, round by round, until one sinks. // SS-SHIP-1 to 10 */
export class NavalModel extends SmallModel<NavalState> {
  override readonly roundsMax: number;
  override readonly unresolved = DRAW;
  readonly isUnbounded = true;
  readonly keyLength = NavalState.keyLength;
  private readonly ships: readonly [Ship, Ship];
  private readonly gunnery: readonly [Gunnery, Gunnery];
  private readonly hulls: readonly [Hull, Hull];
  private readonly orders: RoundOrders;
  private readonly keepsDice: boolean;
  /** Index ship → sails of a ship that can fire, and its dice of the round before. */
  private readonly panache = new Uint8Array(2);
  private readonly keptOver = new Uint8Array(2);

  constructor({ sides, ships, rounds, sinkingTable, rulings }: NavalFacts, options: CompileOptions) {
    super({
      outcomes: sideOutcomes(sides, UNRESOLVED),
      metrics: metricsOf(sides),
      actors: ships.map(({ name }) => name),
      engine: options.engine,
    });
    const isDrawn = drawsLaws(options);
    const facts = { rulings, isDrawn, sinkingTable };
    this.roundsMax = rounds;
    this.ships = ships;
    this.gunnery = [new Gunnery(ships[0], rulings, isDrawn), new Gunnery(ships[1], rulings, isDrawn)];
    this.hulls = [
      new Hull(ships[0], ships[1].tactics.takeTrait, facts),
      new Hull(ships[1], ships[0].tactics.takeTrait, facts),
    ];
    this.orders = new RoundOrders(ships, rulings, options);
    this.keepsDice = rulings['unspent-dice'] === 'kept';
  }

  createState(): NavalState {
    return new NavalState();
  }

  reset(state: NavalState): void {
    state.clear();
    state.ships[0].begin(this.ships[0].start);
    state.ships[1].begin(this.ships[1].start);
  }

  protected advance(state: NavalState, dice: Dice): number {
    if (!state.isInRound) this.open(state, dice);
    else if (state.tn === NO_HIT) this.fire(state, dice);
    else if (this.soak(state, dice)) return this.sink(state, dice);
    return state.tn === NO_HIT && state.left === 0 ? this.close(state) : CONTINUES;
  }

  /** Action dice are rolled: none by a ship that cannot fire, for it has no use for them. // SS-SHIP-1 */
  private open(state: NavalState, dice: Dice): void {
    const { panache, keptOver } = this;
    for (let ship = 0; ship < 2; ship += 1) {
      const canFire = this.gunnery[ship as 0 | 1].canFire(state.ship(ship));
      panache[ship] = canFire ? state.ship(ship).panache : 0;
      keptOver[ship] = canFire ? (state.order.heldBack[ship] as number) : 0;
    }
    this.orders.play(panache, keptOver, state.order, state.round, dice);
    state.fired = 0;
    state.isInRound = true;
  }

  /** The next broadside of the round. // SS-SHIP-4, SS-SHIP-5 */
  private fire(state: NavalState, dice: Dice): void {
    const shooter = state.order.shots[state.fired] as 0 | 1;
    const target = (1 - shooter) as 0 | 1;
    state.fired += 1;
    dice.scope(state.round, shooter);
    const damage = this.gunnery[shooter].fire(state.ships[shooter], state.ships[target].wits, dice);
    if (damage === MISS) return;
    state.count(COUNT.damage + shooter, damage);
    state.shooter = shooter;
    state.tn = this.hulls[target].tnOf(state.ships[target], damage);
  }

  /** The hull that was hit holds or does not. @returns whether its ship sinks // SS-SHIP-6 to 9 */
  private soak(state: NavalState, dice: Dice): boolean {
    const shooter = state.shooter as 0 | 1;
    const target = (1 - shooter) as 0 | 1;
    const ship = state.ships[target];
    dice.scope(state.round, target);
    const criticals = this.hulls[target].soak(ship, state.tn, this.gunnery[shooter].firstCritical, dice);
    state.tn = NO_HIT;
    state.count(COUNT.criticals + target, criticals);
    if (criticals === 0) return false;
    if (this.hulls[target].isSunk(ship)) return true;
    if (!this.gunnery[target].canFire(ship)) this.silence(state, target);
    return false;
  }

  /** A ship that can fire no more has no use for its dice: its enemy has no cause to hold any back. */
  private silence(state: NavalState, ship: 0 | 1): void {
    const { order } = state;
    const enemy = (1 - ship) as 0 | 1;
    let shots = 0;
    for (let shot = state.fired; shot < order.length; shot += 1) if (order.shots[shot] === enemy) shots += 1;
    const held = order.heldBack[enemy] as number;
    const isReleased = this.ships[enemy].tactics.release !== 'never';
    order.clear();
    state.fired = 0;
    for (let shot = shots + (isReleased ? held : 0); shot > 0; shot -= 1) order.add(enemy);
    if (!isReleased) order.heldBack[enemy] = held;
  }

  // SS-SHIP-8
  private sink(state: NavalState, dice: Dice): number {
    const loser = (1 - state.shooter) as 0 | 1;
    state.count(COUNT.losses + loser, 1);
    state.count(COUNT.sinkingActions, this.hulls[loser].sinkingActions(dice));
    return state.shooter;
  }

  // SS-INIT-6
  private close(state: NavalState): number {
    state.isInRound = false;
    state.fired = 0;
    state.order.length = 0;
    if (!this.keepsDice) state.order.clear();
    state.round += 1;
    return ROUND_ENDS;
  }

  key(state: NavalState, out: Int32Array): void {
    state.writeKey(out);
  }

  copy(from: NavalState, to: NavalState): void {
    to.copyFrom(from);
  }

  measure({ counts }: NavalState, out: Int32Array): void {
    for (let i = 0; i < counts.length; i += 1) out[i] = counts[i] as number;
  }

  describe(state: NavalState, language: Language): readonly string[] {
    return this.ships.map(({ name }, index) => describeShip(name, state.ship(index), language));
  }
}
