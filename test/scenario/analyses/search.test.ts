import { describe, expect, test } from 'vitest';
import type { SearchRequest } from '../../../src/scenario/analyses/search.ts';
import { parseScenario } from '../../../src/scenario/parse.ts';
import { diagnose, SOUND } from '../../support/diagnose.ts';
import { fakeSystem } from '../../support/fake-system.ts';

const asked = (analysis: string): string => `${SOUND}analyses:\n  - ${analysis}\n`;

/** A price for every piece of equipment. */
const PRICED = {
  ...fakeSystem,
  costOf: (variant: { fighters: Readonly<Record<string, unknown>> }, id: string) => {
    const { equipment = [] } = variant.fighters[id] as { equipment?: readonly string[] };
    return { amount: 10 * equipment.length, unit: { en: 'crowns', fr: 'couronnes' } };
  },
};

async function plan(analysis: string): Promise<SearchRequest> {
  const options = { loadSystem: () => Promise.resolve(PRICED), systemNames: ['fake'] };
  const [request] = (await parseScenario(asked(analysis), 'duel.yaml', options)).analyses;
  if (request?.kind !== 'search') throw new Error('no search');
  return request;
}

const GRID =
  'over: { captain.equipment: { bare: [], axe: [axe], both: [axe, sword] }, gob.characteristics.T: [9, 10, 11] }';

describe('a search', () => {
  test('tries every combination that the rules allow', async () => {
    const request = await plan(`{ kind: search, ${GRID} }`);
    expect(request).toMatchObject({ refused: 3, tooDear: 0, payer: null, keep: 3, budget: 2_000_000 });
    expect(request.places).toEqual(['captain.equipment', 'gob.characteristics.T']);
    expect(request.candidates.map(({ label }) => Object.values(label))).toEqual([
      ['bare', 9],
      ['bare', 10],
      ['axe', 9],
      ['axe', 10],
      ['both', 9],
      ['both', 10],
    ]);
  });

  test('leaves out what costs too much, of whoever is varied', async () => {
    const request = await plan(`{ kind: recherche, ${GRID}, cost: { most: 10 }, keep: 2, budget: 5_000 }`);
    expect(request).toMatchObject({ tooDear: 2, keep: 2, budget: 5000, payer: { name: 'captain', isDivisor: false } });
    expect(request.candidates.map(({ cost }) => cost)).toEqual([0, 0, 10, 10]);
  });

  test('divides by a cost that is there', async () => {
    const request = await plan(`{ kind: search, ${GRID}, per: cost }`);
    expect(request.payer).toMatchObject({ name: 'captain', isDivisor: true });
    expect(request.candidates).toHaveLength(4);
  });
});

describe('a search refuses', () => {
  test.each([
    ['search', 'over', ''],
    ['{ kind: search, over: { captain.equipment: [[axe]] } }', 'one candidate only', 'several values'],
    ['{ kind: search, over: { captain.equipment: 3 } }', 'no values', '[3, 4]'],
    [
      '{ kind: search, over: { captain.equipment: [[axe], []], fighters.captain.equipment: [[], [axe]] } }',
      'a second time',
      'keep one',
    ],
    ['{ kind: search, over: { captain.equipment: [[axe], [], [axxe]] } }', 'unknown', 'axe'],
    ['{ kind: search, over: { captin.equipment: [[axe], []] } }', 'no fighter "captin"', 'captain.equipment'],
    ['{ kind: search, over: { gob.characteristics.T: [11, 12] } }', '0 candidates are left', 'more values'],
    ['{ kind: search, over: { gob.characteristics.T: [1, 2] }, per: cost }', '"gob" has no cost', 'cost:'],
    ['{ kind: search, over: { gob.characteristics.T: [1, 2] }, cost: { of: gobo, most: 3 } }', '"gobo"', 'gob'],
    ['{ kind: search, over: { gob.characteristics.T: [1, 2] }, outcome: win }', 'unknown outcome', 'men'],
  ])('%s', async (analysis, message, hint) => {
    const [first] = await diagnose(asked(analysis));
    expect(`${first?.message}`).toContain(message);
    expect(first?.hint ?? '').toContain(hint);
  });

  test('more candidates than it may derive', async () => {
    const list = `[${Array.from({ length: 46 }, (_, index) => index + 1).join(', ')}]`;
    const grid = `{ gob.characteristics.T: ${list}, captain.characteristics.F: ${list} }`;
    const [first] = await diagnose(asked(`{ kind: search, over: ${grid} }`));
    expect(first?.message).toContain('46 × 46 = 2116 candidates');
  });
});
