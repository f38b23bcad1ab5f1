import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { EXPRESSION_LIMITS, ExpressionError, formatExpression, parseExpression } from '../../src/dice/expression.ts';
import { DiceError, EXIT } from '../../src/errors.ts';

function failure(text: string): ExpressionError {
  try {
    parseExpression(text);
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
  throw new Error(`"${text}" was read`);
}

describe('reading an expression', () => {
  it.each([
    ['7k3 >= 20', '7k3 >= 20'],
    ['7g3≥20', '7k3 >= 20'],
    ['7K3=>20'.replace('=>', '>='), '7k3 >= 20'],
    ['2d6<=7', '2d6 <= 7'],
    ['2D6 ≤ 7', '2d6 <= 7'],
    ['4d6kh3', '4d6kh3'],
    ['4d6KL3', '4d6kl3'],
    ['4d6kh4', '4d6'],
    ['3d6+2>10', '3d6 + 2 > 10'],
    ['d20', '1d20'],
    ['  2d6 +1d8- 1 ', '2d6 + 1d8 - 1'],
    ['-2d6 + 7 != -3', '-2d6 + 7 != -3'],
    ['2d6 == 7', '2d6 = 7'],
    ['2d6 ≠ 7', '2d6 != 7'],
    ['7k3 − 6k3 > 0', '7k3 - 6k3 > 0'],
    ['5', '5'],
  ])('reads "%s" as %s', (text, canonical) => {
    expect(formatExpression(parseExpression(text))).toBe(canonical);
  });

  it('compares with zero, whatever its sign', () => {
    expect(parseExpression('0 > -0').comparison).toEqual({ comparator: '>', value: 0 });
    expect(parseExpression('d6 - d6 = −0').comparison).toEqual({ comparator: '=', value: 0 });
  });

  it('tells a kept pool from roll and keep', () => {
    expect(parseExpression('3d10kh2').terms[0]).toEqual({
      kind: 'dice',
      sign: 1,
      column: 1,
      rolled: 3,
      sides: 10,
      kept: 2,
      which: 'highest',
    });
    expect(parseExpression('3k2').terms[0]).toEqual({ kind: 'roll-keep', sign: 1, column: 1, rolled: 3, kept: 2 });
  });

  it.each([
    ['', 1, 'expected dice, such as 7k3 or 2d6, found the end'],
    ['2d', 3, 'expected the number of sides after d, found the end'],
    ['4d6kx3', 5, 'expected h (highest) or l (lowest) after k, found "x"'],
    ['4d6kh', 6, 'expected the number of dice kept after kh, found the end'],
    ['7k', 3, 'expected the number of dice kept after k, found the end'],
    ['k3', 1, 'expected dice or a number, found "k"'],
    ['2d6 +', 6, 'expected dice or a number, found the end'],
    ['2d6 * 3', 5, 'expected +, -, a comparison (>= <= > < = !=) or the end, found "*"'],
    ['2d6 >= ', 8, 'expected a whole number to compare with, found the end'],
    ['2d6 >= 7 >= 3', 10, 'expected the end after the number compared with, found ">"'],
    ['7k3 >= 6k3', 9, 'bring dice to the left side'],
    ['7k8', 3, 'cannot keep 8 of 7 dice: at most 7'],
    ['7k0', 3, 'dice kept: 1 to 7, not 0'],
    ['0d6', 1, 'dice rolled: 1 to 100, not 0'],
    ['101d6', 1, 'dice rolled: 1 to 100, not 101'],
    ['60d6 + 41d6', 8, 'the expression rolls 101 dice by here: at most 100'],
    ['1d1001', 3, 'sides: 1 to 1000, not 1001'],
    ['1d0', 3, 'sides: 1 to 1000, not 0'],
    ['31k3', 1, 'dice rolled: 1 to 30, not 31'],
    ['1d6 + 1000001', 7, 'a number: 0 to 1000000, not 1000001'],
    ['2d6 ≥ 1.5', 8, 'expected the end after the number compared with, found "."'],
    ['2d6 😀', 5, 'found "😀"'],
  ])('points at the mistake of "%s" (column %i)', (text, column, message) => {
    const error = failure(text);
    expect(error.message).toContain(message);
    expect(error.column).toBe(column);
    expect(error.message.split('\n').at(-1)?.indexOf('^')).toBe(2 + column - 1);
    expect(error.exitCode).toBe(EXIT.usage);
  });

  it('refuses a text of more than 200 characters before reading it', () => {
    expect(() => parseExpression('1+'.repeat(101))).toThrow(/202 characters: at most 200/);
  });

  const symbols = fc.constantFrom(...'0123456789dkghlDKG+-−<>=!≥≤ .x%(', '12', '>=', 'd6', 'k3');
  const soup = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(symbols).map((parts) => parts.join('')),
  );

  test.prop([soup], { numRuns: 2000 })('never crashes, and every error has its place', (text) => {
    try {
      const expression = parseExpression(text);
      expect(parseExpression(formatExpression(expression)).comparison).toEqual(expression.comparison);
    } catch (error) {
      expect(error).toBeInstanceOf(DiceError);
      if (text.length > EXPRESSION_LIMITS.length) return;
      if (!(error instanceof ExpressionError)) throw error;
      expect(error.column).toBeGreaterThanOrEqual(1);
      expect(error.column).toBeLessThanOrEqual(text.length + 1);
    }
  });
});
