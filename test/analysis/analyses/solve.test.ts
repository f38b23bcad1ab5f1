import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../src/analysis/analyses/figures.ts';
import { type SolveResult, solveResult } from '../../../src/analysis/analyses/solve-result.ts';
import { present } from '../../../src/report/analyses/present.ts';
import { localeOf } from '../../../src/report/locale/locale.ts';
import type { RunOptions } from '../../../src/run.ts';
import type { SolveRequest } from '../../../src/scenario/analyses/solve.ts';
import { coinCandidate, conductCoins, runWith } from '../../support/coin-analyses.ts';
import { type CoinDuel, coinLaw } from '../../support/fake-model.ts';

const SAMPLED: RunOptions = { method: 'sampled', seed: 4 };

it('is open where the crossing may lie before the first value or after it', async () => {
  // The first value hits the target: no number of trials tells on which side it lies.
  const found = await solveFor(request(FALLING.slice(3), { target: 0.25, trials: 20_000 }), SAMPLED);
  expect(found.credible).toMatchObject({ low: null, high: 1 });
  expect(figuresOf(found, 0.95).verdict).toMatchObject({ verdict: 'open', isOpen: true });
  const beyond = await solveFor(request(FALLING.slice(3), { target: 0.9, trials: 20_000 }), SAMPLED);
  expect(figuresOf(beyond, 0.95).verdict).toMatchObject({ verdict: 'not-reached', isOpen: false });
});

function request(duels: readonly CoinDuel[], changes: Partial<SolveRequest> = {}): SolveRequest {
  return {
    ...{ kind: 'solve', title: null, line: 1, measure: { kind: 'outcome', name: 'heads' }, place: 'engagement.faces' },
    ...{ target: 0.25, refused: [], trials: 100_000, positions: duels.map(({ faces }) => faces) },
    points: duels.map((duel) => ({
      at: duel.faces,
      candidate: coinCandidate(duel, { 'engagement.faces': duel.faces }),
    })),
    ...changes,
  };
}

async function solveFor(asked: SolveRequest, options: RunOptions = {}): Promise<SolveResult> {
  const result = await conductCoins(asked, options);
  expect(solveResult.parse(result)).toEqual(result);
  return result;
}

/** One round: heads comes up at once with probability 1/faces. */
const FALLING: readonly CoinDuel[] = Array.from({ length: 9 }, (_, index) => ({ faces: index + 1, roundsMax: 1 }));

describe('a search among exact laws', () => {
  it('finds the neighbours of the crossing, and reads the place off a straight line', async () => {
    const found = await solveFor(request(FALLING, { target: 0.3 }));
    expect(found).toMatchObject({ method: 'exact', direction: 'falling', credible: null, nearest: 2 });
    expect(found.crossings).toEqual([{ after: 2, before: 3, at: expect.closeTo(3.4, 10) }]);
    expect(figuresOf(found, 0.95)).toMatchObject({ verdict: { verdict: 'crossed' }, crossing: { low: 3, high: 4 } });
  });

  it('says where the target is hit', async () => {
    const found = await solveFor(request(FALLING, { target: 0.25 }));
    expect(found.crossings).toEqual([{ after: 3, before: 3, at: 4 }]);
  });

  it('lists every crossing of a curve that turns', async () => {
    const faces = [2, 9, 3, 8, 7];
    const turning = request(
      faces.map((count) => ({ faces: count, roundsMax: 1 })),
      { positions: null, target: 0.2 },
    );
    const found = await solveFor(turning);
    expect(found.direction).toBe('mixed');
    expect(found.crossings.map(({ after }) => after)).toEqual([0, 1, 2]);
    expect(found.crossings.every(({ at }) => at === null)).toBe(true);
  });

  it('names the nearest where the target is out of reach', async () => {
    const found = await solveFor(request(FALLING.slice(3), { target: 0.9 }));
    expect(found).toMatchObject({ crossings: [], nearest: 0 });
    expect(figuresOf(found, 0.95)).toMatchObject({ verdict: { verdict: 'not-reached', isOpen: false } });
  });
});

describe('a search by trials', () => {
  it('finds the same neighbours as the laws, on fewer values than there are', async () => {
    const exact = await solveFor(request(FALLING, { target: 0.3 }));
    const found = await solveFor(request(FALLING, { target: 0.3 }), SAMPLED);
    expect(found).toMatchObject({ method: 'sampled', direction: 'falling', credible: { low: 2, high: 3 } });
    expect(found.crossings.map(({ after, before }) => [after, before])).toEqual(
      exact.crossings.map(({ after, before }) => [after, before]),
    );
    expect(found.credible?.probability).toBeGreaterThan(0.95);
    expect(found.proven?.error).toBeLessThan(0.2);
    expect(found.values.filter((value) => value === null).length).toBeGreaterThan(1);
    found.values.forEach((value, index) => {
      const truth = coinLaw(FALLING[index] as CoinDuel).outcomes[0] ?? Number.NaN;
      if (value === null) return;
      expect(value.low).toBeLessThanOrEqual(truth);
      expect(value.high).toBeGreaterThanOrEqual(truth);
    });
  });

  it('finds a rising curve, and a metric', async () => {
    const flips = { kind: 'metric', name: 'flips' } as const;
    const duels = [2, 3, 4, 6, 9, 14, 20].map((faces) => ({ faces, roundsMax: 50 }));
    const asked = request(duels, { measure: flips, target: 5 });
    const [exact, found] = [await solveFor(asked), await solveFor(asked, SAMPLED)];
    expect(exact.direction).toBe('rising');
    expect(found.crossings[0]?.after).toBe(exact.crossings[0]?.after);
  });

  it('says that both ends are alike, and that the target lies beyond', async () => {
    const flat = [1, 2, 3].map((roundsMax) => ({ faces: 1, roundsMax }));
    const found = await solveFor(request(flat, { positions: [1, 2, 3], target: 0.5, trials: 20_000 }), SAMPLED);
    expect(found).toMatchObject({ direction: 'flat', credible: null, crossings: [] });
    const beyond = await solveFor(request(FALLING.slice(3), { target: 0.9 }), SAMPLED);
    expect(beyond).toMatchObject({ crossings: [], credible: { low: null, high: 0 } });
  });

  it('is the same on any number of workers', async () => {
    const asked = request(FALLING.slice(0, 5), { target: 0.3, trials: 40_000 });
    const bytes = async (workers: number): Promise<string> =>
      JSON.stringify(await solveFor(asked, { ...SAMPLED, workers }));
    expect(await bytes(2)).toBe(await bytes(0));
  });
});

describe('a solution is told', () => {
  it.each([
    [
      {},
      /^“Heads” passes 30% between faces 3 \(33\.33%\) and 4 \(25\.00%\), near 3\.40 on a straight line;/,
      /^«\u202fFace\u202f» passe 30\u202f% entre faces 3/,
    ],
    [SAMPLED, /with a posterior probability of \d\d\.\d\d%\.$/, /probabilité a posteriori de \d\d,\d\d\u202f%\.$/],
  ])('in both languages %#', async (options, english, french) => {
    const summary = await runWith(request(FALLING, { target: 0.3 }), options);
    const [analysis] = summary.analyses;
    if (analysis === undefined) throw new Error('no analysis');
    const told = (language: 'en' | 'fr'): string =>
      present(analysis, summary, localeOf(language))
        .answer.map(({ text }) => text)
        .join('');
    expect(told('en')).toMatch(english);
    expect(told('fr')).toMatch(french);
  });
});
