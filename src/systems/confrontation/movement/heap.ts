/** A queue that gives the least first. */
export class Heap<Item> {
  private readonly items: { readonly rank: number; readonly item: Item }[] = [];

  add(rank: number, item: Item): void {
    const { items } = this;
    items.push({ rank, item });
    let at = items.length - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.rankAt(parent) <= rank) break;
      this.swap(at, parent);
      at = parent;
    }
  }

  /** Takes the least out; undefined when it is empty. */
  take(): { readonly rank: number; readonly item: Item } | undefined {
    const { items } = this;
    const [least] = items;
    const last = items.pop();
    if (last === undefined || items.length === 0) return least;
    items[0] = last;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const child = this.rankAt(left + 1) < this.rankAt(left) ? left + 1 : left;
      if (this.rankAt(child) >= this.rankAt(at)) return least;
      this.swap(at, child);
      at = child;
    }
  }

  private rankAt(index: number): number {
    return this.items[index]?.rank ?? Number.POSITIVE_INFINITY;
  }

  private swap(a: number, b: number): void {
    const { items } = this;
    [items[a], items[b]] = [items[b] as (typeof items)[0], items[a] as (typeof items)[0]];
  }
}
