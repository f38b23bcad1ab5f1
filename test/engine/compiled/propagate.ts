import type { Chain } from '../../../src/engine/compiled/chain.ts';
import type { RoundDraw } from '../../../src/engine/compiled/rounds.ts';
import { type Field, groupStart } from '../../../src/engine/packing.ts';

/** What becomes of the trials of a machine: outcomes, and each field by outcome. */
export interface Propagated {
  /** Index outcome → probability. */
  readonly outcomes: Float64Array;
  /** Index field → index outcome → index value of the field → probability. */
  readonly fields: readonly (readonly Map<number, number>[])[];
}

/**
 * The law of the trials of draws of whole rounds from the laws of these, one field at a time.
 * @param hasFields false where a metric may fall: what is packed cannot be told apart before the end then
 */
export function propagate(chain: Chain, draws: readonly RoundDraw[], hasFields: boolean): Propagated {
  const fields = hasFields ? chain.fields : [];
  return {
    outcomes: Float64Array.from(along(chain, draws, null), (values) => sum(values.values())),
    fields: fields.map((field) => along(chain, draws, field)),
  };
}

/** Index outcome → value → probability. */
function along(chain: Chain, draws: readonly RoundDraw[], field: Field | null): readonly Map<number, number>[] {
  const { nodeCount, outcomeCount, entrySum } = chain;
  const shareOf = (gain: number): number => (field === null ? 0 : fieldOf(chain, gain, field));
  const ends = Array.from({ length: outcomeCount }, () => new Map<number, number>());
  let here = new Map([['', { place: 0, value: shareOf(entrySum), p: 1 }]]);
  for (const { laws } of draws) {
    const next: typeof here = new Map();
    for (const { place: node, value, p: mass } of here.values()) {
      const law = laws.get(node);
      if (law === undefined) throw new Error(`no draw at node ${node}`);
      law.p.forEach((share, atom) => {
        const place = law.place[atom] as number;
        const total = value + shareOf(law.gain[atom] as number);
        const p = mass * share;
        if (place < nodeCount) {
          const name = `${place} ${total}`;
          next.set(name, { place, value: total, p: p + (next.get(name)?.p ?? 0) });
          return;
        }
        const values = ends[place - nodeCount] as Map<number, number>;
        values.set(total, (values.get(total) ?? 0) + p);
      });
    }
    here = next;
  }
  if (here.size > 0) throw new Error('trials are under way after the last draw');
  return ends;
}

/** A counter's share of packed gains, none of which falls. */
function fieldOf({ groupBits }: Chain, gain: number, { group, shift, mask }: Field): number {
  return Math.floor(gain / 2 ** (groupStart(groupBits, group) + shift)) % (mask + 1);
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
