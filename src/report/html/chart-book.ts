import type { TopLevelSpec } from 'vega-lite';
import { CHART_CONFIG, drawSvg } from '../charts/draw.ts';
import type { Locale } from '../locale/locale.ts';
import { escapeHtml, scriptJson } from './markup.ts';
import { byteLength } from './table.ts';

/** What a figure shows beside its drawing. All texts are plain. */
export interface FigureOptions {
  /** What the chart says, for those who do not see it. */
  readonly label: string;
  readonly className: string;
  /** Heads the figure; none when absent or empty. */
  readonly caption?: string;
  /** Attributes of the figure element, already safe. */
  readonly attributes?: string;
}

/** A drawn chart and what it takes of a report, its specification included. */
export interface Figure {
  readonly html: string;
  readonly bytes: number;
}

/**
 * The charts of one report. Each is drawn as SVG, and its Vega-Lite specification kept in the page, so that a reader can
 * take the chart away as SVG, PNG, CSV and specification without a network. The CSV has the columns that
 * `usermeta.csv` of the specification names, of its dataset `bars`; without those it is the first table beside the chart.
 */
export class ChartBook {
  readonly #specs = new Map<string, TopLevelSpec>();

  /** Draws a chart and keeps its specification. */
  async figure(spec: TopLevelSpec, options: FigureOptions): Promise<Figure> {
    const id = `c${this.#specs.size}`;
    this.#specs.set(id, spec);
    const html = await figureHtml(spec, id, options);
    return { html, bytes: byteLength(html) + byteLength(scriptJson(spec)) + id.length + 5 };
  }

  /** Draws a chart whose specification is kept under a name of its own; `spec` null when another figure has kept it. */
  async figureOf(drawn: TopLevelSpec, id: string, spec: TopLevelSpec | null, options: FigureOptions): Promise<Figure> {
    if (spec !== null) this.#specs.set(id, spec);
    const html = await figureHtml(drawn, id, options);
    const kept = spec === null ? 0 : byteLength(scriptJson(spec)) + id.length + 5;
    return { html, bytes: byteLength(html) + kept };
  }

  /** Forgets the last chart that was drawn, which the page has no room for. */
  forgetLast(): void {
    const last = [...this.#specs.keys()].at(-1);
    if (last !== undefined) this.#specs.delete(last);
  }

  /** The specifications and the words for taking charts away, as data of the page. */
  dataHtml(locale: Locale, isPartial: boolean): string {
    const cues = [locale.text('scrollCueSide'), locale.text('scrollCueDown'), locale.text('scrollCueBoth')];
    const partial = isPartial ? { partial: locale.text('partialRun') } : {};
    const words = { save: locale.text('download'), cues, chartCue: locale.text('scrollCueChart'), ...partial };
    const data = { words, config: CHART_CONFIG, specs: Object.fromEntries(this.#specs) };
    return `<script type="application/json" id="charts">${scriptJson(data)}</script>`;
  }
}

async function figureHtml(spec: TopLevelSpec, id: string, options: FigureOptions): Promise<string> {
  const { caption = '', attributes = '' } = options;
  const svg = await drawSvg(spec, options);
  const head = caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<figure data-chart="${id}"${attributes === '' ? '' : ` ${attributes}`}>${head}<div class="drawn">${svg}</div></figure>`;
}
