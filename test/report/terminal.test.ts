import { describe, expect, it } from 'vitest';
import { renderTerminal } from '../../src/report/terminal.ts';
import {
  armouryFixture,
  attackFixture,
  hostileFixture,
  lopsidedFixture,
  partialFixture,
  thousandFixture,
} from '../support/summary-fixture.ts';

const columns = (text: string): number => Math.max(...text.split('\n').map((line) => [...line].length));

describe('the terminal table', () => {
  it('of the armoury reads as before', async () => {
    const text = renderTerminal(armouryFixture('sampled', 1_000_000), {
      language: 'en',
      width: 120,
      colour: false,
      files: ['reports/sword-or-axe.html', 'reports/sword-or-axe.json'],
    });
    await expect(text).toMatchFileSnapshot('../golden/terminal-armoury.en.txt');
  });

  it('of an interrupted run reads as before, in French', async () => {
    const text = renderTerminal(partialFixture(), { language: 'fr', width: 100, colour: false });
    await expect(text).toMatchFileSnapshot('../golden/terminal-partial.fr.txt');
  });

  it('fits every width', () => {
    for (const summary of [
      armouryFixture(),
      armouryFixture('sampled'),
      lopsidedFixture(),
      attackFixture(),
      hostileFixture(),
    ]) {
      for (const width of [24, 40, 60, 80, 100, 120, 200]) {
        expect(
          columns(renderTerminal(summary, { language: 'en', width, colour: false })),
          `${width}`,
        ).toBeLessThanOrEqual(width);
      }
    }
  });

  describe('with more outcomes than there is room for', () => {
    const fixture = armouryFixture();
    const impossible = { p: 0, low: 0, high: 0, count: null, interval: 'exact' as const };
    const variants = fixture.variants.map((variant) => {
      const named = ['draw', 'never', 'nowhere'].map((name, at) => {
        const label = { en: `a long name of ${name}`, fr: `un long nom de ${name}` };
        const share = at === 0 ? (variant.outcomes.draw ?? impossible) : impossible;
        return [name, { ...share, label }] as const;
      });
      return { ...variant, outcomes: { ...Object.fromEntries(named), ...variant.outcomes } };
    });
    const summary = { ...fixture, variants } as typeof fixture;
    const lines = (language: 'en' | 'fr', width: number): readonly string[] =>
      renderTerminal(summary, { language, width, colour: false }).split('\n');

    it.each([60, 70, 80, 90, 100])('says at %i columns how many it leaves out', (width) => {
      expect(lines('en', width).find((line) => /further columns?: see/.test(line))).toBeDefined();
      expect(lines('fr', width).find((line) => /colonnes? de plus\u00a0: voir/.test(line))).toBeDefined();
    });

    it('says nothing where all are there', () => {
      expect(lines('en', 250).join('\n')).not.toContain('further column');
    });

    it('leaves out those that are zero everywhere first', () => {
      const text = lines('en', 90).join('\n');
      expect(text).toContain('enemies');
      expect(text).not.toContain('nowhere');
    });
  });

  it('says the same with colours', () => {
    const options = { language: 'en', width: 100 } as const;
    const plain = renderTerminal(armouryFixture(), { ...options, colour: false });
    const coloured = renderTerminal(armouryFixture(), { ...options, colour: true });
    expect(coloured).toContain('\u001b[1m');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes
    expect(coloured.replace(/\u001b\[\d+m/g, '').replace(/ +$/gm, '')).toBe(plain);
  });

  it('is cut at 60 rows and says so', () => {
    const text = renderTerminal(thousandFixture(), { language: 'en', width: 120, colour: false });
    expect(text).toContain('940 further variants are in the JSON result.');
    expect(text.split('\n').length).toBeLessThan(80);
  });

  it('lets no control character through', () => {
    const title = 'a\u001b]0;title\u0007b\u009b31m';
    const text = renderTerminal({ ...lopsidedFixture(), title }, { language: 'en', width: 80, colour: false });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  });

  it('says how many trials the variants had where they differ', () => {
    const summary = armouryFixture('sampled', 20_000);
    const variants = summary.variants.map((variant, at) => (at === 1 ? { ...variant, trials: 1_000_000 } : variant));
    const text = (language: 'en' | 'fr'): string => renderTerminal({ ...summary, variants }, { language, width: 120 });
    expect(text('en')).toContain('n = 20,000 to 1,000,000 ·');
    expect(text('fr')).toContain('n = 20\u202f000 à 1\u202f000\u202f000 ·');
  });

  it('shows a zero count as a bound', () => {
    expect(renderTerminal(lopsidedFixture(), { language: 'fr', width: 100, colour: false })).toContain(
      '<\u202f0,04\u202f%',
    );
  });
});
