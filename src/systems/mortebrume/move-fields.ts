import type { z } from 'zod';
import { field } from '../field.ts';
import type { Field } from '../system.ts';
import { word } from '../vocabulary.ts';
import type { Combatant } from './combatant.ts';
import { centimetres, LENGTH_MAX } from './lengths.ts';

/** How far somebody may move this turn. // MB-TURN-7 */
export type Move = 'simple' | 'double';

const move = word({
  noun: 'move',
  ids: ['simple', 'double'],
  aliases: {},
}) as z.ZodType<Move>;

/** Fields of somebody who moves in an unusual way. */
export const MOVE_FIELDS = {
  'prior-move': centimetres(LENGTH_MAX, 'movement before it').default(0),
  move: move.default('simple').describe('a simple move, or a double one'),
};

/** French names of those fields. */
export const MOVE_ALIASES: Readonly<Record<string, string>> = {
  'déplacement-préalable': 'prior-move',
  déplacement: 'move',
};

/** Those fields, as listings show them. */
export const MOVE_LISTING: readonly Field[] = [
  field('prior-move', 'cm: movement before it, default 0', 'cm : déplacement préalable, défaut 0'),
  field('move', 'simple (default) or double', 'simple (défaut) ou double'),
];

/** All that he may move this turn, in mm. // MB-TURN-7 */
export function allowanceOf({ movement }: Combatant, how: Move): number {
  return how === 'double' ? 2 * movement : movement;
}
