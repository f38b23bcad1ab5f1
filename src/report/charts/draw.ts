import * as vega from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { type Formed, formOf, takeApart } from './form.ts';
import { textWidth } from './letters.ts';

/** What all charts share: no background, text and lines in the colours of the page. */
export const CHART_CONFIG = {
  background: 'transparent',
  font: 'sans-serif',
  view: { stroke: null },
  axis: {
    labelColor: 'var(--muted)',
    titleColor: 'var(--muted)',
    titleFontWeight: 'normal',
    labelFontSize: 11,
    titleFontSize: 11,
    labelSeparation: 6,
    gridColor: 'var(--line)',
    domainColor: 'var(--line-strong)',
    tickColor: 'var(--line-strong)',
  },
  legend: { labelColor: 'var(--muted)', titleColor: 'var(--muted)', labelFontSize: 11, labelLimit: 240 },
  text: { color: 'var(--text)', fontSize: 12 },
  rule: { color: 'var(--text)' },
} as const;

/** How Vega learns what a text takes; its types leave it out. */
interface Measuring {
  readonly textMetrics: {
    width(item: { readonly fontSize?: number; readonly fontWeight?: string | number }, text: unknown): number;
  };
}

// Without a screen Vega takes every letter for four fifths of an em: names would be cut that have room, and margins left empty.
(vega as unknown as Measuring).textMetrics.width = ({ fontSize = 11, fontWeight }, text) =>
  textWidth(`${text ?? ''}`.trim(), fontSize, fontWeight === 'bold' ? 'bold' : 'plain');

/** Wraps a drawing in what makes it an image with a name. `label` is plain text. */
interface Naming {
  readonly label: string;
  readonly className: string;
}

/** A chart without the element around it: colours are CSS variables, and nothing is said of fonts. */
export interface Drawing {
  /** Elements of SVG. */
  readonly body: string;
  /** Of the drawing, in units of the SVG. */
  readonly width: number;
  readonly height: number;
}

/**
 * A Vega-Lite chart as an SVG element that can stand inside HTML: no fonts, no fixed size, no identifiers, theme colours as
 * CSS variables, and the `description` of each mark as `data-tip`. Its font size is its own width, so that a style sheet can
 * bound by `em` how far its letters grow and shrink.
 */
export async function drawSvg(spec: TopLevelSpec, naming: Naming): Promise<string> {
  const { body, width, height } = await draw(spec);
  return `<svg xmlns="http://www.w3.org/2000/svg" class="${naming.className}" viewBox="0 0 ${width} ${height}" font-size="${width}" role="img" aria-label="${attribute(naming.label)}">${body}</svg>`;
}

/** Forms that are kept, at most. */
const FORMS_MAX = 32;

/** Key of a form → how Vega draws charts of it; null where a chart stands for itself alone. */
const forms = new Map<string, vega.Runtime | null>();

/**
 * Compiles a Vega-Lite chart and renders it. Charts of one form are compiled once, for that takes several times as long
 * as drawing one. User text may appear in titles and in the data of a chart only, never in an expression, a field name or a
 * link.
 */
export async function draw(spec: TopLevelSpec): Promise<Drawing> {
  const formed = takeApart(spec);
  const runtime = formed === null ? null : runtimeOf(spec, formed);
  const view = new vega.View(runtime ?? vega.parse(compiled(spec)), { renderer: 'none', logLevel: vega.Error });
  if (formed !== null && runtime !== null) {
    const { datasets, signals } = formed.particulars;
    for (const [name, value] of Object.entries(signals)) view.signal(name, value);
    for (const [name, rows] of Object.entries(datasets)) view.data(name, [...rows]);
  }
  try {
    return settle(await view.toSVG());
  } finally {
    view.finalize();
  }
}

function compiled(spec: TopLevelSpec): vega.Spec {
  return compile({ ...silenced(spec), config: CHART_CONFIG }).spec;
}

/** Marks that describe nothing have no description: of itself Vega-Lite lists their fields, names of the program. */
function silenced<Part extends object>(part: Part): Part {
  const {
    layer,
    mark,
    encoding = {},
  } = part as {
    readonly layer?: readonly object[];
    readonly mark?: object;
    readonly encoding?: object;
  };
  if (layer !== undefined) return { ...part, layer: layer.map(silenced) };
  return mark === undefined || 'description' in encoding ? part : { ...part, mark: { ...mark, aria: false } };
}

function runtimeOf(spec: TopLevelSpec, { key, particulars }: Formed): vega.Runtime | null {
  const known = forms.get(key);
  if (known !== undefined) return known;
  const form = formOf(compiled(spec), particulars);
  const runtime = form === null ? null : vega.parse(form);
  if (forms.size >= FORMS_MAX) forms.clear();
  forms.set(key, runtime);
  return runtime;
}

function settle(svg: string): Drawing {
  const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  const body = svg
    .slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
    // Only tags are rewritten: what stands between them is text of the page.
    .replace(/<[^>]*>/g, settleTag)
    .replace(/<path class="(?:fore|back)ground"[^>]*><\/path>/g, '')
    .replace(/<rect width="[\d.]+" height="[\d.]+" fill="transparent"><\/rect>|<rect [^>]*fill="transparent"\/>/g, '');
  return { body, width: Number(size?.[1] ?? 1), height: Number(size?.[2] ?? 1) };
}

/** Marks keep their description for the pointer; to assistive technology the picture is one image. */
function settleTag(tag: string): string {
  return tag
    .replace(
      / aria-label="([^"]*)" role="graphics-symbol" aria-roledescription="(?:bar|rect|rule mark|point)"/,
      ' data-tip="$1"',
    )
    .replace(/ data-tip=""/, '')
    .replace(
      / (?:role|aria-roledescription|aria-hidden|aria-label|pointer-events|font-family|stroke-miterlimit)="[^"]*"/g,
      '',
    )
    .replace(/ opacity="1"| stroke-width="1"(?=[ />])| fill-opacity="1"/g, '')
    .replace(/ (?:d|transform|[xy]2?|width|height)="[^"]*"/g, (attributeText) =>
      attributeText.replace(/\d+\.\d{3,}/g, (digits) => String(Math.round(Number(digits) * 100) / 100)),
    );
}

function attribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
