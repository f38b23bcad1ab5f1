import { describe, expect, it } from 'vitest';
import { conductMatrix } from '../../src/analysis/analyses/matrix.ts';
import type { Lab, Session } from '../../src/analysis/lab.ts';
import { playTournament } from '../../src/analysis/tournament.ts';
import type { MatrixRequest } from '../../src/scenario/analyses/matrix.ts';
import type { Roster } from '../../src/scenario/analyses/roster.ts';
import { normalTail } from '../../src/stats/distributions.ts';
import { wilson } from '../../src/stats/interval.ts';
import type { Variant } from '../../src/systems/system.ts';
import { analyseToy, runToy, toySystem, toyText } from '../support/toy-game.ts';

const N = 100;
/** Wins of the first seat, of the second, and fights that nobody wins: one before other, then other before one. */
const THERE = [40, 30, 30];
const BACK = [20, 50, 30];

const VARIANT: Variant = {
  ...{ system: 'fake', edition: null, rulings: {}, tables: {}, fighters: { a: {}, b: {} } },
  engagement: { kind: 'duel', sides: { left: ['a'], right: ['b'] } },
};
const ROSTER: Roster = {
  label: {},
  seats: [
    { fighter: 'a', outcome: 'left' },
    { fighter: 'b', outcome: 'right' },
  ],
  ...{ entries: ['one', 'other'], trials: N },
  cells: [
    [null, VARIANT],
    [VARIANT, null],
  ],
};

/** A lab without laws, whose trials are those above. */
const LAB = {
  confidence: 0.95,
  law: () => Promise.resolve(null),
  trialsFor: () => N,
  model: (variant: Variant) => toySystem.compile(variant, { engine: 'dice' }).model,
  use: (_variants: unknown, _trials: number, work: (session: Session) => Promise<unknown>) =>
    work({
      tallies: () => Promise.resolve([THERE, BACK].map((outcomes) => ({ outcomes, trials: N }))),
    } as unknown as Session),
  expect: () => undefined,
} as unknown as Lab;

describe('a tournament from trials', () => {
  it('counts a draw half, both seatings alike, and varies as they do', async () => {
    const { scores, draws, matchup, means, covariance } = await playTournament(ROSTER, LAB);
    // First seat 0.55, and 1 - 0.35 from the other; variances 0.4 + 0.3/4 - 0.55², 0.2 + 0.3/4 - 0.35².
    const variance = (0.4 + 0.075 - 0.55 ** 2 + 0.2 + 0.075 - 0.35 ** 2) / N / 4;
    const effective = (0.6 * 0.4) / variance;
    expect(scores[0]?.[1]).toMatchObject({ n: 2 * N, method: 'wilson' });
    expect(scores[0]?.[1]?.value).toBeCloseTo(0.6, 12);
    expect(scores[1]?.[0]?.value).toBeCloseTo(0.4, 12);
    const { low, high } = wilson(0.6 * effective, effective, 0.95);
    expect(scores[0]?.[1]?.low).toBeCloseTo(low, 12);
    expect(scores[0]?.[1]?.high).toBeCloseTo(high, 12);
    expect(matchup.trials?.[0]?.[1]).toBeCloseTo(effective, 9);
    expect(draws[0]?.[1]).toBeCloseTo(0.3, 12);
    expect(means[0]?.standardError).toBeCloseTo(Math.sqrt(variance), 12);
    expect(covariance(0, 1)).toBeCloseTo(-variance, 12);
  });

  it('takes the first seat over all seatings', async () => {
    const { firstSeat } = await playTournament(ROSTER, LAB);
    expect(firstSeat.value).toBeCloseTo((0.55 + 0.35) / 2, 12);
    expect(firstSeat.n).toBe(2 * N);
  });
});

it('a circle is certain only at the level of all pairs together', async () => {
  const cells = [0, 1, 2].map((row) => [0, 1, 2].map((column) => (row === column ? null : VARIANT)));
  const request: MatrixRequest = { ...ROSTER, kind: 'matrix', title: null, line: 1, entries: ['i', 'j', 'k'], cells };
  const circleOf = async (wins: number): Promise<boolean | undefined> => {
    // i beats j, j beats k, k beats i, from either seat; cells in the order ij, ik, ji, jk, ki, kj.
    const tallies = [1, 0, 0, 1, 1, 0].map((leads) => (leads === 1 ? [wins, N - wins, 0] : [N - wins, wins, 0]));
    const session = { tallies: () => Promise.resolve(tallies.map((outcomes) => ({ outcomes, trials: N }))) };
    const use = (_variants: unknown, _trials: number, work: (it: unknown) => Promise<unknown>) => work(session);
    const { triads } = await conductMatrix(request, { ...LAB, use, system: toySystem, seed: 1 } as unknown as Lab);
    return triads.find(({ isCycle }) => isCycle)?.isCertain;
  };
  // 200 fights a pair: Wilson's lower end is above one half at 57 % and 95 %, and for all three only at 60 %.
  expect(wilson(114, 200, 0.95).low).toBeGreaterThan(0.5);
  expect(await circleOf(57)).toBe(false);
  expect(await circleOf(60)).toBe(true);
});

it('the only opponent, where cheaper, is as likely stronger as their fight says', async () => {
  const request: MatrixRequest = { ...ROSTER, kind: 'matrix', title: null, line: 1 };
  const costOf = (variant: Variant) => ({ amount: variant === VARIANT ? 2 : 1, unit: { en: 'coins', fr: 'pièces' } });
  const cells = [
    [null, VARIANT],
    [{ ...VARIANT, tables: { cheap: true } }, null],
  ];
  const system = { ...toySystem, costOf };
  const { pareto } = await conductMatrix({ ...request, cells }, { ...LAB, system, seed: 1 } as unknown as Lab);
  const { means } = await playTournament(ROSTER, LAB);
  const error = means[0]?.standardError ?? 0;
  expect(pareto?.dominated).toEqual([expect.closeTo(normalTail(0.1 / error), 8), 0]);
});

describe('luck', () => {
  const EQUALS = '{ kind: matrix, roster: { a: { coins: 1 }, b: { coins: 2 } } }';

  it('is each seating’s own: equals do not score one half to the last digit', async () => {
    const scores: (number | undefined)[] = [];
    for (const seed of [1, 2, 3, 4]) {
      const result = await analyseToy('matrix', toyText(EQUALS), { method: 'sampled', trials: 1_001, seed });
      scores.push(result.scores[0]?.[1]?.value);
    }
    // By chance one of them does in about one of fifty.
    expect(scores.filter((score) => score === 0.5).length).toBeLessThan(3);
  });

  it('is each analysis’s own: the same asked twice comes out twice', async () => {
    const text = `${toyText(EQUALS)}  - ${EQUALS}\n`;
    const { analyses } = await runToy(text, { method: 'sampled', trials: 1_001 });
    const [one, other] = analyses.map((result) => (result.kind === 'matrix' ? result.scores[0]?.[1]?.value : null));
    expect(one).not.toBe(other);
  });
});
