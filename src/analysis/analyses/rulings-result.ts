import { z } from 'zod';
import { flip } from './flips.ts';
import { bilingual, effect, estimate, head, label, measured } from './parts.ts';

const reading = z.strictObject({
  sort: z.enum(['ruling', 'preset', 'table']),
  id: z.string().describe('ruling, preset, or label of the tables'),
  question: bilingual.nullable(),
  option: z.string().describe('option tried'),
  inForce: z.string().nullable().describe('option in force; null where the variants differ, and of presets and tables'),
  provenance: z.enum(['sheet', 'chapter', 'published', 'assumption']).nullable().describe('of the option tried'),
  moves: z
    .array(effect.nullable())
    .describe('variant by variant: what it does to the measure; null where it is read so already, or cannot be'),
  largest: z.int().describe('index of the variant that it moves the most'),
  flips: z.array(flip),
  unasked: z
    .literal(true)
    .exactOptional()
    .describe('it could move nothing: no fight of any variant ever asked how it is read'),
});

const factorial = z.strictObject({
  variant: z.int().describe('index of the variant: the one that the strongest of them moves the most'),
  factors: z.array(z.strictObject({ reading: z.int().describe('index of the reading'), effect: estimate })),
  interactions: z.array(
    z.strictObject({
      between: z.tuple([z.int(), z.int()]).describe('indexes of two factors'),
      effect: estimate.describe('how much more the one moves the measure with the other switched'),
      isCertain: z.boolean().describe('whether it differs from 0 in the family of all of them (Holm)'),
    }),
  ),
});

export const rulingsResult = z.strictObject({
  kind: z.literal('rulings'),
  ...head,
  measure: measured,
  variants: z.array(z.strictObject({ label, base: estimate })),
  outcomes: z.record(z.string(), bilingual).describe('what its flips call by name'),
  along: z.string().nullable().describe('axis whose values are compared'),
  readings: z.array(reading),
  refused: z.array(
    z.strictObject({ id: z.string(), option: z.string(), message: z.string(), french: z.string().exactOptional() }),
  ),
  untouched: z.array(z.string()).describe('rulings of the game that this kind of engagement does not know'),
  untried: z
    .array(z.strictObject({ id: z.string(), text: bilingual }))
    .describe('assumptions without an alternative to try'),
  factorial: factorial.nullable().describe('the strongest rulings switched together in every combination'),
});

export type RulingsResult = z.infer<typeof rulingsResult>;
export type Factorial = z.infer<typeof factorial>;
export type Reading = RulingsResult['readings'][number];

/** What a reading changes of the verdict: flips between leads that are worth telling. */
export function changesOf({ flips }: Reading): Reading['flips'] {
  return flips.filter(({ isSlight }) => !isSlight);
}
