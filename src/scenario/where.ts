import type { Axis, Label } from './axes.ts';
import type { MistakeSink } from './diagnostic-log.ts';
import type { Expansion } from './expand.ts';
import { keyNames, locate } from './key-names.ts';
import type { Path, SourceNode } from './source.ts';
import { show, suggestion } from './wording.ts';

const names = keyNames();

interface Labels {
  /** Axis as written → label as written. */
  readonly labels: Readonly<Record<string, Label>>;
  /** Where they stand: in the tree `node`, whose path in the document is `base`, below `path`. */
  readonly at: { readonly node: SourceNode; readonly base: Path; readonly path: Path };
  readonly axes: readonly Axis[];
  /** Null where the axes could not be expanded: then labels are taken as written. */
  readonly expansion: Expansion | null;
}

/** Brings axes and labels to their canonical form; null after recording what does not exist. */
export function resolveLabels(
  { labels, at, axes, expansion }: Labels,
  log: MistakeSink,
): Readonly<Record<string, Label>> | null {
  const resolved: Record<string, Label> = {};
  let isSound = true;
  const wrong = (code: string, name: string, message: string, hint: string): void => {
    isSound = false;
    const located = locate(at.node, [...at.path, name], names);
    const isAxis = code === 'scenario/unknown-axis';
    const place = isAxis ? (located.keyPlace ?? located.node.place) : located.node.place;
    const path = [...at.base, ...at.path, ...(isAxis ? [] : [name])];
    log.add({ code, path, place, message, hint });
  };
  for (const [name, label] of Object.entries(labels)) {
    const wanted = name.replace(/^fighters\./, '');
    const axis = axes.find((candidate) => candidate.name === wanted || candidate.written === name);
    if (axis === undefined) {
      const known = axes.map((candidate) => candidate.name);
      const hint = known.length === 0 ? 'the scenario has no `vary:`; remove `where`' : suggestion(name, known, 'axes');
      wrong('scenario/unknown-axis', name, `there is no axis ${show(name)}`, hint);
      continue;
    }
    const canonical = expansion?.relabelled.get(axis.name)?.get(String(label)) ?? label;
    const values =
      expansion?.axes.find((candidate) => candidate.name === axis.name)?.values ??
      axis.values.map((value) => value.label);
    const value = values.find((candidate) => String(candidate) === String(canonical));
    if (value === undefined) {
      const hint = suggestion(String(label), values.map(String), 'labels');
      wrong('scenario/unknown-label', name, `the axis has no value ${show(label)}`, hint);
    } else resolved[axis.name] = value;
  }
  return isSound ? resolved : null;
}
