import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { InvariantError } from '../../src/errors.ts';
import { hodgeSplit, worstTriads } from '../../src/stats/hodge.ts';
import { centredScores, logOddsOf } from '../../src/stats/matchup.ts';
import { entry, squareMatrix } from '../../src/stats/matrix.ts';
import { permuted, scoresOf, scoresOfRatings } from '../support/matchups.ts';

describe('Hodge split', () => {
  it('of rock, paper and scissors is all cyclic', () => {
    const split = hodgeSplit(centredScores(scoresOf(3, () => 1, true)));
    expect(split.shares).toEqual({ transitive: 0, cyclic: 1 });
    expect(split.potential).toEqual([0, 0, 0]);
  });

  it('of a Bradley-Terry ladder is all transitive in log-odds, and gives back its ratings', () => {
    const ratings = [2, 0.5, 0, -1, -1.5];
    const { values, virtualDraws } = logOddsOf({ scores: scoresOfRatings(ratings), trials: null });
    const split = hodgeSplit(values);
    expect(virtualDraws).toBe(0);
    expect(split.shares?.cyclic).toBeLessThan(1e-28);
    split.potential.forEach((value, index) => {
      expect(value).toBeCloseTo(ratings[index] ?? 0, 12);
    });
  });

  it('of a half-bent triangle gives the shares worked out by hand', () => {
    // Leads 2, 0, 0 round a triangle: potentials 2/3, -2/3, 0; Σ transitive² = 16/9 + 4/9 + 4/9, Σ flow² = 4.
    const flow = [
      [0, 2, 0],
      [-2, 0, 0],
      [0, 0, 0],
    ];
    const split = hodgeSplit(flow);
    expect(split.potential).toEqual([2 / 3, -2 / 3, 0]);
    expect(split.shares?.transitive).toBeCloseTo(2 / 3, 14);
    expect(split.shares?.cyclic).toBeCloseTo(1 / 3, 14);
  });

  it('has nothing to share among level entries', () => {
    expect(hodgeSplit(squareMatrix(4, () => 0)).shares).toBeNull();
    expect(hodgeSplit([[0]])).toEqual({ potential: [0], transitive: [[0]], cyclic: [[0]], shares: null });
  });

  test.prop([fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 15, maxLength: 15 })])(
    'adds up, is orthogonal, shares sum to 1, the cyclic part has level rows, and entries keep theirs when permuted',
    (leads) => {
      let pair = 0;
      const upper = squareMatrix(6, (row, column) => (row < column ? (leads[pair++] ?? 0) : 0));
      const flow = squareMatrix(6, (row, column) => entry(upper, row, column) - entry(upper, column, row));
      const { transitive, cyclic, shares, potential } = hodgeSplit(flow);
      let product = 0;
      flow.forEach((line, row) => {
        expect((cyclic[row] ?? []).reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 10);
        line.forEach((value, column) => {
          expect(entry(transitive, row, column) + entry(cyclic, row, column)).toBeCloseTo(value, 12);
          product += entry(transitive, row, column) * entry(cyclic, row, column);
        });
      });
      expect(product).toBeCloseTo(0, 9);
      if (shares !== null) expect(shares.transitive + shares.cyclic).toBeCloseTo(1, 14);
      const order = [5, 2, 0, 1, 4, 3];
      const moved = hodgeSplit(permuted(flow, order));
      order.forEach((from, to) => {
        expect(moved.potential[to]).toBeCloseTo(potential[from] ?? 0, 12);
      });
    },
  );
});

describe('worst triads', () => {
  it('are oriented so that each beats the next, greatest curl first', () => {
    // 0 beats 1, 1 beats 3, 3 beats 0 strongly; 0 beats 2, 2 beats 3, 3 beats 0 weakly at one edge.
    const leads = new Map([
      ['0,1', 0.4],
      ['1,3', 0.4],
      ['0,3', -0.4],
      ['0,2', 0.1],
      ['2,3', 0.2],
      ['1,2', 0],
    ]);
    const flow = squareMatrix(
      4,
      (row, column) => leads.get(`${row},${column}`) ?? -(leads.get(`${column},${row}`) ?? 0),
    );
    const triads = worstTriads(flow, 2);
    expect(triads[0]).toEqual({ entries: [0, 1, 3], curl: expect.closeTo(1.2, 12), isCycle: true });
    expect(triads[1]).toEqual({ entries: [0, 2, 3], curl: expect.closeTo(0.7, 12), isCycle: true });
    const turned = worstTriads(
      flow.map((row) => row.map((lead) => -lead)),
      1,
    );
    expect(turned[0]).toEqual({ entries: [0, 3, 1], curl: expect.closeTo(1.2, 12), isCycle: true });
  });

  it('that only bend a ladder are not called cycles', () => {
    const bent = [
      [0, 0.4, 0.3],
      [-0.4, 0, 0.4],
      [-0.3, -0.4, 0],
    ];
    expect(worstTriads(bent, 5)).toEqual([{ entries: [0, 1, 2], curl: expect.closeTo(0.5, 12), isCycle: false }]);
  });

  it('do not exist in a ladder or among level entries', () => {
    expect(
      worstTriads(
        squareMatrix(5, (row, column) => column - row),
        9,
      ),
    ).toEqual([]);
    expect(
      worstTriads(
        squareMatrix(5, () => 0),
        9,
      ),
    ).toEqual([]);
  });
});

describe('log-odds of scores', () => {
  it('are skew-symmetric and finite: certain results receive half a win for both sides', () => {
    const counted = logOddsOf({ scores: scoresOf(2, () => 1), trials: squareMatrix(2, () => 20) });
    expect(counted.virtualDraws).toBe(1);
    expect(entry(counted.values, 0, 1)).toBeCloseTo(Math.log(20.5 / 0.5), 12);
    expect(entry(counted.values, 1, 0)).toBe(-entry(counted.values, 0, 1));
    const exact = logOddsOf({ scores: scoresOf(2, () => 0), trials: null });
    expect(exact.virtualDraws).toBe(0.001);
    expect(entry(exact.values, 0, 1)).toBeCloseTo(-Math.log(2001), 12);
  });

  it('do not exist for a pair that never met', () => {
    const never = { scores: scoresOf(2, () => 0.5), trials: squareMatrix(2, () => 0) };
    expect(() => logOddsOf(never)).toThrow(InvariantError);
  });
});
