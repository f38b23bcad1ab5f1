/**
 * Distribution charts: moves their bars, fills their tables, and tells the downloads what is shown. Ends the script.
 * `text` writes a probability as `probabilityText` of ../laws.ts does; a test holds them to each other.
 */
export const LAWS_SCRIPT = String.raw`
const source = byId('laws');
if (!source) return;
const data = JSON.parse(source.textContent);
const articles = all('.law');
const digitsFor = (half) => Math.min(8, Math.max(0, Math.ceil(-Math.log10(half) - 1e-9)));
const number = (value, digits) => new Intl.NumberFormat(data.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value).replace('-', '\u2212');
const percent = (value, digits) => number(value, digits) + data.percent;
const bounded = (sign, value, digits) => sign + '\u202f' + percent(value, digits);
const slack = (scaled) => Math.min(1e-3, Math.max(1e-9, 1e-12 * Math.abs(scaled)));
const rounded = (value, digits) => Math.floor(value * 10 ** digits + 0.5 + slack(value * 10 ** digits)) / 10 ** digits;
const up = (value, digits) => Math.ceil(value * 10 ** digits - slack(value * 10 ** digits)) / 10 ** digits;
const down = (value, digits) => Math.floor(value * 10 ** digits + slack(value * 10 ** digits)) / 10 ** digits;
const text = (p, variant) => {
  if (variant.n > 0 && (p <= 0 || p >= 1)) {
    const digits = digitsFor(100 * variant.b);
    const unit = up(100 * variant.b, digits);
    return p <= 0 ? bounded('<', unit, digits) : bounded('>', Math.max(0, 100 - unit), digits);
  }
  if (variant.n === 0 && (p === 0 || p === 1)) return percent(100 * p, 0);
  const half = variant.n > 0 ? 100 * Math.max(variant.b / 2, 2 * Math.sqrt(p * (1 - p) / variant.n)) : 0;
  const digits = half > 0 ? digitsFor(half) : 2;
  const share = rounded(100 * p, digits);
  if (share <= 0) return bounded('<', half > 0 ? up(100 * p + half, digits) : 10 ** -digits, digits);
  if (share >= 100) return bounded('>', half > 0 ? down(100 * p - half, digits) : 100 - 10 ** -digits, digits);
  return percent(share, digits);
};
const between = (law, from, to) => law.v.reduce((sum, x, index) => x >= from && x <= to ? sum + law.p[index] : sum, 0);
const mass = (law, x) => between(law, x, x);
const tail = (law, x) => {
  if (x <= (law.v[0] ?? 0)) return law.u > 0 ? 1 - 2 ** -53 : 1;
  let sum = law.o + law.t;
  for (let index = law.v.length - 1; index >= 0 && law.v[index] >= x; index -= 1) sum += law.p[index];
  return Math.min(1 - 2 ** -53, sum);
};
const divisor = (one, other) => { let [a, b] = [one, other]; while (b !== 0) [a, b] = [b, a % b]; return a; };
const roundStep = (span, parts) => {
  for (let scale = 1; ; scale *= 10) {
    const found = [1, 2, 5].find((round) => span / (round * scale) <= parts);
    if (found) return found * scale;
  }
};
const frameOf = (laws) => {
  const shown = laws.filter((law) => law.v.length > 0);
  if (shown.length === 0) return { from: 0, width: 1, count: 1, step: 1 };
  const least = Math.min(...shown.map((law) => law.v[0]));
  const most = Math.max(...shown.map((law) => law.v.at(-1)));
  const narrow = most - least <= 15;
  const low = narrow ? least : Math.min(...shown.map((law) => law.v.find((x) => tail(law, x + 1) < 1 - 0.001) ?? least));
  const high = narrow ? most : Math.max(...shown.map((law) => law.v.findLast((x) => tail(law, x) > 0.001) ?? most));
  const step = shown.flatMap((law) => law.v).reduce((all, x) => x < low || x > high ? all : divisor(all, x - low), 0) || 1;
  const values = (high - low) / step + 1;
  const width = values <= 60 ? step : step * roundStep(values, 59);
  const from = width === step ? low : Math.floor(low / width) * width;
  return { from, width, count: Math.floor((high - from) / width) + 1, step };
};
const ticksOf = ({ from, width, count, step }) => {
  if (width === step && count <= 10) return Array.from({ length: count }, (_, bar) => from + bar * width);
  const last = from + count * width - step;
  const gap = roundStep(last - from, 10);
  const first = Math.ceil(from / gap) * gap;
  return Array.from({ length: Math.floor((last - first) / gap) + 1 }, (_, tick) => first + tick * gap);
};
const topOf = (highest) => highest >= 0.9 ? 1 : [0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].find((step) => step >= highest * 1.05) ?? 1;
const PARTS = 5;

const chartOf = (figure, laws) => {
  const isTail = figure.dataset.mode === 'ge';
  const frame = frameOf(laws);
  const { from, width, count, step } = frame;
  const bars = Array.from({ length: count }, (_, bar) => from + bar * width);
  const heights = laws.map((law) => bars.map((x) => isTail ? tail(law, x) : between(law, x, x + width - step)));
  const top = isTail ? 1 : topOf(Math.max(...heights.flat()));
  const middle = from + (width - step) / 2;
  const domain = [middle - 0.6 * width, middle + (count - 0.4) * width];
  const name = (x) => isTail || width === step ? number(x, 0) : number(x, 0) + '–' + number(x + width - step, 0);
  const title = data.words[isTail ? 'atLeast' : width > step ? 'equalsAny' : 'equals'];
  return { isTail, ...frame, bars, heights, top, middle, domain, name, title, ticks: ticksOf(frame) };
};

all('.law figure').forEach((figure) => {
  const axes = all('.role-axis-label', figure).map((labels) => labels.closest('.role-axis'));
  axes.forEach((axis, at) => { axis.dataset.axis = at === 0 ? 'x' : 'y'; });
});

const controls = { metric: byId('law-metric'), variant: byId('law-variant'), other: byId('law-other') };
const chosen = (select) => select && select.value !== '' ? data.variants[Number(select.value)] : null;

const shownLaws = (figure) => {
  const index = Number(figure.closest('.law').dataset.law);
  const variants = [chosen(controls.variant) ?? data.variants[0], chosen(controls.other)].filter(Boolean);
  return variants.map((variant) => ({ label: variant.l, law: variant.laws[index] }));
};
lawSpec = (figure, spec) => {
  const [{ label, law }] = shownLaws(figure);
  const { bars, heights: [heights], width, step, top, middle, from, domain, ticks, title, name } = chartOf(figure, [law]);
  spec.datasets.bars = bars.map((x, bar) => {
    const start = middle + (x - from) - 0.4 * width;
    return { start, end: start + 0.8 * width, p: heights[bar], zero: 0, value: width === step ? String(x) : name(x) };
  });
  spec.layer.forEach(({ encoding }) => { encoding.x.scale.domain = domain; });
  const { x: across, y: axis } = spec.layer[0].encoding;
  across.axis.values = ticks;
  axis.scale.domain = [0, top];
  axis.axis.title = title;
  axis.axis.values = Array.from({ length: PARTS + 1 }, (_, part) => top * part / PARTS);
  if (label !== '') spec.title = { text: label };
  return spec;
};
lawRows = (figure) => [['variant', 'x', 'P(= x)', 'P(>= x)'], ...shownLaws(figure).flatMap(({ label, law }) => law.v.map((x) => [label, x, mass(law, x), tail(law, x)]))];

// As many of a kind of mark as are wanted: copies of the first, or fewer.
const marksOf = (figure, selector, count) => {
  const marks = all(selector, figure);
  for (; marks.length > count; marks.pop().remove());
  for (; marks.length < count; marks.push(marks[0].parentNode.appendChild(marks[0].cloneNode(true))));
  return marks;
};
const axisOf = (which, part) => '[data-axis="' + which + '"] .role-axis-' + part;

const drawFigure = (figure, index, variant, other) => {
  const laws = [variant, other].filter(Boolean).map((each) => each.laws[index]);
  const { isTail, bars, heights, width, step, from, top, middle, domain, ticks, title, name } = chartOf(figure, laws);
  const across = (x) => (x - domain[0]) / (domain[1] - domain[0]) * data.width;
  const up = (p) => data.height * (1 - Math.min(1, p / top));
  const said = (bar) => (isTail ? 'P(≥\u202f' : width === step ? 'P(=\u202f' : 'P(') + name(bars[bar]) + ') ';
  const left = (bar) => across(middle + (bar - 0.4) * width);
  const wide = across(domain[0] + 0.8 * width);
  marksOf(figure, 'path[data-tip]', bars.length).forEach((mark, bar) => {
    const y = up(heights[0][bar]);
    mark.dataset.x = bars[bar];
    mark.setAttribute('d', 'M' + left(bar) + ',' + y + 'h' + wide + 'V' + data.height + 'h-' + wide + 'Z');
    mark.dataset.tip = said(bar) + text(heights[0][bar], variant) + (other ? ' / ' + text(heights[1][bar], other) : '');
  });
  marksOf(figure, 'line[data-tip]', bars.length).forEach((mark, bar) => {
    const p = other ? heights[1][bar] : 0;
    mark.setAttribute('transform', 'translate(' + left(bar) + ',' + up(p) + ')');
    mark.setAttribute('x2', wide);
    mark.setAttribute('opacity', other ? 1 : 0);
    mark.dataset.tip = other ? said(bar) + text(p, other) : '';
  });
  marksOf(figure, axisOf('x', 'tick line'), ticks.length).forEach((mark, tick) => mark.setAttribute('transform', 'translate(' + Math.round(across(ticks[tick])) + ',0)'));
  marksOf(figure, axisOf('x', 'label text'), ticks.length).forEach((mark, tick) => {
    mark.setAttribute('transform', 'translate(' + across(ticks[tick]) + ',15)');
    mark.textContent = number(ticks[tick], 0);
  });
  all(axisOf('y', 'label text'), figure).forEach((mark, part) => {
    mark.textContent = new Intl.NumberFormat(data.lang, { maximumFractionDigits: 3 }).format(100 * top * part / PARTS) + data.percent;
  });
  figure.querySelector(axisOf('y', 'title text')).textContent = title;
};

const fillTable = (table, index, variant, other) => {
  const law = variant.laws[index];
  const values = new Set(law.v);
  if (other) other.laws[index].v.forEach((value) => values.add(value));
  const head = table.tHead.rows[0];
  while (head.cells.length > 3) head.lastChild.remove();
  const cell = (row, tag, content) => { const node = document.createElement(tag); node.className = 'n'; node.textContent = content; row.append(node); return node; };
  if (other) ['equals', 'atLeast'].forEach((word) => { cell(head, 'th', data.words[word] + ' ②').scope = 'col'; });
  table.tBodies[0].replaceChildren(...[...values].sort((a, b) => a - b).map((x) => {
    const row = document.createElement('tr');
    cell(row, 'th', number(x, 0)).scope = 'row';
    cell(row, 'td', text(mass(law, x), variant));
    cell(row, 'td', text(tail(law, x), variant));
    if (other) {
      cell(row, 'td', text(mass(other.laws[index], x), other));
      cell(row, 'td', text(tail(other.laws[index], x), other));
    }
    return row;
  }));
};

const update = () => {
  const variant = chosen(controls.variant) ?? data.variants[0];
  const other = chosen(controls.other);
  const metric = Number(controls.metric.value);
  const mode = document.querySelector('input[name=law-mode]:checked').value;
  articles.forEach((article, index) => {
    show(article, index === metric);
    if (index !== metric) return;
    all('figure', article).forEach((figure) => {
      show(figure, figure.dataset.mode === mode);
      drawFigure(figure, index, variant, other);
      const svg = figure.querySelector('svg');
      svg.setAttribute('aria-label', article.querySelector('h3').textContent + ', ' + data.words[mode === 'ge' ? 'atLeast' : 'equals'] + '. ' + variant.laws[index].s);
    });
    article.querySelector('.law-text').textContent = variant.laws[index].s + (other ? ' ② ' + other.laws[index].s : '');
    fillTable(article.querySelector('table'), index, variant, other);
  });
  byId('law-of').replaceChildren(...(other ? ['① ' + variant.l, '② ' + other.l] : [variant.l]).filter((words) => words !== '').map((words) => {
    const span = document.createElement('span');
    span.textContent = words;
    return span;
  }));
  byId('law-error').textContent = data.errors[variant.n];
};
[controls.metric, controls.variant, controls.other, ...all('input[name=law-mode]')].forEach((control) => control && control.addEventListener('change', update));
show(byId('law-controls'), true);
update();
`;
