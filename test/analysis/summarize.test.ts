import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/analysis/canonical.ts';
import { type HashedSummary, summarize } from '../../src/analysis/summarize.ts';
import type { Findings } from '../../src/analysis/variant.ts';
import { BINS_MAX, type Tally } from '../../src/engine/result.ts';
import { createTally, record } from '../../src/engine/tally.ts';
import { InvariantError } from '../../src/errors.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import { coinResult } from '../support/fake-exact.ts';
import { type CoinDuel, coinModel, coinScenario, coinSystem, differenceModel } from '../support/fake-model.ts';

const DUEL: CoinDuel = { faces: 2, roundsMax: 3 };

/** A tally of the duel: [outcome, rounds, flips, how often]. */
function tallyOf(...rows: readonly (readonly [number, number, number, number])[]): Tally {
  const tally = createTally(3, 2);
  for (const [outcome, rounds, flips, times] of rows) {
    for (let time = 0; time < times; time += 1) record(tally, outcome, Int32Array.of(rounds, flips));
  }
  return tally;
}

function sampled(tally: Tally, stopped: 'trials' | 'interrupted' = 'trials'): Findings {
  return { model: coinModel(DUEL), exact: null, sampled: { tally, stopped } };
}

const EXACT: Findings = { model: coinModel(DUEL), exact: coinResult(DUEL), sampled: null };
const NOTHING: Findings = { model: coinModel(DUEL), exact: null, sampled: null };

function summaryOf(findings: readonly Findings[], changes: Partial<Scenario> = {}): HashedSummary {
  const scenario = coinScenario(
    findings.map(() => DUEL),
    changes,
  );
  const isInterrupted = findings.some((found) => found.sampled?.stopped === 'interrupted');
  return summarize({
    version: '1',
    scenario,
    system: coinSystem,
    findings,
    seed: 1,
    confidence: 0.95,
    isInterrupted,
    analyses: [],
    interrupted: [],
  });
}

describe('summary of a sampled variant', () => {
  const summary = summaryOf([sampled(tallyOf([0, 1, 1, 60], [1, 1, 2, 40]))]);
  const [variant] = summary.variants;

  it("gives shares with Wilson's interval, and Clopper and Pearson's for what never happened", () => {
    expect(variant?.outcomes.heads).toMatchObject({ p: 0.6, count: 60, interval: 'wilson', fraction: null });
    expect(variant?.outcomes.heads?.low).toBeCloseTo(0.502, 4);
    expect(variant?.outcomes.heads?.high).toBeCloseTo(0.6906, 4);
    expect(variant?.outcomes.draw).toMatchObject({ p: 0, count: 0, low: 0, interval: 'clopper-pearson' });
    expect(variant?.outcomes.draw?.high).toBeCloseTo(0.0362, 4);
  });

  it('has counts that add up to the trials', () => {
    const counts = Object.values(variant?.outcomes ?? {}).map(({ count }) => count ?? 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(variant?.trials);
  });

  it('describes metrics by mean, spread, quantiles and shares, rounds first', () => {
    expect(Object.keys(variant?.metrics ?? {})).toEqual(['rounds', 'flips']);
    expect(variant?.metrics.flips).toMatchObject({
      mean: 1.4,
      min: 1,
      max: 2,
      quantiles: { '0.05': 1, '0.25': 1, '0.5': 1, '0.75': 2, '0.95': 2 },
      p: { '1': 0.6, '2': 0.4 },
      overflow: 0,
    });
    expect(variant?.metrics.flips?.sd).toBeCloseTo(Math.sqrt((0.24 * 100) / 99), 12);
    // They never varied, in a hundred trials.
    expect(variant?.metrics.rounds).toMatchObject({ mean: 1, sd: 0 });
    expect(variant?.metrics.rounds?.meanLow).toBeCloseTo(1 - 3.841459 / 103.841459, 6);
    expect(variant?.metrics.rounds?.meanHigh).toBeCloseTo(1 + 3.841459 / 103.841459, 6);
  });

  it('has no interval of a count that reaches below its least value', () => {
    const [never] = summaryOf([sampled(tallyOf([0, 1, 0, 50]))]).variants;
    expect(never?.metrics.flips).toMatchObject({ mean: 0, meanLow: 0 });
    expect(never?.metrics.flips?.meanHigh).toBeCloseTo(3.841459 / 53.841459, 6);
  });

  it('has a mean that is the mean of its histogram', () => {
    const { p = {}, mean } = variant?.metrics.flips ?? {};
    expect(Object.entries(p).reduce((sum, [value, share]) => sum + Number(value) * share, 0)).toBeCloseTo(
      mean ?? 0,
      12,
    );
  });

  it('prints no spread of a single trial', () => {
    const one = summaryOf([sampled(tallyOf([0, 1, 1, 1]))]).variants[0];
    expect(one?.metrics.flips).toMatchObject({ mean: 1, sd: null, meanLow: null, meanHigh: null });
    expect(one?.outcomes.heads).toMatchObject({ p: 1, high: 1, interval: 'clopper-pearson' });
    expect(one?.outcomes.heads?.low).toBeCloseTo(0.025, 12);
  });

  it('shows what overflowed its histogram', () => {
    const large = summaryOf([sampled(tallyOf([0, 1, 1, 3], [0, 1, BINS_MAX + 10, 1]))]).variants[0];
    expect(large?.metrics.flips).toMatchObject({ overflow: 0.25, mean: (3 + BINS_MAX + 10) / 4 });
    expect(large?.metrics.flips).toMatchObject({ min: 1, max: BINS_MAX });
    expect(large?.metrics.flips?.quantiles).toMatchObject({ '0.75': 1, '0.95': BINS_MAX });
  });
});

describe('summary of an exact variant', () => {
  it('has intervals of no width and no counts', () => {
    const [variant] = summaryOf([EXACT]).variants;
    expect(variant).toMatchObject({ method: 'exact', trials: null, stopped: 'exact', audit: null });
    expect(variant?.outcomes.heads).toMatchObject({ p: 0.65625, low: 0.65625, high: 0.65625, count: null });
    expect(variant?.metrics.rounds?.mean).toBeCloseTo(1 + 1 / 4 + 1 / 16, 12);
  });

  it('with a sample beside it keeps the exact numbers and an audit', () => {
    // The law: heads 21/32, tails 21/64, draw 1/64; rounds 3/4, 3/16, 1/16.
    const tally = tallyOf(
      [0, 1, 1, 512],
      [1, 1, 2, 256],
      [0, 2, 3, 128],
      [1, 2, 4, 64],
      [0, 3, 5, 32],
      [1, 3, 6, 16],
      [2, 3, 6, 16],
    );
    const [variant] = summaryOf([{ ...EXACT, sampled: { tally, stopped: 'trials' } }]).variants;
    expect(variant).toMatchObject({ method: 'both', trials: 1024, stopped: 'trials' });
    expect(variant?.outcomes.heads?.p).toBe(0.65625);
    expect(variant?.audit).toMatchObject({ trials: 1024, agrees: true, outcomes: { draw: { count: 16 } } });
    expect(variant?.audit?.worstZ).toBeLessThan(1e-9);
  });

  it('contradicted by a sample is a defect, and the message says where', () => {
    const tally = tallyOf([0, 1, 1, 500], [1, 1, 2, 500]);
    const summarizing = (): HashedSummary => summaryOf([EXACT, { ...EXACT, sampled: { tally, stopped: 'trials' } }]);
    expect(summarizing).toThrow(InvariantError);
    expect(summarizing).toThrow(
      /variants\[1\].*outcomes\.tails is 0\.328125 exactly and 0\.5 sampled \(11\.\d standard errors\)/,
    );
    expect(summarizing).toThrow(/metrics\.rounds\.mean/);
  });
});

describe('summary of a metric that can be below 0', () => {
  const model = differenceModel(DUEL, -2);
  const tally = tallyOf([0, 1, 1, 60], [1, 1, 2, 30], [0, 2, 3, 10]);

  it('gives its values themselves when sampled, counted as they are from its least', () => {
    const [variant] = summaryOf([{ model, exact: null, sampled: { tally, stopped: 'trials' } }]).variants;
    expect(variant?.metrics.flips).toMatchObject({
      mean: -0.5,
      min: -1,
      max: 1,
      quantiles: { '0.05': -1, '0.25': -1, '0.5': -1, '0.75': 0, '0.95': 1 },
      p: { '-1': 0.6, '0': 0.3, '1': 0.1 },
    });
    const { meanLow, meanHigh, sd } = variant?.metrics.flips ?? {};
    expect(sd).toBeCloseTo(Math.sqrt((0.45 * 100) / 99), 12);
    expect(((meanLow ?? 0) + (meanHigh ?? 0)) / 2).toBeCloseTo(-0.5, 12);
  });

  it('gives them when exact, and audits a sample by them', () => {
    const exact = coinResult(DUEL);
    const [variant] = summaryOf([{ model, exact, sampled: null }]).variants;
    const [plain] = summaryOf([EXACT]).variants;
    expect(variant?.metrics.flips?.mean).toBeCloseTo((plain?.metrics.flips?.mean ?? 0) - 2, 12);
    expect(variant?.metrics.flips).toMatchObject({ min: -1, max: 4, sd: plain?.metrics.flips?.sd });
    expect(variant?.metrics.flips?.p['-1']).toBe(0.5);
    const wrong = tallyOf([0, 1, 1, 600], [1, 1, 2, 300], [0, 2, 3, 100]);
    const contradicted = (): HashedSummary =>
      summaryOf([{ model, exact, sampled: { tally: wrong, stopped: 'trials' } }]);
    expect(contradicted).toThrow(/metrics\.flips\.mean is -0\.03125 exactly and -0\.5 sampled/);
  });

  it('says what lies beyond its histogram by its values', () => {
    const wide = tallyOf([0, 1, 1, 3], [0, 1, BINS_MAX + 10, 1]);
    const [variant] = summaryOf([{ model, exact: null, sampled: { tally: wide, stopped: 'trials' } }]).variants;
    const mean = (3 + BINS_MAX + 10) / 4 - 2;
    expect(variant?.metrics.flips).toMatchObject({ overflow: 0.25, max: BINS_MAX - 2, mean });
  });
});

describe('summary of a model that measures', () => {
  const label = { en: 'length', fr: 'longueur' };
  const measurements = [{ name: 'length', label, unit: { en: 'cm', fr: 'cm' }, value: 14.0625 }];
  const picture = { unit: { en: 'cm', fr: 'cm' }, shapes: [], description: label };
  const model = { ...coinModel(DUEL), measurements, picture };

  it.each([
    ['exact', { ...EXACT, model }],
    ['sampled', { ...sampled(tallyOf([0, 1, 1, 60])), model }],
  ] as const)('gives the number itself beside the counts, %s', (_, findings) => {
    const [variant] = summaryOf([findings]).variants;
    expect(variant?.metrics.length).toEqual({
      ...{ label, unit: { en: 'cm', fr: 'cm' } },
      ...{ mean: 14.0625, meanLow: 14.0625, meanHigh: 14.0625, sd: 0, min: 14.0625, max: 14.0625 },
      quantiles: { '0.05': 14.0625, '0.25': 14.0625, '0.5': 14.0625, '0.75': 14.0625, '0.95': 14.0625 },
      ...{ p: { '14.0625': 1 }, overflow: 0, isMeasured: true },
    });
    expect(Object.keys(variant?.metrics ?? {})).toEqual(['rounds', 'flips', 'length']);
    expect(variant?.picture).toEqual(picture);
  });
});

describe('an interrupted summary', () => {
  it('is marked, leaves out what was not begun and says so', () => {
    const summary = summaryOf([sampled(tallyOf([0, 1, 1, 5]), 'interrupted'), NOTHING]);
    expect(summary.partial).toBe(true);
    expect(summary.variants).toHaveLength(1);
    expect(summary.warnings).toEqual(['interrupted before any trial of variants[1] (engagement.faces = 2): left out']);
  });
});

describe('provenance', () => {
  const summary = summaryOf([EXACT]);

  it('names rulings in force, assumptions, costs and sides', () => {
    expect(summary).toMatchObject({
      rulings: { edge: 'reflip' },
      rulingNotes: [{ id: 'edge', option: 'reflip', isDefault: true, provenance: 'assumption' }],
      assumptions: ['No coin stands on its edge.'],
      sides: { heads: ['heads'], tails: ['tails'] },
      partial: false,
    });
    expect(summary.variants[0]?.costs).toMatchObject({ heads: { amount: 3 }, tails: { amount: 4 } });
  });

  it('takes the roles of those who may prevail for sides', () => {
    const scenario = coinScenario([DUEL]);
    const [only] = scenario.variants;
    if (only === undefined) throw new Error('a variant');
    const engagement = { heads: 'tails', tails: 'heads', edge: 'nobody' };
    const roles = summaryOf([EXACT], { variants: [{ ...only, variant: { ...only.variant, engagement } }] });
    expect(roles.sides).toEqual({ heads: ['tails'], tails: ['heads'] });
  });

  it('leaves a varied ruling to the labels', () => {
    const scenario = coinScenario([DUEL, DUEL]);
    const [first, second] = scenario.variants;
    if (first === undefined || second === undefined) throw new Error('two variants');
    const changed = { ...second, variant: { ...second.variant, rulings: { edge: 'draw' } } };
    const varied = summaryOf([EXACT, EXACT], { variants: [first, changed] });
    expect(varied.rulings).toEqual({});
    expect(varied.rulingNotes).toMatchObject([{ id: 'edge', option: null, isDefault: false, provenance: null }]);
  });

  it('keeps the file name and drops its folder', () => {
    expect(summary.input.file).toBe('duel.yaml');
  });
});

describe('canonical JSON', () => {
  it('does not depend on the order in which keys were written', () => {
    expect(canonicalJson({ b: [1, { d: 2, c: null }], a: 'é' })).toBe('{"a":"é","b":[1,{"c":null,"d":2}]}');
    expect(canonicalJson({ a: 'é', b: [1, { c: null, d: 2 }] })).toBe('{"a":"é","b":[1,{"c":null,"d":2}]}');
  });

  it('keeps full precision and refuses what JSON cannot hold', () => {
    expect(JSON.parse(canonicalJson(0.1 + 0.2))).toBe(0.1 + 0.2);
    expect(() => canonicalJson({ p: Number.NaN })).toThrow(RangeError);
  });
});
