import Table from 'cli-table3';

const WIDTH_MAX = 120;
const GAP = 2;

/** Columns of the terminal; in a pipe what COLUMNS says; null where nothing tells. */
export function knownWidth(): number | null {
  // A terminal that does not know its width says 0.
  const said = /^\d{1,4}$/.test(process.env.COLUMNS ?? '') ? Number(process.env.COLUMNS) : 0;
  return process.stdout.columns || said || null;
}

/** Width of what is printed: the known one, at most 120 columns. */
export function printedWidth(): number {
  return Math.min(WIDTH_MAX, knownWidth() ?? WIDTH_MAX);
}

/** A title with a rule below it, and an empty line before. */
export function heading(text: string): string {
  return `\n${text}\n${'─'.repeat(text.length)}`;
}

const BORDERS = [
  ...['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right'],
  ...['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid', 'middle'],
];

/**
 * A table without borders that fits the width: the widest columns give way first and their cells are broken at blanks.
 * Words are never cut, so a table of long words may be wider.
 * @param columns rows that the widths are measured on; by default those shown
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
  measured: readonly (readonly string[])[] = rows,
): string {
  const sheet = new Table({
    head: head.map(bound),
    colWidths: columnWidths([head, ...measured], width),
    wordWrap: true,
    chars: Object.fromEntries(BORDERS.map((part) => [part, ''])),
    style: { 'padding-left': 0, 'padding-right': GAP, head: [], border: [], compact: true },
  });
  for (const row of rows) sheet.push(row.map(bound));
  return unbound(sheet.toString())
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Stands for a blank at which no line may end. */
const HARD_BLANK = '\uE000';

/** Keeps French marks with the word before them, and an indent with the word behind it. */
function bound(text: string): string {
  return text.replaceAll(/^ +|(?<=«) | (?=[?!:;»])/g, (blanks) => HARD_BLANK.repeat(blanks.length));
}

function unbound(text: string): string {
  return text.replaceAll(HARD_BLANK, ' ');
}

function columnWidths(rows: readonly (readonly string[])[], width: number): number[] {
  const columns = (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? ''));
  const widths = columns.map((cells) => longest(cells) + GAP);
  const least = columns.map((cells) => longest(cells.flatMap((cell) => bound(cell).split(/\s+/))) + GAP);
  // The last column needs no gap behind it.
  for (let excess = widths.reduce((total, each) => total + each, -GAP) - width; excess > 0; excess -= 1) {
    const slack = widths.map((each, at) => (each > (least[at] ?? 0) ? each : 0));
    const widest = slack.indexOf(Math.max(...slack));
    if (slack[widest] === 0) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length));
}

/** Breaks a text at blanks into lines of at most that width, each after an indent. */
export function paragraph(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of bound(text).split(' ')) {
    if (line.length > indent.length && line.length + word.length > width) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${word} `;
  }
  return unbound([...lines, line.trimEnd()].join('\n'));
}
