import { roundHalf, type ShareFigure } from '../stats/figures.ts';

export type Language = 'en' | 'fr';

const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

/** What stands behind the number of a percentage, its blank included. */
export const PERCENT_SIGNS: Readonly<Record<Language, string>> = { en: '%', fr: '\u202f%' };

const formats = new Map<string, Intl.NumberFormat>();

/** A number with exactly `decimals` digits after the decimal sign, as every text of that language has it. */
export function numberText(value: number, decimals: number, language: Language): string {
  const key = `${language} ${decimals}`;
  let format = formats.get(key);
  if (format === undefined) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    // What is rounded to nothing has no sign.
    format = new Intl.NumberFormat(TAGS[language], { ...digits, signDisplay: 'negative' });
    formats.set(key, format);
  }
  return format.format(roundHalf(value, decimals)).replace('-', '\u2212');
}

/** A share as a reader sees it. */
export function figureText({ kind, percent, decimals }: ShareFigure, language: Language): string {
  const sign = { value: '', below: '<\u202f', above: '>\u202f' }[kind];
  return `${sign}${percentText(percent, decimals, language)}`;
}

export function percentText(percent: number, decimals: number, language: Language): string {
  return `${numberText(percent, decimals, language)}${PERCENT_SIGNS[language]}`;
}

/** A number with its sign, which nothing has not. */
export function signedText(amount: number, decimals: number, language: Language): string {
  return `${roundHalf(amount, decimals) > 0 ? '+' : ''}${numberText(amount, decimals, language)}`;
}

/** Exact differences smaller than this are none. */
const NOTHING = 1e-10;

/** An exact difference, with its sign; one that is too small for its digits, and not none, is a bound: `< +0.01`, `> −0.01`. */
export function differenceText(amount: number, decimals: number, language: Language): string {
  const least = 10 ** -decimals;
  if (Math.abs(amount) < NOTHING || roundHalf(amount, decimals) !== 0) return signedText(amount, decimals, language);
  return `${amount > 0 ? '<' : '>'}\u202f${signedText(Math.sign(amount) * least, decimals, language)}`;
}
