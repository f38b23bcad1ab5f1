/**
 * What the charts of analyses share. Plots are drawn as small as a phone shows them, so that their letters stay legible
 * there; a desk shows them larger.
 */

export const SCHEMA = 'https://vega.github.io/schema/vega-lite/v6.json';

/** Pixels of a plot whose rows have their names to the left. */
export const ROWS_WIDTH = 235;
/** Pixels of a curve. */
export const CURVE = { width: 330, height: 200 } as const;
/** Pixels about a drawing. */
export const PADDING = 4;

/** Letters that a line of a name has room for. */
const LINE_MAX = 24;
/** Pixels that such a line may take, of wide letters too. */
const LINE_WIDTH = 178;

/** Names of rows, to the left of them, as {@link rowName} breaks them. */
export const ROW_NAMES = {
  ...{ title: null, domain: false, ticks: false, labelLimit: LINE_WIDTH },
  labelExpr: "split(datum.label, '\\n')",
} as const;

/** Pixels of a row whose name takes two lines. */
const TWO_LINES = 30;

/** Blanks at which names are broken: none before the marks that French sets apart. */
const BREAKS = /(?<!«)[ \u00a0](?=[^:;!?›»])/g;

/** A name in two lines, where it is too long for one: broken at the blank nearest to its middle. */
export function rowName(name: string): string {
  if (name.length <= LINE_MAX) return name;
  const blanks = [...name.matchAll(BREAKS)].map(({ index }) => index);
  const off = (at: number): number => Math.abs(at - name.length / 2);
  const [middle] = blanks.sort((a, b) => off(a) - off(b));
  return middle === undefined ? name : `${name.slice(0, middle)}\n${name.slice(middle + 1)}`;
}

/** Pixels of each row: as few as asked for, unless a name takes two lines. */
export function rowHeight(names: readonly string[], least: number): number {
  return names.some((name) => name.includes('\n')) ? Math.max(least, TWO_LINES) : least;
}

/** Pixels of a letter of an axis, generously. */
const LETTER = 7;
/** Letters that fit beside a curve, from its foot to its top. */
const TITLE_MAX = 32;

/** Words along a curve, below it, as {@link pointName} breaks them. */
export const POINT_NAMES = { labelExpr: ROW_NAMES.labelExpr } as const;

/** A word along a curve of so many points: in lines, broken at blanks and after hyphens, where its place is too narrow. */
export function pointName(name: string, count: number): string {
  const room = Math.floor(CURVE.width / Math.max(1, count) / LETTER);
  return name.length <= room ? name : name.replace(BREAKS, '\n').replace(/(?<=\p{L})-(?=.)/gu, '-\n');
}

/** The title of an axis beside a curve, in lines that are no longer than the curve is high. */
export function titleLines(title: string): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= TITLE_MAX) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
