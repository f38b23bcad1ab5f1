import type { Finding, Variant } from '../../system.ts';
import { rulingsOf } from '../combatant.ts';
import type { FighterData } from '../fighter-schema.ts';
import { error } from '../findings.ts';
import { figureOf, pointOf, soundBase, tableOf, targetsOf } from './affair.ts';
import { baseAround } from './base.ts';
import type { MovementData } from './fields.ts';
import { faultOf, type OutlineFault } from './outline.ts';
import { polygon, type Shape, separation } from './shape.ts';
import { baseOf, surplusOf } from './table.ts';
import { TOUCH } from './throat.ts';
import { radians } from './vector.ts';

/** What is wrong with the table: fighters without a place, polygons that are none, things that overlap. */
export function checkTable(data: MovementData, variant: Variant): readonly Finding[] {
  const fighters = Object.entries(variant.fighters) as readonly (readonly [string, FighterData])[];
  const places = fighters.flatMap(([id, fighter]) => checkPlacing(id, fighter));
  const outlines = checkOutlines(data, variant);
  const crowds = places.length === 0 ? checkCrowds(data, variant) : [];
  return [...places, ...outlines, ...(outlines.length === 0 ? checkOverlaps(data, variant) : []), ...crowds];
}

function fighterError(id: string, key: string, code: string, message: string, hint: string): Finding {
  return { severity: 'error', code: `confrontation/${code}`, path: ['fighters', id, key], message, hint };
}

function checkPlacing(id: string, data: FighterData): readonly Finding[] {
  const { side, base, centre, mark } = data;
  const findings: Finding[] = [];
  const report = (key: keyof FighterData, code: string, message: string, hint: string): void => {
    const isWritten = data[key] !== undefined;
    const found = fighterError(id, key, code, message, hint);
    findings.push(isWritten ? found : { ...found, path: ['fighters', id] });
  };
  if (side === undefined) report('side', 'no-side', `${id} has no side`, 'write `side:`; enemies have another one');
  if (soundBase(data) === null) {
    const both = base?.circle !== undefined && base.square !== undefined;
    const size = base?.circle ?? base?.square;
    const what = both ? 'two shapes' : size === undefined ? 'no shape' : `a base of ${size} cm`;
    const hint = 'give one shape with a positive length: `base: { circle: 3 }` or `base: { square: 2.5 }`, in cm';
    report('base', 'base', `${id} has ${what}`, hint);
  }
  if ((centre === undefined) === (mark === undefined)) {
    const what = centre === undefined ? 'neither a centre nor a mark' : 'both a centre and a mark';
    report('mark', 'place', `${id} has ${what}`, 'give exactly one: where its centre is, or the middle of its front');
  }
  return findings;
}

const FAULTS: Readonly<Record<OutlineFault, readonly [message: string, hint: string]>> = {
  few: ['has fewer than 3 corners', 'a polygon has 3 corners at least'],
  repeated: ['has a corner twice in a row', 'remove one of the two'],
  flat: ['has no area', 'its corners lie on one line: move one'],
  crossing: ['crosses itself', 'list the corners in the order in which they lie along its edge'],
  hollow: ['is not convex', 'split it into several convex ones that touch'],
};

function checkOutlines({ obstacles, reliefs }: MovementData, variant: Variant): readonly Finding[] {
  const areHard = rulingsOf(variant)['relief-cost'] === 'impassable';
  const check = (list: 'obstacles' | 'reliefs', isConvex: boolean): readonly Finding[] =>
    (list === 'obstacles' ? obstacles : reliefs).flatMap(({ id, polygon: corners }, index) => {
      const fault = faultOf(corners.map(pointOf), isConvex);
      if (fault === null) return [];
      const [message, hint] = FAULTS[fault];
      return [error('polygon', [list, index, 'polygon'], `${id} ${message}`, hint)];
    });
  return [...check('obstacles', true), ...check('reliefs', areHard)];
}

/** More enemies about somebody than can touch him. // CF-SEP-5 */
function checkCrowds(data: MovementData, variant: Variant): readonly Finding[] {
  const table = tableOf(data, variant);
  return table.figures.flatMap((figure) => {
    const surplus = surplusOf(figure, table);
    if (surplus === 0) return [];
    const { id, contactLimit } = figure;
    const key = (variant.fighters[id] as FighterData).centre === undefined ? 'mark' : 'centre';
    const message = `${contactLimit + surplus} opponents about ${id}, whom ${contactLimit} can touch at most`;
    return [fighterError(id, key, 'crowd', message, 'move some away, or raise contact-limit')];
  });
}

interface Standing {
  readonly name: string;
  readonly shape: Shape;
  readonly level: number;
}

/** Two bases, or a base and a polygon, that penetrate each other at the start; in the air there are none. // CF-GEO-3, CF-GEO-33 */
function checkOverlaps(data: MovementData, variant: Variant): readonly Finding[] {
  const { figures, obstacles, reliefs } = tableOf(data, variant);
  const isHard = rulingsOf(variant)['relief-cost'] === 'impassable';
  const walls = [...obstacles, ...(isHard ? reliefs : [])].map(
    ({ id, corners }): Standing => ({ name: id, shape: polygon(corners), level: 0 }),
  );
  const bases = figures.map((figure): Standing => ({ name: figure.id, shape: baseOf(figure), level: figure.level }));
  const atStart = bases.flatMap((one, index) =>
    [...bases.slice(index + 1), ...walls].flatMap((other) => {
      const message = overlapOf(one, other);
      const { fighters } = variant;
      const key = (fighters[one.name] as FighterData).centre === undefined ? 'mark' : 'centre';
      return message === null ? [] : [fighterError(one.name, key, 'overlap', message, 'move one of them')];
    }),
  );
  return [...atStart, ...checkFlight(data, variant, [...bases, ...walls])];
}

/** Where a target flees to there is room, whoever moves having left his place. // CF-GEO-30 */
function checkFlight({ move }: MovementData, variant: Variant, others: readonly Standing[]): readonly Finding[] {
  const [id] = targetsOf(move);
  const place = move['fled-to'];
  const data = id === undefined ? undefined : (variant.fighters[id] as FighterData | undefined);
  const figure = id === undefined || data === undefined ? null : figureOf(id, data, variant);
  if (figure === null || place === undefined) return [];
  const shape = baseAround(figure.base, pointOf(place), radians(data?.facing ?? 0));
  const fled: Standing = { name: figure.id, shape, level: figure.level };
  return others
    .filter(({ name }) => name !== figure.id && name !== move.actor)
    .flatMap((other) => {
      const message = overlapOf(fled, other);
      return message === null
        ? []
        : [error('overlap', ['move', 'fled-to'], message, 'let the target flee to a free place')];
    });
}

function overlapOf(one: Standing, other: Standing): string | null {
  const depth = one.level === 0 && other.level === 0 ? -separation(one.shape, other.shape) : 0;
  if (depth <= TOUCH) return null;
  const shown = Number(depth.toPrecision(3));
  return `${one.name} and ${other.name} overlap by ${shown} cm`;
}
