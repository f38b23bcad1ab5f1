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
const mass = (law, x) => { const index = law.v.indexOf(x); return index < 0 ? 0 : law.p[index]; };
const tail = (law, x) => {
  let sum = law.o;
  for (let index = law.v.length - 1; index >= 0 && law.v[index] >= x; index -= 1) sum += law.p[index];
  return sum > 1 - 1e-5 && x <= (law.v[0] ?? 0) ? 1 : Math.min(1, sum);
};

articles.forEach((article) => all('svg [data-tip]', article).forEach((mark) => {
  mark.dataset.x = mark.dataset.tip;
  if (mark.tagName === 'path') {
    const [, x, width] = /^M([-\d.]+),[-\d.]+h([-\d.]+)/.exec(mark.getAttribute('d'));
    mark.dataset.left = x;
    mark.dataset.width = width;
  } else {
    mark.dataset.left = /translate\(([-\d.]+)/.exec(mark.getAttribute('transform'))[1];
  }
}));

const controls = { metric: byId('law-metric'), variant: byId('law-variant'), other: byId('law-other') };
const chosen = (select) => select && select.value !== '' ? data.variants[Number(select.value)] : null;

const shownLaws = (figure) => {
  const index = Number(figure.closest('.law').dataset.law);
  const variants = [chosen(controls.variant) ?? data.variants[0], chosen(controls.other)].filter(Boolean);
  return variants.map((variant) => ({ label: variant.l, law: variant.laws[index] }));
};
lawSpec = (figure, spec) => {
  const isTail = figure.dataset.mode === 'ge';
  const [{ label, law }] = shownLaws(figure);
  spec.datasets.bars.forEach((bar) => { bar.p = isTail ? tail(law, Number(bar.value)) : mass(law, Number(bar.value)); });
  const axis = spec.layer[0].encoding.y;
  axis.scale.domain = [0, Number(figure.dataset.top)];
  axis.axis.title = data.words[isTail ? 'atLeast' : 'equals'];
  if (label !== '') spec.title = { text: label };
  return spec;
};
lawRows = (figure) => [['variant', 'x', 'P(= x)', 'P(>= x)'], ...shownLaws(figure).flatMap(({ label, law }) => law.v.map((x) => [label, x, mass(law, x), tail(law, x)]))];

const drawFigure = (figure, index, variant, other) => {
  const isTail = figure.dataset.mode === 'ge';
  const top = Number(figure.dataset.top);
  const chance = (law, x) => isTail ? tail(law, x) : mass(law, x);
  const name = (x) => (isTail ? 'P(≥\u202f' : 'P(=\u202f') + number(x, 0) + ') ';
  const law = variant.laws[index];
  all('path[data-x]', figure).forEach((bar) => {
    const x = Number(bar.dataset.x);
    const p = chance(law, x);
    const height = Math.min(1, p / top) * data.height;
    bar.setAttribute('d', 'M' + bar.dataset.left + ',' + (data.height - height) + 'h' + bar.dataset.width + 'v' + height + 'h-' + bar.dataset.width + 'Z');
    bar.dataset.tip = name(x) + text(p, variant) + (other ? ' / ' + text(chance(other.laws[index], x), other) : '');
  });
  all('line[data-x]', figure).forEach((line) => {
    const x = Number(line.dataset.x);
    const p = other ? chance(other.laws[index], x) : 0;
    line.setAttribute('transform', 'translate(' + line.dataset.left + ',' + (data.height - Math.min(1, p / top) * data.height) + ')');
    line.setAttribute('opacity', other ? 1 : 0);
    line.dataset.tip = other ? name(x) + text(p, other) : '';
  });
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
