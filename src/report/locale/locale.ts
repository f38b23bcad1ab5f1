import { type Language, numberText, PERCENT_SIGNS, percentText } from '../../analysis/number-text.ts';
import { en, type Messages, type PluralKey, type TextKey } from './en.ts';
import { fr } from './fr.ts';

export type { Language };

/** A text in both languages. */
export interface Bilingual {
  readonly en: string;
  readonly fr: string;
}

type Fillers = Readonly<Record<string, string>>;

/** What French calls what a result names by the ids of its game. */
export interface ResultWords {
  /** Path of a scenario → its steps; `path = word` → the word. */
  readonly pathWords?: Readonly<Record<string, readonly string[]>>;
  /** Ruling or preset → option → its name. */
  readonly optionWords?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Words and numbers of one language. */
export interface Locale {
  readonly language: Language;
  /** A plain text with its `{placeholders}` filled in. */
  text(key: TextKey, fillers?: Fillers): string;
  /** A text that depends on a number; `{count}` is filled in, with `decimals` digits. */
  plural(key: PluralKey, count: number, fillers?: Fillers, decimals?: number): string;
  /** A number with exactly `decimals` digits after the decimal sign. */
  number(value: number, decimals?: number): string;
  /** A percentage, given in percent: `percent(61.2, 1)` is `61.2%` or `61,2 %`. */
  percent(value: number, decimals: number): string;
  /** What stands behind the number of a percentage, its blank included. */
  readonly percentSign: string;
  /** `a, b and c`. */
  list(items: readonly string[]): string;
  /** The words of this language, French ones with their unbreakable blanks. */
  pick(words: Bilingual): string;
  /** A text that the author wrote, in a report of this language: French ones with their unbreakable blanks, but for code. */
  authored(text: string): string;
  /** The steps of a path of the scenario, in words; those that no result translates as they stand there. */
  steps(path: string): readonly string[];
  /** A word that stands at a path of the scenario; one that the author chose himself as it stands. */
  word(path: string, word: string): string;
  /** The option of a ruling or preset, as a scenario of this language may write it. */
  option(ruling: string, option: string): string;
}

/** Fills `{name}` places; a name without filler stays as it is. */
export function fill(template: string, fillers: Fillers): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(fillers, name) ? (fillers[name] ?? place) : place,
  );
}

/** French text with the blanks before double punctuation and inside quotes that no line may break at. */
function unbreakable(text: string): string {
  return text.replace(/ (?=[;:!?»%])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

/** A span of code: kept, for it may be copied. */
const CODE = /(`[^`]+`)/;

/** @param index in a text split at {@link CODE}: what is between stands at odd places */
function unbreakableOutside(text: string, index: number): string {
  return index % 2 === 0 ? unbreakable(text) : text;
}

/** French text with the e of `de` and `que` left out before the vowel that a name filled in begins with. */
function elided(text: string): string {
  return text.replace(/(?<![\p{L}’'-])([dD]|[qQ]u)e (?!onze|oui\b)(?=[aeiouàâäéèêëîïôöûùœæ])/giu, '$1’');
}

/**
 * The locale of a language, with the number rules of Intl (French: 0 and 1.5 are singular, U+202F groups thousands).
 * @param words of the result that is told
 */
export function localeOf(language: Language, { pathWords = {}, optionWords = {} }: ResultWords = {}): Locale {
  const messages: Messages = language === 'fr' ? fr : en;
  const tag = language === 'fr' ? 'fr-FR' : 'en-GB';
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  const number = (value: number, decimals = 0): string => numberText(value, decimals, language);
  const inLanguage = (text: string): string => (language === 'fr' ? elided(text) : text);
  return {
    language,
    number,
    text: (key, fillers = {}) => inLanguage(fill(messages[key], fillers)),
    plural: (key, count, fillers = {}, decimals = 0) => {
      // English counts 1 point but 1.0 points: the digits shown are part of the rule.
      const rules = new Intl.PluralRules(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
      const form = rules.select(count) === 'one' ? 'one' : 'other';
      return inLanguage(fill(messages[key][form], { ...fillers, count: number(count, decimals) }));
    },
    percent: (value, decimals) => percentText(value, decimals, language),
    percentSign: PERCENT_SIGNS[language],
    list: (items) => lists.format(items),
    pick: (words) => (language === 'fr' ? elided(unbreakable(words.fr)) : words.en),
    authored: (text) => (language === 'fr' ? text.split(CODE).map(unbreakableOutside).join('') : text),
    steps: (path) => {
      const french = language === 'fr' && Object.hasOwn(pathWords, path) ? pathWords[path] : undefined;
      return french ?? path.split('.');
    },
    word: (path, word) => {
      const place = `${path} = ${word}`;
      const french = language === 'fr' && Object.hasOwn(pathWords, place) ? pathWords[place] : undefined;
      return french?.[0] ?? word;
    },
    option: (ruling, option) => {
      const french = language === 'fr' && Object.hasOwn(optionWords, ruling) ? optionWords[ruling] : undefined;
      return french !== undefined && Object.hasOwn(french, option) ? (french[option] ?? option) : option;
    },
  };
}
