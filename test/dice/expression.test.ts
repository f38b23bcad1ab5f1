import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { EXPRESSION_LIMITS, ExpressionError, formatExpression, parseExpression } from '../../src/dice/expression.ts';
import type { DiceLanguage } from '../../src/dice/expression-words.ts';
import { DiceError, EXIT } from '../../src/errors.ts';

function failure(text: string, language: DiceLanguage = 'en'): ExpressionError {
  try {
    parseExpression(text, language);
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
    ['', 1, 'there are no dice here', 'write dice such as 7k3 or 2d6'],
    ['2d', 3, 'the expression stops too early: the number of sides should come next', 'write 2d6'],
    ['2dx', 3, '“x” has no place here: the number of sides should come next', 'write 2d6'],
    ['4d6kx3', 5, '“x” has no place here: h (highest) or l (lowest)', 'write 4d6kh3'],
    ['4d6kh', 6, 'stops too early: the number of dice to keep', '4d6kh3 to keep'],
    ['7k', 3, 'stops too early: the number of dice to keep', 'write 7k3 to keep'],
    ['k3', 1, 'the number of dice rolled is missing before “k”', 'write 7k3'],
    ['g3', 1, 'the number of dice rolled is missing before “g”', 'write 7g3'],
    ['2d6 +', 6, 'stops too early: dice or a number', 'write dice such as'],
    ['2d6 * 3', 5, '“*” has no meaning here', 'continue with + or -'],
    ['2d6 1d8', 5, 'a sign is missing here', 'write + or -'],
    ['(2d6)', 1, 'brackets cannot be used', 'without brackets'],
    ['2d6 (3)', 5, 'brackets cannot be used', 'without brackets'],
    ['2d%', 3, '“%” is no number of sides', 'write d100'],
    ['2d6 >= ', 8, 'stops too early: a number to compare with', 'write a whole number'],
    ['2d6 >= 7 >= 3', 10, 'this is a second comparison', 'one at a time'],
    ['7k3 >= 6k3', 8, 'only one number can stand behind the comparison', 'to the left side'],
    ['2d6 >= 7 + 1', 10, 'only one number can stand behind the comparison', 'to the left side'],
    ['2d6 >= 7%', 9, '“%” has no place behind the number', 'end with the number'],
    ['7k3 => 20', 5, '“=>” is no comparison', 'write >='],
    ['7k3 =< 20', 5, '“=<” is no comparison', 'write <='],
    ['7k3 <> 20', 5, '“<>” is no comparison', 'write !='],
    ['7k8', 3, '8 dice cannot be kept where 7 are rolled', 'keep 7 at most'],
    ['7k0', 3, 'number of dice kept: 0', 'from 1 to 7'],
    ['0d6', 1, 'number of dice rolled: 0', 'from 1 to 100'],
    ['101d6', 1, 'number of dice rolled: 101', 'from 1 to 100'],
    ['60d6 + 41d6', 8, 'this makes 101 dice in all', 'roll 100 at most'],
    ['1d1001', 3, 'number of sides: 1001', 'from 1 to 1000'],
    ['1d0', 3, 'number of sides: 0', 'from 1 to 1000'],
    ['31k3', 1, 'number of dice rolled: 31', 'from 1 to 30'],
    ['1d6 + 1000001', 7, 'number: 1000001', 'from 0 to 1000000'],
    ['2d6 ≥ 1.5', 8, 'only whole numbers can be used', 'the next whole number'],
    ['1,5', 2, 'only whole numbers can be used', 'the next whole number'],
    ['2d6 😀', 5, '“😀” has no meaning here', 'continue with'],
  ])('points at the mistake of "%s" (column %i), and says what to write', (text, column, message, hint) => {
    const error = failure(text);
    expect(error.message).toContain(message);
    expect(error.hint).toContain(hint);
    expect(error.column).toBe(column);
    expect(error.message.split('\n').at(-1)?.indexOf('^')).toBe(2 + column - 1);
    expect(error.exitCode).toBe(EXIT.usage);
  });

  it('says it in French as well', () => {
    const told = (text: string): string => failure(text, 'fr').message.split('\n\n')[0] ?? '';
    expect(told('2d6 >= 7 >= 3')).toBe('c’est une deuxième comparaison, et une expression en a une au plus');
    expect(failure('2d', 'fr').hint).toBe('écrivez 2d6 pour deux dés à six faces');
    expect(failure('2d', 'fr').message).toContain('^ colonne 3');
  });

  it('refuses a text of more than 200 characters before reading it', () => {
    expect(() => parseExpression('1+'.repeat(101))).toThrow(/has 202 characters/);
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
      expect(error.hint).toMatch(/^(?:write|continue|keep|roll|bring|end|ask) /);
      expect(error.message).not.toContain('expected');
      expect(error.column).toBeGreaterThanOrEqual(1);
      expect(error.column).toBeLessThanOrEqual(text.length + 1);
    }
  });
});
