import { describe, expect, it } from 'vitest';
import { localeOf } from '../../src/report/locale/locale.ts';
import { perWinText } from '../../src/report/per-win.ts';

const [en, fr] = [localeOf('en'), localeOf('fr')];
const exact = (p: number) => ({ p, low: p, high: p });

describe('what a win costs', () => {
  it('is a number where the chance is exact, with no more digits than the chance has', () => {
    expect(perWinText(153, exact(0.253_143), en)).toEqual({ text: '604.4', interval: null, amount: 153 / 0.253_143 });
    expect(perWinText(15, exact(1e-8), en)?.text).toBe('1,500,000,000');
  });

  it('is a bound where an exact chance is less than what a solution may leave out', () => {
    expect(perWinText(15, exact(9.4e-19), fr)).toEqual({
      text: '>\u202f15\u202f000\u202f000\u202f000\u202f000',
      interval: null,
      amount: 15e12,
    });
  });

  it('has the interval of a sampled chance, without end where that may be nothing', () => {
    expect(perWinText(153, { p: 0.0016, low: 0.0008, high: 0.0032 }, en)).toMatchObject({
      text: '95,625',
      interval: '47,812–191,250',
    });
    expect(perWinText(153, { p: 0.25, low: 0, high: 0.5 }, fr)?.interval).toBe('306–∞');
  });

  it('is a bound where no trial was won, and nothing where none can be', () => {
    expect(perWinText(153, { p: 0, low: 0, high: 0.002 }, en)).toEqual({
      text: '>\u202f76,500',
      interval: null,
      amount: 76_500,
    });
    expect(perWinText(153, exact(0), en)).toBeNull();
  });

  it('is nothing for those who cost nothing', () => {
    expect(perWinText(0, exact(1e-15), en)?.text).toBe('0');
    expect(perWinText(0, { p: 0, low: 0, high: 0.002 }, en)?.text).toBe('0');
  });
});
