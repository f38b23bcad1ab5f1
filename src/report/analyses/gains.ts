import type { Measured } from '../../analysis/analyses/parts.ts';
import type { Estimate } from '../../analysis/estimate.ts';
import { DECIMALS_MAX, decimalsFor, roundOutward } from '../../stats/figures.ts';
import type { Locale } from '../locale/locale.ts';
import { clip } from '../words.ts';
import { differenceText } from './figures.ts';

/** Exact effects smaller than this are none. */
const NOTHING = 1e-12;

/** The unit of differences of a measure: points of probability, or the unit of a metric. */
export function gainUnit({ kind, unit }: Pick<Measured, 'kind' | 'unit'>, locale: Locale): string {
  if (kind === 'outcome') return locale.text('pointsUnit');
  return unit === null ? '' : clip(locale.pick(unit));
}

/** An effect in a sentence, with its unit and its interval: `+4.2 points (+3.9 to +4.5)`. */
export function gainText(effect: Estimate, measure: Pick<Measured, 'kind' | 'unit'>, locale: Locale): string {
  const { text, interval, decimals } = differenceText(effect, measure, locale);
  const unit =
    measure.kind === 'outcome'
      ? locale.plural('pointNoun', 100 * effect.value, {}, decimals)
      : gainUnit(measure, locale);
  return `${text}${unit === '' ? '' : `\u00a0${unit}`}${interval === null ? '' : ` (${interval})`}`;
}

/** The same without its sign: `4.2 points (3.9 to 4.5)`. */
export function sizeText(effect: Estimate, measure: Pick<Measured, 'kind' | 'unit'>, locale: Locale): string {
  const { value, low, high } = effect;
  const size = value < 0 ? { ...effect, value: -value, low: -high, high: -low } : effect;
  return gainText(size, measure, locale).replaceAll('+', '');
}

/** Whether an effect is none: exactly, or in no trial of a sample. */
export function isNone({ value, method, low, high }: Estimate): boolean {
  return method === 'exact' ? Math.abs(value) < NOTHING : value === 0 && low < 0 && high > 0;
}

const SIGNIFICANT = 3;

/**
 * A small number with the digits that it deserves: three significant ones when exact, else by its interval.
 * @param scale 100 for points of probability
 */
export function fineText(
  { value, low, high, method }: Estimate,
  scale: number,
  locale: Locale,
): { readonly text: string; readonly interval: string | null } {
  const amount = scale * value;
  const half = (scale * (high - low)) / 2;
  if (method === 'exact' || half === 0) {
    const size = amount === 0 ? 0 : Math.floor(Math.log10(Math.abs(amount)));
    const decimals = Math.min(DECIMALS_MAX, Math.max(0, SIGNIFICANT - 1 - size));
    return { text: locale.number(amount, decimals), interval: null };
  }
  const decimals = decimalsFor(half);
  const from = locale.number(roundOutward(scale * low, decimals, 'down'), decimals);
  const to = locale.number(roundOutward(scale * high, decimals, 'up'), decimals);
  return { text: locale.number(amount, decimals), interval: locale.text('shareRange', { low: from, high: to }) };
}

/** Labels of an axis of differences: signed, with the decimal sign of the language. */
export function signedAxisLabels(locale: Locale): { readonly labelExpr: string } {
  const sign = locale.language === 'fr' ? ',' : '.';
  return {
    labelExpr: `(datum.value > 0 ? '+' : '') + replace(replace(format(datum.value, '~r'), '.', '${sign}'), '-', '\u2212')`,
  };
}
