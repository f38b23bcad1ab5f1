import { describe, expect, test } from 'vitest';
import type { SolveRequest } from '../../../src/scenario/analyses/solve.ts';
import { diagnose, read, SOUND } from '../../support/diagnose.ts';

const asked = (analysis: string): string => `${SOUND}analyses:\n  - ${analysis}\n`;

async function plan(analysis: string): Promise<SolveRequest> {
  const [request] = (await read(asked(analysis))).analyses;
  if (request?.kind !== 'solve') throw new Error('no search');
  return request;
}

describe('a search for a value', () => {
  test('tries every value of a range that the rules allow, and names the others', async () => {
    const request = await plan('{ kind: solve, for: gob.characteristics.T, from: 8, to: 12, target: 40% }');
    expect(request).toMatchObject({
      ...{ place: 'gob.characteristics.T', target: 0.4, refused: [11, 12], positions: [8, 9, 10], trials: null },
      measure: { kind: 'outcome', name: 'men' },
    });
    expect(request.points.map(({ at }) => at)).toEqual([8, 9, 10]);
    expect(request.points[1]?.candidate.variant.fighters.gob).toMatchObject({ characteristics: { T: 9 } });
  });

  test('reads steps without a trace of binary fractions, and French names', async () => {
    const request = await plan('{ kind: résoudre, pour: engagement.distance, de: 0.1, a: 0.7, step: 0.1 }');
    expect(request.positions).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]);
    expect(request.target).toBe(0.5);
  });

  test('climbs a ladder of anything, in its order', async () => {
    const ladder = await plan('{ kind: solve, for: captain.equipment, values: { bare: [], armed: [sword, axe] } }');
    expect(ladder).toMatchObject({ positions: null, points: [{ at: 'bare' }, { at: 'armed' }] });
    const heads = await plan(
      '{ kind: solve, for: engagement.sides.greens, values: { "2": [2 x gob], "3": [3 x gob] } }',
    );
    expect(heads).toMatchObject({ place: 'engagement.sides.greens', positions: [2, 3] });
    const listed = await plan('{ kind: solve, for: gob.characteristics.T, values: [7, 3], metric: damage, target: 2 }');
    expect(listed).toMatchObject({ positions: null, points: [{ at: 7 }, { at: 3 }], target: 2 });
  });
});

describe('a search for a value refuses', () => {
  test.each([
    ['{ kind: solve, from: 1, to: 2 }', 'for', ''],
    ['{ kind: solve, for: gob.characteristics.T }', 'nothing says which values', '`from: 1, to: 10`'],
    ['{ kind: solve, for: gob.characteristics.T, from: 4, to: 2 }', 'does not ascend', 'lower end first'],
    ['{ kind: solve, for: gob.characteristics.T, from: 1, to: 1000 }', '1000 values', 'larger `step:`'],
    ['{ kind: solve, for: gob.characteristics.T, from: 1, values: [2] }', 'both a range and values', 'one of the two'],
    ['{ kind: solve, for: gob.characteristics.T, values: [] }', 'no values', '[3, 4]'],
    ['{ kind: solve, for: gob.characteristics.T, values: [3, 3] }', 'twice', 'remove one'],
    ['{ kind: solve, for: gobo.characteristics.T, from: 1, to: 3 }', 'no fighter "gobo"', 'gob.characteristics.T'],
    ['{ kind: solve, for: gob.characteristics.T, from: 1, to: 3, target: 140% }', 'between 0 and 1', '50%'],
    ['{ kind: solve, for: gob.characteristics.T, from: 1, to: 3, metric: damage }', 'metric is to be', '`target:`'],
    ['{ kind: solve, for: gob.characteristics.T, from: 20, to: 30 }', 'from 1 to 10', ''],
  ])('%s', async (analysis, message, hint) => {
    const [first] = await diagnose(asked(analysis));
    expect(`${first?.message}`).toContain(message);
    expect(first?.hint ?? '').toContain(hint);
  });

  test.each([
    [
      '',
      'nothing says which of the 4 variants is meant',
      'write `at: { gob.characteristics.T: 3, engagement.distance: 1 }`',
    ],
    [', at: { gob.characteristics.T: 4 }', '2 variants agree with it', 'add to `at:` a label of: engagement.distance'],
  ])('to start from one of several variants unless it is named%s', async (at, message, hint) => {
    const text = `${SOUND}vary: { gob.characteristics.T: [3, 4], engagement.distance: [1, 2] }
analyses: [{ kind: solve, for: gob.characteristics.I, from: 1, to: 3${at} }]
`;
    const [first] = await diagnose(text);
    expect(first?.message).toContain(message);
    expect(first?.hint).toContain(hint);
  });
});
