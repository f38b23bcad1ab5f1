import { settled } from '../../act.ts';
import { field } from '../../field.ts';
import type { Finding, Variant } from '../../system.ts';
import type { FighterData } from '../fighter-schema.ts';
import { affairOf } from '../movement/affair.ts';
import { MOVEMENT_SCHEMA, type MovementData } from '../movement/fields.ts';
import { measureMove } from '../movement/measure.ts';
import { MOVE_OUTCOMES, measurementsOf } from '../movement/measurements.ts';
import { checkOrder, warnOfOrder } from '../movement/order-checks.ts';
import { pictureOf } from '../movement/picture.ts';
import { checkTable } from '../movement/table-checks.ts';
import type { KindDefinition } from './kind.ts';

function check(data: MovementData, variant: Variant): readonly Finding[] {
  return [...checkOrder(data.move, variant), ...checkTable(data, variant)];
}

/** One move measured on the table. // CF-GEO */
export const movement: KindDefinition<MovementData> = {
  listing: {
    id: 'movement',
    alias: 'mouvement',
    takesAll: true,
    summary: {
      en: 'one move measured on the table: the shortest path round bases and scenery, and where it ends',
      fr: 'un déplacement mesuré sur la table : le plus court trajet entre socles et décors, et sa fin',
    },
    fields: [
      field('move.actor', 'who moves', 'qui se déplace'),
      field(
        'move.action',
        'walk, run, charge, engage, cover-move or pursuit',
        'marche, course, charge, engagement, déplacement-à-couvert ou poursuite',
      ),
      field(
        'move.target',
        '[x, y] for the mark, a fighter, or a list of enemies (charge, engage); without one a pursuer stays',
        '[x, y] pour la mire, un combattant, ou une liste d’ennemis (charge, engagement) ; sans cible un poursuivant reste',
      ),
      field('move.disengaged', 'in this activation; default false', 'pendant cette activation ; par défaut false'),
      field('move.visible', 'sees the target; default true', 'voit la cible ; par défaut true'),
      field('move.facing', 'degrees wanted at the end', 'orientation voulue à la fin, en degrés'),
      field(
        'move.contact-angle',
        'contact point seen from the centre of the target, in degrees',
        'point de contact vu du centre de la cible, en degrés',
      ),
      field('move.pivot', '{id: new facing} of charged fighters', '{identifiant : nouvelle orientation} des cibles'),
      field('move.target-lost', 'none (default), killed or fled', 'aucune (défaut), tuée ou enfuie'),
      field('move.fled-to', '[x, y]: new centre of who fled', '[x, y] : nouveau centre du fuyard'),
      field(
        'move.then',
        'stay, redirect or run where the target is lost',
        'reste, réorienter ou course si la cible est perdue',
      ),
      field('move.then-target', 'enemy (redirect) or [x, y] (run)', 'ennemi (réorienter) ou [x, y] (course)'),
      field('move.then-visible', 'sees him; default true', 'le voit ; par défaut true'),
      field('move.level-change', 'none (default), up or down', 'aucun (défaut), montée ou descente'),
      field('move.level-change-when', 'before or after (default) the move', 'avant ou après (défaut) le déplacement'),
      field(
        'obstacles',
        'list of {id, polygon: [[x, y] …], height}: impassable, convex',
        'liste de {id, polygone : [[x, y] …], hauteur} : infranchissables, convexes',
      ),
      field(
        'reliefs',
        'list of {id, polygon, height, size}: crossed at a price',
        'liste de {id, polygone, hauteur, taille} : franchis à un prix',
      ),
    ],
  },
  schema: MOVEMENT_SCHEMA,
  needs: ({ move: { actor } }, variant) => {
    const data = variant.fighters[actor] as FighterData | undefined;
    const isFlying = (data?.level ?? 0) > 0;
    return [{ fighter: actor, characteristics: [isFlying ? 'MOV-air' : 'MOV'] }];
  },
  check,
  warn: ({ move }) => warnOfOrder(move),
  compile: (data, variant) => {
    const affair = affairOf(data, variant);
    const result = measureMove(affair);
    const { actor, action } = data.move;
    const figure = affair.table.figures.find(({ id }) => id === actor);
    const opening = { en: `${actor} announces: ${action}`, fr: `${actor} annonce : ${action}` };
    return settled(
      { outcomes: MOVE_OUTCOMES, metrics: [], actors: [actor], opening },
      {
        outcome: MOVE_OUTCOMES.findIndex(({ name }) => name === result.outcome),
        values: [],
        measurements: measurementsOf(result),
        ...(figure === undefined ? {} : { picture: pictureOf(affair.table, figure, result) }),
      },
    );
  },
};
