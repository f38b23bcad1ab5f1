import { compile } from 'vega-lite';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../src/analysis/analyses/figures.ts';
import { conductSearch, type SearchResult, searchResult } from '../../../src/analysis/analyses/search.ts';
import type { Lab, Session } from '../../../src/analysis/lab.ts';
import type { TrialRange } from '../../../src/analysis/session.ts';
import { present } from '../../../src/report/analyses/present.ts';
import { localeOf } from '../../../src/report/locale/locale.ts';
import type { RunOptions } from '../../../src/run.ts';
import type { SearchRequest } from '../../../src/scenario/analyses/search.ts';
import { coinCandidate, conductCoins, runWith } from '../../support/coin-analyses.ts';
import { coinModel } from '../../support/fake-model.ts';

const SAMPLED: RunOptions = { method: 'sampled', seed: 6 };
const UNIT = { en: 'pence', fr: 'sous' };

/** Candidates by their coins: the fewer the faces, the likelier heads. */
function request(faces: readonly number[], changes: Partial<SearchRequest> = {}): SearchRequest {
  return {
    ...{ kind: 'search', title: null, line: 1, measure: { kind: 'outcome', name: 'heads' }, places: ['it'] },
    ...{ refused: 0, tooDear: 0, payer: null, keep: 3, budget: 60_000 },
    candidates: faces.map((count, index) => ({
      ...coinCandidate({ faces: count, roundsMax: 1 }, { it: `${index}: ${count}` }),
      cost: null,
    })),
    ...changes,
  };
}

async function find(asked: SearchRequest, options: RunOptions = {}): Promise<SearchResult> {
  const result = await conductCoins(asked, options);
  expect(searchResult.parse(result)).toEqual(result);
  return result;
}

const named = ({ candidates }: SearchResult): unknown[] => candidates.map(({ label }) => label.it);
const MANY = [9, 5, 7, 2, 8, 6, 3, 10, 4, 12];

describe('a search among exact laws', () => {
  it('is a plain ranking', async () => {
    const found = await find(request([9, 2, 5]));
    expect(found).toMatchObject({ method: 'exact', rounds: [], droppedBest: null, missedBy: null });
    expect(named(found)).toEqual(['1: 2', '2: 5', '0: 9']);
    expect(found.candidates.map(({ standing }) => standing)).toEqual(['best', 'behind', 'behind']);
  });

  it('names exact ties', async () => {
    const found = await find(request([5, 2, 2]));
    expect(found.candidates.map(({ standing }) => standing)).toEqual(['tied', 'tied', 'behind']);
    expect(figuresOf(found, 0.95)).toMatchObject({
      verdict: { verdict: 'tied', isOpen: false },
      ties: { low: 2, high: 2 },
    });
  });

  it('ranks by what one coin buys', async () => {
    const payer = { name: 'heads', unit: UNIT, isDivisor: true };
    const plain = request([2, 4], { payer });
    const candidates = plain.candidates.map((candidate, index) => ({ ...candidate, cost: [10, 4][index] ?? 1 }));
    const found = await find({ ...plain, candidates });
    expect(named(found)).toEqual(['1: 4', '0: 2']);
    expect(found.candidates[0]?.value.value).toBeCloseTo(1 / 16, 12);
  });
});

describe('a race', () => {
  it('finds the best, says in which round each was dropped, and how little it may have missed', async () => {
    const found = await find(request(MANY), SAMPLED);
    expect(found.method).toBe('race');
    expect(found.candidates[0]).toMatchObject({ label: { it: '3: 2' }, standing: 'best', droppedIn: null });
    expect(found.candidates.filter(({ droppedIn }) => droppedIn === null)).toHaveLength(3);
    expect(found.candidates.filter(({ droppedIn }) => droppedIn === 1)).toHaveLength(5);
    expect(found.rounds.map(({ candidates }) => candidates)).toEqual([10, 5]);
    expect(found.droppedBest).toBeLessThan(1e-6);
    expect(found.missedBy).toBe(0);
  });

  it('promises nothing about candidates that it cannot tell apart, but bounds the loss', async () => {
    const found = await find(request([3, 3, 3, 3, 3, 3, 3, 3]), SAMPLED);
    expect(found.droppedBest).toBe(1);
    expect(found.missedBy).toBeGreaterThan(0);
    expect(found.missedBy).toBeLessThan(0.2);
    const finalists = found.candidates.slice(0, 3);
    expect(finalists.every(({ standing }) => standing === 'tied')).toBe(true);
  });

  it('compares so few candidates without a race, and measures a single winner', async () => {
    const few = await find(request([2, 6, 4]), SAMPLED);
    expect(few).toMatchObject({ method: 'race', rounds: [], missedBy: 0 });
    expect(named(few)).toEqual(['0: 2', '2: 4', '1: 6']);
    const one = await find(request([2, 6, 4], { keep: 1 }), SAMPLED);
    expect(one.candidates[0]).toMatchObject({ standing: 'best', label: { it: '0: 2' } });
    expect(one.candidates[0]?.value.low).toBeLessThan(0.5);
    expect(one.candidates[0]?.value.high).toBeGreaterThan(0.5);
  });

  it('stays finite where all or none end so', async () => {
    for (const name of ['heads', 'draw']) {
      const found = await find(request([1, 1, 1, 1, 200, 200], { measure: { kind: 'outcome', name } }), SAMPLED);
      for (const { value } of found.candidates) expect(Object.values(value)).not.toContain(Number.NaN);
      expect(found.missedBy).toSatisfy(Number.isFinite);
    }
  });

  it('races by what one coin buys', async () => {
    const payer = { name: 'heads', unit: UNIT, isDivisor: true };
    const plain = request([2, 3, 4, 5, 6, 7], { payer, keep: 2 });
    const candidates = plain.candidates.map((candidate, index) => ({ ...candidate, cost: 2 + index ** 2 }));
    const [exact, found] = [await find({ ...plain, candidates }), await find({ ...plain, candidates }, SAMPLED)];
    expect(named(found)[0]).toBe(named(exact)[0]);
    expect(found.candidates[0]?.standing).toBe('best');
  });

  it('is the same on any number of workers', async () => {
    const bytes = async (workers: number): Promise<string> =>
      JSON.stringify(await find(request(MANY), { ...SAMPLED, workers }));
    expect(await bytes(2)).toBe(await bytes(0));
  });
});

describe('a search is told', () => {
  it('in both languages, with a chart', async () => {
    const summary = await runWith(request(MANY), SAMPLED);
    const [analysis] = summary.analyses;
    if (analysis === undefined) throw new Error('no analysis');
    const [en, fr] = (['en', 'fr'] as const).map((language) => present(analysis, summary, localeOf(language)));
    const told = (shown: typeof en): string => shown?.answer.map(({ text }) => text).join('') ?? '';
    expect(told(en)).toMatch(
      /^Best of 10 for “Heads”: 3: 2, with \d+.*; no candidate dropped on the way is as good \(95%\)\.$/,
    );
    expect(told(fr)).toMatch(/^Meilleur des 10 pour «\u202fFace\u202f»\u00a0: 3: 2, avec .*aucun candidat écarté/);
    for (const shown of [en, fr]) {
      const [chart] = shown?.charts ?? [];
      if (chart === undefined) throw new Error('no chart');
      expect(() => compile(chart.spec)).not.toThrow();
    }
  });
});

describe('the trials of a search', () => {
  const ranges: TrialRange[] = [];
  /** Every pair wins together, but for seven trials that only the first of a family wins. */
  const session = {
    pairs: (family: readonly number[], { first, trials }: TrialRange) => {
      ranges.push({ first, trials });
      const outcomes = family.slice(1).map(() => Float64Array.of(trials - 7, 7, 0, 0, 0, 0, 0, 0, 0));
      return Promise.resolve({ trials, outcomes, moments: [] });
    },
  } as unknown as Session;
  const lab = {
    ...{ confidence: 0.95, isExactOnly: false },
    law: () => Promise.resolve(null),
    model: () => coinModel({ faces: 2, roundsMax: 1 }),
    use: (_variants: unknown, _trials: number, work: (it: Session) => Promise<unknown>) => work(session),
  } as unknown as Lab;

  it('go on from round to round, are seen again beside the leader, and are fresh in the final', async () => {
    const asked = request([2, 3, 4, 5, 6, 7, 8, 9], { keep: 3 });
    const found = await conductSearch(asked, lab);
    const [one, two] = found.rounds.map(({ trials }) => trials);
    if (one === undefined || two === undefined) throw new Error('a race of two rounds');
    expect(ranges.slice(0, 4)).toEqual([
      { first: 0, trials: one },
      { first: 0, trials: one },
      { first: one, trials: two },
      { first: 0, trials: one + two },
    ]);
    const rest = ranges.slice(4);
    expect(rest.length).toBeGreaterThan(0);
    for (const { first } of rest) expect(first).toBe(one + two);
    // Seven lost pairs: p = 2/2^7 in each of three, 3/64 by Holm.
    expect(found.candidates.slice(0, 3).map(({ standing }) => standing)).toEqual(['best', 'behind', 'behind']);
    // Bernstein's bound at 0.05 shared among 2 rounds and 8·7 ordered pairs, from the fewest trials.
    const [mean, log] = [7 / one, Math.log((2 * 2 * 8 * 7) / 0.05)];
    const variance = ((mean - mean * mean) * one) / (one - 1);
    const bound = Math.sqrt((2 * variance * log) / one) + (14 * log) / (3 * (one - 1)) - mean;
    expect(found.missedBy).toBeCloseTo(bound, 12);
  });
});
