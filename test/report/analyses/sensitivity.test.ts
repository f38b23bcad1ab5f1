import { describe, expect, it } from 'vitest';
import type { AnalysisResult } from '../../../src/analysis/analyses/results.ts';
import type { Summary } from '../../../src/analysis/summary.ts';
import { present } from '../../../src/report/analyses/present.ts';
import { drawSvg } from '../../../src/report/charts/draw.ts';
import { renderMarkdown } from '../../../src/report/export/markdown.ts';
import { localeOf } from '../../../src/report/locale/locale.ts';
import type { Presentation } from '../../../src/report/presentation.ts';
import { runArms } from '../../support/arms.ts';

const YAML = `fighters: { anna: { strength: 9, gear: [gloves, ring, brace] }, bert: { strength: 9 } }
engagement: { kind: arms, sides: { anna: [anna], bert: [bert] }, points: 1, rounds: 1 }
analyses: [{ kind: sensitivity, pairs: true }, { kind: rulings, pairs: true }]
`;

function textOf({ title, answer, notes, tables, charts }: Presentation): string {
  const cells = tables.flatMap(({ caption, columns, rows }) => [
    caption,
    ...columns.flatMap((column) => [column.title, column.definition]),
    ...rows.flat().flatMap(({ text, note, mark }) => [text, note ?? '', mark ?? '']),
  ]);
  const words = [title, ...answer.map(({ text }) => text), ...notes, ...cells];
  return [...words, ...charts.flatMap((chart) => [chart.title, chart.description])].join('\n');
}

async function shown(language: 'en' | 'fr', options: Parameters<typeof runArms>[1] = {}): Promise<Presentation[]> {
  const summary: Summary = await runArms(YAML, options);
  return summary.analyses.map((analysis: AnalysisResult) => present(analysis, summary, localeOf(language, summary)));
}

describe('a sensitivity and an audit', () => {
  it('say in English what matters the most, what is not possible, and what is assumed', async () => {
    const [sensitivity, audit] = (await shown('en')).map(textOf);
    expect(sensitivity).toMatch(/moves “anna” the most: [+−]\d/);
    expect(sensitivity).toContain('at its most already: 9');
    expect(sensitivity).toContain('a brace needs gloves');
    expect(sensitivity).toContain('All values are exact');
    expect(audit).toContain('Other rulings of the game that touch nothing here: 1.');
    expect(audit).toContain('the table is level');
    expect(audit).toMatch(/Switching to gloves: off moves “anna” the most/);
  });

  it('mark as noisy as many effects as they speak of: none that changed no trial', async () => {
    const [sensitivity] = await shown('en', { method: 'sampled', seed: 1, trials: 300 });
    const marked = sensitivity?.tables[0]?.rows.flat().filter(({ mark }) => mark === '≈') ?? [];
    const [, count] = /marked ≈, (\d+) of/.exec(sensitivity?.notes.join(' ') ?? '') ?? [];
    expect(marked.length).toBeGreaterThan(0);
    expect(`${marked.length}`).toBe(count);
    expect(sensitivity?.notes.join(' ')).toContain('These changed no trial of the sample');
  });

  it('say in Markdown above each further table what it is about', async () => {
    const text = renderMarkdown(await runArms(YAML), { language: 'en' });
    expect(text).toContain('\n\n**Two changes at a time**\n\n| One change |');
    expect(text).toContain('\n\n**Not possible**\n\n| Change |');
  });

  it('say the same in French, with no English word left', async () => {
    const texts = (await shown('fr', { method: 'sampled', seed: 1, trials: 3_000 })).map(textOf);
    for (const text of texts) {
      expect(text).not.toMatch(/\b(the|of|and|without|moves|ruling|rulings|effect on|largest|trials)\b/i);
      expect(text).not.toMatch(/NaN|undefined|null|100\s?%/);
      expect(text).not.toMatch(/\d\.\d/);
      expect(text).not.toMatch(/[^\u00a0\u202f];/);
    }
    expect(texts[1]).toMatch(/La lecture qui déplace le plus «.* est «\u202fgloves\u00a0: ignorés\u202f»/);
    expect(texts[1]).not.toMatch(/\boff\b/);
    expect(texts[0]).toContain('une attelle veut des gants');
    expect(texts[0]).toContain('intervalles à 95');
    expect(texts[0]).toMatch(/\(.*à.*\)/);
  });

  it('draw charts that compile, each with its description', async () => {
    for (const presentation of await shown('en', { method: 'sampled', seed: 1, trials: 3_000 })) {
      expect(presentation.charts).toHaveLength(1);
      for (const { spec, description } of presentation.charts) {
        const svg = await drawSvg(spec, { label: description, className: 'chart' });
        expect(svg).toContain('<svg');
        expect(svg).toContain('data-tip');
        expect(svg, 'names of the program').not.toMatch(/data-tip="(low|high|value|row|name|x): /);
        expect(description).toMatch(/[+−]\d/);
      }
      for (const { columns, rows } of presentation.tables) {
        expect(columns.every(({ definition }) => definition !== '')).toBe(true);
        expect(rows.every((row) => row.length === columns.length)).toBe(true);
      }
    }
  });

  it('show the error bar beside each effect of a sample', async () => {
    const [sensitivity] = await shown('en', { method: 'sampled', seed: 1, trials: 3_000 });
    for (const [, effect] of sensitivity?.tables[0]?.rows ?? []) expect(effect?.note).toMatch(/ to /);
  });
});
