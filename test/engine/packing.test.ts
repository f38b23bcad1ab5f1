import { describe, expect, it } from 'vitest';
import { EQUAL_GROUPS, GROUP_BITS, type Packing, pack, WIDE_GROUPS } from '../../src/engine/packing.ts';

/** A round of two dice, the second of which brings some of one counter. */
function packed(roundsMax: number, gain: number): Packing | null {
  const transitions = [
    { at: 0, from: 0, to: 1, gains: [0, 0] },
    { at: 1, from: 1, to: 0, gains: [1, gain] },
  ];
  const options = { entry: 0, entryGains: [0, 0], nodeCount: 2, roundsMax, counters: 1, length: 2 };
  return pack(transitions, { ...options, groups: [EQUAL_GROUPS, WIDE_GROUPS] });
}

describe('the counters of a trial', () => {
  it('have room for the most that a trial can bring, in wider groups where it must be', () => {
    const most = 2 ** GROUP_BITS - 1;
    expect(packed(1, most)?.groupBits).toEqual(EQUAL_GROUPS);
    expect(packed(1, most + 1)?.groupBits).toEqual(WIDE_GROUPS);
    expect(packed(2, 2 ** 14 - 1)?.groupBits).toEqual(WIDE_GROUPS);
    expect(packed(2, 2 ** 14)).toBeNull();
  });

  it('are added by one number a transition, rounds above all others', () => {
    const { gains, fields, round, cap } = packed(3, 5) as Packing;
    expect(gains[0]).toBe(0);
    expect((gains[1] as number) % round).toBe(5 * 2 ** (fields[1]?.shift ?? 0));
    expect(Math.floor((gains[1] as number) / round)).toBe(1);
    expect(cap).toBe(3 * round);
  });

  it('are not packed where a round has a loop', () => {
    const loop = [{ at: 0, from: 0, to: 0, gains: [0, 0] }];
    const options = { entry: 0, entryGains: [0, 0], nodeCount: 1, roundsMax: 2, counters: 1, length: 1 };
    expect(pack(loop, options)).toBeNull();
  });
});
