import { describe, expect, test } from 'vitest';
import type { DecideRequest } from '../../../src/scenario/analyses/decide.ts';
import { diagnose, read, SOUND } from '../../support/diagnose.ts';

const VARY = `vary:
  captain.equipment: { sword: [sword], axe: [axe] }
  gob.characteristics.T: [3, 4, 5]
`;
const asked = (analysis: string, vary = VARY): string => `${SOUND}${vary}analyses:\n  - ${analysis}\n`;

async function plan(analysis: string, vary = VARY): Promise<DecideRequest> {
  const [request] = (await read(asked(analysis, vary))).analyses;
  if (request?.kind !== 'decide') throw new Error('no decision');
  return request;
}

describe('a question of fairness', () => {
  test('needs nothing but its name: all variants together, half of the decided fights, to five points', async () => {
    const { question, alpha, beta, trials } = await plan('decide');
    expect(question).toMatchObject({
      ...{ is: 'fair', fair: 0.5, within: 0.05, rivals: ['greens'] },
      measure: { kind: 'outcome', name: 'men' },
    });
    if (question.is !== 'fair') throw new Error('another question');
    expect(question.variants).toHaveLength(6);
    expect([alpha, beta, trials]).toEqual([0.05, 0.05, null]);
  });

  test('reads its margin, its fair share, and French words', async () => {
    const { question } = await plan(
      '{ kind: trancher, is: équitable, outcome: greens, within: 2%, fair: 1/3, where: { gob.characteristics.T: 4 } }',
    );
    expect(question).toMatchObject({ fair: 1 / 3, within: 0.02, rivals: ['men'] });
  });

  test('counts every trial where the outcome is nobody’s victory', async () => {
    expect((await plan('{ kind: decide, outcome: draw, fair: 10%, within: 5% }')).question).toMatchObject({
      rivals: [],
    });
  });

  test('takes the roles of a procedure without sides for its own', async () => {
    const strike = 'engagement: { kind: strike, attacker: captain, target: gob }';
    const text = asked('decide', '').replace(/engagement:.*\n/, `${strike}\n`);
    const [request] = (await read(text)).analyses;
    expect(request).toMatchObject({ question: { measure: { name: 'hit' }, rivals: [] } });
  });
});

describe('a question of strength', () => {
  test('takes the other value of a two-valued axis, and a point more than nothing', async () => {
    const { question } = await plan(
      '{ kind: decide, of: { captain.equipment: axe }, where: { gob.characteristics.T: 3 } }',
    );
    expect(question).toMatchObject({
      ...{ is: 'stronger', by: 0.01, above: 0 },
      of: { label: { 'captain.equipment': 'axe' } },
      than: { label: { 'captain.equipment': 'sword' } },
    });
  });

  test('reads its difference and its rates of error', async () => {
    const request = await plan(
      '{ kind: decide, is: plus fort, of: { gob.characteristics.T: 3 }, than: { gob.characteristics.T: 5 }, where: { captain.equipment: axe }, metric: damage, by: 0.5, above: -0.5, alpha: 1%, beta: 2%, trials: 5000 }',
    );
    expect(request).toMatchObject({
      ...{ alpha: 0.01, beta: 0.02, trials: 5000 },
      question: { by: 0.5, above: -0.5, measure: { kind: 'metric', name: 'damage' } },
    });
  });
});

describe('a decision refuses', () => {
  test.each([
    ['{ kind: decide, is: stronger }', 'nothing says which variant is asked about', 'captain.equipment: sword'],
    ['{ kind: decide, of: { captain.equipment: axe } }', '3 variants agree with it', 'gob.characteristics.T'],
    ['{ kind: decide, of: { gob.characteristics.T: 3 }, where: { captain.equipment: axe } }', '2 other values', '4, 5'],
    [
      '{ kind: decide, of: { captain.equipment: axe }, than: { captain.equipment: axe }, where: { gob.characteristics.T: 3 } }',
      'compared with itself',
      'another one',
    ],
    ['{ kind: decide, is: fair, by: 1% }', '"by" says nothing', 'is: stronger'],
    ['{ kind: decide, of: { captain.equipment: axe }, within: 1% }', '"within" says nothing', 'is: fair'],
    ['{ kind: decide, within: 60% }', 'not between 0 and 1', 'less than 0.5'],
    ['{ kind: decide, alpha: 96%, is: fair }', 'add up to 1', '5%'],
    [
      '{ kind: decide, of: { captain.equipment: axe }, where: { gob.characteristics.T: 3 }, by: 1%, above: 2% }',
      'cannot be told from',
      'less than `by:`',
    ],
    [
      '{ kind: decide, of: { captain.equipment: axe }, where: { gob.characteristics.T: 3 }, metric: damage }',
      'how much of a difference',
      '`by:`',
    ],
    ['{ kind: decide, outcome: mens }', 'unknown outcome', 'men'],
    ['{ kind: decide, is: strongest }', 'unknown question', 'stronger'],
  ])('%s', async (analysis, message, hint) => {
    const [first, ...rest] = await diagnose(asked(analysis));
    expect(rest).toEqual([]);
    expect(first?.message).toContain(message);
    expect(first?.hint).toContain(hint);
    expect(first?.path).toMatch(/^analyses\[0\]/);
  });
});
