/** Offsets into the text of a file, UTF-16 units; `end` excluded. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export type Scalar = string | number | boolean | null;

/** A value of a scenario file that knows where it was written. Aliases and merge keys are already resolved. */
export type SourceNode = ScalarNode | ListNode | MapNode;

export interface ScalarNode {
  readonly kind: 'scalar';
  readonly value: Scalar;
  readonly place: Place;
}

export interface ListNode {
  readonly kind: 'list';
  readonly items: readonly SourceNode[];
  readonly place: Place;
}

export interface MapNode {
  readonly kind: 'map';
  readonly entries: readonly MapEntry[];
  readonly place: Place;
}

export interface MapEntry {
  readonly key: string;
  readonly keyPlace: Place;
  readonly node: SourceNode;
}

/** Steps from a root to a value: keys and list indices. */
export type Path = readonly (string | number)[];

/** Plain data of a node. Keys that could reach a prototype never get this far. */
export function toData(node: SourceNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(toData);
  const data: Record<string, unknown> = {};
  for (const entry of node.entries) data[entry.key] = toData(entry.node);
  return data;
}

/** The entry of a map under exactly this key. */
export function entryOf(node: SourceNode | null, key: string): MapEntry | null {
  if (node?.kind !== 'map') return null;
  return node.entries.find((entry) => entry.key === key) ?? null;
}

/** A path in words: `fighters.captain.equipment[1]`. */
export function pathText(path: Path): string {
  let text = '';
  for (const step of path) text += typeof step === 'number' ? `[${step}]` : `${text === '' ? '' : '.'}${step}`;
  return text;
}

/** Compact YAML flow text of plain data: `[sword, shield]`, `{ T: 4 }`. */
export function flowText(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(flowText).join(', ')}]`;
  if (typeof data === 'object' && data !== null) {
    const entries = Object.entries(data).map(([key, value]) => `${flowText(key)}: ${flowText(value)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  if (typeof data !== 'string') return String(data);
  const isPlain = /^[\p{L}\d][\p{L}\d _./+×%-]*$/u.test(data) && !data.endsWith(' ');
  const reads = /^(?:true|false|null|~|[-+]?[\d.]+(?:e[-+]?\d+)?)$/i.test(data);
  return isPlain && !reads ? data : JSON.stringify(data);
}
