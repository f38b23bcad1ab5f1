import { beforeAll, describe, expect, it } from 'vitest';
import { WORDS as PLAY_WORDS } from '../../../src/report/analyses/best-play-words.ts';
import { namesWithRoom } from '../../../src/report/analyses/matrix-charts.ts';
import { WORDS as MATRIX_WORDS } from '../../../src/report/analyses/matrix-words.ts';
import { present } from '../../../src/report/analyses/present.ts';
import { drawSvg } from '../../../src/report/charts/draw.ts';
import { localeOf } from '../../../src/report/locale/locale.ts';
import type { Presentation } from '../../../src/report/presentation.ts';
import { analysedSummary } from '../../support/analysed.ts';
import { runToy, toyText } from '../../support/toy-game.ts';

const ROSTER =
  'roster: { rock: { hand: rock, coins: 5 }, paper: { hand: paper, coins: 6 }, scissors: { hand: scissors, coins: 7 } }';
const COINS = 'a: { tactics: { coin: heads } }\n  b: { tactics: { coin: heads } }';
const TEXTS = {
  matrix: toyText(`{ kind: matrix, ${ROSTER} }`),
  'fair-costs': toyText(`{ kind: fair-costs, anchor: rock, ${ROSTER} }`),
  'best-play': toyText('best-play', COINS),
};
const KINDS = ['matrix', 'fair-costs', 'best-play'] as const;
const METHODS = ['exact', 'sampled'] as const;
const CASES = KINDS.flatMap((kind) => METHODS.map((method) => [kind, method] as const));

const shown = new Map<string, { en: Presentation; fr: Presentation }>();

beforeAll(async () => {
  for (const [kind, method] of CASES) {
    const summary = await runToy(TEXTS[kind], { method, trials: 500 });
    const [analysis] = summary.analyses;
    if (analysis === undefined) throw new Error('no analysis');
    shown.set(`${kind} ${method}`, {
      en: present(analysis, summary, localeOf('en')),
      fr: present(analysis, summary, localeOf('fr')),
    });
  }
});

function told(kind: string, method: string, language: 'en' | 'fr'): Presentation {
  const found = shown.get(`${kind} ${method}`)?.[language];
  if (found === undefined) throw new Error('not presented');
  return found;
}

function wordsOf({ title, answer, notes, tables, charts }: Presentation): string {
  const heads = tables.flatMap(({ caption, columns }) => [caption, ...columns.flatMap((c) => [c.title, c.definition])]);
  return [
    title,
    ...answer.map(({ text }) => text),
    ...notes,
    ...heads,
    ...charts.flatMap((c) => [c.title, c.description]),
  ].join('\n');
}

describe.each(CASES)('%s, %s', (kind, method) => {
  it('leaves no place of a sentence unfilled, and shows no value that is not a number', () => {
    for (const language of ['en', 'fr'] as const) {
      const presentation = told(kind, method, language);
      const cells = presentation.tables.flatMap(({ rows }) => rows.flat().map(({ text }) => text));
      expect(`${wordsOf(presentation)}\n${cells.join('\n')}`).not.toMatch(/[{}]|NaN|undefined|Infinity/);
    }
  });

  it('has no English word in its French text', () => {
    expect(wordsOf(told(kind, method, 'fr'))).not.toMatch(
      /\b(the|and|with|against|best|fair|entry|entries|beats|instead|trials|exact:)\b/i,
    );
  });

  it('has as many columns as cells, each column of a name or with a definition', () => {
    for (const { columns, rows } of told(kind, method, 'en').tables) {
      for (const row of rows) expect(row).toHaveLength(columns.length);
      expect(columns[0]?.definition).not.toBe('');
    }
  });

  it('draws every chart, and describes it with its values', async () => {
    const { charts } = told(kind, method, 'fr');
    expect(charts.length).toBeGreaterThan(0);
    for (const { spec, description, title } of charts) {
      const svg = await drawSvg(spec, { className: 'chart', label: title });
      expect(svg).toMatch(/^<svg[\s\S]*<\/svg>$/);
      expect(description).toMatch(/\d/);
    }
  });
});

describe('what is said', () => {
  const answer = (kind: string, method: string): string =>
    told(kind, method, 'en')
      .answer.map(({ text }) => text)
      .join('');

  it('names the circle, and the mix of thirds', () => {
    expect(answer('matrix', 'exact')).toMatch(/beats .*, .* beats .*, and .* beats /);
    expect(answer('matrix', 'exact')).toContain('rock 33%');
  });

  it('names the anchor that keeps its cost', () => {
    expect(told('fair-costs', 'exact', 'en').notes.join(' ')).toContain('rock keeps its cost');
  });

  it('gives the shares of the pair that no costs make fair', async () => {
    const summary = await analysedSummary('mordheim/what-must-a-ghoul-cost', 'auto');
    const notes = (language: 'en' | 'fr'): string =>
      summary.analyses.map((analysis) => present(analysis, summary, localeOf(language)).notes.join(' ')).join(' ');
    expect(notes('en')).toContain('43.9% found and 53.4% promised by the fair costs');
    expect(notes('fr')).toMatch(/43,9\s% trouvés et 53,4\s% promis par les coûts justes/);
  });

  it('rounds the bounds of fair costs and ratings away from the estimate', async () => {
    const price = { cost: 10, change: 2.5, verdict: 'unclear' as const };
    const fair = { value: 12.5, low: 12.049, high: 12.951, n: 1_000, method: 'student' };
    const summary = await runToy(TEXTS['fair-costs'], { method: 'sampled', trials: 500 });
    const [found] = summary.analyses;
    if (found?.kind !== 'fair-costs') throw new Error('no fair costs');
    const prices = found.prices.map((each) => ({ ...each, ...price, fair }));
    const { tables } = present({ ...found, prices }, summary, localeOf('en'));
    expect(tables[0]?.rows[0]?.[2]).toMatchObject({ text: '12.5', note: '12.0–13.0' });
    for (const [, , elo] of told('matrix', 'sampled', 'en').tables[0]?.rows ?? []) {
      expect(elo?.note).toMatch(/^−?\d+ to −?\d+$/);
    }
  });

  it('gives the value of the game an interval only in a sample, and says nothing is certain from one', () => {
    expect(answer('best-play', 'exact')).toContain('50.00%');
    const text = told('best-play', 'sampled', 'en').tables.flatMap(({ rows }) => rows.flat());
    expect(text.filter(({ text: cell }) => cell === '100.00%')).toEqual([]);
    expect(told('best-play', 'sampled', 'en').notes.join(' ')).toContain('fresh luck');
  });
});

it('every sentence has both languages, with the same places', () => {
  for (const { en, fr } of Object.values({ ...PLAY_WORDS, ...MATRIX_WORDS })) {
    const places = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
    expect(places(fr)).toEqual(places(en));
  }
});

describe('names beside points', () => {
  it('never touch: of points at one place the first of the front is named', () => {
    const point = (name: string, cost: number, score: number, isFront: boolean) => ({ name, cost, score, isFront });
    const points = [point('grey', 10, 0.5, false), point('front', 10, 0.5, true), point('far', 90, 0.9, true)];
    expect([...namesWithRoom(points)].sort()).toEqual([1, 2]);
  });
});

describe.each([
  ['matrix', '{ kind: matrix, roster: [a, b]'],
  ['fair-costs', '{ kind: fair-costs, roster: [a, b]'],
  ['best-play', '{ kind: best-play'],
] as const)('%s of a scenario with several variants', (_, analysis) => {
  const notes = async (at: string): Promise<readonly string[]> => {
    const text = toyText(`${analysis}${at} }`, 'a: { strength: 1, coins: 5 }\n  b: { coins: 5 }');
    const summary = await runToy(`${text}vary: { a.strength: [1, 4] }\n`, { method: 'exact' });
    const [found] = summary.analyses;
    if (found === undefined) throw new Error('no analysis');
    return present(found, summary, localeOf('en')).notes;
  };

  it('says on which of them it stands: the first, or the one that was named', async () => {
    expect(await notes('')).toContain('Of several variants this stands on strength\u00a01. Write `at:` for another.');
    const named = await notes(', at: { a.strength: 4 }');
    expect(named).toContain('Of several variants this stands on strength\u00a04. Write `at:` for another.');
  });
});

it('says nothing of variants where there is but one', () => {
  for (const kind of KINDS) expect(wordsOf(told(kind, 'exact', 'en'))).not.toContain('several variants');
});
