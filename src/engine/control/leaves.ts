import type { Reading } from '../../dice/keep-pool.ts';
import { CONTINUES, ROUND_ENDS } from '../../systems/system.ts';
import type { Ask } from './asks.ts';
import {
  type Arrival,
  type Change,
  type ControlGraph,
  changeOf,
  isKept,
  isNothing,
  type Link,
  Question,
} from './graph.ts';

/** Where an answer leads: to another question, or to the end of the trial. */
export interface Leaf {
  /** The next question; null at an end. */
  readonly next: Question | null;
  /** Index of the outcome at an end, else -1. */
  readonly outcome: number;
  /** Rounds that end on the way: one at most. */
  readonly rounds: number;
  /** Index register → what becomes of it. */
  readonly changes: readonly Change[];
  /** Index counter → increment. */
  readonly gains: readonly Change[];
}

/** Raised where a graph is too large, or goes where no draw follows. */
export class NotDrawable extends Error {}

/** What has happened on the way to a question. */
type Way = Pick<Leaf, 'rounds' | 'changes' | 'gains'>;

/** A check of a register that one draw answers together with the amount before it. */
export interface Check {
  readonly question: Question;
  readonly way: Way;
  readonly reading: Reading;
  /** What becomes of the register by the amount. */
  readonly change: Change;
}

/** Steps without dice that are passed in one go, at most. */
const PASSED_MAX = 64;

/** A question with one answer: where a trial pauses, so that the cap of rounds can be told. */
const PAUSE: Ask = { kind: 'roll', sides: 1, site: 0 };

/** Where the answers of a graph's questions lead, steps without dice being passed. */
export class Leaves {
  readonly #graph: ControlGraph;
  readonly #pauses = new Map<number, Question>();
  readonly #nothing: Way;

  constructor(graph: ControlGraph) {
    this.#graph = graph;
    this.#nothing = {
      rounds: 0,
      changes: new Array<Change>(graph.registerCount).fill(changeOf(1, 0, 0)),
      gains: new Array<Change>(graph.counterCount).fill(changeOf(0, 0, 0)),
    };
  }

  /** Where a trial goes that stands before a step in a state: no question may follow at all. */
  enter(control: number): Leaf {
    return this.#rest(control, this.#nothing);
  }

  /** Where an answer leads; of an amount, whatever it is, with that of the check that follows. */
  after(question: Question, answer: number): Leaf {
    const check = this.checkAfter(question);
    if (check !== null) return this.#end(this.#graph.followOnce(check.question, answer), check.way);
    const isAmount = question.ask.kind === 'amount';
    const link = isAmount ? this.#graph.followAmount(question) : this.#graph.followOnce(question, answer);
    return this.#end(link, this.#nothing);
  }

  /** The check of a register that follows right upon an amount, and what happens to the registers before it; else null. */
  checkAfter(question: Question): Check | null {
    if (question.ask.kind !== 'amount') return null;
    const arrival = this.#graph.followAmount(question);
    const next = arrival.code === CONTINUES ? this.#graph.root(arrival.control) : null;
    if (next?.kind !== 'question' || next.ask.kind !== 'reading') return null;
    const way = joined(this.#nothing, arrival);
    const change = way.changes[next.ask.reading.register] as Change;
    return { question: next, way, reading: next.ask.reading, change };
  }

  #end(link: Link, way: Way): Leaf {
    if (link.kind === 'question') return { next: link, outcome: -1, ...way };
    const reached = joined(way, link);
    return link.code >= 0 ? { next: null, outcome: link.code, ...reached } : this.#rest(link.control, reached);
  }

  /** The question that trials meet in a state, were it only that they pause there. */
  questionAt(control: number): Question | null {
    const link = this.#graph.root(control);
    return link.kind === 'question' ? link : (this.#pauses.get(control) ?? null);
  }

  /** Of a way on which a round ends nothing that counts may follow: the cap of rounds is told when it has been gone. */
  #rest(control: number, way: Way): Leaf {
    let at = control;
    let reached = way;
    for (let passed = 0; passed < PASSED_MAX; passed += 1) {
      const link = this.#graph.root(at);
      if (link.kind === 'question') return { next: link, outcome: -1, ...reached };
      if (reached.rounds > 0 && isCounted(link)) return { next: this.#pauseAt(at), outcome: -1, ...reached };
      reached = joined(reached, link);
      if (link.code >= 0) return { next: null, outcome: link.code, ...reached };
      at = link.control;
    }
    throw new NotDrawable();
  }

  #pauseAt(control: number): Question {
    const known = this.#pauses.get(control);
    if (known !== undefined) return known;
    const made = new Question(PAUSE, control, []);
    this.#pauses.set(control, made);
    return made;
  }
}

/** What a way comes to with a step after it. */
function joined(way: Way, step: Arrival): Way {
  const { rounds, changes, gains } = way;
  // Most steps do nothing but lead on: their ways share what they say of it.
  if (step.code === CONTINUES && step.changes.every(isKept) && step.gains.every(isNothing)) return way;
  return {
    rounds: rounds + (step.code === ROUND_ENDS ? 1 : 0),
    changes: changes.map((first, i) => {
      const then = step.changes[i] as Change;
      return then.kept === 0 ? then : changeOf(first.kept, first.plus + then.plus, first.times + then.times);
    }),
    gains: gains.map((first, i) => {
      const { plus, times } = step.gains[i] as Change;
      return changeOf(0, first.plus + plus, first.times + times);
    }),
  };
}

/** Whether a step brings gains, or ends a round or the trial. */
function isCounted({ code, gains }: Arrival): boolean {
  return code >= 0 || code === ROUND_ENDS || gains.some(({ plus }) => plus !== 0);
}
