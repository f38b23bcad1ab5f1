import { KeyTable } from '../../dice/key-table.ts';
import { PHASES } from './action-dice.ts';
import type { Clock } from './clock.ts';
import type { ClockClasses } from './clock-classes.ts';

/** Places of a word: three signs to each, or a die, go into 30 bits. */
const SIGNS_A_WORD = 18;
const DICE_A_WORD = 7;
const DIE_BITS = 4;

/**
 * Classifies clocks on which all dice have just been thrown. Where dice are spent in their phases, and the lowest first, their
 * future rests on the order of their faces, and where faces are equal on which hand totals more when these are its lowest
 * left: throws that are alike in this are classified once.
 */
export class ThrowClasses {
  private readonly classes: ClockClasses;
  private readonly isSpentInTime: boolean;
  /** Made for the number of fighters and dice that is met. */
  private met = new KeyTable(0);
  private key = new Int32Array(0);
  private readonly classOf: number[] = [];

  /** @param isSpentInTime nobody holds dice, lets them pass, spends those to come or the highest first */
  constructor(classes: ClockClasses, isSpentInTime: boolean) {
    this.classes = classes;
    this.isSpentInTime = isSpentInTime;
  }

  /** Class of a clock before its first phase, see {@link ClockClasses.classify}. */
  classify(clock: Clock): number {
    if (!this.isSpentInTime || clock.surprised !== 0 || !this.sign(clock)) return this.classes.classify(clock);
    const place = this.met.indexOf(this.key);
    this.classOf[place] ??= this.classes.classify(clock);
    return this.classOf[place];
  }

  /** Writes all on which the future rests; false where there is no room for it. */
  private sign({ hands }: Clock): boolean {
    const length = hands.length + Math.ceil((hands.length * (hands.length - 1) * DICE_A_WORD ** 2) / 2 / SIGNS_A_WORD);
    if (this.key.length !== length) {
      if (this.key.length > 0) return false;
      this.key = new Int32Array(length);
      this.met = new KeyTable(length);
    }
    const { key } = this;
    key.fill(0);
    for (const hand of hands) if (hand.showing(0) > 0 || hand.count > DICE_A_WORD) return false;
    let rank = 0;
    for (let face = 1; face <= PHASES; face += 1) {
      let isShown = false;
      for (let i = 0; i < hands.length; i += 1) if ((hands[i]?.showing(face) ?? 0) > 0) isShown = true;
      if (!isShown) continue;
      rank += 1;
      for (let i = 0; i < hands.length; i += 1) {
        for (let die = hands[i]?.showing(face) ?? 0; die > 0; die -= 1) {
          key[i] = ((key[i] as number) << DIE_BITS) | rank;
        }
      }
    }
    this.signTies(hands);
    return true;
  }

  private signTies(hands: Clock['hands']): void {
    const { key } = this;
    let at = 0;
    const add = (difference: number): void => {
      const word = hands.length + Math.floor(at / SIGNS_A_WORD);
      key[word] = 3 * (key[word] as number) + Math.sign(difference) + 1;
      at += 1;
    };
    for (let one = 0; one < hands.length; one += 1) {
      for (let other = one + 1; other < hands.length; other += 1) {
        this.tiesBetween(hands[one] as Clock['hands'][number], hands[other] as Clock['hands'][number], add);
      }
    }
  }

  /** For every face that both show, who totals more while so many dice of it are left to either. */
  private tiesBetween(
    one: Clock['hands'][number],
    other: Clock['hands'][number],
    add: (difference: number) => void,
  ): void {
    let above = 0;
    for (let face = PHASES; face > 0; face -= 1) {
      const own = one.showing(face);
      const others = other.showing(face);
      for (let i = 1; i <= own; i += 1) for (let j = 1; j <= others; j += 1) add(above + face * (i - j));
      above += face * (own - others);
    }
  }
}
