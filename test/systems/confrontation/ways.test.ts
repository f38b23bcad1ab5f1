import { describe, expect, it } from 'vitest';
import { box, enemy, expectEnding, expectRefused, friend, moveOn, mover } from './tables.ts';

const FAST = mover({ characteristics: { MOV: 30 } });

describe('ways and prices', () => {
  it('CF-GEO-14: a wall is rounded at its corners, and a closed ring blocks', async () => {
    const wall = { obstacles: [box('w', [4, -3], [6, 5])] };
    expectEnding(await moveOn({ action: 'run', target: [10, 0] }, { z: FAST }, wall), 'arrived', {
      'path-length': 5 + 2 + 5,
    });
    const ring = {
      obstacles: [
        box('n', [8, 3], [14, 4]),
        box('s', [8, -4], [14, -3]),
        box('w', [8, -3], [9, 3]),
        box('e', [13, -3], [14, 3]),
      ],
    };
    const { answer, outcome } = await moveOn({ action: 'run', target: [11, 0] }, { z: FAST }, ring);
    expect([outcome, answer.mean('used'), answer.mean('moved')]).toEqual(['blocked', 0, 0]);
    expect(() => answer.mean('path-length')).toThrow();
  });

  it.each([1, -1])('CF-GEO-10: tips that touch let nothing through, along their edges neither (%s)', async (up) => {
    const diamond = (id: string, y: number) => ({
      id,
      polygon: [
        [6, y - 3],
        [9, y],
        [6, y + 3],
        [3, y],
      ],
    });
    const tips = { obstacles: [diamond('low', -3), diamond('high', 3)] };
    const z = { ...FAST, mark: [0, -6 * up] };
    // Straight it is the line of two edges, through the tips; round either of the two it is longer.
    const found = await moveOn({ action: 'run', target: [12, 6 * up] }, { z }, tips);
    expectEnding(found, 'arrived', { 'path-length': 6 + 3 * Math.SQRT2 + Math.hypot(3, 9) });
  });

  it('CF-GEO-15: of two ways of the same length the left one is gone', async () => {
    const end = 360 - (Math.asin(1.5 / 5) * 180) / Math.PI;
    const found = await moveOn({ action: 'run', target: [10, 0] }, { z: FAST, e: enemy([5, 0]) });
    expectEnding(found, 'arrived', { 'end-facing': end });
    const south = await moveOn({ action: 'run', target: [0, -10] }, { z: FAST, e: enemy([0, -5]) });
    // Facing south, left is east.
    expectEnding(south, 'arrived', { 'end-facing': 270 - 360 + end });
  });

  it('CF-GEO-16: a move of the very potential arrives', async () => {
    expectEnding(await moveOn({ action: 'walk', target: [6, 8] }), 'arrived', { remaining: 0 });
    const far = await moveOn({ action: 'walk', target: [6, 8.001] });
    expectEnding(far, 'short', { used: 10, remaining: 0, 'path-length': Math.hypot(6, 8.001) });
  });
});

describe('reliefs', () => {
  const hill = (size: string, height = 2) => ({ reliefs: [box('hill', [4, -20], [8, 20], { height, size })] });
  const run = { action: 'run', target: [12, 0] };

  it.each([
    ['small', 'large', 0],
    ['medium', 'large', 2],
    ['large', 'large', 4],
    ['very-large', 'large', 4],
    ['small', 'small', 4],
    ['small', 'medium', 2],
  ])('CF-GEO-17: a %s hill costs a %s figure %d cm', async (of, size, cost) => {
    const found = await moveOn(run, { z: { ...FAST, size } }, hill(of));
    expectEnding(found, 'arrived', { 'relief-cost': cost, 'total-cost': 12 + cost });
  });

  it.each([
    ['by-size', 4, 12],
    ['none', 0, 12],
    ['impassable', 0, 2 * Math.hypot(4, 20) + 4],
  ])('CF-GEO-17: under relief-cost %s', async (option, cost, length) => {
    const found = await moveOn(run, { z: FAST }, hill('medium'), { rulings: { 'relief-cost': option } });
    expectEnding(found, 'arrived', { 'relief-cost': cost, 'path-length': length });
  });

  it('CF-GEO-17: a start inside pays no entry, an end inside no exit, overlapping hills each their own', async () => {
    const z = { ...FAST, mark: [6, 0] };
    expectEnding(await moveOn(run, { z }, hill('medium')), 'arrived', { 'relief-cost': 2 });
    expectEnding(await moveOn({ action: 'run', target: [6, 0] }, { z: FAST }, hill('medium')), 'arrived', {
      'relief-cost': 2,
    });
    const two = {
      reliefs: [
        box('low', [3, -20], [9, 20], { height: 1, size: 'medium' }),
        box('high', [5, -20], [7, 20], { height: 3, size: 'medium' }),
      ],
    };
    expectEnding(await moveOn(run, { z: FAST }, two), 'arrived', { 'relief-cost': 8 });
  });

  it('CF-GEO-17: its boundary is outside, and going round it competes with crossing', async () => {
    const ridge = (height: number) => ({
      reliefs: [box('ridge', [4, -3], [8, 5], { height, size: 'medium' })],
    });
    // Along its edge.
    const along = { action: 'run', target: [12, -3] };
    const z = { ...FAST, mark: [0, -3] };
    expectEnding(await moveOn(along, { z }, ridge(9)), 'arrived', { 'relief-cost': 0, 'path-length': 12 });
    // Round two corners it is 14 cm long, straight 12 and twice the height.
    const round = await moveOn(run, { z: FAST }, ridge(1.01));
    expectEnding(round, 'arrived', { 'relief-cost': 0, 'path-length': 14 });
    expectEnding(await moveOn(run, { z: FAST }, ridge(0.99)), 'arrived', { 'relief-cost': 1.98, 'path-length': 12 });
  });

  it('CF-GEO-17: whoever is inside may round an inward corner without leaving', async () => {
    const bay = {
      reliefs: [
        {
          id: 'bay',
          polygon: [
            [-2, -2],
            [12, -2],
            [12, 6],
            [5, 1],
            [-2, 6],
          ],
          height: 5,
          size: 'medium',
        },
      ],
    };
    const z = { ...FAST, mark: [0, 3] };
    const found = await moveOn({ action: 'run', target: [10, 3] }, { z }, bay);
    expectEnding(found, 'arrived', { 'relief-cost': 0, 'path-length': 2 * Math.hypot(5, 2) });
  });

  it('CF-GEO-17: contact where the boundary meets the edge of the target may be counted outside', async () => {
    // The hill begins at x = 20, where its boundary meets the edge of the target at (20, 1.5) and (20, -1.5).
    const half = { reliefs: [box('hill', [-5, 0], [60, 30], { height: 3, size: 'medium' })] };
    const z = { ...FAST, mark: [0, -1] };
    const found = await moveOn({ action: 'charge', target: 'e' }, { z, e: enemy([20, 2]) }, half);
    expect(found.outcome).toBe('contact');
    expect(found.answer.mean('relief-cost')).toBe(3);
    // With its centre on the boundary, the nearest point of the target is reached without climbing.
    const level = await moveOn({ action: 'charge', target: 'e' }, { z, e: enemy([20, 1]) }, half);
    const border = 20 - Math.sqrt(1.5 ** 2 - 1);
    expectEnding(level, 'contact', { 'relief-cost': 0, 'end-x': border, 'end-y': 0 });
  });
});

describe('points and ends', () => {
  it('CF-GEO-23: a walk may end at a friend, not at an enemy; a pursuit at both', async () => {
    const walk = { action: 'walk', target: 'e' };
    expectEnding(await moveOn(walk, { e: friend([11.5, 0]) }), 'arrived', { 'path-length': 10, contacts: 0 });
    expectRefused(await moveOn(walk, { e: enemy([11.5, 0]) }), 13);
    expect((await moveOn(walk, { e: enemy([11.6, 0]) })).outcome).toBe('short');
    expectRefused(await moveOn(walk, { e: friend([10, 0]), f: enemy([10, 3]), z: mover({ mark: [7, 10] }) }), 13);
    const pursuit = { action: 'pursuit', target: 'e' };
    expectEnding(await moveOn(pursuit, { e: enemy([6.5, 0]) }), 'contact', { 'path-length': 5, contacts: 1 });
    expect((await moveOn(pursuit, { e: friend([6.5, 0]) })).outcome).toBe('arrived');
  });

  it('CF-GEO-24: at a point the base must fit, and touch no enemy unless in a pursuit', async () => {
    const to = (y: number, action = 'walk') => ({ action, target: [5, y], facing: 0 });
    const e = enemy([3.5, 3]);
    // Behind the mark at (5, y) the centre lies at (3.5, y).
    expectRefused(await moveOn(to(0), { e }), 13);
    expectEnding(await moveOn(to(0, 'pursuit'), { e }), 'arrived', { contacts: 1 });
    expectRefused(await moveOn(to(0.1), { e }), 11);
    expectEnding(await moveOn(to(-0.1), { e }), 'arrived', { 'end-facing': 0, 'end-fits': 1 });
    expectRefused(await moveOn({ action: 'walk', target: [3.5, 3] }, { e }), 11);
    expectEnding(await moveOn({ action: 'walk', target: [3, 4] }), 'arrived', {
      'end-facing': (Math.atan2(4, 3) * 180) / Math.PI,
    });
  });

  it('CF-GEO-25: too far, he stops on the way, looking at his aim', async () => {
    const wall = { obstacles: [box('w', [3, -4], [5, 9])] };
    const found = await moveOn({ action: 'walk', target: [25, -4] }, {}, wall);
    // 5 cm to the first corner and 5 along the edge and beyond.
    expectEnding(found, 'short', { 'path-length': 27, 'end-x': 8, 'end-y': -4, 'end-facing': 0, used: 10 });
    const asked = await moveOn({ action: 'walk', target: [25, -4], facing: 45 }, {}, wall);
    expectEnding(asked, 'short', { 'end-facing': 45 });
    const charge = await moveOn({ action: 'charge', target: 'e' }, { e: enemy([40, 0]) });
    expectEnding(charge, 'short', { 'end-x': 20, 'end-facing': 0, 'end-fits': 1 });
    const still = mover({ characteristics: { MOV: 0 }, facing: 30 });
    expectEnding(await moveOn({ action: 'walk', target: [9, 0] }, { z: still }), 'short', {
      'end-facing': 30,
      moved: 0,
    });
    // On an arc: half a turn round a disc at whose edge he starts.
    const e = enemy([0, 1.5], { base: { circle: 3 } });
    const z = mover({ characteristics: { MOV: 2 }, facing: 90 });
    const round = await moveOn({ action: 'pursuit', target: [0, 20] }, { e, z });
    const end = { 'end-x': -1.5 * Math.sin(1 / 1.5), 'end-y': 1.5 - 1.5 * Math.cos(1 / 1.5) };
    expectEnding(round, 'short', { ...end, used: 1 });
  });

  it('CF-GEO-25: before a climb or descent that is too dear he stops', async () => {
    const hill = { reliefs: [box('hill', [4, -20], [8, 20], { height: 3, size: 'medium' })] };
    const walk = { action: 'walk', target: [15, 0] };
    const at = (MOV: number) => moveOn(walk, { z: mover({ characteristics: { MOV } }) }, hill);
    expectEnding(await at(6.9), 'short', { 'end-x': 4, used: 4, remaining: 2.9, 'total-cost': 21 });
    expectEnding(await at(8), 'short', { 'end-x': 5, used: 8 });
    expectEnding(await at(13.9), 'short', { 'end-x': 8, used: 11, remaining: 2.9 });
    expectEnding(await at(15), 'short', { 'end-x': 9, used: 15 });
  });
});
