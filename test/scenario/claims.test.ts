import { describe, expect, test } from 'vitest';
import { diagnose, read, SOUND } from '../support/diagnose.ts';

const VARY = 'vary: { captain.equipment: { sword: [sword], axe: [axe], spear: [spear] }, gob.cost: [1, 2] }\n';
const text = (claim: string, analyses = ''): string => `${SOUND}${VARY}${analyses}expect:\n  - ${claim}\n`;
const SWORD = '{ captain.equipment: sword }';
const AXE = '{ captain.equipment: axe }';

describe('claims about variants', () => {
  test.each([
    [
      `{ outcome: men, difference: [-2%, 8%], of: ${AXE}, from: ${SWORD}, where: { gob.cost: 1 } }`,
      { kind: 'difference', difference: [-0.02, 0.08], of: { 'captain.equipment': 'axe' }, where: { 'gob.cost': 1 } },
    ],
    [`{ metric: damage, rank: 1, of: ${AXE} }`, { kind: 'rank', rank: [1, 1], metric: 'damage' }],
    [`{ outcome: men, rank: [1, 2], of: ${AXE} }`, { kind: 'rank', rank: [1, 2] }],
    [
      `{ outcome: men, of: ${AXE}, dominates: ${SWORD} }`,
      { kind: 'dominance', dominates: { 'captain.equipment': 'sword' } },
    ],
  ])('read %s', async (claim, expected) => {
    expect((await read(text(claim))).expect).toMatchObject([expected]);
  });

  test.each([
    ['{ outcome: men, difference: [0, 1] }', 'missing-key', 'the key "of" is missing'],
    [`{ outcome: men, difference: [0, 1], of: ${AXE} }`, 'missing-key', 'the key "from" is missing'],
    [`{ outcome: men, difference: [0, 2], of: ${AXE}, from: ${SWORD} }`, 'expectation', 'lies between -1 and 1'],
    [`{ outcome: men, difference: [0, 1], of: ${AXE}, from: ${AXE} }`, 'expectation', 'one and the same'],
    [`{ outcome: men, difference: [0, 1], of: ${AXE}, from: { gob.cost: 1 } }`, 'expectation', 'different axes'],
    [`{ outcome: men, rank: 4, of: ${AXE} }`, 'expectation', 'no rank 4: the axis has 3 values'],
    [`{ outcome: men, rank: [2, 1], of: ${AXE} }`, 'expectation', 'do not ascend'],
    [`{ outcome: men, rank: 1, of: ${AXE}, where: ${AXE} }`, 'expectation', 'both `of` and `where`'],
    [`{ outcome: men, rank: 1, of: ${AXE}, from: ${SWORD} }`, 'expectation', 'says nothing in a claim about a rank'],
    [`{ outcome: men, rank: 1, between: [0, 1], of: ${AXE} }`, 'expectation', 'both a band and a rank'],
    ['{ outcome: men, rank: 1, of: { captain.equipment: axes } }', 'unknown-label', 'no value "axes"'],
    [`{ outcome: mem, of: ${AXE}, dominates: ${SWORD} }`, 'unknown-outcome', 'unknown outcome "mem"'],
  ])('refuse %s', async (claim, code, message) => {
    const found = await diagnose(text(claim));
    expect(found.map((diagnostic) => diagnostic.code)).toContain(`scenario/${code}`);
    expect(found.map((diagnostic) => diagnostic.message).join('\n')).toContain(message);
    expect(found.every(({ line, hint }) => line === 8 && hint !== undefined)).toBe(true);
  });
});

describe('claims about analyses', () => {
  const TWO = 'analyses: [{ kind: compare, title: "Blades" }, { kind: sweep, along: gob.cost }]\n';

  test('may be about one entry of a roster', async () => {
    const fair = 'analyses: [{ kind: fair-costs, roster: [captain, gob] }]\n';
    const claim = (rest: string): string => text(`{ analysis: fair-costs, ${rest} }`, fair);
    expect((await read(claim('figure: fair-cost, entry: gob, between: [1, 2]'))).expect).toMatchObject([
      { figure: { id: 'fair-cost', entry: 'gob', label: { en: 'fair cost of gob', fr: 'coût juste pour gob' } } },
    ]);
    const message = async (rest: string): Promise<string | undefined> => (await diagnose(claim(rest)))[0]?.message;
    expect(await message('figure: fair-cost, entry: goblin, between: [1, 2]')).toContain('there is no entry "goblin"');
    expect(await message('figure: fair-cost, between: [1, 2]')).toContain('the figure fair-cost is that of one entry');
    expect(await message('figure: unfair, entry: gob, between: [1, 2]')).toContain('that of the whole analysis');
    expect(await message('verdict: fair, entry: gob')).toContain('verdicts are those of the whole analysis');
  });

  test.each(['0', 'compare', 'comparer', '"Blades"'])('find the analysis by %s', async (analysis) => {
    const { expect: claims } = await read(text(`{ analysis: ${analysis}, figure: better, between: [0, 1] }`, TWO));
    expect(claims).toMatchObject([{ kind: 'analysis', analysis: 0, figure: { id: 'better' }, name: { fr: 'Blades' } }]);
  });

  test('take a verdict or several', async () => {
    const { expect: claims } = await read(text('{ analysis: 0, verdict: [better, Mixed] }', TWO));
    expect(claims[0]).toMatchObject({ claim: { verdicts: [{ id: 'better' }, { id: 'mixed' }] } });
  });

  test.each([
    ['{ analysis: 2, verdict: better }', 'there is no analysis 2'],
    ['{ analysis: comprae, verdict: better }', 'there is no analysis "comprae"'],
    ['{ analysis: 0, verdict: beter }', 'unknown verdict "beter"'],
    ['{ analysis: 1, verdict: better }', 'an analysis sweep comes to no verdict'],
    ['{ analysis: 0, figure: bettr, between: [0, 1] }', 'unknown figure "bettr"'],
    ['{ analysis: 0, between: [0, 1] }', 'the band is that of no figure'],
    ['{ analysis: 0 }', 'nothing is claimed about the analysis'],
    ['{ analysis: 0, verdict: better, outcome: men }', '"outcome" says nothing in a claim about an analysis'],
  ])('refuse %s', async (claim, message) => {
    const [first, ...rest] = await diagnose(text(claim, TWO));
    expect(rest).toEqual([]);
    expect(first?.message).toContain(message);
    expect(first?.line).toBe(9);
  });

  test('ask for a place where several go by a name, and say nothing of analyses that cannot be read', async () => {
    const twice = 'analyses: [compare, compare]\n';
    const [first] = await diagnose(text('{ analysis: compare, verdict: better }', twice));
    expect(first?.hint).toBe('name one by its place: 0, 1');
    const broken = await diagnose(text('{ analysis: 1, verdict: better }', 'analyses: [{ kind: compre }, compare]\n'));
    expect(broken.map(({ code }) => code)).toEqual(['scenario/unknown-word']);
  });
});
