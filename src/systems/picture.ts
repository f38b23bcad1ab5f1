import type { Words } from './words.ts';

/** A place in a picture: x to the right, y up, in the picture's unit. */
export type PicturePoint = readonly [x: number, y: number];

/** What a shape stands for: one of up to four sides, ground, or something that is only pointed out. */
export type PictureTone = 'side-1' | 'side-2' | 'side-3' | 'side-4' | 'barrier' | 'ground' | 'mark';

/** A piece of a line: straight to a place, or along a circle to it. */
export interface PictureStroke {
  readonly to: PicturePoint;
  /** Radius and sense of the circle, for an arc of less than a full turn. */
  readonly arc?: { readonly radius: number; readonly isLarge: boolean; readonly isCounterClockwise: boolean };
}

/** Something to be drawn; later ones lie over earlier ones. `name` is written beside it. */
export type PictureShape =
  | {
      readonly kind: 'disc';
      readonly centre: PicturePoint;
      readonly radius: number;
      readonly tone: PictureTone;
      /** Only its outline, dashed: where something was, or will be. */
      readonly isGhost?: boolean;
      readonly name?: string;
    }
  | {
      readonly kind: 'polygon';
      readonly corners: readonly PicturePoint[];
      readonly tone: PictureTone;
      readonly isGhost?: boolean;
      readonly name?: string;
    }
  | {
      readonly kind: 'line';
      readonly from: PicturePoint;
      readonly strokes: readonly PictureStroke[];
      readonly tone: PictureTone;
      /** Dashed: not travelled. */
      readonly isGhost?: boolean;
    };

/** A plan of what a variant is about, for reports: plain data that may cross threads. */
export interface Picture {
  /** What is measured, e.g. `cm`. */
  readonly unit: Words;
  readonly shapes: readonly PictureShape[];
  /** All that it shows, in words. */
  readonly description: Words;
}
