import { createHash } from 'node:crypto';
import type { Summary } from '../analysis/summary.ts';
import { analysesHtml } from './html/analyses.ts';
import { distributionsHtml } from './html/distributions.ts';
import { escapeHtml } from './html/markup.ts';
import { measuredHtml } from './html/measured.ts';
import { outcomeChartsHtml, resultTableHtml } from './html/outcomes.ts';
import { picturesHtml } from './html/picture.ts';
import {
  expectationsHtml,
  glossaryHtml,
  inputHtml,
  metricTablesHtml,
  provenanceHtml,
  rulesHtml,
} from './html/record.ts';
import { SCRIPT } from './html/script.ts';
import { STYLE } from './html/style.ts';
import { byteLength } from './html/table.ts';
import { descriptionHtml, problemsHtml, verdictHtml } from './html/verdict.ts';
import type { TextKey } from './locale/en.ts';
import { type Language, type Locale, localeOf } from './locale/locale.ts';
import { resultTable } from './results.ts';
import { judge } from './verdict.ts';
import { clip } from './words.ts';

/** A report is never larger than this, whatever the number of variants, trials or characters of its input. */
export const REPORT_BYTES_MAX = 1_000_000;
/** Shares of what the fixed parts leave: the table of results first, then pictures, then tables of detail. */
const TABLE_SHARE = 0.6;
const CHART_SHARE = 0.4;
const PLAN_SHARE = 0.4;
const MEASURED_SHARE = 0.3;
const ANALYSES_SHARE = 0.6;
const LAW_SHARE = 0.65;

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
  const locale = localeOf(options.language);
  const verdict = judge(summary);
  const results = resultTable(summary, verdict, locale);

  const fixed = {
    problems: problemsHtml(summary, locale),
    verdict: descriptionHtml(summary) + verdictHtml(summary, verdict, locale),
    expectations: expectationsHtml(summary, locale),
    rules: rulesHtml(summary, locale),
    input: inputHtml(summary, locale),
    provenance: provenanceHtml(summary, locale),
    glossary: glossaryHtml(locale),
  };
  let room =
    REPORT_BYTES_MAX - 20_000 - byteLength(STYLE) - byteLength(SCRIPT) - byteLength(Object.values(fixed).join(''));
  const spend = (html: string): string => {
    room -= byteLength(html);
    return html;
  };
  const table = spend(resultTableHtml(summary, verdict, results, locale, Math.max(4_000, room * TABLE_SHARE)));
  const charts = spend(await outcomeChartsHtml(summary, verdict, results, locale, Math.max(4_000, room * CHART_SHARE)));
  const analyses = spend(await analysesHtml(summary, locale, Math.max(4_000, room * ANALYSES_SHARE)));
  const plans = spend(picturesHtml(summary, locale, Math.max(4_000, room * PLAN_SHARE)));
  const measured = spend(measuredHtml(summary, locale, Math.max(4_000, room * MEASURED_SHARE)));
  const laws = spend(await distributionsHtml(summary, verdict, locale, Math.max(4_000, room * LAW_SHARE)));
  const metrics = metricTablesHtml(summary, locale, Math.max(0, room));

  const sections: Section[] = [
    { id: 'verdict', title: 'verdict', html: fixed.verdict },
    { id: 'outcomes', title: 'outcomes', html: `${charts}<h3>${escapeHtml(locale.text('tableTwin'))}</h3>${table}` },
    ...(analyses === '' ? [] : [{ id: 'analyses', title: 'analyses' as const, html: analyses }]),
    ...(plans === '' ? [] : [{ id: 'plan', title: 'plan' as const, html: plans }]),
    ...(measured === '' ? [] : [{ id: 'measured', title: 'measured' as const, html: measured }]),
    { id: 'distributions', title: 'distributions', html: laws },
    { id: 'metrics', title: 'metrics', html: metrics },
    { id: 'expectations', title: 'expectations', html: fixed.expectations },
    { id: 'rules', title: 'rules', html: fixed.rules },
    { id: 'input', title: 'input', html: fixed.input },
    { id: 'provenance', title: 'provenance', html: fixed.provenance },
    { id: 'glossary', title: 'glossary', html: fixed.glossary },
  ];
  return document(summary, fixed.problems, sections, locale);
}

function document(summary: Summary, problems: string, sections: readonly Section[], locale: Locale): string {
  const policy = [
    "default-src 'none'",
    `style-src '${digest(STYLE)}'`,
    `script-src '${digest(SCRIPT)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const text = (key: TextKey): string => escapeHtml(locale.text(key));
  const title = escapeHtml(clip(summary.title, 200));
  const contents = [{ id: 'problems', title: 'problems' as TextKey }, ...sections]
    .map(({ id, title: key }) => `<li><a href="#${id}">${text(key)}</a></li>`)
    .join('');
  const body = sections
    .map(
      ({ id, title: key, html }) =>
        `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${text(key)}</h2>${html}</section>`,
    )
    .join('\n');
  const edition = summary.edition === null ? '' : ` · ${escapeHtml(clip(summary.edition))}`;
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
<nav aria-labelledby="contents"><h2 id="contents">${text('contents')}</h2><ol>${contents}</ol></nav>
<main id="main">
<section class="first" id="problems" aria-label="${text('problems')}">${problems}</section>
${body}
<footer>${escapeHtml(locale.text('madeBy', { version: clip(summary.version) }))}</footer>
</main>
</div>
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
