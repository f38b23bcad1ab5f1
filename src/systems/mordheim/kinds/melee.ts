import { z } from 'zod';
import { contested } from '../../act.ts';
import { field } from '../../field.ts';
import type { CompileOptions, Finding, Model, Variant } from '../../system.ts';
import { Arena } from '../arena.ts';
import { batchTablesFor } from '../batch-tables.ts';
import { ENGAGEMENT_ALIASES, optionAliases } from '../decisions.ts';
import type { StepSize } from '../fight-model.ts';
import { error } from '../findings.ts';
import { MeleeModel } from '../melee.ts';
import { frenchFields, integer, kindWord, option, rout, sideNames, sides } from '../schema-parts.ts';
import { checkSideList, checkSideName, checkSides, listed, twoSides } from '../sides.ts';
import { warnOfStalemate } from '../stalemate.ts';
import { tacticsOf } from '../tactics.ts';
import type { Terms } from '../terms.ts';
import type { KindDefinition } from './kind.ts';

const schema = frenchFields(
  {
    kind: kindWord('melee', 'mêlée').describe('a close combat between two sides'),
    sides,
    charger: z.string().default('none').describe('side that charges in the first round, or none'),
    'first-turn': z.string().optional().describe('side of the first turn, when nobody charges'),
    rounds: integer(1, 500, 'cap of rounds (player turns)').default(20),
    contact: option('contact', ['all', 'paired']).default('all'),
    rout,
    'friends-near': sideNames.default([]).describe('sides with friends just outside the fight'),
    concede: z
      .record(z.string(), option('concede option', ['never', 'when-allowed'], optionAliases('concede')))
      .default({})
      .describe('side: never or when-allowed'),
  },
  ENGAGEMENT_ALIASES,
);

type MeleeData = z.infer<typeof schema>;

function check(data: MeleeData, variant: Variant): readonly Finding[] {
  const { charger, sides } = data;
  const firstTurn = data['first-turn'];
  return [
    ...checkSides(sides, variant),
    ...(charger === 'none' ? [] : checkSideName(['charger'], charger, sides)),
    ...(firstTurn === undefined ? [] : checkFirstTurn(firstTurn, data)),
    ...checkSideList('rout', data.rout, sides),
    ...checkSideList('friends-near', data['friends-near'], sides),
    ...Object.keys(data.concede).flatMap((side) => checkSideName(['concede', side], side, sides)),
  ];
}

function checkFirstTurn(side: string, { charger, sides }: MeleeData): readonly Finding[] {
  const findings = checkSideName(['first-turn'], side, sides);
  if (charger === 'none') return findings;
  const message = 'first-turn together with a charger: the side that charges has the first turn';
  return [...findings, error('first-turn', ['first-turn'], message, 'remove first-turn, or the charger')];
}

function arenaOf(data: MeleeData, variant: Variant): Arena {
  const both = twoSides(data.sides);
  const conceding = both.names.filter((side) => data.concede[side] === 'when-allowed');
  const terms: Terms = {
    contact: data.contact === 'paired' ? 'paired' : 'all',
    hasFriendsNear: listed(both, data['friends-near']),
    testsRout: listed(both, data.rout),
    concedes: listed(both, conceding),
  };
  return new Arena(variant, both.names, both.fighters, terms);
}

/** Within a round of a duel hardly any futures meet: it takes a step for each of the two, unless a log wants all parts. */
function stepSizeFor(engine: CompileOptions['engine'], arena: Arena): StepSize {
  if (engine === 'dice') return 'round';
  return engine !== 'steps' && arena.fighters.length === 2 ? 'attacks' : 'part';
}

/** Two sides in close combat, round by round. */
export const melee: KindDefinition<MeleeData> = {
  listing: {
    id: 'melee',
    alias: 'mêlée',
    summary: { en: 'close combat of two sides, round by round', fr: 'corps à corps de deux camps, tour par tour' },
    fields: [
      field(
        'sides',
        'exactly two: name → list of fighter ids (`2 x ghoul`)',
        'exactement deux : nom → liste de combattants (`2 x ghoul`)',
      ),
      field(
        'charger',
        'side that charges in round 1, or none (default)',
        'camp qui charge au tour 1, ou none (défaut)',
      ),
      field(
        'first-turn',
        'side of the first turn when nobody charges; default the first side',
        'camp du premier tour si personne ne charge ; par défaut le premier camp',
      ),
      field(
        'rounds',
        '1 to 500, default 20: cap of rounds (player turns)',
        '1 à 500, par défaut 20 : limite de tours (tours de joueur)',
      ),
      field('contact', 'all (default) | paired', 'all (défaut) | paired'),
      field(
        'rout',
        'true | false (default) | list of sides that test for rout',
        'true | false (défaut) | liste des camps qui testent leur déroute',
      ),
      field(
        'friends-near',
        'list of sides with friends just outside the fight',
        'liste des camps qui ont des amis tout près du combat',
      ),
      field('concede', 'side → never (default) | when-allowed', 'camp → jamais (défaut) | dès-que-permis'),
    ],
  },
  schema,
  needs: ['WS', 'S', 'T', 'W', 'I', 'A', 'Ld'],
  doings: ['blows', 'opening-shots'],
  check,
  warn: (data, variant) => warnOfStalemate(data.sides, variant, data['friends-near']),
  compile: (data, variant, options) => {
    const arena = arenaOf(data, variant);
    const firstTurn = data['first-turn'] === undefined ? 0 : arena.sideNames.indexOf(data['first-turn']);
    const model = new MeleeModel({
      arena,
      charger: arena.sideNames.indexOf(data.charger),
      firstTurn: Math.max(0, firstTurn),
      roundsMax: data.rounds,
      tables: batchTablesFor(arena.readings, options.engine, false),
      isDecided: options.choices !== 'free',
      stepSize: stepSizeFor(options.engine, arena),
    });
    return contested({ model: model as Model, tactics: tacticsOf(arena) }, twoSides(data.sides).fighters);
  },
};
