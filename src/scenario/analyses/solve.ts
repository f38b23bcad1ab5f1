import { z } from 'zod';
import { fields, noted } from '../../systems/vocabulary.ts';
import type { Label } from '../axes.ts';
import { quantity } from '../quantities.ts';
import type { Candidate, Measure } from '../scenario-parts.ts';
import type { Desk } from './desk.ts';
import { labels, measureFields, trialsField } from './fields.ts';
import { type GridValue, gridValues, placeOf, positionsOf } from './grid.ts';
import { type Asked, analysisKind } from './request.ts';

/** Which value of a place makes a measure hit a target. */
export interface SolvePlan {
  readonly measure: Measure;
  /** Canonical path, e.g. `ghoul.characteristics.T`. */
  readonly place: string;
  /** In the measure's unit; a share of 1 for outcomes. */
  readonly target: number;
  /** In the order asked for; labels stand under {@link place}. */
  readonly points: readonly { readonly at: Label; readonly candidate: Candidate }[];
  /** Labels of values that the rules refuse. */
  readonly refused: readonly Label[];
  /** Positions of the points on a scale: the labels themselves where all are numbers and ascend; else null. */
  readonly positions: readonly number[] | null;
  /** The most trials of each value; those of the run when null. */
  readonly trials: number | null;
}

export type SolveRequest = Asked<'solve', SolvePlan>;

const VALUES_MAX = 200;

const schema = fields(
  {
    for: noted(z.string(), {
      allowed: 'a path such as ghoul.characteristics.T',
      description: 'What is to be found: a path as in `vary:`.',
    }),
    from: noted(z.number(), { description: 'First value of a range.' }).optional(),
    to: noted(z.number(), { description: 'Last value of a range, included.' }).optional(),
    step: noted(z.number().gt(0), { description: 'Step of the range; 1 when absent.' }).optional(),
    values: noted(z.unknown(), {
      allowed: 'a list of values, or a map of labels',
      description: 'Instead of a range: values in order, such as a ladder of equipment.',
    }).optional(),
    ...measureFields,
    target: quantity('What the measure is to be; 50% of an outcome when absent.').optional(),
    at: labels('The variant to start from: axis of `vary:` → label.').optional(),
    trials: trialsField,
  },
  { de: 'from', à: 'to', pour: 'for', cible: 'target' },
);

type Fields = z.infer<typeof schema>;

export const solve = analysisKind<'solve', Fields, SolvePlan>({
  id: 'solve',
  alias: 'résoudre',
  summary: {
    en: 'which value makes an outcome or a metric what it should be: how tough, how many, how dear',
    fr: 'quelle valeur donne à une issue ou à une mesure ce qu’elle doit être\u00a0: quelle endurance, combien, à quel prix',
  },
  schema,
  checks: {
    figures: {
      crossing: { en: 'where the target is crossed', fr: 'endroit où la cible est franchie' },
      nearest: { en: 'value nearest to the target', fr: 'valeur la plus proche de la cible' },
    },
    verdicts: {
      verdict: {
        label: { en: 'the verdict', fr: 'verdict' },
        words: {
          crossed: { en: 'crossed', fr: 'franchie' },
          'not-reached': { en: 'not reached', fr: 'pas atteinte' },
          open: { en: 'not told yet', fr: 'pas encore tranché' },
        },
      },
    },
  },
  plan: (given, desk) => {
    const base = desk.only(['at'], given.at);
    const values = valuesOf(given, desk);
    if (base === null || values === null) return null;
    const variant = desk.variants[base];
    const measure = desk.measure(given, variant?.variant);
    const target = measure === null ? null : targetOf(given, measure, desk);
    if (measure === null || target === null) return null;
    const found = pointsOf(given.for, base, values, desk);
    if (found === null) return null;
    const positions = positionsOf(found.points.map(({ at }) => at));
    return { measure, target, ...found, positions, trials: given.trials ?? null };
  },
});

function valuesOf(given: Fields, desk: Desk): readonly GridValue[] | null {
  const { from, to, step = 1, values } = given;
  if (values !== undefined) {
    const stray = (['from', 'to', 'step'] as const).find((key) => given[key] !== undefined);
    if (stray !== undefined) return desk.mistake([stray], 'both a range and values are given', 'keep one of the two');
    const listed = gridValues(['values'], desk);
    return listed !== null && listed.length > VALUES_MAX ? tooMany(listed.length, ['values'], desk) : listed;
  }
  if (from === undefined || to === undefined) {
    const message = 'nothing says which values are tried';
    return desk.mistake([from === undefined ? 'from' : 'to'], message, 'write `from: 1, to: 10`, or `values:`');
  }
  if (from >= to)
    return desk.mistake(['to'], `the range ${from} to ${to} does not ascend`, 'write the lower end first');
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  if (count > VALUES_MAX) return tooMany(count, ['to'], desk);
  // Ten decimals keep 0.1 + 0.2 what it is called.
  return Array.from({ length: count }, (_, index) => Number((from + index * step).toFixed(10))).map((value) => ({
    label: value,
    value: { data: value },
  }));
}

function tooMany(count: number, path: readonly string[], desk: Desk): null {
  return desk.mistake(
    path,
    `${count} values, and ${VALUES_MAX} are allowed`,
    'write a larger `step:`, or fewer values',
  );
}

function targetOf({ target }: Fields, measure: Measure, desk: Desk): number | null {
  if (measure.kind === 'metric') {
    return target ?? desk.mistake(['target'], 'nothing says what the metric is to be', 'write `target:` in its unit');
  }
  if (target === undefined) return 1 / 2;
  if (target > 0 && target < 1) return target;
  const message = `a probability to be aimed at lies between 0 and 1, got ${target}`;
  return desk.mistake(['target'], message, 'write a percentage: `target: 50%`');
}

/** A variant for every value that the rules allow; null after recording that there is none. */
function pointsOf(
  path: string,
  base: number,
  values: readonly GridValue[],
  desk: Desk,
): Pick<SolveRequest, 'place' | 'points' | 'refused'> | null {
  const points: { at: Label; candidate: Candidate }[] = [];
  const refused: Label[] = [];
  let place = path;
  const rest = desk.variants[base]?.label ?? {};
  for (const { label, value } of values) {
    const change = desk.change(['for'], path, value);
    if (change === null) return null;
    place = placeOf(change);
    const variant = desk.tried(['for'], base, [change]);
    if (variant === null) return null;
    if (variant === 'refused') refused.push(label);
    else points.push({ at: label, candidate: { label: { ...rest, [place]: label }, variant } });
  }
  const [first] = values;
  if (points.length > 0 || first === undefined) return { place, points, refused };
  const change = desk.change(['for'], path, first.value);
  if (change !== null) desk.derive(['for'], base, [change]);
  return null;
}
