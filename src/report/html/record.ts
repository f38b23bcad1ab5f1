import type { RulingNote, Summary } from '../../analysis/summary.ts';
import type { TextKey } from '../locale/en.ts';
import type { Locale } from '../locale/locale.ts';
import { type Fact, performanceFacts, provenanceFacts } from '../provenance.ts';
import { clip } from '../words.ts';
import { escapeHtml } from './markup.ts';
import { type Cell, tableHtml } from './table.ts';

const INPUT_MAX = 50_000;
const ROWS_MAX = 200;

/** What a list or table of `count` rows says below itself when it is longer than what is shown. */
function cutHtml(count: number, locale: Locale): string {
  if (count <= ROWS_MAX) return '';
  const counts = { shown: locale.number(ROWS_MAX), count: locale.number(count) };
  return `<p class="note">${escapeHtml(locale.text('listCut', counts))}</p>`;
}

export function expectationsHtml(summary: Summary, locale: Locale): string {
  if (summary.expectations.length === 0) return '';
  const rows = summary.expectations
    .slice(0, ROWS_MAX)
    .map(({ verdict, words, text, detail, line }): Cell[] => [
      { text: locale.text(verdict), tone: verdict },
      { text: clip(words === undefined ? text : locale.pick(words.text), 300) },
      { text: clip(words === undefined ? detail : locale.pick(words.detail), 300) },
      { text: locale.number(line) },
    ]);
  const table = tableHtml(rows, {
    caption: locale.text('expectations'),
    columns: (['result', 'claim', 'found', 'line'] as const).map((key) => ({
      title: locale.text(key),
      numeric: false,
    })),
  });
  return table + cutHtml(summary.expectations.length, locale);
}

const PROVENANCE: Readonly<Record<NonNullable<RulingNote['provenance']>, TextKey>> = {
  sheet: 'provenanceSheet',
  chapter: 'provenanceChapter',
  published: 'provenancePublished',
  assumption: 'provenanceAssumption',
};

export function rulesHtml(summary: Summary, locale: Locale): string {
  const notes = summary.rulingNotes;
  const changed = notes.filter((note) => !note.isDefault);
  const usual = notes.filter((note) => note.isDefault);
  const lead =
    notes.length === 0
      ? `<p class="calm">${escapeHtml(locale.text('noRulings'))}</p>`
      : changed.length === 0
        ? `<p class="calm">${escapeHtml(locale.text('allDefault'))}</p>`
        : rulingTable(changed, locale);
  const rest =
    usual.length === 0
      ? ''
      : `<details><summary>${escapeHtml(locale.plural('rulingsAtDefault', usual.length))}</summary>${rulingTable(usual, locale)}</details>`;
  const assumptions =
    summary.assumptionNotes.length === 0
      ? `<p class="calm">${escapeHtml(locale.text('noAssumptions'))}</p>`
      : `<ul>${summary.assumptionNotes
          .slice(0, ROWS_MAX)
          .map(
            ({ id, text }) =>
              `<li>${escapeHtml(clip(locale.pick(text), 600))} <code>${escapeHtml(clip(id))}</code></li>`,
          )
          .join('')}</ul>${cutHtml(summary.assumptionNotes.length, locale)}`;
  return `<h3>${escapeHtml(locale.text('rulingsTitle'))}</h3>${lead}${rest}<h3>${escapeHtml(locale.text('assumptions'))}</h3>${assumptions}`;
}

function rulingTable(notes: readonly RulingNote[], locale: Locale): string {
  const rows = notes
    .slice(0, ROWS_MAX)
    .map((note): Cell[] => [
      { text: clip(locale.pick(note.question), 200), code: [clip(note.id)] },
      note.option === null
        ? { text: locale.text('varied') }
        : { text: '', code: [clip(locale.option(note.id, note.option))] },
      { text: note.provenance === null ? '–' : locale.text(PROVENANCE[note.provenance]) },
      { text: '', code: note.options.map((option) => clip(locale.option(note.id, option))) },
    ]);
  return tableHtml(rows, {
    caption: locale.text('rulingsTitle'),
    columns: (['question', 'inForce', 'source', 'options'] as const).map((key) => ({
      title: locale.text(key),
      numeric: false,
    })),
  });
}

export function inputHtml(summary: Summary, locale: Locale): string {
  const { text, file } = summary.input;
  const shown = text.slice(0, INPUT_MAX);
  const cut =
    shown.length < text.length
      ? `<p class="note">${escapeHtml(locale.text('inputCut', { shown: locale.number(shown.length), count: locale.number(text.length) }))}</p>`
      : '';
  return `<p class="note"><code>${escapeHtml(clip(file, 200))}</code></p><pre tabindex="0" role="group" aria-label="${escapeHtml(locale.text('input'))}"><code>${escapeHtml(shown)}</code></pre>${cut}`;
}

export function provenanceHtml(summary: Summary, locale: Locale): string {
  const clock = factsHtml(performanceFacts(summary, locale), locale);
  return `${factsHtml(provenanceFacts(summary, locale), locale)}<h3>${escapeHtml(locale.text('performance'))}</h3>${clock}<p class="note">${escapeHtml(locale.text('performanceNote'))}</p>`;
}

function factsHtml(facts: readonly Fact[], locale: Locale): string {
  const items = facts.map(
    ([key, value]) =>
      `<dt>${escapeHtml(locale.text(key))}</dt><dd${key === 'hash' ? ' class="code"' : ''}>${escapeHtml(value)}</dd>`,
  );
  return `<dl class="facts">${items.join('')}</dl>`;
}
