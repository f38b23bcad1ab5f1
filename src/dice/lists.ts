const LENGTH_START = 64;

/** A growing list of 32-bit integers. */
export class Int32List {
  length = 0;
  private items = new Int32Array(LENGTH_START);

  push(item: number): void {
    if (this.length === this.items.length) {
      const grown = new Int32Array(2 * this.length);
      grown.set(this.items);
      this.items = grown;
    }
    this.items[this.length] = item;
    this.length += 1;
  }

  at(index: number): number {
    return this.items[index] as number;
  }

  set(index: number, item: number): void {
    this.items[index] = item;
  }

  /** The items; a view that holds until the next push. */
  view(): Int32Array {
    return this.items.subarray(0, this.length);
  }
}

/** A growing list of numbers. */
export class Float64List {
  length = 0;
  private items = new Float64Array(LENGTH_START);

  push(item: number): void {
    if (this.length === this.items.length) {
      const grown = new Float64Array(2 * this.length);
      grown.set(this.items);
      this.items = grown;
    }
    this.items[this.length] = item;
    this.length += 1;
  }

  at(index: number): number {
    return this.items[index] as number;
  }

  add(index: number, amount: number): void {
    this.items[index] = (this.items[index] as number) + amount;
  }

  set(index: number, item: number): void {
    this.items[index] = item;
  }

  /** The items; a view that holds until the next push. */
  view(): Float64Array {
    return this.items.subarray(0, this.length);
  }
}
