import type { Dice } from '../../../dice/dice.ts';
import type { Combatant } from '../combatant.ts';
import { ASSAULT_FIRE_DIFFICULTY, Shots } from '../shot.ts';
import type { Wounds } from '../wounds.ts';
import { countHarm } from './blows.ts';
import type { FightFacts } from './facts.ts';
import { COUNT, type Fight } from './fight.ts';
import type { Values } from './values.ts';

/** Shots and impacts of assaults, before any combat. // CF-SHOT-8, CF-ABL-26 */
export class Missiles {
  private readonly combatants: readonly Combatant[];
  private readonly sideOf: readonly number[];
  private readonly values: Values;
  private readonly wounds: Wounds;
  private readonly shots: Shots;

  constructor({ party, rulings, engine }: FightFacts, values: Values, wounds: Wounds) {
    const { combatants, sideOf } = party;
    this.combatants = combatants;
    this.sideOf = sideOf;
    this.values = values;
    this.wounds = wounds;
    this.shots = new Shots({ combatants, rulings, engine, wounds });
  }

  /** The shot of an assailant. // CF-SHOT-8 */
  fire(fight: Fight, shooter: number, target: number, dice: Dice): void {
    const { aim, report } = this.shots;
    const unit = fight.unit(target);
    aim.shooter = shooter;
    aim.target = target;
    aim.value = this.values.aim(fight.unit(shooter), shooter);
    aim.difficulty = ASSAULT_FIRE_DIFFICULTY;
    aim.strength = (this.combatants[shooter] as Combatant).shots[0]?.strength ?? 0;
    aim.isAimed = false;
    this.shots.play(fight.unit(shooter).condition, unit.condition, fight.round, dice);
    if (report.hasHit) this.hit(fight, shooter, target, report.degrees);
  }

  /** The impact of a charge on one of those whom it has reached. // CF-ABL-26 */
  crash(fight: Fight, charger: number, target: number, strength: number, dice: Dice): void {
    dice.scope(fight.round, charger);
    this.hit(fight, charger, target, this.wounds.inflict(target, fight.unit(target).condition, strength, 0, dice));
  }

  private hit(fight: Fight, by: number, target: number, degrees: number): void {
    const side = this.sideOf[by] as number;
    fight.count(COUNT.hits, side, 1);
    countHarm(fight, target, side, degrees);
  }
}

/** Millimetres that count as one for an impact. */
const TEN_CENTIMETRES = 100;

/** Strength of an impact. @param distance millimetres moved // CF-ABL-26 */
export function impactStrength(x: number, distance: number): number {
  return x * Math.ceil(distance / TEN_CENTIMETRES);
}
