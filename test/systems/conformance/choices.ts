import { TapeDice } from '../../../src/dice/sampled.ts';
import { resultMetrics, runBlock, Trial } from '../../../src/engine/block.ts';
import { type ExactLimits, solveExact } from '../../../src/engine/exact.ts';
import { createTally } from '../../../src/engine/tally.ts';
import { ExactLimitError } from '../../../src/errors.ts';
import { expandSide } from '../../../src/systems/sides.ts';
import type { DecisionPoint, GameSystem, Variant } from '../../../src/systems/system.ts';
import { readText } from '../../support/solve.ts';

/** Trials of one seed: what decides nothing changes none of them. */
const TRIALS = 200;
/** How often a choice that is warned of is played all the same, and one that is known to change something looked at. */
const WARNED_MAX = 2;
const SEEN_MAX = 3;
/** Up to here laws are compared, too. */
const SOLVED_MAX: ExactLimits = { states: 2_000, branches: 20_000, work: 2e6 };
/** What free forms of options are tried with; those that a decision point does not know are left out. */
const FREE = [1, 2, 'resolve', 'footwork', 'parry', 'brawn', 'panache'];

/** What became of an option of a decision point, wherever a kind asked it of those in one role. */
interface Tried {
  /** It has changed a trial. */
  changes: boolean;
  /** It has changed none, and nothing was said. */
  isSilent: boolean;
  warned: number;
  seen: number;
}

/** Choices without effect that are not warned of, and warnings of choices that have one: `kind role point: option`. */
export interface Misjudged {
  readonly silent: readonly string[];
  readonly falseAlarms: readonly string[];
}

/**
 * Tries every option of every decision point that a fighter's tactics may name on everybody in some scenarios, against
 * the default.
 */
export async function misjudgedChoices(system: GameSystem, texts: readonly string[]): Promise<Misjudged> {
  const search: Search = { system, results: new Results(system), tried: new Map(), falseAlarms: new Set() };
  for (const text of texts) {
    const { variants, script } = await readText(text);
    if (script !== null) continue;
    for (const { variant } of new Set([variants[0], variants.at(-1)].filter((it) => it !== undefined))) {
      for (const fighter of Object.keys(variant.fighters)) {
        tryOn(search, { variant, fighter, role: roleOf(variant, fighter) });
      }
    }
  }
  const silent = [...search.tried].filter(([, { changes, isSilent }]) => isSilent && !changes).map(([name]) => name);
  return { silent: silent.sort(), falseAlarms: [...search.falseAlarms].sort() };
}

interface Scene {
  readonly variant: Variant;
  readonly fighter: string;
  /** The field of the engagement that names him; null for none. */
  readonly role: string | null;
}

/** What is known so far of a game's choices. */
interface Search {
  readonly system: GameSystem;
  readonly results: Results;
  readonly tried: Map<string, Tried>;
  readonly falseAlarms: Set<string>;
}

function tryOn({ system, results, tried, falseAlarms }: Search, scene: Scene): void {
  const { variant, fighter, role } = scene;
  if (role === null) return;
  const { kind } = variant.engagement as { readonly kind: string };
  for (const point of system.decisions.filter(({ place }) => place === 'fighter')) {
    const plain = choosing(scene, point.id, undefined);
    if (!isPlayable(system, plain)) continue;
    const [first] = point.options;
    const written = typeof first === 'string' ? choosing(scene, point.id, first) : plain;
    for (const option of optionsOf(point)) {
      const read = system.schema.fighter.safeParse({ tactics: { [point.id]: option } });
      if (!read.success) continue;
      const { tactics } = read.data as { readonly tactics: Readonly<Record<string, unknown>> };
      const changed = choosing(scene, point.id, tactics[point.id]);
      const isWord = point.options.includes(String(option));
      const name = `${kind} ${role} ${point.id}: ${isWord ? option : '‹›'}`;
      const cell = tried.get(name) ?? { changes: false, isSilent: false, warned: 0, seen: 0 };
      tried.set(name, cell);
      cell.seen += 1;
      if (cell.changes && cell.seen > SEEN_MAX) continue;
      const findings = system.check(changed);
      if (findings.some(({ severity }) => severity === 'error')) continue;
      const isWarned = findings.some(({ path }) => path.join() === ['fighters', fighter, 'tactics', point.id].join());
      if (isWarned ? cell.warned >= WARNED_MAX : cell.changes) continue;
      const changes = results.differ(plain, changed);
      if (isWarned) {
        cell.warned += 1;
        if (changes) falseAlarms.add(name);
      } else if (changes) cell.changes = true;
      // Some kinds have a default of their own: there the first option is another than none.
      else if (!results.differ(plain, written)) cell.isSilent = true;
    }
  }
}

/** Options of a decision point but its default. */
function optionsOf({ options }: DecisionPoint): readonly (string | number)[] {
  const isFree = options.some((option) => typeof option !== 'string');
  const words = options.filter((option): option is string => typeof option === 'string');
  return [...words.slice(1), ...(isFree ? FREE : [])];
}

function isPlayable(system: GameSystem, variant: Variant): boolean {
  return system.check(variant).every(({ severity }) => severity !== 'error');
}

/**
 * The variant with one choice of the fighter made otherwise; not made where the option is undefined: itself where it was
 * not made before.
 */
function choosing({ variant, fighter }: Scene, point: string, option: unknown): Variant {
  const data = variant.fighters[fighter] as { readonly tactics?: Readonly<Record<string, unknown>> };
  const { [point]: before, ...others } = data.tactics ?? {};
  if (before === undefined && option === undefined) return variant;
  const tactics = option === undefined ? others : { ...others, [point]: option };
  return { ...variant, fighters: { ...variant.fighters, [fighter]: { ...data, tactics } } };
}

/** Results of variants, each worked out once: most options are tried against the same one. */
class Results {
  private readonly system: GameSystem;
  private readonly counts = new WeakMap<Variant, string>();
  private readonly laws = new WeakMap<Variant, readonly Float64Array[] | 'too-large'>();

  constructor(system: GameSystem) {
    this.system = system;
  }

  /** Whether two variants differ in some trial, and in their laws: dice that nothing hangs on change trials. */
  differ(one: Variant, other: Variant): boolean {
    return this.played(one) !== this.played(other) && !this.areOneLaw(one, other);
  }

  /** All that is counted in some trials, in one text. */
  private played(variant: Variant): string {
    const known = this.counts.get(variant);
    if (known !== undefined) return known;
    const { model, tactics } = this.system.compile(variant, { engine: 'dice' });
    const tally = createTally(model.outcomes.length, resultMetrics(model).length);
    runBlock(new Trial(model, tactics), new TapeDice(), { seed: 11, block: 0, trials: TRIALS }, tally);
    const counts = [tally.outcomes, ...tally.histograms].map((values) => [...values]);
    const text = JSON.stringify([counts, [...tally.sums], model.measurements?.map(({ value }) => value)]);
    this.counts.set(variant, text);
    return text;
  }

  /** False where that costs too much. */
  private areOneLaw(one: Variant, other: Variant): boolean {
    const [first, second] = [this.law(one), this.law(other)];
    if (first === 'too-large' || second === 'too-large') return false;
    return first.every((law, index) => isNear(law, second[index] ?? new Float64Array()));
  }

  private law(variant: Variant): readonly Float64Array[] | 'too-large' {
    const known = this.laws.get(variant) ?? this.solved(variant);
    this.laws.set(variant, known);
    return known;
  }

  private solved(variant: Variant): readonly Float64Array[] | 'too-large' {
    const { model, tactics } = this.system.compile(variant, { engine: 'tables' });
    if (model.isUnbounded === true) return 'too-large';
    try {
      const { outcomes, metrics } = solveExact(model, tactics, SOLVED_MAX);
      return [outcomes, ...metrics.map(({ p }) => p)];
    } catch (error) {
      if (error instanceof ExactLimitError) return 'too-large';
      throw error;
    }
  }
}

function isNear(law: Float64Array, other: Float64Array): boolean {
  const length = Math.max(law.length, other.length);
  return Array.from({ length }, (_, i) => Math.abs((law[i] ?? 0) - (other[i] ?? 0))).every((off) => off < 1e-9);
}

/** The first field of the engagement that names a fighter. */
function roleOf({ engagement }: Variant, fighter: string): string | null {
  const fields = Object.entries(engagement as Readonly<Record<string, unknown>>);
  return fields.find(([, value]) => namesIn(value).includes(fighter))?.[0] ?? null;
}

function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return expandSide([value.replace(/#\d+$/, '')]);
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...namesIn(inner)]);
}
