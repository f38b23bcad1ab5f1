import type { Picture, PicturePoint, PictureShape, PictureStroke, PictureTone } from '../../picture.ts';
import type { Words } from '../../system.ts';
import type { MoveResult } from './measure.ts';
import type { Leg } from './route.ts';
import { disc, type Shape } from './shape.ts';
import { storyOf } from './story.ts';
import { placeOnLeg } from './stroll.ts';
import { baseOf, type Figure, frontOf, type Table } from './table.ts';
import { distance, type Point, towards } from './vector.ts';

const CM: Words = { en: 'cm', fr: 'cm' };
const TONES: readonly PictureTone[] = ['side-1', 'side-2', 'side-3', 'side-4'];

/** A plan of a move: the table, the path, where it ends; and all of it in words. */
export function pictureOf(before: Table, actor: Figure, result: MoveResult): Picture {
  const sides = [...new Set([actor.side, ...before.figures.map(({ side }) => side)])];
  const toneOf = ({ side }: Figure): PictureTone => TONES[sides.indexOf(side) % TONES.length] ?? 'side-1';
  const gone = before.figures.filter(({ id }) => id !== actor.id && !result.table.figures.some((it) => it.id === id));
  const standing = result.table.figures.filter(({ id }) => id !== actor.id);
  const isMoved = result.outcome !== 'illegal' && result.outcome !== 'blocked';
  const shapes: PictureShape[] = [
    ...before.reliefs.map(({ id, corners }): PictureShape => ({ ...outline(corners, 'ground'), name: id })),
    ...before.obstacles.map(({ id, corners }): PictureShape => ({ ...outline(corners, 'barrier'), name: id })),
    ...standing.flatMap((figure) => figureShapes(figure, toneOf(figure), false)),
    ...gone.flatMap((figure) => figureShapes(figure, toneOf(figure), true)),
    ...figureShapes(actor, toneOf(actor), isMoved),
    ...result.paths.flatMap((legs) => lineOf(legs, true)),
    ...lineOf(result.travelled, false),
  ];
  if (isMoved) {
    const { centre, facing, mark } = result.end;
    // In the air the mark is the centre, and stands for the figure.
    const level = distance(centre, mark) === 0 ? 1 : 0;
    shapes.push(...figureShapes({ ...actor, centre, facing, level }, toneOf(actor), false));
  }
  return { unit: CM, shapes, description: storyOf(before, actor, result) };
}

function at({ x, y }: Point): PicturePoint {
  return [x, y];
}

function outline(corners: readonly Point[], tone: PictureTone): PictureShape & { readonly kind: 'polygon' } {
  return { kind: 'polygon', corners: corners.map(at), tone };
}

/** Radius of the marker of who flies, in cm. */
const MARKER = 0.6;

/** A base, with a stroke from its centre to its mark; of who flies a marker. */
function figureShapes(figure: Figure, tone: PictureTone, isGhost: boolean): readonly PictureShape[] {
  const { id, centre, level } = figure;
  const base = baseShape(level > 0 ? disc(centre, MARKER) : baseOf(figure), tone);
  const shown = isGhost ? { ...base, isGhost } : { ...base, name: id };
  if (level > 0) return [shown];
  const front: PictureShape = {
    kind: 'line',
    from: at(towards(centre, figure.facing, figure.base.size / 4)),
    strokes: [{ to: at(frontOf(figure)) }],
    tone,
    ...(isGhost ? { isGhost } : {}),
  };
  return [shown, front];
}

function baseShape({ core, radius }: Shape, tone: PictureTone): PictureShape & { readonly kind: 'disc' | 'polygon' } {
  const [centre] = core;
  if (core.length === 1 && centre !== undefined) return { kind: 'disc', centre: at(centre), radius, tone };
  return outline(core, tone);
}

function lineOf(legs: readonly Leg[], isGhost: boolean): readonly PictureShape[] {
  const [first] = legs;
  if (first === undefined) return [];
  const strokes = legs.map(strokeOf);
  const from = at(placeOnLeg(first, 0));
  return [{ kind: 'line', from, strokes, tone: 'mark', ...(isGhost ? { isGhost } : {}) }];
}

function strokeOf(leg: Leg): PictureStroke {
  const to = at(placeOnLeg(leg, leg.length));
  if (leg.kind === 'line') return { to };
  const { radius, sweep } = leg;
  return { to, arc: { radius, isLarge: Math.abs(sweep) > Math.PI, isCounterClockwise: sweep > 0 } };
}
