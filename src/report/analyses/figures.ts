import type { Measured } from '../../analysis/analyses/parts.ts';
import type { Estimate } from '../../analysis/estimate.ts';
import { differenceText as exactDifference, signedText } from '../../analysis/number-text.ts';
import type { Label, Summary } from '../../analysis/summary.ts';
import { decimalsFor, differenceDecimals, meanDecimals, roundOutward } from '../../stats/figures.ts';
import type { Cell } from '../html/table.ts';
import { type Bilingual, fill, type Locale } from '../locale/locale.ts';
import { levelOfConfidence } from '../sentence.ts';
import { clip, labelsText, lowered, semicolon, shareText } from '../words.ts';

/** What a measure is called in a sentence: `“imperials”`, or the label of a metric. */
export function measureText(measure: Measured, locale: Locale): string {
  const label = clip(locale.pick(measure.label));
  if (measure.kind === 'metric') return lowered(label);
  return locale.language === 'fr' ? `«\u202f${label}\u202f»` : `“${label}”`;
}

/** What the values of a measure are, for the heads of columns and axes. */
export function measureTitle(measure: Measured, locale: Locale): string {
  const label = clip(locale.pick(measure.label));
  if (measure.kind === 'outcome') return locale.pick({ en: `P(${label})`, fr: `P(${label})` });
  const unit = measure.unit === null ? '' : locale.pick(measure.unit);
  return unit === '' || unit === lowered(label) ? label : `${label} (${clip(unit)})`;
}

/** A value of a measure with the digits that its interval deserves, and the interval; null when exact. */
export function estimateText(
  { value, low, high, method }: Estimate,
  measure: Pick<Measured, 'kind'>,
  locale: Locale,
): { readonly text: string; readonly interval: string | null } {
  if (measure.kind === 'outcome') {
    const { share, interval } = shareText({ p: value, low, high }, locale);
    return { text: share, interval };
  }
  // The same in every trial: a spread of nothing has no interval to tell.
  if (low === high) {
    const text = method === 'exact' ? locale.number(value, meanDecimals(value)) : plainText(value, locale);
    return { text, interval: null };
  }
  const decimals = meanDecimals(value, low, high);
  const from = locale.number(roundOutward(low, decimals, 'down'), decimals);
  const to = locale.number(roundOutward(high, decimals, 'up'), decimals);
  return { text: locale.number(value, decimals), interval: `${from}\u2013${to}` };
}

/** The same in a sentence: `61.2% (60.9–61.5)`. */
export function estimateWords(estimate: Estimate, measure: Pick<Measured, 'kind'>, locale: Locale): string {
  const { text, interval } = estimateText(estimate, measure, locale);
  return interval === null ? text : `${text} (${interval})`;
}

/** The same inside brackets: `61.2%; 60.9–61.5`. */
export function estimateInside(estimate: Estimate, measure: Pick<Measured, 'kind'>, locale: Locale): string {
  const { text, interval } = estimateText(estimate, measure, locale);
  return interval === null ? text : `${text}${semicolon(locale)}${interval}`;
}

/** A bound on a probability, rounded up. */
export function boundText(bound: number, locale: Locale): string {
  return locale.percent(Math.max(0.01, roundOutward(100 * bound, 2, 'up')), 2);
}

/** What a reply gains against a mix, at most. */
export function exploitText(gain: number, locale: Locale): string {
  return gain < 1e-9 ? '10⁻⁹' : locale.number(roundOutward(gain, 6, 'up'), 6);
}

/** The same as a cell of a table. */
export function estimateCell(estimate: Estimate | null, measure: Pick<Measured, 'kind'>, locale: Locale): Cell {
  if (estimate === null) return { text: '–' };
  const { text, interval } = estimateText(estimate, measure, locale);
  return { text, note: interval, sort: estimate.value };
}

/**
 * A difference of probabilities in points, or of means in their unit, signed; with its interval unless exact, and the digits
 * after its decimal sign.
 */
export function differenceText(
  { value, low, high, method }: Estimate,
  measure: Pick<Measured, 'kind'>,
  locale: Locale,
): { readonly text: string; readonly interval: string | null; readonly decimals: number } {
  const scale = measure.kind === 'outcome' ? 100 : 1;
  const isExact = method === 'exact';
  const decimals = isExact
    ? differenceDecimals(0, 0, measure.kind === 'outcome')
    : decimalsFor((scale * (high - low)) / 2);
  const signed = (amount: number): string => signedText(amount, decimals, locale.language);
  if (isExact) return { text: exactDifference(scale * value, decimals, locale.language), interval: null, decimals };
  const from = signed(roundOutward(scale * low, decimals, 'down'));
  const to = signed(roundOutward(scale * high, decimals, 'up'));
  return { text: signed(scale * value), interval: locale.text('shareRange', { low: from, high: to }), decimals };
}

/** How the numbers of an analysis were found: exactly, or from so many trials with intervals of a level. */
export function methodNote(estimates: readonly (Estimate | null)[], summary: Summary, locale: Locale): string {
  const known = estimates.filter((estimate) => estimate !== null);
  const trials = known.flatMap(({ n }) => (n === null ? [] : [n]));
  if (trials.length === 0) return say(EXACT, {}, locale);
  const [least, most] = [Math.min(...trials), Math.max(...trials)];
  const n = least === most ? locale.number(least) : `${locale.number(least)}–${locale.number(most)}`;
  const text = trials.length === known.length ? SAMPLED : PARTLY;
  return say(
    text,
    { n, level: levelOfConfidence(summary, locale), exact: locale.number(known.length - trials.length) },
    locale,
  );
}

/** Which variant of the scenario an analysis stands on; nothing where there is but one. */
export function variantNotes(label: Readonly<Record<string, Label>>, summary: Summary, locale: Locale): string[] {
  if (summary.variants.length < 2) return [];
  return [say(STARTS, { at: labelsText(label, locale) }, locale)];
}

const STARTS: Bilingual = {
  en: 'Of several variants this stands on {at}. Write `at:` for another.',
  fr: 'De plusieurs variantes, ceci repose sur {at}. Écrire `at:` pour une autre.',
};
const EXACT: Bilingual = {
  en: 'All values are exact: every branch of every die was followed.',
  fr: 'Toutes les valeurs sont exactes\u00a0: chaque branche de chaque dé a été suivie.',
};
const SAMPLED: Bilingual = {
  en: 'Values from n = {n} trials each, with {level} intervals.',
  fr: 'Valeurs tirées de n = {n} essais chacune, avec des intervalles à {level}.',
};
const PARTLY: Bilingual = {
  en: 'Exact values: {exact}; the others come from n = {n} trials each, with {level} intervals.',
  fr: 'Valeurs exactes\u00a0: {exact}\u00a0; les autres viennent de n = {n} essais chacune, avec des intervalles à {level}.',
};

/** A text in the language of the locale, its `{places}` filled in. */
export function say(text: Bilingual, fillers: Readonly<Record<string, string>>, locale: Locale): string {
  return locale.pick({ en: fill(text.en, fillers), fr: fill(text.fr, fillers) });
}

/** The format of an axis of probabilities or of plain numbers, with the decimal sign of the language. */
export function axisLabels(measure: Pick<Measured, 'kind'>, locale: Locale): { readonly labelExpr: string } {
  const sign = locale.language === 'fr' ? ',' : '.';
  if (measure.kind === 'metric') return { labelExpr: `replace(format(datum.value, '~r'), '.', '${sign}')` };
  const percent = locale.language === 'fr' ? '\u202f%' : '%';
  return { labelExpr: `replace(format(100 * datum.value, '~r'), '.', '${sign}') + '${percent}'` };
}

/** A number as an author writes it: with the digits that it has, six after the decimal sign at most. */
export function plainText(value: number, locale: Locale): string {
  const digits = `${Number(value.toFixed(6))}`.split('.')[1]?.length ?? 0;
  return locale.number(value, digits);
}
