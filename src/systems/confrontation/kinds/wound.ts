import type { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { Act, type ActFacts, played } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { CompileOptions, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { combatantOf, rulingsOf } from '../combatant.ts';
import { Damage, type Hurt } from '../damage.ts';
import { checkFighterId } from '../findings.ts';
import { Condition } from '../levels.ts';
import { settingsOf } from '../settings.ts';
import { UNITS, WOUND_OUTCOMES } from '../words.ts';
import { WoundLookup } from '../wound-table.ts';
import { hurtOf } from '../wounds.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('wound', 'blessure').describe('one damage roll'),
    strength: integer(0, 99, 'strength of the blow or shot'),
    'strength-dice': integer(0, 3, 'd6 added to it').default(0),
    penalty: integer(0, 99, 'wound penalty of the attacker').default(0),
    target: fighterId.describe('who is hit'),
  },
  { force: 'strength', 'dés-de-force': 'strength-dice', malus: 'penalty', cible: 'target' },
);

type WoundData = z.infer<typeof schema>;

/** What the table says, by its code. */
const OUTCOMES = [
  outcome('none', 'nothing', 'rien'),
  WOUND_OUTCOMES.stunned,
  WOUND_OUTCOMES.light,
  WOUND_OUTCOMES.serious,
  WOUND_OUTCOMES.critical,
  outcome('killed', 'killed outright', 'tué sur le coup'),
];

type Count = 'level' | 'location';

interface WoundFacts extends ActFacts<Count> {
  readonly damage: Damage;
  readonly excess: number;
  readonly strengthDice: number;
  readonly hurt: Hurt;
  readonly target: Condition;
}

/** One damage roll. // CF-WND-1 to 4, CF-LVL-1 to 3 */
class WoundModel extends Act<Count> {
  private readonly facts: WoundFacts;

  constructor(facts: WoundFacts) {
    super(facts);
    this.facts = facts;
  }

  override reset(state: Record<Count, number>): void {
    super.reset(state);
    this.facts.target.begin();
    state.level = this.facts.target.level;
  }

  protected advance(state: Record<Count, number>, dice: Dice): number {
    const { damage, excess, strengthDice, hurt, target } = this.facts;
    dice.scope(1, 0);
    const { inflicted, location } = damage.play(excess, strengthDice, hurt, dice);
    target.begin();
    target.suffer(inflicted);
    state.level = target.level;
    state.location = location;
    return inflicted;
  }
}

function modelOf(data: WoundData, variant: Variant, { engine }: CompileOptions): WoundModel {
  const rulings = rulingsOf(variant);
  const who = combatantOf(variant, data.target);
  const strength = data.strength - data.penalty;
  const resistance = who.characteristics.RES ?? 0;
  return new WoundModel({
    outcomes: OUTCOMES,
    metrics: [
      metric('level', UNITS.levels, 'level of the wound afterwards', 'niveau de blessure ensuite'),
      metric('location', UNITS.location, 'location', 'localisation'),
    ],
    actors: [who.id],
    engine,
    keyed: [],
    counted: ['level', 'location'],
    opening: {
      en: `${who.id}, RES ${resistance}, is hit with strength ${strength}`,
      fr: `${who.id}, RES ${resistance}, est touché avec une force de ${strength}`,
    },
    damage: new Damage(new WoundLookup(settingsOf(variant).woundTable), rulings, { engine, tellsLocation: true }),
    excess: strength - resistance,
    strengthDice: data['strength-dice'],
    hurt: hurtOf(who),
    target: new Condition(who, rulings),
  });
}

/** One damage roll. */
export const wound: KindDefinition<WoundData> = {
  listing: {
    id: 'wound',
    alias: 'blessure',
    summary: { en: 'one damage roll', fr: 'un jet de blessure' },
    fields: [
      field('strength', 'strength of the blow or shot', 'force du coup ou du tir'),
      field('strength-dice', 'd6 added to it, default 0', 'd6 ajoutés, par défaut 0'),
      field('penalty', 'wound penalty of the attacker, default 0', 'malus de blessure de l’attaquant, par défaut 0'),
      field('target', 'fighter id', 'identifiant d’un combattant'),
    ],
  },
  schema,
  // The penalty is given.
  neverFelt: ['damage-wounds'],
  needs: ({ target }) => [{ fighter: target, characteristics: ['RES'] }],
  rollsDamage: () => true,
  check: ({ target }, variant) => checkFighterId(['target'], target, variant),
  compile: (data, variant, options) => played(modelOf(data, variant, options)),
};
