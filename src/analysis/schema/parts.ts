import { z } from 'zod';
import { bilingual } from '../analyses/parts.ts';

/** Pieces of the schema of a result. Sentences say what the names and types cannot: units, bounds, meaning of null. */

export const words = bilingual.describe('a text in English and French');

export const share = z.number().min(0).max(1);

export const labelValue = z.union([z.string(), z.number(), z.boolean()]);

/** Axis name → label. */
export const labels = z
  .record(z.string(), labelValue)
  .describe('axis name → value, as labelled in the scenario; in the order of the axes, empty without axes');

export const axis = z.strictObject({
  name: z.string().describe('path varied, such as captain.equipment'),
  values: z.array(labelValue).describe('labels in the order of the scenario'),
});

export const comparison = z
  .strictObject({
    analysis: z.int().min(0).describe('index in `analyses`'),
    baseline: labels,
    variant: labels,
    measure: z
      .strictObject({
        kind: z.enum(['outcome', 'metric']).describe('a probability, or a mean'),
        name: z.string().describe('of the outcome or metric'),
      })
      .describe('what is compared: the probability of an outcome, or the mean of a metric'),
    difference: z.number().describe('variant less baseline, as shares or in the unit of the metric'),
    low: z.number().describe('interval of the difference at `level`; equal to it when exact'),
    high: z.number().describe('its upper end'),
    level: z.number().gt(0).lt(1).describe('of the interval, and of all verdicts of the analysis together'),
    n: z.int().nullable().describe('trials on shared luck; null when exact'),
    method: z.string().describe('of the interval, or exact'),
    p: z.number().nullable().describe('two-sided p-value of no difference; null when exact'),
    adjusted: z.number().nullable().describe("the same by Holm's method over its analysis; null when exact"),
    verdict: z
      .enum(['better', 'worse', 'tie', 'not-separated'])
      .describe('of the variant: certainly higher, certainly lower, exactly equal, or too few trials to tell'),
  })
  .describe('a variant beside its baseline, of an analysis `compare`');

export const rulingNote = z
  .strictObject({
    id: z.string().describe('as `rulings:` takes it'),
    question: words,
    option: z.string().nullable().describe('option in force; null where an axis varies it'),
    options: z.array(z.string()).describe('all that could be taken'),
    isDefault: z.boolean().describe('whether every variant takes the default of its edition'),
    provenance: z
      .enum(['sheet', 'chapter', 'published', 'assumption'])
      .nullable()
      .describe('where the option comes from; null where an axis varies it'),
  })
  .describe('an ambiguity of the rules with the reading taken');

export const assumptionNote = z
  .strictObject({ id: z.string().describe('of the ruling or rule'), text: words })
  .describe('something that the numbers take for granted without a source');

export const warningNote = z
  .strictObject({
    line: z.int().min(1).nullable().describe('line of the scenario; null where it is about the run'),
    en: z.string().describe('English'),
    fr: z.string().nullable().describe('French; null where only English words exist'),
  })
  .describe('something to know before the numbers are read');

export const expectationResult = z
  .strictObject({
    outcome: z
      .string()
      .exactOptional()
      .describe('outcome whose probability is claimed; absent where the claim is about a metric'),
    text: z.string().describe('the claim in words (English)'),
    verdict: z
      .enum(['pass', 'fail', 'inconclusive'])
      .describe(
        'pass: the whole interval lies in the band; fail: wholly outside; inconclusive: more trials are needed',
      ),
    detail: z.string().describe('the variant that decided, with its value and interval (English)'),
    words: z
      .strictObject({ text: words, detail: words })
      .exactOptional()
      .describe('claim and detail in both languages'),
    line: z.int().min(1).describe('line of the scenario'),
  })
  .describe('a check of `expect:`');

export const performance = z
  .strictObject({
    durationMs: z.number().min(0).describe('whole run, milliseconds'),
    workers: z.int().min(1).describe('threads that sampled'),
    engine: z
      .enum(['dice', 'tables', 'mixed'])
      .describe(
        'what sampled: every die by itself, exact tables, or not the same for all variants; dice where nothing was sampled',
      ),
    machines: z
      .array(
        z.strictObject({
          variant: z.int().min(0).describe("index in the scenario's variants"),
          states: z.int().min(1).describe('states that were walked'),
          branches: z.int().min(1).describe('branches that were enumerated'),
          atoms: z.int().min(1).describe('ends of draws in its tables'),
          bytes: z.int().min(1).describe('bytes of its tables'),
          roundsADraw: z.int().min(0).describe("rounds that a trial's first draw plays; 0: it is a step"),
          buildMs: z.number().min(0).describe('how long building took, milliseconds'),
        }),
      )
      .exactOptional()
      .describe('what the machines that sampled by tables took to build'),
    trialsPerSecond: z.number().min(0).nullable().describe('trials per second; null when nothing was sampled'),
    node: z.string().describe('version of Node'),
    platform: z.string().describe('operating system and processor'),
    startedAt: z.string().describe('when the run began, ISO 8601'),
  })
  .describe('wall-clock figures; no part of the hash');
