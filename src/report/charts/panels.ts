import type { TopLevelSpec } from 'vega-lite';
import { sideNames } from '../../analysis/choice.ts';
import type { Summary } from '../../analysis/summary.ts';
import type { Locale } from '../locale/locale.ts';
import { isSampled, type ResultTable, subjectOf } from '../results.ts';
import { levelOfConfidence } from '../sentence.ts';
import type { ChoiceVerdict, Circumstance, Verdict } from '../verdict.ts';
import { choiceText, clip, colon, labelsText, outcomeText, semicolon } from '../words.ts';
import { type OutcomeRow, outcomeBarsSpec, outcomePanelSpec } from './outcomes.ts';
import { coloursOf } from './palette.ts';

/** Rows of bars in all panels of a report. */
export const CHART_ROWS_MAX = 120;
const LABEL_MAX = 1_500;

/** One panel of outcome bars. */
export interface OutcomePanel {
  /** The circumstance that it is about; empty when there is one only. */
  readonly title: string;
  /** What it shows, for those who hear a chart. */
  readonly label: string;
  readonly rowCount: number;
  readonly spec: TopLevelSpec;
}

/** The bars of a result, a panel for each circumstance until {@link CHART_ROWS_MAX} rows; one for a single variant. */
export function* outcomePanels(
  summary: Summary,
  verdict: Verdict | null,
  results: ResultTable,
  locale: Locale,
): Generator<OutcomePanel> {
  if (verdict === null) return;
  const colours = coloursOf(summary, results.outcomes, subjectOf(summary, verdict));
  if (verdict.kind === 'single') {
    const spec = outcomeBarsSpec(summary, verdict.variant, results.outcomes, colours, locale);
    yield { title: '', label: describeRow(results, 0, locale), rowCount: 1, spec };
    return;
  }
  const stack = { stack: results.outcomes, colours, ...endsOf(summary, verdict, results) };
  const indexOf = new Map(results.rows.map((row, index) => [row.variant, index]));
  let room = CHART_ROWS_MAX;
  for (const circumstance of verdict.circumstances) {
    if (room <= 0) return;
    const rows = rowsOf(verdict, circumstance, locale).slice(0, room);
    const title = labelsText(circumstance.label, locale);
    const words = rows.map((row) => describeRow(results, indexOf.get(row.variant) ?? 0, locale, row.label));
    const label = clip(`${title} ${words.join(semicolon(locale))}`, LABEL_MAX);
    yield { title, label, rowCount: rows.length, spec: outcomePanelSpec(summary, { rows, ...stack }, locale) };
    room -= rows.length;
  }
}

/** How the panels are to be read: which numbers stand beside the bars, what the whiskers are. */
export function explainPanels(summary: Summary, verdict: Verdict, results: ResultTable, locale: Locale): string {
  const whiskers = isSampled(summary)
    ? locale.text('whiskers', { level: levelOfConfidence(summary, locale) })
    : locale.text('exactNoWhiskers');
  if (verdict.kind === 'single') return `${locale.text('outcomeChartSingle')} ${whiskers}`;
  const { left, right } = endsOf(summary, verdict, results);
  const names = { left: outcomeText(summary, left, locale) };
  return right === null
    ? `${locale.text('outcomeChartLeft', names)} ${whiskers}`
    : `${locale.text(verdict.isVictory ? 'outcomeChartText' : 'outcomeChartMost', { ...names, right: outcomeText(summary, right, locale) })} ${whiskers}`;
}

/** The outcomes whose shares stand left and right of the bars. */
function endsOf(
  summary: Summary,
  verdict: ChoiceVerdict,
  results: ResultTable,
): { readonly left: string; readonly right: string | null } {
  const left = subjectOf(summary, verdict);
  const last = results.outcomes.at(-1);
  return { left, right: sideNames(summary).length > 1 && last !== undefined && last !== left ? last : null };
}

function rowsOf({ axis }: ChoiceVerdict, circumstance: Circumstance, locale: Locale): readonly OutcomeRow[] {
  const { entries, ranked, level } = circumstance;
  const best = new Set(level === ranked.length ? [] : ranked.slice(0, level));
  return entries.map((entry) => ({
    label: choiceText(axis.name, entry.value, locale),
    variant: entry.variant,
    best: best.has(entry),
  }));
}

/** What a row says in words. */
function describeRow(results: ResultTable, index: number, locale: Locale, label?: string): string {
  const shares = (results.rows[index]?.shares ?? []).map((share, position) => {
    const interval = share.interval === null ? '' : ` (${share.interval})`;
    return `${results.outcomeTitles[position] ?? ''} ${share.share}${interval}`;
  });
  return `${label === undefined ? '' : `${label}${colon(locale)}`}${shares.join(', ')}`;
}
