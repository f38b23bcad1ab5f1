/** Things that can be made again: when all together weigh too much, those that were used longest ago are let go. */
export class Kept<Key, Value> {
  readonly #weightMax: number;
  /** In the order of their last use. */
  readonly #entries = new Map<Key, { readonly value: Value; readonly weight: number }>();
  #weight = 0;

  /** @param weightMax of all together; the newest is kept whatever it weighs */
  constructor(weightMax: number) {
    this.#weightMax = weightMax;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** @param key new */
  set(key: Key, value: Value, weight: number): void {
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    for (const [oldest, entry] of this.#entries) {
      if (this.#weight <= this.#weightMax || oldest === key) return;
      this.#entries.delete(oldest);
      this.#weight -= entry.weight;
    }
  }
}
