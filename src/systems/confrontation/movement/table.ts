import { type Base, baseAround, halfOf } from './base.ts';
import { polygon, type Shape, separation } from './shape.ts';
import { TOUCH } from './throat.ts';
import { distance, type Point, towards } from './vector.ts';

/** A fighter as he stands on the table. */
export interface Figure {
  readonly id: string;
  readonly side: string;
  readonly base: Base;
  /** Centre of his base. */
  readonly centre: Point;
  /** Direction of his front, in radians. */
  readonly facing: number;
  /** Rank of his size, 1 to 4. */
  readonly rank: number;
  readonly power: number;
  /** Most enemies that can touch him. // CF-SEP-5 */
  readonly contactLimit: number;
  readonly engaged: 'auto' | boolean;
  /** Activated in the speaking turn of who moves. */
  readonly sameSpeakingTurn: boolean;
  /** Has fought in this combat phase. // CF-PUR-5 */
  readonly hasFought: boolean;
  /** Flight level, 0 on the ground. */
  readonly level: number;
}

/** Impassable ground, convex. */
export interface Obstacle {
  readonly id: string;
  readonly corners: readonly Point[];
  /** In cm; infinite where it says nothing. */
  readonly height: number;
}

/** Ground that is crossed at a price; any simple polygon. */
export interface Terrain {
  readonly id: string;
  readonly corners: readonly Point[];
  readonly height: number;
  /** Rank of its size, 1 to 4. */
  readonly rank: number;
}

/** Everything that stands on the table. */
export interface Table {
  readonly figures: readonly Figure[];
  readonly obstacles: readonly Obstacle[];
  readonly reliefs: readonly Terrain[];
}

/** The rulings on which a move depends: ruling id → option id. */
export interface MoveRulings {
  readonly clearance: 'mark-only-with-gap-rule' | 'mark-only' | 'half-base-clearance';
  readonly 'base-width': 'side' | 'diagonal';
  readonly 'pass-friends': 'same-turn' | 'free-and-same-turn' | 'never';
  readonly 'relief-cost': 'by-size' | 'none' | 'impassable';
  readonly 'contact-room': 'base-fits' | 'edge-point';
  readonly 'multi-contact-mark': 'on-first-target' | 'on-any-target';
  readonly 'pivot-about': 'centre' | 'mark';
  readonly rotation: 'free' | 'needs-movement';
  readonly 'line-of-sight': 'declared' | 'front-arc';
  readonly 'flight-redirects': 'yes' | 'no';
  readonly 'charge-condition': 'seen-and-free' | 'free';
  readonly 'level-change-cost': 'before-doubling' | 'after-doubling';
  readonly 'cover-move-level': 'any' | 'ground';
}

export function baseOf({ base, centre, facing }: Figure): Shape {
  return baseAround(base, centre, facing);
}

/** Middle of the front of a figure's base. // CF-GEO-2 */
export function frontOf({ base, centre, facing }: Figure): Point {
  return towards(centre, facing, halfOf(base));
}

export function areEnemies(a: Figure, b: Figure): boolean {
  return a.side !== b.side;
}

/** Whether two figures of one level touch; in the air their markers lie at one place. // CF-GEO-3, CF-GEO-33 */
export function areTouching(a: Figure, b: Figure): boolean {
  if (a.level !== b.level) return false;
  return (a.level > 0 ? distance(a.centre, b.centre) : separation(baseOf(a), baseOf(b))) <= TOUCH;
}

/** Whether a figure is in contact with an enemy, or said to be. // CF-GEO-4 */
export function isEngaged(figure: Figure, { figures }: Table): boolean {
  if (figure.engaged !== 'auto') return figure.engaged;
  return figures.some((other) => areEnemies(figure, other) && areTouching(figure, other));
}

/** Enemies of his level that touch a figure, but for one. */
export function touchersOf(figure: Figure, { figures }: Table, except?: Figure): readonly Figure[] {
  return figures.filter((other) => other.id !== except?.id && areEnemies(figure, other) && areTouching(figure, other));
}

/** Whether as many enemies touch a figure as can, whoever comes apart. // CF-SEP-5 */
export function isSurrounded(figure: Figure, table: Table, comer: Figure): boolean {
  return touchersOf(figure, table, comer).length >= figure.contactLimit;
}

/** Enemies that touch a figure, beyond those that can. // CF-SEP-5 */
export function surplusOf(figure: Figure, table: Table): number {
  return Math.max(0, touchersOf(figure, table).length - figure.contactLimit);
}

/** The polygons that no base can stand on. */
export function impassable({ obstacles, reliefs }: Table, rulings: MoveRulings): readonly Shape[] {
  const ground = rulings['relief-cost'] === 'impassable' ? [...obstacles, ...reliefs] : obstacles;
  return ground.map(({ corners }) => polygon(corners));
}

/** Everything at level 0 that the base of a figure may not overlap. // CF-GEO-19 */
export function hindrances(actor: Figure, table: Table, rulings: MoveRulings): readonly Shape[] {
  const others = table.figures.filter(({ id, level }) => id !== actor.id && level === 0);
  return [...others.map(baseOf), ...impassable(table, rulings)];
}

/** Enemies on the ground whose bases a figure's base touches. */
export function contactsOf(actor: Figure, base: Shape, { figures }: Table): readonly Figure[] {
  return figures.filter(
    (other) => areEnemies(actor, other) && other.level === 0 && separation(base, baseOf(other)) <= TOUCH,
  );
}

/** The table with a figure put somewhere else, or taken off. */
export function withFigure(table: Table, id: string, change: Partial<Figure> | null): Table {
  const figures = table.figures.flatMap((figure) => {
    if (figure.id !== id) return [figure];
    return change === null ? [] : [{ ...figure, ...change }];
  });
  return { ...table, figures };
}
