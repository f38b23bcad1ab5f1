import type { RulingNote, Summary } from '../../analysis/summary.ts';
import { metricNames, metricOf, metricWords, sdText } from '../laws.ts';
import type { TextKey } from '../locale/en.ts';
import type { Locale } from '../locale/locale.ts';
import { type Fact, performanceFacts, provenanceFacts } from '../provenance.ts';
import { clip, labelsText, meanText } from '../words.ts';
import { escapeHtml } from './markup.ts';
import { byteLength, type Cell, tableHtml, tableWithin } from './table.ts';

const INPUT_MAX = 50_000;
const QUANTILES = ['0.05', '0.25', '0.5', '0.75', '0.95'];

/** Mean, spread and quantiles of every metric, of as many variants as there is room for. */
export function metricTablesHtml(summary: Summary, locale: Locale, bytesMax: number): string {
  const { varying, constant } = metricNames(summary);
  const names = [...varying, ...constant];
  const parts: string[] = [];
  let room = bytesMax;
  for (const [index, name] of names.entries()) {
    const share = room / (names.length - index);
    const html = metricTable(summary, name, locale, share);
    if (byteLength(html) > share) break;
    room -= byteLength(html);
    parts.push(html);
  }
  const cut =
    parts.length < names.length
      ? `<p class="note">${escapeHtml(locale.text('metricTablesCut', { shown: locale.number(parts.length), count: locale.number(names.length) }))}</p>`
      : '';
  return `${parts.join('')}${cut}`;
}

function metricTable(summary: Summary, name: string, locale: Locale, bytesMax: number): string {
  const { label, unit } = metricWords(summary, name, locale);
  const numeric = (title: string): { title: string; numeric: boolean } => ({ title, numeric: true });
  const columns = [
    { title: locale.text('variant'), numeric: false },
    numeric(locale.text('mean')),
    numeric(locale.text('sd')),
    numeric(locale.text('min')),
    ...QUANTILES.map((q) =>
      numeric(
        q === '0.5' ? locale.text('median') : locale.text('quantile', { percent: locale.percent(100 * Number(q), 0) }),
      ),
    ),
    numeric(locale.text('max')),
  ];
  const rows = summary.variants.flatMap((variant): Cell[][] => {
    const metric = metricOf(variant, name);
    if (metric === undefined) return [];
    const mean = meanText(variant, name, locale);
    const whole = (value: number): Cell => ({ text: locale.number(value), sort: value });
    return [
      [
        { text: labelsText(variant.label, locale) || locale.text(variant.method) },
        { text: mean.share, note: mean.interval, sort: metric.mean },
        { text: sdText(metric, locale), sort: metric.sd ?? Number.NaN },
        whole(metric.min),
        ...QUANTILES.map((q) => whole(metric.quantiles[q] ?? 0)),
        whole(metric.max),
      ],
    ];
  });
  const title = clip(label);
  const table = tableWithin(rows, { caption: title, columns, sortable: true }, bytesMax - 1_000);
  const cut =
    table.shown < rows.length
      ? `<p class="note">${escapeHtml(locale.text('tableCut', { shown: locale.number(table.shown), count: locale.number(rows.length) }))}</p>`
      : '';
  const small = unit === '' ? '' : ` <small>${escapeHtml(clip(unit))}</small>`;
  return `<details><summary>${escapeHtml(title)}${small}</summary>${table.html}${cut}</details>`;
}

export function expectationsHtml(summary: Summary, locale: Locale): string {
  if (summary.expectations.length === 0) return `<p class="calm">${escapeHtml(locale.text('noExpectations'))}</p>`;
  const heads = (['result', 'claim', 'found', 'line'] as const).map(
    (key) => `<th scope="col">${escapeHtml(locale.text(key))}</th>`,
  );
  const rows = summary.expectations.slice(0, 200).map((expectation) => {
    const claim = expectation.words === undefined ? expectation.text : locale.pick(expectation.words.text);
    const found = expectation.words === undefined ? expectation.detail : locale.pick(expectation.words.detail);
    return `<tr><th scope="row" class="${expectation.verdict}">${escapeHtml(locale.text(expectation.verdict))}</th><td>${escapeHtml(clip(claim, 300))}</td><td>${escapeHtml(clip(found, 300))}</td><td class="n">${locale.number(expectation.line)}</td></tr>`;
  });
  const caption = escapeHtml(locale.text('expectations'));
  return `<div class="scroll" role="group" tabindex="0" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
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
          .slice(0, 200)
          .map(
            ({ id, text }) =>
              `<li>${escapeHtml(clip(locale.pick(text), 600))} <code>${escapeHtml(clip(id))}</code></li>`,
          )
          .join('')}</ul>`;
  return `<h3>${escapeHtml(locale.text('rulingsTitle'))}</h3>${lead}${rest}<h3>${escapeHtml(locale.text('assumptions'))}</h3>${assumptions}`;
}

function rulingTable(notes: readonly RulingNote[], locale: Locale): string {
  const rows = notes
    .slice(0, 200)
    .map((note): Cell[] => [
      { text: clip(locale.pick(note.question), 200), note: clip(note.id) },
      { text: note.option === null ? locale.text('varied') : clip(note.option) },
      { text: note.provenance === null ? '–' : locale.text(PROVENANCE[note.provenance]) },
      { text: note.options.map((option) => clip(option)).join(', ') },
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

const TERMS: readonly (readonly [TextKey, TextKey])[] = [
  ['share', 'gShare'],
  ['intervals', 'gInterval'],
  ['exact', 'gExact'],
  ['tieMark', 'gTie'],
  ['ahead', 'gAhead'],
  ['average', 'gAverage'],
  ['cost', 'gCost'],
  ['costPerWin', 'gCostPerWin'],
  ['trials', 'gTrial'],
  ['mean', 'gMean'],
  ['sd', 'gSd'],
  ['median', 'gQuantile'],
  ['equals', 'gEquals'],
  ['atLeast', 'gAtLeast'],
  ['probability', 'gBand'],
  ['method', 'gMethod'],
  ['ruling', 'gRuling'],
  ['assumptions', 'gAssumption'],
  ['seed', 'gSeed'],
  ['hash', 'gHash'],
  ['result', 'gExpectation'],
];

/** Every column and mark that a report may show, in words. */
export function glossaryHtml(locale: Locale): string {
  const items = TERMS.map(
    ([term, meaning]) =>
      `<div><dt>${escapeHtml(locale.text(term))}</dt><dd>${escapeHtml(locale.text(meaning))}</dd></div>`,
  );
  return `<dl class="terms">${items.join('')}</dl>`;
}
