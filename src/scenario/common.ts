import { z } from 'zod';
import { fields, normalizeWord, noted } from '../systems/vocabulary.ts';
import { count, quantity, share } from './quantities.ts';
import { LIMITS, type RunSettings } from './scenario.ts';

/** Top-level keys of every scenario, in the order in which they read best. */
export const TOP_KEYS = [
  'system',
  'edition',
  'title',
  'description',
  'rulings',
  'tables',
  'fighters',
  'engagement',
  'vary',
  'run',
  'expect',
  'analyses',
] as const;

/** Words that a fighter may not be called: `vary:` paths begin with them. */
export const RESERVED_IDS: readonly string[] = ['fighters', 'engagement', 'rulings', 'tables', 'edition'];

/** Ids of fighters: letters (accents included), digits, hyphens, underscores; they begin with a letter or digit. */
export const FIGHTER_ID = /^[\p{L}\d][\p{L}\p{M}\d_-]{0,63}$/u;

export const titleSchema = noted(z.string().min(1).max(200), {
  description: 'Title of the report, up to 200 characters.',
});
export const descriptionSchema = noted(z.string().max(20_000), {
  description: 'What the scenario asks, shown in the report. Up to 20,000 characters.',
});

const METHOD_IDS = ['auto', 'sampled', 'exact', 'both'] as const;

export const runSchema = fields({
  method: z
    .preprocess(
      (value) => (typeof value === 'string' ? normalizeWord(value) : value),
      noted(z.enum(METHOD_IDS), {
        noun: 'method',
        ids: METHOD_IDS,
        description: 'auto: exact where small enough, else sampled. both: compares the two.',
      }),
    )
    .optional(),
  trials: count(1, LIMITS.trials, 'Trials per variant, 1 or more; 1_000_000 is accepted.').optional(),
  precision: share(
    0,
    0.5,
    '0.1%',
    'Instead of trials: half-width of the interval of the leading outcome, more than 0 and less than 50%.',
  ).optional(),
  seed: count(0, Number.MAX_SAFE_INTEGER, 'Seed of the luck, a whole number from 0 to 2^53-1.').optional(),
  confidence: share(0.5, 1, '95%', 'Level of every interval, between 50% and 100%, both excluded.').optional(),
});

export const DEFAULT_RUN: RunSettings = { method: 'auto', trials: null, precision: null, seed: null, confidence: 0.95 };

const labelSchema = noted(z.union([z.string(), z.number(), z.boolean()]), { allowed: 'a label of the axis' });

export const expectationSchema = fields({
  outcome: noted(z.string(), { noun: 'outcome name', description: 'Outcome whose probability is checked.' }).optional(),
  metric: noted(z.string(), { noun: 'metric name', description: 'Metric whose mean is checked.' }).optional(),
  between: noted(z.array(quantity('A bound, included.')).length(2), {
    allowed: 'two numbers, the lower one first: [45%, 55%]',
    description: 'Lower and upper bound, both included.',
  }),
  where: noted(z.record(z.string(), labelSchema), {
    description: 'Axis of `vary:` → label; axes that are not named match every value.',
  }).optional(),
});

/** Scripted dice: faces in the order in which they are rolled. */
export const diceSchema = noted(z.array(noted(z.int().min(1).max(1000), {})).max(10_000), {
  description: 'Scripted dice: faces in the order in which they are rolled; one trial.',
});
