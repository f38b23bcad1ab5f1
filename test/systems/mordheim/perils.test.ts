import { describe, expect, it } from 'vitest';
import { playFaces } from '../../support/script.ts';
import { type Compiled, compileText, expectExact } from '../../support/solve.ts';
import { able, alone, type Beside, type Fields, type Man, man, over, ruled, sumOf } from './scenes.ts';

/** A fall of 3 inches leaves a warrior of T 3 unharmed with 7/24, one of T 5 with 455/648. */
const SPARED = '7/24';
const TOUGH_SPARED = '455/648';
const TOUGH_HURT = '193/648';

type Scene = (who: Man, fields?: Fields, beside?: Beside) => string;

const climb: Scene = (who, fields, beside) => alone('climb', who, { height: 3, ...fields }, beside);
const jump: Scene = (who, fields, beside) => alone('jump-down', who, { height: 3, ...fields }, beside);
const leap: Scene = (who, fields, beside) => alone('leap', who, { gap: 3, depth: 3, ...fields }, beside);
const edge: Scene = (who, fields, beside) => alone('edge-fall', who, { height: 3, ...fields }, beside);

/** An axis over inches. */
const heights = (...inches: readonly number[]): Beside => ({ vary: { 'engagement.height': inches } });

const FELL = ['unharmed', 'wounded', 'knocked-down', 'stunned', 'out-of-action'].map((state) => `fell-${state}`);

it.each([
  [alone('fall', man(), { height: 3 }), FELL, ['hits', 'wounds', 'effective-wounds']],
  [climb(man()), ['climbed', 'stays', 'impossible', ...FELL], ['hits', 'wounds', 'effective-wounds']],
  [jump(man()), ['landed', 'impossible', ...FELL], ['tests', 'hits', 'wounds', 'effective-wounds']],
  [leap(man()), ['leapt', 'impossible', ...FELL], ['hits', 'wounds', 'effective-wounds']],
  [edge(man()), ['stays', ...FELL.slice(2)], ['hits', 'wounds', 'effective-wounds']],
])('%s has its outcomes and counts in order', async (text, outcomes, metrics) => {
  const { model } = (await compileText(text))[0] as Compiled;
  expect(model.outcomes.map(({ name }) => name)).toEqual(outcomes);
  expect(model.metrics.map(({ name }) => name)).toEqual(metrics);
});

describe('tests of Initiative', () => {
  it('MH-CHAR-1: a d6 up to the Initiative passes; a 6 fails, or counts by number', () =>
    expectExact(
      climb(
        man(),
        {},
        {
          vary: {
            'rulings.natural-six-test': ['fails', 'by-number'],
            'f.characteristics.I': [0, 1, 3, 5, 6, 10],
          },
        },
      ),
      ...['0', '1/6', '1/2', '5/6', '5/6', '5/6'].map((climbed) => ({ climbed })),
      ...['0', '1/6', '1/2', '5/6', '1', '1'].map((climbed) => ({ climbed })),
    ));
});

describe('climbing', () => {
  it('MH-CLB-1: as far as he moves, up or down, and no animal', async () => {
    await expectExact(climb(man(), {}, heights(4, 4.5)), { impossible: '0' }, { impossible: '1', 'mean hits': '0' });
    await expectExact(climb(man(), { height: 5, direction: 'down' }), { impossible: '1' });
    await expectExact(climb(able(['animal'])), { impossible: '1' });
  });

  it('MH-CLB-2: a failure on the way up leaves him where he is', () =>
    expectExact(climb(man({ I: 2 })), { climbed: '1/3', stays: '2/3', 'mean hits': '0' }));

  it('MH-CLB-3: a failure on the way down is a fall of the whole height', () =>
    expectExact(climb(man({ I: 2 }), { direction: 'down' }), {
      climbed: '1/3',
      stays: '0',
      'fell-unharmed': sumOf(`2/3 * ${SPARED}`),
      'mean hits': '4/3',
    }));

  it('MH-CLB-4: claws make him steadier, in hand or not', async () => {
    const rules = over('equipment-rules', 'published', 'sheet-only');
    await expectExact(climb(man({}, 'fighting-claws'), {}, rules), { climbed: '2/3' }, { climbed: '1/2' });
    await expectExact(climb(man({}, 'sword', 'fighting-claws')), { climbed: '2/3' });
    await expectExact(climb(man({}, 'gromril-fighting-claws')), { climbed: '2/3' });
  });

  it('MH-CLB-4: a born climber goes twice as far and needs no test', async () => {
    const climber = able(['scale-sheer-surfaces'], man({ I: 0 }));
    await expectExact(climb(climber, {}, heights(3, 8, 8.5)), { climbed: '1' }, { climbed: '1' }, { impossible: '1' });
    await expectExact(
      climb(climber, { height: 8 }, over('special-rules', 'published', 'none')),
      { climbed: '1' },
      { impossible: '1' },
    );
    await expectExact(climb(able(['scale-sheer-surfaces', 'animal'])), { impossible: '1' });
  });
});

describe('jumping down', () => {
  it('MH-JMP-1: six inches at most', () =>
    expectExact(
      jump(man({ I: 6 }), {}, { ...heights(6, 6.5), ...ruled('natural-six-test', 'by-number') }),
      { landed: '1' },
      { impossible: '1', 'mean tests': '0', 'mean hits': '0' },
    ));

  it('MH-JMP-2: one test for every whole two inches, up to the first failure', () =>
    expectExact(
      jump(man(), {}, heights(1.5, 2, 3.5, 4, 5.5, 6)),
      { landed: '1', 'mean tests': '0' },
      { landed: '1/2', 'mean tests': '1' },
      { landed: '1/2', 'mean tests': '1' },
      { landed: '1/4', 'mean tests': '3/2' },
      { landed: '1/4', 'mean tests': '3/2' },
      { landed: '1/8', 'tests=1': '1/2', 'tests=2': '1/4', 'tests=3': '1/4' },
    ));

  it('MH-JMP-3: he falls from the top, or from where the failed test found him', () =>
    // S 4 spares with 13/81, S 2 with 38/81
    expectExact(
      jump(man(), { height: 4 }, over('jump-fall-height', 'full', 'remaining')),
      { 'fell-unharmed': sumOf('3/4 * 13/81') },
      { 'fell-unharmed': sumOf('1/2 * 13/81', '1/4 * 38/81') },
    ));

  it('MH-JMP-4: an acrobat needs one test for up to twelve inches, and falls all the way', () =>
    // S 10 on T 10
    expectExact(
      jump(
        able(['acrobat'], man({ T: 10 })),
        {},
        { ...heights(10, 12, 12.5), ...ruled('jump-fall-height', 'remaining') },
      ),
      { landed: '1/2', 'mean tests': '1', 'fell-unharmed': sumOf(`1/2 * ${SPARED}`) },
      { landed: '1/2', 'mean tests': '1' },
      { impossible: '1' },
    ));

  it('MH-JMP-2: the tests come one after the other, before the hits of the fall', async () => {
    const told = await playFaces(jump(man(), { height: 6 }), [3, 3, 4, 1, 1]);
    expect(told.failure).toBeNull();
    expect(told).toMatchObject({ outcome: 'fell-unharmed', metrics: { tests: 3, hits: 1, wounds: 0 } });
    expect(told.rolls).toEqual([...new Array<string>(3).fill('Initiative test'), 'hits of the fall', 'to wound']);
  });
});

describe('leaping', () => {
  it('MH-LEA-1: three inches at most', () =>
    expectExact(leap(man(), {}, { vary: { 'engagement.gap': [3, 3.5] } }), { leapt: '1/2' }, { impossible: '1' }));

  it('MH-LEA-2: a failed test is a fall as deep as the gap', () =>
    expectExact(leap(man()), { leapt: '1/2', 'fell-unharmed': sumOf(`1/2 * ${SPARED}`), 'mean hits': '1' }));

  it('MH-LEA-2: too little movement left is a certain fall', () =>
    expectExact(
      leap(man({ I: 6 }), {}, { vary: { 'engagement.movement-left': [2.5, 3] } }),
      { leapt: '0', 'fell-unharmed': SPARED },
      { leapt: '5/6' },
    ));

  it('MH-LEA-2: the movement left is that of his pace unless said otherwise', () =>
    expectExact(
      leap(
        man(),
        {},
        {
          vary: {
            f: {
              slow: man({ M: 2 }),
              slower: man({ M: 1 }),
              sprinter: able(['sprint'], man({ M: 1 })),
            },
            'engagement.pace': ['walk', 'run', 'charge'],
          },
        },
      ),
      ...['0', '1/2', '1/2', '0', '0', '0', '0', '1/2', '1/2'].map((leapt) => ({ leapt })),
    ));
});

describe('falling acrobats', () => {
  const acrobat = able(['acrobat']);

  it('MH-FAL-4: after a slip, a leap or at an edge a test spares him', async () => {
    await expectExact(climb(acrobat, { direction: 'down' }), { climbed: '1/2', 'mean hits': '1/2' });
    await expectExact(leap(acrobat), { leapt: '1/2', 'mean hits': '1/2' });
    await expectExact(edge(acrobat), { stays: '1/2', 'mean hits': '1/2' });
  });

  it('MH-FAL-4: not after a jump, whose test he failed', () =>
    expectExact(jump(acrobat), { landed: '1/2', 'mean hits': '1' }));
});

describe('lying near an edge', () => {
  it('MH-EDG-1: within an inch of it he falls unless he passes a test', () =>
    expectExact(
      edge(
        man({ I: 2, T: 5 }),
        {},
        { vary: { 'engagement.state': ['knocked-down', 'stunned'], 'engagement.distance': [0, 0.5, 1.5] } },
      ),
      ...[0, 1].flatMap(() => [
        { stays: '1/3', 'mean hits': '4/3' },
        { stays: '1/3' },
        { stays: '1', 'mean hits': '0' },
      ]),
    ));

  it('MH-EDG-1: an inch is within an inch, or is not', () =>
    expectExact(
      edge(man(), { distance: 1 }, over('within-bounds', 'inclusive', 'strict')),
      { stays: '1/2' },
      { stays: '1' },
    ));

  it('MH-INJ-6: the worse of his old and his new state remains', () =>
    expectExact(
      edge(
        man({ I: 0, T: 5, W: 3 }),
        {},
        { ...ruled('injury-dice', 'single'), vary: { 'engagement.state': ['knocked-down', 'stunned'] } },
      ),
      {
        'fell-knocked-down': sumOf(TOUGH_SPARED, `${TOUGH_HURT} * 1/3`),
        'fell-stunned': sumOf(`${TOUGH_HURT} * 1/3`),
        'fell-out-of-action': sumOf(`${TOUGH_HURT} * 1/3`),
      },
      {
        'fell-knocked-down': '0',
        'fell-stunned': sumOf(TOUGH_SPARED, `${TOUGH_HURT} * 2/3`),
        'fell-out-of-action': sumOf(`${TOUGH_HURT} * 1/3`),
      },
    ));

  it('MH-FAL-3: a wound to a man who lies is an injury roll, or the end of him', () =>
    expectExact(
      edge(man({ I: 0, T: 5, W: 3 }), {}, { ...over('wound-while-down', 'injury-roll', 'out-of-action') }),
      // each hit puts him out with 1/6 x 1/3
      { 'fell-out-of-action': sumOf('1', '-1/3 * 17/18', '-1/3 * 289/324', '-1/3 * 4913/5832'), 'mean wounds': '1/3' },
      { 'fell-out-of-action': TOUGH_HURT, 'mean wounds': '1/3' },
    ));
});
