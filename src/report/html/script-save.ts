/** Takes a chart away as SVG, PNG, CSV or specification, from what the page holds. Laws say themselves what they show. */
export const SAVE_SCRIPT = String.raw`
let lawSpec = (_, spec) => spec;
let lawRows = () => [];
const colour = (name) => getComputedStyle(root).getPropertyValue(name).trim();
const resolved = (text) => text.replace(/var\((--[\w-]+)\)/g, (_, name) => colour(name));
const written = new Set(['choice', 'outcome', 'label', 'tip', 'text', 'title']);
const resolveAll = (value, key) => {
  if (typeof value === 'string') return written.has(key) ? value : resolved(value);
  if (Array.isArray(value)) return value.map((each) => resolveAll(each, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolveAll(each, name)]));
};
const headOf = (figure) => (figure.querySelector('figcaption') ?? figure.closest('article, section').querySelector('h3, h2')).textContent;
const slug = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '').slice(0, 60) || 'fracas';

const hand = (figure, blob, ending) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = slug(document.title.replace(/ – Fracas$/, '')) + '-' + slug(headOf(figure)) + '.' + ending;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
};

const { partial } = book.words;
// An interrupted run says so in all that is taken away from it.
const marked = (row, at) => (partial ? [...row, at === 0 ? 'partial' : 'true'] : row);

const standalone = (figure) => {
  const svg = figure.querySelector('svg').cloneNode(true);
  const { width, height } = figure.querySelector('svg').viewBox.baseVal;
  [svg, ...all('*', svg)].forEach((node) => [...node.attributes].forEach(({ name, value }) => {
    if (name.startsWith('data-')) node.removeAttribute(name);
    else if (name !== 'aria-label' && value.includes('var(--')) node.setAttribute(name, resolved(value));
  }));
  svg.setAttribute('width', width);
  svg.setAttribute('height', height);
  svg.setAttribute('font-family', 'sans-serif');
  svg.removeAttribute('font-size');
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  Object.entries({ width, height, fill: colour('--bg') }).forEach(([name, value]) => ground.setAttribute(name, value));
  svg.prepend(ground);
  if (!partial) return { text: new XMLSerializer().serializeToString(svg), width, height };
  const lines = [];
  for (const word of partial.split(' ')) {
    const longer = lines.length === 0 ? word : lines.at(-1) + ' ' + word;
    if (lines.length === 0 || longer.length * 6 > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  const whole = height + 14 * lines.length + 6;
  lines.forEach((line, at) => {
    const note = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    Object.entries({ x: 2, y: height + 14 * (at + 1) - 3, 'font-size': 10, fill: colour('--text') }).forEach(([name, value]) => note.setAttribute(name, value));
    note.textContent = line;
    svg.append(note);
  });
  ground.setAttribute('height', whole);
  svg.setAttribute('height', whole);
  svg.setAttribute('viewBox', [0, 0, width, whole].join(' '));
  return { text: new XMLSerializer().serializeToString(svg), width, height: whole };
};
const specOf = (figure) => {
  const spec = structuredClone(book.specs[figure.dataset.chart]);
  return figure.dataset.mode ? lawSpec(figure, spec) : spec;
};
const plainCell = (value) => {
  const text = String(value);
  // A spreadsheet takes what begins so for a formula.
  const safe = typeof value === 'string' && /^[=+@\t\r-]/.test(text) ? "'" + text : text;
  return /[",;\n\r]/.test(safe) ? '"' + safe.replace(/"/g, '""') + '"' : safe;
};
const cellsOf = (row) => [...row.cells].map((cell) => 'v' in cell.dataset && cell.dataset.v !== '' ? Number(cell.dataset.v) : cell.textContent.trim());
const rowsOf = (figure) => {
  if (figure.dataset.mode) return lawRows(figure);
  const spec = specOf(figure);
  if (!spec.usermeta?.csv) return [...figure.closest('article, section').querySelector('table').rows].map(cellsOf);
  return [spec.usermeta.csv, ...spec.datasets.bars.map((bar) => spec.usermeta.csv.map((field) => bar[field]))];
};

const savers = {
  SVG: (figure) => hand(figure, new Blob([standalone(figure).text], { type: 'image/svg+xml' }), 'svg'),
  PNG: (figure) => {
    const { text, width, height } = standalone(figure);
    const image = new Image();
    image.addEventListener('load', () => {
      const canvas = document.createElement('canvas');
      canvas.width = 3 * width;
      canvas.height = 3 * height;
      canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
      canvas.toBlob((blob) => { if (blob) hand(figure, blob, 'png'); }, 'image/png');
    });
    image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(text);
  },
  CSV: (figure) => hand(figure, new Blob(['\ufeff' + rowsOf(figure).map(marked).map((row) => row.map(plainCell).join(',')).join('\r\n') + '\r\n'], { type: 'text/csv;charset=utf-8' }), 'csv'),
  'Vega-Lite': (figure) => hand(figure, new Blob([JSON.stringify(resolveAll({ ...specOf(figure), background: 'var(--bg)', config: book.config, ...(partial ? { description: partial } : {}) }), null, 2) + '\n'], { type: 'application/json' }), 'vl.json'),
};
all('figure').filter((figure) => figure.querySelector('svg')).forEach((figure) => {
  const box = document.createElement('details');
  box.className = 'save';
  const summary = document.createElement('summary');
  summary.textContent = book.words.save;
  box.append(summary);
  const kinds = Object.keys(savers).filter((kind) => kind === 'SVG' || kind === 'PNG' || figure.dataset.chart in book.specs);
  kinds.forEach((kind) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = kind;
    button.setAttribute('aria-label', kind + ' – ' + headOf(figure));
    button.addEventListener('click', () => savers[kind](figure));
    box.append(button);
  });
  figure.append(box);
});
`;
