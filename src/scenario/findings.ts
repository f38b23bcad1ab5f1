import type { Finding, GameSystem, Variant } from '../systems/system.ts';
import type { DiagnosticLog } from './diagnostic-log.ts';
import { type KeyNames, locate } from './key-names.ts';
import { inFrench, pathInFrench } from './quotes.ts';
import { type ConcreteSection, replaceNode, type Salvaged } from './salvage.ts';
import { resolveRulings, type VariedSection } from './sections.ts';
import { type Path, pathText, type SourceNode } from './source.ts';

/** Sections of a scenario under one choice of axis values. */
export interface Scene {
  readonly root: SourceNode;
  readonly sections: readonly VariedSection[];
  readonly choice: readonly number[];
  readonly system: GameSystem;
  readonly names: KeyNames;
}

type Rulings = Readonly<Record<string, unknown>>;

/** What sections yield together, as the system reads it; the edition comes before what depends on it. */
export function assemble({ system, sections }: Scene, concrete: readonly ConcreteSection[]): Variant {
  // Without a prototype: nobody is called `constructor` unless the scenario says so.
  const fighters: Record<string, unknown> = Object.create(null);
  const settings: Record<string, unknown> = {};
  const own = system.schema.settings;
  let edition: string | null = null;
  let rulings: Readonly<Record<string, string>> = {};
  let tables: unknown = null;
  let engagement: unknown = null;
  for (const [index, section] of sections.entries()) {
    const value = concrete[index]?.data;
    if (section.id === 'edition') edition = typeof value === 'string' ? value : null;
    else if (section.id === 'rulings') rulings = resolveRulings(system, edition, value as Rulings);
    else if (section.id === 'tables') tables = value;
    else if (section.id === 'engagement') engagement = value;
    else if (own !== undefined && Object.hasOwn(own, section.id)) settings[section.id] = value;
    else fighters[String(section.path[1])] = value;
  }
  const rest = { rulings, tables, ...(own === undefined ? {} : { settings }), fighters, engagement };
  return { system: system.name, edition, ...rest };
}

/**
 * Records what the system finds wrong. Where sections have mistakes of their own, it records what is wrong whatever
 * was meant at the broken places, and nothing about those places.
 */
export function reportFindings(scene: Scene, log: DiagnosticLog): void {
  const salvaged = salvageAll(scene);
  if (salvaged === null) return;
  const broken = salvaged.flatMap((section) => section.broken);
  const opaque = scene.sections.filter((_, index) => salvaged[index]?.isOpaque).map((section) => section.path);
  const count = Math.max(...salvaged.map((section) => section.readings.length));
  const readings = Array.from({ length: count }, (_, at) => readingOf(salvaged, at));
  const [first = [], ...others] = readings;
  let findings = scene.system.check(assemble(scene, first));
  if (broken.length > 0) {
    findings = findings.filter(
      ({ severity, path }) => severity === 'error' && ![...broken, ...opaque].some((base) => isWithin(path, base)),
    );
  }
  for (const reading of others) {
    if (findings.length === 0) return;
    findings = inCommon(findings, scene.system.check(assemble(scene, reading)));
  }
  const { root, system, names } = scene;
  for (const { severity, code, path, message, french, hint, frenchHint } of findings) {
    const place = placeOf(scene, first, path).node.place;
    log.add({
      ...{ severity, code, path, place, message, hint },
      ...(french === undefined ? {} : { french: inFrench(french, system) }),
      ...(frenchHint === undefined ? {} : { frenchHint: inFrench(frenchHint, system) }),
      frenchPath: pathInFrench(path, system, root, names),
    });
  }
}

/** Salvaged sections, in order; null when the system cannot be asked, or its answer would prove nothing. */
function salvageAll({ sections, choice }: Scene): readonly Salvaged[] | null {
  const all: Salvaged[] = [];
  for (const section of sections) {
    const salvaged = section.salvagedAt(choice);
    if (!salvaged.isOpaque) {
      all.push(salvaged);
      continue;
    }
    if (section.path[0] !== 'fighters' && section.id !== 'engagement') return null;
    // Nothing that depends on what this fighter is may be told: one reading has him as nobody.
    const nobody: SourceNode = { kind: 'map', entries: [], place: { start: 0, end: 0 } };
    const blank = section.id === 'engagement' ? null : section.reread(nobody);
    const readings = blank === null ? salvaged.readings : [...salvaged.readings, blank];
    if (readings.length === 0) return null;
    all.push({ ...salvaged, readings });
  }
  return all;
}

function readingOf(salvaged: readonly Salvaged[], at: number): readonly ConcreteSection[] {
  return salvaged.flatMap(({ readings }) => readings[at % readings.length] ?? []);
}

/** Findings that both lists have; a hint that depends on the reading goes. */
function inCommon(findings: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  return findings.flatMap((finding): readonly Finding[] => {
    const twin = others.find(
      ({ code, path, message }) =>
        code === finding.code && message === finding.message && pathText(path) === pathText(finding.path),
    );
    if (twin === undefined) return [];
    if (twin.hint === finding.hint) return [finding];
    const { hint: _, frenchHint: __, ...rest } = finding;
    return [rest];
  });
}

function isWithin(path: Path, base: Path): boolean {
  return base.length <= path.length && base.every((step, index) => step === path[index]);
}

function placeOf({ root, sections, names }: Scene, reading: readonly ConcreteSection[], path: Path) {
  const index = sections.findIndex((section) => isWithin(path, section.path));
  const concrete = reading[index];
  const taken = sections[index]?.path.length ?? 0;
  return concrete === undefined ? locate(root, path, names) : locate(concrete.node, path.slice(taken), names);
}

const REPAIRS_MAX = 40;

/**
 * A variant that compiles, with the same sides and the same kind of engagement: its wrong fighters are replaced by
 * sound ones, and wrong words of its engagement left out. Null when that takes more than guessing single words.
 */
export function compilable(scene: Scene): Variant | null {
  const { sections, system } = scene;
  const salvaged = salvageAll(scene);
  const engagementAt = sections.findIndex((section) => section.id === 'engagement');
  if (salvaged === null || engagementAt < 0 || salvaged[engagementAt]?.isOpaque === true) return null;
  const reading = [...readingOf(salvaged, 0)];
  const fightersAt = [...sections.keys()].filter((index) => sections[index]?.path[0] === 'fighters');
  for (let repair = 0; repair < REPAIRS_MAX; repair += 1) {
    const errors = system.check(assemble(scene, reading)).filter((finding) => finding.severity === 'error');
    const wrong = errors[0];
    if (wrong === undefined) return assemble(scene, reading);
    const at = sections.findIndex((section) => isWithin(wrong.path, section.path));
    const sound = fightersAt.find((index) => !errors.some(({ path }) => isWithin(path, sections[index]?.path ?? [])));
    const stand = sound === undefined ? undefined : reading[sound];
    if (sound === undefined || stand === undefined) return null;
    if (fightersAt.includes(at)) reading[at] = stand;
    else {
      const word = String(sections[sound]?.path[1]);
      const mended = at === engagementAt ? withoutWord(scene, reading, at, wrong.path, word) : null;
      if (mended === null) return null;
      reading[at] = mended;
    }
  }
  return null;
}

/** The section with the single word at a path left out of its map, or else replaced by the name of a fighter. */
function withoutWord(
  scene: Scene,
  reading: readonly ConcreteSection[],
  at: number,
  path: Path,
  fighter: string,
): ConcreteSection | null {
  const section = scene.sections[at];
  const root = reading[at]?.node;
  const { node, depth } = placeOf(scene, reading, path);
  if (section === undefined || root === undefined || node.kind !== 'scalar') return null;
  if (depth < path.length - section.path.length) return null;
  const named = replaceNode(root, node, { ...node, value: fighter });
  const left = typeof path.at(-1) === 'number' ? null : replaceNode(root, node, null);
  return (left && section.reread(left)) ?? (named && section.reread(named));
}
