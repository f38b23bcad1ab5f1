import { expect, it } from 'vitest';
import type { SolveRequest } from '../../../src/scenario/analyses/solve.ts';
import { coinCandidate, conductCoins } from '../../support/coin-analyses.ts';
import { expectAtMost } from '../../support/replication.ts';

const RUNS = 200;
const FACES = Array.from({ length: 12 }, (_, index) => index + 3);

it('the credible and the proven interval miss the crossing no more often than they say', async () => {
  let missed = 0;
  let disproved = 0;
  let pinned = 0;
  for (let seed = 1; seed <= RUNS; seed += 1) {
    // One round: heads comes with probability 1/faces, so that the crossing lies between two faces that the seed picks.
    const gap = 1 + (seed % (FACES.length - 2));
    const target = 1 / ((FACES[gap] ?? 0) + 0.2 + 0.6 * ((seed % 7) / 7));
    const request: SolveRequest = {
      ...{ kind: 'solve', title: null, line: 1, measure: { kind: 'outcome', name: 'heads' }, place: 'faces' },
      ...{ target, refused: [], trials: 130_000, positions: FACES },
      points: FACES.map((faces) => ({ at: faces, candidate: coinCandidate({ faces, roundsMax: 1 }) })),
    };
    const { credible, proven } = await conductCoins(request, { method: 'sampled', seed });
    const holds = (bracket: { low: number | null; high: number | null } | null): boolean =>
      bracket !== null && (bracket.low ?? -1) <= gap && (bracket.high ?? FACES.length) >= gap + 1;
    if (!holds(credible)) missed += 1;
    if (!holds(proven)) disproved += 1;
    if (credible !== null && (credible.high ?? 99) - (credible.low ?? -99) === 1) pinned += 1;
  }
  expectAtMost(missed / RUNS, 0.05, RUNS);
  expectAtMost(disproved / RUNS, 0.05, RUNS);
  expect(pinned / RUNS).toBeGreaterThan(0.5);
});
