import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../src/report/export/markdown.ts';
import { describeMarkdown, escapeMarkdown } from '../../../src/report/export/markdown-text.ts';
import {
  armouryFixture,
  attackFixture,
  hostileFixture,
  lopsidedFixture,
  partialFixture,
  planFixture,
  thousandFixture,
} from '../../support/summary-fixture.ts';

describe('a text in Markdown', () => {
  it.each([
    ['*a* _b_ `c` ~d~', '\\*a\\* \\_b\\_ \\`c\\` \\~d\\~'],
    ['[a](b) ![c](d)', '\\[a\\](b) !\\[c\\](d)'],
    ['<b> &lt; a & b', '\\<b> \\&lt; a & b'],
    ['# head', '\\# head'],
    ['- item', '\\- item'],
    ['1. item', '1\\. item'],
    ['12) item', '12\\) item'],
    ['> quoted', '\\> quoted'],
    ['=====', '\\====='],
    ['a|b', 'a\\|b'],
    ['$x$', '\\$x\\$'],
    ['c:\\d', 'c:\\\\d'],
    ['https://evil.invalid', 'https:<!-- -->//evil.invalid'],
    ['www.evil.invalid', 'w<!-- -->ww.evil.invalid'],
    ['@everyone', '@<!-- -->everyone'],
    ['two\nlines\u202e here', 'two lines here'],
  ])('shows %j as it is', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });

  it.each(['69.0%', 'a-b', '1.5', 'C# and A+', 'l’épée, 3 > 2'])('leaves %j alone', (text) => {
    expect(escapeMarkdown(text)).toBe(text);
  });

  it('keeps the paragraphs and lists of a description, and nothing else', () => {
    expect(describeMarkdown('# One\ntwo\n\n- *three*\n- four')).toBe('\\# One\ntwo\n\n- \\*three\\*\n- four');
  });
});

describe('a result in Markdown', () => {
  it('of the armoury reads as before', async () => {
    const text = renderMarkdown(armouryFixture('sampled', 1_000_000), { language: 'en' });
    await expect(text).toMatchFileSnapshot('../../golden/markdown-armoury.en.txt');
  });

  it('of an interrupted run reads as before, in French', async () => {
    const text = renderMarkdown(partialFixture(), { language: 'fr' });
    await expect(text).toMatchFileSnapshot('../../golden/markdown-partial.fr.txt');
  });

  it('has rows of one width in every table', () => {
    for (const summary of [hostileFixture(), attackFixture(), lopsidedFixture(), planFixture([3, 4, 5])]) {
      const lines = renderMarkdown(summary, { language: 'fr' }).split('\n');
      let width = 0;
      for (const line of lines) {
        const cells = line.startsWith('|') ? line.replace(/\\\|/g, '').split('|').length : 0;
        if (cells > 0 && width > 0) expect(cells).toBe(width);
        width = cells;
      }
    }
  });

  it('lets no markup of a user through', () => {
    const text = renderMarkdown(hostileFixture(), { language: 'en' }).replaceAll('<!-- -->', '');
    expect(text.replace(/\\[<[\]]/g, '')).not.toMatch(/[<[\]]/);
    expect(renderMarkdown(hostileFixture(), { language: 'en' })).not.toContain('://');
  });

  it('shows what was never seen as a bound, and a number of trials with every sample', () => {
    const text = renderMarkdown(lopsidedFixture(), { language: 'en' });
    expect(text).toContain('\\<\u202f0.04%');
    expect(text).toContain('n = 10,000');
  });

  it('is cut at 500 rows and says so', () => {
    const text = renderMarkdown(thousandFixture(), { language: 'en' });
    expect(text).toContain('500 further variants are in the JSON result.');
    expect(text.length).toBeLessThan(200_000);
  });
});
