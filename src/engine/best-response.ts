import { EnumeratedDice } from '../dice/enumerated.ts';
import { KeyTable } from '../dice/key-table.ts';
import { ExactLimitError, InvariantError } from '../errors.ts';
import { CONTINUES, type Model, ROUND_ENDS, type Tactics } from '../systems/system.ts';
import { startOf } from './steps.ts';

/** Who may deviate from what the scenario decides for them. */
export interface Deviation {
  /** Index actor → whether his choices are free. */
  readonly isFree: readonly boolean[];
  /** Index decision, as models ask {@link Tactics.choose} → number of its options; 0 for one that is not to be touched. */
  readonly optionCounts: readonly number[];
  /** Whether the payoff is to be as great as possible, or as small. */
  readonly aim: 'most' | 'least';
}

/** What a deviation comes to. */
export interface BestResponse {
  /** Expected payoff under the best of all policies that know the state and the round. */
  readonly value: number;
  /** What it does wherever a choice is met that can be reached. */
  readonly rules: readonly PolicyRule[];
  /** Distinct states met. */
  readonly states: number;
}

/** One choice in one situation. */
export interface PolicyRule {
  readonly decision: number;
  readonly actor: number;
  /** The state before the step in which it is asked, in words of both languages. */
  readonly situation: { readonly en: readonly string[]; readonly fr: readonly string[] };
  /** Rounds in which it is met, first and last. */
  readonly rounds: readonly [number, number];
  readonly option: number;
  /** What the scenario decides instead. */
  readonly fallback: number;
  /** How often a trial meets it, on average, when the policy is played. */
  readonly visits: number;
  /** What choosing so rather than as the scenario has it is worth where it is met, the rest of the policy being played. */
  readonly gain: number;
}

export interface SearchLimits {
  readonly states: number;
  /** Branches of all steps together, choices included. */
  readonly branches: number;
}

const LIMITS: SearchLimits = { states: 20_000, branches: 400_000 };

/** A step as a tree: dice and choices in the order in which the rules ask for them. */
type Tree =
  | { readonly kind: 'chance'; readonly branches: Tree[] }
  | {
      readonly kind: 'choice';
      readonly decision: number;
      readonly actor: number;
      readonly fallback: number;
      readonly branches: Tree[];
    }
  /** `weight` is the probability of all dice on the way here. */
  | { readonly kind: 'leaf'; readonly weight: number; readonly code: number; readonly to: number };

/**
 * The best response to what all others decide, by backward induction over rounds and states: every step is a tree of
 * dice and free choices, and of each choice the option is kept whose future is worth most.
 * @param payoff index outcome → its worth
 * @throws ExactLimitError when the states or branches exceed the limits
 */
export function bestResponse<State>(
  model: Model<State>,
  tactics: Tactics,
  payoff: readonly number[],
  deviation: Deviation,
  limits: SearchLimits = LIMITS,
): BestResponse {
  const game = new Game(model, tactics, deviation, limits);
  return new Solver(game, payoff, deviation.aim, model).solve();
}

/** Answers choices from the branches of the dice, where they are free. */
class FreeTactics implements Tactics {
  readonly #dice: EnumeratedDice;
  readonly #fixed: Tactics;
  readonly #deviation: Deviation;
  /** Index depth of the path → the choice asked there; sparse. */
  readonly asked: { readonly decision: number; readonly actor: number; readonly fallback: number }[] = [];

  constructor(dice: EnumeratedDice, fixed: Tactics, deviation: Deviation) {
    this.#dice = dice;
    this.#fixed = fixed;
    this.#deviation = deviation;
  }

  choose(decision: number, actor: number): number {
    const fallback = this.#fixed.choose(decision, actor);
    const count = this.#deviation.optionCounts[decision] ?? 0;
    if (count < 2 || this.#deviation.isFree[actor] !== true) return fallback;
    this.asked[this.#dice.pathLength] = { decision, actor, fallback };
    return this.#dice.fork(count);
  }
}

/** The states that any play can reach, each with the tree of its step. */
class Game<State> {
  readonly trees: Tree[] = [];
  /** Index node → situation in words. */
  readonly words: PolicyRule['situation'][] = [];
  readonly #model: Model<State>;
  readonly #table: KeyTable;
  readonly #key: Int32Array;
  readonly #states: State[] = [];
  readonly #limits: SearchLimits;
  readonly #dice = new EnumeratedDice();
  readonly #tactics: FreeTactics;
  readonly #scratch: State;
  #branches = 0;

  constructor(model: Model<State>, tactics: Tactics, deviation: Deviation, limits: SearchLimits) {
    this.#model = model;
    this.#limits = limits;
    this.#table = new KeyTable(model.keyLength);
    this.#key = new Int32Array(model.keyLength);
    this.#tactics = new FreeTactics(this.#dice, tactics, deviation);
    this.#scratch = model.createState();
    this.#nodeOf(startOf(model));
    for (let node = 0; node < this.#states.length; node += 1) this.trees.push(this.#grow(node));
  }

  #nodeOf(state: State): number {
    this.#model.key(state, this.#key);
    const node = this.#table.indexOf(this.#key);
    if (node < this.#states.length) return node;
    if (node >= this.#limits.states) throw tooLarge('states', this.#limits.states);
    const kept = this.#model.createState();
    this.#model.copy(state, kept);
    this.#states.push(kept);
    this.words.push({ en: this.#model.describe(kept, 'en'), fr: this.#model.describe(kept, 'fr') });
    return node;
  }

  /** Replays the step once for each branch and hangs the ends into one tree. */
  #grow(node: number): Tree {
    const model = this.#model;
    const dice = this.#dice;
    const from = this.#states[node] as State;
    const { asked } = this.#tactics;
    const path: Tree[] = [];
    let root: Tree | null = null;
    asked.length = 0;
    let kept = 0;
    dice.start();
    do {
      this.#branches += 1;
      if (this.#branches > this.#limits.branches) throw tooLarge('branches', this.#limits.branches);
      model.copy(from, this.#scratch);
      const code = model.step(this.#scratch, dice, this.#tactics);
      // What a law gives no probability to leads nowhere.
      const isLive = dice.weight > 0 && (code === CONTINUES || code === ROUND_ENDS);
      const to = isLive ? this.#nodeOf(this.#scratch) : -1;
      const leaf: Tree = { kind: 'leaf', weight: dice.weight, code: code >= 0 || isLive ? code : 0, to };
      const depth = dice.pathLength;
      path.length = Math.min(path.length, kept + 1);
      for (let level = path.length; level < depth; level += 1) {
        const choice = asked[level];
        const fork: Tree =
          choice === undefined ? { kind: 'chance', branches: [] } : { kind: 'choice', ...choice, branches: [] };
        hang(path[level - 1], fork);
        path.push(fork);
      }
      root ??= path[0] ?? leaf;
      hang(path[depth - 1], leaf);
      kept = dice.pathNext();
      asked.length = Math.max(0, kept + 1);
    } while (dice.next());
    return root;
  }
}

function hang(parent: Tree | undefined, child: Tree): void {
  if (parent !== undefined && parent.kind !== 'leaf') parent.branches.push(child);
}

function tooLarge(what: string, limit: number): ExactLimitError {
  return new ExactLimitError('exact/best-play', `best play meets more than ${limit.toLocaleString('en')} ${what}`, {
    hint: 'ask for fewer rounds or fighters, or leave it to the options that are fixed beforehand',
  });
}

const NO_VALUE = Number.NaN;

class Solver<State> {
  readonly #game: Game<State>;
  readonly #payoff: readonly number[];
  readonly #sign: number;
  readonly #model: Model<State>;
  readonly #roundsMax: number;
  /** Index round (from 1) → index node → value at the start of a step there; NaN while unknown. */
  readonly #values: Float64Array[];
  /** Nodes, each after all that can follow from it within a round. */
  readonly #order: number[] = [];
  #now = 1;

  constructor(game: Game<State>, payoff: readonly number[], aim: Deviation['aim'], model: Model<State>) {
    this.#game = game;
    this.#payoff = payoff;
    this.#sign = aim === 'most' ? 1 : -1;
    this.#model = model;
    this.#roundsMax = Math.max(1, model.roundsMax);
    this.#values = Array.from({ length: this.#roundsMax + 2 }, () =>
      new Float64Array(game.trees.length).fill(NO_VALUE),
    );
  }

  solve(): BestResponse {
    // Later rounds first: then no chain of steps is longer than a round.
    for (let round = this.#roundsMax; round >= 1; round -= 1) {
      for (let node = 0; node < this.#game.trees.length; node += 1) this.#valueOf(node, round, 0);
    }
    const value = this.#valueOf(0, 1, 0);
    return { value, rules: this.#rules(), states: this.#game.trees.length };
  }

  #valueOf(node: number, round: number, depth: number): number {
    const values = this.#values[round] as Float64Array;
    const known = values[node] as number;
    if (!Number.isNaN(known)) return known;
    if (depth > this.#game.trees.length)
      throw new InvariantError('a step can lead back to its own state within a round');
    const tree = this.#game.trees[node] as Tree;
    const value = this.#worth(tree, round, depth + 1);
    values[node] = value;
    if (round === this.#roundsMax) this.#order.push(node);
    return value;
  }

  /** Expected payoff from here on, times the probability of the dice so far. */
  #worth(tree: Tree, round: number, depth: number): number {
    if (tree.kind === 'leaf') return tree.weight * this.#after(tree, round, depth);
    const branches = tree.branches.map((branch) => this.#worth(branch, round, depth));
    if (tree.kind === 'chance') return branches.reduce((sum, value) => sum + value, 0);
    return branches[this.#best(branches, tree.fallback)] ?? 0;
  }

  /** The best option; what the scenario decides wherever it is as good. */
  #best(branches: readonly number[], fallback: number): number {
    let best = fallback;
    branches.forEach((value, option) => {
      if (this.#sign * (value - (branches[best] ?? 0)) > 1e-15) best = option;
    });
    return best;
  }

  #after({ code, to }: Extract<Tree, { kind: 'leaf' }>, round: number, depth: number): number {
    if (code >= 0) return this.#payoff[code] ?? 0;
    if (code === CONTINUES) return this.#valueOf(to, round, depth);
    if (round >= this.#roundsMax) return this.#payoff[this.#model.unresolved] ?? 0;
    return this.#valueOf(to, round + 1, depth);
  }

  /** Plays the policy forward and notes what it does where. */
  #rules(): readonly PolicyRule[] {
    const met = new Map<string, PolicyRule>();
    let here = new Map<number, number>([[0, 1]]);
    for (this.#now = 1; this.#now <= this.#roundsMax && here.size > 0; this.#now += 1) {
      const next = new Map<number, number>();
      // Backwards through the order in which values were known, every state comes before those that follow from it.
      for (let at = this.#order.length - 1; at >= 0; at -= 1) {
        const node = this.#order[at] as number;
        const mass = here.get(node) ?? 0;
        if (mass < FLOW_MIN) continue;
        this.#follow(this.#game.trees[node] as Tree, node, mass, met, (leaf, flow) => {
          const into = leaf.code === CONTINUES ? here : leaf.code === ROUND_ENDS ? next : null;
          into?.set(leaf.to, (into.get(leaf.to) ?? 0) + flow);
        });
      }
      here = next;
    }
    return [...met.values()];
  }

  #follow(
    tree: Tree,
    node: number,
    mass: number,
    met: Map<string, PolicyRule>,
    arrive: (leaf: Extract<Tree, { kind: 'leaf' }>, flow: number) => void,
  ): void {
    if (tree.kind === 'leaf') {
      if (tree.weight > 0) arrive(tree, mass * tree.weight);
      return;
    }
    if (tree.kind === 'chance') {
      for (const branch of tree.branches) this.#follow(branch, node, mass, met, arrive);
      return;
    }
    const values = tree.branches.map((branch) => this.#worth(branch, this.#now, 0));
    const option = this.#best(values, tree.fallback);
    const weight = weightOf(tree);
    this.#note(met, tree, node, {
      option,
      visits: mass * weight,
      gain: weight === 0 ? 0 : ((values[option] ?? 0) - (values[tree.fallback] ?? 0)) / weight,
    });
    const chosen = tree.branches[option];
    if (chosen !== undefined) this.#follow(chosen, node, mass, met, arrive);
  }

  #note(
    met: Map<string, PolicyRule>,
    { decision, actor, fallback }: Extract<Tree, { kind: 'choice' }>,
    node: number,
    { option, visits, gain }: { readonly option: number; readonly visits: number; readonly gain: number },
  ): void {
    const key = `${node} ${decision} ${actor} ${option}`;
    const known = met.get(key);
    const situation = this.#game.words[node] ?? { en: [], fr: [] };
    const total = (known?.visits ?? 0) + visits;
    const mean = total === 0 ? 0 : ((known?.visits ?? 0) * (known?.gain ?? 0) + visits * gain) / total;
    const rounds: [number, number] = [known?.rounds[0] ?? this.#now, this.#now];
    met.set(key, { decision, actor, situation, rounds, option, fallback, visits: total, gain: mean });
  }
}

/** Probability of being somewhere below which it is not followed. */
const FLOW_MIN = 1e-12;

/** Probability of the dice before a choice. */
function weightOf(tree: Tree): number {
  if (tree.kind === 'leaf') return tree.weight;
  if (tree.kind === 'choice') return tree.branches[0] === undefined ? 0 : weightOf(tree.branches[0]);
  return tree.branches.reduce((sum, branch) => sum + weightOf(branch), 0);
}
