import { COLUMN, END_BITS, ENDS, THRESHOLD, WIDTH_BITS } from '../../../src/engine/compiled/law-columns.ts';
import { BASE, MASK, NODE, READ } from '../../../src/engine/compiled/layout.ts';
import type { Machine } from '../../../src/engine/compiled/machine.ts';
import { layerOf, stepOf } from '../../../src/engine/compiled/trace.ts';
import { type Settle, SumCounter } from '../../../src/engine/sum-counter.ts';

/** Where trials are: place, registers and sum. */
interface Standing {
  readonly place: number;
  readonly held: number;
  readonly sum: number;
  readonly p: number;
}

/** The law of the trials of a machine, from its very tables: index outcome, then metric → value → probability. */
export interface TableLaw {
  readonly outcomes: Float64Array;
  readonly metrics: readonly (readonly number[])[];
}

export function tableLaw(machine: Machine, settle?: Settle): TableLaw {
  const { endBase, outcomeCount, fields, roundsMax, cap, capped, entryRegisters, entrySum } = machine;
  const counter = new SumCounter(machine, settle);
  const outcomes = new Float64Array(outcomeCount);
  const metrics = fields.map((): number[] => []);
  const start = { place: 0, held: entryRegisters, sum: entrySum, p: 1 };
  for (let here: readonly Standing[] = [start], at = 0; here.length > 0; at += 1) {
    const next = new Map<string, Standing>();
    for (const standing of here.flatMap((each) => stepsFrom(machine, layerOf(machine, at), each))) {
      const isCapped = roundsMax > 0 && at + 1 >= roundsMax && standing.sum >= cap && standing.place < endBase;
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

/** From one node on, by everything that may be drawn. */
function stepsFrom(machine: Machine, layer: number, { place, held, sum, p }: Standing): readonly Standing[] {
  const { nodes } = machine;
  const node = layer + place;
  const read = nodes[node * NODE + READ] as number;
  const width = read & (2 ** WIDTH_BITS - 1);
  const value = (held >>> (read >>> WIDTH_BITS)) & (nodes[node * NODE + MASK] as number);
  return drawn(machine, (nodes[node * NODE + BASE] as number) + value * 2 ** width, width).map(([end, chance]) => {
    const step = stepOf(machine, node, held, end);
    return { place: step.to, held: step.held, sum: sum + step.gain, p: p * chance };
  });
}

/** The ends of a table, with the probability with which each is drawn. */
export function drawn(
  { columns }: Pick<Machine, 'columns'>,
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
