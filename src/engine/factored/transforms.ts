import type { AmountLaw } from './amount-laws.ts';

/** Values of a law's generating function at some points: of all of them the real parts, then the imaginary ones. */
export type Transform = Float64Array;

/** Transforms of laws at some points: a sum of independent amounts has the product of theirs, a mixture their mean. */
export class Transforms {
  readonly #real: Float64Array;
  readonly #imaginary: Float64Array;
  readonly #spare: Transform[] = [];

  /** @param real parts of the points, and @param imaginary ones */
  constructor(real: Float64Array, imaginary: Float64Array) {
    this.#real = real;
    this.#imaginary = imaginary;
  }

  /** Of a law: its probabilities as coefficients. */
  of({ low, p }: AmountLaw): Transform {
    const count = this.#real.length;
    const made = new Float64Array(2 * count);
    for (let point = 0; point < count; point += 1) {
      const [a, b] = [this.#real[point] as number, this.#imaginary[point] as number];
      let [re, im] = [0, 0];
      // Horner's rule, down to the least amount and on to 0.
      for (let at = p.length - 1 + low; at >= 0; at -= 1) {
        const next = re * a - im * b + (at < low ? 0 : (p[at - low] as number));
        im = re * b + im * a;
        re = next;
      }
      made[point] = re;
      made[count + point] = im;
    }
    return made;
  }

  /** One of a law in which nothing is yet. */
  take(): Transform {
    return this.#spare.pop()?.fill(0) ?? new Float64Array(2 * this.#real.length);
  }

  /** Gives back what `take` gave, when it is no longer needed. */
  leave(transforms: readonly (Transform | undefined)[]): void {
    for (const each of transforms) if (each !== undefined) this.#spare.push(each);
  }

  /** Adds a share of a law to another. */
  add(to: Transform, law: Transform, share: number): void {
    for (let at = 0; at < to.length; at += 1) to[at] = (to[at] as number) + share * (law[at] as number);
  }

  /** Adds a share of the law of a sum of two to another. */
  addSum(to: Transform, one: Transform, other: Transform, share: number): void {
    const count = this.#real.length;
    for (let at = 0; at < count; at += 1) {
      const [a, b] = [share * (one[at] as number), share * (one[count + at] as number)];
      const [c, d] = [other[at] as number, other[count + at] as number];
      to[at] = (to[at] as number) + a * c - b * d;
      to[count + at] = (to[count + at] as number) + a * d + b * c;
    }
  }
}

/** At the roots of unity of that order: those of the upper half, the others being conjugate. */
export function atRoots(order: number): Transforms {
  const { cosines, sines } = circle(order);
  return new Transforms(cosines.subarray(0, order / 2 + 1), sines.subarray(0, order / 2 + 1));
}

/** The law of which `atRoots` gives the transform; all of it lies below the order. */
export function lawAtRoots(order: number, transform: Transform): Float64Array {
  const { cosines, sines } = circle(order);
  const last = order / 2;
  return Float64Array.from({ length: order }, (_, amount) => {
    let sum = (transform[0] as number) + (amount % 2 === 0 ? 1 : -1) * (transform[last] as number);
    for (let point = 1; point < last; point += 1) {
      const angle = (point * amount) % order;
      const [re, im] = [transform[point] as number, transform[last + 1 + point] as number];
      sum += 2 * (re * (cosines[angle] as number) + im * (sines[angle] as number));
    }
    return sum / order;
  });
}

/** At real points above 1, which tell how far a law reaches. */
const TILTS = Float64Array.of(1.02, 1.05, 1.1, 1.15, 1.2);

export function atTilts(): Transforms {
  return new Transforms(TILTS, new Float64Array(TILTS.length));
}

/** An amount that a law reaches no more often than so, at most, by Markov's inequality: a power of two. */
export function reachOf(transform: Transform, negligible: number): number {
  const bounds = Array.from(TILTS, (tilt, at) => Math.log((transform[at] as number) / negligible) / Math.log(tilt));
  return 2 ** Math.max(6, Math.ceil(Math.log2(Math.min(...bounds))));
}

function circle(order: number): { readonly cosines: Float64Array; readonly sines: Float64Array } {
  const angles = Float64Array.from({ length: order }, (_, at) => (2 * Math.PI * at) / order);
  return { cosines: angles.map(Math.cos), sines: angles.map(Math.sin) };
}
