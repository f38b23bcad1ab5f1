import type { Dice } from '../../dice/dice.ts';
import { drawsLaws } from '../act.ts';
import { metric, outcome } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type CompileOptions, type Language } from '../system.ts';
import type { Combatant } from './combatant.ts';
import { isCrippled } from './deeds.ts';
import { Ground } from './ground.ts';
import { Harm } from './harm.ts';
import { ANYWHERE, Hull } from './hull.ts';
import type { Rulings } from './pools.ts';
import type { Ship } from './ship.ts';
import { ShipState } from './ship-state.ts';
import { describeShip } from './ship-words.ts';
import { ownDrama } from './starting-drama.ts';
import type { Weapon } from './weapons.ts';
import { UNITS } from './words.ts';

const OUTCOMES = [outcome('afloat', 'afloat', 'à flot'), outcome('sunk', 'sunk', 'coulé')];
const AFLOAT = 0;
const SUNK = 1;

const METRICS = [metric('criticals', UNITS.criticals, 'critical hits', 'dégâts graves')];

/** Dice less against a ship, rolled and kept: of whatever is smaller than a cannon, and of what cuts wood. // SS-SHIP-12 */
const SMALL_ARMS = 2;
const WOOD_CUTTERS = 1;

/** What cuts wood. */
const AXES: ReadonlySet<string> = new Set(['axe', 'hatchet']);

/** No blow is waiting for the hull. */
const NONE = -1;

class ScuttleState {
  readonly ship = new ShipState();
  /** Blows that are still to come. */
  blows = 0;
  /** TN that the hull has to reach, or {@link NONE}. */
  tn = NONE;
  /** Drama dice of the attacker. */
  drama = 0;
  criticals = 0;
}

export interface ScuttleFacts {
  readonly attacker: Combatant;
  readonly weapon: Weapon;
  readonly ship: Ship;
  readonly blows: number;
  /** Damage that the ship has borne before. */
  readonly superficial: number;
  readonly rulings: Rulings;
}

const ATTACKER = 0;
const SHIP = 1;

/** Somebody hacks at a hull. // SS-SHIP-12 */
export class ScuttleModel extends SmallModel<ScuttleState> {
  readonly isUnbounded = true;
  readonly keyLength = ShipState.keyLength + 3;
  private readonly facts: ScuttleFacts;
  private readonly harm: Harm;
  private readonly hull: Hull;

  constructor(facts: ScuttleFacts, options: CompileOptions) {
    const { attacker, weapon, ship, rulings } = facts;
    super({ outcomes: OUTCOMES, metrics: METRICS, actors: [attacker.name, ship.name], engine: options.engine });
    this.facts = facts;
    const lessDice = AXES.has(weapon.id) ? WOOD_CUTTERS : SMALL_ARMS;
    const blow = { isCrippled: isCrippled(attacker), raises: 0, isPair: false, support: 0, lessDice };
    this.harm = new Harm(attacker, weapon, blow, new Ground(rulings, 0, options));
    this.hull = new Hull(ship, null, { rulings, isDrawn: drawsLaws(options), sinkingTable: null });
  }

  createState(): ScuttleState {
    return new ScuttleState();
  }

  reset(state: ScuttleState): void {
    const { ship, blows, superficial, attacker } = this.facts;
    state.ship.begin(ship.start);
    state.ship.superficial = superficial;
    state.blows = blows;
    state.tn = NONE;
    state.drama = ownDrama(attacker);
    state.criticals = 0;
  }

  protected advance(state: ScuttleState, dice: Dice): number {
    const round = this.facts.blows - state.blows + 1;
    dice.scope(round, state.tn === NONE ? ATTACKER : SHIP);
    if (state.tn === NONE) {
      this.strike(state, dice);
      return CONTINUES;
    }
    state.criticals += this.hull.soak(state.ship, state.tn, ANYWHERE, dice);
    state.tn = NONE;
    if (this.hull.isSunk(state.ship)) return SUNK;
    return state.blows === 0 ? AFLOAT : CONTINUES;
  }

  private strike(state: ScuttleState, dice: Dice): void {
    const { harm, hull, facts } = this;
    state.tn = hull.tnOf(state.ship, harm.total(Math.min(facts.attacker.tactics.drama.damage, state.drama), dice));
    state.drama -= harm.spent;
    // A weapon that breaks leaves nothing to strike with. // SS-DMG-2
    state.blows = harm.isBroken ? 0 : state.blows - 1;
  }

  key({ ship, blows, tn, drama }: ScuttleState, out: Int32Array): void {
    ship.writeKey(out, 0);
    out[ShipState.keyLength] = blows;
    out[ShipState.keyLength + 1] = tn;
    out[ShipState.keyLength + 2] = drama;
  }

  copy(from: ScuttleState, to: ScuttleState): void {
    to.ship.copyFrom(from.ship);
    to.blows = from.blows;
    to.tn = from.tn;
    to.drama = from.drama;
    to.criticals = from.criticals;
  }

  measure({ criticals }: ScuttleState, out: Int32Array): void {
    out[0] = criticals;
  }

  describe({ ship }: ScuttleState, language: Language): readonly string[] {
    return [describeShip(this.facts.ship.name, ship, language)];
  }
}
