import type { Summary, WarningNote } from '../analysis/summary.ts';
import type { Locale } from './locale/locale.ts';

/** Warnings with their lines; results of older versions have English sentences alone. */
export function warningsOf({ warningNotes, warnings }: Summary): readonly WarningNote[] {
  return warningNotes ?? warnings.map((en) => ({ line: null, en, fr: null }));
}

/** A warning in one line of plain text, in English where there are no other words for it. */
export function warningText({ line, en, fr }: WarningNote, locale: Locale): string {
  const place = line === null ? '' : locale.text('warningAt', { line: String(line) });
  return `${place}${locale.language === 'fr' ? (fr ?? en) : en}`;
}
