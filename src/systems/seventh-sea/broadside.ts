import type { Dice } from '../../dice/dice.ts';
import { drawsLaws } from '../act.ts';
import { inVain, metric, outcome } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type CompileOptions, type Language } from '../system.ts';
import { Gunnery, MISS } from './gunnery.ts';
import { Hull } from './hull.ts';
import type { Rulings } from './pools.ts';
import type { Ship } from './ship.ts';
import { ShipState } from './ship-state.ts';
import { describeShip } from './ship-words.ts';
import { UNITS } from './words.ts';

const OUTCOMES = [
  inVain(outcome('miss', 'miss', 'manqué')),
  outcome('superficial', 'superficial damage', 'dégâts superficiels'),
  outcome('critical', 'critical hits', 'dégâts graves'),
  outcome('sunk', 'sunk', 'coulé'),
];
const MISSED = 0;
const SUPERFICIAL = 1;
const CRITICAL = 2;
const SUNK = 3;

const METRICS = [
  metric('damage', UNITS.damage, 'damage', 'dommages'),
  metric('criticals', UNITS.criticals, 'critical hits', 'dégâts graves'),
];

/** No hit is waiting for the hull. */
const NONE = -1;

class BroadsideState {
  readonly target = new ShipState();
  /** TN that the hull has to reach, or {@link NONE}. */
  tn = NONE;
  damage = 0;
  criticals = 0;
}

export interface BroadsideFacts {
  readonly attacker: Ship;
  readonly target: Ship;
  /** Damage that the target has borne before. */
  readonly superficial: number;
  /** Criticals that the target has suffered before: they have cost it their ranks. */
  readonly criticals: number;
  readonly rulings: Rulings;
}

const ATTACKER = 0;
const TARGET = 1;

/** One broadside of one ship at another. // SS-SHIP-3 to 10 */
export class BroadsideModel extends SmallModel<BroadsideState> {
  readonly keyLength = ShipState.keyLength + 1;
  private readonly ships: readonly [Ship, Ship];
  private readonly gunnery: Gunnery;
  private readonly hull: Hull;
  /** The attacker, whose state a single broadside does not change. */
  private readonly shooter = new ShipState();
  private readonly start: ShipState;

  constructor({ attacker, target, superficial, criticals, rulings }: BroadsideFacts, options: CompileOptions) {
    super({ outcomes: OUTCOMES, metrics: METRICS, actors: [attacker.name, target.name], engine: options.engine });
    const isDrawn = drawsLaws(options);
    this.ships = [attacker, target];
    this.gunnery = new Gunnery(attacker, rulings, isDrawn);
    this.hull = new Hull(target, attacker.tactics.takeTrait, { rulings, isDrawn, sinkingTable: null });
    this.start = new ShipState();
    this.start.begin(target.start);
    this.hull.suffer(this.start, criticals);
    this.start.superficial = superficial;
  }

  createState(): BroadsideState {
    return new BroadsideState();
  }

  reset(state: BroadsideState): void {
    state.target.copyFrom(this.start);
    state.tn = NONE;
    state.damage = 0;
    state.criticals = 0;
  }

  protected advance(state: BroadsideState, dice: Dice): number {
    if (state.tn !== NONE) return this.soak(state, dice);
    this.shooter.begin(this.ships[ATTACKER].start);
    if (!this.gunnery.canFire(this.shooter)) return MISSED;
    dice.scope(1, ATTACKER);
    const damage = this.gunnery.fire(this.shooter, state.target.wits, dice);
    if (damage === MISS) return MISSED;
    state.damage = damage;
    state.tn = this.hull.tnOf(state.target, damage);
    return CONTINUES;
  }

  private soak(state: BroadsideState, dice: Dice): number {
    dice.scope(1, TARGET);
    state.criticals = this.hull.soak(state.target, state.tn, this.gunnery.firstCritical, dice);
    state.tn = NONE;
    if (state.criticals === 0) return SUPERFICIAL;
    return this.hull.isSunk(state.target) ? SUNK : CRITICAL;
  }

  key({ target, tn }: BroadsideState, out: Int32Array): void {
    target.writeKey(out, 0);
    out[ShipState.keyLength] = tn;
  }

  copy(from: BroadsideState, to: BroadsideState): void {
    to.target.copyFrom(from.target);
    to.tn = from.tn;
    to.damage = from.damage;
    to.criticals = from.criticals;
  }

  measure({ damage, criticals }: BroadsideState, out: Int32Array): void {
    out[0] = damage;
    out[1] = criticals;
  }

  describe({ target }: BroadsideState, language: Language): readonly string[] {
    return [describeShip(this.ships[TARGET].name, target, language)];
  }
}
