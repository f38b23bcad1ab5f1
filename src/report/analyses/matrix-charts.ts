import type { TopLevelSpec } from 'vega-lite';
import { textWidth } from '../charts/letters.ts';
import type { Locale } from '../locale/locale.ts';
import { colon } from '../words.ts';
import { axisLabels } from './figures.ts';
import { ROW_NAMES, ROWS_WIDTH, rowHeight, rowName, SCHEMA } from './furniture.ts';

/** Up to so many entries the values stand in the cells. */
const FIGURES_MAX = 12;
/** The strongest colour still lets the text of both themes be read on it. */
const OPACITY_MAX = 0.62;

export interface HeatCell {
  readonly row: string;
  readonly column: string;
  /** Score of the row, in [0,1]. */
  readonly value: number;
  readonly tip: string;
}

/** Scores around one half: the row's colour where it leads, the column's where it is led, the deeper the clearer. */
export function heatMapSpec(names: readonly string[], cells: readonly HeatCell[]): TopLevelSpec {
  const step = names.length <= FIGURES_MAX ? 36 : Math.max(10, Math.floor(430 / names.length));
  const axis = { title: null, domain: false, ticks: false, labelLimit: 230, labelOverlap: false } as const;
  const x = {
    field: 'column',
    type: 'nominal' as const,
    scale: { domain: [...names] },
    axis: { ...axis, orient: 'top' as const, labelAngle: -45 },
  };
  const y = { field: 'row', type: 'nominal' as const, scale: { domain: [...names] }, axis };
  const data = cells.map(({ row, column, value, tip }) => ({
    ...{ row, column, tip },
    figure: String(Math.round(100 * value)),
    lead: value >= 0.5 ? 'row' : 'column',
    depth: OPACITY_MAX * Math.min(1, Math.abs(2 * value - 1)) ** 0.7,
  }));
  return {
    $schema: SCHEMA,
    width: { step },
    height: { step: Math.min(step, 30) },
    padding: 4,
    data: { values: data },
    encoding: { x: x, y: y },
    layer: [
      {
        mark: { type: 'rect', stroke: 'var(--panel)', strokeWidth: 1 },
        encoding: {
          color: {
            field: 'lead',
            type: 'nominal',
            scale: { domain: ['row', 'column'], range: ['var(--k-a)', 'var(--k-b)'] },
            legend: null,
          },
          opacity: { field: 'depth', type: 'quantitative', scale: null },
          description: { field: 'tip', type: 'nominal' },
        },
      },
      ...(names.length <= FIGURES_MAX
        ? [
            {
              mark: { type: 'text' as const, fontSize: 11 },
              encoding: { text: { field: 'figure', type: 'nominal' as const } },
            },
          ]
        : []),
    ],
  };
}

/** Ratings as points with their intervals, the strongest above. */
export function ratingsSpec(
  ratings: readonly { readonly name: string; readonly value: number; readonly low: number; readonly high: number }[],
  locale: Locale,
): TopLevelSpec {
  const y = {
    field: 'name',
    type: 'nominal' as const,
    sort: null,
    axis: { ...ROW_NAMES, grid: true },
  };
  const x = {
    field: 'value',
    type: 'quantitative' as const,
    // The points of the weakest and the strongest stand clear of the names and of the edge.
    scale: { nice: false, padding: 10 },
    axis: { title: 'Elo', tickCount: 6, ...axisLabels({ kind: 'metric' }, locale) },
  };
  const data = ratings.map((rating) => ({
    ...rating,
    name: rowName(rating.name),
    tip: `${rating.name}${colon(locale)}${locale.number(rating.value)}`,
  }));
  return {
    $schema: SCHEMA,
    width: ROWS_WIDTH,
    height: {
      step: rowHeight(
        data.map(({ name }) => name),
        ratings.length > 20 ? 15 : 22,
      ),
    },
    padding: 4,
    data: { values: data },
    layer: [
      { mark: { type: 'rule', color: 'var(--line-strong)' }, encoding: { x: { datum: 0 } } },
      {
        mark: { type: 'rule', strokeWidth: 1.5, color: 'var(--text)' },
        encoding: {
          y: y,
          x: { ...x, field: 'low' },
          x2: { field: 'high' },
          description: { field: 'tip', type: 'nominal' },
        },
      },
      {
        mark: { type: 'point', filled: true, size: 70, opacity: 1, color: 'var(--accent)' },
        encoding: { y: y, x: x, description: { field: 'tip', type: 'nominal' } },
      },
    ],
  };
}

export interface PricedPoint {
  readonly name: string;
  readonly cost: number;
  readonly score: number;
  readonly scoreText: string;
  readonly isFront: boolean;
}

const PARETO = { width: 330, height: 220 } as const;
/** Size of the names, what stands between a name and its point, and the room of a line. */
const LETTERS = 11;
const GAP = 7;
const LINE = 12;

/** Indexes of the points whose names can stand beside them without touching another; those of the front first. */
export function namesWithRoom(points: readonly Omit<PricedPoint, 'scoreText'>[]): ReadonlySet<number> {
  const scale = (values: readonly number[], length: number): ((value: number) => number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return (value) => (most > least ? ((value - least) / (most - least)) * length : 0);
  };
  const x = scale(
    points.map(({ cost }) => cost),
    PARETO.width,
  );
  const y = scale(
    points.map(({ score }) => score),
    PARETO.height,
  );
  const placed: { readonly x: number; readonly y: number; readonly end: number }[] = [];
  const named = new Set<number>();
  const order = [...points.keys()].sort((a, b) => Number(points[b]?.isFront) - Number(points[a]?.isFront) || a - b);
  for (const at of order) {
    const point = points[at];
    if (point === undefined) continue;
    const box = { x: x(point.cost), y: y(point.score), end: x(point.cost) + GAP + textWidth(point.name, LETTERS) };
    if (placed.some((other) => Math.abs(other.y - box.y) < LINE && other.x < box.end && box.x < other.end)) continue;
    placed.push(box);
    named.add(at);
  }
  return named;
}

/** Cost to the right, strength upwards; the front is a line, the others are grey. */
export function paretoSpec(
  points: readonly PricedPoint[],
  titles: { readonly cost: string; readonly score: string },
  locale: Locale,
): TopLevelSpec {
  const x = {
    field: 'cost',
    type: 'quantitative' as const,
    scale: { zero: false, nice: true, padding: 16 },
    axis: { title: titles.cost, tickCount: 6, grid: false, ...axisLabels({ kind: 'metric' }, locale) },
  };
  const y = {
    field: 'score',
    type: 'quantitative' as const,
    scale: { zero: false, nice: true },
    axis: { title: titles.score, tickCount: 5, domain: false, ...axisLabels({ kind: 'outcome' }, locale) },
  };
  const both = { x: x, y: y };
  const named = namesWithRoom(points);
  return {
    $schema: SCHEMA,
    ...PARETO,
    padding: 4,
    data: {
      values: points.map((point, at) => ({
        ...point,
        isNamed: named.has(at),
        tip: `${point.name}${colon(locale)}${locale.number(point.cost)}, ${point.scoreText}`,
      })),
    },
    layer: [
      {
        transform: [{ filter: 'datum.isFront' }],
        mark: { type: 'line', interpolate: 'step-after', color: 'var(--accent)', opacity: 0.5 },
        encoding: both,
      },
      {
        mark: { type: 'point', filled: true, size: 60, opacity: 1 },
        encoding: {
          ...both,
          color: {
            field: 'isFront',
            type: 'nominal',
            scale: { domain: [true, false], range: ['var(--accent)', 'var(--k-n2)'] },
            legend: null,
          },
          description: { field: 'tip', type: 'nominal' },
        },
      },
      {
        transform: [{ filter: 'datum.isNamed' }],
        mark: { type: 'text', align: 'left', dx: GAP, dy: -5, fontSize: LETTERS, limit: 190 },
        encoding: { ...both, text: { field: 'name', type: 'nominal' } },
      },
    ],
  };
}
