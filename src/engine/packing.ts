/** Bits of a group of counters: a group's values are counted together in a table of 2^13 entries. */
export const GROUP_BITS = 13;
/** Groups of one sum: 4 × 13 = 52 bits, whole numbers that a float64 adds exactly. */
export const GROUPS = 4;

/** Index group → its bits; the first two are together below 32, and so are the others. */
export type GroupBits = readonly [number, number, number, number];

export const EQUAL_GROUPS: GroupBits = [GROUP_BITS, GROUP_BITS, GROUP_BITS, GROUP_BITS];
/** For counters of amounts, which may come to more. */
export const WIDE_GROUPS: GroupBits = [15, 15, 11, 11];

/** First bit of a group in the sum. */
export function groupStart(bits: GroupBits, group: number): number {
  return bits.slice(0, group).reduce((sum, width) => sum + width, 0);
}

/**
 * Where the counters of a trial stand within one sum, so that a way adds all its gains at once without asking
 * which. Rounds ended stand in the top bits.
 */
export interface Packing {
  /** The sum at which a trial begins. */
  readonly entrySum: number;
  /** What one round adds; 0 without rounds. */
  readonly round: number;
  /** Sum from which the cap of rounds is reached; never reached without rounds. */
  readonly cap: number;
  /** Index field → where it stands: rounds ended (only with rounds), then the counters. */
  readonly fields: readonly Field[];
  readonly groupBits: GroupBits;
  /** Nodes in an order in which every way within a round leads forward. */
  readonly order: readonly number[];
}

/** A counter's place: `(group >>> shift) & mask`, where group 0 holds the lowest bits of the sum. */
export interface Field {
  readonly group: number;
  readonly shift: number;
  readonly mask: number;
}

/** One way between nodes, or to an end (`to` ≥ nodeCount); `gains` are rounds ended, then the counters. */
export interface Transition {
  readonly from: number;
  readonly to: number;
  readonly gains: readonly number[];
}

interface PackOptions {
  /** What a trial has gained before it begins at node 0. */
  readonly entryGains: readonly number[];
  readonly nodeCount: number;
  /** 0 without rounds. */
  readonly roundsMax: number;
  /** Counters beside the rounds. */
  readonly counters: number;
}

/**
 * Packs the counters by the most that a whole trial can bring.
 * @returns null when they do not fit
 */
export function pack(transitions: readonly Transition[], options: PackOptions): Packing | null {
  const order = orderOf(transitions, options.nodeCount);
  if (order === null) return null;
  const most = mostOfTrial(transitions, order, options);
  const { roundsMax } = options;
  const roundBits = roundsMax === 0 ? 0 : bitsFor(roundsMax + 1);
  for (const groupBits of [EQUAL_GROUPS, WIDE_GROUPS]) {
    const fields = placeFields(most, roundBits, groupBits);
    if (fields !== null) return { ...packInto(options, roundBits, fields, groupBits), order };
  }
  return null;
}

function packInto(
  options: PackOptions,
  roundBits: number,
  fields: readonly Field[],
  groupBits: GroupBits,
): Omit<Packing, 'order'> {
  const { roundsMax } = options;
  const unitOf = ({ group, shift }: Field): number => 2 ** (groupStart(groupBits, group) + shift);
  const rounds: Field = { group: GROUPS - 1, shift: topOf(fields), mask: 2 ** roundBits - 1 };
  const round = roundsMax === 0 ? 0 : unitOf(rounds);
  const sumOf = (counts: readonly number[]): number =>
    fields.reduce((sum, field, i) => sum + (counts[i + 1] ?? 0) * unitOf(field), (counts[0] ?? 0) * round);
  return {
    entrySum: sumOf(options.entryGains),
    round,
    cap: roundsMax === 0 ? Number.POSITIVE_INFINITY : roundsMax * round,
    fields: roundsMax === 0 ? fields : [rounds, ...fields],
    groupBits,
  };
}

/**
 * Finds a place for every counter, the widest first, where most bits are free: small tables stay in the nearest cache.
 * @param most index counter → the most that it comes to
 * @param roundBits bits at the top of the last group that the rounds take
 */
function placeFields(most: readonly number[], roundBits: number, groupBits: GroupBits): readonly Field[] | null {
  const used = new Array<number>(GROUPS).fill(0);
  const room: number[] = [...groupBits];
  room[GROUPS - 1] = (room[GROUPS - 1] ?? 0) - roundBits;
  const fields: Field[] = [];
  const widest = [...most.keys()].sort((a, b) => (most[b] ?? 0) - (most[a] ?? 0));
  for (const counter of widest) {
    const bits = bitsFor(most[counter] ?? 0);
    // Rounds count as used; the last group is only as high as what is in it.
    const height = (group: number): number => (used[group] ?? 0) + (groupBits[group] ?? 0) - (room[group] ?? 0);
    const fits = (group: number): boolean => (used[group] ?? 0) + bits <= (room[group] ?? 0);
    const able = [...used.keys()].filter(fits);
    if (able.length === 0) return null;
    const group = able.reduce((best, each) => (height(each) < height(best) ? each : best));
    const shift = used[group] ?? 0;
    fields[counter] = { group, shift, mask: 2 ** bits - 1 };
    used[group] = shift + bits;
  }
  return fields;
}

/** First free bit of the last group. */
function topOf(fields: readonly Field[]): number {
  return fields.reduce(
    (top, { group, shift, mask }) => (group === GROUPS - 1 ? Math.max(top, shift + bitsFor(mask)) : top),
    0,
  );
}

function bitsFor(value: number): number {
  return value <= 0 ? 0 : Math.floor(Math.log2(value)) + 1;
}

/** Nodes in an order in which every transition within a round leads forward; null when a round has a loop. */
function orderOf(transitions: readonly Transition[], nodeCount: number): readonly number[] | null {
  const out: Transition[][] = Array.from({ length: nodeCount }, () => []);
  const incoming = new Int32Array(nodeCount);
  for (const way of transitions) {
    if (way.to >= nodeCount || (way.gains[0] ?? 0) > 0) continue;
    out[way.from]?.push(way);
    incoming[way.to] = (incoming[way.to] ?? 0) + 1;
  }
  const order = [...incoming.keys()].filter((node) => incoming[node] === 0);
  for (let at = 0; at < order.length; at += 1) {
    for (const { to } of out[order[at] ?? 0] ?? []) {
      const left = (incoming[to] ?? 0) - 1;
      incoming[to] = left;
      if (left === 0) order.push(to);
    }
  }
  return order.length === nodeCount ? order : null;
}

/** The most of each counter that any trial can come to within its rounds. */
function mostOfTrial(
  transitions: readonly Transition[],
  order: readonly number[],
  { nodeCount, roundsMax, entryGains, counters }: PackOptions,
): readonly number[] {
  const out: Transition[][] = Array.from({ length: nodeCount }, () => []);
  for (const way of transitions) out[way.from]?.push(way);
  const width = counters + 1;
  const most = new Float64Array(width);
  // Row node: the most of each counter on any way to it, then 0; -1 where it cannot be reached in this round.
  let now = new Float64Array(nodeCount * width).fill(-1);
  now.fill(0, 0, width);
  for (let i = 0; i < counters; i += 1) {
    most[i] = entryGains[i + 1] ?? 0;
    now[i] = most[i] ?? 0;
  }
  for (let round = 1; round <= Math.max(1, roundsMax); round += 1) {
    const next = new Float64Array(nodeCount * width).fill(-1);
    for (const node of order) {
      if ((now[node * width] ?? -1) < 0) continue;
      for (const { to, gains } of out[node] ?? []) {
        const into = (gains[0] ?? 0) > 0 ? next : now;
        for (let i = 0; i < width; i += 1) {
          const value = (now[node * width + i] ?? 0) + (gains[i + 1] ?? 0);
          if (value > (most[i] ?? 0)) most[i] = value;
          if (to < nodeCount && value > (into[to * width + i] ?? -1)) into[to * width + i] = value;
        }
      }
    }
    now = next;
  }
  return Array.from(most.subarray(0, counters));
}
