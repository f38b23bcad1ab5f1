/** An alias table in whole numbers, for draws from single words of 32 bits. */
export interface WholeAlias {
  /** There are 2^bits columns, at least 2. */
  readonly bits: number;
  /** Index column → how many of the 2^(32 - bits) words of the column go to its own outcome; never all of them. */
  readonly threshold: Int32Array;
  /** Index column → the outcome below the threshold … */
  readonly own: Int32Array;
  /** … and from it on. */
  readonly alias: Int32Array;
}

/** Words of 32 bits. */
const WORDS = 2 ** 32;

/**
 * Shares the 2^32 words out among outcomes: each gets its probability, rounded to whole words, by largest remainders. So
 * an outcome is drawn with a probability that differs from the one given by less than 2^-32, and one of less than 2^-32
 * may never be drawn. The table itself adds no error, for it is made in whole numbers.
 * @param probabilities non-negative, summing to 1 but for rounding; at least one
 * @source M. D. Vose, A Linear Algorithm for Generating Random Numbers with a Given Distribution (1991)
 */
export function wholeAlias(probabilities: Float64Array): WholeAlias {
  const bits = Math.max(1, Math.ceil(Math.log2(probabilities.length)));
  const columns = 2 ** bits;
  const room = WORDS / columns;
  const words = new Float64Array(columns);
  words.set(shareOut(probabilities));
  const threshold = new Int32Array(columns);
  const own = Int32Array.from(words, (_, column) => column);
  const alias = own.slice();
  const poor: number[] = [];
  const rich: number[] = [];
  for (let column = columns - 1; column >= 0; column -= 1) {
    ((words[column] as number) < room ? poor : rich).push(column);
  }
  for (let taker = poor.pop(); taker !== undefined; taker = poor.pop()) {
    // Words are whole, and there are room × columns of them: a column with too few has one with too many.
    const giver = rich.pop() as number;
    threshold[taker] = words[taker] as number;
    alias[taker] = giver;
    // Padding has nothing of its own.
    if (threshold[taker] === 0) own[taker] = giver;
    words[giver] = (words[giver] as number) - (room - (words[taker] as number));
    ((words[giver] as number) < room ? poor : rich).push(giver);
  }
  return { bits, threshold, own, alias };
}

/** Index outcome → words, 2^32 in all. */
function shareOut(probabilities: Float64Array): Float64Array {
  const sum = probabilities.reduce((total, p) => total + p, 0);
  const exact = probabilities.map((p) => (p / sum) * WORDS);
  const words = exact.map(Math.floor);
  let left = WORDS - words.reduce((total, count) => total + count, 0);
  const remainder = (outcome: number): number => (exact[outcome] as number) - (words[outcome] as number);
  const order = [...words.keys()].sort((a, b) => remainder(b) - remainder(a) || a - b);
  for (const outcome of order) {
    if (left <= 0) break;
    words[outcome] = (words[outcome] as number) + 1;
    left -= 1;
  }
  return words;
}

/** Probability with which a table gives each outcome 0..n-1, exactly as it is drawn from. */
export function drawnShares({ bits, threshold, own, alias }: WholeAlias, outcomes: number): Float64Array {
  const room = WORDS / 2 ** bits;
  const shares = new Float64Array(outcomes);
  threshold.forEach((words, column) => {
    const [first, other] = [own[column] as number, alias[column] as number];
    shares[first] = (shares[first] as number) + words / WORDS;
    shares[other] = (shares[other] as number) + (room - words) / WORDS;
  });
  return shares;
}
