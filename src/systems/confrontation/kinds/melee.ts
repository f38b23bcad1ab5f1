import { z } from 'zod';
import { contested } from '../../act.ts';
import { idleAt } from '../../asked.ts';
import { field } from '../../field.ts';
import { kindWord, sides } from '../../schema-parts.ts';
import type { Finding, Variant } from '../../system.ts';
import { fields, noted, wordOrName } from '../../vocabulary.ts';
import { combatantOf, rulingsOf } from '../combatant.ts';
import { LENGTH_MAX } from '../fighter-schema.ts';
import {
  checkCrowd,
  checkInstance,
  checkNames,
  checkSideName,
  checkSides,
  namesBySide,
  needsOfAll,
} from '../fights/fight-checks.ts';
import { FIGHT_ALIASES, instanceNames, rounds, roundsField, SIDES_FIELD } from '../fights/fight-fields.ts';
import { compileMelee, type MeleePlan } from '../fights/melee-setup.ts';
import { bitsOf, indexOf, type Party, partyOf } from '../fights/party.ts';
import { error } from '../findings.ts';
import { centimetres, millimetres } from '../lengths.ts';
import type { KindDefinition } from './kind.ts';

const ROUNDS = 20;

const someNames = instanceNames.default([]);

const schema = fields(
  {
    kind: kindWord('melee', 'mêlée').describe('several against several, cut into combats turn by turn'),
    sides,
    combats: noted(z.array(instanceNames).min(1).max(15), {
      allowed: 'a list of combats, each a list of fighters: one against one or several',
      description: 'combats of turn 1; whoever is not named is free',
    }).optional(),
    spacing: centimetres(LENGTH_MAX, 'what a pursuit has to cover').default(0),
    spacings: z
      .record(z.string(), centimetres(LENGTH_MAX, 'what a pursuit has to cover'))
      .default({})
      .describe('"pursuer>target": the same for the two'),
    charged: someNames.describe('fighters under the charge penalty in turn 1'),
    forced: someNames.describe('fighters who place all dice in defence in turn 1'),
    chargers: someNames.describe('fighters who have just charged'),
    engagers: someNames.describe('fighters who have just engaged'),
    divers: someNames.describe('fighters who have just dived: chargers with the bonus of a dive'),
    'tactical-winner': wordOrName({ noun: 'side', ids: ['roll'], aliases: { jet: 'roll' } }, 'a side, or roll')
      .default('roll')
      .describe('side that wins every tactical roll, or roll'),
    rounds: rounds(ROUNDS),
  },
  {
    ...FIGHT_ALIASES,
    écart: 'spacing',
    écarts: 'spacings',
    chargés: 'charged',
    forcés: 'forced',
    chargeurs: 'chargers',
    engageurs: 'engagers',
    plongeurs: 'divers',
    'vainqueur-tactique': 'tactical-winner',
  },
);

type MeleeData = z.infer<typeof schema>;

const LISTS = ['charged', 'forced', 'chargers', 'engagers', 'divers'] as const;

function check(data: MeleeData, variant: Variant): readonly Finding[] {
  const { sides } = data;
  const findings = checkSides(sides, variant);
  if (findings.length > 0) return findings;
  const winner = data['tactical-winner'];
  return [
    ...checkCombats(data, variant),
    ...LISTS.flatMap((list) => checkNames([list], data[list], sides)),
    ...checkEngagers(data),
    ...Object.keys(data.spacings).flatMap((pair) => checkSpacing(pair, data)),
    ...(winner === 'roll' ? [] : checkSideName(['tactical-winner'], winner, sides)),
  ];
}

// CF-ERR-12, CF-SEP-5
function checkCombats({ combats = [], sides }: MeleeData, variant: Variant): readonly Finding[] {
  const unknown = combats.flatMap((names, index) => checkNames(['combats', index], names, sides));
  if (unknown.length > 0) return unknown;
  const all = combats.flat();
  return combats.flatMap((names, index) => {
    const path = ['combats', index];
    const twice = names.find((name) => all.indexOf(name) !== all.lastIndexOf(name));
    if (twice !== undefined) return [error('twice', path, `${twice} is in two combats`, 'name everybody once at most')];
    const members = namesBySide(sides).map((side) => names.filter((name) => side.includes(name)));
    const counts = members.map(({ length }) => length);
    if (counts.includes(0)) {
      return [error('one-sided', path, 'a combat with fighters of one side only', 'name fighters of both sides')];
    }
    const lone = counts.indexOf(1);
    if (lone >= 0) return checkCrowd(path, members[lone]?.[0] ?? '', counts[1 - lone] ?? 0, variant);
    const message = `a combat of ${counts.join(' against ')}`;
    return [error('several-on-both-sides', path, message, 'a combat is one against one or several: cut it in two')];
  });
}

/** An assault is a charge or an engagement. // CF-ASLT-1 */
function checkEngagers({ chargers, engagers, divers }: MeleeData): readonly Finding[] {
  const charging = new Set([...chargers, ...divers]);
  return engagers.flatMap((name, index) => {
    if (!charging.has(name)) return [];
    const message = `${name} has charged and engaged`;
    return [error('two-assaults', ['engagers', index], message, 'an assault is one or the other')];
  });
}

function checkSpacing(pair: string, { sides }: MeleeData): readonly Finding[] {
  const path = ['spacings', pair];
  const [pursuer, target, ...rest] = pair.split('>');
  if (pursuer === undefined || target === undefined || rest.length > 0) {
    const message = `${JSON.stringify(pair)} names no pursuer and target`;
    return [error('spacing', path, message, 'write "pursuer>target"')];
  }
  const unknown = [pursuer, target].flatMap((name) => checkInstance(path, name.trim(), sides));
  if (unknown.length > 0) return unknown;
  const isOneSide = namesBySide(sides).some((names) => names.includes(pursuer.trim()) && names.includes(target.trim()));
  if (!isOneSide) return [];
  return [error('same-side', path, `${pursuer} and ${target} stand on the same side`, 'one pursues enemies only')];
}

/** Abilities that depend on an earlier assault → the lists that give them one. // CF-ABL-16, CF-ABL-19, CF-ABL-20 */
const AFTER_ASSAULTS = {
  amok: ['chargers', 'engagers'],
  'force-on-charge': ['chargers'],
  'bestial-charge': ['chargers'],
} as const;

/** Assaults on which nothing depends any more. */
function warn(data: MeleeData, variant: Variant): readonly Finding[] {
  const rulings = rulingsOf(variant);
  if (rulings['opposed-tie'] === 'assailant') return [];
  const why = {
    en: 'none of his abilities depends on an earlier assault',
    fr: 'aucune de ses capacités ne dépend d’un assaut précédent',
  };
  return (['chargers', 'engagers'] as const).flatMap((list) =>
    data[list].flatMap((name, index) => {
      const { abilities } = combatantOf(variant, name);
      const isFelt = (['amok', 'force-on-charge', 'bestial-charge'] as const).some((id) => {
        const lists: readonly string[] = AFTER_ASSAULTS[id];
        return lists.includes(list) && abilities.has(id) && (id === 'amok' || rulings[id] !== 'none');
      });
      return isFelt ? [] : [idleAt('confrontation', ['engagement', list, index], list, why)];
    }),
  );
}

function spacingOf({ spacing, spacings }: MeleeData, { combatants }: Party): MeleePlan['spacing'] {
  const own = new Map(Object.entries(spacings).map(([pair, cm]) => [pair.replace(/\s/g, ''), cm]));
  return (pursuer, target) =>
    millimetres(own.get(`${combatants[pursuer]?.id ?? ''}>${combatants[target]?.id ?? ''}`) ?? spacing);
}

function planOf(data: MeleeData, variant: Variant): MeleePlan {
  const party = partyOf(variant, data.sides);
  return {
    party,
    combats: data.combats?.map((names) => names.map((name) => indexOf(party, name))) ?? null,
    spacing: spacingOf(data, party),
    charged: bitsOf(party, data.charged),
    forced: bitsOf(party, data.forced),
    chargers: bitsOf(party, data.chargers),
    engagers: bitsOf(party, data.engagers),
    divers: bitsOf(party, data.divers),
    tacticalWinner: party.sideNames.indexOf(data['tactical-winner']),
    rounds: data.rounds,
  };
}

/** Several against several: combats, pursuits, turn after turn. */
export const melee: KindDefinition<MeleeData> = {
  listing: {
    id: 'melee',
    alias: 'mêlée',
    summary: {
      en: 'several against several: combats and pursuits, turn by turn',
      fr: 'plusieurs contre plusieurs : combats et poursuites, tour par tour',
    },
    fields: [
      SIDES_FIELD,
      field(
        'combats',
        'combats of turn 1, each a list of fighters: one against one or several; whoever is not named is free',
        'combats du tour 1, chacun une liste de combattants : un contre un ou plusieurs ; qui n’est pas nommé est libre',
      ),
      field('spacing', 'cm that a pursuit has to cover, default 0', 'cm qu’une poursuite doit couvrir, par défaut 0'),
      field('spacings', '"pursuer>target" → cm', '"poursuivant>cible" → cm'),
      field(
        'charged',
        'list of fighters under the charge penalty in turn 1',
        'liste des combattants pénalisés au tour 1',
      ),
      field(
        'forced',
        'list of fighters with all dice in defence in turn 1',
        'liste des combattants dont tous les dés sont en défense au tour 1',
      ),
      field('chargers', 'list of fighters who have just charged', 'liste des combattants qui viennent de charger'),
      field('engagers', 'list of fighters who have just engaged', 'liste des combattants qui viennent d’engager'),
      field('divers', 'list of fighters who have just dived', 'liste des combattants qui viennent de piquer'),
      field(
        'tactical-winner',
        'roll (default) or the side that wins every tactical roll',
        'jet (défaut) ou le camp qui gagne chaque jet tactique',
      ),
      roundsField(ROUNDS),
    ],
  },
  schema,
  // Nobody leaves, and who is charged is given.
  neverFelt: ['left-side', 'charge-stacking'],
  needs: ({ sides }) => needsOfAll(sides),
  rollsDamage: () => true,
  check,
  warn,
  compile: (data, variant, options) =>
    contested(compileMelee(planOf(data, variant), variant, options), namesBySide(data.sides)),
};
