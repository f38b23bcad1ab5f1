import type { Law } from '../../dice/dice.ts';
import { bandOf, type KeepPool } from '../../dice/keep-pool.ts';
import { KeyTable } from '../../dice/key-table.ts';
import type { Process } from '../../dice/procedure.ts';
import { type Model, NO_CHOICES } from '../../systems/system.ts';
import type { Ask } from './asks.ts';
import { NotComposable } from './composed.ts';
import { ControlGraph, type Link, type Question } from './graph.ts';

/** Sides of the dice of which a tape is read. */
const TEN = 10;

/** One roll of a program: where it leads by its outcome, counted from 0; a place below 0 is an answer, ~answer. */
export interface Roll {
  /** What the outcome is drawn from; null where dice of so many sides are rolled. */
  readonly law: Law | null;
  readonly sides: number;
  readonly next: readonly number[];
}

/**
 * The rolls behind the answer to a question, those of procedures whose law it draws from, one by one and in the order of
 * the rules.
 */
export class Programs {
  readonly rolls: Roll[] = [];
  readonly #processes = new Map<Process, readonly Roll[]>();

  /**
   * Adds the rolls that answer a question.
   * @param answerOf answer of the question → what stands for it
   * @param value of the register that it reads
   * @returns place of the first roll
   */
  add(ask: Ask, answerOf: (answer: number) => number, value: number): number {
    const first = this.rolls.length;
    if (ask.kind !== 'draw') {
      this.rolls.push(answered(rollOf(ask, value), answerOf));
      return first;
    }
    const { process } = ask.law;
    if (process === undefined) throw new NotComposable();
    for (const roll of this.#unfold(process)) {
      this.rolls.push({ ...roll, next: roll.next.map((to) => (to < 0 ? ~answerOf(~to) : first + to)) });
    }
    return first;
  }

  #unfold(process: Process): readonly Roll[] {
    const known = this.#processes.get(process) ?? unfolded(process);
    this.#processes.set(process, known);
    return known;
  }
}

function answered(roll: Roll, answerOf: (answer: number) => number): Roll {
  return { ...roll, next: roll.next.map((answer) => ~answerOf(answer)) };
}

/** The roll of a question, `next` being the answer by outcome. */
function rollOf(ask: Exclude<Ask, { readonly kind: 'draw' }>, value: number): Roll {
  switch (ask.kind) {
    case 'roll':
      return { law: null, sides: ask.sides, next: upTo(ask.sides) };
    case 'at-least':
      return { law: null, sides: ask.sides, next: upTo(ask.sides).map((at) => (at + 1 >= ask.target ? 1 : 0)) };
    case 'band':
      return { law: null, sides: ask.sides, next: upTo(ask.sides).map((at) => ask.cuts.bandOf[at + 1] as number) };
    case 'total-at-most':
      throw new NotComposable();
    case 'keep':
    case 'amount': {
      const { law } = ask.pool;
      return { law, sides: TEN, next: upTo(law.probabilities.length) };
    }
    case 'keep-band':
      return bandRoll(ask.bands.pool, (total) => bandOf(ask.bands.starts, total));
    case 'reading': {
      const { pool, starts } = ask.reading.at(value);
      return bandRoll(pool, (total) => starts.length - bandOf(starts, total));
    }
  }
}

function bandRoll({ law, min }: KeepPool, answerOf: (total: number) => number): Roll {
  return { law, sides: TEN, next: upTo(law.probabilities.length).map((outcome) => answerOf(min + outcome)) };
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at);
}

/** The rolls of a procedure, its ends being answers. */
function unfolded(process: Process): readonly Roll[] {
  const graph = new ControlGraph(modelOf(process), NO_CHOICES, { places: [], amounts: [], write: () => {} });
  const rolls: (Roll | undefined)[] = [];
  const placeOf = new Map<Question, number>();
  const waiting: Question[] = [];
  const place = (from: Link): number => {
    let link = from;
    while (link.kind === 'arrival') {
      if (link.code >= 0) return ~link.code;
      link = graph.root(link.control);
    }
    const known = placeOf.get(link);
    if (known !== undefined) return known;
    placeOf.set(link, placeOf.size);
    waiting.push(link);
    return placeOf.size - 1;
  };
  if (place(graph.root(0)) !== 0) throw new NotComposable();
  for (let question = waiting.pop(); question !== undefined; question = waiting.pop()) {
    const { ask } = question;
    if (ask.kind === 'draw') throw new NotComposable();
    const { law, sides, next } = rollOf(ask, 0);
    const answers = new Map(
      [...new Set(next)].map((answer) => [answer, place(graph.follow(question as Question, answer))]),
    );
    rolls[placeOf.get(question) as number] = { law, sides, next: next.map((answer) => answers.get(answer) as number) };
  }
  return rolls as readonly Roll[];
}

/** A procedure as a model whose outcomes are its ends. */
function modelOf(process: Process): Model {
  const table = new KeyTable(process.keyLength);
  const key = new Int32Array(process.keyLength);
  const indexOf = (state: unknown): number => {
    process.key(state, key);
    return table.indexOf(key);
  };
  for (const end of process.ends) indexOf(end);
  const said = { en: '', fr: '' };
  return {
    outcomes: process.ends.map((_, end) => ({ name: `${end}`, label: said })),
    metrics: [],
    actors: [],
    roundsMax: 0,
    unresolved: -1,
    keyLength: process.keyLength,
    createState: () => process.createState(),
    reset: (state) => process.copy(process.start, state),
    step: (state, dice) => {
      process.step(state, dice);
      return process.isEnd(state) ? indexOf(state) : -1;
    },
    key: (state, out) => process.key(state, out),
    copy: (from, to) => process.copy(from, to),
    measure: () => {},
    describe: () => [],
  };
}
