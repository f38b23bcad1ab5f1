import type { z } from 'zod';
import { word } from '../vocabulary.ts';
import type { Side } from './course.ts';

/** A side of a ship. */
export const shipSide = word({
  noun: 'side of a ship',
  ids: ['port', 'starboard'],
  aliases: { bâbord: 'port', tribord: 'starboard' },
}) as z.ZodType<Side>;
