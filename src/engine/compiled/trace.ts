import { InvariantError } from '../../errors.ts';
import { COLUMN, END_BITS, ENDS, THRESHOLD, WIDTH_BITS } from './law-columns.ts';
import {
  BASE,
  EFFECT_GAINS,
  EFFECT_REGISTERS,
  KEEP,
  MASK,
  NODE,
  PLUS,
  READ,
  TIMES,
  WAY,
  WAY_NUMBERS,
} from './layout.ts';
import { CHUNK_TRIALS } from './loops.ts';
import type { DrawLuck } from './luck.ts';
import type { Machine } from './machine.ts';

/** One draw of one trial. */
export interface Drawn {
  /** Place at which it began. */
  readonly from: number;
  /** Place to which it led. */
  readonly to: number;
  /** What it brought, packed, and what registers hold after it. */
  readonly gain: number;
  readonly held: number;
}

/** How a trial of a chunk ended, and its draws. */
export interface Traced {
  place: number;
  sum: number;
  held: number;
  readonly drawn: Drawn[];
}

/** First node of the layer of a draw, the opening one being the draw 0. */
export function layerOf({ layers }: Machine, draw: number): number {
  return layers[Math.min(draw, layers.length - 1)] as number;
}

/** Plays a chunk as the player does, and keeps of every trial what was drawn for it. */
export function traceChunk(machine: Machine, luck: DrawLuck): readonly Traced[] {
  const { entrySum, entryRegisters, endBase, roundsMax, cap, capped, drawsMax } = machine;
  const words = new Int32Array(CHUNK_TRIALS);
  const trials = Array.from(
    { length: CHUNK_TRIALS },
    (): Traced => ({ place: 0, sum: entrySum, held: entryRegisters, drawn: [] }),
  );
  let alive: readonly Traced[] = trials;
  for (let at = 0; alive.length > 0; at += 1) {
    if (at >= drawsMax) throw new InvariantError('a compiled trial does not end');
    const layer = layerOf(machine, at);
    luck.fill(words, alive.length);
    for (const [i, trial] of alive.entries()) {
      const from = trial.place;
      const { to, gain, held } = stepOf(
        machine,
        layer + from,
        trial.held,
        endAt(machine, layer + from, trial.held, words[i] as number),
      );
      trial.drawn.push({ from, to, gain, held });
      trial.sum += gain;
      trial.held = held;
      const isCapped = to < endBase && roundsMax > 0 && at + 1 >= roundsMax && trial.sum >= cap;
      trial.place = isCapped ? capped : to;
    }
    alive = alive.filter(({ place }) => place < endBase);
  }
  return trials;
}

/** What the loops draw at a node for a trial, from one word of luck. */
function endAt({ nodes, columns }: Machine, node: number, held: number, word: number): number {
  const read = nodes[node * NODE + READ] as number;
  const width = read & (2 ** WIDTH_BITS - 1);
  const value = (held >>> (read >>> WIDTH_BITS)) & (nodes[node * NODE + MASK] as number);
  const column = (nodes[node * NODE + BASE] as number) + value * 2 ** width + (word & (2 ** width - 1));
  const isOwn = word >>> width < (columns[COLUMN * column + THRESHOLD] as number);
  return ((columns[COLUMN * column + ENDS] as number) >>> (isOwn ? END_BITS : 0)) & (2 ** END_BITS - 1);
}

/** What comes of an end that was drawn at a node. @param held registers before */
export function stepOf(machine: Machine, node: number, held: number, end: number): Omit<Drawn, 'from'> {
  const { nodes, ways, wayBits, effectGains, effectRegisters } = machine;
  const amount = end >>> wayBits;
  const way = (nodes[node * NODE + WAY] as number) + (end & (2 ** wayBits - 1));
  const effect = ways[way * WAY_NUMBERS + 1] as number;
  const gains = (part: number): number => effectGains[effect * EFFECT_GAINS + part] as number;
  const change = (part: number): number => effectRegisters[effect * EFFECT_REGISTERS + part] as number;
  return {
    to: ways[way * WAY_NUMBERS] as number,
    gain: gains(0) + amount * gains(1),
    held: (held & change(KEEP)) + change(PLUS) + amount * change(TIMES),
  };
}
