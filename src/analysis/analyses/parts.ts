import { z } from 'zod';
import { resultMetrics } from '../../engine/block.ts';
import type { Measure } from '../../scenario/scenario-parts.ts';
import type { ModelFacts } from '../facts.ts';
import type { Bilingual } from '../summary-parts.ts';

/** Pieces of the results of analyses. Their schemas are the published ones; the types follow from them. */

export const bilingual = z.strictObject({ en: z.string(), fr: z.string() });

/** Axis or path → label. */
export const label = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

export const estimate = z
  .strictObject({
    value: z.number(),
    low: z.number(),
    high: z.number(),
    n: z.int().nullable(),
    method: z.string(),
  })
  .describe('a number, its interval at the confidence of the result (equal to it when exact), the trials behind it');

export const effect = estimate
  .extend({
    reduction: z.number().nullable().describe('by how much sharing luck divided the variance; null when exact'),
  })
  .describe('what a change does to the measure');

export const measured = z
  .strictObject({
    kind: z.enum(['outcome', 'metric']),
    name: z.string(),
    label: bilingual,
    unit: bilingual.nullable(),
  })
  .describe('the number that the analysis is about: probability of an outcome, or mean of a metric in its unit');

/** P-value of a verdict among several. */
export const adjusted = z
  .number()
  .nullable()
  .describe(
    'p-value by Holm’s method over the analysis, at most 1 less the confidence where it stands; null when exact',
  );

/** What every analysis begins with. */
export const head = {
  title: z.string().nullable().describe('as its author wrote it'),
  line: z.int().describe('line of the scenario'),
};

export type Measured = z.infer<typeof measured>;

/** A measure with the words that its model has for it. */
export function measuredOf(measure: Measure, model: ModelFacts): Measured {
  const { kind, name } = measure;
  if (kind === 'outcome') {
    const outcome = model.outcomes.find((candidate) => candidate.name === name);
    return { kind, name, label: outcome?.label ?? bare(name), unit: null };
  }
  const metric = resultMetrics(model).find((candidate) => candidate.name === name);
  return { kind, name, label: metric?.label ?? bare(name), unit: metric?.unit ?? null };
}

function bare(name: string): Bilingual {
  return { en: name, fr: name };
}
