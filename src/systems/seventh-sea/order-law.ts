import type { Law } from '../../dice/dice.ts';
import { addFraction } from '../../dice/edges.ts';
import { EnumeratedDice } from '../../dice/enumerated.ts';
import { KeyTable } from '../../dice/key-table.ts';
import { makeLaw } from '../../dice/law.ts';
import { type Tabulated, tabulate } from '../../dice/tabulate.ts';
import { ExactLimitError } from '../../errors.ts';
import { ActionDice } from './action-dice.ts';
import { type ActionRoll, ActionThrow } from './action-roll.ts';
import { type Arranger, FiringOrder, type Hands } from './firing-order.ts';

/** The law of the order in which two ships fire in a round. */
export interface OrderLaw {
  /** Over the indices of `orders`. */
  readonly law: Law;
  readonly orders: readonly FiringOrder[];
}

/** Pairs of rolls that are worth arranging. */
const PAIRS_MAX = 500_000;

/**
 * The exact law of a round's order: the two ships' dice are independent, so their laws are worked out apart and every
 * pair of rolls is arranged.
 * @param isRational also gives the law as fractions
 * @throws ExactLimitError when there are too many pairs
 */
export function orderLaw(
  arranger: Arranger,
  rolls: readonly [ActionRoll, ActionRoll],
  { panache, keptOver }: { readonly panache: ArrayLike<number>; readonly keptOver: ArrayLike<number> },
  isRational: boolean,
): OrderLaw {
  const lawOf = (ship: 0 | 1): Tabulated<ActionThrow> => {
    const start = new ActionThrow();
    start.begin(keptOver[ship] as number);
    return tabulate(rolls[ship], start, isRational);
  };
  const [first, second] = [lawOf(0), lawOf(1)];
  if (first.ends.length * second.ends.length > PAIRS_MAX) {
    throw new ExactLimitError('exact/too-large', 'the ships have too many action dice to weigh every roll of them', {
      hint: 'use method: sampled',
    });
  }
  const sum = new OrderSum(isRational);
  const hands: Hands = [new ActionDice(), new ActionDice()];
  const dice = new EnumeratedDice();
  dice.isRational = isRational;
  const order = new FiringOrder();
  first.ends.forEach((one, i) => {
    second.ends.forEach((other, j) => {
      dice.start();
      do {
        hands[0].copyFrom(one.hand);
        hands[1].copyFrom(other.hand);
        arranger.arrange(hands, panache, order, dice);
        sum.add(order, [first.law, i], [second.law, j], dice);
      } while (dice.next());
    });
  });
  return sum.toLaw();
}

/** One outcome of a law. */
type Drawn = readonly [Law, number];

/** Adds up the probability of every order. */
class OrderSum {
  private readonly isRational: boolean;
  private readonly orders: FiringOrder[] = [];
  private readonly p: number[] = [];
  private readonly numerators: bigint[] = [];
  private readonly denominators: bigint[] = [];
  private readonly table = new KeyTable(FiringOrder.keyLength);
  private readonly key = new Int32Array(FiringOrder.keyLength);

  constructor(isRational: boolean) {
    this.isRational = isRational;
  }

  /** Adds an order that follows from one roll of either ship, and from the dice between them. */
  add(order: FiringOrder, first: Drawn, second: Drawn, dice: EnumeratedDice): void {
    order.writeKey(this.key, 0);
    const at = this.table.indexOf(this.key);
    if (at === this.orders.length) {
      const kept = new FiringOrder();
      kept.copyFrom(order);
      this.orders.push(kept);
    }
    this.p[at] = (this.p[at] ?? 0) + probabilityOf(first) * probabilityOf(second) * dice.weight;
    if (!this.isRational) return;
    const [n1, d1] = fractionOf(first);
    const [n2, d2] = fractionOf(second);
    addFraction(this.numerators, this.denominators, at, n1 * n2 * dice.numerator, d1 * d2 * dice.denominator);
  }

  toLaw(): OrderLaw {
    const law = makeLaw(this.p);
    if (!this.isRational) return { law, orders: this.orders };
    // Those of ties differ by powers of 2 alone: the greatest is common to all.
    const [denominator = 1n] = [...new Set(this.denominators)].sort((a, b) => (a < b ? 1 : -1));
    const numerators = this.numerators.map((n, at) => (n * denominator) / (this.denominators[at] ?? 1n));
    return { law: { ...law, fractions: { numerators, denominator } }, orders: this.orders };
  }
}

function probabilityOf([law, outcome]: Drawn): number {
  return law.probabilities[outcome] as number;
}

function fractionOf([{ fractions }, outcome]: Drawn): readonly [bigint, bigint] {
  return [fractions?.numerators[outcome] ?? 0n, fractions?.denominator ?? 1n];
}
