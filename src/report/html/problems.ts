import type { Summary, WarningNote } from '../../analysis/summary.ts';
import type { Locale } from '../locale/locale.ts';
import { warningsOf } from '../warnings.ts';
import { clip } from '../words.ts';
import { escapeHtml } from './markup.ts';

/** Longer lists of assumptions are folded, so that the answer stays in sight. */
const LIST_OPEN_MAX = 4;
const ITEMS_MAX = 50;
const ITEM_MAX = 600;

/** What must be known before any number is read: interruption, disagreement, failed checks, warnings, assumptions. */
export function problemsHtml(summary: Summary, locale: Locale): string {
  const notices = [
    summary.partial ? alarm(locale.text('partialRun')) : '',
    auditHtml(summary, locale),
    failuresHtml(summary, locale),
    warningsHtml(summary, locale),
    assumptionsHtml(summary, locale),
  ].filter((html) => html !== '');
  return notices.length === 0 ? `<p class="calm">${escapeHtml(locale.text('noProblems'))}</p>` : notices.join('');
}

function auditHtml({ variants }: Summary, locale: Locale): string {
  const failed = variants.filter((variant) => variant.audit?.agrees === false).length;
  if (failed === 0) return '';
  return alarm(
    locale.text('auditFailed', { variants: `${locale.number(failed)} / ${locale.number(variants.length)}` }),
  );
}

function failuresHtml({ expectations }: Summary, locale: Locale): string {
  const failed = expectations.filter(({ verdict }) => verdict === 'fail');
  if (failed.length === 0) return '';
  const items = failed.map(({ words, text }) => (words === undefined ? text : locale.pick(words.text))).map(itemHtml);
  return listHtml(locale.plural('failedExpectations', failed.length), items, locale);
}

function warningsHtml(summary: Summary, locale: Locale): string {
  const notes = warningsOf(summary);
  if (notes.length === 0) return '';
  const items = notes.map((note) => `<li>${warningHtml(note, locale)}</li>`);
  return listHtml(locale.plural('warningsTitle', notes.length), items, locale);
}

/** A warning in the language of the report, or marked as English where there are no other words for it. */
function warningHtml({ line, en, fr }: WarningNote, locale: Locale): string {
  const place = line === null ? '' : escapeHtml(locale.text('warningAt', { line: String(line) }));
  const words = locale.language === 'fr' ? fr : en;
  const text = escapeHtml(clip(words ?? en, ITEM_MAX));
  return place + (words === null ? `<span lang="en">${text}</span>` : text);
}

function assumptionsHtml({ assumptionNotes }: Summary, locale: Locale): string {
  if (assumptionNotes.length === 0) return '';
  const items = assumptionNotes.map(({ text }) => itemHtml(locale.pick(text)));
  const title = locale.plural('assumptionsTitle', assumptionNotes.length);
  if (items.length <= LIST_OPEN_MAX) return listHtml(title, items, locale);
  return notice(`<details><summary>${escapeHtml(title)}</summary>${listOf(items, locale)}</details>`);
}

function listHtml(title: string, items: readonly string[], locale: Locale): string {
  return notice(`<h3>${escapeHtml(title)}</h3>${listOf(items, locale)}`);
}

function listOf(items: readonly string[], locale: Locale): string {
  const shown = items.slice(0, ITEMS_MAX);
  const counts = { shown: locale.number(shown.length), count: locale.number(items.length) };
  const cut = shown.length < items.length ? `<p class="note">${escapeHtml(locale.text('listCut', counts))}</p>` : '';
  return `<ul>${shown.join('')}</ul>${cut}`;
}

function alarm(text: string): string {
  return notice(`<p><strong>${escapeHtml(text)}</strong></p>`);
}

function notice(inner: string): string {
  return `<div class="notice">${inner}</div>`;
}

function itemHtml(text: string): string {
  return `<li>${escapeHtml(clip(text, ITEM_MAX))}</li>`;
}
