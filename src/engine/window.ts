/** Probability of a value below which it is left out at either end of a law, and of a way below which it is not gone: many such together stay far below 1e-12. */
export const NEGLIGIBLE = 1e-20;

const LENGTH_START = 8;

/** Masses of consecutive integers, of which only those from the first to the last that has any are kept. */
export class Window {
  /** All of it, as {@link trim} found it. */
  mass = 0;
  /** The value of the first mass. */
  low = 0;
  /** Number of values; 0 when there is no mass. */
  length = 0;
  /** Index value - low → mass; beyond `length` all 0. */
  private masses = new Float64Array(LENGTH_START);

  /** Puts all mass on one value. */
  set(value: number, mass: number): void {
    this.clear();
    this.low = value;
    this.length = 1;
    this.masses[0] = mass;
  }

  clear(): void {
    const { masses, length } = this;
    // Most are a few values long, for which `fill` is slow.
    for (let i = 0; i < length; i += 1) masses[i] = 0;
    this.length = 0;
  }

  /** Adds share × another's masses, each at its value + `shift`. */
  addScaled(from: Window, share: number, shift: number): void {
    const { length } = from;
    if (length === 0) return;
    const low = from.low + shift;
    if (low < this.low || low + length > this.low + this.length) this.reach(low, low + length);
    const { masses } = this;
    const given = from.masses;
    const offset = low - this.low;
    for (let i = 0; i < length; i += 1) {
      const at = offset + i;
      masses[at] = (masses[at] as number) + share * (given[i] as number);
    }
  }

  /** Leaves out values at both ends whose probability is negligible. @returns their mass */
  trim(): number {
    const { masses } = this;
    let dropped = 0;
    let end = this.length;
    while (end > 0 && (masses[end - 1] as number) < NEGLIGIBLE) {
      end -= 1;
      dropped += masses[end] as number;
    }
    let start = 0;
    while (start < end && (masses[start] as number) < NEGLIGIBLE) {
      dropped += masses[start] as number;
      start += 1;
    }
    if (end - start < this.length) {
      if (start > 0) masses.copyWithin(0, start, end);
      masses.fill(0, end - start, this.length);
      this.low += start;
      this.length = end - start;
    }
    let mass = 0;
    for (let i = end - start - 1; i >= 0; i -= 1) mass += masses[i] as number;
    this.mass = mass;
    return dropped;
  }

  /** The masses of the values 0 to the last. */
  toArray(): Float64Array {
    const out = new Float64Array(Math.max(1, this.low + this.length));
    out.set(this.masses.subarray(0, this.length), this.length === 0 ? 0 : this.low);
    return out;
  }

  /** Makes room for the values from `low` up to, not including, `end`. */
  private reach(low: number, end: number): void {
    if (this.length === 0) {
      this.low = low;
      this.resize(0, end - low);
      return;
    }
    const first = Math.min(low, this.low);
    const shift = this.low - first;
    this.low = first;
    this.resize(shift, Math.max(end - first, this.length + shift));
  }

  /** Moves the masses up by `shift` and makes them `length` long. */
  private resize(shift: number, length: number): void {
    if (length > this.masses.length) {
      const grown = new Float64Array(Math.max(length, 2 * this.masses.length));
      grown.set(this.masses.subarray(0, this.length), shift);
      this.masses = grown;
    } else if (shift > 0) {
      this.masses.copyWithin(shift, 0, this.length);
      this.masses.fill(0, 0, shift);
    }
    this.length = length;
  }
}
