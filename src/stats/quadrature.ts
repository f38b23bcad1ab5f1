/** Halvings of an interval after which its integral is taken as it is. */
const DEPTH_MAX = 40;

/**
 * Integral of a smooth function by Simpson's rule, intervals halved until both halves agree with the whole.
 * @param tolerance absolute error aimed at
 * @source Lyness (1969): adaptive Simpson quadrature with Richardson's correction
 */
export function integrate(f: (x: number) => number, from: number, to: number, tolerance: number): number {
  const [start, end] = [f(from), f(to)];
  const middle = f((from + to) / 2);
  const whole = simpson(to - from, start, middle, end);
  return refine(f, { from, to, start, middle, end, whole, tolerance }, DEPTH_MAX);
}

interface Panel {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly middle: number;
  readonly end: number;
  readonly whole: number;
  readonly tolerance: number;
}

function simpson(width: number, start: number, middle: number, end: number): number {
  return (width / 6) * (start + 4 * middle + end);
}

function refine(f: (x: number) => number, panel: Panel, depth: number): number {
  const { from, to, start, middle, end, whole, tolerance } = panel;
  const centre = (from + to) / 2;
  const [left, right] = [f((from + centre) / 2), f((centre + to) / 2)];
  const first = simpson(centre - from, start, left, middle);
  const second = simpson(to - centre, middle, right, end);
  const change = first + second - whole;
  // A change that is NaN is none that halving could mend: it would go on to the last of 2^40 panels.
  if (depth === 0 || !(Math.abs(change) > 15 * tolerance)) return first + second + change / 15;
  const half = tolerance / 2;
  return (
    refine(f, { from, to: centre, start, middle: left, end: middle, whole: first, tolerance: half }, depth - 1) +
    refine(f, { from: centre, to, start: middle, middle: right, end, whole: second, tolerance: half }, depth - 1)
  );
}
