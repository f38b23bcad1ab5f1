/** Ways between nodes: those of node i are `start[i] .. start[i+1]-1`; `to` is negative for an end. */
interface Links {
  readonly start: Int32Array;
  readonly to: Int32Array;
}

/** Nodes grouped by whether they can come back to each other: component c holds `nodes[start[c]] .. nodes[start[c+1]-1]`. */
export interface Components {
  readonly start: Int32Array;
  /** Component after component; every way leads to a component's own nodes or to a later component. */
  readonly nodes: Int32Array;
  /** Index node → component. */
  readonly of: Int32Array;
}

/**
 * The strongly connected components of some ways, in an order in which every way leads forward.
 * @source R. Tarjan, Depth-First Search and Linear Graph Algorithms (1972), without recursion
 */
export function componentsOf({ start, to }: Links): Components {
  const nodeCount = start.length - 1;
  const of = new Int32Array(nodeCount);
  // Index node → 1 + its number in the search, 0 before it is found; and the least number that it can come back to.
  const number = new Int32Array(nodeCount);
  const low = new Int32Array(nodeCount);
  const next = start.slice(0, nodeCount);
  const isOpen = new Uint8Array(nodeCount);
  const open = new Int32Array(nodeCount);
  const path = new Int32Array(nodeCount);
  // Components are found last first.
  const nodes = new Int32Array(nodeCount);
  const firsts: number[] = [nodeCount];
  let openCount = 0;
  let found = 0;
  let left = nodeCount;
  for (let root = 0; root < nodeCount; root += 1) {
    if (number[root] !== 0) continue;
    let depth = 0;
    path[0] = root;
    while (depth >= 0) {
      const node = path[depth] as number;
      if (number[node] === 0) {
        found += 1;
        number[node] = found;
        low[node] = found;
        open[openCount] = node;
        openCount += 1;
        isOpen[node] = 1;
      }
      const way = next[node] as number;
      if (way < (start[node + 1] as number)) {
        next[node] = way + 1;
        const reached = to[way] as number;
        if (reached < 0) continue;
        if (number[reached] === 0) {
          depth += 1;
          path[depth] = reached;
        } else if (isOpen[reached] === 1) low[node] = Math.min(low[node] as number, number[reached] as number);
        continue;
      }
      depth -= 1;
      if (depth >= 0) {
        const above = path[depth] as number;
        low[above] = Math.min(low[above] as number, low[node] as number);
      }
      if (low[node] !== number[node]) continue;
      let last = -1;
      while (last !== node) {
        openCount -= 1;
        last = open[openCount] as number;
        isOpen[last] = 0;
        left -= 1;
        nodes[left] = last;
        of[last] = firsts.length - 1;
      }
      firsts.push(left);
    }
  }
  const count = firsts.length - 1;
  return {
    start: Int32Array.from(firsts).reverse(),
    nodes,
    of: of.map((component) => count - 1 - component),
  };
}
