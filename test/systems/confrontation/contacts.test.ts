import { describe, expect, it } from 'vitest';
import { box, enemy, expectEnding, expectRefused, friend, moveOn, mover } from './tables.ts';

const charge = (target: unknown, fields: object = {}) => ({ action: 'charge', target, ...fields });
const square = (side: number, facing = 0) => ({ base: { square: side }, facing });

describe('contact', () => {
  it('CF-GEO-18: a round base is faced at its centre, a square one flush at an edge', async () => {
    const z = mover({ mark: [0, 2] });
    const round = await moveOn(charge('e'), { z, e: enemy([8, 8]) });
    const angle = Math.atan2(6, 8);
    expectEnding(round, 'contact', {
      'path-length': 8.5,
      'end-facing': (angle * 180) / Math.PI,
      'end-centre-x': 8 - 3 * Math.cos(angle),
      contacts: 1,
    });
    // The edge looks along 180 degrees, from y = 0 to y = 4.
    const flush = await moveOn(charge('e'), { z, e: enemy([12, 2], square(4)) });
    expectEnding(flush, 'contact', { 'path-length': 10, 'end-x': 10, 'end-y': 2, 'end-facing': 0, contacts: 1 });
    const aslant = await moveOn(charge('e'), { z: mover({ mark: [0, 0] }), e: enemy([12, 2], square(4)) });
    expectEnding(aslant, 'contact', { 'path-length': 10, 'end-y': 0, 'end-facing': 0 });
  });

  it('CF-GEO-18: at a corner any facing within its quarter is right', async () => {
    const at = async (x: number, y: number) => {
      const found = await moveOn(charge('e'), { z: mover({ mark: [x, y] }), e: enemy([12, 2], square(4)) });
      expectEnding(found, 'contact', { 'end-x': 10, 'end-y': 4 });
      return found.answer.mean('end-facing');
    };
    expect(await at(4, 10)).toBeCloseTo(315, 9);
    expect(await at(9.9, 12)).toBeCloseTo(360 - (Math.atan2(8, 0.1) * 180) / Math.PI, 9);
    expect(await at(2, 4.0001)).toBeCloseTo(360 - (Math.atan2(0.0001, 8) * 180) / Math.PI, 9);
  });

  it.each([
    ['base-fits', 9.5, 1],
    ['edge-point', 8.5, 0],
  ])('CF-GEO-19: a post before the target bars contact under contact-room %s', async (option, x, room) => {
    const post = { obstacles: [box('p', [6.6, 1], [6.8, 1.2])] };
    const found = await moveOn(charge('e'), { e: enemy([10, 0]) }, post, { rulings: { 'contact-room': option } });
    expect(found.outcome).toBe('contact');
    expect(found.answer.mean('end-fits')).toBe(1 - (option === 'edge-point' ? 1 : 0));
    expect(room).toBe(found.answer.mean('end-fits'));
    if (option === 'edge-point') expect(found.answer.mean('end-x')).toBeCloseTo(x, 9);
    else expect(found.answer.mean('path-length')).toBeGreaterThan(8.5);
  });

  it('CF-GEO-19: a base may be placed so that it touches others, exactly', async () => {
    // Two neighbours whose fronts stand at x = 8.5, 3 cm from each other: a base of 3 cm fits between them.
    const z = mover({ base: { square: 3 } });
    const row = { z, e: enemy([10, 0], square(2)), n: enemy([10, 3], square(3)) };
    const found = await moveOn(charge('e'), { ...row, s: enemy([10, -3], square(3)) });
    expectEnding(found, 'contact', { 'end-x': 9, 'end-y': 0, contacts: 3 });
    const narrow = { ...row, s: enemy([10, -2.999], square(3)) };
    expectRefused(await moveOn(charge('e'), narrow), 11);
  });

  it('CF-GEO-20: without a free point of contact the order is refused', async () => {
    const ring = [0, 90, 180, 270].map((turn, index) => {
      const angle = (turn * Math.PI) / 180;
      return [`r${index}`, enemy([12 + 3 * Math.cos(angle), 3 * Math.sin(angle)])] as const;
    });
    expectRefused(await moveOn(charge('e'), { e: enemy([12, 0]), ...Object.fromEntries(ring) }), 11);
    const small = mover({ base: { circle: 0.5 } });
    const found = await moveOn(charge('e'), { z: small, e: enemy([12, 0]), ...Object.fromEntries(ring) });
    // A small base gets in between them, as far as the one beside him.
    expectEnding(found, 'contact', { contacts: 2 });
  });

  it('CF-SEP-5, CF-GEO-20: whom as many touch as can is out of reach, whatever the room', async () => {
    const e = enemy([15, 0]);
    const beside = friend([18, 0]);
    const to = async (action: string, limit: number, more: object = {}) =>
      moveOn({ action, target: 'e' }, { e: { ...e, 'contact-limit': limit }, f: beside, ...more });
    expectEnding(await to('charge', 2), 'contact', { 'path-length': 13.5 });
    expectRefused(await to('charge', 1), 11);
    expectRefused(await to('engage', 1), 11);
    const near = mover({ mark: [10, 0] });
    expectEnding(await to('pursuit', 2, { z: near }), 'contact', { 'path-length': 3.5 });
    expectRefused(await to('pursuit', 1, { z: near }), 11);
    // He himself is one of those who touch, and comes back.
    const back = { action: 'engage', target: 'e', disengaged: true };
    const own = { z: mover({ mark: [13.5, 0] }), e: { ...e, 'contact-limit': 1 } };
    expect((await moveOn(back, own)).outcome).toBe('contact');
    // Two at once, but one only can touch him.
    const pair = { e: enemy([12, 1.6]), g: enemy([12, -1.6]) };
    expect((await moveOn(charge(['e', 'g']), pair)).outcome).toBe('contact');
    expectRefused(await moveOn(charge(['e', 'g']), { z: mover({ 'contact-limit': 1 }), ...pair }), 11);
  });

  it('CF-SEP-5: by size where the scenario says so', async () => {
    const bySize = { 'contact-limit': { medium: 1, large: 2 } };
    const reach = async (size: string) =>
      (await moveOn(charge('e'), { e: enemy([15, 0], { size }), f: friend([18, 0]) }, {}, bySize)).outcome;
    expect(await reach('medium')).toBe('illegal');
    expect(await reach('large')).toBe('contact');
  });

  it('CF-GEO-21: contact is made where the way is shortest, facing as it came', async () => {
    const found = await moveOn(charge('e'), { e: enemy([12, 0], square(4, 45)) });
    // A corner points at him: half the diagonal is 2 times the root of 2.
    const reach = 12 - 2 * Math.SQRT2;
    expectEnding(found, 'contact', { 'path-length': reach, 'end-x': reach, 'end-facing': 0 });
    // He stands at the edge already: his facing stays.
    const touching = await moveOn(
      { action: 'pursuit', target: 'e' },
      { z: mover({ mark: [0, 0] }), e: enemy([2, 0], square(4)) },
    );
    expectEnding(touching, 'contact', { 'path-length': 0, 'end-facing': 0, moved: 0, used: 0 });
  });

  it('CF-GEO-22: a contact point may be chosen where it is free', async () => {
    const chosen = await moveOn(charge('e', { 'contact-angle': 135 }), { e: enemy([12, 0], square(4)) });
    expectEnding(chosen, 'contact', { 'end-x': 10, 'end-y': 2, 'end-facing': 0 });
    const edge = await moveOn(charge('e', { 'contact-angle': 90 }), { e: enemy([12, 0], square(4)) });
    expectEnding(edge, 'contact', { 'end-x': 12, 'end-y': 2, 'end-facing': 270 });
    const taken = { e: enemy([12, 0]), f: enemy([12, 3]) };
    expectRefused(await moveOn(charge('e', { 'contact-angle': 90 }), taken), 11);
  });

  it('CF-GEO-10, CF-GEO-22: the end of a closed gap may be the contact point, and is reached along the edge', async () => {
    const beside = { e: enemy([12, 0]), c: enemy([12, 5]) };
    const ruled = { rulings: { 'contact-room': 'edge-point' } };
    const way = await moveOn(charge('e', { 'contact-angle': 90 }), beside, {}, ruled);
    // Straight to where the way touches the edge, then round it to its top.
    const length = Math.sqrt(12 ** 2 - 1.5 ** 2) + 1.5 * Math.asin(1.5 / 12);
    expectEnding(way, 'contact', { 'path-length': length, 'end-x': 12, 'end-y': 1.5 });
  });
});

describe('several targets', () => {
  const pair = { a: enemy([10, 1.6]), b: enemy([10, -1.6]) };

  it.each([0, 33, 71, 123, 200])(
    'CF-GEO-26, CF-GEO-3: a base that just passes between two touches both in a single place, on a table turned by %s°',
    async (degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const turned = (x: number, y: number): readonly [number, number] => [
        x * Math.cos(angle) - y * Math.sin(angle),
        x * Math.sin(angle) + y * Math.cos(angle),
      ];
      const both = { a: enemy(turned(12, 0), { ...square(4), facing: degrees }), b: enemy(turned(5.5, 0.7)) };
      const z = mover({ mark: turned(8, -10), facing: degrees });
      const found = await moveOn({ action: 'charge', target: ['a', 'b'] }, { z, ...both });
      expect(found.outcome).toBe('contact');
      const [x, y] = turned(10, 0.7);
      const { answer } = found;
      expect([answer.mean('end-x') - x, answer.mean('end-y') - y, answer.mean('contacts') - 2]).toEqual(
        [0, 0, 0].map((n) => expect.closeTo(n, 6)),
      );
      expect(answer.mean('path-length')).toBeCloseTo(Math.hypot(2, 10.7), 6);
    },
  );

  it.each([
    ['on-first-target', 'a', 1],
    ['on-first-target', 'b', -1],
    ['on-any-target', 'a', 1],
  ])('CF-GEO-26: under multi-contact-mark %s with %s first', async (option, first, side) => {
    const targets = first === 'a' ? ['a', 'b'] : ['b', 'a'];
    const found = await moveOn(charge(targets), pair, {}, { rulings: { 'multi-contact-mark': option } });
    // The centre of the base lies at 3 cm from both, the mark half-way to one of them.
    const x = 10 - Math.sqrt(9 - 1.6 ** 2);
    expectEnding(found, 'contact', { 'end-centre-x': x, 'end-centre-y': 0, 'end-y': side * 0.8, contacts: 2 });
  });

  it('CF-GEO-26: under on-any-target the nearest way counts', async () => {
    const apart = { a: enemy([12, 3]), b: enemy([9, 0.2]) };
    const length = async (option: string) =>
      (await moveOn(charge(['a', 'b']), apart, {}, { rulings: { 'multi-contact-mark': option } })).answer.mean(
        'path-length',
      );
    expect(await length('on-any-target')).toBeLessThan((await length('on-first-target')) - 0.5);
  });

  it('CF-GEO-26: what no base can touch at once is not adjacent, what is too far is too far', async () => {
    expectRefused(await moveOn(charge(['a', 'b']), { ...pair, b: enemy([10, -5]) }), 12);
    const slow = mover({ characteristics: { MOV: 2 } });
    expectEnding(await moveOn(charge(['a', 'b']), { z: slow, ...pair }), 'short', { used: 4 });
    // Somebody stands where the base would.
    expectRefused(await moveOn(charge(['a', 'b']), { ...pair, f: enemy([6.5, 0]), g: enemy([13.5, 0]) }), 12);
  });
});

describe('turning the charged', () => {
  const z = mover({ base: { square: 3 }, power: 2 });
  const e = enemy([10, 0], square(2, 30));
  const turned = charge('e', { pivot: { e: 180 } });

  it('CF-GEO-27: only who charges on a square base turns his targets', async () => {
    expectRefused(await moveOn(turned, { e }), 7);
    expectRefused(await moveOn({ ...turned, action: 'engage' }, { z, e }), 7);
    expectEnding(await moveOn(turned, { z, e }), 'contact', { 'end-x': 9, 'end-y': 0, 'end-facing': 0 });
  });

  it('CF-GEO-27: who touches somebody is not turned, nor who is more powerful', async () => {
    const next = enemy([10 + 2 * Math.cos(Math.PI / 6), 2 * Math.sin(Math.PI / 6)], square(2, 30));
    expectRefused(await moveOn(turned, { z, e, f: next }), 8);
    expectRefused(await moveOn(turned, { z, e: { ...e, engaged: true } }), 8);
    expectRefused(await moveOn(turned, { z, e: { ...e, size: 'very-large' } }), 9);
    expectEnding(await moveOn(turned, { z: { ...z, size: 'large', power: undefined }, e }), 'contact', {});
  });

  it('CF-GEO-27: there must be room to turn', async () => {
    const long = enemy([10, 0], square(2, 0));
    const close = enemy([10, 2.6], { base: { circle: 3 } });
    expectRefused(await moveOn(charge('e', { pivot: { e: 45 } }), { z, e: long, f: close }), 10);
    expect((await moveOn(charge('e', { pivot: { e: 45 } }), { z, e: long })).outcome).toBe('contact');
  });

  it.each([
    ['centre', 9],
    ['mark', 8],
  ])('CF-GEO-27: under pivot-about %s', async (option, x) => {
    // Its mark lies at (10, 1), and it is turned to look back: about the mark its centre comes to (11, 1) or stays.
    const up = enemy([10, 0], square(2, 90));
    const to = option === 'centre' ? 180 : 0;
    const found = await moveOn(
      charge('e', { pivot: { e: to } }),
      { z, e: up },
      {},
      { rulings: { 'pivot-about': option } },
    );
    // About the mark, facing 0, the centre comes to (9, 1).
    expectEnding(found, 'contact', { 'end-x': x });
  });
});
