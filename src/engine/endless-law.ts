import { type Components, componentsOf } from './components.ts';
import { Rows } from './rows.ts';
import type { Ways } from './ways.ts';
import { NEGLIGIBLE, type Window } from './window.ts';

/**
 * Adds up the laws of a metric's increase up to the end of a trial, rounds not being told apart: no cap cuts in. States
 * that can come back to each other are visited until all mass has left them; every other state is visited once, with all
 * the mass that ever comes to it.
 * @param order nodes in an order in which ways within a round lead forward
 * @param laws index law, see {@link Ways} → where its trials are added up
 * @returns the probability left out
 */
export function endlessLaws(ways: Ways, order: Int32Array, laws: readonly Window[]): number {
  return new Flow(ways, order, laws).run();
}

class Flow {
  private readonly ways: Ways;
  private readonly components: Components;
  private readonly laws: readonly Window[];
  /** What has come to a node and not gone on from it. */
  private readonly here: Rows;
  /** All that has gone round through a node of the component at hand. */
  private readonly through: Rows;
  /** Index node → its place in the order. */
  private readonly placeOf: Int32Array;
  private dropped = 0;

  constructor(ways: Ways, order: Int32Array, laws: readonly Window[]) {
    this.ways = ways;
    this.components = componentsOf(ways);
    this.laws = laws;
    this.here = new Rows(order.length);
    this.through = new Rows(order.length);
    this.placeOf = new Int32Array(order.length);
    for (const [place, node] of order.entries()) this.placeOf[node] = place;
  }

  run(): number {
    const { start, nodes } = this.components;
    const { placeOf, here } = this;
    here.at(0).set(0, 1);
    for (let component = 0; component + 1 < start.length; component += 1) {
      const members = nodes.subarray(start[component], start[component + 1]);
      if (members.length > 1 || this.returns(members[0] as number)) {
        this.circle(members.sort((a, b) => (placeOf[a] as number) - (placeOf[b] as number)));
      } else this.push(members[0] as number, here, false);
    }
    return this.dropped;
  }

  /** Whether a way leads from a node to itself. */
  private returns(node: number): boolean {
    const { start, to } = this.ways;
    for (let way = start[node] as number; way < (start[node + 1] as number); way += 1)
      if (to[way] === node) return true;
    return false;
  }

  /** Mass goes round in a component until all but nothing has left it. */
  private circle(members: Int32Array): void {
    const { here, through } = this;
    for (let isAny = true; isAny; ) {
      isAny = false;
      for (const node of members) if (this.push(node, here, true)) isAny = true;
    }
    for (const node of members) this.push(node, through, false);
  }

  /**
   * All mass of a node goes on.
   * @param isInside along the ways that stay in its component, or along those that leave it
   * @returns whether there was any
   */
  private push(node: number, rows: Rows, isInside: boolean): boolean {
    const row = rows.take(node);
    if (row === undefined) return false;
    const { start, to, gain, weight } = this.ways;
    const { of } = this.components;
    this.dropped += row.trim();
    if (isInside) this.through.at(node).addScaled(row, 1, 0);
    const { mass } = row;
    for (let way = start[node] as number; way < (start[node + 1] as number); way += 1) {
      const target = to[way] as number;
      if ((target >= 0 && of[target] === of[node]) !== isInside) continue;
      const share = weight[way] as number;
      if (mass * share < NEGLIGIBLE) {
        this.dropped += mass * share;
        continue;
      }
      const into = target < 0 ? (this.laws[-1 - target] as Window) : this.here.at(target);
      into.addScaled(row, share, gain[way] as number);
    }
    rows.recycle(row);
    return mass > 0;
  }
}
