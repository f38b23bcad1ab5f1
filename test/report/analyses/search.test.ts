import { compile } from 'vega-lite';
import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../../../src/analysis/analyses/search.ts';
import type { Summary } from '../../../src/analysis/summary.ts';
import { present } from '../../../src/report/analyses/present.ts';
import { localeOf } from '../../../src/report/locale/locale.ts';
import type { Presentation } from '../../../src/report/presentation.ts';
import { analysedSummary } from '../../support/analysed.ts';

function searchOf({ analyses }: Summary): SearchResult {
  const [analysis] = analyses;
  if (analysis?.kind !== 'search') throw new Error('no search');
  return analysis;
}

function shown(summary: Summary, language: 'en' | 'fr', result: SearchResult = searchOf(summary)): Presentation {
  return present(result, summary, localeOf(language));
}

const sentence = ({ answer }: Presentation): string => answer.map(({ text }) => text).join('');

describe('a search is told', async () => {
  const exact = await analysedSummary('mordheim/best-loadout-for-ninety-crowns', 'auto');
  const sampled = await analysedSummary('mordheim/best-loadout-for-ninety-crowns', 'sampled');

  it('with the best and its value', () => {
    expect(sentence(shown(exact, 'en'))).toMatch(/^Best of 16 for “champion”: two swords, with 59\.62%\.$/);
    expect(sentence(shown(exact, 'fr'))).toMatch(/two swords.*59,62\u202f%/);
  });

  it('as a ranking where it is exact, as a race with its doubts where it is sampled', () => {
    expect(shown(exact, 'en').notes.join(' ')).toContain('exact');
    const { candidates, rounds } = searchOf(sampled);
    expect(rounds.length + candidates.length).toBeGreaterThan(0);
    expect(shown(sampled, 'en').notes.join(' ')).toMatch(/95%/);
    expect(shown(sampled, 'fr').notes.join(' ')).toMatch(/95\u202f%/);
  });

  it('in French without English words', () => {
    for (const summary of [exact, sampled]) {
      const { title, answer, notes, tables } = shown(summary, 'fr');
      const words = JSON.stringify([title, answer, notes, tables.map(({ caption, columns }) => [caption, columns])]);
      expect(words).not.toMatch(/(?<![\p{L}’-])(the|of|and|with|best|behind|dropped|trials|candidates)(?![\p{L}-])/u);
      const standings = tables[0]?.rows.map((row) => row.at(-1)?.text ?? '') ?? [];
      for (const standing of standings) expect(standing).not.toMatch(/best|behind|tied|dropped/);
    }
  });

  it('with a row for every candidate, and all of them in a chart or said to be cut', () => {
    for (const summary of [exact, sampled]) {
      const { tables, charts } = shown(summary, 'en');
      expect(tables[0]?.rows).toHaveLength(searchOf(summary).candidates.length);
      for (const { columns, rows } of tables) for (const row of rows) expect(row).toHaveLength(columns.length);
      for (const { spec } of charts) expect(compile(spec).spec.marks?.length).toBeGreaterThan(0);
    }
  });

  it('keeps the words of users out of expressions', () => {
    const hostile = 'axe"); alert(1); (" and some more words of his';
    const result = searchOf(exact);
    const candidates = result.candidates.map((row) => ({ ...row, label: { 'champion.equipment': hostile } }));
    for (const { spec } of shown(exact, 'fr', { ...result, candidates }).charts) {
      const { data: _, ...rest } = spec as { readonly data?: unknown };
      expect(JSON.stringify(rest)).not.toContain('alert(1)');
    }
  });
});
