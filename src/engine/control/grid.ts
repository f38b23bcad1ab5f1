import { KeyTable } from '../../dice/key-table.ts';
import type { ControlGraph } from './graph.ts';
import type { Network, NetworkNode } from './network.ts';
import type { Stops } from './stops.ts';

/**
 * Stops in rows and columns. Courses change some places of a state and leave the others alone: states that agree in the
 * others are a row, and within one a course leads from column to column. So courses of several rows, which often have one
 * law, agree in where they lead.
 */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
  /** Row of a node from which a course begins. */
  rowOf(node: number): number;
  /** Column of the node of a stop. */
  columnOf(node: number): number;
}

export function gridOf(graph: ControlGraph, { nodes }: Network, { stops, courses }: Stops): Grid {
  const { keyLength } = graph;
  const keyOf = (node: number): Int32Array => {
    const key = new Int32Array(keyLength);
    graph.key((nodes[node] as NetworkNode).question.control, key);
    return key;
  };
  const keys = new Map<number, Int32Array>();
  for (const node of [...courses.keys(), ...stops.map((stop) => stop.node)]) keys.set(node, keyOf(node));
  const isChanged = new Uint8Array(keyLength);
  for (const [from, { to }] of courses) {
    const before = keys.get(from) as Int32Array;
    for (const node of to) {
      const after = keys.get(node) as Int32Array;
      for (let place = 0; place < keyLength; place += 1) if (before[place] !== after[place]) isChanged[place] = 1;
    }
  }
  const rows = new KeyTable(keyLength);
  const rowOf = new Map<number, number>();
  for (const node of courses.keys()) {
    rowOf.set(
      node,
      rows.indexOf((keys.get(node) as Int32Array).map((value, place) => (isChanged[place] === 1 ? 0 : value))),
    );
  }
  const columns = new Map<string, number>();
  const columnOf = new Map<number, number>();
  for (const { node } of stops) {
    const { path } = (nodes[node] as NetworkNode).question;
    const changed = (keys.get(node) as Int32Array).filter((_, place) => isChanged[place] === 1);
    const name = `${changed.join()} ${path.join()}`;
    if (!columns.has(name)) columns.set(name, columns.size);
    columnOf.set(node, columns.get(name) as number);
  }
  return {
    rows: new Set(rowOf.values()).size,
    columns: columns.size,
    rowOf: (node) => rowOf.get(node) as number,
    columnOf: (node) => columnOf.get(node) as number,
  };
}
