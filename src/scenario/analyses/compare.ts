import { z } from 'zod';
import type { Model } from '../../systems/system.ts';
import { fields, noted } from '../../systems/vocabulary.ts';
import type { Label } from '../axes.ts';
import { share } from '../quantities.ts';
import type { Candidate, LabelledVariant, Measure } from '../scenario-parts.ts';
import { show } from '../wording.ts';
import type { Desk } from './desk.ts';
import { labels, measureFields, trialsField, whereField } from './fields.ts';
import { type Payer, payerIn, perField, priceOf } from './payers.ts';
import { type Asked, analysisKind } from './request.ts';

/** A variant under its full label, with what its payer costs there; null where costs do not matter. */
export interface Contender extends Candidate {
  readonly cost: number | null;
}

/** A baseline and the variants that differ from it in nothing but the axes compared. */
export interface CompareCircumstance {
  /** Labels of the axes that are not compared. */
  readonly label: Readonly<Record<string, Label>>;
  readonly baseline: Contender;
  readonly variants: readonly Contender[];
}

/** Variants against a baseline. */
export interface ComparePlan {
  readonly measure: Measure;
  /** Labels that make the baseline. */
  readonly baseline: Readonly<Record<string, Label>>;
  /** Fighter or side whose cost the measure is divided by as well. */
  readonly payer: Payer | null;
  readonly circumstances: readonly CompareCircumstance[];
  readonly trials: number | null;
  /** Level of the family of comparisons, in (0.5, 1); that of the run when null. */
  readonly level: number | null;
}

export type CompareRequest = Asked<'compare', ComparePlan>;

const schema = fields({
  baseline: labels(
    'What the others are compared with: axis of `vary:` → label; the first value of the longest axis when absent.',
  ).optional(),
  ...measureFields,
  per: perField('cost: differences per point or coin that the fighter costs, as well.'),
  of: noted(z.string(), {
    noun: 'fighter or side',
    description: 'Fighter or side whose cost counts; the fighter that the axis varies when absent.',
  }).optional(),
  where: whereField,
  trials: trialsField,
  level: share(
    0.5,
    1,
    '99%',
    'Level at which all comparisons hold together; the confidence of `run:` when absent.',
  ).optional(),
});

type Fields = z.infer<typeof schema>;

export const compare = analysisKind<'compare', Fields, ComparePlan>({
  id: 'compare',
  alias: 'comparer',
  summary: {
    en: 'every variant against a baseline on the same luck: how much better or worse, and whether that is certain',
    fr: 'chaque variante face à une référence avec les mêmes dés\u00a0: de combien elle est meilleure ou pire, et si c’est sûr',
  },
  schema,
  checks: {
    figures: {
      better: { en: 'comparisons that come out better', fr: 'comparaisons en mieux' },
      worse: { en: 'comparisons that come out worse', fr: 'comparaisons en moins bien' },
      ties: { en: 'comparisons that are tied', fr: 'comparaisons à égalité' },
      'not-separated': { en: 'comparisons not told apart', fr: 'comparaisons sans verdict' },
      'better-per-cost': { en: 'comparisons that come out better per cost', fr: 'comparaisons en mieux à coût égal' },
      'worse-per-cost': {
        en: 'comparisons that come out worse per cost',
        fr: 'comparaisons en moins bien à coût égal',
      },
      'ties-per-cost': { en: 'comparisons that are tied per cost', fr: 'comparaisons à égalité à coût égal' },
      'not-separated-per-cost': {
        en: 'comparisons not told apart per cost',
        fr: 'comparaisons sans verdict à coût égal',
      },
      'largest-difference': { en: 'largest difference from the baseline', fr: 'plus grand écart avec la référence' },
      'least-difference': { en: 'least difference from the baseline', fr: 'plus petit écart avec la référence' },
    },
    verdicts: {
      verdict: {
        label: { en: 'the verdict on all comparisons', fr: 'verdict de toutes les comparaisons' },
        words: {
          better: { en: 'better', fr: 'mieux' },
          worse: { en: 'worse', fr: 'moins bien' },
          tie: { en: 'tie', fr: 'égalité' },
          mixed: { en: 'mixed', fr: 'partagé' },
          'not-separated': { en: 'not told apart', fr: 'pas départagés' },
        },
      },
    },
  },
  plan: (given, desk) => {
    const chosen = desk.where(['where'], given.where);
    const measure = desk.measure(given);
    const baseline = baselineOf(given.baseline, desk);
    if (chosen === null || measure === null || baseline === null) return null;
    const payer = payerOf(given, Object.keys(baseline), desk);
    if (payer === undefined) return null;
    const circumstances = circumstancesOf(chosen, baseline, payer?.name ?? null, desk);
    if (circumstances === null || !hasMeasure(circumstances, measure, desk)) return null;
    const { trials = null, level = null } = given;
    return { measure, baseline, payer, circumstances, trials, level };
  },
});

function baselineOf(
  written: Readonly<Record<string, Label>> | undefined,
  desk: Desk,
): Readonly<Record<string, Label>> | null {
  const long = desk.axes.filter(({ values }) => values.length > 1);
  const longest = long.find(({ values }) => long.every((other) => other.values.length <= values.length));
  if (longest === undefined) {
    const message = 'there is nothing to compare: no axis has two values';
    return desk.mistake(['baseline'], message, 'write `vary:` with an axis of several values');
  }
  if (written === undefined) return { [longest.name]: longest.values[0] ?? '' };
  const found = desk.labels(['baseline'], written);
  if (found === null) return null;
  if (Object.keys(found).some((name) => long.some((axis) => axis.name === name))) return found;
  const hint = `name a label of one of: ${long.map(({ name }) => name).join(', ')}`;
  return desk.mistake(['baseline'], 'nothing differs from this baseline', hint);
}

/** Null where costs do not matter; undefined after recording what is wrong. */
function payerOf({ per, of }: Fields, places: readonly string[], desk: Desk): Payer | null | undefined {
  const first = desk.variants[0]?.variant;
  if (per !== undefined && first !== undefined) {
    return payerIn(first, { of, places, asked: ['per'], named: ['of'] }, desk) ?? undefined;
  }
  if (of === undefined) return null;
  desk.mistake(['of'], 'a payer is named, and nothing is asked per cost', 'write `per: cost` beside it');
  return undefined;
}

function noCost(name: string, { label }: LabelledVariant, desk: Desk): null {
  const labels = Object.entries(label).map(([axis, value]) => `${axis} = ${value}`);
  const where = labels.length === 0 ? '' : ` where ${labels.join(', ')}`;
  const hint = 'give every fighter a `cost:`, or remove `per: cost`';
  return desk.mistake(['per'], `${show(name)} has no cost above 0${where}`, hint);
}

function circumstancesOf(
  chosen: readonly number[],
  baseline: Readonly<Record<string, Label>>,
  payer: string | null,
  desk: Desk,
): readonly CompareCircumstance[] | null {
  const contender = (candidate: LabelledVariant): Contender | null => {
    if (payer === null) return { ...candidate, cost: null };
    const cost = priceOf(desk.system, candidate.variant, payer)?.amount ?? 0;
    return cost > 0 ? { ...candidate, cost } : noCost(payer, candidate, desk);
  };
  const isBase = ({ label }: LabelledVariant): boolean =>
    Object.entries(baseline).every(([axis, value]) => label[axis] === value);
  const restOf = ({ label }: LabelledVariant): Readonly<Record<string, Label>> =>
    Object.fromEntries(Object.entries(label).filter(([axis]) => !Object.hasOwn(baseline, axis)));
  const bases = new Map(desk.variants.filter(isBase).map((base) => [JSON.stringify(restOf(base)), base]));
  const found = new Map<
    string,
    { label: Readonly<Record<string, Label>>; baseline: Contender; variants: Contender[] }
  >();
  for (const candidate of desk.candidates(chosen)) {
    if (isBase(candidate)) continue;
    const label = restOf(candidate);
    const key = JSON.stringify(label);
    const base = bases.get(key);
    const [mine, its] = [contender(candidate), base === undefined ? null : contender(base)];
    if (mine === null || its === null) return null;
    const circumstance = found.get(key) ?? { label, baseline: its, variants: [] };
    found.set(key, circumstance);
    circumstance.variants.push(mine);
  }
  if (found.size > 0) return [...found.values()];
  const message = 'no variant is left to compare with the baseline';
  return desk.mistake(['where'], message, 'let `where:` match other variants than the baseline');
}

/** An outcome that a variant does not know never happens there; a metric must be counted alike in all of them. */
function hasMeasure(circumstances: readonly CompareCircumstance[], { kind, name }: Measure, desk: Desk): boolean {
  if (kind === 'outcome') return true;
  const least = new Set(
    circumstances
      .flatMap(({ baseline, variants }) => [baseline, ...variants])
      .map(({ variant }) => leastOf(desk.model(variant), name)),
  );
  if (least.size === 1 && !least.has(null)) return true;
  const message = `the metric ${show(name)} is not counted alike in all variants`;
  desk.mistake(['metric'], message, 'keep to variants of one sort with `where:`');
  return false;
}

/** Where a metric is counted from; null where the model does not count it. */
function leastOf(model: Model, name: string): number | null {
  if (name === 'rounds' && model.roundsMax > 0) return 0;
  const metric = model.metrics.find((candidate) => candidate.name === name);
  return metric === undefined ? null : (metric.min ?? 0);
}
