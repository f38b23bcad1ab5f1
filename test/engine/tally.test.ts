import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { BINS_MAX, type Tally } from '../../src/engine/result.ts';
import {
  BlockCounter,
  checkTally,
  createTally,
  deserializeTally,
  merge,
  record,
  serializeTally,
} from '../../src/engine/tally.ts';
import { bytesOf } from '../support/tally-bytes.ts';

interface Played {
  readonly outcome: number;
  readonly values: readonly [number, number];
}

function tallyOf(trials: readonly Played[]): Tally {
  const tally = createTally(3, 2);
  for (const trial of trials) record(tally, trial.outcome, Int32Array.from(trial.values));
  return tally;
}

const value = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 2 * BINS_MAX }));
const played = fc.array(fc.record({ outcome: fc.integer({ min: 0, max: 2 }), values: fc.tuple(value, value) }));

describe('tally', () => {
  test.prop([played, played])('of parts merges to the tally of the whole, byte for byte, in either order', (a, b) => {
    const whole = bytesOf(tallyOf([...a, ...b]));
    const forth = tallyOf(a);
    merge(forth, tallyOf(b));
    const back = tallyOf(b);
    merge(back, tallyOf(a));
    expect(bytesOf(forth)).toBe(whole);
    expect(bytesOf(back)).toBe(whole);
  });

  test.prop([played])('survives serialising, and every histogram adds up to the trials', (trials) => {
    const tally = tallyOf(trials);
    const again = deserializeTally(serializeTally(tally));
    expect(bytesOf(again)).toBe(bytesOf(tally));
    expect(again.trials).toBe(trials.length);
    checkTally(again);
  });

  test.prop([played, played])('fed through a block counter is the same as trial by trial', (a, b) => {
    const tally = createTally(3, 2);
    const counter = new BlockCounter(tally);
    for (const block of [a, b]) {
      for (const trial of block) counter.record(trial.outcome, Int32Array.from(trial.values));
      expect(counter.trials).toBe(block.length);
      counter.flush();
    }
    expect(bytesOf(tally)).toBe(bytesOf(tallyOf([...a, ...b])));
    checkTally(tally);
  });

  it('keeps values beyond the last bin in the overflow and in the sums', () => {
    const tally = tallyOf([
      { outcome: 0, values: [BINS_MAX, BINS_MAX - 1] },
      { outcome: 0, values: [3, 1_000_000] },
    ]);
    expect([...tally.overflow]).toEqual([1, 1]);
    expect([...tally.sums]).toEqual([BINS_MAX + 3, BINS_MAX - 1 + 1_000_000]);
    expect(tally.squares[1]).toBe((BINS_MAX - 1) ** 2 + 1e12);
  });

  it('refuses negative values', () => {
    expect(() => record(createTally(1, 1), 0, Int32Array.of(-1))).toThrow('count from 0');
    expect(() => new BlockCounter(createTally(1, 1)).record(0, Int32Array.of(-1))).toThrow('count from 0');
  });

  it('refuses to go on when a sum is no longer an exact integer', () => {
    const tally = createTally(1, 1);
    for (let trial = 0; trial < 3; trial += 1) record(tally, 0, Int32Array.of(2 ** 31 - 1));
    expect(() => checkTally(tally)).toThrow('2^53');
  });

  it('refuses to go on when a trial is counted in one place and not in another', () => {
    const one = { outcome: 1, values: [2, 3] } as const;
    const [more, less, bare] = [tallyOf([one]), tallyOf([one]), tallyOf([one])];
    more.outcomes[0] = 1;
    less.trials = 2;
    (bare.histograms[1] as Float64Array)[3] = 0;
    expect(() => checkTally(more)).toThrow('outcomes');
    expect(() => checkTally(less)).toThrow('outcomes');
    expect(() => checkTally(bare)).toThrow('histogram of metric 1');
  });

  it('refuses to merge tallies of different models', () => {
    expect(() => merge(createTally(2, 1), createTally(3, 1))).toThrow('different models');
  });

  it('refuses damaged buffers', () => {
    const buffer = serializeTally(tallyOf([{ outcome: 1, values: [1, 2] }]));
    expect(() => deserializeTally(buffer.slice(0, 8))).toThrow('damaged');
    expect(() => deserializeTally(buffer.slice(0, buffer.byteLength - 8))).toThrow('wrong length');
    new Uint32Array(buffer)[0] = 7;
    expect(() => deserializeTally(buffer)).toThrow('another version');
  });
});
