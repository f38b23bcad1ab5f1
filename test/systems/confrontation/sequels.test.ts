import { describe, expect, it } from 'vitest';
import { box, enemy, expectEnding, expectRefused, friend, moveOn, mover, saidOf, takenOf } from './tables.ts';

describe('turning', () => {
  it('CF-GEO-28: after a walk or a run any facing may be chosen', async () => {
    for (const action of ['walk', 'run', 'cover-move']) {
      const found = await moveOn({ action, target: [5, 0], facing: 200 });
      expectEnding(found, 'arrived', { used: 5, 'end-facing': 200 });
    }
  });

  it.each([
    ['free', 'arrived'],
    ['needs-movement', 'illegal'],
  ])('CF-GEO-29: under rotation %s who cannot move turns or not', async (option, outcome) => {
    const more = { rulings: { rotation: option } };
    const still = mover({ characteristics: { MOV: 0 } });
    const turn = { action: 'walk', target: [0, 0], facing: 90 };
    const found = await moveOn(turn, { z: still }, {}, more);
    expect(found.outcome).toBe(outcome);
    if (outcome === 'illegal') expectRefused(found, 14);
    else expectEnding(found, 'arrived', { moved: 1, used: 0, 'end-centre-y': -1.5 });
    expectEnding(await moveOn(turn, {}, {}, more), 'arrived', { moved: 1, used: 0 });
    expectEnding(await moveOn({ ...turn, facing: 360 }, { z: still }, {}, more), 'arrived', { moved: 0 });
  });
});

describe('lost targets', () => {
  const e = enemy([8, 0]);
  const f = enemy([8, 8]);
  const lost = (fields: object, action = 'charge') => ({ action, target: 'e', 'target-lost': 'killed', ...fields });
  // From the first contact point (6.5, 0).
  const second = Math.hypot(1.5, 8) - 1.5;

  it('CF-GEO-30: the way to its place is gone as if it were there', async () => {
    // biome-ignore lint/suspicious/noThenProperty: a field of the scenario
    const stay = lost({ then: 'stay' });
    expectEnding(await moveOn(stay, { e }), 'arrived', { used: 6.5, 'end-x': 6.5, contacts: 0, 'first-length': 6.5 });
    const far = await moveOn(stay, { e: enemy([30, 0]) });
    expectEnding(far, 'short', { used: 20, 'first-length': 28.5 });
    const fled = { ...stay, 'target-lost': 'fled', 'fled-to': [8, 1] };
    expectEnding(await moveOn(fled, { e }), 'arrived', { 'end-fits': 1 });
    expectEnding(await moveOn({ ...fled, 'fled-to': [5, 2] }, { e }), 'arrived', { 'end-fits': 0 });
    expectEnding(await moveOn({ ...stay, facing: 90 }, { e }), 'arrived', { 'end-facing': 90 });
  });

  it('CF-GEO-31: he may be redirected with what is left', async () => {
    // biome-ignore lint/suspicious/noThenProperty: a field of the scenario
    const redirect = lost({ then: 'redirect', 'then-target': 'f' });
    expectEnding(await moveOn(redirect, { e, f }), 'contact', {
      'path-length': 6.5 + second,
      used: 6.5 + second,
      'straight-distance': second,
      contacts: 1,
    });
    const slow = mover({ characteristics: { MOV: 5 } });
    expectEnding(await moveOn(redirect, { z: slow, e, f }), 'short', { used: 10, remaining: 0 });
    expectRefused(await moveOn(redirect, { e, f: friend([8, 8]) }), 3);
    const walled = {
      obstacles: [
        box('n', [-9, 3], [40, 4]),
        box('w', [-9, -20], [-8, 3]),
        box('s', [-9, -21], [40, -20]),
        box('o', [40, -21], [41, 4]),
      ],
    };
    const blocked = await moveOn(redirect, { e, f }, walled);
    expect([blocked.outcome, blocked.answer.mean('used'), blocked.answer.mean('end-x')]).toEqual(['blocked', 6.5, 6.5]);
  });

  it('CF-GEO-31: or run with what is left, without contact', async () => {
    // biome-ignore lint/suspicious/noThenProperty: a field of the scenario
    const run = lost({ then: 'run', 'then-target': [6.5, 8], facing: 0 });
    expectEnding(await moveOn(run, { e }), 'arrived', { used: 14.5, 'end-facing': 0, 'end-y': 8 });
    expectRefused(await moveOn(run, { e, f: enemy([5, 11]) }), 13);
    // biome-ignore lint/suspicious/noThenProperty: a field of the scenario
    const far = lost({ then: 'run', 'then-target': [6.5, 80] });
    expectEnding(await moveOn(far, { e }), 'short', { used: 20, 'end-y': 13.5, 'end-facing': 90 });
  });

  it.each([
    ['yes', 'contact'],
    ['no', 'illegal'],
  ])('CF-GEO-31: under flight-redirects %s a flight lets him be redirected or not', async (option, outcome) => {
    // biome-ignore lint/suspicious/noThenProperty: a field of the scenario
    const fled = { ...lost({ then: 'redirect', 'then-target': 'f' }), 'target-lost': 'fled', 'fled-to': [25, 0] };
    const found = await moveOn(fled, { e, f }, {}, { rulings: { 'flight-redirects': option } });
    expect(found.outcome).toBe(outcome);
    if (outcome === 'illegal') expectRefused(found, 15);
    // Whoever fled himself may be followed.
    if (outcome === 'contact') {
      const after = await moveOn({ ...fled, 'then-target': 'e', 'fled-to': [12, 0] }, { e });
      expectEnding(after, 'contact', { 'path-length': 10.5 });
    }
    expect((await moveOn(fled, { e, f }, {}, { edition: 'revised' })).outcome).toBe('illegal');
  });

  it('CF-GEO-31, CF-GEO-5: he may only be redirected at somebody of the level at which he is by then', async () => {
    // biome-ignore lint/suspicious/noThenProperty: a field of the scenario
    const redirect = lost({ then: 'redirect', 'then-target': 'f' });
    expectRefused(await moveOn(redirect, { e, f: { ...f, level: 1 } }), 5);
    expectRefused(await moveOn(redirect, { e, f: { ...f, level: 2 } }), 5);
    const diver = mover({
      characteristics: { MOV: 10, 'MOV-air': 20 },
      abilities: ['flight'],
      centre: [0, 0],
      level: 1,
    });
    expect((await moveOn(redirect, { z: diver, e, f })).outcome).toBe('contact');
    expectRefused(await moveOn(redirect, { z: diver, e, f: { ...f, level: 1 } }), 5);
  });

  it('CF-GEO-31: only an assault is redirected', async () => {
    // biome-ignore lint/suspicious/noThenProperty: a field of the scenario
    const walk = lost({ then: 'redirect', 'then-target': 'f' }, 'walk');
    expectRefused(await moveOn(walk, { e: friend([8, 0]), f }), 15);
  });

  it.each([
    ['charge', 'redirect', true, 1],
    ['charge', 'redirect', false, 0],
    ['charge', 'stay', true, 0],
    ['engage', 'redirect', true, 0],
  ])('CF-GEO-32: %s, %s, seen: %s', async (action, then, visible, still) => {
    const sequel = then === 'stay' ? {} : { 'then-target': 'f' };
    const found = await moveOn(lost({ then, ...sequel, 'then-visible': visible }, action), { e, f });
    expect(found.answer.mean('still-charge')).toBe(still);
  });
});

describe('flight', () => {
  const flier = mover({ characteristics: { MOV: 10, 'MOV-air': 20 }, abilities: ['flight'], centre: [0, 0] });
  const aloft = (level: number) => ({ ...flier, level });
  const tower = (height: number) => ({ obstacles: [box('t', [4, -3], [6, 5], { height })] });
  const to = [10, 0];

  it.each([
    [1, 15, 10],
    [1, 15.1, 12],
    [2, 99, 10],
  ])('CF-GEO-33: at level %d a tower of %d cm', async (level, height, length) => {
    const found = await moveOn({ action: 'walk', target: to }, { z: aloft(level) }, tower(height));
    expectEnding(found, 'arrived', { 'path-length': length, 'end-centre-x': 10, 'end-level': level, 'end-fits': 1 });
  });

  it('CF-GEO-33: tall reliefs are gone round too, whatever their form; bases are not', async () => {
    const crest = {
      reliefs: [
        {
          id: 'crest',
          polygon: [
            [4, -3],
            [6, -3],
            [6, 7],
            [4, 7],
            [5, 1],
          ],
          height: 20,
          size: 'large',
        },
      ],
    };
    const z = aloft(1);
    expectEnding(await moveOn({ action: 'walk', target: to }, { z }, crest), 'arrived', { 'path-length': 12 });
    expectEnding(await moveOn({ action: 'walk', target: to }, { z, e: enemy([5, 0]) }), 'arrived', {
      'path-length': 10,
    });
    // Between the horns of the crest, at its notch.
    const notch = await moveOn({ action: 'walk', target: [4.2, 1] }, { z }, crest);
    expectEnding(notch, 'arrived', { 'path-length': Math.hypot(4.2, 1) });
    expectRefused(await moveOn({ action: 'walk', target: [5.5, 1] }, { z }, crest), 11);
  });

  it('CF-GEO-33: a target in the air is reached at its centre, one on the ground at its edge', async () => {
    const high = enemy([9, 12], { level: 1 });
    expectEnding(await moveOn({ action: 'charge', target: 'e' }, { z: aloft(1), e: high }), 'contact', {
      'path-length': 15,
      'end-x': 9,
      contacts: 1,
    });
    const low = { ...high, level: 0 };
    expectEnding(await moveOn({ action: 'charge', target: 'e' }, { z: aloft(1), e: low }), 'contact', {
      'path-length': 13.5,
      potential: 30,
      'end-level': 0,
      contacts: 1,
    });
    // Over its centre and down to the edge behind it.
    const behind = { action: 'charge', target: 'e', 'contact-angle': (Math.atan2(12, 9) * 180) / Math.PI };
    expectEnding(await moveOn(behind, { z: aloft(1), e: low }), 'contact', { 'path-length': 16.5 });
    // He hovers over its edge.
    const above = { ...flier, level: 1, centre: [8.4, 11.2] };
    expectEnding(await moveOn({ action: 'charge', target: 'e' }, { z: above, e: low }), 'contact', {
      'path-length': 0.5,
    });
  });

  it('CF-GEO-33, CF-GEO-3, CF-GEO-4: bases do not overlap in the air, and only markers at one place touch', async () => {
    const walk = { action: 'walk', target: [5, 0] };
    const near = { z: aloft(1), e: enemy([2, 0], { level: 1 }) };
    expect(await saidOf(walk, near)).toEqual([]);
    expectEnding(await moveOn(walk, near), 'arrived', { used: 5 });
    // As a charge in the air leaves them.
    const charged = { z: aloft(1), e: enemy([0, 0], { level: 1 }) };
    expect(await saidOf(walk, charged)).toEqual([]);
    expectRefused(await moveOn(walk, charged), 1);
    expectEnding(await moveOn({ action: 'pursuit' }, charged), 'contact', { engaged: 1 });
    expectRefused(await moveOn({ action: 'walk', target: [2, 0] }, near), 13);
    expectEnding(await moveOn({ action: 'pursuit', target: [2, 0] }, near), 'arrived', { engaged: 1, contacts: 1 });
    const walls = { obstacles: [box('w', [1, -1], [2, 1], { height: 20 })] };
    expect(await saidOf(walk, { z: aloft(1) }, walls)).toEqual([]);
    const fled = { action: 'charge', target: 'e', 'target-lost': 'fled', 'fled-to': [9, 0] };
    const over = { z: aloft(1), e: enemy([4, 0], { level: 1 }), g: enemy([10, 0], { level: 1 }) };
    // biome-ignore lint/suspicious/noThenProperty: a field of the scenario
    expect(await saidOf({ ...fled, then: 'stay' }, over)).toEqual([]);
  });

  it.each([
    ['before', 10],
    ['after', 12],
  ])('CF-GEO-34: a rise %s the move', async (when, length) => {
    const z = { ...flier, centre: undefined, mark: [0, 0], characteristics: { MOV: 20, 'MOV-air': 20 } };
    const rise = { action: 'walk', target: to, 'level-change': 'up', 'level-change-when': when };
    const found = await moveOn(
      rise,
      { z: when === 'before' ? { ...z, mark: undefined, centre: [0, 0] } : z },
      tower(9),
    );
    expectEnding(found, 'arrived', { 'path-length': length, 'end-level': 1, potential: 15 });
  });

  it.each(['before', 'after'])(
    'CF-GEO-34: a charge that rises to its target %s the move touches it there',
    async (when) => {
      const z = { ...flier, centre: undefined, mark: [0, 0] };
      const rise = { action: 'charge', target: 'e', 'level-change': 'up', 'level-change-when': when };
      const found = await moveOn(rise, { z, e: enemy([6, 0], { level: 1 }) });
      expectEnding(found, 'contact', { 'end-level': 1, 'end-fits': 1, contacts: 1 });
    },
  );

  it('CF-GEO-34: a dive ends one level lower, even when it falls short', async () => {
    const far = enemy([60, 0], { level: 1 });
    expectEnding(await moveOn({ action: 'engage', target: 'e' }, { z: aloft(2), e: far }), 'short', {
      potential: 30,
      'end-x': 30,
      'end-level': 1,
    });
  });

  describe('landing', () => {
    const land = (target: unknown) => ({ action: 'walk', target, 'level-change': 'down' });
    const z = aloft(1);

    it('CF-GEO-34: stands on the ground about the place of his marker', async () => {
      expectEnding(await moveOn(land([4, 0]), { z, e: enemy([8, 0]) }), 'arrived', {
        potential: 15,
        used: 4,
        'end-level': 0,
        'end-centre-x': 4,
        'end-x': 5.5,
        'end-fits': 1,
        contacts: 0,
      });
      expectEnding(await moveOn(land([0, 0]), { z }), 'arrived', { used: 0, 'end-centre-x': 0, 'end-x': 1.5 });
    });

    it('CF-GEO-34: takes for granted where he comes down, unless at a base', async () => {
      expect(await takenOf(land([4, 0]), { z })).toContain('CF-GEO-34');
      const dive = { action: 'charge', target: 'e' };
      expect(await takenOf(dive, { z, e: enemy([60, 0]) })).toContain('CF-GEO-34');
      expect(await takenOf(dive, { z, e: enemy([8, 0]) })).not.toContain('CF-GEO-34');
      expect(await takenOf({ action: 'walk', target: [4, 0] }, { z })).not.toContain('CF-GEO-34');
    });

    it('CF-GEO-34, CF-GEO-24: finds room there, and touches nobody but in an assault', async () => {
      const tent = { obstacles: [box('t', [4.5, -1], [5.5, 1], { height: 3 })] };
      expectRefused(await moveOn(land([8, 0]), { z, e: enemy([8, 0]) }), 11);
      expectRefused(await moveOn(land([5, 0]), { z }, tent), 11);
      expectRefused(await moveOn(land([5, 0]), { z, e: enemy([8, 0]) }), 13);
      expectEnding(await moveOn(land([5, 0]), { z, e: friend([8, 0]) }), 'arrived', { contacts: 0 });
      // In the air nothing of that bars him.
      expectEnding(await moveOn({ action: 'walk', target: [8, 0] }, { z, e: enemy([8, 0]) }), 'arrived', {
        'end-fits': 1,
      });
    });

    it('CF-GEO-34: comes down from a dive with his base before his target', async () => {
      const dive = { action: 'charge', target: 'e' };
      expectEnding(await moveOn(dive, { z, e: enemy([8, 0]), g: enemy([5, 3]) }), 'contact', {
        'path-length': 6.5,
        'end-x': 6.5,
        'end-centre-x': 5,
        'end-level': 0,
        contacts: 2,
      });
      const under = await moveOn(dive, { z, e: enemy([60, 0]), g: enemy([31, 0]) });
      expectEnding(under, 'short', { 'end-centre-x': 30, 'end-x': 31.5, 'end-fits': 0 });
    });

    it('CF-GEO-31, CF-GEO-34: is redirected on the ground, round what he would have flown over', async () => {
      const fence = { obstacles: [box('f', [5, 3], [9, 4], { height: 5 })] };
      // biome-ignore lint/suspicious/noThenProperty: a field of the scenario
      const redirect = { action: 'charge', target: 'e', 'target-lost': 'killed', then: 'redirect', 'then-target': 'g' };
      const round = Math.hypot(2.5, 3) + 1 + Math.hypot(1, 5) - 1.5;
      expectEnding(await moveOn(redirect, { z, e: enemy([8, 0]), g: enemy([8, 9]) }, fence), 'contact', {
        'path-length': 6.5 + round,
        'end-level': 0,
        contacts: 1,
        'still-charge': 1,
      });
      // From level 2 he comes down to level 1, where he flies on.
      const high = { z: aloft(2), e: enemy([8, 0], { level: 1 }), g: enemy([8, 9], { level: 1 }) };
      expectEnding(await moveOn(redirect, high, fence), 'contact', { 'path-length': 8 + 9, 'end-level': 1 });
      const tower = { obstacles: [box('f', [5, 3], [9, 4], { height: 16 })] };
      const aside = Math.hypot(1, 3) + 1 + Math.hypot(1, 5);
      expectEnding(await moveOn(redirect, high, tower), 'contact', { 'path-length': 8 + aside });
    });

    it('CF-GEO-31, CF-FLY-8: does not run on, but stays', async () => {
      // biome-ignore lint/suspicious/noThenProperty: a field of the scenario
      const run = { action: 'charge', target: 'e', 'target-lost': 'killed', then: 'run', 'then-target': [14, 3] };
      expectRefused(await moveOn(run, { z, e: enemy([8, 0]) }), 6);
      // biome-ignore lint/suspicious/noThenProperty: a field of the scenario
      const stay = { ...run, then: 'stay', 'then-target': undefined };
      expectEnding(await moveOn(stay, { z, e: enemy([8, 0]) }), 'arrived', { 'end-x': 6.5, 'end-centre-x': 5 });
      expectEnding(await moveOn(run, { z: aloft(2), e: enemy([8, 0], { level: 1 }) }), 'arrived', { 'end-x': 14 });
    });
  });
});
