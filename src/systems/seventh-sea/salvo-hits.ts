import { type Arithmetic, convolve, floats, integers } from '../../dice/arithmetic.ts';
import type { Dice, Law } from '../../dice/dice.ts';
import { makeLaw } from '../../dice/law.ts';
import { SITE } from './sites.ts';

/** Faces of a die of a salvo; from the first of these on it hits, and with the last it is rolled again. // SS-SALVO-2 */
const SIDES = 10;
const HITS_FROM = 8;

/** Probability that the law of the hits leaves to its last outcome. */
const REST_MAX = 1e-17;
/** Hits of a single die that matter, none among them: the rest is less likely than 1e-19. */
const DIE_HITS = 20;

/** The dice of a salvo, as many as half its level. // SS-SALVO-1 */
export function salvoDice(level: number): number {
  return Math.ceil(level / 2);
}

/** Rolls the dice of a salvo one by one. @returns hits // SS-SALVO-2 */
export function rollSalvo(diceCount: number, dice: Dice): number {
  let hits = 0;
  for (let die = 0; die < diceCount; die += 1) {
    let face = dice.roll(SIDES, SITE.salvo);
    while (face === SIDES) {
      hits += 1;
      face = dice.roll(SIDES, SITE.salvo);
    }
    if (face >= HITS_FROM) hits += 1;
  }
  return hits;
}

/**
 * The law of the hits of a salvo; the last outcome is its number of hits or more.
 * @param isRational also as fractions, slow beyond some tens of dice
 * @source SS-SALVO-2
 */
export function salvoLaw(diceCount: number, isRational: boolean): Law {
  const die = Array.from({ length: DIE_HITS }, (_, hits) => (hits === 0 ? 0.7 : 0.27 * 0.1 ** (hits - 1)));
  const whole = sumOf(floats, { diceCount, die, length: reach(diceCount) });
  let rest = 0;
  while (rest + (whole.at(-1) ?? 1) < REST_MAX) rest += whole.pop() ?? 0;
  const most = whole.length - 1;
  const law = makeLaw([...whole.slice(0, most), (whole[most] ?? 0) + rest]);
  return isRational ? { ...law, fractions: exactHits(diceCount, most) } : law;
}

/** Hits that no salvo of so many dice reaches: the mean is a third of them. */
function reach(diceCount: number): number {
  return Math.ceil(diceCount / 3 + 12 * Math.sqrt(diceCount)) + DIE_HITS;
}

interface Parts<T> {
  readonly diceCount: number;
  /** Index hits → weight of one die. */
  readonly die: readonly T[];
  /** Outcomes that matter. */
  readonly length: number;
}

function sumOf<T>(arithmetic: Arithmetic<T>, { diceCount, die, length }: Parts<T>): T[] {
  let hits = [arithmetic.one];
  for (let rolled = 0; rolled < diceCount; rolled += 1) hits = convolve(arithmetic, hits, die, length);
  return hits;
}

/** @param most the last outcome, which has the rest */
function exactHits(diceCount: number, most: number): NonNullable<Law['fractions']> {
  // One die in parts of 10^(most + 1).
  const die = Array.from({ length: most }, (_, hits) =>
    hits === 0 ? 7n * 10n ** BigInt(most) : 27n * 10n ** BigInt(most - hits),
  );
  const denominator = 10n ** BigInt(diceCount * (most + 1));
  const counts = sumOf(integers, { diceCount, die, length: most });
  const numerators = Array.from({ length: most }, (_, hits) => counts[hits] ?? 0n);
  return { numerators: [...numerators, numerators.reduce((left, n) => left - n, denominator)], denominator };
}
