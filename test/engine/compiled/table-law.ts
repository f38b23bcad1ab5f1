import { EFFECT_GAINS, EFFECT_REGISTERS, KEEP, PLUS, TIMES } from '../../../src/engine/compiled/effects.ts';
import { COLUMN, END_BITS, ENDS, THRESHOLD, WIDTH_BITS } from '../../../src/engine/compiled/law-columns.ts';
import type { RegisterMachine } from '../../../src/engine/compiled/register-machine.ts';
import { LEAF_BITS } from '../../../src/engine/compiled/stop-laws.ts';
import {
  BASE,
  COURSE,
  COURSE_BITS,
  LAW,
  MASK,
  READ,
  ROW,
  STOP,
  WAY,
} from '../../../src/engine/compiled/stop-layout.ts';
import { SumCounter } from '../../../src/engine/sum-counter.ts';

/** Where trials are: place, registers and sum. */
interface Standing {
  readonly place: number;
  readonly held: number;
  readonly sum: number;
  readonly p: number;
}

/** The law of the trials of a machine with registers, from its very tables: index outcome, then metric → value → probability. */
export interface TableLaw {
  readonly outcomes: Float64Array;
  readonly metrics: readonly (readonly number[])[];
}

export function tableLaw(machine: RegisterMachine): TableLaw {
  const { endBase, outcomeCount, fields, roundsMax, roundsAStop, cap, capped } = machine;
  const counter = new SumCounter(machine);
  const outcomes = new Float64Array(outcomeCount);
  const metrics = fields.map((): number[] => []);
  const start = { place: machine.entry, held: machine.entryRegisters, sum: machine.entrySum, p: 1 };
  for (let here: readonly Standing[] = [start], at = 1; here.length > 0; at += 1) {
    const next = new Map<string, Standing>();
    for (const standing of here.flatMap((each) => stepsFrom(machine, each))) {
      const isCapped = at * roundsAStop >= roundsMax && standing.sum >= cap && standing.place < endBase;
      const reached = isCapped ? { ...standing, place: capped } : standing;
      if (reached.place < endBase) {
        const name = `${reached.place} ${reached.held} ${reached.sum}`;
        next.set(name, { ...reached, p: reached.p + (next.get(name)?.p ?? 0) });
        continue;
      }
      const { place, sum, p } = reached;
      outcomes[place - endBase] = (outcomes[place - endBase] as number) + p;
      for (const [metric, value] of counter.valuesOf(place, sum).entries()) {
        const law = metrics[metric] as number[];
        law[value] = (law[value] ?? 0) + p;
      }
    }
    here = [...next.values()];
  }
  return { outcomes, metrics };
}

/** From one stop to the next, by everything that may be drawn. */
function stepsFrom(machine: RegisterMachine, { place, held, sum, p }: Standing): readonly Standing[] {
  const { stops, courses, ways, effectGains, effectRegisters, round } = machine;
  const stop = (part: number): number => stops[place * STOP + part] as number;
  const width = stop(READ) & (2 ** WIDTH_BITS - 1);
  const value = (held >>> (stop(READ) >>> WIDTH_BITS)) & stop(MASK);
  return drawn(machine, stop(BASE) + value * 2 ** width, width).flatMap(([what, chance]) => {
    const amount = what >>> LEAF_BITS;
    const way = ways[stop(WAY) + (what & (2 ** LEAF_BITS - 1))] as number;
    const effect = way >>> COURSE_BITS;
    const course = way & (2 ** COURSE_BITS - 1);
    const change = (part: number): number => effectRegisters[effect * EFFECT_REGISTERS + part] as number;
    const gain = (part: number): number => effectGains[effect * EFFECT_GAINS + part] as number;
    const law = courses[course * COURSE + LAW] as number;
    return drawn(machine, law >>> WIDTH_BITS, law & (2 ** WIDTH_BITS - 1)).map(([end, share]) => ({
      place: (courses[course * COURSE + ROW] as number) + (end >>> 1),
      held: (held & change(KEEP)) + change(PLUS) + amount * change(TIMES),
      sum: sum + gain(0) + amount * gain(1) + (end & 1) * round,
      p: p * chance * share,
    }));
  });
}

/** The ends of a table, with the probability with which each is drawn. */
export function drawn(
  { columns }: Pick<RegisterMachine, 'columns'>,
  base: number,
  width: number,
): readonly (readonly [number, number])[] {
  const ends = new Map<number, number>();
  const room = 2 ** (32 - width);
  for (let column = base; column < base + 2 ** width; column += 1) {
    const own = columns[COLUMN * column + THRESHOLD] as number;
    const both = columns[COLUMN * column + ENDS] as number;
    for (const [end, words] of [
      [both >>> END_BITS, own],
      [both & (2 ** END_BITS - 1), room - own],
    ] as const) {
      if (words > 0) ends.set(end, (ends.get(end) ?? 0) + words / 2 ** 32);
    }
  }
  return [...ends];
}
