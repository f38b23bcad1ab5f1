import type { Summary, VariantSummary } from '../../analysis/summary.ts';
import { PLOT_HEIGHT, PLOT_WIDTH } from '../charts/distribution.ts';
import { type LawMode, lawChart } from '../charts/law.ts';
import {
  chartFrame,
  isCut,
  type LawData,
  lawData,
  lawErrorText,
  metricNames,
  metricWords,
  NO_LAW,
  probabilityText,
  TAIL,
  TINY,
  tailOf,
} from '../laws.ts';
import type { Locale } from '../locale/locale.ts';
import { zeroBound } from '../precision.ts';
import { bestFirst, hasExactNumbers, type Verdict } from '../verdict.ts';
import { chanceText, choiceText, clip, labelsText, plainPercent } from '../words.ts';
import type { ChartBook, Figure } from './chart-book.ts';
import { escapeHtml, scriptJson } from './markup.ts';
import { byteLength, type Cell, tableHtml } from './table.ts';

interface EmbeddedVariant {
  /** Label. */
  readonly l: string;
  /** Trials, 0 when exact. */
  readonly n: number;
  /** Bound shown where no trial had a value. */
  readonly b: number;
  readonly laws: readonly LawData[];
}

/** Laws of the metrics: a chart each, its table, and the data by which a script shows every other variant. */
export async function distributionsHtml(
  summary: Summary,
  verdict: Verdict | null,
  locale: Locale,
  { book, bytesMax }: { readonly book: ChartBook; readonly bytesMax: number },
): Promise<Figure> {
  const { varying, constant } = metricNames(summary);
  const ordered = bestFirst(summary, verdict);
  const [first] = ordered;
  if (varying.length === 0 || first === undefined) {
    const html = paragraph(locale.text('noDistributions'));
    return { html, bytes: byteLength(html) };
  }

  const { variants, bytes } = embed(summary, ordered, varying, locale, bytesMax / 2);
  const articles: string[] = [];
  let used = bytes;
  for (const [index, name] of varying.entries()) {
    const law = await lawHtml(summary, first, name, index, variants, { book, locale });
    if (used + law.bytes > bytesMax && index > 0) {
      book.forgetLast();
      break;
    }
    used += law.bytes;
    articles.push(law.html);
  }
  const drawn = varying.slice(0, articles.length);
  const notes = [
    ...(variants.length < ordered.length
      ? [
          locale.text('distributionsCut', {
            shown: locale.number(variants.length),
            count: locale.number(ordered.length),
          }),
        ]
      : []),
    ...(drawn.length < varying.length
      ? [locale.text('metricsCut', { shown: locale.number(drawn.length), count: locale.number(varying.length) })]
      : []),
    ...(constant.length > 0
      ? [
          locale.text('constantMetrics', {
            metrics: constant.map((name) => clip(metricWords(summary, name, locale).label)).join(', '),
          }),
        ]
      : []),
    ...(hasTinyMass(summary) ? [locale.text('tinyLeftOut')] : []),
  ];
  const data = {
    lang: locale.language === 'fr' ? 'fr-FR' : 'en-GB',
    percent: locale.percentSign,
    height: PLOT_HEIGHT,
    width: PLOT_WIDTH,
    words: { equals: locale.text('equals'), atLeast: locale.text('atLeast'), equalsAny: locale.text('equalsAny') },
    variants: variants.map((variant) => ({ ...variant, laws: variant.laws.slice(0, drawn.length) })),
  };
  const html = `${controls(summary, drawn, ordered.slice(0, variants.length), verdict, locale)}
<p class="note" id="law-of">${escapeHtml(labelsText(first.label, locale))}</p>
<div class="laws">${articles.join('')}</div>
<p class="note" id="law-error">${escapeHtml(lawErrorText(summary, first, locale))}</p>
${notes.map(paragraph).join('')}
<script type="application/json" id="laws">${scriptJson({ ...data, errors: errorTexts(summary, ordered.slice(0, variants.length), locale) })}</script>`;
  return { html, bytes: Math.max(used, byteLength(html)) };
}

function embed(
  summary: Summary,
  ordered: readonly VariantSummary[],
  names: readonly string[],
  locale: Locale,
  bytesMax: number,
): { variants: EmbeddedVariant[]; bytes: number } {
  const variants: EmbeddedVariant[] = [];
  let bytes = 0;
  for (const variant of ordered) {
    const exact = hasExactNumbers(variant) || variant.trials === null;
    const data = {
      l: labelsText(variant.label, locale),
      n: exact ? 0 : (variant.trials ?? 0),
      b: exact ? 0 : Number(zeroBound(variant.trials ?? 1, summary.confidence).toPrecision(4)),
      laws: names.map((name) => lawData(variant, name, summary.confidence, locale)),
    };
    // The label stands twice more, in the two lists of variants.
    bytes += byteLength(scriptJson(data)) + 2 * byteLength(escapeHtml(data.l)) + 60;
    if (bytes > bytesMax && variants.length > 0) break;
    variants.push(data);
  }
  return { variants, bytes };
}

async function lawHtml(
  summary: Summary,
  first: VariantSummary,
  name: string,
  index: number,
  variants: readonly EmbeddedVariant[],
  { book, locale }: { readonly book: ChartBook; readonly locale: Locale },
): Promise<Figure> {
  const laws = variants.map((variant) => variant.laws[index] ?? NO_LAW);
  const law = laws[0] ?? NO_LAW;
  const { label, unit } = metricWords(summary, name, locale);
  const figure = (mode: LawMode): Promise<Figure> => {
    const chart = lawChart({ law, label, mode }, locale);
    // The script puts the law that it shows into the one specification before it is taken away.
    return book.figureOf(chart.spec, `law-${index}`, mode === 'ge' ? null : chart.spec, {
      label: chart.label,
      className: 'law-chart',
      attributes: `data-mode="${mode}"`,
    });
  };
  const charts = [await figure('eq'), await figure('ge')];
  const cut = laws.some((each) => isCut(each, chartFrame([each])))
    ? paragraph(locale.text('beyondChart', { share: plainPercent(TAIL, locale) }))
    : '';
  const overflow = law.o > 0 ? paragraph(locale.text('overflowNote', { share: chanceText(law.o, locale) })) : '';
  const html = `<article class="law" data-law="${index}"><h3>${escapeHtml(clip(label))}${unit === '' ? '' : ` <small>${escapeHtml(clip(unit))}</small>`}</h3><div>${charts.map((chart) => chart.html).join('')}<p class="note law-text">${escapeHtml(law.s)}</p>${cut}${overflow}</div><div>${lawTable(summary, first, law, label, locale)}</div></article>`;
  const specBytes = charts.reduce((sum, chart) => sum + chart.bytes - byteLength(chart.html), 0);
  return { html, bytes: byteLength(html) + specBytes };
}

function lawTable(summary: Summary, variant: VariantSummary, law: LawData, label: string, locale: Locale): string {
  const rows = law.v.map((value, index): Cell[] => [
    { text: locale.number(value) },
    { text: probabilityText(summary, variant, law.p[index] ?? 0, locale) },
    { text: probabilityText(summary, variant, tailOf(law, value), locale) },
  ]);
  return tableHtml(rows, {
    caption: clip(label),
    className: 'law-table',
    columns: [
      { title: locale.text('value'), numeric: true },
      { title: locale.text('equals'), numeric: true },
      { title: locale.text('atLeast'), numeric: true },
    ],
  });
}

/** Hidden until the script runs: without it the page shows one variant, and everything in it is legible. */
function controls(
  summary: Summary,
  names: readonly string[],
  variants: readonly VariantSummary[],
  verdict: Verdict | null,
  locale: Locale,
): string {
  const options = variantOptions(variants, verdict, locale);
  const select = (id: string, text: string, inner: string): string =>
    `<label for="${id}">${escapeHtml(text)}<select id="${id}">${inner}</select></label>`;
  const metrics = names
    .map(
      (name, index) =>
        `<option value="${index}">${escapeHtml(clip(metricWords(summary, name, locale).label))}</option>`,
    )
    .join('');
  const many = variants.length > 1;
  return `<div class="controls" id="law-controls" hidden>
${select('law-metric', locale.text('metric'), metrics)}
${many ? select('law-variant', locale.text('variant'), options) : ''}
${many ? select('law-other', locale.text('compareWith'), `<option value="">${escapeHtml(locale.text('noComparison'))}</option>${options}`) : ''}
<fieldset><legend>${escapeHtml(locale.text('show'))}</legend><span class="seg">
<label><input type="radio" name="law-mode" value="eq" checked><span>${escapeHtml(locale.text('equals'))}</span></label>
<label><input type="radio" name="law-mode" value="ge"><span>${escapeHtml(locale.text('atLeast'))}</span></label>
</span></fieldset></div>
<noscript><p class="note">${escapeHtml(locale.text('scriptHint'))}</p></noscript>`;
}

function variantOptions(variants: readonly VariantSummary[], verdict: Verdict | null, locale: Locale): string {
  const axis = verdict?.kind === 'choice' ? verdict.axis.name : '';
  const groups = new Map<string, string[]>();
  variants.forEach((variant, index) => {
    const rest = Object.fromEntries(Object.entries(variant.label).filter(([name]) => name !== axis));
    const group = labelsText(rest, locale);
    const value = variant.label[axis];
    const text = value === undefined ? labelsText(variant.label, locale) : choiceText(axis, value, locale);
    const list = groups.get(group) ?? [];
    list.push(`<option value="${index}">${escapeHtml(text)}</option>`);
    groups.set(group, list);
  });
  return [...groups]
    .map(([group, list]) =>
      group === '' || axis === ''
        ? list.join('')
        : `<optgroup label="${escapeHtml(group)}">${list.join('')}</optgroup>`,
    )
    .join('');
}

/** Trials (0 when exact) → what is said about the error of the laws. */
function errorTexts(summary: Summary, variants: readonly VariantSummary[], locale: Locale): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const variant of variants) {
    const exact = hasExactNumbers(variant) || variant.trials === null;
    texts[`${exact ? 0 : variant.trials}`] = lawErrorText(summary, variant, locale);
  }
  return texts;
}

function hasTinyMass(summary: Summary): boolean {
  return summary.variants.some((variant) =>
    Object.values(variant.metrics).some((metric) => Object.values(metric.p).some((p) => p > 0 && p < TINY)),
  );
}

function paragraph(text: string): string {
  return `<p class="note">${escapeHtml(text)}</p>`;
}
