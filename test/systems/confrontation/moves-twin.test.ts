import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { solveText } from '../../support/solve.ts';
import { type Block, type Board, bruteForce, distanceTo, gapOf, type Slope, type Spot } from './move-twin.ts';
import { scene } from './scenes.ts';

const CLEARANCES = ['mark-only-with-gap-rule', 'mark-only', 'half-base-clearance'] as const;
const AIM: Spot = [24, 0];
const DIAMETER = 3;
/** Samples make a way longer, by less than this share of it. */
const COARSENESS = 0.006;

/** Something that stands about: a base, or a polygon of so many corners. */
interface Thing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly corners: number;
  readonly turn: number;
}

const tenths = (low: number, high: number) => fc.integer({ min: 10 * low, max: 10 * high }).map((n) => n / 10);
const thing: fc.Arbitrary<Thing> = fc.record({
  x: tenths(2, 21),
  y: tenths(-6, 6),
  size: tenths(1, 3),
  corners: fc.constantFrom(1, 1, 3, 4, 5),
  turn: fc.integer({ min: 0, max: 359 }),
});

const slope = fc.record({
  x: tenths(4, 18),
  y: tenths(-5, 5),
  width: tenths(2, 6),
  height: tenths(1, 3),
  dent: fc.boolean(),
  size: fc.constantFrom('small', 'medium', 'large'),
});

const board = fc.record({
  things: fc.array(thing, { minLength: 1, maxLength: 5 }),
  slopes: fc.array(slope, { maxLength: 1 }),
  clearance: fc.constantFrom(...CLEARANCES),
  isCharge: fc.boolean(),
});

type Setting = typeof board extends fc.Arbitrary<infer T> ? T : never;

function blockOf({ x, y, size, corners, turn }: Thing): Block {
  if (corners === 1) return { corners: [[x, y]], radius: size / 2 };
  const step = (2 * Math.PI) / corners;
  const start = (turn * Math.PI) / 180;
  const corner = (index: number): Spot => [
    x + size * Math.cos(start + index * step),
    y + size * Math.sin(start + index * step),
  ];
  return { corners: Array.from({ length: corners }, (_, index) => corner(index)), radius: 0 };
}

type SlopeSetting = Setting['slopes'][number];

/** A hill: a square, or a square with a notch in its lower edge. */
function outlineOf({ x, y, width, dent }: SlopeSetting): readonly Spot[] {
  const [left, right, low, top] = [x - width / 2, x + width / 2, y - width / 2, y + width / 2];
  const notch: readonly Spot[] = dent ? [[x, y + width / 4]] : [];
  return [[left, low], ...notch, [right, low], [right, top], [left, top]];
}

const RANKS = { small: 1, medium: 2, large: 3 } as const;

function priceOf({ height, size }: SlopeSetting): Pick<Slope, 'entry' | 'exit'> {
  const taller = RANKS.medium - RANKS[size as keyof typeof RANKS];
  return { entry: height, exit: taller >= 1 ? 0 : height };
}

const START: Block = { corners: [[-DIAMETER / 2, 0]], radius: DIAMETER / 2 };
const TARGET: Block = { corners: [AIM], radius: DIAMETER / 2 };

/** A board without overlaps, and without gaps so narrow that samples do not get through. */
function boardOf({ things, slopes, clearance, isCharge }: Setting, needsRoom = false): Board | null {
  const blocks = things.map(blockOf);
  const all = [START, TARGET, ...blocks];
  const gaps = all.flatMap((a, index) => all.slice(index + 1).map((b) => gapOf(a, b)));
  if (gaps.some((gap) => gap < 0.2)) return null;
  // Nor with a start or an end on the rim of what is kept clear: chords from there cut it.
  const ends: readonly Spot[] = isCharge ? [[0, 0]] : [[0, 0], AIM];
  const nearest = Math.min(...blocks.flatMap((block) => ends.map((end) => distanceTo(end, block))));
  if (clearance === 'half-base-clearance' && nearest < DIAMETER / 2 + 0.05) return null;
  return {
    start: [0, 0],
    aim: isCharge ? TARGET : AIM,
    blocks: isCharge ? [...blocks, TARGET] : blocks,
    slopes: slopes.map((it) => ({ corners: outlineOf(it), ...priceOf(it) })),
    width: clearance === 'mark-only' ? 0 : DIAMETER,
    margin: clearance === 'half-base-clearance' ? DIAMETER / 2 : 0,
    room: needsRoom ? DIAMETER / 2 : 0,
  };
}

function scenarioOf({ things, slopes, clearance, isCharge }: Setting, room = 'edge-point'): string {
  const bases = things.filter(({ corners }) => corners === 1);
  const base = { circle: DIAMETER };
  return scene(
    {
      kind: 'movement',
      move: { actor: 'z', action: isCharge ? 'charge' : 'pursuit', target: isCharge ? 'a' : AIM },
      obstacles: things
        .filter(({ corners }) => corners > 1)
        .map((it, index) => ({ id: `o${index}`, polygon: blockOf(it).corners })),
      reliefs: slopes.map((it) => ({ id: 'hill', polygon: outlineOf(it), height: it.height, size: it.size })),
    },
    {
      z: { side: 'blue', base, mark: [0, 0], characteristics: { MOV: 100 } },
      ...(isCharge ? { a: { side: 'red', base, centre: AIM } } : {}),
      ...Object.fromEntries(
        bases.map(({ x, y, size }, index) => [`b${index}`, { side: 'red', base: { circle: size }, centre: [x, y] }]),
      ),
    },
    { rulings: { clearance, 'contact-room': room } },
  );
}

describe('ways on the table', () => {
  test.prop([board], { seed: 7, numRuns: 20 })('CF-GEO-14: are as short as brute force finds them', async (setting) => {
    const twin = boardOf(setting);
    fc.pre(twin !== null);
    if (twin === null) return;
    const [answer] = await solveText(scenarioOf(setting));
    const found = bruteForce(twin);
    if (answer?.p('illegal') === 1) {
      // Nothing else is refused here: something stands at the point.
      expect(answer.mean('reason')).toBe(11);
      return;
    }
    expect(answer?.p('blocked')).toBe(found === Number.POSITIVE_INFINITY ? 1 : 0);
    if (found === Number.POSITIVE_INFINITY) return;
    const cost = answer?.mean('total-cost') ?? Number.NaN;
    expect(cost).toBeLessThan(found + 1e-4);
    expect(cost).toBeGreaterThan(found * (1 - COARSENESS) - 0.01);
  });

  const crowd = board.map((setting) => ({
    ...setting,
    isCharge: true,
    things: setting.things.map((it) => ({ ...it, x: it.x / 3 + 20, y: (it.y * 2) / 3 })),
  }));
  test.prop([crowd], { seed: 11, numRuns: 20 })(
    'CF-GEO-19: end where brute force finds room in a crowd',
    async (setting) => {
      const twin = boardOf(setting, true);
      fc.pre(twin !== null);
      if (twin === null) return;
      const [answer] = await solveText(scenarioOf(setting, 'base-fits'));
      const found = bruteForce(twin);
      if (answer?.p('contact') === 0) return expect(found).toBe(Number.POSITIVE_INFINITY);
      const cost = answer?.mean('total-cost') ?? Number.NaN;
      expect(cost).toBeLessThan(found + 1e-4);
      // The room may end between two samples, as far apart as here.
      if (found < Number.POSITIVE_INFINITY) expect(cost).toBeGreaterThan(found * (1 - COARSENESS) - 0.05);
    },
  );
});
