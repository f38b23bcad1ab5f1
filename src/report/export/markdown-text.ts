/**
 * A plain text that GitHub's Markdown shows as it is: nothing in it becomes markup, a link, a mention or HTML, and line breaks
 * become blanks.
 * @source CommonMark 2.4 (any ASCII punctuation may be escaped), GitHub Flavored Markdown 6.9 (extended autolinks)
 */
export function escapeMarkdown(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
      .replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')
      .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .trim()
      .replace(/[\\`*_[\]|<~$]|&(?=#?\w)/g, '\\$&')
      // What makes a heading, a list, a quotation or a rule at the head of a line.
      .replace(/^[-+=>#]/, '\\$&')
      .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
      // An empty comment parts what would be read as an address or a mention.
      .replace(/:\/\/|@|\bwww\./gi, (mark) => `${mark.slice(0, 1)}<!-- -->${mark.slice(1)}`)
  );
}

/** A column of {@link markdownTable}. `title` is escaped already. */
export interface MarkdownColumn {
  readonly title: string;
  readonly isNumeric: boolean;
}

/** A table of GitHub's Markdown; cells are escaped already. */
export function markdownTable(columns: readonly MarkdownColumn[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map(({ isNumeric }) => (isNumeric ? '--:' : ':--'))),
    ...rows.map(line),
  ].join('\n');
}

/**
 * A user's description: paragraphs and `-` lists are kept, everything else is text.
 * @returns blocks apart by an empty line
 */
export function describeMarkdown(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
    .map((block) => block.split('\n').map(describeLine).join('\n'))
    .join('\n\n');
}

function describeLine(line: string): string {
  const item = /^\s*[-*]\s+(.*)$/.exec(line);
  return item === null ? escapeMarkdown(line) : `- ${escapeMarkdown(item[1] ?? '')}`;
}
