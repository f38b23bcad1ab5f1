import type { Picture, PicturePoint, PictureShape, PictureTone } from '../../analysis/summary.ts';
import { escapeHtml } from '../html/markup.ts';
import type { Locale } from '../locale/locale.ts';
import { clip } from '../words.ts';
import type { Drawing } from './draw.ts';

/** Units of a picture's own box: about a phone's width, so that its words stay legible there. */
const WIDTH = 360;
const HEIGHT_MAX = 440;
const MARGIN = 14;
const LETTERS = 11;
/** Letters of a name that are written into a picture; its words have all of them. */
const NAME_MAX = 14;

const FILLS: Readonly<Record<PictureTone, string>> = {
  'side-1': 'fill="var(--k-a)" fill-opacity=".22" stroke="var(--k-a)"',
  'side-2': 'fill="var(--k-b)" fill-opacity=".22" stroke="var(--k-b)"',
  'side-3': 'fill="var(--k-c)" fill-opacity=".22" stroke="var(--k-c)"',
  'side-4': 'fill="var(--k-d)" fill-opacity=".22" stroke="var(--k-d)"',
  barrier: 'fill="var(--k-n1)" fill-opacity=".7" stroke="var(--k-n2)"',
  ground: 'fill="var(--k-n0)" fill-opacity=".35" stroke="var(--k-n2)" stroke-dasharray="1 3"',
  mark: 'fill="none" stroke="var(--text)"',
};
const GHOST = 'fill="none" stroke-dasharray="4 3"';

/** How places of a picture come to lie in its box. */
interface Frame {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/** A plan seen from above, with the names of what stands on it and a scale. */
export function drawPicture(picture: Picture, locale: Locale): Drawing {
  const frame = frameOf(picture.shapes.flatMap(extentOf));
  const shapes = picture.shapes.map((shape) => shapeSvg(shape, frame)).join('');
  const names = picture.shapes.map((shape) => nameSvg(shape, frame)).join('');
  const scale = scaleBar(frame, locale.pick(picture.unit), locale);
  const body = `<g font-size="${LETTERS}" fill="var(--text)">${shapes}${names}${scale}</g>`;
  return { body, width: WIDTH, height: frame.height };
}

function extentOf(shape: PictureShape): readonly PicturePoint[] {
  if (shape.kind === 'polygon') return shape.corners;
  if (shape.kind === 'line') return [shape.from, ...shape.strokes.map(({ to }) => to)];
  const { centre, radius } = shape;
  return [
    [centre[0] - radius, centre[1] - radius],
    [centre[0] + radius, centre[1] + radius],
  ];
}

function frameOf(points: readonly PicturePoint[]): Frame {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.max(...ys)];
  const across = Math.max(1e-9, Math.max(...xs) - left);
  const down = Math.max(1e-9, top - Math.min(...ys));
  const scale = Math.min((WIDTH - 2 * MARGIN) / across, HEIGHT_MAX / down);
  return {
    scale,
    left: left - (WIDTH / scale - across) / 2,
    top: top + MARGIN / scale,
    height: Math.round(down * scale + 2 * MARGIN + 2 * LETTERS),
  };
}

function place([x, y]: PicturePoint, { scale, left, top }: Frame): string {
  return `${short((x - left) * scale)} ${short((top - y) * scale)}`;
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}

function shapeSvg(shape: PictureShape, frame: Frame): string {
  const ghost = shape.isGhost === true;
  const style = (): string => {
    const own = FILLS[shape.tone];
    return ghost ? `${GHOST} ${/stroke="[^"]*"/.exec(own)?.[0] ?? ''}` : own;
  };
  if (shape.kind === 'disc') {
    const [x, y] = place(shape.centre, frame).split(' ');
    return `<circle cx="${x}" cy="${y}" r="${short(shape.radius * frame.scale)}" ${style()}/>`;
  }
  if (shape.kind === 'polygon') {
    return `<polygon points="${shape.corners.map((corner) => place(corner, frame)).join(' ')}" ${style()}/>`;
  }
  return `<path d="${pathOf(shape, frame)}" ${style()} stroke-width="${ghost ? 1 : 1.75}" stroke-linejoin="round"/>`;
}

/** In a box whose y goes down, what turns counter-clockwise on the table sweeps the other way. */
function pathOf({ from, strokes }: PictureShape & { readonly kind: 'line' }, frame: Frame): string {
  const pieces = strokes.map(({ to, arc }) => {
    if (arc === undefined) return `L${place(to, frame)}`;
    const radius = short(arc.radius * frame.scale);
    return `A${radius} ${radius} 0 ${arc.isLarge ? 1 : 0} ${arc.isCounterClockwise ? 0 : 1} ${place(to, frame)}`;
  });
  return `M${place(from, frame)}${pieces.join('')}`;
}

function nameSvg(shape: PictureShape, frame: Frame): string {
  if (shape.kind === 'line' || shape.name === undefined) return '';
  const centre: PicturePoint =
    shape.kind === 'disc' ? shape.centre : [mean(shape.corners.map(([x]) => x)), mean(shape.corners.map(([, y]) => y))];
  const [x, y] = place(centre, frame).split(' ');
  const text = escapeHtml(clip(shape.name, NAME_MAX));
  const halo = 'stroke="var(--bg)" stroke-width="3" stroke-linejoin="round" paint-order="stroke"';
  return `<text x="${x}" y="${y}" text-anchor="middle" dy=".35em" ${halo}>${text}</text>`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A length to measure by: 1, 2 or 5 times a power of ten, about a quarter of the width. */
function scaleBar({ scale, height }: Frame, unit: string, locale: Locale): string {
  const wanted = WIDTH / 4 / scale;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const length = ([5, 2, 1].find((step) => step * power <= wanted) ?? 1) * power;
  const y = height - LETTERS;
  const right = short(MARGIN + length * scale);
  const words = `${locale.number(length, length < 1 ? 2 : 0)}\u00a0${unit}`;
  return `<path d="M${MARGIN} ${y - 3}v6m0 -3H${right}m0 -3v6" fill="none" stroke="var(--muted)"/><text x="${right + 6}" y="${y}" dy=".35em" fill="var(--muted)">${escapeHtml(words)}</text>`;
}
