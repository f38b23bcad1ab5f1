import { type Leaf, NotComposable } from '../control/composed.ts';
import type { Change } from '../control/graph.ts';
import type { FramedRegister, Struck } from './frame.ts';

/** The story in which nothing has happened yet. */
export const BEGINNING = 0;

/** Stories of a register, at most. */
export const STORIES_MAX = 2 ** 15;

/**
 * What may happen to a register, from its start on: strikes one after another, each with its result. What else happens in a
 * trial does not matter to it: where either register has its story, they are independent.
 */
export class Stories {
  /** Own part at the start, and value. */
  readonly start: { readonly part: number; readonly value: number };
  readonly #register: FramedRegister;
  readonly #width: number;
  readonly #outcomes: number;
  readonly #negligible: number;
  /** Index strike → name of part, value and result → blows. */
  readonly #blows: (readonly Blow[] | undefined)[][] = [];
  readonly #before: number[] = [BEGINNING];
  readonly #strike: number[] = [-1];
  readonly #result: number[] = [0];
  readonly #weight: number[] = [1];
  /** Index story → index part × width + value → probability; the weight is their sum. */
  readonly #vectors: (Float64Array | null)[];
  readonly #after = new Map<number, number>();

  constructor(register: FramedRegister, { value, width, outcomes, negligible }: StoryOptions) {
    this.#register = register;
    this.#width = width;
    this.#outcomes = outcomes;
    this.#negligible = negligible;
    this.start = { part: register.start, value };
    const start = new Float64Array(register.classOf.length * width);
    start[register.start * width + value] = 1;
    this.#vectors = [start];
  }

  /** Number of stories met so far. */
  get count(): number {
    return this.#weight.length;
  }

  /** Probability that strikes of a story have its results. */
  weight(story: number): number {
    return this.#weight[story] as number;
  }

  /** The story before the last strike; the beginning comes before itself. */
  before(story: number): number {
    return this.#before[story] as number;
  }

  strike(story: number): number {
    return this.#strike[story] as number;
  }

  result(story: number): number {
    return this.#result[story] as number;
  }

  /**
   * A story, and one strike more; its weight may be 0.
   * @param result see {@link Struck}
   * @throws NotComposable where there are too many
   */
  after(story: number, strike: number, result: number): number {
    const name = this.#withResult(story * this.#register.strikes.length + strike, result);
    const known = this.#after.get(name);
    if (known !== undefined) return known;
    if (this.count === STORIES_MAX) throw new NotComposable();
    const made = this.#add(story, strike, result);
    this.#after.set(name, made);
    return made;
  }

  #add(story: number, strike: number, result: number): number {
    const from = this.#vectors[story] as Float64Array;
    const width = this.#width;
    const vector = result < 0 ? null : new Float64Array(from.length);
    let weight = 0;
    for (let at = 0; at < from.length; at += 1) {
      const p = from[at] as number;
      if (p === 0) continue;
      for (const blow of this.blows(strike, result, Math.floor(at / width), at % width)) {
        weight += p * blow.p;
        if (vector !== null) {
          const to = blow.struck.part * width + blow.value;
          vector[to] = (vector[to] as number) + p * blow.p;
        }
      }
    }
    this.#before.push(story);
    this.#strike.push(strike);
    this.#result.push(result);
    this.#weight.push(weight);
    this.#vectors.push(vector);
    return this.#weight.length - 1;
  }

  /** Leaves by which a strike comes to a result. */
  leavesOf(strike: number, result: number): readonly Leaf[] {
    const { effects } = this.#register.strikes[strike] as FramedRegister['strikes'][number];
    return effects.flat().flatMap((struck) => (struck?.result === result ? [struck.leaf] : []));
  }

  /** What a strike with a result may do to a register of this own part and value. */
  blows(strike: number, result: number, part: number, value: number): readonly Blow[] {
    const known = this.#blows[strike] ?? [];
    this.#blows[strike] = known;
    const name = this.#withResult(part * this.#width + value, result);
    known[name] ??= this.#blowsOf(strike, part, value).filter(({ struck }) => struck.result === result);
    return known[name];
  }

  /** A number, and a result, in one. */
  #withResult(number: number, result: number): number {
    return number * (this.#outcomes + this.#register.classOf.length) + this.#outcomes + result;
  }

  #blowsOf(strike: number, part: number, value: number): readonly Blow[] {
    const { family, effects } = this.#register.strikes[strike] as FramedRegister['strikes'][number];
    const law = family.lawAt(value);
    const blows: Blow[] = [];
    for (const [at, index] of law.leaf.entries()) {
      const struck = effects[part]?.[index];
      // As in the network: sums have room for what is drawn.
      if (struck === undefined || (law.p[at] as number) < this.#negligible) continue;
      const amount = law.amount[at] as number;
      const after = changedBy(struck.change, value, amount);
      // Parts that never have this value come to such as no strike is met with; at an end any will do.
      if (struck.part >= 0 && after >= this.#width) continue;
      blows.push({ struck, amount, value: after, p: law.p[at] as number });
    }
    return blows;
  }
}

interface StoryOptions {
  /** Of the register at the start. */
  readonly value: number;
  /** More than any of its values. */
  readonly width: number;
  /** How many the model has. */
  readonly outcomes: number;
  /** Less probable outcomes of a strike are left out. */
  readonly negligible: number;
}

/** One way in which a strike may come out. */
export interface Blow {
  readonly struck: Struck;
  readonly amount: number;
  /** Of the register after it; below the width but at an end. */
  readonly value: number;
  readonly p: number;
}

/** A value of a register after a change. */
export function changedBy({ kept, plus, times }: Change, value: number, amount: number): number {
  return kept * value + plus + times * amount;
}
