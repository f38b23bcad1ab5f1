import { DiceError } from '../errors.ts';
import { type Advice, type Counted, type DiceLanguage, EXPRESSION_WORDS, type Part } from './expression-words.ts';

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

/** An expression that cannot be read; the message shows the place, the hint says what to write. */
export class ExpressionError extends DiceError {
  /** 1-based, at most one beyond the end. */
  readonly column: number;

  constructor(text: string, column: number, { problem, hint }: Advice, language: DiceLanguage) {
    // Each character keeps its column, also one that a terminal would not show.
    const shown = text.replace(/[\s\p{Cc}\p{Cf}\p{Surrogate}]/gu, (one) => (/\s/.test(one) ? ' ' : '\uFFFD'));
    const place = `${' '.repeat(column - 1)}^ ${EXPRESSION_WORDS[language].column(column)}`;
    super('odds/expression', `${problem}\n\n  ${shown}\n  ${place}`, { hint, language });
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

/** What hasty writers make of a comparison → what they mean. */
const REVERSED: Readonly<Record<string, Comparator>> = { '=>': '>=', '=<': '<=', '<>': '!=', '><': '!=' };

/**
 * Reads `7k3 >= 20`, `2d6 <= 7`, `4d6kh3`, `2d6 + 1d8 - 1 > 10`. Blanks are free, letters may be capitals, `XgY` is the
 * French `XkY`, and ≥ ≤ ≠ are signs too.
 * @param language of errors
 * @throws ExpressionError at the first place that cannot be read or goes beyond {@link EXPRESSION_LIMITS}
 */
export function parseExpression(text: string, language: DiceLanguage = 'en'): Expression {
  return new Parser(text, language).expression();
}

class Parser {
  readonly #text: string;
  readonly #language: DiceLanguage;
  #at = 0;
  #dice = 0;

  constructor(text: string, language: DiceLanguage) {
    this.#text = text;
    this.#language = language;
    if (text.length > EXPRESSION_LIMITS.length) {
      const { problem, hint } = this.#words.lengthMax(text.length, EXPRESSION_LIMITS.length);
      throw new DiceError('odds/too-long', problem, { hint, language });
    }
  }

  expression(): Expression {
    const terms = [this.#term(this.#sign() ?? 1)];
    for (let sign = this.#sign(); sign !== null; sign = this.#sign()) terms.push(this.#term(sign));
    const comparator = this.#comparator();
    if (comparator === null) {
      if (!this.#isAtEnd()) this.#fail(this.#afterSum());
      return { terms, comparison: null };
    }
    const sign = this.#sign() ?? 1;
    const target = this.#target();
    // The negative of 0 is 0, not -0.
    const value = sign === 1 ? target : 0 - target;
    if (!this.#isAtEnd()) this.#fail(this.#afterTarget());
    return { terms, comparison: { comparator, value } };
  }

  #term(sign: 1 | -1): Term {
    const column = this.#skip();
    const count = this.#digits();
    if (count === null && !/d/i.test(this.#peek())) {
      const letter = this.#peek();
      if (column === 1 && this.#isAtEnd()) this.#fail(this.#words.empty);
      if (/[kg]/i.test(letter)) this.#fail(this.#words.noCount(letter));
      this.#fail(this.#missing('terms'));
    }
    const letter = this.#take(/[dkg]/i)?.toLowerCase();
    if (letter === undefined) {
      const value = this.#checked(count ?? 0, column, 0, EXPRESSION_LIMITS.number, 'number');
      return { kind: 'number', sign, column, value };
    }
    if (letter === 'd') return this.#diceTerm(sign, column, count ?? 1);
    const rolled = this.#checked(count ?? 1, column, 1, EXPRESSION_LIMITS.rolled, 'rolled');
    return { kind: 'roll-keep', sign, column, rolled: this.#counted(rolled, column), kept: this.#kept(rolled) };
  }

  #diceTerm(sign: 1 | -1, column: number, count: number): DiceTerm {
    const rolled = this.#counted(this.#checked(count, column, 1, EXPRESSION_LIMITS.dice, 'rolled'), column);
    const sidesColumn = this.#at + 1;
    const digits = this.#digits() ?? this.#fail(this.#peek() === '%' ? this.#words.percentile : this.#missing('sides'));
    const sides = this.#checked(digits, sidesColumn, 1, EXPRESSION_LIMITS.sides, 'sides');
    const base = { kind: 'dice', sign, column, rolled, sides } as const;
    if (this.#take(/k/i) === undefined) return { ...base, kept: rolled, which: 'highest' };
    const end = this.#take(/[hl]/i)?.toLowerCase() ?? this.#fail(this.#missing('which'));
    return { ...base, kept: this.#kept(rolled), which: end === 'h' ? 'highest' : 'lowest' };
  }

  #kept(rolled: number): number {
    const column = this.#at + 1;
    const kept = this.#digits() ?? this.#fail(this.#missing('kept'));
    if (kept > rolled) throw this.#error(column, this.#words.keptMax(kept, rolled));
    return this.#checked(kept, column, 1, rolled, 'kept');
  }

  #counted(rolled: number, column: number): number {
    this.#dice += rolled;
    if (this.#dice <= EXPRESSION_LIMITS.dice) return rolled;
    throw this.#error(column, this.#words.diceMax(this.#dice, EXPRESSION_LIMITS.dice));
  }

  /** The number behind a comparison. */
  #target(): number {
    const column = this.#skip();
    const value = this.#digits();
    if (value !== null) {
      if (/[dkg]/i.test(this.#peek())) throw this.#error(column, this.#words.diceBehind);
      return this.#checked(value, column, 0, EXPRESSION_LIMITS.number, 'number');
    }
    const written = this.#text.slice(this.#at - 1, this.#at + 1);
    if (Object.hasOwn(REVERSED, written)) {
      throw this.#error(column - 1, this.#words.reversed(written, REVERSED[written] ?? ''));
    }
    return this.#fail(
      /d\d/i.test(this.#text.slice(this.#at, this.#at + 2)) ? this.#words.diceBehind : this.#missing('target'),
    );
  }

  /** What is wrong with something behind a sum that neither goes on nor is compared. */
  #afterSum(): Advice {
    const found = this.#peek();
    if (this.#isFraction()) return this.#words.fraction;
    if (/[()[\]{}]/.test(found)) return this.#words.brackets;
    if (/[\ddkg]/i.test(found)) return this.#words.noSign;
    return this.#words.noOperation(this.#found());
  }

  /** What is wrong with something behind the number compared with. */
  #afterTarget(): Advice {
    const found = this.#peek();
    if (this.#isFraction()) return this.#words.fraction;
    if (/[<>=!≥≤≠]/.test(found)) return this.#words.secondComparison;
    if (/[-+−]/.test(found)) return this.#words.diceBehind;
    return this.#words.behind(this.#found());
  }

  /** Whether a decimal mark stands here, digits behind it. */
  #isFraction(): boolean {
    return /^[.,]\d/.test(this.#text.slice(this.#at));
  }

  #missing(part: Part): Advice {
    const { parts, partHints, tooEarly, misplaced, brackets } = this.#words;
    if (/[()]/.test(this.#peek())) return brackets;
    const problem = this.#peek() === '' ? tooEarly(parts[part]) : misplaced(this.#found(), parts[part]);
    return { problem, hint: partHints[part] };
  }

  get #words(): (typeof EXPRESSION_WORDS)[DiceLanguage] {
    return EXPRESSION_WORDS[this.#language];
  }

  #found(): string {
    return [...this.#text.slice(this.#at)][0] ?? '';
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

  #checked(value: number, column: number, min: number, max: number, what: Counted): number {
    if (value >= min && value <= max) return value;
    throw this.#error(column, this.#words.bounds(this.#words.counted[what], value, min, max));
  }

  /** Fails at the place reached. */
  #fail(advice: Advice): never {
    throw this.#error(this.#at + 1, advice);
  }

  #error(column: number, advice: Advice): ExpressionError {
    return new ExpressionError(this.#text, column, advice, this.#language);
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
