/** Halvings after which an interval of doubles has nothing left to halve, unless its boundary is 0. */
const HALVINGS_MAX = 200;

/**
 * Where a condition that holds at `low` and fails at `high` stops holding, by bisection to the last double.
 * Neither end is ever tried, so the condition may be undefined there. If it holds nowhere between, the answer tends to
 * `low`; if everywhere, to `high`. `low` may be above `high`.
 */
export function boundary(holds: (x: number) => boolean, low: number, high: number): number {
  let inside = low;
  let outside = high;
  for (let halving = 0; halving < HALVINGS_MAX; halving += 1) {
    const middle = inside + (outside - inside) / 2;
    if (middle === inside || middle === outside) break;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return inside + (outside - inside) / 2;
}
