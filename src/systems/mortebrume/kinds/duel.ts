import { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { kindWord, sides } from '../../schema-parts.ts';
import { checkSideName, checkSides, expandSide, type Sides, twoSides } from '../../sides.ts';
import type { CompileOptions, Finding, Variant } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import { CHARGE_TYPES, chargeOf } from '../charge.ts';
import { chargeType, RUN_ALIASES, RUN_FIELDS } from '../charge-fields.ts';
import { checkConscious, checkHandToHand } from '../checks.ts';
import { type Combatant, combatantOf, rulingsOf } from '../combatant.ts';
import { type DuelFacts, DuelModel } from '../duel.ts';
import { initiativeNeeds, ROUNDS_MAX, rounds } from '../fight-fields.ts';
import { error, sideFindings } from '../findings.ts';
import { instancesOf } from '../instances.ts';
import { answerNeeds, attackNeeds } from '../needs.ts';
import { warnOfStalemate } from '../stalemate.ts';
import type { KindDefinition, Need } from './kind.ts';

/** Fighters of a duel. */
const DUELLISTS = 2;

type Until = 'out-of-combat' | 'dead';

const schema = fields(
  {
    kind: kindWord('duel', 'duel').describe('one against one, turn by turn'),
    sides,
    rounds,
    until: (
      word({
        noun: 'end',
        ids: ['out-of-combat', 'dead'],
        aliases: { 'hors-de-combat': 'out-of-combat', mort: 'dead' },
      }) as z.ZodType<Until>
    )
      .default('out-of-combat')
      .describe('when a fighter is beaten'),
    charge: fields(
      { side: z.string().min(1).describe('side that charges'), type: chargeType(CHARGE_TYPES), ...RUN_FIELDS },
      { ...RUN_ALIASES, camp: 'side' },
    )
      .optional()
      .describe('the first action of one side is a charge'),
  },
  { camps: 'sides', tours: 'rounds', 'jusqu-à': 'until' },
);

type DuelData = z.infer<typeof schema>;

function check(data: DuelData, variant: Variant): readonly Finding[] {
  const all = data.sides as Sides;
  const wrong = checkSides(sideFindings, all, variant, Number.POSITIVE_INFINITY);
  if (wrong.length > 0) return wrong;
  return [
    ...Object.entries(all).flatMap(([side, entries]) => checkSide(side, expandSide(entries), variant)),
    ...(data.charge === undefined ? [] : checkSideName(sideFindings, ['charge', 'side'], data.charge.side, all)),
  ];
}

function checkSide(side: string, fighters: readonly string[], variant: Variant): readonly Finding[] {
  if (fighters.length !== 1) {
    const message = `side ${side} has ${fighters.length} fighters: a duel needs one a side`;
    return [error('duel', ['sides', side], message, 'name one fighter a side, or use kind: skirmish')];
  }
  return fighters.flatMap((id) => [
    ...checkConscious(['sides', side], id, 'MB-DUEL-1', variant),
    ...checkHandToHand(id, 'duel', variant),
  ]);
}

/** A charge may hurt whom nothing else does. */
function warn(data: DuelData, variant: Variant): readonly Finding[] {
  if (data.charge !== undefined) return [];
  const { fighters } = twoSides(data.sides as Sides);
  const [first, second] = fighters.map((side) => side.map((id) => combatantOf(variant, id)));
  return warnOfStalemate([first ?? [], second ?? []], rulingsOf(variant));
}

function needs({ sides }: DuelData, variant: Variant): readonly Need[] {
  const fighters = Object.values(sides as Sides).flatMap((entries) => expandSide(entries));
  if (fighters.length !== DUELLISTS) return [];
  return fighters.flatMap((id) => [
    ...attackNeeds(id, variant),
    ...answerNeeds(id, variant),
    ...initiativeNeeds(id, variant),
  ]);
}

function compile(data: DuelData, variant: Variant, { engine }: CompileOptions): ReturnType<KindDefinition['compile']> {
  const { names } = twoSides(data.sides as Sides);
  const rulings = rulingsOf(variant);
  const combatants = instancesOf(Object.values(data.sides as Sides))
    .flat()
    .map((name) => combatantOf(variant, name)) as [Combatant, Combatant];
  return played(
    new DuelModel({
      sides: names,
      combatants,
      rulings,
      engine,
      rounds: data.rounds,
      isToDeath: data.until === 'dead',
      opening: openingOf(data, names, combatants, rulings),
    }),
  );
}

/** The charge that opens the fight; none where it is not possible. // MB-DUEL-3 */
function openingOf(
  { charge }: DuelData,
  names: readonly string[],
  combatants: readonly Combatant[],
  rulings: DuelFacts['rulings'],
): DuelFacts['opening'] {
  if (charge === undefined) return null;
  const side = names.indexOf(charge.side);
  const run = chargeOf(charge, combatants[side] as Combatant, rulings);
  return run === null ? null : { side, charge: run };
}

/** One fighter against another until one of them falls. // MB-DUEL */
export const duel: KindDefinition<DuelData> = {
  listing: {
    id: 'duel',
    alias: 'duel',
    summary: { en: 'one against one, turn by turn', fr: 'un contre un, tour par tour' },
    fields: [
      field(
        'sides',
        'exactly two: {name: [fighter]}, one fighter each',
        'exactement deux : {nom : [combattant]}, un combattant chacun',
      ),
      field('rounds', `1 to ${ROUNDS_MAX}, default 20: cap of turns`, `1 à ${ROUNDS_MAX}, défaut 20 : limite de tours`),
      field('until', 'out-of-combat (default) or dead', 'hors-de-combat (défaut) ou mort'),
      field(
        'charge',
        '{side, type, run, prior-move, straight, leap, visible}: the first action of that side',
        '{camp, type, course, déplacement-préalable, ligne-droite, saut, vue} : la première action de ce camp',
      ),
    ],
  },
  schema,
  needs,
  check,
  warn,
  compile,
};
