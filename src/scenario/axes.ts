import type { z } from 'zod';
import type { GameSystem } from '../systems/system.ts';
import { FIGHTER_ID, RESERVED_IDS } from './common.ts';
import type { MistakeSink } from './diagnostic-log.ts';
import { canonicalSteps, schemasOf } from './field-names.ts';
import { asWritten, findEntry, type KeyNames } from './key-names.ts';
import { isTaken } from './root.ts';
import { LIMITS, type ScenarioAxis } from './scenario-parts.ts';
import { entryOf, flowText, type MapNode, type Place, type SourceNode, toData } from './source.ts';
import { nearest, show, suggestion } from './wording.ts';

export type Label = ScenarioAxis['values'][number];

/** One axis of `vary:`, its path resolved. */
export interface Axis {
  /** Canonical path: `captain.equipment`, `engagement.charger`. */
  readonly name: string;
  /** As its author wrote it. */
  readonly written: string;
  /** Key of the section that it changes: `fighters.captain`, `engagement`, `rulings`, `tables`, `edition` or one of the system's own. */
  readonly section: string;
  /** Steps below that section; empty when the axis replaces it whole. */
  readonly steps: readonly string[];
  readonly values: readonly AxisValue[];
  readonly place: Place;
}

export interface AxisValue {
  readonly label: Label;
  readonly node: SourceNode;
}

/** Reads the block `vary:`; mistakes go to the log, and only sound axes come back. */
export function readAxes(
  vary: SourceNode | null,
  fighters: SourceNode | null,
  system: GameSystem,
  names: KeyNames,
  log: MistakeSink,
): readonly Axis[] {
  if (vary === null) return [];
  if (vary.kind !== 'map') {
    const message = `expected a map of axes, got ${show(toData(vary))}`;
    const hint = 'write `vary:` with lines such as `captain.equipment: { sword: [sword], axe: [axe] }`';
    log.add({ code: 'scenario/wrong-type', path: ['vary'], place: vary.place, message, hint });
    return [];
  }
  const excess = vary.entries[LIMITS.axes];
  if (excess !== undefined) {
    const message = `${vary.entries.length} axes, and ${LIMITS.axes} are allowed`;
    const hint = 'write what does not vary at its place';
    log.add({ code: 'scenario/too-many-axes', path: ['vary'], place: excess.keyPlace, message, hint });
  }
  const axes: Axis[] = [];
  for (const entry of vary.entries.slice(0, LIMITS.axes)) {
    const at = { path: ['vary', entry.key], place: entry.keyPlace };
    const target = resolvePath(entry.key, fighters, system, names);
    if ('message' in target) {
      log.add({ code: 'scenario/unknown-path', ...at, message: target.message, hint: target.hint });
      continue;
    }
    const twin = axes.find((axis) => axis.name === target.name);
    if (twin !== undefined) {
      const message = `this axis varies ${target.name} a second time`;
      log.add({ code: 'scenario/duplicate-axis', ...at, message, hint: 'keep one of the two' });
      continue;
    }
    const values = readValues(entry.node, at.path, log);
    if (values === null) continue;
    axes.push({ ...target, written: entry.key, values, place: entry.keyPlace });
  }
  checkProduct(axes, vary, log);
  return axes;
}

function checkProduct(axes: readonly Axis[], vary: MapNode, log: MistakeSink): void {
  const product = axes.reduce((total, axis) => total * axis.values.length, 1);
  if (product <= LIMITS.variants) return;
  const factors = axes.length === 1 ? '' : `${axes.map((axis) => axis.values.length).join(' × ')} = `;
  log.add({
    code: 'scenario/too-many-variants',
    path: ['vary'],
    place: vary.entries[0]?.keyPlace ?? vary.place,
    message: `the axes make ${factors}${product} variants, and ${LIMITS.variants} are allowed`,
    hint: 'shorten an axis, or split the scenario in two',
  });
}

/** Where a path leads, or why nowhere. */
export type Target = Pick<Axis, 'name' | 'section' | 'steps'> | { readonly message: string; readonly hint: string };

/** Whether `dice` is a field of some kind, besides scripted dice. */
function hasOwnDice({ schema }: GameSystem): boolean {
  return Object.values(schema.engagements).some((kind) => schemasOf(kind, 'dice').length > 0);
}

/** Finds the section of a path written by a user, and its steps under their canonical names. */
export function resolvePath(written: string, fighters: SourceNode | null, system: GameSystem, names: KeyNames): Target {
  const all = written.split('.').map((step) => step.trim());
  if (all.some((step) => step === '')) {
    return {
      message: `${show(written)} is not a path`,
      hint: 'write steps joined by dots, such as `captain.equipment`',
    };
  }
  if (all.length > LIMITS.depth) {
    return { message: `the path has ${all.length} steps, and ${LIMITS.depth} are allowed`, hint: 'shorten the path' };
  }
  const ids = fighters?.kind === 'map' ? fighters.entries.map((entry) => entry.key) : [];
  const isPrefixed = all[0] === 'fighters' && !ids.includes('fighters');
  const [head = '', ...rest] = isPrefixed ? all.slice(1) : all;
  const below = (roots: readonly z.ZodType[]): readonly string[] => canonicalSteps(roots, rest);
  const own = system.schema.settings ?? {};
  const heads = [...RESERVED_IDS.filter((id) => isTaken(id, system)), ...Object.keys(own)];
  const under = `paths begin with a fighter (${ids.join(', ')}) or one of: ${heads.slice(1).join(', ')}`;
  if (head === '')
    return { message: 'an axis cannot replace all fighters at once', hint: `name one: \`${ids[0] ?? 'captain'}\`` };
  if (!isPrefixed && head === 'edition') {
    if (rest.length === 0) return { name: 'edition', section: 'edition', steps: [] };
    return { message: `an edition has nothing inside: ${show(written)}`, hint: 'write `edition`' };
  }
  if (!isPrefixed && head === 'engagement' && names.isSame(rest[0] ?? '', 'dice') && !hasOwnDice(system)) {
    return { message: 'scripted dice cannot vary', hint: 'write one scenario per script' };
  }
  if (!isPrefixed && head === 'rulings') {
    if (rest.length > 1)
      return { message: `a ruling has nothing inside: ${show(written)}`, hint: 'write `rulings.<id>`' };
    const id = below([system.schema.rulings])[0];
    const known = [
      ...system.rulings.map((ruling) => ruling.id),
      ...(system.presets === null ? [] : [system.presets.id]),
    ];
    if (id !== undefined && !known.includes(id)) {
      return {
        message: `unknown ruling ${show(rest[0])}`,
        hint: suggestion(id, known, 'rulings', { system: system.name }),
      };
    }
  }
  if (!isPrefixed && (head === 'engagement' || head === 'rulings' || head === 'tables')) {
    const { engagements, rulings, tables } = system.schema;
    const roots = {
      engagement: Object.values(engagements),
      rulings: [rulings],
      tables: tables === null ? [] : [tables],
    };
    const steps = below(roots[head]);
    return { name: [head, ...steps].join('.'), section: head, steps };
  }
  const setting = Object.entries(own).find(([key]) => names.isSame(key, head));
  if (!isPrefixed && setting !== undefined) {
    const [key, schema] = setting;
    const steps = below([schema]);
    return { name: [key, ...steps].join('.'), section: key, steps };
  }
  // Fighters are the author's own words: they have no aliases.
  const fighter = entryOf(fighters, head) ?? findEntry(fighters, head, asWritten);
  if (fighter !== null) {
    const steps = below([system.schema.fighter]);
    return { name: [fighter.key, ...steps].join('.'), section: `fighters.${fighter.key}`, steps };
  }
  // Nothing varies below an edition, nor all fighters at once.
  const leads = (first: string): boolean =>
    first === 'fighters' ? ids.includes(rest[0] ?? '') : first !== 'edition' || rest.length === 0;
  const meant = nearest(head, isPrefixed ? ids : [...ids, ...heads.filter(leads)]);
  const hint = `${meant === null ? '' : `did you mean "${[meant, ...rest].join('.')}"? `}${under}`;
  return { message: `there is no fighter ${show(head)}`, hint };
}

function readValues(node: SourceNode, path: readonly string[], log: MistakeSink): readonly AxisValue[] | null {
  if (node.kind === 'scalar') {
    const message = `expected a list of values or a map of labels, got ${show(node.value)}`;
    const hint = 'write a list `[3, 4]`, or labels `{ low: 3, high: 4 }`';
    log.add({ code: 'scenario/wrong-type', path, place: node.place, message, hint });
    return null;
  }
  const written =
    node.kind === 'list'
      ? node.items.map((item) => ({ label: labelOf(item), node: item, place: item.place }))
      : node.entries.map((entry) => ({ label: entry.key as Label, node: entry.node, place: entry.keyPlace }));
  if (written.length === 0) {
    log.add({
      code: 'scenario/empty-axis',
      path,
      place: node.place,
      message: 'the axis has no values',
      hint: 'give at least one value, or remove the axis',
    });
    return null;
  }
  const seen = new Set<string>();
  for (const value of written) {
    if (seen.has(String(value.label))) {
      const message = `the value ${show(value.label)} stands here twice`;
      log.add({
        code: 'scenario/duplicate-label',
        path,
        place: value.place,
        message,
        hint: 'remove one, or give the values labels of their own',
      });
    }
    seen.add(String(value.label));
  }
  return written.map(({ label, node: value }) => ({ label, node: value }));
}

function labelOf(node: SourceNode): Label {
  return node.kind === 'scalar' && node.value !== null ? node.value : flowText(toData(node));
}

/** Whether a word may name a fighter. */
export function isFighterId(id: string): boolean {
  return FIGHTER_ID.test(id) && !RESERVED_IDS.includes(id);
}
