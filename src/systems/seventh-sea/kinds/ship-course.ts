import { z } from 'zod';
import { settled } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { Finding } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { PHASES } from '../action-dice.ts';
import { combatantOf } from '../combatant.ts';
import { sail } from '../course.ts';
import { checkPart, error } from '../findings.ts';
import { shipSide } from '../sea-fields.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const FAR = 9_999;

const faces = z.array(integer(1, PHASES, 'face of an action die')).max(20);

const order = fields(
  {
    phase: integer(1, PHASES, 'phase of the order'),
    ahead: integer(-99, 99, 'hexagons ahead').optional(),
    turn: shipSide.optional().describe('to turn by 60 degrees'),
    dice: faces.optional().describe('action dice that pay for the turn'),
  },
  { 'en-avant': 'ahead', virer: 'turn', dés: 'dice' },
);

const schema = fields(
  {
    kind: kindWord('ship-course', 'route').describe('where the orders of one round take a ship'),
    ship: fighterId.describe('ship'),
    start: fields(
      {
        q: integer(-FAR, FAR, 'axial coordinate'),
        r: integer(-FAR, FAR, 'axial coordinate'),
        heading: integer(0, 5, 'where the bow points'),
      },
      { cap: 'heading' },
    ).describe('place and heading at the start of the round'),
    dice: faces.default([]).describe('faces of the action dice'),
    orders: z.array(order).max(50).default([]).describe('orders by phase'),
  },
  { navire: 'ship', départ: 'start', dés: 'dice', ordres: 'orders' },
);

type ShipCourseData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('legal', 'by the rules', 'conforme'),
  outcome('illegal', 'against the rules', 'non conforme'),
];
const LEGAL = 0;
const ILLEGAL = 1;

/** An order moves ahead or turns. */
function checkOrders({ orders }: ShipCourseData): readonly Finding[] {
  return orders.flatMap(({ ahead, turn, dice }, index) => {
    const path = ['orders', index];
    if ((ahead === undefined) === (turn === undefined)) {
      const message = ahead === undefined ? 'an order without ahead or turn' : 'an order with both ahead and turn';
      return [error('order', path, message, 'write {phase, ahead: n} or {phase, turn: port, dice: [faces]}')];
    }
    if (ahead === undefined || dice === undefined) return [];
    return [error('order', [...path, 'dice'], 'moving ahead needs no dice', 'remove them')];
  });
}

/** Where the orders of one round take a ship. // SS-SHIP-14 to 16 */
export const shipCourse: KindDefinition<ShipCourseData> = {
  listing: {
    id: 'ship-course',
    alias: 'route',
    summary: {
      en: 'where a ship’s orders of one round take her, and whether they are legal',
      fr: 'où les ordres d’un tour mènent un navire sur les hexagones, et s’ils sont conformes',
    },
    fields: [
      field('ship', 'fighter id', 'identifiant d’un combattant'),
      field('start', '{q, r, heading 0 to 5}', '{q, r, cap de 0 à 5}'),
      field('dice', 'faces of the action dice; none by default', 'faces des dés d’action ; aucune par défaut'),
      field(
        'orders',
        'list of {phase, ahead: n} or {phase, turn: port or starboard, dice: faces}',
        'liste de {phase, en-avant : n} ou {phase, virer : bâbord ou tribord, dés : faces}',
      ),
    ],
  },
  schema,
  check: (data, variant) => [...checkPart(['ship'], data.ship, ['ship'], variant), ...checkOrders(data)],
  compile: ({ ship, start, dice, orders }, variant) => {
    const { name, traits } = combatantOf(variant, ship);
    const { isLegal, q, r, heading, hexes } = sail(traits, start, dice, orders);
    const metrics = [
      { ...metric('q', UNITS.hexes, 'coordinate q', 'coordonnée q'), min: Math.min(0, q) },
      { ...metric('r', UNITS.hexes, 'coordinate r', 'coordonnée r'), min: Math.min(0, r) },
      metric('heading', UNITS.headings, 'heading', 'cap'),
      metric('hexes', UNITS.hexes, 'hexagons sailed', 'hexagones parcourus'),
    ];
    const end = { outcome: isLegal ? LEGAL : ILLEGAL, values: [q, r, heading, hexes] };
    const opening = {
      en: `${name}: rudder ${traits.wits}, hull ${traits.resolve}, action dice ${dice.join(' ')}`,
      fr: `${name} : gouvernail ${traits.wits}, coque ${traits.resolve}, dés d’action ${dice.join(' ')}`,
    };
    return settled({ outcomes: OUTCOMES, metrics, actors: [name], opening }, end);
  },
};
