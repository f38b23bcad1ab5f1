import { test as fcTest } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FracasError, oneLine, visible } from '../src/errors.ts';

describe('texts that others wrote', () => {
  test.each([
    ['\u001b[2J', String.raw`\u001B[2J`],
    ['\u001b]8;;http://x\u0007y', String.raw`\u001B]8;;http://x\u0007y`],
    ['\u009b', String.raw`\u009B`],
    ['\u202egnp.exe', String.raw`\u202Egnp.exe`],
    ['a\u2028b\rc\nd', String.raw`a\u2028b\u000Dc\u000Ad`],
    ['\ud800', String.raw`\uD800`],
    ['épée 👩‍🚀 −½', 'épée 👩‍🚀 −½'],
  ])('are shown and not obeyed: %j', (written, shown) => {
    expect(oneLine(written)).toBe(shown);
  });

  test('are cut, line by line', () => {
    const long = 'x'.repeat(900_000);
    expect(visible(`a\n${long}\nb`)).toBe(`a\n${'x'.repeat(1000)}…\nb`);
  });

  const hostile = fc.string({
    unit: fc.oneof(fc.constantFrom('\u001b', '\u202e', '\n', '\r', '\u0085', '\u2066'), fc.string({ unit: 'binary' })),
  });
  fcTest.prop([hostile, hostile], { seed: 20_262_140, numRuns: 300 })('stay so in every error', (message, hint) => {
    const error = new FracasError('test/hostile', message, { hint });
    const shown = `${error.message}${error.hint}`;
    expect(shown).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
  });
});
