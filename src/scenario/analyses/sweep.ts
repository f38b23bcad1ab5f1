import { z } from 'zod';
import { fields, noted } from '../../systems/vocabulary.ts';
import type { Label } from '../axes.ts';
import type { Candidate, Measure } from '../scenario-parts.ts';
import { measureFields, whereField } from './fields.ts';
import { positionsOf } from './grid.ts';
import { type Asked, analysisKind } from './request.ts';

/** One curve: the other axes held fast. */
export interface SweepCurve {
  /** Axis → label, without the axis swept. */
  readonly label: Readonly<Record<string, Label>>;
  /** Index point of the axis → the variant there; null where `where:` leaves it out. */
  readonly points: readonly (Candidate | null)[];
}

/** A measure along an axis. */
export interface SweepPlan {
  readonly measure: Measure;
  readonly along: string;
  /** Labels of the axis, in its order. */
  readonly points: readonly Label[];
  /** Positions of the points on a scale: the labels themselves where all are numbers and ascend; else null. */
  readonly positions: readonly number[] | null;
  readonly curves: readonly SweepCurve[];
}

export type SweepRequest = Asked<'sweep', SweepPlan>;

const schema = fields({
  along: noted(z.string(), {
    noun: 'axis',
    description: 'Axis of `vary:` to go along; its only one when absent.',
  }).optional(),
  ...measureFields,
  where: whereField,
});

export const sweep = analysisKind<'sweep', z.infer<typeof schema>, SweepPlan>({
  id: 'sweep',
  alias: 'balayage',
  summary: {
    en: 'an outcome or metric along an axis, and where curves cross',
    fr: 'une issue ou une mesure le long d’un axe, et où les courbes se croisent',
  },
  schema,
  checks: {
    figures: {
      least: { en: 'least value', fr: 'plus petite valeur' },
      most: { en: 'greatest value', fr: 'plus grande valeur' },
      span: {
        en: 'span from the least to the greatest value',
        fr: 'étendue de la plus petite à la plus grande valeur',
      },
      crossings: { en: 'crossings of curves', fr: 'croisements de courbes' },
    },
    verdicts: {},
  },
  plan: ({ along, outcome, metric, where }, desk) => {
    const chosen = desk.where(['where'], where);
    const measure = desk.measure({ outcome, metric });
    const long = desk.axes.filter(({ values }) => values.length > 1);
    const [first, second] = long;
    if (along === undefined && (first === undefined || second !== undefined)) {
      const hint =
        first === undefined
          ? 'write `vary:` with an axis of several values'
          : `write \`along:\` with one of: ${long.map(({ name }) => name).join(', ')}`;
      return desk.mistake(
        ['along'],
        first === undefined ? 'there is no axis to go along' : 'there are several axes to go along',
        hint,
      );
    }
    const axis = along === undefined ? first : desk.axis(['along'], along);
    if (axis === undefined || axis === null || measure === null || chosen === null) return null;
    const curves = new Map<string, { label: Record<string, Label>; points: (Candidate | null)[] }>();
    for (const candidate of desk.candidates(chosen)) {
      const { [axis.name]: at, ...label } = candidate.label;
      const key = JSON.stringify(label);
      const curve = curves.get(key) ?? { label, points: axis.values.map(() => null) };
      curves.set(key, curve);
      curve.points[axis.values.indexOf(at ?? '')] = candidate;
    }
    return {
      measure,
      along: axis.name,
      points: axis.values,
      positions: positionsOf(axis.values),
      curves: [...curves.values()],
    };
  },
});
