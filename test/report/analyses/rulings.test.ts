import { describe, expect, it } from 'vitest';
import type { RulingsResult } from '../../../src/analysis/analyses/rulings-result.ts';
import { presentRulings } from '../../../src/report/analyses/rulings.ts';
import { type Language, localeOf } from '../../../src/report/locale/locale.ts';
import { runArms } from '../../support/arms.ts';

const YAML = `fighters: { anna: { strength: 0, gear: [gloves] }, bert: { strength: 1 } }
engagement: { kind: arms, sides: { anna: [anna], bert: [bert] }, points: 1, rounds: 1 }
analyses: [rulings]
`;

/** The answer, the notes and the verdict told of each reading, of an audit whose one flip is slight or is not. */
async function told(isSlight: boolean, language: Language): Promise<Readonly<Record<string, string>>> {
  const summary = await runArms(YAML);
  const [found] = summary.analyses;
  if (found?.kind !== 'rulings') throw new Error('no audit');
  const readings = found.readings.map((reading) => ({
    ...reading,
    flips: reading.flips.map((flip) => ({ ...flip, isSlight })),
  }));
  const result: RulingsResult = { ...found, readings };
  const { answer, notes, tables, charts } = presentRulings(result, summary, localeOf(language));
  return {
    answer: answer.map(({ text }) => text).join(''),
    notes: notes.join(' '),
    verdicts: tables[0]?.rows.map((row) => row[2]?.text).join(', ') ?? '',
    chart: JSON.stringify(charts[0]?.spec),
  };
}

describe('an audit in words', () => {
  it('tells which readings change the verdict', async () => {
    const { answer, notes, verdicts, chart } = await told(false, 'en');
    expect(answer).toContain('Readings that change the verdict, 1 of 2: gloves: off (bert leads, not anna).');
    expect(notes).not.toContain('ractically even');
    expect(verdicts).toBe('bert leads, not anna, stays');
    expect(chart).toContain('"series":"changes the verdict"');
  });

  it('calls those practically even that pass between leads not worth telling, and says from where they are', async () => {
    const { answer, notes, verdicts, chart } = await told(true, 'en');
    expect(answer).toMatch(/ No reading changes a verdict whose lead reaches 0\.1 points\.$/);
    expect(notes).toContain('Practically even with other readings, since no lead reaches 0.1 points');
    expect(notes).toContain(': gloves: off. That so little changes no verdict is an assumption.');
    expect(verdicts).toBe('practically even, stays');
    expect(chart).not.toContain('"series":"changes the verdict"');
  });

  it('says so in French', async () => {
    const { answer, notes, verdicts } = await told(true, 'fr');
    expect(answer).toMatch(/ Aucune lecture ne change un verdict dont l’avance atteint 0,1 point\.$/);
    expect(notes).toContain('Pratiquement à égalité sous d’autres lectures, aucune avance n’atteignant 0,1 point');
    expect(verdicts).toBe('pratiquement à égalité, tient');
  });
});
