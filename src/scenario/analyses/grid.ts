import type { Label } from '../axes.ts';
import type { Change } from '../derive.ts';
import { flowText, type Path, type SourceNode, toData } from '../source.ts';
import { show } from '../wording.ts';
import type { Desk } from './desk.ts';

/** A value for a place of a variant, under its label. */
export interface GridValue {
  readonly label: Label;
  readonly value: { readonly data: unknown } | { readonly node: SourceNode };
}

/** Values of a list, or of a map of labels; null after recording that there are none. */
export function gridValues(path: Path, desk: Desk): readonly GridValue[] | null {
  const node = desk.node(path);
  const found =
    node?.kind === 'list'
      ? node.items.map((item) => ({ label: labelOf(item), value: { node: item } }))
      : node?.kind === 'map'
        ? node.entries.map(({ key, node: value }) => ({ label: numberOr(key), value: { node: value } }))
        : [];
  if (found.length === 0) {
    return desk.mistake(path, 'no values are given', 'write a list `[3, 4]`, or labels `{ low: 3, high: 4 }`');
  }
  const twin = found.find(({ label }, index) => found.findIndex((other) => other.label === label) < index);
  if (twin !== undefined) {
    return desk.mistake(path, `the value ${show(twin.label)} stands here twice`, 'remove one, or give labels');
  }
  return found;
}

function labelOf(node: SourceNode): Label {
  return node.kind === 'scalar' && node.value !== null ? node.value : flowText(toData(node));
}

/** Keys of a map are texts; those that are whole numbers are told as numbers. */
function numberOr(key: string): Label {
  return /^-?\d+$/.test(key) ? Number(key) : key;
}

/** Positions of labels on a scale: the labels themselves where all are numbers and ascend; else null. */
export function positionsOf(labels: readonly Label[]): readonly number[] | null {
  const numbers = labels.filter((label) => typeof label === 'number');
  const ascend = numbers.every((value, index) => index === 0 || value > (numbers[index - 1] ?? 0));
  return ascend && numbers.length === labels.length ? numbers : null;
}

/** The canonical path of the place that a change is about, such as `ghoul.characteristics.T`. */
export function placeOf({ section, steps }: Change): string {
  return [section.replace(/^fighters\./, ''), ...steps].join('.');
}
