import { FiringOrder } from './firing-order.ts';
import { ShipState } from './ship-state.ts';

/** No hit is waiting for a hull. */
export const NO_HIT = -1;

/** First counter of each sort in {@link NavalState.counts}; that of the second ship is the next one. */
export const COUNT = { damage: 0, criticals: 2, losses: 4, sinkingActions: 6 } as const;
const COUNTS = 7;

/** Two ships in a fight. */
export class NavalState {
  readonly ships: readonly [ShipState, ShipState] = [new ShipState(), new ShipState()];
  /** Broadsides of this round; those before `fired` are over. */
  readonly order = new FiringOrder();
  fired = 0;
  isInRound = false;
  /** TN that the hull of the ship last fired at has to reach, or {@link NO_HIT}. */
  tn = NO_HIT;
  /** Ship that fired last. */
  shooter = 0;
  /** From 1; for logs and shared luck, no rule reads it. */
  round = 1;
  readonly counts = new Int32Array(COUNTS);

  ship(index: number): ShipState {
    return this.ships[index as 0 | 1];
  }

  count(counter: number, by: number): void {
    this.counts[counter] = (this.counts[counter] as number) + by;
  }

  /** Shots that are left of this round. */
  get left(): number {
    return this.order.length - this.fired;
  }

  /** Everything but the ships, back to the start. */
  clear(): void {
    this.order.clear();
    this.fired = 0;
    this.isInRound = false;
    this.tn = NO_HIT;
    this.shooter = 0;
    this.round = 1;
    this.counts.fill(0);
  }

  copyFrom(other: NavalState): void {
    this.ships[0].copyFrom(other.ships[0]);
    this.ships[1].copyFrom(other.ships[1]);
    this.order.copyFrom(other.order);
    this.fired = other.fired;
    this.isInRound = other.isInRound;
    this.tn = other.tn;
    this.shooter = other.shooter;
    this.round = other.round;
    this.counts.set(other.counts);
  }

  /** Integers of {@link writeKey}. */
  static readonly keyLength = 2 * ShipState.keyLength + FiringOrder.keyLength + 2;

  writeKey(out: Int32Array): void {
    this.ships[0].writeKey(out, 0);
    this.ships[1].writeKey(out, ShipState.keyLength);
    this.order.writeKey(out, 2 * ShipState.keyLength, this.fired);
    const at = 2 * ShipState.keyLength + FiringOrder.keyLength;
    out[at] = this.tn;
    // Who fired matters only to a hull that is hit.
    out[at + 1] = (this.isInRound ? 1 : 0) | (this.tn === NO_HIT ? 0 : 2 * this.shooter);
  }
}
