import { describe, expect, it } from 'vitest';
import { howFound, type QuestionRun, questions } from '../../bench/question.ts';
import { demandsOf, LARGE, meanRatio, type Pair, renderQuestions } from '../../bench/question-report.ts';
import { loadScenario } from '../../src/index.ts';

describe('the questions', () => {
  it('are forty, ten a game', () => {
    const games = questions().map(({ name }) => name.replace(/^(seventh-sea|[a-z]+)-.*$/, '$1'));
    const counts = [...new Set(games)].map((game) => games.filter((each) => each === game).length);
    expect(counts).toEqual([10, 10, 10, 10]);
  });

  it('ask what the games understand', async () => {
    for (const { file, title } of questions()) expect((await loadScenario(file)).title).toBe(title);
  });

  it('contain the large ones by their names', () => {
    const names = questions().map(({ name }) => name);
    expect(LARGE.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('how an answer was found', () => {
  const outcomes = { a: { p: 0.6, low: 0.59, high: 0.61 }, b: { p: 0.4, low: 0.3, high: 0.5 } };

  it('looks at the leading outcome of each variant', () => {
    const variants = [
      { method: 'sampled', trials: 100, outcomes },
      { method: 'exact', trials: null, outcomes: { a: { p: 1, low: 1, high: 1 } } },
    ];
    expect(howFound({ variants, analyses: [] })).toEqual({ method: 'exact, sampled', trials: 100, points: 1 });
  });

  it('looks at the effects of levers and readings, too', () => {
    const variants = [{ method: 'sampled', trials: 100, outcomes }];
    const analyses = [
      { changes: [{ effect: { low: -0.01, high: 0.03, n: 500 } }] },
      { readings: [{ moves: [null, { low: 0, high: 0.06, n: 200 }] }] },
    ];
    expect(howFound({ variants, analyses })).toEqual({ method: 'sampled', trials: 500, points: 3 });
  });
});

describe('what is demanded', () => {
  const taken = (name: string, cpuSeconds: number, peakMb: number): QuestionRun => ({
    ...{ name, cpuSeconds, peakMb },
    ...{ method: 'sampled', trials: 1_000, points: 0.5 },
  });
  const pair = (name: string, before: number, now: number, peakMb = 100): Pair => ({
    question: { name, title: 'Who wins?' },
    before: taken(name, before, 100),
    now: taken(name, now, peakMb),
  });
  const met = (pairs: readonly Pair[]): readonly boolean[] => demandsOf(pairs).map(({ isMet }) => isMet);

  it('is a geometric mean', () => {
    expect(meanRatio([pair('a', 1, 4), pair('b', 4, 1)])).toBeCloseTo(1, 12);
    expect(met([pair('a', 10, 4)])).toEqual([true, true, true, true]);
    expect(met([pair('a', 10, 4.1)])[1]).toBe(false);
  });

  it('is that none is slower, but for what measurements differ by', () => {
    expect(met([pair('a', 10, 1), pair('b', 10, 11.1)])[0]).toBe(false);
    expect(met([pair('a', 10, 1), pair('b', 10, 10.9)])[0]).toBe(true);
    expect(met([pair('a', 10, 1), pair('b', 0.4, 0.6)])[0]).toBe(true);
  });

  it('is that none takes long or much but those of many fights', () => {
    expect(met([pair('a', 100, 15.1)])[2]).toBe(false);
    expect(met([pair('a', 100, 15, 501)])[3]).toBe(false);
    expect(met([pair(LARGE[0] ?? '', 100, 30, 900)])).toEqual([true, true, true, true]);
  });

  it('stands below the questions', () => {
    const text = renderQuestions([pair('a', 10, 4)], { before: 'abc', now: 'def' });
    expect(text).toContain('| a: Who wins? | 10 → 4 | 0.4 | 100 → 100 | sampled | 1,000 → 1,000 | 0.5 → 0.5 |');
    expect(text).toContain('| geometric mean at most 0.4 | 0.4 | met |');
  });
});
