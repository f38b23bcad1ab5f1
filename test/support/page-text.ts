/** Texts that a reader of a page sees or hears: text nodes and spoken labels, without code, input, script, style, and what is marked as English. */
export function textsOf(html: string): readonly string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|pre|code)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<span lang="en">[^<]*<\/span>/g, ' ');
  const spoken = [...body.matchAll(/\s(?:aria-label|data-tip|title|alt)="([^"]*)"/g)].map(([, text = '']) => text);
  const nodes = body.split(/<[^>]*>/);
  return [...nodes, ...spoken].map(readable).filter((text) => text.trim() !== '');
}

function readable(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
