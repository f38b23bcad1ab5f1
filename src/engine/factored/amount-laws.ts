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
  if (one.p.length === 0 || other.p.length === 0) return { low: 0, p: new Float64Array(0) };
  const [short, long] = one.p.length < other.p.length ? [one.p, other.p] : [other.p, one.p];
  const p = new Float64Array(short.length + long.length - 1);
  for (let i = 0; i < short.length; i += 1) {
    const chance = short[i] as number;
    for (let j = 0; j < long.length; j += 1) p[i + j] = (p[i + j] as number) + chance * (long[j] as number);
  }
  return { low: one.low + other.low, p };
}

/** A law without its ends that are less probable. */
export function trimmed({ low, p }: AmountLaw, negligible: number): AmountLaw {
  let first = 0;
  let end = p.length;
  while (end > first && (p[end - 1] as number) < negligible) end -= 1;
  while (first < end && (p[first] as number) < negligible) first += 1;
  return first === 0 && end === p.length ? { low, p } : { low: low + first, p: p.subarray(first, end) };
}

/** What is less probable is left out of a law that is made whole again. */
const NEGLIGIBLE = 1e-16;

/** A law without its improbable ends, made whole again. */
export function whole(law: AmountLaw): AmountLaw {
  const { low, p } = trimmed(law, NEGLIGIBLE);
  const mass = p.reduceRight((sum, chance) => sum + chance, 0);
  return { low, p: p.map((chance) => chance / mass) };
}

/** Laws added up, each with its share. */
export class AmountSum {
  #low = 0;
  #p = new Float64Array(0);

  add({ low, p }: AmountLaw, share: number): void {
    if (p.length === 0) return;
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
