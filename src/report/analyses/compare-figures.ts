import type { ComparedPair } from '../../analysis/analyses/compare.ts';
import type { Estimate } from '../../analysis/estimate.ts';
import type { Locale } from '../locale/locale.ts';

/** A compared pair with its names in words; the circumstance is '' where there is only one. */
export interface NamedPair {
  readonly pair: ComparedPair;
  readonly variant: string;
  readonly circumstance: string;
  /** Both together. */
  readonly name: string;
}

/** An estimate in another unit. */
export function scaledBy(estimate: Estimate, scale: number): Estimate {
  const { value, low, high } = estimate;
  return { ...estimate, value: scale * value, low: scale * low, high: scale * high };
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
