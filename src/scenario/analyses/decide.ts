import type { z } from 'zod';
import { fields, word } from '../../systems/vocabulary.ts';
import type { Label } from '../axes.ts';
import { quantity } from '../quantities.ts';
import type { Candidate, Measure } from '../scenario-parts.ts';
import type { Desk } from './desk.ts';
import { labels, measureFields, part, trialsField, whereField } from './fields.ts';
import { type Asked, analysisKind } from './request.ts';
import { rivalsOf } from './rivals.ts';

/** Whether a measure is higher in one variant than in another, by at least a difference. */
export interface StrongerQuestion {
  readonly is: 'stronger';
  readonly measure: Measure;
  readonly of: Candidate;
  readonly than: Candidate;
  /** The difference asked for, and the one to tell it from, below it; in shares of 1, or in the metric's unit. */
  readonly by: number;
  readonly above: number;
}

/** Whether a side wins its fair share of the decided fights, to within a margin. */
export interface FairQuestion {
  readonly is: 'fair';
  readonly measure: Measure;
  /** Outcomes that decide against it; none where every trial counts. */
  readonly rivals: readonly string[];
  /** In (0,1), margin added and taken away. */
  readonly fair: number;
  readonly within: number;
  /** Strata that count alike, such as who charges. */
  readonly variants: readonly Candidate[];
}

/** A verdict, at stated rates of error, on as few trials as it takes. */
export interface DecidePlan {
  readonly question: StrongerQuestion | FairQuestion;
  /** Chances of saying yes wrongly, and no wrongly. */
  readonly alpha: number;
  readonly beta: number;
  /** The most trials of each variant; those of the run when null. */
  readonly trials: number | null;
}

export type DecideRequest = Asked<'decide', DecidePlan>;

const schema = fields({
  is: word({ noun: 'question', ids: ['stronger', 'fair'], aliases: { 'plus-fort': 'stronger', équitable: 'fair' } })
    .describe('stronger: is one variant better than another? fair: does a side win its fair share?')
    .optional(),
  of: labels('stronger: the variant asked about, by its labels.').optional(),
  than: labels('stronger: the one it is compared with; the other value of a two-valued axis when absent.').optional(),
  by: quantity('stronger: the difference asked for; 1% of an outcome when absent.').optional(),
  above: quantity('stronger: the difference that it is to be told from, less than `by`; 0 when absent.').optional(),
  within: part('fair: margin about the fair share; 5% when absent.').optional(),
  fair: part('fair: the fair share of decided fights; half of them when absent.', '50%').optional(),
  ...measureFields,
  where: whereField,
  alpha: part('The chance of saying yes wrongly; 5% when absent.').optional(),
  beta: part('stronger: the chance of saying no wrongly; 5% when absent.').optional(),
  trials: trialsField,
});

type Fields = z.infer<typeof schema>;

const DEFAULT_ERROR = 0.05;
const DEFAULT_DIFFERENCE = 0.01;
const DEFAULT_MARGIN = 0.05;

/** Keys that say nothing about the other question. */
const OWN_KEYS = {
  stronger: ['of', 'than', 'by', 'above', 'metric', 'beta'],
  fair: ['within', 'fair'],
} as const satisfies Record<string, readonly (keyof Fields)[]>;

export const decide = analysisKind<'decide', Fields, DecidePlan>({
  id: 'decide',
  alias: 'trancher',
  summary: {
    en: 'a verdict at stated rates of error, however often it is looked at: is this one stronger, is this matchup fair?',
    fr: 'un verdict à des taux d’erreur donnés, aussi souvent qu’on regarde\u00a0: est-ce plus fort, est-ce équitable\u202f?',
  },
  schema,
  checks: {
    figures: {
      share: { en: 'share of the decided fights', fr: 'part des combats décidés' },
      difference: { en: 'difference of the two variants', fr: 'écart entre les deux variantes' },
    },
    verdicts: {
      verdict: {
        label: { en: 'the verdict', fr: 'verdict' },
        words: {
          yes: { en: 'yes', fr: 'oui' },
          no: { en: 'no', fr: 'non' },
          fair: { en: 'fair', fr: 'équitable' },
          unfair: { en: 'unfair', fr: 'inéquitable' },
          'not-enough-evidence': { en: 'not enough evidence', fr: 'pas assez de preuves' },
        },
      },
    },
  },
  plan: (given, desk) => {
    const { alpha = DEFAULT_ERROR, beta = DEFAULT_ERROR, trials = null } = given;
    const isFair = given.is === undefined ? given.of === undefined && given.than === undefined : given.is === 'fair';
    if (hasStrayKey(given, isFair ? 'fair' : 'stronger', desk)) return null;
    if (alpha + beta >= 1) {
      const message = `the error rates ${alpha} and ${beta} add up to 1 or more`;
      return desk.mistake(['alpha'], message, 'write small ones: `alpha: 5%`');
    }
    const question = isFair ? fairQuestion(given, desk) : strongerQuestion(given, desk);
    return question === null ? null : { question, alpha, beta, trials };
  },
});

function hasStrayKey(given: Fields, is: keyof typeof OWN_KEYS, desk: Desk): boolean {
  const other = is === 'fair' ? 'stronger' : 'fair';
  const stray = OWN_KEYS[other].find((key) => given[key] !== undefined);
  if (stray === undefined) return false;
  desk.mistake([stray], `"${stray}" says nothing about \`is: ${is}\``, `remove it, or ask \`is: ${other}\``);
  return true;
}

function fairQuestion(given: Fields, desk: Desk): FairQuestion | null {
  const { fair = 1 / 2, within = DEFAULT_MARGIN, outcome, where } = given;
  const chosen = desk.where(['where'], where);
  const variants = chosen === null ? [] : desk.candidates(chosen);
  const [first] = variants;
  if (first === undefined) {
    if (chosen !== null) desk.mistake(['where'], 'no variant agrees with it', 'remove a label');
    return null;
  }
  const measure = desk.measure({ outcome }, first.variant);
  if (measure === null) return null;
  if (fair - within <= 0 || fair + within >= 1) {
    const message = `a share within ${within} of ${fair} is not between 0 and 1`;
    return desk.mistake(['within'], message, `write less than ${Math.min(fair, 1 - fair)}`);
  }
  const known = desk.model(first.variant).outcomes.map(({ name }) => name);
  return { is: 'fair', measure, rivals: rivalsOf(measure.name, known, first.variant), fair, within, variants };
}

function strongerQuestion(given: Fields, desk: Desk): StrongerQuestion | null {
  const { of, outcome, metric, where = {} } = given;
  if (of === undefined) {
    const axis = desk.axes.find(({ values }) => values.length > 1);
    const message = 'nothing says which variant is asked about';
    const hint =
      axis === undefined
        ? 'write `vary:` with an axis of two values'
        : `write \`of: { ${axis.name}: ${axis.values[0]} }\``;
    return desk.mistake(['of'], message, hint);
  }
  const first = desk.only(['of'], { ...where, ...of });
  const other = given.than ?? theOther(of, desk);
  if (first === null || other === null) return null;
  const second = desk.only(['than'], { ...where, ...other });
  const [mine, its] = desk.candidates([first, second ?? first]);
  if (second === null || mine === undefined || its === undefined) return null;
  if (first === second) {
    return desk.mistake(['than'], 'a variant is compared with itself', 'name another one than in `of:`');
  }
  const measure = desk.measure({ outcome, metric }, mine.variant);
  const difference = measure === null ? null : differenceOf(given, measure, desk);
  return measure === null || difference === null
    ? null
    : { is: 'stronger', measure, of: mine, than: its, ...difference };
}

/** The other values of the axes named, where each has two. */
function theOther(of: Readonly<Record<string, Label>>, desk: Desk): Readonly<Record<string, Label>> | null {
  const entries: [string, Label][] = [];
  for (const [name, label] of Object.entries(of)) {
    const axis = desk.axis(['of', name], name);
    if (axis === null) return null;
    const others = axis.values.filter((value) => String(value) !== String(label));
    const [only] = others;
    if (only === undefined || others.length > 1) {
      const hint = `write \`than:\` with one of: ${others.join(', ')}`;
      return desk.mistake(['than'], `${others.length} other values of ${axis.name} may be meant`, hint);
    }
    entries.push([axis.name, only]);
  }
  return Object.fromEntries(entries);
}

function differenceOf(given: Fields, measure: Measure, desk: Desk): Pick<StrongerQuestion, 'by' | 'above'> | null {
  const { above = 0 } = given;
  if (measure.kind === 'metric' && given.by === undefined) {
    return desk.mistake(['metric'], 'nothing says how much of a difference matters', 'write `by:` in its unit');
  }
  const by = given.by ?? above + DEFAULT_DIFFERENCE;
  if (above >= by) {
    const hint = 'write `above:` less than `by:`: between the two, either answer is right';
    return desk.mistake([given.above === undefined ? 'by' : 'above'], `${by} cannot be told from ${above}`, hint);
  }
  if (measure.kind === 'outcome' && (by >= 1 || above <= -1)) {
    return desk.mistake(['by'], `probabilities differ by less than 1, got ${by}`, 'write a percentage: `by: 1%`');
  }
  return { by, above };
}
