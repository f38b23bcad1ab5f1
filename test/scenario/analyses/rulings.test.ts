import { describe, expect, it } from 'vitest';
import type { AnalysisRequest } from '../../../src/scenario/analyses/kinds.ts';
import { diagnose, SOUND } from '../../support/diagnose.ts';
import { readText } from '../../support/solve.ts';

async function requestOf(yaml: string): Promise<AnalysisRequest | undefined> {
  return (await readText(yaml)).analyses[0];
}

describe('an audit of rulings', () => {
  it('switches presets and tables beside each ruling', async () => {
    const request = await requestOf(`system: mordheim
fighters: { ghoul: { profile: ghoul }, warrior: { profile: warrior } }
engagement: { kind: melee, sides: { ghouls: [ghoul], men: [warrior] } }
analyses: [lectures]
`);
    if (request?.kind !== 'rulings') throw new Error('no audit');
    const presets = request.switches.filter(({ sort }) => sort === 'preset');
    expect(presets.map(({ id, option }) => [id, option])).toEqual([['reading', 'sheet']]);
    expect(request.switches.length).toBeGreaterThan(20);
    expect(request.untouched).toContain('jump-fall-height');
    expect(request.untouched).not.toContain('critical-limit');
  });

  it('tries the tables that it is given, and no longer lists what they replace', async () => {
    const text = (tables: string): string => `system: confrontation
wound-table: assumed
fighters: { paladin: { profile: alahan-paladin }, lord: { profile: alahan-paladin } }
engagement: { kind: combat, sides: { a: [paladin], b: [lord] }, rounds: 2 }
analyses: [{ kind: rulings${tables} }]
`;
    const plain = await requestOf(text(''));
    const rows = '[{ levels: [light, light, light, light, light, light] }]';
    const other = await requestOf(text(`, tables: { soft: { wound-table: { rows: ${rows} } } }`));
    if (plain?.kind !== 'rulings' || other?.kind !== 'rulings') throw new Error('no audit');
    expect(plain.untried.map(({ id }) => id)).toContain('wound-table');
    expect(other.untried.map(({ id }) => id)).not.toContain('wound-table');
    expect(other.switches.at(-1)).toMatchObject({ sort: 'table', id: 'soft' });
  });
});

describe('a mistake in an audit is told at its place', () => {
  it.each([
    ['{ kind: rulings, tables: { soft: { hits: [0] } } }', /whole number|number/],
    ['{ kind: rulings, along: sword }', /no axis "sword"/],
    ['{ kind: rulings, outcome: mens }', /unknown outcome/],
  ])('%s', async (analysis, message) => {
    const found = await diagnose(`${SOUND}analyses: [${analysis}]\n`);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.message).toMatch(message);
    expect(found[0]?.line).toBe(6);
  });
});
