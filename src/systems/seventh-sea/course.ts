/** A hexagon in axial coordinates, and where the bow points: 0..5, each sixty degrees to starboard of the one before. */
export interface Place {
  readonly q: number;
  readonly r: number;
  readonly heading: number;
}

export type Side = 'port' | 'starboard';

/** What the captain orders in a phase: to move ahead, or to turn by sixty degrees with some of the dice. */
export interface Order {
  /** 1..10. */
  readonly phase: number;
  /** Hexagons ahead. */
  readonly ahead?: number | undefined;
  readonly turn?: Side | undefined;
  /** Faces of the dice that pay for the turn. */
  readonly dice?: readonly number[] | undefined;
}

/** The two traits that move a ship. */
export interface Helm {
  readonly wits: number;
  readonly resolve: number;
}

/** Where a ship is after a round, or when its first order was against the rules. */
export interface Sailed extends Place {
  readonly isLegal: boolean;
  readonly hexes: number;
}

/** Index heading → step in q and r. // SS-SHIP-16 */
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

const HEADINGS = STEPS.length;

/** A ship on its way through one round. // SS-SHIP-14 to 16 */
class Leg {
  q: number;
  r: number;
  heading: number;
  hexes = 0;
  private turns = 0;
  private phase = 1;
  private readonly helm: Helm;
  /** Faces not used yet. */
  private readonly dice: number[];

  constructor(helm: Helm, start: Place, dice: readonly number[]) {
    this.helm = helm;
    this.q = start.q;
    this.r = start.r;
    this.heading = start.heading;
    this.dice = [...dice];
  }

  move(hexes: number): void {
    const [q, r] = STEPS[this.heading] ?? [0, 0];
    this.q += q * hexes;
    this.r += r * hexes;
    this.hexes += hexes;
  }

  /** Carries out an order. @returns false when it is against the rules */
  obey({ phase, ahead, turn, dice = [] }: Order): boolean {
    if (phase < this.phase) return false;
    this.phase = phase;
    return turn === undefined ? this.goAhead(ahead ?? 0) : this.turn(turn, dice);
  }

  // SS-SHIP-14
  private goAhead(hexes: number): boolean {
    if (hexes < 0 || hexes > this.helm.wits) return false;
    this.move(hexes);
    return true;
  }

  // SS-SHIP-15
  private turn(side: Side, faces: readonly number[]): boolean {
    if (this.turns >= this.helm.wits || !this.spend(faces)) return false;
    const sum = faces.reduce((total, face) => total + face, 0);
    if (sum < this.helm.resolve || !faces.some((face) => face <= this.phase)) return false;
    this.turns += 1;
    this.heading = (this.heading + (side === 'starboard' ? 1 : HEADINGS - 1)) % HEADINGS;
    return true;
  }

  /** Takes dice out of those left. @returns false when one of them is not there */
  private spend(faces: readonly number[]): boolean {
    return faces.every((face) => {
      const at = this.dice.indexOf(face);
      if (at >= 0) this.dice.splice(at, 1);
      return at >= 0;
    });
  }
}

/**
 * Sails a ship through the orders of one round: it drifts first, then does what it is told.
 * @param dice faces of its action dice
 * @source SS-SHIP-14 to 16
 */
export function sail(helm: Helm, start: Place, dice: readonly number[], orders: readonly Order[]): Sailed {
  const leg = new Leg(helm, start, dice);
  leg.move(helm.resolve);
  const isLegal = orders.every((order) => leg.obey(order));
  const { q, r, heading, hexes } = leg;
  return { isLegal, q, r, heading, hexes };
}
