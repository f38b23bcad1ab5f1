import type { Summary } from '../../analysis/summary.ts';
import type { Locale } from '../locale/locale.ts';
import type { ResultTable } from '../results.ts';
import { type StrikerRow, type Strikers, splitByStriker } from '../strikers.ts';
import { axisText, clip, shareText } from '../words.ts';
import { escapeHtml } from './markup.ts';
import { type Cell, tableHtml } from './table.ts';

/** The outcomes by who goes first, where an axis of the scenario says so; else nothing. */
export function strikersHtml(summary: Summary, results: ResultTable, locale: Locale): string {
  const strikers = splitByStriker(summary);
  if (strikers === null) return '';
  const title = locale.text('byStriker');
  const count = strikers.rows[0]?.count ?? 0;
  const note = locale.plural('byStrikerNote', count, { axis: axisText(strikers.axis.name, locale) });
  return `<h3>${escapeHtml(title)}</h3><p class="note">${escapeHtml(note)}</p>${strikerTable(strikers, results, locale)}`;
}

function strikerTable({ axis, rows }: Strikers, results: ResultTable, locale: Locale): string {
  const { outcomes, outcomeTitles } = results;
  return tableHtml(
    rows.map((row): Cell[] => [{ text: clip(row.side) }, ...shareCells(row, outcomes, locale)]),
    {
      caption: locale.text('byStriker'),
      columns: [
        { title: axisText(axis.name, locale), numeric: false },
        ...outcomeTitles.map((title) => ({ title, numeric: true })),
      ],
    },
  );
}

function shareCells(row: StrikerRow, names: readonly string[], locale: Locale): readonly Cell[] {
  return names.map((name): Cell => {
    const outcome = Object.hasOwn(row.outcomes, name) ? row.outcomes[name] : undefined;
    if (outcome === undefined) return { text: '–' };
    const { share, interval } = shareText(outcome, locale);
    return { text: share, note: interval };
  });
}
