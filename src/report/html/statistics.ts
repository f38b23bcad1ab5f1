import type { OutcomeSummary, Summary, VariantSummary } from '../../analysis/summary.ts';
import { decimalsFor, roundOutward } from '../../stats/figures.ts';
import { metricNames, metricOf, metricWords } from '../laws.ts';
import type { Locale } from '../locale/locale.ts';
import { STOPPED } from '../provenance.ts';
import { levelOfConfidence } from '../sentence.ts';
import { hasExactNumbers } from '../verdict.ts';
import { clip, labelsText, outcomeText } from '../words.ts';
import { escapeHtml } from './markup.ts';
import { type Cell, type Column, tableWithin } from './table.ts';

const INTERVALS: Readonly<Record<Exclude<OutcomeSummary['interval'], 'exact' | 'confidence-sequence'>, string>> = {
  wilson: 'Wilson',
  'clopper-pearson': 'Clopper–Pearson',
};

const QUANTILES = ['0.05', '0.5', '0.95'];
/** An error falls with the root of the number of trials, the bound of what was never seen with the number itself. */
const TRIALS_FOR_HALF = 4;
const TRIALS_FOR_HALF_BOUND = 2;

/**
 * How far the shares can be trusted, variant by variant: trials, half-width of the outcome that the report is about, how
 * it was had, what half the error would take. Of exact numbers there is nothing to say but that.
 */
export function precisionHtml(summary: Summary, subject: string, locale: Locale, bytesMax: number): string {
  const { variants } = summary;
  if (variants.length === 0) return '';
  if (variants.every((variant) => variant.trials === null)) return calm(locale.text('allExact'));
  if (variants.every((variant) => variant.method === 'sampled' && hasExactNumbers(variant))) {
    return calm(locale.text('allScripted'));
  }
  const rows = variants.map((variant) => precisionRow(summary, variant, subject, locale));
  const options = { caption: locale.text('precision'), columns: columnsOf(summary, locale), sortable: true };
  const { html, shown } = tableWithin(rows, options, bytesMax - 1_000);
  const counts = { shown: locale.number(shown), count: locale.number(rows.length) };
  const cut = shown < rows.length ? note(locale.text('tableCut', counts)) : '';
  const lead = note(
    locale.text('precisionNote', {
      level: levelOfConfidence(summary, locale),
      outcome: outcomeText(summary, subject, locale),
      seed: summary.seed === null ? locale.text('noSeed') : String(summary.seed),
    }),
  );
  return lead + html + cut;
}

function columnsOf(summary: Summary, locale: Locale): Column[] {
  const metric = leadingMetric(summary);
  return [
    { title: locale.text('variant'), numeric: false },
    { title: locale.text('method'), numeric: false },
    { title: locale.text('trialCount'), numeric: true },
    { title: locale.text('halfWidth'), numeric: true, note: locale.text('pointsUnit') },
    { title: locale.text('intervals'), numeric: false },
    { title: locale.text('trialsForHalf'), numeric: true },
    ...(metric === null
      ? []
      : [
          { title: locale.text('quantileTrio'), numeric: true, note: clip(metricWords(summary, metric, locale).label) },
        ]),
    { title: locale.text('stopped'), numeric: false },
  ];
}

function precisionRow(summary: Summary, variant: VariantSummary, subject: string, locale: Locale): Cell[] {
  const outcome = Object.hasOwn(variant.outcomes, subject) ? variant.outcomes[subject] : undefined;
  const metric = leadingMetric(summary);
  return [
    { text: labelsText(variant.label, locale) || locale.text(variant.method) },
    { text: locale.text(variant.method) },
    variant.trials === null ? { text: '–' } : { text: locale.number(variant.trials), sort: variant.trials },
    ...errorCells(variant, outcome, locale),
    ...(metric === null ? [] : [quantileCell(variant, metric, locale)]),
    { text: locale.text(STOPPED[variant.stopped]) },
  ];
}

/** Half-width, method and the trials for half of it; of an exact share that it has none. */
function errorCells(variant: VariantSummary, outcome: OutcomeSummary | undefined, locale: Locale): Cell[] {
  if (outcome === undefined || variant.trials === null || outcome.interval === 'exact') {
    return [{ text: locale.text('exact'), sort: 0 }, { text: '–' }, { text: '–', sort: 0 }];
  }
  const half = 50 * (outcome.high - outcome.low);
  // Two digits: this is the error itself, not a number that has one.
  const decimals = Math.min(8, decimalsFor(half) + 1);
  const isBound = outcome.interval === 'clopper-pearson';
  const trials = variant.trials * (isBound ? TRIALS_FOR_HALF_BOUND : TRIALS_FOR_HALF);
  return [
    { text: locale.number(roundOutward(half, decimals, 'up'), decimals), sort: half },
    {
      text:
        outcome.interval === 'confidence-sequence' ? locale.text('confidenceSequence') : INTERVALS[outcome.interval],
    },
    { text: locale.number(trials), sort: trials },
  ];
}

function quantileCell(variant: VariantSummary, name: string, locale: Locale): Cell {
  const metric = metricOf(variant, name);
  if (metric === undefined) return { text: '–' };
  const values = QUANTILES.map((q) => metric.quantiles[q] ?? 0);
  return { text: values.map((value) => locale.number(value)).join(' / '), sort: values[1] ?? 0 };
}

function leadingMetric(summary: Summary): string | null {
  return metricNames(summary).varying[0] ?? null;
}

function calm(text: string): string {
  return `<p class="calm">${escapeHtml(text)}</p>`;
}

function note(text: string): string {
  return `<p class="note">${escapeHtml(text)}</p>`;
}
