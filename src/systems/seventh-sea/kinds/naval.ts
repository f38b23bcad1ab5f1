import { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { integer, kindWord, sides as sidesOfShips } from '../../schema-parts.ts';
import { checkSideName, checkSides, expandSide, twoSides } from '../../sides.ts';
import type { Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { canFire, warnBearing } from '../check-ships.ts';
import { combatantOf } from '../combatant.ts';
import { checkPart, error, FINDINGS, warning } from '../findings.ts';
import { NavalModel } from '../naval.ts';
import { shipSide } from '../sea-fields.ts';
import { type Ship, shipOf } from '../ship.ts';
import { AT } from '../ship-state.ts';
import { tablesOf } from '../tables.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('naval', 'combat-naval').describe('two ships that fire at each other'),
    sides: sidesOfShips.describe('exactly two sides of one ship each'),
    rounds: integer(1, 500, 'cap of rounds').default(50),
    bears: z
      .record(z.string(), shipSide)
      .default({})
      .describe('side: where its guns bear, of a ship with guns by side'),
  },
  { camps: 'sides', tours: 'rounds', bord: 'bears' },
);

type NavalData = z.infer<typeof schema>;

function check({ sides, bears }: NavalData, variant: Variant): readonly Finding[] {
  const wrong = checkSides(FINDINGS, sides, variant, Number.POSITIVE_INFINITY);
  if (wrong.length > 0) return wrong;
  return [
    ...Object.entries(sides).flatMap(([side, entries]) => checkSide(side, entries, variant)),
    ...Object.keys(bears).flatMap((side) => checkSideName(FINDINGS, ['bears', side], side, sides)),
  ];
}

function checkSide(side: string, entries: readonly string[], variant: Variant): readonly Finding[] {
  const ships = expandSide(entries);
  if (ships.length !== 1) {
    const message = `side ${side} has ${ships.length} ships, expected one`;
    return [error('one-ship', ['sides', side], message, 'a naval fight is one ship against another')];
  }
  return ships.flatMap((id) => checkPart(['sides', side, 0], id, ['ship'], variant));
}

/** The ships of both sides, in their order. */
function shipsOf({ sides, bears }: NavalData, variant: Variant): readonly [Ship, Ship] {
  const { names, fighters } = twoSides(sides);
  const shipOfSide = (side: 0 | 1): Ship => shipOf(combatantOf(variant, fighters[side][0] ?? ''), bears[names[side]]);
  return [shipOfSide(0), shipOfSide(1)];
}

/** Warnings of guns that cannot be where they are said to be, and of a fight in which nobody can fire. */
function warn(data: NavalData, variant: Variant): readonly Finding[] {
  const { names, fighters } = twoSides(data.sides);
  const idle = names.flatMap((side, index) =>
    warnBearing(['bears', side], fighters[index]?.[0] ?? '', data.bears[side], variant),
  );
  const { rulings } = variant;
  const isArmed = (ship: Ship): boolean => (ship.start.traits[AT.panache] ?? 0) > 0 && canFire(ship, rulings);
  if (shipsOf(data, variant).some(isArmed)) return idle;
  const message = {
    en: 'neither ship can fire: every fight is a draw at the cap of rounds',
    fr: 'aucun navire ne peut tirer\u00a0: chaque combat finit nul au dernier round',
  };
  const hint = {
    en: 'a ship fires with Finesse, Panache, and guns on the side that bears',
    fr: 'un navire tire avec un équipage, du Panache et des canons du bord qui porte',
  };
  return [...idle, warning('never-ends', ['sides'], message, hint)];
}

/** Two ships that fire at each other, round by round. */
export const naval: KindDefinition<NavalData> = {
  listing: {
    id: 'naval',
    alias: 'combat-naval',
    summary: {
      en: 'two ships fire at each other, round by round, until one sinks',
      fr: 'deux navires se canonnent, tour par tour, jusqu’à ce que l’un coule',
    },
    fields: [
      field('sides', 'exactly two, of one ship each', 'exactement deux, d’un navire chacun'),
      field('rounds', '1 to 500, default 50: cap of rounds', 'de 1 à 500, défaut 50 : plafond de tours'),
      field(
        'bears',
        'side: port (default) or starboard, for ships with `guns` by side',
        'camp : bâbord (défaut) ou tribord, pour les navires à `canons` par bord',
      ),
    ],
  },
  schema,
  tables: () => ['sinking-table'],
  check,
  warn,
  compile: (data, variant, options) => {
    const facts = {
      sides: twoSides(data.sides).names,
      ships: shipsOf(data, variant),
      rounds: data.rounds,
      sinkingTable: tablesOf(variant)['sinking-table'],
      rulings: variant.rulings,
    };
    return played(new NavalModel(facts, options));
  },
};
