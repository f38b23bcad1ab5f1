import type { TopLevelSpec } from 'vega-lite';
import type { DecideResult } from '../../analysis/analyses/decide-result.ts';
import type { Locale } from '../locale/locale.ts';
import type { PresentedChart, PresentedColumn, PresentedTable } from '../presentation.ts';
import { colon, plainPercent } from '../words.ts';
import { WORDS } from './decide-words.ts';
import { axisLabels, estimateText, plainText, say } from './figures.ts';
import { CURVE, PADDING, SCHEMA } from './furniture.ts';

const LLR_DECIMALS = 2;

type Point = DecideResult['path'][number];

/** What the share of a question of fairness is called: of decided fights, or of all trials where no rival is named. */
export function shareName({ rivals }: Extract<DecideResult['answer'], { is: 'fair' }>): 'share' | 'shareOfAll' {
  return rivals.length > 0 ? 'share' : 'shareOfAll';
}

/** What every look showed, in numbers. */
export function looksTable(result: DecideResult, locale: Locale): PresentedTable {
  const isLlr = result.method === 'gsprt';
  const column = (title: keyof typeof WORDS, definition: keyof typeof WORDS): PresentedColumn => ({
    title: locale.pick(WORDS[title]),
    numeric: true,
    definition: locale.pick(WORDS[definition]),
  });
  const texts = (point: Point): readonly string[] => {
    if (isLlr) return [point.value, point.low, point.high].map((value) => locale.number(value, LLR_DECIMALS));
    const { text } = valueText(result, point, locale);
    const [low = '', high = ''] = rangeOf(result, point, locale);
    const unit = result.measure.kind === 'outcome' ? locale.percentSign : '';
    return [text, `${low}${unit}`, `${high}${unit}`];
  };
  return {
    name: 'looks',
    caption: locale.pick(WORDS.looks),
    columns: [
      column('trials', 'trialsNote'),
      isLlr
        ? column('llr', 'llrNote')
        : column(result.answer.is === 'fair' ? shareName(result.answer) : 'gap', 'estimateNote'),
      isLlr ? column('low', 'lowLlr') : column('low', 'lowNote'),
      isLlr ? column('high', 'highLlr') : column('high', 'highNote'),
    ],
    rows: result.path.map((point) => {
      const [value = '', low = '', high = ''] = texts(point);
      return [
        { text: locale.number(point.trials), sort: point.trials },
        { text: value, sort: point.value },
        { text: low, sort: point.low },
        { text: high, sort: point.high },
      ];
    }),
  };
}

function valueText(
  { measure }: DecideResult,
  { value, low, high }: Point,
  locale: Locale,
): ReturnType<typeof estimateText> {
  return estimateText({ value, low, high, n: 1, method: 'confidence-sequence' }, measure, locale);
}

/** Both ends of the interval of a look. */
function rangeOf(result: DecideResult, point: Point, locale: Locale): readonly string[] {
  return (valueText(result, point, locale).interval ?? '').split('–');
}

/** The evidence from look to look, with the limits at which it decides. */
export function lookChart(result: DecideResult, locale: Locale): PresentedChart {
  const title = locale.pick(WORDS.looks);
  const spec = result.method === 'gsprt' ? evidenceSpec(result, locale) : intervalSpec(result, locale);
  return { name: 'looks', title, spec, description: describe(result, locale) };
}

/** The limits of the question, on the scale of the measure. */
function limitsOf({ answer }: DecideResult): readonly [number, number] {
  return answer.is === 'fair' ? [answer.fair - answer.within, answer.fair + answer.within] : [answer.above, answer.by];
}

function describe(result: DecideResult, locale: Locale): string {
  const { path, measure } = result;
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined) return '';
  const n = locale.number(last.trials);
  if (result.method === 'gsprt') {
    const number = (value: number): string => locale.number(value, LLR_DECIMALS);
    return say(WORDS.llrPath, { n, value: number(last.value), low: number(last.low), high: number(last.high) }, locale);
  }
  const limit = measure.kind === 'outcome' ? plainPercent : plainText;
  const [low, high] = limitsOf(result);
  const range = (point: Point): string => valueText(result, point, locale).interval ?? '';
  return say(
    WORDS.intervalPath,
    { n, first: range(first), last: range(last), low: limit(low, locale), high: limit(high, locale) },
    locale,
  );
}

const SIZE = { ...CURVE, padding: PADDING };

function trialsAxis(locale: Locale) {
  const sign = locale.language === 'fr' ? '\u202f' : ',';
  return {
    field: 'trials',
    type: 'quantitative' as const,
    axis: {
      title: locale.pick(WORDS.trials),
      grid: false,
      tickCount: 5,
      labelExpr: `replace(replace(format(datum.value, ','), ',', '${sign}'), ',', '${sign}')`,
    },
    scale: { zero: true, nice: false },
  };
}

function evidenceSpec({ path }: DecideResult, locale: Locale): TopLevelSpec {
  const values = [{ trials: 0, value: 0 }, ...path].map((point) => ({
    trials: point.trials,
    value: point.value,
    tip: `${locale.number(point.trials)}${colon(locale)}${locale.number(point.value, LLR_DECIMALS)}`,
  }));
  const bounds = path.slice(-1).flatMap(({ low, high }) => [{ bound: low }, { bound: high }]);
  const y = {
    field: 'value',
    type: 'quantitative' as const,
    axis: { title: locale.pick(WORDS.llr), tickCount: 5, domain: false, ...axisLabels({ kind: 'metric' }, locale) },
  };
  const x = trialsAxis(locale);
  return {
    $schema: SCHEMA,
    ...SIZE,
    data: { values },
    layer: [
      {
        data: { values: bounds },
        mark: { type: 'rule', strokeDash: [5, 4], strokeWidth: 1.5, color: 'var(--k-b)' },
        encoding: { y: { ...y, field: 'bound' } },
      },
      { mark: { type: 'line', strokeWidth: 2, color: 'var(--k-a)' }, encoding: { x, y } },
      {
        mark: { type: 'point', filled: true, size: 40, opacity: 1, color: 'var(--k-a)' },
        encoding: { x, y, description: { field: 'tip', type: 'nominal' } },
      },
    ],
  } satisfies TopLevelSpec;
}

function intervalSpec(result: DecideResult, locale: Locale): TopLevelSpec {
  const values = result.path.map((point) => {
    const { text, interval } = valueText(result, point, locale);
    return { ...point, tip: `${locale.number(point.trials)}${colon(locale)}${text} (${interval ?? ''})` };
  });
  const limits = limitsOf(result).map((limit) => ({ limit }));
  const x = trialsAxis(locale);
  const y = {
    field: 'value',
    type: 'quantitative' as const,
    axis: {
      title: locale.pick(WORDS[result.answer.is === 'fair' ? shareName(result.answer) : 'gap']),
      ...{ tickCount: 5, domain: false, ...axisLabels(result.measure, locale) },
    },
    scale: { zero: false, nice: true },
  };
  return {
    $schema: SCHEMA,
    ...SIZE,
    data: { values },
    layer: [
      {
        mark: { type: 'area', opacity: 0.2, color: 'var(--k-a)' },
        encoding: { x, y: { ...y, field: 'low' }, y2: { field: 'high' } },
      },
      {
        data: { values: limits },
        mark: { type: 'rule', strokeDash: [5, 4], strokeWidth: 1.5, color: 'var(--k-b)' },
        encoding: { y: { ...y, field: 'limit' } },
      },
      { mark: { type: 'line', strokeWidth: 2, color: 'var(--k-a)' }, encoding: { x, y } },
      {
        mark: { type: 'point', filled: true, size: 40, opacity: 1, color: 'var(--k-a)' },
        encoding: { x, y, description: { field: 'tip', type: 'nominal' } },
      },
    ],
  } satisfies TopLevelSpec;
}
