import { Classes } from './classes.ts';
import { type Components, componentsOf } from './components.ts';
import type { Pieces } from './pieces.ts';

/**
 * Merges classes of equal futures across rounds, where they may come back to each other: what cannot come back is merged
 * once what it leads to has been; what can is taken for one at first and told apart until nothing more tells.
 * @param nodes classes whose edges all lead to classes; those within a round to earlier ones
 * @param roundEnd code of edges that end a round
 * @param isMerging false: merges nothing
 * @returns index class → merged class, within a round likewise leading to earlier ones
 */
export function mergeRounds(nodes: Classes, roundEnd: number, isMerging: boolean): Pieces<MergedRounds> {
  return new RoundMerger(nodes, roundEnd, isMerging).run();
}

export interface MergedRounds {
  readonly classes: Classes;
  /** Index class as it was → class. */
  readonly of: Int32Array;
}

class RoundMerger {
  private readonly nodes: Classes;
  private readonly roundEnd: number;
  private readonly components: Components;
  private readonly merged: Classes;
  /** Index node → merged class, as far as it is known; and by the pass under way. */
  private readonly of: Int32Array;
  private readonly next: Int32Array;

  constructor(nodes: Classes, roundEnd: number, isMerging: boolean) {
    const { start, edges, count } = nodes;
    this.nodes = nodes;
    this.roundEnd = roundEnd;
    this.components = componentsOf({ start: start.subarray(0, count + 1), to: edges.to });
    this.merged = new Classes(isMerging, edges.count);
    this.of = new Int32Array(count);
    this.next = new Int32Array(count);
  }

  *run(): Pieces<MergedRounds> {
    const { of, next, merged } = this;
    for (const level of this.levels()) {
      const circling: number[] = [];
      for (const node of level) {
        if (this.canComeBack(node)) circling.push(node);
        else {
          of[node] = this.classOf(node);
          next[node] = of[node] as number;
        }
      }
      this.tellApart(circling);
      yield;
    }
    return { classes: merged, of };
  }

  /** Merges nodes that may come back to each other, all that they lead to otherwise being merged. */
  private tellApart(nodes: readonly number[]): void {
    const { of, next, merged } = this;
    const known = merged.count;
    for (const node of nodes) of[node] = known;
    for (let isSettled = false; !isSettled; ) {
      merged.rewind(known);
      for (const node of nodes) next[node] = this.classOf(node);
      isSettled = true;
      for (const node of nodes) {
        if (of[node] === next[node]) continue;
        of[node] = next[node] as number;
        isSettled = false;
      }
    }
  }

  private classOf(node: number): number {
    const { roundEnd, of, next, merged } = this;
    const { start, dropped } = this.nodes;
    const { to, code, gain, note, weight } = this.nodes.edges;
    merged.open();
    const end = start[node + 1] as number;
    for (let edge = start[node] as number; edge < end; edge += 1) {
      const reached = to[edge] as number;
      const by = code[edge] as number;
      // Within a round they are earlier, and known by this pass already.
      const target = reached < 0 ? -1 : ((by === roundEnd ? of : next)[reached] as number);
      merged.edges.add(target, by, gain[edge] as number, note[edge] as number, weight[edge] as number);
    }
    return merged.close(dropped[node] as number);
  }

  private canComeBack(node: number): boolean {
    const { start, edges } = this.nodes;
    const { start: first, of } = this.components;
    const component = of[node] as number;
    if ((first[component + 1] as number) - (first[component] as number) > 1) return true;
    const end = start[node + 1] as number;
    for (let edge = start[node] as number; edge < end; edge += 1) if (edges.to[edge] === node) return true;
    return false;
  }

  /** Nodes, in their order, by how many components are passed on the longest way from them: those where it ends first. */
  private levels(): readonly (readonly number[])[] {
    const { start, edges } = this.nodes;
    const { start: first, nodes, of } = this.components;
    const height = new Int32Array(first.length - 1);
    for (let component = height.length - 1; component >= 0; component -= 1) {
      let above = 0;
      for (let at = first[component] as number; at < (first[component + 1] as number); at += 1) {
        const node = nodes[at] as number;
        const end = start[node + 1] as number;
        for (let edge = start[node] as number; edge < end; edge += 1) {
          const to = edges.to[edge] as number;
          if (to >= 0 && of[to] !== component) above = Math.max(above, 1 + (height[of[to] as number] as number));
        }
      }
      height[component] = above;
    }
    const levels: number[][] = [];
    for (let node = 0; node < of.length; node += 1) {
      const level = height[of[node] as number] as number;
      while (levels.length <= level) levels.push([]);
      levels[level]?.push(node);
    }
    return levels;
  }
}
