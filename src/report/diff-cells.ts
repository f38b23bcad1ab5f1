import type { NumberChange } from '../analysis/diff.ts';
import { decimalsFor, roundOutward } from '../stats/figures.ts';
import type { Cell } from './html/table.ts';
import type { Locale } from './locale/locale.ts';

type Difference = Pick<NumberChange, 'difference' | 'low' | 'high' | 'method'>;

/** Signed, in points where it is one of shares; an exact one with two digits that are not 0, so that no change looks like none. */
export function differenceCell({ difference, low, high, method }: Difference, isShare: boolean, locale: Locale): Cell {
  const scale = isShare ? 100 : 1;
  const half = low === null || high === null ? 0 : (scale * (high - low)) / 2;
  const size = Math.abs(scale * difference);
  const fine = size === 0 ? 0 : Math.min(12, Math.max(2, 1 - Math.floor(Math.log10(size))));
  const decimals = method === 'exact' || half === 0 ? fine : decimalsFor(half);
  const signed = (value: number): string => `${value > 0 ? '+' : ''}${locale.number(value, decimals)}`;
  const text = signed(scale * difference);
  if (method === 'exact' || low === null || high === null) return { text };
  const from = signed(roundOutward(scale * low, decimals, 'down'));
  const to = signed(roundOutward(scale * high, decimals, 'up'));
  return { text, note: locale.text('range', { low: from, high: to }) };
}

/** An adjusted p-value; a dash where there is none. */
export function testCell(p: number | null, locale: Locale): Cell {
  if (p === null) return { text: '–' };
  if (p < 1e-6) return { text: `<\u202f${locale.number(1e-6, 6)}` };
  return { text: locale.number(p, Math.min(6, Math.max(2, 1 - Math.floor(Math.log10(p))))) };
}
