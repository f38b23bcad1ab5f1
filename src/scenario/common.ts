import { z } from 'zod';
import { fields, normalizeWord, noted } from '../systems/vocabulary.ts';
import { count, quantity, share } from './quantities.ts';
import { LIMITS, type RunSettings } from './scenario-parts.ts';

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
  peek: noted(z.boolean(), {
    description: 'true: intervals of outcomes hold however often they are looked at, for some 2.5 times the trials.',
  }).optional(),
});

export const DEFAULT_RUN: RunSettings = {
  method: 'auto',
  trials: null,
  precision: null,
  seed: null,
  confidence: 0.95,
};

const labelSchema = noted(z.union([z.string(), z.number(), z.boolean()]), { allowed: 'a label of the axis' });

const band = (description: string) =>
  noted(z.array(quantity('A bound, included.')).length(2), {
    allowed: 'two numbers, the lower one first: [45%, 55%]',
    description,
  }).optional();

const labelsOf = (description: string) =>
  noted(z.record(z.string(), labelSchema), { allowed: 'a map: axis of `vary:` → label', description }).optional();

const rank = count(1, LIMITS.variants, 'A rank; 1 is the highest value.');

const verdictWord = noted(z.union([z.string(), z.boolean()]), { allowed: 'a word' });

/** A check in any of its forms; which keys go together is told by {@link readExpectations}. */
export const expectationSchema = fields({
  outcome: noted(z.string(), { noun: 'outcome name', description: 'Outcome whose probability is checked.' }).optional(),
  metric: noted(z.string(), { noun: 'metric name', description: 'Metric whose mean is checked.' }).optional(),
  between: band('Lower and upper bound of the value, both included.'),
  difference: band('Bounds of the difference between the variants `of` and `from`, both included.'),
  rank: noted(z.union([rank, z.array(rank).length(2)]), {
    allowed: 'a rank, 1 for the highest value, or the best and the worst that will do: [1, 2]',
    description: 'Rank of the variant `of` among all values of its axes, in every circumstance; 1 is the highest.',
  }).optional(),
  of: labelsOf('The variant that a difference, a rank or a dominance is claimed of: axis → label.'),
  from: labelsOf('The variant that a difference is counted from: axis → label.'),
  dominates: labelsOf('The variant to which `of` is nowhere inferior, and somewhere superior: axis → label.'),
  analysis: noted(z.union([z.int().min(0), z.string()]), {
    allowed: 'the place of an analysis in `analyses:` (0 is the first), its title or its kind',
    description: 'Analysis that is checked: its place (0 is the first), its title or its kind.',
  }).optional(),
  figure: noted(z.string(), { noun: 'figure', description: 'Figure of the analysis that is checked.' }).optional(),
  entry: noted(z.string(), {
    noun: 'entry',
    description: 'Entry of the roster of the analysis whose figure is checked.',
  }).optional(),
  verdict: noted(z.union([verdictWord, z.array(verdictWord).min(1)]), {
    allowed: 'a verdict of the analysis, or a list of those that will do',
    description: 'Verdict of the analysis, or a list of those that will do.',
  }).optional(),
  where: labelsOf('Axis of `vary:` → label; axes that are not named match every value.'),
});

/** Scripted dice: faces in the order in which they are rolled. */
export const diceSchema = noted(z.array(noted(z.int().min(1).max(1000), {})).max(10_000), {
  description: 'Scripted dice: faces in the order in which they are rolled; one trial.',
});
