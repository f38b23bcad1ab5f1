import { describe, expect, test } from 'vitest';
import type { CompareRequest } from '../../../src/scenario/analyses/compare.ts';
import { parseScenario } from '../../../src/scenario/parse.ts';
import { diagnose, read, SOUND } from '../../support/diagnose.ts';
import { fakeSystem } from '../../support/fake-system.ts';

const VARY = `vary:
  captain.equipment: { sword: [sword], axe: [axe], spear: [spear] }
  gob.characteristics.T: [3, 4]
`;

const asked = (analysis: string, vary = VARY): string => `${SOUND}${vary}analyses:\n  - ${analysis}\n`;

async function plan(analysis: string, vary = VARY): Promise<CompareRequest> {
  const [request] = (await read(asked(analysis, vary))).analyses;
  if (request?.kind !== 'compare') throw new Error('no comparison');
  return request;
}

const labelsOf = ({ circumstances }: CompareRequest): unknown =>
  circumstances.map(({ label, baseline, variants }) => [
    label,
    baseline.label['captain.equipment'],
    variants.map((variant) => variant.label['captain.equipment']),
  ]);

describe('a comparison', () => {
  test('needs nothing but its name: the first value of the longest axis is the baseline', async () => {
    const request = await plan('compare');
    expect(request).toMatchObject({
      baseline: { 'captain.equipment': 'sword' },
      measure: { kind: 'outcome', name: 'men' },
      payer: null,
      trials: null,
      level: null,
    });
    expect(labelsOf(request)).toEqual([
      [{ 'gob.characteristics.T': 3 }, 'sword', ['axe', 'spear']],
      [{ 'gob.characteristics.T': 4 }, 'sword', ['axe', 'spear']],
    ]);
  });

  test('compares within each circumstance, and keeps its baseline where `where` leaves it out', async () => {
    const request = await plan(
      '{ kind: comparer, baseline: { captain.equipment: axe }, where: { captain.equipment: spear, gob.characteristics.T: 4 } }',
    );
    expect(labelsOf(request)).toEqual([[{ 'gob.characteristics.T': 4 }, 'axe', ['spear']]]);
  });

  test('may fix several axes: then there is one circumstance', async () => {
    const request = await plan('{ kind: compare, baseline: { captain.equipment: axe, gob.characteristics.T: 3 } }');
    expect(request.circumstances).toHaveLength(1);
    expect(request.circumstances[0]?.variants).toHaveLength(5);
  });

  test('reads its metric, trials and level', async () => {
    expect(await plan('{ kind: compare, metric: damage, trials: 1_000, level: 99% }')).toMatchObject({
      measure: { kind: 'metric', name: 'damage' },
      trials: 1000,
      level: 0.99,
    });
  });

  test.each([
    ['{ kind: compare, baseline: { captain.equipment: swrod } }', 'unknown-label', 'did you mean "sword"?'],
    ['{ kind: compare, baseline: { captain.equpment: sword } }', 'unknown-axis', 'did you mean "captain.equipment"?'],
    ['{ kind: compare, baseline: {} }', 'analysis', 'name a label of one of: captain.equipment'],
    ['{ kind: compare, where: { captain.equipment: sword } }', 'analysis', 'other variants than the baseline'],
    ['{ kind: compare, outcome: mem }', 'unknown-outcome', 'did you mean "men"?'],
    ['{ kind: compare, per: costs }', 'unknown-word', 'did you mean "cost"?'],
    ['{ kind: compare, of: captain }', 'analysis', 'write `per: cost` beside it'],
    ['{ kind: compare, per: cost, of: captan }', 'analysis', 'did you mean "captain"?'],
    ['{ kind: compare, per: cost }', 'analysis', 'give every fighter a `cost:`'],
    ['{ kind: compare, level: 95 }', 'out-of-range', 'did you mean 95%?'],
  ])('says what is wrong with %s', async (analysis, code, hint) => {
    const [first, ...rest] = await diagnose(asked(analysis));
    expect(rest).toEqual([]);
    expect(first?.code).toBe(`scenario/${code}`);
    expect(first?.hint).toContain(hint);
    expect(first?.line).toBe(10);
  });

  test('refuses a scenario without an axis, a metric that some variants lack, and a cost that nobody is named for', async () => {
    const [none] = await diagnose(asked('compare', ''));
    expect(none?.hint).toContain('write `vary:`');
    const kinds = `vary: { engagement: { duel: { kind: duel, sides: { men: [captain], greens: [gob] } }, blow: { kind: strike, attacker: gob, target: gob } } }\n`;
    const [rounds] = await diagnose(asked('{ kind: compare, metric: rounds }', kinds));
    expect(rounds?.message).toContain('"rounds" is not counted alike');
    const [nobody] = await diagnose(asked('{ kind: compare, per: cost }', kinds));
    expect(nobody?.hint).toContain('write `of:` with one of: captain, gob, men, greens');
  });

  test('knows what fighters and sides cost in each variant', async () => {
    const priced = {
      ...fakeSystem,
      costOf: (variant: { readonly fighters: Readonly<Record<string, unknown>> }, fighter: string) => {
        const { cost = 10 } = variant.fighters[fighter] as { readonly cost?: number };
        return { amount: cost, unit: { en: 'crowns', fr: 'couronnes' } };
      },
    };
    const load = async (analysis: string): Promise<unknown> => {
      const text = asked(analysis, 'vary: { gob.cost: [10, 20] }\n');
      const { analyses } = await parseScenario(text, 'duel.yaml', { loadSystem: () => Promise.resolve(priced) });
      const [request] = analyses;
      if (request?.kind !== 'compare') throw new Error('no comparison');
      const [circumstance] = request.circumstances;
      return [request.payer?.name, circumstance?.baseline.cost, circumstance?.variants.map(({ cost }) => cost)];
    };
    expect(await load('{ kind: compare, per: cost }')).toEqual(['gob', 10, [20]]);
    expect(await load('{ kind: compare, per: cost, of: greens }')).toEqual(['greens', 20, [40]]);
    expect(await load('{ kind: compare, per: cout, of: captain }')).toEqual(['captain', 10, [10]]);
  });
});
