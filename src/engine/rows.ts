import { Window } from './window.ts';

/** Index node → law of a metric's increase up to there, for nodes with any mass. */
export class Rows {
  /** Nodes with mass. */
  count = 0;
  readonly rows: (Window | undefined)[];
  private readonly spare: Window[] = [];

  constructor(nodeCount: number) {
    this.rows = new Array<Window | undefined>(nodeCount).fill(undefined);
  }

  /** The row of a node, empty when it had none. */
  at(node: number): Window {
    const known = this.rows[node];
    if (known !== undefined) return known;
    const row = this.spare.pop() ?? new Window();
    this.rows[node] = row;
    this.count += 1;
    return row;
  }

  /** Takes the row of a node away, to be recycled once it is read. */
  take(node: number): Window | undefined {
    const row = this.rows[node];
    if (row === undefined) return undefined;
    this.rows[node] = undefined;
    this.count -= 1;
    return row;
  }

  recycle(row: Window): void {
    row.clear();
    this.spare.push(row);
  }
}
