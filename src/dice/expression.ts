import { DiceError } from '../errors.ts';

export type Comparator = '>=' | '<=' | '>' | '<' | '=' | '!=';

interface Placed {
  readonly sign: 1 | -1;
  /** 1-based column of the term's first character after its sign. */
  readonly column: number;
}

/** `4d6kh3`: all the dice when `kept` equals `rolled`. */
export interface DiceTerm extends Placed {
  readonly kind: 'dice';
  readonly rolled: number;
  readonly sides: number;
  readonly kept: number;
  readonly which: 'highest' | 'lowest';
}

/** `7k3`: ten-sided dice that explode on 10, highest kept. */
export interface RollKeepTerm extends Placed {
  readonly kind: 'roll-keep';
  readonly rolled: number;
  readonly kept: number;
}

export interface NumberTerm extends Placed {
  readonly kind: 'number';
  readonly value: number;
}

export type Term = DiceTerm | RollKeepTerm | NumberTerm;

/** A sum of dice and numbers, perhaps compared with a number. */
export interface Expression {
  readonly terms: readonly Term[];
  readonly comparison: { readonly comparator: Comparator; readonly value: number } | null;
}

/** What an expression may ask for. */
export const EXPRESSION_LIMITS = {
  length: 200,
  /** In the whole expression. */
  dice: 100,
  sides: 1000,
  /** X of XkY. */
  rolled: 30,
  number: 1_000_000,
} as const;

/** An expression that cannot be read; the message shows the place. */
export class ExpressionError extends DiceError {
  /** 1-based, at most one beyond the end. */
  readonly column: number;

  constructor(text: string, column: number, problem: string) {
    super(
      'odds/expression',
      `${problem}\n\n  ${text.replace(/\s/g, ' ')}\n  ${' '.repeat(column - 1)}^ column ${column}`,
    );
    this.column = column;
  }
}

const SPELLINGS: readonly (readonly [string, Comparator])[] = [
  ['>=', '>='],
  ['<=', '<='],
  ['!=', '!='],
  ['==', '='],
  ['≥', '>='],
  ['≤', '<='],
  ['≠', '!='],
  ['>', '>'],
  ['<', '<'],
  ['=', '='],
];

/**
 * Reads `7k3 >= 20`, `2d6 <= 7`, `4d6kh3`, `2d6 + 1d8 - 1 > 10`. Blanks are free, letters may be capitals, `XgY` is the
 * French `XkY`, and ≥ ≤ ≠ are signs too.
 * @throws ExpressionError at the first place that cannot be read or goes beyond {@link EXPRESSION_LIMITS}
 */
export function parseExpression(text: string): Expression {
  return new Parser(text).expression();
}

class Parser {
  readonly #text: string;
  #at = 0;
  #dice = 0;

  constructor(text: string) {
    this.#text = text;
    if (text.length > EXPRESSION_LIMITS.length) {
      throw new DiceError(
        'odds/too-long',
        `the expression has ${text.length} characters: at most ${EXPRESSION_LIMITS.length}`,
      );
    }
  }

  expression(): Expression {
    const terms = [this.#term(this.#sign() ?? 1)];
    for (let sign = this.#sign(); sign !== null; sign = this.#sign()) terms.push(this.#term(sign));
    const comparator = this.#comparator();
    if (comparator === null) {
      if (!this.#isAtEnd()) this.#fail('expected +, -, a comparison (>= <= > < = !=) or the end');
      return { terms, comparison: null };
    }
    const sign = this.#sign() ?? 1;
    const number = this.#boundedNumber('a whole number to compare with');
    // The negative of 0 is 0, not -0.
    const value = sign === 1 ? number : 0 - number;
    if (!this.#isAtEnd()) {
      const advice = /[dkg+-]/i.test(this.#peek()) ? '; bring dice to the left side, as in 7k3 - 2d6 >= 0' : '';
      this.#fail(`expected the end after the number compared with${advice}`);
    }
    return { terms, comparison: { comparator, value } };
  }

  #term(sign: 1 | -1): Term {
    const column = this.#skip();
    const count = this.#digits();
    if (count === null && !/d/i.test(this.#peek())) {
      this.#fail(column === 1 && this.#isAtEnd() ? 'expected dice, such as 7k3 or 2d6' : 'expected dice or a number');
    }
    const letter = this.#take(/[dkg]/i)?.toLowerCase();
    if (letter === undefined) {
      const value = this.#checked(count ?? 0, column, 0, EXPRESSION_LIMITS.number, 'a number');
      return { kind: 'number', sign, column, value };
    }
    if (letter === 'd') return this.#diceTerm(sign, column, count ?? 1);
    const rolled = this.#checked(count ?? 1, column, 1, EXPRESSION_LIMITS.rolled, 'dice rolled');
    return { kind: 'roll-keep', sign, column, rolled: this.#counted(rolled, column), kept: this.#kept(rolled, letter) };
  }

  #diceTerm(sign: 1 | -1, column: number, count: number): DiceTerm {
    const rolled = this.#counted(this.#checked(count, column, 1, EXPRESSION_LIMITS.dice, 'dice rolled'), column);
    const sidesColumn = this.#at + 1;
    const sides = this.#checked(
      this.#digits() ?? this.#fail('expected the number of sides after d'),
      sidesColumn,
      1,
      EXPRESSION_LIMITS.sides,
      'sides',
    );
    const base = { kind: 'dice', sign, column, rolled, sides } as const;
    if (this.#take(/k/i) === undefined) return { ...base, kept: rolled, which: 'highest' };
    const end = this.#take(/[hl]/i)?.toLowerCase() ?? this.#fail('expected h (highest) or l (lowest) after k');
    return { ...base, kept: this.#kept(rolled, `k${end}`), which: end === 'h' ? 'highest' : 'lowest' };
  }

  #kept(rolled: number, after: string): number {
    const column = this.#at + 1;
    const kept = this.#digits() ?? this.#fail(`expected the number of dice kept after ${after}`);
    if (kept > rolled) throw this.#error(column, `cannot keep ${kept} of ${rolled} dice: at most ${rolled}`);
    return this.#checked(kept, column, 1, rolled, 'dice kept');
  }

  #counted(rolled: number, column: number): number {
    this.#dice += rolled;
    if (this.#dice > EXPRESSION_LIMITS.dice) {
      throw this.#error(column, `the expression rolls ${this.#dice} dice by here: at most ${EXPRESSION_LIMITS.dice}`);
    }
    return rolled;
  }

  #boundedNumber(what: string): number {
    const column = this.#skip();
    const value = this.#digits() ?? this.#fail(`expected ${what}`);
    return this.#checked(value, column, 0, EXPRESSION_LIMITS.number, 'a number');
  }

  #sign(): 1 | -1 | null {
    this.#skip();
    const sign = this.#take(/[-+−]/);
    return sign === undefined ? null : sign === '+' ? 1 : -1;
  }

  #comparator(): Comparator | null {
    this.#skip();
    for (const [spelling, comparator] of SPELLINGS) {
      if (this.#text.startsWith(spelling, this.#at)) {
        this.#at += spelling.length;
        return comparator;
      }
    }
    return null;
  }

  #digits(): number | null {
    const digits = /^\d+/.exec(this.#text.slice(this.#at))?.[0];
    if (digits === undefined) return null;
    this.#at += digits.length;
    return Number(digits);
  }

  /** Passes blanks; the column of what follows. */
  #skip(): number {
    while (/\s/.test(this.#peek())) this.#at += 1;
    return this.#at + 1;
  }

  #take(pattern: RegExp): string | undefined {
    const character = this.#peek();
    if (character === '' || !pattern.test(character)) return undefined;
    this.#at += 1;
    return character;
  }

  #peek(): string {
    return this.#text.charAt(this.#at);
  }

  #isAtEnd(): boolean {
    this.#skip();
    return this.#at >= this.#text.length;
  }

  #checked(value: number, column: number, min: number, max: number, what: string): number {
    if (value >= min && value <= max) return value;
    throw this.#error(column, `${what}: ${min} to ${max}, not ${value}`);
  }

  #fail(expected: string): never {
    const rest = this.#text.slice(this.#at);
    const found = rest === '' ? 'the end' : `"${[...rest][0] ?? ''}"`;
    throw this.#error(this.#at + 1, `${expected}, found ${found}`);
  }

  #error(column: number, problem: string): ExpressionError {
    return new ExpressionError(this.#text, column, problem);
  }
}

/** The expression in its canonical spelling, e.g. `2d6 + 1d8 - 1 >= 10`. */
export function formatExpression({ terms, comparison }: Expression): string {
  const sum = terms
    .map((term, at) => {
      const sign = term.sign === 1 ? (at === 0 ? '' : ' + ') : at === 0 ? '-' : ' - ';
      return sign + formatTerm(term);
    })
    .join('');
  return comparison === null ? sum : `${sum} ${comparison.comparator} ${comparison.value}`;
}

/** A term in its canonical spelling, without its sign. */
export function formatTerm(term: Term): string {
  if (term.kind === 'number') return String(term.value);
  if (term.kind === 'roll-keep') return `${term.rolled}k${term.kept}`;
  const keep = term.kept === term.rolled ? '' : `k${term.which === 'highest' ? 'h' : 'l'}${term.kept}`;
  return `${term.rolled}d${term.sides}${keep}`;
}
