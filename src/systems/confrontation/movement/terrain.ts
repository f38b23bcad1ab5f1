import { widthOf } from './base.ts';
import type { Ground } from './corner.ts';
import type { Relief } from './relief.ts';
import { clearance, grown, polygon, type Shape } from './shape.ts';
import {
  areEnemies,
  baseOf,
  type Figure,
  impassable,
  isEngaged,
  type MoveRulings,
  type Table,
  type Terrain,
} from './table.ts';
import { closedThroats } from './throat.ts';
import { triangles } from './triangles.ts';
import type { Point } from './vector.ts';

/** Higher ground is gone round at level 1, in cm. // CF-GEO-33 */
const LOW_FLIGHT = 15;

/** The move of a figure over a table. */
export interface Passage {
  readonly table: Table;
  readonly rulings: MoveRulings;
  readonly actor: Figure;
  /** Flight level at which it is made. */
  readonly level: number;
  /** Where his mark starts. */
  readonly start: Point;
  /** The figures that he goes to; none when he goes to a point. */
  readonly targets: readonly Figure[];
  /** The point that he goes to, or null. */
  readonly point: Point | null;
}

/** What a path has to keep clear of, and how far contact points lie from it at least. */
export interface Lay {
  readonly ground: Ground;
  /** Figures as they stand on the table, none of them a target. */
  readonly shunned: readonly { readonly shape: Shape; readonly away: number }[];
}

/** The lay of the land for a move. */
export function layOf(passage: Passage): Lay {
  return passage.level > 0 ? airOf(passage) : groundOf(passage);
}

/** Bases, gaps and prices do not exist in the air. // CF-GEO-33 */
function airOf({ table, level }: Passage): Lay {
  const shapes = level > 1 ? [] : tallShapes(table);
  return { ground: { shapes, throats: closedThroats(shapes, 0), reliefs: [] }, shunned: [] };
}

function tallShapes({ obstacles, reliefs }: Table): readonly Shape[] {
  const isTall = ({ height }: { readonly height: number }): boolean => height > LOW_FLIGHT;
  return [
    ...obstacles.filter(isTall).map(({ corners }) => polygon(corners)),
    ...reliefs.filter(isTall).flatMap(({ corners }) => triangles(corners).map(polygon)),
  ];
}

function groundOf(passage: Passage): Lay {
  const { table, rulings, actor, targets } = passage;
  const isTarget = (figure: Figure): boolean => targets.some(({ id }) => id === figure.id);
  const barriers = table.figures.filter(
    (figure) => figure.id !== actor.id && figure.level === 0 && (isTarget(figure) || !mayPass(figure, passage)),
  );
  const obstacles = [
    ...barriers.map((figure) => ({ shape: baseOf(figure), isTarget: isTarget(figure) })),
    ...impassable(table, rulings).map((shape) => ({ shape, isTarget: false })),
  ];
  const width = widthOf(actor.base, rulings['base-width']);
  const kept = obstacles.map(({ shape, isTarget: isAim }) => ({
    shape,
    away: isAim ? 0 : keptClear(shape, width, passage),
  }));
  const gap = rulings.clearance === 'mark-only' ? 0 : width; // CF-GEO-12
  return {
    ground: {
      shapes: kept.map(({ shape, away }) => (away > 0 ? grown(shape, away) : shape)),
      throats: closedThroats(
        kept.map(({ shape }) => shape),
        gap,
      ),
      reliefs: rulings['relief-cost'] === 'by-size' ? table.reliefs.map((terrain) => priced(terrain, actor)) : [],
    },
    shunned: kept.filter(({ away }) => away > 0),
  };
}

/** Friends who are no obstacle. // CF-GEO-8 */
function mayPass(figure: Figure, { actor, table, rulings }: Passage): boolean {
  const ruling = rulings['pass-friends'];
  if (areEnemies(figure, actor) || ruling === 'never' || !figure.sameSpeakingTurn) return false;
  return ruling === 'same-turn' || !isEngaged(figure, table);
}

/** How far the mark keeps from an obstacle. // CF-GEO-11, CF-GEO-13 */
function keptClear(shape: Shape, width: number, { rulings, start, point }: Passage): number {
  if (rulings.clearance !== 'half-base-clearance') return 0;
  const away = Math.min(width / 2, clearance(start, shape), point === null ? width : clearance(point, shape));
  return away < 1e-7 ? 0 : away;
}

/** Prices of a relief for somebody of a size. // CF-GEO-17 */
function priced({ corners, height, rank }: Terrain, actor: Figure): Relief {
  const taller = actor.rank - rank;
  return { corners, entry: taller >= 2 ? 0 : height, exit: taller >= 1 ? 0 : height };
}
