import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Summary } from '../../src/analysis/summary.ts';
import { renderMarkdown } from '../../src/report/export/markdown.ts';
import { LAWS_SCRIPT } from '../../src/report/html/script-laws.ts';
import { renderHtml } from '../../src/report/html.ts';
import { localeOf } from '../../src/report/locale/locale.ts';
import { pointFigure, zeroBound } from '../../src/report/precision.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { chanceText, figureText } from '../../src/report/words.ts';
import { run } from '../../src/run.ts';
import { textsOf } from '../support/page-text.ts';
import { readText } from '../support/solve.ts';

// A charged magistrate wounds a paladin lightly with 11/108; shares rounded to a sum of 100 would make it 10.18 %.
const SHOT = `
system: confrontation
fighters:
  a: { profile: griffon-magistrate }
  b: { profile: alahan-paladin }
engagement: { kind: shooting, shooter: a, target: b, range: medium }
vary: { a.state: { plain: {}, charged: { charged: true } } }
expect:
  - { outcome: light, between: [0.1, 0.11], where: { a.state: charged } }
analyses:
  - { kind: compare, outcome: light }
`;

const FRACTIONS = {
  en: { right: '10.19%', wrong: '10.18%' },
  fr: { right: '10,19\u202f%', wrong: '10,18\u202f%' },
} as const;

/** Everything that a reader of a result may see, by where he sees it. */
async function places(summary: Summary, language: 'en' | 'fr'): Promise<Record<string, string>> {
  return {
    page: textsOf(await renderHtml(summary, { language })).join('\n'),
    terminal: renderTerminal(summary, { language, width: 200, colour: false }),
    markdown: renderMarkdown(summary, { language }).replaceAll('\\', ''),
    checks: summary.expectations.map(({ words }) => words?.detail[language]).join('\n'),
  };
}

describe('a number has one form', () => {
  it.each(['en', 'fr'] as const)('on the page, on the terminal, in Markdown and in checks: %s', async (language) => {
    const summary = await run(await readText(SHOT), { workers: 0 });
    const { right, wrong } = FRACTIONS[language];
    expect(summary.variants.some(({ outcomes }) => Object.values(outcomes).some((o) => o.fraction === '11/108'))).toBe(
      true,
    );
    for (const [place, text] of Object.entries(await places(summary, language))) {
      expect(text, place).toContain(right);
      expect(text, place).not.toContain(wrong);
    }
  });

  const figures = LAWS_SCRIPT.slice(LAWS_SCRIPT.indexOf('const digitsFor'), LAWS_SCRIPT.indexOf('const mass'));
  const shown = new Function('data', 'p', 'variant', `${figures}; return text(p, variant);`) as (
    data: { readonly lang: string; readonly percent: string },
    p: number,
    variant: { readonly n: number; readonly b: number },
  ) => string;

  property.prop([fc.integer({ min: 1, max: 1_000_000 }), fc.nat(1_000_000)])(
    'in the script of a page too',
    (trials, seed) => {
      const p = (seed % (trials + 1)) / trials;
      const b = zeroBound(trials, 0.95);
      const data = { lang: 'en-GB', percent: '%' };
      expect(shown(data, p, { n: trials, b })).toBe(figureText(pointFigure(p, trials, b), localeOf('en')));
      expect(shown(data, p, { n: 0, b: 0 })).toBe(chanceText(p, localeOf('en')));
    },
  );
});
