/** Value that no die exceeds: turning values over (v → this - v) makes the lowest the highest. */
const TOP = 0xffff;

/**
 * Sum of the highest values in a stretch of a tape. Nothing is allocated, and no branch depends on a value: whether a die
 * is better than another cannot be foretold, and a wrong guess costs as much as ten comparisons.
 * @param from index of the first value
 * @param to index beyond the last
 * @param kept at most to - from
 */
export function sumOfHighest(values: Uint16Array, from: number, to: number, kept: number): number {
  const left = to - from - kept;
  if (left === 0) return sumOf(values, from, to);
  // The fewer of the two are sought: those kept, or those left lying.
  if (kept <= left) return highest(values, from, to, kept, 0);
  return sumOf(values, from, to) - (left * TOP - highest(values, from, to, left, TOP));
}

function sumOf(values: Uint16Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += values[at] as number;
  return sum;
}

/**
 * Sum of the `count` highest of values, each turned over when `flip` is {@link TOP}.
 *
 * The highest so far are kept in variables, the least of them last; each further value takes the place of the least if it
 * is higher. `d` is the difference of two values where the second is higher and 0 where it is not, so taking it from the
 * first and adding it to the second puts them in order.
 */
function highest(values: Uint16Array, from: number, to: number, count: number, flip: number): number {
  switch (count) {
    case 1:
      return highest1(values, from, to, flip);
    case 2:
      return highest2(values, from, to, flip);
    case 3:
      return highest3(values, from, to, flip);
    case 4:
      return highest4(values, from, to, flip);
    case 5:
      return highest5(values, from, to, flip);
    default:
      return highestMany(values, from, to, count, flip);
  }
}

function highest1(values: Uint16Array, from: number, to: number, flip: number): number {
  let a = (values[from] as number) ^ flip;
  for (let at = from + 1; at < to; at += 1) {
    const d = a - ((values[at] as number) ^ flip);
    a -= d & (d >> 31);
  }
  return a;
}

function highest2(values: Uint16Array, from: number, to: number, flip: number): number {
  let a = (values[from] as number) ^ flip;
  let b = (values[from + 1] as number) ^ flip;
  for (let at = from + 2; at < to; at += 1) {
    let d = a - b;
    d &= d >> 31;
    a -= d;
    b += d;
    d = b - ((values[at] as number) ^ flip);
    b -= d & (d >> 31);
  }
  return a + b;
}

function highest3(values: Uint16Array, from: number, to: number, flip: number): number {
  let a = (values[from] as number) ^ flip;
  let b = (values[from + 1] as number) ^ flip;
  let c = (values[from + 2] as number) ^ flip;
  for (let at = from + 3; at < to; at += 1) {
    let d = a - c;
    d &= d >> 31;
    a -= d;
    c += d;
    d = b - c;
    d &= d >> 31;
    b -= d;
    c += d;
    d = c - ((values[at] as number) ^ flip);
    c -= d & (d >> 31);
  }
  return a + b + c;
}

function highest4(values: Uint16Array, from: number, to: number, flip: number): number {
  let a = (values[from] as number) ^ flip;
  let b = (values[from + 1] as number) ^ flip;
  let c = (values[from + 2] as number) ^ flip;
  let e = (values[from + 3] as number) ^ flip;
  for (let at = from + 4; at < to; at += 1) {
    let d = a - b;
    d &= d >> 31;
    a -= d;
    b += d;
    d = c - e;
    d &= d >> 31;
    c -= d;
    e += d;
    d = b - e;
    d &= d >> 31;
    b -= d;
    e += d;
    d = e - ((values[at] as number) ^ flip);
    e -= d & (d >> 31);
  }
  return a + b + c + e;
}

function highest5(values: Uint16Array, from: number, to: number, flip: number): number {
  let a = (values[from] as number) ^ flip;
  let b = (values[from + 1] as number) ^ flip;
  let c = (values[from + 2] as number) ^ flip;
  let e = (values[from + 3] as number) ^ flip;
  let f = (values[from + 4] as number) ^ flip;
  for (let at = from + 5; at < to; at += 1) {
    let d = a - b;
    d &= d >> 31;
    a -= d;
    b += d;
    d = c - e;
    d &= d >> 31;
    c -= d;
    e += d;
    d = b - e;
    d &= d >> 31;
    b -= d;
    e += d;
    d = e - f;
    d &= d >> 31;
    e -= d;
    f += d;
    d = f - ((values[at] as number) ^ flip);
    f -= d & (d >> 31);
  }
  return a + b + c + e + f;
}

/** Of pools in which more than five dice are kept and more than five left: no game's own, so plainly sorted. */
function highestMany(values: Uint16Array, from: number, to: number, count: number, flip: number): number {
  const sorted = values
    .slice(from, to)
    .map((value) => value ^ flip)
    .sort();
  return sumOf(sorted, sorted.length - count, sorted.length);
}
