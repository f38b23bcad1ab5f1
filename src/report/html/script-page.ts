/** What every page has: theme, contents, tables that sort and say that they scroll, pointer notes, paper. */
export const PAGE_SCRIPT = `
const root = document.documentElement;
root.classList.add('js');
const all = (selector, from = document) => [...from.querySelectorAll(selector)];
const byId = (id) => document.getElementById(id);
const show = (node, shown) => { if (node) node.hidden = !shown; };

show(byId('theme'), true);
all('input[name=theme]').forEach((input) => input.addEventListener('change', () => {
  if (input.value === 'auto') delete root.dataset.theme; else root.dataset.theme = input.value;
}));

// On a phone the cells of texts stand below each other, and what heads a row in the one column that stays in sight.
all('.stacked tbody td').forEach((cell) => { cell.dataset.title = cell.closest('table').tHead.rows[0].cells[cell.cellIndex].textContent; });
all('.scroll table').forEach(({ tHead, tBodies: [body] }) => {
  const heads = body.rows.length > 0 ? all('th', body.rows[0]).length : 0;
  if (heads < 2) return;
  [...tHead.rows, ...body.rows].forEach((row) => {
    const [first, ...rest] = [...row.cells].slice(0, heads);
    first.dataset.also = rest.map((cell) => cell.textContent.trim()).join(' · ');
    rest.forEach((cell) => cell.classList.add('also'));
  });
});

const collator = new Intl.Collator(root.lang, { numeric: true });
all('table.sortable').forEach((table) => {
  const body = table.tBodies[0];
  const heads = all('thead th', table);
  heads.forEach((head, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => {
      const numeric = head.classList.contains('n');
      const before = head.getAttribute('aria-sort');
      const descending = before ? before === 'ascending' : numeric;
      heads.forEach((each) => each.removeAttribute('aria-sort'));
      head.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
      const key = (row) => { const cell = row.cells[column]; return 'v' in cell.dataset ? Number(cell.dataset.v || 'NaN') : cell.textContent; };
      const order = (a, b) => {
        if (typeof a === 'number' && typeof b === 'number') return Number.isNaN(a) ? 1 : Number.isNaN(b) ? -1 : descending ? b - a : a - b;
        return descending ? collator.compare(b, a) : collator.compare(a, b);
      };
      const rows = [...body.rows].map((row) => [key(row), row]);
      rows.sort((a, b) => order(a[0], b[0]));
      body.append(...rows.map((row) => row[1]));
    });
  });
});

const tip = document.createElement('div');
tip.className = 'tip';
tip.hidden = true;
tip.setAttribute('aria-hidden', 'true');
document.body.append(tip);
const point = (event) => {
  const mark = event.target instanceof Element ? event.target.closest('[data-tip]') : null;
  tip.hidden = !mark;
  if (!mark) return;
  tip.textContent = mark.getAttribute('data-tip');
  const box = tip.getBoundingClientRect();
  const left = Math.min(event.clientX + 14, innerWidth - box.width - 8);
  const top = event.clientY + 18 + box.height > innerHeight ? event.clientY - box.height - 12 : event.clientY + 18;
  tip.style.left = Math.max(8, left) + 'px';
  tip.style.top = top + 'px';
};
// A finger points by touching, and leaves as it is lifted: its note stays until it points elsewhere.
['pointermove', 'pointerdown'].forEach((kind) => document.addEventListener(kind, point));
document.addEventListener('pointerleave', ({ pointerType }) => { if (pointerType === 'mouse') tip.hidden = true; });
document.addEventListener('scroll', () => { tip.hidden = true; }, { passive: true });

const book = JSON.parse(byId('charts').textContent);
const wide = matchMedia('(min-width:1000px)');
const menu = document.querySelector('nav details');
const fold = () => { menu.open = wide.matches; };
fold();
wide.addEventListener('change', fold);
menu.addEventListener('click', (event) => { if (!wide.matches && event.target.closest('a')) menu.open = false; });
document.addEventListener('keydown', (event) => { if (event.key === 'Escape' && !wide.matches && menu.open) { menu.open = false; menu.firstElementChild.focus(); } });
document.addEventListener('pointerdown', (event) => { if (!wide.matches && !menu.contains(event.target)) menu.open = false; });
const links = new Map(all('nav a').map((link) => [link.hash.slice(1), link]));
const seen = new Set();
const markHere = () => {
  const here = [...links.keys()].find((id) => seen.has(id));
  if (!here) return;
  links.forEach((link, id) => { if (id === here) link.setAttribute('aria-current', 'true'); else link.removeAttribute('aria-current'); });
  byId('here').textContent = links.get(here).textContent;
};
const watch = new IntersectionObserver((entries) => {
  entries.forEach(({ target, isIntersecting }) => { if (isIntersecting) seen.add(target.id); else seen.delete(target.id); });
  markHere();
}, { rootMargin: '-12% 0px -60% 0px' });
links.forEach((_, id) => watch.observe(byId(id)));

const cues = all('.scroll, .drawn').map((box) => {
  const cue = document.createElement('p');
  cue.className = 'cue';
  cue.hidden = true;
  box.after(cue);
  return () => {
    const way = (box.scrollWidth > box.clientWidth + 1 ? 1 : 0) + (box.scrollHeight > box.clientHeight + 1 ? 2 : 0);
    const drawn = box.matches('.drawn');
    if (way > 0) cue.textContent = drawn ? book.words.chartCue : book.words.cues[way - 1];
    if (drawn && way > 0) box.tabIndex = 0; else if (drawn) box.removeAttribute('tabindex');
    cue.dataset.way = ['', '↔', '↕', '↔ ↕'][way];
    show(cue, way > 0);
  };
});
const watchSizes = new ResizeObserver(() => cues.forEach((update) => update()));
watchSizes.observe(document.querySelector('main'));

const opened = [];
addEventListener('beforeprint', () => all('main details:not([open]):not(.fight):not(.save)').forEach((each) => { each.open = true; opened.push(each); }));
addEventListener('afterprint', () => { opened.splice(0).forEach((each) => { each.open = false; }); });
`;
