import { z } from 'zod';
import { field } from '../field.ts';
import { metric } from '../outcomes.ts';
import { fighterId } from '../schema-parts.ts';
import type { Field, Finding, Metric, Variant } from '../system.ts';
import { fields } from '../vocabulary.ts';
import { fighterOf } from './combatant.ts';
import { checkFighterId, error } from './findings.ts';
import { centimetres, LENGTH_MAX, millimetres } from './lengths.ts';
import type { Neighbour } from './scatter.ts';
import { UNITS } from './words.ts';

/** Most fighters near a target. */
const NEIGHBOURS_MAX = 20;

/** Who stands near the target. // MB-SCAT-1 */
export const neighbours = z
  .array(
    fields(
      {
        fighter: fighterId.describe('who'),
        distance: centimetres(LENGTH_MAX, 'from the target'),
      },
      { combattant: 'fighter' },
    ),
  )
  .max(NEIGHBOURS_MAX)
  .default([])
  .describe('who stands near the target: a shot that misses may strike them');

export type NeighbourData = z.infer<typeof neighbours>[number];

/** That field, as listings show it. */
export const NEIGHBOURS_LISTING: Field = field(
  'neighbours',
  'list of {fighter, distance: cm from the target}, default none',
  'liste de {combattant, distance : cm de la cible}, défaut aucun',
);

/** Mistakes in naming who stands near. @param target id of the target */
export function checkNeighbours(list: readonly NeighbourData[], target: string, variant: Variant): readonly Finding[] {
  return list.flatMap(({ fighter }, index) => {
    const path = ['neighbours', index, 'fighter'];
    const unknown = checkFighterId(path, fighter, variant);
    if (unknown.length > 0) return unknown;
    const hint = 'define another fighter of the same profile, and name him';
    if (fighter === fighterOf(target)) {
      return [error('neighbours', path, `${fighter} is the target: he cannot stand beside himself`, hint)];
    }
    const isRepeated = list.slice(0, index).some((other) => other.fighter === fighter);
    return isRepeated ? [error('neighbours', path, `${fighter} is already among the neighbours`, hint)] : [];
  });
}

/** Neighbours by the indices of fighters. @param names instances of the engagement, those of all neighbours among them */
export function neighboursOf(list: readonly NeighbourData[], names: readonly string[]): readonly Neighbour[] {
  return list.map(({ fighter, distance }) => ({
    fighter: names.indexOf(fighter),
    distance: millimetres(distance),
  }));
}

/** Who is in an engagement: those named first, then neighbours who are not among them. */
export function withNeighbours(names: readonly string[], list: readonly NeighbourData[]): readonly string[] {
  return [...names, ...list.map(({ fighter }) => fighter).filter((fighter) => !names.includes(fighter))];
}

/** Whether each neighbour is struck. */
export function neighbourMetrics(list: readonly NeighbourData[]): readonly Metric[] {
  return list.map(({ fighter }) => metric(`hit.${fighter}`, UNITS.flag, `struck: ${fighter}`, `touché : ${fighter}`));
}
