import { describe, expect, test } from 'vitest';
import { readCount, readShare } from '../../src/scenario/quantities.ts';

describe('readShare', () => {
  test.each([
    ['95%', 0.95],
    ['0,1 %', 0.001],
    ['0.1%', 0.001],
    ['5‰', 0.005],
    ['1/20', 0.05],
    ['1 / 3', 1 / 3],
    ['0.95', 0.95],
    ['-5%', -0.05],
    ['0%', 0],
    ['100%', 1],
  ])('reads %s as the nearest double', (text, value) => {
    expect(readShare(text)).toBe(value);
  });

  test.each(['', '%', 'abc', '1/0', '5%%', '1/2/3', '1e3%', '0x10'])('hands %j back', (text) => {
    expect(readShare(text)).toBe(text);
  });
});

describe('readCount', () => {
  test.each([
    ['1_000_000', 1_000_000],
    ['1\u202F000', 1000],
    ['-5', -5],
    ['007', 7],
  ])('reads %s', (text, value) => {
    expect(readCount(text)).toBe(value);
  });

  test.each(['', '_1', '1_', '1__0', '1,000', 'ten'])('hands %j back', (text) => {
    expect(readCount(text)).toBe(text);
  });
});
