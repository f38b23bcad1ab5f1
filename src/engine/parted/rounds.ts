import { InvariantError } from '../../errors.ts';
import { MEMBERS_MAX } from '../../systems/parts.ts';
import type { DrawLuck } from '../compiled/luck.ts';
import {
  ALONE,
  END_BITS,
  END_MASK,
  GAIN_SHIFT,
  LOST_MASK,
  LOST_SHIFT,
  NODES_MAX,
  OFFSETS_MAX,
  ROW_BITS,
  ROW_MASK,
  type Rows,
  SUPPORT_MASK,
} from './part-tables.ts';
import type { CertainEnd, Play, Rules, Watcher } from './play.ts';

/**
 * Trials that are played side by side, round by round: so many that the tables' answers for some are under way while
 * others are asked for, so few that what is known of them stays in the nearest cache.
 */
export const CHUNK_TRIALS = 256;

/** Columns, ends and gains of one machine, at most; memory is taken as far as it is used. */
const COLUMNS_MAX = 2 ** 21;
const ENDS_MAX = 2 ** 20;
const GAINS_MAX = 2 ** 16;
/** Layouts that are kept: as many as there are sets of members, and those of starts. */
const LAYOUTS_MAX = 2 ** 17;
const PART_WORDS_MAX = 2 ** 20;
/** Parts of all trials of a chunk, at most. */
const TASKS_MAX = CHUNK_TRIALS * MEMBERS_MAX;
const WORDS = 2 * TASKS_MAX;

/** Words of a part in {@link parts}: its size, node, stride of commons, bits of a code and first end; then each place: its member, and where his codes begin among the offsets. */
export const PART_HEAD = 5;

// As in compiled/draws.ts: what the loops read and write stands in constants of this module, whose addresses V8 folds.

const words = new Int32Array(WORDS);
const ofNode = new Int32Array(NODES_MAX);
const offsets = new Int32Array(OFFSETS_MAX);
const columns = new Int32Array(2 * COLUMNS_MAX);
const ends = new Int32Array(2 * ENDS_MAX);
const aloneRows = new Int32Array(ENDS_MAX);
const gains = new Float64Array(GAINS_MAX);

/** Index layout → its first part in {@link parts}, the end of its parts, and what comes of it. */
const layoutFrom = new Int32Array(LAYOUTS_MAX);
const layoutTo = new Int32Array(LAYOUTS_MAX);
const layoutOutcome = new Int32Array(LAYOUTS_MAX);
/** 1 where the next round is divided anew even if nobody is lost. */
const layoutPasses = new Uint8Array(LAYOUTS_MAX);
const parts = new Int32Array(PART_WORDS_MAX);
/** Index set of members → layout, or -1. */
const layoutOfSet = new Int32Array(2 ** MEMBERS_MAX);
let layoutCount = 0;
let partWords = 0;

/** Index trial × MEMBERS_MAX + member → code of his condition. */
export const codes = new Uint16Array(CHUNK_TRIALS * MEMBERS_MAX);
/** Trials of the chunk: outcome, rounds that are over, who is left, and the sum of gains. */
export const outcomes = new Int32Array(CHUNK_TRIALS);
export const rounds = new Int32Array(CHUNK_TRIALS);
export const sets = new Int32Array(CHUNK_TRIALS);
export const sums = new Float64Array(CHUNK_TRIALS);
/** The same: layout and common of the round, support and losses in it. */
const layouts = new Int32Array(CHUNK_TRIALS);
const commons = new Int32Array(CHUNK_TRIALS);
const supports = new Int32Array(CHUNK_TRIALS);
const losses = new Int32Array(CHUNK_TRIALS);
const alive = new Int32Array(CHUNK_TRIALS);

// One wave: a task for each part of each trial under way.
const taskTrial = new Int32Array(TASKS_MAX);
const taskPart = new Int32Array(TASKS_MAX);
const taskRow = new Int32Array(TASKS_MAX);
const taskEnd = new Int32Array(TASKS_MAX);
const byRules = new Int32Array(TASKS_MAX);
/** Parts whose closing may depend on the others: task, support, and row of being alone or 0. */
const openTask = new Int32Array(TASKS_MAX);
const openSupport = new Int32Array(TASKS_MAX);
const openRow = new Int32Array(TASKS_MAX);

/** Makes room for the layouts of another machine, and takes up its rows. */
export function load(rows: Rows): void {
  if (rows.columns.length > columns.length || rows.ends.length > ends.length) {
    throw new InvariantError('a machine is larger than it may be');
  }
  ofNode.set(rows.ofNode);
  offsets.set(rows.offsets);
  columns.set(rows.columns);
  ends.set(rows.ends);
  aloneRows.set(rows.aloneRows);
  gains.set(rows.gains);
  layoutOfSet.fill(-1);
  layoutCount = 0;
  partWords = 0;
}

/** Begins a layout; its number. @param set those for whom it is kept, or -1 */
export function addLayout(set: number, outcome: number): number {
  const layout = layoutCount;
  if (layout === LAYOUTS_MAX) throw new InvariantError('there are more layouts than sets of fighters');
  layoutCount += 1;
  layoutFrom[layout] = partWords;
  layoutTo[layout] = partWords;
  layoutOutcome[layout] = outcome;
  layoutPasses[layout] = set < 0 ? 1 : 0;
  if (set >= 0) layoutOfSet[set] = layout;
  return layout;
}

/** Adds a part to the layout begun last. @param part its words: see {@link PART_HEAD}; @returns where it begins */
export function addPart(part: readonly number[]): number {
  if (partWords + part.length > PART_WORDS_MAX) throw new InvariantError('there are more parts than there is room for');
  const at = partWords;
  parts.set(part, at);
  partWords += part.length;
  layoutTo[layoutCount - 1] = partWords;
  return at;
}

/**
 * Where a part leads for certain, without a gain, a loss or a difference in being alone; null where there is no such end.
 * @param part its words: see {@link PART_HEAD}; @param own codes of its members
 */
export function certainEnd(part: readonly number[], common: number, own: readonly number[]): CertainEnd | null {
  let node = (part[1] as number) + common * (part[2] as number);
  own.forEach((code, place) => {
    node += offsets[(part[PART_HEAD + 2 * place + 1] as number) + code] as number;
  });
  const row = node < 0 ? 0 : (ofNode[node] as number);
  if (row === 0 || (row & ROW_MASK) > 1) return null;
  const first = 2 * (row >> ROW_BITS);
  const all = [columns[first + 1] as number, columns[first + 3] as number].flatMap((both) => [
    both & END_MASK,
    both >>> END_BITS,
  ]);
  const end = (part[4] as number) + (all[0] as number);
  const mark = ends[2 * end + 1] as number;
  const isPlain = (mark & ~SUPPORT_MASK & (2 ** GAIN_SHIFT - 1)) === 0 && gains[mark >>> GAIN_SHIFT] === 0;
  if (!isPlain || all.some((each) => each !== all[0])) return null;
  return { codes: ends[2 * end] as number, support: mark & SUPPORT_MASK };
}

/** Index of the first word of luck that has not been used. */
let read = WORDS;

/** Begins with fresh luck. */
export function forgetLuck(): void {
  read = WORDS;
}

/** Makes sure that so many words of luck lie ahead. */
function reserve(luck: DrawLuck, count: number): void {
  if (read + count <= WORDS) return;
  luck.fill(words);
  read = 0;
}

/**
 * Plays the trials of a chunk: how they end stands in {@link outcomes}, {@link rounds}, {@link sets} and {@link sums}.
 * A chunk is always played whole, so that a trial is the same however many are asked for.
 */
export function playChunk(play: Play, watcher: Watcher | null): void {
  let left = begin(play, watcher);
  while (left > 0) {
    const tasks = findRows(left);
    reserve(play.luck, 2 * tasks);
    drawEnds(tasks);
    let open = settleEnds(tasks, watcher);
    if (byRulesCount > 0) open = playByRules(play.rules, open, watcher);
    if (open > 0) playClosings(play.rules, open, watcher);
    left = endRounds(play, left, watcher);
  }
}

/** Draws how each trial begins; how many go on. */
function begin({ starts, luck }: Play, watcher: Watcher | null): number {
  const { members, row } = starts;
  reserve(luck, CHUNK_TRIALS);
  let left = 0;
  for (let trial = 0; trial < CHUNK_TRIALS; trial += 1) {
    const start = drawn(row, words[read + trial] as number);
    for (let member = 0, from = start * members, to = trial * MEMBERS_MAX; member < members; member += 1) {
      codes[to + member] = starts.codes[from + member] as number;
    }
    const layout = starts.layout[start] as number;
    layouts[trial] = layout;
    commons[trial] = starts.common[start] as number;
    sets[trial] = starts.set[start] as number;
    sums[trial] = starts.sum[start] as number;
    rounds[trial] = starts.rounds[start] as number;
    supports[trial] = starts.support[start] as number;
    losses[trial] = 0;
    const outcome = layoutOutcome[layout] as number;
    outcomes[trial] = outcome;
    alive[left] = trial;
    left += outcome >>> 31;
    if (watcher !== null) watcher.begin(trial, start);
  }
  read += CHUNK_TRIALS;
  return left;
}

let byRulesCount = 0;

/** What the code at a place adds to a node. @param own where the codes of the trial begin */
function offsetOf(own: number, place: number): number {
  const code = codes[own + (parts[place] as number)] as number;
  return offsets[(parts[place + 1] as number) + code] as number;
}

/** Lists the parts of all trials under way, with the rows to draw from; how many they are. */
function findRows(left: number): number {
  let task = 0;
  byRulesCount = 0;
  for (let i = 0; i < left; i += 1) {
    const trial = alive[i] as number;
    const layout = layouts[trial] as number;
    const common = commons[trial] as number;
    const own = trial * MEMBERS_MAX;
    const end = layoutTo[layout] as number;
    let at = layoutFrom[layout] as number;
    while (at < end) {
      const size = parts[at] as number;
      const last = (at + PART_HEAD + 2 * size) | 0;
      let node = ((parts[at + 1] as number) + Math.imul(common, parts[at + 2] as number)) | 0;
      if (size === 2) {
        node = (node + offsetOf(own, at + PART_HEAD) + offsetOf(own, at + PART_HEAD + 2)) | 0;
      } else {
        for (let place = (at + PART_HEAD) | 0; place < last; place = (place + 2) | 0)
          node = (node + offsetOf(own, place)) | 0;
      }
      const row = node < 0 ? 0 : (ofNode[node] as number);
      taskTrial[task] = trial;
      taskPart[task] = at;
      taskRow[task] = row;
      task = (task + 1) | 0;
      at = last;
    }
  }
  return task;
}

/** The end of one draw, counted from the first of its kind. */
function drawn(row: number, word: number): number {
  const bits = row & ROW_MASK;
  const column = ((row >> ROW_BITS) + (word & ((1 << bits) - 1))) << 1;
  const isOwn = ((word >>> bits) - (columns[column] as number)) >> 31;
  return ((columns[column + 1] as number) >>> (END_BITS & ~isOwn)) & END_MASK;
}

/** Draws for every task; apart from what is made of it, so that no draw waits for another. */
function drawEnds(tasks: number): void {
  for (let task = 0; task < tasks; task += 1) {
    const end = drawn(taskRow[task] as number, words[read + task] as number);
    taskEnd[task] = ((parts[(taskPart[task] as number) + 4] as number) + end) | 0;
  }
  read += tasks;
}

/** Takes over where the draws lead; how many closings are open. */
function settleEnds(tasks: number, watcher: Watcher | null): number {
  let open = 0;
  for (let task = 0; task < tasks; task += 1) {
    if (taskRow[task] === 0) {
      byRules[byRulesCount] = task;
      byRulesCount += 1;
      continue;
    }
    const trial = taskTrial[task] as number;
    const at = taskPart[task] as number;
    const end = taskEnd[task] as number;
    const mark = ends[2 * end + 1] as number;
    const gain = gains[mark >>> GAIN_SHIFT] as number;
    sums[trial] = (sums[trial] as number) + gain;
    supports[trial] = (supports[trial] as number) + (mark & SUPPORT_MASK);
    losses[trial] = (losses[trial] as number) | settle(trial, at, end, mark);
    if ((mark & ALONE) !== 0) {
      openTask[open] = task;
      openSupport[open] = mark & SUPPORT_MASK;
      openRow[open] = aloneRows[end] as number;
      open += 1;
    }
    if (watcher !== null) watcher.part(trial, at, gain);
  }
  return open;
}

/** Puts the members of a part into the codes of an end; set of those lost. */
function settle(trial: number, at: number, end: number, mark: number): number {
  const own = trial * MEMBERS_MAX;
  const bits = parts[at + 3] as number;
  const mask = (1 << bits) - 1;
  const size = parts[at] as number;
  let packed = ends[2 * end] as number;
  let places = (mark >> LOST_SHIFT) & LOST_MASK;
  if (size === 2) {
    const one = parts[at + PART_HEAD] as number;
    const other = parts[at + PART_HEAD + 2] as number;
    codes[own + one] = packed & mask;
    codes[own + other] = packed >> bits;
    return ((places & 1) << one) | ((places >> 1) << other);
  }
  const last = (at + PART_HEAD + 2 * size) | 0;
  let lost = 0;
  for (let place = (at + PART_HEAD) | 0; place < last; place = (place + 2) | 0) {
    const member = parts[place] as number;
    codes[own + member] = packed & mask;
    packed >>= bits;
    lost |= (places & 1) << member;
    places >>= 1;
  }
  return lost;
}

/** Plays the tasks that have no row. @returns how many closings are open then */
function playByRules(rules: Rules, openBefore: number, watcher: Watcher | null): number {
  let open = openBefore;
  for (let i = 0; i < byRulesCount; i += 1) {
    const task = byRules[i] as number;
    const trial = taskTrial[task] as number;
    const at = taskPart[task] as number;
    losses[trial] = (losses[trial] as number) | rules.playPart(trial, at, commons[trial] as number, open);
    sums[trial] = (sums[trial] as number) + rules.gain;
    supports[trial] = (supports[trial] as number) + rules.support;
    if (watcher !== null) watcher.part(trial, at, rules.gain);
    if (!rules.isOpen) continue;
    openTask[open] = task;
    openSupport[open] = rules.support;
    openRow[open] = 0;
    open += 1;
  }
  return open;
}

/** Plays the closings that were left open, of those whom nobody else supports. */
function playClosings(rules: Rules, open: number, watcher: Watcher | null): void {
  for (let slot = 0; slot < open; slot += 1) {
    const task = openTask[slot] as number;
    const trial = taskTrial[task] as number;
    if (supports[trial] !== openSupport[slot]) continue;
    const at = taskPart[task] as number;
    const row = openRow[slot] as number;
    let gain: number;
    let lost: number;
    if (row === 0) {
      lost = rules.closeAlone(trial, at, slot);
      gain = rules.gain;
    } else {
      const end = (parts[at + 4] as number) + drawn(row, words[read] as number);
      const mark = ends[2 * end + 1] as number;
      read += 1;
      gain = gains[mark >>> GAIN_SHIFT] as number;
      lost = settle(trial, at, end, mark);
    }
    losses[trial] = (losses[trial] as number) | lost;
    sums[trial] = (sums[trial] as number) + gain;
    if (watcher !== null) watcher.closing(trial, at, gain);
  }
}

/** Ends the round of every trial under way, and divides the next; how many go on. */
function endRounds(play: Play, left: number, watcher: Watcher | null): number {
  const { rules, commonAfter, roundsMax, unresolved, roundsASum } = play;
  let still = 0;
  for (let i = 0; i < left; i += 1) {
    const trial = alive[i] as number;
    const lost = losses[trial] as number;
    const set = (sets[trial] as number) & ~lost;
    const round = ((rounds[trial] as number) + 1) | 0;
    const common = commonAfter[commons[trial] as number] as number;
    let layout = layouts[trial] as number;
    if (lost !== 0 || layoutPasses[layout] === 1) {
      layout = layoutOfSet[set] as number;
      if (layout < 0) layout = rules.layoutOf(trial, set, common);
      layouts[trial] = layout;
    }
    let outcome = layoutOutcome[layout] as number;
    if (outcome < 0 && round === roundsMax) outcome = unresolved;
    sets[trial] = set;
    rounds[trial] = round;
    commons[trial] = common;
    supports[trial] = 0;
    losses[trial] = 0;
    outcomes[trial] = outcome;
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
