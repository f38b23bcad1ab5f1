import { type Components, componentsOf } from '../dice/components.ts';
import { Rows } from './rows.ts';
import type { Ways } from './ways.ts';
import { NEGLIGIBLE, type Window } from './window.ts';

/** In which order mass passes through the nodes of a chain where rounds are not told apart; the same for every metric. */
export class Passage {
  /** Component after component; nodes of one component from the highest number to the lowest, for ways within a round lead down. */
  readonly components: Components;
  /** Index component → 1 where mass can come back to it. */
  readonly isCircle: Uint8Array;

  constructor(ways: Ways) {
    const { start, nodes, of } = componentsOf(ways);
    const isCircle = new Uint8Array(start.length - 1);
    for (let component = 0; component < isCircle.length; component += 1) {
      const first = start[component] as number;
      const end = start[component + 1] as number;
      if (end - first === 1 && !returns(ways, nodes[first] as number)) continue;
      isCircle[component] = 1;
      nodes.subarray(first, end).sort().reverse();
    }
    this.components = { start, nodes, of };
    this.isCircle = isCircle;
  }
}

/** Whether a way leads from a node to itself. */
function returns({ start, to }: Ways, node: number): boolean {
  const end = start[node + 1] as number;
  for (let way = start[node] as number; way < end; way += 1) if (to[way] === node) return true;
  return false;
}

/**
 * Adds up the laws of what a metric is at the end of a trial, rounds not being told apart: no cap cuts in. States
 * that can come back to each other are visited until all mass has left them; every other state is visited once, with all
 * the mass that ever comes to it.
 * @param laws index law, see {@link Ways} → where its trials are added up
 * @returns the probability left out
 */
export function endlessLaws({ ways, passage, start, first }: EndlessFacts, laws: readonly Window[]): number {
  return new Flow(ways, passage, laws).run(start, first);
}

interface EndlessFacts {
  readonly ways: Ways;
  readonly passage: Passage;
  /** Node of the start, and what the metric is there. */
  readonly start: number;
  readonly first: number;
}

class Flow {
  private readonly ways: Ways;
  private readonly passage: Passage;
  /** Index node → component. */
  private readonly of: Int32Array;
  private readonly laws: readonly Window[];
  /** What has come to a node and not gone on from it. */
  private readonly here: Rows;
  /** All that has gone round through a node of the component at hand. */
  private readonly through: Rows;
  private dropped = 0;

  constructor(ways: Ways, passage: Passage, laws: readonly Window[]) {
    const { of } = passage.components;
    this.ways = ways;
    this.passage = passage;
    this.of = of;
    this.laws = laws;
    this.here = new Rows(of.length);
    this.through = new Rows(of.length);
  }

  run(at: number, value: number): number {
    const { isCircle } = this.passage;
    const { start, nodes } = this.passage.components;
    const { here } = this;
    here.at(at).set(value, 1);
    for (let component = 0; component < isCircle.length; component += 1) {
      const first = start[component] as number;
      if (isCircle[component] === 0) this.push(nodes[first] as number, here, false);
      else this.circle(nodes.subarray(first, start[component + 1]));
    }
    return this.dropped;
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
    const { of } = this;
    this.dropped += row.trim();
    if (isInside) this.through.at(node).addScaled(row, 1, 0);
    const { mass } = row;
    const end = start[node + 1] as number;
    for (let way = start[node] as number; way < end; way += 1) {
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
