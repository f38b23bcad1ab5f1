import { en, type Messages, type PluralKey, type TextKey } from './en.ts';
import { fr } from './fr.ts';

export type Language = 'en' | 'fr';

/** A text in both languages. */
export interface Bilingual {
  readonly en: string;
  readonly fr: string;
}

type Fillers = Readonly<Record<string, string>>;

/** Path of a scenario → what French calls its steps, as results have it. */
type PathWords = Readonly<Record<string, readonly string[]>>;

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
  /** The steps of a path of the scenario, in words; those that no result translates as they stand there. */
  steps(path: string): readonly string[];
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

/**
 * The locale of a language, with the number rules of Intl (French: 0 and 1.5 are singular, U+202F groups thousands).
 * @param pathWords of the result that is told
 */
export function localeOf(language: Language, pathWords: PathWords = {}): Locale {
  const messages: Messages = language === 'fr' ? fr : en;
  const tag = language === 'fr' ? 'fr-FR' : 'en-GB';
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  const formats = new Map<number, Intl.NumberFormat>();
  const number = (value: number, decimals = 0): string => {
    let format = formats.get(decimals);
    if (format === undefined) {
      // What is rounded to nothing has no sign.
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      format = new Intl.NumberFormat(tag, { ...digits, signDisplay: 'negative' });
      formats.set(decimals, format);
    }
    return format.format(value).replace('-', '\u2212');
  };
  const percentSign = language === 'fr' ? '\u202f%' : '%';
  return {
    language,
    number,
    text: (key, fillers = {}) => fill(messages[key], fillers),
    plural: (key, count, fillers = {}, decimals = 0) => {
      // English counts 1 point but 1.0 points: the digits shown are part of the rule.
      const rules = new Intl.PluralRules(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
      const form = rules.select(count) === 'one' ? 'one' : 'other';
      return fill(messages[key][form], { ...fillers, count: number(count, decimals) });
    },
    percent: (value, decimals) => `${number(value, decimals)}${percentSign}`,
    percentSign,
    list: (items) => lists.format(items),
    pick: (words) => (language === 'fr' ? unbreakable(words.fr) : words.en),
    steps: (path) => {
      const french = language === 'fr' && Object.hasOwn(pathWords, path) ? pathWords[path] : undefined;
      return french ?? path.split('.');
    },
  };
}
