import { describe, expect, it } from 'vitest';
import { diffResults } from '../../src/analysis/diff.ts';
import type { Summary, VariantSummary } from '../../src/analysis/summary.ts';
import { renderDiff } from '../../src/report/diff.ts';
import { run } from '../../src/run.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { unpairedProportion } from '../../src/stats/unpaired.ts';
import { armouryFixture, lopsidedFixture, partialFixture, planFixture } from '../support/summary-fixture.ts';

/** A result with its first variant changed. */
function withFirst(summary: Summary, change: (variant: VariantSummary) => Partial<VariantSummary>): Summary {
  const [first, ...rest] = summary.variants;
  return first === undefined ? summary : { ...summary, variants: [{ ...first, ...change(first) }, ...rest] };
}

/** The first variant's outcome moved by so much. */
function shifted(summary: Summary, name: string, by: number): Summary {
  return withFirst(summary, ({ outcomes }) => {
    const outcome = outcomes[name];
    if (outcome === undefined) throw new Error(`no ${name}`);
    const p = outcome.p + by;
    return { outcomes: { ...outcomes, [name]: { ...outcome, p, low: p, high: p } } };
  });
}

describe('two results', () => {
  it('that are the same do not differ in anything', () => {
    for (const summary of [
      armouryFixture(),
      armouryFixture('sampled', 20_000),
      partialFixture(),
      planFixture([3, 4]),
    ]) {
      const diff = diffResults(summary, summary);
      expect(diff).toMatchObject({ hasMoved: false, oneSided: [], rulings: [], facts: [], expectations: [] });
      expect(diff.counts).toMatchObject({ moved: 0, notSeparated: 0 });
      expect(diff.counts.equal).toBe(diff.numbers.length);
    }
  });

  it.each([
    [1e-8, 'moved', true],
    [1e-10, 'equal', false],
  ] as const)('of exact numbers %d apart: %s', (by, verdict, hasMoved) => {
    const old = armouryFixture();
    const diff = diffResults(old, shifted(old, 'imperials', by));
    expect(diff.hasMoved).toBe(hasMoved);
    expect(diff.numbers[0]).toMatchObject({
      name: 'imperials',
      verdict,
      method: 'exact',
      pValue: null,
      adjusted: null,
    });
    expect(diff.numbers[0]?.difference).toBeCloseTo(by, 12);
  });

  it('list the largest change first, outcomes before means', () => {
    const old = armouryFixture();
    const diff = diffResults(old, shifted(shifted(old, 'imperials', 0.01), 'draw', -0.2));
    expect(diff.numbers.slice(0, 2).map(({ name }) => name)).toEqual(['draw', 'imperials']);
    const kinds = diff.numbers.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('outcome')).toBeLessThan(kinds.indexOf('metric'));
  });

  it('of samples differ by Newcombe’s interval and Fisher’s test, corrected for all comparisons', () => {
    const [old, now] = [lopsidedFixture(10_000), { ...lopsidedFixture(20_000), seed: 99 }];
    const diff = diffResults(old, now);
    const found = diff.numbers.find(({ name }) => name === 'knights');
    const wanted = unpairedProportion({ count: 19_997, n: 20_000 }, { count: 9_997, n: 10_000 }, 0.95);
    expect(found).toMatchObject({ ...wanted, method: 'newcombe', verdict: 'not-separated' });
    for (const { pValue, adjusted } of diff.numbers) expect(adjusted ?? 1).toBeGreaterThanOrEqual(pValue ?? 0);
  });

  it('of samples of one seed and one engine add the errors of both, and say so', () => {
    const [old, now] = [lopsidedFixture(10_000), lopsidedFixture(20_000)];
    const sampled = diffResults(old, now).numbers.filter(({ pValue }) => pValue !== null);
    expect(sampled.length).toBeGreaterThan(2);
    for (const number of sampled) expect(number).toMatchObject({ sharesSeed: true, method: 'mover' });
    const apart = diffResults(old, { ...now, seed: 99 }).numbers;
    for (const { name, low, high, pValue } of sampled) {
      const other = apart.find((number) => number.name === name);
      expect(other).toMatchObject({ sharesSeed: false });
      expect((high ?? 0) - (low ?? 0)).toBeGreaterThanOrEqual((other?.high ?? 0) - (other?.low ?? 0));
      expect(pValue).toBeGreaterThanOrEqual(other?.pValue ?? 1);
    }
    const tables = { ...now, variants: now.variants.map((variant) => ({ ...variant, engine: 'tables' as const })) };
    expect(diffResults(old, tables).numbers.some(({ sharesSeed }) => sharesSeed)).toBe(false);
    const texts = [
      renderDiff(diffResults(old, now), { language: 'en' }),
      renderDiff(diffResults(old, tables), { language: 'fr' }),
    ];
    expect(texts[0]).toMatch(/one seed.*errors\s+of\s+both\s+are\s+added/s);
    expect(texts[0]).not.toMatch(/taken\s+for\s+independent/);
    expect(texts[1]).toMatch(/supposés\s+indépendants/);
    expect(texts[1]).not.toContain('même graine');
  });

  it('of a sample and an exact law differ by the sample’s own interval, whichever is older', () => {
    const [exact, sampled] = [armouryFixture('exact'), armouryFixture('sampled', 20_000)];
    const there = diffResults(exact, sampled).numbers.find(({ kind }) => kind === 'outcome');
    const back = diffResults(sampled, exact).numbers.find(
      ({ name, variant }) => name === there?.name && JSON.stringify(variant) === JSON.stringify(there?.variant),
    );
    expect(there).toMatchObject({ method: 'binomial', verdict: 'not-separated' });
    expect(there?.low).toBeLessThan(there?.difference ?? 0);
    expect([back?.low, back?.high]).toEqual(
      [-(there?.high ?? 0), -(there?.low ?? 0)].map((x) => expect.closeTo(x, 12)),
    );
  });

  it('of a sample that never varied and an exact law differ by the chance that it would not', () => {
    const law = (p: Readonly<Record<string, number>>, mean: number, sd: number) => (variant: VariantSummary) => ({
      metrics: Object.fromEntries(
        Object.entries(variant.metrics).map(([name, metric]) => [
          name,
          { ...metric, p, mean, sd, meanLow: mean, meanHigh: mean, overflow: 0 },
        ]),
      ),
    });
    const sample = withFirst(armouryFixture('sampled', 100), law({ '1': 1 }, 1, 0));
    const shiftTo = (p: Readonly<Record<string, number>>, mean: number) => {
      const exact = withFirst(armouryFixture('exact'), law(p, mean, 1));
      return diffResults(exact, sample).numbers.find(({ kind, method }) => kind === 'metric' && method === 'binomial');
    };
    expect(shiftTo({ '1': 0.99, '2': 0.01 }, 1.01)).toMatchObject({
      ...{ pValue: expect.closeTo(0.99 ** 100 + 0.01 ** 100, 12), verdict: 'not-separated', low: null, high: null },
    });
    expect(shiftTo({ '1': 0.5, '2': 0.5 }, 1.5)).toMatchObject({ verdict: 'moved' });
  });

  it('name variants, outcomes and metrics that came or went', () => {
    const old = armouryFixture();
    const fewer = { ...old, variants: old.variants.slice(1) };
    const [label] = old.variants.map((variant) => variant.label);
    expect(diffResults(old, fewer).oneSided).toEqual([{ variant: label, name: null, in: 'old' }]);
    expect(diffResults(fewer, old).oneSided).toEqual([{ variant: label, name: null, in: 'new' }]);
    const without = withFirst(old, ({ outcomes: { draw: _, ...rest } }) => ({ outcomes: rest }));
    expect(diffResults(old, without)).toMatchObject({
      hasMoved: true,
      oneSided: [{ variant: label, name: 'draw', in: 'old' }],
    });
  });

  it('match variants by label, in whatever order', () => {
    const old = armouryFixture();
    const reversed = { ...old, variants: [...old.variants].reverse() };
    expect(diffResults(old, reversed)).toMatchObject({ hasMoved: false, oneSided: [] });
  });

  it('tell rulings, assumptions and facts that differ, which is no movement by itself', () => {
    const old = armouryFixture();
    const rulingNotes = old.rulingNotes.map((note, index) => (index === 0 ? { ...note, option: 'per-warrior' } : note));
    const diff = diffResults(old, { ...old, rulingNotes, assumptionNotes: [], version: '0.2.0', seed: 4 });
    expect(diff).toMatchObject({
      hasMoved: false,
      rulings: [{ name: 'critical-limit', old: 'per-phase', new: 'per-warrior' }],
      assumptions: [{ in: 'old' }],
      facts: [
        { name: 'version', old: '0.1.0', new: '0.2.0' },
        { name: 'seed', old: null, new: '4' },
      ],
    });
  });

  it('tell checks whose verdict flipped, or that came and went', () => {
    const old = partialFixture();
    const expectations = old.expectations.map((check, index) =>
      index === 0 ? { ...check, verdict: 'pass' as const } : check,
    );
    const diff = diffResults(old, { ...old, expectations: expectations.slice(0, 2) });
    expect(diff.hasMoved).toBe(true);
    expect(diff.expectations).toMatchObject([
      { old: 'fail', new: 'pass' },
      { old: 'inconclusive', new: null },
    ]);
  });

  it('are of one game', () => {
    const old = armouryFixture();
    expect(() => diffResults(old, { ...old, system: 'chess' })).toThrow(/two games, mordheim and chess/);
  });

  it('of a thousand variants are compared in a moment', () => {
    const many = armouryFixture('sampled', 5_000);
    const variants = Array.from({ length: 1000 }, (_, index) => ({
      ...(many.variants[index % 36] ?? lopsidedFixture().variants[0]),
      label: { n: index },
    })) as unknown as readonly VariantSummary[];
    const now = variants.map((variant) => ({ ...variant, trials: 5_001 }));
    const diff = diffResults({ ...many, variants }, { ...many, variants: now });
    expect(diff.numbers.length).toBeGreaterThan(5_000);
  });
});

describe('samples of one scenario', () => {
  it('do not differ because their seeds do, and differ where a weapon does', async () => {
    const scenario = await loadScenario('scenarios/mordheim/shield.yaml');
    const sampled = (seed: number): Promise<Summary> =>
      run(scenario, { method: 'sampled', trials: 4_000, seed, workers: 0, confidence: 0.999999 });
    // At this confidence a false alarm anywhere in the family has probability 1e-6.
    expect(diffResults(await sampled(1), await sampled(2)).counts.moved).toBe(0);
    const exact = await run(scenario, { method: 'exact', workers: 0 });
    expect(diffResults(exact, await sampled(3)).counts.moved).toBe(0);
    const [first, second] = exact.variants;
    const gap = Math.abs((first?.outcomes.captain?.p ?? 0) - (second?.outcomes.captain?.p ?? 0));
    expect(gap).toBeLessThan(1);
  });
});
