import type { GameSystem, Model, Variant } from '../../systems/system.ts';
import type { Label } from '../axes.ts';
import type { Cast } from '../cast.ts';
import type { Change, Derived, Deriver } from '../derive.ts';
import { sourceOf } from '../derive.ts';
import type { DiagnosticLog, Mistake } from '../diagnostic-log.ts';
import type { Expansion } from '../expand.ts';
import type { KeyNames } from '../key-names.ts';
import { findEntry, locate } from '../key-names.ts';
import type { Candidate, Expectation, LabelledVariant, Measure, ScenarioAxis } from '../scenario-parts.ts';
import { sidesOf } from '../sides.ts';
import type { MapNode, Path, Place, SourceNode } from '../source.ts';
import { resolveLabels } from '../where.ts';
import { show, suggestion } from '../wording.ts';

/** What an analysis is planned with: the scenario as read, and a place for what is wrong with the request. */
export interface DeskOptions {
  /** `analyses[2]`. */
  readonly path: Path;
  readonly node: MapNode;
  readonly names: KeyNames;
  readonly system: GameSystem;
  readonly expansion: Expansion;
  readonly axes: Parameters<typeof resolveLabels>[0]['axes'];
  readonly deriver: Deriver;
  /** Hears of everybody who takes part in the analysis. */
  readonly cast: Cast;
  readonly expect: readonly Expectation[];
  readonly log: DiagnosticLog;
}

/** Variants that one analysis may add to those of the scenario. */
export const DERIVED_MAX = 2_000;

/** Codes of mistakes that no rule makes. */
const UNKNOWN: ReadonlySet<string> = new Set(['scenario/unknown-word', 'scenario/unknown-key']);

/** Looks up for an analysis what its request names, and derives the variants that it needs. */
export class Desk {
  readonly system: GameSystem;
  readonly axes: readonly ScenarioAxis[];
  /** Variants of the scenario itself. */
  readonly variants: readonly LabelledVariant[];
  readonly #options: DeskOptions;
  #derived = 0;

  constructor(options: DeskOptions) {
    this.#options = options;
    this.system = options.system;
    this.axes = options.expansion.axes;
    this.variants = options.expansion.variants;
  }

  /** Ids of the fighters, in the order of the file. */
  get fighters(): readonly string[] {
    return Object.keys(this.variants[0]?.variant.fighters ?? {});
  }

  /** The first fighter of the first side of a variant; of the file where it has no sides. */
  foremost(variant: Variant | undefined = this.variants[0]?.variant): string | null {
    const ids = Object.keys(variant?.fighters ?? {});
    const seated = Object.values(sidesOf(variant, [])).flat();
    return seated.find((id) => ids.includes(id)) ?? ids[0] ?? null;
  }

  /** Records a mistake at a key of the request (or as near to it as the request goes). @returns null, for the caller to hand on */
  mistake(path: Path, message: string, hint: string, code = 'scenario/analysis'): null {
    this.#add({ code, path, message, hint });
    return null;
  }

  /** The request's value at a path, as written; null where there is none. */
  node(path: Path): SourceNode | null {
    const located = locate(this.#options.node, path, this.#options.names);
    return located.depth === path.length ? located.node : null;
  }

  /** The measure that a request names, checked against a variant; null when it has none such. */
  measure(
    fields: { readonly outcome?: string | undefined; readonly metric?: string | undefined },
    variant: Variant | undefined = this.variants[0]?.variant,
  ): Measure | null {
    const { outcome, metric } = fields;
    if (outcome !== undefined && metric !== undefined) {
      return this.mistake(['metric'], 'both an outcome and a metric are named', 'keep one of the two');
    }
    const model = variant === undefined ? null : this.model(variant);
    if (model === null) return null;
    const outcomes = model.outcomes.map(({ name }) => name);
    if (metric !== undefined) {
      const rounds = model.roundsMax > 0 ? ['rounds'] : [];
      return this.#named('metric', metric, [...rounds, ...model.metrics.map(({ name }) => name)]);
    }
    if (outcome !== undefined) return this.#named('outcome', outcome, outcomes);
    const asked = this.#options.expect.find((claim) => claim.outcome !== null && outcomes.includes(claim.outcome));
    return { kind: 'outcome', name: asked?.outcome ?? outcomes[0] ?? '' };
  }

  #named(kind: Measure['kind'], name: string, known: readonly string[]): Measure | null {
    if (known.includes(name)) return { kind, name };
    const hint = suggestion(name, [...new Set(known)], `${kind}s`);
    return this.mistake([kind], `unknown ${kind} ${show(name)}`, hint, `scenario/unknown-${kind}`);
  }

  /** A variant compiled, for the names of its outcomes, metrics and actors. */
  model(variant: Variant): Model {
    return this.system.compile(variant, { engine: 'dice' }).model;
  }

  /** The axis that a request names. */
  axis(path: Path, name: string): ScenarioAxis | null {
    const wanted = name.replace(/^fighters\./, '');
    const written = this.#options.axes.find((axis) => axis.written === name);
    const axis = this.axes.find((candidate) => candidate.name === wanted || candidate.name === written?.name);
    if (axis !== undefined) return axis;
    const known = this.axes.map((candidate) => candidate.name);
    const hint = known.length === 0 ? 'the scenario has no `vary:`' : suggestion(name, known, 'axes');
    return this.mistake(path, `there is no axis ${show(name)}`, hint, 'scenario/unknown-axis');
  }

  /** Axes and labels under their canonical names; null after recording a name that does not exist. */
  labels(path: Path, written: Readonly<Record<string, Label>> = {}): Readonly<Record<string, Label>> | null {
    const { node, log, axes, expansion } = this.#options;
    return resolveLabels({ labels: written, at: { node, base: this.#options.path, path }, axes, expansion }, log);
  }

  /** Indexes of the variants that agree with every label named; null after recording a name that does not exist. */
  where(path: Path, written: Readonly<Record<string, Label>> = {}): readonly number[] | null {
    const found = this.labels(path, written);
    if (found === null) return null;
    return [...this.variants.keys()].filter((index) =>
      Object.entries(found).every(([axis, value]) => this.variants[index]?.label[axis] === value),
    );
  }

  /** One variant of the scenario: the only one that agrees with the labels; null after recording that it is not one. */
  only(path: Path, written: Readonly<Record<string, Label>> = {}): number | null {
    const found = this.where(path, written);
    if (found === null) return null;
    const [first] = found;
    if (first !== undefined && found.length === 1) return first;
    const left = this.axes.filter(({ name, values }) => values.length > 1 && !Object.hasOwn(written, name));
    const key = path.at(-1);
    if (Object.keys(written).length === 0) {
      const labels = left.map(({ name, values }) => `${name}: ${values[0]}`).join(', ');
      const message = `nothing says which of the ${found.length} variants is meant`;
      return this.mistake(path, message, `write \`${key}: { ${labels} }\`, or another label of each axis`);
    }
    const message = `${found.length} variants agree with it, and one is meant`;
    return this.mistake(path, message, `add to \`${key}:\` a label of: ${left.map(({ name }) => name).join(', ')}`);
  }

  /** The variant that `at:` names; the first when it names none. */
  at(written: Readonly<Record<string, Label>> | undefined): number | null {
    return written === undefined ? 0 : this.only(['at'], written);
  }

  /** The scenario's own variants under their labels. */
  candidates(indexes: readonly number[]): readonly Candidate[] {
    return indexes.flatMap((index) => this.variants[index] ?? []);
  }

  /** A value for a place of a variant, from a path such as `captain.characteristics.WS`. @param value data, or a node of the file */
  change(path: Path, target: string, value: { readonly data: unknown } | { readonly node: SourceNode }): Change | null {
    const resolved = this.#options.deriver.resolve(target);
    if ('message' in resolved) return this.mistake(path, resolved.message, resolved.hint, 'scenario/unknown-path');
    const node = 'node' in value ? value.node : sourceOf(value.data, this.#place(path));
    return { section: resolved.section, steps: resolved.steps, node };
  }

  /** A fighter of one of the scenario's variants, as written, who takes part from now on. */
  fighter(variant: number, id: string): SourceNode | null {
    this.#options.cast.add(id);
    return this.#options.deriver.written(variant, `fighters.${id}`);
  }

  /**
   * A variant of the scenario with some values replaced.
   * @param path where to point at when it cannot be
   * @returns null after recording what is wrong
   */
  derive(path: Path, variant: number, changes: readonly Change[]): Variant | null {
    const derived = this.attempt(path, variant, changes);
    if (derived === null) return null;
    return 'variant' in derived ? derived.variant : this.#refuse(path, derived.mistakes);
  }

  /** The same; null where it cannot be, whyever. */
  silently(variant: number, changes: readonly Change[]): Variant | null {
    const derived = this.attempt([], variant, changes);
    return derived !== null && 'variant' in derived ? derived.variant : null;
  }

  /**
   * The same where the rules may refuse it, which is no mistake; a word or a key that does not exist is one.
   * @returns null after recording a mistake
   */
  tried(path: Path, variant: number, changes: readonly Change[]): Variant | 'refused' | null {
    const derived = this.attempt(path, variant, changes);
    if (derived === null) return null;
    if ('variant' in derived) return derived.variant;
    return derived.mistakes.some(({ code }) => UNKNOWN.has(code)) ? this.#refuse(path, derived.mistakes) : 'refused';
  }

  #refuse(path: Path, mistakes: readonly Mistake[]): null {
    for (const mistake of mistakes) this.#add({ ...mistake, path: [...path] }, mistake.place);
    return null;
  }

  /** The same, for those who want to know why it cannot be; null after recording that there are too many. */
  attempt(path: Path, variant: number, changes: readonly Change[]): Derived | null {
    this.#derived += 1;
    if (this.#derived <= DERIVED_MAX) {
      const derived = this.#options.deriver.derive(variant, changes);
      if ('variant' in derived) this.#options.cast.addVariant(derived.variant);
      return derived;
    }
    if (this.#derived > DERIVED_MAX + 1) return null;
    const message = `this analysis needs more than ${DERIVED_MAX} further variants`;
    const hint = 'narrow it down: fewer values, or a shorter list';
    return this.mistake(path, message, hint, 'scenario/too-many-variants');
  }

  #add(mistake: Omit<Mistake, 'place'>, exact?: Place): void {
    const place = exact !== undefined && exact.end > 0 ? exact : this.#place(mistake.path);
    this.#options.log.add({ ...mistake, path: [...this.#options.path, ...mistake.path], place });
  }

  #place(path: Path): Place {
    const { node, names } = this.#options;
    const located = locate(node, path, names);
    return (
      located.keyPlace ??
      (path.length === 0 ? (findEntry(node, 'kind', names)?.keyPlace ?? node.place) : located.node.place)
    );
  }
}
