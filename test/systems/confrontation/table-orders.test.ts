import { describe, expect, it } from 'vitest';
import { box, enemy, expectEnding, expectRefused, friend, moveOn, mover, saidOf } from './tables.ts';

/** Half a turn round a disc of radius 1.5, from 5 cm on one side to 5 cm on the other. */
const ROUND = 2 * Math.sqrt(25 - 2.25) + 1.5 * (Math.PI - 2 * Math.acos(1.5 / 5));

describe('bases and marks', () => {
  const gate = { u: enemy([4, 3]), c: enemy([4, -3]) };
  const run = { action: 'run', target: [9, 0] };

  it.each([
    ['side', 9],
    ['diagonal', 13.0275894603],
  ])('CF-GEO-1: under base-width %s a square of 2.5 cm needs its own gap', async (option, length) => {
    const z = mover({ base: { square: 2.5 }, characteristics: { MOV: 7.5 } });
    const found = await moveOn(run, { ...gate, z }, {}, { rulings: { 'base-width': option } });
    expectEnding(found, 'arrived', { 'path-length': length });
  });

  it.each([
    ['circle', 3],
    ['square', 3],
  ])('CF-GEO-2: the mark of a %s is the middle of its front', async (form, size) => {
    const z = mover({ base: { [form]: size }, centre: [0, 0], facing: 90 });
    const found = await moveOn({ action: 'walk', target: [0, 6.5] }, { z });
    expectEnding(found, 'arrived', { 'path-length': 5, 'end-centre-y': 5, 'end-facing': 90 });
  });

  it('CF-GEO-3: bases may touch, and overlap by a millionth at most', async () => {
    const walk = { action: 'walk', target: [0, 4] };
    expect(await saidOf(walk, { f: friend([-1.5, 3]) })).toEqual([]);
    expect(await saidOf(walk, { f: friend([-1.5, 3 - 9e-7]) })).toEqual([]);
    const [error] = await saidOf(walk, { f: friend([-1.5, 3 - 2e-6]) });
    expect(error?.message).toContain('z and f overlap by 0.000002 cm');
    expect(await saidOf(walk, { f: friend([-1.5, 0], { level: 1 }) })).toEqual([]);
  });

  it('CF-GEO-4: whoever touches an enemy of his level is engaged, unless the scenario knows better', async () => {
    const walk = { action: 'walk', target: [0, 5] };
    const beside = enemy([-1.5, -3]);
    expectRefused(await moveOn(walk, { e: beside }), 1);
    expectRefused(await moveOn(walk, { z: mover({ engaged: true }) }), 1);
    expectEnding(await moveOn(walk, { e: beside, z: mover({ engaged: false }) }), 'arrived', { used: 5 });
    expectEnding(await moveOn(walk, { e: { ...beside, level: 1 } }), 'arrived', { used: 5 });
    expectEnding(await moveOn(walk, { e: friend([-1.5, -3]) }), 'arrived', { used: 5 });
  });
});

describe('orders', () => {
  const flier = mover({ characteristics: { MOV: 10, 'MOV-air': 15 }, abilities: ['flight'], centre: [0, 0] });
  const aloft = { ...flier, level: 1 };
  const far = enemy([20, 0]);

  it.each([
    ['a run after disengaging', { action: 'run', target: [5, 0], disengaged: true }, {}, 2],
    ['a charge after disengaging', { action: 'charge', target: 'e', disengaged: true }, {}, 2],
    ['a cover move after disengaging', { action: 'cover-move', target: [5, 0], disengaged: true }, {}, 2],
    ['a charge at a friend', { action: 'charge', target: 'f' }, {}, 3],
    ['a charge at somebody unseen', { action: 'charge', target: 'e', visible: false }, {}, 4],
    ['a charge at somebody too high', { action: 'charge', target: 'e' }, { e: { ...far, level: 1 } }, 5],
    ['a charge two levels down', { action: 'charge', target: 'e' }, { z: { ...flier, level: 2 } }, 5],
    ['a pursuit of somebody too high', { action: 'pursuit', target: 'e' }, { e: enemy([4, 0], { level: 1 }) }, 5],
    ['a pursuit of somebody below', { action: 'pursuit', target: 'e' }, { z: aloft }, 5],
    ['a pursuit that rises', { action: 'pursuit', target: [5, 0], 'level-change': 'up' }, { z: flier }, 6],
    ['a rise without wings', { action: 'walk', target: [5, 0], 'level-change': 'up' }, {}, 6],
    [
      'a rise above level 2',
      { action: 'walk', target: [5, 0], 'level-change': 'up' },
      { z: { ...flier, level: 2 } },
      6,
    ],
    [
      'a landing before the move',
      { action: 'walk', target: [5, 0], 'level-change': 'down', 'level-change-when': 'before' },
      { z: aloft },
      6,
    ],
  ] as const)('CF-GEO-5: %s is refused', async (_, move, fighters, reason) => {
    expectRefused(await moveOn(move, { e: far, f: friend([0, 9]), ...fighters }), reason);
  });

  it.each([
    ['third', {}, 'arrived'],
    ['revised', {}, 'illegal'],
    ['third', { 'cover-move-level': 'ground' }, 'illegal'],
    ['revised', { 'cover-move-level': 'any' }, 'arrived'],
  ] as const)(
    'CF-GEO-5: a cover move in the air, in the %s edition with rulings %o',
    async (edition, rulings, outcome) => {
      const cover = { action: 'cover-move', target: [5, 0] };
      const rise = { ...cover, 'level-change': 'up' };
      const stayed = await moveOn(cover, { z: aloft }, {}, { edition, rulings });
      const risen = await moveOn(rise, { z: flier }, {}, { edition, rulings });
      if (outcome === 'arrived') {
        // The value in the air, and that on the ground less 5 cm.
        expectEnding(stayed, 'arrived', { potential: 15, 'end-level': 1, used: 5 });
        expectEnding(risen, 'arrived', { potential: 5, 'end-level': 1 });
      } else {
        expectRefused(stayed, 5);
        expectRefused(risen, 6);
      }
      expect((await moveOn(cover, { z: flier }, {}, { edition, rulings })).outcome).toBe('arrived');
    },
  );

  it('CF-GEO-5: engaging needs no sight, nor does a charge where charge-condition is free', async () => {
    const unseen = { target: 'e', visible: false };
    expect((await moveOn({ action: 'engage', ...unseen }, { e: far })).outcome).toBe('contact');
    const free = { rulings: { 'charge-condition': 'free' } };
    expect((await moveOn({ action: 'charge', ...unseen }, { e: far }, {}, free)).outcome).toBe('contact');
    const seen = { rulings: { 'charge-condition': 'seen-and-free' } };
    expectRefused(await moveOn({ action: 'charge', ...unseen }, { e: far }, {}, seen), 4);
  });

  it('CF-GEO-5: under line-of-sight front-arc some part of the target lies in front of the mark', async () => {
    const charge = { action: 'charge', target: 'e' };
    const arc = { rulings: { 'line-of-sight': 'front-arc' } };
    const at = async (x: number, more: object) => (await moveOn(charge, { e: enemy([x, 8]) }, {}, more)).outcome;
    expect(await at(-1.4, arc)).toBe('contact');
    expect(await at(-1.5, arc)).toBe('illegal');
    expect(await at(-1.5, { rulings: { 'line-of-sight': 'declared' } })).toBe('contact');
    const turned = { e: enemy([-1.4, 8], { base: { square: 3 }, facing: 45 }) };
    expect((await moveOn(charge, turned, {}, arc)).outcome).toBe('contact');
  });

  it.each([
    ['walk', {}, 7.5],
    ['cover-move', {}, 7.5],
    ['run', {}, 15],
    ['charge', {}, 15],
    ['engage', {}, 15],
    ['engage', { disengaged: true }, 7.5],
    ['pursuit', {}, 4],
  ])('CF-GEO-6: the potential of a %s %o is %d cm', async (action, fields, potential) => {
    const target = action === 'charge' || action === 'engage' ? 'e' : [1, 0];
    const z = mover({ characteristics: { MOV: 7.5 } });
    const { answer } = await moveOn({ action, target, ...fields }, { z, e: far });
    expect(answer.mean('potential')).toBe(potential);
  });

  it.each([
    ['before-doubling', 20, 10],
    ['after-doubling', 25, 15],
  ])('CF-GEO-6: a change of level costs 5 cm, by level-change-cost %s', async (option, dive, rise) => {
    const rulings = { 'level-change-cost': option };
    const potential = async (...[move, fighters]: Parameters<typeof moveOn>) =>
      (await moveOn(move, fighters, {}, { rulings })).answer.mean('potential');
    expect(await potential({ action: 'charge', target: 'e' }, { z: aloft, e: far })).toBe(dive);
    expect(await potential({ action: 'run', target: [5, 0], 'level-change': 'up' }, { z: flier })).toBe(rise);
    expect(await potential({ action: 'walk', target: [3, 0], 'level-change': 'up' }, { z: flier })).toBe(5);
    const slow = { ...flier, characteristics: { MOV: 3, 'MOV-air': 15 } };
    expect(await potential({ action: 'walk', target: [3, 0], 'level-change': 'up' }, { z: slow })).toBe(0);
  });
});

describe('obstacles', () => {
  const run = { action: 'run', target: [10, 0] };

  it('CF-GEO-7: the mark follows the edges of bases, the target’s too', async () => {
    const z = mover({ characteristics: { MOV: 20 } });
    expectEnding(await moveOn(run, { e: enemy([5, 0]) }), 'arrived', { 'path-length': ROUND });
    const behind = { action: 'charge', target: 'e', 'contact-angle': 0 };
    const length = Math.sqrt(144 - 2.25) + 1.5 * (Math.PI - Math.acos(1.5 / 12));
    expectEnding(await moveOn(behind, { z, e: enemy([12, 0]) }), 'contact', { 'path-length': length, 'end-x': 13.5 });
  });

  it.each([
    ['same-turn', 10, 10],
    ['free-and-same-turn', 10, ROUND],
    ['never', ROUND, ROUND],
  ])('CF-GEO-8: under pass-friends %s', async (option, free, engaged) => {
    const f = friend([5, 0], { 'same-speaking-turn': true });
    const more = { rulings: { 'pass-friends': option } };
    const z = mover({ base: { circle: 2 } });
    const length = async (fighters: object) =>
      (await moveOn(run, { z, ...fighters }, {}, more)).answer.mean('path-length');
    expect(await length({ f })).toBeCloseTo(free, 9);
    expect(await length({ f, e: enemy([5, 3]) })).toBeCloseTo(engaged, 9);
    expect(await length({ f: friend([5, 0]) })).toBeCloseTo(ROUND, 9);
    expect(await length({ f: enemy([5, 0], { 'same-speaking-turn': true }) })).toBeCloseTo(ROUND, 9);
  });

  it('CF-GEO-8: nobody ends on a friend, and a friend as the target is not passed', async () => {
    const f = friend([10, 0], { 'same-speaking-turn': true });
    expectRefused(await moveOn({ action: 'run', target: [12, 0] }, { f }), 11);
    expectEnding(await moveOn({ action: 'walk', target: 'f' }, { f }), 'arrived', { 'path-length': 8.5 });
  });

  it('CF-GEO-9: a gap of the very width of a base is open, a narrower one closed, whatever stands between', async () => {
    const between = (half: number) => ({ u: enemy([5, half + 1.5]), c: enemy([5, -half - 1.5]) });
    expectEnding(await moveOn(run, between(1.5)), 'arrived', { 'path-length': 10 });
    const closed = await moveOn(run, between(1.49));
    expect(closed.answer.mean('path-length')).toBeGreaterThan(11);
    // Who stands between the two lets through on neither side.
    const held = { ...between(2), m: enemy([5, 0], { base: { circle: 0.5 } }) };
    const round = await moveOn(run, held, {}, { rulings: { clearance: 'mark-only-with-gap-rule' } });
    expect(round.answer.mean('path-length')).toBeGreaterThan(12);
  });

  it('CF-GEO-10: parallel walls bar all that lies between them', async () => {
    const walls = { obstacles: [box('n', [4, 1.4], [8, 4]), box('s', [4, -4], [8, -1.4])] };
    const over = 2 * Math.hypot(4, 4);
    const z = mover({ characteristics: { MOV: 20 } });
    expectEnding(await moveOn({ action: 'run', target: [12, 0] }, { z }, walls), 'arrived', {
      'path-length': over + 4,
    });
    expect((await moveOn({ action: 'run', target: [6, 0] }, {}, walls)).outcome).toBe('blocked');
    // Up to the mouth, and along it.
    expectEnding(
      await moveOn({ action: 'run', target: [4, 0] }, { z: mover({ base: { circle: 2.9 } }) }, walls),
      'arrived',
      {
        'path-length': 4,
      },
    );
    const standing = mover({ mark: [5, 0], base: { circle: 2.81 } });
    const inside = { obstacles: [box('n', [4.9, 1.4], [8, 4]), box('s', [4.9, -4], [8, -1.4])] };
    expect((await moveOn({ action: 'run', target: [2, 0] }, { z: standing }, inside)).outcome).toBe('blocked');
  });

  it('CF-GEO-10: whoever stands before a closed gap goes back on his side of it, and along it, but not in', async () => {
    // Face to face with two who stand side by side, his mark between them.
    const rank = (gap: number) => ({
      z: mover({ base: { square: 2.5 } }),
      e: enemy([1.25, 1.25 + gap / 2], { base: { square: 2.5 } }),
      g: enemy([1.25, -1.25 - gap / 2], { base: { square: 2.5 } }),
    });
    const pursue = (target: unknown) => ({ action: 'pursuit', target });
    for (const gap of [0, 0.1, 2]) {
      expectEnding(await moveOn(pursue([-3, 0]), rank(gap)), 'arrived', { 'path-length': 3 });
      expectEnding(await moveOn(pursue('e'), rank(gap)), 'contact', { 'path-length': gap / 2, contacts: 2 });
      const back = { action: 'walk', target: [-9, 4], disengaged: true };
      expectEnding(await moveOn(back, rank(gap)), 'arrived', { 'path-length': Math.hypot(9, 4) });
    }
    expect((await moveOn(pursue([1, 0]), rank(2))).outcome).toBe('blocked');
    // To what lies behind them he has to go round.
    const behind = await moveOn(
      { action: 'run', target: [5, 0] },
      { ...rank(2), z: mover({ base: { square: 2.5 }, engaged: false }) },
    );
    expectEnding(behind, 'arrived', { 'path-length': 3.5 + 2.5 + Math.hypot(2.5, 3.5) });
  });

  it('CF-GEO-9, CF-GEO-10: whose base stands in a narrow gap leaves it on the side of its centre', async () => {
    // Two touch him 70 degrees to the left and right, and leave 2.64 cm before his centre.
    const [x, y] = [3 * Math.cos((70 * Math.PI) / 180), 3 * Math.sin((70 * Math.PI) / 180)];
    const flanked = { z: mover({ centre: [0, 0], characteristics: { MOV: 40 } }), e: enemy([x, y]), g: enemy([x, -y]) };
    const pursue = (target: unknown) => ({ action: 'pursuit', target });
    expectEnding(await moveOn(pursue([-3, 0]), flanked), 'arrived', { 'path-length': 4.5 });
    const before = await moveOn(pursue([6, 0]), flanked);
    expect(before.answer.mean('path-length')).toBeGreaterThan(8);
    // He turns to one of them where he stands.
    expectEnding(await moveOn(pursue('e'), flanked), 'contact', {
      'path-length': Math.hypot(1.5 - x / 2, y / 2),
      'end-centre-x': 0,
      'end-centre-y': 0,
      'end-facing': 70,
      contacts: 2,
    });
    // Behind his centre they bar the way back instead.
    const passed = { ...flanked, e: enemy([-x, y]), g: enemy([-x, -y]) };
    expectEnding(await moveOn(pursue([6, 0]), passed), 'arrived', { 'path-length': 4.5 });
    expect((await moveOn(pursue([-6, 0]), passed)).answer.mean('path-length')).toBeGreaterThan(8);
  });

  it('CF-GEO-10: corners of walls are not rounded across the throat that ends at them', async () => {
    const posts = { obstacles: [box('n', [5, 1], [6, 6]), box('s', [5, -6], [6, -1])] };
    const z = mover({ base: { circle: 2 }, characteristics: { MOV: 20 } });
    expectEnding(await moveOn({ action: 'run', target: [11, 0] }, { z }, posts), 'arrived', { 'path-length': 11 });
    const wide = mover({ base: { circle: 2.1 }, characteristics: { MOV: 20 } });
    const length = Math.hypot(5, 6) + 1 + Math.hypot(5, 6);
    expectEnding(await moveOn({ action: 'run', target: [11, 0] }, { z: wide }, posts), 'arrived', {
      'path-length': length,
    });
  });

  it.each(['mark-only-with-gap-rule', 'mark-only', 'half-base-clearance'])(
    'CF-GEO-10: under clearance %s nothing slips between what touches',
    async (clearance) => {
      const chain = { a: enemy([5, 3]), b: enemy([5, 0]), c: enemy([5, -3]) };
      const z = mover({ base: { circle: 0.1 } });
      const found = await moveOn(run, { z, ...chain }, {}, { rulings: { clearance } });
      // Round the outer ones: straight to them is 5 cm away and 3 cm aside.
      expect(found.answer.mean('path-length')).toBeGreaterThan(12.8);
      const halves = {
        obstacles: [box('n', [4, 0], [5, 6]), box('s', [4, -6], [5, 0])],
      };
      const joint = await moveOn(run, { z }, halves, { rulings: { clearance: 'mark-only' } });
      expectEnding(joint, 'arrived', { 'path-length': Math.hypot(4, 6) + 1 + Math.hypot(5, 6) });
    },
  );

  it.each([
    ['mark-only-with-gap-rule', ROUND],
    ['mark-only', ROUND],
    ['half-base-clearance', 8 + 3 * (Math.PI - 2 * Math.acos(0.6))],
  ])('CF-GEO-11, CF-GEO-13: a single base is rounded under clearance %s', async (clearance, length) => {
    const found = await moveOn(run, { e: enemy([5, 0]) }, {}, { rulings: { clearance } });
    expectEnding(found, 'arrived', { 'path-length': length });
  });

  it('CF-GEO-12: under clearance mark-only a narrow gap is open', async () => {
    const posts = { u: enemy([5, 1.6]), c: enemy([5, -1.6]) };
    const more = { rulings: { clearance: 'mark-only' } };
    expectEnding(await moveOn(run, posts, {}, more), 'arrived', { 'path-length': 10 });
  });

  it('CF-GEO-13: start and point may lie nearer to an obstacle than half a base, but no contact point', async () => {
    const more = { rulings: { clearance: 'half-base-clearance' } };
    const wall = { obstacles: [box('w', [-4, 0.5], [20, 1])] };
    const z = mover({ base: { square: 1 } });
    expectEnding(await moveOn({ action: 'run', target: [10, 0.2], facing: 90 }, { z }, wall, more), 'arrived', {
      'path-length': Math.hypot(10, 0.2),
    });
    // The edge of the target nearest to the start lies 0.3 cm from a post: the mark stays 0.5 cm away from it.
    const post = { obstacles: [box('p', [8.2, -0.1], [8.4, 0.1])] };
    const near = await moveOn({ action: 'charge', target: 'e' }, { z, e: enemy([10.2, 0]) }, post, {
      rulings: { ...more.rulings, 'contact-room': 'edge-point' },
    });
    expect(near.outcome).toBe('contact');
    const { answer } = near;
    const aside = Math.abs(answer.mean('end-y')) - 0.1;
    expect(Math.hypot(Math.max(0, answer.mean('end-x') - 8.4), aside)).toBeGreaterThan(0.5 - 1e-9);
  });
});
