import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { blockCount, nextLook, type PrecisionPlan, trialsExpected, trialsInBlock } from '../../src/engine/plan.ts';
import { BLOCK_TRIALS, type Tally } from '../../src/engine/result.ts';
import { settle } from '../../src/engine/settings.ts';
import { stopReason } from '../../src/engine/stopping.ts';
import { createTally } from '../../src/engine/tally.ts';

function tallyWith(...outcomes: readonly number[]): Tally {
  const tally = createTally(outcomes.length, 0);
  tally.outcomes.set(outcomes);
  tally.trials = outcomes.reduce((sum, count) => sum + count, 0);
  return tally;
}

const PRECISION: PrecisionPlan = { kind: 'precision', halfWidth: 0.01, confidence: 0.95, trialsMax: 1e9 };

describe('plan', () => {
  test.prop([fc.integer({ min: 1, max: 1e12 })])('holds exactly the trials asked for, in blocks', (trials) => {
    const plan = { kind: 'trials', trials } as const;
    const blocks = blockCount(trials);
    expect((blocks - 1) * BLOCK_TRIALS + trialsInBlock(plan, blocks - 1)).toBe(trials);
    expect(trialsInBlock(plan, blocks)).toBe(0);
    expect(nextLook(plan, 0)).toBe(blocks);
  });

  it('looks at fixed block counts that grow by a quarter, and at the cap', () => {
    const looks: number[] = [];
    for (let at = nextLook(PRECISION, 0); looks.at(-1) !== at; at = nextLook(PRECISION, at)) looks.push(at);
    expect(looks.slice(0, 9)).toEqual([1, 2, 3, 4, 5, 7, 9, 12, 15]);
    expect(looks.at(-1)).toBe(blockCount(1e9));
    expect(looks.length).toBeLessThan(60);
  });

  it('looks first where a hundred events as likely as the half-width are to be expected', () => {
    expect(nextLook({ ...PRECISION, halfWidth: 0.005 }, 0)).toBe(2);
    expect(nextLook({ ...PRECISION, halfWidth: 0.001 }, 0)).toBe(7);
    expect(nextLook({ ...PRECISION, halfWidth: 0.001, trialsMax: 20_000 }, 0)).toBe(2);
  });

  it('expects as many trials as a precision takes at the worst', () => {
    expect(trialsExpected({ kind: 'trials', trials: 7 })).toBe(7);
    // z² × 0.25 / h², with z = 1.959964 at 95%.
    expect(trialsExpected({ ...PRECISION, halfWidth: 0.005 })).toBe(38_415);
    expect(trialsExpected({ ...PRECISION, halfWidth: 0.001 })).toBe(960_365);
    expect(trialsExpected({ ...PRECISION, halfWidth: 0.005, trialsMax: 1_000 })).toBe(1_000);
  });
});

describe('stopping rule', () => {
  it('of a trials plan waits for the last trial', () => {
    const plan = { kind: 'trials', trials: 1000 } as const;
    expect(stopReason(plan, tallyWith(500, 499))).toBeNull();
    expect(stopReason(plan, tallyWith(500, 500))).toBe('trials');
  });

  it("of a precision plan wants Wilson's half-width of the leading outcome", () => {
    // ±1 % at p = 1/2 takes 1.96²/4/0.01² = 9,604 trials.
    expect(stopReason(PRECISION, tallyWith(4750, 4750))).toBeNull();
    expect(stopReason(PRECISION, tallyWith(4805, 4805))).toBe('precision');
  });

  it('wants a hundred events of the rarer of leader and rest', () => {
    expect(stopReason(PRECISION, tallyWith(5_000, 60, 39))).toBeNull();
    expect(stopReason(PRECISION, tallyWith(5_000, 60, 40))).toBe('precision');
  });

  it('does not wait for ever for what is hardly or never seen', () => {
    expect(stopReason(PRECISION, tallyWith(9_999, 0))).toBeNull();
    expect(stopReason(PRECISION, tallyWith(10_000, 0))).toBe('precision');
    expect(stopReason(PRECISION, tallyWith(9_998, 1))).toBeNull();
    expect(stopReason(PRECISION, tallyWith(9_999, 1))).toBe('precision');
  });

  it('ends at the cap and says so', () => {
    expect(stopReason({ ...PRECISION, halfWidth: 1e-6, trialsMax: 2000 }, tallyWith(1000, 1000))).toBe('limit');
  });
});

describe('a stopping rule that may be looked at', () => {
  const peeked = { ...PRECISION, peek: true };

  it('wants the width of an interval that holds at every look, for more trials', () => {
    expect(stopReason(peeked, tallyWith(4805, 4805))).toBeNull();
    expect(stopReason(peeked, tallyWith(25_000, 25_000))).toBe('precision');
  });

  it('ends on one outcome alone', () => {
    expect(stopReason(peeked, tallyWith(1_000, 0))).toBe('precision');
  });
});

describe('what a run does for which nobody says otherwise', () => {
  const file = { method: 'auto', trials: null, precision: null, seed: null, confidence: 0.95 } as const;

  it('is to sample until half a point is known', () => {
    expect(settle(file, {}).plan).toMatchObject({ kind: 'precision', halfWidth: 0.005, confidence: 0.95 });
    expect(settle(file, { confidence: 0.99 }).plan).toMatchObject({ halfWidth: 0.005, confidence: 0.99 });
    expect(settle({ ...file, trials: 100 }, {}).plan).toEqual({ kind: 'trials', trials: 100 });
    expect(settle(file, { trials: 100 }).plan).toEqual({ kind: 'trials', trials: 100 });
  });

  it('is to check the exact answer with a million trials', () => {
    expect(settle(file, { method: 'both' }).plan).toEqual({ kind: 'trials', trials: 1_000_000 });
    expect(settle(file, { method: 'both', precision: 0.01 }).plan).toMatchObject({ halfWidth: 0.01 });
  });
});
