import type { Cuts, Dice, Law } from '../dice/dice.ts';
import type { Steps } from '../dice/explore.ts';
import type { KeepBands, KeepPool } from '../dice/keep-pool.ts';
import { KeyTable } from '../dice/key-table.ts';

/** A question that a step of the rules asks of the dice, with the ways on from each answer. */
export interface Question {
  readonly ask: Ask;
  /** Index branch → where it leads; filled while the trees grow. */
  readonly branches: Link[];
}

/** One die read by bands (`bandOf[face]` is the branch), a total of dice (branch 0 when at most `limit`), or a draw. */
export type Ask =
  | { readonly kind: 'die'; readonly sides: number; readonly bandOf: ArrayLike<number> }
  | { readonly kind: 'total'; readonly count: number; readonly sides: number; readonly limit: number }
  | { readonly kind: 'draw'; readonly law: Law };

/** To the next question of the same step, or to what the step comes to. */
export type Link = { readonly kind: 'question'; readonly question: Question } | Arrival;

/** The end of a step. */
export interface Arrival {
  readonly kind: 'state';
  /** State reached, or -1 when the code ended the process. */
  readonly state: number;
  /** What the step returned. */
  readonly code: number;
  /** Increments of the counters. */
  readonly gains: readonly number[];
}

/** The states of a process and the tree of questions of each; the start is state 0. */
export interface DecisionTrees<State> {
  readonly states: readonly State[];
  /** Index state → first question of its step, or its arrival when no dice are asked for; null for an end. */
  readonly roots: readonly (Link | null)[];
}

/** Index face (0 unused) → branch. */
function facesTo(sides: number, branchOf: (face: number) => number): readonly number[] {
  return Array.from({ length: sides + 1 }, (_, face) => (face === 0 ? 0 : branchOf(face)));
}

/** Answers every question in every way, one path at a time, and keeps what was asked. */
class AskingDice implements Dice {
  readonly asks: Ask[] = [];
  readonly counts: number[] = [];
  readonly chosen: number[] = [];
  depth = 0;
  /** Whether a question was asked that no tree holds: pools have too many answers. */
  isRefused = false;

  start(): void {
    this.asks.length = 0;
    this.counts.length = 0;
    this.chosen.length = 0;
    this.depth = 0;
  }

  /** Turns to the next path; gives the depth at which it leaves the last one, or -1 after the last path. */
  next(): number {
    let last = this.depth - 1;
    while (last >= 0 && (this.chosen[last] ?? 0) + 1 >= (this.counts[last] ?? 0)) last -= 1;
    if (last < 0) return -1;
    this.chosen[last] = (this.chosen[last] ?? 0) + 1;
    this.asks.length = last + 1;
    this.counts.length = last + 1;
    this.chosen.length = last + 1;
    this.depth = 0;
    return last;
  }

  private choose(count: number, ask: () => Ask): number {
    const depth = this.depth;
    this.depth = depth + 1;
    if (depth < this.chosen.length) return this.chosen[depth] ?? 0;
    this.asks.push(ask());
    this.counts.push(count);
    this.chosen.push(0);
    return 0;
  }

  scope(_round: number, _actor: number): void {}

  roll(sides: number): number {
    return 1 + this.choose(sides, () => ({ kind: 'die', sides, bandOf: facesTo(sides, (face) => face - 1) }));
  }

  atLeast(sides: number, target: number): boolean {
    const isOpen = target > 1 && target <= sides;
    const branch = this.choose(isOpen ? 2 : 1, () => ({
      kind: 'die',
      sides,
      bandOf: facesTo(sides, (face) => (isOpen && face < target ? 1 : 0)),
    }));
    return isOpen ? branch === 0 : target <= 1;
  }

  totalAtMost(count: number, sides: number, limit: number): boolean {
    const isCertain = limit < count || limit >= count * sides;
    const branch = this.choose(isCertain ? 1 : 2, () => ({ kind: 'total', count, sides, limit }));
    return limit >= count * sides || (!isCertain && branch === 0);
  }

  band(sides: number, cuts: Cuts): number {
    const { bandOf, facesIn } = cuts;
    let present = 0;
    for (let band = 0; band < facesIn.length; band += 1) if ((facesIn[band] ?? 0) > 0) present += 1;
    let branch = this.choose(present, () => ({
      kind: 'die',
      sides,
      bandOf: facesTo(sides, (face) => facesIn.slice(0, bandOf[face] ?? 0).filter((faces) => faces > 0).length),
    }));
    let band = 0;
    for (; band < facesIn.length; band += 1) {
      if ((facesIn[band] ?? 0) === 0) continue;
      if (branch === 0) break;
      branch -= 1;
    }
    return band;
  }

  draw(law: Law): number {
    return this.choose(law.probabilities.length, () => ({ kind: 'draw', law }));
  }

  keep(pool: KeepPool): number {
    this.isRefused = true;
    return pool.min;
  }

  keepBand(_bands: KeepBands): number {
    this.isRefused = true;
    return 0;
  }
}

/**
 * Grows the trees of every state that can be reached.
 * @param statesMax null is returned when there are more, or when a pool of which the best are kept is rolled
 */
export function growTrees<State>(process: Steps<State>, start: State, statesMax: number): DecisionTrees<State> | null {
  const states: State[] = [];
  const table = new KeyTable(process.keyLength);
  const key = new Int32Array(process.keyLength);
  const before = new Int32Array(process.counterCount);
  const after = new Int32Array(process.counterCount);
  const state = process.createState();
  const dice = new AskingDice();
  const roots: (Link | null)[] = [];

  const indexOf = (reached: State): number => {
    process.key(reached, key);
    const index = table.indexOf(key);
    if (index === states.length) {
      const kept = process.createState();
      process.copy(reached, kept);
      states.push(kept);
    }
    return index;
  };

  const arrive = (from: State): Arrival => {
    process.measure(from, before);
    process.copy(from, state);
    const code = process.step(state, dice);
    process.measure(state, after);
    const gains: number[] = [];
    for (let i = 0; i < after.length; i += 1) gains.push((after[i] ?? 0) - (before[i] ?? 0));
    return { kind: 'state', state: code >= 0 ? -1 : indexOf(state), code, gains };
  };

  indexOf(start);
  for (let node = 0; node < states.length; node += 1) {
    if (states.length > statesMax) return null;
    const from = states[node] as State;
    if (process.isEnd?.(from) === true) {
      roots.push(null);
      continue;
    }
    dice.start();
    // Questions on the way to the current path's end, outermost first.
    const path: Question[] = [];
    let root: Link | null = null;
    for (let kept = 0; kept >= 0; ) {
      const arrival = arrive(from);
      if (dice.isRefused) return null;
      path.length = Math.min(path.length, kept);
      for (let depth = path.length; depth < dice.asks.length; depth += 1) {
        const question: Question = { ask: dice.asks[depth] as Ask, branches: [] };
        const above = path[depth - 1];
        if (above === undefined) root = { kind: 'question', question };
        else above.branches[dice.chosen[depth - 1] ?? 0] = { kind: 'question', question };
        path.push(question);
      }
      const last = path[path.length - 1];
      if (last === undefined) root = arrival;
      else last.branches[dice.chosen[path.length - 1] ?? 0] = arrival;
      kept = dice.next();
      if (kept >= 0) kept += 1;
    }
    roots.push(root);
  }
  return { states, roots };
}
