import type { Chain } from '../../../src/engine/compiled/chain.ts';
import type { DrawLaws } from '../../../src/engine/compiled/machine.ts';
import { type Field, GROUP_BITS } from '../../../src/engine/packing.ts';

/** What becomes of the trials of a machine: outcomes, and each field by outcome. */
export interface Propagated {
  /** Index outcome → probability. */
  readonly outcomes: Float64Array;
  /** Index field → index outcome → index value of the field → probability. */
  readonly fields: readonly (readonly Map<number, number>[])[];
}

/**
 * The law of a machine's trials from the laws of its draws, one field at a time.
 * @param hasFields false where a metric may fall: what is packed cannot be told apart before the end then
 */
export function propagate(chain: Chain, draws: readonly DrawLaws[], hasFields: boolean): Propagated {
  const fields = hasFields ? chain.packing.fields : [];
  const whole = along(chain, draws, null);
  return {
    outcomes: Float64Array.from(whole, (values) => sum(values.values())),
    fields: fields.map((field) => along(chain, draws, field)),
  };
}

/** Index outcome → value → probability. */
function along(chain: Chain, draws: readonly DrawLaws[], field: Field | null): readonly Map<number, number>[] {
  const { nodeCount, outcomeCount, capped, packing } = chain;
  const shareOf = (gain: number): number => (field === null ? 0 : fieldOf(gain, field));
  // Rounds tell the cap where a draw is a step: they are carried along there.
  const rounds = draws.some(({ asksCap }) => asksCap) && chain.roundsMax > 0 ? (packing.fields[0] ?? null) : null;
  const ends = Array.from({ length: outcomeCount }, () => new Map<number, number>());
  let here = new Map<string, readonly [number, number, number, number]>();
  const put = (
    into: Map<string, readonly [number, number, number, number]>,
    place: number,
    value: number,
    round: number,
    p: number,
  ): void => {
    const key = `${place} ${value} ${round}`;
    into.set(key, [place, value, round, (into.get(key)?.[3] ?? 0) + p]);
  };
  put(here, 0, shareOf(packing.entrySum), 0, 1);
  for (let at = 0; here.size > 0; at += 1) {
    const { laws, asksCap } = draws[Math.min(at, draws.length - 1)] as DrawLaws;
    const next: typeof here = new Map();
    for (const [node, value, round, mass] of here.values()) {
      const law = laws.get(node);
      if (law === undefined) throw new Error(`no draw at node ${node}`);
      law.p.forEach((p, atom) => {
        const gain = law.gain[atom] as number;
        const after = rounds === null ? 0 : round + fieldOf(gain, rounds);
        const reached = law.place[atom] as number;
        const to = asksCap && reached < nodeCount && chain.roundsMax > 0 && after >= chain.roundsMax ? capped : reached;
        const total = value + shareOf(gain);
        if (to < nodeCount) put(next, to, total, after, mass * p);
        else {
          const values = ends[to - nodeCount] as Map<number, number>;
          values.set(total, (values.get(total) ?? 0) + mass * p);
        }
      });
    }
    here = next;
  }
  return ends;
}

/** A counter's share of packed gains, none of which falls. */
function fieldOf(gain: number, { group, shift, mask }: Field): number {
  return Math.floor(gain / 2 ** (group * GROUP_BITS + shift)) % (mask + 1);
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
