/** A field of a record for other programs: text, a number in full precision, or nothing. */
export type Field = string | number | boolean | null;

/** Characters collected before they are handed on, so that a large table is written in pieces and never held whole. */
const CHUNK = 65_536;

/** What a spreadsheet takes for the beginning of a formula, signs of full width too. @source OWASP, CSV injection */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** What some spreadsheet takes for the end of a cell, whatever separates them here. */
const ENDING = /[",;|\t\r\n]/;

/** What stands between cells: a comma beside decimal points, or a semicolon beside decimal commas, as French spreadsheets have it. */
export const SEPARATORS = ['comma', 'semicolon'] as const;

export type Separator = (typeof SEPARATORS)[number];

/**
 * Rows as comma-separated values: cells with a separator of any kind, a quote or a line break are quoted, lines end in CR LF.
 * A text that a spreadsheet would run as a formula gets an apostrophe in front; numbers are left as they are, signs included.
 * With semicolons, a byte order mark comes first: without one the spreadsheets that expect them misread accents.
 * @returns the text in pieces of some 64 KiB
 * @source RFC 4180
 */
export function* delimited(
  head: readonly string[],
  rows: Iterable<readonly Field[]>,
  separator: Separator = 'comma',
): Generator<string> {
  let piece = (separator === 'semicolon' ? '\uFEFF' : '') + line(head, separator);
  for (const row of rows) {
    piece += line(row, separator);
    if (piece.length >= CHUNK) {
      yield piece;
      piece = '';
    }
  }
  if (piece !== '') yield piece;
}

function line(cells: readonly Field[], separator: Separator): string {
  const texts = cells.map((cell) => cellText(cell, separator));
  return `${texts.join(separator === 'semicolon' ? ';' : ',')}\r\n`;
}

function cellText(cell: Field, separator: Separator): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return separator === 'semicolon' ? String(cell).replace('.', ',') : String(cell);
  const tame = FORMULA.test(cell) ? `'${cell}` : cell;
  return ENDING.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

/** Column names told apart: one that comes again gets a number, so that no reader drops or merges columns. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let distinct = name;
    for (let count = 2; taken.has(distinct); count += 1) distinct = `${name} (${count})`;
    taken.add(distinct);
    return distinct;
  });
}
