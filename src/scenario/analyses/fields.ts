import { z } from 'zod';
import { noted } from '../../systems/vocabulary.ts';
import { count, share } from '../quantities.ts';

/** What an analysis is about; the outcome of the first `expect:`, or the first of all, when neither is given. */
export const measureFields = {
  outcome: noted(z.string(), {
    noun: 'outcome name',
    description: 'Outcome whose probability it is about.',
  }).optional(),
  metric: noted(z.string(), { noun: 'metric name', description: 'Metric whose mean it is about, instead.' }).optional(),
};

const label = noted(z.union([z.string(), z.number(), z.boolean()]), { allowed: 'a label of the axis' });

/** Axis of `vary:` → label. */
export function labels(description: string): z.ZodType<Readonly<Record<string, string | number | boolean>>> {
  return noted(z.record(z.string(), label), { allowed: 'a map: axis of `vary:` → label', description });
}

/** Which variants it is about; all of them when absent. */
export const whereField = labels('Axis of `vary:` → label; axes that are not named match every value.').optional();

/** Trials on shared luck, or of each variant, where it must sample. */
export const trialsField = count(
  100,
  1_000_000_000,
  'Trials where it has to sample; those of `run:` when absent, up to its own limit.',
).optional();

/** A share strictly between 0 and 1. */
export function part(description: string, example = '5%'): z.ZodType<number> {
  return share(0, 1, example, description);
}
