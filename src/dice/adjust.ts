import { DiceError } from '../errors.ts';
import { type Expression, formatTerm, type NumberTerm, type RollKeepTerm, type Term } from './expression.ts';
import { type DiceLanguage, EXPRESSION_WORDS } from './expression-words.ts';

/** Points that a raise adds to the number to reach. */
const RAISE = 5;
/** Dice of roll and keep that are rolled at most, and kept at most, under the cap; and what a die kept beyond is worth. */
const CAP = { dice: 10, surplus: 10 } as const;

/** How games of roll and keep change what is rolled. */
export interface Adjustments {
  /** Raises announced: each makes the number to reach {@link RAISE} higher. */
  readonly raises?: number;
  /** Whether tens are rolled again; true when absent. */
  readonly explodes?: boolean;
  /** Whether at most ten dice are rolled: see {@link cappedPool}. */
  readonly isCapped?: boolean;
  /** Of notes and errors; English when absent. */
  readonly language?: DiceLanguage;
}

/** An expression as it is rolled, with what a reader should know of it. */
export interface Adjusted {
  readonly expression: Expression;
  /** Whole sentences or clauses. */
  readonly notes: readonly string[];
}

/**
 * Applies raises, the cap of ten dice and dice that do not explode.
 * @throws DiceError when raises are announced without a number to reach
 */
export function adjust(
  expression: Expression,
  { raises = 0, explodes = true, isCapped = false, language = 'en' }: Adjustments,
): Adjusted {
  const pools = expression.terms.filter((term) => term.kind === 'roll-keep');
  const words = EXPRESSION_WORDS[language];
  const notes: string[] = [];
  for (const pool of pools.filter(({ rolled }) => rolled > CAP.dice)) {
    const plain = formatTerm({ ...pool, sign: 1 });
    const counted = cappedPool(pool).map(formatTerm).join('+');
    notes.push(isCapped ? words.capped(plain, counted) : words.uncapped(plain, counted));
  }
  const terms = expression.terms
    .flatMap((term): readonly Term[] => (isCapped && term.kind === 'roll-keep' ? cappedPool(term) : [term]))
    .map((term) => (explodes ? term : withoutExplosions(term)));
  if (!explodes && pools.length > 0) notes.push(words.noExplosions);
  const comparison = raises === 0 ? expression.comparison : raised(expression.comparison, raises, notes, language);
  return { expression: { terms, comparison }, notes };
}

/**
 * A pool under the cap: each die rolled beyond ten is a die kept instead, each die kept beyond ten is ten points.
 * `12k6` is `10k8`, `15k10` is `10k10+50`.
 * @source 7th Sea, SS-DICE-4
 */
function cappedPool(pool: RollKeepTerm): readonly (RollKeepTerm | NumberTerm)[] {
  const kept = pool.kept + Math.max(0, pool.rolled - CAP.dice);
  const rolled = Math.min(pool.rolled, CAP.dice);
  const { sign, column } = pool;
  const capped = { ...pool, rolled, kept: Math.min(kept, CAP.dice) };
  if (kept <= CAP.dice) return [capped];
  return [capped, { kind: 'number', sign, column, value: (kept - CAP.dice) * CAP.surplus }];
}

function withoutExplosions(term: Term): Term {
  if (term.kind !== 'roll-keep') return term;
  const { sign, column, rolled, kept } = term;
  return { kind: 'dice', sign, column, rolled, sides: 10, kept, which: 'highest' };
}

function raised(
  comparison: Expression['comparison'],
  raises: number,
  notes: string[],
  language: DiceLanguage,
): Expression['comparison'] {
  const words = EXPRESSION_WORDS[language];
  if (comparison === null || (comparison.comparator !== '>=' && comparison.comparator !== '>')) {
    const { problem, hint } = words.noTarget;
    throw new DiceError('odds/raises', problem, { hint, language });
  }
  const value = comparison.value + RAISE * raises;
  notes.push(words.raised(raises, comparison.value, value));
  return { ...comparison, value };
}
