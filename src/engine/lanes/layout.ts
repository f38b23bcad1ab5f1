/**
 * Where a trial stands is one word: what sort of step is next in the lowest {@link SORT_BITS}, above them what it draws
 * from, and above that where its ways begin.
 */
export const SORT_BITS = 3;
export const KIND_BITS = 11;
/** First bit of the place among the ways. */
export const WAY_SHIFT = SORT_BITS + KIND_BITS;

/** A draw of which nothing is gained but the next place. */
export const PLAIN = 0;
/** An amount that is added to a register, and the reading of that register after it, drawn together. */
export const STRIKE = 1;
/** Any draw. */
export const DRAW = 2;
/** The trial is over; the outcome stands where ways would begin. */
export const OVER = 3;
/** Ten-sided dice, all that are rolled in a row. */
export const TENS = 4;
/** One die of other sides. */
export const OTHER = 5;

/** Bounds of what the loops have room for. */
export const KINDS = 2 ** KIND_BITS;
export const WAYS = 2 ** 18;
export const EFFECTS = 2 ** 12;
export const COLUMNS = 2 ** 16;
export const OUTCOMES = 2 ** 20;
export const HEADS = 2 ** 16;

/** Bits of one end of a column, see {@link LaneTables.ends}. */
export const END_BITS = 16;
/** Ten-sided dice of a step: as many are looked up at once, and as many again after them. */
export const HEAD_DICE = 3;
/** Bits of a die in the index of some. */
export const DIE_BITS = 4;

/**
 * The rolls and ways of a machine that reads dice, laid out for the loops. Plain data.
 *
 * Index kind, where not said otherwise; of steps of the sort {@link TENS} what stands in brackets.
 */
export interface LaneTables {
  /** First column of the law (first of its heads). */
  readonly first: Int32Array;
  /** Columns of the law less 1 (mask of the dice that are looked up first); sides of another die. */
  readonly size: Int32Array;
  /** First of its outcomes in `targets`. */
  readonly next: Int32Array;
  /** What the outcome moves by with each of the register that is read (mask of the dice after the first). */
  readonly stride: Int32Array;
  /** First bit of that register (how many dice are looked up first). */
  readonly shift: Int32Array;
  /** Mask of that register, 0 where none is read (how many dice there are). */
  readonly mask: Int32Array;
  /** -1 where the outcome is an amount, else 0 (-1 where nothing is gained and no other roll follows, else 0). */
  readonly amount: Int32Array;
  /** Of a {@link STRIKE} first column and columns less 1 of the law of its amount, whose ends are what is added. */
  readonly amountFirst: Int32Array;
  readonly amountSize: Int32Array;
  /** What is gained before the step: a round, where one begins with it; of a {@link STRIKE} with each of its amount. */
  readonly enter: Float64Array;
  /** Index column → unsigned word below which the luck must be for the end in the high half, else it is the low one. */
  readonly thresholds: Int32Array;
  /** Index column → two ends: outcomes, or of {@link PLAIN} steps what `targets` would say of them. */
  readonly ends: Int32Array;
  /** Index `first` + first dice → where outcomes of the dice after them begin, from `next` on. */
  readonly heads: Int32Array;
  /** Index `next` + outcome → way, counted from where those of the place begin; below 0 ~(sort and kind of another roll). */
  readonly targets: Int32Array;
  /** Index way → place, and what happens on the way. */
  readonly to: Int32Array;
  readonly effectOf: Int16Array;
  /** Index effect → gain, gain with each of the amount; registers that are kept, what is added, and added with each of it. */
  readonly gain: Float64Array;
  readonly unit: Float64Array;
  readonly keep: Int32Array;
  readonly plus: Int32Array;
  readonly times: Int32Array;
  /** Where trials begin, and what they have gained by then. */
  readonly start: number;
  readonly startSum: number;
  /** Where they are when the cap of rounds is reached. */
  readonly capped: number;
  /** Whether dice of other sides than ten are rolled. */
  readonly hasOthers: boolean;
}
