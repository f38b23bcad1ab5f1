import { escapeHtml } from '../html/markup.ts';
import type { Drawing } from './draw.ts';
import { textWidth, type Weight } from './letters.ts';
import type { ColourKey } from './palette.ts';
import { paint, type Theme } from './theme.ts';

const MARGIN = 18;
const WIDTH_MIN = 480;
/** DejaVu Sans, which the pictures are measured for, is as wide as any common face. */
const FACES = "'DejaVu Sans', Verdana, Arial, sans-serif";
const LINE = 1.4;
const SWATCH = 11;
/** Characters that no XML document may hold, lone surrogates among them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this finds
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** What stands around a drawing, so that it can be read without its report. Texts are plain: they are escaped here. */
export interface Surroundings {
  readonly title: string;
  readonly subtitle: string;
  readonly legend: readonly { readonly key: ColourKey; readonly text: string }[];
  /** Paragraphs under the drawing: how to read it, method and error. */
  readonly notes: readonly string[];
  /** What it shows, for those who hear a picture. */
  readonly label: string;
}

interface Style {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
}

const TITLE: Style = { size: 15, weight: 'bold', colour: 'text' };
const SUBTITLE: Style = { size: 12, weight: 'plain', colour: 'text' };
const NOTE: Style = { size: 10, weight: 'plain', colour: 'muted' };
const LEGEND: Style = { size: 11, weight: 'plain', colour: 'text' };

/**
 * A drawing as a whole SVG document: with its title, the meaning of its colours and its notes, in the colours of a theme,
 * without scripts, links or requests.
 */
export function standaloneSvg(drawing: Drawing, surroundings: Surroundings, theme: Theme): string {
  const inner = Math.max(WIDTH_MIN, Math.ceil(drawing.width));
  const column = new Column(inner);
  column.text(surroundings.title, TITLE);
  column.text(surroundings.subtitle, SUBTITLE);
  column.legend(surroundings.legend);
  column.space(6);
  column.drawing(drawing);
  column.space(4);
  for (const note of surroundings.notes) column.text(note, NOTE);
  const width = inner + 2 * MARGIN;
  const height = Math.ceil(column.bottom + MARGIN);
  const label = escapeHtml(surroundings.label);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}" font-family="${FACES}"><rect width="${width}" height="${height}" fill="var(--bg)"/>${column.body}</svg>`;
  return `${paint(svg, theme).replace(NO_XML, ' ')}\n`;
}

/** Things one below the other. */
class Column {
  body = '';
  bottom = MARGIN;
  readonly #width: number;

  constructor(width: number) {
    this.#width = width;
  }

  space(height: number): void {
    this.bottom += height;
  }

  text(text: string, style: Style): void {
    for (const line of wrap(text, this.#width, style)) {
      this.bottom += style.size * LINE;
      this.body += textElement(line, MARGIN, this.bottom - style.size * 0.3, style);
    }
  }

  legend(items: Surroundings['legend']): void {
    if (items.length === 0) return;
    const { size } = LEGEND;
    const room = (text: string): number => SWATCH + 6 + widthOf(text, LEGEND) + 14;
    let x = 0;
    this.bottom += size * LINE + 4;
    for (const { key, text } of items) {
      if (x > 0 && x + room(text) > this.#width) {
        x = 0;
        this.bottom += size * LINE + 2;
      }
      const y = this.bottom - size * 0.3;
      this.body += `<rect x="${round(MARGIN + x)}" y="${round(y - SWATCH + 2)}" width="${SWATCH}" height="${SWATCH}" rx="2.5" fill="var(--k-${key})" stroke="var(--line-strong)" stroke-width=".5"/>`;
      this.body += textElement(text, MARGIN + x + SWATCH + 6, y, LEGEND);
      x += room(text);
    }
    this.bottom += 4;
  }

  /** What the pointer would tell in a report is left out: a picture has no pointer. */
  drawing({ body, width, height }: Drawing): void {
    const x = MARGIN + (this.#width - width) / 2;
    const still = body.replace(/<[^>]*>/g, (tag) => tag.replace(/ data-tip="[^"]*"/, ''));
    this.body += `<g transform="translate(${round(x)},${round(this.bottom)})">${still}</g>`;
    this.bottom += height;
  }
}

function textElement(text: string, x: number, y: number, { size, weight, colour }: Style): string {
  const bold = weight === 'bold' ? ' font-weight="bold"' : '';
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}"${bold} fill="var(--${colour})">${escapeHtml(text)}</text>`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

function widthOf(text: string, { size, weight }: Style): number {
  return textWidth(text, size, weight);
}

/** Breaks a text at blanks; a word that is longer than a line is cut. No line for no text. */
function wrap(text: string, width: number, style: Style): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \t\r\n]+/).flatMap((each) => cut(each, width, style))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer, style) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  return line === '' ? lines : [...lines, line];
}

function cut(word: string, width: number, style: Style): readonly string[] {
  if (word === '') return [];
  if (widthOf(word, style) <= width) return [word];
  const letters = [...word];
  const half = Math.ceil(letters.length / 2);
  return [letters.slice(0, half), letters.slice(half)].flatMap((part) => cut(part.join(''), width, style));
}
