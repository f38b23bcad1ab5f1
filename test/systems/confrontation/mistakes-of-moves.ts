import type { Mistake, Mistakes } from '../../support/mistakes.ts';

const FIGHTERS = `system: confrontation
fighters:
  z: { side: blue, characteristics: { MOV: 10 }, base: { square: 2.5 }, mark: [0, 0] }
  a: { side: red, base: { circle: 3 }, centre: [12, 0] }
  b: { side: red, base: { circle: 3 }, centre: [12, 6] }
`;
const CHARGE = 'move: { actor: z, action: charge, target: a }';

const table = (fields: string, fighters = FIGHTERS): string => `${fighters}engagement: { kind: movement, ${fields} }\n`;
const order = (fields: string): string => table(`move: { actor: z, ${fields} }`);
/** The table with another fighter `a`. */
const standing = (fields: string): string =>
  table(CHARGE, FIGHTERS.replace('{ side: red, base: { circle: 3 }, centre: [12, 0] }', `{ ${fields} }`));
/** The table with another fighter `z`. */
const moving = (fields: string): string =>
  table(CHARGE, FIGHTERS.replace(/ {2}z: .*/, `  z: { side: blue, base: { circle: 3 }, mark: [0, 0], ${fields} }`));

function mistake(what: string, text: string, at: string, path: string, ...says: readonly string[]): Mistake {
  return { what, text, at, path, says };
}

const ordered = (what: string, fields: string, at: string, key: string, ...says: readonly string[]): Mistake =>
  mistake(what, order(fields), at, `engagement.move.${key}`, ...says);
const warned = (...of: Parameters<typeof ordered>): Mistake => ({ ...ordered(...of), severity: 'warning' });
const drawn = (what: string, fields: string, at: string, path: string, ...says: readonly string[]): Mistake =>
  mistake(what, table(`${CHARGE}, ${fields}`), at, `engagement.${path}`, ...says);

const LOST = 'action: charge, target: a, target-lost: killed';

/** Mistakes in moves on the table, by the cases of their specification. */
export const mistakesOfMoves: Mistakes = {
  'CF-GEO: unknown fighters': [
    mistake(
      'actor',
      table('move: { actor: y, action: walk, target: [1, 1] }'),
      'y',
      'engagement.move.actor',
      '"y"',
      'z, a, b',
    ),
    ordered('target', 'action: charge, target: c', 'c', 'target', '"c"', 'fighters: z, a, b'),
    ordered('one of several', 'action: charge, target: [a, c]', 'c', 'target[1]', '"c"'),
    ordered('next target', `${LOST}, then: redirect, then-target: c`, 'c', 'then-target', '"c"'),
    ordered('pivot', 'action: charge, target: a, pivot: { c: 90 }', '90', 'pivot.c', '"c"'),
  ],
  'CF-GEO: impossible targets': [
    ordered('himself', 'action: walk, target: z', 'z', 'target', 'not a possible target'),
    ordered('twice', 'action: charge, target: [a, a]', 'a]', 'target[1]', 'not a possible target twice'),
    ordered('a charge at a place', 'action: charge, target: [5, 5]', '[5, 5]', 'target', 'needs a fighter'),
    ordered('several for a walk', 'action: walk, target: [a, b]', '[a, b]', 'target', 'one target only', 'a, b'),
  ],
  'CF-SEP-5: more about one than can touch him': [
    mistake(
      'two about a fighter of one contact',
      table(
        'move: { actor: z, action: walk, target: [1, 0] }',
        FIGHTERS.replace('centre: [12, 0]', 'centre: [12, 3], contact-limit: 1').replace(
          'fighters:\n',
          'fighters:\n  y: { side: blue, base: { circle: 3 }, centre: [9, 3] }\n  x: { side: blue, base: { circle: 3 }, centre: [15, 3] }\n',
        ),
      ),
      '[12, 3]',
      'fighters.a.centre',
      '2 opponents about a, whom 1 can touch at most',
    ),
  ],
  'CF-GEO: bases': [
    mistake('none', standing('side: red, centre: [12, 0]'), '{ side', 'fighters.a', 'a has no shape', 'one shape'),
    mistake(
      'two shapes',
      standing('side: red, centre: [12, 0], base: { circle: 3, square: 3 }'),
      '{ circle',
      'fighters.a.base',
      'two shapes',
    ),
    mistake(
      'no length',
      standing('side: red, centre: [12, 0], base: { circle: 0 }'),
      '{ circle',
      'fighters.a.base',
      'positive length',
    ),
    mistake('no side', standing('base: { circle: 3 }, centre: [12, 0]'), '{ base', 'fighters.a', 'a has no side'),
  ],
  'CF-GEO: places': [
    mistake(
      'none',
      standing('side: red, base: { circle: 3 }'),
      '{ side',
      'fighters.a',
      'neither a centre nor a mark',
      'exactly one',
    ),
    mistake(
      'two',
      standing('side: red, base: { circle: 3 }, centre: [12, 0], mark: [9, 9]'),
      '[9, 9]',
      'fighters.a.mark',
      'both a centre and a mark',
    ),
    mistake(
      'no place',
      standing('side: red, base: { circle: 3 }, centre: [12]'),
      '[12]',
      'fighters.a.centre',
      'two numbers [x, y]',
    ),
  ],
  'CF-GEO: overlaps': [
    mistake(
      'two bases',
      standing('side: red, base: { circle: 3 }, centre: [12, 3.5]'),
      '[12, 3.5]',
      'fighters.a.centre',
      'a and b overlap by 0.5 cm',
    ),
    mistake(
      'a base and a wall',
      table(`${CHARGE}, obstacles: [{ id: w, polygon: [[-1, 0], [1, -1], [1, 1]] }]`),
      '[0, 0]',
      'fighters.z.mark',
      'z and w overlap by',
    ),
    ordered(
      'who fled',
      'action: charge, target: a, target-lost: fled, fled-to: [12, 4], then: stay',
      '[12, 4]',
      'fled-to',
      'a and b overlap by 1 cm',
    ),
  ],
  'CF-GEO: polygons': [
    drawn(
      'two corners',
      'obstacles: [{ id: w, polygon: [[5, 5], [6, 6]] }]',
      '[[5',
      'obstacles[0].polygon',
      'w has fewer than 3 corners',
    ),
    drawn(
      'no area',
      'obstacles: [{ id: w, polygon: [[5, 5], [6, 6], [7, 7]] }]',
      '[[5',
      'obstacles[0].polygon',
      'w has no area',
    ),
    drawn(
      'a corner twice',
      'obstacles: [{ id: w, polygon: [[5, 5], [5, 5], [7, 6]] }]',
      '[[5',
      'obstacles[0].polygon',
      'twice',
    ),
    drawn(
      'crossed',
      'obstacles: [{ id: w, polygon: [[5, 5], [9, 9], [9, 5], [5, 8]] }]',
      '[[5',
      'obstacles[0].polygon',
      'w crosses itself',
    ),
    drawn(
      'hollow',
      'obstacles: [{ id: w, polygon: [[5, 5], [9, 5], [6, 6], [5, 9]] }]',
      '[[5',
      'obstacles[0].polygon',
      'w is not convex',
      'split it into several convex ones that touch',
    ),
    drawn(
      'a relief crossed',
      'reliefs: [{ id: h, polygon: [[5, 5], [9, 9], [9, 5], [5, 8]], height: 2, size: small }]',
      '[[5',
      'reliefs[0].polygon',
      'h crosses itself',
    ),
    mistake(
      'a hollow relief that is impassable',
      `${table(`${CHARGE}, reliefs: [{ id: h, polygon: [[5, 5], [9, 5], [6, 6], [5, 9]], height: 2, size: small }]`)}rulings: { relief-cost: impassable }\n`,
      '[[5',
      'engagement.reliefs[0].polygon',
      'h is not convex',
    ),
  ],
  'CF-GEO: reliefs': [
    drawn(
      'no height',
      'reliefs: [{ id: h, polygon: [[5, 5], [9, 5], [6, 9]], size: small }]',
      '{ id',
      'reliefs[0]',
      'height',
    ),
    drawn(
      'no size',
      'reliefs: [{ id: h, polygon: [[5, 5], [9, 5], [6, 9]], height: 2 }]',
      '{ id',
      'reliefs[0]',
      'size',
    ),
    drawn(
      'below the ground',
      'reliefs: [{ id: h, polygon: [[5, 5], [9, 5], [6, 9]], height: -2, size: small }]',
      '-2',
      'reliefs[0].height',
      '0 to 1000',
    ),
    drawn(
      'unknown size',
      'reliefs: [{ id: h, polygon: [[5, 5], [9, 5], [6, 9]], height: 2, size: hug }]',
      'hug',
      'reliefs[0].size',
      'small, medium, large, very-large',
    ),
  ],
  'CF-GEO: movement values': [
    mistake('none', moving('characteristics: { INI: 3 }'), '{ INI', 'fighters.z.characteristics', 'needs MOV'),
    mistake('negative', moving('characteristics: { MOV: -1 }'), '-1', 'fighters.z.characteristics.MOV', '0 to 100'),
    mistake(
      'none in the air',
      moving('level: 1, characteristics: { MOV: 5 }'),
      '{ MOV',
      'fighters.z.characteristics',
      'needs MOV-air',
    ),
    mistake('too high', moving('level: 3, characteristics: { MOV: 5 }'), '3', 'fighters.z.level', '0 to 2'),
  ],
  'CF-GEO: contradictions': [
    ordered(
      'a pivot of another',
      'action: charge, target: a, pivot: { b: 90 }',
      '90',
      'pivot.b',
      'only charged fighters',
    ),
    ordered(
      'a contact angle at a place',
      'action: walk, target: [5, 5], contact-angle: 90',
      '90',
      'contact-angle',
      'one fighter',
    ),
    ordered(
      'a contact angle of several',
      'action: charge, target: [a, b], contact-angle: 90',
      '90',
      'contact-angle',
      'one fighter',
    ),
    ordered(
      'disengaged in pursuit',
      'action: pursuit, target: a, disengaged: true',
      'true',
      'disengaged',
      'contradicts pursuit',
    ),
  ],
  'CF-GEO: lost targets': [
    ordered('no sequel', LOST, 'killed', 'target-lost', 'then is missing'),
    ordered('no next target', `${LOST}, then: redirect`, 'redirect', 'then', 'then-target is missing'),
    ordered('nowhere to run', `${LOST}, then: run`, 'run', 'then', 'then-target is missing'),
    ordered('a run at somebody', `${LOST}, then: run, then-target: b`, 'b', 'then-target', 'to a place'),
    ordered(
      'a redirection to a place',
      `${LOST}, then: redirect, then-target: [1, 1]`,
      '[1, 1]',
      'then-target',
      'to a fighter',
    ),
    ordered(
      'nowhere to flee',
      'action: charge, target: a, target-lost: fled, then: stay',
      'fled',
      'target-lost',
      'fled-to is missing',
    ),
    ordered('at the dead', `${LOST}, then: redirect, then-target: a`, 'a', 'then-target', 'a was killed'),
    ordered('at himself', `${LOST}, then: redirect, then-target: z`, 'z', 'then-target', 'not a possible target'),
    ordered(
      'several',
      'action: charge, target: [a, b], target-lost: killed, then: stay',
      'killed',
      'target-lost',
      'one fighter',
    ),
    ordered(
      'a place',
      'action: walk, target: [1, 1], target-lost: killed, then: stay',
      'killed',
      'target-lost',
      'one fighter',
    ),
  ],
  'CF-GEO: unknown words': [
    ordered('action', 'action: chrage, target: a', 'chrage', 'action', 'did you mean "charge"'),
    ordered('sequel', `${LOST}, then: stai`, 'stai', 'then', 'stay, redirect, run'),
    mistake(
      'ruling',
      `${table(CHARGE)}rulings: { clearence: mark-only }\n`,
      'clearence',
      'rulings',
      'did you mean "clearance"',
    ),
    mistake(
      'option',
      `${table(CHARGE)}rulings: { clearance: marks }\n`,
      'marks',
      'rulings.clearance',
      'mark-only-with-gap-rule',
    ),
  ],
  'CF-GEO: what has no effect': [
    warned('a facing in contact', 'action: charge, target: a, facing: 90', '90', 'facing', 'no effect'),
    warned('sight of a walk', 'action: walk, target: [5, 0], visible: false', 'false', 'visible', 'only a charge'),
    warned('a sequel to nothing', 'action: charge, target: a, then: stay', 'stay', 'then', 'not lost'),
    warned('a flight of nobody', 'action: charge, target: a, fled-to: [1, 9]', '[1, 9]', 'fled-to', 'not lost'),
  ],
};
