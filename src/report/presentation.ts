import type { TopLevelSpec } from 'vega-lite';
import type { Cell } from './html/table.ts';
import type { Piece } from './sentence.ts';

/**
 * What a reader is to see of an analysis, in one language: the page, the terminal and the exports render it, each in its
 * way, and know no analysis by name.
 */
export interface Presentation {
  /** What it is called: its author's title, else that of its kind. */
  readonly title: string;
  /** The answer in a sentence or two, with its uncertainty. */
  readonly answer: readonly Piece[];
  /** How the numbers were found, on how many trials, and what to mind. */
  readonly notes: readonly string[];
  readonly charts: readonly PresentedChart[];
  /** Everything that the charts show, and more, in numbers; the first is the one that a terminal shows. */
  readonly tables: readonly PresentedTable[];
}

export interface PresentedChart {
  /** Short name for files: letters and hyphens. */
  readonly name: string;
  readonly title: string;
  /** Colours are those of the page, as CSS variables; user text stands in its data only. */
  readonly spec: TopLevelSpec;
  /** What the picture shows, for those who cannot see it. */
  readonly description: string;
}

export interface PresentedColumn {
  readonly title: string;
  readonly numeric: boolean;
  /** What stands in it: one sentence. */
  readonly definition: string;
}

export interface PresentedTable {
  /** Short name for files: letters and hyphens. */
  readonly name: string;
  readonly caption: string;
  readonly columns: readonly PresentedColumn[];
  /** How many of the first columns head their row; 1 when absent. */
  readonly headCount?: number;
  readonly rows: readonly (readonly Cell[])[];
}
