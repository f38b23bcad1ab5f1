import type { Mistake, MistakeSink } from './diagnostic-log.ts';
import { locate } from './key-names.ts';
import type { MapEntry, Path, Place, SourceNode } from './source.ts';
import type { Section } from './validate.ts';

/** Turns the tree of a section into its canonical data; null after recording what is wrong. */
export type SectionParser = (
  section: Section,
  log: MistakeSink,
  only: ReadonlySet<string> | null,
) => { readonly data: unknown } | null;

/** One section of one concrete variant. */
export interface ConcreteSection {
  readonly node: SourceNode;
  readonly data: unknown;
}

/** A section with mistakes, read as if other values stood at the broken places. */
export interface Salvaged {
  /** What the section may have been meant to be, one reading each; empty when no reading is sound. */
  readonly readings: readonly ConcreteSection[];
  /** Paths in the document whose values are not those that were written. */
  readonly broken: readonly Path[];
  /** Whether something was left out whose meaning nobody can guess: the readings then prove nothing of the section. */
  readonly isOpaque: boolean;
}

const READINGS_MAX = 200;
const KEY_MISTAKES: ReadonlySet<string> = new Set([
  'scenario/unknown-key',
  'scenario/duplicate-key',
  'scenario/bad-key',
]);
const SILENT = { add: () => undefined };

/** What becomes of a node or a key; null: it is left out. */
interface Edits {
  readonly nodes: ReadonlyMap<SourceNode, SourceNode | null>;
  readonly keys: ReadonlyMap<Place, string | null>;
}

/** Reads a section again with every mistake replaced by each of the values that could stand in its place. */
export function salvage(section: Section, mistakes: readonly Mistake[], parse: SectionParser): Salvaged {
  const isGuessable = ({ candidates, meant }: Mistake): boolean => (candidates ?? []).length > 0 || meant != null;
  const width = Math.max(1, ...mistakes.map((mistake) => mistake.candidates?.length ?? 0));
  // First with unknown keys taken for those likely meant, then with them left out.
  const count = mistakes.some((mistake) => mistake.meant != null) ? 2 * width : width;
  const readings: ConcreteSection[] = [];
  let takesGuesses = false;
  for (let at = 0; at < Math.min(count, READINGS_MAX); at += 1) {
    const node = rewrite(section.node, editsOf(section, mistakes, at, at < width));
    const parsed = node === null ? null : parse({ ...section, node }, SILENT, null);
    if (node === null || parsed === null) continue;
    readings.push({ node, data: parsed.data });
    takesGuesses ||= at < width;
  }
  return {
    readings,
    broken: mistakes.map(({ code, path, meant }) => (KEY_MISTAKES.has(code) ? [...path, meant ?? ''] : path)),
    isOpaque: !takesGuesses || !mistakes.every(isGuessable),
  };
}

function editsOf(section: Section, mistakes: readonly Mistake[], at: number, guessesKeys: boolean): Edits {
  const nodes = new Map<SourceNode, SourceNode | null>();
  const keys = new Map<Place, string | null>();
  for (const { code, path, place, candidates = [], meant } of mistakes) {
    if (KEY_MISTAKES.has(code)) {
      keys.set(place, guessesKeys ? (meant ?? null) : null);
      continue;
    }
    const { node } = locate(section.node, path.slice(section.path.length), section.names);
    nodes.set(node, candidates.length === 0 ? null : nodeOf(candidates[at % candidates.length], place));
  }
  return { nodes, keys };
}

function rewrite(node: SourceNode, edits: Edits): SourceNode | null {
  const edited = edits.nodes.get(node);
  if (edited !== undefined) return edited;
  if (node.kind === 'scalar') return node;
  if (node.kind === 'list') return { ...node, items: node.items.flatMap((item) => rewrite(item, edits) ?? []) };
  const entries = node.entries.flatMap((entry): readonly MapEntry[] => {
    const key = edits.keys.has(entry.keyPlace) ? edits.keys.get(entry.keyPlace) : entry.key;
    const value = rewrite(entry.node, edits);
    return key == null || value === null ? [] : [{ ...entry, key, node: value }];
  });
  return { ...node, entries };
}

/** The tree with one node replaced, or left out (null). */
export function replaceNode(root: SourceNode, node: SourceNode, by: SourceNode | null): SourceNode | null {
  return rewrite(root, { nodes: new Map([[node, by]]), keys: new Map() });
}

/** Plain data (scalars, and lists of them) as a node. */
function nodeOf(data: unknown, place: Place): SourceNode {
  if (Array.isArray(data)) return { kind: 'list', items: data.map((item) => nodeOf(item, place)), place };
  const isScalar = typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean';
  return { kind: 'scalar', value: isScalar ? data : null, place };
}
