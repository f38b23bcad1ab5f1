import type { z } from 'zod';
import { settled } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import { fields } from '../../vocabulary.ts';
import { checkActor } from '../checks.ts';
import { centimetres, LENGTH_MAX, millimetres } from '../lengths.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

/** Shorter gaps are stepped over, in mm. // MB-STEP-1 */
const STEP = 30;

const schema = fields(
  {
    kind: kindWord('step-over', 'enjamber').describe('a gap is stepped over'),
    subject: fighterId.describe('who steps over it'),
    gap: centimetres(LENGTH_MAX, 'length of the gap'),
  },
  { sujet: 'subject', trou: 'gap' },
);

type StepOverData = z.infer<typeof schema>;

function compile({ subject, gap }: StepOverData): ReturnType<typeof settled> {
  const length = millimetres(gap);
  const crosses = length < STEP;
  const facts = {
    outcomes: [
      outcome('crosses', 'steps over it', 'enjambe'),
      outcome('stopped', 'stops at the edge', 's’arrête au bord'), // MB-STEP-2
    ],
    metrics: [metric('crossed', UNITS.millimetres, 'gap stepped over', 'trou enjambé')],
    actors: [subject],
  };
  return settled(facts, { outcome: crosses ? 0 : 1, values: [crosses ? length : 0] });
}

/** A gap is stepped over. // MB-STEP */
export const stepOver: KindDefinition<StepOverData> = {
  listing: {
    id: 'step-over',
    alias: 'enjamber',
    summary: { en: 'a gap is stepped over', fr: 'un trou est enjambé' },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('gap', 'cm: length of the gap', 'cm : longueur du trou'),
    ],
  },
  schema,
  check: (data, variant) => checkActor(['subject'], data.subject, variant),
  compile,
};
