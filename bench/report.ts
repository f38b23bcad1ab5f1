import type { TopLevelSpec } from 'vega-lite';
import { drawSvg } from '../src/report/charts/draw.ts';
import { escapeHtml } from '../src/report/html/markup.ts';
import { STYLE } from '../src/report/html/style.ts';
import type { Curve } from './curve.ts';
import { type Verdict, verdictsOf } from './goals.ts';
import type { Results, SectionRecord } from './results.ts';
import type { Row } from './section.ts';
import { renderNumber, renderSpread } from './table.ts';

/** Lines of one chart, in this order. */
const LINE_COLOURS = ['var(--k-a)', 'var(--k-b)', 'var(--k-c)', 'var(--k-d)'];
const CHART_WIDTH = 460;
const CHART_HEIGHT = 280;
/** What this page has that reports have not. */
const OWN_STYLE =
  'figure{min-width:0}.page{display:block}main .scroll{max-height:none}.missed{color:var(--bad);font-weight:600}';

/** The results as one HTML page that needs nothing else: no request, no script. */
export async function renderReport(results: Results): Promise<string> {
  const { machine, measuredAt, isQuick, sections } = results;
  const rows = sections.flatMap(({ result }) => result?.rows ?? []);
  const curves = await Promise.all(sections.flatMap(({ result }) => result?.curves ?? []).map(figureOf));
  const tables = sections.filter(({ result }) => result === null || result.rows.length > 0).map(sectionHtml);
  const facts: readonly (readonly [string, string])[] = [
    ['Date', measuredAt],
    ['Fracas', `${results.version}, revision ${results.revision ?? 'unknown'}`],
    ['Machine', `${machine.processor}, ${machine.cores} cores, ${machine.memoryGib} GiB`],
    ['System', machine.system],
    ['Node', machine.node],
    ['C compiler', machine.compiler ?? 'none: no comparison with C'],
    ['Load before and after', `${machine.loadBefore} and ${results.loadAfter} runnable processes over a minute`],
    ['Effort', isQuick ? 'quick: few and short measurements' : 'full'],
    ['Time taken', `${renderNumber(results.durationMs / 1_000)} s`],
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Fracas – benchmarks</title>
<style>${STYLE}${OWN_STYLE}</style>
</head>
<body>
<div class="page">
<header><p class="kicker">Fracas · benchmarks</p><h1>What it costs, and how that grows</h1></header>
<main>
<section class="first"><h2>Measured</h2><dl class="facts">${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<p class="note">Contestants take turns, each in a process of its own; figures are medians, with the least and the greatest in brackets. A ratio is ours divided by theirs, pair by pair. How: bench/README.md.</p>${loadWarning(results)}</section>
<section><h2>Goals</h2>${goalsHtml(verdictsOf(rows))}</section>
${curves.length === 0 ? '' : `<section><h2>Curves</h2><p class="note">Both axes are logarithmic: a straight line of slope one is a cost that grows as fast as its cause. Only what was measured is drawn; nothing is extrapolated.</p><div class="panels">${curves.join('')}</div></section>`}
${tables.join('\n')}
</main>
</div>
</body>
</html>
`;
}

function loadWarning({ machine, loadAfter }: Results): string {
  if (Math.max(machine.loadBefore, loadAfter) <= machine.cores) return '';
  return '<div class="notice"><p>Other programs were busy on this machine: trust the ratios more than the times.</p></div>';
}

function goalsHtml(verdicts: readonly Verdict[]): string {
  const body = verdicts.map(({ goal, worst }) => {
    const limit = `${goal.sense} ${renderNumber(goal.limit)} ${goal.unit}`;
    const seen = worst === null ? '' : `${renderNumber(worst.seen)} ${goal.unit}`;
    const verdict = worst === null ? 'not measured' : worst.isMet ? 'met' : 'missed';
    const mark = worst === null ? 'inconclusive' : worst.isMet ? 'pass' : 'missed';
    return [goal.subject, limit, seen, `<span class="${mark}">${verdict}</span>`] as const;
  });
  return tableHtml(
    'What the project asks, and what was seen',
    ['what', 'goal', 'seen', ''],
    body.map(([subject, limit, seen, verdict]) => [escapeHtml(subject), escapeHtml(limit), escapeHtml(seen), verdict]),
  );
}

function sectionHtml({ name, title, clock, result, failure, durationMs }: SectionRecord): string {
  const took = `<p class="note">${escapeHtml(clock)}; measured in ${renderNumber(durationMs / 1_000)} s.</p>`;
  const heading = `<h2>${escapeHtml(title)}</h2>`;
  if (result === null)
    return `<section id="${name}">${heading}<p class="missed">${escapeHtml(failure ?? '')}</p></section>`;
  const notes = result.notes.map((note) => `<p class="note">${escapeHtml(note)}.</p>`).join('');
  const head = ['what', 'median (min – max)', 'against', 'median (min – max)', 'ratio (min – max)', 'goal'];
  return `<section id="${name}">${heading}${tableHtml(title, head, result.rows.map(rowCells))}${notes}${took}</section>`;
}

function rowCells({ name, unit, value, against, goal }: Row): readonly string[] {
  const verdict =
    goal === null
      ? ''
      : `${escapeHtml(goal.text)} <span class="${goal.isMet ? 'pass' : 'missed'}">${goal.isMet ? 'met' : 'missed'}</span>`;
  return [
    escapeHtml(name),
    escapeHtml(`${renderSpread(value)} ${unit}`.trimEnd()),
    escapeHtml(against?.name ?? ''),
    against === null ? '' : escapeHtml(renderSpread(against.value)),
    against === null ? '' : escapeHtml(renderSpread(against.ratio)),
    verdict,
  ];
}

/** @param rows cells are HTML */
function tableHtml(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const heads = head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('');
  const body = rows.map(([first = '', ...rest]) => {
    const cells = rest.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th scope="row">${first}</th>${cells}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

async function figureOf(curve: Curve): Promise<string> {
  const svg = await drawSvg(curveSpec(curve), { label: describeCurve(curve), className: 'curve' });
  const legend = curve.lines.map(
    ({ name }, index) =>
      `<li><svg viewBox="0 0 14 14" aria-hidden="true"><rect width="14" height="14" rx="3" fill="${LINE_COLOURS[index % LINE_COLOURS.length]}"/></svg>${escapeHtml(name)}</li>`,
  );
  const notes = curve.notes.map((note) => `<p class="note">${escapeHtml(note)}.</p>`).join('');
  return `<figure id="curve-${curve.name}"><figcaption>${escapeHtml(curve.title)}</figcaption><ul class="legend">${legend.join('')}</ul>${svg}${notes}</figure>`;
}

/** One chart: a line of points for each cost, with the spread of each point where it was measured more than once. */
export function curveSpec({ lines, sizeTitle, costTitle }: Curve): TopLevelSpec {
  const values = lines.flatMap(({ name, points }) =>
    points.map(({ size, cost }) => ({ name, size, cost: cost.median, low: cost.min, high: cost.max })),
  );
  const names = lines.map(({ name }) => name);
  const colour = {
    field: 'name',
    type: 'nominal',
    legend: null,
    scale: { domain: names, range: LINE_COLOURS.slice(0, names.length) },
  } as const;
  const axis = { grid: true, labelOverlap: true } as const;
  const x = {
    field: 'size',
    type: 'quantitative',
    scale: { type: 'log' },
    axis: { ...axis, format: '~s', title: sizeTitle },
  } as const;
  const scale = { type: 'log' } as const;
  const y = { field: 'cost', type: 'quantitative', scale, axis: { ...axis, format: ',~g', title: costTitle } } as const;
  return {
    width: CHART_WIDTH,
    height: CHART_HEIGHT,
    data: { values },
    encoding: { x, color: colour },
    layer: [
      { mark: { type: 'rule', strokeWidth: 1.5 }, encoding: { y: { ...y, field: 'low' }, y2: { field: 'high' } } },
      { mark: { type: 'line', strokeWidth: 2 }, encoding: { y } },
      { mark: { type: 'circle', size: 48, opacity: 1 }, encoding: { y } },
    ],
  };
}

/** What a chart says, for those who do not see it. */
function describeCurve({ title, lines, unit }: Curve): string {
  const told = lines.map(({ name, points }) => {
    const ends = points.filter((_, index) => index === 0 || index === points.length - 1);
    return `${name}: ${ends.map(({ size, cost }) => `${renderNumber(cost.median)} ${unit} at ${renderNumber(size)}`).join(', ')}`;
  });
  return `${title}. ${told.join('; ')}`;
}
