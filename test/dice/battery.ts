import { chiSquared, chiSquaredLimit, pairChiSquared } from './chi-squared.ts';

/** A statistic of dice, and between what it lies for perfect ones but for the false alarms. */
export interface Finding {
  readonly name: string;
  readonly statistic: number;
  readonly low: number;
  readonly high: number;
}

/** Probability that perfect dice fail one test: half of it for each end, since dice may be too even too. */
const FALSE_ALARM = 1e-6;
/** Places of a turn whose faces are counted apart. */
const PLACES = 8;
const LAGS = [1, 2, 3, 7, 16];
const GAP_MAX = 30;
/** Birthdays a year; the years are about {@link YEAR_DAYS} long. */
const BIRTHDAYS = 1_024;
const YEAR_DAYS = 5e7;

/** Whether dice pass. */
export function isPassed({ statistic, low, high }: Finding): boolean {
  return statistic >= low && statistic <= high;
}

function findingOf(name: string, statistic: number, df: number): Finding {
  const high = chiSquaredLimit(df, FALSE_ALARM / 2);
  return { name, statistic, low: chiSquaredLimit(df, 1 - FALSE_ALARM / 2), high };
}

function increment(counts: Uint32Array, cell: number): void {
  counts[cell] = (counts[cell] ?? 0) + 1;
}

/** Counts of each face at each of some places, which take turns. */
export function testFrequency(faces: Uint8Array, sides: number): Finding {
  const counts = new Uint32Array(PLACES * sides);
  const whole = faces.length - (faces.length % PLACES);
  for (let at = 0; at < whole; at += 1) increment(counts, (at % PLACES) * sides + (faces[at] ?? 1) - 1);
  const expected = whole / counts.length;
  return findingOf(
    'frequency',
    chiSquared(counts, () => expected),
    PLACES * (sides - 1),
  );
}

/** How many other dice lie between two that show one face. @source D. Knuth, The Art of Computer Programming, 3.3.2 D */
export function testGaps(faces: Uint8Array, sides: number, face: number): Finding {
  const counts = new Uint32Array(GAP_MAX + 1);
  let last = faces.indexOf(face);
  let gaps = 0;
  for (let at = last + 1; at < faces.length; at += 1) {
    if (faces[at] !== face) continue;
    increment(counts, Math.min(at - last - 1, GAP_MAX));
    last = at;
    gaps += 1;
  }
  const miss = 1 - 1 / sides;
  const expected = (gap: number): number => gaps * (gap === GAP_MAX ? miss ** gap : miss ** gap / sides);
  return findingOf(`gaps between faces of ${face}`, chiSquared(counts, expected), GAP_MAX);
}

/** Dice and the dice some places later. */
export function testPairs(faces: Uint8Array, sides: number, lag: number): Finding {
  const statistic = pairChiSquared(faces.subarray(0, -lag), faces.subarray(lag), sides);
  return findingOf(`pairs at a distance of ${lag}`, statistic, (sides - 1) ** 2);
}

/** Three dice in a row, each counted once. */
export function testTriples(faces: Uint8Array, sides: number): Finding {
  const counts = new Uint32Array(sides ** 3);
  const triples = Math.floor(faces.length / 3);
  for (let at = 0; at < 3 * triples; at += 3) {
    let cell = 0;
    for (let die = at; die < at + 3; die += 1) cell = cell * sides + (faces[die] ?? 1) - 1;
    increment(counts, cell);
  }
  return findingOf(
    'triples',
    chiSquared(counts, () => triples / counts.length),
    counts.length - 1,
  );
}

/** The first die of each turn beside every other of the same turn: neighbours that share their luck would show. */
export function testLanes(faces: Uint8Array, sides: number, lanes: number): Finding {
  const turns = Math.floor(faces.length / lanes);
  const lane = (offset: number): Uint8Array =>
    Uint8Array.from({ length: turns }, (_, turn) => faces[turn * lanes + offset] ?? 1);
  const first = lane(0);
  let statistic = 0;
  for (let offset = 1; offset < lanes; offset += 1) statistic += pairChiSquared(first, lane(offset), sides);
  return findingOf(`first of ${lanes} in turn beside each other`, statistic, (lanes - 1) * (sides - 1) ** 2);
}

/**
 * Some dice make a day; of the spacings of a year's birthdays in order, those that occurred before are counted. About
 * Poisson with m³ / 4n for each year.
 * @source G. Marsaglia, A Current View of Random Number Generators (1985); P. L'Ecuyer and R. Simard, On the
 *   Performance of Birthday Spacings Tests with Certain Families of Random Number Generators (2001)
 */
export function testBirthdays(faces: Uint8Array, sides: number): Finding {
  const dicePerDay = Math.ceil(Math.log(YEAR_DAYS) / Math.log(sides));
  const years = Math.floor(faces.length / (dicePerDay * BIRTHDAYS));
  const days = new Uint32Array(BIRTHDAYS);
  let repeats = 0;
  let at = 0;
  for (let year = 0; year < years; year += 1) {
    for (let birthday = 0; birthday < BIRTHDAYS; birthday += 1) {
      let day = 0;
      for (let die = 0; die < dicePerDay; die += 1) day = day * sides + (faces[at + die] ?? 1) - 1;
      days[birthday] = day;
      at += dicePerDay;
    }
    repeats += repeatedSpacings(days);
  }
  const mean = (years * BIRTHDAYS ** 3) / (4 * sides ** dicePerDay);
  return { name: 'birthday spacings', statistic: repeats, ...poissonRange(mean) };
}

/** @param days reordered */
function repeatedSpacings(days: Uint32Array): number {
  days.sort();
  const spacings = days
    .slice(1)
    .map((day, index) => day - (days[index] ?? 0))
    .sort();
  let repeats = 0;
  for (let at = 1; at < spacings.length; at += 1) if (spacings[at] === spacings[at - 1]) repeats += 1;
  return repeats;
}

/** The counts beyond which each tail of a Poisson law holds less than half of the false alarms. */
function poissonRange(mean: number): { readonly low: number; readonly high: number } {
  // In logarithms: the probability of 0 is too small for a number already when some hundreds are expected.
  let logarithm = -mean;
  let below = 0;
  let low = -1;
  for (let count = 0; ; count += 1) {
    below += Math.exp(logarithm);
    if (low < 0 && below > FALSE_ALARM / 2) low = count;
    if (1 - below < FALSE_ALARM / 2) return { low, high: count };
    logarithm += Math.log(mean / (count + 1));
  }
}

/** Everything above. @param lanes dice that take turns, see `Source`; 1 for none */
export function testAll(faces: Uint8Array, sides: number, lanes: number): readonly Finding[] {
  return [
    testFrequency(faces, sides),
    ...Array.from({ length: sides }, (_, index) => testGaps(faces, sides, index + 1)),
    ...LAGS.map((lag) => testPairs(faces, sides, lag)),
    testTriples(faces, sides),
    testBirthdays(faces, sides),
    ...(lanes > 1 ? [testLanes(faces, sides, lanes)] : []),
  ];
}

/** The next faces of a source. */
export function takeFaces(next: () => number, count: number): Uint8Array {
  const faces = new Uint8Array(count);
  for (let at = 0; at < count; at += 1) faces[at] = next();
  return faces;
}
