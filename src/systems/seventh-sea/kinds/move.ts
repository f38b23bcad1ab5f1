import type { z } from 'zod';
import { settled } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { integer, kindWord } from '../../schema-parts.ts';
import { fields } from '../../vocabulary.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('move', 'déplacement').describe('from one level of the scenery to another'),
    from: integer(-20, 20, 'level at which he begins'),
    to: integer(-20, 20, 'level that he wants to reach'),
  },
  { depuis: 'from', vers: 'to' },
);

type MoveData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('free', 'free, along with another action', 'gratuit, avec une autre action'),
  outcome('costs-a-die', 'costs an action die', 'coûte un dé d’action'),
];

const METRICS = [
  metric('dice-cost', UNITS.dice, 'action dice it costs', 'dés d’action dépensés'),
  metric('fall-dice', UNITS.dice, 'damage dice of a fall instead', 'dés de dommages d’une chute'),
];

/** A move between levels. */
export const move: KindDefinition<MoveData> = {
  listing: {
    id: 'move',
    alias: 'déplacement',
    summary: {
      en: 'what a move between levels of the scenery costs',
      fr: 'coût d’un déplacement entre niveaux du décor',
    },
    needsFighters: false,
    fields: [
      field('from', 'level at which he begins', 'niveau de départ'),
      field('to', 'level that he reaches', 'niveau d’arrivée'),
    ],
  },
  schema,
  check: () => [],
  compile: ({ from, to }) => {
    const isFree = to === from || to === from - 1; // SS-MOVE-1
    const opening = { en: `from level ${from} to level ${to}`, fr: `du niveau ${from} au niveau ${to}` };
    return settled(
      { outcomes: OUTCOMES, metrics: METRICS, actors: ['mover'], opening },
      { outcome: isFree ? 0 : 1, values: [isFree ? 0 : 1, Math.max(0, from - to)] },
    );
  },
};
