import { COLUMN, COLUMNS_MAX, END_BITS, ENDS, THRESHOLD, WIDTH_BITS } from './law-columns.ts';
import {
  BASE,
  EFFECT_GAINS,
  EFFECT_REGISTERS,
  EFFECTS_MAX,
  KEEP,
  MASK,
  NODE,
  NODES_MAX,
  PLUS,
  READ,
  TIMES,
  WAY,
  WAY_NUMBERS,
  WAYS_MAX,
} from './layout.ts';
import type { Machine } from './machine.ts';

/** Trials that are drawn for in turn, a wave at a time, so that the draws of different trials do not wait for each other. */
export const CHUNK_TRIALS = 1_024;

// The layout in constants of this module: those of others are not folded into the loops' code, which then takes more than
// twice as long.
const NODE_BASE = BASE;
const NODE_READ = READ;
const NODE_MASK = MASK;
const NODE_WAY = WAY;
const NODE_SHIFT = Math.log2(NODE);
const COLUMN_SHIFT = Math.log2(COLUMN);
const COLUMN_THRESHOLD = THRESHOLD;
const COLUMN_ENDS = ENDS;
const END_SHIFT = Math.log2(END_BITS);
const END_MASK = 2 ** END_BITS - 1;
const WIDTH_SHIFT = WIDTH_BITS;
const WIDTH_MASK = 2 ** WIDTH_BITS - 1;
const WAY_SHIFT = Math.log2(WAY_NUMBERS);
const GAINS_SHIFT = Math.log2(EFFECT_GAINS);
const REGISTERS_SHIFT = Math.log2(EFFECT_REGISTERS);
const EFFECT_KEEP = KEEP;
const EFFECT_PLUS = PLUS;
const EFFECT_TIMES = TIMES;
const CHUNK = CHUNK_TRIALS;

/** Calls of the loops for V8 to see all of them. */
const REHEARSALS = 200;

/** The loops that draw, with the memory in which they do. */
export interface Loops {
  /** Luck of the next wave, a word for each trial under way. */
  readonly words: Int32Array;
  /** Index end of the opening draw → trials that came to it since {@link load}. */
  readonly met: Int32Array;
  /** Trials of the chunk that have ended after the opening draw, the first ones. */
  readonly endPlaces: Int32Array;
  readonly endSums: Float64Array;
  /** Takes up a machine, and forgets what was met. */
  load(machine: Machine): void;
  /**
   * One draw of each trial under way.
   * @param left trials under way; all of a chunk where the draw is the opening one
   * @param ended trials that had ended before
   * @param layer first node of the layer, or {@link OPENING}, or {@link CAPPING}
   * @param isCapTold whether those whose sum has come to the cap of rounds end
   * @returns how many still are under way; the others are added to those that have ended
   */
  draw(left: number, ended: number, layer: number, isCapTold: boolean): number;
}

/** In place of a layer: the draw with which trials begin. Those that end by it are met, and nothing else. */
export const OPENING = -1;
/** In place of a layer: nothing is drawn, and the cap of rounds alone is told. */
export const CAPPING = -2;

/**
 * Makes the loops, once for a thread: V8 folds the addresses of all that they read and write into their code as long as there is
 * one closure of each. A machine is copied into their memory, which is taken as far as it is used.
 */
export function createLoops(): Loops {
  const words = new Int32Array(CHUNK);
  /** Trials under way, the first ones: where they are, what their registers hold, and what they have gained. */
  const places = new Int32Array(CHUNK);
  const registers = new Int32Array(CHUNK);
  const sums = new Float64Array(CHUNK);
  /** What was drawn for them: way, and amount. */
  const drawnWays = new Int32Array(CHUNK);
  const amounts = new Int32Array(CHUNK);
  const endPlaces = new Int32Array(CHUNK);
  const endSums = new Float64Array(CHUNK);
  /** Ends of the opening draw: how many trials came to each, and whether they go on. */
  const met = new Int32Array(2 ** END_BITS);
  const goesOn = new Uint8Array(2 ** END_BITS);

  const nodes = new Int32Array(NODE * NODES_MAX);
  const columns = new Int32Array(COLUMN * COLUMNS_MAX);
  const ways = new Int32Array(WAY_NUMBERS * WAYS_MAX);
  const effectGains = new Float64Array(EFFECT_GAINS * EFFECTS_MAX);
  const effectRegisters = new Int32Array(EFFECT_REGISTERS * EFFECTS_MAX);

  let loaded: Machine | null = null;
  let endBase = 0;
  let wayBits = 0;
  let openingBase = 0;
  let openingWidth = 0;
  let openingWay = 0;
  let entrySum = 0;
  let entryRegisters = 0;
  let cap = 0;
  let capped = 0;

  function load(machine: Machine): void {
    met.fill(0, 0, machine.openingEnds);
    if (machine === loaded) return;
    nodes.set(machine.nodes);
    columns.set(machine.columns);
    ways.set(machine.ways);
    effectGains.set(machine.effectGains);
    effectRegisters.set(machine.effectRegisters);
    ({ endBase, wayBits, entrySum, entryRegisters, cap, capped } = machine);
    const read = nodes[NODE_READ] as number;
    const value = (entryRegisters >>> (read >>> WIDTH_SHIFT)) & (nodes[NODE_MASK] as number);
    openingWidth = read & WIDTH_MASK;
    openingBase = (nodes[NODE_BASE] as number) + (value << openingWidth);
    openingWay = nodes[NODE_WAY] as number;
    for (let column = openingBase; column < openingBase + 2 ** openingWidth; column += 1) {
      const ends = columns[column * COLUMN + COLUMN_ENDS] as number;
      for (const end of [ends >>> END_BITS, ends & END_MASK]) {
        const way = openingWay + (end & (2 ** wayBits - 1));
        goesOn[end] = (ways[way << WAY_SHIFT] as number) < endBase ? 1 : 0;
      }
    }
    loaded = machine;
    rehearse(machine);
    met.fill(0, 0, machine.openingEnds);
  }

  /**
   * Draws some waves of one trial to no purpose. V8 optimises a loop by what it has seen when it gets hot: in the midst of the
   * first long wave it has seen no end of one, gives up what it made, and for good enters the loop by the slower way that it
   * keeps for such cases.
   */
  function rehearse({ layers }: Machine): void {
    for (let at = 0; at < REHEARSALS; at += 1) {
      const left = draw(1, 0, OPENING, false);
      if (left > 0) draw(left, 0, layers[Math.min(1, layers.length - 1)] as number, at % 2 === 0);
    }
  }

  // One function, so large that V8 puts it into no other: there it would ask anew where everything is. A wave is short loops:
  // each trial waits for the tables several times, and of a long loop the processor has too few trials under way to fill the time.
  function draw(before: number, ended: number, layer: number, isCapTold: boolean): number {
    const table = columns;
    const luck = words;
    const place = places;
    const register = registers;
    const sumOf = sums;
    const wayOf = drawnWays;
    const amountOf = amounts;
    const endPlace = endPlaces;
    const endSum = endSums;
    const bits = wayBits;
    const wayMask = (1 << bits) - 1;
    let left = before;
    if (layer === OPENING) {
      const count = met;
      const more = goesOn;
      const width = openingWidth;
      const mask = (1 << width) - 1;
      const base = openingBase;
      left = 0;
      for (let trial = 0; trial < before; trial += 1) {
        const word = luck[trial] as number;
        const column = (base + (word & mask)) << COLUMN_SHIFT;
        // 1 below the threshold: the sign of a difference, no branch that could be mistaken.
        const isOwn = ((word >>> width) - (table[column + COLUMN_THRESHOLD] as number)) >>> 31;
        const end = ((table[column + COLUMN_ENDS] as number) >>> (isOwn << END_SHIFT)) & END_MASK;
        count[end] = (count[end] as number) + 1;
        wayOf[left] = end;
        left = (left + (more[end] as number)) | 0;
      }
      for (let i = 0; i < left; i += 1) {
        const end = wayOf[i] as number;
        register[i] = entryRegisters;
        sumOf[i] = entrySum;
        amountOf[i] = end >>> bits;
        wayOf[i] = openingWay + (end & wayMask);
      }
    } else if (layer !== CAPPING) {
      const nodesOf = nodes;
      for (let i = 0; i < left; i += 1) {
        const node = (layer + (place[i] as number)) << NODE_SHIFT;
        const word = luck[i] as number;
        const read = nodesOf[node + NODE_READ] as number;
        const width = read & WIDTH_MASK;
        const value = ((register[i] as number) >>> (read >>> WIDTH_SHIFT)) & (nodesOf[node + NODE_MASK] as number);
        const first = ((nodesOf[node + NODE_BASE] as number) + (value << width)) | 0;
        const column = (first + (word & ((1 << width) - 1))) << COLUMN_SHIFT;
        const isOwn = ((word >>> width) - (table[column + COLUMN_THRESHOLD] as number)) >>> 31;
        const end = ((table[column + COLUMN_ENDS] as number) >>> (isOwn << END_SHIFT)) & END_MASK;
        amountOf[i] = end >>> bits;
        wayOf[i] = ((nodesOf[node + NODE_WAY] as number) + (end & wayMask)) | 0;
      }
    }
    // What was drawn is counted, and changes registers.
    const waysOf = ways;
    const gainsOf = effectGains;
    const changesOf = effectRegisters;
    const firstEnd = endBase;
    const drawn = layer === CAPPING ? 0 : left;
    let still = left - drawn;
    let out = ended;
    for (let i = 0; i < drawn; i += 1) {
      const way = (wayOf[i] as number) << WAY_SHIFT;
      const amount = amountOf[i] as number;
      const to = waysOf[way] as number;
      const effect = waysOf[way + 1] as number;
      const gains = effect << GAINS_SHIFT;
      const change = effect << REGISTERS_SHIFT;
      const kept = (register[i] as number) & (changesOf[change + EFFECT_KEEP] as number);
      const added = Math.imul(amount, changesOf[change + EFFECT_TIMES] as number);
      const sum = (sumOf[i] as number) + ((gainsOf[gains] as number) + amount * (gainsOf[gains + 1] as number));
      const more = (to - firstEnd) >>> 31;
      place[still] = to;
      register[still] = (kept + (changesOf[change + EFFECT_PLUS] as number) + added) | 0;
      sumOf[still] = sum;
      endPlace[out] = to;
      endSum[out] = sum;
      still = (still + more) | 0;
      out = (out + 1 - more) | 0;
    }
    if (!isCapTold) return still;
    left = still;
    still = 0;
    for (let i = 0; i < left; i += 1) {
      const sum = sumOf[i] as number;
      if (sum >= cap) {
        endPlace[out] = capped;
        endSum[out] = sum;
        out += 1;
      } else {
        place[still] = place[i] as number;
        register[still] = register[i] as number;
        sumOf[still] = sum;
        still += 1;
      }
    }
    return still;
  }

  return { words, met, endPlaces, endSums, load, draw };
}
