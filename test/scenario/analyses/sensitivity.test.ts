import { describe, expect, it } from 'vitest';
import type { SensitivityRequest } from '../../../src/scenario/analyses/sensitivity.ts';
import { gearedArms, readWith } from '../../support/arms.ts';
import { diagnose, SOUND } from '../../support/diagnose.ts';

async function planned(analysis: string, vary = ''): Promise<SensitivityRequest> {
  const { analyses } = await readWith(
    gearedArms,
    `system: geared-arms
fighters: { anna: { strength: 1, gear: [ring, ring] }, bert: { strength: 0 } }
engagement: { kind: arms, sides: { berts: [bert], annas: [anna] } }
${vary}
analyses: [${analysis}]
`,
  );
  const [request] = analyses;
  if (request?.kind !== 'sensitivity') throw new Error('no sensitivity');
  return request;
}

describe('a sensitivity', () => {
  it('is about the first fighter of the first side and takes everything a step up and down', async () => {
    const request = await planned('sensibilité');
    expect(request.fighter).toBe('bert');
    expect(request.turns.map(({ lever, to }) => [lever, to])).toEqual([
      ['strength', 1],
      ['grip', 1],
    ]);
    expect(request.refused.map(({ lever, refusal }) => [lever, refusal])).toEqual([
      ['strength', { kind: 'bound', bound: 0 }],
      ['grip', { kind: 'bound', bound: 0 }],
    ]);
    expect(request).toMatchObject({ isFirstOfMany: false, pairs: null, stripped: null });
  });

  it('takes away what stands there twice, one and both', async () => {
    const { turns, stripped, pairs } = await planned('{ kind: sensitivity, of: anna, pairs: true }');
    const away = turns.filter(({ how }) => how === 'without').map(({ lever, price }) => [lever, price]);
    expect(away).toEqual([
      ['gear.ring', 1],
      ['gear.ring#2', 1],
    ]);
    expect(stripped?.price).toBe(2);
    expect(stripped?.variant.fighters.anna).toEqual({ strength: 1, grip: 0, gear: [] });
    // Two dials and two rings: six pairs, none of a lever with itself.
    expect(pairs?.possible).toHaveLength(6);
    expect(pairs?.refused).toBe(0);
  });

  it('plus one and minus one is identity', async () => {
    const { base, fighter } = await planned('{ kind: sensitivity, of: anna }');
    for (const lever of gearedArms.levers(base, fighter)) {
      if (lever.sort !== 'dial') continue;
      const up = { ...base, fighters: { ...base.fighters, [fighter]: lever.set(lever.value + 1) } };
      const again = gearedArms.levers(up, fighter).find(({ id }) => id === lever.id);
      expect(again?.sort === 'dial' ? again.set(again.value - 1) : null).toEqual(base.fighters[fighter]);
    }
  });

  it('changes the first of several variants, or the one that is named', async () => {
    const vary = 'vary: { bert.strength: [3, 5] }';
    const first = await planned('sensitivity', vary);
    expect(first).toMatchObject({ isFirstOfMany: true, at: { 'bert.strength': 3 } });
    const second = await planned('{ kind: sensitivity, at: { bert.strength: 5 } }', vary);
    expect(second).toMatchObject({ isFirstOfMany: false, at: { 'bert.strength': 5 } });
    expect(second.turns.map(({ to }) => to)).toEqual([4, 6, 1]);
  });
});

describe('a mistake in a sensitivity is told at its place', () => {
  it.each([
    ['{ kind: sensitivity, of: captn }', /no fighter "captn"/, /captain/],
    ['{ kind: sensitivity, of: captain, levers: [equipment.swrd] }', /has no "equipment.swrd"/, /equipment.sword/],
    ['{ kind: sensitivity, of: gob }', /nothing of "gob" can be changed/, /another fighter/],
    ['{ kind: sensitivity, metric: dammage }', /unknown metric/, /damage/],
    ['{ kind: sensitivity, pears: true }', /unknown key "pears"/, /pairs/],
  ])('%s', async (analysis, message, hint) => {
    const found = await diagnose(`${SOUND}analyses: [${analysis}]\n`);
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toMatch(message);
    expect(found[0]?.hint).toMatch(hint);
    expect(found[0]?.line).toBe(6);
  });
});
