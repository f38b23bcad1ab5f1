import { z } from 'zod';
import { words } from './parts.ts';

const point = z.tuple([z.number(), z.number()]).describe('x to the right and y up, in the unit of the picture');

const radius = z.number().describe('in the unit of the picture');

const look = {
  tone: z
    .enum(['side-1', 'side-2', 'side-3', 'side-4', 'barrier', 'ground', 'mark'])
    .describe('what it stands for: a side, ground, or something that is only pointed out'),
  isGhost: z.boolean().exactOptional().describe('outlined only: where something was, or will be'),
};

const name = z.string().exactOptional().describe('written beside it');

const stroke = z.strictObject({
  to: point,
  arc: z
    .strictObject({
      radius,
      isLarge: z.boolean().describe('more than half a turn'),
      isCounterClockwise: z.boolean().describe('the sense, seen from above'),
    })
    .exactOptional()
    .describe('an arc of a circle to that point; a straight line without it'),
});

const kind = 'which shape it is';

const shape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('disc').describe(kind), centre: point, radius, ...look, name }),
  z.strictObject({
    kind: z.literal('polygon').describe(kind),
    corners: z.array(point).describe('in order'),
    ...look,
    name,
  }),
  z.strictObject({
    kind: z.literal('line').describe(kind),
    from: point,
    strokes: z.array(stroke).describe('one after the other'),
    ...look,
  }),
]);

export const picture = z
  .strictObject({
    unit: words.describe('of all lengths'),
    description: words.describe('all that the plan shows, in words'),
    shapes: z.array(shape).describe('later ones lie over earlier ones'),
  })
  .describe('a plan seen from above');
