import { decimalsFor, roundOutward } from '../stats/figures.ts';
import type { Locale } from './locale/locale.ts';
import { type Estimate, isCertain, RESOLUTION } from './verdict.ts';

/** What a win costs, as text without its unit; `amount` is what it is sorted by. */
export interface PerWin {
  readonly text: string;
  /** `47,812–191,250`, rounded outwards; null when exact, and of a bound. */
  readonly interval: string | null;
  readonly amount: number;
}

/**
 * A cost over a chance to win, with the interval of the chance. A bound where no trial was won, or where an exact chance is
 * below {@link RESOLUTION}; null where nothing is ever won.
 */
export function perWinText(cost: number, chance: Estimate, locale: Locale): PerWin | null {
  const { p, low, high } = chance;
  const certain = isCertain(chance);
  if (certain && p === 0) return null;
  if (cost === 0) return { text: locale.number(0), interval: null, amount: 0 };
  if (p === 0 || (certain && p < RESOLUTION)) {
    const least = cost / (certain ? RESOLUTION : high);
    return { text: `>\u202f${locale.number(roundOutward(least, 0, 'down'))}`, interval: null, amount: least };
  }
  const amount = cost / p;
  // The error of the probability carries over to the price of a win.
  if (certain) {
    const decimals = Math.min(1, decimalsFor((amount * RESOLUTION) / p));
    return { text: locale.number(amount, decimals), interval: null, amount };
  }
  const decimals = Math.min(2, decimalsFor(low <= 0 ? cost : (cost / low - cost / high) / 2));
  const least = locale.number(roundOutward(cost / high, decimals, 'down'), decimals);
  const most = low <= 0 ? '∞' : locale.number(roundOutward(cost / low, decimals, 'up'), decimals);
  return { text: locale.number(amount, decimals), interval: `${least}–${most}`, amount };
}

/** The same as a cell of the page. */
export function perWinCell(perWin: PerWin | null): { text: string; note: string | null; sort: number } {
  return { text: perWin?.text ?? '–', note: perWin?.interval ?? null, sort: perWin?.amount ?? Number.NaN };
}
