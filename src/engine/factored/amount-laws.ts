import { NotFactored } from './not-factored.ts';

/** A law of an amount. */
export interface AmountLaw {
  /** The least of it. */
  readonly low: number;
  /** Index amount - low → probability; they sum to 1. */
  readonly p: Float64Array;
}

/** The law of nothing at all. */
export const NOTHING = 0;

/** Laws, at most. */
const LAWS_MAX = 2 ** 16;

/** Laws of amounts by number, so that equal ones are added up before they are gone on with. */
export class AmountLaws {
  readonly #laws: AmountLaw[] = [{ low: 0, p: Float64Array.of(1) }];
  readonly #sums = new Map<number, number>();

  at(law: number): AmountLaw {
    return this.#laws[law] as AmountLaw;
  }

  /** Takes in a law. @throws NotFactored where there are too many */
  add(law: AmountLaw): number {
    if (law.low === 0 && law.p.length === 1) return NOTHING;
    if (this.#laws.length === LAWS_MAX) throw new NotFactored('too many laws of amounts');
    return this.#laws.push(law) - 1;
  }

  /** The law of two amounts together. */
  sum(one: number, other: number): number {
    if (one === NOTHING || other === NOTHING) return one + other;
    const name = Math.min(one, other) * LAWS_MAX + Math.max(one, other);
    const known = this.#sums.get(name) ?? this.add(convolved(this.at(one), this.at(other)));
    this.#sums.set(name, known);
    return known;
  }
}

export function convolved(one: AmountLaw, other: AmountLaw): AmountLaw {
  const p = new Float64Array(one.p.length + other.p.length - 1);
  for (let i = 0; i < one.p.length; i += 1) {
    const chance = one.p[i] as number;
    for (let j = 0; j < other.p.length; j += 1) p[i + j] = (p[i + j] as number) + chance * (other.p[j] as number);
  }
  return trimmed({ low: one.low + other.low, p });
}

/** What is less probable is left out at both ends of a law, which is made whole again. */
const NEGLIGIBLE = 1e-16;

export function trimmed({ low, p }: AmountLaw): AmountLaw {
  let first = 0;
  let end = p.length;
  let mass = 0;
  while (end - 1 > first && (p[end - 1] as number) < NEGLIGIBLE) end -= 1;
  while (first < end - 1 && (p[first] as number) < NEGLIGIBLE) first += 1;
  for (let at = end - 1; at >= first; at -= 1) mass += p[at] as number;
  return { low: low + first, p: p.slice(first, end).map((chance) => chance / mass) };
}
