/** Text that is safe inside an HTML element or a double-quoted attribute; every user string passes here. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}

/** JSON that is safe inside a script element: no `<`, no line separators. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * A small Markdown subset as HTML: paragraphs, `-` lists, `**strong**`, `*emphasis*`, `` `code` ``. Headings become strong lines,
 * links and images stay as they were written: a report has no links from user text.
 */
export function markdownToHtml(text: string): string {
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/);
  return blocks.map(blockToHtml).join('');
}

function blockToHtml(block: string): string {
  const lines = block.split('\n');
  const parts: string[] = [];
  let items: string[] = [];
  let words: string[] = [];
  const close = (): void => {
    if (items.length > 0) parts.push(`<ul>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`);
    if (words.length > 0) parts.push(`<p>${inline(words.join(' '))}</p>`);
    items = [];
    words = [];
  };
  for (const line of lines) {
    const item = /^\s*[-*]\s+(.*)$/.exec(line);
    const heading = /^#{1,6}\s+(.*)$/.exec(line);
    if (item !== null) {
      if (words.length > 0) close();
      items.push(item[1] ?? '');
    } else if (heading !== null) {
      close();
      parts.push(`<p><strong>${inline(heading[1] ?? '')}</strong></p>`);
    } else if (line.trim() !== '') {
      if (items.length > 0) close();
      words.push(line.trim());
    }
  }
  close();
  return parts.join('');
}

/** Marks are looked for in each plain stretch between code spans, after escaping, so that they only ever wrap safe text. */
function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => {
      if (part.length > 2 && part.startsWith('`') && part.endsWith('`'))
        return `<code>${escapeHtml(part.slice(1, -1))}</code>`;
      return escapeHtml(part)
        .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
        .replace(/\*([^*\s][^*]*)\*/g, '<em>$1</em>');
    })
    .join('');
}
