import type { Volley } from './volley.ts';

/** Volleys under sequences of numbers; what is there is found without allocating. */
export class VolleyTree {
  volley: Volley | null = null;
  private readonly branches = new Map<number, VolleyTree>();

  /** The place one number further on. */
  at(number: number): VolleyTree {
    let branch = this.branches.get(number);
    if (branch === undefined) {
      branch = new VolleyTree();
      this.branches.set(number, branch);
    }
    return branch;
  }
}
