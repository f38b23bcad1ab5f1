import { InvariantError } from '../../errors.ts';

/** Dice that a ship can have at most: its sails, at ten. */
const DICE_MAX = 10;

/**
 * Counts the turns that action dice pay for: the greatest number of groups, no die in two of them, that each total the
 * hull or more. // SS-SHIP-15
 */
export class Turning {
  private readonly resolve: number;
  /** Index set of dice (as bits) → groups completed by its best order, and what lies in the group begun. */
  private readonly groups = new Int8Array(2 ** DICE_MAX);
  private readonly begun = new Int16Array(2 ** DICE_MAX);

  /** @param resolve what each group has to total */
  constructor(resolve: number) {
    this.resolve = Math.max(1, resolve);
  }

  /**
   * Greatest number of groups. The dice of a set are put down one by one, a group is closed as soon as it is full; of the
   * orders of one set that with the most groups, then the most in the group begun, is never worse than another.
   * @param faces the first `count` of them are dice, `count` at most 10
   */
  most(faces: ArrayLike<number>, count: number): number {
    if (count > DICE_MAX) throw new InvariantError(`${count} dice are more than a ship can have`);
    const { groups, begun, resolve } = this;
    for (let set = 1; set < 1 << count; set += 1) {
      let most = -1;
      let left = 0;
      for (let die = 0; die < count; die += 1) {
        if ((set & (1 << die)) === 0) continue;
        const before = set & ~(1 << die);
        const total = (begun[before] as number) + (faces[die] as number);
        const isFull = total >= resolve;
        const full = (groups[before] as number) + (isFull ? 1 : 0);
        const rest = isFull ? 0 : total;
        if (full < most || (full === most && rest <= left)) continue;
        most = full;
        left = rest;
      }
      groups[set] = most;
      begun[set] = left;
    }
    return groups[(1 << count) - 1] as number;
  }
}
