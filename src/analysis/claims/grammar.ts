import { PERCENT_SIGNS } from '../number-text.ts';
import { type PathWords, placeOfWord, shownSteps } from '../paths.ts';
import type { Bilingual, Label } from '../summary-parts.ts';

/** How claims and findings are told in one language. */
export interface Grammar {
  readonly language: 'en' | 'fr';
  /** How a figure's decimal point is written. */
  readonly point: string;
  readonly colon: string;
  readonly semicolon: string;
  readonly and: string;
  readonly exact: string;
  readonly absent: string;
  readonly meanOf: (metric: string) => string;
  readonly between: (low: string, high: string) => string;
  readonly where: (conditions: string) => string;
  readonly difference: (subject: string, one: string, other: string) => string;
  readonly ranks: (one: string, rank: string, subject: string) => string;
  readonly rank: (best: number, worst: number) => string;
  readonly behind: (names: string) => string;
  readonly open: (names: string) => string;
  readonly dominates: (one: string, other: string, subject: string) => string;
  readonly nowhereBetter: string;
  readonly nowhereCertain: string;
  readonly analysis: (index: number, name: string) => string;
  readonly verdict: (label: string, words: readonly string[]) => string;
  /** @param names of variants; empty where there is one only */
  readonly unfinished: (names: string) => string;
  readonly noAnalysis: string;
  readonly noFigure: string;
  /** Where a difference comes from. */
  readonly apart: string;
  readonly shared: (analysis: number) => string;
}

const ENGLISH: Grammar = {
  language: 'en',
  point: '.',
  colon: ': ',
  semicolon: '; ',
  and: ' and ',
  exact: 'exactly',
  absent: 'no such value',
  meanOf: (metric) => `mean of ${metric}`,
  between: (low, high) => `between ${low} and ${high}`,
  where: (conditions) => ` where ${conditions}`,
  difference: (subject, one, other) => `${subject}, ${one} less ${other},`,
  ranks: (one, rank, subject) => `${one} has ${rank} by ${subject}`,
  rank: (best, worst) => (best === worst ? `rank ${best}` : `rank ${best} to ${worst}`),
  behind: (names) => `behind ${names}`,
  open: (names) => `not told apart from ${names}`,
  dominates: (one, other, subject) => `${one} dominates ${other} by ${subject}`,
  nowhereBetter: 'nowhere better',
  nowhereCertain: 'nowhere certain to be better',
  analysis: (index, name) => `analysis ${index} (${name})`,
  verdict: (label, words) => `${label} is ${words.join(' or ')}`,
  unfinished: (names) =>
    names === '' ? 'the run was interrupted before its end' : `the run was interrupted: not finished for ${names}`,
  noAnalysis: 'the analysis was not finished',
  noFigure: 'the analysis has no such figure here',
  apart: 'from both intervals',
  shared: (analysis) => `on shared luck in analysis ${analysis}`,
};

const FRENCH: Grammar = {
  language: 'fr',
  point: ',',
  colon: '\u00a0: ',
  semicolon: '\u00a0; ',
  and: ' et ',
  exact: 'exactement',
  absent: 'valeur absente',
  meanOf: (metric) => `moyenne de «\u202f${metric}\u202f»`,
  between: (low, high) => `entre ${low} et ${high}`,
  where: (conditions) => ` quand ${conditions}`,
  difference: (subject, one, other) => `${subject}, ${one} moins ${other},`,
  ranks: (one, rank, subject) => `${one} a le ${rank} pour ${subject}`,
  rank: (best, worst) => (best === worst ? `rang ${best}` : `rang ${best} à ${worst}`),
  behind: (names) => `derrière ${names}`,
  open: (names) => `pas départagé de ${names}`,
  dominates: (one, other, subject) => `${one} domine ${other} pour ${subject}`,
  nowhereBetter: 'nulle part meilleur',
  nowhereCertain: 'nulle part meilleur à coup sûr',
  analysis: (index, name) => `analyse ${index} (${name})`,
  verdict: (label, words) => `${label}\u00a0: ${words.join(' ou ')}`,
  unfinished: (names) =>
    names === '' ? 'calcul interrompu avant la fin' : `calcul interrompu\u00a0: inachevé pour ${names}`,
  noAnalysis: 'l’analyse n’a pas été achevée',
  noFigure: 'l’analyse n’a pas cette valeur ici',
  apart: 'd’après les deux intervalles',
  shared: (analysis) => `avec les mêmes dés dans l’analyse ${analysis}`,
};

/** A text in both languages. */
export function inBoth(say: (grammar: Grammar) => string): Bilingual {
  return { en: say(ENGLISH), fr: say(FRENCH) };
}

/** `captain.equipment = axe, ghoul.T = 4`, in French `capitaine › équipement = axe`; '' for no labels. */
export function equations(
  label: Readonly<Record<string, Label>>,
  { language, point }: Grammar,
  pathWords: PathWords,
  separator = ', ',
): string {
  const nameOf = (axis: string): string =>
    language === 'fr' ? shownSteps(axis, pathWords[axis] ?? axis.split('.')).join('\u00a0› ') : axis;
  const wordOf = (axis: string, value: Label): string => {
    const [word = String(value)] = language === 'fr' ? (pathWords[placeOfWord(axis, value)] ?? []) : [];
    return typeof value === 'number' ? word.replace('.', point) : word;
  };
  return Object.entries(label)
    .map(([axis, value]) => `${nameOf(axis)} = ${wordOf(axis, value)}`)
    .join(separator);
}

/** A number of the author's, with the digits that he wrote, six at most; as a percentage for shares. */
export function authored(value: number, isShare: boolean, grammar: Grammar): string {
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  const digits = String(Number((isShare ? 100 * value : value).toPrecision(6))).replace('.', grammar.point);
  return isShare ? `${digits}${PERCENT_SIGNS[grammar.language]}` : digits;
}
