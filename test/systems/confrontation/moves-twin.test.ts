import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { solveText } from '../../support/solve.ts';
import {
  type Block,
  type Board,
  bruteForce,
  distanceTo,
  distanceToGaps,
  gapOf,
  type Slope,
  type Spot,
} from './move-twin.ts';
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
  /** 1 for a disc. */
  readonly corners: number;
  readonly turn: number;
  readonly isBase: boolean;
  /** How near it is pushed to what was set up before it, if at all: a gap in cm, or corner to corner. */
  readonly at: number | 'tip' | null;
}

const tenths = (low: number, high: number) => fc.integer({ min: 10 * low, max: 10 * high }).map((n) => n / 10);
const place = { x: tenths(2, 21), y: tenths(-6, 6), size: tenths(1, 3), turn: fc.integer({ min: 0, max: 359 }) };
const form = fc.constantFrom(
  { corners: 1, isBase: true },
  { corners: 4, isBase: true },
  { corners: 3, isBase: false },
  { corners: 4, isBase: false },
  { corners: 5, isBase: false },
);
const near = fc.oneof(
  fc.constantFrom(null, null, null, 0, 'tip' as const),
  fc.integer({ min: 1, max: 19 }).map((n) => n / 100),
);
const thing: fc.Arbitrary<Thing> = fc
  .record({ ...place, form, at: near })
  .map(({ form: chosen, ...rest }) => ({ ...rest, ...chosen }));

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
  isSquare: fc.boolean(),
  /** Degrees that a square target is turned by; null for a round one. */
  target: fc.option(fc.integer({ min: 0, max: 359 })),
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

/** A square of that half-size whose front looks in a direction (degrees). */
function squareOf([x, y]: Spot, half: number, facing: number): Block {
  return blockOf({ x, y, size: half * Math.SQRT2, corners: 4, turn: facing + 45, isBase: true, at: null });
}

function middleOf({ corners }: Block): Spot {
  const sum = corners.reduce(([x, y], corner) => [x + corner[0], y + corner[1]] as const, [0, 0] as Spot);
  return [sum[0] / corners.length, sum[1] / corners.length];
}

/** Everything that stands about, each pushed as near to what stands there already as it is meant to be. */
function settled(things: readonly Thing[], first: Block | null): readonly Thing[] {
  const done: Thing[] = [];
  let other = first;
  for (const it of things) {
    const placed = other === null || it.at === null ? it : pushed(it, other, it.at);
    done.push(placed);
    other = blockOf(placed);
  }
  return done;
}

function pushed(it: Thing, other: Block, at: number | 'tip'): Thing {
  const [x, y] = middleOf(other);
  const tip = other.corners[it.turn % other.corners.length] as Spot;
  const own = blockOf(it).corners[0] as Spot;
  if (at === 'tip' && other.corners.length > 1 && it.corners > 1) {
    const moved = { ...it, x: it.x + tip[0] - own[0], y: it.y + tip[1] - own[1] };
    if (gapOf(blockOf(moved), other) >= 0) return moved;
  }
  // Along the line from middle to middle, or through a corner.
  const [ahead, aside] = at === 'tip' && other.corners.length > 1 ? [tip[0] - x, tip[1] - y] : [it.x - x, it.y - y];
  const length = Math.hypot(ahead, aside) || 1;
  const away = (far: number): Thing => ({ ...it, x: x + (far * ahead) / length, y: y + (far * aside) / length });
  let [low, high] = [0, 20];
  for (let step = 0; step < 60; step += 1) {
    const far = (low + high) / 2;
    if (gapOf(blockOf(away(far)), other) >= (at === 'tip' ? 0 : at)) high = far;
    else low = far;
  }
  return away(high);
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

const HALF = DIAMETER / 2;
const START: Spot = [0, 0];

/** A base of the mover's size: round, or square and looking in a direction (degrees). */
function baseOf(centre: Spot, facing: number | null): Block {
  return facing === null ? { corners: [centre], radius: HALF } : squareOf(centre, HALF, facing);
}

/** Whether a gap is so narrow that samples do not get through: what is closed need not let them. */
function isTooNarrow(gap: number, { width, margin }: Board): boolean {
  if (gap <= 1e-6) return gap < 0;
  const open = margin > 0 ? gap - 2 * margin : gap;
  return gap >= width && open < 0.03;
}

/** The board of a setting as it is settled; null where samples are too coarse for it. */
function boardOf({ things, slopes, clearance, isCharge, isSquare, target }: Setting, needsRoom = false): Board | null {
  const blocks = things.map(blockOf);
  const aim = baseOf(AIM, target);
  const board: Board = {
    start: START,
    aim: isCharge ? aim : AIM,
    blocks: isCharge ? [...blocks, aim] : blocks,
    slopes: slopes.map((it) => ({ corners: outlineOf(it), ...priceOf(it) })),
    width: clearance === 'mark-only' ? 0 : DIAMETER,
    margin: clearance === 'half-base-clearance' ? HALF : 0,
    room: needsRoom ? HALF : 0,
    isSquare,
  };
  const gaps = board.blocks.flatMap((a, index) => board.blocks.slice(index + 1).map((b) => gapOf(a, b)));
  if (gaps.some((gap) => isTooNarrow(gap, board))) return null;
  // Ways end and begin clear of figures and of closed gaps: chords from there cut them.
  const ends: readonly Block[] = [baseOf([-HALF, 0], isSquare ? 0 : null), ...(isCharge ? [] : [baseOf(AIM, null)])];
  if (board.blocks.some((block) => ends.some((end) => gapOf(end, block) < 0.2))) return null;
  const marks: readonly Spot[] = isCharge ? [START] : [START, AIM];
  if (marks.some((mark) => distanceToGaps(mark, board) < 0.05)) return null;
  // Nor on the rim of what is kept clear.
  const nearest = Math.min(...blocks.flatMap((block) => marks.map((mark) => distanceTo(mark, block))));
  return board.margin > 0 && nearest < HALF + 0.05 ? null : board;
}

function scenarioOf({ things, slopes, clearance, isCharge, isSquare, target }: Setting, room = 'edge-point'): string {
  const isRound = ({ corners }: Thing): boolean => corners === 1;
  const bases = things.filter(({ isBase }) => isBase);
  return scene(
    {
      kind: 'movement',
      move: { actor: 'z', action: isCharge ? 'charge' : 'pursuit', target: isCharge ? 'a' : AIM },
      obstacles: things
        .filter(({ isBase }) => !isBase)
        .map((it, index) => ({ id: `o${index}`, polygon: blockOf(it).corners })),
      reliefs: slopes.map((it) => ({ id: 'hill', polygon: outlineOf(it), height: it.height, size: it.size })),
    },
    {
      z: {
        side: 'blue',
        base: isSquare ? { square: DIAMETER } : { circle: DIAMETER },
        mark: START,
        characteristics: { MOV: 100 },
      },
      ...(isCharge
        ? {
            a: {
              side: 'red',
              base: target === null ? { circle: DIAMETER } : { square: DIAMETER },
              centre: AIM,
              facing: target ?? 0,
            },
          }
        : {}),
      ...Object.fromEntries(
        bases.map((it, index) => [
          `b${index}`,
          {
            side: 'red',
            base: isRound(it) ? { circle: it.size } : { square: it.size * Math.SQRT2 },
            centre: [it.x, it.y],
            facing: it.turn + 45,
          },
        ]),
      ),
    },
    { rulings: { clearance, 'contact-room': room } },
  );
}

/** A setting with everything pushed to where it is meant to stand: in a charge the first one to the target. */
const settle = (setting: Setting): Setting => ({
  ...setting,
  things: [...settled(setting.things, setting.isCharge ? baseOf(AIM, setting.target) : null)],
});

/** Expects that the shortest way is that of brute force. */
async function expectTwin(loose: Setting): Promise<void> {
  const setting = settle(loose);
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
}

describe('ways on the table', () => {
  test.prop([board], { seed: 7, numRuns: 20 })(
    'CF-GEO-14: are as short as brute force finds them',
    expectTwin,
    240_000,
  );

  // A wall across the way, most often with gaps that nothing but contact closes.
  const chain = fc
    .record({
      setting: board,
      clearance: fc.constantFrom('mark-only' as const, 'mark-only' as const, ...CLEARANCES),
      things: fc.array(thing, { minLength: 4, maxLength: 6 }),
      links: fc.array(fc.constantFrom(0, 0, 'tip' as const, 0.05, 0.15), { minLength: 6, maxLength: 6 }),
    })
    .map(({ setting, clearance, things, links }) => ({
      ...setting,
      clearance,
      slopes: [],
      things: things.map((it, index) => ({
        ...it,
        size: 1 + it.size / 2,
        x: 9 + 0.3 * it.x,
        y: index === 0 ? -3 - Math.abs(it.y) / 3 : 6,
        at: index === 0 ? null : (links[index] ?? 0),
      })),
    }));
  test.prop([chain], { seed: 13, numRuns: 12 })(
    'CF-GEO-10: go round figures that touch, at edges, corners and tips, or nearly do',
    expectTwin,
    240_000,
  );

  const crowd = board.map((setting) => ({
    ...setting,
    isCharge: true,
    things: setting.things.map((it) => ({ ...it, x: it.x / 3 + 20, y: (it.y * 2) / 3 })),
  }));
  test.prop([crowd], { seed: 11, numRuns: 20 })(
    'CF-GEO-19: end where brute force finds room in a crowd',
    async (loose) => {
      const setting = settle(loose);
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
    240_000,
  );
});
