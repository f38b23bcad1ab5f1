/** A law of an amount; its probabilities may sum to less than 1. */
export interface AmountLaw {
  /** The least of it. */
  readonly low: number;
  /** Index amount - low → probability. */
  readonly p: Float64Array;
}

/** The law of nothing at all. */
export const NOTHING: AmountLaw = { low: 0, p: Float64Array.of(1) };

export function convolved(one: AmountLaw, other: AmountLaw): AmountLaw {
  const [short, long] = one.p.length < other.p.length ? [one.p, other.p] : [other.p, one.p];
  const p = new Float64Array(short.length + long.length - 1);
  for (let i = 0; i < short.length; i += 1) {
    const chance = short[i] as number;
    for (let j = 0; j < long.length; j += 1) p[i + j] = (p[i + j] as number) + chance * (long[j] as number);
  }
  return { low: one.low + other.low, p };
}

/** What is less probable is left out at both ends of a law. */
const NEGLIGIBLE = 1e-16;

/** A law without its improbable ends, made whole again. */
export function whole({ low, p }: AmountLaw): AmountLaw {
  let first = 0;
  let end = p.length;
  let mass = 0;
  while (end - 1 > first && (p[end - 1] as number) < NEGLIGIBLE) end -= 1;
  while (first < end - 1 && (p[first] as number) < NEGLIGIBLE) first += 1;
  for (let at = end - 1; at >= first; at -= 1) mass += p[at] as number;
  return { low: low + first, p: p.slice(first, end).map((chance) => chance / mass) };
}

/** Laws added up, each with its share. */
export class AmountSum {
  #low = 0;
  #p = new Float64Array(0);

  add({ low, p }: AmountLaw, share: number): void {
    this.#reach(low, low + p.length);
    const shift = low - this.#low;
    for (let at = 0; at < p.length; at += 1) {
      this.#p[at + shift] = (this.#p[at + shift] as number) + share * (p[at] as number);
    }
  }

  law(): AmountLaw {
    return { low: this.#low, p: this.#p };
  }

  #reach(low: number, end: number): void {
    const isEmpty = this.#p.length === 0;
    const first = isEmpty ? low : Math.min(low, this.#low);
    const last = isEmpty ? end : Math.max(end, this.#low + this.#p.length);
    if (first === this.#low && last - first === this.#p.length) return;
    const grown = new Float64Array(last - first);
    grown.set(this.#p, isEmpty ? 0 : this.#low - first);
    this.#low = first;
    this.#p = grown;
  }
}
