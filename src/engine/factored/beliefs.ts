import type { KeepPool, Reading } from '../../dice/keep-pool.ts';
import { type AmountLaw, convolved, whole } from './amount-laws.ts';

/** What is known of a register by all that was seen of it: a law of its value. */
interface Belief extends AmountLaw {
  /** The value without the amounts that were added since it was last replaced. */
  readonly base: number;
}

/** What a band that reads a register tells of it. */
export interface Told {
  /** Index answer, see `Ask` → probability. */
  readonly p: readonly number[];
  /** Index answer → belief after it, as far as it was asked for. */
  readonly after: (number | undefined)[];
  readonly joint: readonly Float64Array[];
}

/**
 * Beliefs about registers, by number. As registers are added to by amounts and told of by bands alone, each belief follows
 * from the one before it.
 */
export class Beliefs {
  readonly #beliefs: Belief[] = [];
  readonly #points: number[] = [];
  readonly #added: Map<KeepPool, number>[] = [];
  readonly #told: Map<Reading, Told>[] = [];

  /** That a register has this value. */
  point(value: number): number {
    this.#points[value] ??= this.#push({ low: value, p: Float64Array.of(1), base: value });
    return this.#points[value];
  }

  /** After an amount was added. */
  add(belief: number, pool: KeepPool): number {
    const added = this.#added[belief] as Map<KeepPool, number>;
    const known = added.get(pool);
    if (known !== undefined) return known;
    const { base, ...law } = this.#beliefs[belief] as Belief;
    const made = this.#push({ ...whole(convolved(law, { low: pool.min, p: pool.law.probabilities })), base });
    added.set(pool, made);
    return made;
  }

  read(belief: number, reading: Reading): Told {
    const told = this.#told[belief] as Map<Reading, Told>;
    const known = told.get(reading);
    if (known !== undefined) return known;
    const { low, p } = this.#beliefs[belief] as Belief;
    const joint: Float64Array[] = [];
    for (let at = 0; at < p.length; at += 1) {
      const { probabilities } = reading.at(low + at).law;
      for (let band = 0; band < probabilities.length; band += 1) {
        const answer = probabilities.length - 1 - band;
        joint[answer] ??= new Float64Array(p.length);
        (joint[answer] as Float64Array)[at] = (p[at] as number) * (probabilities[band] as number);
      }
    }
    const made = { p: joint.map((law) => law.reduceRight((sum, chance) => sum + chance, 0)), after: [], joint };
    told.set(reading, made);
    return made;
  }

  /** After a band was told. */
  after(belief: number, reading: Reading, answer: number): number {
    const { p, after, joint } = this.read(belief, reading);
    const { low, base } = this.#beliefs[belief] as Belief;
    after[answer] ??= this.#push({
      ...whole({ low, p: (joint[answer] as Float64Array).map((chance) => chance / (p[answer] as number)) }),
      base,
    });
    return after[answer];
  }

  /** The law of all amounts since a register was last replaced. */
  amountOf(belief: number): AmountLaw {
    const { low, p, base } = this.#beliefs[belief] as Belief;
    return { low: low - base, p };
  }

  #push(belief: Belief): number {
    this.#added.push(new Map());
    this.#told.push(new Map());
    return this.#beliefs.push(belief) - 1;
  }
}
