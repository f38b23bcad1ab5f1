import { InvariantError } from '../../errors.ts';
import { CONTINUES, ROUND_ENDS } from '../../systems/system.ts';
import type { Ask } from './asks.ts';
import { type Arrival, type Change, type ControlGraph, changeOf, type Link, type Question } from './graph.ts';

/** Where a draw leads: to another question, or to the end of the trial. */
export interface Leaf {
  /** The next question; null at an end. */
  readonly next: Question | null;
  /** Index of the outcome at an end, else -1. */
  readonly outcome: number;
  /** Rounds that end on the way. */
  readonly rounds: number;
  /** Index register → what becomes of it. */
  readonly changes: readonly Change[];
  /** Index counter → increment. */
  readonly gains: readonly Change[];
}

/** A law over leaves and amounts: parallel arrays. */
export interface LeafLaw {
  readonly leaf: number[];
  readonly amount: number[];
  readonly p: number[];
}

/** Answers that lead from a question to a leaf. */
type Path = readonly number[];

/** What has happened on the way to a question within a draw. */
interface Way {
  readonly rounds: number;
  readonly changes: readonly Change[];
  readonly gains: readonly Change[];
}

/**
 * A question, or an amount and the check of a register against it, answered by one draw.
 * Draws whose laws are of one kind share them, wherever they lead.
 */
export interface ComposedDraw {
  /** Its first question. */
  readonly ask: Ask;
  readonly family: DrawFamily;
  /** Index leaf of its family → where it leads from here. */
  leaf(index: number): Leaf;
}

/** Raised where questions are of a sort, or a number, that no draw answers. */
export class NotComposable extends Error {}

/** A question to come, and what has happened before it. */
interface Next {
  readonly question: Question;
  readonly way: Way;
}

/** Steps without dice that are passed in one go, at most. */
const PASSED_MAX = 64;

/** Composes the questions of a graph into draws. */
export class Composer {
  readonly #graph: ControlGraph;
  readonly #isFused: boolean;
  readonly #ids = new Map<unknown, number>();
  readonly #families = new Map<string, DrawFamily>();
  readonly #nothing: Way;

  /** @param isFused whether an amount and the check of a register against it are one draw */
  constructor(graph: ControlGraph, isFused = true) {
    this.#graph = graph;
    this.#isFused = isFused;
    const same = changeOf(1, 0, 0);
    const none = changeOf(0, 0, 0);
    this.#nothing = {
      rounds: 0,
      changes: new Array<Change>(graph.registerCount).fill(same),
      gains: new Array<Change>(graph.counterCount).fill(none),
    };
  }

  /** Where a trial goes that stands before a step in a state: no question may follow at all. */
  enter(control: number): Leaf {
    return this.#rest(control, this.#nothing);
  }

  /** The draw that answers a question, and those that can be answered with it. */
  drawAt(question: Question): ComposedDraw {
    const shape = new Shape();
    const name = this.#nameOf(question, this.#nothing, shape);
    let family = this.#families.get(name);
    if (family === undefined) {
      family = new DrawFamily(shape.register, shape.hasAmount, (value, add) =>
        this.#spread(question, this.#nothing, { path: [], amount: 0, p: 1, value }, add),
      );
      this.#families.set(name, family);
    }
    const known: Leaf[] = [];
    const { paths } = family;
    return {
      ask: question.ask,
      family,
      leaf: (index) => {
        known[index] ??= this.#leafAt(question, paths[index] as Path);
        return known[index] as Leaf;
      },
    };
  }

  /** Tells draws of different laws apart; notes in the shape what they read. */
  #nameOf(question: Question, way: Way, shape: Shape): string {
    const { ask } = question;
    shape.take(ask);
    if (ask.kind === 'reading') {
      const { kept, plus, times } = way.changes[ask.reading.register] as Change;
      return `reading ${this.#idOf(ask.reading)} of ${kept} ${plus} ${times}`;
    }
    if (ask.kind === 'amount') {
      return `amount ${this.#idOf(ask.pool)} (${this.#nameAfter(question, this.#graph.followAmount(question), way, shape)})`;
    }
    const { name, chances } = this.#chancesOf(ask);
    const branches = chances.map((p, answer) =>
      p === 0 ? '' : this.#nameAfter(question, this.#graph.follow(question, answer), way, shape),
    );
    return `${name} (${branches.join()})`;
  }

  #nameAfter(before: Question, link: Link, way: Way, shape: Shape): string {
    const next = this.#follow(before, link, way);
    return next === null ? '.' : this.#nameOf(next.question, next.way, shape);
  }

  /** The check of a register that is answered in the same draw as an amount, after the link to it; null where there is none. */
  #follow({ ask }: Question, link: Link, way: Way): Next | null {
    if (!this.#isFused || ask.kind !== 'amount' || link.kind === 'question' || link.code !== CONTINUES) return null;
    const question = this.#graph.root(link.control);
    return question.kind === 'question' && question.ask.kind === 'reading' ? { question, way: after(way, link) } : null;
  }

  /** Adds the law of a question, and of what follows within the draw. */
  #spread(question: Question, way: Way, at: Spread, add: AddLeaf): void {
    const { ask } = question;
    if (ask.kind === 'reading') {
      const { kept, plus, times } = way.changes[ask.reading.register] as Change;
      const bands = ask.reading.at(kept * at.value + plus + times * at.amount);
      const { probabilities } = bands.law;
      for (let band = probabilities.length - 1; band >= 0; band -= 1) {
        const p = at.p * (probabilities[band] as number);
        if (p > 0) add([...at.path, probabilities.length - 1 - band], at.amount, p);
      }
    } else if (ask.kind === 'amount') {
      const link = this.#graph.followAmount(question);
      ask.pool.law.probabilities.forEach((chance, amount) => {
        if (chance > 0)
          this.#spreadAfter(question, link, way, { ...at, path: [...at.path, 0], amount, p: at.p * chance }, add);
      });
    } else {
      this.#chancesOf(ask).chances.forEach((chance, answer) => {
        if (chance === 0) return;
        const link = this.#graph.follow(question, answer);
        this.#spreadAfter(question, link, way, { ...at, path: [...at.path, answer], p: at.p * chance }, add);
      });
    }
  }

  #spreadAfter(before: Question, link: Link, way: Way, at: Spread, add: AddLeaf): void {
    const next = this.#follow(before, link, way);
    if (next === null) add(at.path, at.amount, at.p);
    else this.#spread(next.question, next.way, at, add);
  }

  /** Where a path leads. */
  #leafAt(first: Question, path: Path): Leaf {
    let question = first;
    let way = this.#nothing;
    for (const [at, answer] of path.entries()) {
      const link =
        question.ask.kind === 'amount' ? this.#graph.followAmount(question) : this.#graph.follow(question, answer);
      if (at === path.length - 1) return this.#end(link, way);
      const next = this.#follow(question, link, way);
      if (next === null) break;
      question = next.question;
      way = next.way;
    }
    throw new InvariantError('a path goes on beyond its draw');
  }

  #end(link: Link, way: Way): Leaf {
    if (link.kind === 'question') return { next: link, outcome: -1, ...way };
    const reached = after(way, link);
    return link.code >= 0 ? { next: null, outcome: link.code, ...reached } : this.#rest(link.control, reached);
  }

  /**
   * Steps without dice are passed. The cap of rounds is told when a way has been gone: of one on which a round ends, nothing
   * that counts may follow.
   */
  #rest(control: number, way: Way): Leaf {
    let link = this.#graph.root(control);
    let reached = way;
    for (let passed = 0; passed < PASSED_MAX; passed += 1) {
      if (link.kind === 'question') return { next: link, outcome: -1, ...reached };
      if (reached.rounds > 0 && isCounted(link)) throw new NotComposable();
      reached = after(reached, link);
      if (link.code >= 0) return { next: null, outcome: link.code, ...reached };
      link = this.#graph.root(link.control);
    }
    throw new NotComposable();
  }

  #chancesOf(ask: Exclude<Ask, { readonly kind: 'amount' | 'reading' }>): {
    readonly name: string;
    readonly chances: readonly number[];
  } {
    switch (ask.kind) {
      case 'roll':
        return { name: `roll ${ask.sides}`, chances: new Array<number>(ask.sides).fill(1 / ask.sides) };
      case 'at-least': {
        const p = Math.min(1, Math.max(0, (ask.sides + 1 - ask.target) / ask.sides));
        return { name: `test ${p}`, chances: [1 - p, p] };
      }
      case 'total-at-most':
        throw new NotComposable();
      case 'band':
        return {
          name: `band ${ask.sides} ${ask.cuts.facesIn.join('/')}`,
          chances: ask.cuts.facesIn.map((n) => n / ask.sides),
        };
      case 'draw':
        return { name: `law ${this.#idOf(ask.law)}`, chances: [...ask.law.probabilities] };
      case 'keep':
        return { name: `pool ${this.#idOf(ask.pool)}`, chances: [...ask.pool.law.probabilities] };
      case 'keep-band':
        return { name: `bands ${this.#idOf(ask.bands)}`, chances: [...ask.bands.law.probabilities] };
    }
  }

  #idOf(thing: unknown): number {
    const known = this.#ids.get(thing) ?? this.#ids.size;
    this.#ids.set(thing, known);
    return known;
  }
}

/** A place on the way through a draw. */
interface Spread {
  readonly path: Path;
  readonly amount: number;
  readonly p: number;
  /** Of the register that the draw reads, before it. */
  readonly value: number;
}

type AddLeaf = (path: Path, amount: number, p: number) => void;

/** What is part of a draw. */
class Shape {
  /** The register read, or -1. */
  register = -1;
  hasAmount = false;

  take(ask: Ask): void {
    if (ask.kind === 'reading') this.register = ask.reading.register;
    if (ask.kind === 'amount') this.hasAmount = true;
  }
}

/** The laws of draws of one kind, by the value of the register that they read. */
export class DrawFamily {
  /** Register read; -1 where the law is the same whatever they hold. */
  readonly register: number;
  readonly hasAmount: boolean;
  /** Index leaf → how to come to it; more are met as laws for higher values are asked for. */
  readonly paths: Path[] = [];
  readonly #places = new Map<string, number>();
  readonly #known: (LeafLaw | undefined)[] = [];
  readonly #spread: (value: number, add: AddLeaf) => void;

  constructor(register: number, hasAmount: boolean, spread: (value: number, add: AddLeaf) => void) {
    this.register = register;
    this.hasAmount = hasAmount;
    this.#spread = spread;
  }

  /** The law for a value of the register; any value where none is read. */
  lawAt(value: number): LeafLaw {
    const at = this.register < 0 ? 0 : value;
    this.#known[at] ??= this.#make(at);
    return this.#known[at] as LeafLaw;
  }

  #make(value: number): LeafLaw {
    const law: LeafLaw = { leaf: [], amount: [], p: [] };
    const places = new Map<number, number>();
    this.#spread(value, (path, amount, p) => {
      const leaf = this.#leafOf(path);
      const key = leaf * 65_536 + amount;
      const place = places.get(key) ?? law.p.length;
      places.set(key, place);
      law.leaf[place] = leaf;
      law.amount[place] = amount;
      law.p[place] = (law.p[place] ?? 0) + p;
    });
    return law;
  }

  #leafOf(path: Path): number {
    const name = path.join();
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    this.#places.set(name, this.paths.length);
    this.paths.push(path);
    return this.paths.length - 1;
  }
}

/** What a way comes to with a step after it. */
function after({ rounds, changes, gains }: Way, step: Arrival): Way {
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

/** Whether a step brings gains, or ends the trial. */
function isCounted({ code, gains }: Arrival): boolean {
  return code >= 0 || gains.some(({ plus }) => plus !== 0);
}

/** Whether on the way to a leaf nothing happens but that rounds end. */
export function isIdle({ outcome, changes, gains }: Leaf): boolean {
  return (
    outcome < 0 &&
    changes.every(({ kept, plus, times }) => kept === 1 && plus === 0 && times === 0) &&
    gains.every(({ plus, times }) => plus === 0 && times === 0)
  );
}
