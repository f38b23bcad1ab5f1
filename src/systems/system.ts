import type { z } from 'zod';
import type { Dice, Site } from '../dice/dice.ts';
import type { Picture } from './picture.ts';
import type { Registers } from './registers.ts';
import type { Words } from './words.ts';

export type { Words } from './words.ts';

/** `step` result: the trial goes on within the same round. */
export const CONTINUES = -1;
/** `step` result: a round is over; the engine begins the next one, or ends the trial as unresolved at the cap. */
export const ROUND_ENDS = -2;

/** An integer that a model counts along a trial. */
export interface Metric {
  /** Stable id in the result, e.g. `damage.imperials`. */
  readonly name: string;
  readonly label: Words;
  /** Unit as shown beside values, e.g. `wounds`. */
  readonly unit: Words;
  /**
   * Lowest value that it can have: 0 when absent, below 0 for a difference. Models and tallies count from it (`measure`
   * gives value - min, never negative); results, reports and replays give the value itself.
   */
  readonly min?: number;
  /**
   * A number of the state that a trial has reached, told by its key, rather than a count: it may fall as well as rise.
   * Counts only grow.
   */
  readonly isOfState?: boolean;
}

/** A number that no die decides: a length, an angle. It is known beforehand, and any real number. */
export interface Measurement {
  /** Stable id in the result, beside those of metrics. */
  readonly name: string;
  readonly label: Words;
  readonly unit: Words;
  readonly value: number;
}

/** A way in which a trial can end. */
export interface Outcome {
  readonly name: string;
  readonly label: Words;
  /** Whoever acts has not had what he acted for: a report is about another outcome, if it can be. */
  readonly isVain?: true;
}

/** How things stand where the cap of rounds ends a trial: told apart by a number, which is the same for equal keys. */
export interface Standing<State = unknown> {
  of(state: State): number;
  /** The same in words, inside a sentence. */
  words(standing: number): Words;
}

/** Answers the players' choices: which option (0-based) of a decision point this actor takes. */
export interface Tactics {
  choose(decision: number, actor: number): number;
}

/** Tactics decided beforehand: the option of every decision point of every actor. */
export class FixedTactics implements Tactics {
  private readonly decisionCount: number;
  private readonly options: Uint16Array;

  /** @param options index actor → index decision point → option, 0..65535 */
  constructor(options: readonly (readonly number[])[]) {
    this.decisionCount = options[0]?.length ?? 0;
    this.options = Uint16Array.from(options.flat());
  }

  choose(decision: number, actor: number): number {
    return this.options[actor * this.decisionCount + decision] ?? 0;
  }
}

/** Tactics where nobody has anything to decide. */
export const NO_CHOICES: Tactics = new FixedTactics([]);

/** A choice that a model asks for while a trial goes on. */
export interface AskedChoice {
  /** Id of the decision point. */
  readonly id: string;
  /** Index = what {@link Tactics.choose} answers. */
  readonly options: readonly string[];
}

/**
 * One variant compiled with its game's rules: numbers and pure functions, no luck of its own.
 *
 * A trial is: `reset`, then `step` until it returns an outcome (≥ 0). A step that returns {@link ROUND_ENDS} closes a
 * round; the engine counts rounds, and after `roundsMax` of them the trial ends with outcome `unresolved`.
 * `measure` gives the integer metrics of the trial so far, each counted from its least value. Its increments along a step
 * may depend only on the state's key and the dice, so that equal keys have equal futures. The engine adds the metric
 * `rounds` itself.
 */
export interface Model<State = unknown> {
  readonly outcomes: readonly Outcome[];
  readonly metrics: readonly Metric[];
  /** Numbers that are the same in every trial; none when absent. */
  readonly measurements?: readonly Measurement[];
  /** A plan of what it is about, for reports. */
  readonly picture?: Picture;
  /** How things stand at the cap of rounds, which is an outcome without a state. */
  readonly standing?: Standing<State>;
  /** Choices that its steps ask for, index = decision of {@link Tactics.choose}; absent where all are made beforehand. */
  readonly choices?: readonly AskedChoice[];
  /** Names of those who roll, index = actor of {@link Dice.scope}. */
  readonly actors: readonly string[];
  /** Cap of rounds, or 0 when the procedure has no rounds (then `step` never returns {@link ROUND_ENDS}). */
  readonly roundsMax: number;
  /** Index of the outcome of a trial that reaches the cap; -1 when there is none. */
  readonly unresolved: number;
  /**
   * Whether its states have no end, as the totals of dice that explode have none: the exact solver then leaves out what
   * is all but impossible, and tells how much that was.
   */
  readonly isUnbounded?: boolean;
  /** Number of integers that `key` writes. */
  readonly keyLength: number;
  /** Numbers of its states that the engine may follow by itself; none when absent. */
  readonly registers?: Registers<State> | undefined;
  /** A state to be reused for every trial. */
  createState(): State;
  /** Back to the start of the engagement. */
  reset(state: State): void;
  /** One indivisible exchange; an outcome index, {@link CONTINUES} or {@link ROUND_ENDS}. */
  step(state: State, dice: Dice, tactics: Tactics): number;
  /** Everything on which the future depends (neither the round number nor the metrics), in `out[0..keyLength-1]`. */
  key(state: State, out: Int32Array): void;
  copy(from: State, to: State): void;
  /** Metrics so far, each above its `min`, in the order of `metrics`. */
  measure(state: State, out: Int32Array): void;
  /**
   * What a metric comes to when a trial ends so, where that is not what was counted: half of it for who has lost, say.
   * @param metric index in `metrics`
   * @param value as `measure` counts it, from its `min`
   * @returns a value counted alike
   */
  settle?(metric: number, value: number, outcome: number): number;
  /** The state in words, one line per fighter; for replays only. */
  describe(state: State, language: Language): readonly string[];
}

export type Language = keyof Words;

/** Where a rule, an option or a table comes from: the sheet or chapter that the game follows, what else is published, or nowhere. */
export type Provenance = 'sheet' | 'chapter' | 'published' | 'assumption';

export interface RulingOption {
  readonly id: string;
  /** Its French name, as scenarios may write it and reports show it; equal to `id` where there is none. */
  readonly alias: string;
  readonly provenance: Provenance;
}

/** An ambiguity of the sources, with the ways to read it. The first option is the default. */
export interface Ruling {
  readonly id: string;
  readonly question: Words;
  readonly options: readonly RulingOption[];
  /** Edition → the option that is its default, where that is not the first. */
  readonly editions?: Readonly<Record<string, string>>;
  /** Rule ids that it touches. */
  readonly rules: readonly string[];
}

/** How a rule works: it asks for dice, is computed without them, or is a matter of state and sequence. */
export type RuleKind = 'dice' | 'computed' | 'sequence';

/** A rule in words, precise enough to check a fight by hand. */
export interface RuleEntry {
  /** As beside the code that follows it and in the names of its tests: `XX-FAMILY-1`. */
  readonly id: string;
  readonly kind: RuleKind;
  /** Heading under which it is listed; entries of a section follow each other. */
  readonly section: Words;
  readonly title: Words;
  readonly text: Words;
  readonly provenance: readonly Provenance[];
  /** Ids of the rulings that switch it, wholly or in part. */
  readonly rulings: readonly string[];
  /** Ids of the engagement kinds whose results it can change; empty when none plays it. */
  readonly engagements: readonly string[];
}

/** A test that is named after a rule, and fails when it is broken. */
export interface RulePin {
  /** From the root of the project. */
  readonly file: string;
  readonly test: string;
}

/** Rule id → its tests, made from their names by `npm run pins`. */
export type RulePins = Readonly<Record<string, readonly RulePin[]>>;

/** A choice that a player makes; a fighter's `tactics` (or an engagement field) name an option. */
export interface DecisionPoint {
  readonly id: string;
  readonly when: Words;
  /** Its French name, as a key; equal to `id` where there is none. */
  readonly alias: string;
  /** Options, as they are written or described in words; the first is the default. Free forms (a number, a list) stand between ‹ ›. */
  readonly options: readonly (string | Words)[];
  readonly place: 'fighter' | 'engagement';
}

/** A field of a scenario, as listings show it. */
export interface Field {
  readonly name: string;
  readonly text: Words;
}

/** One engagement kind of a system, as listed by `fracas systems NAME`. */
export interface Kind {
  readonly id: string;
  readonly alias: string;
  readonly summary: Words;
  readonly fields: readonly Field[];
  /** False where it may be played by nobody in particular: a scenario may then leave `fighters` out. True when absent. */
  readonly needsFighters?: boolean;
  /** True where everybody whom the scenario defines takes part, named or not. False when absent. */
  readonly takesAll?: boolean;
}

/** A row of a system's equipment, ability or bestiary listing. */
export interface CatalogueRow {
  readonly id: string;
  readonly alias: string;
  /** Table cells, in the order of the table's `columns`. */
  readonly cells: readonly (string | Words)[];
}

export interface Catalogue {
  readonly id: string;
  readonly title: Words;
  readonly columns: readonly (string | Words)[];
  readonly rows: readonly CatalogueRow[];
}

/** Something wrong or noteworthy in a concrete variant; `path` is the place in the scenario. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** The message in French; every warning has one, and errors that a report may quote as a refusal. */
  readonly french?: string;
  readonly hint?: string;
  /** The hint in French; every warning with a hint has one. Here and in `french` ids stand between backticks: readers see their French names. */
  readonly frenchHint?: string;
}

/** A default, a table or a reading that no source states, and that a result depends on. */
export interface Assumption {
  /** Ruling or rule id. */
  readonly id: string;
  readonly text: Words;
}

/**
 * A concrete scenario of one system, canonical ids only, every default filled in, no axes: plain data that may cross
 * threads. `fighters` and `engagement` have the shape that the system's own schema gave them.
 */
export interface Variant {
  readonly system: string;
  readonly edition: string | null;
  /** Every ruling of the system, resolved: preset, then overrides, then defaults. */
  readonly rulings: Readonly<Record<string, string>>;
  readonly tables: unknown;
  /** What it says under keys of the system's own, beside the common ones; absent where the system has none. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly fighters: Readonly<Record<string, unknown>>;
  readonly engagement: unknown;
}

export interface CompileOptions {
  /**
   * `dice`: every die is asked for by itself, in steps as large as suits sampling.
   * `steps`: the same dice in the same order, in small steps (replay, brute-force enumeration).
   * `tables`: sub-procedures are drawn from their exact laws (the exact solver, compiled sampling).
   * `fractions`: as `tables`, with laws that carry their exact fractions (the exact solver in rationals).
   */
  readonly engine: 'dice' | 'steps' | 'tables' | 'fractions';
  /**
   * `free`: decisions may be made otherwise than its tactics say, and its states are told in words. When absent a key may
   * leave out what nobody asks for who decides as the tactics say.
   */
  readonly choices?: 'free';
}

/** A whole number of a fighter that can be turned up and down. */
export interface Dial {
  readonly sort: 'dial';
  /** Its path below the fighter: `characteristics.WS`. */
  readonly id: string;
  readonly label: Words;
  /** What it is now: a whole number, or a length. */
  readonly value: number;
  /** Bounds, both included. */
  readonly least: number;
  readonly most: number;
  /** The fighter with another value there, as a scenario may write him. */
  set(value: number): unknown;
}

/** Something of a fighter that can be taken away from him: an item, an ability, a skill. */
export interface Belonging {
  readonly sort: 'belonging';
  /** Where it stands and what it is: `equipment.sword`; the second of a kind is `equipment.sword#2`. */
  readonly id: string;
  readonly label: Words;
  /** The fighter without it, as a scenario may write him. */
  without(): unknown;
}

/** What can be changed about a fighter without making another of him. Whether the rules allow it, `check` says. */
export type Lever = Dial | Belonging;

/** The schemas that a system gives to the scenario reader. They describe the *input*; parsing yields canonical ids. */
export interface SystemSchema {
  /** One fighter. */
  readonly fighter: z.ZodType;
  /** Kind id → its engagement (with the key `kind`). The reader picks one by `kind`, an alias included, so that mistakes are reported against that kind's fields alone. */
  readonly engagements: Readonly<Record<string, z.ZodType>>;
  /** `rulings`: a strict object of optional options, presets included. */
  readonly rulings: z.ZodType;
  /** `tables`, when the system has replaceable ones. */
  readonly tables: z.ZodType | null;
  /** Keys of its scenarios beside those that are common to all games, in the order in which they read best. */
  readonly settings?: Readonly<Record<string, z.ZodType>>;
}

/** A game: everything that the rest of Fracas may know of it. One folder under src/systems exports one as `system`. */
export interface GameSystem {
  readonly name: string;
  readonly title: Words;
  readonly editions: readonly string[];
  /** Names of rolls, index = {@link Site}. */
  readonly sites: readonly Words[];
  readonly kinds: readonly Kind[];
  /** What a scenario may say of one fighter. */
  readonly fighter: readonly Field[];
  /** Keys of its scenarios beside those that are common to all games. */
  readonly settings?: readonly Field[];
  readonly rulings: readonly Ruling[];
  /** The catalogue of its rules, in the order in which play meets them. */
  readonly rules: readonly RuleEntry[];
  /** Ruling id that selects a preset (e.g. `reading`) and its presets: preset id → ruling id → option id. The first is the default. */
  readonly presets: {
    readonly id: string;
    /** French name → preset id. */
    readonly aliases?: Readonly<Record<string, string>>;
    readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  } | null;
  readonly decisions: readonly DecisionPoint[];
  readonly catalogues: readonly Catalogue[];
  readonly schema: SystemSchema;
  /** Canonical key → accepted aliases, so that a place can be found in the file under the name its author used. */
  readonly keyAliases: Readonly<Record<string, readonly string[]>>;
  /**
   * What French calls the keys of fighters, engagements, tables and settings, where results name one in a path; under
   * `parent.key` where the same key has another name.
   */
  readonly keyWords: Readonly<Record<string, string>>;
  /** Semantic checks beyond the schema, on canonical data: contradictions, impossible loadouts, pointless items. */
  check(variant: Variant): readonly Finding[];
  /** What a result of this variant takes for granted without a source. */
  assumptions(variant: Variant): readonly Assumption[];
  /** Money or points of one fighter, and the unit; null when the system has no costs. */
  costOf(variant: Variant, fighter: string): { readonly amount: number; readonly unit: Words } | null;
  /** What can be turned and taken away on a fighter of the variant, his profile considered; each with an id of its own. */
  levers(variant: Variant, fighter: string): readonly Lever[];
  /** @throws InvariantError when the variant did not pass `check` */
  compile(variant: Variant, options: CompileOptions): { readonly model: Model; readonly tactics: Tactics };
}
