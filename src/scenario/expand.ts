import type { GameSystem } from '../systems/system.ts';
import { type Axis, isFighterId, type Label } from './axes.ts';
import { Deriver } from './derive.ts';
import type { DiagnosticLog, MistakeSink } from './diagnostic-log.ts';
import { assemble, compilable, reportFindings, type Scene } from './findings.ts';
import type { KeyNames } from './key-names.ts';
import type { ConcreteSection, SectionParser } from './salvage.ts';
import { type LabelledVariant, LIMITS, type ScenarioAxis } from './scenario-parts.ts';
import { editionParser, engagementParser, parserOf, tablesParser, VariedSection } from './sections.ts';
import { entryOf, type MapNode, type SourceNode } from './source.ts';
import { show } from './wording.ts';

/** The axes as results name them, and the variants they make. */
export interface Expansion {
  readonly axes: readonly ScenarioAxis[];
  readonly variants: readonly LabelledVariant[];
  /** Label as written → canonical label, per axis name (an alias in a list is reported under its id). */
  readonly relabelled: ReadonlyMap<string, ReadonlyMap<string, Label>>;
}

/** What became of the variants of a document. */
export interface Expanded {
  /** Null when something is wrong, which the log then says. */
  readonly expansion: Expansion | null;
  /** Makes further variants for analyses; null when something is wrong. */
  readonly deriver: Deriver | null;
  /** Variants that compile and end in the same outcomes as those written, for the check of names. */
  readonly nameable: readonly LabelledVariant[];
}

/** Variants asked for findings where the document has mistakes anyway. */
const SALVAGED_MAX = 20;

interface ExpandOptions {
  readonly root: MapNode;
  /** The engagement without its scripted dice. */
  readonly engagement: SourceNode | null;
  readonly axes: readonly Axis[];
  readonly system: GameSystem;
  readonly names: KeyNames;
  /** Whether all sections, fighters and axes could be told; otherwise findings would follow from what is missing. */
  readonly isWhole: boolean;
}

/** Builds and validates every variant. */
export function expand(options: ExpandOptions, log: DiagnosticLog): Expanded {
  const { axes, system, root, names } = options;
  const sections = varySections(options, log);
  const product = axes.reduce((total, axis) => total * axis.values.length, 1);
  const isWithinLimit = product <= LIMITS.variants;
  const choices = isWithinLimit ? allChoices(axes) : allValues(axes);
  const concrete = choices.map((choice) => sections.map((section) => section.at(choice)));
  const scenes = choices.map((choice): Scene => ({ root, sections, choice, system, names }));
  const isSound = isWithinLimit && !log.hasErrors;
  const relabelled = isSound ? canonicalLabels(axes, sections) : new Map<string, ReadonlyMap<string, Label>>();
  const labelOf = (axis: Axis, index: number): Label => {
    const label = axis.values[index]?.label ?? '';
    return relabelled.get(axis.name)?.get(String(label)) ?? label;
  };
  const labelsOf = (choice: readonly number[]): Readonly<Record<string, Label>> =>
    Object.fromEntries(axes.map((axis, index) => [axis.name, labelOf(axis, choice[index] ?? 0)]));
  if (options.isWhole) {
    for (const scene of isSound ? scenes : scenes.slice(0, SALVAGED_MAX)) reportFindings(scene, log);
  }
  if (!isSound || log.hasErrors) {
    const asked = options.isWhole ? scenes.slice(0, SALVAGED_MAX) : [];
    const nameable = asked.flatMap((scene) => {
      const variant = compilable(scene);
      return variant === null ? [] : [{ label: labelsOf(scene.choice), variant }];
    });
    return { expansion: null, deriver: null, nameable };
  }
  const variants = scenes.map((scene, at) => {
    const sound = (concrete[at] ?? []).filter((section): section is ConcreteSection => section !== null);
    return { label: labelsOf(scene.choice), variant: assemble(scene, sound) };
  });
  const named = axes.map((axis) => ({ name: axis.name, values: axis.values.map((_, index) => labelOf(axis, index)) }));
  const fighters = entryOf(root, 'fighters')?.node ?? null;
  const deriver = new Deriver(scenes, fighters, system, names);
  return { expansion: { axes: named, variants, relabelled }, deriver, nameable: variants };
}

function varySections(options: ExpandOptions, log: DiagnosticLog): readonly VariedSection[] {
  const { root, axes, system, names } = options;
  const sections: VariedSection[] = [];
  const add = (id: string, base: SourceNode | null, parse: SectionParser): void => {
    const place = root.entries[0]?.keyPlace ?? root.place;
    sections.push(
      new VariedSection(
        { id, path: id.split('.'), base: base ?? null, place, axes, names, system: system.name, parse },
        log,
      ),
    );
  };
  const given = (key: string): SourceNode | null => {
    const node = entryOf(root, key)?.node ?? null;
    return node?.kind === 'scalar' && node.value === null ? null : node;
  };
  add('edition', given('edition'), editionParser(system));
  add('rulings', given('rulings'), parserOf(system.schema.rulings));
  add('tables', given('tables'), tablesParser(system));
  for (const [key, schema] of Object.entries(system.schema.settings ?? {})) {
    const isGiven = given(key) !== null || axes.some((axis) => axis.section === key);
    if (isGiven) add(key, given(key), parserOf(schema));
  }
  const fighters = entryOf(root, 'fighters')?.node;
  const fighterParser = parserOf(system.schema.fighter);
  for (const entry of fighters?.kind === 'map' ? fighters.entries.slice(0, LIMITS.fighters) : []) {
    if (isFighterId(entry.key)) add(`fighters.${entry.key}`, entry.node, fighterParser);
  }
  const hasAxis = axes.some((axis) => axis.section === 'engagement');
  if (options.engagement !== null || hasAxis) add('engagement', options.engagement, engagementParser(system));
  return sections;
}

/** Indices of values, one per axis, last axis fastest. */
function allChoices(axes: readonly Axis[]): readonly (readonly number[])[] {
  let choices: readonly (readonly number[])[] = [[]];
  for (const axis of axes) choices = choices.flatMap((choice) => axis.values.map((_, index) => [...choice, index]));
  return choices;
}

/** Every value of every axis at least once: enough to find mistakes where the product is out of the question. */
function allValues(axes: readonly Axis[]): readonly (readonly number[])[] {
  const longest = Math.max(...axes.map((axis) => axis.values.length));
  return Array.from({ length: longest }, (_, at) => axes.map((axis) => at % axis.values.length));
}

/** Where a list of an axis holds aliases of ids, the ids. */
function canonicalLabels(axes: readonly Axis[], sections: readonly VariedSection[]): Expansion['relabelled'] {
  const relabelled = new Map<string, Map<string, Label>>();
  for (const [at, axis] of axes.entries()) {
    const section = sections.find((candidate) => candidate.id === axis.section);
    const labels = new Map<string, Label>();
    for (const [index, value] of axis.values.entries()) {
      if (typeof value.label !== 'string' || value.node.kind !== 'scalar' || value.node.value !== value.label) continue;
      let data = section?.at(axes.map((_, other) => (other === at ? index : 0)))?.data;
      for (const step of axis.steps) data = partOf(data, step);
      if (typeof data === 'string' && data !== value.label) labels.set(value.label, data);
    }
    const all = new Set(axis.values.map((value) => String(labels.get(String(value.label)) ?? value.label)));
    if (labels.size > 0 && all.size === axis.values.length) relabelled.set(axis.name, labels);
  }
  return relabelled;
}

function partOf(data: unknown, step: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, step)) return undefined;
  return (data as Readonly<Record<string, unknown>>)[step];
}

/** Checks the map of fighters itself: that there are some, not too many, and well named. */
export function checkFighters(root: MapNode, log: MistakeSink): void {
  const entry = entryOf(root, 'fighters');
  if (entry === null) return;
  const at = { path: ['fighters'], place: entry.node.place };
  if (entry.node.kind !== 'map') {
    const message = `expected a map of fighters, got ${entry.node.kind === 'list' ? 'a list' : show(entry.node.value)}`;
    const hint = 'write `fighters:` and below it a name for each: `captain: { ... }`';
    log.add({ code: 'scenario/wrong-type', ...at, message, hint });
    return;
  }
  const ids = entry.node.entries;
  if (ids.length === 0) {
    log.add({
      code: 'scenario/no-fighters',
      ...at,
      message: 'there are no fighters',
      hint: 'name at least one below `fighters:`',
    });
  }
  if (ids.length > LIMITS.fighters) {
    const message = `${ids.length} fighters, and ${LIMITS.fighters} are allowed`;
    log.add({ code: 'scenario/too-many-fighters', ...at, message, hint: 'let sides count them: `2 x ghoul`' });
  }
  for (const { key, keyPlace } of ids) {
    if (isFighterId(key)) continue;
    const message = `${show(key)} cannot name a fighter`;
    const hint =
      'use letters, digits, hyphens and underscores, up to 64; not fighters, engagement, rulings, tables or edition';
    log.add({ code: 'scenario/bad-key', path: ['fighters'], place: keyPlace, message, hint });
  }
}
