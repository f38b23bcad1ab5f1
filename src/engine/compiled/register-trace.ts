import { InvariantError } from '../../errors.ts';
import { EFFECT_GAINS, EFFECT_REGISTERS, KEEP, PLUS, TIMES } from './effects.ts';
import { drawsMax } from './endless.ts';
import { COLUMN, END_BITS, ENDS, THRESHOLD, WIDTH_BITS } from './law-columns.ts';
import type { DrawLuck } from './luck.ts';
import { CHUNK_TRIALS, WORDS } from './register-draws.ts';
import type { RegisterMachine } from './register-machine.ts';
import { LEAF_BITS } from './stop-laws.ts';
import { BASE, COURSE, COURSE_BITS, LAW, MASK, READ, ROW, STOP, WAY } from './stop-layout.ts';

/** What a trial did from one stop to the next. */
export interface StopPassed {
  /** Course that it took; those of the outcomes come last. */
  readonly course: number;
  /** What it gained at the stop, packed, and registers after it. */
  readonly gain: number;
  readonly held: number;
  /** Place to which the course led, and what it gained on it. */
  readonly to: number;
  readonly onTheWay: number;
}

/** How a trial of a chunk ended, and its stops. */
export interface TracedRegisters {
  place: number;
  sum: number;
  readonly passed: StopPassed[];
}

/** Plays a chunk as the player does, and keeps of every trial what was drawn for it. */
export function traceRegisters(machine: RegisterMachine, luck: DrawLuck): readonly TracedRegisters[] {
  const { entry, entrySum, endBase, roundsMax, roundsAStop, cap, capped } = machine;
  const words = new Int32Array(WORDS * CHUNK_TRIALS);
  const trials = Array.from(
    { length: CHUNK_TRIALS },
    (): TracedRegisters => ({ place: entry, sum: entrySum, passed: [] }),
  );
  let alive = trials;
  const most = drawsMax(roundsMax);
  for (let at = 1; alive.length > 0; at += 1) {
    if (at > most) throw new InvariantError('a compiled trial does not end');
    luck.fill(words, WORDS * alive.length);
    for (const [i, trial] of alive.entries()) {
      pass(machine, trial, words.subarray(WORDS * i, WORDS * (i + 1)));
      if (roundsMax > 0 && at * roundsAStop >= roundsMax && trial.place < endBase && trial.sum >= cap)
        trial.place = capped;
    }
    alive = alive.filter(({ place }) => place < endBase);
  }
  return trials;
}

/** This is what the loop of {@link drawWave} does, trial by trial. */
function pass(machine: RegisterMachine, trial: TracedRegisters, words: Int32Array): void {
  const { stops, courses, ways, effectGains, effectRegisters, entryRegisters, round } = machine;
  const held = trial.passed.at(-1)?.held ?? entryRegisters;
  const stop = (part: number): number => stops[trial.place * STOP + part] as number;
  const [word = 0, courseWord = 0] = words;
  const width = stop(READ) & (2 ** WIDTH_BITS - 1);
  const value = (held >>> (stop(READ) >>> WIDTH_BITS)) & stop(MASK);
  const what = drawn(machine, stop(BASE) + value * 2 ** width, width, word);
  const amount = what >>> LEAF_BITS;
  const way = ways[stop(WAY) + (what & (2 ** LEAF_BITS - 1))] as number;
  const effect = way >>> COURSE_BITS;
  const course = way & (2 ** COURSE_BITS - 1);
  const change = (part: number): number => effectRegisters[effect * EFFECT_REGISTERS + part] as number;
  const gains = (part: number): number => effectGains[effect * EFFECT_GAINS + part] as number;
  const law = courses[course * COURSE + LAW] as number;
  const end = drawn(machine, law >>> WIDTH_BITS, law & (2 ** WIDTH_BITS - 1), courseWord);
  const passed: StopPassed = {
    course,
    gain: gains(0) + amount * gains(1),
    held: (held & change(KEEP)) + change(PLUS) + amount * change(TIMES),
    to: (courses[course * COURSE + ROW] as number) + (end >>> 1),
    onTheWay: (end & 1) * round,
  };
  trial.passed.push(passed);
  trial.place = passed.to;
  trial.sum += passed.gain + passed.onTheWay;
}

function drawn({ columns }: RegisterMachine, base: number, width: number, word: number): number {
  const column = COLUMN * (base + (word & (2 ** width - 1)));
  const isOwn = word >>> width < (columns[column + THRESHOLD] as number);
  return ((columns[column + ENDS] as number) >>> (isOwn ? END_BITS : 0)) & (2 ** END_BITS - 1);
}
