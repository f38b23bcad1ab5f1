import type { AnalysisChange, AnalysisNumberChange } from '../analysis/diff/analyses.ts';
import { isDifference } from '../analysis/numbers/number.ts';
import type { Label } from '../analysis/summary.ts';
import { differenceText, estimateText, measureText, plainText, say } from './analyses/figures.ts';
import { differenceCell, testCell } from './diff-cells.ts';
import { CHANGES, FIGURES } from './diff-figures.ts';
import { DIFF_WORDS, VERDICT_WORDS } from './diff-words.ts';
import type { Cell } from './html/table.ts';
import type { Bilingual, Locale } from './locale/locale.ts';
import type { PresentedTable } from './presentation.ts';
import { clip, labelsText, semicolon } from './words.ts';

/** What an analysis of two results comes to: its name, sentences, and tables of its numbers. */
export interface AnalysisDiff {
  readonly title: string;
  readonly lines: readonly string[];
  /** Shares, whose differences are in points, apart from all others. */
  readonly tables: readonly PresentedTable[];
}

/** @param all numbers that did not move too */
export function presentAnalysisDiff(change: AnalysisChange, locale: Locale, all: boolean): AnalysisDiff {
  const { verdicts, oneSided, numbers } = change;
  const wanted = numbers.filter(({ verdict }) => all || verdict === 'moved');
  const groups = [true, false].map((isShare) => wanted.filter(({ unit }) => (unit === 'probability') === isShare));
  const sided = (['new', 'old'] as const).flatMap((side) => {
    const names = oneSided.filter((each) => each.in === side).map((each) => numberName(each, locale));
    if (names.length === 0) return [];
    const rest = names.length - NAMES_MAX;
    const more = rest > 0 ? [locale.plural('otherValues', rest)] : [];
    const list = [...names.slice(0, NAMES_MAX), ...more].join(semicolon(locale));
    return [say(side === 'new' ? DIFF_WORDS.added : DIFF_WORDS.removed, { list }, locale)];
  });
  return {
    title: titleOf(change, locale),
    lines: [
      ...verdicts.map(({ old, new: now, isOpen }) => {
        const fillers = { old: locale.pick(old), new: locale.pick(now) };
        return say(isOpen ? DIFF_WORDS.verdictMayBe : DIFF_WORDS.verdictIs, fillers, locale);
      }),
      ...sided,
    ],
    tables: groups.flatMap((rows, index) => (rows.length === 0 ? [] : [tableOf(rows, index === 0, locale, all)])),
  };
}

/** Names of a list. */
const NAMES_MAX = 20;

/** `compare, “imperials”: Which weapon?` */
function titleOf({ label, title, measure }: AnalysisChange, locale: Locale): string {
  const subject = measure === null ? '' : `, ${measureText(measure, locale)}`;
  const own = title === null ? '' : ` (${clip(title)})`;
  return `${locale.pick(DIFF_WORDS.analysis)} ${locale.pick(label)}${subject}${own}`;
}

function tableOf(
  rows: readonly AnalysisNumberChange[],
  isShare: boolean,
  locale: Locale,
  all: boolean,
): PresentedTable {
  const hasAgainst = rows.some(({ against }) => Object.keys(against).length > 0);
  const hasTests = rows.some(({ adjusted }) => adjusted !== null);
  const column = (title: Bilingual, numeric: boolean): PresentedTable['columns'][number] => ({
    ...{ title: locale.pick(title), numeric, definition: '' },
  });
  const kind = { kind: isShare ? 'outcome' : 'metric' } as const;
  const end = (figure: string, { value, low, high, method, n }: AnalysisNumberChange['old']): Cell => {
    if (value === null) return { text: '–' };
    if (method === null && !isShare) return { text: plainText(value, locale) };
    const estimate = { value, low: low ?? value, high: high ?? value, n, method: method ?? 'exact' };
    if (isDifference(figure)) {
      const { text, interval, decimals } = differenceText(estimate, kind, locale);
      const points = isShare ? `\u00a0${locale.plural('pointNoun', 100 * value, {}, decimals)}` : '';
      return { text: `${text}${points}`, note: interval };
    }
    const { text, interval } = estimateText(estimate, kind, locale);
    return { text, note: interval };
  };
  return {
    name: isShare ? 'shares' : 'others',
    caption: locale.pick(isShare ? DIFF_WORDS.points : DIFF_WORDS.difference),
    columns: [
      column(DIFF_WORDS.about, false),
      ...(hasAgainst ? [column(DIFF_WORDS.against, false)] : []),
      column(DIFF_WORDS.figure, false),
      ...(all ? [column(DIFF_WORDS.verdict, false)] : []),
      column(isShare ? DIFF_WORDS.points : DIFF_WORDS.difference, true),
      column(DIFF_WORDS.before, true),
      column(DIFF_WORDS.after, true),
      ...(hasTests ? [column(DIFF_WORDS.pValue, true)] : []),
    ],
    rows: rows.map((row): Cell[] => [
      { text: placeText(row.subject, locale) },
      ...(hasAgainst ? [{ text: placeText(row.against, locale) }] : []),
      { text: figureName(row, locale) },
      ...(all ? [{ text: locale.pick(VERDICT_WORDS[row.verdict]) }] : []),
      differenceCell(row, isShare, locale),
      end(row.figure, row.old),
      end(row.figure, row.new),
      ...(hasTests ? [testCell(row.adjusted, locale)] : []),
    ]),
  };
}

function figureName({ figure, unit }: Pick<AnalysisNumberChange, 'figure' | 'unit'>, locale: Locale): string {
  const words = Object.hasOwn(FIGURES, figure) ? FIGURES[figure] : undefined;
  const name = words === undefined ? figure : locale.pick(words);
  return unit === null || unit === 'probability' ? name : `${name} (${clip(locale.pick(unit))})`;
}

function placeText(place: Readonly<Record<string, Label>>, locale: Locale): string {
  const entries = Object.entries(place).map(([name, value]) => {
    const words = name === 'how' && typeof value === 'string' ? CHANGES[value] : undefined;
    return [name, words === undefined ? value : locale.pick(words)] as const;
  });
  return labelsText(Object.fromEntries(entries), locale);
}

type Named = Pick<AnalysisNumberChange, 'subject' | 'against' | 'figure'>;

function numberName({ subject, against, figure }: Named, locale: Locale): string {
  const places = [subject, against].map((place) => placeText(place, locale)).filter((text) => text !== '');
  return [...places, figureName({ figure, unit: null }, locale)].join(' · ');
}
