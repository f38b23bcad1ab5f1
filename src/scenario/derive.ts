import type { GameSystem, Variant } from '../systems/system.ts';
import { resolvePath, type Target } from './axes.ts';
import type { Mistake } from './diagnostic-log.ts';
import { assemble, type Scene } from './findings.ts';
import type { KeyNames } from './key-names.ts';
import { applyOverlay, OverlayError } from './overlay.ts';
import { inFrench, pathInFrench } from './quotes.ts';
import type { ConcreteSection } from './salvage.ts';
import type { VariedSection } from './sections.ts';
import type { Path, Place, Scalar, SourceNode } from './source.ts';
import { show, shownPath } from './wording.ts';

/** A value to be put at a place of a variant, its path resolved. */
export interface Change {
  /** As in {@link Target}: `fighters.captain`, `rulings`. */
  readonly section: string;
  /** Steps below the section; none to replace it whole. */
  readonly steps: readonly string[];
  readonly node: SourceNode;
}

/** A variant made of another, or what is wrong with it. */
export type Derived = { readonly variant: Variant } | { readonly mistakes: readonly Mistake[] };

/**
 * Makes further variants of a scenario for its analyses: one of its own, with a few values replaced. They are read and
 * checked like any other.
 */
export class Deriver {
  readonly #scenes: readonly Scene[];
  readonly #fighters: SourceNode | null;
  readonly #system: GameSystem;
  readonly #names: KeyNames;
  /** Section, tree before and values put into it → the section as read. */
  readonly #known = new Map<string, ConcreteSection | readonly Mistake[]>();
  readonly #ids = new Map<SourceNode, number>();

  constructor(scenes: readonly Scene[], fighters: SourceNode | null, system: GameSystem, names: KeyNames) {
    this.#scenes = scenes;
    this.#fighters = fighters;
    this.#system = system;
    this.#names = names;
  }

  /** Where a path such as `captain.characteristics.WS` leads, or why nowhere. */
  resolve(path: string): Target {
    return resolvePath(path, this.#fighters, this.#system, this.#names);
  }

  /** What stands at a place of a variant as written, axes applied; null where nothing does. */
  written(variant: number, section: string): SourceNode | null {
    return this.#sectionsOf(variant).find(({ section: { id } }) => id === section)?.concrete.node ?? null;
  }

  /** @param variant index of the variant to start from */
  derive(variant: number, changes: readonly Change[]): Derived {
    const scene = this.#scenes[variant];
    if (scene === undefined) throw new RangeError(`there is no variant ${variant}`);
    const mistakes: Mistake[] = [];
    const concrete = this.#sectionsOf(variant).map(({ section, concrete: before }) => {
      const own = changes.filter((change) => change.section === section.id);
      if (own.length === 0) return before;
      const read = this.#read(section, before, own);
      if ('data' in read) return read;
      mistakes.push(...read);
      return before;
    });
    for (const { section } of changes) {
      if (scene.sections.some(({ id }) => id === section)) continue;
      const message = `the scenario has no ${section} to change`;
      mistakes.push({ code: 'scenario/unknown-path', path: [], place: NOWHERE, message });
    }
    if (mistakes.length > 0) return { mistakes };
    const made = assemble(scene, concrete);
    const errors = this.#system.check(made).filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return { variant: made };
    return {
      mistakes: errors.map(({ code, path, message, french, hint }) => ({
        ...{ code, path: [], place: NOWHERE, message: `${shownPath(path)}: ${message}` },
        ...(french === undefined ? {} : { french: this.#frenchOf(path, french) }),
        ...(hint === undefined ? {} : { hint }),
      })),
    };
  }

  #frenchOf(path: Path, text: string): string {
    const place = pathInFrench(path, this.#system, null, this.#names);
    return `${place}\u00a0: ${inFrench(text, this.#system)}`;
  }

  #sectionsOf(variant: number): readonly { readonly section: VariedSection; readonly concrete: ConcreteSection }[] {
    const scene = this.#scenes[variant];
    return (scene?.sections ?? []).flatMap((section) => {
      const concrete = section.at(scene?.choice ?? []);
      return concrete === null ? [] : [{ section, concrete }];
    });
  }

  #read(
    section: VariedSection,
    before: ConcreteSection,
    changes: readonly Change[],
  ): ConcreteSection | readonly Mistake[] {
    const parts = changes.map(({ steps, node }) => `${steps.join('.')}=${this.#idOf(node)}`);
    const key = `${section.id} ${this.#idOf(before.node)} ${parts.join(' ')}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const read = this.#apply(section, before, changes);
    this.#known.set(key, read);
    return read;
  }

  #apply(
    section: VariedSection,
    before: ConcreteSection,
    changes: readonly Change[],
  ): ConcreteSection | readonly Mistake[] {
    let { node } = before;
    for (const { steps, node: value } of changes) {
      try {
        node = applyOverlay(node, { steps, node: value, place: value.place }, this.#names);
      } catch (error) {
        if (!(error instanceof OverlayError)) throw error;
        const message = `${[...section.path, ...steps.slice(0, error.depth)].join('.')} has no part ${show(steps[error.depth])}`;
        return [{ code: 'scenario/unknown-path', path: [], place: value.place, message }];
      }
    }
    const mistakes: Mistake[] = [];
    const read = section.reread(node, { add: (mistake) => mistakes.push(mistake) });
    return read ?? mistakes;
  }

  #idOf(node: SourceNode): number {
    const known = this.#ids.get(node);
    if (known !== undefined) return known;
    this.#ids.set(node, this.#ids.size);
    return this.#ids.size - 1;
  }
}

const NOWHERE: Place = { start: 0, end: 0 };

/** Plain data as a tree, all of it at one place; entries that say nothing are left out. */
export function sourceOf(data: unknown, place: Place): SourceNode {
  if (Array.isArray(data)) return { kind: 'list', items: data.map((item) => sourceOf(item, place)), place };
  if (typeof data === 'object' && data !== null) {
    const entries = Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ({ key, keyPlace: place, node: sourceOf(value, place) }));
    return { kind: 'map', entries, place };
  }
  return { kind: 'scalar', value: (data ?? null) as Scalar, place };
}
