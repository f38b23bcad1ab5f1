import { describe, expect, it } from 'vitest';
import { type LuckPlan, shareLuck } from '../../../src/analysis/analyses/shared-luck.ts';
import type { Session } from '../../../src/analysis/session.ts';
import { addCrossed, createCrossedSums } from '../../../src/engine/crossing.ts';
import type { JointTally } from '../../../src/engine/joint.ts';
import { tango } from '../../../src/stats/paired.ts';

/** Chances to win: of the base, of one who differs in two trials of a hundred, of one with luck of his own. */
const TRUE_EFFECTS = [0, 0.02, 0.05];

/** Uniform numbers of a trial, by a hash of seed, trial and count. */
function uniform(seed: number, trial: number, count: number): number {
  let h = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(trial + 1, 0x85ebca6b) ^ Math.imul(count + 1, 0xc2b2ae35);
  for (let round = 0; round < 3; round += 1) {
    h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
    h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  }
  return (h >>> 0) / 2 ** 32;
}

function wins(seed: number, member: number, trial: number): number {
  const base = uniform(seed, trial, 0) < 0.5;
  if (member === 0) return Number(base);
  if (member === 1) return Number(base || uniform(seed, trial, 1) < 0.04);
  return Number(uniform(seed, trial, 2) < 0.55);
}

interface Stretch {
  readonly members: readonly number[];
  readonly first: number;
  readonly trials: number;
}

/** A session whose fights are coins; it notes who is asked to play what. */
function coins(seed: number): { readonly session: Session; readonly played: Stretch[] } {
  const played: Stretch[] = [];
  const pairs: Session['pairs'] = (members, { first, trials }) => {
    played.push({ members, first, trials });
    const columns = members.map((member) =>
      Float64Array.from({ length: trials }, (_, at) => wins(seed, member, first + at)),
    );
    const crossed = createCrossedSums(members.length);
    addCrossed(crossed, columns);
    const outcomes = columns.slice(1).map((column) => {
      const table = new Float64Array(4);
      column.forEach((won, at) => {
        const cell = 2 * (1 - (columns[0]?.[at] ?? 0)) + 1 - won;
        table[cell] = (table[cell] ?? 0) + 1;
      });
      return table;
    });
    return Promise.resolve({ trials, outcomes, moments: [], crossed } satisfies JointTally);
  };
  return { session: { pairs } as unknown as Session, played };
}

const PLAN: LuckPlan = {
  ...{ measure: { kind: 'outcome', name: 'win' }, trials: 76_830 },
  ...{ halfWidth: 0.01, confidence: 0.95 },
};

function halfWidth(luck: Awaited<ReturnType<typeof shareLuck>>, member: number): number {
  const pairs = luck.pairsOf(member);
  if (pairs.kind === 'metric') throw new Error('outcomes are counted');
  const { low, high } = tango(pairs.counts, 0.95);
  return (high - low) / 2;
}

describe('luck that a family shares', () => {
  it('is that of all trials where no precision is asked for', async () => {
    const { session, played } = coins(1);
    await shareLuck(3, { ...PLAN, trials: 5_000, halfWidth: null, first: 700 }, session);
    expect(played).toEqual([{ members: [0, 1, 2], first: 700, trials: 5_000 }]);
    const metric = coins(1);
    await shareLuck(3, { ...PLAN, trials: 5_000, measure: { kind: 'metric', name: 'rounds' } }, metric.session);
    expect(metric.played).toEqual([{ members: [0, 1, 2], first: 0, trials: 5_000 }]);
  });

  it('is left by whoever is known well enough, at looks where that is expected, and by the first when all are', async () => {
    const { session, played } = coins(1);
    const luck = await shareLuck(3, PLAN, session);
    expect(played).toEqual([
      { members: [0, 1, 2], first: 0, trials: 2_048 },
      { members: [0, 2], first: 2_048, trials: 8_192 },
      { members: [0, 2], first: 10_240, trials: 10_240 },
    ]);
    expect([0, 1, 2].map((member) => luck.trialsOf(member))).toEqual([20_480, 2_048, 20_480]);
    expect(halfWidth(luck, 2)).toBeLessThanOrEqual(0.01);
  });

  it('lets the first go on alone, beside itself, until its own share is known', async () => {
    const { session, played } = coins(2);
    const luck = await shareLuck(2, PLAN, session);
    expect(played).toEqual([
      { members: [0, 1], first: 0, trials: 2_048 },
      { members: [0, 0], first: 2_048, trials: 8_192 },
    ]);
    expect(luck.momentsOf(0).n).toBe(10_240);
    expect(luck.sharesOf(1, 2, 'first')[0]).toBeCloseTo(luck.sharesOf(0, 2)[0] ?? 0, 1);
  });

  it('ends at the most trials', async () => {
    const { session } = coins(1);
    const luck = await shareLuck(3, { ...PLAN, trials: 9_000, halfWidth: 1e-3 }, session);
    expect([0, 1, 2].map((member) => luck.trialsOf(member))).toEqual([9_000, 9_000, 9_000]);
  });

  it('counts a member and the first in the same trials, and a contrast in those that all of it played', async () => {
    const seed = 5;
    const luck = await shareLuck(3, PLAN, coins(seed).session);
    const n = luck.trialsOf(1);
    const total = (value: (trial: number) => number): number => {
      let sum = 0;
      for (let trial = 0; trial < n; trial += 1) sum += value(trial);
      return sum;
    };
    const [a, b] = [total((at) => wins(seed, 1, at)), total((at) => wins(seed, 0, at))];
    const both = total((at) => wins(seed, 1, at) * wins(seed, 0, at));
    expect(luck.pairsOf(1)).toEqual({ kind: 'outcome', counts: { n, both, onlyA: a - both, onlyB: b - both } });
    expect([...luck.sharesOf(1, 2)].map((p) => Math.round(p * n))).toEqual([a, n - a]);
    expect([...luck.sharesOf(1, 2, 'first')].map((p) => Math.round(p * n))).toEqual([b, n - b]);
    const contrast = (at: number): number => wins(seed, 1, at) + wins(seed, 2, at) - 2 * wins(seed, 0, at);
    expect(luck.contrast([-2, 1, 1])).toEqual({ n, sum: total(contrast), squares: total((at) => contrast(at) ** 2) });
  });

  it('leaves the coverage of intervals as it is', async () => {
    const runs = 200;
    const hits = [0, 0, 0];
    for (let seed = 100; seed < 100 + runs; seed += 1) {
      const luck = await shareLuck(3, { ...PLAN, halfWidth: 0.0125 }, coins(seed).session);
      for (const member of [1, 2]) {
        const pairs = luck.pairsOf(member);
        if (pairs.kind === 'metric') continue;
        const { low, high } = tango(pairs.counts, 0.95);
        const truth = TRUE_EFFECTS[member] ?? 0;
        if (low <= truth && truth <= high) hits[member] = (hits[member] ?? 0) + 1;
      }
    }
    // 190 of 200 are to be expected; four standard deviations are twelve.
    for (const member of [1, 2]) expect(hits[member], `member ${member}`).toBeGreaterThan(178);
  }, 120_000);
});
