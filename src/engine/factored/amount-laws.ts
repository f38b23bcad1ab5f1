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
