import type { DrawLuck } from '../compiled/luck.ts';
import type { Play, Rules, Watcher } from './play.ts';

/**
 * Trials that are played side by side, round by round: so many that the tables' answers for some are under way while
 * others are asked for, so few that what is known of them stays in the nearest cache.
 */
const CHUNK_TRIALS = 256;

// What is laid down elsewhere, in literal numbers (see `format`), and all that the loops read and write in constants that
// this module does not export: neither constants of another module nor exported ones does V8 fold into the loops' code,
// which then loads them, and the addresses of arrays, anew at every use.
const SUPPORT_MASK = 0xf;
const LOST_SHIFT = 4;
const LOST_MASK = 0xff;
const ALONE = 1 << 12;
const GAIN_SHIFT = 13;
const ROW_BITS = 5;
const ROW_MASK = 0x1f;
const END_BITS = 16;
const END_MASK = 0xffff;
const TAIL = 0xffff;
const CODES_BITS = 30;
const PAIR_BITS = 15;
const PAIR_MASK = 0x7fff;
const SIZES = 9;

// Words of a trial, and of a start: the codes of its members, two in a word; then these.
const TRIAL_SHIFT = 4;
const CODES_SHIFT = 5;
const LAYOUT = 8;
const COMMON = 9;
const SET = 10;
const ROUNDS = 11;
const OUTCOME = 12;
/** What a round has come to so far: the set of those lost, and support above it. */
const ROUND = 13;
const ROUND_SUPPORT = 16;

// A layout under way is a number: how many parts of one or two there are, above that how many others, above that where they
// stand, the small ones first. One that ends the trial is -2 less the outcome.
const SMALL_MASK = 0x1f;
const OTHERS_SHIFT = 5;
const OTHERS_MASK = 0x1f;
const FIRST_SHIFT = 10;
const NO_LAYOUT = -1;

// Words of a part: its size, or 0 where it has no tables; its first node; the first end of its kind; then for each place the
// member, and above it where his codes begin among the offsets. A part of one has a second place, that of nobody: a word of
// trials that is always 0, whose code adds nothing.
const PART_NODE = 1;
const PART_END = 2;
const PART_HEAD = 3;
const MEMBER_BITS = 5;
const MEMBER_MASK = 0x1f;
const NOBODY = 28;

/** A task is a part of a trial under way: where the part begins above the number of the trial. */
const TASK_TRIAL_BITS = 8;
const TASK_TRIAL_MASK = 0xff;
/** Parts of one size of all trials of a chunk, at most: room for one to each member. */
const TASK_BITS = 12;
const TASKS_MAX = 1 << TASK_BITS;
const WORDS = 2 * TASKS_MAX;

const words = new Int32Array(WORDS);
const ofNode = new Int32Array(2 ** 20);
/** The last one is nobody's. */
const offsets = new Int32Array(2 ** 16 + 1);
const columns = new Int32Array(2 ** 22);
const ends = new Int32Array(2 ** 21);
const aloneRows = new Int32Array(2 ** 20);
const gains = new Float64Array(2 ** 16);
const starts = new Int32Array(2 ** 19);
const startSums = new Float64Array(2 ** 15);
/** Index common → that of the round after. */
const commonAfter = new Int32Array(8);
/** Index set of members × commons + common → layout, or NO_LAYOUT. */
const layoutOf = new Int32Array(2 ** 19);
/** Where the parts of layouts begin in {@link parts}. */
const layoutParts = new Int32Array(2 ** 20);
const parts = new Int32Array(2 ** 20);

/** Trials of the chunk; their codes as such; and the sums of their gains. */
const trials = new Int32Array(CHUNK_TRIALS << TRIAL_SHIFT);
const codes = new Uint16Array(trials.buffer);
const sums = new Float64Array(CHUNK_TRIALS);
/** Trials under way, the first ones; and those of them that have more parts. */
const alive = new Int32Array(CHUNK_TRIALS);
const listed = new Int32Array(CHUNK_TRIALS);

/** Index size × TASKS_MAX + number → task; and how many there are of each size. */
const tasks = new Int32Array(SIZES << TASK_BITS);
const taskCounts = new Int32Array(SIZES);
/** Of the tasks of one size: row, or 0; and end. */
const taskRow = new Int32Array(TASKS_MAX);
const taskEnd = new Int32Array(TASKS_MAX);
/** Parts whose closing may depend on the others: task, support, and end, or -1 where the rules play. */
const openTask = new Int32Array(TASKS_MAX);
const openSupport = new Int32Array(TASKS_MAX);
const openEnd = new Int32Array(TASKS_MAX);
let openCount = 0;
/** Index of the first word of luck that has not been used; and of the next one for a second draw. */
let read = WORDS;
let spare = WORDS;

/** Begins with fresh luck. */
export function forgetLuck(): void {
  read = WORDS;
  spare = WORDS;
}

/** Makes sure that there is luck for so many draws. */
function reserve(luck: DrawLuck, draws: number): void {
  read = spare;
  if (read + 2 * draws > WORDS) {
    luck.fill(words);
    read = 0;
  }
  spare = read + draws;
}

/**
 * Plays the trials of a chunk: how they end stands in {@link chunk}.
 * A chunk is always played whole, so that a trial is the same however many are asked for.
 */
export function playChunk(play: Play, watcher: Watcher | null): void {
  const { luck, rules } = play;
  reserve(luck, CHUNK_TRIALS);
  let left = begin(play.startRow, watcher);
  while (left > 0) {
    openCount = 0;
    taskCounts.fill(0);
    let more = listTrials(left, 0, SMALL_MASK);
    for (let place = 0; more > 0; place += 1) {
      reserve(luck, more);
      more = playPairs(place, more, watcher);
    }
    more = listTrials(left, OTHERS_SHIFT, OTHERS_MASK);
    for (let place = 0; more > 0; place += 1) more = listOthers(place, more);
    for (let size = 3; size < SIZES; size += 1) {
      if (taskCounts[size] === 0) continue;
      reserve(luck, taskCounts[size] as number);
      playSize(size, watcher);
    }
    if (taskCounts[0] !== 0) playByRules(rules, watcher);
    if (openCount > 0) {
      reserve(luck, openCount);
      playClosings(rules, watcher);
    }
    left = endRounds(play, left, watcher);
  }
}

/** Draws how each trial begins; how many go on. */
function begin(row: number, watcher: Watcher | null): number {
  let left = 0;
  for (let trial = 0; trial < CHUNK_TRIALS; trial += 1) {
    const start = drawn(row, words[(read + trial) | 0] as number);
    const from = start << TRIAL_SHIFT;
    const to = trial << TRIAL_SHIFT;
    for (let i = 0; i < 1 << TRIAL_SHIFT; i += 1) trials[to + i] = starts[from + i] as number;
    sums[trial] = startSums[start] as number;
    alive[left] = trial;
    left = (left + ((trials[to + OUTCOME] as number) >>> 31)) | 0;
    if (watcher !== null) watcher.begin(trial, start);
  }
  return left;
}

/** Lists the trials whose layouts have parts of a sort; how many they are. */
function listTrials(left: number, shift: number, mask: number): number {
  let more = 0;
  for (let i = 0; i < left; i += 1) {
    const trial = alive[i] as number;
    const layout = trials[(trial << TRIAL_SHIFT) + LAYOUT] as number;
    listed[more] = trial;
    more = (more + ((0 - ((layout >> shift) & mask)) >>> 31)) | 0;
  }
  return more;
}

/** Lists by their sizes the other parts that stand at a place among those of their trial. @returns how many trials have another one */
function listOthers(place: number, left: number): number {
  let more = 0;
  for (let i = 0; i < left; i += 1) {
    const trial = listed[i] as number;
    const layout = trials[(trial << TRIAL_SHIFT) + LAYOUT] as number;
    const at = layoutParts[((layout >> FIRST_SHIFT) + (layout & SMALL_MASK) + place) | 0] as number;
    const size = parts[at] as number;
    const count = taskCounts[size] as number;
    tasks[(size << TASK_BITS) + count] = (at << TASK_TRIAL_BITS) | trial;
    taskCounts[size] = (count + 1) | 0;
    listed[more] = trial;
    more = (more + ((place + 1 - ((layout >> OTHERS_SHIFT) & OTHERS_MASK)) >>> 31)) | 0;
  }
  return more;
}

/** The end of one draw, counted from the first of its kind. */
function drawn(row: number, word: number): number {
  const bits = row & ROW_MASK;
  const column = ((row >> ROW_BITS) + (word & ((1 << bits) - 1))) << 1;
  const isOwn = ((word >>> bits) - (columns[column] as number)) >> 31;
  return ((columns[column + 1] as number) >>> (END_BITS & ~isOwn)) & END_MASK;
}

/** The same with a second draw where a law has a tail. @param at of the word among those that were reserved */
function drawnWhole(row: number, at: number): number {
  const end = drawn(row, words[(read + at) | 0] as number);
  if (end !== TAIL) return end;
  spare += 1;
  return drawn(columns[((row >> ROW_BITS) << 1) - 2] as number, words[spare - 1] as number);
}

/** What the code at a place adds to a node. @param own where the codes of the trial begin */
function offsetOf(own: number, place: number): number {
  const both = parts[place] as number;
  return offsets[((both >> MEMBER_BITS) + (codes[own + (both & MEMBER_MASK)] as number)) | 0] as number;
}

/** Leaves a part to the rules. */
function leave(trial: number, at: number): void {
  const count = taskCounts[0] as number;
  tasks[count] = (at << TASK_TRIAL_BITS) | trial;
  taskCounts[0] = count + 1;
}

/** Leaves the closing of a part open. */
function open(trial: number, at: number, support: number, end: number): void {
  openTask[openCount] = (at << TASK_TRIAL_BITS) | trial;
  openSupport[openCount] = support;
  openEnd[openCount] = end;
  openCount += 1;
}

/** Draws the rounds of parts of two that stand at a place among those of their trial. @returns how many trials have another one */
function playPairs(place: number, left: number, watcher: Watcher | null): number {
  let more = 0;
  for (let i = 0; i < left; i += 1) {
    const trial = listed[i] as number;
    const own = trial << CODES_SHIFT;
    const layout = trials[(trial << TRIAL_SHIFT) + LAYOUT] as number;
    const at = layoutParts[((layout >> FIRST_SHIFT) + place) | 0] as number;
    listed[more] = trial;
    more = (more + ((place + 1 - (layout & SMALL_MASK)) >>> 31)) | 0;
    const first = parts[at + PART_HEAD] as number;
    const second = parts[at + PART_HEAD + 1] as number;
    const one = first & MEMBER_MASK;
    const other = second & MEMBER_MASK;
    const byOne = offsets[((first >> MEMBER_BITS) + (codes[own + one] as number)) | 0] as number;
    const byOther = offsets[((second >> MEMBER_BITS) + (codes[own + other] as number)) | 0] as number;
    const node = ((parts[at + PART_NODE] as number) + byOne + byOther) | 0;
    const row = node < 0 ? 0 : (ofNode[node] as number);
    if (row === 0) {
      leave(trial, at);
      continue;
    }
    const end = ((parts[at + PART_END] as number) + drawnWhole(row, i)) | 0;
    const packed = ends[end << 1] as number;
    const mark = ends[(end << 1) + 1] as number;
    codes[own + one] = packed & PAIR_MASK;
    codes[own + other] = packed >> PAIR_BITS;
    const lost = (((mark >> LOST_SHIFT) & 1) << one) | (((mark >> (LOST_SHIFT + 1)) & 1) << other);
    const gain = gains[mark >>> GAIN_SHIFT] as number;
    add(trial, gain, ((mark & SUPPORT_MASK) << ROUND_SUPPORT) | lost);
    if ((mark & ALONE) !== 0) open(trial, at, mark & SUPPORT_MASK, end);
    if (watcher !== null) watcher.part(trial, at, gain);
  }
  return more;
}

/** Adds to what a trial has gained, and to what its round has come to. */
function add(trial: number, gain: number, round: number): void {
  const at = (trial << TRIAL_SHIFT) + ROUND;
  sums[trial] = (sums[trial] as number) + gain;
  trials[at] = ((trials[at] as number) + round) | 0;
}

/**
 * Draws the rounds of the parts of a size that have been listed: in three loops, for their tables are large, and the shorter
 * a loop is, the more of their answers are under way at once.
 */
function playSize(size: number, watcher: Watcher | null): void {
  const count = taskCounts[size] as number;
  const first = size << TASK_BITS;
  findRows(first, count, size);
  drawEnds(first, count);
  for (let i = 0; i < count; i += 1) {
    const task = tasks[(first + i) | 0] as number;
    const trial = task & TASK_TRIAL_MASK;
    const at = task >> TASK_TRIAL_BITS;
    if (taskRow[i] === 0) {
      leave(trial, at);
      continue;
    }
    const end = taskEnd[i] as number;
    const mark = ends[(end << 1) + 1] as number;
    const gain = gains[mark >>> GAIN_SHIFT] as number;
    add(trial, gain, ((mark & SUPPORT_MASK) << ROUND_SUPPORT) | settle(trial, at, size, end));
    if ((mark & ALONE) !== 0) open(trial, at, mark & SUPPORT_MASK, end);
    if (watcher !== null) watcher.part(trial, at, gain);
  }
}

/** Finds the rows of tasks. */
function findRows(first: number, count: number, size: number): void {
  for (let i = 0; i < count; i += 1) {
    const task = tasks[(first + i) | 0] as number;
    const own = (task & TASK_TRIAL_MASK) << CODES_SHIFT;
    const at = task >> TASK_TRIAL_BITS;
    const last = (at + PART_HEAD + size) | 0;
    const fourth = (at + PART_HEAD + 3) | 0;
    const ofTwo = offsetOf(own, fourth - 3) + offsetOf(own, fourth - 2);
    let node = ((parts[at + PART_NODE] as number) + ofTwo + offsetOf(own, fourth - 1)) | 0;
    for (let place = fourth; place < last; place = (place + 1) | 0) node = (node + offsetOf(own, place)) | 0;
    taskRow[i] = node < 0 ? 0 : (ofNode[node] as number);
  }
}

/** Draws from the rows of tasks; what is drawn where there is none means nothing. */
function drawEnds(first: number, count: number): void {
  for (let i = 0; i < count; i += 1) {
    const at = (tasks[(first + i) | 0] as number) >> TASK_TRIAL_BITS;
    taskEnd[i] = ((parts[at + PART_END] as number) + drawnWhole(taskRow[i] as number, i)) | 0;
  }
}

/** Puts the members of a part into the codes of an end; set of those lost. */
function settle(trial: number, at: number, size: number, end: number): number {
  const own = trial << CODES_SHIFT;
  const bits = (CODES_BITS / size) | 0;
  const mask = (1 << bits) - 1;
  const last = (at + PART_HEAD + size) | 0;
  let packed = ends[end << 1] as number;
  let places = ((ends[(end << 1) + 1] as number) >> LOST_SHIFT) & LOST_MASK;
  let lost = 0;
  for (let place = (at + PART_HEAD) | 0; place < last; place = (place + 1) | 0) {
    const member = (parts[place] as number) & MEMBER_MASK;
    codes[own + member] = packed & mask;
    packed >>= bits;
    lost |= (places & 1) << member;
    places >>= 1;
  }
  return lost;
}

/** Plays what has no row. */
function playByRules(rules: Rules, watcher: Watcher | null): void {
  const count = taskCounts[0] as number;
  for (let i = 0; i < count; i += 1) {
    const task = tasks[i] as number;
    const trial = task & TASK_TRIAL_MASK;
    const at = task >> TASK_TRIAL_BITS;
    const common = trials[(trial << TRIAL_SHIFT) + COMMON] as number;
    const lost = rules.playPart(trial, at, common, openCount);
    add(trial, rules.gain, (rules.support << ROUND_SUPPORT) | lost);
    if (rules.isOpen) open(trial, at, rules.support, -1);
    if (watcher !== null) watcher.part(trial, at, rules.gain);
  }
}

/** Plays the closings that were left open, of those whom nobody else supports. */
function playClosings(rules: Rules, watcher: Watcher | null): void {
  for (let slot = 0; slot < openCount; slot += 1) {
    const task = openTask[slot] as number;
    const trial = task & TASK_TRIAL_MASK;
    const support = (trials[(trial << TRIAL_SHIFT) + ROUND] as number) >> ROUND_SUPPORT;
    if (support !== openSupport[slot]) continue;
    const at = task >> TASK_TRIAL_BITS;
    const before = openEnd[slot] as number;
    let gain: number;
    let lost: number;
    if (before < 0) {
      lost = rules.closeAlone(trial, at, slot);
      gain = rules.gain;
    } else {
      const end = (parts[at + PART_END] as number) + drawnWhole(aloneRows[before] as number, slot);
      gain = gains[(ends[(end << 1) + 1] as number) >>> GAIN_SHIFT] as number;
      lost = settle(trial, at, parts[at] as number, end);
    }
    const round = (trial << TRIAL_SHIFT) + ROUND;
    sums[trial] = (sums[trial] as number) + gain;
    trials[round] = (trials[round] as number) | lost;
    if (watcher !== null) watcher.closing(trial, at, gain);
  }
}

/** Ends the round of every trial under way, and divides the next; how many go on. */
function endRounds(play: Play, left: number, watcher: Watcher | null): number {
  const { rules, commonCount, roundsMax, unresolved, roundsASum } = play;
  let still = 0;
  for (let i = 0; i < left; i += 1) {
    const trial = alive[i] as number;
    const at = trial << TRIAL_SHIFT;
    const set = (trials[at + SET] as number) & ~(trials[at + ROUND] as number);
    const round = ((trials[at + ROUNDS] as number) + 1) | 0;
    const common = commonAfter[trials[at + COMMON] as number] as number;
    let layout = layoutOf[(Math.imul(set, commonCount) + common) | 0] as number;
    if (layout === NO_LAYOUT) layout = rules.layoutOf(trial, set, common);
    const hasEnded = layout >> 31;
    let outcome = ((-2 - layout) & hasEnded) | ~hasEnded;
    if (outcome < 0 && round === roundsMax) outcome = unresolved;
    trials[at + LAYOUT] = layout;
    trials[at + COMMON] = common;
    trials[at + SET] = set;
    trials[at + ROUNDS] = round;
    trials[at + OUTCOME] = outcome;
    trials[at + ROUND] = 0;
    alive[still] = trial;
    still = (still + (outcome >>> 31)) | 0;
    if (roundsASum < roundsMax && round % roundsASum === 0) {
      rules.takeDown(trial, sums[trial] as number);
      sums[trial] = 0;
    }
    if (watcher !== null) watcher.round(trial);
  }
  return still;
}

/** Trials of the chunk, as they have ended: their words, the codes among them, and their sums. */
export const chunk = { length: CHUNK_TRIALS, trials, codes, sums } as const;

/** What the loops read: filled by memory.ts. */
export const memory = {
  ...{ ofNode, offsets, columns, ends, aloneRows, gains, starts, startSums },
  ...{ commonAfter, layoutOf, layoutParts, parts },
} as const;

/** How the loops read it. */
export const format = {
  ...{ supportMask: SUPPORT_MASK, lostShift: LOST_SHIFT, lostMask: LOST_MASK, alone: ALONE, gainShift: GAIN_SHIFT },
  ...{ rowBits: ROW_BITS, rowMask: ROW_MASK, endBits: END_BITS, endMask: END_MASK, tail: TAIL },
  ...{ codesBits: CODES_BITS, sizes: SIZES, memberBits: MEMBER_BITS, nobody: NOBODY },
  ...{ trialShift: TRIAL_SHIFT, codesShift: CODES_SHIFT, layout: LAYOUT, common: COMMON, set: SET },
  ...{ rounds: ROUNDS, outcome: OUTCOME, round: ROUND, roundSupport: ROUND_SUPPORT },
  ...{ othersShift: OTHERS_SHIFT, firstShift: FIRST_SHIFT, noLayout: NO_LAYOUT },
} as const;
