import { describe, expect, it } from 'vitest';
import { EQUAL_GROUPS, GROUP_BITS, type Packing, pack, WIDE_GROUPS } from '../../src/engine/packing.ts';

/** A round of two dice, the second of which brings some of one counter. */
function packed(roundsMax: number, gain: number): Packing | null {
  const transitions = [
    { from: 0, to: 1, gains: [0, 0] },
    { from: 1, to: 0, gains: [1, gain] },
  ];
  return pack(transitions, { entryGains: [0, 0], nodeCount: 2, roundsMax, counters: 1 });
}

describe('the counters of a trial', () => {
  it('have room for the most that a trial can bring, in wider groups where it must be', () => {
    const most = 2 ** GROUP_BITS - 1;
    expect(packed(1, most)?.groupBits).toEqual(EQUAL_GROUPS);
    expect(packed(1, most + 1)?.groupBits).toEqual(WIDE_GROUPS);
    expect(packed(2, 2 ** 14 - 1)?.groupBits).toEqual(WIDE_GROUPS);
    expect(packed(2, 2 ** 14)).toBeNull();
  });

  it('stand in one sum, rounds above all others', () => {
    const { fields, round, cap, order } = packed(3, 5) as Packing;
    expect(round).toBe(2 ** (3 * GROUP_BITS + (fields[0]?.shift ?? 0)));
    expect(fields[1]).toEqual({ group: 0, shift: 0, mask: 15 });
    expect(cap).toBe(3 * round);
    expect(order).toEqual([0, 1]);
  });

  it('are not packed where a round has a loop', () => {
    const loop = [{ from: 0, to: 0, gains: [0, 0] }];
    expect(pack(loop, { entryGains: [0, 0], nodeCount: 1, roundsMax: 2, counters: 1 })).toBeNull();
  });
});
