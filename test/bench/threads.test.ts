import { describe, expect, it } from 'vitest';
import { busiest, threadTimes } from '../../bench/threads.ts';

describe('times of threads', () => {
  it('are those between two looks, of the busiest threads, new ones too', () => {
    const before = new Map([
      ['1', { ran: 10, waited: 1 }],
      ['2', { ran: 1, waited: 0 }],
    ]);
    const after = new Map([
      ['1', { ran: 10.5, waited: 1 }],
      ['2', { ran: 4, waited: 0.25 }],
      ['3', { ran: 2, waited: 0 }],
    ]);
    expect(busiest(before, after, 2)).toEqual([
      { ran: 3, waited: 0.25 },
      { ran: 2, waited: 0 },
    ]);
  });

  it('are told of this process where the system knows them', () => {
    const times = threadTimes();
    if (process.platform !== 'linux') return;
    expect(times?.size).toBeGreaterThan(0);
  });
});
