import type { Summary } from '../../analysis/summary.ts';
import type { Locale } from '../locale/locale.ts';
import { perWinCell, perWinText } from '../per-win.ts';
import { bargainSentence, gapFigures, levelText, namesText, type Piece, verdictSentence } from '../sentence.ts';
import { standingsSentence } from '../standings.ts';
import { type ChoiceVerdict, type Circumstance, costOf, type Estimate, isCertain, type Verdict } from '../verdict.ts';
import { axisText, choiceText, clip, labelText, shareText, sideText } from '../words.ts';
import { escapeHtml, markdownToHtml } from './markup.ts';
import { type Cell, type Column, tableHtml } from './table.ts';

const CIRCUMSTANCES_MAX = 60;
const DESCRIPTION_MAX = 12_000;

/** The question, the answer in one sentence, and who is best where. */
export function verdictHtml(summary: Summary, verdict: Verdict | null, locale: Locale): string {
  const sentence = piecesHtml(verdictSentence(summary, locale, verdict));
  const bargain = bargainSentence(summary, locale, verdict);
  const aside = bargain === null ? '' : `<p class="aside">${piecesHtml(bargain)}</p>`;
  const standings = standingsSentence(verdict, locale);
  const left = standings === null ? '' : `<p class="aside">${escapeHtml(standings)}</p>`;
  const table =
    verdict?.kind === 'choice' && verdict.circumstances.length > 1 ? circumstancesHtml(summary, verdict, locale) : '';
  return `<div class="answer"><p class="verdict">${sentence}</p>${left}${aside}</div>${table}`;
}

/** The author's description; nothing when there is none. */
export function descriptionHtml(summary: Summary, locale: Locale): string {
  if (summary.description === null) return '';
  return `<div class="about">${markdownToHtml(locale.authored(clip(summary.description, DESCRIPTION_MAX)))}</div>`;
}

function circumstancesHtml(summary: Summary, verdict: ChoiceVerdict, locale: Locale): string {
  const side = sideText(summary, verdict.outcome, locale);
  const favour = verdict.isChosen ? 'bestPerCircumstance' : 'favourPerCircumstance';
  const caption = locale.text(verdict.isVictory ? favour : 'mostPerCircumstance', { side });
  const axes = Object.keys(verdict.circumstances[0]?.label ?? {});
  const hasCost = verdict.isVictory && verdict.standings.some((standing) => standing.costPerWin !== null);
  const first = summary.variants[0];
  const priced = first === undefined ? null : costOf(summary, first, verdict.outcome);
  const unit = priced === null ? '' : clip(locale.pick(priced.unit));
  const columns: Column[] = [
    ...axes.map((name) => ({ title: axisText(name, locale), numeric: false })),
    { title: locale.text(verdict.isVictory && verdict.isChosen ? 'best' : 'most'), numeric: false },
    { title: locale.text(verdict.isVictory ? 'wins' : 'share'), numeric: true },
    { title: locale.text(verdict.isVictory ? 'ahead' : 'moreBy'), numeric: true, note: locale.text('pointsUnit') },
    { title: locale.text('next'), numeric: false },
    ...(hasCost ? [{ title: locale.text('costPerWin'), numeric: true, note: unit }] : []),
  ];
  const shown = verdict.circumstances.slice(0, CIRCUMSTANCES_MAX);
  const rows = shown.map((circumstance) => circumstanceRow(summary, verdict, circumstance, hasCost, locale));
  const rest = verdict.circumstances.length - shown.length;
  const more = rest > 0 ? `<p class="note">${escapeHtml(locale.plural('moreCircumstances', rest))}</p>` : '';
  const table = tableHtml(rows, { caption, columns, headCount: axes.length, sortable: true });
  return `<h3>${escapeHtml(caption)}</h3>${table}${more}`;
}

function circumstanceRow(
  summary: Summary,
  verdict: ChoiceVerdict,
  circumstance: Circumstance,
  hasCost: boolean,
  locale: Locale,
): Cell[] {
  const { axis } = verdict;
  const level = circumstance.ranked.slice(0, circumstance.level);
  const [best] = level;
  const next = circumstance.ranked[circumstance.level];
  const names = namesText(
    level.map((entry) => choiceText(axis.name, entry.value, locale)),
    locale,
  );
  const tied = level.length > 1;
  const lone = best !== undefined && !tied;
  const cost = lone ? costOf(summary, best.variant, verdict.outcome) : null;
  const perWin = cost === null || best === undefined ? null : perWinText(cost.amount, best, locale);
  const alone = lone ? shareText(best, locale) : undefined;
  return [
    ...Object.entries(circumstance.label).map(
      ([name, value]): Cell => ({
        text: labelText(name, value, locale),
        ...(typeof value === 'number' ? { sort: value } : {}),
      }),
    ),
    { text: tied ? locale.text('tie', { best: names }) : names },
    { text: alone?.share ?? levelText(level, locale), note: alone?.interval ?? null, sort: best?.p ?? 0 },
    lone && next !== undefined ? { ...gapCell(best, next, locale), sort: best.p - next.p } : { text: '–', sort: 0 },
    { text: lone && next !== undefined ? choiceText(axis.name, next.value, locale) : '–' },
    ...(hasCost ? [perWinCell(perWin)] : []),
  ];
}

/** The lead in points, with what both intervals allow. */
function gapCell(best: Estimate, next: Estimate, locale: Locale): Cell {
  const { gap, low, high, decimals } = gapFigures(best, next);
  const note =
    isCertain(best) && isCertain(next) ? null : `${locale.number(low, decimals)}–${locale.number(high, decimals)}`;
  return { text: locale.number(gap, decimals), note };
}

/** Pieces of a sentence as HTML, the answer in bold. */
function piecesHtml(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, strong }) => (strong ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text)))
    .join('');
}
