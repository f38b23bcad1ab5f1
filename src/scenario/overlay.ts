import { findEntry, type KeyNames } from './key-names.ts';
import type { MapEntry, Place, SourceNode } from './source.ts';

/** A value put at a place of the tree by an axis. */
export interface Overlay {
  readonly steps: readonly string[];
  readonly node: SourceNode;
  /** Where the axis is written: the place of maps that only the axis brings into being. */
  readonly place: Place;
}

/** A step of an overlay that leads into a value without parts; `depth` steps could be taken. */
export class OverlayError extends Error {
  readonly depth: number;

  constructor(depth: number) {
    super('a value without parts is in the way');
    this.depth = depth;
  }
}

/**
 * The tree with the value put in place; the rest is shared. Missing maps are made, empty values become maps.
 * @throws OverlayError when a step leads into a scalar, or beyond a list
 */
export function applyOverlay(root: SourceNode | null, overlay: Overlay, names: KeyNames): SourceNode {
  return put(root, overlay, 0, names);
}

function put(node: SourceNode | null, overlay: Overlay, depth: number, names: KeyNames): SourceNode {
  const step = overlay.steps[depth];
  if (step === undefined) return overlay.node;
  if (node?.kind === 'list') {
    const index = /^\d+$/.test(step) ? Number(step) : -1;
    const item = node.items[index];
    if (item === undefined) throw new OverlayError(depth);
    const changed = put(item, overlay, depth + 1, names);
    return { ...node, items: node.items.map((other, at) => (at === index ? changed : other)) };
  }
  if (node?.kind === 'scalar' && node.value !== null) throw new OverlayError(depth);
  const map = node?.kind === 'map' ? node : { kind: 'map' as const, entries: [], place: overlay.place };
  const entry = findEntry(map, step, names);
  const changed: MapEntry = {
    key: entry?.key ?? step,
    keyPlace: entry?.keyPlace ?? overlay.place,
    node: put(entry?.node ?? null, overlay, depth + 1, names),
  };
  const entries =
    entry === null ? [...map.entries, changed] : map.entries.map((other) => (other === entry ? changed : other));
  return { ...map, entries };
}
