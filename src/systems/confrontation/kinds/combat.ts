import { z } from 'zod';
import { contested } from '../../act.ts';
import { idleAt } from '../../asked.ts';
import { field } from '../../field.ts';
import { kindWord, sides } from '../../schema-parts.ts';
import { expandSide, twoSides } from '../../sides.ts';
import type { CompileOptions, Finding, Variant } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import type { AssaultEntry } from '../fights/assault-plan.ts';
import {
  checkCrowd,
  checkInstance,
  checkLone,
  checkNames,
  checkSideName,
  checkSides,
  namesBySide,
  needsOfAll,
} from '../fights/fight-checks.ts';
import {
  FIGHT_ALIASES,
  fearField,
  instanceNames,
  rounds,
  roundsField,
  SIDES_FIELD,
  speakingTurn,
} from '../fights/fight-fields.ts';
import { compileFront, type FrontPlan } from '../fights/front-setup.ts';
import { warnOfMovelessAssaults } from '../fights/moveless-assaults.ts';
import { bitsOf, type Party, partyOf } from '../fights/party.ts';
import { error } from '../findings.ts';
import type { KindDefinition } from './kind.ts';

const ROUNDS = 20;

const OPENINGS = ['contact', 'charge', 'engage'] as const;
type Opening = (typeof OPENINGS)[number];

const schema = fields(
  {
    kind: kindWord('combat', 'combat').describe('one against one or several, to the end'),
    sides,
    opening: (
      word({ noun: 'opening', ids: OPENINGS, aliases: { engagement: 'engage' } }) as z.ZodType<Opening>
    ).default('contact'),
    charger: z.string().optional().describe('side that charges or engages'),
    'speaking-turns': z
      .record(z.string(), speakingTurn)
      .default({})
      .describe('fighter: number of the speaking turn in which he charges; 1 when absent'),
    charged: instanceNames.default([]).describe('fighters under the charge penalty in turn 1, besides those charged'),
    forced: instanceNames.default([]).describe('fighters who place all dice in defence in turn 1'),
    rounds: rounds(ROUNDS),
    fear: z.boolean().default(false).describe('whether courage is tested'),
  },
  {
    ...FIGHT_ALIASES,
    ouverture: 'opening',
    chargeur: 'charger',
    'tours-de-parole': 'speaking-turns',
    chargés: 'charged',
    forcés: 'forced',
  },
);

type CombatData = z.infer<typeof schema>;

function check(data: CombatData, variant: Variant): readonly Finding[] {
  const { sides, charged, forced } = data;
  const findings = checkSides(sides, variant);
  if (findings.length > 0) return findings;
  const names = namesBySide(sides);
  const lone = checkLone(
    ['sides'],
    names.map(({ length }) => length),
  );
  return [
    ...lone,
    ...(lone.length > 0 ? [] : checkCrowds(data, variant)),
    ...checkOpening(data),
    ...checkNames(['charged'], charged, sides),
    ...checkNames(['forced'], forced, sides),
    ...Object.keys(data['speaking-turns']).flatMap((name) => checkInstance(['speaking-turns', name], name, sides)),
  ];
}

/** Everybody touches the lone fighter. // CF-SEP-5 */
function checkCrowds({ sides }: CombatData, variant: Variant): readonly Finding[] {
  const names = namesBySide(sides);
  return Object.keys(sides).flatMap((side, index) => {
    const [lone, ...others] = names[1 - index] ?? [];
    if (lone === undefined || others.length > 0) return [];
    return checkCrowd(['sides', side], lone, names[index]?.length ?? 0, variant);
  });
}

function checkOpening({ opening, charger, sides }: CombatData): readonly Finding[] {
  if (charger !== undefined) {
    const wrong = checkSideName(['charger'], charger, sides);
    if (wrong.length > 0 || opening !== 'contact') return wrong;
    return [error('charger', ['charger'], 'a charger, but nobody charges', 'write opening: charge, or leave it out')];
  }
  if (opening === 'contact') return [];
  const message = `opening: ${opening} needs a charger`;
  return [error('charger', ['opening'], message, `write charger: with one of ${Object.keys(sides).join(', ')}`)];
}

function warn(data: CombatData, variant: Variant): readonly Finding[] {
  const { opening, charger = '', sides } = data;
  const turns = warnOfTurns(data);
  if (opening === 'contact') return turns;
  return [...turns, ...warnOfMovelessAssaults([...new Set(expandSide(sides[charger] ?? []))], opening, variant)];
}

/** Speaking turns of those who assault nobody, or alone. // CF-PEN-2 */
function warnOfTurns({ opening, charger = '', sides, 'speaking-turns': turns }: CombatData): readonly Finding[] {
  const assailants = opening !== 'contact' ? (namesOfSide(sides, charger) ?? []) : [];
  return Object.keys(turns).flatMap((name) => {
    if (assailants.length > 1 && assailants.includes(name)) return [];
    const why = assailants.includes(name)
      ? { en: 'nobody else assaults', fr: 'personne d’autre ne donne l’assaut' }
      : { en: `${name} does not assault`, fr: `${name} ne donne pas l’assaut` };
    return [idleAt('confrontation', ['engagement', 'speaking-turns', name], 'speaking-turns', why)];
  });
}

function namesOfSide(sides: CombatData['sides'], side: string): readonly string[] | undefined {
  return namesBySide(sides)[Object.keys(sides).indexOf(side)];
}

/** Everybody of a side assaults everybody of the other, who is within reach. // CF-ASLT-1 */
function entriesOf(data: CombatData, { combatants, sideOf }: Party, charging: number): readonly AssaultEntry[] {
  const opponents = [...sideOf.keys()].filter((fighter) => sideOf[fighter] !== charging);
  const set = opponents.reduce((bits, fighter) => bits | (1 << fighter), 0);
  return [...sideOf.keys()]
    .filter((fighter) => sideOf[fighter] === charging)
    .map((by) => ({
      by,
      on: opponents,
      set,
      distance: 0,
      potential: 0,
      divePotential: 0,
      isCharge: data.opening === 'charge',
      speakingTurn: data['speaking-turns'][combatants[by]?.id ?? ''] ?? 1,
      redirect: null,
      fires: false,
      impact: 0,
      whenGone: 'stay',
      isFirst: false,
    }));
}

function planOf(data: CombatData, variant: Variant): FrontPlan {
  const party = partyOf(variant, data.sides);
  const { fighters } = twoSides(data.sides);
  const charging = data.charger === undefined ? -1 : party.sideNames.indexOf(data.charger);
  const isInContact = data.opening === 'contact';
  return {
    party,
    loneSide: fighters[0].length === 1 ? 0 : 1,
    roster: party.combatants.map(() => true),
    assailant: charging === 1 ? 1 : 0,
    isInContact,
    entries: isInContact ? [] : entriesOf(data, party, charging),
    diver: -1,
    charged: bitsOf(party, data.charged),
    forced: bitsOf(party, data.forced),
    fear: data.fear,
    isAssault: false,
    extent: 'fight',
    rounds: data.rounds,
  };
}

/** One against one or several, hand to hand, until one side is gone. */
export const combat: KindDefinition<CombatData> = {
  listing: {
    id: 'combat',
    alias: 'combat',
    summary: { en: 'one against one or several, to the end', fr: 'un contre un ou plusieurs, jusqu’au bout' },
    fields: [
      SIDES_FIELD,
      field('opening', 'contact (default), charge or engage', 'contact (défaut), charge ou engagement'),
      field('charger', 'side that charges or engages', 'camp qui charge ou engage'),
      field(
        'speaking-turns',
        'fighter → number of the speaking turn of his charge, default 1',
        'combattant → numéro du tour de parole de sa charge, par défaut 1',
      ),
      field(
        'charged',
        'list of fighters under the charge penalty in turn 1, besides those charged',
        'liste des combattants pénalisés au tour 1, outre ceux qui sont chargés',
      ),
      field(
        'forced',
        'list of fighters with all dice in defence in turn 1',
        'liste des combattants dont tous les dés sont en défense au tour 1',
      ),
      roundsField(ROUNDS),
      fearField(false),
    ],
  },
  schema,
  needs: ({ sides }) => needsOfAll(sides),
  rollsDamage: () => true,
  check,
  warn,
  compile: (data, variant, options: CompileOptions) =>
    contested(compileFront(planOf(data, variant), variant, options), namesBySide(data.sides)),
};
