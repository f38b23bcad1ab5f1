import { describe, expect, it } from 'vitest';
import { playFaces } from '../../support/script.ts';
import { diagnosticsOf, expectExact } from '../../support/solve.ts';
import { able, alone, man, over, sumOf } from './scenes.ts';

/** Leadership 0: no 2D6 is as low. */
const hopeless = man({ Ld: 0 });

describe('rally', () => {
  it('MH-RAL-1: 2D6 up to the greater of his Leadership and that of a leader near him', () =>
    expectExact(
      alone('rally', man({ Ld: 5 }), {}, { vary: { 'engagement.leader-ld': [0, 4, 9] } }),
      { rallied: '10/36' },
      { rallied: '10/36' },
      { rallied: '30/36' },
    ));

  it('MH-RAL-3: he flees 2D6 inches, and is lost when he comes as far as the edge', () =>
    expectExact(
      alone('rally', hopeless, {}, { vary: { 'engagement.edge-distance': [0, 7, 7.5, 13] } }),
      { 'off-table': '1', 'distance=0': '1' },
      { 'off-table': '21/36', fleeing: '15/36', 'distance=2': '1/36', 'distance=6': '5/36', 'distance=7': '21/36' },
      { 'off-table': '15/36', fleeing: '21/36', 'distance=7': '21/36' },
      { 'off-table': '0', fleeing: '1', 'mean distance': '7' },
    ));

  it('MH-RAL-3: what he fled in earlier turns brings him nearer to the edge', () =>
    // two flights of 23 or more: 11 and 12, 12 and 11, 12 and 12
    expectExact(alone('rally', hopeless, { turns: 2, 'edge-distance': 23 }), {
      'off-table': sumOf('2/36 * 1/36', '1/36 * 2/36', '1/36 * 1/36'),
      'mean turns': '2',
    }));

  it('MH-RAL-4: he may not test while an enemy is nearest', () =>
    expectExact(
      alone('rally', man({ Ld: 10 }), {}, { vary: { 'engagement.nearest': ['none', 'friend', 'enemy'] } }),
      { rallied: '33/36' },
      { rallied: '33/36' },
      { rallied: '0', 'off-table': '1/36' },
    ));

  it('MH-RAL-5: turn by turn a test and then flight, up to the first success or the last turn', () =>
    expectExact(alone('rally', man(), { turns: 2, 'edge-distance': 25 }), {
      rallied: sumOf('21/36', '15/36 * 21/36'),
      fleeing: sumOf('15/36 * 15/36'),
      'turns=1': '21/36',
      'mean turns': sumOf('1', '15/36'),
      'mean distance': sumOf('15/36 * 7', '15/36 * 15/36 * 7'),
    }));

  it('MH-RAL-5: the dice of a turn are those of the test, then those of the flight', async () => {
    const told = await playFaces(alone('rally', man(), { turns: 3 }), [4, 4, 2, 3, 6, 6, 1, 1, 3, 4]);
    expect(told.failure).toBeNull();
    expect(told).toMatchObject({ outcome: 'rallied', metrics: { turns: 3, distance: 7 } });
    const failure = ['rally test', 'flight', 'flight'];
    expect(told.rolls).toEqual([...failure, ...failure, 'rally test']);
  });

  it('MH-CHAR-3: a fanatic rallies without dice, where psychology is on and no enemy keeps him from it', () =>
    expectExact(
      alone(
        'rally',
        able(['fanatical'], hopeless),
        { 'edge-distance': 13 },
        {
          vary: { ...over('psychology', 'on', 'off').vary, 'engagement.nearest': ['friend', 'enemy'] },
        },
      ),
      { rallied: '1', 'mean turns': '1', 'mean distance': '0' },
      { rallied: '0' },
      { rallied: '0' },
      { rallied: '0' },
    ));

  it('is read in French', () =>
    expectExact(
      alone('ralliement', man(), {}, { vary: { 'engagement.nearest': ['ami', 'ennemi'] } }),
      { rallied: '21/36' },
      { rallied: '0' },
    ));
});

describe('rout test', () => {
  const losing = (size: number, out: number) => ({ kind: 'rout-test', subject: 'f', size, out });

  it('MH-ROUT-4: a quarter lost calls for a test, less does not', () =>
    expectExact(
      alone('rout-test', man({ Ld: 8 }), losing(4, 1), {
        vary: {
          engagement: {
            quarter: losing(4, 1),
            less: losing(5, 1),
            more: losing(5, 2),
            nobody: losing(1, 0),
            everybody: losing(3, 3),
          },
        },
      }),
      { holds: '26/36', routs: '10/36', 'no-test': '0', 'mean tests': '1' },
      { holds: '0', routs: '0', 'no-test': '1', 'mean tests': '0' },
      { holds: '26/36' },
      { 'no-test': '1' },
      { holds: '26/36' },
    ));

  it('MH-ROUT-4: it tests again every turn until it fails', () =>
    expectExact(alone('rout-test', man({ Ld: 8 }), { ...losing(4, 1), turns: 3 }), {
      holds: sumOf('26/36 * 26/36 * 26/36'),
      'tests=1': '10/36',
      'mean tests': sumOf('1', '26/36', '26/36 * 26/36'),
    }));

  it('MH-ROUT-2: neither fanaticism nor immunity helps', () =>
    expectExact(alone('rout-test', able(['fanatical', 'immune-psychology'], man({ Ld: 5 })), losing(4, 1)), {
      holds: '10/36',
    }));

  it('is read in French', async () =>
    expect(await diagnosticsOf(alone('test-déroute', man(), { size: 4, out: 1 }))).toEqual([]));
});
