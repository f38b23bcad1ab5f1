import * as vega from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { describe, expect, it } from 'vitest';
import { distributionSpec } from '../../../src/report/charts/distribution.ts';
import { CHART_CONFIG, draw } from '../../../src/report/charts/draw.ts';
import { formOf, takeApart } from '../../../src/report/charts/form.ts';
import { localeOf } from '../../../src/report/locale/locale.ts';

const LAWS = [
  {
    frame: { from: 0, width: 1, count: 3, step: 1 },
    probabilities: [0.2, 0.3, 0.5],
    top: 0.6,
    xTitle: 'x = damage',
    yTitle: 'equals',
  },
  {
    frame: { from: 0, width: 1, count: 3, step: 1 },
    probabilities: [1, 0.8, 0.5],
    top: 1,
    xTitle: 'x = damage',
    yTitle: 'at least',
  },
  {
    frame: { from: 7, width: 1, count: 1, step: 1 },
    probabilities: [1],
    top: 1,
    xTitle: 'x = <rounds> & "more"',
    yTitle: 'equals',
  },
  {
    frame: { from: -3, width: 20, count: 3, step: 1 },
    probabilities: [0.001, 0.999, 0],
    top: 1,
    xTitle: 'x = margin',
    yTitle: 'equals',
  },
  { frame: { from: 0, width: 1, count: 1, step: 1 }, probabilities: [0], top: 0.01, xTitle: 'x = ', yTitle: 'equals' },
];

/** The chart as Vega draws it by itself. */
async function drawnAlone(spec: TopLevelSpec): Promise<string> {
  const { spec: compiled } = compile({ ...spec, config: CHART_CONFIG });
  const view = new vega.View(vega.parse(compiled), { renderer: 'none' });
  try {
    return await view.toSVG();
  } finally {
    view.finalize();
  }
}

/** The same, as another chart of its form. */
async function drawnByForm(spec: TopLevelSpec, first: TopLevelSpec): Promise<string> {
  const [own, formed] = [takeApart(spec), takeApart(first)];
  if (own === null || formed === null) throw new Error('the chart has no form');
  expect(own.key).toBe(formed.key);
  const form = formOf(compile({ ...first, config: CHART_CONFIG }).spec, formed.particulars);
  if (form === null) throw new Error('the chart stands for itself alone');
  const view = new vega.View(vega.parse(form), { renderer: 'none' });
  for (const [name, value] of Object.entries(own.particulars.signals)) view.signal(name, value);
  for (const [name, rows] of Object.entries(own.particulars.datasets)) view.data(name, [...rows]);
  try {
    return await view.toSVG();
  } finally {
    view.finalize();
  }
}

describe.each(['en', 'fr'] as const)('charts of one form (%s)', (language) => {
  const specs = LAWS.map((law) => distributionSpec(law, localeOf(language)));

  it('are drawn as each would be by itself, whichever came first', async () => {
    const alone = await Promise.all(specs.map(drawnAlone));
    for (const first of specs) {
      expect(await Promise.all(specs.map((spec) => drawnByForm(spec, first)))).toEqual(alone);
    }
  });

  it('are drawn the same the second time', async () => {
    const drawings = await Promise.all(specs.map(draw));
    expect(await Promise.all([...specs].reverse().map(draw))).toEqual([...drawings].reverse());
  });
});

describe('a form', () => {
  const [spec] = LAWS.map((law) => distributionSpec(law, localeOf('en')));
  if (spec === undefined) throw new Error('no chart');

  it('differs where anything but data, domains, titles and ticks does', () => {
    const keys = [spec, { ...spec, width: 10 }, distributionSpec(LAWS[0] as (typeof LAWS)[0], localeOf('fr'))].map(
      (each) => takeApart(each)?.key,
    );
    expect(new Set(keys).size).toBe(3);
  });

  it('is denied to charts without layers, and to layers that contradict each other', () => {
    const bars = { data: { values: [] }, mark: 'bar' } as TopLevelSpec;
    expect(takeApart(bars)).toBeNull();
    const layer = [0, 1].map((low) => ({
      mark: 'bar',
      encoding: { x: { field: 'a', type: 'quantitative', scale: { domain: [low, 2] } } },
    }));
    expect(takeApart({ datasets: { a: [] }, data: { name: 'a' }, layer } as unknown as TopLevelSpec)).toBeNull();
  });

  it('is denied to a chart that does not show a value or a dataset as it was written', () => {
    const formed = takeApart(spec);
    const { spec: compiled } = compile({ ...spec, config: CHART_CONFIG });
    const { datasets = {}, signals = {} } = formed?.particulars ?? {};
    expect(formOf(compiled, { datasets, signals })).not.toBeNull();
    expect(formOf(compiled, { datasets, signals: { ...signals, xTitle: 'another' } })).toBeNull();
    expect(formOf(compiled, { datasets: { ...datasets, unused: [] }, signals })).toBeNull();
  });
});
