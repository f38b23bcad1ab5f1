import { z } from 'zod';
import { contested } from '../../act.ts';
import { field } from '../../field.ts';
import type { Finding, Model, Variant } from '../../system.ts';
import { Arena } from '../arena.ts';
import { batchTablesFor } from '../batch-tables.ts';
import { checkNeeds } from '../check-fighter.ts';
import { combatantOf, usableEquipmentOf } from '../combatant.ts';
import type { FighterData } from '../fighter-schema.ts';
import { warning } from '../findings.ts';
import { isMissile } from '../missiles.ts';
import { frenchFields, integer, kindWord, rout, sideNames, sides, wholeEighths } from '../schema-parts.ts';
import { canShoot } from '../shots.ts';
import { checkSideList, checkSideName, checkSides, expandSide, listed, twoSides } from '../sides.ts';
import { SkirmishModel } from '../skirmish.ts';
import { warnOfWaiting } from '../stalemate.ts';
import { tacticsOf } from '../tactics.ts';
import type { Terms } from '../terms.ts';
import { CROSSBOW_PISTOL } from '../weapons.ts';
import type { KindDefinition } from './kind.ts';

const schema = frenchFields({
  kind: kindWord('skirmish', 'escarmouche').describe('two sides that come together from a distance'),
  sides,
  distance: wholeEighths(200, 'distance between the sides at the start'),
  rounds: integer(1, 500, 'cap of rounds (player turns)').default(20),
  'first-turn': z.string().optional().describe('side of the first turn; default the first side'),
  cover: sideNames.default([]).describe('sides that stand in cover when they are shot at'),
  rout,
});

type SkirmishData = z.infer<typeof schema>;

function check(data: SkirmishData, variant: Variant): readonly Finding[] {
  const { sides } = data;
  const firstTurn = data['first-turn'];
  return [
    ...checkSides(sides, variant),
    ...(firstTurn === undefined ? [] : checkSideName(['first-turn'], firstTurn, sides)),
    ...checkSideList('cover', data.cover, sides),
    ...checkSideList('rout', data.rout, sides),
    ...Object.entries(variant.fighters).flatMap(([id, fighter]) => checkSkill(id, fighter as FighterData, variant)),
  ];
}

/** Who carries a missile weapon needs the skill to use it. */
function checkSkill(id: string, fighter: FighterData, { rulings }: Variant): readonly Finding[] {
  const items = usableEquipmentOf(fighter, rulings);
  // A crossbow pistol asks for it in close combat already.
  return items.some(isMissile) && !items.includes(CROSSBOW_PISTOL.id) ? checkNeeds(id, fighter, ['BS']) : [];
}

/** Warnings of fighters who can do nothing with what they carry, and of sides that never come to blows. */
function warn(data: SkirmishData, variant: Variant): readonly Finding[] {
  if (twoSides(data.sides).fighters.some(({ length }) => length === 0)) return [];
  const ids = [...new Set(Object.values(data.sides).flatMap(expandSide))];
  const fighters = ids.map((id) => combatantOf(variant, id));
  const unskilled = fighters
    .filter((who) => who.missile !== null && !canShoot(who))
    .map(({ name, missile, tactics }) => {
      const holds = tactics.stance === 'hold';
      const message = {
        en: `${name} has BS 0: he never shoots with his ${missile?.id}${holds ? ', and holds his place all the same' : ''}`,
        fr: `${name} a une CT de 0\u00a0: il ne tire jamais avec \`${missile?.id}\`${holds ? ', et tient pourtant sa place' : ''}`,
      };
      return warning('never-hits', ['sides'], message, {
        en: 'give him BS 1 to 10, or the stance charge',
        fr: 'donnez-lui une CT de 1 à 10, ou `stance: charge`',
      });
    });
  return [...unskilled, ...warnOfWaiting(data, variant)];
}

function arenaOf(data: SkirmishData, variant: Variant): Arena {
  const both = twoSides(data.sides);
  const terms: Terms = {
    contact: 'charged',
    hasFriendsNear: [false, false],
    testsRout: listed(both, data.rout),
    concedes: [false, false],
  };
  return new Arena(variant, both.names, both.fighters, terms);
}

/** Two sides that come together from a distance, turn by turn. */
export const skirmish: KindDefinition<SkirmishData> = {
  listing: {
    id: 'skirmish',
    alias: 'escarmouche',
    summary: {
      en: 'two sides that come together: moves, shots, charges, close combat',
      fr: 'deux camps qui se rapprochent : tirs, charges, corps à corps',
    },
    fields: [
      field(
        'sides',
        'exactly two: name → list of fighter ids (`2 x ghoul`)',
        'exactement deux : nom → liste de combattants (`2 x ghoul`)',
      ),
      field(
        'distance',
        'inches between the sides at the start, more than 0, in steps of 0.125',
        'pas entre les camps au départ, plus de 0, par huitièmes',
      ),
      field(
        'rounds',
        '1 to 500, default 20: cap of rounds (player turns)',
        '1 à 500, par défaut 20 : limite de tours (tours de joueur)',
      ),
      field(
        'first-turn',
        'side of the first turn; default the first side',
        'camp du premier tour ; par défaut le premier camp',
      ),
      field(
        'cover',
        'list of sides in cover: -1 to hit when they are shot at',
        'liste des camps à couvert : -1 pour les toucher au tir',
      ),
      field(
        'rout',
        'true | false (default) | list of sides that test for rout',
        'true | false (défaut) | liste des camps qui testent leur déroute',
      ),
    ],
  },
  schema,
  needs: ['M', 'WS', 'S', 'T', 'W', 'I', 'A', 'Ld'],
  doings: ['blows', 'opening-shots', 'shots', 'moves'],
  check,
  warn,
  compile: (data, variant, options) => {
    const arena = arenaOf(data, variant);
    const firstTurn = data['first-turn'] === undefined ? 0 : arena.sideNames.indexOf(data['first-turn']);
    const model = new SkirmishModel({
      arena,
      firstTurn: Math.max(0, firstTurn),
      roundsMax: data.rounds,
      distance: data.distance,
      isCovered: listed(twoSides(data.sides), data.cover),
      tables: batchTablesFor(arena.readings, options.engine, false),
      isDecided: options.choices !== 'free',
      stepSize: options.engine === 'dice' ? 'round' : 'part',
    });
    return contested({ model: model as Model, tactics: tacticsOf(arena) }, twoSides(data.sides).fighters);
  },
};
