import type { Dice } from '../../dice/dice.ts';
import { metric, outcome } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type Language, type Metric } from '../system.ts';
import { ASSAULT_KEY, Assault, type AssaultFacts, Assaults, NOBODY, TARGET } from './assault.ts';
import type { Combatant } from './combatant.ts';
import type { Condition } from './condition.ts';
import { describeCondition } from './condition-words.ts';
import { lost, out, stunned, UNITS } from './words.ts';

const OUTCOMES = [
  outcome('standing', 'still standing', 'toujours debout'),
  outcome('escaped', 'dodged out of reach', 'esquivé hors de portée'),
  outcome('out-of-combat', 'out of combat', 'hors de combat'),
  outcome('dead', 'dead', 'mort'),
];
const STANDING = 0;
const ESCAPED = 1;
const OUT = 2;
const DEAD = 3;

const METRICS: readonly Metric[] = [
  lost('target'),
  lost('attackers'),
  { ...out('attackers'), unit: UNITS.fighters },
  metric('attacks', UNITS.attacks, 'attacks made', 'attaques faites'),
  metric('dodges', UNITS.attacks, 'attacks dodged', 'attaques esquivées'),
  stunned('target'),
];

/** A combined attack, ready to be played. */
export interface CombinedFacts extends AssaultFacts {
  /** Index attacker, from 0 → points taken from the answer to him. // MB-COMB-4 */
  readonly malus: readonly number[];
}

/** A combined attack on one target. // MB-COMB */
export class CombinedModel extends SmallModel<Assault> {
  readonly keyLength = ASSAULT_KEY;
  private readonly facts: CombinedFacts;
  private readonly assaults: Assaults;

  constructor(facts: CombinedFacts) {
    const { combatants, engine } = facts;
    super({ outcomes: OUTCOMES, metrics: METRICS, actors: combatants.map(({ name }) => name), engine });
    this.facts = facts;
    this.assaults = new Assaults(facts);
  }

  createState(): Assault {
    return new Assault(this.facts.combatants.length);
  }

  reset(state: Assault): void {
    state.begin(this.facts.combatants);
  }

  protected advance(state: Assault, dice: Dice): number {
    const { assaults } = this;
    const attacker = assaults.attackerOf(state);
    if (attacker === NOBODY) return endOf(state);
    assaults.attack(state, attacker, this.facts.malus[attacker - 1] as number, dice);
    return assaults.attackerOf(state) === NOBODY ? endOf(state) : CONTINUES;
  }

  key(state: Assault, out: Int32Array): void {
    state.writeKey(out);
  }

  copy(from: Assault, to: Assault): void {
    to.copyFrom(from);
  }

  measure(state: Assault, out: Int32Array): void {
    const { combatants } = this.facts;
    let attackersLost = 0;
    let attackersOut = 0;
    for (let i = TARGET + 1; i < combatants.length; i += 1) {
      const { physique } = state.conditions[i] as Condition;
      attackersLost += (combatants[i] as Combatant).physiqueLeft - physique;
      if (physique === 0) attackersOut += 1;
    }
    out[0] = (combatants[TARGET] as Combatant).physiqueLeft - state.target.physique;
    out[1] = attackersLost;
    out[2] = attackersOut;
    out[3] = state.attacks;
    out[4] = state.dodges;
    out[5] = Number(state.target.isStunned);
  }

  describe({ conditions }: Assault, language: Language): readonly string[] {
    return this.facts.combatants.map(({ name }, i) => describeCondition(name, conditions[i] as Condition, language));
  }
}

function endOf({ target, isAway }: Assault): number {
  if (target.isDead) return DEAD;
  if (target.physique === 0) return OUT;
  return isAway ? ESCAPED : STANDING;
}
