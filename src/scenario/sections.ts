import type { z } from 'zod';
import type { Diagnostic } from '../errors.ts';
import { defaultOption } from '../systems/rulings.ts';
import type { GameSystem, Kind } from '../systems/system.ts';
import { normalizeWord } from '../systems/vocabulary.ts';
import type { Axis } from './axes.ts';
import type { DiagnosticLog, Mistake, MistakeSink } from './diagnostic-log.ts';
import { asWritten, findEntry, type KeyNames } from './key-names.ts';
import { applyOverlay, OverlayError } from './overlay.ts';
import { type ConcreteSection, type Salvaged, type SectionParser, salvage } from './salvage.ts';
import { flowText, type MapEntry, type MapNode, type Path, type Place, type SourceNode, toData } from './source.ts';
import { type Section, validate } from './validate.ts';
import { show, suggestion } from './wording.ts';

/** Codes that are mistakes in the base document even where an axis replaces the piece they stand in. */
const ALWAYS_WRONG: ReadonlySet<string> = new Set(['scenario/unknown-key', 'scenario/duplicate-key']);

interface SectionOptions {
  /** `fighters.captain`, `engagement`, `rulings`, `tables`, `edition` or a key of the system's own. */
  readonly id: string;
  readonly path: Path;
  /** As the document has it; null when absent. */
  readonly base: SourceNode | null;
  /** Where to point when the section is absent. */
  readonly place: Place;
  readonly axes: readonly Axis[];
  readonly names: KeyNames;
  /** Name of the game. */
  readonly system: string;
  readonly parse: SectionParser;
}

/** A section under every choice of axis values; each distinct tree is parsed once. */
export class VariedSection {
  readonly id: string;
  readonly path: Path;
  private readonly options: SectionOptions;
  private readonly log: DiagnosticLog;
  /** Axes that touch this section, with their index among all; those that replace more come first. */
  private readonly touching: readonly { readonly axis: Axis; readonly index: number }[];
  private readonly known = new Map<string, ConcreteSection | null>();
  private readonly salvaged = new Map<string, Salvaged>();

  constructor(options: SectionOptions, log: DiagnosticLog) {
    this.id = options.id;
    this.path = options.path;
    this.options = options;
    this.log = log;
    this.touching = options.axes
      .map((axis, index) => ({ axis, index }))
      .filter(({ axis }) => axis.section === options.id)
      .sort((a, b) => a.axis.steps.length - b.axis.steps.length);
    if (this.touching.length > 0 && options.base !== null) {
      options.parse(this.sectionOf(options.base), log, ALWAYS_WRONG);
    }
  }

  /** @param choice index axis → index of the value chosen */
  at(choice: readonly number[]): ConcreteSection | null {
    const key = this.keyOf(choice);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const concrete = this.read(choice);
    this.known.set(key, concrete);
    return concrete;
  }

  /** What the section may have been meant to be under a choice; itself alone when it has no mistake. */
  salvagedAt(choice: readonly number[]): Salvaged {
    const concrete = this.at(choice);
    if (concrete !== null) return { readings: [concrete], broken: [], isOpaque: false };
    return this.salvaged.get(this.keyOf(choice)) ?? { readings: [], broken: [this.path], isOpaque: true };
  }

  /** Reads another tree in the place of this section; null when it has mistakes, which nobody hears of without a log. */
  reread(node: SourceNode, log: MistakeSink = { add: () => undefined }): ConcreteSection | null {
    const parsed = this.options.parse(this.sectionOf(node), log, null);
    return parsed === null ? null : { node, data: parsed.data };
  }

  private sectionOf(node: SourceNode): Section {
    const { names, path, system } = this.options;
    return { names, path, system, node };
  }

  private keyOf(choice: readonly number[]): string {
    return this.touching.map(({ index }) => choice[index] ?? 0).join(',');
  }

  private read(choice: readonly number[]): ConcreteSection | null {
    const { names, parse, place } = this.options;
    let node = this.options.base;
    let isBlocked = false;
    for (const { axis, index } of this.touching) {
      const value = axis.values[choice[index] ?? 0];
      if (value === undefined) continue;
      try {
        node = applyOverlay(node, { steps: axis.steps, node: value.node, place: axis.place }, names);
      } catch (error) {
        if (!(error instanceof OverlayError)) throw error;
        this.blocked(axis, error.depth);
        isBlocked = true;
      }
    }
    const tree = node ?? { kind: 'map', entries: [], place };
    const section = this.sectionOf(tree);
    const mistakes: Mistake[] = [];
    const parsed = parse(section, { add: (mistake) => mistakes.push(mistake) }, null);
    for (const mistake of mistakes) this.log.add(mistake);
    if (parsed !== null) return { node: tree, data: parsed.data };
    if (!isBlocked) this.salvaged.set(this.keyOf(choice), salvage(section, mistakes, parse));
    return null;
  }

  private blocked(axis: Axis, depth: number): void {
    const reached = [...this.path, ...axis.steps.slice(0, depth)].join('.');
    this.log.add({
      code: 'scenario/unknown-path',
      path: ['vary', axis.written],
      place: axis.place,
      message: `${reached} has no part ${show(axis.steps[depth])}`,
      hint: `vary ${axis.name.split('.').slice(0, -1).join('.') || 'the whole of it'} as a whole`,
    });
  }
}

/** Parser for a section with one schema. */
export function parserOf(schema: z.ZodType): SectionParser {
  return (section, log, only) => validate(schema, section, log, only);
}

/** The edition: one of the system's, the first when absent. */
export function editionParser(system: GameSystem): SectionParser {
  return (section, log) => {
    const value = toData(section.node);
    const fallback = system.editions[0] ?? null;
    if (section.node.kind === 'map' && section.node.entries.length === 0) return { data: fallback };
    const word = typeof value === 'string' ? value : flowText(value);
    const wanted = normalizeWord(word);
    const edition = system.editions.find((known) => normalizeWord(known) === wanted);
    if (edition !== undefined) return { data: edition };
    const at = { path: section.path, place: section.node.place };
    if (system.editions.length === 0) {
      const message = `${system.name} has one edition only, got ${show(value)}`;
      log.add({ code: 'scenario/unknown-word', ...at, message, hint: 'remove the key `edition`' });
    } else {
      const hint = suggestion(word, system.editions, 'one of');
      log.add({
        code: 'scenario/unknown-word',
        ...at,
        message: `unknown edition ${show(value)}`,
        hint,
        candidates: system.editions,
      });
    }
    return null;
  };
}

/** Tables, for systems that have replaceable ones. */
export function tablesParser(system: GameSystem): SectionParser {
  const schema = system.schema.tables;
  if (schema !== null) return parserOf(schema);
  return (section, log) => {
    if (section.node.kind === 'map' && section.node.entries.length === 0) return { data: null };
    const message = `${system.name} has no tables to replace`;
    log.add({
      code: 'scenario/unknown-key',
      path: section.path,
      place: section.node.place,
      message,
      hint: 'remove the key `tables`',
    });
    return null;
  };
}

/** The kinds of a game by their words, normalized; ids come before aliases. */
function kindsByWord(system: GameSystem): ReadonlyMap<string, Kind> {
  const byWord = new Map<string, Kind>();
  for (const kind of system.kinds) byWord.set(normalizeWord(kind.alias), kind);
  for (const kind of system.kinds) byWord.set(normalizeWord(kind.id), kind);
  return byWord;
}

/** The kind that an engagement names; undefined when it names none. */
export function kindOf(engagement: SourceNode | null, system: GameSystem): Kind | undefined {
  const entry = findEntry(engagement, 'kind', asWritten);
  const written = entry === null ? null : toData(entry.node);
  return typeof written === 'string' ? kindsByWord(system).get(normalizeWord(written)) : undefined;
}

/** What others call `kind`. */
const NEAR_KIND: readonly string[] = ['type', 'genre', 'sorte'];

/** What is wrong without a kind; where one stands under another key, how to write it. */
function missingKind(
  node: MapNode,
  kindWords: ReadonlyMap<string, Kind>,
  ids: readonly string[],
): Pick<Diagnostic, 'message' | 'hint'> {
  const message = 'the key "kind" is missing';
  const named = node.entries.flatMap(({ key, node: below }) => {
    const written = toData(below);
    const isKind = typeof written === 'string' && kindWords.has(normalizeWord(written));
    return isKind && NEAR_KIND.includes(normalizeWord(key)) ? [{ key, written }] : [];
  });
  const [meant] = named;
  if (meant === undefined) return { message, hint: suggestion(null, ids, 'write `kind:` with one of') };
  const { key, written } = meant;
  return { message, hint: `write \`kind: ${written}\` in place of \`${key}: ${written}\`` };
}

/** Engagement: its kind picks the schema, so that mistakes are told against that kind's fields alone. */
export function engagementParser(system: GameSystem): SectionParser {
  const kindWords = kindsByWord(system);
  const ids = Object.keys(system.schema.engagements);
  return (section, log, only) => {
    const { node, path } = section;
    // Other names of the key are those of fields in other places, or of its own, such as the type of a charge.
    const entry = findEntry(node, 'kind', asWritten);
    if (node.kind !== 'map' || entry === null) {
      if (only !== null) return null;
      const at = { path, place: node.place };
      if (node.kind === 'map') {
        log.add({ code: 'scenario/missing-key', ...at, ...missingKind(node, kindWords, ids) });
      } else {
        const message = `expected a map (key: value), got ${show(toData(node))}`;
        log.add({
          code: 'scenario/wrong-type',
          ...at,
          message,
          hint: 'write `kind:` and its fields below `engagement:`',
        });
      }
      return null;
    }
    const written = toData(entry.node);
    const kind = typeof written === 'string' ? kindWords.get(normalizeWord(written)) : undefined;
    const schema = kind === undefined ? undefined : system.schema.engagements[kind.id];
    if (kind === undefined || schema === undefined) {
      if (only !== null) return null;
      const hint = suggestion(written === null ? null : flowText(written), ids, 'one of', {
        also: [...kindWords.keys()],
      });
      const place = entry.node.place;
      log.add({
        code: 'scenario/unknown-word',
        path: [...path, 'kind'],
        place,
        message: `unknown kind of engagement ${show(written)}`,
        hint,
        candidates: ids,
      });
      return null;
    }
    const canonical: MapEntry = {
      ...entry,
      key: 'kind',
      node: { kind: 'scalar', value: kind.id, place: entry.node.place },
    };
    const entries = node.entries.map((other) => (other === entry ? canonical : other));
    return validate(schema, { ...section, node: { ...node, entries } }, log, only);
  };
}

/** Every ruling of a system resolved: its default in the edition, then what the preset says, then what is chosen one by one. */
export function resolveRulings(
  system: GameSystem,
  edition: string | null,
  chosen: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const resolved: Record<string, string> = {};
  for (const ruling of system.rulings) {
    const option = defaultOption(ruling, edition);
    if (option !== undefined) resolved[ruling.id] = option;
  }
  const presets = system.presets;
  if (presets !== null) {
    const preset = String(chosen[presets.id] ?? Object.keys(presets.values)[0] ?? '');
    Object.assign(resolved, presets.values[preset] ?? {});
    if (system.rulings.some((ruling) => ruling.id === presets.id)) resolved[presets.id] = preset;
  }
  for (const [id, option] of Object.entries(chosen)) {
    if (id !== presets?.id && typeof option === 'string') resolved[id] = option;
  }
  return resolved;
}
