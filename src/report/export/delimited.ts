/** A field of a record for other programs: text, a number in full precision, or nothing. */
export type Field = string | number | boolean | null;

/** Characters collected before they are handed on, so that a large table is written in pieces and never held whole. */
const CHUNK = 65_536;

/** What a spreadsheet takes for the beginning of a formula. @source OWASP, CSV injection */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as comma-separated values: cells with a comma, a quote or a line break are quoted, lines end in CR LF. A text that a
 * spreadsheet would run as a formula gets an apostrophe in front; numbers are left as they are, signs included.
 * @returns the text in pieces of some 64 KiB
 * @source RFC 4180
 */
export function* delimited(head: readonly string[], rows: Iterable<readonly Field[]>): Generator<string> {
  let piece = line(head);
  for (const row of rows) {
    piece += line(row);
    if (piece.length >= CHUNK) {
      yield piece;
      piece = '';
    }
  }
  if (piece !== '') yield piece;
}

function line(cells: readonly Field[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: Field): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const tame = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
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
