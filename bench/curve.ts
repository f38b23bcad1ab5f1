import type { Spread } from './spread.ts';

/** A cost at one size. */
export interface Point {
  /** Of what grows: fighters, variants, trials, states. */
  readonly size: number;
  readonly cost: Spread;
}

/** Costs of one sort over sizes. */
export interface Line {
  readonly name: string;
  readonly points: readonly Point[];
}

/** How a cost grows: one chart. Both axes are logarithmic. */
export interface Curve {
  readonly name: string;
  readonly title: string;
  /** What grows, in words. */
  readonly sizeTitle: string;
  /** What it costs, in words with its unit. */
  readonly costTitle: string;
  /** Seconds, mebibytes … as in the tables. */
  readonly unit: string;
  /** How it was measured, what was left out. */
  readonly notes: readonly string[];
  readonly lines: readonly Line[];
}
