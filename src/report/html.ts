import { createHash } from 'node:crypto';
import type { Summary } from '../analysis/summary.ts';
import { analysesHtml } from './html/analyses.ts';
import { ChartBook } from './html/chart-book.ts';
import { distributionsHtml } from './html/distributions.ts';
import { fightsHtml } from './html/fights.ts';
import { glossaryHtml } from './html/glossary.ts';
import { escapeHtml } from './html/markup.ts';
import { measuredHtml } from './html/measured.ts';
import { metricTablesHtml } from './html/metrics.ts';
import { outcomeChartsHtml, resultTableHtml } from './html/outcomes.ts';
import { picturesHtml } from './html/picture.ts';
import { problemsHtml } from './html/problems.ts';
import { expectationsHtml, inputHtml, provenanceHtml, rulesHtml } from './html/record.ts';
import { SCRIPT } from './html/script.ts';
import { standingsHtml } from './html/standings.ts';
import { precisionHtml } from './html/statistics.ts';
import { strikersHtml } from './html/strikers.ts';
import { STYLE } from './html/style.ts';
import { byteLength } from './html/table.ts';
import { descriptionHtml, verdictHtml } from './html/verdict.ts';
import type { TextKey } from './locale/en.ts';
import { type Language, type Locale, localeOf } from './locale/locale.ts';
import { resultTable, subjectOf } from './results.ts';
import { judge } from './verdict.ts';
import { clip, titleText } from './words.ts';

/** A report is never larger than this, whatever the number of variants, trials or characters of its input. */
export const REPORT_BYTES_MAX = 1_000_000;
/** Shares of what the fixed parts leave: the table of results first, then pictures, then tables of detail. */
const TABLE_SHARE = 0.6;
const CHART_SHARE = 0.4;
const PLAN_SHARE = 0.4;
const MEASURED_SHARE = 0.3;
const ANALYSES_SHARE = 0.6;
const LAW_SHARE = 0.45;
const FIGHTS_SHARE = 0.5;
const PRECISION_SHARE = 0.5;
/** What remains of the document: its head, its contents, the words of the script. */
const FRAME_BYTES = 20_000;
/** However little room is left, a part may take this much. */
const PART_BYTES_MIN = 4_000;

interface Section {
  readonly id: string;
  readonly title: TextKey;
  readonly html: string;
}

/**
 * The report as one HTML document that needs nothing else: no request, no font, no library. Its charts are SVG; its script
 * adds choice, sorting and pointer notes, and the page says the same without it.
 */
export async function renderHtml(summary: Summary, options: { readonly language: Language }): Promise<string> {
  const locale = localeOf(options.language, summary);
  const verdict = judge(summary);
  const results = resultTable(summary, verdict, locale);

  const fixed = {
    problems: problemsHtml(summary, locale),
    verdict: descriptionHtml(summary, locale) + verdictHtml(summary, verdict, locale),
    expectations: expectationsHtml(summary, locale),
    rules: rulesHtml(summary, locale),
    input: inputHtml(summary, locale),
    provenance: provenanceHtml(summary, locale),
    glossary: glossaryHtml(locale),
  };
  const fixedBytes = byteLength(STYLE) + byteLength(SCRIPT) + byteLength(Object.values(fixed).join(''));
  let room = REPORT_BYTES_MAX - FRAME_BYTES - fixedBytes;
  const within = (share: number): number => Math.max(PART_BYTES_MIN, room * share);
  const spend = (html: string, bytes: number = byteLength(html)): string => {
    room -= bytes;
    return html;
  };
  const book = new ChartBook();
  const table = spend(resultTableHtml(summary, verdict, results, locale, within(TABLE_SHARE)));
  const panels = await outcomeChartsHtml(summary, verdict, results, locale, { book, bytesMax: within(CHART_SHARE) });
  const charts = spend(panels.html, panels.bytes);
  const strikers = spend(strikersHtml(summary, results, locale));
  const standings = spend(standingsHtml(summary, locale));
  const analyses = await analysesHtml(summary, locale, { book, bytesMax: within(ANALYSES_SHARE) });
  const asked = spend(analyses.html, analyses.bytes);
  const plan = spend(picturesHtml(summary, locale, within(PLAN_SHARE)));
  const measured = spend(measuredHtml(summary, locale, within(MEASURED_SHARE)));
  const laws = await distributionsHtml(summary, verdict, locale, { book, bytesMax: within(LAW_SHARE) });
  const distributions = spend(laws.html, laws.bytes);
  const fights = spend(fightsHtml(summary, locale, within(FIGHTS_SHARE)));
  const precision = spend(precisionHtml(summary, subjectOf(summary, verdict), locale, within(PRECISION_SHARE)));
  const metrics = metricTablesHtml(summary, locale, Math.max(0, room));
  const twin = `<h3>${escapeHtml(locale.text('tableTwin'))}</h3>${table}`;

  // In the order of the page; a part without anything to say is left out.
  const sections: Section[] = [
    { id: 'verdict', title: 'verdict', html: fixed.verdict },
    { id: 'outcomes', title: 'outcomes', html: `${charts}${strikers}${twin}${standings}` },
    { id: 'expectations', title: 'expectations', html: fixed.expectations },
    { id: 'analyses', title: 'analyses', html: asked },
    { id: 'plan', title: 'plan', html: plan },
    { id: 'measured', title: 'measured', html: measured },
    { id: 'distributions', title: 'distributions', html: distributions },
    { id: 'fights', title: 'fights', html: fights },
    { id: 'statistics', title: 'statistics', html: `${precision}${metrics}` },
    { id: 'rules', title: 'rules', html: fixed.rules },
    { id: 'input', title: 'input', html: fixed.input },
    { id: 'provenance', title: 'provenance', html: fixed.provenance },
    { id: 'glossary', title: 'glossary', html: fixed.glossary },
  ];
  const shown = sections.filter(({ html }) => html !== '');
  return documentHtml(summary, fixed.problems, shown, { locale, data: book.dataHtml(locale, summary.partial) });
}

function documentHtml(
  summary: Summary,
  problems: string,
  sections: readonly Section[],
  { locale, data }: { readonly locale: Locale; readonly data: string },
): string {
  const policy = [
    "default-src 'none'",
    `style-src '${digest(STYLE)}'`,
    `script-src '${digest(SCRIPT)}'`,
    // A chart becomes a PNG by way of an image of its own SVG; nothing else is ever loaded.
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const text = (key: TextKey): string => escapeHtml(locale.text(key));
  const title = escapeHtml(titleText(summary, locale));
  const contents = [{ id: 'problems', title: 'problems' as TextKey }, ...sections]
    .map(({ id, title: key }) => `<li><a href="#${id}">${text(key)}</a></li>`)
    .join('');
  const body = sections
    .map(
      ({ id, title: key, html }) =>
        `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${text(key)}</h2>${html}</section>`,
    )
    .join('\n');
  const edition = summary.edition === null ? '' : ` · ${escapeHtml(clip(locale.word('edition', summary.edition)))}`;
  return `<!doctype html>
<html lang="${locale.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="Fracas ${escapeHtml(clip(summary.version))}">
<title>${title} – Fracas</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#main">${text('skip')}</a>
<div class="page">
<header>
<div class="top"><p class="kicker">Fracas · ${escapeHtml(clip(locale.pick(summary.systemTitle)))}${edition}</p>${themeSwitch(locale)}</div>
<h1>${title}</h1>
</header>
<nav aria-label="${text('contents')}"><details open><summary><b>${text('contents')}</b> <span id="here"></span></summary><ol>${contents}</ol></details></nav>
<main id="main">
<section class="first" id="problems" aria-labelledby="problems-title"><h2 class="unseen" id="problems-title">${text('problems')}</h2>${problems}</section>
${body}
<footer>${escapeHtml(locale.text('madeBy', { version: clip(summary.version) }))}</footer>
</main>
</div>
${data}
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function themeSwitch(locale: Locale): string {
  const choices = (
    [
      ['auto', 'themeAuto'],
      ['light', 'themeLight'],
      ['dark', 'themeDark'],
    ] as const
  ).map(
    ([value, key]) =>
      `<label><input type="radio" name="theme" value="${value}"${value === 'auto' ? ' checked' : ''}><span>${escapeHtml(locale.text(key))}</span></label>`,
  );
  return `<div class="seg" id="theme" role="radiogroup" aria-label="${escapeHtml(locale.text('theme'))}" hidden>${choices.join('')}</div>`;
}

/** Content-security-policy source of an inline element with this text. */
function digest(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}
