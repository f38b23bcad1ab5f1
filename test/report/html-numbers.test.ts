import { describe, expect, it } from 'vitest';
import type { Summary } from '../../src/analysis/summary.ts';
import { renderHtml } from '../../src/report/html.ts';
import { withFights } from '../support/fights-fixture.ts';
import { attackFixture, lopsidedFixture, partialFixture } from '../support/summary-fixture.ts';

/** What is longer describes a chart whose numbers stand in a table as well. */
const LINE_MAX = 300;

/** What a page says with a digit in it, a paragraph or a row on each line, definitions left out. */
function numbersOf(html: string): string {
  return html
    .replace(/<section id="glossary"[\s\S]*?<\/section>/, '')
    .replace(/<(style|script|pre)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<svg\b[^>]*aria-label="([^"]*)"[\s\S]*?<\/svg>/g, '\n$1\n')
    .replace(/<\/(td|th)>/g, ' | ')
    .replace(/<\/?(tr|p|h\d|li|div|section|table|figure|figcaption|dt|dd|option|summary)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /\d/.test(line) && line.length <= LINE_MAX)
    .join('\n');
}

describe('numbers on a page', () => {
  const pages: readonly (readonly [string, 'en' | 'fr', Summary])[] = [
    ['attack', 'en', attackFixture()],
    ['lopsided', 'en', lopsidedFixture()],
    ['partial', 'fr', withFights(partialFixture(), { bars: 2, lines: 3, text: 'captain,' })],
  ];
  it.each(pages)('stay what they were: %s in %s', async (name, language, summary) => {
    const numbers = numbersOf(await renderHtml(summary, { language }));
    await expect(numbers).toMatchFileSnapshot(`../golden/html-${name}.${language}.txt`);
  });
});
