import { compile } from 'vega-lite';
import { describe, expect, it } from 'vitest';
import type { Summary } from '../../../src/analysis/summary.ts';
import { present } from '../../../src/report/analyses/present.ts';
import { localeOf } from '../../../src/report/locale/locale.ts';
import type { Presentation } from '../../../src/report/presentation.ts';
import { analysedSummary } from '../../support/analysed.ts';

const SCENARIO = 'mordheim/how-tough-is-a-fair-ghoul';

function shown(summary: Summary, language: 'en' | 'fr'): Presentation {
  const [analysis] = summary.analyses;
  if (analysis?.kind !== 'solve') throw new Error('no solution');
  return present(analysis, summary, localeOf(language));
}

const sentence = ({ answer }: Presentation): string => answer.map(({ text }) => text).join('');

describe('a solution is told', async () => {
  const exact = await analysedSummary(SCENARIO, 'auto');
  const sampled = await analysedSummary(SCENARIO, 'sampled');

  it('with the neighbours of the crossing, the target and where a straight line meets it', () => {
    const text = sentence(shown(exact, 'en'));
    for (const part of ['2', '3', '50%', '2.87']) expect(text).toContain(part);
  });

  it('in French as in English, with the same numbers', () => {
    const [english, french] = [shown(exact, 'en'), shown(exact, 'fr')];
    expect(sentence(french)).toContain('2,87');
    expect(sentence(french)).toContain('50\u202f%');
    const words = JSON.stringify([french.answer, french.notes, french.tables, french.title]);
    for (const word of ['between', 'target', 'value', 'exact:', 'nearest']) expect(words).not.toContain(` ${word} `);
    expect(french.tables.map(({ rows }) => rows.length)).toEqual(english.tables.map(({ rows }) => rows.length));
  });

  it('as without any effect where every value gives the same', () => {
    const analyses = exact.analyses.map((analysis) => {
      if (analysis.kind !== 'solve') return analysis;
      const one = analysis.values.find((value) => value !== null) ?? null;
      const values = analysis.values.map(() => one);
      return { ...analysis, values, crossings: [], nearest: 0, direction: 'flat' as const };
    });
    const flat = { ...exact, analyses };
    expect(sentence(shown(flat, 'en'))).toMatch(/^No value of .* moves .*: it stays at .*%.* from .* to .*\.$/);
    expect(sentence(shown(flat, 'fr'))).toMatch(/^Aucune valeur d.* ne fait bouger .*, qui reste à .* de .* à .*\.$/);
  });

  it('with its method: certain, or with the chance of being wrong', () => {
    expect(shown(exact, 'en').notes.join(' ')).toMatch(/exact/i);
    expect(shown(sampled, 'en').notes.join(' ')).toMatch(/95%/);
    expect(shown(sampled, 'fr').notes.join(' ')).toMatch(/95\u202f%/);
  });

  it('with a chart in words, and a table of every value that was looked at', () => {
    for (const summary of [exact, sampled]) {
      const [analysis] = summary.analyses;
      if (analysis?.kind !== 'solve') throw new Error('no solution');
      const { charts, tables } = shown(summary, 'fr');
      for (const { spec, description } of charts) {
        expect(compile(spec).spec.marks?.length).toBeGreaterThan(0);
        expect(description.length).toBeGreaterThan(20);
      }
      const looked = analysis.values.filter((value) => value !== null).length;
      expect(tables[0]?.rows.filter((row) => row[1]?.text !== '–').length).toBe(looked);
      for (const { columns, rows } of tables) for (const row of rows) expect(row).toHaveLength(columns.length);
    }
  });
});
