import type { Summary } from '../../analysis/summary.ts';
import type { Locale } from '../locale/locale.ts';
import { shareDecimals, shareFigures } from '../precision.ts';
import type { ResultTable } from '../results.ts';
import { type StrikerRow, type Strikers, splitByStriker } from '../strikers.ts';
import { axisText, clip, figureText, intervalText } from '../words.ts';
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

/** The shares of a row, rounded together so that they add up to 100. */
function shareCells(row: StrikerRow, names: readonly string[], locale: Locale): readonly Cell[] {
  const known = names.filter((name) => Object.hasOwn(row.outcomes, name));
  const outcomes = known.flatMap((name) => row.outcomes[name] ?? []);
  const figures = shareFigures(outcomes);
  const decimals = shareDecimals(outcomes);
  return names.map((name): Cell => {
    const at = known.indexOf(name);
    const [figure, outcome] = [figures[at], outcomes[at]];
    if (figure === undefined || outcome === undefined) return { text: '–' };
    const interval = figure.kind === 'value' ? intervalText(outcome, decimals, locale) : null;
    return { text: figureText(figure, locale), note: interval };
  });
}
