import type { Dice } from '../../dice/dice.ts';
import { metric } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type CompileOptions, type Language } from '../system.ts';
import { type Combatant, LEVEL } from './combatant.ts';
import { Condition, type LevelRulings } from './levels.ts';
import type { Shots } from './shot.ts';
import { UNITS, WOUND_OUTCOMES } from './words.ts';
import { describeCondition, FATES, fateOf } from './wound-outcome.ts';

const SHOOTER = 0;
const TARGET = 1;

const OUTCOMES = [WOUND_OUTCOMES.missed, ...FATES];
const MISSED = 0;
const FIRST_FATE = 1;

/** State of a shooting. */
class Shooting {
  readonly shooter: Condition;
  readonly target: Condition;
  shotsLeft = 0;
  hits = 0;
  degrees = 0;

  constructor(shooter: Condition, target: Condition) {
    this.shooter = shooter;
    this.target = target;
  }
}

/** Shots ready to be fired. */
export interface ShootingFacts {
  readonly combatants: readonly [Combatant, Combatant];
  readonly rulings: LevelRulings;
  /** With its aim taken. */
  readonly shots: Shots;
  /** Shots fired one after the other, while the target lives. // CF-SHOT-10 */
  readonly count: number;
  readonly engine: CompileOptions['engine'];
}

/** One fighter’s shots of one action on another. // CF-SHOT */
export class ShootingModel extends SmallModel<Shooting> {
  readonly keyLength = 2;
  private readonly facts: ShootingFacts;

  constructor(facts: ShootingFacts) {
    super({
      outcomes: OUTCOMES,
      metrics: [
        metric('hits', UNITS.hits, 'hits', 'coups au but'),
        metric('damage', UNITS.degrees, 'degrees of wound level', 'degrés de blessure'),
        metric('level', UNITS.levels, 'level of the wound afterwards', 'niveau de blessure ensuite'),
      ],
      actors: facts.combatants.map(({ id }) => id),
      engine: facts.engine,
    });
    this.facts = facts;
  }

  createState(): Shooting {
    const { combatants, rulings } = this.facts;
    return new Shooting(new Condition(combatants[SHOOTER], rulings), new Condition(combatants[TARGET], rulings));
  }

  reset(state: Shooting): void {
    state.shooter.begin();
    state.target.begin();
    state.shotsLeft = this.facts.count;
    state.hits = 0;
    state.degrees = 0;
  }

  protected advance(state: Shooting, dice: Dice): number {
    const { shots, combatants } = this.facts;
    const { target } = state;
    shots.play(state.shooter, target, 1, dice);
    state.shotsLeft -= 1;
    state.degrees += shots.report.degrees;
    if (shots.report.hasHit) state.hits += 1;
    if (state.shotsLeft > 0 && target.level < LEVEL.dead) return CONTINUES;
    return state.hits === 0 ? MISSED : FIRST_FATE + fateOf(target, combatants[TARGET].state);
  }

  key({ target, shotsLeft, hits }: Shooting, out: Int32Array): void {
    out[0] = target.code;
    out[1] = shotsLeft | (hits > 0 ? 4 : 0);
  }

  copy(from: Shooting, to: Shooting): void {
    to.shooter.copyFrom(from.shooter);
    to.target.copyFrom(from.target);
    to.shotsLeft = from.shotsLeft;
    to.hits = from.hits;
    to.degrees = from.degrees;
  }

  measure({ hits, degrees, target }: Shooting, out: Int32Array): void {
    out[0] = hits;
    out[1] = degrees;
    out[2] = target.level;
  }

  describe({ shooter, target }: Shooting, language: Language): readonly string[] {
    const [by, on] = this.facts.combatants;
    return [describeCondition(by.id, shooter, language), describeCondition(on.id, target, language)];
  }
}
