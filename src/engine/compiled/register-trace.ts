import { InvariantError } from '../../errors.ts';
import { COLUMN, END_BITS, ENDS, LEAF_BITS, THRESHOLD } from './law-layout.ts';
import type { DrawLuck } from './luck.ts';
import { CHUNK_TRIALS } from './register-draws.ts';
import {
  BASE,
  BITS,
  EFFECT_GAINS,
  EFFECT_REGISTERS,
  KEEP,
  MASK,
  NODE,
  PLACE_BITS,
  PLUS,
  TIMES,
  WAY,
} from './register-layout.ts';
import type { RegisterMachine } from './register-machine.ts';
import type { Drawn, Traced } from './trace.ts';

/** As {@link Traced}, with what registers held, packed, after each draw. */
export interface TracedRegisters extends Traced {
  readonly held: number[];
}

/** Plays a chunk as the player does, and keeps of every trial what was drawn for it. */
export function traceRegisters(machine: RegisterMachine, luck: DrawLuck): readonly TracedRegisters[] {
  const { entry, entrySum, endBase, roundsMax, cap, capped } = machine;
  const words = new Int32Array(CHUNK_TRIALS);
  const trials = Array.from(words, (): TracedRegisters => ({ place: entry, sum: entrySum, drawn: [], held: [] }));
  luck.fill(words);
  let alive = trials;
  let read = 0;
  for (let at = 1; alive.length > 0; at += 1) {
    if (at > 10_000_000) throw new InvariantError('a compiled trial does not end');
    if (read + alive.length > CHUNK_TRIALS) {
      luck.fill(words);
      read = 0;
    }
    for (const trial of alive) {
      drawFor(machine, trial, words[read] as number);
      read += 1;
      if (roundsMax > 0 && at >= roundsMax && trial.place < endBase && trial.sum >= cap) trial.place = capped;
    }
    alive = alive.filter(({ place }) => place < endBase);
  }
  return trials;
}

/** This is what the loop of {@link drawWave} does, trial by trial. */
function drawFor(machine: RegisterMachine, trial: TracedRegisters, word: number): void {
  const { nodes, columns, ways, effectGains, effectRegisters, entryRegisters } = machine;
  const from = trial.place;
  const held = trial.held.at(-1) ?? entryRegisters;
  const of = (part: number): number => nodes[from * NODE + part] as number;
  const width = of(BITS) & 255;
  const law = (held >>> (of(BITS) >>> 8)) & of(MASK);
  const column = COLUMN * (of(BASE) + law * 2 ** width + (word & (2 ** width - 1)));
  const isOwn = word >>> width < (columns[column + THRESHOLD] as number);
  const end = ((columns[column + ENDS] as number) >>> (isOwn ? END_BITS : 0)) & (2 ** END_BITS - 1);
  const way = ways[of(WAY) + (end & (2 ** LEAF_BITS - 1))] as number;
  const amount = end >>> LEAF_BITS;
  const effect = way >>> PLACE_BITS;
  const change = (part: number): number => effectRegisters[effect * EFFECT_REGISTERS + part] as number;
  const gains = (part: number): number => effectGains[effect * EFFECT_GAINS + part] as number;
  const drawn: Drawn = { from, to: way & (2 ** PLACE_BITS - 1), gain: gains(0) + amount * gains(1) };
  trial.drawn.push(drawn);
  trial.held.push((held & change(KEEP)) + change(PLUS) + amount * change(TIMES));
  trial.place = drawn.to;
  trial.sum += drawn.gain;
}
