import { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { Act, type ActFacts, drawsLaws, played } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import { fields } from '../../vocabulary.ts';
import { type Combatant, combatantOf } from '../combatant.ts';
import { checkOpponents } from '../findings.ts';
import { Hull, type HullFacts } from '../hull.ts';
import { shipOf } from '../ship.ts';
import { ShipState } from '../ship-state.ts';
import { tablesOf } from '../tables.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('ram', 'éperonner').describe('one ship runs into another'),
    attacker: fighterId.describe('ship that rams'),
    target: fighterId.describe('ship that is rammed'),
    hexes: integer(0, 99, 'hexagons that the attacker moved in the action before'),
    accidental: z.boolean().default(false).describe('a collision that nobody meant'),
  },
  { attaquant: 'attacker', cible: 'target', hexagones: 'hexes', accidentel: 'accidental' },
);

type RamData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('both-afloat', 'both afloat', 'les deux à flot'),
  outcome('attacker-sunk', 'the attacker sinks', 'l’attaquant coule'),
  outcome('target-sunk', 'the target sinks', 'la cible coule'),
  outcome('both-sunk', 'both sink', 'les deux coulent'),
];
const ATTACKER_SUNK = 1;
const TARGET_SUNK = 2;

const METRICS = [
  metric('criticals', UNITS.criticals, 'critical hits to each', 'dégâts graves à chacun'),
  metric('sinking-actions', UNITS.actions, 'actions until the target has sunk', 'actions avant que la cible ait coulé'),
];

type Name = 'criticals' | 'sinkingActions';

interface RamFacts extends ActFacts<Name> {
  readonly criticals: number;
  readonly end: number;
  /** Of the target; null where it stays afloat. */
  readonly sinking: Hull | null;
}

/** Two ships collide: only how fast the target sinks may be a matter of dice. // SS-SHIP-11 */
class RamModel extends Act<Name> {
  private readonly facts: RamFacts;

  constructor(facts: RamFacts) {
    super(facts);
    this.facts = facts;
  }

  override reset(state: Record<Name, number>): void {
    super.reset(state);
    state.criticals = this.facts.criticals;
  }

  protected advance(state: Record<Name, number>, dice: Dice): number {
    const { sinking, end } = this.facts;
    dice.scope(1, 1);
    if (sinking !== null) state.sinkingActions = sinking.sinkingActions(dice);
    return end;
  }
}

/** What both ships suffer. // SS-SHIP-11 */
function criticalsOf({ hexes, accidental }: RamData, attacker: Combatant, target: Combatant): number {
  const { resolve } = attacker.traits;
  return accidental ? Math.max(resolve, target.traits.resolve) : resolve + hexes;
}

/** The hull of a ship that criticals sink; null where they do not. */
function sinks(vessel: Combatant, enemy: Combatant, criticals: number, facts: HullFacts): Hull | null {
  const ship = shipOf(vessel);
  const hull = new Hull(ship, enemy.tactics.takeTrait, facts);
  const state = new ShipState();
  state.begin(ship.start);
  hull.suffer(state, criticals);
  return hull.isSunk(state) ? hull : null;
}

/** One ship runs into another. */
export const ram: KindDefinition<RamData> = {
  listing: {
    id: 'ram',
    alias: 'éperonner',
    summary: { en: 'one ship runs into another', fr: 'un navire en heurte un autre' },
    fields: [
      field('attacker', 'fighter id', 'identifiant d’un combattant'),
      field('target', 'fighter id', 'identifiant d’un combattant'),
      field('hexes', 'hexagons moved in the action before', 'hexagones parcourus dans l’action précédente'),
      field('accidental', 'true or false (default)', 'true ou false (défaut)'),
    ],
  },
  schema,
  tables: () => ['sinking-table'],
  check: (data, variant) => checkOpponents(data, variant, ['ship']),
  compile: (data, variant, options) => {
    const attacker = combatantOf(variant, data.attacker);
    const target = combatantOf(variant, data.target);
    const criticals = criticalsOf(data, attacker, target);
    const facts = {
      rulings: variant.rulings,
      isDrawn: drawsLaws(options),
      sinkingTable: tablesOf(variant)['sinking-table'],
    };
    const sinking = sinks(target, attacker, criticals, facts);
    const isAttackerSunk = sinks(attacker, target, criticals, facts) !== null;
    return played(
      new RamModel({
        outcomes: OUTCOMES,
        metrics: METRICS,
        actors: [attacker.name, target.name],
        engine: options.engine,
        keyed: [],
        counted: ['criticals', 'sinkingActions'],
        opening: {
          en: `${attacker.name} rams ${target.name}: ${criticals} critical hits to each`,
          fr: `${attacker.name} éperonne ${target.name} : ${criticals} dégâts graves à chacun`,
        },
        criticals,
        end: (isAttackerSunk ? ATTACKER_SUNK : 0) + (sinking === null ? 0 : TARGET_SUNK),
        sinking,
      }),
    );
  },
};
