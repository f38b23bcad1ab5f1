import { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { metric } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import { SmallModel } from '../../small-model.ts';
import type { CompileOptions, Finding, Language, Variant } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import { type Combatant, combatantOf, rulingsOf } from '../combatant.ts';
import { checkFighterId, error, warning } from '../findings.ts';
import { Condition } from '../levels.ts';
import { settingsOf } from '../settings.ts';
import { standingBonus, standingValue } from '../standing.ts';
import { HIT, MISSED, type StrikeRulings, Strikes } from '../strike.ts';
import { DICE_MAX } from '../tests.ts';
import { UNITS, WOUND_OUTCOMES } from '../words.ts';
import { describeCondition, FATES, fateOf } from '../wound-outcome.ts';
import type { KindDefinition, Need } from './kind.ts';

const PARRIES = ['plain', 'none', 'counter-attack'] as const;

const schema = fields(
  {
    kind: kindWord('attack', 'attaque').describe('one attack, from the attack roll to the wound'),
    attacker: fighterId.describe('who attacks'),
    target: fighterId.describe('who is attacked'),
    parry: (
      word({
        noun: 'parry',
        ids: PARRIES,
        aliases: { simple: 'plain', aucune: 'none', 'contre-attaque': 'counter-attack' },
      }) as z.ZodType<(typeof PARRIES)[number]>
    )
      .default('plain')
      .describe('what the target announces'),
    'parry-dice': integer(1, DICE_MAX, 'defence dice of the parry, in one test').default(1),
    'master-strike': z.boolean().default(false).describe('two attack dice for one attack of STR + ATT + X'),
  },
  {
    attaquant: 'attacker',
    cible: 'target',
    parade: 'parry',
    'dés-de-parade': 'parry-dice',
    'coup-de-maître': 'master-strike',
  },
);

type AttackData = z.infer<typeof schema>;

const ATTACKER = 0;
const TARGET = 1;

const OUTCOMES = [WOUND_OUTCOMES.missed, WOUND_OUTCOMES.parried, ...FATES];
const MISS = 0;
const PARRY = 1;
const FIRST_FATE = 2;

/** Least natural total that is no failure. */
const LEAST_TOTAL = 2;

/** State of one attack. */
class Attack {
  readonly attacker: Condition;
  readonly target: Condition;
  degrees = 0;
  /** Final result of the attack above the least one. */
  final = 0;

  constructor(attacker: Condition, target: Condition) {
    this.attacker = attacker;
    this.target = target;
  }
}

interface AttackFacts {
  readonly combatants: readonly [Combatant, Combatant];
  readonly rulings: StrikeRulings & Parameters<typeof standingBonus>[2];
  readonly strikes: Strikes;
  readonly engine: CompileOptions['engine'];
}

/** One attack of one fighter on another. // CF-XCH-4 to 9 */
class AttackModel extends SmallModel<Attack> {
  readonly keyLength = 1;
  private readonly facts: AttackFacts;
  /** Added to the natural total of the attack. */
  private readonly bonus: number;
  private readonly least: number;

  constructor(facts: AttackFacts) {
    const bonus = standingBonus(facts.combatants[ATTACKER], 'ATT', facts.rulings);
    const least = Math.min(0, LEAST_TOTAL + bonus);
    super({
      outcomes: OUTCOMES,
      metrics: [
        metric('damage', UNITS.degrees, 'degrees of wound level', 'degrés de blessure'),
        { ...metric('final', UNITS.points, 'result of the attack', 'résultat de l’attaque'), min: least },
      ],
      actors: facts.combatants.map(({ id }) => id),
      engine: facts.engine,
    });
    this.facts = facts;
    this.bonus = bonus;
    this.least = least;
  }

  createState(): Attack {
    const { combatants, rulings } = this.facts;
    return new Attack(new Condition(combatants[ATTACKER], rulings), new Condition(combatants[TARGET], rulings));
  }

  reset(state: Attack): void {
    state.attacker.begin();
    state.target.begin();
    state.degrees = 0;
    state.final = 0;
  }

  protected advance(state: Attack, dice: Dice): number {
    const { strikes, combatants } = this.facts;
    strikes.play(state.attacker, state.target, 1, dice);
    const { result, total, degrees } = strikes.report;
    state.degrees = degrees;
    state.final = (result === MISSED ? 0 : total + this.bonus) - this.least;
    if (result === HIT) return FIRST_FATE + fateOf(state.target, combatants[TARGET].state);
    return result === MISSED ? MISS : PARRY;
  }

  key({ target }: Attack, out: Int32Array): void {
    out[0] = target.code;
  }

  copy(from: Attack, to: Attack): void {
    to.attacker.copyFrom(from.attacker);
    to.target.copyFrom(from.target);
    to.degrees = from.degrees;
    to.final = from.final;
  }

  measure(state: Attack, out: Int32Array): void {
    out[0] = state.degrees;
    out[1] = state.final;
  }

  describe({ attacker, target }: Attack, language: Language): readonly string[] {
    const [by, on] = this.facts.combatants;
    return [describeCondition(by.id, attacker, language), describeCondition(on.id, target, language)];
  }
}

function modelOf(data: AttackData, variant: Variant, { engine }: CompileOptions): AttackModel {
  const rulings = rulingsOf(variant);
  const combatants = [combatantOf(variant, data.attacker), combatantOf(variant, data.target)] as const;
  const { woundTable } = settingsOf(variant);
  const strikes = new Strikes({ combatants, rulings, woundTable, engine, tellsTotal: true });
  const { order } = strikes;
  order.attacker = ATTACKER;
  order.target = TARGET;
  order.attack = standingValue(combatants[ATTACKER], 'ATT', rulings);
  order.strength = standingValue(combatants[ATTACKER], 'STR', rulings);
  order.defence = standingValue(combatants[TARGET], 'DEF', rulings);
  order.parryDice = data.parry === 'none' ? 0 : data['parry-dice'];
  order.isCounter = data.parry === 'counter-attack';
  order.isMaster = data['master-strike'];
  return new AttackModel({ combatants, rulings, strikes, engine });
}

function check(data: AttackData, variant: Variant): readonly Finding[] {
  const unknown = [
    ...checkFighterId(['attacker'], data.attacker, variant),
    ...checkFighterId(['target'], data.target, variant),
  ];
  if (unknown.length > 0) return unknown;
  const findings: Finding[] = [];
  const attacker = combatantOf(variant, data.attacker).abilities;
  const target = combatantOf(variant, data.target).abilities;
  if (data['master-strike'] && !attacker.has('master-strike')) {
    const message = `${data.attacker} has no master strike`;
    findings.push(error('lacks-ability', ['master-strike'], message, 'give him master-strike-X, or leave it out'));
  }
  const counters = target.has('counter-attack') || target.has('counter-attack-improved');
  if (data.parry === 'counter-attack' && !counters) {
    const message = `${data.target} has no counter-attack`;
    findings.push(error('lacks-ability', ['parry'], message, 'give him counter-attack, or parry: plain'));
  }
  return findings;
}

function warn(data: AttackData): readonly Finding[] {
  if (data.parry !== 'none' || data['parry-dice'] === 1) return [];
  return [
    warning(
      'no-effect',
      ['parry-dice'],
      { en: 'parry-dice has no effect without a parry', fr: '`parry-dice` est sans effet sans parade' },
      { en: 'leave it out', fr: 'omettez-le' },
    ),
  ];
}

function needs({ attacker, target, parry }: AttackData): readonly Need[] {
  return [
    { fighter: attacker, characteristics: ['ATT', 'STR'] },
    { fighter: target, characteristics: parry === 'none' ? ['RES'] : ['DEF', 'RES'] },
  ];
}

/** One attack of one fighter on another. */
export const attack: KindDefinition<AttackData> = {
  listing: {
    id: 'attack',
    alias: 'attaque',
    summary: {
      en: 'one attack, from the attack roll to the wound',
      fr: 'une attaque, du jet d’attaque à la blessure',
    },
    fields: [
      field('attacker', 'fighter id', 'identifiant d’un combattant'),
      field('target', 'fighter id', 'identifiant d’un combattant'),
      field('parry', 'plain (default), none or counter-attack', 'simple (défaut), aucune ou contre-attaque'),
      field('parry-dice', 'defence dice in one parry, default 1', 'dés de défense d’une parade, par défaut 1'),
      field('master-strike', 'true | false (default)', 'true | false (défaut)'),
    ],
  },
  schema,
  // The penalty is given.
  neverFelt: ['initiative-wounds'],
  needs,
  rollsDamage: () => true,
  check,
  warn,
  compile: (data, variant, options) => played(modelOf(data, variant, options)),
};
