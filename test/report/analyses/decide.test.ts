import { compile } from 'vega-lite';
import { describe, expect, it } from 'vitest';
import { present } from '../../../src/report/analyses/present.ts';
import { localeOf } from '../../../src/report/locale/locale.ts';
import type { Presentation } from '../../../src/report/presentation.ts';
import type { RunOptions } from '../../../src/run.ts';
import type { DecideRequest } from '../../../src/scenario/analyses/decide.ts';
import { coinCandidate, runWith } from '../../support/coin-analyses.ts';

const BASE = { kind: 'decide', title: null, line: 1, alpha: 0.05, beta: 0.05, trials: 100_000 } as const;
const HEADS = { kind: 'outcome', name: 'heads' } as const;
const SAMPLED: RunOptions = { method: 'sampled', seed: 3 };

const STRONGER: DecideRequest['question'] = {
  ...{ is: 'stronger', measure: HEADS, by: 0.05, above: 0.02 },
  of: coinCandidate({ faces: 2, roundsMax: 9 }, { coin: 'quick', side: 'first' }),
  than: coinCandidate({ faces: 9, roundsMax: 9 }, { coin: 'slow', side: 'first' }),
};
const FAIR: DecideRequest['question'] = {
  ...{ is: 'fair', measure: HEADS, rivals: ['tails'], fair: 0.5, within: 0.05 },
  variants: [coinCandidate({ faces: 40, roundsMax: 99 }), coinCandidate({ faces: 60, roundsMax: 99 })],
};

interface Shown {
  readonly en: Presentation;
  readonly fr: Presentation;
}

async function show(request: DecideRequest, options: RunOptions = {}): Promise<Shown> {
  const summary = await runWith(request, options);
  const [analysis] = summary.analyses;
  if (analysis === undefined) throw new Error('no analysis');
  const of = (language: 'en' | 'fr'): Presentation => present(analysis, summary, localeOf(language));
  return { en: of('en'), fr: of('fr') };
}

const sentence = ({ answer }: Presentation): string => answer.map(({ text }) => text).join('');

describe('a decision is told', () => {
  it('with certainty where it is exact', async () => {
    const { en, fr } = await show({ ...BASE, question: STRONGER });
    expect(sentence(en)).toMatch(
      /^Yes: “Heads” is more likely with quick than with slow, by 5 points or more; the difference is exactly 20\.08\u00a0points\.$/,
    );
    expect(sentence(fr)).toMatch(
      /^Oui\u00a0: «\u202fFace\u202f» est plus probable avec quick qu’avec slow, d’au moins 5 points\u00a0; l’écart est exactement de 20,08\u00a0points\.$/,
    );
    expect(en.notes).toEqual([expect.stringContaining('certain')]);
    expect(en.charts).toEqual([]);
  });

  it('with its error rates where it is sampled', async () => {
    const { en, fr } = await show({ ...BASE, question: STRONGER }, SAMPLED);
    expect(sentence(en)).toMatch(/^Yes: .* by more than 2 points; the difference is \d+\u00a0points \(\d+ to \d+\)\.$/);
    expect(en.notes[0]).toContain('at most 5% when the difference is 2 points or less');
    expect(fr.notes[0]).toContain('d’au plus 5\u202f% quand l’écart est de 2 points ou moins');
  });

  it('as no, and as not enough evidence', async () => {
    if (STRONGER.is !== 'stronger') throw new Error('another question');
    const swapped = { ...STRONGER, of: STRONGER.than, than: STRONGER.of };
    const no = await show({ ...BASE, question: swapped }, SAMPLED);
    expect(sentence(no.en)).toMatch(/^No: “Heads” is not 5 points more likely with slow than with quick; .*\u2212/);
    expect(sentence(no.fr)).toMatch(/^Non\u00a0: «\u202fFace\u202f» n’est pas plus probable de 5 points/);
    const open = await show({ ...BASE, question: { ...FAIR, within: 0.012 }, trials: 18_000 }, SAMPLED);
    expect(sentence(open.en)).toMatch(/^Not enough evidence after 18,000 trials of each; so far .* would decide\.$/);
    expect(sentence(open.fr)).toMatch(/^Pas assez de preuves après 18\u202f000 essais .* trancheraient\.$/);
  });

  it('as fair, of all strata together', async () => {
    const { en, fr } = await show({ ...BASE, question: FAIR });
    expect(sentence(en)).toMatch(/^Fair: “Heads” is the end of 50\.\d\d% of the decided fights; fair is 45% to 55%\.$/);
    expect(sentence(fr)).toMatch(/^Équitable\u00a0: «\u202fFace\u202f» conclut 50,\d\d\u202f% de l’ensemble/);
    expect(en.tables[0]?.rows).toHaveLength(3);
  });

  it('as a share of all trials where no rival is named, in its notes, its chart and its tables', async () => {
    const { en, fr } = await show({ ...BASE, question: { ...FAIR, rivals: [], within: 0.0085 } }, SAMPLED);
    expect(sentence(en)).toContain('of all trials');
    expect(JSON.stringify(en)).not.toMatch(/decided fights/i);
    expect(JSON.stringify(fr)).not.toMatch(/combats décidés/i);
    expect(en.notes[0]).toMatch(/^Confidence sequence on n = [\d,]+ trials of each variant: /);
    for (const row of fr.tables[1]?.rows ?? []) for (const { text } of row.slice(1)) expect(text).toMatch(/\d\u202f%$/);
  });

  it('with a chart and a table of its looks, in words as well', async () => {
    const questions = [
      { ...FAIR, within: 0.0085 },
      { ...STRONGER, by: 0.204, above: 0.198 },
    ] as const;
    for (const question of questions) {
      const { en, fr } = await show({ ...BASE, question, trials: 60_000 }, SAMPLED);
      for (const shown of [en, fr]) {
        const [chart] = shown.charts;
        if (chart === undefined) throw new Error(`no chart: ${sentence(shown)}`);
        expect(() => compile(chart.spec)).not.toThrow();
        expect(chart.description.length).toBeGreaterThan(40);
        expect(shown.tables[1]?.rows.length).toBeGreaterThan(2);
        for (const { columns } of shown.tables) for (const { definition } of columns) expect(definition).toMatch(/\.$/);
      }
      const words = (shown: Presentation): string[] => [
        ...shown.notes,
        ...shown.charts.flatMap(({ title, description }) => [title, description]),
        ...shown.tables.flatMap(({ columns }) => columns.flatMap(({ title, definition }) => [title, definition])),
      ];
      const english = new Set(words(en).filter((text) => text.includes(' ')));
      for (const text of words(fr)) expect(english.has(text), text).toBe(false);
    }
  });
});
