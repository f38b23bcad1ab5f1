import type { TopLevelSpec } from 'vega-lite';
import type { OutcomeSummary, Summary, VariantSummary } from '../../analysis/summary.ts';
import type { Locale } from '../locale/locale.ts';
import { isExact } from '../precision.ts';
import { clip, colon, outcomeText, shareTexts } from '../words.ts';
import { textWidth } from './letters.ts';
import type { ColourKey } from './palette.ts';

const PANEL_WIDTH = 400;
const ROW_HEIGHT = 24;
const LABEL_WIDTH_MIN = 40;
const LABEL_WIDTH_MAX = 200;
/** Size of labels. */
const LETTER_SIZE = 12;
const NUMBER_WIDTH_MIN = 54;
/** Average advance of a character of a share, and the room beside it. */
const DIGIT_WIDTH = 6.6;
const LABEL_MAX = 26;
/** Room for the axis under the bars. */
const AXIS_HEIGHT = 20;

/** One row of an outcome panel. */
export interface OutcomeRow {
  readonly label: string;
  readonly variant: VariantSummary;
  /** Best of its panel, or level with the best. */
  readonly best: boolean;
}

interface PanelOptions {
  readonly rows: readonly OutcomeRow[];
  /** Outcomes in stacking order. */
  readonly stack: readonly string[];
  readonly colours: ReadonlyMap<string, ColourKey>;
  /** Outcome whose share is printed left of the bar. */
  readonly left: string;
  /** Outcome whose share is printed right of the bar; null for none. */
  readonly right: string | null;
}

/** A panel of stacked bars, one row per variant, with a whisker around every inner boundary that was sampled. */
export function outcomePanelSpec(summary: Summary, options: PanelOptions, locale: Locale): TopLevelSpec {
  const { rows, stack, colours, left, right } = options;
  const bars = rows.flatMap((row, index) => segments(summary, row, index, stack, colours, locale));
  const whiskers = rows.flatMap((row, index) => boundaries(row, index, stack));
  const texts = rows.map((row, index) => {
    const shares = shareTexts(row.variant, locale);
    return {
      row: index,
      label: clip(row.label, LABEL_MAX),
      best: row.best,
      left: shares.get(left)?.share ?? '',
      right: right === null ? '' : (shares.get(right)?.share ?? ''),
    };
  });
  const widths = layout(texts, right !== null);
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    width: widths.bar,
    height: ROW_HEIGHT * rows.length,
    ...frame(widths, right !== null),
    encoding: {
      y: { field: 'row', type: 'ordinal', axis: null, sort: null, scale: { paddingInner: 0.3, paddingOuter: 0.15 } },
    },
    ...dataOf(bars, whiskers, texts),
    layer: [barLayer(locale), whiskerLayer(), ...textLayers(widths)],
  };
}

/** The bars of a single variant: one row per outcome, each with its whisker. */
export function outcomeBarsSpec(
  summary: Summary,
  variant: VariantSummary,
  stack: readonly string[],
  colours: ReadonlyMap<string, ColourKey>,
  locale: Locale,
): TopLevelSpec {
  const shares = shareTexts(variant, locale);
  const known = stack.filter((name) => Object.hasOwn(variant.outcomes, name));
  const rows = known.map((name, index) => {
    const outcome = variant.outcomes[name];
    const label = outcomeText(summary, name, locale);
    return {
      row: index,
      ...figuresOf('', label, outcome),
      start: 0,
      end: outcome?.p ?? 0,
      colour: colourVariable(colours, name),
      tip: tipText(label, shares.get(name)),
      label: clip(label, LABEL_MAX),
      best: false,
      left: shares.get(name)?.share ?? '',
      right: '',
    };
  });
  const widths = layout(rows, false);
  const whiskers = known.flatMap((name, index) => {
    const outcome = variant.outcomes[name];
    return outcome === undefined || isExact(outcome) ? [] : [{ row: index, low: outcome.low, high: outcome.high }];
  });
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    width: widths.bar,
    height: ROW_HEIGHT * rows.length,
    ...frame(widths, false),
    encoding: {
      y: { field: 'row', type: 'ordinal', axis: null, sort: null, scale: { paddingInner: 0.3, paddingOuter: 0.15 } },
    },
    ...dataOf(
      rows,
      whiskers,
      rows.map(({ row, label: text, best, left, right }) => ({ row, label: text, best, left, right })),
    ),
    layer: [barLayer(locale), whiskerLayer(), ...textLayers(widths)],
  };
}

/** What a chart shows, under the names by which its layers and its CSV find it. */
function dataOf(
  bars: readonly object[],
  whiskers: readonly object[],
  texts: readonly object[],
): { datasets: Record<string, object[]>; usermeta: { csv: readonly string[] } } {
  return {
    datasets: { bars: [...bars], whiskers: [...whiskers], texts: [...texts] },
    usermeta: { csv: ['choice', 'outcome', 'p', 'low', 'high'] },
  };
}

type Layer = Extract<TopLevelSpec, { layer: unknown }>['layer'][number];

function barLayer(locale: Locale): Layer {
  const percent = locale.language === 'fr' ? '\u202f%' : '%';
  return {
    data: { name: 'bars' },
    mark: { type: 'bar', stroke: 'var(--line-strong)', strokeWidth: 0.5 },
    encoding: {
      x: {
        field: 'start',
        type: 'quantitative',
        scale: { domain: [0, 1], nice: false },
        axis: {
          title: null,
          values: [0, 0.25, 0.5, 0.75, 1],
          labelExpr: `datum.value == 0.25 || datum.value == 0.75 ? '' : format(100 * datum.value, 'd') + '${percent}'`,
          domain: false,
          tickSize: 3,
          zindex: 0,
        },
      },
      x2: { field: 'end' },
      color: { field: 'colour', type: 'nominal', scale: null, legend: null },
      description: { field: 'tip', type: 'nominal' },
    },
  };
}

function whiskerLayer(): Layer {
  return {
    data: { name: 'whiskers' },
    mark: { type: 'errorbar', ticks: { size: 8, color: 'var(--whisker)' }, rule: { color: 'var(--whisker)' } },
    encoding: {
      x: { field: 'low', type: 'quantitative', title: null },
      x2: { field: 'high' },
      description: { value: '' },
    },
  };
}

interface Widths {
  readonly label: number;
  /** Of the shares on either side of the bar. */
  readonly number: number;
  readonly bar: number;
}

/** Margins are set, not measured: a renderer without a screen does not know how wide letters are. */
function frame(
  widths: Widths,
  hasRight: boolean,
): { autosize: 'none'; padding: Record<'left' | 'right' | 'top' | 'bottom', number> } {
  return {
    autosize: 'none',
    padding: {
      left: widths.label + widths.number + 10,
      right: hasRight ? widths.number + 8 : 22,
      top: 2,
      bottom: AXIS_HEIGHT,
    },
  };
}

interface RowTexts {
  readonly label: string;
  readonly best: boolean;
  readonly left: string;
  readonly right: string;
}

/** Labels and shares take what they need, bars the rest, so that all panels of a report have one scale of letters. */
function layout(rows: readonly RowTexts[], hasRight: boolean): Widths {
  const longest = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length));
  const labels = Math.ceil(
    Math.max(...rows.map(({ label, best }) => textWidth(label, LETTER_SIZE, best ? 'bold' : 'plain'))),
  );
  const label = Math.min(LABEL_WIDTH_MAX, Math.max(LABEL_WIDTH_MIN, labels));
  const shares = Math.ceil(longest(rows.flatMap(({ left, right }) => [left, right])) * DIGIT_WIDTH);
  const number = Math.max(NUMBER_WIDTH_MIN, shares);
  return { label, number, bar: PANEL_WIDTH - label - number * (hasRight ? 2 : 1) - 12 };
}

function textLayers(widths: Widths): Layer[] {
  const labels = (test: string, weight: 'normal' | 'bold'): Layer => ({
    data: { name: 'texts' },
    transform: [{ filter: test }],
    mark: { type: 'text', align: 'right', baseline: 'middle', fontWeight: weight },
    encoding: {
      text: { field: 'label', type: 'nominal' },
      x: { value: -widths.number - 8 },
      description: { value: '' },
    },
  });
  const numbers = (field: 'left' | 'right', x: number, align: 'left' | 'right'): Layer => ({
    data: { name: 'texts' },
    mark: { type: 'text', align, baseline: 'middle', fontSize: 11.5, color: 'var(--text)' },
    encoding: { text: { field, type: 'nominal' }, x: { value: x }, description: { value: '' } },
  });
  return [
    labels('!datum.best', 'normal'),
    labels('datum.best', 'bold'),
    numbers('left', -6, 'right'),
    numbers('right', widths.bar + 6, 'left'),
  ];
}

function segments(
  summary: Summary,
  row: OutcomeRow,
  index: number,
  stack: readonly string[],
  colours: ReadonlyMap<string, ColourKey>,
  locale: Locale,
): object[] {
  const shares = shareTexts(row.variant, locale);
  let start = 0;
  return stack.flatMap((name) => {
    const outcome = Object.hasOwn(row.variant.outcomes, name) ? row.variant.outcomes[name] : undefined;
    if (outcome === undefined || outcome.p === 0) return [];
    const end = Math.min(1, start + outcome.p);
    const label = outcomeText(summary, name, locale);
    const tip = `${row.label}${colon(locale)}${tipText(label, shares.get(name))}`;
    const segment = {
      row: index,
      ...figuresOf(row.label, label, outcome),
      start,
      end,
      colour: colourVariable(colours, name),
      tip,
    };
    start = end;
    return [segment];
  });
}

/** What a bar says, as a table has it; an exact number has no bounds but itself. */
function figuresOf(choice: string, outcome: string, figures: OutcomeSummary | undefined): object {
  const { p = 0, low = p, high = p } = figures ?? {};
  return { choice, outcome, p, low, high };
}

/** Whiskers belong to the first outcome (from the left) and to the last (from the right): those have a common origin. */
function boundaries(row: OutcomeRow, index: number, stack: readonly string[]): object[] {
  const known = stack.filter((name) => Object.hasOwn(row.variant.outcomes, name));
  const first = row.variant.outcomes[known[0] ?? ''];
  const last = row.variant.outcomes[known.at(-1) ?? ''];
  const marks: object[] = [];
  if (first !== undefined && !isExact(first)) marks.push({ row: index, low: first.low, high: first.high });
  if (known.length > 2 && last !== undefined && !isExact(last)) {
    marks.push({ row: index, low: 1 - last.high, high: 1 - last.low });
  }
  return marks;
}

function colourVariable(colours: ReadonlyMap<string, ColourKey>, name: string): string {
  return `var(--k-${colours.get(name) ?? 'n0'})`;
}

function tipText(
  label: string,
  share: { readonly share: string; readonly interval: string | null } | undefined,
): string {
  if (share === undefined) return label;
  return `${label} ${share.share}${share.interval === null ? '' : ` (${share.interval})`}`;
}
