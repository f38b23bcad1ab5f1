import type { Law } from '../../dice/dice.ts';
import { addFraction } from '../../dice/edges.ts';
import { KeyTable } from '../../dice/key-table.ts';
import { makeLaw } from '../../dice/law.ts';
import { type Tabulated, tabulate } from '../../dice/tabulate.ts';
import type { ActionThrow } from './action-roll.ts';
import type { Clock } from './clock.ts';
import type { ClockClasses } from './clock-classes.ts';
import type { HandRoll } from './hand-roll.ts';
import { OpeningRoll } from './opening-roll.ts';
import { ThrowClasses } from './throw-classes.ts';
import type { TurnOrder } from './turn-order.ts';

/** How a round may begin, once everybody has rolled his action dice. */
export interface Opening {
  /** Over the indices of `clocks`. */
  readonly law: Law;
  readonly clocks: readonly Clock[];
}

/** Throws of all fighters together that are worth classifying. */
const THROWS_MAX = 600_000;

/** What hands of action dice somebody may get. */
export class HandLaws {
  readonly fighters: number;
  private readonly rolls: readonly HandRoll[];
  private readonly isRational: boolean;
  /** Index fighter → index dice kept over → law; made when first met. */
  private readonly known: (Tabulated<ActionThrow> | undefined)[][];

  /** @param rolls index fighter */
  constructor(rolls: readonly HandRoll[], isRational: boolean) {
    this.fighters = rolls.length;
    this.rolls = rolls;
    this.isRational = isRational;
    this.known = rolls.map(() => []);
  }

  /** The dice of a fighter. */
  rollOf(fighter: number): HandRoll {
    return this.rolls[fighter] as HandRoll;
  }

  find(fighter: number, keptOver: number): Tabulated<ActionThrow> {
    return this.known[fighter]?.[keptOver] ?? this.make(fighter, keptOver);
  }

  private make(fighter: number, keptOver: number): Tabulated<ActionThrow> {
    const roll = this.rolls[fighter] as HandRoll;
    const start = roll.createState();
    start.begin(keptOver);
    const made = tabulate(roll, start, this.isRational);
    (this.known[fighter] as (Tabulated<ActionThrow> | undefined)[])[keptOver] = made;
    return made;
  }
}

/**
 * The laws of how rounds begin: every throw of all dice is classified by what may follow, and drawn by its class.
 * Rounds that begin alike have one law, made when it is first met.
 */
export class RoundOpenings {
  private readonly hands: HandLaws;
  private readonly order: TurnOrder;
  private readonly classes: ClockClasses;
  private readonly throws: ThrowClasses;
  private readonly isRational: boolean;
  /** Who rolls, who is surprised, and index fighter → dice kept over. */
  private readonly key: Int32Array;
  private readonly met: KeyTable;
  private readonly known: (Opening | null)[] = [];

  constructor(
    hands: HandLaws,
    order: TurnOrder,
    { classes, isRational, isSpentInTime }: { classes: ClockClasses; isRational: boolean; isSpentInTime: boolean },
  ) {
    this.hands = hands;
    this.order = order;
    this.classes = classes;
    this.throws = new ThrowClasses(classes, isSpentInTime);
    this.isRational = isRational;
    this.key = new Int32Array(hands.fighters + 2);
    this.met = new KeyTable(this.key.length);
  }

  /**
   * @param clock before the round, with the dice kept over in its hands
   * @param rolling bit set of those who roll
   * @returns null where there are too many throws to classify them
   */
  find(clock: Clock, rolling: number): Opening | null {
    const { key, known } = this;
    key[0] = rolling;
    key[1] = clock.surprised;
    for (let i = 0; i < clock.hands.length; i += 1) key[i + 2] = clock.hand(i).showing(0);
    const place = this.met.indexOf(key);
    if (place === known.length) known.push(this.make(clock, rolling));
    return known[place] as Opening | null;
  }

  private make(clock: Clock, rolling: number): Opening | null {
    const throwers = clock.hands.flatMap((hand, fighter) => {
      if ((rolling & (1 << fighter)) === 0) return [];
      return [{ fighter, law: this.hands.find(fighter, hand.showing(0)) }];
    });
    if (throwers.reduce((product, { law }) => product * law.ends.length, 1) > THROWS_MAX) return null;
    const sum = new OpeningSum(this.classes, this.throws, this.isRational);
    const thrown = clock.clone();
    const throwNext = (at: number, p: number, numerator: bigint, denominator: bigint): void => {
      const thrower = throwers[at];
      if (thrower === undefined) {
        this.order.begin(thrown);
        sum.add(thrown, p, numerator, denominator);
        return;
      }
      const { fighter, law } = thrower;
      const { probabilities, fractions } = law.law;
      for (const [end, { hand }] of law.ends.entries()) {
        thrown.hand(fighter).copyFrom(hand);
        const n = fractions?.numerators[end] ?? 0n;
        throwNext(at + 1, p * (probabilities[end] ?? 0), numerator * n, denominator * (fractions?.denominator ?? 1n));
      }
    };
    throwNext(0, 1, 1n, 1n);
    const opening = sum.toOpening();
    return { ...opening, law: { ...opening.law, process: this.rollAll(clock, throwers, sum) } };
  }

  /** The dice behind the law. */
  private rollAll(clock: Clock, throwers: readonly { readonly fighter: number }[], sum: OpeningSum): OpeningRoll {
    return new OpeningRoll({
      throwers: throwers.map(({ fighter }) => ({ fighter, roll: this.hands.rollOf(fighter) })),
      clock: clock.clone(),
      classify: (thrown) => {
        this.order.begin(thrown);
        return sum.placeOf(thrown);
      },
      count: sum.count,
    });
  }
}

/** Adds up the probability of every class of beginnings. */
class OpeningSum {
  private readonly classes: ClockClasses;
  private readonly throws: ThrowClasses;
  private readonly isRational: boolean;
  /** Class → place in the law. */
  private readonly places = new Map<number, number>();
  private readonly clocks: Clock[] = [];
  private readonly p: number[] = [];
  private readonly numerators: bigint[] = [];
  private readonly denominators: bigint[] = [];

  constructor(classes: ClockClasses, throws: ThrowClasses, isRational: boolean) {
    this.classes = classes;
    this.throws = throws;
    this.isRational = isRational;
  }

  add(clock: Clock, p: number, numerator: bigint, denominator: bigint): void {
    const found = this.throws.classify(clock);
    const place = this.places.get(found) ?? this.clocks.length;
    if (place === this.clocks.length) {
      this.places.set(found, place);
      this.clocks.push(this.classes.firstOf(found));
    }
    this.p[place] = (this.p[place] ?? 0) + p;
    if (this.isRational) addFraction(this.numerators, this.denominators, place, numerator, denominator);
  }

  /** Openings met. */
  get count(): number {
    return this.clocks.length;
  }

  /** The opening that a clock was added to. */
  placeOf(clock: Clock): number {
    return this.places.get(this.throws.classify(clock)) as number;
  }

  toOpening(): Opening {
    const law = makeLaw(this.p);
    if (!this.isRational) return { law, clocks: this.clocks };
    // The denominator of every throw is the same: that of all the dice.
    const fractions = { numerators: this.numerators, denominator: this.denominators[0] ?? 1n };
    return { law: { ...law, fractions }, clocks: this.clocks };
  }
}
