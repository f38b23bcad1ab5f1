/** Reads comma-separated values with CR LF line ends by the grammar of RFC 4180, independently of what writes them. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let field = '';
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        if (text[at] !== '"') field += text[at];
        else if (text[at + 1] === '"') {
          field += '"';
          at += 1;
        } else break;
        at += 1;
      }
      at += 1;
    } else {
      while (text[at] !== ',' && text[at] !== '\r') {
        field += text[at];
        at += 1;
      }
    }
    row.push(field);
    if (text[at] === ',') at += 1;
    else {
      if (text.slice(at, at + 2) !== '\r\n') throw new Error(`no line end at ${at}`);
      rows.push(row);
      row = [];
      at += 2;
    }
  }
  return rows;
}
