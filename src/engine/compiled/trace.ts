import { InvariantError } from '../../errors.ts';
import { CHUNK_TRIALS, drawOne } from './draws.ts';
import { drawsMaxOf } from './endless.ts';
import type { DrawLuck } from './luck.ts';
import type { Draw, Machine, RoundMachine } from './machine.ts';
import { traceRegisters } from './register-trace.ts';

/** One draw of one trial. */
export interface Drawn {
  /** Node at which it began. */
  readonly from: number;
  /** Node to which it led, or an outcome from `endBase` on. */
  readonly to: number;
  /** What it brought, packed. */
  readonly gain: number;
}

/** How a trial of a chunk ended, and its draws. */
export interface Traced {
  place: number;
  sum: number;
  readonly drawn: Drawn[];
}

/** Plays a chunk as the player does, and keeps of every trial what was drawn for it. */
export function traceChunk(machine: Machine, luck: DrawLuck): readonly Pick<Traced, 'place' | 'sum'>[] {
  return machine.kind === 'rounds' ? traceRounds(machine, luck) : traceRegisters(machine, luck);
}

export function traceRounds(machine: RoundMachine, luck: DrawLuck): readonly Traced[] {
  const { opening, draws, endBase, entrySum, cap, capped } = machine;
  const trials = Array.from({ length: CHUNK_TRIALS }, (): Traced => ({ place: 0, sum: entrySum, drawn: [] }));
  const words = new Int32Array(CHUNK_TRIALS);
  luck.fill(words);
  let alive = wave(trials, opening, 0);
  let read = CHUNK_TRIALS;
  const most = drawsMaxOf(machine);
  for (let at = 0; alive.length > 0; at += 1) {
    const draw = draws[Math.min(at, draws.length - 1)];
    if (draw === undefined || at >= most) throw new InvariantError('a compiled trial does not end');
    if (read + alive.length > CHUNK_TRIALS) {
      luck.fill(words);
      read = 0;
    }
    const first = read;
    read += alive.length;
    alive = wave(alive, draw, first);
  }
  return trials;

  function wave(under: readonly Traced[], { tables, asksCap }: Draw, first: number): readonly Traced[] {
    under.forEach((trial, i) => {
      const end = drawOne(tables, trial.place, words[first + i] as number);
      const to = tables.place[end] as number;
      const gain = tables.gain[end] as number;
      trial.sum += gain;
      const isCapped = asksCap && to < endBase && trial.sum >= cap;
      trial.drawn.push({ from: trial.place, to, gain });
      trial.place = isCapped ? capped : to;
    });
    return under.filter(({ place }) => place < endBase);
  }
}
