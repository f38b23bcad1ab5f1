import type { ComparedPair, CompareResult } from '../../analysis/analyses/compare.ts';
import type { Estimate } from '../../analysis/estimate.ts';
import type { Locale } from '../locale/locale.ts';
import { clip } from '../words.ts';
import { WORDS } from './compare-words.ts';
import { differenceText } from './figures.ts';

/** A compared pair with its names in words; the circumstance is '' where there is only one. */
export interface NamedPair {
  readonly pair: ComparedPair;
  readonly variant: string;
  readonly circumstance: string;
  /** Both together. */
  readonly name: string;
}

/** A difference in its unit, without its sign, with its interval: `12.1 points (11.9 to 12.3)`. */
export function amountOf(difference: Estimate, measure: CompareResult['measure'], locale: Locale): string {
  const { value, low, high } = difference;
  const size = value < 0 ? { ...difference, value: -value, low: -high, high: -low } : difference;
  const { text, interval } = differenceText(size, measure, locale);
  const unit =
    measure.kind === 'outcome'
      ? locale.pick(WORDS.points)
      : measure.unit === null
        ? ''
        : clip(locale.pick(measure.unit));
  const amount = `${text.replace(/^\+/, '')}${unit === '' ? '' : `\u00a0${unit}`}`;
  return interval === null ? amount : `${amount} (${interval.replaceAll('+', '')})`;
}

/** An estimate in another unit. */
export function scaledBy(estimate: Estimate, scale: number): Estimate {
  const { value, low, high } = estimate;
  return { ...estimate, value: scale * value, low: scale * low, high: scale * high };
}

/** A level such as `95%`, rounded down: none below one is shown as 100%. */
export function levelText(level: number, locale: Locale): string {
  const percent = Math.floor(1e6 * level + 1e-6) / 1e4;
  const decimals = `${Number(percent.toFixed(4))}`.split('.')[1]?.length ?? 0;
  return locale.percent(percent, Math.min(4, decimals));
}

/** A p-value: two significant digits, `< 0.0001` below. */
export function pText(p: number, locale: Locale): string {
  if (p < 1e-4) return `<\u202f${locale.number(1e-4, 4)}`;
  return locale.number(p, p < 0.01 ? 4 : p < 0.1 ? 3 : 2);
}

/** A number of trials as it may honestly be guessed: two significant digits. */
export function roundTrials(trials: number): number {
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, trials))) - 1);
  return Math.ceil(trials / scale) * scale;
}
